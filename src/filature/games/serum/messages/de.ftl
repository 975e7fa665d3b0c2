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
    .at = im Koffer
    .to = in den Koffer
word-briefcase = Aktentasche
    .at = in der Aktentasche
    .to = in die Aktentasche
word-locker = Schließfach
    .at = im Schließfach
    .to = ins Schließfach
word-red-suitcase = der rote Koffer
    .at = im roten Koffer
    .to = in den roten Koffer
    .from = aus dem roten Koffer
word-red-briefcase = die rote Aktentasche
    .at = in der roten Aktentasche
    .to = in die rote Aktentasche
    .from = aus der roten Aktentasche
word-red-locker = das rote Schließfach
    .at = im roten Schließfach
    .to = ins rote Schließfach
    .from = aus dem roten Schließfach
word-yellow-suitcase = der gelbe Koffer
    .at = im gelben Koffer
    .to = in den gelben Koffer
    .from = aus dem gelben Koffer
word-yellow-briefcase = die gelbe Aktentasche
    .at = in der gelben Aktentasche
    .to = in die gelbe Aktentasche
    .from = aus der gelben Aktentasche
word-yellow-locker = das gelbe Schließfach
    .at = im gelben Schließfach
    .to = ins gelbe Schließfach
    .from = aus dem gelben Schließfach
word-green-suitcase = der grüne Koffer
    .at = im grünen Koffer
    .to = in den grünen Koffer
    .from = aus dem grünen Koffer
word-green-briefcase = die grüne Aktentasche
    .at = in der grünen Aktentasche
    .to = in die grüne Aktentasche
    .from = aus der grünen Aktentasche
word-green-locker = das grüne Schließfach
    .at = im grünen Schließfach
    .to = ins grüne Schließfach
    .from = aus dem grünen Schließfach
word-black-suitcase = der schwarze Koffer
    .at = im schwarzen Koffer
    .to = in den schwarzen Koffer
    .from = aus dem schwarzen Koffer
word-black-briefcase = die schwarze Aktentasche
    .at = in der schwarzen Aktentasche
    .to = in die schwarze Aktentasche
    .from = aus der schwarzen Aktentasche
word-black-locker = das schwarze Schließfach
    .at = im schwarzen Schließfach
    .to = ins schwarze Schließfach
    .from = aus dem schwarzen Schließfach
word-lilac-suitcase = der lila Koffer
    .at = im lila Koffer
    .to = in den lila Koffer
    .from = aus dem lila Koffer
word-lilac-briefcase = die lila Aktentasche
    .at = in der lila Aktentasche
    .to = in die lila Aktentasche
    .from = aus der lila Aktentasche
word-lilac-locker = das lila Schließfach
    .at = im lila Schließfach
    .to = ins lila Schließfach
    .from = aus dem lila Schließfach
word-blue-suitcase = der blaue Koffer
    .at = im blauen Koffer
    .to = in den blauen Koffer
    .from = aus dem blauen Koffer
word-blue-briefcase = die blaue Aktentasche
    .at = in der blauen Aktentasche
    .to = in die blaue Aktentasche
    .from = aus der blauen Aktentasche
word-blue-locker = das blaue Schließfach
    .at = im blauen Schließfach
    .to = ins blaue Schließfach
    .from = aus dem blauen Schließfach
word-H1 = H1
    .byword = rotes Hotel, „Mafiosi“
    .at = im roten Hotel (H1)
    .to = ins rote Hotel (H1)
    .from = vom roten Hotel (H1)
word-H2 = H2
    .byword = gelbes Hotel
    .at = im gelben Hotel (H2)
    .to = ins gelbe Hotel (H2)
    .from = vom gelben Hotel (H2)
word-H3 = H3
    .byword = grünes Hotel
    .at = im grünen Hotel (H3)
    .to = ins grüne Hotel (H3)
    .from = vom grünen Hotel (H3)
word-H4 = H4
    .byword = schwarzes Hotel
    .at = im schwarzen Hotel (H4)
    .to = ins schwarze Hotel (H4)
    .from = vom schwarzen Hotel (H4)
word-H5 = H5
    .byword = lila Hotel
    .at = im lila Hotel (H5)
    .to = ins lila Hotel (H5)
    .from = vom lila Hotel (H5)
word-H6 = H6
    .byword = blaues Hotel
    .at = im blauen Hotel (H6)
    .to = ins blaue Hotel (H6)
    .from = vom blauen Hotel (H6)
word-B1 = B1
    .byword = Bahnhof
    .at = am Bahnhof (B1)
    .to = zum Bahnhof (B1)
    .from = vom Bahnhof (B1)
word-F1 = F1
    .byword = Flughafen
    .at = am Flughafen (F1)
    .to = zum Flughafen (F1)
    .from = vom Flughafen (F1)
word-V1 = V1
    .byword = Maulwurfsfeld
    .at = auf dem Maulwurfsfeld (V1)
    .to = aufs Maulwurfsfeld (V1)
    .from = vom Maulwurfsfeld (V1)
word-V2 = V2
    .byword = Maulwurfsfeld
    .at = auf dem Maulwurfsfeld (V2)
    .to = aufs Maulwurfsfeld (V2)
    .from = vom Maulwurfsfeld (V2)
word-V3 = V3
    .byword = Bahnhofsplatz
    .at = auf dem Bahnhofsplatz (V3)
    .to = auf den Bahnhofsplatz (V3)
    .from = vom Bahnhofsplatz (V3)
word-G1 = G1
    .byword = Labor
    .at = im Labor (G1)
    .to = ins Labor (G1)
    .from = vom Labor (G1)
word-G2 = G2
    .byword = Bar
    .at = in der Bar (G2)
    .to = in die Bar (G2)
    .from = von der Bar (G2)
word-G3 = G3
    .byword = Park
    .at = im Park (G3)
    .to = in den Park (G3)
    .from = vom Park (G3)
word-G4 = G4
    .byword = Botschaft
    .at = in der Botschaft (G4)
    .to = in die Botschaft (G4)
    .from = von der Botschaft (G4)
word-G5 = G5
    .byword = Bibliothek
    .at = in der Bibliothek (G5)
    .to = in die Bibliothek (G5)
    .from = von der Bibliothek (G5)
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
    .at = neben dem Plan
    .to = neben den Plan
    .from = von dort
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
word-declare = ansagen
word-withdraw = widerrufe
word-undial = zurückdrehen
word-late = spät
word-take = nimm
word-file = Akte
form-at = auf { $word }
form-to = nach { $word }

## Was geschehen ist

event-dealt = Du bekommst: { $card }.
event-hiding = { CAPITAL($colours) }. Alle verstecken drei Karten.
event-hiding-colours = { $name }: { $value }
event-hidden = Du hast versteckt: { $cards }.
event-hidden-cards = { $value } { $name_at }
event-lockers = Belegte Schließfächer: { $lockers }.
event-lockers-lockers = { $name } { $value_at }
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
event-drawn-hiding-cards = { $value } { $name_at }
event-drawn-dial = Der Zufall stellt für dich { $square } ein.
event-bugs = Neue Wanzen: { $squares }.
event-bugs-squares = { $name } { $value_at }
event-no-bugs = Keine neue Wanze.
event-informants = Spitzel ziehen um: { $squares }.
event-informants-squares = { $name } { $value_to }
event-no-informants = Alle Spitzel bleiben.
event-dials = Die Scheiben: { $dials }.
event-dials-dials = { $name } { $value }
event-beside = Ungültige Scheibe, neben dem Plan: { $players }.
event-neutralised = Zu viele Agenten { $square_at }, dort kann niemand handeln: { $players }.
event-stopped = { $who ->
    [you] Du lässt es dabei.
   *[other] { $player } lässt es dabei.
}
event-searched = { $who ->
    [you] Du schaust { $container_at } nach.
   *[other] { $player } schaut { $container_at } nach.
}
event-read = { $who ->
    [you] Du zahlst { $cards ->
        [one] eine Maulwurfskarte
       *[other] zwei Maulwurfskarten
    } und liest die Fälschung { $place_at }.
   *[other] { $player } zahlt { $cards ->
        [one] eine Maulwurfskarte
       *[other] zwei Maulwurfskarten
    } und liest die Fälschung { $place_at }.
}
event-saw = { $who ->
    [you] Du findest { $card } { $place_at }.
   *[other] Dir wird gemeldet: { $player } fand { $card } { $place_at }.
}
event-saw-fake = { $who ->
    [you] Die Fälschung { $place_at } ist { $card }. Die ist es also nicht.
   *[other] Deine Wanze meldet: Die Fälschung { $place_at } ist { $card }. Die ist es also nicht.
}
event-watched = Zugesehen haben: { $players }.
event-draws = { $who ->
    [you] Du ziehst eine Maulwurfskarte.
   *[other] { $player } zieht eine Maulwurfskarte.
}
event-no-card = { $who ->
    [you] Für dich ist keine Maulwurfskarte mehr da.
   *[other] Für { $player } ist keine Maulwurfskarte mehr da.
}
event-drew = Es ist eine Maulwurfskarte { $card }.
event-reshuffled = Die gespielten Maulwurfskarten werden gemischt: { $cards } im neuen Stapel.
event-flag-up = Dein Zeichen ist gesetzt: Wenn die letzte Scheibe steht, sagst du die Flucht an. Niemand sonst weiß es, und bis dahin kannst du widerrufen.
event-flag-down = Dein Zeichen ist zurückgenommen. Niemand hat etwas bemerkt.
event-last-dials = Runde { $last } war die letzte. Stellt noch einmal eure Scheiben: Sie bleiben verdeckt, aber wenn die letzte steht, flieht, wer die Flucht angesagt hat.
event-dials-back = Jemand sagt die Flucht an: Die Runde wird nicht gespielt, und die Scheiben gehen ungezeigt zurück.
event-bugs-back = Zurück auf die Hand gehen die Wanzen dieser Runde: { $players }.
event-declared = Flucht angesagt: { $players }.
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
    [you] Du nimmst ungesehen die Karte { $container_from }.
   *[other] { $player } nimmt ungesehen die Karte { $container_from }.
}
event-file = Deine Akte: { $file }.
event-file-file = { $name }: { $value }
event-filed = { $who ->
    [you] Deine Akte ist versiegelt. Lauf.
   *[other] { $player } hat eine Akte versiegelt. Die Jagd beginnt.
}
event-chase = { $who ->
    [you] Du bist { $square_at }, { $pursuers ->
        [0] allein. Alleingänge: { $solos } von 5.
        [one] mit einem Verfolger. Das geht noch.
       *[other] mit { $pursuers } Verfolgern. Das sind zu viele.
    }
   *[other] { $player } ist { $square_at }, { $pursuers ->
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
        [escaped] { $who ->
            [you] Du entkommst
           *[other] { $player } entkommt
        } mit der Karte { $container_from } ({ $card }), und jeder Name der Akte stimmt: { $file }. Gewonnen: { $winners }.
        [wrong-file] { $who ->
            [you] Du entkommst
           *[other] { $player } entkommt
        } mit der Karte { $container_from } ({ $card }), aber etwas in der Akte ist falsch: { $file }. Niemand gewinnt.
        [captured] { $who ->
            [you] Du wirst gefasst
           *[other] { $player } wird gefasst
        }, mit der Karte { $container_from } ({ $card }) und dieser Akte: { $file }. Ein indirekter Sieg, geteilt von: { $winners }.
        [stalled] { $who ->
            [you] Du hast zu lange getrödelt und wirst gefasst.
           *[other] { $player } hat zu lange getrödelt und wird gefasst.
        } In der Akte stand: { $file }. Ein indirekter Sieg, geteilt von: { $winners }.
       *[limit] Runde { $turns } ist vorbei, und niemand hat sich getraut. Niemand gewinnt.
    }
    Die echte war { $code }, versteckt { $place_at }. { CAPITAL($identities) }.
event-over-file = { $value_is ->
    [unsaid] { $name } ohne Namen
   *[other] { $name } als { $value }
}
event-over-identities = { $name }: { $value }

## Was gefragt ist

identity = Du bist { $name } ({ $colour }).
aim = Finde die echte Formel und alle Namen, dann raus aus der Stadt.
aim-of-all = Wer findet die echte Formel und alle Namen und kommt damit davon?
aim-flee = Entkomme: einmal allein am Flughafen oder fünfmal allein irgendwo.
aim-pursue = Fangt { $player }: Zwei auf demselben Feld genügen.
ask-hide = Versteck { $identity }, { $formula } und eine Zahnbürste: Koffer, Aktentasche, Schließfach, je eine Karte.
ask-bug = Legst du deine Wanze jetzt? Sie bleibt dort für immer.
ask-dial = Dein Agent ist { $here_at }: Wohin geht er?
ask-last-dial = Stell noch einmal ein: Es folgt keine Runde, aber wer die Flucht angesagt hat, flieht.
ask-flag = Dein Zeichen ist gesetzt: Wenn die letzte Scheibe steht, sagst du die Flucht an.
ask-informant = Wohin stellst du deinen Spitzel?
ask-search = Allein { $here_at }: Wo schaust du nach? Noch erlaubt: { $looks }.
ask-draw = Allein { $here_at }: Ziehst du eine Maulwurfskarte?
ask-spend = Allein { $here_at }: Zahlst du eine Maulwurfskarte von hier oder zwei andere, um die Fälschung zu lesen?
ask-unpaid = Allein { $here_at }, aber deine Maulwurfskarten passen nicht: Lässt du es dabei?
ask-stop = Hier gibt es für dich nichts mehr zu tun: Lässt du es dabei?
ask-file = Du fliehst: Welche Karte nimmst du mit, und wer ist wer? Es ist endgültig.
ask-name = Wer ist wer? Noch ohne Namen: { $players }.
ask-flight = Wohin fliehst du? Alleingänge: { $solos } von 5.
ask-pursuit = Wo suchst du { $player }? Alleingänge: { $solos } von 5.

idle-sealed = Deine Wahl steht.
idle-bug = Deine Wanze liegt schon, für immer.
idle-beside = Dein Agent steht diese Runde neben dem Plan.
idle-neutralised = { CAPITAL($here_at) } triffst du { $players }: Dort kann niemand handeln.
idle-nothing-here = { CAPITAL($here_at) } gibt es für dich nichts zu durchsuchen.
idle-no-card = Es ist keine Maulwurfskarte mehr da.
idle-no-mole = Ohne Maulwurfskarten ist { $here_at } nichts zu lesen.
idle-file = { $who ->
    [you] Du schreibst deine Akte.
   *[other] { $player } wählt eine Karte und schreibt auf, wer wer ist.
}

draft-hide = Du versteckst: { $cards }. Das ist endgültig.
draft-hide-cards = { $value } { $name_at }
draft-bug = Deine Wanze kommt { $what_to }, für immer.
draft-no-bug = Du behältst deine Wanze.
draft-dial = Du stellst { $square } ein.
warn-dial = { $reason ->
    [none] { $square } gibt es nicht: Dein Agent käme diese Runde neben den Plan.
    [here] Dein Agent ist schon { $square_at }: Er käme diese Runde neben den Plan.
   *[closed] { $square } ist jetzt nicht offen: Dein Agent käme diese Runde neben den Plan.
}
draft-informant = Dein Spitzel geht { $what_to }.
draft-leave = Dein Spitzel bleibt.
draft-search = Du schaust { $what_at } nach.
draft-stop = Du lässt es dabei.
draft-draw = Du ziehst eine Maulwurfskarte.
draft-spend = Du zahlst { $cards }, um die Fälschung { $place_at } zu lesen.
draft-declare = Du willst fliehen. Wenn die letzte Scheibe steht, sagst du die Flucht an, und dann gibt es kein Zurück: eine Flucht, richtig oder falsch. Bis dahin kannst du widerrufen, und niemand weiß davon.
warn-declare = Achtung: Nach deinem eigenen Bogen kann deine Akte noch nicht vollständig sein. Mit einer falschen Akte gewinnt niemand.
draft-withdraw = Du nimmst dein Zeichen zurück. Niemand wird wissen, dass es gesetzt war.
draft-undial = Du nimmst deine Scheibe zurück und stellst sie neu.
draft-take = Du nimmst ungesehen die Karte { $what_from }.
draft-name = In deiner Akte: { $pursuer } ist { $name }.

## Antworten

who-nobody = Du hast keine Karte; du schaust nur zu.
who-am-i = Du spielst { $colour }; dein Deckname ist { $name }.
who-hand = Deine Maulwurfskarten: { $cards }.
turn-over = Die Partie ist vorbei.
turn-setup = Der Tisch wird vorbereitet.
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
turn-draw = Runde { $number }: Eine Maulwurfskarte wird gezogen.
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
   *[moles] Maulwurfskarten: { $value }
}
board-beside = Agenten neben dem Plan: { $players }.
board-lockers = Belegte Schließfächer: { $lockers }.
board-lockers-lockers = { $name } { $value_at }
board-piles = Maulwurfskarten: { $pile } im Stapel, { $used } gespielt.
where-player = { $who ->
    [you] Du ({ $colour }): Agent { $agent }, Spitzel { $informant }, Wanze { $bug }.
   *[other] { $player } ({ $colour }): Agent { $agent }, Spitzel { $informant }, Wanze { $bug }.
}
where-card = { CAPITAL($card) } ist { $place_at }.
where-fake = Die Fälschung von { $card } liegt { $place_at }.
where-unused = { $colour } spielt niemand.
at-square = { CAPITAL($square_at) }: { $pieces }.
at-square-pieces = { $name } ({ $value })
at-empty = { CAPITAL($square_at) }: niemand und nichts.
at-lockers = Hier belegte Schließfächer: { $colours }.
at-unseen = Du hast { $place_at } nicht nachgesehen.
at-perhaps = Du hast { $place_at } nicht nachgesehen; möglich sind { $cards }.
near-everywhere = Einen Stadtplan mit Wegen gibt es nicht: { CAPITAL($square_from) } aus ist jedes offene Feld eine Scheibendrehung entfernt.
way-dial = Eine Drehung: { $example }
way-closed = { $square } ist dir jetzt verschlossen.
known-truth = Alles liegt offen. Die echte: { $code }. { CAPITAL($cards) }.
known-truth-cards = { $name }: { $value }
known-unassisted = Dieser Tisch führt keinen Bogen für dich; dein Gedächtnis ist deine Sache.
known-used = Gespielte Maulwurfskarten, die du kennst: { $cards }.
known-file = Deine Akte: { $file }.
known-file-file = { $name }: { $value }
known-dealt = Du hast { $identity } und { $formula }; sonst noch nichts.
line-own = { CAPITAL($place_at) }: { $card }. Von dir versteckt.
line-card = { CAPITAL($place_at) }: { $card }. { $who ->
    [you] Du hast in Runde { $turn } nachgesehen.
   *[other] { $player } sah in Runde { $turn } nach, und du erfuhrst es.
}
line-fake = { CAPITAL($place_at) }: die Fälschung von { $card }. { $who ->
    [you] Du hast sie in Runde { $turn } gelesen.
   *[other] { $player } las sie in Runde { $turn }, und deine Wanze hörte mit.
}
elim-kind = { CAPITAL($place_at) } muss { $kind } sein, denn anderes hat diese Farbe nicht übrig.
elim-name = { $who ->
    [you] Du bist { $name }.
   *[other] { $player } muss { $name } sein: Die fünf anderen Namen sind vergeben.
}
elim-formula = { $card } muss { $place_at } sein. Alles andere ist gefunden.
elim-owner = { $card } muss bei { $colours } sein: Die fünf anderen Formeln sind gefunden.
elim-code = Die echte ist { $code }: Die fünf anderen liegen als Fälschungen aus.
elim-codes = Die echte ist eine von diesen: { $codes }. Die vier anderen liegen als Fälschungen aus.
file-complete = Deine Akte ist vollständig. Die echte ist { $code }, versteckt { $place_at }.
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
error-bug-square = Eine Wanze kann nicht { $square_at } sein; möglich ist { $known }.
error-informant-square = Ein Spitzel kann nicht { $square_at } stehen; möglich ist { $known }.
error-badly-hidden = Eine Karte kommt in den Koffer, eine in die Aktentasche, eine in dein Schließfach { $known_at }; wie in { $example }.
error-cannot-search = Du kannst jetzt nicht { $container_at } nachschauen. Du kannst: { $known }.
error-cannot-spend = Um { $place_at } zu lesen, zahlst du eine Maulwurfskarte { $place } oder zwei andere; du kannst: { $known }.
error-not-dialled = Du hast deine Scheibe noch nicht gestellt; es gibt nichts zurückzunehmen.
error-dials-in = Jetzt kann keine Scheibe zurückgenommen werden: Das geht, bis die letzte steht.
error-no-flag-now = Die Flucht ansagen kann man während der Ermittlung, und nur dann.
error-no-flags = An diesem Tisch sagt niemand die Flucht an: Eine vollständige Akte flieht von selbst.
error-flag-is-down = Du hast keine Flucht angesagt; es gibt nichts zu widerrufen.
error-flag-is-up = Du hast die Flucht schon angesagt; { $example } nimmt es zurück.
error-file-open = An diesem Tisch darf nur eine vollständige Akte fliehen, und nach deinem eigenen Bogen ist deine es noch nicht.
error-no-such-container = { $text } ist keines der 18 Verstecke: eine Farbe mit Koffer, Aktentasche oder Schließfach, wie in { $example }.
error-file-order = Die nächste Zeile deiner Akte ist { $player }.
error-name-not-free = { $name } ist für { $pursuer } nicht frei: weder dein eigener Name noch schon vergebene sind es; frei sind { $known }.
error-no-such-pursuer = { $word } ist kein Verfolger ohne Zeile; die Zeilen der Akte sind { $known }.
error-no-such-name = Einen Namen { $name } gibt es nicht; es gibt { $known }.
error-no-such-cell = Der Bogen hat kein Feld { $place }; er hat { $known }.

## Gegner und was sie glauben

claim = { $secret }: { $answer }
word-code = der wahre Code
word-complete = schon vollständig
word-open = noch offen
word-ready-p1 = die Akte von { $p1 }
word-ready-p2 = die Akte von { $p2 }
word-ready-p3 = die Akte von { $p3 }
word-ready-p4 = die Akte von { $p4 }
word-ready-p5 = die Akte von { $p5 }
word-ready-p6 = die Akte von { $p6 }
bot-easy = Leicht
bot-easy-about = Ein Anfänger: geht dorthin, wo es etwas zu finden gibt, und fragt sich selten, wer noch dorthin geht.
bot-normal = Normal
bot-normal-about = Rechnet nach, wie viele Runden jeder noch braucht, und geht dorthin, wo er allein sein wird.
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

phrase-i-go-to = Ich gehe { $square_to }.
phrase-keep-away-from = Geht nicht { $square_to }!
phrase-i-know-what-is-in = Ich weiß, was { $container_at } ist.
phrase-who-has-seen = Wer hat { $container_at } nachgesehen?
phrase-you-are = { $who ->
    [you] Du bist { $pseudonym }, wetten?
   *[other] { $player } ist { $pseudonym }, wetten?
}

## Was geschehen ist, in wenigen Worten: Wer es war, steht daneben

brief-neutralised = zu viele { $square_at }: { $players }
brief-limit-near = Runden übrig: { $left }; die letzte: { $last }
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
brief-searched = schaut { $container_at } nach
brief-read = { $place }: Fälschung gelesen ({ $cards })
brief-saw = { $place }: { $card }
brief-saw-fake = { $place }: Fälschung ist { $card }
brief-watched = zugesehen: { $players }
brief-draws = zieht eine Maulwurfskarte
brief-no-card = keine Maulwurfskarte mehr
brief-drew = Maulwurfskarte: { $card }
brief-flees = flieht
brief-took = nimmt die Karte { $container_from }
brief-filed = Akte versiegelt
brief-chase = { $square }, Verfolger: { $pursuers }
brief-hides = neben dem Plan
