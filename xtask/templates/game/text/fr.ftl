# New Game, français. Chaque phrase est de nous.

about = Prends une, deux ou trois pierres à la fois. Un nombre pair te rapporte ta carte secrète. Quelques minutes.
option-stones = Pierres
option-stones-about = Le nombre de pierres dans le tas au début.

card = carte { $card }
card-hidden = une carte cachée
stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}

act-take = prendre { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}

event-dealt = { $seat } reçoit la carte { $card }.
event-took = { $seat } prend { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}.
event-showed = { $seat } montre la carte { $card }.

prompt-deal = On distribue les cartes.
prompt-take = À toi : prends une, deux ou trois pierres.
prompt-wait = C’est à { $seat }.
prompt-over = La partie est finie.

panel-table = Table
panel-seat = { $seat }
row-heap = Tas
row-stones = Pierres
row-card = Carte

term-heap = Tas
text-heap = Au début, { $stones } pierres s’y trouvent. À ton tour, tu en prends jusqu’à { $most } ; la partie finit quand il n’en reste aucune.
term-card = Carte
text-card = Si le nombre de tes pierres est pair à la fin, le nombre sur ta carte compte aussi.

why-not-dealt = Les cartes ne sont pas encore distribuées.
why-not-your-turn = C’est à { $turn }.
why-over = La partie est finie.
why-stones = Tu peux prendre de 1 à { $most } pierres.
