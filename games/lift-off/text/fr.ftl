# Lift Off, français. Chaque phrase est de nous.

# What it is about and what its options mean, each on one line, without values.
about = Engager des spécialistes par draft, accepter des missions, améliorer sa fusée et décoller. Huit manches, une à deux heures.
option-edition = Édition
option-edition-about = Les trois livrets diffèrent par des détails ; celui qui est choisi décide. La page des règles nomme chaque différence.
option-edition-en = anglaise
option-edition-de = allemande
option-edition-fr = française
option-simultaneous = Décollages
option-simultaneous-about = L’un après l’autre, on suit mieux ; tous ensemble, on va plus vite à plusieurs.
option-simultaneous-off = l’un après l’autre
option-simultaneous-on = tous ensemble
option-data = Valeurs de cartes à soi
option-data-about = Qui possède la boîte peut saisir ses cartes : téléchargez le fichier, modifiez-le, ouvrez-le ici.

own-name = { $name }
list-empty = rien

mission-efficiency-boost = Efficacité Améliorée
mission-planetary-mapping = Cartographie Planétaire
mission-hydroscope = Hydroscope
mission-telecom-satellite = Satellite de Télécommunications
mission-mineral-prospecting = Recherche de Minerais
mission-first-satellites = Premiers Satellites
mission-space-telescope = Télescope Spatial
mission-probe-launch = Lancement de Sondes
mission-supply-ship = Vaisseau Cargo
mission-payload-optimisation = Optimisation de Chargement
mission-orbital-power-plant = Centrale Orbitale
mission-mission-search = Recherche de Mission
mission-fuel-depot = Dépôt de Carburant
mission-crewed-orbit = Vol Habité
mission-solar-collector = Panneaux Solaires
mission-exoplanet-landing = Atterrissage sur Exoplanète
mission-trading-post = Comptoir de Commerce
mission-docking-module = Module d’Amarrage
mission-research-lab-module = Module de Recherche
mission-satellite-network = Réseau Satellitaire
mission-history-archive = Archives de l’Histoire
mission-colony-ship = Vaisseau Colonie
mission-star-base = Base Stellaire
mission-oxygen-garden = Jardin d’Oxygène

specialist-financier = Financier
specialist-satellite-analyst = Analyste satellite
specialist-probe-analyst = Analyste de sondes
specialist-deep-space-analyst = Analyste de l’espace lointain
specialist-chief-chemist = Chef chimiste
specialist-systems-scientist = Scientifique des systèmes
specialist-lab-director = Directrice de laboratoire
specialist-lab-architect = Architecte de laboratoire
specialist-structures-engineer = Ingénieure des structures
specialist-stage-designer = Concepteur d’étages
specialist-propulsion-engineer = Ingénieure de propulsion
specialist-payload-planner = Planificateur de charge
specialist-botanist = Botaniste
specialist-life-support-engineer = Ingénieur de survie
specialist-station-diplomat = Diplomate de la station
specialist-station-planner = Planificateur de la station
specialist-broker = Courtière
specialist-programme-director = Directeur de programme

goal-levels-2-3 = Niveaux 2+3
goal-station = Pions de station
goal-yellow = Technologies jaunes
goal-upgrades = Améliorations de fusée
goal-red = Technologies rouges
goal-blue = Technologies bleues
goal-green = Technologies vertes
goal-sets = Ensembles de technologies
goal-level-1 = Niveau 1
goal-level-2 = Niveau 2
goal-level-3 = Niveau 3
goal-level-4 = Niveau 4
goal-levels-1-2 = Niveaux 1+2
goal-levels-1-3 = Niveaux 1+3
goal-levels-3-4 = Niveaux 3+4
goal-all-missions = Toutes les missions

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-green = vert

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
techs = { $count ->
    [one] { $count } { $colour }
   *[other] { $count } { $colour }s
}
counted = { $count } × { $name }
all-of = { $all }
either = { $one } ou { $other }
step = { $count } → { $points }
gain = { $seat } +{ $points }
income-to = revenus { $income }

banner-money = +{ $money } LO
banner-points = +{ $points }
banner-mission = +1 mission
banner-weight = +{ $weight } emport
banner-launch = tir en plus, { $money } LO de moins

work-grant = { $money } LO, les autres { $others }
work-survey = bilan du niveau { $level }
work-buy-one = 1 techno pour { $money }
work-buy-three = 1 à 3 technos pour { $prices }
work-buy-two = 2 technos différentes pour { $money }
work-green-one = 1 techno verte pour { $money }
work-green-two = 1 ou 2 technos vertes pour { $prices }
work-sell = vendre 1 techno pour { $money }
work-swap = échanger 1 ou 2 technos
work-capacity = étage pour { $money }
work-propulsion = moteur pour { $money }
work-lab = labo +1
work-lab-now = labo { $level } pour { $money }
work-invest = investir
work-invest-now = investir pour { $money }

effect-gain = +1 { $colour }
effect-mapping = 1 techno contre les 2 autres couleurs
effect-income = revenus +{ $steps }
effect-money = +{ $money } LO
effect-capacity = étage gratuit
effect-propulsion = moteur gratuit
effect-lab = labo +1
effect-search = piocher { $cards } missions, en garder 1
effect-investment = investissement gratuit
effect-tech-and-upgrade = +1 techno, +1 amélioration
effect-per = fin : { $each } par { $colour }
effect-exoplanet = fin : 1 par amélioration, 2e carte 2
effect-trading-post = fin : revenus × 1, 2e carte × 2
effect-network = fin : 15, 2e carte 30, 3e carte 50
effect-per-level = fin : le niveau de chaque mission
effect-station = fin : { $each } par pion de station

mission-brief = { $mission } (N{ $level }, { $values })
values-full = poids { $weight }, { $points } PV, { $effect }
values-plain = poids { $weight }, { $points } PV
values-short = poids { $weight }

counts-missions = les missions de niveau { $levels } dans l’espace
counts-missions-least = les missions de niveau { $levels } dans l’espace, dont au moins une de niveau { $least }
counts-colour = les technologies de couleur { $colour }
counts-sets = les ensembles complets des quatre couleurs
counts-station = tes pions sur la piste de la station et à côté
counts-upgrades = les améliorations Étage et Moteur réunies

act-keep = Garder { $card }, passer { $others } à { $to }
act-pass = Passer { $card } à { $to }
act-left = Draft vers la gauche : tes cartes vont à { $to }
act-right = Draft vers la droite : tes cartes vont à { $to }
act-play = Jouer { $card } : { $banner } ; { $works }
act-grant = Prendre { $money } LO, et { $others } pour chaque autre
act-survey = Bilan du niveau { $level } : { $points } et { $money } LO pour toi, { $others }
act-buy = Acheter { $techs } pour { $price } LO
act-buy-first = Acheter { $techs } pour { $price } LO, puis jusqu’à deux autres
act-buy-no-more = Ne plus rien acheter
act-more = Acheter encore { $techs } pour { $price } LO
act-sell-tech = Vendre { $techs } pour { $price } LO
act-swap = Échanger : rendre { $techs }
act-take = Prendre { $techs } à la place
act-capacity = { $price ->
    [0] Amélioration Étage gratuite
   *[other] Amélioration Étage pour { $price } LO
} : emport { $capacity }, lancement à { $cost }
act-propulsion = { $price ->
    [0] Amélioration Moteur gratuite
   *[other] Amélioration Moteur pour { $price } LO
} : lancement à { $cost }
act-lab = Laboratoire au niveau { $level } pour { $price } LO
act-invest = Investir { $price } LO : { $points } et { $reward }
act-nothing = Ne faire aucune action : prendre { $money } LO
act-done = En finir avec cet expert
act-deck = Niveau { $level } : piocher { $draw }, garder { $keep ->
    [one] 1
   *[other] jusqu’à { $keep }
} (pile : { $cards }{ $discards ->
    [0] {""}
   *[other] {" "}+ { $discards }
})
act-keep-missions = Garder { $missions }
act-launch-lab = Lancer depuis le laboratoire : coût { $cost }, emport { $capacity }, { $points }
act-launch-banner = Lancer grâce au bandeau : coût { $cost }, emport { $capacity }, { $points }
act-no-launch = Ne rien lancer
act-no-more-launches = Ne plus rien lancer
act-load = Charger { $mission } (poids { $weight }, reste { $left })
act-boost = Utiliser un bandeau +{ $more } : emport { $capacity }
act-bonus = Utiliser le +{ $more } du laboratoire : emport { $capacity }
act-lift-off = Décoller avec { $missions } : payer { $cost } LO, { $points }
act-resolve = D’abord { $mission } : { $effect }
act-map = Donner 1 { $colour } contre { $techs }
act-decline = Ne rien échanger
act-drop-launch = Renoncer à ce lancement
act-gain = Prendre 1 { $colour }
act-reward = Prendre { $reward }
act-sell-goal = Vendre { $goal } pour { $money } LO (à présent { $count }, { $points })
act-keep-goals = { $count ->
    [0] Terminer
    [one] Garder le dernier objectif
   *[other] Garder ces { $count } objectifs
}

prompt-keep-goal = Quel objectif gardes-tu ? Les deux autres vont à { $to }.
prompt-pass-goal = Quel objectif passes-tu à { $to } ? Tu gardes les deux autres.
prompt-keep = Quel expert gardes-tu ? Les deux autres vont à { $to }.
prompt-pass = Quel expert passes-tu à { $to } ? Tu gardes les deux autres.
prompt-chosen-keep = Tu gardes { $card }. Tu peux changer d’avis tant qu’on attend { $seats }.
prompt-chosen-pass = Tu passes { $card }. Tu peux changer d’avis tant qu’on attend { $seats }.
prompt-wait-choices = On attend le choix de { $seats }.
prompt-direction = Dans quel sens passe-t-on les experts à ce tour ?
prompt-direction-order = Dans quel sens passe-t-on les experts à ce tour ? On les joue dans le même sens.
prompt-wait-direction = { $seat } choisit le sens du draft.
prompt-play = Quel expert joues-tu d’abord ?
prompt-play-second = Quel expert joues-tu ensuite ? L’autre reste en main.
prompt-work-none = Aucune action n’est possible maintenant ; cela rapporte { $instead } LO.
prompt-work-no-more = Aucune autre action n’est possible maintenant.
prompt-work = Que fait l’expert ? Sans aucune action tu gagnes { $instead } LO ; tu en as { $money }.
prompt-work-more = L’autre action aussi ? Tu as { $money } LO.
prompt-work-done = Les actions de l’expert sont faites.
prompt-buy-none = { $bought } achetée(s) ; tu ne peux pas en payer d’autre.
prompt-buy = { $bought ->
    [one] { $bought } achetée
   *[other] { $bought } achetées
}. Encore une technologie ? Tu as { $money } LO.
prompt-swap = { $count ->
    [one] Quelle technologie prends-tu
   *[other] Quelles { $count } technologies prends-tu
} à la place ?
prompt-deck = Dans quelle pile pioches-tu des missions ?
prompt-keep-missions = Quelle mission gardes-tu{ $most ->
    [one] {" "}?
   *[other] {" "}? Tu peux en garder jusqu’à { $most }.
}
prompt-launch-none = Tu ne peux plus rien lancer pendant ce tour.
prompt-launch = Lances-tu une fusée ? Tu as { $money } LO ; un lancement en coûte { $cost } et rapporte { $points }.
prompt-load = Charge la fusée : poids { $load } sur { $capacity }. Le lancement coûte { $cost } de tes { $money } LO.
prompt-resolve = Quelle mission prend effet maintenant ?
prompt-search = Recherche de mission : dans quelle pile pioches-tu { $cards } cartes ?
prompt-search-wait = Recherche de mission : celle d’un autre passe d’abord.
prompt-reward = Investissement : une technologie verte ou des revenus ?
prompt-map = Cartographie planétaire : quelle technologie donnes-tu ?
prompt-gain = Quelle technologie prends-tu ?
prompt-upgrade = Quelle amélioration prends-tu ?
prompt-sale = Délestage : vends-tu des objectifs, à { $money } LO chacun ?
prompt-shuffle = On mélange les cartes.
prompt-wait-specialists = Experts : on attend { $seats }.
prompt-wait-missions = Missions : on attend { $seats }.
prompt-wait-launches = Lancements : on attend { $seats }.
prompt-wait-sale = Délestage : on attend { $seats }.
prompt-over = La partie est finie.

panel-piles = Piles
panel-table = Table
panel-own = { $seat } (toi) : { $points }
panel-seat = { $seat } : { $points }
row-round = Tour
row-needs = Prérequis
row-launch-values = Par lancement
row-decks = Piles
row-station = Station
row-drawn = Piochées
row-memory = Passés
row-discards = N{ $level } défaussées
row-to-come = N{ $level } à venir
row-dismissed = Experts défaussés
row-unplaced = Experts jamais vus
row-board = Tableau
row-money = Argent
row-rocket = Fusée
row-lab = Laboratoire
row-techs = Technologies
row-earth = Sur Terre
row-space = Dans l’espace
row-hand = Main
row-goals = Objectifs
row-played = Joués
row-launch = Lancement
row-points-now = À présent
row-points = Score final

cell-round = { $round } sur { $rounds }, phase { $phase }
cell-starter = premier joueur : { $seat }
cell-left = draft vers la gauche
cell-right = draft vers la droite
step-deal = avant la donne
step-goals = draft des objectifs
step-direction = sens du draft
step-draft = draft des experts
step-first = premiers experts
step-second = seconds experts
step-missions = sélection des missions
step-launches = lancements
step-sale = délestage
step-over = la partie est finie
cell-needs = N{ $level } : { $needed }
cell-launch-points = labo { $level } : { $points }
cell-deck = N{ $level } : { $cards }{ $discards ->
    [0] {""}
   *[other] {" "}(+{ $discards } en défausse)
}
cell-specialists = experts : { $cards }{ $discards ->
    [0] {""}
   *[other] {" "}(+{ $discards } en défausse)
}
cell-station = prochain investissement { $price } LO
cell-free = libres : { $free }, puis toujours { $last }
cell-covered = { $covered ->
    [one] { $covered } occupée
   *[other] { $covered } occupées
}
cell-drawn = { $seat } regarde { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de niveau { $level }
cell-goals-left = { $goals } à { $seat }
cell-goals-passed = d’abord { $goals }
cell-money = { $money } LO
cell-income = revenus { $income } (maximum { $most })
cell-rockets = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} à la station
cell-rocket = lancement { $cost } LO, emport { $capacity }
cell-upgrades = améliorations : Étage { $capacity }/{ $capacities }, Moteur { $propulsion }/{ $propulsions }
cell-lab-brief = labo { $level }
cell-lab = niveau { $level }, { $points } par lancement
cell-techs = { $colour } { $count }
cell-earth = N{ $level } : { $missions }
cell-earth-lacks = N{ $level }, manque { $lacks } : { $missions }
earth-ready = { $mission } ({ $values }, prête)
earth-waits = { $mission } ({ $values })
earth-heavy = { $mission } ({ $values }, { $missing } de trop)
lack-lab = labo { $level }
lack-place = une place : 3 missions sont parties
lack-fourth = un quatrième lancement
lack-launch = une fenêtre de tir
lack-money = { $money } LO
cell-space = N{ $level } × { $count } : { $missions }
cell-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cell-known = sûrement { $cards }
cell-specialist = { $card } ({ $banner }) : { $works }
cell-goals = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}
cell-goal-lacks = { $goal } : { $count } sur { $next } → { $worth }, mais aucune mission de niveau { $level } (0 pour l’instant)
cell-goal-full-lacks = { $goal } : { $count }, mais aucune mission de niveau { $level } (0 pour l’instant)
cell-goal = { $goal } : { $count } sur { $next } → { $worth } (à présent { $now })
cell-goal-full = { $goal } : { $count } → { $now }
cell-left-over = en réserve : { $banners }
cell-lab-used = fenêtre de tir du labo utilisée
cell-load = poids { $load } sur { $capacity }, coût { $cost }
cell-score = { $points } + { $missions } missions + { $goals } objectifs + { $green } vert + { $money } argent = { $total }

ev-dealt = Les cartes sont distribuées ; { $seat } commence.
ev-dealt-own = Les cartes sont distribuées ; { $seat } commence. Tes objectifs : { $goals }.
ev-sealed = { $seat } a choisi.
ev-exchanged = Tu passes { $gave } à { $to } et reçois { $got } de { $from }.
ev-round = Le tour { $round } commence ; premier joueur : { $seat }.
ev-income = { $seat } reçoit { $money } LO.
ev-drew = { $seat } pioche { $count ->
    [one] { $count } expert
   *[other] { $count } experts
}.
ev-drew-own = { $seat } pioche { $cards }.
ev-left = { $seat } fait passer les cartes vers la gauche.
ev-right = { $seat } fait passer les cartes vers la droite.
ev-played = { $seat } joue { $card }.
ev-banner = Bandeau pour { $seat } : { $banner }.
ev-grant = { $seat } touche une subvention.
ev-survey = { $seat } fait le bilan du niveau { $level }.
ev-bought = { $seat } achète { $techs } pour { $paid } LO.
ev-sold-tech = { $seat } vend { $techs } pour { $money } LO.
ev-swapped = { $seat } rend { $techs }…
ev-took = { $seat } prend { $techs } à la place.
ev-paid = { $seat } paie { $paid } LO.
ev-money = { $seat } reçoit { $money } LO.
ev-points = { $seat } marque { $points }.
ev-points-and-money = { $seat } marque { $points } et reçoit { $money } LO.
ev-nothing = { $seat } renonce aux actions et prend { $money } LO.
ev-missions = { $seat } pioche { $count ->
    [one] { $count } mission
   *[other] { $count } missions
} de niveau { $level }.
ev-missions-own = { $seat } pioche au niveau { $level } : { $cards }.
ev-reshuffled = { $cards ->
    [one] La mission défaussée de niveau { $level } devient
   *[other] Les { $cards } missions défaussées de niveau { $level }, mélangées, deviennent
} la nouvelle pile.
ev-kept = { $seat } garde { $missions } ; { $discarded } à la défausse.
ev-kept-forced = { $seat } ne pouvait garder aucune des premières cartes et pioche jusqu’à { $missions } ; { $discarded } à la défausse.
ev-lift-off = { $seat } lance { $missions } pour { $cost } LO : { $points }.
ev-lift-off-banner = { $seat } lance { $missions } grâce à un bandeau pour { $cost } LO : { $points }.
ev-reached = { $mission } est dans l’espace : { $points } pour { $seat }.
ev-gained = { $seat } gagne { $techs }.
ev-mapped = { $seat } donne 1 { $colour } contre { $techs }.
ev-income-up = { $seat } a maintenant des revenus de { $income }.
ev-capacity = { $seat } ajoute une amélioration Étage.
ev-propulsion = { $seat } ajoute une amélioration Moteur.
ev-lab-up = { $seat } a maintenant un laboratoire de niveau { $level }.
ev-invested = { $seat } investit dans la station : { $points }.
ev-invested-beside = { $seat } investit dans la station, à côté de la piste : { $points }.
ev-lapsed = L’effet est perdu : { $seat } ne peut pas en profiter.
ev-finished = { $seat } a terminé ses lancements.
ev-round-over = Le tour est terminé. Nouveau premier joueur : { $seat }.
ev-phase = Phase 2 : les niveaux 3 et 4 sont ouverts, { $cards } experts forment la nouvelle pile.
ev-sold = { $seat } vend un objectif pour { $money } LO.
ev-sold-own = { $seat } vend { $goal } pour { $money } LO.
ev-scored = Évaluation finale pour { $seat } : { $missions } pour les missions, { $goals } pour les objectifs ({ $held }), { $green } pour le vert, { $money } pour l’argent ; { $total }.
ev-ended = La partie est finie.

text-mission = Niveau { $level }, poids { $weight }, { $points }. { $effect } { $most ->
    [one] Un exemplaire par joueur
   *[other] Jusqu’à { $most } exemplaires par joueur
} ; { $cards } dans cette partie.
does-nothing = Sans effet.
does-gain = Dans l’espace : 1 technologie ({ $colour }).
does-mapping = Dans l’espace : tu peux donner 1 technologie rouge, jaune ou bleue contre une de chacune des deux autres.
does-income = Dans l’espace : revenus +{ $steps }, dans la limite de la piste.
does-money = Dans l’espace : { $money } LO.
does-capacity = Dans l’espace : une amélioration Étage gratuite, s’il en reste.
does-propulsion = Dans l’espace : une amélioration Moteur gratuite, s’il en reste.
does-lab = Dans l’espace : le laboratoire monte d’un niveau, 4 au plus.
does-search = Dans l’espace : pioche { $cards } missions d’une pile et gardes-en exactement une sur Terre.
does-investment = Dans l’espace : investis dans la station sans payer ; le pion va à côté de la piste.
does-tech-and-upgrade = Dans l’espace : 1 technologie rouge, jaune ou bleue et une amélioration de ton choix.
does-per = À la fin : { $points } par technologie ({ $colour }).
does-exoplanet = À la fin : 1 point par amélioration ; le second exemplaire en rapporte 2 de plus par amélioration.
does-trading-post = À la fin : tes revenus en points ; le second exemplaire rapporte en plus le double.
does-network = À la fin : 15 points pour le premier exemplaire, 30 pour le deuxième, 50 pour le troisième.
does-per-level = À la fin : chacune de tes missions dans l’espace rapporte son niveau, celle-ci aussi.
does-station = À la fin : { $points } par pion à toi à la station.
text-specialist-one = Bandeau : { $banner } Action : { $one }
text-specialist-two = Bandeau : { $banner } Actions : { $one } { $other }
gives-money = { $money } LO tout de suite.
gives-points = { $points } tout de suite.
gives-mission = à ce tour, une carte Mission de plus à piocher, et une de plus à garder si tu veux.
gives-weight = +{ $weight } d’emport pour un lancement de ce tour.
gives-launch = une fenêtre de tir de plus à ce tour, { $money } LO moins chère.
can-grant = { $money } LO pour toi, { $others } pour chaque autre.
can-survey = { $points } et { $money } LO par mission de niveau { $level } que tu as dans l’espace ; les autres { $others } pour chacune des leurs.
can-buy-one = Achète 1 rouge, jaune ou bleu pour { $money } LO.
can-buy-three = Achète 1, 2 ou 3 technologies rouges, jaunes ou bleues pour { $prices } LO en tout.
can-buy-two = Achète 2 couleurs différentes parmi rouge, jaune et bleu pour { $money } LO.
can-green-one = Achète 1 technologie verte pour { $money } LO.
can-green-two = Achète 1 ou 2 technologies vertes pour { $prices } LO en tout.
can-sell = Vends 1 rouge, jaune ou bleu pour { $money } LO.
can-swap = Rends 1 ou 2 technologies et prends-en autant d’autres couleurs.
can-capacity = Une amélioration Étage pour { $money } LO.
can-propulsion = Une amélioration Moteur pour { $money } LO.
can-lab = Le laboratoire monte d’un niveau ; les niveaux 2, 3 et 4 coûtent { $prices } LO.
can-invest = Investis dans la station au prix libre le plus bas : { $points }, 1 de plus par mission dans l’espace, et une technologie verte ou revenus +1.
text-goal = À la fin. Compte { $counts } ; nombre → points : { $steps }.

term-capacity = Emport
text-capacity = Le poids qu’un lancement peut porter. Il commence à { $start } ; chaque amélioration Étage ajoute 1 et rend les lancements plus chers de 1. Les bandeaux de poids valent pour un seul lancement.
term-cost = Coût
text-cost = Ce que coûte un lancement, en LO. Il commence à { $start } ; une amélioration Étage ajoute 1, une amélioration Moteur retire 1.
term-income = Revenus
text-income = L’argent reçu au début de chaque tour sauf le premier. Ils commencent à { $start } et montent jusqu’à { $most }.
term-lab = Laboratoire
text-lab = Permet de lancer les missions jusqu’à son niveau, fixe les points d’un lancement et donne une fenêtre de tir par tour. Les niveaux 2, 3 et 4 coûtent { $prices } LO. { $bonus }
text-bonus-symbol = Au niveau 4, le lancement fait avec sa fenêtre de tir a +1 d’emport.
text-bonus-any = Au niveau 4, un lancement de ton choix par tour a +1 d’emport.
term-station = Station spatiale
text-station = Qui investit paie le plus petit nombre libre et l’occupe ; après le dernier, le prix reste { $last }. Cela rapporte { $points }, 1 de plus par mission dans l’espace, et une technologie verte ou revenus +1.
term-phase = Phase
text-phase = Les tours 1 à 4 sont la phase 1, les tours 5 à 8 la phase 2. En phase 2 les niveaux 3 et 4 sont ouverts, certains prérequis montent et les lancements rapportent moins. Entre les deux, le délestage permet de vendre des objectifs à { $money } LO chacun.
term-banner = Bandeau
text-banner = La partie d’un expert qui agit toujours, même si tu renonces aux actions pour { $money } LO. Les bleus agissent tout de suite, les jaunes à la sélection des missions ou au lancement.
term-symbol = Fenêtre de tir
text-symbol = Chaque lancement en utilise une : celle du laboratoire, une fois par tour, ou celle d’un bandeau, { $money } LO moins chère. { $limit }
text-limit-missions = Au plus { $most } missions par tour.
text-limit-launches = Au plus { $most } lancements par tour.
term-draft = Draft
text-draft = Tout le monde passe deux cartes sur trois à son voisin, puis une sur trois. Les choix sont secrets et simultanés. Les objectifs vont à gauche, les experts dans le sens choisi par le premier joueur.
text-red = Ergols. Les missions des petits niveaux en demandent ; ils ne s’usent pas.
text-yellow = Accus. Les missions de la plupart des niveaux en demandent ; ils ne s’usent pas.
text-blue = Approvisionnement en oxygène. Les missions des hauts niveaux en demandent ; il ne s’use pas.
text-green = Approvisionnement bio. Les missions des hauts niveaux en demandent ; il ne s’use pas et rapporte 3 points à la fin.

why-no-such-seat = Cette place n’existe pas à cette table.
why-shuffling = On mélange ou on distribue les cartes ; ce n’est à personne de jouer.
why-over = La partie est finie.
why-not-your-turn = C’est à { $turn } de jouer.
why-finished = Tu n’as plus rien à faire à cette étape.
why-not-in-hand = { $card } n’est pas dans ta main.
why-no-goal = Tu n’as pas l’objectif { $goal }.
why-chosen-already = C’est déjà ton choix.
why-not-on-card = Cet expert ne propose pas cela : { $work }.
why-done-already = Déjà fait avec cet expert : { $work }.
why-money = Cela coûte { $price } LO et tu en as { $money }.
why-plain-only = Seulement rouge, jaune ou bleu : { $work }.
why-different = Les deux doivent être de couleurs différentes.
why-one-or-two = Une ou deux vertes, pas un autre nombre.
why-few-techs = Tu n’en as que { $count } : { $colour }.
why-map-plain = On ne peut donner que du rouge, du jaune ou du bleu.
why-no-tech = Tu n’as pas de technologie ({ $colour }) à donner.
why-given-back = Tu viens de rendre cette couleur : { $colour }. Prends-en une autre.
why-as-many = Tu dois prendre { $count ->
    [one] exactement une technologie
   *[other] exactement { $count } technologies
}, autant que tu en as rendu.
why-no-capacity = Il ne te reste aucune amélioration Étage.
why-no-propulsion = Il ne te reste aucune amélioration Moteur.
why-lab-full = Ton laboratoire est au niveau 4, le plus haut.
why-income-full = Tes revenus sont à { $most }, le maximum.
why-deck-closed = Le niveau { $level } ouvre en phase 2.
why-seven = Tu peux avoir au plus sept missions de niveau { $level }.
why-nothing-to-keep = Le niveau { $level } n’a plus de carte que tu puisses garder.
why-search-under-way = { $seat } cherche une mission ; attends la fin.
why-not-drawn = { $mission } n’est pas parmi les cartes piochées, ou pas autant de fois.
why-keep-fewer = Tu peux garder { $most ->
    [one] une seule mission
   *[other] au plus { $most } missions
}.
why-copies-held = { $mission } : tu peux avoir { $most ->
    [one] un seul exemplaire
   *[other] au plus { $most } exemplaires
}, sur Terre et dans l’espace.
why-lab-used = La fenêtre de tir du laboratoire est déjà utilisée à ce tour.
why-no-launch-banner = Tu n’as plus de bandeau de lancement.
why-three-missions = Trois missions au plus peuvent partir par tour.
why-three-launches = Tu as fait trois lancements à ce tour, le maximum.
why-nothing-on-earth = Tu n’as pas de mission sur Terre.
why-nothing-can-fly = Aucune de tes missions sur Terre ne peut partir.
why-not-on-earth = { $mission } n’est pas sur Terre, ou déjà à bord.
why-lab-too-low = { $mission } demande un laboratoire de niveau { $level } ; le tien est au niveau { $lab }.
why-requirement = { $mission } : le niveau { $level } exige maintenant { $needed }.
why-weight = { $mission } pèse { $weight } ; il reste { $left } d’emport.
why-no-weight-banner = Tu n’as pas de bandeau de poids +{ $size } en réserve.
why-bonus-with-lab = Le +1 du laboratoire vient tout seul avec sa propre fenêtre de tir.
why-no-bonus = Seul un laboratoire de niveau 4 donne +1 d’emport.
why-bonus-used = Le +1 du laboratoire est déjà utilisé à ce tour.
why-nothing-loaded = La fusée est vide : charge au moins une mission.
why-not-pending = { $mission } n’a plus d’effet en attente.
why-keep-goal-first = Choisis d’abord l’objectif que tu gardes.
why-pass-goal-first = Choisis d’abord l’objectif que tu passes.
why-direction-first = Choisis d’abord le sens du draft.
why-keep-first = Choisis d’abord l’expert que tu gardes.
why-pass-first = Choisis d’abord l’expert que tu passes.
why-play-first = Joue d’abord un expert.
why-work-first = Fais d’abord les actions de l’expert, ou dis que tu as fini.
why-buy-first = Achète d’abord d’autres technologies, ou dis que tu as fini.
why-swap-first = Prends d’abord les technologies de l’échange.
why-deck-first = Choisis d’abord une pile de missions.
why-keep-missions-first = Choisis d’abord les missions que tu gardes.
why-launch-first = Lance d’abord une fusée, ou dis que tu as fini.
why-load-first = Charge d’abord la fusée et fais-la décoller, ou reprends ce lancement.
why-resolve-first = Choisis d’abord la mission qui prend effet.
why-search-first = Choisis d’abord la pile de la recherche de mission.
why-reward-first = Choisis d’abord vert ou revenus pour l’investissement.
why-map-first = Décide d’abord de la cartographie planétaire.
why-gain-first = Choisis d’abord une technologie rouge, jaune ou bleue.
why-upgrade-first = Choisis d’abord une amélioration.
why-no-sale = Les objectifs ne se vendent qu’entre les tours 4 et 5.
why-sale-first = Vends d’abord des objectifs, ou dis que tu as fini.

# D’où viennent les points.
category-launches = Lancements
category-missions = Missions dans l’espace
category-final-missions = Missions, à la fin
category-goals = Objectifs
category-specialists = Experts
category-station = Station
category-green = Technologies vertes
category-money = Argent
category-start = Départ
