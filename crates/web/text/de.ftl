# Was der Browser-Client neben den Spielen sagt. Jeder Schlüssel beginnt mit web-, damit kein Wort eines Spiels ersetzt wird.
web-title = Drei Wettläufe ins All
web-lead = Brettspiele über Raketen, gegen Bots oder mit Freunden an diesem Bildschirm. Alles läuft in deinem Browser.
web-skip = Zum Inhalt springen
web-to-home = Gantry, zu allen Spielen
web-menu = Menü
web-games = Spiele
web-account = Konto
web-settings = Einstellungen
web-close = Schließen
web-cancel = Abbrechen
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
web-lp-held = { $card }: Worauf die Karte gespielt werden kann, leuchtet.
web-lp-put-back = Zurückstecken
web-lp-hand = Hand: { $count } von { $limit }
web-lp-site = Platz für eine neue Rakete
web-lp-specialty-place = Platz für eine Spezialkarte
web-lp-open-board = Gelände von { $seat }
web-lp-middle = Startrampe und Stapel
web-lp-pad = Startrampe: { $corners }
web-lp-draw-pile = Nachziehstapel: { $pile }
web-lp-discard-pile = Ablagestapel: { $card } obenauf, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
web-lp-not-there = { $card } kann dort nicht gespielt werden. Worauf die Karte gespielt werden kann, leuchtet.
web-lp-open = ein Bauteil davon wählen
web-lp-decide = Deine Wahl
web-lp-look = Gelände von { $seat } ansehen
web-lp-back = Zurück zum eigenen Gelände
web-lp-tally = { $all }. Raketen in der Montage kosten ihre Punkte, in der Startzone bringen sie sie ein.
web-lp-empty-construction = Hier geht es los: erst eine Raketenkarte der Hand drücken, dann diesen Bauplan. Oder sie hierher ziehen.
web-lp-empty-quality = Fertige Raketen kommen hierher, wenn in der Montage ein Ingenieur arbeitet.
web-lp-empty-launch = Was am Ende hier steht, bringt Punkte.
web-lp-worth-construction = −{ $points }, bis sie die Montage verlässt.
web-lp-worth-quality = Hier 0 Punkte; in der Startzone { $points }.
web-lp-worth-launch = { $points } Punkte, wenn sie am Ende noch hier steht.
web-lp-specialty-about = Eine Spezialkarte wirkt, solange sie hier liegt.
web-lp-discard-about = Den Ablagestapel dürfen alle durchsehen.
web-lp-discard-ends = Nach dem Abwerfen wird in diesem Zug nichts mehr gespielt.
web-lp-nothing-left = Mehr ist jetzt nicht möglich.
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
web-lo-none = Hier warten Missionen, bis eine Rakete sie mitnimmt.
web-lo-none-hand = Spezialisten kommen in jeder Runde aus dem Draft.
web-lo-none-goals = Drei Spielendekarten bleiben aus einem Draft.
web-lo-none-played = In jeder Runde werden zwei Spezialisten gespielt.
web-lo-desk = Jetzt zu entscheiden
web-lo-weight = Gewicht { $load } von { $capacity }
web-lo-pay = kostet { $cost } von deinen { $money } Geld
web-lo-load = Drücke eine Mission auf der Erde oder ziehe sie hierher.
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
web-lo-plan = Flugplan
web-lo-score-about = Punkte bisher. Spielendekarten, Missionen mit Sanduhr, grüne Technologien und Geld zählen am Ende.
web-lo-money-about = Geld bezahlt die Aktionen der Spezialisten und die Starts. Am Ende zählen je 5 Geld 1 Punkt.
web-lo-round-about = Acht Runden: Draft, je zwei Spezialisten, Missionen ziehen, Starts. Die Runden 5 bis 8 sind Phase 2, mit Missionen der Stufen 3 und 4.
web-lo-decks-about = Die Zeichen sind die Technologien, die ein Start dieser Stufe braucht; ein Punkt dazwischen heißt: eine davon genügt. Technologien werden nicht verbraucht.
web-lo-played-about = Die Spezialisten dieser Runde. Ihre gelben Banner wirken noch später in der Runde.
web-lo-fuel = Treibstoff
web-lo-energy = Energie
web-lo-life-support = Lebens­erhaltung
web-lo-food = Nahrung
web-lo-none-in-space = Noch keine Mission im All
web-lo-before = Vor der ersten Runde
web-lo-lift-off = Abheben · { $points }
web-lo-keep = { $card } behalten
web-lo-pass = { $card } weitergeben
web-lo-pick = Erst wählen, dann bestätigen.
web-lo-sealed = Gewählt. Du kannst es noch ändern.

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
web-pr-on-its-way = Deine Karte ist unterwegs.
web-pr-points = { $count } SP
web-pr-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
web-pr-seat-about = Punkte bisher: besiedelte Planeten und abgebautes Erz. Darunter die Karten im Stapel. Drücken zeigt die Stapel.
web-pr-summary = Runde { $round }: wer was gewann
web-pr-won = { $seat } gewinnt { $points } SP
web-pr-nobody = niemand
web-pr-so-far = Punkte bisher
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
web-running = Laufende Spiele
web-finished = Beendete Spiele
web-table = { $players } · { $date }
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
web-pledge = Die Verteilung steht fest; die Zusage dafür lautet { $pledge }.
web-salt-about = Mit der Zusage steht fest, was das Programm zum Mischen beiträgt. Wer mitspielt, kann Wörter dazugeben, damit niemand die Verteilung gewählt haben kann.

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
web-goes-on = Es geht von selbst weiter.
web-undo = Zurücknehmen
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-best = Die besten Möglichkeiten nach dem, was du siehst:
web-skip-on = Bis zu meinem Zug
web-skip-on-key = Bis zu meinem Zug vorspulen (Taste: Ende)
web-telling = Was gerade geschieht …
web-log-times = { $what } ×{ $times }
web-hint-only = Nur eines ist möglich:
web-hint-clear = klar am besten
web-hint-equal = etwa gleich gut
web-hint-worse = schwächer
web-hint-interval = gewinnt { $least }–{ $most } %
web-hint-reason = Was der erste im Vergleich zum zweiten lässt:
web-hint-instead = { $what }: { $first } statt { $second }
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = { $times }-fache Geschwindigkeit
web-replay-speeds = Geschwindigkeit
web-damaged = Diese Aufzeichnung ist beschädigt
web-damaged-about = { $game }: { $readable } von { $lines } Schritten sind lesbar. Der nächste ist es nicht: { $fault }. Die beschädigte Aufzeichnung bleibt, wie sie ist.
web-damaged-play = Von dort weiterspielen
web-damaged-replay = Bis dorthin ansehen
web-damaged-save = Herunterladen, wie sie ist
web-damaged-new = Neues Spiel
web-no-such-game = Diese Adresse nennt kein Spiel, das hier bekannt ist.
web-type = Aktion eintippen
web-more = Mehr
web-do = Ausführen
web-why = Warum nicht?
web-allowed = Das ist jetzt erlaubt.
web-preview-binding = Lässt sich nicht zurücknehmen: Was es bringt, zeigt sich erst dann.
web-save-record = Aufzeichnung herunterladen
web-save-position = Stellung herunterladen
web-copy-link = Link zu dieser Stellung kopieren
web-save-record-revealing = Aufzeichnung herunterladen (zeigt jede verdeckte Karte)
web-save-position-revealing = Stellung herunterladen (zeigt jede verdeckte Karte)
web-copy-link-revealing = Link zu dieser Stellung kopieren (zeigt jede verdeckte Karte)
web-link-copied = Der Link ist kopiert.
web-link-by-hand = Kopiere das von Hand:
web-log = Was geschah
web-log-short = Verlauf
web-pass = Weitergeben an { $name }
web-pass-about = Die Hände sind verdeckt. Wer nun dran ist, schaut allein auf den Bildschirm.
web-pass-ready = Ich bin { $name }
web-points = { $points } Punkte
web-back-to-table = Zurück zum Tisch

web-moment = Nach Schritt { $entry } von { $entries }
web-moment-first = Am Anfang
web-moment-turn = { $name }, Zug { $turn }
web-first = Anfang
web-back = Einen zurück
web-next = Einen weiter
web-last = Ende
web-slide = Zeitpunkt des Spiels
web-eyes = Gesehen von
web-spectator = Zuschauer

web-rules-come = Die Regeln kommen …
web-rules-missing = Die Regeln konnten nicht geholt werden. Verbinde dich mit dem Ort, von dem diese Seite kommt, und öffne sie noch einmal; danach bleiben sie hier.
web-board-missing = Das Spielbrett konnte nicht geladen werden und wird in Worten gezeigt. Prüfe die Verbindung und öffne den Tisch noch einmal.
web-game-missing = Dieses Spiel konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
web-page-comes = Die Seite kommt …
web-page-missing = Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
web-words-missing = Die Texte konnten nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.

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

## Das erste Spiel, und wie es geht
web-how = So wird gespielt
web-offer = Neu bei { $game }?
web-offer-about = Eine kurze Lektion auf dem echten Brett zeigt die ersten Schritte.
web-offer-learn = In fünf Minuten lernen
web-offer-play = Einfach spielen
web-learn-progress = { $done } von { $all } Lektionen beendet

## Der Schluss
web-win = { $names } gewinnt
web-win-shared = { $names } teilen sich den Sieg
web-rematch = Revanche
web-review = Spiel ansehen
web-ending-board = Brett ansehen
web-ending-show = Ergebnis zeigen
web-score = Punkte
web-total = Summe
web-course = Der Verlauf des Spiels
web-course-about = Der erwartete Anteil aller am Sieg, geschätzt aus dem, was sie wussten.
web-course-wait = Wird geschätzt …
web-course-even = Kein einzelner Schritt hat das Spiel gewendet.
web-turns = Wendepunkte
web-turn = { $name }: { $before } % → { $after } %
web-turn-step = Schritt { $entry }

## The server
web-net-unreachable = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal; Partien gegen Bots gehen ohne ihn weiter.
web-net-banned = Die Leitung dieses Servers hat dieses Konto gesperrt. Gegen Bots kannst du hier weiter spielen.
web-net-stranger = Du bist nicht mehr angemeldet. Gib deinen Namen noch einmal an, oder melde dich an.
web-net-wrong-password = Es gibt kein Konto mit diesem Namen und Passwort.
web-net-name-taken = So heißt schon jemand. Wähle einen anderen Namen.
web-net-not-found = So etwas gibt es hier nicht mehr.
web-net-too-many = Zu viele Anfragen. Warte einen Moment und versuche es noch einmal.
web-net-busy = Der Server ist überlastet oder startet gleich neu. Versuche es gleich noch einmal.
web-net-refused = Der Server sagt: { $message }
web-net-version = Der Server hat eine andere Version als diese Seite, und Neuladen hat nicht geholfen. Schließe alle Tabs der Seite und öffne sie neu.
web-net-updated = Der Server hat eine neue Version von Gantry, darum hat auch diese Seite sie geladen. Alles ist, wo es war.
web-log-in = Anmelden

## Tables on a server
web-entering = Auf dem Weg zum Tisch …
web-connected = verbunden
web-offline = offline
web-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
web-reconnecting = verbindet neu seit { $time }
web-watching = Du schaust zu
web-play-meanwhile = Solange gegen Bots spielen
web-awaited = am Zug
web-latency = { $ms } ms
web-resigned = hat aufgegeben
web-stands-in = ein Bot vertritt
web-away = weg
web-asks-take-back = { $name } möchte den letzten Schritt zurücknehmen.
web-asks-stop = { $name } schlägt vor, ohne Ergebnis aufzuhören.
web-asked-take-back = Du möchtest den letzten Schritt zurücknehmen. Die anderen entscheiden.
web-asked-stop = Du hast vorgeschlagen aufzuhören. Die anderen entscheiden.
web-agree = Zustimmen
web-refuse = Ablehnen
web-withdraw = Zurückziehen
web-bot-plays = Ein Bot spielt für dich.
web-am-back = Ich bin wieder da
web-resign = Aufgeben
web-resign-as = Als { $name } aufgeben
web-move-online = Auf dem Server weiterspielen
web-move-online-sure = Diese Partie auf den Server bringen? Dann spielst du weiter, wo immer du angemeldet bist, und wer den Link hat, kann zusehen.
web-move-here = In diesem Browser weiterspielen
web-move-here-sure = Diese Partie in diesen Browser holen? Dann ist sie nur noch hier und braucht keinen Server.
web-resign-sure = Diese Partie aufgeben? Ein Bot spielt an deiner Stelle weiter, und du kannst nicht zurück.
web-propose-stop = Aufhören vorschlagen
web-ask-take-back = Rücknahme erbitten
web-chat = Chat
web-unread = ungelesen:
web-chat-empty = Noch hat niemand etwas gesagt.
web-say = Etwas sagen
web-send = Senden
web-mute = Stumm
web-unmute = Alle wieder hören
web-report = Melden
web-report-why = Was ist an dieser Zeile falsch? Die Leitung dieses Servers liest es.
web-reported = Die Zeile wurde der Leitung dieses Servers gemeldet.
web-your-turn = du bist dran
web-turn-in = Du bist dran: { $game }.
web-full-in = An deinem Tisch sind alle da: { $game }.
web-opened-in = Ein Tisch mit dir ist offen: { $game }.
web-left-days = { $number ->
    [one] noch ein Tag
   *[other] noch { $number } Tage
}
web-left-hours = { $number ->
    [one] noch eine Stunde
   *[other] noch { $number } Stunden
}
web-left-minutes = { $number ->
    [0] weniger als eine Minute
    [one] noch eine Minute
   *[other] noch { $number } Minuten
}
web-push = Rufe
web-push-on = Sag mir auch ohne offene Seite, wenn ich dran bin
web-push-about = Der Dienst deines Browserherstellers erfährt, dass etwas auf dich wartet, aber nicht was.
web-push-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen für diese Seite lässt sich das ändern.
web-push-failed = Dein Browser kann hier nicht gerufen werden. In einem gewöhnlichen Fenster geht es, wenn die Seite installiert oder noch einmal geöffnet ist.
web-notify = Ruf mich, wenn ich dran bin
web-invitation = Einladung
web-invitation-gone = Hinter dieser Einladung gibt es keinen Tisch mehr, oder der Link ist unvollständig. Bitte um einen neuen, oder eröffne selbst einen Tisch.
web-try-again = Noch einmal versuchen
web-to-games = Zu allen Spielen
web-table-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
web-table-begun = Diese Partie hat ohne dich begonnen. Du kannst selbst einen Tisch eröffnen.
web-table-over = Diese Partie ist zu Ende.
web-invites = { $name } lädt dich ein zu
web-at-table = Am Tisch:
web-profiles = Profile:
web-watch = Zuschauen
web-sit-down = Platz nehmen
web-your-name = Dein Name
web-guest-names = Komet, Meteor, Orbit, Rakete, Sternenstaub, Satellit, Nebel, Pulsar, Finsternis, Polarlicht
web-out = Du bist nicht an diesem Tisch
web-clock = Bedenkzeit
web-clock-none = ohne Zeitlimit
web-clock-other = eine andere Zeit …
web-clock-typed = Bedenkzeit, etwa 45s, 10m+5s oder 2d
web-delay = Verzögerung in Minuten
web-clock-move = { $time } pro Zug
web-clock-bank = { $bank } + { $more } s pro Zug
web-clock-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} pro Zug
web-access = Wer kommen darf
web-access-invitation = auf Einladung
web-access-open = offen für alle
web-access-private = nur ich
web-spectators = Zuschauer
web-spectators-nobody = niemand schaut zu
web-spectators-public = Zuschauer sehen, was offen liegt
web-spectators-after-end = Zuschauer nach dem Ende
web-spectators-delayed = Zuschauer sehen alles { $minutes } Minuten später
web-stand-in = Vertretung für Abwesende
web-stand-in-usual = der übliche Bot
web-rated = gewertet
web-rated-choice = Das Ergebnis zählt für die Wertung
web-terms-about = Ist die Zeit von jemandem um, spielt ein Bot, bis die Person zurück ist. Im Rennen geschieht das { $seconds } Sekunden, nachdem die Verbindung abgebrochen ist, oder wenn alle { $minutes } Minuten auf jemanden gewartet haben; ohne Zeitlimit, wenn das Spiel { $hours } Stunden auf jemanden gewartet hat, der weg ist. Was die anderen dann vereinbaren, wartet nicht auf ihn; doch niemand nimmt einen Schritt zurück, der etwas gezeigt hat, und wer ein gewertetes Spiel ohne ihn abbricht, verliert es.
web-begins-choice = Das Spiel beginnt, sobald alle da sind
web-begins-by-itself = Es fehlt noch jemand. Das Spiel beginnt von selbst, sobald alle da sind.
web-online = Online
web-own-tables = Deine Tische
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand. Suche oben Mitspieler: Wer als Nächstes kommt, setzt sich zu dir.
web-gathering = wartet auf Mitspieler
web-others-turn = läuft
web-over = zu Ende
web-look = Ansehen
web-free-seats = { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
web-join = Mitspielen
web-game = Spiel
web-quick = Mitspieler finden
web-open-table = Tisch eröffnen
web-place = Wo
web-place-here = in diesem Browser
web-place-online = online, mit Leuten anderswo
web-elsewhere-person = jemand anderswo
web-who-sits = Wer wo sitzt
web-salted = Jeder Browser fügt etwas Zufälliges hinzu, damit niemand die Karten ausgesucht haben kann.
web-free = frei
web-you = du
web-stand-up = Aufstehen
web-send-away = Platz frei machen
web-second-name = Wie heißt die zweite Person an diesem Bildschirm?
web-sit-second = Hier noch jemanden setzen
web-sit-here = Hier hinsetzen
web-who-at = Wer auf Platz { $seat } sitzt
web-all-here = Alle sind da.
web-owner-begins = Alle sind da. Wer den Tisch eröffnet hat, fängt an.
web-seats-wait = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
web-begin = Anfangen
web-invite = Jemanden einladen
web-invite-about = Wer diesen Link öffnet, sitzt mit einem Klick am Tisch, ohne Konto.
web-copy = Kopieren
web-qr = Derselbe Link als QR-Code
web-rematch-open = Eine Revanche ist eröffnet.
web-stopped = Die Partie wurde ohne Ergebnis beendet.
web-all-resigned = Alle anderen haben aufgegeben.
web-you-resigned = Du hast aufgegeben.
web-stood-in = { $count ->
    [one] Eine Zeit lang hat ein Bot für { $names } gespielt.
   *[other] Eine Zeit lang haben Bots für { $names } gespielt.
}
web-gave-up = { $count ->
    [one] { $names } hat aufgegeben; ein Bot hat weitergespielt.
   *[other] { $names } haben aufgegeben; Bots haben weitergespielt.
}
web-here-person = jemand an diesem Bildschirm

## Rätsel
web-puzzles = Rätsel
web-puzzles-lead = Stellungen aus Partien zwischen Bots. Ein Zug ist eindeutig der beste, nach allem, was der Platz wissen kann. Finde ihn.
web-puzzles-progress = { $done } von { $all } gelöst
web-puzzles-all = Alle Rätsel
web-puzzle = Rätsel { $number }
web-puzzle-solved = ✓ gelöst
web-puzzle-place = Rätsel { $number } von { $count }
web-puzzle-ask = Finde den besten Zug. Der erste zählt.
web-puzzle-right = Gelöst: Das ist eindeutig der beste Zug.
web-puzzle-wrong = Nicht der beste Zug. Das hat die Suche gefunden:
web-puzzle-yours = dein Zug
web-puzzle-again = Noch einmal
web-puzzle-next = Nächstes Rätsel
web-puzzle-proof = Jeder Zug wurde in { $worlds } Welten zu Ende gespielt, die zu dem passen, was du siehst.

## Die Partie des Tages
web-daily = Partie des Tages
web-daily-lead = Die Partie vom { $date }: Alle spielen dieselben Karten vom selben Platz gegen dieselben Bots.
web-daily-terms = Du hast Platz { $seat } von { $seats }. Die anderen: { $level }.
web-daily-look = Meine Partie ansehen
web-daily-compare = Mit den Bots vergleichen
web-daily-table = Vom selben Platz, mit denselben Karten
web-daily-you = Du
web-daily-place = Rang
web-daily-difference = Du im Vergleich
web-daily-beaten = Du hast mehr Punkte als { $beaten } von { $all } Bots.
web-daily-history = Frühere Tage
web-daily-entry = { $date }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, mehr als { $beaten } von { $all } Bots
web-daily-ranking = Auf diesem Server
web-daily-nobody = Noch niemand hat ein Ergebnis dieser Partie geschickt.
web-daily-count = { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
}
web-daily-rank = Nr.
web-daily-name = Name
web-daily-duplicate = Vergleich
web-daily-duplicate-about = Vergleich: wie viele der anderen Ergebnisse dieses mit denselben Karten schlägt; ein gleiches zählt halb.
web-daily-percent = { $percent } %
web-daily-send = Mein Ergebnis schicken
web-daily-send-about = Der Server spielt deine Partie nach und prüft sie. Dann sehen hier alle deinen Namen und deine Punkte; dein erstes Ergebnis zählt, eine Woche lang.

## Fairness
web-fair = War es fair?
web-fair-lead = Diese Seite spielt das Protokoll hier in deinem Browser nach und prüft jeden Schritt.
web-fair-wait = Wird geprüft …
web-fair-file = Ein Protokoll aus einer Datei prüfen
web-fair-proved = Bewiesen.
web-fair-sealed = Stimmig, aber nicht bewiesen: Das Geheimnis ist nicht offengelegt.
web-fair-running = Bisher stimmig: Die Partie läuft noch, also bleibt ihr Geheimnis verborgen.
web-fair-position = Stimmig, aber nicht bewiesen: Die Partie begann mit einer Stellung.
web-fair-disproved = Nicht stimmig: In diesem Protokoll ist etwas falsch.
web-fair-swapped = Nicht das, was dir gezeigt wurde: Die Zusage oder deine Worte stehen nicht in diesem Protokoll.
web-fair-unknown = Unbekannt: Das Protokoll folgt anderen Regeln als denen hier.
web-fair-about = { $game }, gespielt von { $names }.
web-fair-checked = Was geprüft wurde
web-fair-pledge = Das Geheimnis passt zur Zusage, die vor dem Geben gezeigt wurde: { $pledge }.
web-fair-pledge-sealed = Das Geheimnis dieser Zusage ist noch nicht offengelegt: { $pledge }.
web-fair-secret = Das Geheimnis: { $secret }.
web-fair-salts = Spieler haben zum Geben beigetragen: { $salts }. Also hat es niemand allein bestimmt.
web-fair-no-salts = Niemand hat zum Geben beigetragen: Wer das Geheimnis gewählt hat, hat die Karten gewählt.
web-fair-from-deal = Die Partie begann am Anfang: Alle Karten gab der Zufall.
web-fair-from-position = Die Partie begann mit einer Stellung: Niemand kann sagen, ob sie gestellt war.
web-fair-shuffles = { $outcomes }-mal wurde aus dem Geheimnis neu gemischt und gezogen. Alles stimmt überein.
web-fair-no-shuffles = Ohne das Geheimnis kann nicht neu gemischt werden.
web-fair-entries = { $entries } Schritte wurden nach den Regeln nachgespielt, und jede Prüfsumme stimmt.
web-fair-digest = Die Prüfsumme der ganzen Partie: { $digest }.
web-fair-fault = Zeile { $line }, Eintrag { $entry }: { $fault }
web-fair-not = Was kein Protokoll beweisen kann
web-fair-seen = Was dieser Browser vor dem Geben gesehen hat
web-fair-seen-pledge = Die Zusage ist die, die hier vor dem Geben stand. Das Geheimnis war also gewählt, bevor deine Worte dazukamen.
web-fair-seen-other = Hier stand eine andere Zusage: { $pledge }.
web-fair-seen-nothing = Hier stand keine Zusage, also kann dieser Browser sie nicht vergleichen.
web-fair-seen-words = Deine Worte stecken in den Karten: { $salts }.
web-fair-seen-no-words = Deine Worte stecken nicht in den Karten: { $salts }.
web-fair-not-order = Dass die Zusage vor den Worten der Spieler kam: Vergleiche sie mit der, die dir vor dem Geben gezeigt wurde, der ersten Zeile des Verlaufs.
web-fair-not-outside = Was außerhalb des Spiels geschah: Absprachen, ein Blick auf fremde Bildschirme, Rat von einem Programm.
web-fair-not-who = Wer wirklich an einem Platz saß.

## Die Rückschau
web-review-short = Rückschau
web-review-step = Was war hier am besten?
web-review-link = Link zu diesem Moment kopieren
web-review-chose = { $name }: { $choice }
web-review-chosen = gewählt
web-review-best = Nichts war eindeutig besser.
web-review-lost = Die Wahl kostete { $lost } % des Sieges.
web-review-no-luck = Was folgte, war weder Glück noch Pech, soweit es sich sagen lässt.
web-review-good-luck = Was sich zeigte, war Glück: + { $luck } %.
web-review-bad-luck = Was sich zeigte, war Pech: − { $luck } %.
web-review-luck-only = Den nächsten Schritt hat niemand gewählt: Zufall, Frist oder Ende.
