### Verlauf, Verdacht und Gespräch an einem Tisch, Deutsch.

panel-before = Vor dem ersten Zug
panel-turn = Zug { $number }
panel-turn-of = Zug { $number } – { $name }
panel-round = Runde { $number }
panel-no-story = Noch ist nichts geschehen.
panel-full-log = Das ganze Protokoll
panel-earlier = Früher
panel-for-you-alone = nur für dich
panel-recent = Seit deiner letzten Entscheidung
panel-recent-watched = Was zuletzt geschah
panel-nothing-new = Seit deiner letzten Entscheidung hat niemand etwas getan.
panel-again = { $missed ->
    [0] Nochmal
    [one] In deiner Abwesenheit: eine Sache. Ansehen
   *[other] In deiner Abwesenheit: { $missed } Dinge. Ansehen
}

panel-known = { $mark }, bekannt
panel-legend = Tippe ein Feld an: ✕ nein, ? vielleicht, ✓ sicher. Gedrucktes ist bekannt. Nur du siehst es.
panel-marks-then = Was ich damals vermutete

panel-react = Reagieren
panel-phrases = Sätze
panel-back = Zurück
panel-none-yet = Niemand hat etwas gesagt. Jemand muss anfangen.
panel-in-the-room = Ihr redet im Raum.
panel-in-the-room-about = Dort hört man, was ihr sagt. Die Seite sagt an, wann die Regeln Stille wollen.
panel-no-chat = Dieser Tisch wurde ohne Gespräch eröffnet.
panel-closed = Der Tisch ist geschlossen.
panel-write = Schreiben …
panel-new-message = { $name } hat dir etwas gesagt
