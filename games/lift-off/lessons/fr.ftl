# Ce que dit le guide. Une clé est learn-JEU-LEÇON pour un titre, suivie de -ÉTAPE ou -ÉTAPE-why.

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

# Comment jouer, sur un écran.
how-lift-off = Huit tours pour envoyer dans l’espace plus de missions, et de meilleures, que les autres.
how-lift-off-1 = Engager
how-lift-off-1-text = Choisis trois experts, joues-en deux. Chacun a un bandeau et une ou deux actions.
how-lift-off-2 = Améliorer
how-lift-off-2-text = Les étages donnent plus d’emport, les moteurs baissent le coût, laboratoire et technologies ouvrent de plus hautes missions.
how-lift-off-3 = Choisir
how-lift-off-3-text = Pioche trois missions d’une pile et gardes-en une. Elles attendent sur Terre et ne comptent que dans l’espace.
how-lift-off-4 = Lancer
how-lift-off-4-text = Ton laboratoire donne un lancement par tour. Paie son coût, charge des missions et décolle.
how-lift-off-5 = Compter
how-lift-off-5-text = Missions à sablier, objectifs, technologies vertes et argent comptent à la fin. Le plus de points gagne.
