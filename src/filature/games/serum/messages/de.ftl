### Agents Secrets: Wörter, Ereignisse und Antworten, Deutsch.

serum-name = Agents Secrets (Streng geheim)
serum-length = 60 bis 90 Minuten
serum-feel = Leise Ermittlung, am Ende eine hastige Flucht.
serum-pitch = Eine einzige echte Formel, sechs falsche Namen, und das Gepäck aller in Reichweite. Finde heraus, wer wer ist, nimm die richtige Karte und verlass die Stadt, ehe zwei Rivalen mitreisen.

## Die Wörter der Notation

word-red = Rot
word-yellow = Gelb
word-green = Grün
word-black = Schwarz
word-lilac = Lila
word-blue = Blau
word-Maury = Claire Maury
    .typed = Maury
word-Werner = Prof. Werner
    .typed = Werner
word-Cool = Max Cool
    .typed = Cool
word-Callisto = Anne Callisto
    .typed = Callisto
word-Bura = Gilles Bura
    .typed = Bura
word-Pierre = Dr. Pierre
    .typed = Pierre
word-X1 = Formel X1
word-X2 = Formel X2
word-X3 = Formel X3
word-X4 = Formel X4
word-X5 = Formel X5
word-X6 = Formel X6
word-identity = ein Ausweis
    .typed = Ausweis
word-formula = eine Formel
    .typed = Formel
word-toothbrush = eine Zahnbürste
    .typed = Zahnbürste
word-suitcase = Koffer
word-briefcase = Aktentasche
word-locker = Schließfach
word-red-suitcase = Koffer Rot
word-red-briefcase = Aktentasche Rot
word-red-locker = Schließfach Rot
word-yellow-suitcase = Koffer Gelb
word-yellow-briefcase = Aktentasche Gelb
word-yellow-locker = Schließfach Gelb
word-green-suitcase = Koffer Grün
word-green-briefcase = Aktentasche Grün
word-green-locker = Schließfach Grün
word-black-suitcase = Koffer Schwarz
word-black-briefcase = Aktentasche Schwarz
word-black-locker = Schließfach Schwarz
word-lilac-suitcase = Koffer Lila
word-lilac-briefcase = Aktentasche Lila
word-lilac-locker = Schließfach Lila
word-blue-suitcase = Koffer Blau
word-blue-briefcase = Aktentasche Blau
word-blue-locker = Schließfach Blau
word-H1 = H1
    .byword = rotes Hotel, „Mafiosi“
word-H2 = H2
    .byword = gelbes Hotel
word-H3 = H3
    .byword = grünes Hotel
word-H4 = H4
    .byword = schwarzes Hotel
word-H5 = H5
    .byword = lila Hotel
word-H6 = H6
    .byword = blaues Hotel
word-B1 = B1
    .byword = Bahnhof
word-F1 = F1
    .byword = Flughafen
word-V1 = V1
    .byword = V-Mann-Feld
word-V2 = V2
    .byword = V-Mann-Feld
word-V3 = V3
    .byword = Bahnhofsplatz
word-G1 = G1
    .byword = Labortresor
word-G2 = G2
    .byword = Bar
word-G3 = G3
    .byword = Denkmal
word-G4 = G4
    .byword = Botschaft
word-G5 = G5
    .byword = Bibliothek
word-VM1 = VM1
    .byword = Verkehrsmittel
word-VM2 = VM2
    .byword = Verkehrsmittel
word-VM3 = VM3
    .byword = Verkehrsmittel
word-VM4 = VM4
    .byword = Verkehrsmittel
word-VM5 = VM5
    .byword = Verkehrsmittel
word-nowhere = neben dem Plan
word-agents = Agenten
word-informants = Spitzel
    .typed = Spitzel-Figuren
word-bugs = Wanzen
word-hide = verstecke
word-no = keine
word-bug = Wanze
word-dial = Scheibe
word-informant = Spitzel
word-leave = lasse
word-search = durchsuche
word-stop = Schluss
word-draw = ziehe
word-spend = zahle
word-declare = erkläre
word-withdraw = widerrufe
word-undial = zurückdrehen
word-late = spät
word-take = nimm
word-file = Akte

## Was geschehen ist

event-dealt = Du bekommst: { $card }.
event-hiding = { $colours }. Alle verstecken drei Karten.
event-hiding-colours = { $name }: { $value }
event-hidden = Versteckt hast du: { $cards }.
event-hidden-cards = { $name }: { $value }
event-lockers = Belegte Schließfächer: { $lockers }.
event-lockers-lockers = { $name } in { $value }
event-turn = Runde { $number }. { $who ->
    [you] Du handelst zuerst.
   *[other] { $player } handelt zuerst.
}
event-limit-near = Die Ermittlung endet mit Runde { $last }; { $left ->
    [0] dies ist die letzte.
    [one] danach noch eine.
   *[other] danach noch { $left }.
}
event-ready = { $who ->
    [you] Du bist bereit.
   *[other] { $player } ist bereit.
}
event-unready = { $who ->
    [you] Du nimmst deine Scheibe zurück.
   *[other] { $player } nimmt die Scheibe zurück und ist nicht mehr bereit.
}
event-late = { $who ->
    [you] Du antwortest nicht: Der Zufall wählt für dich.
   *[other] { $player } antwortet nicht: Der Zufall wählt.
}
event-drawn-hiding = Der Zufall versteckt für dich: { $cards }.
event-drawn-hiding-cards = { $name }: { $value }
event-drawn-dial = Der Zufall stellt für dich { $square } ein.
event-bugs = Neue Wanzen: { $squares }.
event-bugs-squares = { $name } auf { $value }
event-no-bugs = Keine neue Wanze.
event-informants = Spitzel ziehen um: { $squares }.
event-informants-squares = { $name } auf { $value }
event-no-informants = Alle Spitzel bleiben.
event-dials = Die Scheiben: { $dials }.
event-dials-dials = { $name } { $value }
event-beside = Ungültige Scheibe, neben dem Plan: { $players }.
event-neutralised = Zu viele Agenten auf { $square }, dort kann niemand handeln: { $players }.
event-stopped = { $who ->
    [you] Du lässt es dabei.
   *[other] { $player } lässt es dabei.
}
event-searched = { $who ->
    [you] Du schaust nach: { $container }.
   *[other] { $player } schaut nach: { $container }.
}
event-read = { $who ->
    [you] Du zahlst { $cards ->
        [one] eine V-Mann-Karte
       *[other] zwei V-Mann-Karten
    } und liest die Fälschung auf { $place }.
   *[other] { $player } zahlt { $cards ->
        [one] eine V-Mann-Karte
       *[other] zwei V-Mann-Karten
    } und liest die Fälschung auf { $place }.
}
event-saw = { $who ->
    [you] Du findest { $card } ({ $place }).
   *[other] Dein Beobachter meldet: { $player } fand { $card } ({ $place }).
}
event-saw-fake = { $who ->
    [you] Die Fälschung auf { $place } ist { $card }. Die ist es also nicht.
   *[other] Deine Wanze meldet: Die Fälschung auf { $place } ist { $card }. Die ist es also nicht.
}
event-watched = Zugesehen haben: { $players }.
event-draws = { $who ->
    [you] Du ziehst eine V-Mann-Karte.
   *[other] { $player } zieht eine V-Mann-Karte.
}
event-no-card = { $who ->
    [you] Für dich ist keine V-Mann-Karte mehr da.
   *[other] Für { $player } ist keine V-Mann-Karte mehr da.
}
event-drew = Es ist eine V-Mann-Karte für { $card }.
event-reshuffled = Die gespielten V-Mann-Karten werden gemischt: { $cards } im neuen Stapel.
event-flag-up = Dein Zeichen ist gesetzt: Wenn die letzte Scheibe steht, sagst du die Flucht an. Niemand sonst weiß es, und bis dahin kannst du widerrufen.
event-flag-down = Dein Zeichen ist zurückgenommen. Niemand hat etwas bemerkt.
event-last-dials = Runde { $last } war die letzte. Stellt noch einmal eure Scheiben: Sie bleiben verdeckt, aber wenn die letzte steht, flieht, wer die Flucht angesagt hat.
event-dials-back = Jemand sagt die Flucht an: Die Runde wird nicht gespielt, und die Scheiben gehen ungezeigt zurück.
event-bugs-back = Zurück auf die Hand gehen die Wanzen dieser Runde: { $players }.
event-declared = Fluchtbereit: { $players }.
event-sums = Mehrere zugleich; die Ziffern entscheiden: { $sums }.
event-sums-sums = { $name } { $value }
event-lot = Gleichstand; das Los fällt auf { $who ->
    [you] dich.
   *[other] { $player }.
}
event-flees = { $who ->
    [you] Du fliehst. Alle anderen sind hinter dir her.
   *[other] { $player } flieht. Alle anderen verfolgen.
}
event-took = { $who ->
    [you] Du nimmst ungesehen die Karte: { $container }.
   *[other] { $player } nimmt ungesehen die Karte: { $container }.
}
event-file = Deine Akte: { $file }.
event-file-file = { $name } ist { $value }
event-filed = { $who ->
    [you] Deine Akte ist versiegelt. Lauf.
   *[other] { $player } hat eine Akte versiegelt. Die Jagd beginnt.
}
event-chase = { $who ->
    [you] Du bist auf { $square }, { $pursuers ->
        [0] allein. Alleingänge: { $solos } von 5.
        [one] mit einem Verfolger. Das geht noch.
       *[other] mit { $pursuers } Verfolgern. Das sind zu viele.
    }
   *[other] { $player } ist auf { $square }, { $pursuers ->
        [0] allein. Alleingänge: { $solos } von 5.
        [one] mit einem Verfolger. Das reicht nicht.
       *[other] mit { $pursuers } Verfolgern. Gefasst.
    }
}
event-hides = { $who ->
    [you] Du bist neben dem Plan. Alleingänge: { $solos } von 5.
   *[other] { $player } ist neben dem Plan. Alleingänge: { $solos } von 5.
}
event-over =
    { $reason ->
        [escaped] Entkommen: { $player }, mit { $card } aus { $container }, und jeder Name der Akte stimmt: { $file }. Es gewinnt: { $winners }.
        [wrong-file] Entkommen: { $player }, mit { $card } aus { $container } und dieser Akte: { $file }. Etwas darin ist falsch. Niemand gewinnt.
        [captured] Gefasst: { $player }, mit { $card } aus { $container } und dieser Akte: { $file }. Ein indirekter Sieg, geteilt von: { $winners }.
        [stalled] Zu lange getrödelt und gefasst: { $player }. In der Akte stand: { $file }. Ein indirekter Sieg, geteilt von: { $winners }.
       *[limit] Runde { $turns } ist vorbei, und niemand hat sich getraut. Niemand gewinnt.
    }
    Die echte war { $code }, versteckt hier: { $place }. { $identities }.
event-over-file = { $name } als { $value }
event-over-identities = { $name }: { $value }

## Was gefragt ist

identity = Du bist { $name } ({ $colour }).
aim = Finde die echte Formel und alle Namen, dann raus aus der Stadt.
aim-of-all = Wer findet die echte Formel und alle Namen und kommt damit davon?
aim-flee = Entkomme: einmal allein am Flughafen oder fünfmal allein irgendwo.
aim-pursue = Fangt { $player }: Zwei auf demselben Feld genügen.
ask-hide = Versteck { $identity }, { $formula } und eine Zahnbürste: Koffer, Aktentasche, Schließfach, je eine Karte.
ask-bug = Legst du deine Wanze jetzt? Sie bleibt dort für immer.
ask-dial = Wohin geht dein Agent? Jetzt: { $here }.
ask-last-dial = Stell noch einmal ein: Es folgt keine Runde, aber wer die Flucht angesagt hat, flieht.
ask-flag = Dein Zeichen ist gesetzt: Wenn die letzte Scheibe steht, sagst du die Flucht an.
ask-informant = Wohin stellst du deinen Spitzel?
ask-search = Du bist allein auf { $here }: Wo schaust du nach? Noch erlaubt: { $looks }.
ask-draw = Du bist allein auf { $here }: Ziehst du eine V-Mann-Karte?
ask-spend = Allein auf { $here }: Zahlst du eine V-Mann-Karte von hier oder zwei andere, um die Fälschung zu lesen?
ask-unpaid = Allein auf { $here }, aber deine V-Mann-Karten passen nicht: Lässt du es dabei?
ask-stop = Hier gibt es für dich nichts mehr zu tun: Lässt du es dabei?
ask-file = Du fliehst: Welche Karte nimmst du mit, und wer ist wer? Es ist endgültig.
ask-name = Wer ist wer? Noch ohne Namen: { $players }.
ask-flight = Wohin fliehst du? Alleingänge: { $solos } von 5.
ask-pursuit = Wo suchst du { $player }? Alleingänge: { $solos } von 5.

idle-sealed = Deine Wahl steht.
idle-bug = Deine Wanze liegt schon, für immer.
idle-beside = Dein Agent steht diese Runde neben dem Plan.
idle-neutralised = Auf { $here } triffst du { $players }: Dort kann niemand handeln.
idle-nothing-here = Auf { $here } gibt es für dich nichts zu durchsuchen.
idle-no-card = Es ist keine V-Mann-Karte mehr da.
idle-no-mole = Ohne V-Mann-Karten ist auf { $here } nichts zu lesen.
idle-file = { $who ->
    [you] Du schreibst deine Akte.
   *[other] { $player } wählt eine Karte und schreibt auf, wer wer ist.
}

draft-hide = Du versteckst: { $cards }. Das ist endgültig.
draft-hide-cards = { $name }, { $value }
draft-bug = Deine Wanze kommt auf { $what }, für immer.
draft-no-bug = Du behältst deine Wanze.
draft-dial = Du stellst { $square } ein.
warn-dial = { $reason ->
    [none] { $square } gibt es nicht
    [here] Dein Agent steht schon auf { $square }
   *[closed] { $square } ist jetzt nicht offen
}: Dein Agent stünde diese Runde neben dem Plan.
choice-dial = { $who ->
    [you] Du stellst { $square } ein.
   *[other] { $player } stellt { $square } ein.
}
draft-informant = Dein Spitzel geht nach { $what }.
draft-leave = Dein Spitzel bleibt.
draft-search = Du schaust nach: { $what }.
draft-stop = Du lässt es dabei.
draft-draw = Du ziehst eine V-Mann-Karte.
draft-spend = Du zahlst { $cards }, um die Fälschung auf { $place } zu lesen.
draft-declare = Du willst fliehen. Wenn die letzte Scheibe steht, sagst du die Flucht an, und dann gibt es kein Zurück: eine Flucht, richtig oder falsch. Bis dahin kannst du widerrufen, und niemand weiß davon.
warn-declare = Achtung: Nach deinem eigenen Bogen kann deine Akte noch nicht vollständig sein. Mit einer falschen Akte gewinnt niemand.
draft-withdraw = Du nimmst dein Zeichen zurück. Niemand wird wissen, dass es gesetzt war.
draft-undial = Du nimmst deine Scheibe zurück und stellst sie neu.
draft-take = Du nimmst ungesehen die Karte: { $what }.
draft-name = In deiner Akte: { $pursuer } ist { $name }.

## Antworten

who-nobody = Du hast keine Karte; du schaust nur zu.
who-am-i = Du spielst { $colour }; dein Deckname ist { $name }.
who-hand = Deine V-Mann-Karten: { $cards }.
turn-over = Die Partie ist vorbei.
turn-setup = Der Tisch wird gedeckt.
turn-late = { $who ->
    [you] Der Zufall wählt für dich.
   *[other] Der Zufall wählt für { $player }.
}
turn-hide = Karten werden versteckt. Es wählen noch: { $players }.
turn-bug = Runde { $number }, Phase 1, Wanzen. Es wählen noch: { $players }.
turn-dial = Runde { $number }, Phase 2, Scheiben. Es wählen noch: { $players }.
turn-last = Die Runden sind vorbei. Die Scheiben werden noch einmal gestellt, nur damit die Zeichen gelesen werden können. Es wählen noch: { $players }.
turn-informant = Runde { $number }, Phase 3, Spitzel. Es wählen noch: { $players }.
turn-act = Runde { $number }, Phase 5. Am Zug: { $players }.
turn-draw = Runde { $number }: Eine V-Mann-Karte wird gezogen.
turn-lot = Es wird gelost.
turn-file = Die Fluchtakte wird geschrieben: { $players }.
turn-flight = Flucht, Runde { $flight }. Es wählen noch: { $players }.
no-points = Hier zählt niemand Punkte: Wer mit einer richtigen Akte entkommt, gewinnt.
score-flight = { $who ->
    [you] Deine Flucht: { $solos } von 5 Alleingängen in { $turn } Runden.
   *[other] Flucht von { $player }: { $solos } von 5 Alleingängen in { $turn } Runden.
}
clue-seen = { $who ->
    [you] Du ({ $colour }): { $counts }.
   *[other] { $player } ({ $colour }): { $counts }.
}
clue-seen-counts = { $name ->
    [containers] gesehene Verstecke: { $value }
    [fakes] gesehene Fälschungen: { $value }
   *[moles] V-Mann-Karten: { $value }
}
board-beside = Agenten neben dem Plan: { $players }.
board-lockers = Belegte Schließfächer: { $lockers }.
board-lockers-lockers = { $name } in { $value }
board-piles = V-Mann-Karten: { $pile } im Stapel, { $used } gespielt.
where-player = { $who ->
    [you] Du ({ $colour }): Agent { $agent }, Spitzel { $informant }, Wanze { $bug }.
   *[other] { $player } ({ $colour }): Agent { $agent }, Spitzel { $informant }, Wanze { $bug }.
}
where-card = { $card } ist hier: { $place }.
where-fake = Die Fälschung { $card } liegt auf { $place }.
where-unused = { $colour } spielt niemand.
at-square = Auf { $square }: { $pieces }.
at-square-pieces = { $name } { $value }
at-empty = Auf { $square }: niemand und nichts.
at-lockers = Hier belegte Schließfächer: { $colours }.
at-unseen = Hier hast du nicht nachgesehen: { $place }.
at-perhaps = Hier hast du nicht nachgesehen: { $place }; möglich sind { $cards }.
near-everywhere = Einen Stadtplan mit Wegen gibt es nicht: Von { $square } aus ist jedes offene Feld eine Scheibendrehung entfernt.
way-dial = Eine Drehung: { $example }
way-closed = { $square } ist dir jetzt verschlossen.
known-truth = Alles liegt offen. Die echte: { $code }. { $cards }.
known-truth-cards = { $name }: { $value }
known-unassisted = Dieser Tisch führt kein Blatt für dich; dein Gedächtnis ist deine Sache.
known-used = Gespielte V-Mann-Karten, die du kennst: { $cards }.
known-file = Deine Akte: { $file }.
known-file-file = { $name } ist { $value }
known-dealt = Du hast { $identity } und { $formula }; sonst noch nichts.
line-own = { $place }: { $card }. Von dir versteckt.
line-card = { $place }: { $card }. { $who ->
    [you] Du hast in Runde { $turn } nachgesehen.
   *[other] { $player } sah in Runde { $turn } nach, und du erfuhrst es.
}
line-fake = { $place }: die Fälschung von { $card }. { $who ->
    [you] Du hast sie in Runde { $turn } gelesen.
   *[other] { $player } las sie in Runde { $turn }, und deine Wanze hörte mit.
}
elim-kind = { $place }: Das muss { $kind } sein, denn anderes hat diese Farbe nicht übrig.
elim-name = { $who ->
    [you] Du bist { $name }.
   *[other] { $player } muss { $name } sein: Die fünf anderen Namen sind vergeben.
}
elim-formula = { $card } muss hier sein: { $place }. Alles andere ist gefunden.
elim-owner = { $card } muss bei { $colours } sein: Die fünf anderen Formeln sind gefunden.
elim-code = Die echte ist { $code }: Die fünf anderen liegen als Fälschungen aus.
elim-codes = Die echte ist eine von diesen: { $codes }. Die vier anderen liegen als Fälschungen aus.
file-complete = Deine Akte ist vollständig. Die echte ist { $code }, versteckt hier: { $place }.
file-incomplete = Deine Akte ist nicht vollständig. Ohne Namen: { $players }. Mögliche echte Formeln: { $codes }. Mögliche Verstecke der echten Karte: { $places }.
may-nothing = Im Augenblick nichts; auf dich wird nicht gewartet.
may-declare = Jederzeit und unbemerkt kannst du schreiben: { $example }
may-withdraw = Du hast heimlich die Flucht angesagt. Bis die letzte Scheibe steht, kannst du schreiben: { $example }
may-undial = Bis die letzte Scheibe steht, kannst du deine zurücknehmen; schreibe: { $example }
may-do = Du hast { $count } { $count ->
    [one] Möglichkeit.
   *[other] Möglichkeiten.
}

## Fehler

error-no-such-dial = Die Scheibe hat kein { $text }: Ihre Buchstaben sind B, F, G, H, V, VM, ihre Ziffern 1 bis 6, wie in { $example }.
error-dial-blocked = { $square } ist dir jetzt nicht offen, und dieser Tisch lehnt solche Scheiben ab; offen sind { $known }.
error-bug-square = Auf { $square } kann keine Wanze sein; möglich ist { $known }.
error-informant-square = Auf { $square } kann kein Spitzel stehen; möglich ist { $known }.
error-badly-hidden = Eine Karte kommt in den Koffer, eine in die Aktentasche, eine in dein Schließfach in { $known }; wie in { $example }.
error-cannot-search = Hier kannst du jetzt nicht nachschauen: { $container }. Du kannst: { $known }.
error-cannot-spend = { $place } öffnet sich für eine Karte { $place } oder für zwei, die keine sind; du kannst: { $known }.
error-not-dialled = Du hast deine Scheibe noch nicht gestellt; es gibt nichts zurückzunehmen.
error-dials-in = Jetzt kann keine Scheibe zurückgenommen werden: Das geht, bis die letzte steht.
error-no-flag-now = Erklären kann man sich während der Ermittlung, und nur dann.
error-no-flags = An diesem Tisch sagt niemand die Flucht an: Eine vollständige Akte flieht von selbst.
error-flag-is-down = Du hast keine Flucht angesagt; es gibt nichts zu widerrufen.
error-flag-is-up = Du hast die Flucht schon angesagt; { $example } nimmt es zurück.
error-file-open = An diesem Tisch darf nur eine vollständige Akte fliehen, und nach deinem eigenen Bogen ist deine es noch nicht.
error-no-such-container = { $text } ist keines der 18 Verstecke: eine Farbe mit Koffer, Aktentasche oder Schließfach, wie in { $example }.
error-file-order = Die nächste Zeile deiner Akte ist { $player }.
error-name-not-free = { $name } ist für { $pursuer } nicht frei: weder dein eigener Name noch schon vergebene sind es; frei sind { $known }.
error-no-such-pursuer = { $word } ist kein Verfolger ohne Zeile; die Zeilen der Akte sind { $known }.
error-no-such-name = Einen Namen { $name } gibt es nicht; es gibt { $known }.
error-no-such-cell = Das Blatt hat kein Feld { $place }; es hat { $known }.

## Gegner und was sie glauben

claim = { $secret }: { $answer }
word-code = der wahre Code
word-complete = schon vollständig
word-open = noch offen
word-ready-p1 = die Akte von Spieler 1
word-ready-p2 = die Akte von Spieler 2
word-ready-p3 = die Akte von Spieler 3
word-ready-p4 = die Akte von Spieler 4
word-ready-p5 = die Akte von Spieler 5
word-ready-p6 = die Akte von Spieler 6
bot-easy = Leicht
bot-easy-about = Ein Anfänger: geht dorthin, wo es etwas zu finden gibt, und fragt sich selten, wer noch dorthin geht.
bot-normal = Normal
bot-normal-about = Rechnet nach, wie viele Züge jeder noch braucht, und geht dorthin, wo es allein sein wird.
bot-hard = Schwer
bot-hard-about = Wie Normal, denkt aber länger über jede Scheibe nach und über den Augenblick der Flucht.
bot-archivist = Der Archivar
bot-archivist-about = Liest alles, meldet sich spät, und dann stimmt alles.
bot-gambler = Der Glücksspieler
bot-gambler-about = Flieht mit einer halben Akte und starken Nerven.
bot-shadow = Der Schatten
bot-shadow-about = Steht gern dort, wo andere suchen wollen, und hört sich den Rest an.
bot-greyman = Der Graue
bot-greyman-about = Meidet Felder, die verraten, was er noch sucht.

## Was man sich sagt

phrase-i-go-to = { $square }: Da gehe ich hin.
phrase-keep-away-from = { $square }: Bleibt da weg.
phrase-i-know-what-is-in = { $container }: Ich weiß, was drin ist.
phrase-who-has-seen = { $container }: Wer hat hineingesehen?
phrase-you-are = { $who ->
    [you] Du bist { $pseudonym }, wetten?
   *[other] { $player } ist { $pseudonym }, wetten?
}

## Was geschehen ist, in wenigen Worten: Wer es war, steht daneben

brief-neutralised = zu viele auf { $square }: { $players }
brief-limit-near = noch { $left } Runden; die letzte: { $last }
brief-dials-back = ein Zeichen: Scheiben zurück, ungezeigt
brief-flag-up = dein Zeichen ist gesetzt
brief-hiding = { $colours }
brief-hiding-colours = { $name } { $value }
brief-bugs = Wanzen: { $squares }
brief-bugs-squares = { $name } { $value }
brief-informants = Spitzel: { $squares }
brief-informants-squares = { $name } { $value }
brief-dials = Scheiben: { $dials }
brief-dials-dials = { $name } { $value }
brief-beside = neben dem Plan: { $players }
brief-searched = durchsucht: { $container }
brief-read = { $place }: Fälschung gelesen ({ $cards })
brief-saw = { $place }: { $card }
brief-saw-fake = { $place }: Fälschung ist { $card }
brief-watched = Zuschauer: { $players }
brief-draws = zieht eine V-Mann-Karte
brief-no-card = keine V-Mann-Karte mehr
brief-drew = V-Mann-Karte: { $card }
brief-flees = flieht
brief-took = Karte genommen: { $container }
brief-filed = Akte versiegelt
brief-chase = { $square }, Verfolger: { $pursuers }
brief-hides = neben dem Plan
