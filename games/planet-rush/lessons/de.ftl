# Was der Coach sagt. Ein Schlüssel ist learn-SPIEL-LEKTION für einen Titel, und -SCHRITT oder -SCHRITT-why dahinter.

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

# So wird gespielt, auf einem Bildschirm.
how-planet-rush = Drei schnelle Runden: Alle spielen gleichzeitig, und Planeten gehören dem, der sie besiedelt.
how-planet-rush-1 = Planeten
how-planet-rush-1-text = Um jeden Planeten neben dir kämpfst du mit einem Rivalen. Jeder hat dort eine Kartenreihe auf seiner Seite.
how-planet-rush-2 = Laden
how-planet-rush-2-text = Nimm die oberste Karte deines Stapels: anlegen, unter den Stapel schieben oder abwerfen. Tanks, Siedler und andere blaue Fracht kommen zuerst.
how-planet-rush-3 = Lift Off
how-planet-rush-3-text = Eine Lift-Off-Karte pro Reihe. Ohne sie zählt die Reihe nichts, also vergiss sie nicht.
how-planet-rush-4 = Befehle
how-planet-rush-4-text = Rote Befehle folgen auf Lift Off: Erzgewinnung bringt einen Punkt, Terraforming macht bewohnbar, Diebstahl nimmt Fracht.
how-planet-rush-5 = Stopp!
how-planet-rush-5-text = Wessen Stapel leer ist, der beendet die Runde. Die Reihen werden aufgedeckt; mehr Siedler auf einem bewohnbaren Planeten bringen seine Punkte.
