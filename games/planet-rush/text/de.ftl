# Lift Off (2000), Deutsch. Jeder Satz ist unser eigener.

# What it is about and what its options mean, each on one line, without values.
about = Alle legen gleichzeitig Fracht und Befehle an die Planeten, so schnell sie können. Drei Runden von wenigen Minuten.
level-greedy = Stetig, irrt nie: schwer
level-expert = Meisterhand
option-placement = Falsch Angelegtes
option-placement-about = Wird sofort abgelehnt, oder wie am echten Tisch angenommen und am Ende der Runde entfernt.
option-placement-strict = abgelehnt
option-placement-table = später entfernt
option-pace = Tempo
option-pace-about = Live ist das Spiel, wie es gedacht war. Gemütlich gibt allen nach jeder Karte eine Pause. Reihum muss niemand eilen; mehrere an einem Bildschirm brauchen das.
option-pace-live = live
option-pace-relaxed = gemütlich
option-pace-turns = reihum
option-pause = Pause in Sekunden
option-pause-about = Beim gemütlichen Tempo: So lange ruht jeder nach einer Karte.
option-actions = Karten je Runde
option-actions-about = Eine Runde endet, wenn jemand so viele Karten in der Hand hatte.
option-minutes = Minuten je Runde
option-minutes-about = Eine Runde endet spätestens nach so vielen Minuten.
option-choice = Sekunden für eine Wahl
option-choice-about = Beim Auswerten der Planeten: Zeit zum Wählen, bevor für dich gewählt wird; 0 für beliebig lange.
option-data = Eigene Planetenwerte
option-data-about = Wer die Schachtel besitzt, kann ihre Planeten eintragen: Datei herunterladen, ändern und hier öffnen.

own-name = { $name }
list-empty = nichts

card-tank = Energietank
card-settler = Siedler
card-solar = Solarmodul
card-security = Sicherheitskraft
card-lift-off = Lift Off
card-mining = Erzgewinnung
card-terraforming = Terraforming
card-steal = Stehlen

one-tank = einen Energietank
one-settler = einen Siedler
one-solar = ein Solarmodul
one-security = eine Sicherheitskraft

planet-beta-minor = Beta Minor
planet-pios-proxima = Pios Proxima
planet-gamma-ferrum = Gamma Ferrum
planet-tau-viridis = Tau Viridis
planet-ursa-magna = Ursa Magna
planet-numbered = { $number } { $name }
planet-number = Planet { $number }

counted = { $count } × { $card }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
energy-solar = { $count ->
    [one] { $count } Solarmodul
   *[other] { $count } Solarmodule
}
energy-tanks = { $count ->
    [one] { $count } Energietank
   *[other] { $count } Energietanks
}

act-ready = bereit
act-place = bei { $planet } anlegen
act-cycle = unter den Stapel
act-discard = abwerfen
act-pay = zahlen: { $paid }
act-take = { $card } nehmen
act-decline = nichts nehmen

prompt-layout = Die Planeten werden ausgelegt.
prompt-shuffle = Die Stapel werden gemischt.
prompt-ready = Runde { $round } von { $rounds }: Melde dich, wenn du bereit bist.
prompt-wait-ready = Noch nicht bereit: { $seats }.
prompt-countdown = Drei … zwei … eins …
prompt-rush = Deine oberste Karte: { $card }. Sie passt bei { $planets }. Anlegen, unter den Stapel oder abwerfen?
prompt-rush-nowhere = Deine oberste Karte: { $card }. Sie passt nirgends. Unter den Stapel oder abwerfen?
prompt-rush-table = Deine oberste Karte: { $card }. Anlegen, unter den Stapel oder abwerfen?
prompt-resting = Kurze Pause. Danach kommt: { $card }.
prompt-wait-turn = { $seat } ist am Zug.
prompt-watch = Alle spielen gleichzeitig.
prompt-resolve = Die Planeten werden ausgewertet.
prompt-mine = { $planet }: Erzgewinnung kostet 1 Energie, du hast { $energy }. Was zahlt?
prompt-terraform = { $planet }: Terraforming kostet 2 Energie, du hast { $energy }. Was zahlt?
prompt-steal = { $planet }: Bei { $opponent } liegt offen: { $cards }. Was stiehlst du (oder nichts)?
prompt-counter = { $planet }: Deine Sicherheitskraft hat { $opponent } ertappt. Dort liegt offen: { $cards }. Was nimmst du (oder nichts)?
prompt-wait-mine = { $planet }: { $seat } wählt, was die Erzgewinnung bezahlt.
prompt-wait-terraform = { $planet }: { $seat } wählt, was das Terraforming bezahlt.
prompt-wait-steal = { $planet }: { $seat } darf bei { $opponent } stehlen: { $cards }.
prompt-wait-counter = { $planet }: { $seat } hat { $opponent } ertappt und darf dafür etwas nehmen: { $cards }.
prompt-over = Das Spiel ist zu Ende.

panel-table = Tisch
panel-piles = Stapel und Abwürfe
panel-own = { $seat } (du): { $points }
panel-seat = { $seat }: { $points }

row-round = Runde
row-deck = Stapel
row-discards = Abgeworfen
row-deck-of = { $seat }, Stapel
row-discards-of = { $seat }, abgeworfen

stage-layout = Planeten werden ausgelegt
stage-shuffle = es wird gemischt
stage-ready = warten, bis alle bereit sind
stage-countdown = Countdown
stage-rush = alle spielen
stage-resolve = Auswertung
stage-over = Spielende

cell-round = { $round } von { $rounds }
cell-turn = am Zug: { $seat }
cell-caller = STOP von { $seat }
cell-worth = { $count } SP
cell-terraforming = { $count ->
    [0] ohne Terra
   *[other] Terra { $count }
}
cell-terraformed = Terra { $done } von { $needed }
cell-ore = Erz { $count }
cell-ore-left = Erz noch { $left } von { $ore }
cell-sides = { $near } – { $far }
cell-now = jetzt
cell-resolved = ausgewertet
cell-face-down = verdeckt
cell-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cell-out = { $count ->
    [0] leer
    [one] { $count } Karte aus dem Spiel
   *[other] { $count } Karten aus dem Spiel
}
cell-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
cell-ready = bereit
cell-resting = Pause
cell-stop = STOP
cell-revealed = aufgedeckt { $revealed } von { $cards }
cell-cargo = auf dieser Seite: { $cargo }
cell-unseen = { $count } ungesehen: { $cards }

ev-laid = Die Planeten liegen aus: { $planets }.
ev-ready = { $seat } ist bereit.
ev-countdown = Drei … zwei … eins …
ev-face-up = Lift Off! Alle Stapel liegen offen.
ev-face-up-turns = Lift Off! Alle Stapel liegen offen; { $seat } beginnt.
ev-placed = { $seat }: { $card } → { $planet }
ev-cycled = { $seat }: { $card } unter den Stapel
ev-discarded = { $seat }: { $card } abgeworfen
ev-stop = STOP! { $seat } hat keine Karte mehr; niemand legt mehr an.
ev-stop-actions = Jemand hatte { $actions } Aktionen; niemand legt mehr an. Das STOP zählt für { $seat }.
ev-stop-time = { $minutes ->
    [one] { $minutes } Minute ist
   *[other] { $minutes } Minuten sind
} um; niemand legt mehr an. Das STOP zählt für { $seat }.
ev-row-removed = { $planet }: Die Reihe von { $seat } hat kein Lift Off und kommt weg ({ $cards }).
ev-cleaned = { $planet }: Falsch angelegte Karten von { $seat } kommen weg ({ $cards }).
ev-contested = { $planet } wird ausgewertet.
ev-revealed = { $seat } deckt auf: { $card }.
ev-mined = { $seat } gewinnt Erz für 1 Punkt und zahlt mit: { $paid }.
ev-terraformed = { $seat } führt Terraforming aus und zahlt mit: { $paid }.
ev-no-mining = { $seat } kann kein Erz gewinnen: Das kostet 1 Energie.
ev-no-ore = { $seat } kann kein Erz gewinnen: Hier ist keines mehr.
ev-no-terraforming = { $seat } hat für Terraforming zu wenig Energie: Es kostet 2.
ev-no-loot = { $seat } findet nichts zu stehlen.
ev-foiled = Eine Sicherheitskraft verhindert den Diebstahl von { $seat }; im Gegenzug gibt es nichts zu holen.
ev-stole = { $seat } stiehlt { $card }.
ev-took-back = Der Diebstahl misslingt: { $seat } hat eine Sicherheitskraft und nimmt dafür { $card }.
ev-declined = { $seat } stiehlt nichts.
ev-declined-back = Der Diebstahl misslingt: { $seat } hat eine Sicherheitskraft, nimmt aber nichts dafür.
ev-settled = { $planet }: { $seat } bekommt { $points } (Siedler { $settlers } zu { $others }).
ev-not-habitable = { $planet }: { $points } für niemanden, denn es fehlt an Terraforming.
ev-no-settlers = { $planet }: keine Siedler, keine Punkte.
ev-equal-settlers = { $planet }: Beide Seiten haben { $settlers } Siedler, also bekommt ihn niemand.
ev-score = { $seat } { $points }
ev-round-over = Runde { $round } von { $rounds } ist vorbei. Punkte bisher: { $scores }.
ev-ended = Das Spiel ist zu Ende.

why-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
why-shuffling = Gerade werden Planeten ausgelegt oder Stapel gemischt; niemand kann handeln.
why-over = Das Spiel ist zu Ende.
why-not-begun = Gespielt wird erst nach dem Countdown.
why-ready-already = Du bist schon bereit.
why-running = Die Runde läuft schon; bereit musst du nicht mehr sein.
why-late = Das galt einer früheren Karte oder kam doppelt. Deine nächste Aktion hat die Nummer { $expected }.
why-ahead = Das gilt einer Karte, die noch nicht da ist. Deine nächste Aktion hat die Nummer { $expected }.
why-stopped = STOP! Das Anlegen jener Runde ist vorbei; ihre Karten werden nicht mehr gespielt.
why-resting = Deine Pause ist noch nicht um.
why-not-your-turn = { $turn } ist am Zug.
why-no-planet = Einen Planeten { $planet } gibt es auf diesem Tisch nicht.
why-not-touched = An Planet { $planet } hast du keine Reihe.
why-cargo-after-lift-off = In dieser Reihe liegt schon ein Lift Off; Fracht kommt dort nicht mehr hin ({ $card }).
why-second-lift-off = In dieser Reihe liegt schon ein Lift Off; mehr als eines darf es nicht sein.
why-order-before-lift-off = Befehle kommen erst nach einem Lift Off, und hier liegt noch keines ({ $card }).
why-nothing-to-choose = Gerade gibt es nichts zu wählen.
why-not-your-choice = { $chooser } hat die Wahl.
why-pay-first = Sag zuerst, wie viele Solarmodule zahlen.
why-take-first = Sag zuerst, welche Karte du nimmst, oder dass du keine nimmst.
why-energy = Hier können { $least ->
    [0] höchstens { $most }
   *[other] { $least } bis { $most }
} Solarmodule zahlen.
why-not-there = So eine Karte liegt gegenüber nicht offen: { $card }.

text-tank = Fracht: 1 Energie, nur einmal. Eine Firma hat { $copies }.
text-settler = Fracht: zählt für die Mehrheit auf einem bewohnbaren Planeten. Eine Firma hat { $copies }.
text-solar = Fracht: 1 Energie für jeden Befehl, immer wieder; nie beide Energien desselben Terraformings. Eine Firma hat { $copies }.
text-security = Fracht: verhindert aufgedeckt jeden Diebstahl, und du darfst dafür eine Karte von gegenüber nehmen. Eine Firma hat { $copies }.
text-lift-off = Kommt nach der Fracht und vor den Befehlen; ohne zählt eine Reihe nichts. Eines pro Reihe; eine Firma hat { $copies }.
text-mining = Befehl: 1 Energie und ein Erz des Planeten werden 1 Punkt. Eine Firma hat { $copies }.
text-terraforming = Befehl: 2 Energie bringen den Planeten der Bewohnbarkeit einen Schritt näher, egal von wem. Eine Firma hat { $copies }.
text-steal = Befehl: Nimm von gegenüber eine aufgedeckte, unverbrauchte blaue Karte, wenn dort keine Sicherheitskraft liegt. Eine Firma hat { $copies }.

text-planet = Bringt { $points } für die meisten Siedler. { $terraforming ->
    [0] Von Anfang an bewohnbar
    [one] Braucht { $terraforming } Terraforming
   *[other] Braucht { $terraforming } Terraformings
}; Erz gibt es { $ore ->
    [one] einmal
   *[other] { $ore }-mal
}.

term-rush = Anlegen um die Wette
text-rush = Alle spielen gleichzeitig, jeder mit { $cards } Karten. Du spielst immer nur die oberste deines Stapels: anlegen, unter den Stapel oder abwerfen.
term-place = anlegen
text-place = Die oberste Karte wird die äußerste deiner Reihe an einem Planeten. Dort bleibt sie.
term-cycle = unter den Stapel
text-cycle = Die oberste Karte kommt unter deinen Stapel und später wieder.
term-discard = abwerfen
text-discard = Die oberste Karte ist für diese Runde aus dem Spiel.
term-row = Reihe
text-row = Deine Karten an einem Planeten, von innen nach außen: Fracht, dann ein Lift Off, dann Befehle.
term-cargo = Fracht
text-cargo = Die blauen Karten. Beim Aufdecken tun sie nichts, aber Befehle und Mehrheiten brauchen sie.
term-orders = Befehle
text-orders = Die roten Karten. Jede wirkt beim Aufdecken mit der bis dahin aufgedeckten Fracht. Erzgewinnung und Terraforming sind Pflicht, wenn sie möglich sind; stehlen muss niemand.
term-energy = Energie
text-energy = Kommt von aufgedeckten Energietanks und Solarmodulen deiner Seite; verbraucht wird sie nur, wenn der Befehl gelingt.
term-ore = Erz
text-ore = Jedes Erz eines Planeten lässt sich pro Runde einmal gewinnen, egal von welcher Seite.
term-habitable = bewohnbar
text-habitable = Ein Planet ist bewohnbar, wenn er so viele Terraformings hatte, wie er verlangt, egal von wem.
term-majority = Mehrheit
text-majority = Auf einem bewohnbaren Planeten bekommt die Seite mit mehr Siedlern die Punkte, bei Gleichstand niemand.
term-stop = STOP
text-stop = Wer die letzte Karte des eigenen Stapels spielt, beendet das Anlegen sofort für alle und beginnt die Auswertung.
term-limits = Grenzen
text-limits = Das Anlegen endet auch nach { $actions } Aktionen einer Person oder { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}; das STOP zählt dann für die Person mit den wenigsten Karten.
text-limits-turns = Das Anlegen endet auch nach { $actions } Aktionen einer Person; das STOP zählt dann für die Person mit den wenigsten Karten.
term-resolution = Auswertung
text-resolution = Planet für Planet decken beide Seiten ihre Reihen abwechselnd auf, Karte für Karte, so wie sie angelegt wurden.
term-choice = Wahl
text-choice = Welche Energie zahlt und was gestohlen wird, wählt die Person am Zug. Lass dir Zeit.
text-choice-time = Welche Energie zahlt und was gestohlen wird, wählt die Person am Zug binnen { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}; danach zahlen zuerst Solarmodule, und gestohlen wird nichts.
term-rounds = Runden
text-rounds = Nach { $rounds } Runden gewinnt, wer die meisten Punkte hat. Planeten bleiben liegen, Karten kehren zurück; zu dritt rücken nach jeder Runde alle einen Platz weiter.
term-ready = bereit
text-ready = Sind alle bereit, beginnt der Countdown.
term-strict = strenges Anlegen
text-strict = Was nicht in die Reihe passt, wird mit Begründung abgelehnt und bleibt oben liegen.
term-table = Anlegen wie am Tisch
text-table = Jede Karte darf in jede eigene Reihe; falsche kommen nach dem STOP weg.
term-live = live
text-live = Alle handeln jederzeit.
term-relaxed = entspannt
text-relaxed = Alle handeln jederzeit, aber nach jeder eigenen Aktion ist { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} Pause.
term-turns = reihum
text-turns = Alle spielen reihum im Uhrzeigersinn je eine Karte.

# Woher die Punkte kommen.
category-planets = Besiedelte Planeten
category-ore = Abgebautes Erz
category-start = Anfang
