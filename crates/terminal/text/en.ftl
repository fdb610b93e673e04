# What the full screen says beside the game, and what every screen says of a table.
standings = Final standings
standings-place = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
standings-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}

pledge = The deal is sealed; its seal is { $pledge }.

live-clock = { $time } left
live-help = q: leave · Key: play it · Space or Enter: the only choice · ↑ ↓: news
live-help-over = q: leave the table · ↑ ↓: news
live-leave = The game goes on. q again leaves, any other key stays.
live-stays = You stay at the table.

watch-help = q: leave · Space: pause, go on · ← →: one step · + -: speed · Home, End
watch-runs = entry { $entry } of { $entries } · { $time } · { $speed }×
watch-pauses = entry { $entry } of { $entries } · { $time } · { $speed }× · paused
