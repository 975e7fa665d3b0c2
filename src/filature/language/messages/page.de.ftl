### Die Seite, deutsch.

page-skip = Zum Tisch springen
page-skip-to-decision = Zu deiner Entscheidung (F2)
page-language = Sprache
page-theme = Aussehen
page-theme-night = Nacht
page-theme-paper = Papier
page-theme-contrast = Hoher Kontrast
page-tagline = Agentenspiele mit Freunden per Link, an einem Gerät oder gegen Bots. Ohne Konto, ohne Tracking.
page-interpreted = Starke Bots denken weniger tief, bis die Regeln kompiliert sind.
page-unofficial = Eine inoffizielle, unabhängige Umsetzung in eigenen Worten und Bildern.
page-games = Spiele
page-seats = { $least } bis { $most } Spieler
page-play-now = Spielen
page-set-up = Tisch einrichten
page-join = An einen Tisch setzen
page-code = Code oder Link
page-go = Los
page-bad-code = Das ist weder ein Code noch ein Link zu einem Tisch. Ein Code hat sechs Ziffern.
page-your-name = Dein Name
page-face = Dein Gesicht
page-face-of = Gesicht auf Stuhl { $number }
page-face-any = Irgendeins
page-you = du
page-player = Spieler { $number }
page-table = Tisch
page-forget = Tisch { $table } auf diesem Gerät vergessen
page-open-tables = Öffentliche Tische
page-no-open-tables = Gerade ist keiner offen.
page-free-chairs = { $free ->
    [0] voll, zum Zuschauen
    [one] ein freier Stuhl
   *[other] { $free } freie Stühle
}
page-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-try-again = Noch einmal versuchen
page-part-missing = Ein Teil der Seite ist nicht angekommen.
page-load-again = Seite neu laden
page-no-such-address = Unter dieser Adresse ist nichts.
page-new-table = Ein Tisch für { $game }
page-how-many = Spieler
page-who-sits = Wer sitzt auf Stuhl { $number }
page-by-me = Jemand hier
page-by-open = Wer den Link hat
page-by-bot = Ein Bot
page-name-of = Name auf Stuhl { $number }
page-bot-of = Bot auf Stuhl { $number }
page-public = Den Tisch öffentlich zeigen
page-watchers-allowed = Zuschauer sind willkommen
page-delay = Verzögerung für Zuschauer, in Sekunden
page-instant-bots = Bots ziehen sofort
page-hints = Tipps erlauben
page-hints-about = Während der Partie darf jeder fragen, wen er verdächtigen sollte und warum. Der Tipp weiß nur, was dieser Spieler gehört und gesehen hat.
page-hints-here = Hier dürfen die Spieler fragen, wen sie verdächtigen sollten.
page-talk = Gespräch
page-talk-free = Wie man mag
page-talk-phrases = Nur fertige Sätze
page-talk-room = Laut, wir sitzen in einem Raum
page-talk-none = Keines
page-clock = Uhr
page-clock-none = Keine
page-clock-move = Je Zug
page-clock-bank = Für die ganze Partie
page-clock-slow = Langsam, Tage
page-seconds-a-turn = Sekunden je Zug
page-increment = Sekunden dazu je Zug
page-days-a-turn = Tage je Zug
page-open-table = Tisch eröffnen
page-open-and-start = Eröffnen und beginnen
page-never-mind = Abbrechen
page-no-entry = Kein Zutritt
page-watch-instead = Nur zuschauen
page-home = Zur Startseite
page-connecting = Verbindung wird aufgebaut …
page-lost = Die Verbindung ist weg. Wir versuchen zurückzukommen; von dir geht nichts verloren.
page-back = Wieder verbunden.
page-curtain = { $name }, du bist am Zug. Die anderen schauen weg.
page-pass-curtain = Ich bin { $name }
page-your-turn = Du bist am Zug
page-your-turn-named = { $name }, du bist am Zug
page-not-your-turn = Du bist nicht am Zug
page-bot = Bot: { $bot }
page-bot-plays = Ein Bot ({ $bot }) spielt für dich.
page-take-back = Meinen Platz zurück
page-draft = Dein Zug
page-confirm = Spielen
page-clear = Löschen
page-drafted = Vorgemerkt: { $what }
page-nothing-drafted = Es ist noch nichts vorgemerkt.
page-all-moves = Alle erlaubten Züge ({ $count })
page-filter = Nur die mit
page-more-moves = und { $count } weitere; grenz sie oben ein.
page-prompt-covered = Zeig deine Geheimnisse, um zu lesen, was zu entscheiden ist.
page-told-covered = Etwas wurde nur dir gesagt. Zeig deine Geheimnisse, um es zu hören.
page-mine = Meine Geheimnisse
page-cover = Verdecken
page-uncover = Zeigen
page-covered = Deine Geheimnisse sind verdeckt.
page-uncovered = Deine Geheimnisse liegen offen.
page-players = Spieler
page-here = da
page-away = weg
page-asked = am Zug
page-replace = Einen Bot spielen lassen für
page-watchers = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
}
page-several = An diesem Gerät spielen mehrere; zwischen ihnen fällt der Vorhang.
page-pause = Uhren anhalten
page-resume = Uhren weiterlaufen lassen
page-ask = Fragen
page-ask-who = Wer bin ich?
page-ask-turn = Wer ist am Zug?
page-ask-scores = Punkte
page-ask-board = Das Brett
page-ask-log = Letzte Züge
page-ask-may = Was darf ich tun?
page-ask-known = Was weiß ich?
page-ask-clues = Hinweise
page-ask-suspect = Wen sollte ich verdächtigen?
page-thinking = Es wird nachgedacht …
page-papers = Papiere
page-log = Protokoll
page-chat = Gespräch
page-talk-covered = Was nicht für alle ist, ist mit deinen Geheimnissen verdeckt.
page-channel = Kanal
page-channel-table = Tisch
page-channel-watchers = Zuschauer
page-channel-drop-cia = Toter Briefkasten, CIA
page-channel-drop-kgb = Toter Briefkasten, KGB
page-hush = Funkstille, { $company }:
page-hush-time = { $company } hat { $seconds } Sekunden zum Wählen.
page-no-talk = Gerade kann nicht geredet werden.
page-name-to-talk = Nenn beim Hereinkommen deinen Namen, dann kannst du mit den anderen Zuschauern reden.
page-say-what = Was sagst du?
page-say = Sagen
page-mute = Wen ich nicht hören will
page-mute-about = Was sie sagen, wird dir weder gezeigt noch vorgelesen. Sie erfahren es nicht.
page-nameless = ohne Namen
page-send-away = Wegschicken
page-hand-over = Meinen Stuhl übergeben
page-hand-over-about = Wer diesen Link zuerst öffnet, spielt an deiner Stelle weiter und sieht deine Geheimnisse; deine Notizen bleiben deine. Alle am Tisch erfahren es. Er gilt einmal, bis zum Ende der Partie.
page-hand-over-link = Link für deinen Stuhl
page-make-link = Link erstellen
page-new-link = Anderen Link erstellen; der letzte öffnet nichts mehr
page-take-link-back = Link zurücknehmen
page-take-chair = Den Stuhl nehmen
page-take-chair-about = Jemand übergibt dir einen Stuhl in einer laufenden Partie. Alle am Tisch erfahren, dass du weiterspielst.
page-lobby = { $game } – gleich geht es los
page-free = frei
page-free-chair = Stuhl freimachen
page-sit = Hinsetzen
page-start = Beginnen
page-wait-for-host = Der Gastgeber beginnt, wenn alle Stühle besetzt sind.
page-full = Alle Stühle sind besetzt. Wenn du bleibst, schaust du zu.
page-invite = Einladung
page-copy = Kopieren
page-copied = Kopiert.
page-qr = QR-Code
page-qr-alt = QR-Code der Einladung
page-other-device = Auf einem anderen Gerät spielen
page-personal = Persönlicher Link
page-personal-warning = Wer diesen Link hat, hat deinen Platz. Zeig ihn niemandem.
page-brief = Kurze Sätze, ohne Tastnamen (glatt, Samt …)
page-keys = Buchstabentasten, wenn das Brett den Fokus hat
page-keys-title = Tasten
page-notify = Melden, wenn ich am Zug bin
page-pace = Szenen auf dem Brett
page-pace-calm = ruhig
page-pace-brisk = zügig
page-pace-off = keine
page-result = Nur für deine Augen
page-result-seen = Gemerkt
page-volume = Lautstärke der Töne
page-notes-covered = Deine Notizen sind mit deinen Geheimnissen verdeckt.
page-suspicions = Mein Verdacht
page-mark-open = kein Zeichen
page-mark-no = nein
page-mark-maybe = vielleicht
page-mark-sure = sicher
page-note = Eine Notiz für dich
page-keep-note = Notiz behalten
page-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
page-indirect = { $count ->
    [one] { $names } gewinnt indirekt.
   *[other] { $names } teilen sich einen indirekten Sieg.
}
page-nobody-wins = Niemand gewinnt.
page-draw = Unentschieden
page-drawn = { $count ->
    [0] Niemand liegt vorn.
   *[other] { $names } teilen sich den ersten Platz.
}
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-again = Nachspielen
page-statistics = Statistik
page-share = { $hits } von { $chances }
page-nothing-counted = In dieser Partie gibt es nichts zu zählen.
page-download = Aufzeichnung herunterladen
page-beliefs = Wer sich wann verraten hat
page-analysing = Das Spiel wird noch einmal gelesen.
page-believer = Was glaubte
page-secret = Worüber
page-belief-chart = Wie wahrscheinlich es schien, über { $turns } Züge; die Tabelle darunter hat dieselben Zahlen.
page-belief-truth = die Wahrheit
page-belief-table = Dasselbe als Tabelle
page-belief-turns = Moment
page-belief-why = Warum
page-turning-points = Wendepunkte
page-highlights = Was die Aussichten am meisten geändert hat
page-time-line = Moment des Spiels
page-chances = Wer gewinnen würde
page-skill = Können und Glück

## Was die Optionen sein können

page-own-value = Ein anderer Wert …
choice-false = Nein
choice-true = Ja
choice-no = Nein
choice-yes = Ja
choice-off = Aus
choice-on = An
choice-random = Zufällig

## Ein Spiel ohne eigene Seite

page-generic-board = Zug { $turn }: was du siehst
page-generic-covered = Was du siehst, ist verdeckt wie deine Geheimnisse.
page-generic-what = Was
page-generic-now = Jetzt
page-generic-number = Nr.
page-generic-yes = ja
page-generic-no = nein
page-generic-mine = Alles, was du wissen darfst, steht auf dem Brett, solange es nicht verdeckt ist.
page-generic-moves = Deine Züge
page-generic-many = Du hast { $count } Züge. Schreibe einen davon unten hin.

## Das Ende

end-playing = Die Partie ist zu Ende
end-skip = Zum Ergebnis
end-so-far = Was herauskam
end-title = Die Partie ist zu Ende
end-sum = Die Rechnung
end-player = Spieler
end-points = Punkte
end-total = Summe
end-again = Das Ende noch einmal
end-swap = { $players ->
    [2] Plätze tauschen
   *[other] Alle einen Platz weiter
}
end-share = Teilen
end-link = Link zu dieser Partie
end-picture = Als Bild speichern
page-verify = { $dice ->
    [true] Würfel prüfen
   *[other] Ziehungen prüfen
}
