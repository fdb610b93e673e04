# Launch Pad, français. Tous les textes sont les nôtres.

# What it is about and what its options mean, each on one line, without values.
about = Construire des fusées carte par carte, les mener à la zone de lancement et en empêcher les autres. Une demi-heure à une heure.
option-length = Durée
option-length-about = Normale : les coins du pas de tir traversent les zones. Courte : ils y vont tout droit. Longue : ils n’arrivent qu’au nouveau mélange.
option-length-normal = normale
option-length-short = courte
option-length-long = longue
option-negotiations = Négociations
option-negotiations-about = À son tour, on peut proposer aux autres des cartes contre des cartes.
option-negotiations-off = sans
option-negotiations-on = avec
option-super-powers = Super-pouvoirs
option-super-powers-about = Chacun peut avoir en jeu autant de spécialités qu’il veut au lieu d’une.
option-super-powers-off = sans
option-super-powers-on = avec
option-turn-limit = Tours par joueur
option-turn-limit-about = Après ce nombre de tours on compte les points, pour que toute partie finisse. Peu s’en approchent.
option-play-limit = Cartes par tour
option-play-limit-about = Après ce nombre de cartes jouées vient la défausse. Une limite presque jamais atteinte.
option-offer-limit = Offres par tour
option-offer-limit-about = Avec négociations : nombre d’offres qu’on peut présenter dans un tour.
# Ni article ni « de » devant un nom inséré de carte ou de personne (genre, élision) : « en » devant les zones, « chez » ou « à »
# devant les personnes. Les espaces devant « : ; ? ! » et dans les guillemets sont insécables.

card-observer = Observateur
card-explorer = Explorateur
card-intrepid = Intrépide
card-galactic = Galactique
card-metal = Métal
card-fuel = Carburant
card-engineer = Ingénieur
card-inspector = Inspecteur
card-mission-controller = Directeur de vol
card-jack = Touche-à-tout
card-astronaut = Astronaute
card-oxygen = Oxygène
card-quality-certificate = Certificat de qualité
card-maximum-security = Sécurité maximale
card-abort-mission = Mission annulée
card-big-red-button = Gros bouton rouge
card-budget-cuts = Coupes budgétaires
card-fast-track = Voie rapide
card-parts-supplier = Fournisseur
card-quality-check = Contrôle surprise
card-recruitment = Débauchage
card-recycle-bin = Bac de recyclage
card-sabotage = Sabotage
card-salvage = Récupération
card-surplus = Surplus
card-thief = Voleur
card-vacuum = Vide spatial
card-employee-contract = Contrat de travail
card-overtime = Heures supplémentaires
card-security-system = Système d’alarme
card-warehouse = Entrepôt
card-top-left = coin supérieur gauche
card-top-right = coin supérieur droit
card-bottom-left = coin inférieur gauche
card-bottom-right = coin inférieur droit
card-hidden = une carte

text-observer = Fusée valant 6 points. Coût : 1 Métal, 1 Carburant.
text-explorer = Fusée valant 8 points. Coût : 1 Métal, 2 Carburant.
text-intrepid = Fusée valant 10 points. Coût : 2 Métal, 2 Carburant.
text-galactic = Fusée valant 12 points. Coût : 3 Métal, 2 Carburant.
text-metal = Se pose sur une de tes fusées en Construction à laquelle il manque encore du Métal.
text-fuel = Se pose sur une de tes fusées en Construction à laquelle il manque encore du Carburant.
text-engineer = Travaille en Construction. Laisse passer les fusées complètes en Contrôle qualité.
text-inspector = Travaille en Contrôle qualité. Laisse passer les fusées en Lancement.
text-mission-controller = Travaille en Lancement. S’il te manque à la fin, tu perds 10 points.
text-jack = Travaille dans n’importe quelle zone qui n’a pas encore d’Expert.
text-astronaut = Se pose sur une fusée en Lancement. À la fin, rapporte 4 points avec Oxygène à ses côtés, en coûte 4 sans.
text-oxygen = Se pose sur une fusée en Lancement. Grâce à lui, l’Astronaute à bord rapporte des points au lieu d’en coûter.
text-quality-certificate = Se pose sur une fusée en Contrôle qualité. Vaut 3 points en Lancement et met la fusée à l’abri de tout Contrôle surprise.
text-maximum-security = Se pose sur une fusée en Lancement. La met à l’abri de Mission annulée, Sabotage et Vide spatial.
text-abort-mission = Défausse n’importe quelle fusée avec tout ce qui est posé dessus.
text-big-red-button = Envoie un coin présent dans une zone, chez n’importe qui, directement sur la rampe de lancement.
text-budget-cuts = Prends en main la Spécialité en jeu de la personne de ton choix.
text-fast-track = Envoie une de tes fusées complètes directement en Lancement.
text-parts-supplier = Pioche trois cartes.
text-quality-check = Renvoie une fusée du Lancement en Contrôle qualité ; ses cartes bonus sont défaussées.
text-recruitment = Prends en main n’importe quel Expert en jeu.
text-recycle-bin = Mélange à la pioche les dix cartes du dessus de la défausse.
text-sabotage = Prends un composant sur n’importe quelle fusée ; elle retourne en Construction et perd ses cartes bonus.
text-salvage = Prends en main n’importe quelle carte de la défausse.
text-surplus = Quiconque a des cartes en main en défausse une de son choix.
text-thief = Prends deux cartes au hasard : les deux dans la même main adverse, ou une dans deux mains différentes.
text-vacuum = Prends en main l’Oxygène de n’importe quelle fusée.
text-employee-contract = Tes adversaires ne peuvent pas débaucher tes Experts.
text-overtime = Deux fusées peuvent quitter chaque zone par tour.
text-security-system = Tes fusées sont à l’abri de Mission annulée, Sabotage et Vide spatial joués par tes adversaires.
text-warehouse = Ta limite de main est de huit cartes.
text-top-left = Un coin de la rampe. Traverse tes zones tout seul, une par tour ; le quatrième sur la rampe déclenche le compte à rebours.
text-top-right = Un coin de la rampe. Traverse tes zones tout seul, une par tour ; le quatrième sur la rampe déclenche le compte à rebours.
text-bottom-left = Un coin de la rampe. Traverse tes zones tout seul, une par tour ; le quatrième sur la rampe déclenche le compte à rebours.
text-bottom-right = Un coin de la rampe. Traverse tes zones tout seul, une par tour ; le quatrième sur la rampe déclenche le compte à rebours.

zone-construction = Construction
zone-quality = Contrôle qualité
zone-launch = Lancement

text-zone-construction = Ici, on construit les fusées. À la fin, chaque fusée encore ici coûte ses points.
text-zone-quality = Ici, les fusées au complet attendent le lancement. À la fin, elles ne comptent pas.
text-zone-launch = Ici, les fusées rapportent leurs points. Sans directeur de vol, on perd 10 points.
word-countdown = Compte à rebours
text-countdown = Commence quand le quatrième coin est posé : le tour s’achève, chacun en joue encore un, puis on compte les points.
nothing = rien
list-empty = rien
cards-counted = { $count } × { $card }
cards-hidden = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}

rocket-complete = { $rocket } (au complet)
rocket-with-bonus = { $rocket } (au complet, avec { $bonuses })
rocket-incomplete = { $rocket } (manque : { $metal ->
    [0] { $fuel } Carburant
   *[other] { $fuel ->
        [0] { $metal } Métal
       *[other] { $metal } Métal, { $fuel } Carburant
    }
})

act-advance = Envoyer { $rocket } en { $zone }
act-stay = Ne plus faire avancer de fusée
act-draw = Piocher
act-draw-rest = Piocher toutes les cartes dues
act-take = Prendre { $card } sur la défausse
act-play = Jouer { $card }
act-play-on = Jouer { $card } sur { $rocket } en { $zone }
act-play-track = Jouer { $card } : { $rocket } passe directement en Lancement
act-play-place = Jouer { $card } en { $zone }
act-play-of = Jouer { $card } contre { $rocket } en { $zone } chez { $owner }
act-play-part = Jouer { $card } : prendre { $part } sur { $rocket } en { $zone } chez { $owner }
act-play-expert = Jouer { $card } : prendre { $expert } en { $zone } chez { $owner }
act-play-seat = Jouer { $card } contre { $owner }
act-play-twice = Jouer { $card } : prendre deux cartes à { $owner }
act-play-both = Jouer { $card } : prendre une carte à { $one } et une à { $two }
act-play-card = Jouer { $card } : { $wanted }
act-offer = Préparer une offre pour { $to }
act-give = Proposer { $card }
act-ask = Demander { $card }
act-propose = Faire l’offre : { $give } contre { $want }
act-propose-any = Faire l’offre
act-withdraw = Abandonner l’offre
act-accept = Accepter
act-refuse = Refuser
act-choose = Défausser { $card } pour Surplus
act-lay = Poser ensuite { $card } sur la défausse
act-lay-rest = Poser le reste dans l’ordre affiché
act-discard = Défausser { $card }
act-end = Finir le tour

prompt-advance = Fais avancer des fusées, ou laisse-les en place.
prompt-draw = Prends encore { $due ->
    [one] une carte
   *[other] { $due } cartes
} dans la pioche ; l’une d’elles peut venir de la défausse.
prompt-play = Joue des cartes ou finis ton tour ; limite de main : { $limit }.
prompt-discard = Défausse ce que tu veux, puis finis ton tour ; limite de main : { $limit }.
prompt-lay = Quelle carte poser maintenant sur la défausse ?
prompt-offering = Ton offre à { $seat } : { $give } contre { $want }.
prompt-answer = { $seat } te propose { $give } contre { $want }. Acceptes-tu ?
prompt-gift = { $seat } te propose { $give } en cadeau. Acceptes-tu ?
prompt-surplus = Surplus : quelle carte défausses-tu ?
prompt-surplus-chosen = Tu défausses { $card } ; tu peux changer d’avis tant que tout le monde n’a pas choisi.
prompt-surplus-wait = Surplus : les autres choisissent.
prompt-shuffle = On mélange les cartes.
prompt-wait = C’est à { $seat } de jouer.
prompt-wait-answer = { $seat } réfléchit à une offre.
prompt-over = La partie est finie.

panel-piles = Piles
panel-table = Table
panel-own = { $seat } (toi) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
row-turn = Tour
row-pad = Rampe de lancement
row-draw = Pioche
row-discard = Défausse
row-laying = À défausser
row-shown = Surplus
row-specialty = Spécialité
row-hand = Main
row-points = Points
score-launched = { $points } pour les fusées au lancement
score-unfinished = { $points } pour les fusées en construction
score-crew = { $points } pour les astronautes
score-certificates = { $points } pour les certificats
score-control = { $points } faute de directeur de vol
cell-over = la partie est terminée
cell-before-deal = avant la donne
cell-round = { $seat }, tour de table nº { $round }
cell-countdown = compte à rebours : { $turns ->
    [0] dernier tour
    [one] encore un tour ensuite
   *[other] encore { $turns } tours ensuite
}
cell-pile = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $corners ->
    [0] sans coin
    [one] dont { $corners } coin
   *[other] dont { $corners } coins
}
cell-more = et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
cell-expert = { $expert } en poste
cell-no-expert = sans { $expert }
cell-corner = { $corner } de passage
cell-rocket = { $rocket }, valeur { $points }
cell-known = connu : { $cards }

ev-dealt = Les cartes sont distribuées ; { $seat } commence.
ev-turn = C’est à { $seat } de jouer.
ev-corner-zone = { $seat } : le { $corner } passe en { $zone }.
ev-corner-pad = Le { $corner } est posé sur la rampe de lancement.
ev-corner-drawn = { $seat } pioche le { $corner }.
ev-countdown = { $seat } a complété la rampe de lancement. Le compte à rebours commence !
ev-advanced = { $seat } envoie { $rocket } en { $zone }.
ev-drew = { $seat } pioche { $card }.
ev-took = { $seat } prend { $card } sur la défausse.
ev-reshuffled = La défausse est mélangée et devient la pioche.
ev-reshuffled-corners = La défausse est mélangée avec les quatre coins et devient la pioche.
ev-play = { $seat } joue { $card }.
ev-play-on = { $seat } joue { $card } sur { $rocket } en { $zone }.
ev-play-track = { $seat } joue { $card } : { $rocket } passe directement en Lancement.
ev-play-place = { $seat } joue { $card } en { $zone }.
ev-play-of = { $seat } joue { $card } contre { $rocket } en { $zone } chez { $owner }.
ev-play-part = { $seat } joue { $card } : { $part } sur { $rocket } en { $zone } chez { $owner }.
ev-play-expert = { $seat } joue { $card } sur l’Expert en { $zone } chez { $owner }.
ev-play-seat = { $seat } joue { $card } contre { $owner }.
ev-play-twice = { $seat } joue { $card } contre { $owner }, pour deux cartes.
ev-play-both = { $seat } joue { $card } contre { $one } et { $two }.
ev-play-card = { $seat } joue { $card } : { $wanted }.
ev-gained = { $seat } prend { $card } en main.
ev-recycled = { $count ->
    [one] Une carte de la défausse est mélangée
   *[other] { $count } cartes de la défausse sont mélangées
} à la pioche.
ev-passed = { $card } passe de la main de { $seat } à celle de { $to }.
ev-sealed = { $seat } a choisi.
ev-shown = { $card } ({ $seat })
ev-revealed = Surplus : { $choices }.
ev-laid = Sur la défausse : { $card }.
ev-proposed = { $seat } propose à { $to } : { $give } contre { $want }.
ev-gift = { $seat } propose en cadeau à { $to } : { $give }.
ev-offer-begun = { $seat } prépare une offre pour { $to }.
ev-withdrawn = L’offre est abandonnée.
ev-accepted = { $seat } accepte.
ev-refused = { $seat } refuse.
ev-discarded = { $seat } défausse { $card }.
ev-ended = La partie est finie.

why-no-such-seat = Cette place n’existe pas à cette table.
why-over = La partie est finie.
why-shuffling = On mélange ou distribue les cartes ; personne ne joue en ce moment.
why-not-your-turn = C’est à { $turn } de jouer.
why-draw-first = Tu dois d’abord prendre les cartes qui te reviennent.
why-advance-first = Décide d’abord si des fusées avancent ou restent.
why-advance-over = Les fusées n’avancent qu’au début du tour, avant de piocher, et doivent alors être prêtes.
why-one-due = Une seule carte est due.
why-draw-over = Tu as déjà pioché ce tour-ci.
why-choose-first = Surplus : chacun doit d’abord choisir une carte à défausser.
why-chosen-already = Cette carte est déjà ton choix.
why-answer-awaited = { $owner } doit d’abord répondre à l’offre.
why-answer-first = Tu dois d’abord accepter ou refuser l’offre.
why-lacking = Tu n’as pas toutes les cartes demandées : tu ne peux que refuser.
why-no-such-rocket = Il n’y a pas de telle fusée à cet endroit.
why-launch-is-last = Une fusée en Lancement ne va pas plus loin.
why-advance-incomplete = La fusée n’était pas complète au début du tour.
why-no-expert = Il n’y a ni { $expert } ni Touche-à-tout en { $zone }.
why-zone-used = { $limit ->
    [one] Une seule fusée peut
   *[other] Seules { $limit } fusées peuvent
} quitter la zone { $zone } par tour.
why-two-zones = La fusée a déjà avancé pendant ce tour ; aucune ne traverse deux zones d’un coup.
why-not-in-hand = Tu n’as pas { $card } en main.
why-wrong-target = Ce n’est pas une cible pour { $card }.
why-name-target = { $card } demande une cible : dis sur quoi ou contre qui.
why-no-target = Rien sur la table ne peut recevoir { $card }.
why-discarding = Tu as commencé à défausser ; tu ne peux plus rien jouer pendant ce tour.
why-play-limit = { $limit ->
    [one] { $limit } carte a déjà été jouée
   *[other] { $limit } cartes ont déjà été jouées
} pendant ce tour ; il ne reste qu’à défausser.
why-not-discarded = Cette carte n’est pas dans la défausse.
why-no-corner = Ce coin n’est dans aucune zone.
why-no-expert-there = Il n’y a pas d’Expert à cet endroit.
why-no-such-part = Il n’y a pas ce composant sur cette fusée.
why-no-own-rocket = Tu n’as pas de telle fusée ; on ne pose de cartes que dans ses propres zones.
why-no-such-seats = Nomme deux fois le même adversaire, ou deux adversaires.
why-no-negotiations = À cette table, on joue sans Négociations.
why-no-such-opponent = Il n’y a pas d’adversaire à cette place.
why-nothing-to-give = Tu n’as aucune carte à proposer.
why-withdrawn-count = { $limit } offres ont été retirées pendant ce tour ; on n’en commence plus.
why-offer-count = Pas plus { $limit ->
    [one] d’une offre
   *[other] de { $limit } offres
} par tour.
why-offer-empty = Une offre donne au moins une carte.
why-offer-limit = { $owner } aurait { $cards } cartes en main ; la limite est de { $limit }.
why-offer-first = Il faut d’abord faire l’offre ou l’abandonner.
why-no-more-to-give = Tu n’as pas d’autre carte de cette sorte à proposer : { $card }.
why-no-more-to-ask = Impossible de demander encore { $card } : il n’y en a pas plus dans le jeu, ou l’adversaire a trop peu de cartes.
why-not-to-lay = Cette carte n’est pas à poser.
why-lay-first = Il faut d’abord poser sur la défausse les cartes défaussées.
why-hand-limit = Tu as { $cards } cartes en main et ne peux en garder que { $limit }.
why-not-now = C’est impossible à cette étape.
why-not-in-construction = Les composants se posent sur les fusées en Construction.
why-part-not-needed = La fusée a déjà assez de { $part }.
why-other-zone = Cet Expert ne travaille pas en { $zone }.
why-place-taken = Le poste est déjà occupé en { $zone }.
why-bonus-zone = Cette carte ne se pose que sur une fusée en { $zone }.
why-bonus-twice = La fusée a déjà cette carte bonus : { $bonus }.
why-maximum-security = La fusée est protégée par Sécurité maximale.
why-security-system = { $owner } a un Système d’alarme.
why-no-specialty = { $owner } n’a pas de Spécialité en jeu.
why-incomplete = Seule une fusée complète peut prendre la Voie rapide.
why-already-in-launch = La fusée est déjà en Lancement.
why-too-few-cards = { $cards ->
    [0] Il n’y a aucune carte
    [one] Il n’y a qu’une carte
   *[other] Il n’y a que { $cards } cartes
} à piocher dans les deux piles ; il en faut trois.
why-not-in-launch = Contrôle surprise ne vise que les fusées en Lancement.
why-certified = La fusée a un Certificat de qualité.
why-contract = { $owner } a un Contrat de travail.
why-no-discards = La défausse est vide.
why-no-salvage = Récupération ne peut pas reprendre une Récupération.
why-no-hands = Personne n’a plus de carte à défausser.
why-own-hand = Voleur ne se joue que contre des adversaires.
why-too-few-in-hand = { $owner } a trop peu de cartes en main.
why-no-oxygen = Il n’y a pas d’Oxygène sur cette fusée.

# D’où viennent les points.
category-launched = Fusées en Lancement
category-crew = Astronautes
category-certificates = Certificats de qualité
category-unfinished = Fusées en Construction
category-control = Sans directeur de vol
