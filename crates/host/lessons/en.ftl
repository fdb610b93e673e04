# What the coach says. A key is learn-GAME-LESSON for a title, and -STEP or -STEP-why behind it.

## Lift Off
learn-lift-off-rocket = A better rocket
learn-lift-off-rocket-play = Your rocket carries weight 1, and a launch costs 5. Specialists make it better. Play the Stage Designer from your hand.
learn-lift-off-rocket-capacity = The banner gave you 3 money at once. Now the actions: buy the capacity upgrade. You carry 1 more, and each launch costs 1 more.
learn-lift-off-rocket-capacity-why = First the capacity upgrade, for 4 money. The rest comes right after.
learn-lift-off-rocket-propulsion = Propulsion balances that: for 2 money every launch costs 1 less. Buy it, too.
learn-lift-off-rocket-ready = A specialist may do one action, both or none; none brings 2 money. You are finished: say so.
learn-lift-off-rocket-second = Your opponent has played, now it is your second and last specialist of this round. Play the Lab Director.
learn-lift-off-rocket-lab = The lab decides which missions can fly and what a launch scores. Raise it to level 2 for 5 money.
learn-lift-off-rocket-lab-why = Without an action you would get 2 money, but a higher lab is worth more: raise it.
learn-lift-off-rocket-done = Weight 2, cost 5, lab 2: a real rocket. The third specialist stays in your hand for the next round.

learn-lift-off-draft = Specialists
learn-lift-off-draft-keep = Each round you hold three specialists and choose in secret, like everybody else. Keep the Chief Chemist; the other two go to your neighbour.
learn-lift-off-draft-pass = Two cards came to you. Now pass one of the three on. Any but the Chemist, we need him.
learn-lift-off-draft-pass-why = Keep the Chief Chemist this time, and pass on one of the others.
learn-lift-off-draft-play = You will play two of these three. Begin with the Chief Chemist.
learn-lift-off-draft-red = His banner gives one more mission card later. His action sells technologies: the first costs 2. Buy a red one, fuel.
learn-lift-off-draft-red-why = Buy a technology first, and a red one: without technologies no mission flies.
learn-lift-off-draft-yellow = A second costs 3 more. Buy yellow, energy: with red and yellow you may fly level 2 in this phase.
learn-lift-off-draft-yellow-why = Yellow, please: red and yellow together are what level 2 asks for in this phase.
learn-lift-off-draft-enough = The third would cost 4. Keep your money for the launch: buy no more.
learn-lift-off-draft-done = Technologies are never used up. The yellow banners (mission, weight, launch) wait for later in the round; blue ones work at once.

learn-lift-off-missions = Missions
learn-lift-off-missions-earth = After the specialists everybody draws missions, from whichever open deck they like. Levels 3 and 4 open in phase 2.
learn-lift-off-missions-deck = You have one red technology: enough for level 1. Choose that deck. You draw three cards, and one more for your Chemist’s banner.
learn-lift-off-missions-deck-why = Level 2 needs red and yellow, and a lab of level 2. Take the deck of level 1.
learn-lift-off-missions-two = One may stay, and one more for the banner. Keep Hydroscope (more income) and First Satellites (5 points): together they weigh 2, just what you can carry.
learn-lift-off-missions-two-why = Keep two, Hydroscope and First Satellites: they fit on your rocket together.
learn-lift-off-missions-done = Missions wait on Earth until you launch them. They score only in space.

learn-lift-off-launch = Launch
learn-lift-off-launch-needs = A launch needs a symbol, money, capacity, the lab level and the technologies of its missions. Your lab gives one symbol each round; your Structures Engineer’s banner gives a second.
learn-lift-off-launch-symbol = Prepare a launch with the lab’s symbol. It costs 6.
learn-lift-off-launch-symbol-why = Take the lab’s symbol first. The banner’s launch, 2 cheaper, can come afterwards.
learn-lift-off-launch-probe = Your rocket carries 3. Load the Probe Launch, weight 2.
learn-lift-off-launch-probe-why = Two missions shall fly together: first the Probe Launch, weight 2.
learn-lift-off-launch-minerals = There is room for 1 more: load Mineral Prospecting.
learn-lift-off-launch-minerals-why = Do not fly half empty: a launch costs the same. Load Mineral Prospecting.
learn-lift-off-launch-go = Full. Lift off!
learn-lift-off-launch-done = 5 points for the launch with lab 2, 2 and 4 for the missions, 4 money, and 2 more income from now on. The Supply Ship could follow with the banner, for 4 money.

learn-lift-off-score = Objectives and the end
learn-lift-off-score-goals = The last round. Your two objectives count at the end: 2 rockets at the station give 6, 6 upgrades give 15.
learn-lift-off-score-symbol = Missions with an hourglass score at the end, but only in space. Your Solar Collector still lies on Earth: prepare a launch.
learn-lift-off-score-load = Level 3 asks for three yellow, two blue and a green. You have them. Load it.
learn-lift-off-score-go = Send it up.
learn-lift-off-score-finish = Nothing is left to launch. Finish, and the points are counted.
learn-lift-off-score-done = 22 for missions (three for each of 5 yellow, 7 for the Trading Post), 21 for objectives, 3 for each green, 1 for every 5 money. Now you know it all!

## Launch Pad
learn-launch-pad-build = Build a rocket
learn-launch-pad-build-zones = You have three zones: Construction, Quality Control and Launch. Rockets are built in the first and score in the last.
learn-launch-pad-build-rocket = Choose the Observer in your hand and lay it in Construction.
learn-launch-pad-build-part = An Observer takes one metal and one fuel. Choose one of them and put it on the rocket.
learn-launch-pad-build-other = Now the other one.
learn-launch-pad-build-engineer = The rocket is complete. To leave Construction it needs an Engineer there: put him to work.
learn-launch-pad-build-end = Rockets move at the beginning of a turn only. Keep your cards and end the turn.
learn-launch-pad-build-end-why = Discarding is allowed, but Astronaut and Oxygen will be useful. End the turn.
learn-launch-pad-build-done = On your next turn the Observer may go on. Mind that a rocket left in Construction at the end costs its points.

learn-launch-pad-advance = Experts and zones
learn-launch-pad-advance-move = A turn begins with rockets moving: one out of each zone, if it is complete and the Expert was there before. Send the Observer on. The Explorer has to stay: press it to hear why.
learn-launch-pad-advance-take = Now you draw up to six cards. One of them may be the top of the discard pile: take the Jack of All Trades. The others are drawn by themselves.
learn-launch-pad-advance-inspector = An Inspector! Put him into Quality Control.
learn-launch-pad-advance-jack = The Jack works in any free zone. Put him into Launch: without anybody there you lose 10 points at the end.
learn-launch-pad-advance-jack-why = The Jack belongs into Launch: without an Expert there you lose 10 points at the end.
learn-launch-pad-advance-end = The Inspector helps from your next turn on. End this one and watch your opponent.
learn-launch-pad-advance-launch = Your turn again, and now Quality Control opens. Send one rocket to Launch; one per turn and zone.
learn-launch-pad-advance-done = A rocket in Launch is worth its points. In Quality Control it counts nothing, in Construction it costs them.

learn-launch-pad-pad = Bonus cards and the pad
learn-launch-pad-pad-astronaut = Bonus cards make rockets worth more. Put the Astronaut on your rocket in Launch.
learn-launch-pad-pad-oxygen = Alone he would cost you 4 points! With Oxygen he brings 4. Quick.
learn-launch-pad-pad-certificate = The Quality Certificate goes on a rocket in Quality Control. It is worth 3 once the rocket is in Launch, and no Quality Check can touch it.
learn-launch-pad-pad-corners = Who draws a corner of the Launch Pad lays it beside their Construction. It crosses the zones by itself, one per turn. Three lie on the pad, the fourth is with your opponent.
learn-launch-pad-pad-button = The Big Red Button sends a corner straight to the pad. Press it: choose the card, then the corner.
learn-launch-pad-pad-done = The pad is complete: Countdown! You finish your turn, then everybody has exactly one more, and the game is scored.

learn-launch-pad-attack = Attack and protection
learn-launch-pad-attack-actions = Action cards hit anybody, and are discarded first. Look at your opponent: the Galactic has Maximum Security, so nobody can sabotage or abort it. The Explorer has none.
learn-launch-pad-attack-sabotage = Sabotage the Explorer: take a part off it. It falls back into Construction.
learn-launch-pad-attack-sabotage-why = Not your own! The target is your opponent’s Explorer in Launch.
learn-launch-pad-attack-recruit = Recruitment takes an Expert from play. Hire away the Engineer, then the Explorer is stuck.
learn-launch-pad-attack-recruit-why = Take your opponent’s Engineer in Construction: you lack one, too.
learn-launch-pad-attack-employ = He is in your hand. Put him to work at once.
learn-launch-pad-attack-shield = They will strike back. Put Maximum Security on your Observer.
learn-launch-pad-attack-system = The Security System is a Specialty: it guards all your rockets against opponents, as long as it lies there. Play it.
learn-launch-pad-attack-done = Against Quality Check only a Quality Certificate helps; an Employee Contract keeps your Experts. You may have one Specialty in play.

learn-launch-pad-end = The end
learn-launch-pad-end-score = The last turn of the game. In Launch you have 6, and 4 for the crew; but the Explorer in Construction costs 8, and nobody in mission control 10.
learn-launch-pad-end-track = The Intrepid in Quality Control counts nothing yet. Fast Track takes it straight to Launch: 10 points.
learn-launch-pad-end-control = Now the Jack into Launch: that saves 10.
learn-launch-pad-end-control-why = Only in Launch does the Jack save you the 10 points.
learn-launch-pad-end-abort = You will not finish the Explorer. “Any rocket” may be your own: abort it and lose nothing.
learn-launch-pad-end-abort-why = The Explorer in your Construction is the one that costs points. Abort that one.
learn-launch-pad-end-last = Cards in hand count nothing. End the turn.
learn-launch-pad-end-done = 20 to 12: well done. On a tie most bonus cards win. Now you know it all!

## Lift Off (2000)
learn-planet-rush-place = Place cards
learn-planet-rush-place-cards = Everybody has a deck with the top card open: blue cargo, yellow Lift Off, red orders. Between you and your opponent lie planets; your row grows on your side of each. Really it is a race, but here we take turns.
learn-planet-rush-place-tank = A tank, that is cargo: it may go to any planet, or on other cargo. Place it at Pios Proxima.
learn-planet-rush-place-tank-why = It would fit there, too. For this lesson choose planet 2, Pios Proxima.
learn-planet-rush-place-cycle = An order only follows Lift Off, so mining fits nowhere yet. Put it under the deck: it will come back.
learn-planet-rush-place-cycle-why = Discarded, it would be gone for this round. Put it under the deck.
learn-planet-rush-place-lift-off = Lift Off closes the cargo of a row, one per row. Place it on the tank at Pios Proxima.
learn-planet-rush-place-lift-off-why = Your tank waits at Pios Proxima: that row needs the Lift Off.
learn-planet-rush-place-mining = Now an order fits: place mining at Pios Proxima.
learn-planet-rush-place-mining-why = Mining has a place now: planet 2, behind the Lift Off.
learn-planet-rush-place-discard = You may also do without a card. Discard this one; it returns next round.
learn-planet-rush-place-discard-why = It could be used, but try out the third way: discard it.
learn-planet-rush-place-done = Place, cycle, discard: that is the whole rush. In a live game all do it at once, as fast as they can.

learn-planet-rush-energy = Energy
learn-planet-rush-energy-reveal = After the rush the rows are revealed card by card. Orders use the cargo that is already open. You have mining, and energy in two forms.
learn-planet-rush-energy-mine = Mining takes 1 energy and gives 1 point per ore. A tank is gone once used; a solar module gives 1 energy for every order. Pay with the sun.
learn-planet-rush-energy-mine-why = Save the tank: the solar module costs you nothing.
learn-planet-rush-energy-terraform = Terraforming takes 2 energy, and a module gives only 1 of them. Pay with module and tank.
learn-planet-rush-energy-terraform-why = Two tanks would do it, but you need one less: module and tank.
learn-planet-rush-energy-again = Mining again, the second ore of this planet. Pay with what you like: nothing comes after it.
learn-planet-rush-energy-done = 2 points for ore. The planet is terraformed as often as it asks for, and you have the most settlers: 3 points more.

learn-planet-rush-stop = STOP
learn-planet-rush-stop-stop = Two cards are left in your deck. Whoever gets rid of the last one ends the rush for everybody, at once: STOP!
learn-planet-rush-stop-place = Place mining at Beta Minor, behind your Lift Off.
learn-planet-rush-stop-place-why = At Beta Minor it brings a point: place it there.
learn-planet-rush-stop-last = Your opponent’s settlers at Beta Minor still have no Lift Off. Discard your last card, quickly!
learn-planet-rush-stop-last-why = Discard it: then it is STOP, before the others are done.
learn-planet-rush-stop-done = A row without Lift Off counts nothing: two settlers gone there, and one of yours at Gamma Ferrum. You get the ore and Beta Minor, which needs no terraforming.

learn-planet-rush-theft = Theft
learn-planet-rush-theft-planet = Pios Proxima again. You have mining and a theft, your opponent a settler, two tanks and terraforming.
learn-planet-rush-theft-mine = First the ore: pay for mining with the sun.
learn-planet-rush-theft-mine-why = The solar module is not used up: let it pay.
learn-planet-rush-theft-steal = A theft takes one open, unused cargo card of the opponent. Take the settler.
learn-planet-rush-theft-steal-why = Take the settler: the majority of settlers wins the planet.
learn-planet-rush-theft-counter = Your opponent had to terraform, and you had the only settler: 3 points. At Beta Minor they tried to steal, but you show a security force. Now you may take something: the settler.
learn-planet-rush-theft-counter-why = Take the settler: with it Beta Minor is yours.
learn-planet-rush-theft-done = A security force stops every theft once it is open. Who steals from its holder loses a card.

learn-planet-rush-score = The last round
learn-planet-rush-score-rounds = Three rounds are played and the points add up. This is the third; you have 9, your opponent 10.
learn-planet-rush-score-settler = Beta Minor is worth 2 to whoever has more settlers there. It is one to one: place yours.
learn-planet-rush-score-settler-why = Elsewhere it helps nobody. At Beta Minor it makes the majority.
learn-planet-rush-score-lift-off = Now Lift Off, or the row counts nothing.
learn-planet-rush-score-lift-off-why = Your settlers wait at Beta Minor: place Lift Off there.
learn-planet-rush-score-last = And STOP: discard your last card.
learn-planet-rush-score-last-why = There is nothing to steal. Discard it and call STOP.
learn-planet-rush-score-done = Two settlers to one: 2 points, and 11 to 10. Equal numbers would have given nobody the planet. Now you know it all!
