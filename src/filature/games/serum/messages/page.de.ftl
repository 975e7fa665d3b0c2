### Agents Secrets auf der Seite, Deutsch.

page-town = Stadtplan: 21 Felder, das Gepäck, die Maulwurfskarten
page-town-keys = Pfeile gehen von Ort zu Ort. H führt zu den Hotels, G zu den geheimen Orten, V zu Maulwurfsfeldern und Verkehrsmitteln, F zu Flughafen und Bahnhof; eine Ziffer zur selben Nummer desselben Buchstabens. Die Eingabetaste wählt.
page-town-turn = Runde { $number }
page-town-phases = Phasen der Runde
page-town-phase-bug = Wanze
page-town-phase-dial = Scheibe
page-town-phase-informant = Spitzel
page-town-phase-act = Aktion
page-town-now = jetzt
page-town-hiding = Alle verstecken drei Karten
page-town-setup = Der Tisch wird vorbereitet
page-town-file = { $name } schreibt eine Akte
page-town-flight = Flucht von { $name }, Runde { $number }
page-town-solos = { $count } von { $most } Alleingängen
page-town-over = Alles liegt offen
page-town-letter-red = R
page-town-letter-yellow = G
page-town-letter-green = Ü
page-town-letter-black = S
page-town-letter-lilac = L
page-town-letter-blue = B
page-town-you = Du ({ $colour })
page-town-who = { $name } ({ $colour })
page-town-fugitive = { $you ->
    [true] Du ({ $colour }, auf der Flucht)
   *[other] { $name } ({ $colour }, auf der Flucht)
}
page-town-agents = Agenten: { $players }
page-town-informants = Spitzel: { $players }
page-town-bugs = Wanzen: { $players }
page-town-nobody = hier ist niemand und nichts
page-town-unused = niemand spielt diese Farbe
page-town-seen = gesehen von: { $players }
page-town-seen-all = gesehen von allen
page-town-looked = zuletzt geöffnet von: { $players }
page-town-own = dein eigenes
page-town-taken = geleert von { $player }
page-town-inside = darin: { $card }
page-town-fake = die Fälschung von { $card }
page-town-open = offen für dich
page-town-here = du stehst hier und musst ziehen
page-town-closed = jetzt geschlossen
page-town-none = kein solches Feld
page-town-chosen = gewählt
page-town-beside = Neben dem Plan
page-town-pile = Maulwurfskarten: { $pile } im Stapel, { $used } gespielt
page-town-hand = { $player }: { $count } auf der Hand
page-town-picture-VM1 = ein Auto mit Licht
page-town-picture-VM2 = ein Dampfer
page-town-picture-VM3 = ein Ballon
page-town-picture-VM4 = ein Motorrad
page-town-picture-VM5 = ein Bus

page-town-hotels = Hotels
page-town-secret-places = Geheime Orte
page-town-stations = Schließfächer
page-town-hide-into = { CAPITAL($place_to) }
page-town-hide-where = Wo ist dein Schließfach?
page-town-keep-bug = Die Wanze behalten
page-town-bug-where = Wohin kommt deine Wanze? Sie bleibt für immer dort.
page-town-informant-where = Wohin stellst du deinen Spitzel?
page-town-leave = Den Spitzel { $place_at } lassen
page-town-letter = Buchstabe
page-town-row-B = Bahnhof
page-town-row-F = Flughafen
page-town-row-G = geheime Orte
page-town-row-H = Hotels
page-town-row-V = Maulwurfsfelder und Bahnhofsplatz
page-town-row-VM = Verkehrsmittel
page-town-digit = Ziffer
page-town-dial = Deine Scheibe
page-town-dial-unset = Stell Buchstabe und Ziffer ein.
page-town-dial-open = { $square }: offen für dich.
page-town-dial-here = { $square }: Dort stehst du schon. Du wärst eine Runde neben dem Plan.
page-town-dial-closed = { $square }: jetzt geschlossen. Du wärst eine Runde neben dem Plan.
page-town-dial-none = { $square }: Dieses Feld gibt es nicht. Du wärst eine Runde neben dem Plan.
page-town-act = Allein { $square_at }. Was tust du?
page-town-look = { CAPITAL($container_at) } nachschauen
page-town-draw = Eine Maulwurfskarte ziehen
page-town-spend-one = { $card } zahlen
page-town-spend-two = { $first } und { $second } zahlen
page-town-uncover-first = Deine Maulwurfskarten sind verdeckt. Zeig deine Geheimnisse, um zu wählen.
page-town-stop = Es dabei belassen
page-town-flag = Ich will fliehen
page-town-declare-why = Du sagst die Flucht an, wenn die letzte Scheibe steht. Bis dahin kannst du es zurücknehmen, und niemand weiß davon.
page-town-withdraw-why = Dein Zeichen ist gesetzt: Du sagst die Flucht an, wenn die letzte Scheibe steht. Drücke noch einmal, um es zurückzunehmen.
page-town-undial = Meine Scheibe zurücknehmen
page-town-take = Welche Karte nimmst du mit? Niemand wird sie dir zeigen.
page-town-lines = Wer sind sie?
page-town-line = { $name }, { $colour }
page-town-line-open = noch nicht
page-town-line-blank = leer lassen
page-town-taken-already = Du hast die Karte { $container_from } genommen.

page-town-my-cards = Wer du bist
page-town-pseudonym = Deckname
page-town-my-formula = Deine Formel
page-town-secret-stamp = Geheim
page-town-my-hand = Deine Maulwurfskarten
page-town-no-hand = Keine.
page-town-known-used = Gespielt, soweit du weißt: { $cards }
page-town-sealed = Versiegelt
page-town-silent-flight = Auf der Flucht redet niemand.
page-town-silent = An diesem Tisch erlauben die Regeln kein Gespräch.
page-town-sheet = Ermittlungsbogen
page-town-sheet-colour = Wessen
page-town-sheet-not-played = nicht im Spiel
page-town-sheet-unseen = nicht gesehen
page-town-sheet-own = von dir versteckt
page-town-sheet-mine = von dir gesehen, Runde { $turn }
page-town-sheet-told = gesehen von { $name }, Runde { $turn }
page-town-sheet-fakes = Die Fälschungen
page-town-sheet-place = Geheimer Ort
page-town-sheet-fake = Fälschung
page-town-sheet-names = Decknamen
page-town-sheet-placed = { $name }: { $colour }
page-town-sheet-codes = Codes
page-town-sheet-false = { $code }: falsch, gesehen { $place_at }
page-town-sheet-maybe = { $code }: vielleicht die echte
page-town-sheet-paper = Dieser Tisch führt keinen Bogen für dich; hier steht nur, was du selbst versteckt hast.
page-town-my-file = Deine Akte
page-town-file-line = { $player }: { $name }

page-town-tally = Wer hat wie viel angesehen?
page-town-tally-containers = Verstecke
page-town-tally-fakes = Fälschungen
page-town-tally-moles = Maulwurfskarten

## Was die Optionen sein können

choice-choose = Frei
choice-fixed = Fest
choice-one_of_each = Je eine
choice-mixed = Gemischt
choice-off_board = Außerhalb des Spielplans
choice-own_hotel = Im eigenen Hotel
choice-sequential = Nacheinander
choice-sealed = Verdeckt
choice-warn = Warnen
choice-block = Ablehnen
choice-declare = Ansage
choice-complete = Vollständig
choice-automatic = Automatisch
choice-0 = Stufe 0
choice-1 = Stufe 1
choice-2 = Stufe 2

## Der Bogen zum Drucken

page-town-print-player = Wer
page-town-print-true = Die echte Formel
page-town-print-true-note = Der Code, der unter den Fälschungen fehlt
page-town-print-notes = Notizen

## Das Ende

end-away = { $player } ist entkommen. Jetzt wird die Akte geöffnet.
end-caught = { $player } ist gefasst. Jetzt wird die Akte geöffnet.
end-line-right = { $player }: In der Akte steht { $filed }, und { $truth } war es.
end-line-wrong = { $player }: In der Akte steht { $filed }, in Wahrheit war es { $truth }.
end-identity = { $player } war { $name }.
end-formula-right = Die mitgenommene Karte: { $filed }. Es ist die echte.
end-formula-wrong = Die mitgenommene Karte: { $filed }. Die echte war { $truth }, Versteck: { $place }.
end-formula-hidden = Die echte war { $truth }, Versteck: { $place }.
end-title-escaped = Auf und davon
end-title-wrong-file = Umsonst geflohen
end-title-captured = Gefasst
end-title-stalled = Zu langsam
end-title-limit = Niemand hat sich getraut
end-why-escaped = { $player } ist entkommen, und jede Zeile der Akte stimmt.
end-why-wrong-file = { $player } ist entkommen, aber in der Akte { $wrong ->
    [one] ist eine von { $lines } Zeilen falsch
   *[other] sind { $wrong } von { $lines } Zeilen falsch
}.
end-why-captured = { $player } traf auf zwei Verfolger auf einem Feld: { $square }.
end-why-stalled = Die Runden der Flucht waren um, bevor { $player } entkommen war.
end-why-limit = Runde { $turns } ist vorbei, und niemand ist geflohen.
end-file = Die Akte und die Wahrheit
end-nobody-knew = Was niemand sicher wusste
end-filed = In der Akte
end-truth = In Wahrheit
end-fits = Richtig
end-formula = Die Formel
