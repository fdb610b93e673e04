# Launch Pad, Deutsch. Alle Texte sind unsere eigenen.

# What it is about and what its options mean, each on one line, without values.
about = Raketen Karte für Karte bauen, in die Startzone bringen und die anderen daran hindern. Eine halbe bis ganze Stunde.
option-length = Länge
option-length-about = Normal: Ecken der Rampe wandern durch die Zonen. Kurz: Sie kommen sofort auf die Rampe. Lang: Sie kommen erst beim neuen Mischen dazu.
option-length-normal = normal
option-length-short = kurz
option-length-long = lang
option-negotiations = Verhandlungen
option-negotiations-about = Im eigenen Zug darf man anderen Karten gegen Karten anbieten.
option-negotiations-off = aus
option-negotiations-on = an
option-super-powers = Superkräfte
option-super-powers-about = Jeder darf beliebig viele Spezialkarten ausliegen haben statt einer.
option-super-powers-off = aus
option-super-powers-on = an
option-turn-limit = Züge je Spieler
option-turn-limit-about = Nach so vielen Zügen wird gewertet, damit jedes Spiel endet. Kaum eines kommt in die Nähe.
option-play-limit = Karten je Zug
option-play-limit-about = Nach so vielen gespielten Karten folgt das Abwerfen. Eine Grenze, die kaum je erreicht wird.
option-offer-limit = Angebote je Zug
option-offer-limit-about = Mit Verhandlungen: So viele Angebote darf man in einem Zug vorlegen.
# Namen von Karten und Personen werden nie gebeugt. Die drei Zonen und die Ecken sind weiblich, damit „in der“ und „die“ immer
# passen; die Experten sind männlich, damit „kein“ passt.

card-observer = Beobachter
card-explorer = Entdecker
card-intrepid = Wagemut
card-galactic = Galaxis
card-metal = Metall
card-fuel = Treibstoff
card-engineer = Ingenieur
card-inspector = Prüfer
card-mission-controller = Flugleiter
card-jack = Alleskönner
card-astronaut = Astronaut
card-oxygen = Sauerstoff
card-quality-certificate = Qualitätszertifikat
card-maximum-security = Hochsicherheit
card-abort-mission = Missionsabbruch
card-big-red-button = Zündknopf
card-budget-cuts = Budgetkürzung
card-fast-track = Überholspur
card-parts-supplier = Zulieferer
card-quality-check = Stichprobe
card-recruitment = Abwerbung
card-recycle-bin = Recyclingtonne
card-sabotage = Sabotage
card-salvage = Bergung
card-surplus = Überschuss
card-thief = Dieb
card-vacuum = Vakuum
card-employee-contract = Arbeitsvertrag
card-overtime = Überstunden
card-security-system = Alarmanlage
card-warehouse = Lagerhalle
card-top-left = Ecke oben links
card-top-right = Ecke oben rechts
card-bottom-left = Ecke unten links
card-bottom-right = Ecke unten rechts
card-hidden = eine Karte

text-observer = Rakete, 6 Punkte wert. Braucht 1 Metall und 1 Treibstoff.
text-explorer = Rakete, 8 Punkte wert. Braucht 1 Metall und 2 Treibstoff.
text-intrepid = Rakete, 10 Punkte wert. Braucht 2 Metall und 2 Treibstoff.
text-galactic = Rakete, 12 Punkte wert. Braucht 3 Metall und 2 Treibstoff.
text-metal = Kommt auf eine deiner Raketen in der Montage, der noch Metall fehlt.
text-fuel = Kommt auf eine deiner Raketen in der Montage, der noch Treibstoff fehlt.
text-engineer = Arbeitet in der Montage. Lässt vollständige Raketen in die Qualitätskontrolle weiter.
text-inspector = Arbeitet in der Qualitätskontrolle. Lässt Raketen in die Startzone weiter.
text-mission-controller = Arbeitet in der Startzone. Fehlt er dir am Ende, verlierst du 10 Punkte.
text-jack = Arbeitet in jeder Zone, die noch keinen Experten hat.
text-astronaut = Kommt auf eine Rakete in der Startzone. Am Ende mit Sauerstoff 4 Punkte, ohne Sauerstoff 4 Minuspunkte.
text-oxygen = Kommt auf eine Rakete in der Startzone. Mit ihm bringt der Astronaut dort Punkte, statt welche zu kosten.
text-quality-certificate = Kommt auf eine Rakete in der Qualitätskontrolle. Zählt in der Startzone 3 Punkte und schützt die Rakete vor jeder Stichprobe.
text-maximum-security = Kommt auf eine Rakete in der Startzone. Missionsabbruch, Sabotage und Vakuum können ihr nichts anhaben.
text-abort-mission = Wirf eine beliebige Rakete mit allem ab, was auf ihr liegt.
text-big-red-button = Schicke eine beliebige Ecke aus einer Zone sofort auf die Startrampe.
text-budget-cuts = Nimm eine ausliegende Spezialkarte, egal von wem, auf die Hand.
text-fast-track = Schicke eine deiner vollständigen Raketen direkt in die Startzone.
text-parts-supplier = Ziehe drei Karten.
text-quality-check = Schicke eine Rakete aus der Startzone zurück in die Qualitätskontrolle; ihre Bonuskarten werden abgeworfen.
text-recruitment = Nimm einen beliebigen ausliegenden Experten auf die Hand.
text-recycle-bin = Mische die obersten zehn Karten des Ablagestapels in den Nachziehstapel.
text-sabotage = Nimm ein Bauteil von einer beliebigen Rakete; sie kehrt in die Montage zurück und verliert ihre Bonuskarten.
text-salvage = Nimm eine beliebige andere Karte vom Ablagestapel auf die Hand.
text-surplus = Alle, die Handkarten haben, werfen eine Karte ihrer Wahl ab.
text-thief = Nimm zwei zufällige Handkarten: beide von derselben Person oder je eine von zweien.
text-vacuum = Nimm den Sauerstoff von einer beliebigen Rakete auf die Hand.
text-employee-contract = Niemand sonst kann deine Experten abwerben.
text-overtime = Pro Zug dürfen zwei Raketen jede Zone verlassen.
text-security-system = Missionsabbruch, Sabotage und Vakuum der anderen können deinen Raketen nichts anhaben.
text-warehouse = Dein Handkartenlimit ist acht.
text-top-left = Eine Ecke der Startrampe. Zieht von selbst durch deine Zonen, jeden Zug eine weiter; die vierte auf der Rampe löst den Countdown aus.
text-top-right = Eine Ecke der Startrampe. Zieht von selbst durch deine Zonen, jeden Zug eine weiter; die vierte auf der Rampe löst den Countdown aus.
text-bottom-left = Eine Ecke der Startrampe. Zieht von selbst durch deine Zonen, jeden Zug eine weiter; die vierte auf der Rampe löst den Countdown aus.
text-bottom-right = Eine Ecke der Startrampe. Zieht von selbst durch deine Zonen, jeden Zug eine weiter; die vierte auf der Rampe löst den Countdown aus.

zone-construction = Montage
zone-quality = Qualitätskontrolle
zone-launch = Startzone

text-zone-construction = Hier werden Raketen gebaut. Am Ende kostet jede Rakete hier ihre Punkte.
text-zone-quality = Hier warten fertige Raketen auf den Start. Am Ende zählen sie nichts.
text-zone-launch = Hier bringen Raketen Punkte. Ohne Flugleiter gehen 10 Punkte verloren.
word-countdown = Countdown
text-countdown = Beginnt, wenn die vierte Ecke liegt: Der Zug wird beendet, dann hat jeder noch einen, und es wird gewertet.
nothing = nichts
list-empty = nichts
cards-counted = { $count } × { $card }
cards-hidden = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}

rocket-complete = { $rocket } (vollständig)
rocket-with-bonus = { $rocket } (vollständig, mit { $bonuses })
rocket-incomplete = { $rocket } (fehlt: { $metal ->
    [0] { $fuel } Treibstoff
   *[other] { $fuel ->
        [0] { $metal } Metall
       *[other] { $metal } Metall, { $fuel } Treibstoff
    }
})

act-advance = Schicke { $rocket } in die { $zone }
act-stay = Lass keine weitere Rakete vorrücken
act-draw = Ziehe vom Nachziehstapel
act-draw-rest = Ziehe alle fälligen Karten vom Nachziehstapel
act-take = Nimm { $card } vom Ablagestapel
act-play = Spiele { $card }
act-play-on = Spiele { $card } auf { $rocket } in der { $zone }
act-play-track = Spiele { $card }: { $rocket } geht direkt in die Startzone
act-play-place = Spiele { $card } in die { $zone }
act-play-of = Spiele { $card } gegen { $rocket } in der { $zone } bei { $owner }
act-play-part = Spiele { $card }: Nimm { $part } von { $rocket } in der { $zone } bei { $owner }
act-play-expert = Spiele { $card }: Nimm { $expert } aus der { $zone } von { $owner }
act-play-seat = Spiele { $card } gegen { $owner }
act-play-twice = Spiele { $card }: zwei Karten von { $owner }
act-play-both = Spiele { $card }: je eine Karte von { $one } und { $two }
act-play-card = Spiele { $card }: { $wanted }
act-offer = Beginne ein Angebot an { $to }
act-give = Biete an: { $card }
act-ask = Verlange: { $card }
act-propose = Mach das Angebot: { $give } gegen { $want }
act-propose-any = Mach das Angebot
act-withdraw = Verwirf das Angebot
act-accept = Nimm an
act-refuse = Lehne ab
act-choose = Wirf { $card } für Überschuss ab
act-lay = Lege als Nächstes { $card } auf den Ablagestapel
act-lay-rest = Lege den Rest in der angezeigten Reihenfolge ab
act-discard = Wirf { $card } ab
act-end = Beende den Zug

prompt-advance = Lass Raketen vorrücken oder stehen.
prompt-draw = Ziehe noch { $due ->
    [one] eine Karte
   *[other] { $due } Karten
}: vom Nachziehstapel; eine davon darf die oberste vom Ablagestapel sein.
prompt-play = Spiele Karten oder beende deinen Zug; Handkartenlimit { $limit }.
prompt-discard = Wirf ab, was du nicht behalten willst, und beende deinen Zug; Handkartenlimit { $limit }.
prompt-lay = Welche Karte kommt als Nächstes auf den Ablagestapel?
prompt-offering = Dein Angebot an { $seat }: { $give } gegen { $want }.
prompt-answer = { $seat } bietet dir { $give } gegen { $want } an. Nimmst du an?
prompt-gift = { $seat } bietet dir { $give } als Geschenk an. Nimmst du an?
prompt-surplus = Überschuss: Welche Karte wirfst du ab?
prompt-surplus-chosen = Du wirfst { $card } ab; du kannst dich noch umentscheiden, bis alle gewählt haben.
prompt-surplus-wait = Überschuss: Die anderen wählen noch.
prompt-shuffle = Karten werden gemischt.
prompt-wait = { $seat } ist am Zug.
prompt-wait-answer = { $seat } überlegt sich ein Angebot.
prompt-over = Das Spiel ist zu Ende.

panel-piles = Stapel
panel-table = Tisch
panel-own = { $seat } (du): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
panel-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
row-turn = Zug
row-pad = Startrampe
row-draw = Nachziehstapel
row-discard = Ablagestapel
row-laying = Abzulegen
row-shown = Überschuss
row-specialty = Spezialkarte
row-hand = Hand
row-points = Punkte
score-launched = { $points } für Raketen in der Startzone
score-unfinished = { $points } für Raketen in der Montage
score-crew = { $points } für Astronauten
score-certificates = { $points } für Qualitätszertifikate
score-control = { $points } ohne Flugleiter
cell-over = das Spiel ist zu Ende
cell-before-deal = vor dem Austeilen
cell-round = Runde { $round }, { $seat }
cell-countdown = Countdown: { $turns ->
    [0] der letzte Zug
    [one] danach noch ein Zug
   *[other] danach noch { $turns } Züge
}
cell-pile = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $corners ->
    [0] keine Ecke dabei
    [one] darunter 1 Ecke
   *[other] darunter { $corners } Ecken
}
cell-more = und { $count } weitere
cell-expert = { $expert } im Einsatz
cell-no-expert = kein { $expert }
cell-corner = { $corner } auf der Durchreise
cell-rocket = { $rocket }, Wert { $points }
cell-known = bekannt: { $cards }

ev-dealt = Die Karten sind verteilt; { $seat } beginnt.
ev-turn = { $seat } ist am Zug.
ev-corner-zone = { $seat }: Die { $corner } zieht weiter in die { $zone }.
ev-corner-pad = Die { $corner } kommt auf die Startrampe.
ev-corner-drawn = { $seat } zieht die { $corner }.
ev-countdown = { $seat } hat die Startrampe vollendet. Der Countdown beginnt!
ev-advanced = { $seat } schickt { $rocket } in die { $zone }.
ev-drew = { $seat } zieht { $card }.
ev-took = { $seat } nimmt { $card } vom Ablagestapel.
ev-reshuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
ev-reshuffled-corners = Der Ablagestapel wird mit den vier Ecken gemischt und zum neuen Nachziehstapel.
ev-play = { $seat } spielt { $card }.
ev-play-on = { $seat } spielt { $card } auf { $rocket } in der { $zone }.
ev-play-track = { $seat } spielt { $card }: { $rocket } geht direkt in die Startzone.
ev-play-place = { $seat } spielt { $card } in die { $zone }.
ev-play-of = { $seat } spielt { $card } gegen { $rocket } in der { $zone } bei { $owner }.
ev-play-part = { $seat } spielt { $card }: { $part } von { $rocket } in der { $zone } bei { $owner }.
ev-play-expert = { $seat } spielt { $card } auf den Experten in der { $zone } bei { $owner }.
ev-play-seat = { $seat } spielt { $card } gegen { $owner }.
ev-play-twice = { $seat } spielt { $card } gegen { $owner }: zwei Karten.
ev-play-both = { $seat } spielt { $card } gegen { $one } und { $two }.
ev-play-card = { $seat } spielt { $card }: { $wanted }.
ev-gained = { $seat } nimmt { $card } auf die Hand.
ev-recycled = { $count ->
    [one] Eine abgeworfene Karte wird
   *[other] { $count } abgeworfene Karten werden
} in den Nachziehstapel gemischt.
ev-passed = { $card } wechselt von { $seat } zu { $to }.
ev-sealed = { $seat } hat gewählt.
ev-shown = { $card } ({ $seat })
ev-revealed = Überschuss: { $choices }.
ev-laid = Auf den Ablagestapel: { $card }.
ev-proposed = { $seat } bietet { $to } an: { $give } gegen { $want }.
ev-gift = { $seat } bietet { $to } als Geschenk an: { $give }.
ev-offer-begun = { $seat } bereitet ein Angebot an { $to } vor.
ev-withdrawn = Das Angebot wird verworfen.
ev-accepted = { $seat } nimmt an.
ev-refused = { $seat } lehnt ab.
ev-discarded = { $seat } wirft { $card } ab.
ev-ended = Das Spiel ist zu Ende.

why-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
why-over = Das Spiel ist zu Ende.
why-shuffling = Gerade werden Karten gemischt oder verteilt; niemand ist am Zug.
why-not-your-turn = { $turn } ist am Zug.
why-draw-first = Zuerst musst du die fälligen Karten ziehen.
why-advance-first = Entscheide zuerst, ob Raketen vorrücken oder bleiben.
why-advance-over = Raketen rücken nur am Anfang des Zuges vor, ehe Karten gezogen werden, und müssen dann bereit sein.
why-one-due = Es ist nur eine Karte fällig.
why-draw-over = Du hast in diesem Zug schon gezogen.
why-choose-first = Überschuss: Zuerst wählen alle eine Karte zum Abwerfen.
why-chosen-already = Diese Karte hast du schon gewählt.
why-answer-awaited = Zuerst muss { $owner } auf das Angebot antworten.
why-answer-first = Zuerst musst du das Angebot annehmen oder ablehnen.
why-lacking = Du hast nicht alle verlangten Karten und kannst deshalb nur ablehnen.
why-no-such-rocket = Dort gibt es keine solche Rakete.
why-launch-is-last = Weiter als in die Startzone geht es für eine Rakete nicht.
why-advance-incomplete = Die Rakete war zu Beginn des Zuges nicht vollständig.
why-no-expert = In der { $zone } arbeitet weder { $expert } noch Alleskönner.
why-zone-used = Pro Zug { $limit ->
    [one] darf nur eine Rakete
   *[other] dürfen nur { $limit } Raketen
} die { $zone } verlassen.
why-two-zones = Die Rakete ist in diesem Zug schon vorgerückt; keine durchquert zwei Zonen auf einmal.
why-not-in-hand = Du hast { $card } nicht auf der Hand.
why-wrong-target = Das ist kein Ziel für { $card }.
why-name-target = { $card } braucht ein Ziel: Sag, worauf oder gegen wen.
why-no-target = Auf dem Tisch ist nichts, worauf sich { $card } spielen ließe.
why-discarding = Du hast schon Karten abgeworfen und darfst in diesem Zug nichts mehr spielen.
why-play-limit = In diesem Zug { $limit ->
    [one] wurde schon eine Karte
   *[other] wurden schon { $limit } Karten
} gespielt; jetzt wird nur noch abgeworfen.
why-not-discarded = Diese Karte liegt nicht im Ablagestapel.
why-no-corner = Diese Ecke liegt in keiner Zone.
why-no-expert-there = Dort arbeitet kein Experte.
why-no-such-part = Auf dieser Rakete liegt kein solches Bauteil.
why-no-own-rocket = Du hast keine solche Rakete; Karten legst du nur in deine eigenen Zonen.
why-no-such-seats = Nenne einen Platz zweimal oder zwei verschiedene, aber nicht deinen eigenen.
why-no-negotiations = An diesem Tisch wird ohne Verhandlungen gespielt.
why-no-such-opponent = Dort sitzt niemand, mit dem du handeln kannst.
why-nothing-to-give = Du hast keine Karte, die du anbieten könntest.
why-withdrawn-count = In diesem Zug wurden { $limit } Angebote zurückgezogen; weitere beginnen nicht mehr.
why-offer-count = Pro Zug { $limit ->
    [one] ist nur ein Angebot
   *[other] sind nur { $limit } Angebote
} erlaubt.
why-offer-empty = Zu einem Angebot gehört mindestens eine eigene Karte.
why-offer-limit = { $owner } hätte dann { $cards } Karten auf der Hand; erlaubt sind { $limit }.
why-offer-first = Mach oder verwirf zuerst das Angebot.
why-no-more-to-give = Du hast keine weitere Karte dieser Art anzubieten: { $card }.
why-no-more-to-ask = { $card } kannst du nicht noch einmal verlangen: Mehr davon gibt es im Spiel nicht, oder die andere Hand hat zu wenige Karten.
why-not-to-lay = Diese Karte ist nicht abzulegen.
why-lay-first = Zuerst kommen die abgeworfenen Karten auf den Stapel.
why-hand-limit = Du hast { $cards } Karten auf der Hand und darfst nur { $limit } behalten.
why-not-now = Das geht in diesem Schritt nicht.
why-not-in-construction = Bauteile kommen nur auf Raketen in der Montage.
why-part-not-needed = Die Rakete hat schon genug { $part }.
why-other-zone = Dieser Experte arbeitet nicht in der { $zone }.
why-place-taken = In der { $zone } arbeitet schon jemand.
why-bonus-zone = Diese Karte kommt nur auf Raketen in der { $zone }.
why-bonus-twice = Diese Bonuskarte hat die Rakete schon: { $bonus }.
why-maximum-security = Die Rakete ist durch Hochsicherheit geschützt.
why-security-system = { $owner } hat eine Alarmanlage.
why-no-specialty = Bei { $owner } liegt keine Spezialkarte aus.
why-incomplete = Nur eine vollständige Rakete darf auf die Überholspur.
why-already-in-launch = Die Rakete ist schon in der Startzone.
why-too-few-cards = In beiden Stapeln { $cards ->
    [0] ist keine Karte
    [one] ist nur eine Karte
   *[other] sind nur { $cards } Karten
} zu ziehen; drei müssen es sein.
why-not-in-launch = Eine Stichprobe trifft nur Raketen in der Startzone.
why-certified = Die Rakete hat ein Qualitätszertifikat.
why-contract = { $owner } hat einen Arbeitsvertrag ausliegen.
why-no-discards = Der Ablagestapel ist leer.
why-no-salvage = Bergung holt keine Bergung zurück.
why-no-hands = Niemand hat noch eine Karte zum Abwerfen.
why-own-hand = Den Dieb kannst du nicht gegen dich selbst spielen.
why-too-few-in-hand = { $owner } hat zu wenige Karten auf der Hand.
why-no-oxygen = Auf dieser Rakete liegt kein Sauerstoff.

# Woher die Punkte kommen.
category-launched = Raketen in der Startzone
category-crew = Astronauten
category-certificates = Qualitätszertifikate
category-unfinished = Raketen in der Montage
category-control = Kein Flugleiter
