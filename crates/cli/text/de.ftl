# Was das Terminal neben dem Spiel sagt.
human = Mensch
player-name = Spieler { $seat }
bot-name = Bot { $seat }

row-line = { $label }: { $cells }

play-welcome = Gib die Nummer einer Möglichkeit ein oder die Aktion selbst; „help“ zeigt alles Weitere.
play-salt-about = Mit dieser Zusage steht fest, was das Programm zum Mischen beiträgt. Jetzt kann jeder eigene Wörter dazugeben, damit niemand die Verteilung wählen konnte. Die Eingabetaste nimmt zufällige.
play-salt = { $name }, deine Wörter:
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
play-line-long = Eine Zeile von mehr als { $most } Bytes ist keine Antwort; nichts wurde getan.
play-mended = { $file } wurde beim Schreiben abgeschnitten. Die Partie geht nach Eintrag { $entries } weiter, dem letzten vollständigen.
play-leave = Gehen, ohne zu speichern? Gib zum Speichern einen Dateinamen ein, drücke zum Gehen die Eingabetaste, oder gib „bleiben“ ein:
word-yes = ja
word-no = nein
word-stay = bleiben
play-left = Du verlässt den Tisch; das Spiel ist nicht gespeichert.
play-hint = Dein Anteil am Sieg nach jeder der besten Möglichkeiten, geschätzt nach dem, was du siehst:
play-hint-only = Es gibt nur eines zu tun: { $action }
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
help-hint = kurz nachdenken: die besten Möglichkeiten und worauf du danach hoffen kannst
help-table = den Tisch und die Möglichkeiten noch einmal zeigen
help-piles = die Stapel zeigen: was abgelegt ist, was noch kommen kann
help-score = die Punkte zeigen
help-log = den bisherigen Spielverlauf zeigen
help-save = das Spiel in eine Datei schreiben; später weiter mit --resume; „save!“ überschreibt jede Datei
help-help = diese Liste zeigen
help-quit = den Tisch verlassen

replay-moment = Nach Eintrag { $entry } von { $entries }
replay-unfinished = Die Aufzeichnung endet hier; das Spiel ist nicht zu Ende.

analysis-method = Anteile am Sieg sind nach dem geschätzt, was jeder wissen konnte. Beginn, Entscheidungen, Glück und die anderen ergeben zusammen das Ende; ± ist ein Standardfehler.
analysis-player = { $name }
analysis-course = Siegchance
analysis-decisions = Entscheidungen
analysis-start = Beginn { $share }
analysis-choices = Entscheidungen { $share }
analysis-luck = Glück { $share }
analysis-others = die anderen { $share }
analysis-rush = im Wettlauf { $share }
analysis-end = Ende { $share }
analysis-so-far = bisher { $share }
analysis-best = { $best } von { $all } so gut wie jede andere
analysis-accuracy = Genauigkeit { $share }
analysis-unjudged = Entscheidungen im Wettlauf werden nicht beurteilt, denn dort zählen Sekunden: { $number } fehlen hier.
analysis-losses = Entscheidungen, die am meisten kosteten
analysis-none = Keine Entscheidung war deutlich schlechter als die beste.
analysis-loss = { $name } { $change }: { $chosen } ({ $kept }); besser: { $best } ({ $share })
analysis-fortune = Glück und Pech, die am meisten zählten
analysis-actions = Taten der anderen, die am meisten zählten
analysis-swing = { $name } { $change }: { $what }
analysis-title = { $game }: Anteil am Sieg
analysis-axis = Einträge der Aufzeichnung
analysis-desc = { $name } beginnt mit { $start }, liegt zwischen { $low } und { $high } und endet mit { $end }.

online-guest = Gast
online-password = Passwort:
online-no-password = Ohne Passwort meldet sich niemand an.
online-new-guest = Der Server hat den Gast vergessen, der du warst; du kommst als neuer.
online-left = Du gehst. Dein Platz bleibt deiner: { $command }
online-left-over = Du gehst. Das Spiel lässt sich noch einmal ansehen: { $command }
online-pledge-kept = Fair gegeben: Das Protokoll hat die Zusage, die dir gezeigt wurde, und deine Worte, und jedes Mischen folgt daraus.
online-pledge-broken = Das Protokoll passt nicht zu dem, was dir vor dem Geben gezeigt wurde: Die Zusage oder deine Worte sind andere, oder ein Schritt ist falsch.
online-over-next = Das Spiel ist vorbei. „rematch“ spielt noch einmal, „save DATEI“ behält die Aufzeichnung, „quit“ geht.
online-hand-over = Jetzt ist { $name } am Bildschirm und tippt: sit { $name }
online-not-now = Im Moment hast du nichts zu entscheiden.
online-no-tables = Kein Tisch wartet auf Mitspieler. „gantry play SPIEL --server URL --access open“ eröffnet einen.
online-gathering = wartet auf Mitspieler
online-playing = wird gespielt
online-over = vorbei
online-your-turn = du bist dran
online-time-days = { $number ->
    [one] noch ein Tag
   *[other] noch { $number } Tage
}
online-time-hours = { $number ->
    [one] noch eine Stunde
   *[other] noch { $number } Stunden
}
online-time-minutes = { $number ->
    [0] weniger als eine Minute
    [one] noch eine Minute
   *[other] noch { $number } Minuten
}

# Rätsel
puzzle-place = Rätsel { $number } von { $count }
puzzle-ask = Finde den besten Zug. Der erste zählt.
puzzle-which = Gib die Nummer eines Zuges ein, von 1 bis { $most }, oder den Zug selbst.
puzzle-right = Gelöst: Das ist eindeutig der beste Zug.
puzzle-wrong = Nicht der beste Zug. Das hat die Suche gefunden:
puzzle-best = eindeutig am besten
puzzle-equal = etwa gleich
puzzle-worse = schwächer
puzzle-share = { $choice }: { $rank }, gewinnt { $least }–{ $most } %
puzzle-proof = Jeder Zug wurde in { $worlds } Welten zu Ende gespielt, die zu dem passen, was du siehst.
