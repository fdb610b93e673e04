# Was der ganze Bildschirm neben dem Spiel sagt, und was jeder Bildschirm von einem Tisch sagt.
standings = Endstand
standings-place = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
standings-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

pledge = Die Kartenverteilung ist versiegelt; ihr Siegel lautet { $pledge }.

live-clock = noch { $time }
live-help = q: gehen · Taste: spielen · Leertaste, Enter: einzige Möglichkeit · ↑ ↓: Verlauf
live-help-over = q: den Tisch verlassen · ↑ ↓: Verlauf
live-leave = Das Spiel läuft weiter. Noch einmal q: gehen, sonst bleiben.
live-stays = Du bleibst am Tisch.

watch-help = q: gehen · Leertaste: Pause, weiter · ← →: ein Schritt · + -: Tempo · Pos1, Ende
watch-runs = Eintrag { $entry } von { $entries } · { $time } · { $speed }×
watch-pauses = Eintrag { $entry } von { $entries } · { $time } · { $speed }× · Pause
