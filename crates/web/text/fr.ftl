# Ce que le client du navigateur dit à côté des jeux. Chaque clé commence par web-, pour ne remplacer aucun mot d'un jeu.
web-title = Trois courses vers l’espace
web-lead = Des jeux de société sur les fusées, contre des bots ou entre amis devant cet écran. Tout se passe dans votre navigateur.
web-skip = Aller au contenu
web-to-home = Gantry, tous les jeux
web-menu = Menu
web-games = Jeux
web-account = Compte
web-settings = Réglages
web-close = Fermer
web-cancel = Annuler
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
web-lp-hold-first = Choisissez d’abord une carte de votre main ; ce sur quoi elle peut être jouée s’allume alors.
web-lp-held = { $card } : ce sur quoi elle peut être jouée est allumé.
web-lp-put-back = Reposer
web-lp-hand = Main : { $count } sur { $limit }
web-lp-site = Place pour une nouvelle fusée
web-lp-specialty-place = Place pour une spécialité
web-lp-open-board = Site de { $seat }
web-lp-middle = Rampe et pioches
web-lp-pad = Rampe de lancement : { $corners }
web-lp-draw-pile = Pioche : { $pile }
web-lp-discard-pile = Défausse : { $card } au sommet, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
web-lp-not-there = { $card } ne se joue pas là. Ce qui convient est éclairé.
web-lp-open = choisir une de ses pièces
web-lp-decide = Votre choix
web-lp-look = Voir le site de { $seat }
web-lp-back = Retour à votre site
web-lp-tally = { $all }. Les fusées en construction coûtent leurs points, celles au lancement les rapportent.
web-lp-empty-construction = Commencez ici : appuyez sur une carte Fusée de votre main, puis sur ce plan. Ou faites-la glisser ici.
web-lp-empty-quality = Les fusées complètes arrivent ici si un ingénieur travaille à la construction.
web-lp-empty-launch = Les fusées qui sont ici à la fin rapportent des points.
web-lp-worth-construction = −{ $points } tant qu’elle est en construction.
web-lp-worth-quality = 0 point ici ; { $points } au lancement.
web-lp-worth-launch = { $points } points si elle est encore ici à la fin.
web-lp-specialty-about = Une carte Spécialité agit tant qu’elle est posée ici.
web-lp-discard-about = Tout le monde peut regarder la défausse.
web-lp-discard-ends = Après une défausse, on ne joue plus de carte ce tour-ci.
web-lp-nothing-left = Il n’y a rien d’autre à faire.
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
web-lo-none = Les missions attendent ici qu’une fusée les emporte.
web-lo-none-hand = Les experts sont choisis par draft à chaque manche.
web-lo-none-goals = Trois objectifs sont gardés à l’issue d’un draft.
web-lo-none-played = Deux experts sont joués à chaque manche.
web-lo-desk = À décider maintenant
web-lo-weight = poids { $load } sur { $capacity }
web-lo-pay = coûte { $cost } de tes { $money } LO
web-lo-load = Appuyez sur une mission sur Terre, ou faites-la glisser ici.
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
web-lo-plan = Plan de vol
web-lo-score-about = Points jusqu’ici. Les objectifs, les missions à sablier, les technologies vertes et l’argent comptent à la fin.
web-lo-money-about = L’argent paie les actions des experts et les lancements. À la fin, 5 LO valent 1 point.
web-lo-round-about = Huit manches : draft, deux experts chacun, pioche de missions, lancements. Les manches 5 à 8 forment la phase 2, avec les missions de niveaux 3 et 4.
web-lo-decks-about = Les symboles sont les technologies qu’exige un lancement de ce niveau ; un point entre elles veut dire : une seule suffit. Elles ne se dépensent pas.
web-lo-played-about = Les experts de cette manche. Leurs bannières jaunes servent encore plus tard dans la manche.
web-lo-fuel = Carburant
web-lo-energy = Énergie
web-lo-life-support = Survie
web-lo-food = Vivres
web-lo-none-in-space = Pas encore de mission dans l’espace
web-lo-before = Avant la première manche
web-lo-lift-off = Décollage · { $points }
web-lo-keep = Garder { $card }
web-lo-pass = Passer { $card }
web-lo-pick = Choisis, puis confirme.
web-lo-sealed = Choisi. Tu peux encore changer.

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
web-pr-on-its-way = Votre carte est en route.
web-pr-points = { $count } PV
web-pr-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
web-pr-seat-about = Points jusqu’ici : planètes colonisées et minerai extrait. En dessous, les cartes qui restent dans la pioche. Appuyez pour voir les piles.
web-pr-summary = Manche { $round } : qui a gagné quoi
web-pr-won = { $seat } gagne { $points } PV
web-pr-nobody = personne
web-pr-so-far = Points jusqu’ici
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
web-running = Parties en cours
web-finished = Parties terminées
web-table = { $players } · { $date }
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
web-pledge = La donne est fixée ; l’engagement est { $pledge }.
web-salt-about = L’engagement fixe ce que le programme apporte au mélange. Chacun peut ajouter des mots, pour que personne n’ait pu choisir la donne.

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
web-goes-on = La partie continue d’elle-même.
web-undo = Annuler
web-hint = Conseil
web-hint-thinking = Réflexion …
web-hint-best = Les meilleurs choix, d’après ce que vous voyez :
web-skip-on = Jusqu’à mon tour
web-skip-on-key = Passer à mon tour (touche : Fin)
web-telling = Voyez ce qui se passe …
web-log-times = { $what } ×{ $times }
web-hint-only = Un seul choix est possible :
web-hint-clear = nettement le meilleur
web-hint-equal = à peu près égal
web-hint-worse = plus faible
web-hint-interval = gagne { $least }–{ $most } %
web-hint-reason = Ce que laisse le premier, comparé au deuxième :
web-hint-instead = { $what } : { $first } plutôt que { $second }
web-replay-play = Lire
web-replay-pause = Pause
web-replay-speed = Vitesse { $times } fois
web-replay-speeds = Vitesse
web-damaged = Cet enregistrement est endommagé
web-damaged-about = { $game } : { $readable } étapes sur { $lines } sont lisibles. La suivante ne l’est pas : { $fault }. L’enregistrement endommagé reste tel quel.
web-damaged-play = Reprendre à partir de là
web-damaged-replay = Revoir jusque-là
web-damaged-save = Le télécharger tel quel
web-damaged-new = Nouvelle partie
web-no-such-game = Cette adresse ne désigne aucun jeu connu ici.
web-type = Saisir une action
web-more = Plus
web-do = Faire
web-why = Pourquoi pas ?
web-allowed = C’est permis maintenant.
web-preview-binding = Ne peut être annulé : on ne voit qu’alors ce que cela apporte.
web-save-record = Télécharger l’enregistrement
web-save-position = Télécharger la position
web-copy-link = Copier le lien de cette position
web-save-record-revealing = Télécharger l’enregistrement (montre toutes les cartes cachées)
web-save-position-revealing = Télécharger la position (montre toutes les cartes cachées)
web-copy-link-revealing = Copier le lien de cette position (montre toutes les cartes cachées)
web-link-copied = Le lien est copié.
web-link-by-hand = À copier à la main :
web-log = Ce qui s’est passé
web-log-short = Journal
web-pass = Passez l’écran à { $name }
web-pass-about = Les mains sont cachées. La personne suivante regarde seule l’écran.
web-pass-ready = Je suis { $name }
web-points = { $points } points
web-back-to-table = Retour à la table

web-moment = Après l’étape { $entry } sur { $entries }
web-moment-first = Au début
web-moment-turn = { $name }, tour { $turn }
web-first = Début
web-back = Une en arrière
web-next = Une en avant
web-last = Fin
web-slide = Moment de la partie
web-eyes = Vu par
web-spectator = un spectateur

web-rules-come = Les règles arrivent…
web-rules-missing = Les règles n’ont pas pu être chargées. Connectez-vous à l’endroit d’où vient cette page et ouvrez-les encore une fois ; ensuite, elles restent ici.
web-board-missing = Le plateau n’a pas pu être chargé ; il est montré en mots. Vérifiez la connexion et rouvrez la table.
web-game-missing = Ce jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez.
web-page-comes = La page arrive…
web-page-missing = Cette page n’a pas pu être chargée. Vérifiez la connexion et réessayez.
web-words-missing = Les textes n’ont pas pu être chargés. Vérifiez la connexion et réessayez.

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

## La première partie, et comment jouer
web-how = Comment jouer
web-offer = { $game } : première partie ?
web-offer-about = Une courte leçon sur le vrai plateau montre les premiers pas.
web-offer-learn = Apprendre en cinq minutes
web-offer-play = Jouer tout de suite
web-learn-progress = { $done } leçons terminées sur { $all }

## La fin
web-win = { $names } gagne
web-win-shared = { $names } se partagent la victoire
web-rematch = Revanche
web-review = Revoir la partie
web-ending-board = Voir le plateau
web-ending-show = Voir le résultat
web-score = Points
web-total = Total
web-course = Le cours de la partie
web-course-about = La part de victoire attendue pour chacun, estimée d’après ce qu’il savait.
web-course-wait = Estimation …
web-course-even = Aucun coup n’a fait basculer la partie.
web-turns = Tournants
web-turn = { $name } : { $before } % → { $after } %
web-turn-step = Étape { $entry }

## The server
web-net-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez ; les parties contre des bots continuent sans lui.
web-net-banned = L’hôte de ce serveur a banni ce compte. Vous pouvez toujours jouer ici contre des bots.
web-net-stranger = Vous n’êtes plus connecté. Donnez à nouveau votre nom, ou connectez-vous.
web-net-wrong-password = Aucun compte n’a ce nom et ce mot de passe.
web-net-name-taken = Quelqu’un porte déjà ce nom. Choisissez-en un autre.
web-net-not-found = Il n’y a plus rien de tel ici.
web-net-too-many = Trop de demandes. Attendez un instant et réessayez.
web-net-busy = Le serveur est surchargé ou va redémarrer. Réessayez dans un instant.
web-net-refused = Le serveur dit : { $message }
web-net-version = Le serveur a une autre version que cette page, et recharger n’a pas aidé. Fermez tous ses onglets et rouvrez-la.
web-net-updated = Le serveur a une nouvelle version de Gantry ; cette page l’a donc chargée aussi. Tout est resté à sa place.
web-log-in = Se connecter

## Tables on a server
web-entering = En route vers la table …
web-connected = connecté
web-offline = hors ligne
web-lost = La connexion est coupée. Elle revient d’elle-même ; rien n’est perdu.
web-reconnecting = reconnexion depuis { $time }
web-watching = Vous regardez
web-play-meanwhile = Jouer contre des robots en attendant
web-awaited = doit jouer
web-latency = { $ms } ms
web-resigned = a abandonné
web-stands-in = remplacé par un bot
web-away = absent
web-asks-take-back = { $name } demande à reprendre son dernier coup.
web-asks-stop = { $name } propose d’arrêter sans résultat.
web-asked-take-back = Vous demandez à reprendre votre dernier coup. Les autres décident.
web-asked-stop = Vous avez proposé d’arrêter. Les autres décident.
web-agree = Accepter
web-refuse = Refuser
web-withdraw = Retirer
web-bot-plays = Un bot joue pour vous.
web-am-back = Je suis de retour
web-resign = Abandonner
web-resign-as = Abandonner en tant que { $name }
web-move-online = Continuer sur le serveur
web-move-online-sure = Déplacer cette partie sur le serveur ? Vous pourrez continuer partout où vous êtes connecté, et ceux qui ont le lien pourront regarder.
web-move-here = Continuer dans ce navigateur
web-move-here-sure = Déplacer cette partie dans ce navigateur ? Elle ne sera plus qu’ici et continuera sans le serveur.
web-resign-sure = Abandonner cette partie ? Un bot joue à votre place, et vous ne pourrez pas revenir.
web-propose-stop = Proposer d’arrêter
web-ask-take-back = Demander à reprendre
web-chat = Discussion
web-unread = non lus :
web-chat-empty = Personne n’a encore rien dit.
web-say = Dire quelque chose
web-send = Envoyer
web-mute = Muet
web-unmute = Entendre tout le monde
web-report = Signaler
web-report-why = Quel est le problème avec ce message ? L’hôte de ce serveur le lira.
web-reported = Le message a été signalé à l’hôte de ce serveur.
web-your-turn = à vous de jouer
web-turn-in = C’est à vous dans { $game }.
web-full-in = Tout le monde est à votre table : { $game }.
web-opened-in = Une table avec vous est ouverte : { $game }.
web-left-days = { $number ->
    [one] encore un jour
   *[other] encore { $number } jours
}
web-left-hours = { $number ->
    [one] encore une heure
   *[other] encore { $number } heures
}
web-left-minutes = { $number ->
    [0] moins d’une minute
    [one] encore une minute
   *[other] encore { $number } minutes
}
web-push = Appels
web-push-on = Me prévenir quand c’est à moi, même sans page ouverte
web-push-about = Le service du fabricant de votre navigateur apprend que quelque chose vous attend, mais pas quoi.
web-push-denied = Votre navigateur ne permet pas à cette page de vous prévenir. Cela se change dans ses réglages pour cette page.
web-push-failed = Votre navigateur ne peut pas être appelé ici. Cela marche dans une fenêtre normale, quand la page est installée ou ouverte encore une fois.
web-notify = M’appeler quand c’est à moi
web-invitation = Invitation
web-invitation-gone = Cette invitation ne mène plus à une table, ou son lien est incomplet. Demandez-en une autre, ou ouvrez vous-même une table.
web-try-again = Réessayer
web-to-games = Vers tous les jeux
web-table-full = Toutes les places de cette table sont prises. Vous pouvez regarder, ou ouvrir une table.
web-table-begun = Cette partie a commencé sans vous. Vous pouvez ouvrir une table.
web-table-over = Cette partie est terminée.
web-invites = { $name } vous invite à jouer à
web-at-table = À la table :
web-profiles = Profils :
web-watch = Regarder
web-sit-down = Prendre place
web-your-name = Votre nom
web-guest-names = Comète, Météore, Orbite, Fusée, Poussière, Satellite, Nébuleuse, Pulsar, Éclipse, Aurore
web-out = Vous n’êtes pas à cette table
web-clock = Temps
web-clock-none = sans limite de temps
web-clock-other = un autre temps …
web-clock-typed = Temps de réflexion, par exemple 45s, 10m+5s ou 2d
web-delay = Retard en minutes
web-clock-move = { $time } par coup
web-clock-bank = { $bank } + { $more } s par coup
web-clock-days = { $days ->
    [one] un jour
   *[other] { $days } jours
} par coup
web-access = Qui peut venir
web-access-invitation = sur invitation
web-access-open = ouverte à tous
web-access-private = moi seul
web-spectators = Spectateurs
web-spectators-nobody = personne ne regarde
web-spectators-public = les spectateurs voient ce qui est public
web-spectators-after-end = spectateurs après la fin
web-spectators-delayed = les spectateurs voient tout { $minutes } minutes plus tard
web-stand-in = Remplaçant des absents
web-stand-in-usual = le bot habituel
web-rated = classée
web-rated-choice = Le résultat compte pour le classement
web-terms-about = Quand le temps de quelqu’un est écoulé, un bot joue à sa place jusqu’à son retour. Dans la course, il le fait { $seconds } secondes après la perte de sa connexion, ou quand tous l’ont attendu { $minutes } minutes ; sans limite de temps, quand la partie a attendu { $hours } heures quelqu’un qui est absent. Ce dont les autres conviennent alors ne l’attend pas ; mais personne ne reprend une étape qui a montré quelque chose, et qui arrête sans lui une partie classée la perd.
web-begins-choice = La partie commence dès que tout le monde est là
web-begins-by-itself = Il manque encore quelqu’un. La partie commence d’elle-même dès que tout le monde est là.
web-online = En ligne
web-own-tables = Vos tables
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend en ce moment. Cherchez des adversaires ci-dessus : la prochaine personne vous rejoindra.
web-gathering = attend des joueurs
web-others-turn = en cours
web-over = terminée
web-look = Voir
web-free-seats = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
web-join = Rejoindre
web-game = Jeu
web-quick = Trouver des adversaires
web-open-table = Ouvrir une table
web-place = Où
web-place-here = dans ce navigateur
web-place-online = en ligne, avec des gens ailleurs
web-elsewhere-person = une personne ailleurs
web-who-sits = Qui est assis où
web-salted = Chaque navigateur ajoute quelque chose d’aléatoire, pour que personne n’ait pu choisir la donne.
web-free = libre
web-you = vous
web-stand-up = Se lever
web-send-away = Libérer la place
web-second-name = Comment s’appelle la deuxième personne à cet écran ?
web-sit-second = Asseoir aussi quelqu’un ici
web-sit-here = S’asseoir ici
web-who-at = Qui est à la place { $seat }
web-all-here = Tout le monde est là.
web-owner-begins = Tout le monde est là. La personne qui a ouvert la table lance la partie.
web-seats-wait = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
web-begin = Commencer
web-invite = Inviter quelqu’un
web-invite-about = Qui ouvre ce lien prend place en un clic, sans compte.
web-copy = Copier
web-qr = Le même lien en code QR
web-rematch-open = Une revanche est ouverte.
web-stopped = La partie a été arrêtée sans résultat.
web-all-resigned = Tous les autres ont abandonné.
web-you-resigned = Vous avez abandonné.
web-stood-in = { $count ->
    [one] Un bot a joué un moment pour { $names }.
   *[other] Des bots ont joué un moment pour { $names }.
}
web-gave-up = { $count ->
    [one] { $names } a abandonné ; un bot a continué.
   *[other] { $names } ont abandonné ; des bots ont continué.
}
web-here-person = une personne à cet écran

## Énigmes
web-puzzles = Énigmes
web-puzzles-lead = Des positions de parties entre bots. Un choix est nettement le meilleur, d’après ce que la place peut savoir. Trouvez-le.
web-puzzles-progress = { $done } sur { $all } résolues
web-puzzles-all = Toutes les énigmes
web-puzzle = Énigme { $number }
web-puzzle-solved = ✓ résolue
web-puzzle-place = Énigme { $number } sur { $count }
web-puzzle-ask = Trouvez le meilleur choix. Le premier compte.
web-puzzle-right = Résolu : c’est nettement le meilleur choix.
web-puzzle-wrong = Ce n’est pas le meilleur choix. Voici ce que la recherche a trouvé :
web-puzzle-yours = votre choix
web-puzzle-again = Réessayer
web-puzzle-next = Énigme suivante
web-puzzle-proof = Chaque choix a été joué jusqu’au bout dans { $worlds } mondes conformes à ce que vous voyez.

## La donne du jour
web-daily = Donne du jour
web-daily-lead = La donne du { $date } : tout le monde joue les mêmes cartes, à la même place, contre les mêmes bots.
web-daily-terms = Vous avez la place { $seat } sur { $seats }. Les autres : { $level }.
web-daily-look = Revoir ma partie
web-daily-compare = Comparer avec les bots
web-daily-table = De la même place, avec la même donne
web-daily-you = Vous
web-daily-place = Rang
web-daily-difference = Vous, comparé
web-daily-beaten = Vous avez plus de points que { $beaten } bots sur { $all }.
web-daily-history = Jours précédents
web-daily-entry = { $date } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, plus que { $beaten } bots sur { $all }
web-daily-ranking = Sur ce serveur
web-daily-nobody = Personne n’a encore envoyé de résultat pour cette donne.
web-daily-count = { $count ->
    [one] Un résultat
   *[other] { $count } résultats
}
web-daily-rank = N°
web-daily-name = Nom
web-daily-duplicate = Comparaison
web-daily-duplicate-about = Comparaison : combien des autres résultats celui-ci bat avec les mêmes cartes ; une égalité compte pour moitié.
web-daily-percent = { $percent } %
web-daily-send = Envoyer mon résultat
web-daily-send-about = Le serveur rejoue votre partie et la vérifie. Votre nom et vos points sont ensuite visibles de tous ici ; votre premier résultat compte, pendant une semaine.

## Équité
web-fair = Était-ce équitable ?
web-fair-lead = Cette page rejoue la partie ici, dans votre navigateur, et vérifie chaque étape.
web-fair-wait = Vérification …
web-fair-file = Vérifier une partie dans un fichier
web-fair-proved = Prouvé.
web-fair-sealed = Cohérent, mais pas prouvé : le secret n’est pas montré.
web-fair-running = Cohérent jusqu’ici : la partie n’est pas finie, son secret reste caché.
web-fair-position = Cohérent, mais pas prouvé : la partie a commencé d’une position.
web-fair-disproved = Incohérent : quelque chose est faux dans cette partie.
web-fair-swapped = Ce n’est pas la donne qui vous avait été montrée : l’engagement ou vos mots ne sont pas dans ce fichier.
web-fair-unknown = Inconnu : la partie suit d’autres règles que celles d’ici.
web-fair-about = { $game }, jouée par { $names }.
web-fair-checked = Ce qui a été vérifié
web-fair-pledge = Le secret correspond à l’engagement montré avant la donne : { $pledge }.
web-fair-pledge-sealed = Le secret de cet engagement n’est pas encore montré : { $pledge }.
web-fair-secret = Le secret : { $secret }.
web-fair-salts = Des joueurs ont ajouté à la donne : { $salts }. Personne ne l’a donc choisie seul.
web-fair-no-salts = Personne n’a ajouté à la donne : qui a choisi le secret a choisi les cartes.
web-fair-from-deal = La partie a commencé au début : le hasard a distribué toutes les cartes.
web-fair-from-position = La partie a commencé d’une position : nul ne peut dire si elle était arrangée.
web-fair-shuffles = { $outcomes } mélanges et tirages ont été refaits à partir du secret. Tous concordent.
web-fair-no-shuffles = Sans le secret, les mélanges ne peuvent être refaits.
web-fair-entries = { $entries } étapes ont été rejouées selon les règles, et chaque empreinte concorde.
web-fair-digest = L’empreinte de toute la partie : { $digest }.
web-fair-fault = Ligne { $line }, entrée { $entry } : { $fault }
web-fair-not = Ce qu’aucune partie ne peut prouver
web-fair-seen = Ce que ce navigateur a vu avant la donne
web-fair-seen-pledge = L’engagement est celui qui a été montré ici avant la donne : le secret a donc été choisi avant vos mots.
web-fair-seen-other = Un autre engagement a été montré ici : { $pledge }.
web-fair-seen-nothing = Aucun engagement n’a été montré ici, ce navigateur ne peut donc pas le comparer.
web-fair-seen-words = Vos mots sont dans la donne : { $salts }.
web-fair-seen-no-words = Vos mots ne sont pas dans la donne : { $salts }.
web-fair-not-order = Que l’engagement est venu avant les mots des joueurs : comparez-le à celui qu’on vous a montré avant la donne, la première ligne du journal.
web-fair-not-outside = Ce qui s’est passé hors du jeu : des paroles, un regard sur un écran, les conseils d’un programme.
web-fair-not-who = Qui était vraiment assis à une place.

## La revue
web-review-short = Revue
web-review-step = Que fallait-il jouer ici ?
web-review-link = Copier un lien vers ce moment
web-review-chose = { $name } : { $choice }
web-review-chosen = choisi
web-review-best = Rien n’était nettement meilleur.
web-review-lost = Ce choix a coûté { $lost } % de la victoire.
web-review-no-luck = La suite n’était ni chance ni malchance, autant qu’on puisse le dire.
web-review-good-luck = Ce qui est apparu était une chance : + { $luck } %.
web-review-bad-luck = Ce qui est apparu était une malchance : − { $luck } %.
web-review-luck-only = Personne n’a choisi l’étape suivante : le hasard, un délai ou la fin.
