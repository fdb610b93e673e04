# What the coach says. A key is learn-GAME-LESSON for a title, and -STEP or -STEP-why behind it.

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

# How to play, on one screen.
how-planet-rush = Three quick rounds: everybody plays at the same time, and planets go to whoever settles them.
how-planet-rush-1 = Planets
how-planet-rush-1-text = You share each planet beside you with one rival. Each has a row of cards on its own side.
how-planet-rush-2 = Load
how-planet-rush-2-text = Take the top card of your deck: place it, put it under the deck, or throw it away. Tanks, settlers and other blue cargo come first.
how-planet-rush-3 = Lift Off
how-planet-rush-3-text = One Lift Off card per row. A row without it counts nothing, so do not forget it.
how-planet-rush-4 = Give orders
how-planet-rush-4-text = Red orders follow Lift Off: mining brings a point, terraforming makes a planet habitable, a theft takes cargo.
how-planet-rush-5 = Stop!
how-planet-rush-5-text = Whoever empties a deck ends the round. Rows are shown card by card; more settlers on a habitable planet get its points.
