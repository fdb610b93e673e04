# Ce que dit l’écran entier à côté du jeu, et ce que tout écran dit d’une table.
standings = Classement final
standings-place = { $place }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-stood-in = { $count ->
    [one] Un bot a joué un moment pour { $names }.
   *[other] Des bots ont joué un moment pour { $names }.
}
result-resigned = { $count ->
    [one] { $names } a abandonné ; un bot a continué.
   *[other] { $names } ont abandonné ; des bots ont continué.
}
standings-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}

pledge = La donne est fixée ; l’engagement est { $pledge }.

live-clock = encore { $time }
live-help = q : quitter · Touche : jouer · Espace, Entrée : l’unique choix · ↑ ↓ : récit
live-help-over = q : quitter la table · ↑ ↓ : récit
live-leave = La partie continue. q encore : quitter, sinon rester.
live-stays = Tu restes à la table.

watch-help = q : quitter · Espace : pause, reprise · ← → : un pas · + - : vitesse · Début, Fin
watch-runs = entrée { $entry } sur { $entries } · { $time } · { $speed }×
watch-pauses = entrée { $entry } sur { $entries } · { $time } · { $speed }× · pause

live-clock-stands = l’horloge est arrêtée
live-waits = On attend le serveur …
live-leave-seat = Ta place reste à toi. q encore : quitter, sinon rester.
live-help-shared = q : quitter · / : say TEXTE, taper · ? : aide · ↑ ↓ : récit
live-help-opened = Échap : tous les choix · / : say TEXTE, taper · ? : aide
live-help-shared-over = q : quitter · / : say TEXTE, save FICHIER, as PLACE · ? : aide · ↑ ↓ : récit
live-help-gathering = q : quitter · / : say TEXTE, sit, stand, bot PLACE NOM · ? : aide
live-help-sheet = ↑ ↓ : défiler · toute autre touche : fermer
live-agree = accepter
live-refuse = refuser
live-rematch = rejouer
live-hand-over = Passe l’écran à { $name }, qui appuie sur Entrée.
live-allowed = « { $action } » est permis.
live-not-understood = Pas compris : { $text }. ? montre ce qu’on peut taper.
live-not-understood-shared = Pas compris : { $text }. Pour parler, tape : say TEXTE. ? montre le reste.
menu-fold = { $beginning } … ({ $count })

gather-ready = Tout le monde est là.
gather-waits-owner = Tout le monde est là. La partie commence quand la personne qui a ouvert la table le dit.
gather-waits = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
gather-seats = Places
gather-table = Table
gather-invitation = Invitation
gather-pledge = Engagement sur la donne
gather-free = libre
gather-own = { $name } (toi)
gather-begin = commencer

setting-pace = Temps
setting-access = Ouverte à
setting-spectators = Spectateurs
setting-stand-in = Remplaçant
setting-rated = Classée
setting-yes = oui
pace-relaxed = sans limite
pace-per-move = { $time } par coup
pace-fischer = { $bank } en tout, { $more } s de plus après chaque coup
pace-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
access-open = tout le monde
access-invitation = qui a l’invitation
access-private = seulement qui l’a ouverte
spectators-nobody = personne ne regarde
spectators-public = voient ce qui est visible de tous
spectators-after-end = voient tout après la fin
spectators-delayed = { $minutes ->
    [one] voient tout une minute plus tard
   *[other] voient tout { $minutes } minutes plus tard
}

status-title = Qui est là
status-away = absent
status-resigned = abandon
status-stand-in = absent, { $bot } joue

shared-taken-back = Le dernier pas a été repris.
shared-sat-down = { $name } prend la place { $seat }.
shared-stood-up = { $name } quitte sa place.
shared-away = { $name } n’est pas là.
shared-here = { $name } est là.
shared-resigned = { $name } a abandonné.
shared-stand-in = { $name } n’a pas répondu à temps ou n’est plus là ; { $bot } joue à sa place.
shared-stand-in-own = Vous n’avez pas répondu à temps ou n’étiez plus là ; { $bot } joue pour vous. Tapez « return » pour reprendre.
shared-returned = { $name } est de retour et joue à nouveau.
shared-asks-take-back = { $name } demande à reprendre le dernier pas. D’accord ? (yes/no)
shared-wants-take-back = { $name } demande à reprendre le dernier pas.
shared-asks-abandon = { $name } demande d’arrêter la partie sans résultat. D’accord ? (yes/no)
shared-wants-abandon = { $name } demande d’arrêter la partie sans résultat.
shared-proposed-own = On demande aux autres.
shared-proposal-gone = La proposition a été refusée, ou elle ne tient plus.
shared-ended-resigned = Tous les autres ont abandonné ; la partie est finie.
shared-ended-abandoned = La partie a été arrêtée sans résultat.
shared-rematch = Les mêmes se retrouvent ; « rematch » y mène.
shared-said = { $name } : « { $text } »
shared-said-watching = { $name } (regarde) : « { $text } »

request-say-what = Dire quoi ? Tape : say TEXTE
request-no-seat = Tu n’as pas de place ici.
request-which-seat = Quelle place ? Donne sa lettre, ou le nom de qui s’y trouve.
request-resign = Pour abandonner pour de bon, tape : resign now
request-save-where = Enregistrer où ? Tape : save FICHIER
request-bot-which = Quel robot ? Tape : bot PLACE NOM ; « gantry games » en donne la liste.
request-report-why = Pourquoi ? Tape : report PLACE RAISON
request-report-nothing = { $name } n’a rien dit.

help-keys = Touches
help-keys-about = { "  " }Chaque choix montre sa touche ; une ligne avec … en ouvre d’autres. Espace ou Entrée prend l’unique choix. Y et N répondent à une proposition.
help-typing = À taper après /
help-typed = prendre le choix qui s’écrit ainsi ; son début suffit
help-why-typed = dire si c’est permis, et sinon par quelle règle
help-what-typed = ce que veut dire une carte ou un autre mot du jeu
help-table-whole = montrer toute la table
help-piles-whole = montrer les piles
help-log-whole = raconter la partie jusqu’ici
help-settings = comment on joue à cette table, et son invitation
help-quit-table = quitter ; ta place reste à toi
help-say = dire quelque chose à toute la table
help-back = reprendre ton dernier pas ; s’il a montré quelque chose, on demande aux autres
help-respond = accepter ce que quelqu’un demande, ou refuser
help-clocks = qui est là, et combien de temps il reste à chacun
help-resign = abandonner ; un bot continue pour toi
help-abandon = demander à tous d’arrêter la partie sans résultat
help-return = jouer à nouveau, si un bot joue pour toi
help-rematch = après la fin : les mêmes encore une fois
help-as = après la fin : voir par les yeux de quelqu’un d’autre
help-save-record = après la fin : écrire l’enregistrement dans un fichier
help-mute = masquer ce que dit quelqu’un (place ou nom) ; « unmute » le montre de nouveau
help-report = signaler à l’hôte du serveur ce que quelqu’un a dit en dernier
help-sit = avant la donne : prendre une place (sit PLACE), ou la quitter
help-bot = avant la donne : mettre un bot à une place ; « free PLACE » l’enlève
help-begin = donner les cartes, si tu as ouvert la table
help-away = Quand le temps de quelqu’un est écoulé, un bot joue pour cette personne jusqu’à son retour. Dans la course, il le fait { $seconds } secondes après la perte de sa connexion, ou quand tous l’ont attendue { $minutes } minutes ; sans horloge, quand la partie a attendu { $hours } heures une personne absente. Ce dont les autres conviennent alors ne l’attend pas. Mais aucune étape qui a montré quelque chose n’est reprise pendant ce temps, et qui arrête sans elle une partie classée la perd.

net-entering = On entre à la table …
net-reconnecting = reconnexion …
net-lost = La connexion est perdue ; on essaie encore. Rien de ce que tu as fait n’est perdu.
net-back = La connexion est rétablie.
net-address = « { $address } » n’est pas l’adresse d’un serveur ; elle ressemble à http://example.org:8000/.
net-unreachable = Le serveur ne répond pas ({ $why }). Vérifie l’adresse, et si le serveur tourne.
net-no-authorities = Les autorités qui se portent garantes des serveurs sont illisibles ({ $why }). SSL_CERT_FILE désigne un fichier avec leurs certificats.
net-version = Le serveur parle la version { $theirs } des messages, ce programme la version { $ours }. Il faut la même édition des deux côtés.
net-unreadable = La réponse du serveur n’a pas de sens ici. Est-ce l’adresse d’un serveur Gantry, de la même édition ?
net-ended = Le serveur a fermé la connexion. Essaie encore.
net-banned = Ce compte est banni de ce serveur. Son hôte peut dire pourquoi.
net-stranger = Le serveur ne te connaît plus : la session est finie. Connecte-toi à nouveau, ou commence comme nouvel invité avec --forget.
net-wrong-password = Il n’y a pas de compte avec ce nom et ce mot de passe.
net-no-table = Cette table n’existe pas, ou elle n’est pas pour toi. Redemande l’invitation ; « gantry tables » donne celles qui sont ouvertes.
net-too-many = Trop de demandes. Attends une minute et essaie encore.
net-busy = Le serveur redémarre, ou sa base de données ne répond pas. Essaie encore dans un moment.
net-refused = Le serveur refuse : { $message }
net-full = Toutes les places sont prises. Avec --watch tu peux regarder.
net-bad-name = Ce nom ne peut servir. Un nom a de 1 à 64 signes visibles ; donne-en un autre avec --name.
net-name-taken = Un membre de ce serveur porte ce nom. Donne un autre nom avec --name.
net-same-name = Quelqu’un à cette table s’appelle { $name }, ou presque. Donne un autre nom avec --name.
net-begun = La partie a commencé, et aucune place n’est à toi. Avec --watch tu peux regarder.
