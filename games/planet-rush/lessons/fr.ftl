# Ce que dit le guide. Une clé est learn-JEU-LEÇON pour un titre, suivie de -ÉTAPE ou -ÉTAPE-why.

learn-planet-rush-place = Poser des cartes
learn-planet-rush-place-cards = Chacun a un paquet dont la carte du dessus est visible : cargaison bleue, Lift Off jaune, ordres rouges. Entre toi et le bot, des planètes ; ta rangée grandit de ton côté. C’est une course, mais ici on joue chacun son tour.
learn-planet-rush-place-tank = Un réservoir, donc de la cargaison : il va près de toute planète ou d’une autre cargaison. Pose-le en Pios Proxima.
learn-planet-rush-place-tank-why = Il irait là aussi. Pour cette leçon, choisis la planète 2, Pios Proxima.
learn-planet-rush-place-cycle = Un ordre ne suit qu’un Lift Off, donc la production de minerai ne va encore nulle part. Glisse-la sous le paquet : elle reviendra.
learn-planet-rush-place-cycle-why = Défaussée, elle serait perdue pour cette manche. Glisse-la sous le paquet.
learn-planet-rush-place-lift-off = Le Lift Off clôt la cargaison, un par rangée. Pose-le sur le réservoir en Pios Proxima.
learn-planet-rush-place-lift-off-why = Ton réservoir attend en Pios Proxima : c’est cette rangée qui a besoin du Lift Off.
learn-planet-rush-place-mining = Un ordre peut suivre : pose la production de minerai en Pios Proxima.
learn-planet-rush-place-mining-why = La production de minerai a maintenant sa place : planète 2, derrière le Lift Off.
learn-planet-rush-place-discard = Tu peux aussi te passer d’une carte. Défausse celle-ci ; elle revient à la prochaine manche.
learn-planet-rush-place-discard-why = Elle pourrait servir, mais essaie la troisième possibilité : défausse-la.
learn-planet-rush-place-done = Poser, glisser dessous, défausser : voilà toute la course. En direct, tout le monde le fait en même temps, le plus vite possible.

learn-planet-rush-energy = L’énergie
learn-planet-rush-energy-reveal = Après la course, on retourne les rangées carte par carte. Les ordres utilisent la cargaison déjà visible. Tu as une production de minerai, et de l’énergie sous deux formes.
learn-planet-rush-energy-mine = Produire du minerai coûte 1 énergie et rapporte 1 point par minerai. Un réservoir utilisé est perdu ; un module solaire donne 1 énergie à chaque ordre. Paie avec le soleil.
learn-planet-rush-energy-mine-why = Garde le réservoir : le module solaire ne te coûte rien.
learn-planet-rush-energy-terraform = La terra formation coûte 2 énergies, et un module n’en donne qu’une. Paie avec le module et un réservoir.
learn-planet-rush-energy-terraform-why = Deux réservoirs suffiraient, mais un seul est assez : module et réservoir.
learn-planet-rush-energy-again = Encore du minerai, le deuxième de cette planète. Paie comme tu veux : rien ne suit.
learn-planet-rush-energy-done = 2 points de minerai. La planète est formée autant qu’elle le demande, et tu as le plus de colons : encore 3 points.

learn-planet-rush-stop = STOP
learn-planet-rush-stop-stop = Il reste deux cartes dans ton paquet. Qui se défait de la dernière arrête la course pour tous, aussitôt : STOP !
learn-planet-rush-stop-place = Pose la production de minerai en Beta Minor, derrière ton Lift Off.
learn-planet-rush-stop-place-why = En Beta Minor elle rapporte un point : pose-la là.
learn-planet-rush-stop-last = Les colons d’en face n’ont pas encore de Lift Off en Beta Minor. Défausse ta dernière carte, vite !
learn-planet-rush-stop-last-why = Défausse-la : ce sera STOP, avant que les autres aient fini.
learn-planet-rush-stop-done = Une rangée sans Lift Off ne compte pas : deux colons perdus là, et un des tiens en Gamma Ferrum. Tu gagnes le minerai et Beta Minor, qui ne demande pas de terra formation.

learn-planet-rush-theft = Le vol
learn-planet-rush-theft-planet = Encore Pios Proxima. Tu as une production de minerai et un voleur, le bot un colon, deux réservoirs et une terra formation.
learn-planet-rush-theft-mine = D’abord le minerai : paie avec le soleil.
learn-planet-rush-theft-mine-why = Le module solaire ne s’use pas : fais-le payer.
learn-planet-rush-theft-steal = Un voleur prend en face une cargaison visible et inutilisée. Prends le colon.
learn-planet-rush-theft-steal-why = Prends le colon : la majorité des colons gagne la planète.
learn-planet-rush-theft-counter = Le bot a dû former la planète, et le seul colon était chez toi : 3 points. En Beta Minor il a voulu voler, mais tu montres une force de sécurité. À toi de prendre quelque chose : le colon.
learn-planet-rush-theft-counter-why = Prends le colon : avec lui, Beta Minor est à toi.
learn-planet-rush-theft-done = Une force de sécurité visible arrête tout vol. Qui vole son propriétaire perd une carte.

learn-planet-rush-score = La dernière manche
learn-planet-rush-score-rounds = On joue trois manches, les points s’ajoutent. Voici la troisième ; tu as 9, le bot 10.
learn-planet-rush-score-settler = Beta Minor vaut 2 à qui y a le plus de colons. C’est un partout : pose le tien.
learn-planet-rush-score-settler-why = Ailleurs il ne sert à rien. En Beta Minor il fait la majorité.
learn-planet-rush-score-lift-off = Maintenant le Lift Off, sinon la rangée ne compte pas.
learn-planet-rush-score-lift-off-why = Tes colons attendent en Beta Minor : pose-y le Lift Off.
learn-planet-rush-score-last = Et STOP : défausse ta dernière carte.
learn-planet-rush-score-last-why = Il n’y a rien à voler. Défausse-la, et c’est STOP.
learn-planet-rush-score-done = Deux colons contre un : 2 points, et 11 à 10. À égalité, personne n’aurait eu la planète. Tu sais tout !

# Comment jouer, sur un écran.
how-planet-rush = Trois manches rapides : tout le monde joue en même temps, et une planète va à qui la colonise.
how-planet-rush-1 = Planètes
how-planet-rush-1-text = Chaque planète près de toi, tu la disputes à un rival. Chacun y a une rangée de cartes de son côté.
how-planet-rush-2 = Charger
how-planet-rush-2-text = Prends la carte du dessus : pose-la, glisse-la dessous ou défausse-la. D’abord les transports bleus, comme réservoirs et colons.
how-planet-rush-3 = Lift Off
how-planet-rush-3-text = Une carte Lift Off par rangée. Sans elle, la rangée ne compte pas : ne l’oublie pas.
how-planet-rush-4 = Ordonner
how-planet-rush-4-text = Les ordres rouges suivent Lift Off : extraire donne un point, terraformer rend habitable, un vol prend un transport.
how-planet-rush-5 = Stop !
how-planet-rush-5-text = Qui vide sa pile arrête la manche. Le plus de colons sur une planète habitable en prend les points.
