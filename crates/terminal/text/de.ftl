# Was der ganze Bildschirm neben dem Spiel sagt, und was jeder Bildschirm von einem Tisch sagt.
standings = Endstand
standings-place = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-stood-in = { $count ->
    [one] Eine Zeit lang hat ein Bot für { $names } gespielt.
   *[other] Eine Zeit lang haben Bots für { $names } gespielt.
}
result-resigned = { $count ->
    [one] { $names } hat aufgegeben; ein Bot hat weitergespielt.
   *[other] { $names } haben aufgegeben; Bots haben weitergespielt.
}
standings-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}

pledge = Die Kartenverteilung steht fest; die Zusage dafür lautet { $pledge }.

live-clock = noch { $time }
live-help = q: gehen · Taste: spielen · Leertaste, Enter: einzige Möglichkeit · ↑ ↓: Verlauf
live-help-over = q: den Tisch verlassen · ↑ ↓: Verlauf
live-leave = Das Spiel läuft weiter. Noch einmal q: gehen, sonst bleiben.
live-stays = Du bleibst am Tisch.

watch-help = q: gehen · Leertaste: Pause, weiter · ← →: ein Schritt · + -: Tempo · Pos1, Ende
watch-runs = Eintrag { $entry } von { $entries } · { $time } · { $speed }×
watch-pauses = Eintrag { $entry } von { $entries } · { $time } · { $speed }× · Pause

live-clock-stands = die Uhr steht
live-waits = Der Server ist gefragt …
live-leave-seat = Dein Platz bleibt deiner. Noch einmal q: gehen, sonst bleiben.
live-help-shared = q: gehen · /: say TEXT, tippen · ?: Hilfe · ↑ ↓: Verlauf
live-help-opened = Esc: zurück zu allen Möglichkeiten · /: say TEXT, tippen · ?: Hilfe
live-help-shared-over = q: gehen · /: say TEXT, save DATEI, as PLATZ · ?: Hilfe · ↑ ↓: Verlauf
live-help-gathering = q: gehen · /: say TEXT, sit, stand, bot PLATZ NAME · ?: Hilfe
live-help-sheet = ↑ ↓: blättern · jede andere Taste: schließen
live-agree = zustimmen
live-refuse = ablehnen
live-rematch = noch einmal
live-hand-over = Jetzt ist { $name } am Bildschirm und drückt Enter.
live-allowed = „{ $action }“ ist erlaubt.
live-not-understood = Nicht verstanden: { $text }. ? zeigt, was man tippen kann.
live-not-understood-shared = Nicht verstanden: { $text }. Zum Reden tippe: say TEXT. ? zeigt den Rest.
menu-fold = { $beginning } … ({ $count })

gather-ready = Alle sind da.
gather-waits-owner = Alle sind da. Das Spiel beginnt, sobald es startet, wer den Tisch eröffnet hat.
gather-waits = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
gather-seats = Plätze
gather-table = Tisch
gather-invitation = Einladung
gather-pledge = Zusage für die Karten
gather-free = frei
gather-own = { $name } (du)
gather-begin = beginnen

setting-pace = Bedenkzeit
setting-access = Offen für
setting-spectators = Zuschauer
setting-stand-in = Vertretung
setting-rated = Gewertet
setting-yes = ja
pace-relaxed = ohne Grenze
pace-per-move = { $time } je Zug
pace-fischer = { $bank } insgesamt, nach jedem Zug { $more } s mehr
pace-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
access-open = alle
access-invitation = wer die Einladung hat
access-private = nur, wer ihn eröffnet hat
spectators-nobody = niemand sieht zu
spectators-public = sehen, was offen liegt
spectators-after-end = sehen nach dem Ende alles
spectators-delayed = { $minutes ->
    [one] sehen alles eine Minute später
   *[other] sehen alles { $minutes } Minuten später
}

status-title = Wer da ist
status-away = nicht da
status-resigned = aufgegeben
status-stand-in = nicht da, { $bot } spielt

shared-taken-back = Der letzte Schritt wurde zurückgenommen.
shared-sat-down = { $name } nimmt Platz { $seat }.
shared-stood-up = { $name } verlässt den Platz.
shared-away = { $name } ist nicht da.
shared-here = { $name } ist da.
shared-resigned = { $name } hat aufgegeben.
shared-stand-in = { $name } hat nicht rechtzeitig geantwortet oder ist weg; { $bot } spielt stattdessen.
shared-stand-in-own = Du hast nicht rechtzeitig geantwortet oder warst weg; { $bot } spielt für dich. Mit "return" spielst du wieder selbst.
shared-returned = { $name } ist zurück und spielt wieder.
shared-asks-take-back = { $name } möchte den letzten Schritt zurücknehmen. Einverstanden? (yes/no)
shared-wants-take-back = { $name } möchte den letzten Schritt zurücknehmen.
shared-asks-abandon = { $name } möchte das Spiel ohne Ergebnis beenden. Einverstanden? (yes/no)
shared-wants-abandon = { $name } möchte das Spiel ohne Ergebnis beenden.
shared-proposed-own = Die anderen sind gefragt.
shared-proposal-gone = Der Vorschlag wurde abgelehnt oder gilt nicht mehr.
shared-ended-resigned = Alle anderen haben aufgegeben; das Spiel ist vorbei.
shared-ended-abandoned = Das Spiel wurde ohne Ergebnis beendet.
shared-rematch = Dieselben spielen noch einmal; „rematch“ führt dorthin.
shared-said = { $name }: „{ $text }“
shared-said-watching = { $name } (sieht zu): „{ $text }“

request-say-what = Was möchtest du sagen? Tippe: say TEXT
request-no-seat = Du hast hier keinen Platz.
request-which-seat = Welcher Platz? Nenne seinen Buchstaben oder wer dort sitzt.
request-resign = Um endgültig aufzugeben, tippe: resign now
request-save-where = Wohin? Tippe: save DATEI
request-bot-which = Welcher Bot? Tippe: bot PLATZ NAME; „gantry games“ nennt sie.
request-report-why = Warum? Tippe: report PLATZ GRUND
request-report-nothing = { $name } hat nichts gesagt.

help-keys = Tasten
help-keys-about = { "  " }Jede Möglichkeit zeigt ihre Taste; eine Zeile mit … öffnet weitere. Leertaste oder Enter nimmt die einzige. Y und N beantworten einen Vorschlag.
help-typing = Nach / zu tippen
help-typed = die Möglichkeit, die so geschrieben wird; ihr Anfang genügt
help-why-typed = ob das erlaubt ist, und wenn nicht, nach welcher Regel
help-what-typed = was eine Karte oder ein anderes Wort des Spiels bedeutet
help-table-whole = den ganzen Tisch zeigen
help-piles-whole = die Stapel zeigen
help-log-whole = das Spiel bis hierher erzählen
help-settings = wie an diesem Tisch gespielt wird, und seine Einladung
help-quit-table = gehen; dein Platz bleibt deiner
help-say = allen am Tisch etwas sagen
help-back = deinen letzten Schritt zurücknehmen; hat er etwas gezeigt, werden die anderen gefragt
help-respond = einem Vorschlag zustimmen oder ihn ablehnen
help-clocks = wer da ist und wie viel Zeit alle haben
help-resign = aufgeben; ein Bot spielt für dich weiter
help-abandon = alle bitten, das Spiel ohne Ergebnis zu beenden
help-return = wieder selbst spielen, wenn ein Bot für dich spielt
help-rematch = nach dem Ende: dieselben noch einmal
help-as = nach dem Ende: durch die Augen von jemand anderem sehen
help-save-record = nach dem Ende: die Aufzeichnung in eine Datei schreiben
help-mute = ausblenden, was jemand sagt (Platz oder Name); „unmute“ zeigt es wieder
help-report = dem Betreiber des Servers melden, was jemand zuletzt gesagt hat
help-sit = vor dem Austeilen: Platz nehmen (sit PLATZ) oder den Platz verlassen
help-bot = vor dem Austeilen: einen Bot auf einen Platz setzen; „free PLATZ“ nimmt ihn weg
help-begin = die Karten austeilen, wenn du den Tisch eröffnet hast
help-away = Läuft die Zeit von jemandem ab, spielt ein Bot an dieser Stelle, bis die Person zurück ist. Im Rennen geschieht das { $seconds } Sekunden, nachdem die Verbindung abgebrochen ist, oder wenn alle { $minutes } Minuten auf jemanden gewartet haben; ohne Uhr, wenn das Spiel { $hours } Stunden auf jemanden gewartet hat, der weg ist. Was die anderen dann vereinbaren, wartet nicht auf ihn. Doch ein Schritt, der etwas gezeigt hat, wird währenddessen nicht zurückgenommen, und wer ein gewertetes Spiel ohne ihn abbricht, verliert es.

net-entering = Der Tisch wird betreten …
net-reconnecting = neue Verbindung …
net-lost = Die Verbindung ist unterbrochen und wird neu gesucht; nichts, was du getan hast, geht verloren.
net-back = Die Verbindung ist wieder da.
net-address = „{ $address }“ ist keine Adresse eines Servers; sie sieht aus wie http://example.org:8000/.
net-unreachable = Der Server antwortet nicht ({ $why }). Stimmt die Adresse, und läuft der Server?
net-no-authorities = Die Stellen, die für Server bürgen, lassen sich nicht lesen ({ $why }). SSL_CERT_FILE nennt eine Datei mit ihren Zertifikaten.
net-version = Der Server spricht Version { $theirs } der Nachrichten, dieses Programm Version { $ours }. Auf beiden Seiten braucht es dieselbe Ausgabe.
net-unreadable = Was der Server antwortet, ergibt hier keinen Sinn. Ist das die Adresse eines Gantry-Servers, und hat er dieselbe Ausgabe?
net-ended = Der Server hat die Verbindung beendet. Bitte versuche es noch einmal.
net-banned = Dieses Konto ist auf diesem Server gesperrt. Sein Betreiber kann sagen, warum.
net-stranger = Der Server kennt dich nicht mehr: Die Sitzung ist abgelaufen. Melde dich neu an, oder beginne mit --forget als neuer Gast.
net-wrong-password = Es gibt kein Konto mit diesem Namen und Passwort.
net-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich. Lass dir die Einladung noch einmal geben; „gantry tables“ nennt die offenen.
net-too-many = Zu viele Anfragen. Bitte warte eine Minute und versuche es noch einmal.
net-busy = Der Server startet neu, oder seine Datenbank antwortet nicht. Bitte versuche es gleich noch einmal.
net-refused = Der Server lehnt ab: { $message }
net-full = Alle Plätze sind besetzt. Mit --watch kannst du zusehen.
net-bad-name = Dieser Name geht nicht. Ein Name hat 1 bis 64 sichtbare Zeichen; gib mit --name einen anderen an.
net-name-taken = Ein Mitglied dieses Servers heißt so. Gib mit --name einen anderen Namen an.
net-same-name = Jemand an diesem Tisch heißt { $name } oder fast so. Gib mit --name einen anderen Namen an.
net-begun = Das Spiel hat begonnen, und kein Platz ist deiner. Mit --watch kannst du zusehen.
