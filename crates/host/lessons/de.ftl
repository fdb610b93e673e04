# Was der Coach sagt. Ein Schlüssel ist learn-SPIEL-LEKTION für einen Titel, und -SCHRITT oder -SCHRITT-why dahinter.

## Lift Off
learn-lift-off-rocket = Eine bessere Rakete
learn-lift-off-rocket-play = Deine Rakete trägt Gewicht 1, und ein Start kostet 5. Spezialisten machen sie besser. Spiele den Stufenkonstrukteur aus deiner Hand.
learn-lift-off-rocket-capacity = Die Schärpe hat dir sofort 3 Geld gebracht. Nun die Aktionen: Kaufe das Laderaumupgrade. Du trägst 1 mehr, und jeder Start kostet 1 mehr.
learn-lift-off-rocket-capacity-why = Zuerst das Laderaumupgrade für 4 Geld. Der Rest kommt gleich danach.
learn-lift-off-rocket-propulsion = Der Antrieb gleicht das aus: Für 2 Geld kostet jeder Start 1 weniger. Kaufe ihn dazu.
learn-lift-off-rocket-ready = Ein Spezialist darf eine Aktion tun, beide oder keine; keine bringt 2 Geld. Du bist fertig: Sag es.
learn-lift-off-rocket-second = Das andere Team hat gespielt, nun kommt dein zweiter und letzter Spezialist dieser Runde. Spiele die Laborleiterin.
learn-lift-off-rocket-lab = Das Labor entscheidet, welche Missionen fliegen und was ein Start bringt. Baue es für 5 Geld auf Level 2 aus.
learn-lift-off-rocket-lab-why = Ohne Aktion gäbe es 2 Geld, aber ein besseres Labor ist mehr wert: Baue es aus.
learn-lift-off-rocket-done = Kapazität 2, Startkosten 5, Labor 2: eine richtige Rakete. Der dritte Spezialist bleibt für die nächste Runde auf der Hand.

learn-lift-off-draft = Spezialisten
learn-lift-off-draft-keep = Jede Runde hältst du drei Spezialisten und wählst geheim, wie alle anderen. Behalte den Chefchemiker; die beiden anderen gehen nach nebenan.
learn-lift-off-draft-pass = Zwei Karten sind zu dir gekommen. Gib nun eine der drei weiter. Irgendeine, nur nicht den Chemiker: Wir brauchen ihn.
learn-lift-off-draft-pass-why = Behalte diesmal den Chefchemiker und gib eine der anderen Karten weiter.
learn-lift-off-draft-play = Zwei von diesen dreien wirst du spielen. Beginne mit dem Chefchemiker.
learn-lift-off-draft-red = Seine Schärpe bringt später eine Missionskarte mehr. Mit seiner Aktion kaufst du Techniken: Die erste kostet 2. Kaufe eine rote, Treibstoff.
learn-lift-off-draft-red-why = Kaufe zuerst eine Technik, und zwar eine rote: Ohne Technik fliegt keine Mission.
learn-lift-off-draft-yellow = Die zweite kostet 3 dazu. Kaufe Gelb, Energie: Mit Rot und Gelb darf in dieser Phase Level 2 fliegen.
learn-lift-off-draft-yellow-why = Gelb, bitte: Rot und Gelb zusammen verlangt Level 2 in dieser Phase.
learn-lift-off-draft-enough = Die dritte würde 4 kosten. Spare dein Geld für den Start: Kaufe nichts weiter.
learn-lift-off-draft-done = Techniken verbrauchen sich nie. Gelbe Schärpen (Mission, Gewicht, Start) warten auf später in der Runde, blaue wirken sofort.

learn-lift-off-missions = Missionen
learn-lift-off-missions-earth = Nach den Spezialisten ziehen alle Missionen, von welchem offenen Stapel sie wollen. Level 3 und 4 gibt es ab Phase 2.
learn-lift-off-missions-deck = Du hast eine rote Technik: Das reicht für Level 1. Wähle diesen Stapel. Du ziehst drei Karten und eine mehr für die Schärpe deines Chemikers.
learn-lift-off-missions-deck-why = Level 2 braucht Rot und Gelb und ein Labor von Level 2. Nimm den Stapel von Level 1.
learn-lift-off-missions-two = Eine darf bleiben, und dank der Schärpe noch eine. Behalte Hydroskop (mehr Einkommen) und Erste Satelliten (5 Punkte): Zusammen wiegen sie 2, genau was du tragen kannst.
learn-lift-off-missions-two-why = Behalte zwei, Hydroskop und Erste Satelliten: Sie passen zusammen auf deine Rakete.
learn-lift-off-missions-done = Missionen warten auf der Erde, bis du sie startest. Punkte bringen sie erst im All.

learn-lift-off-launch = Der Start
learn-lift-off-launch-needs = Ein Start braucht ein Symbol, Geld, Kapazität, das Laborlevel und die Techniken seiner Missionen. Dein Labor gibt jede Runde ein Symbol, die Schärpe deiner Statikerin ein zweites.
learn-lift-off-launch-symbol = Bereite einen Start mit dem Symbol des Labors vor. Er kostet 6.
learn-lift-off-launch-symbol-why = Nimm zuerst das Symbol des Labors. Der Start mit der Schärpe, 2 billiger, kann danach kommen.
learn-lift-off-launch-probe = Deine Rakete trägt 3. Lade den Sondenstart, Gewicht 2.
learn-lift-off-launch-probe-why = Zwei Missionen sollen zusammen fliegen: zuerst der Sondenstart, Gewicht 2.
learn-lift-off-launch-minerals = Für 1 ist noch Platz: Lade die Mineraliensuche.
learn-lift-off-launch-minerals-why = Flieg nicht halb leer, der Start kostet gleich viel. Lade die Mineraliensuche.
learn-lift-off-launch-go = Voll. Start frei!
learn-lift-off-launch-done = 5 Punkte für den Start mit Labor 2, 2 und 4 für die Missionen, 4 Geld und von nun an 2 mehr Einkommen. Das Versorgungsschiff könnte mit der Schärpe folgen, für 4 Geld.

learn-lift-off-score = Spielendekarten und Schluss
learn-lift-off-score-goals = Die letzte Runde. Deine beiden Spielendekarten zählen am Schluss: 2 Raketen an der Raumstation bringen 6, 6 Upgrades bringen 15.
learn-lift-off-score-symbol = Missionen mit Sanduhr zählen am Ende, aber nur im All. Dein Sonnenkollektor liegt noch auf der Erde: Bereite einen Start vor.
learn-lift-off-score-load = Level 3 verlangt drei Gelb, zwei Blau und ein Grün. Du hast sie. Lade ihn.
learn-lift-off-score-go = Schick ihn hinauf.
learn-lift-off-score-finish = Zu starten gibt es nichts mehr. Sag, dass du fertig bist, und es wird gezählt.
learn-lift-off-score-done = 22 für Missionen (drei für jedes der 5 Gelb, 7 für den Handelsposten), 21 für Spielendekarten, 3 für jedes Grün, 1 für je 5 Geld. Jetzt kannst du alles!

## Launch Pad
learn-launch-pad-build = Eine Rakete bauen
learn-launch-pad-build-zones = Du hast drei Zonen: Montage, Qualitätskontrolle und Startzone. In der ersten werden Raketen gebaut, in der letzten bringen sie Punkte.
learn-launch-pad-build-rocket = Wähle den Beobachter auf deiner Hand und lege ihn in die Montage.
learn-launch-pad-build-part = Ein Beobachter braucht ein Metall und einen Treibstoff. Wähle eines davon und lege es auf die Rakete.
learn-launch-pad-build-other = Nun das andere.
learn-launch-pad-build-engineer = Die Rakete ist vollständig. Damit sie die Montage verlassen kann, muss dort ein Ingenieur arbeiten: Stelle ihn ein.
learn-launch-pad-build-end = Raketen rücken nur am Anfang eines Zuges vor. Behalte deine Karten und beende den Zug.
learn-launch-pad-build-end-why = Abwerfen ist erlaubt, aber Astronaut und Sauerstoff werden noch nützlich. Beende den Zug.
learn-launch-pad-build-done = In deinem nächsten Zug darf der Beobachter weiter. Achtung: Eine Rakete, die am Ende in der Montage steht, kostet ihre Punkte.

learn-launch-pad-advance = Experten und Zonen
learn-launch-pad-advance-move = Ein Zug beginnt damit, dass Raketen vorrücken: eine aus jeder Zone, wenn sie vollständig ist und der Experte schon da war. Schicke den Beobachter weiter. Der Entdecker muss bleiben: Drück auf ihn, dann hörst du, warum.
learn-launch-pad-advance-take = Nun ziehst du auf sechs Karten. Eine davon darf die oberste vom Ablagestapel sein: Nimm den Alleskönner. Die anderen werden von selbst gezogen.
learn-launch-pad-advance-inspector = Ein Prüfer! Setze ihn in die Qualitätskontrolle.
learn-launch-pad-advance-jack = Der Alleskönner arbeitet in jeder freien Zone. Setze ihn in die Startzone: Ist dort niemand, verlierst du am Ende 10 Punkte.
learn-launch-pad-advance-jack-why = Der Alleskönner gehört in die Startzone: Ohne Experten dort verlierst du am Ende 10 Punkte.
learn-launch-pad-advance-end = Der Prüfer hilft ab deinem nächsten Zug. Beende diesen und sieh dem Bot zu.
learn-launch-pad-advance-launch = Du bist wieder dran, und nun öffnet sich die Qualitätskontrolle. Schicke eine Rakete in die Startzone; pro Zug und Zone eine.
learn-launch-pad-advance-done = In der Startzone ist eine Rakete ihre Punkte wert. In der Qualitätskontrolle zählt sie nichts, in der Montage kostet sie Punkte.

learn-launch-pad-pad = Bonuskarten und Startrampe
learn-launch-pad-pad-astronaut = Bonuskarten machen Raketen wertvoller. Setze den Astronauten auf deine Rakete in der Startzone.
learn-launch-pad-pad-oxygen = Allein würde er dich 4 Punkte kosten! Mit Sauerstoff bringt er 4. Schnell.
learn-launch-pad-pad-certificate = Das Qualitätszertifikat kommt auf eine Rakete in der Qualitätskontrolle. In der Startzone ist es 3 wert, und keine Stichprobe kann der Rakete etwas anhaben.
learn-launch-pad-pad-corners = Wer eine Ecke der Startrampe zieht, legt sie neben die eigene Montage. Sie zieht von selbst durch die Zonen, jeden Zug eine weiter. Drei liegen auf der Rampe, die vierte ist beim Bot.
learn-launch-pad-pad-button = Der Zündknopf schickt eine Ecke sofort auf die Rampe. Drücke ihn: Wähle die Karte, dann die Ecke.
learn-launch-pad-pad-done = Die Rampe ist vollständig: Countdown! Du beendest deinen Zug, dann haben alle genau noch einen, und es wird gewertet.

learn-launch-pad-attack = Angriff und Schutz
learn-launch-pad-attack-actions = Aktionskarten treffen alle und werden zuerst abgelegt. Sieh hinüber: Galaxis hat Hochsicherheit, niemand kann sie sabotieren oder abbrechen. Entdecker hat keine.
learn-launch-pad-attack-sabotage = Sabotiere den Entdecker: Nimm ein Bauteil von ihm. Er fällt in die Montage zurück.
learn-launch-pad-attack-sabotage-why = Nicht die eigene! Das Ziel ist der Entdecker des Bots in der Startzone.
learn-launch-pad-attack-recruit = Abwerbung nimmt einen Experten vom Tisch. Hole dir den Ingenieur, dann sitzt der Entdecker fest.
learn-launch-pad-attack-recruit-why = Nimm dem Bot den Ingenieur in der Montage: Dir fehlt auch einer.
learn-launch-pad-attack-employ = Er ist auf deiner Hand. Setze ihn gleich ein.
learn-launch-pad-attack-shield = Es wird zurückgeschlagen. Lege Hochsicherheit auf deinen Beobachter.
learn-launch-pad-attack-system = Die Alarmanlage ist eine Spezialkarte: Sie schützt alle deine Raketen vor den anderen, solange sie liegt. Spiele sie.
learn-launch-pad-attack-done = Gegen eine Stichprobe hilft nur ein Qualitätszertifikat; ein Arbeitsvertrag hält deine Experten. Auslegen darfst du eine Spezialkarte.

learn-launch-pad-end = Das Ende
learn-launch-pad-end-score = Der letzte Zug des Spiels. In der Startzone hast du 6 und 4 für die Besatzung; aber der Entdecker in der Montage kostet 8 und die fehlende Flugleitung 10.
learn-launch-pad-end-track = Wagemut in der Qualitätskontrolle zählt noch nichts. Die Überholspur bringt die Rakete direkt in die Startzone: 10 Punkte.
learn-launch-pad-end-control = Nun der Alleskönner in die Startzone: Das rettet 10.
learn-launch-pad-end-control-why = Nur in der Startzone rettet dir der Alleskönner die 10 Punkte.
learn-launch-pad-end-abort = Der Entdecker wird nicht mehr fertig. Eine „beliebige Rakete“ darf auch die eigene sein: Brich die Mission ab, und du verlierst nichts.
learn-launch-pad-end-abort-why = Der Entdecker in deiner Montage kostet Punkte. Brich diese Mission ab.
learn-launch-pad-end-last = Handkarten zählen nichts. Beende den Zug.
learn-launch-pad-end-done = 20 zu 12: gut gemacht. Bei Gleichstand gewinnen die meisten Bonuskarten. Jetzt kannst du alles!

## Lift Off (2000)
learn-planet-rush-place = Karten anlegen
learn-planet-rush-place-cards = Alle haben einen Stapel, dessen oberste Karte offen liegt: blaue Fracht, gelbes Lift Off, rote Aufträge. Zwischen dir und dem Bot liegen Planeten; auf deiner Seite wächst deine Reihe. Eigentlich ein Wettlauf, aber hier geht es der Reihe nach.
learn-planet-rush-place-tank = Ein Energietank, also Fracht: Er darf an jeden Planeten oder an andere Fracht. Lege ihn bei Pios Proxima an.
learn-planet-rush-place-tank-why = Dort passt er auch. Nimm für diese Lektion Planet 2, Pios Proxima.
learn-planet-rush-place-cycle = Ein Auftrag folgt nur auf Lift Off, also passt die Erzgewinnung noch nirgends. Lege sie unter den Stapel: Sie kommt wieder.
learn-planet-rush-place-cycle-why = Abgeworfen wäre sie für diese Runde weg. Lege sie unter den Stapel.
learn-planet-rush-place-lift-off = Lift Off schließt die Fracht ab, einmal pro Reihe. Lege es bei Pios Proxima an den Energietank.
learn-planet-rush-place-lift-off-why = Dein Energietank wartet bei Pios Proxima: Diese Reihe braucht das Lift Off.
learn-planet-rush-place-mining = Nun passt ein Auftrag: Lege die Erzgewinnung bei Pios Proxima an.
learn-planet-rush-place-mining-why = Die Erzgewinnung hat jetzt einen Platz: Planet 2, hinter dem Lift Off.
learn-planet-rush-place-discard = Du kannst auf eine Karte auch verzichten. Wirf diese ab; nächste Runde ist sie wieder da.
learn-planet-rush-place-discard-why = Sie wäre zu gebrauchen, aber probiere den dritten Weg: Wirf sie ab.
learn-planet-rush-place-done = Anlegen, unter den Stapel, abwerfen: Mehr ist es nicht. Live tun es alle zugleich, so schnell sie können.

learn-planet-rush-energy = Energie
learn-planet-rush-energy-reveal = Danach werden die Reihen Karte für Karte aufgedeckt. Aufträge nutzen die Fracht, die schon offen liegt. Du hast Erzgewinnung und zweierlei Energie.
learn-planet-rush-energy-mine = Erzgewinnung kostet 1 Energie und bringt pro Erz 1 Punkt. Ein Tank ist danach weg; ein Solarmodul gibt 1 Energie für jeden Auftrag. Zahle mit der Sonne.
learn-planet-rush-energy-mine-why = Spare den Tank: Das Solarmodul kostet dich nichts.
learn-planet-rush-energy-terraform = Terraforming kostet 2 Energie, und ein Modul gibt nur 1 davon. Zahle mit Modul und Tank.
learn-planet-rush-energy-terraform-why = Zwei Tanks gingen auch, aber einer genügt: Modul und Tank.
learn-planet-rush-energy-again = Noch einmal Erzgewinnung, das zweite Erz dieses Planeten. Zahle, womit du willst: Danach kommt nichts mehr.
learn-planet-rush-energy-done = 2 Punkte für Erz. Der Planet ist so oft terraformt, wie er verlangt, und du hast die meisten Siedler: noch 3 Punkte.

learn-planet-rush-stop = STOP
learn-planet-rush-stop-stop = In deinem Stapel sind noch zwei Karten. Wer die letzte loswird, beendet die Runde für alle, sofort: STOP!
learn-planet-rush-stop-place = Lege die Erzgewinnung bei Beta Minor hinter dein Lift Off.
learn-planet-rush-stop-place-why = Bei Beta Minor bringt sie einen Punkt: Lege sie dort an.
learn-planet-rush-stop-last = Den Siedlern gegenüber fehlt bei Beta Minor noch das Lift Off. Wirf deine letzte Karte ab, schnell!
learn-planet-rush-stop-last-why = Wirf sie ab: Dann ist STOP, bevor die anderen fertig sind.
learn-planet-rush-stop-done = Eine Reihe ohne Lift Off zählt nichts: Dort sind zwei Siedler weg, und einer von dir bei Gamma Ferrum. Du bekommst das Erz und Beta Minor, das kein Terraforming braucht.

learn-planet-rush-theft = Diebstahl
learn-planet-rush-theft-planet = Wieder Pios Proxima. Du hast Erzgewinnung und Stehlen, der Bot einen Siedler, zwei Tanks und Terraforming.
learn-planet-rush-theft-mine = Zuerst das Erz: Bezahle die Erzgewinnung mit der Sonne.
learn-planet-rush-theft-mine-why = Das Solarmodul verbraucht sich nicht: Lass es zahlen.
learn-planet-rush-theft-steal = Stehlen nimmt eine offene, ungenutzte Frachtkarte von gegenüber. Nimm den Siedler.
learn-planet-rush-theft-steal-why = Nimm den Siedler: Die Mehrheit der Siedler gewinnt den Planeten.
learn-planet-rush-theft-counter = Der Bot musste terraformen, und der einzige Siedler war bei dir: 3 Punkte. Bei Beta Minor wollte er stehlen, aber du zeigst eine Sicherheitskraft. Nun darfst du etwas nehmen: den Siedler.
learn-planet-rush-theft-counter-why = Nimm den Siedler: Mit ihm gehört dir Beta Minor.
learn-planet-rush-theft-done = Eine Sicherheitskraft verhindert jeden Diebstahl, sobald sie offen liegt. Wer dort stiehlt, verliert selbst eine Karte.

learn-planet-rush-score = Die letzte Runde
learn-planet-rush-score-rounds = Gespielt werden drei Runden, die Punkte zählen zusammen. Dies ist die dritte; du hast 9, der Bot 10.
learn-planet-rush-score-settler = Beta Minor bringt 2, wenn man dort mehr Siedler hat. Es steht eins zu eins: Lege deinen an.
learn-planet-rush-score-settler-why = Anderswo hilft er niemandem. Bei Beta Minor macht er die Mehrheit.
learn-planet-rush-score-lift-off = Nun Lift Off, sonst zählt die Reihe nichts.
learn-planet-rush-score-lift-off-why = Deine Siedler warten bei Beta Minor: Lege das Lift Off dort an.
learn-planet-rush-score-last = Und STOP: Wirf deine letzte Karte ab.
learn-planet-rush-score-last-why = Zu stehlen gibt es nichts. Wirf sie ab, dann ist STOP.
learn-planet-rush-score-done = Zwei Siedler gegen einen: 2 Punkte und damit 11 zu 10. Bei gleich vielen hätte niemand den Planeten bekommen. Jetzt kannst du alles!
