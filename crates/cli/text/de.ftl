# Was das Terminal neben dem Spiel sagt.
human = Mensch
player-name = Spieler { $seat }
bot-name = { $kind } { $seat }

play-welcome = Gib die Nummer einer Möglichkeit ein oder den Zug selbst; „help“ zeigt alles Weitere.
play-pledge = Die Kartenverteilung ist versiegelt; das Siegel ist { $pledge }.
play-pass = Gib weiter an { $name }, dann drücke die Eingabetaste.
play-ask = { $name }>
play-nothing = Gib eine Nummer oder einen Zug ein; „help“ zeigt alles Weitere.
play-no-number = { $found } ist keine der Möglichkeiten 1 bis { $most }.
play-begins = „{ $text }“ ist nur der Anfang von { $actions }.
play-begins-more = „{ $text }“ ist nur der Anfang von { $actions } und { $more } weiteren.
play-unreadable = „{ $text }“ ist hier kein Zug: { $reason }.
play-why-what = Frage „why“ mit einem Zug, zum Beispiel: why 1
play-allowed = „{ $action }“ ist erlaubt.
play-what-which = Frag mit dem Namen einer Karte, zum Beispiel: what thief
play-what-unknown = Zu „{ $word }“ gibt es nichts zu sagen.
play-undone = Zurückgenommen.
play-undo-nothing = Es gibt keinen eigenen Schritt zurückzunehmen.
play-undo-revealed = Der letzte Schritt lässt sich nicht zurücknehmen: Er hat Verdecktes gezeigt oder jemand anderen betroffen.
play-save-where = Wohin speichern? Gib ein: save DATEI
play-saved = Gespeichert in { $file }.
play-left = Du verlässt den Tisch; das Spiel ist nicht gespeichert.
play-hint = Ein einfacher Spieler würde wählen: { $action }
play-score-later = Punkte werden am Ende des Spiels gezählt.

help-number = die Möglichkeit mit dieser Nummer wählen
help-action = die so geschriebene Möglichkeit wählen; ihr Anfang genügt, wenn keine andere ebenso beginnt
help-why = sagen, ob ein Zug erlaubt ist, und wenn nicht, nach welcher Regel
help-what = sagt, was eine Karte oder ein anderes Wort des Spiels bedeutet
help-undo = den letzten eigenen Schritt zurücknehmen, wenn er nichts gezeigt hat
help-hint = einen einfachen Spieler um Rat fragen
help-table = den Tisch und die Möglichkeiten noch einmal zeigen
help-score = die Punkte zeigen
help-log = das bisherige Spiel erzählen
help-save = das Spiel in eine Datei schreiben; später weiter mit --resume
help-help = diese Liste zeigen
help-quit = den Tisch verlassen

replay-moment = Nach Eintrag { $entry } von { $entries }
replay-unfinished = Die Aufzeichnung endet hier; das Spiel ist nicht zu Ende.

standings = Endstand
standings-place = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
standings-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
