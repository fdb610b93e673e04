# What the full screen says beside the game, and what every screen says of a table.
standings = Final standings
standings-place = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-stood-in = { $count ->
    [one] A bot played for { $names } for a while.
   *[other] Bots played for { $names } for a while.
}
result-resigned = { $count ->
    [one] { $names } resigned; a bot played on.
   *[other] { $names } resigned; bots played on.
}
standings-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}

pledge = The deal is fixed; the pledge for it is { $pledge }.

live-clock = { $time } left
live-help = q: leave · Key: play it · Space or Enter: the only choice · ↑ ↓: news
live-help-over = q: leave the table · ↑ ↓: news
live-leave = The game goes on. q again leaves, any other key stays.
live-stays = You stay at the table.

watch-help = q: leave · Space: pause, go on · ← →: one step · + -: speed · Home, End
watch-runs = entry { $entry } of { $entries } · { $time } · { $speed }×
watch-pauses = entry { $entry } of { $entries } · { $time } · { $speed }× · paused

live-clock-stands = the clock stands still
live-waits = Waiting for the server …
live-leave-seat = Your seat stays yours. q again leaves, any other key stays.
live-help-shared = q: leave · /: say TEXT, type · ?: help · ↑ ↓: news
live-help-opened = Esc: back to all choices · /: say TEXT, type · ?: help
live-help-shared-over = q: leave · /: say TEXT, save FILE, as SEAT · ?: help · ↑ ↓: news
live-help-gathering = q: leave · /: say TEXT, sit, stand, bot SEAT NAME · ?: help
live-help-sheet = ↑ ↓: scroll · any other key: close
live-agree = agree
live-refuse = refuse
live-rematch = play again
live-hand-over = Hand the screen to { $name }, who presses Enter.
live-allowed = "{ $action }" is allowed.
live-not-understood = Not understood: { $text }. ? lists what can be typed.
live-not-understood-shared = Not understood: { $text }. To talk, type: say TEXT. ? lists the rest.
menu-fold = { $beginning } … ({ $count })

gather-ready = Everybody is here.
gather-waits-owner = Everybody is here. The game begins when the person who opened the table says so.
gather-waits = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
gather-seats = Seats
gather-table = Table
gather-invitation = Invitation
gather-pledge = Pledge for the deal
gather-free = free
gather-own = { $name } (you)
gather-begin = begin

setting-pace = Time
setting-access = Open to
setting-spectators = Spectators
setting-stand-in = Stand-in
setting-rated = Rated
setting-yes = yes
pace-relaxed = no limit
pace-per-move = { $time } per move
pace-fischer = { $bank } in all, { $more } s more after each move
pace-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
access-open = everybody
access-invitation = whoever has the invitation
access-private = only the person who opened it
spectators-nobody = nobody looks on
spectators-public = see what lies open
spectators-after-end = see everything after the end
spectators-delayed = { $minutes ->
    [one] see everything a minute later
   *[other] see everything { $minutes } minutes later
}

status-title = Who is there
status-away = away
status-resigned = resigned
status-stand-in = away, { $bot } plays

shared-taken-back = The last step was taken back.
shared-sat-down = { $name } sits down at { $seat }.
shared-stood-up = { $name } leaves the seat.
shared-away = { $name } is away.
shared-here = { $name } is here.
shared-resigned = { $name } has resigned.
shared-stand-in = { $name } has not answered in time or is away; { $bot } plays instead.
shared-stand-in-own = You have not answered in time or were away; { $bot } plays for you. Type "return" to play again.
shared-returned = { $name } is back and plays again.
shared-asks-take-back = { $name } asks to take back the last step. Do you agree? (yes/no)
shared-wants-take-back = { $name } asks to take back the last step.
shared-asks-abandon = { $name } asks to stop the game without a result. Do you agree? (yes/no)
shared-wants-abandon = { $name } asks to stop the game without a result.
shared-proposed-own = The others are asked.
shared-proposal-gone = The proposal was refused, or it no longer stands.
shared-ended-resigned = All others have resigned; the game is over.
shared-ended-abandoned = The game was stopped without a result.
shared-rematch = The same players meet again; "rematch" goes there.
shared-said = { $name }: “{ $text }”
shared-said-watching = { $name } (watching): “{ $text }”

request-say-what = Say what? Type: say TEXT
request-no-seat = You have no seat here.
request-which-seat = Which seat? Name its letter, or who sits there.
request-resign = To give up for good, type: resign now
request-save-where = Save where? Type: save FILE
request-bot-which = Which bot? Type: bot SEAT NAME; "gantry games" lists them.
request-report-why = Why? Type: report SEAT WHY
request-report-nothing = { $name } has said nothing.

help-keys = Keys
help-keys-about = { "  " }Each choice shows its key; a line with … opens more. Space or Enter takes the only choice. Y and N answer a proposal.
help-typing = To be typed after /
help-typed = take the choice written so; its beginning is enough
help-why-typed = say whether it is allowed, and if not, by which rule
help-what-typed = what a card or another word of the game means
help-table-whole = show the whole table
help-piles-whole = show the piles
help-log-whole = tell the game so far
help-settings = how this table is played, and its invitation
help-quit-table = leave; your seat stays yours
help-say = say something to everybody at the table
help-back = take back your last step; if it showed something, the others are asked
help-respond = agree to what somebody asks, or refuse
help-clocks = who is there, and how much time everybody has
help-resign = give up; a bot plays on for you
help-abandon = ask everybody to stop the game without a result
help-return = play again, if a bot plays for you
help-rematch = after the end: the same players again
help-as = after the end: look through somebody else’s eyes
help-save-record = after the end: write the record to a file
help-mute = hide what somebody says, named by seat or name; "unmute" shows it again
help-report = tell the host of the server what somebody said last
help-sit = before the deal: sit down (sit SEAT), or leave the seat
help-bot = before the deal: put a bot at a seat; "free SEAT" takes it away
help-begin = deal the cards, if you opened the table
help-away = When somebody’s time is up, a bot plays for them until they return. In a race it does so { $seconds } seconds after they have lost the connection, or after { $minutes } minutes in which everybody waits for them; without a clock, once the game has waited { $hours } hours for somebody who is away. What the others agree on then does not wait for them. But no step that showed something is taken back meanwhile, and whoever stops a rated game without them loses it.

net-entering = Entering the table …
net-reconnecting = reconnecting …
net-lost = The connection is lost. Trying again; nothing that you did is lost.
net-back = The connection is back.
net-address = "{ $address }" is not the address of a server; it looks like http://example.org:8000/.
net-unreachable = The server does not answer ({ $why }). Check the address, or whether the server runs.
net-no-authorities = The authorities that vouch for servers cannot be read ({ $why }). SSL_CERT_FILE names a file with their certificates.
net-version = The server speaks version { $theirs } of the messages, this program version { $ours }. Use the same release on both sides.
net-unreadable = What the server answers makes no sense here. Is this the address of a Gantry server, of the same release?
net-ended = The server has ended the connection. Please try again.
net-banned = This account is banned on this server. Its host can say why.
net-stranger = The server does not know you any more: the session has ended. Log in again, or use --forget to begin as a new guest.
net-wrong-password = There is no account with this name and password.
net-no-table = There is no such table, or it is not for you. Ask for the invitation again; "gantry tables" lists those that are open.
net-too-many = Too many requests. Please wait a minute and try again.
net-busy = The server restarts or its database does not answer. Please try again in a moment.
net-refused = The server refuses: { $message }
net-full = Every seat is taken. With --watch you can look on.
net-bad-name = This name cannot be used. A name has 1 to 64 visible characters; give another one with --name.
net-name-taken = A member of this server has this name. Give another one with --name.
net-same-name = Somebody at this table is called { $name }, or nearly so. Give another name with --name.
net-begun = The game has begun, and none of its seats is yours. With --watch you can look on.
