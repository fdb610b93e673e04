# Was die Seiten über Personen sagen. Jeder Schlüssel beginnt mit people-.
people-account = Dein Konto
people-account-lead = Ohne Konto spielst du hier als Gast. Mit Konto kommst du von jedem Gerät aus zurück, und deine Partien und Wertungen bleiben dir.
people-name = Name
people-password = Passwort
people-password-about = Mindestens 10 Zeichen. Mehrere Wörter merken sich leicht.
people-log-in = Anmelden
people-register = Konto eröffnen
people-register-about = Ein Name und ein Passwort genügen.
people-guest-about = Du bist Gast: Nur dieser Browser kennt dich. Als Mitglied behältst du alle deine Partien und kannst dich überall anmelden.
people-role-guest = Gast
people-role-member = Mitglied
people-role-host = Leitung dieses Servers
people-role-banned = Gesperrt
people-own-profile = Dein Profil
people-past = Gespielte Partien
people-host = Für die Leitung
people-rename = Dein Name
people-save = Speichern
people-renamed = Ab jetzt heißt du { $name }.
people-log-out = Abmelden
people-log-out-about = Dieser Browser vergisst, wer du bist. Deine Partien gehen weiter, und du kommst mit Passwort oder Passkey zurück.

## Passwörter und Passkeys
people-password-old = Altes Passwort, falls du eines hast
people-password-new = Neues Passwort
people-password-ends = Ein neues Passwort meldet alle deine anderen Geräte ab.
people-password-changed = Das Passwort ist geändert. Andere Geräte müssen sich neu anmelden.
people-passkeys = Passkeys
people-passkeys-about = Einen Passkey bewahrt dein Telefon, dein Computer oder ein Sicherheitsschlüssel auf. Du meldest dich mit Finger, Gesicht oder PIN an statt mit einem Passwort.
people-passkey-log-in = Mit Passkey anmelden
people-passkey-register = Lieber mit Passkey eröffnen
people-passkey-label = Mein Gerät
people-passkey-name = Wie dieser Passkey heißt
people-passkey-add = Passkey hinzufügen
people-passkey-added = Der Passkey ist hinzugefügt.
people-passkey-sure = Den Passkey „{ $name }“ entfernen? Damit kannst du dich nicht mehr anmelden.
people-passkey-removed = { $name } ist entfernt.
people-passkey-cancelled = Es wurde kein Passkey verwendet. Versuche es noch einmal, oder nimm dein Passwort.
people-passkey-known = Dieses Gerät hat schon einen Passkey für dein Konto.
people-passkey-failed = Der Browser konnte das nicht. Versuche es noch einmal, oder nimm ein Passwort.
people-wrong-passkey = Dieser Server kennt diesen Passkey nicht. Melde dich mit deinem Passwort oder einem anderen Passkey an.
people-ceremony-over = Das hat zu lange gedauert. Versuche es noch einmal.
people-no-passkeys-here = Passkeys gibt es nur, wo der Server einen Namen hat. Nimm hier ein Passwort.
people-last-credential = Das ist der einzige Zugang zu deinem Konto. Setze zuerst ein Passwort, oder füge einen anderen Passkey hinzu.
people-used = zuletzt verwendet am { $date }
people-rename-short = Umbenennen
people-rename-named = { $name } umbenennen
people-remove = Entfernen
people-remove-named = { $name } entfernen

## Geräte und Tokens
people-devices = Angemeldet
people-device-unknown = Ein unbekanntes Gerät
people-this-device = dieses Gerät
people-seen = zuletzt gesehen { $date }
people-since = seit { $date }
people-end = Beenden
people-end-named = { $name } beenden
people-session-ended = Das Gerät ist abgemeldet.
people-tokens = Tokens für Bots
people-tokens-about = Ein Programm mit einem Token spielt in deinem Namen. Dein Konto kann es nicht ändern.
people-token-name = Wie das Token heißt
people-token-add = Token erstellen
people-token-made = Kopiere das Token jetzt: Es wird nur einmal gezeigt.
people-token-ended = { $name } ist beendet. Die Verbindung seines Programms ist getrennt.

## Eigene Daten
people-own-data = Deine Daten
people-export-about = Eine Datei mit allem, was dieser Server über dich speichert.
people-export = Daten herunterladen
people-exported = Die Datei ist heruntergeladen.
people-delete = Konto löschen
people-delete-about = Sofort und endgültig. Wo du noch spielst, gibst du auf. Beendete Partien bleiben den anderen, mit einem neutralen Namen auf deinem Platz.
people-delete-name = Zur Bestätigung dein Name
people-delete-now = Endgültig löschen
people-delete-other = Das ist nicht dein Name, also wurde nichts gelöscht.
people-deleted = Dein Konto ist gelöscht.
people-stranger = Du bist nicht mehr angemeldet. Melde dich neu an.

## Profil
people-profile = Profil
people-ratings = Wertungen
people-no-ratings = Noch keine gewertete Partie.
people-rating-about = ± { $deviation } · { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}
people-course = Von { $first } auf { $last } in { $count ->
    [one] einer gewerteten Partie
   *[other] { $count } gewerteten Partien
}
people-last-games = Letzte öffentliche Partien
people-no-games = Noch keine öffentliche Partie beendet.

## Gespielte Partien
people-past-strange = Melde dich an, um deine Partien zu sehen.
people-past-about = Deine beendeten Partien auf diesem Server, die letzten zuerst.
people-no-past = Du hast hier noch keine Partie beendet.
people-older = Ältere
people-won = Gewonnen
people-place = Platz { $count }
people-unranked = Ohne Ergebnis
people-review-named = Rückblick auf die Partie { $game }

## Für die Leitung
people-hosts-only = Diese Seite ist für die Leitung dieses Servers.
people-reports = Meldungen
people-all-reports = Auch erledigte
people-no-reports = Nichts zu beurteilen.
people-reported-by = Gemeldet von
people-deleted-account = einem gelöschten Konto
people-closed-at = Erledigt { $date }:
people-outcome = Was getan wurde
people-close-report = Meldung schließen
people-accounts = Konten
people-search = Anfang eines Mitgliedsnamens, oder die Kennung eines Kontos
people-find = Suchen
people-found = { $count ->
    [0] Niemand gefunden.
    [one] Ein Konto.
   *[other] { $count } Konten.
}
people-ban = { $name } sperren
people-ban-sure = { $name } sperren? Überall, wo dieses Konto spielt, gibt es sofort auf, und hier kann es nichts mehr tun.
people-banned-done = { $name } ist gesperrt.
people-unban = { $name } wieder zulassen
people-tables = Tische
people-tables-of = Tische von { $name }
people-all-tables = Tische von allen
people-no-tables = Es gibt keinen solchen Tisch.
people-phase = Phase
people-phase-any = alle
people-phase-gathering = wartet auf Mitspieler
people-phase-playing = im Spiel
people-phase-over = beendet
people-phase-closed = geschlossen
people-phase-frozen = eingefroren: Das Protokoll lässt sich nicht nachspielen
people-to-table = Zum Tisch
people-close-table = Tisch schließen
people-close-table-sure = Diesen Tisch schließen? Niemand spielt dort mehr. Das Protokoll bleibt.
people-table-closed = Der Tisch ist geschlossen.
people-table-over = Die Partie ist beendet, es gibt nichts zu schließen.
