### Top Secret: Wörter, Ereignisse und Antworten, Deutsch.

top_secret-name = Top Secret
top_secret-length = 60 Minuten
top_secret-feel = Ein Wettlauf über die Karte, mit Duellen und einer Bombe zu viel.
top_secret-pitch = Jeder hat vier Koffer: dreimal Staatsgeheimnisse, einmal eine Bombe. Bring zehn Geheimnisse quer durch die Welt ins Hauptquartier, vorbei an Agenten, die dasselbe wollen.

## Wörter der Notation

word-red = Rot
word-blue = Blau
word-green = Grün
word-yellow = Gelb
word-S-red = die rote Startbasis
    .at = in der roten Startbasis
    .to = in die rote Startbasis
    .from = aus der roten Startbasis
word-S-blue = die blaue Startbasis
    .at = in der blauen Startbasis
    .to = in die blaue Startbasis
    .from = aus der blauen Startbasis
word-S-green = die grüne Startbasis
    .at = in der grünen Startbasis
    .to = in die grüne Startbasis
    .from = aus der grünen Startbasis
word-S-yellow = die gelbe Startbasis
    .at = in der gelben Startbasis
    .to = in die gelbe Startbasis
    .from = aus der gelben Startbasis
word-H-red = das rote Hauptquartier
    .at = im roten Hauptquartier
    .to = ins rote Hauptquartier
    .from = aus dem roten Hauptquartier
word-H-blue = das blaue Hauptquartier
    .at = im blauen Hauptquartier
    .to = ins blaue Hauptquartier
    .from = aus dem blauen Hauptquartier
word-H-green = das grüne Hauptquartier
    .at = im grünen Hauptquartier
    .to = ins grüne Hauptquartier
    .from = aus dem grünen Hauptquartier
word-H-yellow = das gelbe Hauptquartier
    .at = im gelben Hauptquartier
    .to = ins gelbe Hauptquartier
    .from = aus dem gelben Hauptquartier
word-hq = Hauptquartier
word-out = aus dem Spiel
    .at = aus dem Spiel
    .to = aus dem Spiel
    .from = aus dem Spiel
word-bomb = Bombe
word-setup = Plan
word-guard = Wache
word-pick = nehmen
word-drop = ablegen
word-end = fertig
word-resign = aufgeben
word-late = spät
word-target = Ziel
word-card = Karte
word-loot = Beute
word-lose = verlieren
word-yes = ja
word-no = nein
word-nothing = nichts
word-Beijing = Peking
word-Berlin = Berlin
word-Moscow = Moskau
word-London = London
word-Lisbon = Lissabon
word-Cairo = Kairo
word-Singapore = Singapur
word-Novosibirsk = Nowosibirsk
word-Tokyo = Tokio
word-Cape-Town = Kapstadt
word-Easter-Island = die Osterinsel
    .typed = Osterinsel
    .at = auf der Osterinsel
    .to = auf die Osterinsel
    .from = von der Osterinsel
word-Aden = Aden
word-Honolulu = Honolulu

## Was geschah

event-seated = Die Farben sind ausgelost. Im Uhrzeigersinn, wie die Züge aufeinanderfolgen: { $colours }.
event-seated-colours = { $name }: { $value }
event-favoured = { $who ->
    [you] Niemand spielt { $colour }: Du ziehst auf eine leere Ecke zu. Die beiden anderen dürfen dort je eine Wache lassen.
   *[other] Niemand spielt { $colour }: { $player } zieht auf eine leere Ecke zu. Die beiden anderen dürfen dort je eine Wache lassen.
}
event-planned = Dein Plan ist versiegelt: { $contents }.
event-planned-contents = { $name } { $cities_at } enthält { $value_is ->
    [bomb] die Bombe
    [1] 1 Geheimnis
   *[other] { $value } Geheimnisse
}
event-submitted = { $who ->
    [you] Dein Plan ist abgegeben.
   *[other] { $player } hat den Plan abgegeben.
}
event-late = { $who ->
    [you] Du antwortest nicht: Der Zufall wählt für dich.
   *[other] { $player } antwortet nicht: Der Zufall wählt.
}
event-drawn-content = Der Zufall füllt { $case }: { $content_is ->
    [bomb] die Bombe
    [1] 1 Geheimnis
   *[other] { $content } Geheimnisse
}.
event-drawn-city = Der Zufall versteckt { $case } { $place_at }.
event-drawn-guard = { $reason ->
    [yes] Der Zufall stellt einen deiner Agenten als Wache in die leere Startbasis.
   *[no] Der Zufall stellt keine Wache auf.
}
event-drawn-card = Der Zufall spielt für dich: { $card }.
event-revealed = { $who ->
    [you] Deine Koffer, { $colour }: { $cities }.
   *[other] Koffer ({ $player }, { $colour }): { $cities }.
}
event-revealed-cities = { $name } { $value_at }
event-guarded = { $who ->
    [you] Du stellst { $agent } { $place_at } als Wache auf.
   *[other] { $player } stellt { $agent } { $place_at } als Wache auf.
}
event-rolled-for-start = { $who ->
    [you] Du würfelst eine { $roll } um den ersten Zug.
   *[other] { $player } würfelt eine { $roll } um den ersten Zug.
}
event-start-tied = Gleichstand, noch ein Wurf: { $players }.
event-starts = { $who ->
    [you] Du fängst an.
   *[other] { $player } fängt an.
}
event-rolled = { $who ->
    [you] Du würfelst { $roll }.
   *[other] { $player } würfelt { $roll }.
}
event-stepped = { $who ->
    [you] Dein { $agent } geht { $from_from } { $to_to }; { $left ->
        [0] keine Schritte mehr
       *[other] noch { $left }
    }.
   *[other] { $agent } ({ $player }) geht { $from_from } { $to_to }; { $left ->
        [0] keine Schritte mehr
       *[other] noch { $left }
    }.
}
event-picked = { $agent } nimmt { $case } { $place_at }.
event-dropped = { $agent } legt { $case } { $place_at } ab.
event-turn-ended = { $who ->
    [you] Dein Zug ist zu Ende.
   *[other] { $player } beendet den Zug.
}
event-attacked = { $who ->
    [you] Dein { $agent } trifft auf { $defenders } ({ $opponent }): Duell.
   *[other] { $agent } ({ $player }) trifft auf { $defenders } ({ $opponent }): Duell.
}
event-targeted = { $defender } muss zuerst kämpfen.
event-card-chosen = { $who ->
    [you] Deine Karte liegt verdeckt.
   *[other] { $player } hat eine Karte gewählt.
}
event-fought = { $attacker } spielt { $attack }, { $defender } spielt { $defence }: { $winner } gewinnt.
event-refilled = { $who ->
    [you] Du hast wieder alle sieben Karten.
   *[other] { $player } hat wieder alle sieben Karten.
}
event-beaten = { $reason ->
    [returned] { $agent } muss zurück { $place_to }.
   *[eliminated] { $agent } scheidet aus.
}
event-beaten-with-case = { $reason ->
    [returned] { $agent } muss zurück { $place_to } und lässt { $case } { $city_at } liegen.
   *[eliminated] { $agent } scheidet aus und lässt { $case } { $city_at } liegen.
}
event-looted = { $agent } nimmt { $case }.
event-exchanged = { $agent } nimmt { $case } und legt { $laid } ab.
event-left-lying = { $agent } lässt { $case } liegen.
event-delivered = { $who ->
    [you] Dein { $agent } liefert { $case } ab. Inhalt: { $content_is ->
        [bomb] die Bombe
        [1] 1 Geheimnis
       *[other] { $content } Geheimnisse
    }. Du hast insgesamt { $total }.
   *[other] { $agent } liefert { $case } ab. Inhalt: { $content_is ->
        [bomb] die Bombe
        [1] 1 Geheimnis
       *[other] { $content } Geheimnisse
    }. { $player } hat insgesamt { $total }.
}
event-bomb = Sie geht hoch: { $who ->
    [you] Du verlierst { $losses ->
        [one] einen Agenten
       *[other] { $losses } Agenten
    }.
   *[other] { $player } verliert { $losses ->
        [one] einen Agenten
       *[other] { $losses } Agenten
    }.
}
event-lost = { $agent } ist verloren.
event-lost-with-case = { $agent } ist verloren; { $case } bleibt { $place_at } liegen.
event-out = { $who ->
    [you] Du hast keine Agenten mehr.
   *[other] { $player } hat keine Agenten mehr.
}
event-resigned = { $who ->
    [you] Du gibst auf.
   *[other] { $player } gibt auf.
}
event-over =
    { $reason ->
        [secrets] Zehn Geheimnisse sind am Ziel. Gewonnen: { $winners }.
        [last] Sonst hat niemand mehr Agenten. Gewonnen: { $winners }.
        [dead] Niemand kann mehr zehn Geheimnisse erreichen. { $tied ->
            [yes] Unentschieden: { $winners }.
           *[no] Vorn: { $winners }.
        }
       *[limit] Die letzte Runde ist gespielt. { $tied ->
            [yes] Unentschieden: { $winners }.
           *[no] Vorn: { $winners }.
        }
    }
    Geheimnisse: { $totals }.
    Inhalt der Koffer: { $contents }.
event-over-totals = { $name } { $value } ({ $agents } { $agents ->
    [one] Agent
   *[other] Agenten
})
event-over-contents = { $name } { $value }

## Was gefragt wird

identity = Du bist { $colour }.
aim = Bring zehn Geheimnisse in dein Hauptquartier, nur nicht die Bombe.
aim-of-all = Zehn Geheimnisse im eigenen Hauptquartier gewinnen; Bomben kosten Agenten.
ask-setup = Versteck 5, 3, 1 und die Bombe in deinen Koffern A bis D, in vier verschiedenen Städten.
ask-guard = Stellst du eine Wache in die leere Startbasis?
ask-content = Was kommt in Koffer { $case }?
ask-city = In welcher Stadt versteckst du Koffer { $case }?
ask-move = Du hast { $pool } { $pool ->
    [one] Schritt
   *[other] Schritte
}: Wer geht wohin?
ask-bonus = Bonusschritte für gewonnene Duelle: { $steps }.
ask-bonus-steps = { $name } { $value }
ask-end = Keine Schritte mehr: Beendest du deinen Zug?
ask-target = { $agent } trifft auf { $agents }: Gegen wen zuerst?
ask-card = { $attacker } gegen { $defender }, Gleichstand geht an { $attacker }: Welche Karte? Du hast { $cards }.
ask-loot = Nimmt { $agent } den Koffer { $case }?
ask-bomb = Die Bombe kostet { $losses ->
    [one] einen Agenten: welchen?
   *[other] { $losses } Agenten: welche?
}
idle-submitted = Dein Plan ist abgegeben.
idle-out = Du hast keine Agenten mehr; du siehst dem Ende zu.
idle-card = Deine Karte liegt verdeckt: { $card }.
idle-duel = Ein Duell: { $players }.

draft-step = { $agent } geht { $to_to }.
draft-attack = { $agent } geht { $to_to } und greift { $agents } an.
draft-deliver = { $agent } liefert den Koffer { $to_at } ab. Alle sehen, was darin ist.
draft-pick = { $agent } nimmt { $case }.
draft-drop = { $agent } legt den Koffer ab.
draft-end = Dein Zug ist zu Ende.
draft-resign = Du gibst auf. Deine Agenten verlassen das Spiel.
draft-target = { $what } muss zuerst kämpfen.
draft-card = Du spielst { $what }.
draft-loot = { $reason ->
    [yes] Dein Agent nimmt den Koffer.
   *[no] Der Koffer bleibt liegen.
}
draft-lose = { $what } ist verloren.
draft-guard = { $reason ->
    [yes] Ein Agent bewacht die leere Startbasis.
   *[no] Keine Wache.
}
draft-hide = { $case } enthält { $what_is ->
    [bomb] die Bombe
    [1] 1 Geheimnis
   *[other] { $what } Geheimnisse
}.
draft-place = { $case } liegt { $what_at }.

## Antworten

who-nobody = Du hast keine Agenten; du schaust nur zu.
who-undrawn = Deine Farbe ist noch nicht ausgelost.
who-am-i = Du bist { $colour }. Du startest { $base_from } und lieferst { $hq_at } ab; hinein geht es über { $cities }. Agenten im Spiel: { $agents }.
turn-over = Das Spiel ist aus.
turn-late = { $who ->
    [you] Der Zufall wählt für dich.
   *[other] Der Zufall wählt für { $player }.
}
turn-colours = Die Farben werden ausgelost.
turn-setup = Die Pläne werden geschrieben. Es fehlen noch: { $players }.
turn-start-roll = Die Würfel entscheiden, wer anfängt.
turn-roll = Runde { $round }: { $who ->
    [you] Du würfelst.
   *[other] { $player } würfelt.
}
turn-move = Runde { $round }: { $who ->
    [you] Du ziehst und hast noch { $pool ->
        [one] einen Schritt
       *[other] { $pool } Schritte
    }.
   *[other] { $player } zieht und hat noch { $pool ->
        [one] einen Schritt
       *[other] { $pool } Schritte
    }.
}
turn-target = { $who ->
    [you] Du nennst den ersten Gegner.
   *[other] { $player } nennt den ersten Gegner.
}
turn-cards = Ein Duell. Es fehlen noch Karten von { $players }.
turn-loot = { $who ->
    [you] Du entscheidest, ob du den Koffer nimmst.
   *[other] { $player } entscheidet, ob der Koffer den Besitzer wechselt.
}
turn-bomb = { $who ->
    [you] Du nennst die verlorenen Agenten.
   *[other] { $player } nennt die verlorenen Agenten.
}
score-of = { CAPITAL($player) }, { $colour }: { $secrets } { $secrets ->
    [one] Geheimnis
   *[other] Geheimnisse
}, abgeliefert: { $cases }, Agenten: { $agents }.
where-agent = { $agent } ist { $place_at }.
where-carrier = { $agent } ist { $place_at }, mit { $case }.
where-delivered = { $case } ist abgeliefert, von { $player }.
where-carried = { $case } ist { $place_at }, getragen von { $agent }.
where-lies = { $case } liegt { $place_at }.
where-hidden = { $case } ist noch nicht auf der Karte.
at-hq = { CAPITAL($place_to) } geht es über { $cities }.
at-both = { CAPITAL($place_at) }: { $agents }; dort liegt: { $cases }.
at-agents = { CAPITAL($place_at) }: { $agents }.
at-cases = { CAPITAL($place_at) } liegt: { $cases }.
at-nobody = { CAPITAL($place_at) }: niemand und nichts.
near-city = { CAPITAL($place) }, Nachbarstädte: { $cities }.
near-base = { CAPITAL($place_from) } geht es { $cities_to }.
near-hq = Eine gepunktete Linie führt { $hq_to }.
near-exit = Hierher kommt man auch { $base_from }.
way-base = Niemand geht { $place_to }.
way-nobody = Du hast keine Agenten unterwegs.
way-there = Alle deine sind schon { $place_at }.
way-next = Weg { $from_from } { $to_to }: ein Schritt, für { $agents }.
way-through = Weg { $from_from } { $to_to }: { $steps } Schritte über { $cities }, für { $agents }.
way-enemies = Gegner auf diesem Weg: { $cities }.
known-own = Deine Koffer: { $contents }.
known-own-contents = { $name } { $value_is ->
    [bomb] die Bombe
    [1] 1 Geheimnis
   *[other] { $value } Geheimnisse
}
known-hidden = In { $cases }, die Reihenfolge ist geheim: { $contents }.
known-cards = { $who ->
    [you] Deine Duellkarten: { $cards }.
   *[other] Duellkarten ({ $player }): { $cards }.
}
no-clues = Dieses Spiel zählt keine Hinweise; sieh zu, wer mit welchem Koffer wohin geht.
may-nothing = Jetzt nichts; du bist nicht dran.
may-step = Schritte: { $steps }.
may-step-steps = { $name } { $value_to }
may-choose = Du kannst schreiben: { $example }.

## Fehler

error-bad-board = Dieses Brett kann nicht benutzt werden: { $why }.
error-wrong-colours = Zu { $seats } nimmt man { $seats } verschiedene Farben, zu zweit Rot und Grün oder Blau und Gelb; gewählt: { $chosen }.
error-agent-out = { $agent } ist ausgeschieden.
error-no-gateway = Keine gepunktete Linie führt { $place_from } { $hq_to }. Hinein geht es über { $known }.
error-nothing-to-deliver = { $agent } trägt keinen Koffer; nur ein Koffer öffnet die Tür.
error-first-three = Du hast zwei eigene Koffer abgeliefert; der dritte muss ein fremder sein, nicht { $case }.
error-no-line = Keine Linie führt { $place_from } { $city_to }; von dort kann { $agent } { $known_to }.
error-no-steps-left = { $agent } hat keine Schritte mehr; beende den Zug.
error-crowd-attack = Kein Angriff, solange drei von deinen zusammenstehen ({ $cities }): Ein verlorenes Duell würde den Zug beenden. Zieh erst einen weiter.
error-crowd = Nach diesem Schritt bleiben zu wenige, um jede Stadt auf zwei von deinen zu bringen; behalte genug zum Verteilen.
error-not-in-a-city = { $agent } ist in keiner Stadt; Koffer wechseln nur in Städten die Hand.
error-hands-full = { $agent } trägt schon { $case }; leg ihn erst ab.
error-case-not-here = { $case } liegt nicht { $place_at }; dort liegt: { $known }.
error-nothing-to-drop = { $agent } trägt keinen Koffer.
error-crowd-drop = { $agent } muss den Koffer behalten: Ihn abzuliefern ist der Ausweg aus einer überfüllten Stadt.
error-too-much-handling = In diesem Zug wurden Koffer 60-mal bewegt; das reicht.
error-end-crowded = Drei von deinen stehen zusammen ({ $cities }); zwei dürfen am Ende des Zuges bleiben.
error-must-use-all = Alle { $pool } Schritte müssen verbraucht werden, solange ein ruhiger Schritt möglich ist.
error-sequence-ends = Halt nach { $last } an: Was dann kommt, entscheidet sich dort.
error-no-such-agent = Es gibt keinen Agenten { $word }; es sind { $known }.
error-no-such-case = Es gibt keinen Koffer { $word }; es sind { $known }.
error-not-your-hq = { $hq } ist dir verschlossen; deines ist { $own }.
error-base-closed = In eine Startbasis geht niemand hinein; { $base } wird nur verlassen.
error-ambiguous-city = { $word } kann { $known } sein.
error-no-such-city = Es gibt keine Stadt { $word }; die Städte sind { $known }.
error-not-a-defender = { $agent } ist nicht dort; die Verteidiger sind { $known }.
error-card-not-there = Du hast keine Karte { $card }; du kannst { $known } spielen.
error-wrong-losses = Die Bombe kostet genau { $losses } verschiedene Agenten; genannt hast du { $named }.
error-carrier-lost = { $carrier } trug die Bombe und muss verloren gehen.
error-no-such-content = Ein Koffer enthält { $known }, nicht { $word }.
error-not-a-city = { $place } ist keine Stadt; Koffer werden in Städten versteckt.
error-setup-order = Es fehlt etwas: Als Nächstes kommt in deinem Plan { $part }.
error-said-twice = { $part } steht doppelt da.
error-no-guard = Du hast keine Wache zu stellen: Das ist zu dritt Sache der beiden anderen.
error-part-settled = { $part } steht schon fest.
error-city-taken = Zwei deiner Koffer können nicht { $city_at } liegen; nimm vier verschiedene Städte.
error-content-used = { $part }{ $content } ist zu viel: Jeder Inhalt wird einmal versteckt; übrig sind { $known }.

## Köpfe

claim = In { $secret } { $answer_is ->
    [bomb] ist die Bombe
    [1] ist 1 Geheimnis
   *[other] sind { $answer } Geheimnisse
}
bot-easy = Leicht
bot-easy-about = Ein Anfänger: Er schaut ein wenig voraus und ist oft mit einem mäßigen Zug zufrieden.
bot-normal = Normal
bot-normal-about = Kennt die Karte, errät den Inhalt deiner Koffer daraus, wie du sie behandelst, und zählt die Duellkarten.
bot-hard = Schwer
bot-hard-about = Wie Normal, denkt aber länger nach und lässt nichts durchgehen.
bot-duellist = Der Duellant
bot-duellist-about = Sucht den Kampf, wo die Karten es erlauben, und manchmal auch, wo sie es nicht tun.
bot-smuggler = Der Schmuggler
bot-smuggler-about = Geht allen aus dem Weg und zeigt nicht, auf welche Koffer es ankommt.
bot-saboteur = Der Saboteur
bot-saboteur-about = Zieht fremde Koffer den eigenen vor, am liebsten aus den Händen ihrer Träger.
bot-postman = Der Briefträger
bot-postman-about = Holt, trägt und liefert auf dem kürzesten Weg; wer ihn in Ruhe lässt, den lässt auch er in Ruhe.

## Was man sich sagt

phrase-i-want = Ich will { $case }.
phrase-hands-off = Finger weg von { $case }!
phrase-bomb-in = In { $case } liegt eine Bombe.
phrase-what-is-in = Was ist in { $case }?
phrase-truce = { $who ->
    [you] Lassen wir uns in Frieden?
   *[other] { $player }, lassen wir uns in Frieden?
}

## Was geschehen ist, in wenigen Worten: Wer es war, steht daneben

brief-rolled = Wurf: { $roll }
brief-stepped = { $agent } → { $to }
brief-picked = { $agent } nimmt { $case }
brief-dropped = { $agent } legt { $case } ab
brief-attacked = { $agent } greift { $defenders } an
brief-fought = { $attacker } { $attack } : { $defence } { $defender }, { $winner } gewinnt
brief-delivered = { $case } abgeliefert: { $content }
brief-bomb = eine Bombe: { $losses } verloren
brief-out = keine Agenten mehr
brief-resigned = gibt auf
