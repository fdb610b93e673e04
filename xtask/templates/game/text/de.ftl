# New Game, deutsch. Jeder Satz ist unser eigener.

about = Nimm immer einen, zwei oder drei Steine. Eine gerade Anzahl bringt dir deine geheime Karte ein. Wenige Minuten.
option-stones = Steine
option-stones-about = So viele Steine liegen zu Beginn auf dem Haufen.

card = Karte { $card }
card-hidden = eine verdeckte Karte
stones = { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}

act-take = { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
} nehmen

event-dealt = { $seat } bekommt Karte { $card }.
event-took = { $seat } nimmt { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}.
event-showed = { $seat } zeigt Karte { $card }.

prompt-deal = Die Karten werden ausgeteilt.
prompt-take = Du bist am Zug: Nimm einen, zwei oder drei Steine.
prompt-wait = { $seat } ist am Zug.
prompt-over = Das Spiel ist aus.

panel-table = Tisch
panel-seat = { $seat }
row-heap = Haufen
row-stones = Steine
row-card = Karte

term-heap = Haufen
text-heap = Zu Beginn liegen hier { $stones } Steine. Wer am Zug ist, nimmt bis zu { $most } davon; liegt keiner mehr da, ist das Spiel aus.
term-card = Karte
text-card = Ist die Anzahl deiner Steine am Ende gerade, zählt auch die Zahl auf deiner Karte.

why-not-dealt = Die Karten sind noch nicht ausgeteilt.
why-not-your-turn = { $turn } ist am Zug.
why-over = Das Spiel ist aus.
why-stones = Du kannst 1 bis { $most } Steine nehmen.
