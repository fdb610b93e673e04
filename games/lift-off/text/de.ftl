# Lift Off, Deutsch. Jeder Satz ist unser eigener.

# What it is about and what its options mean, each on one line, without values.
about = Spezialisten im Draft anheuern, Missionen annehmen, die Rakete verbessern und starten. Acht Runden, ein bis zwei Stunden.
option-edition = Ausgabe
option-edition-about = Die drei Anleitungen unterscheiden sich in Einzelheiten; die gewählte entscheidet. Die Regelseite nennt jeden Unterschied.
option-edition-en = englisch
option-edition-de = deutsch
option-edition-fr = französisch
option-simultaneous = Starten
option-simultaneous-about = Nacheinander lässt sich leichter verfolgen; gleichzeitig geht es mit vielen schneller.
option-simultaneous-off = nacheinander
option-simultaneous-on = gleichzeitig
option-data = Eigene Kartenwerte
option-data-about = Wer die Schachtel besitzt, kann ihre Karten eintragen: Datei herunterladen, ändern und hier öffnen.

own-name = { $name }
list-empty = keine

mission-efficiency-boost = Effizienzsteigerung
mission-planetary-mapping = Planetenkartierung
mission-hydroscope = Hydroskop
mission-telecom-satellite = Telekom-Satellit
mission-mineral-prospecting = Mineraliensuche
mission-first-satellites = Erste Satelliten
mission-space-telescope = Weltraumteleskop
mission-probe-launch = Sondenstart
mission-supply-ship = Versorgungsschiff
mission-payload-optimisation = Nutzlast-Optimierung
mission-orbital-power-plant = Orbitalkraftwerk
mission-mission-search = Missionssuche
mission-fuel-depot = Treibstoffdepot
mission-crewed-orbit = Bemannter Orbit
mission-solar-collector = Sonnenkollektor
mission-exoplanet-landing = Exoplaneten-Landung
mission-trading-post = Handelsposten
mission-docking-module = Andockmodul
mission-research-lab-module = Forschungsmodul
mission-satellite-network = Satellitennetz
mission-history-archive = Geschichtsarchiv
mission-colony-ship = Kolonieschiff
mission-star-base = Sternenbasis
mission-oxygen-garden = Sauerstoffgarten

specialist-financier = Finanzier
specialist-satellite-analyst = Satellitenanalystin
specialist-probe-analyst = Sondenanalyst
specialist-deep-space-analyst = Tiefraumanalystin
specialist-chief-chemist = Chefchemiker
specialist-systems-scientist = Systemforscherin
specialist-lab-director = Laborleiterin
specialist-lab-architect = Laborarchitekt
specialist-structures-engineer = Statikerin
specialist-stage-designer = Stufenkonstrukteur
specialist-propulsion-engineer = Antriebsingenieurin
specialist-payload-planner = Nutzlastplaner
specialist-botanist = Botanikerin
specialist-life-support-engineer = Lebenserhaltungstechniker
specialist-station-diplomat = Stationsdiplomatin
specialist-station-planner = Stationsplaner
specialist-broker = Maklerin
specialist-programme-director = Programmdirektor

goal-levels-2-3 = Level 2+3
goal-station = Stationsraketen
goal-yellow = Gelbe Technik
goal-upgrades = Raketenupgrades
goal-red = Rote Technik
goal-blue = Blaue Technik
goal-green = Grüne Technik
goal-sets = Technik-Sets
goal-level-1 = Level 1
goal-level-2 = Level 2
goal-level-3 = Level 3
goal-level-4 = Level 4
goal-levels-1-2 = Level 1+2
goal-levels-1-3 = Level 1+3
goal-levels-3-4 = Level 3+4
goal-all-missions = Alle Missionen

colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
techs = { $count } { $colour }
counted = { $count } × { $name }
all-of = { $all }
either = { $one } oder { $other }
step = { $count } → { $points }
gain = { $seat } +{ $points }
income-to = Einkommen { $income }

banner-money = +{ $money } Geld
banner-points = +{ $points }
banner-mission = +1 Mission
banner-weight = +{ $weight } Kapazität
banner-launch = Zusatzstart, { $money } billiger

work-grant = { $money } Geld, andere { $others }
work-survey = Auswertung Level { $level }
work-buy-one = 1 Technik für { $money }
work-buy-three = 1 bis 3 Techniken für { $prices }
work-buy-two = 2 verschiedene Techniken für { $money }
work-green-one = 1 Grün für { $money }
work-green-two = 1 oder 2 Grün für { $prices }
work-sell = 1 Technik verkaufen für { $money }
work-swap = 1 oder 2 Techniken tauschen
work-capacity = Laderaumupgrade für { $money }
work-propulsion = Antriebsupgrade für { $money }
work-lab = Labor +1
work-lab-now = Labor { $level } für { $money }
work-invest = Investition
work-invest-now = Investition für { $money }

effect-gain = +1 { $colour }
effect-mapping = 1 Technik gegen die 2 anderen Farben
effect-income = Einkommen +{ $steps }
effect-money = +{ $money } Geld
effect-capacity = Laderaumupgrade
effect-propulsion = Antriebsupgrade
effect-lab = Labor +1
effect-search = { $cards } Missionen ziehen, 1 behalten
effect-investment = Investition gratis
effect-tech-and-upgrade = +1 Technik, +1 Upgrade
effect-per = Ende: { $each } pro { $colour }
effect-exoplanet = Ende: 1 pro Upgrade, 2. Karte 2
effect-trading-post = Ende: Einkommen × 1, 2. Karte × 2
effect-network = Ende: 15, 2. Karte 30, 3. Karte 50
effect-per-level = Ende: jede Mission ihr Level
effect-station = Ende: { $each } pro Stationsrakete

mission-brief = { $mission } (L{ $level }, { $values })
values-full = Gewicht { $weight }, { $points } SP, { $effect }
values-plain = Gewicht { $weight }, { $points } SP
values-short = Gewicht { $weight }

counts-missions = Missionen von Level { $levels } im All
counts-missions-least = Missionen von Level { $levels } im All, mindestens eine von Level { $least }
counts-colour = Techniken in { $colour }
counts-sets = vollständige Sets aus allen vier Farben
counts-station = eigene Raketen auf und neben der Raumstationsleiste
counts-upgrades = Laderaum- und Antriebsupgrades zusammen

act-keep = Behalte { $card }, gib { $others } an { $to }
act-pass = Gib { $card } an { $to }
act-left = Drafte nach links: Deine Karten gehen an { $to }
act-right = Drafte nach rechts: Deine Karten gehen an { $to }
act-play = Spiele { $card }: { $banner }; { $works }
act-grant = Nimm { $money } Geld, alle anderen bekommen { $others }
act-survey = Werte Level { $level } aus: { $points } und { $money } Geld für dich, { $others }
act-buy = Kaufe { $techs } für { $price } Geld
act-buy-first = Kaufe { $techs } für { $price } Geld, danach bis zu zwei weitere
act-buy-no-more = Kaufe nichts weiter
act-more = Kaufe noch { $techs } für { $price } Geld
act-sell-tech = Verkaufe { $techs } für { $price } Geld
act-swap = Tausche: Gib { $techs } zurück
act-take = Nimm dafür { $techs }
act-capacity = { $price ->
    [0] Laderaumupgrade gratis
   *[other] Laderaumupgrade für { $price } Geld
}: Kapazität { $capacity }, Startkosten { $cost }
act-propulsion = { $price ->
    [0] Antriebsupgrade gratis
   *[other] Antriebsupgrade für { $price } Geld
}: Startkosten { $cost }
act-lab = Labor auf Level { $level } für { $price } Geld
act-invest = Investiere { $price } Geld: { $points } und { $reward }
act-nothing = Verzichte auf Aktionen: Nimm { $money } Geld
act-done = Fertig mit diesem Spezialisten
act-deck = Level { $level }: Ziehe { $draw }, behalte { $keep ->
    [one] 1
   *[other] bis zu { $keep }
} (Stapel: { $cards }{ $discards ->
    [0] {""}
   *[other] {" "}+ { $discards }
})
act-keep-missions = Behalte { $missions }
act-launch-lab = Start mit dem Labor: Kosten { $cost }, Kapazität { $capacity }, { $points }
act-launch-banner = Start mit der Schärpe: Kosten { $cost }, Kapazität { $capacity }, { $points }
act-no-launch = Starte nichts
act-no-more-launches = Starte nichts weiter
act-load = Lade { $mission } (Gewicht { $weight }, frei { $left })
act-boost = Nutze eine Schärpe +{ $more } Gewicht: Kapazität { $capacity }
act-bonus = Nutze das +{ $more } des Labors: Kapazität { $capacity }
act-lift-off = Starte mit { $missions }: zahle { $cost } Geld, { $points }
act-resolve = { $mission } als Nächstes: { $effect }
act-map = Gib 1 { $colour } für { $techs }
act-decline = Tausche nichts
act-drop-launch = Brich diesen Start ab
act-gain = Nimm 1 { $colour }
act-reward = Nimm { $reward }
act-sell-goal = Verkaufe { $goal } für { $money } Geld (jetzt { $count }, { $points })
act-keep-goals = { $count ->
    [0] Fertig
    [one] Behalte die letzte Spielendekarte
   *[other] Behalte diese { $count } Spielendekarten
}

prompt-keep-goal = Welche Spielendekarte behältst du? Die beiden anderen gehen an { $to }.
prompt-pass-goal = Welche Spielendekarte gibst du an { $to }? Die beiden anderen behältst du.
prompt-keep = Welchen Spezialisten behältst du? Die beiden anderen gehen an { $to }.
prompt-pass = Welchen Spezialisten gibst du an { $to }? Die beiden anderen behältst du.
prompt-chosen-keep = Du behältst { $card }. Du kannst dich umentscheiden, solange wir auf { $seats } warten.
prompt-chosen-pass = Du gibst { $card } weiter. Du kannst dich umentscheiden, solange wir auf { $seats } warten.
prompt-wait-choices = Es fehlt noch die Wahl von { $seats }.
prompt-direction = In welche Richtung werden die Spezialisten in dieser Runde weitergegeben?
prompt-direction-order = In welche Richtung werden die Spezialisten in dieser Runde weitergegeben? So herum werden sie auch gespielt.
prompt-wait-direction = { $seat } bestimmt die Draftrichtung.
prompt-play = Welchen Spezialisten spielst du zuerst?
prompt-play-second = Welchen Spezialisten spielst du als zweiten? Der andere bleibt auf der Hand.
prompt-work-none = Keine Aktion ist jetzt möglich; das bringt { $instead } Geld.
prompt-work-no-more = Keine andere Aktion ist jetzt möglich.
prompt-work = Was tut der Spezialist? Ganz ohne Aktion gibt es { $instead } Geld; du hast { $money }.
prompt-work-more = Auch die andere Aktion? Du hast { $money } Geld.
prompt-work-done = Die Aktionen des Spezialisten sind getan.
prompt-buy-none = { $bought } gekauft; eine weitere kannst du nicht bezahlen.
prompt-buy = { $bought } gekauft. Noch eine Technik? Du hast { $money } Geld.
prompt-swap = Welche { $count ->
    [one] Technik
   *[other] { $count } Techniken
} nimmst du dafür?
prompt-deck = Von welchem Stapel ziehst du Missionen?
prompt-keep-missions = Welche Mission behältst du{ $most ->
    [one] ?
   *[other] ? Bis zu { $most } sind erlaubt.
}
prompt-launch-none = Du kannst in dieser Runde nichts mehr starten.
prompt-launch = Startest du eine Rakete? Du hast { $money } Geld; ein Start kostet { $cost } und bringt { $points }.
prompt-load = Belade die Rakete: Gewicht { $load } von { $capacity }. Der Start kostet { $cost } von deinen { $money } Geld.
prompt-resolve = Welche Mission wirkt als Nächstes?
prompt-search = Missionssuche: Von welchem Stapel ziehst du { $cards }?
prompt-search-wait = Missionssuche: Zuerst ist jemand anders dran.
prompt-reward = Investition: grüne Technik oder Einkommen?
prompt-map = Planetenkartierung: Welche Technik gibst du her?
prompt-gain = Welche Technik nimmst du?
prompt-upgrade = Welches Upgrade nimmst du?
prompt-sale = Phase 2: Verkaufst du Spielendekarten für je { $money } Geld?
prompt-shuffle = Karten werden gemischt.
prompt-wait-specialists = Spezialisten: Wir warten auf { $seats }.
prompt-wait-missions = Missionen: Wir warten auf { $seats }.
prompt-wait-launches = Starts: Wir warten auf { $seats }.
prompt-wait-sale = Verkauf von Spielendekarten: Wir warten auf { $seats }.
prompt-over = Das Spiel ist zu Ende.

panel-piles = Stapel
panel-table = Tisch
panel-own = { $seat } (du): { $points }
panel-seat = { $seat }: { $points }
row-round = Runde
row-needs = Voraussetzung
row-launch-values = Punkte je Start
row-decks = Stapel
row-station = Raumstation
row-drawn = Gezogen
row-memory = Weitergegeben
row-discards = L{ $level } abgelegt
row-to-come = L{ $level } noch da
row-dismissed = Abgelegte
row-unplaced = Ungesehene
row-board = Tableau
row-money = Geld
row-rocket = Rakete
row-lab = Labor
row-techs = Technik
row-earth = Auf der Erde
row-space = Im All
row-hand = Hand
row-goals = Spielende
row-played = Gespielt
row-launch = Start
row-points-now = Stand jetzt
row-points = Endstand

cell-round = { $round } von { $rounds }, Phase { $phase }
cell-starter = Startspieler { $seat }
cell-left = Draft nach links
cell-right = Draft nach rechts
step-deal = vor dem Austeilen
step-goals = Draft der Spielendekarten
step-direction = Draftrichtung
step-draft = Draft der Spezialisten
step-first = erste Spezialisten
step-second = zweite Spezialisten
step-missions = Missionen ziehen
step-launches = Starts
step-sale = Zwischenoperation
step-over = das Spiel ist zu Ende
cell-needs = L{ $level }: { $needed }
cell-launch-points = Labor { $level }: { $points }
cell-deck = L{ $level }: { $cards }{ $discards ->
    [0] {""}
   *[other] {" "}(+{ $discards } abgelegt)
}
cell-specialists = Spezialisten: { $cards }{ $discards ->
    [0] {""}
   *[other] {" "}(+{ $discards } abgelegt)
}
cell-station = nächste Investition { $price } Geld
cell-free = frei: { $free }, danach immer { $last }
cell-covered = { $covered } besetzt
cell-drawn = { $seat } sieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} von Level { $level } an
cell-goals-left = { $goals } an { $seat }
cell-goals-passed = zuerst { $goals }
cell-money = { $money } Geld
cell-income = Einkommen { $income } (höchstens { $most })
cell-rockets = { $count ->
    [one] 1 Rakete
   *[other] { $count } Raketen
} an der Station
cell-rocket = Startkosten { $cost }, Kapazität { $capacity }
cell-upgrades = Upgrades: Laderaum { $capacity }/{ $capacities }, Antrieb { $propulsion }/{ $propulsions }
cell-lab-brief = Labor { $level }
cell-lab = Level { $level }, { $points } pro Start
cell-techs = { $colour } { $count }
cell-earth = L{ $level }: { $missions }
cell-earth-lacks = L{ $level }, fehlt { $lacks }: { $missions }
earth-ready = { $mission } ({ $values }, startklar)
earth-waits = { $mission } ({ $values })
earth-heavy = { $mission } ({ $values }, { $missing } zu schwer)
lack-lab = Labor { $level }
lack-place = ein freier Platz: 3 Missionen sind gestartet
lack-fourth = ein vierter Start
lack-launch = ein Start
lack-money = { $money } Geld
cell-space = L{ $level } × { $count }: { $missions }
cell-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cell-known = sicher { $cards }
cell-specialist = { $card } ({ $banner }): { $works }
cell-goals = { $count ->
    [one] 1 Spielendekarte
   *[other] { $count } Spielendekarten
}
cell-goal-lacks = { $goal }: { $count } von { $next } → { $worth }, aber keine Mission von Level { $level } (jetzt 0)
cell-goal-full-lacks = { $goal }: { $count }, aber keine Mission von Level { $level } (jetzt 0)
cell-goal = { $goal }: { $count } von { $next } → { $worth } (jetzt { $now })
cell-goal-full = { $goal }: { $count } → { $now }
cell-left-over = ungenutzt: { $banners }
cell-lab-used = Start des Labors verbraucht
cell-load = Gewicht { $load } von { $capacity }, Kosten { $cost }
cell-score = { $points } + { $missions } Missionen + { $goals } Spielendekarten + { $green } Grün + { $money } Geld = { $total }

ev-dealt = Die Karten sind verteilt; { $seat } beginnt.
ev-dealt-own = Die Karten sind verteilt; { $seat } beginnt. Deine Spielendekarten: { $goals }.
ev-sealed = { $seat } hat gewählt.
ev-exchanged = Du gibst { $gave } an { $to } und bekommst { $got } von { $from }.
ev-round = Runde { $round } beginnt; Startspieler ist { $seat }.
ev-income = { $seat } bekommt { $money } Geld.
ev-drew = { $seat } zieht { $count ->
    [one] 1 Spezialisten
   *[other] { $count } Spezialisten
}.
ev-drew-own = { $seat } zieht { $cards }.
ev-left = { $seat } lässt nach links draften.
ev-right = { $seat } lässt nach rechts draften.
ev-played = { $seat } spielt { $card }.
ev-banner = Schärpe für { $seat }: { $banner }.
ev-grant = { $seat } nimmt Fördergeld.
ev-survey = { $seat } wertet Level { $level } aus.
ev-bought = { $seat } kauft { $techs } für { $paid } Geld.
ev-sold-tech = { $seat } verkauft { $techs } für { $money } Geld.
ev-swapped = { $seat } gibt { $techs } zurück …
ev-took = { $seat } nimmt dafür { $techs }.
ev-paid = { $seat } zahlt { $paid } Geld.
ev-money = { $seat } bekommt { $money } Geld.
ev-points = { $seat } erhält { $points }.
ev-points-and-money = { $seat } erhält { $points } und { $money } Geld.
ev-nothing = { $seat } verzichtet auf Aktionen und nimmt { $money } Geld.
ev-missions = { $seat } zieht { $count ->
    [one] 1 Mission
   *[other] { $count } Missionen
} von Level { $level }.
ev-missions-own = { $seat } zieht von Level { $level }: { $cards }.
ev-reshuffled = { $cards ->
    [one] Die abgelegte Mission von Level { $level } wird
   *[other] Die { $cards } abgelegten Missionen von Level { $level } werden gemischt und
} zum neuen Stapel.
ev-kept = { $seat } behält { $missions }; { $discarded } abgelegt.
ev-kept-forced = { $seat } durfte keine der ersten Karten behalten und zieht weiter bis { $missions }; { $discarded } abgelegt.
ev-lift-off = { $seat } startet { $missions } für { $cost } Geld: { $points }.
ev-lift-off-banner = { $seat } startet { $missions } mit einer Schärpe für { $cost } Geld: { $points }.
ev-reached = { $mission } ist im All: { $points } für { $seat }.
ev-gained = { $seat } erhält { $techs }.
ev-mapped = { $seat } gibt 1 { $colour } für { $techs }.
ev-income-up = { $seat } hat jetzt Einkommen { $income }.
ev-capacity = { $seat } baut ein Laderaumupgrade ein.
ev-propulsion = { $seat } baut ein Antriebsupgrade ein.
ev-lab-up = { $seat } hat jetzt ein Labor auf Level { $level }.
ev-invested = { $seat } investiert in die Raumstation: { $points }.
ev-invested-beside = { $seat } investiert in die Raumstation, neben der Leiste: { $points }.
ev-lapsed = Der Effekt verfällt: { $seat } kann ihn nicht nutzen.
ev-finished = { $seat } ist mit den Starts fertig.
ev-round-over = Die Runde ist zu Ende. Neuer Startspieler ist { $seat }.
ev-phase = Phase 2: Level 3 und 4 liegen aus, { $cards } Spezialisten bilden den neuen Stapel.
ev-sold = { $seat } verkauft eine Spielendekarte für { $money } Geld.
ev-sold-own = { $seat } verkauft { $goal } für { $money } Geld.
ev-scored = Schlusswertung für { $seat }: { $missions } für Missionen, { $goals } für Spielendekarten ({ $held }), { $green } für Grün, { $money } für Geld; { $total }.
ev-ended = Das Spiel ist zu Ende.

text-mission = Level { $level }, Gewicht { $weight }, { $points }. { $effect } { $most ->
    [one] Jeder darf eine haben
   *[other] Jeder darf bis zu { $most } haben
}; { $cards } sind im Spiel.
does-nothing = Kein Effekt.
does-gain = Im All: 1 Technik in { $colour }.
does-mapping = Im All: Du darfst 1 rote, gelbe oder blaue Technik gegen je eine der beiden anderen tauschen.
does-income = Im All: Einkommen +{ $steps }, soweit die Leiste reicht.
does-money = Im All: { $money } Geld.
does-capacity = Im All: ein Laderaumupgrade gratis, falls noch eines da ist.
does-propulsion = Im All: ein Antriebsupgrade gratis, falls noch eines da ist.
does-lab = Im All: Das Labor steigt um ein Level, höchstens auf 4.
does-search = Im All: Ziehe { $cards } Missionen von einem Stapel und lege genau eine auf die Erde.
does-investment = Im All: Investiere in die Raumstation, ohne zu zahlen; die Rakete steht neben der Leiste.
does-tech-and-upgrade = Im All: 1 rote, gelbe oder blaue Technik und ein Upgrade deiner Wahl.
does-per = Am Ende: { $points } pro Technik in { $colour }.
does-exoplanet = Am Ende: 1 Punkt pro Upgrade; die zweite Karte bringt 2 weitere pro Upgrade.
does-trading-post = Am Ende: so viele Punkte wie dein Einkommen; die zweite Karte bringt noch einmal das Doppelte.
does-network = Am Ende: 15 Punkte für die erste Karte, 30 für die zweite, 50 für die dritte.
does-per-level = Am Ende: Jede deiner Missionen im All zählt ihr Level, auch diese.
does-station = Am Ende: { $points } pro eigener Rakete an der Raumstation.
text-specialist-one = Schärpe: { $banner } Aktion: { $one }
text-specialist-two = Schärpe: { $banner } Aktionen: { $one } { $other }
gives-money = sofort { $money } Geld.
gives-points = sofort { $points }.
gives-mission = Du ziehst in dieser Runde eine Missionskarte mehr und darfst eine mehr behalten.
gives-weight = +{ $weight } Kapazität für einen Start in dieser Runde.
gives-launch = ein weiterer Start in dieser Runde, { $money } Geld billiger.
can-grant = { $money } Geld für dich, { $others } für alle anderen.
can-survey = { $points } und { $money } Geld pro Mission von Level { $level }, die du im All hast; die anderen { $others } für jede ihrer Missionen davon.
can-buy-one = Kaufe 1 rote, gelbe oder blaue Technik für { $money } Geld.
can-buy-three = Kaufe 1, 2 oder 3 rote, gelbe oder blaue Techniken für insgesamt { $prices } Geld.
can-buy-two = Kaufe 2 verschiedene aus Rot, Gelb und Blau für { $money } Geld.
can-green-one = Kaufe 1 grüne Technik für { $money } Geld.
can-green-two = Kaufe 1 oder 2 grüne Techniken für insgesamt { $prices } Geld.
can-sell = Verkaufe 1 rote, gelbe oder blaue Technik für { $money } Geld.
can-swap = Gib 1 oder 2 Techniken zurück und nimm ebenso viele in anderen Farben.
can-capacity = Ein Laderaumupgrade für { $money } Geld.
can-propulsion = Ein Antriebsupgrade für { $money } Geld.
can-lab = Das Labor steigt um ein Level; Level 2, 3 und 4 kosten { $prices } Geld.
can-invest = Investiere zum niedrigsten freien Preis in die Raumstation: { $points }, 1 mehr pro Mission im All und eine grüne Technik oder Einkommen +1.
text-goal = Am Ende. Zählt { $counts }; Anzahl → Punkte: { $steps }.

term-capacity = Kapazität
text-capacity = Wie viel Gewicht ein Start tragen kann. Sie beginnt bei { $start }; jedes Laderaumupgrade erhöht sie um 1 und macht Starts um 1 teurer. Gewichtsschärpen gelten für einen einzelnen Start.
term-cost = Startkosten
text-cost = Was ein Start an Geld kostet. Sie beginnen bei { $start }; ein Laderaumupgrade erhöht sie um 1, ein Antriebsupgrade senkt sie um 1.
term-income = Einkommen
text-income = Geld zu Beginn jeder Runde außer der ersten. Es beginnt bei { $start } und steigt bis { $most }.
term-lab = Labor
text-lab = Lässt dich Missionen bis zu seinem Level starten, bestimmt die Punkte eines Starts und hat einen Start pro Runde. Level 2, 3 und 4 kosten { $prices } Geld. { $bonus }
text-bonus-symbol = Auf Level 4 hat sein eigener Start +1 Kapazität.
text-bonus-any = Auf Level 4 hat ein Start deiner Wahl pro Runde +1 Kapazität.
term-station = Raumstation
text-station = Wer investiert, zahlt die niedrigste freie Zahl und besetzt sie; nach der letzten bleibt der Preis { $last }. Das bringt { $points }, 1 mehr pro eigener Mission im All und eine grüne Technik oder Einkommen +1.
term-phase = Phase
text-phase = Die Runden 1 bis 4 sind Phase 1, die Runden 5 bis 8 Phase 2. In Phase 2 liegen Level 3 und 4 aus, manche Voraussetzung steigt, und Starts bringen weniger Punkte. Dazwischen lassen sich Spielendekarten für je { $money } Geld verkaufen.
term-banner = Schärpe
text-banner = Der Teil eines Spezialisten, der immer wirkt, auch wenn du auf Aktionen verzichtest und { $money } Geld nimmst. Blaue wirken sofort, gelbe beim Ziehen der Missionen oder beim Start.
term-symbol = Start
text-symbol = Jeder Flug braucht einen Start: den des Labors, einmal pro Runde, oder den einer Schärpe, der { $money } Geld billiger ist. { $limit }
text-limit-missions = Höchstens { $most } Missionen pro Runde.
text-limit-launches = Höchstens { $most } Starts pro Runde.
term-draft = Draft
text-draft = Alle geben zwei von drei Karten an den Nachbarn, dann eine von dreien. Alle wählen gleichzeitig und geheim. Spielendekarten gehen nach links, Spezialisten dorthin, wo der Startspieler es sagt.
text-red = Treibstoff. Missionen niedriger Level setzen ihn voraus; er wird nicht verbraucht.
text-yellow = Power. Missionen der meisten Level setzen sie voraus; sie wird nicht verbraucht.
text-blue = Sauerstoff-Versorgung. Missionen hoher Level setzen sie voraus; sie wird nicht verbraucht.
text-green = Bio-Versorgung. Missionen hoher Level setzen sie voraus; sie wird nicht verbraucht und zählt am Ende 3 Punkte.

why-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
why-shuffling = Gerade werden Karten gemischt oder verteilt; niemand ist am Zug.
why-over = Das Spiel ist zu Ende.
why-not-your-turn = { $turn } ist am Zug.
why-finished = Du hast in diesem Schritt nichts mehr zu tun.
why-not-in-hand = Du hast { $card } nicht auf der Hand.
why-no-goal = Du hast die Spielendekarte { $goal } nicht.
why-chosen-already = Das hast du schon gewählt.
why-not-on-card = Das bietet dieser Spezialist nicht: { $work }.
why-done-already = Mit diesem Spezialisten schon getan: { $work }.
why-money = Das kostet { $price } Geld, und du hast { $money }.
why-plain-only = Nur Rot, Gelb oder Blau: { $work }.
why-different = Die beiden müssen verschiedene Farben haben.
why-one-or-two = Eine oder zwei grüne, keine andere Zahl.
why-few-techs = Davon hast du nur { $count }: { $colour }.
why-map-plain = Nur Rot, Gelb oder Blau können abgegeben werden.
why-no-tech = Du kannst keine Technik in { $colour } abgeben.
why-given-back = { $colour } hast du gerade zurückgegeben; nimm eine andere Farbe.
why-as-many = Du musst { $count ->
    [one] genau eine Technik
   *[other] genau { $count } Techniken
} nehmen, so viele, wie du zurückgegeben hast.
why-no-capacity = Du hast kein Laderaumupgrade mehr übrig.
why-no-propulsion = Du hast kein Antriebsupgrade mehr übrig.
why-lab-full = Dein Labor ist auf Level 4, mehr gibt es nicht.
why-income-full = Dein Einkommen ist { $most }, mehr gibt es nicht.
why-deck-closed = Level { $level } liegt erst in Phase 2 aus.
why-seven = Du darfst höchstens sieben Missionen von Level { $level } haben.
why-nothing-to-keep = Level { $level } hat keine Karte mehr, die du behalten dürftest.
why-search-under-way = { $seat } sucht gerade eine Mission; warte, bis das fertig ist.
why-not-drawn = { $mission } ist nicht unter den gezogenen Karten, oder nicht so oft.
why-keep-fewer = Du darfst { $most ->
    [one] nur eine Mission
   *[other] höchstens { $most } Missionen
} behalten.
why-copies-held = { $mission }: Du darfst { $most ->
    [one] nur eine
   *[other] höchstens { $most }
} haben, auf der Erde und im All zusammen.
why-lab-used = Der Start des Labors ist in dieser Runde verbraucht.
why-no-launch-banner = Du hast keine ungenutzte Startschärpe.
why-three-missions = In einer Runde dürfen höchstens drei Missionen starten.
why-three-launches = Du bist in dieser Runde dreimal gestartet, öfter geht es nicht.
why-nothing-on-earth = Du hast keine Mission auf der Erde.
why-nothing-can-fly = Keine deiner Missionen auf der Erde kann jetzt starten.
why-not-on-earth = { $mission } liegt nicht auf der Erde oder ist schon geladen.
why-lab-too-low = { $mission } braucht ein Labor auf Level { $level }; deines hat Level { $lab }.
why-requirement = { $mission }: Level { $level } verlangt jetzt { $needed }.
why-weight = { $mission } wiegt { $weight }; frei ist noch Kapazität { $left }.
why-no-weight-banner = Du hast keine ungenutzte Gewichtsschärpe +{ $size }.
why-bonus-with-lab = Das +1 des Labors kommt von selbst mit dem Start des Labors.
why-no-bonus = Nur ein Labor auf Level 4 gibt +1 Kapazität.
why-bonus-used = Das +1 des Labors ist in dieser Runde verbraucht.
why-nothing-loaded = Die Rakete ist leer: Lade mindestens eine Mission.
why-not-pending = { $mission } hat keinen Effekt mehr offen.
why-keep-goal-first = Wähle zuerst die Spielendekarte, die du behältst.
why-pass-goal-first = Wähle zuerst die Spielendekarte, die du weitergibst.
why-direction-first = Wähle zuerst die Draftrichtung.
why-keep-first = Wähle zuerst den Spezialisten, den du behältst.
why-pass-first = Wähle zuerst den Spezialisten, den du weitergibst.
why-play-first = Spiele zuerst einen Spezialisten.
why-work-first = Nutze zuerst die Aktionen des Spezialisten, oder sag, dass du fertig bist.
why-buy-first = Kaufe zuerst weitere Techniken, oder sag, dass du fertig bist.
why-swap-first = Nimm zuerst die Techniken, die du eintauschst.
why-deck-first = Wähle zuerst einen Missionsstapel.
why-keep-missions-first = Wähle zuerst die Missionen, die du behältst.
why-launch-first = Starte zuerst eine Rakete, oder sag, dass du fertig bist.
why-load-first = Belade zuerst die Rakete und starte sie, oder nimm den Start zurück.
why-resolve-first = Wähle zuerst die Mission, die als Nächstes wirkt.
why-search-first = Wähle zuerst den Stapel für die Missionssuche.
why-reward-first = Wähle zuerst Grün oder Einkommen für die Investition.
why-map-first = Entscheide zuerst über die Planetenkartierung.
why-gain-first = Wähle zuerst eine rote, gelbe oder blaue Technik.
why-upgrade-first = Wähle zuerst ein Upgrade.
why-no-sale = Spielendekarten werden nur zwischen Runde 4 und Runde 5 verkauft.
why-sale-first = Verkaufe zuerst Spielendekarten, oder sag, dass du fertig bist.

# Woher die Punkte kommen.
category-launches = Starts
category-missions = Missionen im All
category-final-missions = Missionen, am Ende
category-goals = Spielendekarten
category-specialists = Spezialisten
category-station = Station
category-green = Grüne Technologien
category-money = Geld
category-start = Anfang
