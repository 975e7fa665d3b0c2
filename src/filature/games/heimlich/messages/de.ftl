### Heimlich & Co.: Wörter, Ereignisse und Antworten, Deutsch.

heimlich-name = Heimlich & Co.
heimlich-length = 45 Minuten
heimlich-feel = Bluffen ohne Wimpernzucken, ein Würfel, schnelle Züge.
heimlich-pitch = Zwölf Orte, ein Dossier, und jeder zieht die Agenten von allen. Bring deinen ins Ziel, ohne zu verraten, welcher es ist. Die tastbare Ausgabe heißt „Les agents secrets“.

## Wörter der Notation

word-orange = Orange
    .byword = glatt
word-violet = Violett
    .byword = körnig
word-red = Rot
    .byword = Samt
word-blue = Blau
    .byword = kratzig
word-grey = Grau
    .byword = Linien
word-yellow = Gelb
    .byword = Filz
word-green = Grün
    .byword = Wellen
word-chapel = die Kapelle
    .typed = Kapelle
    .at = in der Kapelle
    .to = zur Kapelle
    .from = von der Kapelle
word-H1 = Haus 1
    .at = in Haus 1
    .to = zu Haus 1
    .from = von Haus 1
word-H2 = Haus 2
    .at = in Haus 2
    .to = zu Haus 2
    .from = von Haus 2
word-H3 = Haus 3
    .at = in Haus 3
    .to = zu Haus 3
    .from = von Haus 3
word-H4 = Haus 4
    .at = in Haus 4
    .to = zu Haus 4
    .from = von Haus 4
word-H5 = Haus 5
    .at = in Haus 5
    .to = zu Haus 5
    .from = von Haus 5
word-H6 = Haus 6
    .at = in Haus 6
    .to = zu Haus 6
    .from = von Haus 6
word-H7 = Haus 7
    .at = in Haus 7
    .to = zu Haus 7
    .from = von Haus 7
word-H8 = Haus 8
    .at = in Haus 8
    .to = zu Haus 8
    .from = von Haus 8
word-H9 = Haus 9
    .at = in Haus 9
    .to = zu Haus 9
    .from = von Haus 9
word-H10 = Haus 10
    .at = in Haus 10
    .to = zu Haus 10
    .from = von Haus 10
word-ruin = die Ruine
    .typed = Ruine
    .at = in der Ruine
    .to = zur Ruine
    .from = von der Ruine
word-independent = unabhängig
word-nobody = niemand
word-dossier = Dossier
word-pick = Wahl
word-report = Bericht

## Was geschah

event-colours = Im Spiel: { $agents }. { $independents ->
    [0] Jeder Agent gehört jemandem.
    [one] Ein Agent gehört niemandem.
   *[other] { $independents } Agenten gehören niemandem.
}
event-dealt = Deine Karte: Du bist { $agent }. Behalte es für dich.
event-rolled-for-start = { $who ->
    [you] Du würfelst eine { $die } um den ersten Zug.
   *[other] { $player } würfelt eine { $die } um den ersten Zug.
}
event-start-tied = Gleichstand, noch ein Wurf: { $players }.
event-starts = { $who ->
    [you] Du fängst an.
   *[other] { $player } fängt an.
}
event-rolled = { $who ->
    [you] Du würfelst { $die }.
   *[other] { $player } würfelt { $die }.
}
event-rolled-one-to-three = { $who ->
    [you] Du würfelst die Seite 1 bis 3 und darfst wählen.
   *[other] { $player } würfelt die Seite 1 bis 3 und darf wählen.
}
event-picked = { $who ->
    [you] Du wählst { $die }.
   *[other] { $player } wählt { $die }.
}
event-moved = { $who ->
    [you] Du ziehst { $steps }.
   *[other] { $player } zieht { $steps }.
}
event-moved-steps = { $name } { $value } weiter, bis { $places_to }
event-counted = { $who ->
    [you] Du löst { $place_at } eine Wertung aus. { $gains_is ->
        [none] Keine Punkte.
       *[some] { CAPITAL($gains) }.
    }
   *[other] { $player } löst { $place_at } eine Wertung aus. { $gains_is ->
        [none] Keine Punkte.
       *[some] { CAPITAL($gains) }.
    }
}
event-counted-gains = { $value ->
    [0] { "" }
   *[other] { $name } { SIGNED($value) }, jetzt { $scores }
}
event-report-asked = Ein Agent hat 29 oder mehr Punkte: Alle schreiben einen Bericht.
event-report-filed = Dein Bericht: { $report }.
event-report-filed-report = { $name }: { $value }
event-reported = { $who ->
    [you] Dein Bericht ist abgegeben.
   *[other] { $player } hat den Bericht abgegeben.
}
event-dossier-moved = { $who ->
    [you] Du bringst das Dossier { $place_to }.
   *[other] { $player } bringt das Dossier { $place_to }.
}
event-dossier-left = { $who ->
    [you] Du lässt das Dossier { $place_at } liegen.
   *[other] { $player } lässt das Dossier { $place_at } liegen.
}
event-over =
    Die Masken fallen! { $owners }.
    { $reason ->
        [goal] Zuerst bei 42: { $agents }. { $tied ->
            [yes] Sie liegen gleichauf. Unentschieden: { $winners }.
           *[no] Gewonnen: { $winners }.
        }
        [independent] Zuerst bei 42: { $agents }, gehört niemandem. Niemand gewinnt.
        [report]
            Berichte: { $reports }.
            Endstand: { $totals }.
            { $tied ->
                [yes] Auch sonst trennt sie nichts. Unentschieden: { $winners }.
               *[no] Gewonnen: { $winners }.
            }
        [blocked]
            Berichte: { $reports }.
            Endstand: { $totals }.
            Ein unabhängiger Agent liegt vor allen: Niemand gewinnt.
        [unreported]
            Das Spiel endet, bevor Berichte verlangt wurden.
            Endstand: { $scores }.
            Gewonnen: { $winners }.
        [unreported-blocked]
            Das Spiel endet, bevor Berichte verlangt wurden.
            Endstand: { $scores }.
            Ein unabhängiger Agent liegt vor allen: Niemand gewinnt.
       *[cap] Der letzte Zug ist gespielt und niemand hat 42 Punkte. Niemand gewinnt.
    }
event-over-owners = { $name }: { $value }
event-over-reports = { $name }: { $value }
event-over-reports-value = { $name } = { $value }
event-over-scores = { $name } { $value }
event-over-totals = { $name } { $value }, davon { $bonus } für { $correct } { $correct ->
    [one] richtige Zeile
   *[other] richtige Zeilen
}

## Was gefragt wird

identity = Du bist { $agent }.
aim-basic = Bring { $agent } auf 42 Punkte und bleib unerkannt.
aim-advanced = Mach Punkte mit { $agent }, enttarne die anderen, bleib unerkannt.
aim-of-all-basic = Wessen Agent zuerst 42 hat, gewinnt – nur wessen ist er?
aim-of-all-advanced = Punkte zählen, richtige Verdächtigungen auch – nur wer ist wer?
ask-move = { $die ->
    [one] Gib 1 Schritt an irgendeinen Agenten.
   *[other] Verteile { $die } Schritte auf beliebige Agenten.
}
ask-dossier = Wohin legst du das Dossier?
ask-pick = Wie viele Schritte nimmst du: 1, 2 oder 3?
ask-report = Dein Bericht: Wem gehört welcher Agent? Jede richtige Zeile bringt 5 Punkte, und er ist endgültig.
idle-reported = Dein Bericht ist abgegeben.

draft-step = { $agent } geht { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}, { $from_from } { $to_to }.
draft-no-count = Keine Wertung.
draft-count = Das löst { $place_at } eine Wertung aus. { $gains_is ->
    [none] Keine Punkte.
   *[some] { CAPITAL($gains) }.
}
draft-count-gains = { $value ->
    [0] { "" }
   *[other] { $name } { SIGNED($value) }
}
draft-end = Ein Agent erreicht 42: Das Spiel ist aus.
draft-report = Ein Agent erreicht 29 oder mehr: Alle schreiben dann einen Bericht.
draft-dossier = Das Dossier kommt { $what_to }.
draft-dossier-left = Das Dossier bleibt { $what_at } liegen.
draft-pick = Du wählst { $what }.
draft-line = { $agent }: { $owner }

## Antworten

who-nobody = Du hast keine Karte; du schaust nur zu.
who-am-i = Du bist { $agent }, { $place_at }, mit { $score } { $score ->
    [one] Punkt
   *[other] Punkten
}.
turn-over = Das Spiel ist aus.
turn-setup = Der Tisch wird vorbereitet.
turn-report = Die Berichte werden geschrieben. Es fehlen noch: { $players }.
turn-roll = Zug { $turn }: { $who ->
    [you] Du bist mit Würfeln dran.
   *[other] { $player } wird gleich würfeln.
}
turn-pick = Zug { $turn }: { $who ->
    [you] Wähle 1, 2 oder 3.
   *[other] { $player } wählt 1, 2 oder 3.
}
turn-move = Zug { $turn }: { $who ->
    [you] Du hast { $die } gewürfelt und musst ziehen.
   *[other] { $player } hat { $die } gewürfelt und muss ziehen.
}
turn-dossier = Zug { $turn }: { $who ->
    [you] Du entscheidest, wohin das Dossier kommt.
   *[other] { $player } entscheidet, wohin das Dossier kommt.
}
score-of = { $agent }: { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
score-of-owner = { $agent }, { $owner }: { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
where-dossier = Das Dossier liegt { $place_at }. Schritte bis dorthin: { $reach }.
where-dossier-reach = { $name } { $value }
where-agent = { $agent } ist { $place_at }, { $steps ->
    [0] beim Dossier.
    [one] einen Schritt vor dem Dossier.
   *[other] { $steps } Schritte vor dem Dossier.
}
where-not-playing = { $agent } ist nicht im Spiel.
at-agents = { CAPITAL($place_at) }, Wert { $value }: { $agents }.
at-nobody = { CAPITAL($place_at) }, Wert { $value }: niemand.
at-dossier = Das Dossier liegt hier.
dossier-old-agents = Bei der letzten Wertung schon dort, ihre Rückkehr löst keine aus: { $agents }.
near-place = Im Uhrzeigersinn: { $before }, { $place }, { $after }.
way-to = Schritte bis { $place_to }: { $steps }.
way-to-steps = { $name } { $value }
known-independents = { $count ->
    [0] Jeder Agent gehört jemandem.
    [one] Ein Agent gehört niemandem.
   *[other] { $count } Agenten gehören niemandem.
}
known-reported = Berichte liegen vor: { $players }.
known-report = Du hast geschrieben: { $lines }.
known-report-lines = { $name }: { $value }
known-owners = Die Masken sind gefallen: { $owners }.
known-owners-owners = { $name }: { $value }
may-nothing = Im Augenblick nichts; du bist nicht dran.
may-pick = Wähle 1, 2 oder 3.
may-move = Verteile { $die } Schritte auf { $agents }, alle, im Uhrzeigersinn: { $count } Möglichkeiten.
may-dossier = Bring das Dossier { $places_to }.
may-report = Nächste Zeile, { $agent }: { $owners }. Oder den ganzen Bericht auf einmal.

## Das Handbuch des perfekten Agenten

clue-left-ruin = Wer holte diesen Agenten aus der Ruine, wenn er dort war?
clue-entered-ruin = Wer schickte diesen Agenten in die Ruine, wenn der Wurf es zuließ?
clue-crossed-ruin = Wer führte diesen Agenten durch die Ruine hindurch, wenn der Wurf es zuließ?
clue-raw = Wer zog diesen Agenten auf bessere oder schlechtere Orte, in Punkten?
clue-favour = Wer begünstigte diesen Agenten, gemessen am Zufall?
clue-profit = Wer löste Wertungen aus, die diesem Agenten passten, gemessen am Mittel?
clue-spared = Wer verzichtete auf Wertungen, die diesem Agenten nicht gepasst hätten?
clue-rate = { $agent }: { $hits }.
clue-rate-hits = { $name }, { $value } von { $chances }
clue-sum = { $agent }: { $sums }.
clue-sum-sums = { $name }, { SIGNED($value) }
clue-nerve = { $who ->
    [you] Du hast { $triggered } von { $could } möglichen Wertungen ausgelöst{ $forced ->
        [0] .
       *[other] , davon { $forced } erzwungen.
    }
   *[other] { $player } hat { $triggered } von { $could } möglichen Wertungen ausgelöst{ $forced ->
        [0] .
       *[other] , davon { $forced } erzwungen.
    }
}
clue-top = { $who ->
    [you] Du hast eine Wertung ausgelöst; am meisten bekam { $agents }.
   *[other] { $player } hat eine Wertung ausgelöst; am meisten bekam { $agents }.
}

## Fehler

error-wrong-colours = { $seats } Spieler brauchen { $agents } verschiedene Agenten; gewählt: { $chosen }.
error-wrong-sum = { $spent } von { $die } Schritten: Gib alle Schritte des Wurfs, nicht mehr und nicht weniger.
error-dossier-place = { CAPITAL($place_to) } darf das Dossier nicht; es darf { $known_to }.
error-own-line = Für deinen eigenen Agenten { $agent } gibt es keine Zeile.
error-line-order = Die nächste Zeile deines Berichts ist { $agent }.
error-line-written = Die Zeile { $agent } ist schon geschrieben.
error-inconsistent-report = { $line } passt nicht zu den anderen Zeilen; { $agent } kann sein: { $known }.
error-ambiguous-agent = { $word } kann heißen: { $known }.
error-no-such-agent = Ein Agent { $word } ist nicht im Spiel; im Spiel sind { $known }.
error-bad-owner = Eine Zeile nennt einen anderen Spieler, unabhängig oder ?: eines von { $known }; nicht { $word }.

## Wer denkt, und was geglaubt wird

claim = { $answer_is ->
    [nobody] { $secret } arbeitet für niemanden
    [you] { $secret } arbeitet für dich
   *[other] { $secret } arbeitet für { $answer }
}
bot-easy = Leicht
bot-easy-about = Will gute Plätze für seinen Agenten, schaut ein wenig voraus und gibt sich oft mit einem ordentlichen Zug zufrieden.
bot-normal = Normal
bot-normal-about = Merkt sich, wer wen gezogen hat, verdächtigt die Richtigen und denkt ein paar Züge voraus.
bot-hard = Schwer
bot-hard-about = Wie Normal, denkt aber länger nach und lässt nichts liegen.
bot-hothead = Der Hitzkopf
bot-hothead-about = Kann nicht warten: Was eine Wertung bringt, ist eine gute Idee.
bot-greyman = Der graue Mann
bot-greyman-about = Zieht von jedem ein bisschen und macht lieber weniger Punkte, als erkannt zu werden.
bot-saboteur = Der Saboteur
bot-saboteur-about = Sieht lieber den Führenden in der Ruine als den eigenen Agenten oben.
bot-archivist = Der Archivar
bot-archivist-about = Legt jeden Zug zu den Akten, überstürzt nichts und versteckt seinen Agenten zwischen den Zeilen.

## Was man sich sagt

phrase-i-am = Ich bin { $agent }.
phrase-i-am-not = Ich bin nicht { $agent }.
phrase-whose-is = Wem gehört { $agent }?
phrase-hands-off = Finger weg von { $agent }!
phrase-you-are = { $who ->
    [you] Du bist { $agent }, wetten?
   *[other] { $player } ist { $agent }, wetten?
}

## Was geschehen ist, in wenigen Worten: Wer es war, steht daneben

brief-rolled-for-start = Startwurf: { $die }
brief-dealt = du bist { $agent }
brief-report-asked = 29 Punkte: Bericht schreiben
brief-rolled = Wurf: { $die }
brief-rolled-one-to-three = Wurf: 1 bis 3
brief-picked = wählt { $die }
brief-moved = { $steps }
brief-moved-steps = { $name } +{ $value }
brief-counted = Wertung { $place_at }: { $gains_is ->
    [none] nichts
   *[some] { $gains }
}
brief-counted-gains = { $value ->
    [0] { "" }
   *[other] { $name } { SIGNED($value) }
}
brief-reported = Bericht abgegeben
brief-dossier-moved = Dossier → { $place }
brief-dossier-left = Dossier bleibt { $place_at }
