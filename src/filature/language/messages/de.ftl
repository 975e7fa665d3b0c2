### Das Haus: Wörter, Befehle, Fragen und Fehler, Deutsch.

word-you = du
word-unsaid = leer
between-entries = { "; " }
nothing = nichts
player-name = Spieler { $number }
bot-name = Spieler { $number } ({ $bot })

## Das Terminal

welcome = { $game }, { $seats } Spieler. Die Würfel sind versiegelt: { $seal }.
welcome-you = Die anderen sind Bots. Schreib einen Zug, eine Frage oder ? für Hilfe.
ask-nonce = { $name }, gib den Würfeln ein Wort mit, oder drück einfach die Eingabetaste:
curtain = { $name }, du bist dran. Die anderen schauen weg. Drück die Eingabetaste.
cannot-wipe = Dies ist kein Terminal: Was oben steht, lässt sich nicht löschen.
confirm = So spielen? Eingabetaste für ja, n für nein:
yes-or-no = Bitte antworte mit ja oder nein, oder stell eine Frage; ? für Hilfe.
saved = Gespeichert in { $file }.
kept = Das Spiel liegt in { $file }. Nachlesen: filature replay DATEI; Würfel prüfen: filature verify DATEI; Hinweise: filature stats DATEI.
resume-later = Das Spiel ist gespeichert in { $file }. Weiter geht es mit: filature play --resume
no-such-thing = „{ $text }“ gibt es hier nicht. Nenne einen Agenten oder etwas auf dem Brett.
no-such-place = Einen Ort „{ $text }“ gibt es nicht. Nenne einen Ort auf dem Brett.
no-such-clause = Eine Regel „{ $text }“ gibt es nicht. Schreib Regeln für die Abschnitte, Regeln 4 für einen Abschnitt, Regeln 4.8 für eine Regel.
noted = Notiert; nur du kannst es lesen.
no-notes = Du hast nichts notiert.
dated-note = Zug { $turn }: { $text }
rules-which = Abschnitte der Regeln; schreib Regeln und eine Nummer.

command-who = wer bin ich, wer, w
command-turn = wer ist dran, dran, t
command-scores = punkte, stand, s
command-board = brett, b
command-where = wo ist, wo, f
command-at = was steht in, in, a
command-near = was liegt neben, neben, v
command-way = weg nach, weg, g
command-log = letzte züge, verlauf, l
command-may = was darf ich tun, züge, m
command-known = was weiß ich, wissen, k
command-clues = hinweise, c
command-notes = meine notizen, notizen, i
command-note = notiz, notiere
command-rules = regeln, regel, r
command-help = hilfe, h, ?
command-save = speichern
command-quit = beenden, ende, q
command-yes = ja, j, y
command-no = nein, n

help-intro = Bei jeder Frage kannst du einen Zug schreiben oder eines von diesen, lang oder kurz.
help-who = Wer bin ich: { $words }.
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
help-clues = Hinweise aus dem öffentlichen Verlauf, für deinen Verdacht: { $words }.
help-notes = Deine eigenen Notizen, nur für dich: { $words }.
help-note = Eine Notiz für dich, mit dem Text dahinter: { $words }.
help-rules = Die Regeln in Worten; Regeln 4.8 liest eine vor: { $words }.
help-help = Diese Hilfe: { $words }.
help-save = Speichern, auch unter anderem Namen: { $words }.
help-quit = Aufhören; das Spiel bleibt erhalten: { $words }.

## Ein Spiel nachlesen

replay-title = { $game }, { $seats } Spieler, { $moves } Züge.
replay-unfinished = Das Spiel ist nicht zu Ende.
replay-private = Nur für { $player }: { $text }
verified = Geprüft: { $draws } Würfe folgen aus dem versiegelten Startwert, { $moves } Züge sind erlaubt. { $over ->
    [yes] Das Spiel ist vollständig.
   *[no] Das Spiel ist noch nicht zu Ende.
}

## Fehler

error-match-over = Das Spiel ist aus; es kann nichts mehr gespielt werden.
error-not-your-turn = { $who } ist nicht dran; gewartet wird auf { $names }.
error-illegal-move = Zug Nummer { $move } ist jetzt nicht erlaubt.
error-bad-seats = { $game } spielt man zu { $least } bis { $most }, nicht zu { $seats }.
error-options-not-a-table = Optionen sind eine Tabelle aus Namen und Werten, nicht { $given }.
error-unknown-option = { $game } hat keine Option { $key }; es gibt { $known }.
error-bad-option = Die Option { $key } kann nicht { $value } sein; erlaubt ist { $allowed }.
error-bad-position = Das ist keine Stellung: { $why }.
error-not-json = Das ist keine Aufzeichnung: { $why }.
error-not-a-record = Das ist keine Aufzeichnung: Eine Aufzeichnung beginnt mit „"filature": { $format }“.
error-newer-record = Diese Aufzeichnung hat das Format { $version }; dieses Filature liest bis Format { $format }. Ein neueres liest sie.
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
error-nothing-to-resume = In { $folder } liegt kein unfertiges Spiel.
error-bad-people = Menschen sitzen auf den Plätzen 1 bis { $seats }, geschrieben wie 1 oder 1,3; nicht { $text }.
error-bad-eyes = Nachlesen kann man als Spieler 1 bis { $seats }, als watcher oder als all; nicht als { $text }.
error-bad-count = Die Anzahl ({ $what }) ist mindestens 1, nicht { $number }.
error-bad-seconds = Gemessen wird mehr als 0 Sekunden lang, nicht { $seconds }.
error-broken-match = Spiel { $number } von { $game } zwischen { $bots } (Startwert { $seed }) brach ab: { $why }
error-broken-worker = Ein Prozess, der Spiele spielte, ist gestorben; war genug Speicher da?
error-other-seats = Die Stellung ist für { $there } Spieler, nicht für { $seats }.
error-cannot-keep = Das Spiel lässt sich nicht in { $file } speichern: { $why }. Nenne mit --file einen anderen Ort.

## Ein Tisch

serving = Das Haus ist offen: { $address }
serving-phones = Für Telefone im selben Netz: { $address }
our-mistake = Im Haus ist etwas schiefgegangen. Bei Ihnen hat sich nichts geändert; versuchen Sie es noch einmal.
event-talk = { $called }: { $words }
event-table-sat = { $called } setzt sich.
event-table-stood = { $called } verlässt den Tisch.
event-table-rekeyed = { $called } hat einen neuen Schlüssel; der alte öffnet nichts mehr.
event-table-started = Die Partie beginnt.
event-table-late = { $who ->
    [you] Ihre Zeit ist um; das Haus zieht für Sie.
   *[other] Die Zeit von { $player } ist um; das Haus zieht.
}
event-table-absent = { $who ->
    [you] Das Haus zieht für Sie.
   *[other] { $player } antwortet nicht; das Haus zieht.
}
event-table-agreed-pause = { $called } möchte eine Pause.
event-table-agreed-replace = { $called } ließe einen Bot für { $words } spielen.
event-table-replaced = Ein Bot ({ $bot }) spielt für { $called }.
event-table-returned = { $called } ist zurück.
event-table-paused = Die Uhren stehen.
event-table-resumed = { $called } lässt die Uhren weiterlaufen.
event-table-rematch = Die Revanche findet an einem anderen Tisch statt: { $words }.
event-table-closed = Der Gastgeber hat den Tisch geschlossen.
