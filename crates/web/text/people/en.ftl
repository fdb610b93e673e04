# What the pages about people say. Every key begins with people-.
people-account = Your account
people-account-lead = Without an account you play here as a guest. With one you come back from any device, and your games and ratings stay yours.
people-name = Name
people-password = Password
people-password-about = At least 10 characters. Several words are easy to remember.
people-log-in = Log in
people-register = Open an account
people-register-about = A name and a password are all it takes.
people-guest-about = You are a guest: this browser alone knows you. As a member you keep all your games and can log in anywhere.
people-role-guest = Guest
people-role-member = Member
people-role-host = Host of this server
people-role-banned = Banned
people-own-profile = Your profile
people-past = Past games
people-host = For hosts
people-rename = Your name
people-save = Save
people-renamed = From now on you are called { $name }.
people-log-out = Log out
people-log-out-about = This browser forgets who you are. Your games go on, and you come back with your password or a passkey.

## Passwords and passkeys
people-password-old = Old password, if you have one
people-password-new = New password
people-password-ends = A new password logs out all your other devices.
people-password-changed = The password is changed. Other devices have to log in again.
people-passkeys = Passkeys
people-passkeys-about = A passkey is kept by your phone, computer or security key. You log in with a finger, a face or a PIN instead of a password.
people-passkey-log-in = Log in with a passkey
people-passkey-register = Open it with a passkey instead
people-passkey-label = My device
people-passkey-name = What this passkey is called
people-passkey-add = Add a passkey
people-passkey-added = The passkey is added.
people-passkey-sure = Remove the passkey “{ $name }”? You cannot log in with it any more.
people-passkey-removed = { $name } is removed.
people-passkey-cancelled = No passkey was used. Try again, or use your password.
people-passkey-known = This device already has a passkey for your account.
people-passkey-failed = The browser could not do that. Try again, or use a password.
people-wrong-passkey = This server does not know that passkey. Log in with your password, or with another passkey.
people-ceremony-over = That took too long. Try again.
people-no-passkeys-here = Passkeys work only where the server has a name. Use a password here.
people-last-credential = This is the only way into your account. Set a password or add another passkey first.
people-used = last used on { $date }
people-rename-short = Rename
people-rename-named = Rename { $name }
people-remove = Remove
people-remove-named = Remove { $name }

## Devices and tokens
people-devices = Logged in
people-device-unknown = An unknown device
people-this-device = this device
people-seen = last seen { $date }
people-since = since { $date }
people-end = End
people-end-named = End { $name }
people-session-ended = That device is logged out.
people-tokens = Tokens for bots
people-tokens-about = A program that has a token plays in your name. It cannot change your account.
people-token-name = What the token is called
people-token-add = Make a token
people-token-made = Copy the token now: it is shown only once.
people-token-ended = { $name } is ended. Its program is disconnected.

## Own data
people-own-data = Your data
people-export-about = One file with everything this server keeps about you.
people-export = Download your data
people-exported = The file is downloaded.
people-delete = Delete your account
people-delete-about = At once and for good. You resign where you still play. Finished games stay for the others, with a neutral name at your seat.
people-delete-name = Type your name to confirm
people-delete-now = Delete it for good
people-delete-other = That is not your name, so nothing was deleted.
people-deleted = Your account is deleted.
people-stranger = You are not logged in any more. Log in again.

## Profile
people-profile = Profile
people-ratings = Ratings
people-no-ratings = No rated game yet.
people-rating-about = ± { $deviation } · { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
people-course = From { $first } to { $last } over { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
people-last-games = Last public games
people-no-games = No public game is finished yet.

## Past games
people-past-strange = Log in to see the games you have played.
people-past-about = Your finished games on this server, the last ones first.
people-no-past = You have not finished a game here yet.
people-older = Older ones
people-won = Won
people-place = Place { $count }
people-unranked = No result
people-review-named = Review the game of { $game }

## For hosts
people-hosts-only = This page is for the hosts of this server.
people-reports = Reports
people-all-reports = Also those that are closed
people-no-reports = Nothing to judge.
people-reported-by = Reported by
people-deleted-account = a deleted account
people-closed-at = Closed { $date }:
people-outcome = What was done
people-close-report = Close the report
people-accounts = Accounts
people-search = Beginning of a member’s name, or the id of anybody
people-find = Search
people-found = { $count ->
    [0] Nobody is found.
    [one] One account.
   *[other] { $count } accounts.
}
people-ban = Ban { $name }
people-ban-sure = Ban { $name }? They resign at once wherever they play, and can do nothing here any more.
people-banned-done = { $name } is banned.
people-unban = Let { $name } in again
people-tables = Tables
people-tables-of = Tables of { $name }
people-all-tables = Tables of everybody
people-no-tables = There is no such table.
people-phase = Phase
people-phase-any = all
people-phase-gathering = waiting for players
people-phase-playing = in play
people-phase-over = over
people-phase-closed = closed
people-phase-frozen = frozen: its log does not replay
people-to-table = To the table
people-close-table = Close the table
people-close-table-sure = Close this table? Nobody plays there any more. Its log is kept.
people-table-closed = The table is closed.
people-table-over = The game is over, so there is nothing to close.
