# What a host of tables says, whatever the client.
host-secret-until-over = This shows what the others hold: it can be had when the game is over.
host-same-name = Two players are called { $name }: give one of them another name.
host-no-table = There is no such table here, or nothing to decide at it.
host-replay-only = This is a replay: nothing can be changed.
host-one-in-time = In real time one person plays at a screen. For several people choose the pace “in turns”.
host-key-idle = Nothing to do with this key now.
host-undo-nothing = There is no step of your own to take back.
host-undo-revealed = The last step cannot be taken back: it showed something hidden or touched somebody else.
host-cannot-read = This cannot be played: { $fault }
host-text = { $text }
