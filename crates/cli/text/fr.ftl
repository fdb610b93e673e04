# Ce que dit le terminal en dehors du jeu.
human = humain
player-name = Joueur { $seat }
bot-name = { $kind } { $seat }

play-welcome = Tapez le numéro d’un choix ou l’action elle-même ; « help » montre tout le reste.
play-pledge = La donne est scellée ; son sceau est { $pledge }.
play-pass = Passez à { $name }, puis appuyez sur Entrée.
play-ask = { $name }>
play-nothing = Tapez un numéro ou une action ; « help » montre tout le reste.
play-no-number = { $found } n’est pas un des choix de 1 à { $most }.
play-begins = « { $text } » n’est que le début de { $actions }.
play-begins-more = « { $text } » n’est que le début de { $actions } et de { $more } autres.
play-unreadable = « { $text } » n’est pas une action ici : { $reason }.
play-why-what = Demandez « why » avec une action, par exemple : why 1
play-allowed = « { $action } » est permis.
play-what-which = Demande avec le nom d’une carte, par exemple : what thief
play-what-unknown = Il n’y a rien à dire de « { $word } ».
play-undone = Coup repris.
play-undo-nothing = Vous n’avez aucun coup à reprendre.
play-undo-revealed = Le dernier coup ne peut pas être repris : il a montré quelque chose de caché ou touché quelqu’un d’autre.
play-save-where = Enregistrer où ? Tapez : save FICHIER
play-saved = Enregistré dans { $file }.
play-left = Vous quittez la table ; la partie n’est pas enregistrée.
play-hint = Un joueur simple choisirait : { $action }
play-score-later = Les points sont comptés à la fin de la partie.

help-number = prendre le choix de ce numéro
help-action = prendre le choix écrit ainsi ; son début suffit si aucun autre ne commence de même
help-why = dire si une action est permise et, sinon, selon quelle règle
help-what = dit ce que signifie une carte ou un autre mot du jeu
help-undo = reprendre votre dernier coup, s’il n’a rien montré
help-hint = demander conseil à un joueur simple
help-table = montrer de nouveau la table et les choix
help-score = montrer les points
help-log = raconter la partie jusqu’ici
help-save = écrire la partie dans un fichier ; la reprendre plus tard avec --resume
help-help = montrer cette liste
help-quit = quitter la table

replay-moment = Après l’entrée { $entry } sur { $entries }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.

standings = Classement final
standings-place = { $place }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
standings-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
