# What the terminal says beside the game.
human = human
player-name = Player { $seat }
bot-name = Bot { $seat }

row-line = { $label }: { $cells }

play-welcome = Type the number of a choice, or the action itself; "help" lists everything else.
play-pledge = The deal is sealed; its seal is { $pledge }.
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
play-leave = Leave without saving? Type a file name to save, Enter to leave, or "stay":
word-yes = yes
word-no = no
word-stay = stay
play-left = You leave the table; the game is not saved.
play-hint = A simple player would choose: { $action }
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
help-hint = ask a simple player what to do
help-table = show the table and the choices again
help-piles = show the piles: what is discarded, what may still come
help-score = show the points
help-log = tell the game so far
help-save = write the game to a file; go on later with --resume; "save!" writes over any file
help-help = show this list
help-quit = leave the table

replay-moment = After entry { $entry } of { $entries }
replay-unfinished = The record ends here; the game is not over.
