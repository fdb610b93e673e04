# What the browser client says beside the games. Every key begins with web-, so that no game's word is replaced.
web-title = Three races into space
web-lead = Tabletop games about rockets, against bots or with friends at this screen. Everything runs in your browser.
web-skip = Skip to the content
web-to-home = Gantry, to all games
web-menu = Menu
web-games = Games
web-account = Account
web-settings = Settings
web-close = Close
web-cancel = Cancel
web-update = A new version is ready. Your games are kept.
web-reload = Reload
web-no-worker = This browser does not let the page play games: it needs module workers. A current Firefox, Chrome, Edge or Safari has them.
web-broken = Something went wrong inside. Reload the page: your games are kept, up to the last step.
web-bad-link = This link is damaged: ask for it again, or open the file it was made from.
web-opening = Setting up the table …
web-elsewhere = This game is open in another tab
web-elsewhere-about = Go on there, or take it over: nothing is lost.
web-play-here = Play here
web-named = { $name }: { $deed }

## Board of Launch Pad
web-lp-choose = can be played
web-lp-hold-first = First choose a card of your hand; then what it can be played on is lit.
web-lp-held = { $card }: what it can be played on is lit.
web-lp-put-back = Put it back
web-lp-hand = Hand: { $count } of { $limit }
web-lp-site = Room for a new rocket
web-lp-specialty-place = Place for a Specialty
web-lp-open-board = Yard of { $seat }
web-lp-middle = Pad and piles
web-lp-pad = Launch Pad: { $corners }
web-lp-draw-pile = Draw pile: { $pile }
web-lp-discard-pile = Discard pile: { $card } on top, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-lp-not-there = { $card } cannot be played there. What it can be played on is lit.
web-lp-open = choose a component of it
web-lp-decide = Your choice
web-lp-look = Look at the yard of { $seat }
web-lp-back = Back to your yard
web-lp-tally = { $all }. Rockets in Construction cost their points, those in Launch earn them.
web-lp-empty-construction = Begin here: press a rocket card in your hand, then this blueprint. Or drag it here.
web-lp-empty-quality = Complete rockets come here if an Engineer works in Construction.
web-lp-empty-launch = Rockets that stand here at the end score.
web-lp-worth-construction = −{ $points } until it leaves Construction.
web-lp-worth-quality = 0 points here; { $points } in Launch.
web-lp-worth-launch = { $points } points if it still stands here at the end.
web-lp-specialty-about = A Specialty card works as long as it lies here.
web-lp-discard-about = Everybody may look through the discard pile.
web-lp-discard-ends = Once you discard, no more cards are played in this turn.
web-lp-nothing-left = Nothing else can be done now.
web-lp-spread = The topmost card comes first.
web-lp-gives = Given
web-lp-wants = Asked for

## Board of Lift Off
web-lo-score = Score
web-lo-deck = Level { $level } missions: { $cards } cards. A launch needs { $needs }.
web-lo-later = phase 2
web-lo-board = Board of { $name }
web-lo-capacity = Capacity upgrades: { $built } of { $all }
web-lo-propulsion = Propulsion upgrades: { $built } of { $all }
web-lo-none = Missions wait here until a rocket takes them.
web-lo-none-hand = Specialists are drafted every round.
web-lo-none-goals = Three objectives are kept from a draft.
web-lo-none-played = Two specialists are played every round.
web-lo-desk = To decide now
web-lo-weight = weight { $load } of { $capacity }
web-lo-pay = costs { $cost } of your { $money } money
web-lo-load = Press a mission on Earth, or drag it here.
web-lo-order = Which mission works first?
web-lo-pass-two = two go to { $name }
web-lo-pass-one = one goes to { $name }
web-lo-kept = you keep this
web-lo-passed = you pass this
web-lo-progress = has { $count }, scores { $points }
web-lo-rivals = Opponents
web-lo-holds = { $name } surely holds
web-lo-memory = Draft memory
web-lo-goals-left = Objectives passed to the left
web-lo-goals-passed = Objectives passed in the first pass
web-lo-unseen = Specialists in the deck or in unknown hands
web-lo-goals-unseen = Objectives never seen
web-lo-piles = Piles
web-lo-leaves = { $name } launches a rocket
web-lo-plan = Flight plan
web-lo-score-about = Points so far. Objectives, missions with an hourglass, green technologies and money are counted at the end.
web-lo-money-about = Money pays for the actions of specialists and for launches. At the end every 5 money are worth 1 point.
web-lo-round-about = Eight rounds: a draft, two specialists each, drawing missions, launches. Rounds 5 to 8 are phase 2, with missions of levels 3 and 4.
web-lo-decks-about = The symbols show the technologies that a launch of this level needs; a dot between them means: either is enough. Technologies are not used up.
web-lo-played-about = The specialists of this round. Their yellow banners still work later in the round.
web-lo-fuel = Fuel
web-lo-energy = Energy
web-lo-life-support = Life support
web-lo-food = Food
web-lo-none-in-space = No mission in space yet
web-lo-before = Before the first round
web-lo-lift-off = Lift off · { $points }
web-lo-keep = Keep { $card }
web-lo-pass = Pass { $card }
web-lo-pick = Choose, then confirm.
web-lo-sealed = Chosen. You can still change it.

## Board of planet-rush
web-pr-others = The others
web-pr-near = Your planets
web-pr-far = Planets between others
web-pr-between = Between { $one } and { $two }
web-pr-planet = { $number } { $name }
web-pr-planet-label = { $planet }: { $points } VP, terraforming { $terraforming }, ore { $ore }. Row of { $below }: { $mine }. Row of { $above }: { $theirs }.
web-pr-place = Place { $card } here.
web-pr-row = Row of { $seat }
web-pr-dock = Your hands
web-pr-round = Round { $round } of { $rounds }
web-pr-ready-about = When everybody is ready, the countdown starts and all decks are turned over. Drag the top card to a planet, tap the planet, or press its number.
web-pr-top = Your top card: { $card }. Drag it to a planet, or choose the planet.
web-pr-empty = Your deck lies face down or is empty.
web-pr-on-its-way = Your card is on its way.
web-pr-points = { $count } VP
web-pr-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
web-pr-seat-about = Points so far: planets settled and ore mined. Below, the cards left in the deck. Press to see the piles.
web-pr-summary = Round { $round }: who won what
web-pr-won = { $seat } wins { $points } VP
web-pr-nobody = nobody
web-pr-so-far = Points so far
web-pr-is-ready = ready
web-pr-rests = pausing
web-pr-turn = to act
web-pr-called = STOP
web-pr-chooses = chooses
web-pr-wins = wins
web-pr-unseen = Not yet seen
web-pr-known = Known, at the bottom
web-pr-discarded = Discarded
web-pr-stop = Stop!
web-pr-left = { $count ->
    [one] last step
   *[other] { $count } steps left
}
web-pr-halt = Pause
web-pr-go-on = Go on
web-pr-next = Next step
web-pr-next-planet = Next planet
web-pr-skip = Skip all
web-pr-state = { $points } VP · { $needed ->
    [0] habitable
   *[other] terraformed { $done } of { $needed }
} · { $left } ore left
web-pr-cargo = Usable on this side
web-pr-waits = , not yet revealed
web-pr-pay-mine = Mining takes 1 energy. What pays?
web-pr-pay-terraform = Terraforming takes 2 energy. What pays?
web-pr-steal = Which card do you steal?
web-pr-counter = The theft fails. Which card do you take in return?

web-against = Opponents
web-seats = Players
web-players = { $count } players
web-play = Play
web-more-options = More options
web-rules = Rules
web-running = Running games
web-finished = Finished games
web-table = { $players } · { $date }
web-go-on = Continue
web-replay = Replay
web-forget = Delete
web-forget-sure = Delete this game for good?
web-old-rules = Played by rules that are not known here: it can be downloaded, but not shown.
web-open = Open a file
web-open-about = A record goes on or is replayed; a position or a scenario becomes a new table.

web-who = Who plays
web-name = Name
web-colour = Colour
web-colour-0 = red
web-colour-1 = teal
web-colour-2 = mustard
web-colour-3 = leaf
web-seats-about = Several people at one screen take turns; hands stay hidden while the screen is passed on.
web-data-file = Download today's values
web-data-read = The file is read.
web-salt = Words for the shuffle
web-pledge = The deal is fixed; the pledge for it is { $pledge }.
web-salt-about = The pledge fixes the program’s part of the shuffle. People may add words, so that nobody can have chosen the deal.

web-level-human = a person
web-level-random = Random: any move
web-level-greedy = Easy: looks at the present
web-level-novice = Beginner: slips now and then
web-level-skilled = Skilled: thinks ahead a little
web-level-strong = Strong: thinks ahead
web-level-expert = Expert: thinks for up to a second
web-level-calm = Calm hands
web-level-quick = Quick hands

web-actions = { $count ->
    [0] Nothing to do now
    [one] One action
   *[other] { $count } actions
}
web-thinking = { $name } is thinking …
web-goes-on = Goes on by itself.
web-undo = Undo
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-best = The best choices, from what you see:
web-skip-on = Skip to my turn
web-skip-on-key = Skip to my turn (key: End)
web-telling = See what happens …
web-log-times = { $what } ×{ $times }
web-hint-only = There is only one thing to do:
web-hint-clear = clearly best
web-hint-equal = about equal
web-hint-worse = weaker
web-hint-interval = wins { $least }–{ $most } %
web-hint-reason = What the first leaves you, compared with the second:
web-hint-instead = { $what }: { $first } rather than { $second }
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed { $times } times
web-replay-speeds = Speed
web-damaged = This record is damaged
web-damaged-about = { $game }: { $readable } of { $lines } steps can be read. The next one cannot: { $fault }. The damaged record stays as it is.
web-damaged-play = Play on from there
web-damaged-replay = Replay up to there
web-damaged-save = Download it as it is
web-damaged-new = New game
web-no-such-game = This address names no game that is known here.
web-type = Type an action
web-more = More
web-do = Do it
web-why = Why not?
web-allowed = This is allowed now.
web-preview-binding = Cannot be taken back: what it brings is seen only then.
web-save-record = Download record
web-save-position = Download position
web-copy-link = Copy link to this position
web-save-record-revealing = Download record (shows every hidden card)
web-save-position-revealing = Download position (shows every hidden card)
web-copy-link-revealing = Copy link to this position (shows every hidden card)
web-link-copied = The link is copied.
web-link-by-hand = Copy this by hand:
web-log = What happened
web-log-short = Log
web-pass = Hand over to { $name }
web-pass-about = The hands are hidden. The next player looks at the screen alone.
web-pass-ready = I am { $name }
web-points = { $points } points
web-back-to-table = Back to the table

web-moment = After step { $entry } of { $entries }
web-moment-first = At the beginning
web-moment-turn = { $name }, turn { $turn }
web-first = Beginning
web-back = One back
web-next = One on
web-last = End
web-slide = Moment of the game
web-eyes = Seen by
web-spectator = a spectator

web-rules-come = The rules are coming …
web-rules-missing = The rules could not be fetched. Connect to the place this page came from and open them again; after that they are kept here.
web-board-missing = The board of this game could not be loaded; it is shown in words. Check the connection and open the table again.
web-game-missing = This game could not be loaded. Check the connection and try again.
web-page-comes = The page is coming …
web-page-missing = This page could not be loaded. Check the connection and try again.
web-words-missing = The texts could not be loaded. Check the connection and try again.

web-language = Language
web-theme = Appearance
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-motion = Movement
web-motion-auto = as the system
web-motion-calm = calm
web-pace = Bots act
web-pace-slow = slowly
web-pace-steady = steadily
web-pace-fast = fast
web-pace-instant = at once
web-sound = Sounds
web-sound-off = none
web-sound-on = steps, your turn, the end

web-player-name = Player
web-bot-name = Bot
web-storage-denied = The browser does not let this page keep games: they last until it is closed. Download the record to keep one.
web-storage-full = The browser's storage is full or denied: from now on games last until the page is closed. Download the record to keep one.

## Lessons
web-learn = Learn it in five minutes
web-learn-lead = Short lessons, played on the real board. A coach says what to look at and what to do.
web-learn-finished = ✓ finished
web-learn-real = Play a real game
web-learn-coach = Coach
web-learn-step = { $lesson } · { $step } of { $steps }
web-learn-next = Next
web-learn-next-lesson = Next lesson
web-learn-all = All lessons
web-learn-again = Start over
web-learn-rather = The rules allow that, but here we try something else: { $words }
web-learn-read-first = The table waits for you: press “Next” to read on.
web-learn-missing = What the coach says could not be fetched. Connect to the place this page came from and open the lesson again; after that it is kept here.

## The first game, and how to play
web-how = How to play
web-offer = New to { $game }?
web-offer-about = A short lesson on the real board shows the first steps.
web-offer-learn = Learn in five minutes
web-offer-play = Just play
web-learn-progress = { $done } of { $all } lessons finished

## The ending
web-win = { $names } wins
web-win-shared = { $names } share the win
web-rematch = Rematch
web-review = Review the game
web-ending-board = Look at the board
web-ending-show = Show the result
web-score = Points
web-total = Total
web-course = The course of the game
web-course-about = Everybody’s expected share of the win, estimated from what each player knew.
web-course-wait = Estimating …
web-course-even = No single step turned the game.
web-turns = Turning points
web-turn = { $name }: { $before } % → { $after } %
web-turn-step = Step { $entry }

## The server
web-net-unreachable = The server does not answer. Check the connection and try again; games against bots go on without it.
web-net-banned = The host of this server has banned this account. You can still play against bots here.
web-net-stranger = You are not logged in any more. Give your name again, or log in.
web-net-wrong-password = There is no account with this name and password.
web-net-name-taken = Somebody else has this name. Choose another one.
web-net-not-found = There is nothing like that here any more.
web-net-too-many = Too many requests. Wait a moment and try again.
web-net-busy = The server is busy or about to restart. Try again in a moment.
web-net-refused = The server says: { $message }
web-net-version = The server has another version than this page, and reloading has not helped. Close all tabs of it and open it again.
web-net-updated = The server has a new version of Gantry, so this page has loaded it, too. Everything is where it was.
web-log-in = Log in

## Tables on a server
web-entering = Going to the table …
web-connected = connected
web-offline = offline
web-lost = The connection is lost. It comes back by itself; nothing is lost.
web-reconnecting = reconnecting for { $time }
web-watching = You are watching
web-play-meanwhile = Play against bots meanwhile
web-awaited = to act
web-latency = { $ms } ms
web-resigned = gave up
web-stands-in = a bot stands in
web-away = away
web-asks-take-back = { $name } asks to take back the last step.
web-asks-stop = { $name } proposes to stop without a result.
web-asked-take-back = You have asked to take back your last step. The others decide.
web-asked-stop = You have proposed to stop. The others decide.
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-bot-plays = A bot plays for you.
web-am-back = I am back
web-resign = Give up
web-resign-as = Give up as { $name }
web-move-online = Go on on the server
web-move-online-sure = Move this game to the server? You can then go on wherever you are logged in, and whoever has the link can watch.
web-move-here = Go on in this browser
web-move-here-sure = Move this game to this browser? It is then only here, and goes on without the server.
web-resign-sure = Give up this game? A bot plays on in your place, and you cannot come back.
web-propose-stop = Propose to stop
web-ask-take-back = Ask to take back
web-chat = Chat
web-unread = unread:
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-mute = Mute
web-unmute = Hear everybody again
web-report = Report
web-report-why = What is wrong with this line? The host of this server reads it.
web-reported = The line was reported to the host of this server.
web-your-turn = your turn
web-turn-in = It is your turn in { $game }.
web-full-in = Everybody is at your table: { $game }.
web-opened-in = A table with you is open: { $game }.
web-left-days = { $number ->
    [one] one day left
   *[other] { $number } days left
}
web-left-hours = { $number ->
    [one] one hour left
   *[other] { $number } hours left
}
web-left-minutes = { $number ->
    [0] less than a minute left
    [one] one minute left
   *[other] { $number } minutes left
}
web-push = Calls
web-push-on = Tell me when it is my turn even when no page is open
web-push-about = The service of your browser’s maker learns that something waits for you, but not what.
web-push-denied = Your browser does not allow this page to notify you. You can change that in its settings for this page.
web-push-failed = Your browser cannot be called here. It works in a normal window, with the page installed or opened once more.
web-notify = Call me when it is my turn
web-invitation = Invitation
web-invitation-gone = There is no table behind this invitation any more, or its link is incomplete. Ask for a new one, or open a table yourself.
web-try-again = Try again
web-to-games = To all games
web-table-full = All seats at this table are taken. You can watch, or open a table yourself.
web-table-begun = This game has begun without you. You can open a table yourself.
web-table-over = This game is over.
web-invites = { $name } invites you to play
web-at-table = At the table:
web-profiles = Profiles:
web-watch = Watch
web-sit-down = Sit down
web-your-name = Your name
web-guest-names = Comet, Meteor, Orbit, Rocket, Stardust, Satellite, Nebula, Pulsar, Eclipse, Aurora
web-out = You are not at this table
web-clock = Time
web-clock-none = no time limit
web-clock-other = another time …
web-clock-typed = Time to think, such as 45s, 10m+5s or 2d
web-delay = Delay in minutes
web-clock-move = { $time } a move
web-clock-bank = { $bank } + { $more } s a move
web-clock-days = { $days ->
    [one] a day
   *[other] { $days } days
} a move
web-access = Who may come
web-access-invitation = by invitation
web-access-open = open to everybody
web-access-private = only me
web-spectators = Spectators
web-spectators-nobody = nobody watches
web-spectators-public = spectators see what is public
web-spectators-after-end = spectators after the end
web-spectators-delayed = spectators see everything { $minutes } minutes later
web-stand-in = Stand-in for who is away
web-stand-in-usual = the usual bot
web-rated = rated
web-rated-choice = The result counts for ratings
web-terms-about = When somebody’s time is up, a bot plays for them until they are back. In a race it does so { $seconds } seconds after they have lost the connection, or after { $minutes } minutes in which everybody waits for them; without a time limit, once the game has waited { $hours } hours for somebody who is away. What the others agree on then does not wait for them, but nobody takes back a step that has shown something, and whoever stops a rated game without them loses it.
web-begins-choice = The game begins as soon as everybody is there
web-begins-by-itself = Waiting for others. The game begins by itself as soon as everybody is there.
web-online = Online
web-own-tables = Your tables
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting right now. Find opponents above: whoever comes next joins you.
web-gathering = waits for players
web-others-turn = in play
web-over = over
web-look = Look
web-free-seats = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-join = Join
web-game = Game
web-quick = Find opponents
web-open-table = Open a table
web-place = Where
web-place-here = in this browser
web-place-online = online, with people elsewhere
web-elsewhere-person = a person elsewhere
web-who-sits = Who sits where
web-salted = Each player’s browser adds something random, so that nobody can have chosen the deal.
web-free = free
web-you = you
web-stand-up = Stand up
web-send-away = Free this seat
web-second-name = What is the name of the second person at this screen?
web-sit-second = Seat somebody here, too
web-sit-here = Sit here
web-who-at = Who sits at seat { $seat }
web-all-here = Everybody is here.
web-owner-begins = Everybody is here. Whoever opened the table begins.
web-seats-wait = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-begin = Begin
web-invite = Invite somebody
web-invite-about = Whoever opens this link sits down with one click, without an account.
web-copy = Copy
web-qr = The same link as a QR code
web-rematch-open = A rematch is open.
web-stopped = The game was stopped without a result.
web-all-resigned = Everybody else gave up.
web-you-resigned = You gave up.
web-stood-in = { $count ->
    [one] A bot played for { $names } for a while.
   *[other] Bots played for { $names } for a while.
}
web-gave-up = { $count ->
    [one] { $names } gave up; a bot played on.
   *[other] { $names } gave up; bots played on.
}
web-here-person = a person at this screen

## Puzzles
web-puzzles = Puzzles
web-puzzles-lead = Positions from games between bots. One choice is clearly best, given what the seat can know. Find it.
web-puzzles-progress = { $done } of { $all } solved
web-puzzles-all = All puzzles
web-puzzle = Puzzle { $number }
web-puzzle-solved = ✓ solved
web-puzzle-place = Puzzle { $number } of { $count }
web-puzzle-ask = Find the best choice. Your first one counts.
web-puzzle-right = Solved: that is clearly the best choice.
web-puzzle-wrong = Not the best choice. This is what the search found:
web-puzzle-yours = your choice
web-puzzle-again = Try again
web-puzzle-next = Next puzzle
web-puzzle-proof = Each choice was played to the end in { $worlds } worlds that fit what you see.

## The deal of the day
web-daily = Deal of the day
web-daily-lead = The deal of { $date }: everybody plays the same cards from the same seat against the same bots.
web-daily-terms = You have seat { $seat } of { $seats }. The others: { $level }.
web-daily-look = Look at my game
web-daily-compare = Compare with the bots
web-daily-table = From the same seat, with the same deal
web-daily-you = You
web-daily-place = Place
web-daily-difference = You, compared
web-daily-beaten = You scored more than { $beaten } of { $all } bots.
web-daily-history = Earlier days
web-daily-entry = { $date }: { $points ->
    [one] one point
   *[other] { $points } points
}, more than { $beaten } of { $all } bots
web-daily-ranking = On this server
web-daily-nobody = Nobody has sent a result of this deal yet.
web-daily-count = { $count ->
    [one] One result
   *[other] { $count } results
}
web-daily-rank = Rank
web-daily-name = Name
web-daily-duplicate = Duplicate
web-daily-duplicate-about = Duplicate: how many of the other results this one beats, with the same cards; an equal one counts half.
web-daily-percent = { $percent } %
web-daily-send = Send my result
web-daily-send-about = The server plays your game again and checks it. Your name and your points are then shown to everybody here; your first result counts, for a week.

## Fairness
web-fair = Was it fair?
web-fair-lead = This page plays the record again here, in your browser, and checks every step.
web-fair-wait = Checking …
web-fair-file = Check a record from a file
web-fair-proved = Proved.
web-fair-sealed = Sound, but not proved: the secret is not shown.
web-fair-running = Sound so far: the game is not over, so its secret stays hidden.
web-fair-position = Sound, but not proved: it began from a position.
web-fair-disproved = Not sound: something in this record is wrong.
web-fair-swapped = Not the deal that you were shown: the pledge or your words are not in this record.
web-fair-unknown = Unknown: the record is of other rules than those here.
web-fair-about = { $game }, played by { $names }.
web-fair-checked = What was checked
web-fair-pledge = The secret fits the pledge that was shown before the deal: { $pledge }.
web-fair-pledge-sealed = The secret of this pledge is not shown yet: { $pledge }.
web-fair-secret = The secret: { $secret }.
web-fair-salts = Players added to the deal: { $salts }. So nobody alone chose it.
web-fair-no-salts = Nobody added to the deal: whoever chose the secret chose the deal.
web-fair-from-deal = The game began at its beginning: all cards were dealt by chance.
web-fair-from-position = The game began from a position: nobody can tell whether it was stacked.
web-fair-shuffles = { $outcomes } shuffles and draws were made again from the secret. All are the same.
web-fair-no-shuffles = Shuffles could not be made again without the secret.
web-fair-entries = { $entries } steps were played again by the rules, and every digest is the same.
web-fair-digest = The digest of the whole game: { $digest }.
web-fair-fault = Line { $line }, entry { $entry }: { $fault }
web-fair-not = What no record can prove
web-fair-seen = What this browser saw before the deal
web-fair-seen-pledge = The pledge is the one that was shown here before the deal, so the secret was chosen before you added your words.
web-fair-seen-other = Another pledge was shown here: { $pledge }.
web-fair-seen-nothing = No pledge was shown here, so this browser cannot compare it.
web-fair-seen-words = Your words are in the deal: { $salts }.
web-fair-seen-no-words = Your words are not in the deal: { $salts }.
web-fair-not-order = That the pledge came before the players’ words: compare it with the one you were shown before the deal, the first line of the log.
web-fair-not-outside = What happened outside the game: talk, a look at somebody’s screen, advice from a program.
web-fair-not-who = Who really sat at a seat.

## The review
web-review-short = Review
web-review-step = What was best here?
web-review-link = Copy a link to this moment
web-review-chose = { $name }: { $choice }
web-review-chosen = chosen
web-review-best = Nothing was clearly better.
web-review-lost = The choice cost { $lost } % of the win.
web-review-no-luck = What followed was neither good nor bad luck, as far as can be told.
web-review-good-luck = What it showed was good luck: + { $luck } %.
web-review-bad-luck = What it showed was bad luck: − { $luck } %.
web-review-luck-only = Nobody chose the next step: chance, a deadline, or the end.
