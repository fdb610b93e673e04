# Lift Off, English. Every sentence is our own.

# What it is about and what its options mean, each on one line, without values.
about = Hire specialists in a draft, take on missions, build a better rocket and launch. Eight rounds, one to two hours.
option-edition = Edition
option-edition-about = The three rulebooks differ in details; the chosen one decides. The rules page names every difference.
option-edition-en = English
option-edition-de = German
option-edition-fr = French
option-simultaneous = Launching
option-simultaneous-about = One after the other is easier to follow; all at once is quicker with many players.
option-simultaneous-off = one after the other
option-simultaneous-on = all at once
option-data = Own card values
option-data-about = Who owns the box can enter its cards: download the file, change it, and open it here.

own-name = { $name }
list-empty = none

mission-efficiency-boost = Efficiency Boost
mission-planetary-mapping = Planetary Mapping
mission-hydroscope = Hydroscope
mission-telecom-satellite = Telecom Satellite
mission-mineral-prospecting = Mineral Prospecting
mission-first-satellites = First Satellites
mission-space-telescope = Space Telescope
mission-probe-launch = Probe Launch
mission-supply-ship = Supply Ship
mission-payload-optimisation = Payload Optimisation
mission-orbital-power-plant = Orbital Power Plant
mission-mission-search = Mission Search
mission-fuel-depot = Fuel Depot
mission-crewed-orbit = Crewed Orbit
mission-solar-collector = Solar Collector
mission-exoplanet-landing = Exoplanet Landing
mission-trading-post = Trading Post
mission-docking-module = Docking Module
mission-research-lab-module = Research Lab Module
mission-satellite-network = Satellite Network
mission-history-archive = History Archive
mission-colony-ship = Colony Ship
mission-star-base = Star Base
mission-oxygen-garden = Oxygen Garden

specialist-financier = Financier
specialist-satellite-analyst = Satellite Analyst
specialist-probe-analyst = Probe Analyst
specialist-deep-space-analyst = Deep Space Analyst
specialist-chief-chemist = Chief Chemist
specialist-systems-scientist = Systems Scientist
specialist-lab-director = Lab Director
specialist-lab-architect = Lab Architect
specialist-structures-engineer = Structures Engineer
specialist-stage-designer = Stage Designer
specialist-propulsion-engineer = Propulsion Engineer
specialist-payload-planner = Payload Planner
specialist-botanist = Botanist
specialist-life-support-engineer = Life Support Engineer
specialist-station-diplomat = Station Diplomat
specialist-station-planner = Station Planner
specialist-broker = Broker
specialist-programme-director = Programme Director

goal-levels-2-3 = Levels 2+3
goal-station = Station Rockets
goal-yellow = Yellow Tech
goal-upgrades = Rocket Upgrades
goal-red = Red Tech
goal-blue = Blue Tech
goal-green = Green Tech
goal-sets = Tech Sets
goal-level-1 = Level 1
goal-level-2 = Level 2
goal-level-3 = Level 3
goal-level-4 = Level 4
goal-levels-1-2 = Levels 1+2
goal-levels-1-3 = Levels 1+3
goal-levels-3-4 = Levels 3+4
goal-all-missions = All Missions

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-green = green

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
techs = { $count } { $colour }
counted = { $count } × { $name }
all-of = { $all }
either = { $one } or { $other }
step = { $count } → { $points }
gain = { $seat } +{ $points }
income-to = income { $income }

banner-money = +{ $money } money
banner-points = +{ $points }
banner-mission = +1 mission
banner-weight = +{ $weight } capacity
banner-launch = extra launch, { $money } cheaper

work-grant = { $money } money, others { $others }
work-survey = survey level { $level }
work-buy-one = 1 tech for { $money }
work-buy-three = 1 to 3 techs for { $prices }
work-buy-two = 2 different techs for { $money }
work-green-one = 1 green for { $money }
work-green-two = 1 or 2 green for { $prices }
work-sell = sell 1 tech for { $money }
work-swap = swap 1 or 2 techs
work-capacity = capacity upgrade for { $money }
work-propulsion = propulsion upgrade for { $money }
work-lab = lab +1
work-lab-now = lab { $level } for { $money }
work-invest = invest
work-invest-now = invest for { $money }

effect-gain = +1 { $colour }
effect-mapping = trade 1 tech for the 2 other colours
effect-income = income +{ $steps }
effect-money = +{ $money } money
effect-capacity = capacity upgrade
effect-propulsion = propulsion upgrade
effect-lab = lab +1
effect-search = draw { $cards } missions, keep 1
effect-investment = free investment
effect-tech-and-upgrade = +1 tech, +1 upgrade
effect-per = end: { $each } per { $colour }
effect-exoplanet = end: 1 per upgrade, 2nd copy 2
effect-trading-post = end: income × 1, 2nd copy × 2
effect-network = end: 15, 2nd copy 30, 3rd 50
effect-per-level = end: each mission its level
effect-station = end: { $each } per station rocket

mission-brief = { $mission } (L{ $level }, { $values })
values-full = weight { $weight }, { $points } VP, { $effect }
values-plain = weight { $weight }, { $points } VP
values-short = weight { $weight }

counts-missions = missions of level { $levels } in space
counts-missions-least = missions of level { $levels } in space, at least one of level { $least }
counts-colour = { $colour } technologies
counts-sets = full sets of all four colours
counts-station = own rockets on and beside the station track
counts-upgrades = capacity and propulsion upgrades together

act-keep = Keep { $card }, pass { $others } to { $to }
act-pass = Pass { $card } to { $to }
act-left = Draft to the left: your cards go to { $to }
act-right = Draft to the right: your cards go to { $to }
act-play = Play { $card }: { $banner }; { $works }
act-grant = Grant: { $money } money for you, { $others } for everyone else
act-survey = Survey level { $level }: { $points } and { $money } money for you, { $others }
act-buy = Buy { $techs } for { $price } money
act-buy-first = Buy { $techs } for { $price } money, with up to two more to follow
act-buy-no-more = Buy no more
act-more = Buy { $techs } more for { $price } money
act-sell-tech = Sell { $techs } for { $price } money
act-swap = Swap: give back { $techs }
act-take = Take { $techs } for it
act-capacity = { $price ->
    [0] Free capacity upgrade
   *[other] Capacity upgrade for { $price } money
}: capacity { $capacity }, launches cost { $cost }
act-propulsion = { $price ->
    [0] Free propulsion upgrade
   *[other] Propulsion upgrade for { $price } money
}: launches cost { $cost }
act-lab = Lab to level { $level } for { $price } money
act-invest = Invest for { $price } money: { $points } and { $reward }
act-nothing = Done without an action: take { $money } money
act-done = Done with this specialist
act-deck = Level { $level }: draw { $draw }, keep { $keep ->
    [one] 1
   *[other] up to { $keep }
} (deck: { $cards }{ $discards ->
    [0] {""}
   *[other] {" "}+ { $discards }
})
act-keep-missions = Keep { $missions }
act-launch-lab = Launch with the lab’s symbol: costs { $cost }, capacity { $capacity }, { $points }
act-launch-banner = Launch with the banner’s symbol: costs { $cost }, capacity { $capacity }, { $points }
act-no-launch = Launch nothing
act-no-more-launches = No more launches
act-load = Load { $mission } (weight { $weight }, { $left } left)
act-boost = Use a +{ $more } weight banner: capacity { $capacity }
act-bonus = Use the lab’s +{ $more }: capacity { $capacity }
act-lift-off = Lift off with { $missions }: pay { $cost } money, score { $points }
act-resolve = { $mission } next: { $effect }
act-map = Give 1 { $colour } for { $techs }
act-decline = Trade nothing
act-drop-launch = Drop this launch
act-gain = Take 1 { $colour }
act-reward = Take { $reward }
act-sell-goal = Sell { $goal } for { $money } money (now { $count }, { $points })
act-keep-goals = { $count ->
    [0] Done
    [one] Keep the last objective
   *[other] Keep these { $count } objectives
}

prompt-keep-goal = Which objective do you keep? The other two go to { $to }.
prompt-pass-goal = Which objective do you pass to { $to }? You keep the other two.
prompt-keep = Which specialist do you keep? The other two go to { $to }.
prompt-pass = Which specialist do you pass to { $to }? You keep the other two.
prompt-chosen-keep = You keep { $card }. You can change your mind while we wait for { $seats }.
prompt-chosen-pass = You pass { $card }. You can change your mind while we wait for { $seats }.
prompt-wait-choices = Waiting for the choices of { $seats }.
prompt-direction = Which way are specialists passed in this round?
prompt-direction-order = Which way are specialists passed in this round? They are played in the same direction.
prompt-wait-direction = { $seat } chooses the draft direction.
prompt-play = Which specialist do you play first?
prompt-play-second = Which specialist do you play second? The other stays in hand.
prompt-work-none = No action is possible now; that brings { $instead } money.
prompt-work-no-more = No other action is possible now.
prompt-work = What does the specialist do? No action at all brings { $instead } money; you have { $money }.
prompt-work-more = The other action, too? You have { $money } money.
prompt-work-done = The specialist’s actions are done.
prompt-buy-none = { $bought } bought; you cannot pay for another.
prompt-buy = { $bought } bought. Another technology? You have { $money } money.
prompt-swap = Which { $count ->
    [one] technology do you
   *[other] { $count } technologies do you
} take instead?
prompt-deck = From which deck do you draw missions?
prompt-keep-missions = Which mission do you keep{ $most ->
    [one] ?
   *[other] ? Up to { $most } are allowed.
}
prompt-launch-none = You can launch nothing more in this round.
prompt-launch = Launch a rocket? You have { $money } money; a launch costs { $cost } and scores { $points }.
prompt-load = Load the rocket: weight { $load } of { $capacity }. The launch costs { $cost } of your { $money } money.
prompt-resolve = Which mission takes effect next?
prompt-search = Mission search: from which deck do you draw { $cards }?
prompt-search-wait = Mission search: somebody else’s comes first.
prompt-reward = Investment: a green technology or income?
prompt-map = Planetary mapping: which technology do you give?
prompt-gain = Which technology do you take?
prompt-upgrade = Which upgrade do you take?
prompt-sale = Phase 2: do you sell objectives for { $money } money each?
prompt-shuffle = Cards are being shuffled.
prompt-wait-specialists = Specialists: waiting for { $seats }.
prompt-wait-missions = Missions: waiting for { $seats }.
prompt-wait-launches = Launches: waiting for { $seats }.
prompt-wait-sale = Selling objectives: waiting for { $seats }.
prompt-over = The game is over.

panel-piles = Piles
panel-table = Table
panel-own = { $seat } (you): { $points }
panel-seat = { $seat }: { $points }
row-round = Round
row-needs = Required
row-launch-values = Launch points
row-decks = Decks
row-station = Station
row-drawn = Drawn
row-memory = You passed
row-discards = L{ $level } discarded
row-to-come = L{ $level } to come
row-dismissed = Specialists gone
row-unplaced = Specialists unseen
row-board = Board
row-money = Money
row-rocket = Rocket
row-lab = Lab
row-techs = Technology
row-earth = On Earth
row-space = In space
row-hand = Hand
row-goals = Objectives
row-played = Played
row-launch = Launch
row-points-now = If it ended now
row-points = Final score

cell-round = { $round } of { $rounds }, phase { $phase }
cell-starter = { $seat } is starting player
cell-left = draft to the left
cell-right = draft to the right
step-deal = before the deal
step-goals = draft of objectives
step-direction = draft direction
step-draft = draft of specialists
step-first = first specialists
step-second = second specialists
step-missions = drawing missions
step-launches = launches
step-sale = selling objectives
step-over = the game is over
cell-needs = L{ $level }: { $needed }
cell-launch-points = lab { $level }: { $points }
cell-deck = L{ $level }: { $cards }{ $discards ->
    [0] {""}
   *[other] {" "}(+{ $discards } discarded)
}
cell-specialists = specialists: { $cards }{ $discards ->
    [0] {""}
   *[other] {" "}(+{ $discards } discarded)
}
cell-station = next investment { $price } money
cell-free = open: { $free }, then always { $last }
cell-covered = { $covered } covered
cell-drawn = { $seat } looks at { $count ->
    [one] 1 card
   *[other] { $count } cards
} of level { $level }
cell-goals-left = { $goals } to { $seat }
cell-goals-passed = { $goals } in the first pass
cell-money = { $money } money
cell-income = income { $income } (most { $most })
cell-rockets = { $count ->
    [one] 1 rocket
   *[other] { $count } rockets
} at the station
cell-rocket = launch costs { $cost }, capacity { $capacity }
cell-upgrades = upgrades: capacity { $capacity }/{ $capacities }, propulsion { $propulsion }/{ $propulsions }
cell-lab-brief = lab { $level }
cell-lab = level { $level }, { $points } per launch
cell-techs = { $colour } { $count }
cell-earth = L{ $level }: { $missions }
cell-earth-lacks = L{ $level } lacks { $lacks }: { $missions }
earth-ready = { $mission } ({ $values }, ready)
earth-waits = { $mission } ({ $values })
earth-heavy = { $mission } ({ $values }, { $missing } too heavy)
lack-lab = lab { $level }
lack-place = a free place: 3 missions have flown
lack-fourth = a fourth launch
lack-launch = a launch
lack-money = { $money } money
cell-space = L{ $level } × { $count }: { $missions }
cell-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cell-known = surely { $cards }
cell-specialist = { $card } ({ $banner }): { $works }
cell-goals = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
}
cell-goal-lacks = { $goal }: { $count } of { $next } → { $worth }, but no mission of level { $level } (now 0)
cell-goal-full-lacks = { $goal }: { $count }, but no mission of level { $level } (now 0)
cell-goal = { $goal }: { $count } of { $next } → { $worth } (now { $now })
cell-goal-full = { $goal }: { $count } → { $now }
cell-left-over = unused: { $banners }
cell-lab-used = lab’s launch used
cell-load = weight { $load } of { $capacity }, cost { $cost }
cell-score = { $points } + { $missions } missions + { $goals } objectives + { $green } green + { $money } money = { $total }

ev-dealt = The cards are dealt; { $seat } begins.
ev-dealt-own = The cards are dealt; { $seat } begins. Your objectives: { $goals }.
ev-sealed = { $seat } has chosen.
ev-exchanged = You pass { $gave } to { $to } and receive { $got } from { $from }.
ev-round = Round { $round } begins; { $seat } is starting player.
ev-income = { $seat } gets { $money } money.
ev-drew = { $seat } draws { $count ->
    [one] 1 specialist
   *[other] { $count } specialists
}.
ev-drew-own = { $seat } draws { $cards }.
ev-left = { $seat } lets the draft go to the left.
ev-right = { $seat } lets the draft go to the right.
ev-played = { $seat } plays { $card }.
ev-banner = Banner for { $seat }: { $banner }.
ev-grant = { $seat } takes a grant.
ev-survey = { $seat } surveys level { $level }.
ev-bought = { $seat } buys { $techs } for { $paid } money.
ev-sold-tech = { $seat } sells { $techs } for { $money } money.
ev-swapped = { $seat } gives back { $techs } …
ev-took = { $seat } takes { $techs } instead.
ev-paid = { $seat } pays { $paid } money.
ev-money = { $seat } gets { $money } money.
ev-points = { $seat } scores { $points }.
ev-points-and-money = { $seat } scores { $points } and gets { $money } money.
ev-nothing = { $seat } does no action and takes { $money } money.
ev-missions = { $seat } draws { $count ->
    [one] 1 mission
   *[other] { $count } missions
} of level { $level }.
ev-missions-own = { $seat } draws from level { $level }: { $cards }.
ev-reshuffled = The { $cards ->
    [one] discarded mission of level { $level } becomes
   *[other] { $cards } discarded missions of level { $level } are shuffled and become
} the deck.
ev-kept = { $seat } keeps { $missions }; { $discarded } discarded.
ev-kept-forced = { $seat } could keep none of the first cards and draws on to { $missions }; { $discarded } discarded.
ev-lift-off = { $seat } launches { $missions } for { $cost } money: { $points }.
ev-lift-off-banner = { $seat } launches { $missions } with a banner for { $cost } money: { $points }.
ev-reached = { $mission } is in space: { $points } for { $seat }.
ev-gained = { $seat } gains { $techs }.
ev-mapped = { $seat } gives 1 { $colour } for { $techs }.
ev-income-up = { $seat } now has an income of { $income }.
ev-capacity = { $seat } builds a capacity upgrade.
ev-propulsion = { $seat } builds a propulsion upgrade.
ev-lab-up = { $seat } now has a lab of level { $level }.
ev-invested = { $seat } invests in the station: { $points }.
ev-invested-beside = { $seat } invests in the station, beside the track: { $points }.
ev-lapsed = { $seat } can make no use of the effect.
ev-finished = { $seat } has finished launching.
ev-round-over = The round is over. { $seat } is the new starting player.
ev-phase = Phase 2: levels 3 and 4 are open, and { $cards } specialists form the new deck.
ev-sold = { $seat } sells an objective for { $money } money.
ev-sold-own = { $seat } sells { $goal } for { $money } money.
ev-scored = { $seat } at the end: { $missions } for missions, { $goals } for objectives ({ $held }), { $green } for green, { $money } for money; { $total }.
ev-ended = The game is over.

text-mission = Level { $level }, weight { $weight }, { $points }. { $effect } { $most ->
    [one] One copy per player
   *[other] Up to { $most } copies per player
}; { $cards } in this game.
does-nothing = No effect.
does-gain = In space: 1 { $colour } technology.
does-mapping = In space: you may give 1 red, yellow or blue technology for one of each of the two others.
does-income = In space: income +{ $steps }, as far as the track goes.
does-money = In space: { $money } money.
does-capacity = In space: a free capacity upgrade, if one is left.
does-propulsion = In space: a free propulsion upgrade, if one is left.
does-lab = In space: the lab rises by one level, at most to 4.
does-search = In space: draw { $cards } missions from one deck and keep exactly one on Earth.
does-investment = In space: invest in the station without paying; the rocket stands beside the track.
does-tech-and-upgrade = In space: 1 red, yellow or blue technology and one upgrade of your choice.
does-per = At the end: { $points } per { $colour } technology.
does-exoplanet = At the end: 1 point per upgrade; the second copy brings 2 more per upgrade.
does-trading-post = At the end: your income in points; the second copy brings twice your income on top.
does-network = At the end: 15 points for the first copy, 30 for the second, 50 for the third.
does-per-level = At the end: every mission you have in space scores its level, this one too.
does-station = At the end: { $points } per own rocket at the station.
text-specialist-one = Banner: { $banner } Action: { $one }
text-specialist-two = Banner: { $banner } Actions: { $one } { $other }
gives-money = { $money } money at once.
gives-points = { $points } at once.
gives-mission = draw one more mission card this round, and keep one more if you wish.
gives-weight = +{ $weight } capacity for one launch this round.
gives-launch = one more launch this round, { $money } money cheaper.
can-grant = { $money } money for you, { $others } for everyone else.
can-survey = { $points } and { $money } money per mission of level { $level } that you have in space; the others { $others } for each of theirs.
can-buy-one = Buy 1 red, yellow or blue for { $money } money.
can-buy-three = Buy 1, 2 or 3 of red, yellow and blue for { $prices } money in all.
can-buy-two = Buy 2 different ones of red, yellow and blue for { $money } money.
can-green-one = Buy 1 green for { $money } money.
can-green-two = Buy 1 or 2 green for { $prices } money in all.
can-sell = Sell 1 red, yellow or blue for { $money } money.
can-swap = Give back 1 or 2 technologies and take as many of other colours.
can-capacity = A capacity upgrade for { $money } money.
can-propulsion = A propulsion upgrade for { $money } money.
can-lab = Raise the lab by one level; levels 2, 3 and 4 cost { $prices } money.
can-invest = Invest in the station at the lowest open price: { $points }, 1 more per mission in space, and a green technology or income +1.
text-goal = At the end. Counts { $counts }; number → points: { $steps }.

term-capacity = Capacity
text-capacity = How much weight one launch can carry. It starts at { $start }; each capacity upgrade adds 1 and makes launches cost 1 more. Weight banners add to a single launch.
term-cost = Cost
text-cost = What one launch costs in money. It starts at { $start }; capacity upgrades add 1, propulsion upgrades take 1 off.
term-income = Income
text-income = Money at the start of every round but the first. It starts at { $start } and goes up to { $most }.
term-lab = Lab
text-lab = Lets you launch missions up to its level, sets the points of a launch and has one launch symbol per round. Levels 2, 3 and 4 cost { $prices } money. { $bonus }
text-bonus-symbol = At level 4 the launch with its symbol has +1 capacity.
text-bonus-any = At level 4 one launch of your choice per round has +1 capacity.
term-station = Station
text-station = Whoever invests pays the lowest open number and covers it; after the last one the price stays { $last }. It brings { $points }, 1 more per own mission in space, and a green technology or income +1.
term-phase = Phase
text-phase = Rounds 1 to 4 are phase 1, rounds 5 to 8 phase 2. In phase 2 levels 3 and 4 are open, some requirements rise and launches score less. Between the phases objectives can be sold for { $money } money each.
term-banner = Banner
text-banner = The part of a specialist that always works, even if you do no action and take { $money } money. Blue banners work at once, yellow ones while drawing missions or launching.
term-symbol = Launch symbol
text-symbol = Every launch uses one: the lab’s, once per round, or that of a launch banner, which is { $money } money cheaper. { $limit }
text-limit-missions = At most { $most } missions per round.
text-limit-launches = At most { $most } launches per round.
term-draft = Draft
text-draft = Everybody passes two of three cards to a neighbour, then one of three. All choose in secret at the same time. Objectives go to the left, specialists where the starting player says.
text-red = Fuel. Missions of low levels ask for it; it is not used up.
text-yellow = Energy. Missions of most levels ask for it; it is not used up.
text-blue = Life support. Missions of high levels ask for it; it is not used up.
text-green = Food. Missions of high levels ask for it; it is not used up and scores 3 points at the end.

why-no-such-seat = This table has no such seat.
why-shuffling = Cards are being shuffled or dealt; nobody is to act.
why-over = The game is over.
why-not-your-turn = It is { $turn }’s turn.
why-finished = You have nothing more to do in this step.
why-not-in-hand = { $card } is not in your hand.
why-no-goal = You do not hold the objective { $goal }.
why-chosen-already = That is what you have chosen already.
why-not-on-card = This specialist does not offer it: { $work }.
why-done-already = Already done with this specialist: { $work }.
why-money = It costs { $price } money and you have { $money }.
why-plain-only = Only red, yellow or blue: { $work }.
why-different = The two must have different colours.
why-one-or-two = One green or two, no other number.
why-few-techs = You have only { $count } { $colour }.
why-map-plain = Only red, yellow or blue can be given.
why-no-tech = You have no { $colour } technology to give.
why-given-back = You have just given back { $colour }; take another colour.
why-as-many = You must take { $count ->
    [one] exactly one technology
   *[other] exactly { $count } technologies
}, as many as you gave back.
why-no-capacity = You have no capacity upgrade left.
why-no-propulsion = You have no propulsion upgrade left.
why-lab-full = Your lab is at level 4, the highest.
why-income-full = Your income is { $most }, the most there is.
why-deck-closed = Level { $level } opens in phase 2.
why-seven = You may hold at most seven missions of level { $level }.
why-nothing-to-keep = Level { $level } has no card left that you may keep.
why-search-under-way = { $seat } is searching for a mission; wait for the end of it.
why-not-drawn = { $mission } is not among the drawn cards, or not as often.
why-keep-fewer = You may keep { $most ->
    [one] only one mission
   *[other] { $most } missions at most
}.
why-copies-held = { $mission }: you may hold { $most ->
    [one] one copy
   *[other] { $most } copies
}, on Earth and in space together.
why-lab-used = The lab’s launch symbol is used in this round.
why-no-launch-banner = You have no unused launch banner.
why-three-missions = At most three missions may fly in a round.
why-three-launches = You have launched three times in this round, the most allowed.
why-nothing-on-earth = You have no mission on Earth.
why-nothing-can-fly = None of your missions on Earth can fly now.
why-not-on-earth = { $mission } is not on Earth, or loaded already.
why-lab-too-low = { $mission } needs a lab of level { $level }; yours has level { $lab }.
why-requirement = { $mission }: level { $level } needs { $needed } now.
why-weight = { $mission } weighs { $weight }; { $left } capacity is left.
why-no-weight-banner = You have no unused weight banner of +{ $size }.
why-bonus-with-lab = The lab’s +1 comes by itself with the lab’s own launch symbol.
why-no-bonus = Only a lab of level 4 gives +1 capacity.
why-bonus-used = The lab’s +1 is used in this round.
why-nothing-loaded = The rocket is empty: load at least one mission.
why-not-pending = { $mission } has no effect waiting.
why-keep-goal-first = First choose the objective you keep.
why-pass-goal-first = First choose the objective you pass.
why-direction-first = First choose the draft direction.
why-keep-first = First choose the specialist you keep.
why-pass-first = First choose the specialist you pass.
why-play-first = First play a specialist.
why-work-first = First do the specialist’s actions, or say that you are done.
why-buy-first = First buy more technologies, or say that you are done.
why-swap-first = First take the technologies you swap for.
why-deck-first = First choose a mission deck.
why-keep-missions-first = First choose the missions you keep.
why-launch-first = First launch a rocket, or say that you are done.
why-load-first = First load the rocket and lift off, or take the launch back.
why-resolve-first = First choose the mission that takes effect next.
why-search-first = First choose the deck for the mission search.
why-reward-first = First choose green or income for the investment.
why-map-first = First decide about planetary mapping.
why-gain-first = First choose a red, yellow or blue technology.
why-upgrade-first = First choose an upgrade.
why-no-sale = Objectives are sold between rounds 4 and 5 only.
why-sale-first = First sell objectives, or say that you are done.

# Where the points come from.
category-launches = Launches
category-missions = Missions in space
category-final-missions = Missions, at the end
category-goals = Objectives
category-specialists = Specialists
category-station = Station
category-green = Green technologies
category-money = Money
category-start = Start
