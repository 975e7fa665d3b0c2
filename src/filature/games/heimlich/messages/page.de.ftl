### Heimlich & Co. auf der Seite, Deutsch.

village-board = Brett: zwölf Orte im Kreis, im Uhrzeigersinn, und die Agenten
village-keys = Auf dem Brett: Pfeile gehen rundum, 1 bis 9 und 0 zu einem Haus, C zur Kapelle, X zur Ruine. Ein Buchstabe wählt einen Agenten, + und − geben und nehmen Schritte.
village-place = { $place }, Wert { $value }
village-place-here = hier: { $agents }
village-place-nobody = niemand hier
village-place-dossier = hier liegt das Dossier
village-place-old = bei der letzten Wertung schon hier: { $agents }
village-place-reach = { $agent } kommt mit { $steps } { $steps ->
    [one] Schritt
   *[other] Schritten
} hierher
village-place-open = das Dossier darf hierher
village-place-goal = das Dossier käme hierher
village-place-may-stay = es darf hier bleiben
village-place-stay = es bliebe hier
village-agent = { $agent }, Buchstabe { $letter }, { $place_at }, { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
village-agent-drafted = { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
} vorgesehen, { $place_to }
village-agent-owner = arbeitet für { $player }
village-agent-free = arbeitet für niemanden
village-points = { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
village-left = { $left ->
    [0] alle Schritte vergeben
    [one] noch ein Schritt
   *[other] noch { $left } Schritte
}
village-caption-setup = Es wird aufgebaut
village-caption-roll = Der Würfel, bitte
village-caption-pick = 1, 2 oder 3?
village-caption-report = Berichte, bitte
village-caption-dossier = Wohin damit?
village-caption-over = Masken ab!
village-pick = { $number } weit
village-taken = gewählt
village-chosen = { $agent } ist gewählt, { $place_at }.
village-not-chosen = Kein Agent ist gewählt.
village-given = { $agent }: { $steps ->
    [0] keine Schritte, bleibt { $place_at }.
    [one] ein Schritt, { $place_to }.
   *[other] { $steps } Schritte, { $place_to }.
}
village-choose-first = Erst einen Agenten wählen.
village-too-far = { $agent } kommt jetzt nicht { $place_to }.
village-dossier-to = Das Dossier kommt { $place_to }.
village-dossier-left = Das Dossier bleibt { $place_at }.
village-dossier-not = Das Dossier darf nicht { $place_to }.
village-dossier-back = Das Dossier bleibt vorerst, wo es ist.

village-form-nothing = Im Augenblick ist nichts zu entscheiden.
village-form-move = { $die } { $die ->
    [one] Schritt
   *[other] Schritte
} auf die Agenten verteilen
village-form-steps = Schritte für { $agent }, jetzt { $place_at }
village-form-more = Ein Schritt mehr für { $agent }
village-form-less = Ein Schritt weniger für { $agent }
village-form-dossier = Wohin mit dem Dossier?
village-form-pick = Wie weit?
village-form-report = Der Bericht: Wer arbeitet für wen?
village-form-report-help = Jede richtige Zeile zählt 5 Punkte; eine falsche oder leere kostet nichts. Dein Verdacht steht schon da. Abgegeben ist abgegeben.
village-form-agent = Agent
village-form-nobody = niemand
village-form-blank = leer
village-form-line = { $agent }: { $answer }
village-form-written = Schon abgegeben: { $lines }.
village-form-all-blank = Alle Zeilen leer lassen
village-form-covered = Der Bericht verrät die eigene Identität. Zum Schreiben erst die Geheimnisse aufdecken.
village-form-moved = { $answer } darf nicht so oft stehen: { $agent } ist wieder leer.

village-mine-card = Ausweis
village-mine-secret = Geheim
village-mine-nobody = Keine Karte: hier wird nur zugeschaut.
village-mine-report = Der eigene Bericht
village-mine-line = { $agent }: { $answer }

village-own-agent = der eigene Agent
village-nerve = Wer löste Wertungen aus, und wer ließ sie vorübergehen?
village-nerve-triggered = Ausgelöst
village-nerve-could = Möglich
village-nerve-forced = Erzwungen
village-nerve-declined = Verzichtet
village-nerve-rate = Ausgelöst, wenn nicht erzwungen
village-tops = Wem passte jede Wertung am besten?
village-tops-count = Wertung
village-tops-who = Ausgelöst von
village-tops-most = Am meisten bekam

## Was die Optionen sein können

choice-basic = Grundspiel
choice-advanced = Erweitert
choice-last_count = Letzte Wertung
choice-furthest = Am weitesten
choice-consistent = Stimmig
choice-free = Frei
choice-by_mode = Je nach Modus
choice-unoccupied = Ein unbesetzter Ort
choice-any_or_stay = Jeder Ort, oder liegen bleiben
choice-any_other = Jeder andere Ort
choice-arrival = Jede Ankunft
choice-newcomer = Nur Neuankömmlinge
choice-editions = Ursprüngliche Ausgaben
choice-other_editions = Andere Ausgaben
choice-d6 = Gewöhnlich
choice-one_to_three = Eins bis drei

## Blätter zum Drucken

village-sheets = Die sieben vertraulichen Berichte
village-sheet = Vertraulicher Bericht des Agenten { $agent }
village-sheet-agent = Agent
village-sheet-owner = Gehört
village-sheet-points = Punkte
village-sheet-total = Richtige Zeilen × 5
village-sheet-note = Gut verdeckt halten: Wer nicht auf der Liste steht, hat sie geschrieben.

## Das Ende

end-agent = { $agent }, { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}: die ganze Zeit { $owner }.
end-agent-free = { $agent }, { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}: diente niemandem.
end-right = { $count ->
    [0] Das hatte niemand geschrieben.
    [one] { $names } hatte das geschrieben: 5 Punkte.
   *[other] { $names } hatten das geschrieben: je 5 Punkte.
}
end-title-goal = Die Masken fallen
end-title-independent = Der Sieger dient niemandem
end-title-cap = Die Zeit ist um
end-title-report = Die Masken fallen
end-title-blocked = Niemandes Agent liegt vorn
end-title-unreported = Die Zeit ist um
end-title-unreported-blocked = Niemandes Agent liegt vorn
end-why-goal-first = { CAPITAL($agents) } war vor allen anderen bei 42.
end-why-goal-gain = Mehrere Agenten kamen in der letzten Wertung über 42; { $agents } gewann dabei am meisten.
end-why-goal-furthest = Mehrere Agenten kamen in der letzten Wertung über 42; { $agents } kam am weitesten.
end-why-goal-level = { CAPITAL($agents) } kamen in derselben Wertung über 42 und stehen auf demselben Stein.
end-why-independent = { CAPITAL($agents) } war zuerst bei 42 und dient niemandem.
end-why-cap = Der letzte Zug ist gespielt, und niemand hat 42 Punkte.
end-why-report-most = Agent und Bericht zusammen: { $winners } hat die meisten Punkte.
end-why-report-lines = Gleich viele Punkte; { $winners } hatte mehr richtige Zeilen im Bericht.
end-why-report-gain = Gleich viele Punkte und richtige Zeilen; der Agent von { $winners } gewann in der letzten Wertung mehr.
end-why-report-level = Punkte, richtige Zeilen, letzte Wertung: Nichts trennt { $winners }.
end-why-blocked = Ein Agent, der niemandem dient, hat mehr Punkte als alle Spieler.
end-why-unreported-most = Der letzte Zug kam vor den Berichten: Nur die Punkte der Agenten zählen.
end-why-unreported-level = Der letzte Zug kam vor den Berichten, und { $winners } haben gleich viele Punkte.
end-why-unreported-blocked = Der letzte Zug kam vor den Berichten, und ein Agent, der niemandem dient, liegt vorn.
end-agent-of = Agent
end-owner = Wessen
end-last-count = Letzte Wertung
end-own-agent = Agent
end-report = Bericht
