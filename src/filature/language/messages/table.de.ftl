### Der Tisch einer Partie, deutsch.

table-identity-open = Du weißt noch nicht, wer du bist.
table-identity-covered = Wer du bist, ist verdeckt
table-aim-covered = Das Auge zeigt es, Escape verdeckt es wieder.
table-secret-stamp = Streng geheim
table-understood = Verstanden
table-watching = Du schaust zu
table-waiting-for = Wir warten auf { $names }.
table-in-a-moment = Einen Moment …
table-time-short = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
table-more-time = Mehr Zeit für alle, die gerade überlegen
table-more-time-short = { $kind ->
    [slow] +1 Tag
   *[other] +1 Min.
}
table-recent = Was zuletzt geschah
table-nothing-yet = Noch ist nichts geschehen.
table-move = Zug
table-story = Verlauf
table-suspicions = Verdacht
table-talk = Gespräch
table-menu = Menü
table-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
table-cover = Meine Geheimnisse verdecken, bis ich sie sehen will
table-written = Feld für geschriebene Züge zeigen
table-larger-board = Spielplan größer
table-together = In einem Zug: Wer das Gerät hat, trifft alle Entscheidungen der Runde
table-meanwhile = Inzwischen
table-kept = Vorgemerkt, bis an diesem Gerät alle entschieden haben: { $move }.
table-not-kept = { $move } steht hier nicht zur Wahl; nimm etwas von der Liste.
table-decide-again = Zurück
table-big-screen = Ein großer Bildschirm für den Raum (Fernseher)
table-join = Mit dem Handy dazusetzen:
table-follow = Auf dem Handy zusehen:
