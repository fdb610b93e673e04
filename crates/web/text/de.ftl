# Was der Browser-Client neben den Spielen sagt. Jeder Schlüssel beginnt mit web-, damit kein Wort eines Spiels ersetzt wird.
web-title = Drei Wettläufe ins All
web-lead = Brettspiele über Raketen, gegen Bots oder mit Freunden an diesem Bildschirm. Alles läuft in deinem Browser.
web-skip = Zum Inhalt springen
web-to-home = Gantry, zu allen Spielen
web-menu = Menü
web-games = Spiele
web-settings = Einstellungen
web-close = Schließen
web-update = Eine neue Version ist bereit. Deine Spiele bleiben erhalten.
web-reload = Neu laden
web-no-worker = Dieser Browser lässt die Seite nicht spielen: Sie braucht Modul-Worker. Ein aktueller Firefox, Chrome, Edge oder Safari hat sie.
web-broken = Im Innern ist etwas schiefgegangen. Lade die Seite neu: Deine Spiele sind bis zum letzten Schritt aufgehoben.
web-bad-link = Dieser Link ist beschädigt: Bitte noch einmal darum oder öffne die Datei, aus der er entstand.
web-opening = Der Tisch wird gedeckt …
web-elsewhere = Dieses Spiel ist in einem anderen Tab offen
web-elsewhere-about = Spiel dort weiter oder hol es hierher: Nichts geht verloren.
web-play-here = Hier spielen
web-named = { $name }: { $deed }

## Board of Launch Pad
web-lp-choose = kann gespielt werden
web-lp-hold-first = Wähle zuerst eine Handkarte; dann leuchtet alles, worauf sie gespielt werden kann.
web-lp-held = { $card } in der Hand: Worauf die Karte gespielt werden kann, leuchtet.
web-lp-put-back = Zurückstecken
web-lp-hand = Hand: { $count } von { $limit }
web-lp-site = Platz für eine neue Rakete
web-lp-specialty-place = Platz für eine Spezialkarte
web-lp-open-board = Auslage von { $seat }
web-lp-zone = { $zone }: { $all }
web-lp-middle = Startrampe und Stapel
web-lp-pad = Startrampe: { $corners }
web-lp-draw-pile = Nachziehstapel: { $pile }
web-lp-discard-pile = Ablagestapel: { $card } obenauf, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
web-lp-spread = Die oberste Karte kommt zuerst.
web-lp-gives = Gegeben
web-lp-wants = Verlangt

## Board of Lift Off
web-lo-score = Punkte
web-lo-deck = Missionen der Stufe { $level }: { $cards } Karten. Ein Start braucht { $needs }.
web-lo-later = Phase 2
web-lo-board = Tableau von { $name }
web-lo-capacity = Laderaumupgrades: { $built } von { $all }
web-lo-propulsion = Antriebsupgrades: { $built } von { $all }
web-lo-none = noch nichts
web-lo-desk = Jetzt zu entscheiden
web-lo-weight = Gewicht { $load } von { $capacity }
web-lo-pay = kostet { $cost } von deinen { $money } Geld
web-lo-load = Lade Missionen von der Erde.
web-lo-order = Welche Mission wirkt zuerst?
web-lo-pass-two = zwei gehen an { $name }
web-lo-pass-one = eine geht an { $name }
web-lo-kept = behältst du
web-lo-passed = gibst du weiter
web-lo-progress = hat { $count }, zählt { $points }
web-lo-rivals = Die anderen
web-lo-holds = { $name } hat sicher
web-lo-memory = Draft-Gedächtnis
web-lo-goals-left = Nach links gegebene Spielendekarten
web-lo-goals-passed = Zuerst weitergegebene Spielendekarten
web-lo-unseen = Spezialisten im Stapel oder in unbekannten Händen
web-lo-goals-unseen = Nie gesehene Spielendekarten
web-lo-piles = Stapel
web-lo-leaves = { $name } startet eine Rakete

## Board of planet-rush
web-pr-others = Die anderen
web-pr-near = Deine Planeten
web-pr-far = Planeten zwischen anderen
web-pr-between = Zwischen { $one } und { $two }
web-pr-planet = { $number } { $name }
web-pr-planet-label = { $planet }: { $points } SP, Terraforming { $terraforming }, Erz { $ore }. Reihe von { $below }: { $mine }. Reihe von { $above }: { $theirs }.
web-pr-place = Hier anlegen: { $card }.
web-pr-row = Reihe von { $seat }
web-pr-dock = Deine Hände
web-pr-round = Runde { $round } von { $rounds }
web-pr-ready-about = Wenn alle bereit sind, beginnt der Countdown, und alle Stapel werden umgedreht. Zieh die oberste Karte zu einem Planeten, tippe den Planeten an oder drücke seine Nummer.
web-pr-top = Deine oberste Karte: { $card }. Zieh sie zu einem Planeten oder wähle den Planeten.
web-pr-empty = Dein Stapel liegt verdeckt oder ist leer.
web-pr-points = { $count } SP
web-pr-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
web-pr-is-ready = bereit
web-pr-rests = Pause
web-pr-turn = am Zug
web-pr-called = STOP
web-pr-chooses = wählt
web-pr-wins = gewinnt
web-pr-unseen = Noch nicht gesehen
web-pr-known = Bekannt, zuunterst
web-pr-discarded = Abgeworfen
web-pr-stop = Stop!
web-pr-left = { $count ->
    [one] letzter Schritt
   *[other] noch { $count } Schritte
}
web-pr-halt = Anhalten
web-pr-go-on = Weiter
web-pr-next = Nächster Schritt
web-pr-next-planet = Nächster Planet
web-pr-skip = Überspringen
web-pr-state = { $points } SP · { $needed ->
    [0] bewohnbar
   *[other] terraformt { $done } von { $needed }
} · noch { $left } Erz
web-pr-cargo = Nutzbar auf dieser Seite
web-pr-waits = , noch nicht aufgedeckt
web-pr-pay-mine = Erzgewinnung kostet 1 Energie. Was zahlt?
web-pr-pay-terraform = Terraforming kostet 2 Energie. Was zahlt?
web-pr-steal = Welche Karte stiehlst du?
web-pr-counter = Der Diebstahl misslingt. Welche Karte nimmst du dafür?

web-against = Gegner
web-seats = Spieler
web-players = { $count } Spieler
web-play = Spielen
web-more-options = Weitere Optionen
web-rules = Regeln
web-again = Noch einmal
web-running = Laufende Spiele
web-finished = Beendete Spiele
web-table = { $players } · { $steps } Schritte · { $date }
web-go-on = Weiterspielen
web-replay = Nachspielen
web-forget = Löschen
web-forget-sure = Dieses Spiel endgültig löschen?
web-old-rules = Nach Regeln gespielt, die hier unbekannt sind: Es lässt sich herunterladen, aber nicht zeigen.
web-open = Datei öffnen
web-open-about = Eine Aufzeichnung geht weiter oder wird nachgespielt; aus einer Stellung oder einem Szenario wird ein neuer Tisch.

web-who = Wer spielt
web-name = Name
web-colour = Farbe
web-colour-0 = Rot
web-colour-1 = Petrol
web-colour-2 = Senf
web-colour-3 = Blattgrün
web-seats-about = Mehrere an einem Bildschirm spielen abwechselnd; die Hände bleiben verdeckt, während er weitergereicht wird.
web-data-file = Heutige Werte herunterladen
web-data-read = Die Datei ist gelesen.
web-salt = Wörter fürs Mischen
web-pledge = Die Verteilung ist versiegelt; ihr Siegel lautet { $pledge }.
web-salt-about = Mit dem Siegel steht fest, was das Programm zum Mischen beiträgt. Wer mitspielt, kann Wörter dazugeben, damit niemand die Verteilung gewählt haben kann.

web-level-human = ein Mensch
web-level-random = Zufall: irgendein Zug
web-level-greedy = Leicht: sieht nur die Gegenwart
web-level-novice = Anfänger: irrt sich ab und zu
web-level-skilled = Geübt: denkt ein wenig voraus
web-level-strong = Stark: denkt voraus
web-level-expert = Meister: denkt höchstens eine Sekunde
web-level-calm = Ruhige Hand
web-level-quick = Schnelle Hand

web-actions = { $count ->
    [0] Jetzt ist nichts zu tun
    [one] Eine Aktion
   *[other] { $count } Aktionen
}
web-thinking = { $name } überlegt …
web-undo = Zurücknehmen
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-best = Die besten Möglichkeiten aus deiner Sicht, mit deinem Anteil am Sieg:
web-hint-share = { $percent } %
web-type = Aktion eintippen
web-more = Mehr
web-do = Ausführen
web-why = Warum nicht?
web-allowed = Das ist jetzt erlaubt.
web-preview = { $action } bewirkt:
web-preview-binding = Lässt sich nicht zurücknehmen: Was es bringt, zeigt sich erst dann.
web-save-record = Aufzeichnung herunterladen
web-save-position = Stellung herunterladen
web-copy-link = Link zu dieser Stellung kopieren
web-save-record-revealing = Aufzeichnung herunterladen (zeigt jede verdeckte Karte)
web-save-position-revealing = Stellung herunterladen (zeigt jede verdeckte Karte)
web-copy-link-revealing = Link zu dieser Stellung kopieren (zeigt jede verdeckte Karte)
web-link-copied = Der Link ist kopiert.
web-link-by-hand = Kopiere diesen Link:
web-log = Was geschah
web-pass = Weitergeben an { $name }
web-pass-about = Die Hände sind verdeckt. Wer nun dran ist, schaut allein auf den Bildschirm.
web-pass-ready = Ich bin { $name }
web-over = Das Spiel ist aus
web-points = { $points } Punkte
web-back-to-table = Zurück zum Tisch

web-moment = Nach Schritt { $entry } von { $entries }
web-first = Anfang
web-back = Einen zurück
web-next = Einen weiter
web-last = Ende
web-slide = Zeitpunkt des Spiels
web-eyes = Gesehen von
web-spectator = Zuschauer

web-rules-come = Die Regeln kommen …
web-rules-missing = Die Regeln konnten nicht geholt werden. Verbinde dich mit dem Ort, von dem diese Seite kommt, und öffne sie noch einmal; danach bleiben sie hier.

web-language = Sprache
web-theme = Aussehen
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Bewegung
web-motion-auto = wie das System
web-motion-calm = ruhig
web-pace = Bots handeln
web-pace-slow = langsam
web-pace-steady = gleichmäßig
web-pace-fast = schnell
web-pace-instant = sofort
web-sound = Töne
web-sound-off = keine
web-sound-on = Schritte, dein Zug, das Ende

web-player-name = Spieler
web-bot-name = Bot
web-storage-denied = Der Browser lässt diese Seite keine Spiele aufbewahren: Sie halten, bis er geschlossen wird. Lade die Aufzeichnung herunter, um eines zu behalten.
web-storage-full = Der Speicher des Browsers ist voll oder gesperrt: Ab jetzt halten Spiele, bis die Seite geschlossen wird. Lade die Aufzeichnung herunter, um eines zu behalten.

## Lektionen
web-learn = In fünf Minuten lernen
web-learn-lead = Kurze Lektionen auf dem echten Spieltisch. Ein Coach sagt, worauf du achten und was du tun sollst.
web-learn-finished = ✓ geschafft
web-learn-real = Ein richtiges Spiel beginnen
web-learn-coach = Coach
web-learn-step = { $lesson } · { $step } von { $steps }
web-learn-next = Weiter
web-learn-next-lesson = Nächste Lektion
web-learn-all = Alle Lektionen
web-learn-again = Von vorn
web-learn-rather = Die Regeln erlauben das, aber hier probieren wir etwas anderes: { $words }
web-learn-read-first = Der Tisch wartet auf dich: Drücke „Weiter“, um weiterzulesen.
web-learn-missing = Was der Coach sagt, konnte nicht geholt werden. Verbinde dich mit dem Ort, von dem diese Seite kommt, und öffne die Lektion noch einmal; danach bleibt es hier.
