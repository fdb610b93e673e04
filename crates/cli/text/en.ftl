# What the terminal says beside the game.
human = human
player-name = Player { $seat }
bot-name = Bot { $seat }

row-line = { $label }: { $cells }

play-welcome = Type the number of a choice, or the action itself; "help" lists everything else.
play-salt-about = The host's part of the shuffle is fixed by this pledge. Now each of you may add words, so that nobody could have chosen the deal. Enter adds random ones.
play-salt = { $name }, your words:
play-pass = Pass to { $name }, then press Enter.
play-ask = { $name }>
play-nothing = Type a number or an action; "help" lists everything else.
play-no-number = { $found } is not one of the choices 1 to { $most }.
play-begins = "{ $text }" can go on in these ways:
play-fold = { $beginning } … { $first }–{ $last } (type it to see them)
play-unreadable = Not understood: { $text }. Type a number from 1 to { $most }, or help.
play-why-what = Ask "why" with an action, such as: why 1
play-allowed = "{ $action }" is allowed.
play-what-which = Ask "what" with the name of a card, such as: what { $word }
play-what-unknown = There is nothing to say about "{ $word }".
play-undone = Taken back.
play-undo-nothing = There is no step of your own to take back.
play-undo-revealed = The last step cannot be taken back: it showed something hidden or touched somebody else.
play-save-where = Save where? Type: save FILE
play-saved = Saved to { $file }.
play-save-taken = { $file } holds something else. To write over it, type: save! FILE
play-save-replace = { $file } holds something else. Write over it? (yes/no)
play-save-kept = Nothing was written.
play-save-elsewhere = Type another file name, or press Enter to leave without saving:
play-line-long = A line of more than { $most } bytes is no answer; nothing was done.
play-mended = { $file } was cut off while it was written. The game goes on after entry { $entries }, the last whole one.
play-leave = Leave without saving? Type a file name to save, Enter to leave, or "stay":
word-yes = yes
word-no = no
word-stay = stay
play-left = You leave the table; the game is not saved.
play-hint = Your share of the win, estimated from what you see, after each of the best choices:
play-hint-only = There is only one thing to do: { $action }
play-score-later = Points are counted at the end of the game.

group-advance = Advance:
group-ask = Ask for:
group-choose = Choose:
group-discard = Discard:
group-give = Offer a card:
group-lay = Lay:
group-offer = Prepare an offer:
group-other = Otherwise:
group-play = Play:

help-number = take the choice with this number
help-action = take the choice written so; its beginning is enough if no other begins the same
help-why = say whether an action is allowed, and if not, by which rule
help-what = what a card or another word of the game means
help-undo = take back your last step, if it showed nothing
help-hint = think for a moment: the best choices and what to hope for after each
help-table = show the table and the choices again
help-piles = show the piles: what is discarded, what may still come
help-score = show the points
help-log = tell the game so far
help-save = write the game to a file; go on later with --resume; "save!" writes over any file
help-help = show this list
help-quit = leave the table

replay-moment = After entry { $entry } of { $entries }
replay-unfinished = The record ends here; the game is not over.

analysis-method = Shares of the win are estimated from what each player could know. Start, choices, luck and others add up to the end; ± is a standard error.
analysis-player = { $name }
analysis-course = Win share
analysis-decisions = Decisions
analysis-start = start { $share }
analysis-choices = choices { $share }
analysis-luck = luck { $share }
analysis-others = others { $share }
analysis-rush = in the rush { $share }
analysis-end = end { $share }
analysis-so-far = so far { $share }
analysis-best = { $best } of { $all } as good as any
analysis-accuracy = accuracy { $share }
analysis-unjudged = Decisions in the rush are not judged, since seconds count there: { $number } are left out.
analysis-losses = Choices that cost most
analysis-none = No choice was clearly worse than the best.
analysis-loss = { $name } { $change }: { $chosen } ({ $kept }); better: { $best } ({ $share })
analysis-fortune = Luck that mattered most
analysis-actions = What others did that mattered most
analysis-swing = { $name } { $change }: { $what }
analysis-title = { $game }: share of the win
analysis-axis = Entries of the record
analysis-desc = { $name } starts with { $start }, moves between { $low } and { $high }, and ends with { $end }.

online-guest = Guest
online-password = Password:
online-no-password = No password was given, so nobody logs in.
online-new-guest = The server has forgotten the guest that you were; you come as a new one.
online-left = You leave. Your seat stays yours: { $command }
online-left-over = You leave. The game can be seen again: { $command }
online-pledge-kept = The deal was fair: the record has the pledge that you were shown and your words, and every shuffle follows from them.
online-pledge-broken = The record does not fit what you were shown before the deal: its pledge or your words differ, or a step is wrong.
online-over-next = The game is over. "rematch" plays again, "save FILE" keeps the record, "quit" leaves.
online-hand-over = Hand the screen to { $name }, who types: sit { $name }
online-not-now = There is nothing for you to decide now.
online-no-tables = No table waits for players. "gantry play GAME --server URL --access open" opens one.
online-gathering = waits for players
online-playing = being played
online-over = over
online-your-turn = your turn
online-time-days = { $number ->
    [one] one day left
   *[other] { $number } days left
}
online-time-hours = { $number ->
    [one] one hour left
   *[other] { $number } hours left
}
online-time-minutes = { $number ->
    [0] less than a minute left
    [one] one minute left
   *[other] { $number } minutes left
}

# Puzzles
puzzle-place = puzzle { $number } of { $count }
puzzle-ask = Find the best choice. The first one counts.
puzzle-which = Type the number of a choice, from 1 to { $most }, or the action itself.
puzzle-right = Solved: that is clearly the best choice.
puzzle-wrong = Not the best choice. This is what the search found:
puzzle-best = clearly best
puzzle-equal = about equal
puzzle-worse = weaker
puzzle-share = { $choice }: { $rank }, wins { $least }–{ $most } %
puzzle-proof = Each choice was played to the end in { $worlds } worlds that fit what you see.
