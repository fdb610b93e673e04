# Ce que dit l’écran entier à côté du jeu, et ce que tout écran dit d’une table.
standings = Classement final
standings-place = { $place }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
standings-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}

pledge = La donne est scellée ; son sceau est { $pledge }.

live-clock = encore { $time }
live-help = q : quitter · Touche : jouer · Espace, Entrée : l’unique choix · ↑ ↓ : récit
live-help-over = q : quitter la table · ↑ ↓ : récit
live-leave = La partie continue. q encore : quitter, sinon rester.
live-stays = Tu restes à la table.

watch-help = q : quitter · Espace : pause, reprise · ← → : un pas · + - : vitesse · Début, Fin
watch-runs = entrée { $entry } sur { $entries } · { $time } · { $speed }×
watch-pauses = entrée { $entry } sur { $entries } · { $time } · { $speed }× · pause
