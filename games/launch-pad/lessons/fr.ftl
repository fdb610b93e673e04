# Ce que dit le guide. Une clé est learn-JEU-LEÇON pour un titre, suivie de -ÉTAPE ou -ÉTAPE-why.

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

# Comment jouer, sur un écran.
how-launch-pad = Construis des fusées, amène-les en Lancement et gêne les autres.
how-launch-pad-1 = Construire
how-launch-pad-1-text = Pose une fusée en Construction et donne-lui le métal et le carburant qu’il lui faut.
how-launch-pad-2 = Avancer
how-launch-pad-2-text = Une fusée complète avance d’une zone au début de ton tour : grâce à un ingénieur, puis à un inspecteur.
how-launch-pad-3 = Ton tour
how-launch-pad-3-text = Pioche jusqu’à six cartes, puis joues-en autant que tu veux. Main vide ? Tu repioches.
how-launch-pad-4 = Gêner
how-launch-pad-4-text = Les actions prennent aux autres pièces, experts et fusées entières. Les spécialités te protègent.
how-launch-pad-5 = Compte à rebours
how-launch-pad-5-text = Quatre coins du pas de tir le lancent : un dernier tour chacun. Le Lancement rapporte, la Construction coûte ; sans directeur de vol, 10 points de moins.
