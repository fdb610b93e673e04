# Lift Off (2000), English. Every sentence is our own.

# What it is about and what its options mean, each on one line, without values.
about = Everybody at once lays cargo and orders at the planets, as fast as they can. Three rounds of a few minutes.
level-greedy = Steady, never slips: hard
level-expert = Expert hands
option-placement = Wrong placements
option-placement-about = Refused at once, or accepted as at a real table and removed at the end of the round.
option-placement-strict = refused
option-placement-table = removed later
option-pace = Pace
option-pace-about = Live is the game as it was meant. Relaxed gives everybody a pause after each card. In turns nobody has to hurry; several people at one screen need it.
option-pace-live = live
option-pace-relaxed = relaxed
option-pace-turns = in turns
option-pause = Pause in seconds
option-pause-about = With the relaxed pace: so long everybody rests after a card.
option-actions = Cards handled per round
option-actions-about = A round ends when somebody has handled so many cards.
option-minutes = Minutes per round
option-minutes-about = A round ends at the latest after so many minutes.
option-choice = Seconds for a choice
option-choice-about = While planets are resolved: time to choose before the choice is made for you; 0 for as long as you like.
option-data = Own planet values
option-data-about = Who owns the box can enter its planets: download the file, change it, and open it here.

own-name = { $name }
list-empty = nothing

card-tank = tank
card-settler = settler
card-solar = solar module
card-security = security force
card-lift-off = Lift Off
card-mining = mining
card-terraforming = terraforming
card-steal = steal

one-tank = a tank
one-settler = a settler
one-solar = a solar module
one-security = a security force

planet-beta-minor = Beta Minor
planet-pios-proxima = Pios Proxima
planet-gamma-ferrum = Gamma Ferrum
planet-tau-viridis = Tau Viridis
planet-ursa-magna = Ursa Magna
planet-numbered = { $number } { $name }
planet-number = planet { $number }

counted = { $count } × { $card }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
energy-solar = { $count ->
    [one] { $count } solar module
   *[other] { $count } solar modules
}
energy-tanks = { $count ->
    [one] { $count } tank
   *[other] { $count } tanks
}

act-ready = ready
act-place = place at { $planet }
act-cycle = cycle under the deck
act-discard = discard
act-pay = pay with { $paid }
act-take = take { $card }
act-decline = take nothing

prompt-layout = The planets are being laid out.
prompt-shuffle = The decks are being shuffled.
prompt-ready = Round { $round } of { $rounds }: say when you are ready.
prompt-wait-ready = Not ready yet: { $seats }.
prompt-countdown = Three … two … one …
prompt-rush = Your top card: { $card }. It fits at { $planets }. Place, cycle or discard it.
prompt-rush-nowhere = Your top card: { $card }. It fits nowhere. Cycle or discard it.
prompt-rush-table = Your top card: { $card }. Place, cycle or discard it.
prompt-resting = A short pause. Then comes: { $card }.
prompt-wait-turn = It is { $seat }'s turn to handle a card.
prompt-watch = The rush is on.
prompt-resolve = The planets are being resolved.
prompt-mine = { $planet }: mining takes 1 energy, and you have { $energy }. Which pays?
prompt-terraform = { $planet }: terraforming takes 2 energy, and you have { $energy }. Which pay?
prompt-steal = { $planet }: { $opponent } shows { $cards }. Which card do you steal, if any?
prompt-counter = { $planet }: your security force has caught { $opponent }, who shows { $cards }. Which card do you take, if any?
prompt-wait-mine = { $planet }: { $seat } chooses what pays for mining.
prompt-wait-terraform = { $planet }: { $seat } chooses what pays for terraforming.
prompt-wait-steal = { $planet }: { $seat } may steal from { $opponent }: { $cards }.
prompt-wait-counter = { $planet }: { $seat } has caught { $opponent } and may take in return: { $cards }.
prompt-over = The game is over.

panel-table = Table
panel-piles = Decks and discards
panel-own = { $seat } (you): { $points }
panel-seat = { $seat }: { $points }

row-round = Round
row-deck = Deck
row-discards = Discarded
row-deck-of = { $seat }, deck
row-discards-of = { $seat }, discarded

stage-layout = laying out planets
stage-shuffle = shuffling
stage-ready = waiting for all to be ready
stage-countdown = countdown
stage-rush = the rush
stage-resolve = resolution
stage-over = game over

cell-round = { $round } of { $rounds }
cell-turn = { $seat } to act
cell-caller = STOP by { $seat }
cell-worth = { $count } VP
cell-terraforming = { $count ->
    [0] no terra
   *[other] terra { $count }
}
cell-terraformed = terra { $done } of { $needed }
cell-ore = ore { $count }
cell-ore-left = ore { $left } of { $ore } left
cell-sides = { $near } – { $far }
cell-now = now
cell-resolved = resolved
cell-face-down = face down
cell-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cell-out = { $count ->
    [0] empty
    [one] { $count } card out
   *[other] { $count } cards out
}
cell-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
cell-ready = ready
cell-resting = pausing
cell-stop = STOP
cell-revealed = revealed { $revealed } of { $cards }
cell-cargo = on this side: { $cargo }
cell-unseen = { $count } unseen: { $cards }

ev-laid = The planets lie there: { $planets }.
ev-ready = { $seat } is ready.
ev-countdown = Three … two … one …
ev-face-up = Lift Off! All decks are face up.
ev-face-up-turns = Lift Off! All decks are face up; { $seat } begins.
ev-placed = { $seat }: { $card } → { $planet }
ev-cycled = { $seat }: { $card } under the deck
ev-discarded = { $seat }: { $card } discarded
ev-stop = STOP! { $seat } has no card left; the rush is over.
ev-stop-actions = Somebody has had { $actions } actions; the rush is over. { $seat } counts as the caller.
ev-stop-time = { $minutes ->
    [one] { $minutes } minute has
   *[other] { $minutes } minutes have
} passed; the rush is over. { $seat } counts as the caller.
ev-row-removed = { $planet }: the row of { $seat } has no Lift Off and is removed ({ $cards }).
ev-cleaned = { $planet }: wrongly placed cards of { $seat } are removed ({ $cards }).
ev-contested = { $planet } is next to be resolved.
ev-revealed = { $seat } reveals: { $card }.
ev-mined = { $seat } mines ore for 1 point and pays with { $paid }.
ev-terraformed = { $seat } terraforms the planet and pays with { $paid }.
ev-no-mining = { $seat } cannot mine: that takes 1 energy.
ev-no-ore = { $seat } cannot mine: no ore is left here.
ev-no-terraforming = { $seat } cannot terraform: that takes 2 energy.
ev-no-loot = { $seat } finds nothing to steal.
ev-foiled = A security force stops the theft of { $seat }, who has nothing to lose.
ev-stole = { $seat } steals { $card }.
ev-took-back = The theft fails: { $seat } has a security force and takes { $card } in return.
ev-declined = { $seat } steals nothing.
ev-declined-back = The theft fails: { $seat } has a security force, but takes nothing in return.
ev-settled = { $planet }: { $seat } gets { $points } (settlers { $settlers } to { $others }).
ev-not-habitable = { $planet }: nobody gets the { $points }, for it is not terraformed enough.
ev-no-settlers = { $planet }: no settlers, no points.
ev-equal-settlers = { $planet }: { $settlers ->
    [one] { $settlers } settler
   *[other] { $settlers } settlers
} each, so nobody gets it.
ev-score = { $seat } { $points }
ev-round-over = Round { $round } of { $rounds } is over. Points so far: { $scores }.
ev-ended = The game is over.

why-no-such-seat = There is no such seat at this table.
why-shuffling = Planets are being laid out or decks shuffled; nobody can act now.
why-over = The game is over.
why-not-begun = Cards are handled only after the countdown.
why-ready-already = You are ready already.
why-running = The round has begun; being ready no longer matters.
why-late = That was meant for an earlier card, or came twice. Your next action has number { $expected }.
why-ahead = That is meant for a card that has not come yet. Your next action has number { $expected }.
why-stopped = STOP! That rush is over; no more of its cards are handled.
why-resting = Your pause is not over yet.
why-not-your-turn = It is { $turn }'s turn.
why-no-planet = There is no planet { $planet } on this table.
why-not-touched = You have no row at planet { $planet }.
why-cargo-after-lift-off = This row has its Lift Off: no more cargo goes there ({ $card }).
why-second-lift-off = This row has its Lift Off already, and a row has only one.
why-order-before-lift-off = Orders go only after a Lift Off, and this row has none yet ({ $card }).
why-nothing-to-choose = There is nothing to choose now.
why-not-your-choice = It is { $chooser }'s choice.
why-pay-first = First say how many solar modules pay.
why-take-first = First say which card you take, or that you take none.
why-energy = { $least ->
    [0] At most { $most }
   *[other] From { $least } to { $most }
} solar modules can pay here.
why-not-there = Your opponent shows no such card: { $card }.

text-tank = Cargo: 1 energy, once. A company has { $copies }.
text-settler = Cargo: counts for the majority on a habitable planet. A company has { $copies }.
text-solar = Cargo: 1 energy for each order, again and again; never both energies of the same terraforming. A company has { $copies }.
text-security = Cargo: once revealed, it blocks every theft, and its owner may take a card from the thief. A company has { $copies }.
text-lift-off = Comes after the cargo and before the orders; a row without it counts for nothing. One per row; a company has { $copies }.
text-mining = Order: 1 energy and one ore of the planet become 1 point. A company has { $copies }.
text-terraforming = Order: 2 energy make one step towards a habitable planet, whoever takes it. A company has { $copies }.
text-steal = Order: take a revealed, unused blue card of the opponent, unless a security force is there. A company has { $copies }.

text-planet = Worth { $points } for the most settlers. { $terraforming ->
    [0] Habitable from the start
    [one] Takes { $terraforming } terraforming
   *[other] Takes { $terraforming } terraformings
}; can be mined { $ore ->
    [one] once
   *[other] { $ore } times
}.

term-rush = rush
text-rush = Everybody plays { $cards } cards at the same time. You handle only the top card of your deck: place it, cycle it or discard it.
term-place = place
text-place = The top card becomes the outermost card of your row at a planet. It stays there.
term-cycle = cycle
text-cycle = The top card goes under your deck and comes again later.
term-discard = discard
text-discard = The top card is out for this round.
term-row = row
text-row = Your cards at one planet, from the planet outward: cargo, then one Lift Off, then orders.
term-cargo = cargo
text-cargo = The blue cards. They do nothing when revealed, but orders and majorities need them.
term-orders = orders
text-orders = The red cards. Each works when it is revealed, with the cargo revealed so far. Mining and terraforming must be done if they can; a theft may be declined.
term-energy = energy
text-energy = Comes from tanks and solar modules that are revealed on your side; spent only if the order succeeds.
term-ore = ore
text-ore = Each ore of a planet can be mined once in a round, by either side.
term-habitable = habitable
text-habitable = A planet is habitable when it has had as many terraformings as it asks for, whoever did them.
term-majority = majority
text-majority = On a habitable planet the side with more settlers gets the points; with equal numbers nobody does.
term-stop = STOP
text-stop = Whoever handles the last card of their own deck ends the rush at once for everybody, and goes first in the resolution.
term-limits = limits
text-limits = The rush also ends after { $actions } actions of one player or { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}; then the player with the fewest cards counts as the caller.
text-limits-turns = The rush also ends after { $actions } actions of one player; then the player with the fewest cards counts as the caller.
term-resolution = resolution
text-resolution = Planet by planet both sides reveal their rows in turn, card by card, in the order they were placed.
term-choice = choice
text-choice = Which energy pays and what is stolen is chosen by the player. Take your time.
text-choice-time = Which energy pays and what is stolen is chosen by the player within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}; after that solar modules pay first and nothing is stolen.
term-rounds = rounds
text-rounds = After { $rounds } rounds the most points win. Planets stay, cards go home; with three players everybody moves one place on after a round.
term-ready = ready
text-ready = When all are ready, the countdown begins.
term-strict = strict placement
text-strict = A card that does not fit a row is refused with the reason and stays on top.
term-table = placement as at a table
text-table = Every card may be placed on every row of your own; wrong ones are removed after STOP.
term-live = live
text-live = Everybody acts at any time.
term-relaxed = relaxed
text-relaxed = Everybody acts at any time, with a pause of { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} after each own action.
term-turns = turn by turn
text-turns = Everybody handles one card in turn, clockwise.

# Where the points come from.
category-planets = Planets settled
category-ore = Ore mined
category-start = Start
