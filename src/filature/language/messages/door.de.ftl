### Der Weg hinein: Startseite, neuer Tisch, Vorzimmer, Rückkehr. Deutsch.

door-age = ab { $age } Jahren
door-continue = Weiterspielen
door-just-now = gerade eben
door-your-turn = Du bist am Zug, { $since }
door-turn-of = Am Zug: { $names }, { $since }
door-waits-to-begin = Noch nicht begonnen, { $since }
door-have-code = Ich habe einen Code
door-join-about = Jemand hat einen Tisch aufgemacht und sagt dir sechs Ziffern an. Tipp sie ein, oder setz den Link hier ein.
door-lost = An einen Tisch kommt man mit einem Code oder einem Link:
door-matches = Meine Partien
door-no-matches = Was du auf diesem Gerät zu Ende spielst, bleibt hier stehen.
door-won = gewonnen
door-lost-match = verloren
door-take-along = Auf ein anderes Gerät
door-take-along-about = In der Datei stehen deine Plätze und Ergebnisse. Wer sie hat, hat deine Plätze.
door-export = Als Datei sichern
door-import = Datei einlesen
door-imported = { $count ->
    [one] Ein Tisch war hier neu.
   *[other] { $count } Tische waren hier neu.
}
door-bad-file = Das ist keine Datei, die hier gesichert wurde.
door-install = Als App installieren
door-install-by-menu = Das Menü des Browsers kann Filature auf den Startbildschirm legen.
door-plain-address = Unter dieser einfachen Adresse kann der Browser Filature weder installieren noch dich benachrichtigen; alles andere geht. Zurück führt ein Lesezeichen, und dass du am Zug bist, sagen der Titel des Tabs und ein Ton.
door-stale = Es gibt eine neuere Fassung dieser Seite.
door-no-notice = Unter dieser Adresse kann der Browser dich nicht benachrichtigen; dass du am Zug bist, sagen der Titel des Tabs und ein Ton.
door-notice-refused = Der Browser erlaubt es nicht; das steht in seinen Einstellungen für diese Seite.

## Ein neuer Tisch

door-preset = Wie wollt ihr spielen?
door-preset-first = Erste Partie
door-preset-first-about = Gegen Bots, so sanft, wie es die Regeln erlauben, ohne Uhr.
door-preset-rulebook = Nach dem Regelheft
door-preset-rulebook-about = Nichts geändert, ohne Uhr.
door-preset-quick = Schnell
door-preset-quick-about = Eine kürzere Partie, eine Minute je Zug.
door-preset-party = Runde
door-preset-party-about = Reden, flüstern, und wenig Zeit.
door-by-the-rulebook = Nach dem Regelheft
door-time = Zeit
door-time-none = Ohne Uhr
door-time-move = { $seconds } Sekunden je Zug
door-time-bank = { $minutes } Minuten für jeden, dazu { $increment } Sekunden je Zug
door-time-slow = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
}
door-seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
door-minutes-each = Minuten für jeden
door-players = { $count } Spieler
door-fill = Mit Bots auffüllen
door-choose-bot = Bot aussuchen
door-house-rules = Hausregeln
door-table-rules = Zuschauer, Gespräch, Tipps

## Das Vorzimmer

door-ready = bereit
door-say-ready = Ich bin bereit
door-all-ready = Alle sind da. Fang an, wann du magst.
door-waits-for = Noch nicht bereit: { $names }.
door-waits-for-people = { $free ->
    [one] Ein Stuhl ist frei. Sag jemandem den Code, oder setz einen Bot hin.
   *[other] { $free } Stühle sind frei. Sag deinen Leuten den Code, oder füll mit Bots auf.
}
door-code = Der Code dieses Tisches
door-code-about = Einzutippen auf { $place }, bis die Partie beginnt
