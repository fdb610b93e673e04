# Ce que dit le terminal en dehors du jeu.
human = humain
player-name = Joueur { $seat }
bot-name = Bot { $seat }

row-line = { $label } : { $cells }

play-welcome = Tape le numéro d’un choix ou l’action elle-même ; « help » montre tout le reste.
play-pledge = La donne est scellée ; son sceau est { $pledge }.
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
play-leave = Partir sans enregistrer ? Tape un nom de fichier pour enregistrer, Entrée pour partir, ou « rester » :
word-yes = oui
word-no = non
word-stay = rester
play-left = Tu quittes la table ; la partie n’est pas enregistrée.
play-hint = Un bot simple choisirait : { $action }
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
help-hint = demander conseil à un bot simple
help-table = montrer de nouveau la table et les choix
help-piles = montrer les piles : ce qui est défaussé, ce qui peut encore venir
help-score = montrer les points
help-log = raconter la partie depuis le début
help-save = écrire la partie dans un fichier ; la reprendre plus tard avec --resume ; « save! » écrase tout fichier
help-help = montrer cette liste
help-quit = quitter la table

replay-moment = Après l’entrée { $entry } sur { $entries }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
