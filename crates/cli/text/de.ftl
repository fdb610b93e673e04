# Was das Terminal neben dem Spiel sagt.
human = Mensch
player-name = Spieler { $seat }
bot-name = Bot { $seat }

row-line = { $label }: { $cells }

play-welcome = Gib die Nummer einer Möglichkeit ein oder die Aktion selbst; „help“ zeigt alles Weitere.
play-pledge = Die Kartenverteilung ist versiegelt; ihr Siegel lautet { $pledge }.
play-pass = Gib weiter an { $name }, dann drücke die Eingabetaste.
play-ask = { $name }>
play-nothing = Gib eine Nummer oder eine Aktion ein; „help“ zeigt alles Weitere.
play-no-number = { $found } ist keine der Möglichkeiten 1 bis { $most }.
play-begins = „{ $text }“ lässt sich so fortsetzen:
play-fold = { $beginning } … { $first }–{ $last } (eintippen, um sie zu sehen)
play-unreadable = Nicht verstanden: { $text }. Gib eine Nummer von 1 bis { $most } ein oder „help“.
play-why-what = Gib „why“ mit einer Aktion ein, zum Beispiel: why 1
play-allowed = „{ $action }“ ist erlaubt.
play-what-which = Frag mit dem Namen einer Karte, zum Beispiel: what { $word }
play-what-unknown = Zu „{ $word }“ gibt es nichts zu sagen.
play-undone = Zurückgenommen.
play-undo-nothing = Es gibt keinen Schritt von dir, den du zurücknehmen könntest.
play-undo-revealed = Der letzte Schritt lässt sich nicht zurücknehmen: Er hat Verdecktes aufgedeckt oder jemand anderen betroffen.
play-save-where = Wohin speichern? Gib ein: save DATEI
play-saved = Gespeichert in { $file }.
play-save-taken = In { $file } steht etwas anderes. Zum Überschreiben gib ein: save! DATEI
play-save-replace = In { $file } steht etwas anderes. Überschreiben? (ja/nein)
play-save-kept = Es wurde nichts geschrieben.
play-save-elsewhere = Gib einen anderen Dateinamen ein, oder drücke die Eingabetaste, um ohne Speichern zu gehen:
play-leave = Gehen, ohne zu speichern? Gib zum Speichern einen Dateinamen ein, drücke zum Gehen die Eingabetaste, oder gib „bleiben“ ein:
word-yes = ja
word-no = nein
word-stay = bleiben
play-left = Du verlässt den Tisch; das Spiel ist nicht gespeichert.
play-hint = Ein einfacher Bot würde wählen: { $action }
play-score-later = Die Punkte werden erst am Ende des Spiels gezählt.

group-advance = Vorrücken:
group-ask = Verlangen:
group-choose = Wählen:
group-discard = Abwerfen:
group-give = Eine Karte anbieten:
group-lay = Ablegen:
group-offer = Ein Angebot vorbereiten:
group-other = Sonst:
group-play = Spielen:

help-number = die Möglichkeit mit dieser Nummer wählen
help-action = die so geschriebene Möglichkeit wählen; ihr Anfang genügt, wenn keine andere ebenso beginnt
help-why = sagen, ob eine Aktion erlaubt ist, und wenn nicht, welche Regel sie verbietet
help-what = sagt, was eine Karte oder ein anderes Wort des Spiels bedeutet
help-undo = den letzten eigenen Schritt zurücknehmen, wenn er nichts aufgedeckt hat
help-hint = einen einfachen Bot um Rat fragen
help-table = den Tisch und die Möglichkeiten noch einmal zeigen
help-piles = die Stapel zeigen: was abgelegt ist, was noch kommen kann
help-score = die Punkte zeigen
help-log = den bisherigen Spielverlauf zeigen
help-save = das Spiel in eine Datei schreiben; später weiter mit --resume; „save!“ überschreibt jede Datei
help-help = diese Liste zeigen
help-quit = den Tisch verlassen

replay-moment = Nach Eintrag { $entry } von { $entries }
replay-unfinished = Die Aufzeichnung endet hier; das Spiel ist nicht zu Ende.
