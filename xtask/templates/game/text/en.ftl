# New Game, English. Every sentence is our own.

about = Take one, two or three stones at a time. An even number of them earns you your secret card. A few minutes.
option-stones = Stones
option-stones-about = How many stones are in the heap at first.

card = card { $card }
card-hidden = a hidden card
stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}

act-take = take { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}

event-dealt = { $seat } is dealt card { $card }.
event-took = { $seat } takes { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
event-showed = { $seat } shows card { $card }.

prompt-deal = The cards are being dealt.
prompt-take = Your turn: take one, two or three stones.
prompt-wait = It is { $seat }'s turn.
prompt-over = The game is over.

panel-table = Table
panel-seat = { $seat }
row-heap = Heap
row-stones = Stones
row-card = Card

term-heap = Heap
text-heap = { $stones } stones lie here at first. On your turn you take up to { $most } of them; the game ends when none is left.
term-card = Card
text-card = If the number of your stones is even in the end, you also score the number on your card.

why-not-dealt = The cards are not dealt yet.
why-not-your-turn = It is { $turn }'s turn.
why-over = The game is over.
why-stones = You can take from 1 to { $most } stones.
