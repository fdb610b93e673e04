# Was der Coach sagt. Ein Schlüssel ist learn-SPIEL-LEKTION für einen Titel, und -SCHRITT oder -SCHRITT-why dahinter.

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

# So wird gespielt, auf einem Bildschirm.
how-lift-off = Acht Runden, um mehr und bessere Missionen ins All zu bringen als die anderen.
how-lift-off-1 = Anwerben
how-lift-off-1-text = Sammle im Draft drei Spezialisten und spiele zwei. Jeder hat eine Schärpe, die sofort oder später wirkt, und ein oder zwei Aktionen.
how-lift-off-2 = Verbessern
how-lift-off-2-text = Kapazität trägt mehr, Antrieb macht Starts billiger, das Labor erlaubt höhere Missionen, Technologien sind deren Bedingung.
how-lift-off-3 = Missionen wählen
how-lift-off-3-text = Ziehe drei von einem Stapel und behalte eine. Missionen warten auf der Erde; sie zählen nur im All.
how-lift-off-4 = Starten
how-lift-off-4-text = Dein Labor gibt jede Runde einen Start. Zahle die Kosten, belade die Rakete und hebe ab.
how-lift-off-5 = Zählen
how-lift-off-5-text = Missionen mit Sanduhr, Spielendekarten, grüne Technologien und Geld zählen am Ende. Die meisten Punkte gewinnen.
