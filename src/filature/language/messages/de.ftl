### Das Haus: Wörter, Befehle, Fragen und Fehler, Deutsch.

word-you = du
word-unsaid = leer
form-at = in { $word }
form-to = nach { $word }
form-from = von { $word }
form-the = { $word }

## What an option takes
word-a-list-of-24-mission-values-from-2-to-5 = eine Liste von 24 Missionswerten, 2 bis 5
word-a-list-of-colours-in-the-order-of-the-seats = eine Liste von Farben in der Reihenfolge der Plätze
word-a-list-of-the-chosen-agents = eine Liste der gewählten Agenten
word-a-whole-number-of-rounds-from-10 = eine ganze Zahl von Runden, mindestens 10
word-a-whole-number-of-seconds-up-to-1800 = eine ganze Zahl von Sekunden, höchstens 1800
word-a-whole-number-of-seconds-up-to-300 = eine ganze Zahl von Sekunden, höchstens 300
word-a-whole-number-of-seconds-up-to-600 = eine ganze Zahl von Sekunden, höchstens 600
word-a-whole-number-of-seconds-up-to-86400 = eine ganze Zahl von Sekunden, höchstens 86400
word-a-whole-number-of-turns = eine ganze Zahl von Zügen
word-a-whole-number-of-turns-from-1-to-999 = eine ganze Zahl von Zügen, 1 bis 999
between-entries = { "; " }
nothing = nichts
player-name = Spieler { $number }
bot-name = Spieler { $number } ({ $bot })
bot-random = Zufall
bot-random-about = Spielt irgendeinen erlaubten Zug.
bot-greedy = Gierig
bot-greedy-about = Nimmt sofort das Beste, was er sieht, und verbirgt nichts.
guest-about = Mitgebracht von denen, die diesen Server betreiben.

## Das Terminal

welcome = { $game }, { $seats } Spieler. Die Würfel sind versiegelt: { $seal }.
welcome-you = Die anderen sind Bots. Schreib einen Zug, eine Frage oder ? für Hilfe.
welcome-company = Am Tisch: { $company }.
welcome-seat = { $words } { $called }
ask-nonce = { $name }, gib den Würfeln ein Wort mit, oder drück einfach die Eingabetaste:
curtain = { $name }, du bist dran. Die anderen schauen weg. Drück die Eingabetaste.
cannot-wipe = Dies ist kein Terminal: Was oben steht, lässt sich nicht löschen.
confirm = So spielen? Eingabetaste für ja, n für nein:
yes-or-no = Bitte antworte mit ja oder nein, oder stell eine Frage; ? für Hilfe.
saved = Gespeichert in { $file }.
kept = Das Spiel liegt in { $file }. Nachlesen: filature replay DATEI; Siegel prüfen: filature verify DATEI; wer sich wann und wodurch verraten hat: filature analyse DATEI.
resume-later = Das Spiel ist gespeichert in { $file }. Weiter geht es mit: filature play --resume
no-such-thing = „{ $text }“ gibt es hier nicht. Nenne einen Agenten oder etwas auf dem Brett.
no-such-place = Einen Ort „{ $text }“ gibt es nicht. Nenne einen Ort auf dem Brett.
no-such-clause = Eine Regel „{ $text }“ gibt es nicht. Schreib Regeln für die Abschnitte, Regeln 4 für einen Abschnitt, Regeln 4.8 für eine Regel.
noted = Notiert; nur du kannst es lesen.
no-notes = Du hast nichts notiert.
no-clues = Bisher keine Hinweise.
dated-note = Zug { $turn }: { $text }
rules-which = Abschnitte der Regeln; schreib Regeln und eine Nummer oder ein Wort.
without-hints = Dieses Spiel begann ohne Tipps. Eines mit Tipps beginnt mit: filature play --hints

command-who = wer bin ich, wer, w
command-aim = mein Ziel, Aufgabe
command-turn = wer ist dran, dran, t
command-scores = punkte, stand, s
command-board = brett, b
command-where = wo ist, wo, f
command-at = was steht in, in, a
command-near = was liegt neben, neben, v
command-way = weg nach, weg, g
command-log = letzte züge, protokoll, verlauf, l
command-may = was darf ich tun, züge, m
command-known = was weiß ich, wissen, k
command-clues = hinweise, c
command-notes = meine notizen, notizen, i
command-note = notiz, notiere
command-rules = regeln, regel, r
command-help = hilfe, h, ?
command-suspect = wen sollte ich verdächtigen, wen darf ich verdächtigen, verdächtigen, verdacht
command-save = speichern
command-quit = beenden, ende, q
command-yes = ja, j, y
command-no = nein, n

help-intro = Bei jeder Frage kannst du einen Zug schreiben oder eines von diesen, lang oder kurz.
help-who = Wer bin ich: { $words }.
help-aim = Dein Ziel: { $words }.
help-turn = Wer dran ist: { $words }.
help-scores = Der Punktestand: { $words }.
help-board = Das ganze Brett in Worten: { $words }.
help-where = Wo jemand oder etwas ist, mit dem Namen dahinter: { $words }.
help-at = Wer an einem Ort steht, mit dem Namen dahinter: { $words }.
help-near = Was auf einer Karte neben einem Ort liegt: { $words }.
help-way = Der kürzeste Weg zu einem Ort: { $words }.
help-log = Die letzten Züge, mit einer Zahl auch mehr: { $words }.
help-may = Was du jetzt tun darfst: { $words }.
help-known = Was du sicher weißt: { $words }.
help-clues = Hinweise aus dem öffentlichen Protokoll, für deinen Verdacht: { $words }.
help-notes = Deine eigenen Notizen, nur für dich: { $words }.
help-note = Eine Notiz für dich, mit dem Text dahinter: { $words }.
help-rules = Die Regeln in Worten; Regeln 4.8 liest eine vor, Regeln und ein Wort sucht es: { $words }.
help-help = Diese Hilfe: { $words }.
help-suspect = Wen du verdächtigen solltest und warum, oder mit einem Geheimnis dahinter: { $words }.
help-save = Speichern, auch unter anderem Namen: { $words }.
help-quit = Aufhören; das Spiel bleibt erhalten: { $words }.

## Ein Spiel nachlesen

replay-title = { $game }, { $seats } Spieler, { $moves } Züge.
replay-unfinished = Das Spiel ist nicht zu Ende.
replay-private = Nur für { $player }: { $text }
verified = Geprüft: { $draws } Ziehungen folgen aus dem versiegelten Startwert, { $moves } Züge sind erlaubt. { $over ->
    [yes] Das Spiel ist vollständig.
   *[no] Das Spiel ist noch nicht zu Ende.
}

## Nachlesen, wer sich wann verraten hat

claim = { $secret }: { $answer }
analysis-belief = { $words }: { NUMBER($chance, style: "percent") }.
analysis-fact = Zug { $turn }: { $words } – { $claim }: { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }.
analysis-balance = { $who ->
    [you] Du hast
   *[other] { $player } hat
} { NUMBER($given, style: "percent") } (± { NUMBER($doubt, style: "percent") }) Gewinnaussicht verschenkt, in { $decisions } { $decisions ->
    [one] Entscheidung
   *[other] Entscheidungen
}; der Zufall brachte { SIGNED($luck) } % (± { NUMBER($chance, style: "percent") }).
analysis-balance-rough = { $player }: { $decisions } Entscheidungen, zu viele für eine Summe aus so wenigen Durchläufen (± { NUMBER($doubt, style: "percent") }).
analysis-mistake = Zug { $turn }: { $who ->
    [you] Du spielst
   *[other] { $player } spielt
} { $example } ({ NUMBER($worth, style: "percent") } Gewinnaussicht); { $words } wäre besser gewesen ({ NUMBER($better, style: "percent") }).
analysis-title = { $game }, { $seats } Spieler, { $turns } Züge, wie { $reason ->
    [watcher] ein Zuschauer sie lesen konnte.
   *[player] { $player } sie lesen konnte.
}
analysis-table = Wie wahrscheinlich die Wahrheit nach so vielen Zügen schien:
analysis-turning-points = Wendepunkte:
analysis-no-turning-points = Niemand hat sich verraten.
analysis-reasons = Was vor dem letzten Zug geglaubt wurde, und warum:
analysis-skill = Können und Glück, in Gewinnaussichten:
analysis-mistakes = Die teuersten Entscheidungen, nach dem, was ihre Spieler wissen konnten:
analysis-log = Nach dem öffentlichen Protokoll:
nothing-to-suspect = Noch gibt es nichts zu verdächtigen.

## Fehler

error-did-you-mean = Meintest du { $nearest }?
error-match-over = Das Spiel ist aus; es kann nichts mehr gespielt werden.
error-not-your-turn = { $who_is ->
    [you] Du bist
   *[other] { $who } ist
} nicht dran; gewartet wird auf { $names }.
error-illegal-move = Zug Nummer { $move } ist jetzt nicht erlaubt.
error-house-move = { $word }: Diesen Zug spielst nicht du; er wird für jemanden gespielt, der fehlt oder dessen Zeit um ist.
error-bad-seats = { $game } spielt man zu { $least } bis { $most }, nicht zu { $seats }.
error-options-not-a-table = Optionen sind eine Tabelle aus Namen und Werten, nicht { $given }.
error-unknown-option = { $game } hat keine Option { $key }; es gibt { $known }.
error-bad-chance = { $text } kann der Zufall jetzt nicht bringen; möglich ist: { $known }.
error-bad-option = Die Option { $key } kann nicht { $value } sein; erlaubt ist { $allowed }.
error-bad-position = Das ist keine Stellung: { $why }.
error-impossible-position = Diese Stellung kann es nicht geben ({ $what }): { $why }.
error-no-such-player = Einen Spieler { $name } gibt es nicht; es gibt { $known }.
error-not-json = Das ist keine Aufzeichnung: { $why }.
error-not-a-record = Das ist keine Aufzeichnung: In einer Aufzeichnung steht „"filature": { $format }“.
error-newer-record = Diese Aufzeichnung hat das Format { $version }; dieses Filature liest Format { $format }. Ein neueres liest sie.
error-older-record = Diese Aufzeichnung hat das Format { $version }, das nicht sagt, nach welchen Optionen gespielt wurde; Aufzeichnungen haben das Format { $format }.
error-newer-rules = Diese Partie wurde nach Version { $version } der Regeln von { $game } gespielt; dieses Filature kennt Version { $known }. Ein neueres liest sie.
error-unstated-options = Eine Aufzeichnung nennt alle Optionen; diese schweigt über: { $names }.
error-damaged-record = Diese Aufzeichnung ist beschädigt: { $why }.
error-edited-record = Diese Aufzeichnung wurde nachträglich verändert: Die Prüfsumme passt nicht.
error-no-such-record = { $path } lässt sich nicht lesen: { $why }.
error-no-such-seat = Einen Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }.
error-chance-has-no-view = Der Zufall sieht nichts; frag nach einem Platz oder einem Zuschauer.
error-impossible-record = Diese Aufzeichnung beschreibt kein Spiel: { $why }
error-impossible-move = Zug { $number } der Aufzeichnung ({ $line }) ist nicht spielbar: { $why }
error-wrong-dice = Die versiegelten Würfel zeigten { $drawn }.
error-no-dice = Die Würfel dieses Spiels wurden von Hand gelegt; es gibt nichts zu prüfen.
error-seed-sealed = Der Startwert dieses Spiels ist noch versiegelt; prüfen lässt es sich, wenn es aus ist.
error-bad-seed = Der Startwert dieser Aufzeichnung ist nicht hexadezimal.
error-wrong-seed = Der Startwert ist nicht der, der vor dem ersten Wurf versiegelt wurde.
error-unknown-game = Ein Spiel { $name } gibt es nicht; es gibt { $known }.
error-unknown-bot = { $game } hat keinen Bot { $name }; es gibt { $known }.
error-no-budget = { $name } denkt nicht nach und nimmt deshalb kein Budget.
error-bad-budget = Ein Bot denkt 1 bis 9999999 Durchläufe (hard@2000) oder Millisekunden (hard@300ms) lang nach, nicht { $budget }.
error-no-mind = Niemand hat { $game } bisher denken gelehrt; seine Spiele lassen sich nicht analysieren.
error-no-such-secret = { $secret } ist hier kein Geheimnis; es gibt { $known }.
error-bad-playouts = Eine Analyse stellt sich für einen Vergleich 1 bis { $most } Fortsetzungen vor, nicht { $playouts }.
error-unfinished-match = Ein Spiel lässt sich analysieren, wenn es aus ist; dieses ist es nicht.
error-never-analysed = Die Spieler haben vereinbart, dass die Geheimnisse dieses Spiels nie erzählt werden; es wird nicht analysiert.
error-no-consistent-state = Was in diesem Spiel erzählt wurde, kann nicht alles wahr sein: Keine Verteilung und kein verdeckter Zug passt dazu. Wurde die Aufzeichnung verändert?
error-quick-without-playouts = --quick stellt sich nichts vor; lass es oder --playouts weg.
error-bad-listener = Gezeigt wird, was ein Spieler von 1 bis { $seats } oder watcher glauben konnte; nicht { $text }.
error-replay-gave-up = Dieses Spiel ist hier zu lang zum Nachlesen. Lade die Aufzeichnung herunter und lies sie mit: filature replay DATEI
error-analysis-gave-up = Dieses Spiel ist hier zu viel für eine Analyse. Lade die Aufzeichnung herunter und lies sie mit: filature analyse DATEI
error-hint-gave-up = Das ist für diesen Server zu viel zum Nachdenken; frag später noch einmal.
error-hints-forget = Tipps erzählen von der ganzen Partie, und das Protokoll von dieser vergisst; wähle ein anderes Protokoll oder keine Tipps.
error-no-hints = Dieser Tisch wurde ohne Tipps aufgemacht.
error-hints-for-players = Tipps sind für die, die spielen; Zuschauer bekommen keine.
error-hint-too-late = Die Partie ist aus; ihre Analyse sagt, was man wann vermuten konnte.
error-nothing-to-resume = In { $folder } liegt kein unfertiges Spiel.
error-bad-people = Menschen sitzen auf den Plätzen 1 bis { $seats }, geschrieben wie 1 oder 1,3; nicht { $text }.
error-bad-eyes = Nachlesen kann man als Spieler 1 bis { $seats }, als watcher oder als all; nicht als { $text }.
error-bad-count = Die Anzahl ({ $what }) ist mindestens 1, nicht { $number }.
error-bad-seconds = Gemessen wird mehr als 0 Sekunden lang, nicht { $seconds }.
error-other-seats = Die Stellung ist für { $there } Spieler, nicht für { $seats }.
error-cannot-keep = Das Spiel lässt sich nicht in { $file } speichern: { $why }. Nenne mit --file einen anderen Ort.
error-no-such-channel = { $player } kann in { $name } nicht schreiben; offen sind { $known }.
error-unknown-question = { $question } ist keine Frage; fragen kann man { $known }.
error-missing-extra = Dieser Teil von Filature ist nicht installiert (es fehlt { $library }); er kommt mit: { $command }
error-bad-setting = Die Einstellung { $name } kann nicht { $value } sein: { $why }.
error-workers-need-postgresql = { $workers } Prozesse brauchen eine PostgreSQL-Datenbank; SQLite bedient einen. Nenne sie mit --database.
error-cannot-listen = Unter { $host }:{ $port } lässt sich nichts anbieten: { $why }. Wähle einen anderen --port oder --host.
error-store-address = Die Adresse des Speichers ist unverständlich. Schreib sqlite:///ordner/datei.sqlite oder postgresql://name:passwort@rechner:5432/datenbank.
error-store-unusable = Der Speicher lässt sich nicht öffnen: { $why }
error-store-owned = Ein anderer Server benutzt { $path }. Halte ihn erst an, gib diesem eine eigene Datei, oder lass beide eine PostgreSQL-Datenbank teilen.
error-store-linked = { $path } hat noch andere Namen (harte Links); ein anderer Server könnte die Datei unter einem davon benutzen. Entferne die anderen, oder kopiere die Datei mit `filature backup`.
error-store-missing = In { $path } gibt es nichts zu sichern.
error-store-early = Eine frühe Version von Filature hat den Speicher geschrieben; ihr Format wird nicht mehr gelesen. Nenne eine andere Datei oder Datenbank; die alte bleibt, wie sie ist.
error-store-newer = Eine spätere Version von Filature hat den Speicher geschrieben. Installiere diese oder eine noch spätere.
error-storage-away = Gerade lässt sich nichts speichern. Es hat sich nichts geändert; versuch es gleich noch einmal.
error-outcome-unknown = Ob das gespeichert ist, ist unbekannt: Der Speicher hat nicht rechtzeitig geantwortet. Schick es noch einmal mit derselben id; nichts geschieht doppelt.
error-unhealthy = Es lässt sich nichts speichern: { $why }.
error-backup-postgres = PostgreSQL sichert sich selbst: { $command }
error-backup-failed = Die Sicherung { $path } lässt sich nicht schreiben: { $why }
error-backup-exists = Eine Datei { $path } gibt es schon; nenne eine andere.
error-malformed = Diese Nachricht ist unverständlich: { $why }.
error-too-large = Das ist zu lang; { $most } Bytes genügen.
error-too-fast = Zu viele Anfragen auf einmal. Atme durch und versuch es noch einmal.
error-too-many-at-table = Von dort, wo du bist, gibt es schon { $most } Verbindungen zu diesem Tisch, und mehr nimmt er nicht an. Schließ ein paar.
error-too-many-connections = Von dort, wo du bist, gibt es schon { $most } Verbindungen, und mehr dürfen es nicht sein. Schließ ein paar.
error-too-many-tables = Die Tische, die von deinem Anschluss aus eröffnet wurden, haben { $taken } Plätze; mehr als { $most } gibt es nicht, für Menschen und Bots zusammen. Spielt erst einen zu Ende oder schließ ihn.
error-too-many-wrong-codes = Das waren zu viele falsche Codes. Lass dir den Link schicken, oder versuch es in ein paar Minuten noch einmal.
error-wrong-method = { $method } nimmt diese Adresse nicht an.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-foreign-host = Dieser Server heißt nicht { $name }. Wer ihn betreibt, nennt seine Namen in FILATURE_NAMES.
error-foreign-notes = Diese Partie hat Notizen von { $name }, der darin keinen Platz hat.
error-foreign-site = Das kam von einer anderen Seite; nimm die dieses Servers.
error-metrics-closed = Diese Zahlen sind für den Betreiber; FILATURE_METRICS sagt, wer sie lesen darf.
error-unknown-table = Einen Tisch { $table } gibt es nicht (mehr).
error-unknown-code = Unter { $typed } wartet kein Tisch. Ein Code hat sechs Ziffern und gilt nur, bis die Partie beginnt.
error-unreadable-table = Tisch { $table } lässt sich nicht lesen: Er ist beschädigt, oder ein anderes Filature hat ihn geschrieben; dieses liest das Logbuchformat { $format }.
error-newer-table = Tisch { $table } wurde von einem neueren Filature eröffnet, das allein ihn lesen kann.
error-hello-first = Die erste Nachricht ist ein Hallo: { "{" }"do":"hello"{ "}" }.
error-hello-again = Du hast schon Hallo gesagt; für einen anderen Platz verbinde dich neu.
error-future-number = So viel wurde dir noch nicht erzählt; fang wieder bei 0 an.
error-no-watchers = Dieser Tisch möchte keine Zuschauer.
error-unknown-key = Dieser Schlüssel öffnet an diesem Tisch nichts; vielleicht wurde der Stuhl freigemacht oder übergeben.
error-no-seat = Dieser Schlüssel hat an diesem Tisch keinen Platz. Setz dich erst, oder nimm deinen persönlichen Link.
error-which-seat = Dieser Schlüssel hat mehrere Plätze; sag, welchen du meinst: { $known }.
error-foreign-seat = Zum Platz von { $seat } passt dieser Schlüssel nicht.
error-no-such-chair = { $seat } gibt es an diesem Tisch nicht, nur { $known }.
error-not-host = Das ist Sache des Gastgebers.
error-table-closed = Der Gastgeber hat diesen Tisch geschlossen. Mach einen anderen auf.
error-not-started = Die Partie hat nicht begonnen; der Gastgeber fängt an, wenn alle Stühle besetzt sind.
error-already-started = Die Partie hat begonnen; das ging nur vorher.
error-delay-without-watchers = Wo keine Zuschauer sind, kann man sie nicht verzögern.
error-persons-name = { $called } heißt hier ein Bot; wähle einen anderen Namen.
error-no-such-face = Ein Gesicht { $face } gibt es nicht; es gibt { $known }.
error-bad-name = Ein Name braucht wenigstens einen Buchstaben, den man sieht.
error-table-full = Alle Stühle an diesem Tisch sind besetzt.
error-chair-taken = Dieser Stuhl ist besetzt ({ $seat }); frei sind { $known }.
error-chairs-empty = Hier sitzt noch niemand: { $known }. Lade jemanden ein oder nimm einen Bot.
error-somebody-sits = Da sitzt schon jemand ({ $seat }); mach den Stuhl zuerst frei.
error-link-needed = Die Partie läuft: Ein Stuhl wechselt nur durch den Link dessen, der darauf sitzt.
error-void-link = Dieser Link öffnet nichts (mehr). Er gilt einmal, bis zum Ende der Partie oder bis er zurückgenommen wird; bitte um einen neuen.
error-two-hands = Du spielst in dieser Partie schon mit; niemand schaut in zwei Hände.
error-not-offered = Dein Stuhl ist niemandem angeboten.
error-nobody-plays = Da spielt gerade kein Mensch ({ $seat }).
error-seat-is-yours = Niemand spielt für dich; der Platz gehört dir.
error-stand-in-plays = Ein Bot spielt für dich; nimm erst deinen Platz wieder ein.
error-paused = Die Uhren stehen; lass sie erst weiterlaufen.
error-already-paused = Die Uhren stehen schon.
error-not-paused = Die Uhren laufen.
error-no-clock = An diesem Tisch gibt es keine Uhr; alle überlegen, so lange sie wollen.
error-time-given = Gerade überlegt niemand, der für diese Entscheidung nicht schon mehr Zeit bekommen hat.
error-stale = Seit deiner Entscheidung ist etwas geschehen; sieh noch einmal hin und wähle neu.
error-nothing-to-decide = Zuschauer haben nichts zu entscheiden.
error-empty-note = Eine Notiz braucht einen Text oder Zeichen.
error-nothing-said = Eine leere Nachricht sagt nichts.
error-moves-full = Von hier wurde genug gespielt und zurückgenommen: { $most } Bytes an Zügen sind alles, was ein Stuhl an einem Tisch hat.
error-notes-full = Das Notizbuch dieses Stuhls ist voll: Mehr als { $most } Bytes fasst es nicht, und herausgerissen wird nichts.
error-talk-full = Von hier aus ist genug gesagt: Mehr als { $most } Bytes Gespräch haben ein Stuhl, oder alle Zuschauer zusammen, an einem Tisch nicht.
error-too-restless = An diesem Tisch war genug Kommen und Gehen: { $most } Mal. Spielt weiter, wie ihr sitzt, oder eröffnet einen anderen.
error-closed-channel = In { $name } kannst du jetzt nicht schreiben; offen für dich: { $known }.
error-nameless = Wer zuschaut und reden will, sagt in seinem Hallo, wie er heißt.
error-unknown-phrase = Den Satz { $name } gibt es nicht; an diesem Tisch gibt es { $known }.
error-phrase-facts = Der Satz { $name } nimmt die Angaben { $allowed }, nicht { $given }.
error-phrase-word = Im Satz { $name } kann { $key } nicht { $value } sein; erlaubt ist { $allowed }.
error-phrases-only = An diesem Tisch sagt man fertige Sätze: { $known }.
error-no-talk = Dieser Tisch wurde ohne Gespräch eröffnet.
error-talk-in-the-room = An diesem Tisch redet man laut, in dem Raum, in dem man sitzt.
error-sent-away = Der Gastgeber dieses Tisches hat dich weggeschickt.
error-players-name = { $called } heißt hier schon jemand, der spielt; wer zuschaut, nennt sich anders.
error-not-over = Eine Revanche gibt es, wenn die Partie aus ist.
error-rematch-open = Die Revanche wartet an Tisch { $table }.
error-not-over-yet = Das lässt sich lesen, wenn die Partie aus ist.
error-never-revealed = Dieser Tisch hat vereinbart, dass seine Geheimnisse nie verraten werden, auch hinterher nicht.
error-unreadable = { $text } ist hier kein Zug; schreib ihn wie { $example }.

## Ein Tisch

serving = Das Haus ist offen: { $address }
serving-phones = Für Telefone im selben Netz: { $address }
our-mistake = Bei uns ist etwas schiefgegangen. Bei dir hat sich nichts geändert; versuch es noch einmal.
# Seat -2 is a watcher.
event-chat = { $seat ->
    [-2] { $called } (schaut zu): { $words }
   *[other] { $called }: { $words }
}
brief-chat = { $words }
brief-phrase = { $phrase }
event-phrase = { $seat ->
    [-2] { $called } (schaut zu): { $phrase }
   *[other] { $called }: { $phrase }
}
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-yes = Ja.
phrase-no = Nein.
phrase-trust-me = Vertraut mir.
phrase-i-suspect = { $who ->
    [you] Ich verdächtige dich.
   *[other] Mein Verdacht: { $player }.
}
phrase-it-was-not-me = Ich war es nicht.
phrase-interesting = Interessant …
phrase-one-moment = Einen Moment, bitte.
phrase-take-your-time = Lass dir Zeit.
phrase-sorry = Entschuldigung!
phrase-thank-you = Danke!
phrase-well-played = Gut gespielt!
phrase-goodbye = Auf Wiedersehen!
phrase-thumbs-up = Daumen hoch!
phrase-applause = Applaus!
phrase-laughter = Haha!
phrase-ouch = Autsch.
phrase-raised-eyebrow = Ach, wirklich?
phrase-finger-on-lips = Pst …
event-table-sat = { $called } setzt sich.
event-table-stood = { $called } verlässt den Tisch.
event-table-rekeyed = { $called } hat einen neuen Schlüssel; der alte öffnet nichts mehr.
event-table-freed = Der Gastgeber macht den Stuhl von { $called } frei.
event-table-offered = { $called } bietet den Stuhl jemand anderem an; mit einem Link kann er übernommen werden.
event-table-withdrawn = { $called } behält den Stuhl; der Link öffnet nichts mehr.
event-table-handed = { $called } übernimmt den Stuhl von { $words }.
event-table-started = Die Partie beginnt.
event-table-late = { $who ->
    [you] Deine Zeit ist um; es wird für dich gezogen.
   *[other] Die Zeit von { $player } ist um; gezogen wird trotzdem.
}
event-table-absent = { $who ->
    [you] Es wird für dich gezogen.
   *[other] { $player } antwortet nicht; gezogen wird trotzdem.
}
event-table-agreed-pause = { $called } möchte eine Pause.
event-table-agreed-ready = { $called } ist bereit.
event-table-agreed-replace = { $called } ließe einen Bot für { $words } spielen.
event-table-replaced = Ein Bot ({ $bot }) spielt für { $called }.
event-table-returned = { $called } ist zurück.
event-table-paused = Die Uhren stehen.
event-table-resumed = { $called } lässt die Uhren weiterlaufen.
event-table-extended = { $called } gibt mehr Zeit.
event-table-away = Der Server war eine Weile fort; solange lief niemandem die Zeit davon.
event-table-removed = Der Gastgeber hat jemanden weggeschickt, der zugeschaut hat.
event-table-rematch = Die Revanche findet an einem anderen Tisch statt: { $words }.
event-table-closed = Der Gastgeber hat den Tisch geschlossen.

## Auf wen gewartet wird

identity-undealt = Deine Karte kommt noch.
waiting-for = Wir warten auf { $players }.
for-example = Zum Beispiel: { $example }

## Ein Spiel ohne eigene Sätze

plain-aim = Spiel gut, und gewinne.
plain-ask = Wähle einen deiner Züge.
plain-draft = Du spielst: { $moves }.
plain-seat = Du bist Spieler { $number }.
plain-watcher = Du schaust zu.
plain-waiting = Die Partie wartet auf: { $players }.
plain-winners = Die Partie ist aus. Gewonnen: { $players }.
plain-nobody-wins = Die Partie ist aus. Niemand gewinnt.
plain-no-scores = Die Punkte werden am Ende gezählt.
plain-scores = Punkte: { $points }.
plain-scores-points = { $name }: { $value }
plain-fact = { $name }: { $value }.
plain-yes = { $name }: ja.
plain-no = { $name }: nein.
plain-no-facts = Es ist noch nichts zu sehen.
plain-moves = Du darfst spielen: { $moves }.
plain-many-moves = Du hast { $count } Züge. Schreibe einen davon.
plain-no-moves = Du hast jetzt nichts zu entscheiden.
