# What the coach says. A key is learn-GAME-LESSON for a title, and -STEP or -STEP-why behind it.

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

# How to play, on one screen.
how-lift-off = Eight rounds to send more and better missions into space than the others.
how-lift-off-1 = Hire
how-lift-off-1-text = Draft three specialists and play two. Each has a banner that works at once or later, and one or two actions.
how-lift-off-2 = Improve
how-lift-off-2-text = Capacity carries more, propulsion makes launches cheaper, the lab allows higher missions, technologies are what they ask for.
how-lift-off-3 = Choose missions
how-lift-off-3-text = Draw three from a deck and keep one. Missions wait on Earth; they score only in space.
how-lift-off-4 = Launch
how-lift-off-4-text = Your lab gives a launch each round. Pay its cost, load missions up to your capacity, and lift off.
how-lift-off-5 = Count
how-lift-off-5-text = Missions with an hourglass, objectives, green technologies and money score at the end. Most points win.
