# Lift Off (2000), français. Chaque phrase est de nous.

# What it is about and what its options mean, each on one line, without values.
about = Tous posent en même temps cargaisons et ordres près des planètes, au plus vite. Trois manches de quelques minutes.
level-greedy = Régulier, sans erreur : difficile
level-expert = Mains d’expert
option-placement = Poses fautives
option-placement-about = Refusées aussitôt, ou acceptées comme à une vraie table et retirées à la fin de la manche.
option-placement-strict = refusées
option-placement-table = retirées plus tard
option-pace = Rythme
option-pace-about = En direct, c’est le jeu tel qu’il fut pensé. Détendu donne à chacun une pause après chaque carte. À tour de rôle, personne ne se presse ; à plusieurs devant un écran, il le faut.
option-pace-live = en direct
option-pace-relaxed = détendu
option-pace-turns = à tour de rôle
option-pause = Pause en secondes
option-pause-about = Au rythme détendu : repos de chacun après une carte.
option-actions = Cartes par manche
option-actions-about = Une manche finit quand quelqu’un a manié ce nombre de cartes.
option-minutes = Minutes par manche
option-minutes-about = Une manche finit au plus tard après ce nombre de minutes.
option-choice = Secondes pour un choix
option-choice-about = Pendant la résolution des planètes : temps pour choisir avant qu’on choisisse pour vous ; 0 pour toujours.
option-data = Valeurs de planètes à soi
option-data-about = Qui possède la boîte peut saisir ses planètes : téléchargez le fichier, modifiez-le, ouvrez-le ici.

own-name = { $name }
list-empty = rien

card-tank = réservoir d’énergie
card-settler = colon
card-solar = module solaire
card-security = force de sécurité
card-lift-off = Lift Off
card-mining = production de minerai
card-terraforming = terra formation
card-steal = voleur

one-tank = un réservoir d’énergie
one-settler = un colon
one-solar = un module solaire
one-security = une force de sécurité

planet-beta-minor = Beta Minor
planet-pios-proxima = Pios Proxima
planet-gamma-ferrum = Gamma Ferrum
planet-tau-viridis = Tau Viridis
planet-ursa-magna = Ursa Magna
planet-numbered = { $number } { $name }
planet-number = planète { $number }

counted = { $count } × { $card }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
energy-solar = { $count ->
    [one] { $count } module solaire
   *[other] { $count } modules solaires
}
energy-tanks = { $count ->
    [one] { $count } réservoir
   *[other] { $count } réservoirs
}

act-ready = prêt
act-place = poser sur { $planet }
act-cycle = sous le paquet
act-discard = défausser
act-pay = payer avec { $paid }
act-take = prendre { $card }
act-decline = ne rien prendre

prompt-layout = On dispose les planètes.
prompt-shuffle = On mélange les paquets.
prompt-ready = Manche { $round } sur { $rounds } : dis quand tu es prêt.
prompt-wait-ready = Pas encore prêts : { $seats }.
prompt-countdown = Trois… deux… un…
prompt-rush = Ta carte du dessus : { $card }. Elle va en { $planets }. Pose-la, glisse-la sous le paquet ou défausse-la.
prompt-rush-nowhere = Ta carte du dessus : { $card }. Elle ne va nulle part. Glisse-la sous le paquet ou défausse-la.
prompt-rush-table = Ta carte du dessus : { $card }. Pose-la, glisse-la sous le paquet ou défausse-la.
prompt-resting = Petite pause. Ensuite : { $card }.
prompt-wait-turn = C’est à { $seat } de jouer.
prompt-watch = Tout le monde joue en même temps.
prompt-resolve = On résout les planètes.
prompt-mine = { $planet } : la production de minerai coûte 1 énergie, tu as { $energy }. Qu’est-ce qui paie ?
prompt-terraform = { $planet } : la terra formation coûte 2 énergies, tu as { $energy }. Qu’est-ce qui paie ?
prompt-steal = { $planet } : { $opponent } montre { $cards }. Que voles-tu, ou rien ?
prompt-counter = { $planet } : ta force de sécurité a surpris { $opponent }, qui montre { $cards }. Que prends-tu, ou rien ?
prompt-wait-mine = { $planet } : { $seat } choisit ce qui paie la production de minerai.
prompt-wait-terraform = { $planet } : { $seat } choisit ce qui paie la terra formation.
prompt-wait-steal = { $planet } : { $seat } peut voler à { $opponent } : { $cards }.
prompt-wait-counter = { $planet } : { $seat } a surpris { $opponent } et peut prendre en échange : { $cards }.
prompt-over = La partie est finie.

panel-table = Table
panel-piles = Paquets et défausses
panel-own = { $seat } (toi) : { $points }
panel-seat = { $seat } : { $points }

row-round = Manche
row-deck = Paquet
row-discards = Défausse
row-deck-of = { $seat }, paquet
row-discards-of = { $seat }, défausse

stage-layout = on dispose les planètes
stage-shuffle = on mélange
stage-ready = en attendant que tous soient prêts
stage-countdown = compte à rebours
stage-rush = la course
stage-resolve = résolution
stage-over = partie finie

cell-round = { $round } sur { $rounds }
cell-turn = à { $seat }
cell-caller = STOP de { $seat }
cell-worth = { $count } PV
cell-terraforming = { $count ->
    [0] sans terra
   *[other] terra { $count }
}
cell-terraformed = terra { $done } sur { $needed }
cell-ore = minerai { $count }
cell-ore-left = minerai restant { $left } sur { $ore }
cell-sides = { $near } – { $far }
cell-now = en cours
cell-resolved = résolue
cell-face-down = face cachée
cell-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cell-out = { $count ->
    [0] vide
    [one] { $count } carte hors jeu
   *[other] { $count } cartes hors jeu
}
cell-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
cell-ready = prêt
cell-resting = en pause
cell-stop = STOP
cell-revealed = retournées : { $revealed } sur { $cards }
cell-cargo = de ce côté : { $cargo }
cell-unseen = { $count ->
    [one] { $count } jamais vue
   *[other] { $count } jamais vues
} : { $cards }

ev-laid = Les planètes sont en place : { $planets }.
ev-ready = { $seat } peut commencer.
ev-countdown = Trois… deux… un…
ev-face-up = Lift Off ! Tous les paquets sont face visible.
ev-face-up-turns = Lift Off ! Tous les paquets sont face visible ; { $seat } commence.
ev-placed = { $seat } : { $card } → { $planet }
ev-cycled = { $seat } : { $card } sous le paquet
ev-discarded = { $seat } : { $card } à la défausse
ev-stop = STOP ! { $seat } n’a plus de carte ; la course est finie.
ev-stop-actions = Quelqu’un a joué { $actions } actions ; la course est finie. Le STOP revient à { $seat }.
ev-stop-time = { $minutes ->
    [one] { $minutes } minute est passée
   *[other] { $minutes } minutes sont passées
} ; la course est finie. Le STOP revient à { $seat }.
ev-row-removed = { $planet } : la rangée de { $seat } n’a pas de Lift Off, on la retire ({ $cards }).
ev-cleaned = { $planet } : on retire les cartes mal posées de { $seat } ({ $cards }).
ev-contested = À résoudre maintenant : { $planet }.
ev-revealed = { $seat } retourne : { $card }.
ev-mined = { $seat } produit du minerai pour 1 point et paie avec { $paid }.
ev-terraformed = { $seat } réalise une terra formation et paie avec { $paid }.
ev-no-mining = { $seat } ne peut pas produire de minerai : il faut 1 énergie.
ev-no-ore = { $seat } ne peut pas produire de minerai : il n’en reste plus ici.
ev-no-terraforming = { $seat } n’a pas les 2 énergies d’une terra formation.
ev-no-loot = { $seat } ne trouve rien à voler.
ev-foiled = Une force de sécurité empêche le vol de { $seat }, qui n’a rien à perdre.
ev-stole = { $seat } vole { $card }.
ev-took-back = Le vol échoue : { $seat } a une force de sécurité et prend { $card } en échange.
ev-declined = { $seat } ne vole rien.
ev-declined-back = Le vol échoue : { $seat } a une force de sécurité, mais ne prend rien en échange.
ev-settled = { $planet } : { $points } pour { $seat } (colons : { $settlers } contre { $others }).
ev-not-habitable = { $planet } : { $points } pour personne, car il manque de la terra formation.
ev-no-settlers = { $planet } : pas de colons, pas de points.
ev-equal-settlers = { $planet } : { $settlers ->
    [one] { $settlers } colon
   *[other] { $settlers } colons
} de chaque côté, donc personne ne l’emporte.
ev-score = { $seat } { $points }
ev-round-over = La manche { $round } sur { $rounds } est finie. Points jusqu’ici : { $scores }.
ev-ended = La partie est finie.

why-no-such-seat = Cette place n’existe pas à cette table.
why-shuffling = On dispose les planètes ou on mélange les paquets ; personne ne joue en ce moment.
why-over = La partie est finie.
why-not-begun = On ne joue qu’après le compte à rebours.
why-ready-already = C’est déjà noté : on n’attend plus que les autres.
why-running = La manche a commencé ; plus besoin de se dire prêt.
why-late = C’était pour une carte précédente, ou en double. Ta prochaine action porte le numéro { $expected }.
why-ahead = C’est pour une carte qui n’est pas encore là. Ta prochaine action porte le numéro { $expected }.
why-stopped = STOP ! Cette course est finie ; on n’en joue plus de cartes.
why-resting = Ta pause n’est pas finie.
why-not-your-turn = C’est à { $turn } de jouer.
why-no-planet = Il n’y a pas de planète { $planet } sur cette table.
why-not-touched = Tu n’as pas de rangée à la planète { $planet }.
why-cargo-after-lift-off = Cette rangée a déjà son Lift Off : on n’y pose plus de transport ({ $card }).
why-second-lift-off = Cette rangée a déjà son Lift Off ; il n’y en a qu’un par rangée.
why-order-before-lift-off = Les ordres viennent après un Lift Off, et cette rangée n’en a pas encore ({ $card }).
why-nothing-to-choose = Il n’y a rien à choisir en ce moment.
why-not-your-choice = C’est à { $chooser } de choisir.
why-pay-first = Dis d’abord combien de modules solaires paient.
why-take-first = Dis d’abord quelle carte tu prends, ou que tu n’en prends pas.
why-energy = Nombre de modules solaires qui peuvent payer ici : { $least ->
    [0] { $most } au plus
   *[other] de { $least } à { $most }
}.
why-not-there = Il n’y a pas de telle carte visible en face : { $card }.

text-tank = Transport : 1 énergie, une seule fois. Une compagnie en a { $copies }.
text-settler = Transport : compte pour la majorité sur une planète habitable. Une compagnie en a { $copies }.
text-solar = Transport : 1 énergie pour chaque ordre, sans s’épuiser ; jamais les deux énergies d’une même terra formation. Une compagnie en a { $copies }.
text-security = Transport : une fois retournée, elle empêche tout vol et permet de prendre une carte au voleur. Une compagnie en a { $copies }.
text-lift-off = Vient après le transport et avant les ordres ; sans lui, une rangée ne compte pas. Un par rangée ; une compagnie en a { $copies }.
text-mining = Ordre : 1 énergie et un minerai de la planète deviennent 1 point. Une compagnie en a { $copies }.
text-terraforming = Ordre : 2 énergies rapprochent la planète d’un pas de l’habitable, pour les deux côtés. Une compagnie en a { $copies }.
text-steal = Ordre : prends en face une carte bleue retournée et non utilisée, s’il n’y a pas de force de sécurité. Une compagnie en a { $copies }.

text-planet = Vaut { $points } pour la majorité de colons. { $terraforming ->
    [0] Habitable d’emblée
    [one] Demande { $terraforming } terra formation
   *[other] Demande { $terraforming } terra formations
} ; minerai à produire : { $ore } fois.

term-rush = la course
text-rush = Tout le monde joue en même temps, avec { $cards } cartes chacun. On ne joue que la carte du dessus : la poser, la glisser sous le paquet ou la défausser.
term-place = poser
text-place = La carte du dessus prolonge ta rangée à une planète. Elle y reste.
term-cycle = glisser sous le paquet
text-cycle = La carte du dessus passe sous ton paquet et reviendra plus tard.
term-discard = défausser
text-discard = La carte du dessus est hors jeu pour cette manche.
term-row = rangée
text-row = Tes cartes à une planète, à partir d’elle : transport, puis un Lift Off, puis ordres.
term-cargo = transport
text-cargo = Les cartes bleues. Elles ne font rien quand on les retourne, mais les ordres et les majorités en dépendent.
term-orders = ordres
text-orders = Les cartes rouges. Chacune agit quand on la retourne, avec le transport déjà retourné. Minerai et terra formation sont obligatoires si possible ; on peut renoncer à voler.
term-energy = énergie
text-energy = Vient des réservoirs et modules solaires retournés de ton côté ; dépensée seulement si l’ordre réussit.
term-ore = minerai
text-ore = Chaque minerai d’une planète ne sert qu’une fois par manche, quel que soit le côté.
term-habitable = habitable
text-habitable = Une planète est habitable après autant de terra formations qu’elle en demande, d’où qu’elles viennent.
term-majority = majorité
text-majority = Sur une planète habitable, le côté qui a le plus de colons prend les points ; à égalité, personne.
term-stop = STOP
text-stop = Jouer la dernière carte de son paquet finit aussitôt la course pour tous et donne la main pour la résolution.
term-limits = limites
text-limits = La course finit aussi après { $actions } actions d’un joueur ou { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} ; le STOP revient alors à qui a le moins de cartes.
text-limits-turns = La course finit aussi après { $actions } actions d’un joueur ; le STOP revient alors à qui a le moins de cartes.
term-resolution = résolution
text-resolution = Planète par planète, les deux côtés retournent leur rangée à tour de rôle, carte par carte, dans l’ordre où elles ont été posées.
term-choice = choix
text-choice = Le joueur choisit quelle énergie paie et ce qu’il vole. Prends ton temps.
text-choice-time = Le joueur choisit quelle énergie paie et ce qu’il vole en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} ; ensuite, les modules solaires paient d’abord et rien n’est volé.
term-rounds = manches
text-rounds = Après { $rounds } manches, le plus de points l’emporte. Les planètes restent, les cartes reviennent ; à trois, chacun avance d’une place après chaque manche.
term-ready = prêt
text-ready = Quand tous sont prêts, le compte à rebours commence.
term-strict = pose stricte
text-strict = Une carte qui ne va pas dans la rangée est refusée avec la raison et reste sur le paquet.
term-table = pose comme à table
text-table = On peut poser toute carte dans toute rangée à soi ; les erreurs sont retirées après le STOP.
term-live = en direct
text-live = Chacun joue à tout moment.
term-relaxed = détendu
text-relaxed = Chacun joue à tout moment, avec une pause de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} après chaque action.
term-turns = tour par tour
text-turns = Chacun joue une carte à son tour, dans le sens des aiguilles d’une montre.

# D’où viennent les points.
category-planets = Planètes colonisées
category-ore = Minerai extrait
category-start = Départ
