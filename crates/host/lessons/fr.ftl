# Ce que dit le guide. Une clé est learn-JEU-LEÇON pour un titre, suivie de -ÉTAPE ou -ÉTAPE-why.

## Lift Off
learn-lift-off-rocket = Une meilleure fusée
learn-lift-off-rocket-play = Ta fusée emporte un poids de 1, et un lancement coûte 5 LO. Les experts l’améliorent. Joue le Concepteur d’étages de ta main.
learn-lift-off-rocket-capacity = Le bandeau t’a donné 3 LO tout de suite. Passons aux actions : achète l’amélioration Étage. Tu emportes 1 de plus, et chaque lancement coûte 1 de plus.
learn-lift-off-rocket-capacity-why = D’abord l’amélioration Étage, pour 4 LO. Le reste vient juste après.
learn-lift-off-rocket-propulsion = Le moteur compense : pour 2 LO, chaque lancement coûte 1 de moins. Achète-le aussi.
learn-lift-off-rocket-ready = Un expert fait une action, les deux ou aucune ; aucune rapporte 2 LO. Tu as fini : dis-le.
learn-lift-off-rocket-second = Ton adversaire a joué, voici ton deuxième et dernier expert de ce tour. Joue la Directrice de laboratoire.
learn-lift-off-rocket-lab = Le laboratoire décide quelles missions peuvent voler et ce que vaut un lancement. Porte-le au niveau 2 pour 5 LO.
learn-lift-off-rocket-lab-why = Sans action tu gagnerais 2 LO, mais un meilleur laboratoire vaut plus : améliore-le.
learn-lift-off-rocket-done = Emport 2, coût 5, laboratoire 2 : une vraie fusée. Le troisième expert reste en main pour le tour suivant.

learn-lift-off-draft = Les experts
learn-lift-off-draft-keep = À chaque tour tu as trois experts et tu choisis en secret, comme tout le monde. Garde le Chef chimiste ; les deux autres passent à côté.
learn-lift-off-draft-pass = Deux cartes te sont arrivées. Passe maintenant l’une des trois. N’importe laquelle, sauf le chimiste : il nous le faut.
learn-lift-off-draft-pass-why = Garde le Chef chimiste cette fois, et passe l’une des autres cartes.
learn-lift-off-draft-play = Tu joueras deux de ces trois cartes. Commence par le Chef chimiste.
learn-lift-off-draft-red = Son bandeau donnera plus tard une carte mission de plus. Son action vend des technologies : la première coûte 2. Achète une rouge, le carburant.
learn-lift-off-draft-red-why = Achète d’abord une technologie, et une rouge : sans technologies, aucune mission ne vole.
learn-lift-off-draft-yellow = La deuxième coûte 3 de plus. Achète une jaune, l’énergie : avec rouge et jaune, le niveau 2 peut voler dans cette phase.
learn-lift-off-draft-yellow-why = Une jaune, s’il te plaît : rouge et jaune, c’est ce que demande le niveau 2 dans cette phase.
learn-lift-off-draft-enough = La troisième coûterait 4. Garde ton argent pour le lancement : n’achète plus rien.
learn-lift-off-draft-done = Les technologies ne s’usent jamais. Les bandeaux jaunes (mission, poids, lancement) servent plus tard dans le tour ; les bleus agissent tout de suite.

learn-lift-off-missions = Les missions
learn-lift-off-missions-earth = Après les experts, chacun pioche des missions dans la pile ouverte de son choix. Les niveaux 3 et 4 s’ouvrent en phase 2.
learn-lift-off-missions-deck = Tu as une technologie rouge : assez pour le niveau 1. Choisis cette pile. Tu pioches trois cartes, et une de plus grâce au bandeau du chimiste.
learn-lift-off-missions-deck-why = Le niveau 2 demande rouge et jaune, et un laboratoire de niveau 2. Prends la pile du niveau 1.
learn-lift-off-missions-two = Tu peux en garder une, et une de plus grâce au bandeau. Garde Hydroscope (plus de revenus) et Premiers Satellites (5 points) : ensemble ils pèsent 2, juste ce que tu peux emporter.
learn-lift-off-missions-two-why = Gardes-en deux, Hydroscope et Premiers Satellites : ils tiennent ensemble dans ta fusée.
learn-lift-off-missions-done = Les missions attendent sur Terre que tu les lances. Elles ne rapportent que dans l’espace.

learn-lift-off-launch = Le lancement
learn-lift-off-launch-needs = Un lancement demande un symbole, de l’argent, de l’emport, le niveau de laboratoire et les technologies de ses missions. Ton laboratoire donne un symbole par tour, le bandeau de l’Ingénieure des structures un deuxième.
learn-lift-off-launch-symbol = Prépare un lancement avec le symbole du laboratoire. Il coûte 6 LO.
learn-lift-off-launch-symbol-why = Prends d’abord le symbole du laboratoire. Le lancement du bandeau, 2 LO de moins, peut suivre.
learn-lift-off-launch-probe = Ta fusée emporte 3. Charge le Lancement de Sondes, poids 2.
learn-lift-off-launch-probe-why = Deux missions vont voler ensemble : d’abord le Lancement de Sondes, poids 2.
learn-lift-off-launch-minerals = Il reste de la place pour 1 : charge la Recherche de Minerais.
learn-lift-off-launch-minerals-why = Ne pars pas à moitié vide, le prix est le même. Charge la Recherche de Minerais.
learn-lift-off-launch-go = C’est plein. Décollage !
learn-lift-off-launch-done = 5 points pour le lancement avec le laboratoire 2, 2 et 4 pour les missions, 4 LO, et désormais 2 de revenus en plus. Le Vaisseau Cargo pourrait suivre avec le bandeau, pour 4 LO.

learn-lift-off-score = Les objectifs et la fin
learn-lift-off-score-goals = Le dernier tour. Tes deux objectifs comptent à la fin : 2 pions à la station valent 6, 6 améliorations valent 15.
learn-lift-off-score-symbol = Les missions au sablier rapportent à la fin, mais seulement dans l’espace. Tes Panneaux Solaires sont encore sur Terre : prépare un lancement.
learn-lift-off-score-load = Le niveau 3 demande trois jaunes, deux bleues et une verte. Tu les as. Charge-les.
learn-lift-off-score-go = Envoie-les là-haut.
learn-lift-off-score-finish = Il n’y a plus rien à lancer. Termine, et l’on compte les points.
learn-lift-off-score-done = 22 pour les missions (trois par jaune, et tu en as 5 ; 7 pour le Comptoir de Commerce), 21 pour les objectifs, 3 par verte, 1 par tranche de 5 LO. Tu sais tout !

## Launch Pad
learn-launch-pad-build = Construire une fusée
learn-launch-pad-build-zones = Tu as trois zones : Construction, Contrôle qualité et Lancement. On construit les fusées dans la première, elles rapportent dans la dernière.
learn-launch-pad-build-rocket = Choisis l’Observateur de ta main et pose-le en Construction.
learn-launch-pad-build-part = Un Observateur demande un Métal et un Carburant. Choisis l’un des deux et pose-le sur la fusée.
learn-launch-pad-build-other = Et maintenant l’autre.
learn-launch-pad-build-engineer = La fusée est au complet. Pour quitter la Construction, il lui faut un Ingénieur sur place : mets-le au travail.
learn-launch-pad-build-end = Les fusées n’avancent qu’au début d’un tour. Garde tes cartes et finis ton tour.
learn-launch-pad-build-end-why = Défausser est permis, mais Astronaute et Oxygène serviront. Finis ton tour.
learn-launch-pad-build-done = À ton prochain tour, l’Observateur pourra avancer. Attention : une fusée encore en Construction à la fin coûte ses points.

learn-launch-pad-advance = Les Experts et les zones
learn-launch-pad-advance-move = Un tour commence par les fusées qui avancent : une par zone, si elle est au complet et si l’Expert était déjà là. Envoie l’Observateur. L’Explorateur doit rester : appuie dessus pour savoir pourquoi.
learn-launch-pad-advance-take = Tu complètes maintenant ta main à six cartes. L’une d’elles peut être le dessus de la défausse : prends le Touche-à-tout. Les autres se piochent toutes seules.
learn-launch-pad-advance-inspector = Un Inspecteur ! Place-le en Contrôle qualité.
learn-launch-pad-advance-jack = Le Touche-à-tout travaille dans toute zone libre. Place-le en Lancement : s’il n’y a personne à la fin, tu perds 10 points.
learn-launch-pad-advance-jack-why = La place du Touche-à-tout est en Lancement : sans Expert là-bas, tu perds 10 points à la fin.
learn-launch-pad-advance-end = L’Inspecteur servira dès ton prochain tour. Finis celui-ci et regarde jouer le bot.
learn-launch-pad-advance-launch = C’est de nouveau à toi, et le Contrôle qualité s’ouvre. Envoie une fusée en Lancement ; une par tour et par zone.
learn-launch-pad-advance-done = En Lancement, une fusée rapporte ses points. En Contrôle qualité elle ne compte pas, en Construction elle les coûte.

learn-launch-pad-pad = Les bonus et la rampe
learn-launch-pad-pad-astronaut = Les cartes bonus donnent de la valeur aux fusées. Pose l’Astronaute sur ta fusée en Lancement.
learn-launch-pad-pad-oxygen = Seul, il te coûterait 4 points ! Avec Oxygène il en rapporte 4. Vite.
learn-launch-pad-pad-certificate = Le Certificat de qualité se pose sur une fusée en Contrôle qualité. Il vaut 3 une fois en Lancement, et met la fusée à l’abri de tout Contrôle surprise.
learn-launch-pad-pad-corners = Qui pioche un coin de la rampe le pose à côté de sa Construction. Il traverse les zones tout seul, une par tour. Trois sont sur la rampe, le quatrième est chez le bot.
learn-launch-pad-pad-button = Le Gros bouton rouge envoie un coin directement sur la rampe. Appuie : choisis la carte, puis le coin.
learn-launch-pad-pad-done = La rampe est complète : compte à rebours ! Tu finis ton tour, chacun en joue encore un seul, puis on compte les points.

learn-launch-pad-attack = Attaque et protection
learn-launch-pad-attack-actions = Les cartes action touchent tout le monde et se défaussent d’abord. Regarde en face : Galactique a la Sécurité maximale, personne ne peut la saboter ni l’annuler. Explorateur n’en a pas.
learn-launch-pad-attack-sabotage = Sabote l’Explorateur : prends-lui un composant. Il retombe en Construction.
learn-launch-pad-attack-sabotage-why = Pas les tiennes ! La cible est l’Explorateur du bot, en Lancement.
learn-launch-pad-attack-recruit = Débauchage prend un Expert en jeu. Emmène l’Ingénieur, et l’Explorateur sera coincé.
learn-launch-pad-attack-recruit-why = Prends l’Ingénieur du bot, en Construction : il t’en manque un aussi.
learn-launch-pad-attack-employ = Il est dans ta main. Mets-le tout de suite au travail.
learn-launch-pad-attack-shield = La riposte viendra. Pose Sécurité maximale sur ton Observateur.
learn-launch-pad-attack-system = Le Système d’alarme est une Spécialité : il protège toutes tes fusées des adversaires tant qu’il est là. Joue-le.
learn-launch-pad-attack-done = Contre un Contrôle surprise, seul un Certificat de qualité aide ; un Contrat de travail retient tes Experts. Tu peux avoir une Spécialité en jeu.

learn-launch-pad-end = La fin
learn-launch-pad-end-score = Le dernier tour de la partie. En Lancement tu as 6, et 4 pour l’équipage ; mais l’Explorateur en Construction coûte 8, et l’absence de directeur de vol 10.
learn-launch-pad-end-track = L’Intrépide en Contrôle qualité ne compte pas encore. La Voie rapide l’emmène directement en Lancement : 10 points.
learn-launch-pad-end-control = Maintenant le Touche-à-tout en Lancement : 10 points de sauvés.
learn-launch-pad-end-control-why = Ce n’est qu’en Lancement que le Touche-à-tout t’évite de perdre 10 points.
learn-launch-pad-end-abort = L’Explorateur ne sera jamais fini. « N’importe quelle fusée », c’est aussi la tienne : annule-la et tu ne perds rien.
learn-launch-pad-end-abort-why = C’est l’Explorateur de ta Construction qui coûte des points. Annule celui-là.
learn-launch-pad-end-last = Les cartes en main ne comptent pas. Finis ton tour.
learn-launch-pad-end-done = 20 à 12 : bravo. En cas d’égalité, le plus de cartes bonus l’emporte. Tu sais tout !

## Lift Off (2000)
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
