# What the browser client says beside the games. Every key begins with web-, so that no game's word is replaced.
web-title = Three races into space
web-lead = Tabletop games about rockets, against bots or with friends at this screen. Everything runs in your browser.
web-skip = Skip to the content
web-to-home = Gantry, to all games
web-menu = Menu
web-games = Games
web-settings = Settings
web-close = Close
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
web-lp-held = { $card } in hand: what it can be played on is lit.
web-lp-put-back = Put it back
web-lp-hand = Hand: { $count } of { $limit }
web-lp-site = Room for a new rocket
web-lp-specialty-place = Place for a Specialty
web-lp-open-board = Board of { $seat }
web-lp-zone = { $zone }: { $all }
web-lp-middle = Pad and piles
web-lp-pad = Launch Pad: { $corners }
web-lp-draw-pile = Draw pile: { $pile }
web-lp-discard-pile = Discard pile: { $card } on top, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
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
web-lo-none = nothing yet
web-lo-desk = To decide now
web-lo-weight = weight { $load } of { $capacity }
web-lo-pay = costs { $cost } of your { $money } money
web-lo-load = Load missions from Earth.
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
web-pr-points = { $count } VP
web-pr-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
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
web-again = Play again
web-running = Running games
web-finished = Finished games
web-table = { $players } · { $steps } steps · { $date }
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
web-pledge = The deal is sealed; its seal is { $pledge }.
web-salt-about = The seal fixes the program’s part of the shuffle. People may add words, so that nobody can have chosen the deal.

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
web-undo = Undo
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-best = The best choices, from what you see, with your share of the win:
web-hint-share = { $percent } %
web-type = Type an action
web-more = More
web-do = Do it
web-why = Why not?
web-allowed = This is allowed now.
web-preview = { $action } would do this:
web-preview-binding = Cannot be taken back: what it brings is seen only then.
web-save-record = Download record
web-save-position = Download position
web-copy-link = Copy link to this position
web-save-record-revealing = Download record (shows every hidden card)
web-save-position-revealing = Download position (shows every hidden card)
web-copy-link-revealing = Copy link to this position (shows every hidden card)
web-link-copied = The link is copied.
web-link-by-hand = Copy this link:
web-log = What happened
web-pass = Hand over to { $name }
web-pass-about = The hands are hidden. The next player looks at the screen alone.
web-pass-ready = I am { $name }
web-over = The game is over
web-points = { $points } points
web-back-to-table = Back to the table

web-moment = After step { $entry } of { $entries }
web-first = Beginning
web-back = One back
web-next = One on
web-last = End
web-slide = Moment of the game
web-eyes = Seen by
web-spectator = a spectator

web-rules-come = The rules are coming …
web-rules-missing = The rules could not be fetched. Connect to the place this page came from and open them again; after that they are kept here.

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
