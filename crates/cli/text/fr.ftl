# Ce que dit le terminal en dehors du jeu.
human = humain
player-name = Joueur { $seat }
bot-name = Bot { $seat }

row-line = { $label } : { $cells }

play-welcome = Tape le numéro d’un choix ou l’action elle-même ; « help » montre tout le reste.
play-salt-about = Cet engagement fixe ce que le programme apporte au mélange. Chacun peut maintenant ajouter des mots, pour que personne n'ait pu choisir la donne. Entrée en ajoute au hasard.
play-salt = { $name }, tes mots :
play-pass = Passe l’écran à { $name }, puis appuie sur Entrée.
play-ask = { $name }>
play-nothing = Tape un numéro ou une action ; « help » montre tout le reste.
play-no-number = { $found } n’est pas un des choix de 1 à { $most }.
play-begins = « { $text } » peut continuer ainsi :
play-fold = { $beginning } … { $first }–{ $last } (tape-le pour les voir)
play-unreadable = Pas compris : { $text }. Tape un numéro de 1 à { $most }, ou « help ».
play-why-what = Tape « why » suivi d’une action, par exemple : why 1
play-allowed = « { $action } » est permis.
play-what-which = Demande avec le nom d’une carte, par exemple : what { $word }
play-what-unknown = Il n’y a rien à dire de « { $word } ».
play-undone = Coup repris.
play-undo-nothing = Tu n’as aucun coup à reprendre.
play-undo-revealed = Le dernier coup ne peut pas être repris : il a dévoilé quelque chose de caché ou concerné quelqu’un d’autre.
play-save-where = Enregistrer où ? Tape : save FICHIER
play-saved = Enregistré dans { $file }.
play-save-taken = { $file } contient autre chose. Pour l’écraser, tape : save! FICHIER
play-save-replace = { $file } contient autre chose. L’écraser ? (oui/non)
play-save-kept = Rien n’a été écrit.
play-save-elsewhere = Tape un autre nom de fichier, ou appuie sur Entrée pour partir sans enregistrer :
play-line-long = Une ligne de plus de { $most } octets n’est pas une réponse ; rien n’a été fait.
play-mended = { $file } a été coupé pendant l’écriture. La partie reprend après l’entrée { $entries }, la dernière complète.
play-leave = Partir sans enregistrer ? Tape un nom de fichier pour enregistrer, Entrée pour partir, ou « rester » :
word-yes = oui
word-no = non
word-stay = rester
play-left = Tu quittes la table ; la partie n’est pas enregistrée.
play-hint = Ta part de la victoire après chacun des meilleurs choix, estimée d’après ce que tu vois :
play-hint-only = Il n’y a qu’une chose à faire : { $action }
play-score-later = Les points ne sont comptés qu’à la fin de la partie.

group-advance = Avancer :
group-ask = Demander :
group-choose = Choisir :
group-discard = Défausser :
group-give = Offrir une carte :
group-lay = Poser :
group-offer = Préparer une offre :
group-other = Sinon :
group-play = Jouer :

help-number = faire le choix qui porte ce numéro
help-action = faire le choix écrit ainsi ; son début suffit si aucun autre ne commence de même
help-why = dire si une action est permise et, sinon, quelle règle l’interdit
help-what = dit ce que signifie une carte ou un autre mot du jeu
help-undo = reprendre ton dernier coup, s’il n’a rien dévoilé
help-hint = réfléchir un instant : les meilleurs choix et ce que tu peux en espérer
help-table = montrer de nouveau la table et les choix
help-piles = montrer les piles : ce qui est défaussé, ce qui peut encore venir
help-score = montrer les points
help-log = raconter la partie depuis le début
help-save = écrire la partie dans un fichier ; la reprendre plus tard avec --resume ; « save! » écrase tout fichier
help-help = montrer cette liste
help-quit = quitter la table

replay-moment = Après l’entrée { $entry } sur { $entries }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.

analysis-method = Les parts de la victoire sont estimées d’après ce que chacun pouvait savoir. Début, choix, chance et autres joueurs donnent ensemble la fin ; ± est une erreur type.
analysis-player = { $name }
analysis-course = Part de victoire
analysis-decisions = Décisions
analysis-start = début { $share }
analysis-choices = choix { $share }
analysis-luck = chance { $share }
analysis-others = les autres { $share }
analysis-rush = dans la course { $share }
analysis-end = fin { $share }
analysis-so-far = jusqu’ici { $share }
analysis-best = { $best } sur { $all } aussi bonnes que toute autre
analysis-accuracy = précision { $share }
analysis-unjudged = Les décisions dans la course ne sont pas jugées, car les secondes y comptent : { $number } sont laissées de côté.
analysis-losses = Les choix qui ont coûté le plus
analysis-none = Aucun choix n’était nettement moins bon que le meilleur.
analysis-loss = { $name } { $change } : { $chosen } ({ $kept }) ; mieux : { $best } ({ $share })
analysis-fortune = Les coups de chance et de malchance qui ont compté le plus
analysis-actions = Les actes des autres qui ont compté le plus
analysis-swing = { $name } { $change } : { $what }
analysis-title = { $game } : part de la victoire
analysis-axis = Entrées de l’enregistrement
analysis-desc = { $name } commence à { $start }, reste entre { $low } et { $high } et finit à { $end }.

online-guest = Invité
online-password = Mot de passe :
online-no-password = Sans mot de passe, personne ne se connecte.
online-new-guest = Le serveur a oublié l’invité que tu étais ; tu viens comme un nouveau.
online-left = Tu pars. Ta place reste à toi : { $command }
online-left-over = Tu pars. La partie peut être revue : { $command }
online-pledge-kept = Donne honnête : l’enregistrement porte l’engagement qui vous a été montré et vos mots, et chaque mélange en découle.
online-pledge-broken = L’enregistrement ne correspond pas à ce qui vous a été montré avant la donne : l’engagement ou vos mots diffèrent, ou une étape est fausse.
online-over-next = La partie est finie. « rematch » rejoue, « save FICHIER » garde l’enregistrement, « quit » quitte.
online-hand-over = Passe l’écran à { $name }, qui tape : sit { $name }
online-not-now = Tu n’as rien à décider pour l’instant.
online-no-tables = Aucune table n’attend de joueurs. « gantry play JEU --server URL --access open » en ouvre une.
online-gathering = attend des joueurs
online-playing = en cours
online-over = finie
online-your-turn = à vous de jouer
online-time-days = { $number ->
    [one] encore un jour
   *[other] encore { $number } jours
}
online-time-hours = { $number ->
    [one] encore une heure
   *[other] encore { $number } heures
}
online-time-minutes = { $number ->
    [0] moins d’une minute
    [one] encore une minute
   *[other] encore { $number } minutes
}

# Énigmes
puzzle-place = énigme { $number } sur { $count }
puzzle-ask = Trouvez le meilleur choix. Le premier compte.
puzzle-which = Tapez le numéro d’un choix, de 1 à { $most }, ou l’action elle-même.
puzzle-right = Résolu : c’est nettement le meilleur choix.
puzzle-wrong = Ce n’est pas le meilleur choix. Voici ce que la recherche a trouvé :
puzzle-best = nettement le meilleur
puzzle-equal = à peu près égal
puzzle-worse = plus faible
puzzle-share = { $choice } : { $rank }, gagne { $least }–{ $most } %
puzzle-proof = Chaque choix a été joué jusqu’au bout dans { $worlds } mondes conformes à ce que vous voyez.
