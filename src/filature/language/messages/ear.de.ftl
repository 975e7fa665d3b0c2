### Was von einer Partie gesagt wird und wie man zuhört, deutsch.

ear-skip = Zum Inhalt
ear-at-table = { $game }, { $players } Personen.
ear-you-are = Du bist { $name }.
ear-you-watch = Du schaust zu.
ear-meanwhile = { $count ->
    [one] Ein früheres Ereignis bleibt weg.
   *[other] { $count } frühere Ereignisse bleiben weg.
}
ear-example = Zum Beispiel: { $example }.
ear-all-have-chosen = Alle haben gewählt.
ear-others-have-chosen = Alle anderen haben gewählt.
ear-talk = Was von einer Partie vorgelesen wird
ear-talk-all = Alles
ear-talk-moves = Züge und Wertungen
ear-talk-mine = Nur, was mich angeht
ear-sounds = Klänge
ear-sound-turn = Du bist dran
ear-sound-step = Ein Zug
ear-sound-count = Eine Wertung
ear-sound-duel = Eine Aufdeckung
ear-sound-stamp = Eine Wahl ist besiegelt
ear-sound-end = Das Ende
ear-keys-decision = F2 führt zum Feld für Züge und Fragen und von dort zurück, wo du warst.
ear-keys-again = F8 sagt noch einmal, was zuletzt gesagt wurde.
ear-keys-cover = Escape deckt deine Geheimnisse sofort zu.
ear-keys-board = Auf dem Brett gehen Pfeile, Pos1 und Ende von Ort zu Ort, und die Eingabetaste wählt; F1 sagt, was ein Ort ist. Was Buchstaben und Ziffern tun, steht am Brett.
ear-keys-field = Im Feld beantwortet die Eingabetaste eine Frage oder zeigt, was ein Zug bewirkt; noch einmal gedrückt spielt sie ihn. Pfeil hoch und runter holen zurück, was du getippt hast. ? zählt die Fragen auf.
ear-keys-ask = Auf dem Brett gehören die Buchstaben dem Brett; mit Umschalt fragen sie: { $questions }.
page-question = Deine Frage
page-nothing-asked = Tipp eine Frage oder ?, dann hörst du, welche es gibt.
page-no-such-question = „{ $text }“ ist keine Frage; ? zählt sie auf.
page-ask-help = Was kann ich fragen?
page-ask-in-words = Alles andere fragst du in Worten, im Feld für Züge: F2.

## Wie zugänglich dieses Haus ist

ear-accessible = Wie zugänglich Filature ist
accessible-intro = Filature will mit den Ohren, mit den Fingern und mit den Augen gleich gut spielbar sein. Hier steht, was gehen sollte, wie wir es versucht haben und was noch niemand versucht hat.
accessible-works = Was gehen sollte
accessible-works-keys = Alles geht mit der Tastatur allein. F2 führt zum Feld für Züge und Fragen und zurück, F8 wiederholt, was zuletzt gesagt wurde, Escape deckt deine Geheimnisse zu. Einzelne Buchstaben wirken nur auf dem Brett und lassen sich abschalten.
accessible-works-boards = Jedes Brett ist eine Liste von Orten, die sagen, wer und was dort ist. Dein Screenreader wechselt von selbst in den Fokusmodus; die Pfeile folgen den Straßen.
accessible-works-field = Ein Feld nimmt Züge und Fragen in Worten: „wo ist orange“, „punkte“, „regeln 4.8“. Gespielt wird nichts, bevor du gehört hast, was es bewirkt.
accessible-works-speech = Was geschieht, wird höflich angesagt, in ganzen Sätzen und der Reihe nach. Du wählst, wie viel: alles, Züge und Wertungen, oder was dich angeht.
accessible-works-sounds = Sechs kurze Klänge begleiten die Partie. Keiner ist das einzige Zeichen für irgendetwas.
accessible-works-look = Drei Ansichten, eine davon schwarzweiß mit dem höchsten Kontrast. Jede Figur hat außer ihrer Farbe einen Buchstaben, eine Form und ein Muster. Weniger Bewegung, wo dein System darum bittet.
accessible-works-time = Uhren sind aus, wenn ein Tisch sie nicht will, und alle dürfen um mehr Zeit bitten.
accessible-works-terminal = Alle Spiele gehen auch im Terminal, in schlichten Textzeilen: filature play.
accessible-tried = Wie wir es versucht haben
accessible-tried-orca = Mit Orca 43 und Chromium auf Debian: Ein Skript drückt in allen vier Spielen echte Tasten und vergleicht, was die Seite ansagt, mit dem, was Orca spricht.
accessible-tried-axe = Mit axe auf jedem Bildschirm, in drei Ansichten; Größen und Breiten sind bis zu einem Fenster von 320 Pixeln gemessen.
accessible-tried-keyboard = Ganze Partien aller vier Spiele mit der Tastatur allein.
accessible-tried-large = Mit Schrift auf 200 % und mit der Seite auf 400 %.
accessible-tried-colours = Mit erzwungenen Farben und mit vier Arten von Farbenblindheit, wie ein Browser sie nachahmt.
accessible-untried = Was nie versucht wurde
accessible-untried-readers = NVDA, JAWS, VoiceOver und TalkBack. Sie sollten gehen, denn nichts hier ist für Orca allein gemacht. Wir wissen es nicht.
accessible-untried-display = Eine echte Braillezeile.
accessible-untried-other = Sprachsteuerung, Schalter und Augensteuerung. Die Namen der Bedienteile enthalten, was darauf steht; das ist ein Anfang.
accessible-untried-people = Noch kein blinder Mensch hat Filature ausprobiert. Wer die erste Person ist, deren Bericht ist mehr wert als alles darüber.
accessible-lacks = Was fehlt
accessible-lacks-braille = In der kurzen Fassung ist etwa jede zehnte Zeile länger als eine Braillezeile mit 40 Zeichen; in der vollen sind es viele.
accessible-lacks-charts = Diagramme nach einer Partie haben einen Text und eine Tabelle, keinen Klang.
accessible-lacks-kit = Ein tastbares Brett zum Drucken gibt es noch nicht.
