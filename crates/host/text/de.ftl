# Was sagt, wer Tische führt, in jedem Programm gleich.
host-secret-until-over = Das zeigt, was die anderen auf der Hand haben: Zu haben ist es, wenn das Spiel vorbei ist.
host-same-name = Zwei heißen { $name }: Gib einem von ihnen einen anderen Namen.
host-no-table = Diesen Tisch gibt es hier nicht, oder es ist nichts zu entscheiden.
host-replay-only = Dies ist ein nachgespieltes Spiel: Nichts lässt sich ändern.
host-one-in-time = In Echtzeit spielt ein Mensch an einem Bildschirm. Für mehrere das Tempo „reihum“ wählen.
host-key-idle = Mit dieser Taste ist jetzt nichts zu tun.
host-undo-nothing = Es gibt keinen eigenen Schritt zurückzunehmen.
host-undo-revealed = Der letzte Schritt lässt sich nicht zurücknehmen: Er zeigte Verdecktes oder betraf jemand anderen.
host-cannot-read = Das lässt sich nicht spielen: { $fault }
host-text = { $text }
