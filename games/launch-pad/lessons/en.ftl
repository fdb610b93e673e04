# What the coach says. A key is learn-GAME-LESSON for a title, and -STEP or -STEP-why behind it.

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

# How to play, on one screen.
how-launch-pad = Build rockets, get them to Launch, and keep the others from it.
how-launch-pad-1 = Build
how-launch-pad-1-text = Lay a rocket in Construction and add the metal and fuel that it needs.
how-launch-pad-2 = Move on
how-launch-pad-2-text = A complete rocket goes one zone further at the start of your turn: past an Engineer, then past an Inspector.
how-launch-pad-3 = Your turn
how-launch-pad-3-text = Draw up to six cards, then play as many as you like. Play your hand empty and you draw again.
how-launch-pad-4 = Disturb
how-launch-pad-4-text = Action cards take parts, experts and whole rockets from others. Specialties protect you.
how-launch-pad-5 = Countdown
how-launch-pad-5-text = Four corners of the pad start it: one last turn each. Launch scores, Construction costs; no Mission Controller costs 10.
