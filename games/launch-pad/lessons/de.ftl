# Was der Coach sagt. Ein Schlüssel ist learn-SPIEL-LEKTION für einen Titel, und -SCHRITT oder -SCHRITT-why dahinter.

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

# So wird gespielt, auf einem Bildschirm.
how-launch-pad = Baue Raketen, bring sie in die Startzone und halte die anderen auf.
how-launch-pad-1 = Bauen
how-launch-pad-1-text = Lege eine Rakete in die Montage und gib ihr Metall und Treibstoff, die sie braucht.
how-launch-pad-2 = Weiter
how-launch-pad-2-text = Eine fertige Rakete rückt zu Beginn deines Zuges eine Zone vor: am Ingenieur vorbei, dann am Prüfer.
how-launch-pad-3 = Dein Zug
how-launch-pad-3-text = Ziehe auf sechs Karten nach und spiele beliebig viele. Ist die Hand leer, ziehst du noch einmal.
how-launch-pad-4 = Stören
how-launch-pad-4-text = Aktionskarten nehmen anderen Teile, Experten und ganze Raketen. Spezialkarten schützen dich.
how-launch-pad-5 = Countdown
how-launch-pad-5-text = Vier Ecken der Rampe lösen ihn aus: noch ein Zug für jeden. Die Startzone zählt, die Montage kostet; ohne Flugleiter 10 Punkte weniger.
