# Ce que le client du navigateur dit à côté des jeux. Chaque clé commence par web-, pour ne remplacer aucun mot d'un jeu.
web-title = Trois courses vers l’espace
web-lead = Des jeux de société sur les fusées, contre des bots ou entre amis devant cet écran. Tout se passe dans votre navigateur.
web-skip = Aller au contenu
web-to-home = Gantry, tous les jeux
web-menu = Menu
web-games = Jeux
web-settings = Réglages
web-close = Fermer
web-update = Une nouvelle version est prête. Vos parties sont conservées.
web-reload = Recharger
web-no-worker = Ce navigateur ne laisse pas la page jouer : il lui faut des workers de module. Un Firefox, Chrome, Edge ou Safari récent en dispose.
web-broken = Quelque chose s’est mal passé à l’intérieur. Rechargez la page : vos parties sont gardées jusqu’au dernier coup.
web-bad-link = Ce lien est abîmé : redemandez-le ou ouvrez le fichier dont il provient.
web-opening = On dresse la table …
web-elsewhere = Cette partie est ouverte dans un autre onglet
web-elsewhere-about = Continuez là-bas ou reprenez-la ici : rien n’est perdu.
web-play-here = Jouer ici
web-named = { $name } : { $deed }

## Board of Launch Pad
web-lp-choose = peut être jouée
web-lp-hold-first = Choisissez d’abord une carte de votre main ; ce sur quoi elle peut être jouée s’allume alors.
web-lp-held = { $card } en main : ce sur quoi elle peut être jouée est allumé.
web-lp-put-back = Reposer
web-lp-hand = Main : { $count } sur { $limit }
web-lp-site = Place pour une nouvelle fusée
web-lp-specialty-place = Place pour une spécialité
web-lp-open-board = Plateau de { $seat }
web-lp-zone = { $zone } : { $all }
web-lp-middle = Rampe et pioches
web-lp-pad = Rampe de lancement : { $corners }
web-lp-draw-pile = Pioche : { $pile }
web-lp-discard-pile = Défausse : { $card } au sommet, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
web-lp-spread = La carte du sommet vient en premier.
web-lp-gives = Donné
web-lp-wants = Demandé

## Board of Lift Off
web-lo-score = Points
web-lo-deck = Missions de niveau { $level } : { $cards } cartes. Un lancement exige { $needs }.
web-lo-later = phase 2
web-lo-board = Plateau de { $name }
web-lo-capacity = Améliorations d’étage : { $built } sur { $all }
web-lo-propulsion = Améliorations de moteur : { $built } sur { $all }
web-lo-none = rien encore
web-lo-desk = À décider maintenant
web-lo-weight = poids { $load } sur { $capacity }
web-lo-pay = coûte { $cost } de tes { $money } LO
web-lo-load = Charge des missions depuis la Terre.
web-lo-order = Quelle mission prend effet d’abord ?
web-lo-pass-two = deux vont à { $name }
web-lo-pass-one = une va à { $name }
web-lo-kept = tu gardes ceci
web-lo-passed = tu passes ceci
web-lo-progress = a { $count }, vaut { $points }
web-lo-rivals = Les autres
web-lo-holds = { $name } a sûrement
web-lo-memory = Mémoire du draft
web-lo-goals-left = Objectifs passés à gauche
web-lo-goals-passed = Objectifs passés d’abord
web-lo-unseen = Experts dans la pioche ou en mains inconnues
web-lo-goals-unseen = Objectifs jamais vus
web-lo-piles = Piles
web-lo-leaves = { $name } lance une fusée

## Board of planet-rush
web-pr-others = Les autres
web-pr-near = Vos planètes
web-pr-far = Planètes entre les autres
web-pr-between = Entre { $one } et { $two }
web-pr-planet = { $number } { $name }
web-pr-planet-label = { $planet } : { $points } PV, terra formation { $terraforming }, minerai { $ore }. Rangée de { $below } : { $mine }. Rangée de { $above } : { $theirs }.
web-pr-place = Poser ici : { $card }.
web-pr-row = Rangée de { $seat }
web-pr-dock = Vos mains
web-pr-round = Manche { $round } sur { $rounds }
web-pr-ready-about = Quand tout le monde est prêt, le compte à rebours commence et tous les paquets sont retournés. Glissez la carte du dessus vers une planète, touchez la planète ou tapez son numéro.
web-pr-top = Votre carte du dessus : { $card }. Glissez-la vers une planète ou choisissez la planète.
web-pr-empty = Votre paquet est face cachée ou vide.
web-pr-points = { $count } PV
web-pr-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
web-pr-is-ready = prêt
web-pr-rests = en pause
web-pr-turn = à jouer
web-pr-called = STOP
web-pr-chooses = choisit
web-pr-wins = gagne
web-pr-unseen = Pas encore vues
web-pr-known = Connues, tout en dessous
web-pr-discarded = Défaussées
web-pr-stop = Stop !
web-pr-left = { $count ->
    [one] dernière étape
   *[other] encore { $count } étapes
}
web-pr-halt = Arrêter
web-pr-go-on = Reprendre
web-pr-next = Étape suivante
web-pr-next-planet = Planète suivante
web-pr-skip = Tout passer
web-pr-state = { $points } PV · { $needed ->
    [0] habitable
   *[other] terraformée { $done } sur { $needed }
} · minerai restant : { $left }
web-pr-cargo = Utilisable de ce côté
web-pr-waits = , pas encore révélée
web-pr-pay-mine = La production de minerai coûte 1 énergie. Qu’est-ce qui paie ?
web-pr-pay-terraform = La terra formation coûte 2 énergies. Qu’est-ce qui paie ?
web-pr-steal = Quelle carte volez-vous ?
web-pr-counter = Le vol échoue. Quelle carte prenez-vous en échange ?

web-against = Adversaires
web-seats = Joueurs
web-players = { $count } joueurs
web-play = Jouer
web-more-options = Plus d’options
web-rules = Règles
web-again = Rejouer
web-running = Parties en cours
web-finished = Parties terminées
web-table = { $players } · { $steps } étapes · { $date }
web-go-on = Continuer
web-replay = Revoir
web-forget = Supprimer
web-forget-sure = Supprimer définitivement cette partie ?
web-old-rules = Jouée selon des règles inconnues ici : on peut la télécharger, pas la montrer.
web-open = Ouvrir un fichier
web-open-about = Un enregistrement se poursuit ou se revoit ; une position ou un scénario devient une nouvelle table.

web-who = Qui joue
web-name = Nom
web-colour = Couleur
web-colour-0 = rouge
web-colour-1 = bleu canard
web-colour-2 = moutarde
web-colour-3 = vert feuille
web-seats-about = À plusieurs devant un écran, on joue à tour de rôle ; les mains restent cachées pendant qu’on le passe.
web-data-file = Télécharger les valeurs actuelles
web-data-read = Le fichier est lu.
web-salt = Mots pour le mélange
web-pledge = La donne est scellée ; son sceau est { $pledge }.
web-salt-about = Le sceau fixe ce que le programme apporte au mélange. Chacun peut ajouter des mots, pour que personne n’ait pu choisir la donne.

web-level-human = une personne
web-level-random = Hasard : n’importe quel coup
web-level-greedy = Facile : ne voit que le présent
web-level-novice = Débutant : se trompe parfois
web-level-skilled = Habile : prévoit un peu
web-level-strong = Fort : prévoit
web-level-expert = Expert : réfléchit jusqu’à une seconde
web-level-calm = Mains calmes
web-level-quick = Mains rapides

web-actions = { $count ->
    [0] Rien à faire maintenant
    [one] Une action
   *[other] { $count } actions
}
web-thinking = { $name } réfléchit …
web-undo = Annuler
web-hint = Conseil
web-hint-thinking = Réflexion …
web-hint-best = Les meilleurs choix d’après ce que vous voyez, avec votre part de victoire :
web-hint-share = { $percent } %
web-type = Saisir une action
web-more = Plus
web-do = Faire
web-why = Pourquoi pas ?
web-allowed = C’est permis maintenant.
web-preview = { $action } ferait ceci :
web-preview-binding = Ne peut être annulé : on ne voit qu’alors ce que cela apporte.
web-save-record = Télécharger l’enregistrement
web-save-position = Télécharger la position
web-copy-link = Copier le lien de cette position
web-save-record-revealing = Télécharger l’enregistrement (montre toutes les cartes cachées)
web-save-position-revealing = Télécharger la position (montre toutes les cartes cachées)
web-copy-link-revealing = Copier le lien de cette position (montre toutes les cartes cachées)
web-link-copied = Le lien est copié.
web-link-by-hand = Copiez ce lien :
web-log = Ce qui s’est passé
web-pass = Passez l’écran à { $name }
web-pass-about = Les mains sont cachées. La personne suivante regarde seule l’écran.
web-pass-ready = Je suis { $name }
web-over = La partie est finie
web-points = { $points } points
web-back-to-table = Retour à la table

web-moment = Après l’étape { $entry } sur { $entries }
web-first = Début
web-back = Une en arrière
web-next = Une en avant
web-last = Fin
web-slide = Moment de la partie
web-eyes = Vu par
web-spectator = un spectateur

web-rules-come = Les règles arrivent…
web-rules-missing = Les règles n’ont pas pu être chargées. Connectez-vous à l’endroit d’où vient cette page et ouvrez-les encore une fois ; ensuite, elles restent ici.

web-language = Langue
web-theme = Apparence
web-theme-auto = comme le système
web-theme-light = claire
web-theme-dark = sombre
web-motion = Mouvement
web-motion-auto = comme le système
web-motion-calm = calme
web-pace = Les bots jouent
web-pace-slow = lentement
web-pace-steady = posément
web-pace-fast = vite
web-pace-instant = aussitôt
web-sound = Sons
web-sound-off = aucun
web-sound-on = les coups, votre tour, la fin

web-player-name = Joueur
web-bot-name = Bot
web-storage-denied = Le navigateur ne laisse pas cette page garder des parties : elles durent jusqu’à sa fermeture. Téléchargez l’enregistrement pour en garder une.
web-storage-full = La mémoire du navigateur est pleine ou refusée : désormais les parties durent jusqu’à la fermeture de la page. Téléchargez l’enregistrement pour en garder une.

## Leçons
web-learn = L’apprendre en cinq minutes
web-learn-lead = De courtes leçons sur le vrai plateau. Un guide dit quoi regarder et quoi faire.
web-learn-finished = ✓ terminée
web-learn-real = Jouer une vraie partie
web-learn-coach = Guide
web-learn-step = { $lesson } · { $step } sur { $steps }
web-learn-next = Suite
web-learn-next-lesson = Leçon suivante
web-learn-all = Toutes les leçons
web-learn-again = Recommencer
web-learn-rather = Les règles le permettent, mais ici on essaie autre chose : { $words }
web-learn-read-first = La table attend : « Suite » fait continuer.
web-learn-missing = Les paroles du guide n’ont pas pu être chargées. Connectez-vous à l’endroit d’où vient cette page et ouvrez encore une fois la leçon ; ensuite, elles restent ici.
