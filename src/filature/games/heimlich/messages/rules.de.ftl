### Heimlich & Co.: Regelhilfe, Deutsch. Eine Nachricht je Klausel der Regelspezifikation.

rules-prefix = HC
rules-HC-1 = Das Material

HC-1-1 = Der Spielplan zeigt einen Ring aus zwölf Orten, umgeben von einer Zählleiste. Dazu kommen sieben Agenten, jeder mit Zählmarker und Identitätskarte in seiner Farbe, ein Top-Secret-Dossier (in der taktilen Ausgabe ein schwarzes Rechteck) und ein Würfel mit den Seiten 1 bis 6. Das erweiterte Spiel braucht außerdem Berichtsformulare: sieben Vorlagen, eine je Farbe, zum Kopieren.
    .title = Was in der Schachtel ist

HC-1-2 = Die sieben Farben stehen fest, und in der taktilen Ausgabe hat jede ihre Oberfläche: Orange ist glatt, Violett körnig, Rot ist Samt, Blau kratzig, Grau hat erhabene Linien, Gelb ist Filz und Grün hat erhabene Wellen. Einen schwarzen Agenten gibt es nicht, was immer du gelesen haben magst.
    .title = Farben und Oberflächen

HC-1-3 = Es gibt zehn Häuser mit den Nummern 1 bis 10, eine Ruine und eine Kapelle. In der taktilen Ausgabe stehen die Hausnummern in Brailleschrift.
    .title = Die zwölf Orte

HC-1-4 = Im Uhrzeigersinn führt der Ring von der Kapelle zu Haus 1, dann der Reihe nach durch die Häuser bis Haus 10, weiter zur Ruine und zurück zur Kapelle.
    .title = Die Reihenfolge der Orte

HC-1-5 = Die Zählleiste, die äußerste Bahn des Spielplans, ist ein geschlossener Rundkurs aus 42 Feldern: ein Start- und Zielfeld, dann die Felder 1 bis 41; in der taktilen Ausgabe sind sie gelb und nummeriert. 42 Punkte ergeben eine volle Runde. Darüber zeigt der Zählmarker in seiner zweiten Runde, was über 42 hinausgeht.
    .title = Die Zählleiste

HC-1-6 = Ein Haus ist so viel wert wie seine Nummer, also 1 bis 10 Punkte. Die Kapelle ist nichts wert, und die Ruine kostet 3 Punkte.
    .title = Was die Orte wert sind

HC-1-7 = An einem Ort dürfen beliebig viele Agenten stehen.
    .title = Kein Limit je Ort

rules-HC-2 = Die Vorbereitung

HC-2-1 = Zu zweit sind 4 Agenten im Spiel, zu dritt 5, zu viert 6 und zu fünft, sechst oder siebt alle 7. Jeder bekommt eine Karte; so bleiben bei zwei bis fünf Personen zwei unabhängige Agenten, bei sechs einer und bei sieben keiner, und deren Karten bleiben verdeckt. Ein Bericht hat eine Zeile weniger, als Agenten im Spiel sind, und bringt zu zweit höchstens 15 Punkte, zu dritt 20, zu viert 25 und ab fünf Personen 30.
    .title = Zahlen nach Personenzahl

HC-2-2 = Spielen weniger als sieben Agenten mit, stehen die Farben im Spiel fest, bevor die Karten verteilt werden, und alle kennen sie.
    .title = Farben im Spiel

HC-2-3 = Alle Agenten im Spiel beginnen in der Kapelle. Das Dossier beginnt in Haus 7.
    .title = Die Startorte

HC-2-4 = Der Zählmarker jedes Agenten im Spiel beginnt auf dem Startfeld, mit 0 Punkten.
    .title = Der Punktestand am Anfang

HC-2-5 = Nur die Karten der Farben im Spiel werden gemischt; alle bekommen verdeckt je eine, wobei jede Verteilung gleich wahrscheinlich ist, und der Rest bleibt verdeckt neben dem Spielplan. Sieh dir deine heimlich an und lege sie verdeckt vor dich: Dieser Agent gehört dir für das ganze Spiel. Agenten, deren Karte nicht verteilt wurde, sind unabhängig: Sie ziehen, punkten und können gewinnen wie alle anderen, nur für niemanden.
    .title = Geheime Identitäten

HC-2-6 = Alle würfeln einmal offen, und der höchste Wurf beginnt. Teilen sich mehrere den höchsten Wurf, würfeln nur sie noch einmal, bis einer der höchste ist. Eine andere Wirkung haben diese Würfe nicht.
    .title = Wer anfängt

HC-2-7 = Nach der ersten Person geht es reihum im Uhrzeigersinn weiter.
    .title = Die Reihenfolge am Tisch

rules-HC-3 = Dein Zug

HC-3-1 = Du würfelst, dann ziehst du Agenten. Löst das eine Wertung aus, ändern sich die Punkte, und es wird geprüft, ob das Spiel endet; im erweiterten Spiel kann der Bericht folgen, einmal pro Partie. Nach einer Wertung, und nur dann, kümmerst du dich um das Dossier; danach würfelt die nächste Person.
    .title = Ablauf eines Zuges

HC-3-2 = Du wirfst einen Würfel: 1 bis 6, jede Zahl gleich wahrscheinlich, egal was vorher fiel. Zu entscheiden gibt es nichts, und ein zweiter Versuch ist nicht vorgesehen.
    .title = Der Wurf

HC-3-3 = Verteile den ganzen Wurf beliebig auf die Agenten im Spiel, ob deiner dabei ist oder nicht: Pro Würfelauge zieht ein Agent im Uhrzeigersinn einen Ort weiter. Verboten ist es, zu passen, weniger oder mehr als den Wurf zu verbrauchen oder jemanden rückwärts zu ziehen. Agenten, die nichts bekommen, bleiben stehen, aber mindestens einer zieht immer, und einen erlaubten Zug gibt es immer.
    .title = Den Wurf verteilen

HC-3-4 = Alle Bewegungen eines Zuges gelten gemeinsam. Am Tisch darfst du einen Agenten auch in mehreren Etappen und in beliebiger Reihenfolge ziehen: Es zählt nur die Summe je Agent, denn während der Bewegung hat kein Ort eine Wirkung.
    .title = Bewegungen gelten gemeinsam

HC-3-5 = Ein Wurf bringt höchstens 6, und der Ring hat zwölf Orte; ein Agent, der zieht, landet also immer an einem anderen Ort. Über mehrere Züge dürfen Agenten endlos kreisen; an der Kapelle vorbeizuziehen oder sie aus der Ruine zu betreten, bringt nichts ein.
    .title = Im Kreis herum

HC-3-6 = Ein Agent darf jeden Ort ohne Halt durchqueren, auch den des Dossiers. Durchqueren löst nie eine Wertung aus und bringt nie Punkte.
    .title = Orte durchqueren

HC-3-7 = So viele Möglichkeiten gibt es, einen Wurf zu verteilen, jeweils für die Würfe 1 bis 6 der Reihe nach. Mit vier Agenten: 4, 10, 20, 35, 56 und 84; mit fünf: 5, 15, 35, 70, 126 und 210. Mit sechs Agenten: 6, 21, 56, 126, 252 und 462; mit sieben: 7, 28, 84, 210, 462 und 924.
    .title = Wie viele Züge es gibt

HC-3-8 = Allein der Zufall bestimmt, wer anfängt und was du würfelst. In deinem Zug entscheidest du, wie du den Wurf verteilst, und nach einer Wertung, wohin das Dossier kommt; was du vormerkst, bleibt privat, bis du es spielst. Im erweiterten Spiel schreiben alle gleichzeitig ihren Bericht, geheim bis zum Spielende. Geredet werden darf jederzeit, und eine Wertung ist nie eine Entscheidung: Sie findet statt oder eben nicht.
    .title = Was du entscheidest

HC-3-9 = Du darfst schlecht beraten, falsche Verdächtigungen äußern oder absichtlich Punkte verschenken, und nichts, was du sagst, bindet dich. Deine Karte oder deinen Bericht vor dem Ende zu zeigen, ist nicht erlaubt.
    .title = Reden und Bluffen

rules-HC-4 = Wertungen, Dossier und Spielende

HC-4-1 = Nach dem Ziehen kommt es zu einer Wertung, wenn in diesem Zug mindestens ein Agent am Ort des Dossiers angekommen ist, und nur dann. Sie ist Pflicht und findet einmal statt, egal wie viele Agenten ankommen.
    .title = Was eine Wertung auslöst

HC-4-2 = Die gedruckten Regeln sprechen von Agenten, die am Ende eines Zuges beim Dossier stehen. Im Grundspiel läuft das auf dasselbe hinaus: Haus 7 ist anfangs leer, und das Dossier kommt immer an einen leeren Ort; zu Beginn eines Zuges ist also kein Agent bei ihm, und wer nachher dort steht, ist eben erst angekommen.
    .title = Dastehen oder ankommen

HC-4-3 = Bei einer Wertung bekommt jeder Agent im Spiel den Wert seines Ortes, alle gleichzeitig, ob eben angekommen oder nicht, ob vergeben oder unabhängig; unter 0 fällt kein Punktestand. Der Zuwachs eines Agenten ist die tatsächliche Änderung seines Punktestands; er kann auch negativ sein.
    .title = Alle werden gewertet

HC-4-4 = Ein Zählmarker geht nie hinter das Startfeld zurück. Was er von einem Verlust nicht zahlen kann, ist vergessen.
    .title = Nie unter null

HC-4-5 = Bei einer Wertung verliert jeder Agent in der Ruine 3 Punkte, und jeder Agent in der Kapelle bekommt 0. Das gilt auch für den Agenten, der die Wertung dort ausgelöst hat.
    .title = Ruine und Kapelle

HC-4-6 = Zählmarker bewegen sich nur bei einer Wertung. Die einzige Ausnahme ist der Bonus für den Bericht am Ende des erweiterten Spiels.
    .title = Wann sich Zählmarker bewegen

HC-4-7 = Zuerst ändern sich die Punkte; endet damit das Spiel, ist Schluss. Sonst kommt der Bericht, im erweiterten Spiel und falls er fällig ist, und zuletzt das Dossier.
    .title = Reihenfolge nach einer Wertung

HC-4-8 = Im Grundspiel muss die Person, deren Zug die Wertung ausgelöst hat, das Dossier an einen Ort ohne Agenten legen: Haus, Ruine oder Kapelle, irgendwo im Ring. Liegen bleiben kann es nicht, denn sein Ort ist besetzt. Frei sind immer mindestens 5 und höchstens 11 Orte, einen Platz gibt es also stets.
    .title = Das Dossier versetzen

HC-4-9 = Ohne Wertung bleibt das Dossier, wo es ist.
    .title = Ohne Wertung kein Versetzen

HC-4-10 = Das Spiel endet sofort nach einer Wertung, die mindestens einen Punktestand von 42 oder mehr ergibt; 42 zu überschreiten ist so gut wie genau zu treffen. Das Dossier wird nicht mehr versetzt, und niemand kommt noch einmal an die Reihe. Nur eine Wertung kann einen Punktestand auf 42 bringen.
    .title = Das Spielende

HC-4-11 = Hat im Grundspiel nur ein Agent mindestens 42 Punkte, gewinnt er, auch wenn ein anderer in dieser Wertung mehr Punkte bekommen hat. Sind es mehrere, entscheidet der größte Zuwachs in dieser letzten Wertung, dann der höchste Punktestand; herrscht noch immer Gleichstand, gewinnen sie gemeinsam. Auf den Punktestand kommt es nur zwischen Agenten im selben Haus an, und zum gemeinsamen Sieg müssen sie auch vor dieser Wertung gleichauf gewesen sein.
    .title = Der siegreiche Agent

HC-4-12 = Im Grundspiel werden die Identitätskarten aufgedeckt, und wem der siegreiche Agent gehört, der gewinnt. Ist er unabhängig, gewinnt niemand am Tisch. Siegen mehrere Agenten gemeinsam, gewinnen alle, denen einer davon gehört; gehört keiner jemandem, gewinnt niemand.
    .title = Wer am Tisch gewinnt

HC-4-13 = Eine Wertung bringt einem Agenten höchstens 10 Punkte; bei Spielende hat er also höchstens 51: 41 vor der letzten Wertung und 10 durch sie.
    .title = Der höchste Punktestand

HC-4-14 = Eine Wertung ist in einem Zug möglich, wenn der Wurf reicht, um irgendeinen Agenten von einem anderen Ort zum Dossier zu bringen. Erzwungen ist sie nur, wenn eine 1 fällt und alle Agenten im Spiel am Ort unmittelbar vor dem Dossier stehen. Lösen laut Option nur Neuankömmlinge eine Wertung aus, so machen die anderen keine möglich, und schon ein einziger von ihnen genügt, dass keine erzwungen ist.
    .title = Mögliche und erzwungene Wertung

HC-4-15 = Die Regeln setzen der Zahl der Züge keine Grenze. Wer eine will, findet dafür eine Option.
    .title = Keine Zugbegrenzung

rules-HC-5 = Das erweiterte Spiel

HC-5-1 = Alles bisher Gesagte über Material, Vorbereitung, Züge und Wertungen gilt, bis auf die folgenden Änderungen.
    .title = Was gleich bleibt

HC-5-2 = Nach einer Wertung darf die Person am Zug das Dossier an jeden anderen Ort legen, besetzt oder nicht, oder es liegen lassen; dann erfährt der Tisch, dass es liegen blieb. Alle zwölf Orte stehen offen.
    .title = Das Dossier freier versetzen

HC-5-3 = Für eine neue Wertung muss ein Agent am Ort des Dossiers ankommen; wer schon dort stand, als das Dossier hingelegt oder liegen gelassen wurde, löst nichts aus, solange er bloß bleibt. Ein Agent, der weggeht und in einem späteren Zug zurückkehrt, kommt neu an; eine Option bestimmt es anders. Findet eine Wertung statt, werden alle Agenten gewertet, auch die, die schon dort waren.
    .title = Nur Ankünfte zählen

HC-5-4 = Der Bericht wird verlangt, wenn zum ersten Mal in der Partie nach einer Wertung mindestens ein Agent, vergeben oder unabhängig, mindestens 29 Punkte hat: gleich nachdem die Zählmarker gezogen sind und bevor das Dossier versetzt wird. Verlangt wird er genau einmal. Erreichen später andere die 29, oder fällt einer darunter und steigt wieder, wird er nicht neu eröffnet.
    .title = Wann der Bericht fällig ist

HC-5-5 = Vor der Wertung, die den Bericht eröffnet, lag jeder Punktestand bei höchstens 28, danach liegt also jeder bei höchstens 38. Der Bericht kommt daher immer mindestens eine Wertung vor dem Spielende.
    .title = Nie zugleich mit dem Ende

HC-5-6 = Heimlich und gleichzeitig füllen alle je eine Zeile für jeden Agenten im Spiel aus, nur nicht für den eigenen: eine andere Person, der er gehört, oder „unabhängig“ oder nichts. Das gedruckte Formular trägt oben den Agenten dessen, der es ausfüllt, und hat die Spalten Agent, wahre Identität und Punkte. Nach der voreingestellten Regel darf dieselbe Person in höchstens einer Zeile stehen und „unabhängig“ in höchstens so vielen, wie es unabhängige Agenten gibt.
    .title = Den Bericht ausfüllen

HC-5-7 = Ein abgegebener Bericht ist endgültig. Weiter geht es, wenn alle Berichte da sind.
    .title = Der Bericht ist endgültig

HC-5-8 = Wie im Grundspiel ist Schluss, wenn eine Wertung einen Punktestand von mindestens 42 ergibt. Die Grundregeln darüber, welcher Agent siegt und wer am Tisch gewinnt, gelten hier nicht.
    .title = Ende des erweiterten Spiels

HC-5-9 = Sind die Identitäten aufgedeckt, bekommst du 5 Punkte je richtiger Zeile: Der Agent gehört der genannten Person, oder du hast „unabhängig“ geschrieben, und er ist es. Falsche und leere Zeilen kosten nichts. Dein Zählmarker rückt um so viel vor und darf eine zweite Runde beginnen; Zählmarker unabhängiger Agenten bekommen keinen Bonus.
    .title = Der Bonus für den Bericht

HC-5-10 = Deine Summe ist der Punktestand deines Agenten plus 5 Punkte je richtiger Zeile, und die größte Summe am Tisch gewinnt. Unabhängige Agenten nehmen an dieser Rangliste nicht teil, egal wie viele Punkte sie haben. Als Erster bei 42 zu sein, bringt keinen Vorrang.
    .title = Gewinnen im erweiterten Spiel

HC-5-11 = Bei gleicher Summe gewinnen mehr richtige Zeilen, dann der größere Zuwachs des eigenen Agenten in der letzten Wertung; danach ist der Sieg gemeinsam.
    .title = Gleichstand im erweiterten Spiel

HC-5-12 = Ein Agent bringt höchstens 51 Punkte und ein Bericht höchstens 30, macht 81. Eine dritte Runde begänne bei 84, also beginnt sie niemand.
    .title = Keine dritte Runde

rules-HC-6 = Wer was sieht

HC-6-1 = Alle, auch wer nur zuschaut, sehen Personenzahl, Modus, Optionen, Farben im Spiel und die Zahl der unabhängigen Agenten, jeden Wurf, jede bestätigte Bewegung, die Positionen, das Dossier, Punktestände und Runden, jede Wertung samt dem, der sie ausgelöst hat, und dem, was sie geändert hat, wer seinen Bericht abgegeben hat, und das Protokoll aller Züge, je nach Option. Nur du siehst deine Identitätskarte, so oft du willst, deinen Bericht samt der Farbe im Kopf, was du vorgemerkt hast, bis du es spielst, und deine privaten Notizen; Gesagtes erreicht alle, an die es gerichtet ist. Die nicht verteilten Karten sieht niemand; nach dem Spielende werden alle Karten, Berichte, richtigen Zeilen, Boni und Summen gezeigt, und der bis dahin allen verborgene Startwert des Zufallsgenerators darf veröffentlicht werden. Das Programm schickt dir nie etwas, das du nicht sehen darfst.
    .title = Was offen und geheim ist

HC-6-2 = Ein Papierformular trägt oben die Farbe dessen, der es ausfüllt, und lässt sie in der Liste weg; es auszuteilen, auszusuchen oder zu zeigen, verrät also eine Identität. Das Programm hält die Gestalt des Formulars so geheim wie seinen Inhalt.
    .title = Das verräterische Formular

HC-6-3 = Nach dem Austeilen weißt du von genau einem Agenten, wem er gehört: dir. Die übrigen Karten können beliebig auf die anderen am Tisch und die unabhängigen Agenten verteilt sein, alles gleich wahrscheinlich: 3 Möglichkeiten zu zweit, 12 zu dritt, 60 zu viert, 360 zu fünft und 720 zu sechst oder siebt, bei der üblichen Zahl von Agenten. Zu siebt ist kein Agent unabhängig.
    .title = Was sich erschließen lässt

HC-6-4 = Alles Öffentliche ist als Text zu haben, mit dem Namen des Ortes sowie Farbe und Oberfläche des Agenten. Nichts wird allein durch Farbe mitgeteilt.
    .title = Spielen ohne Sehen

rules-HC-9 = Indizien in Zahlen

HC-9-1 = Zu jedem Zug hält das Protokoll fest, wer am Zug war, den Wurf, alle Positionen vorher und nachher, die Schritte jedes Agenten, den Ort des Dossiers, ob gewertet wurde und um wie viel sich jeder Zählmarker tatsächlich bewegt hat. All das ist öffentlich. Jede Statistik ist eine Summe oder ein Verhältnis von Treffern zu Gelegenheiten; Gelegenheiten sind Züge, in denen der Wurf die Tat erlaubte.
    .title = Das Protokoll hinter den Indizien

HC-9-2 = Wer hat diesen Agenten aus der Ruine geholt? Treffer sind die Züge der Person, in denen der Agent in der Ruine begann und gezogen wurde; Gelegenheiten sind ihre Züge, in denen er dort begann.
    .title = Indiz 1: aus der Ruine

HC-9-3 = Wer hat diesen Agenten in die Ruine gebracht? Treffer sind die Züge der Person, in denen der Agent gezogen wurde und in der Ruine endete; Gelegenheiten sind ihre Züge, in denen er anderswo begann und der Wurf reichte, um ihn dorthin zu bringen.
    .title = Indiz 2: in die Ruine

HC-9-4 = Wer hat diesen Agenten bloß über die Ruine hinweggezogen? Treffer sind die Züge der Person, in denen der Agent von einem Ort vor der Ruine über sie hinaus zog; Gelegenheiten sind ihre Züge, in denen der Wurf dafür reichte.
    .title = Indiz 3: über die Ruine

HC-9-5 = Wer hat welchen Agenten begünstigt? Der Rohwert summiert über die Züge der Person den Wert des Ortes, an dem der Agent nach dem Zug steht, abzüglich des Wertes davor. Die Begünstigung vergleicht den Wert danach mit dem, der zu erwarten wäre, wenn alle Verteilungen des Wurfs gleich wahrscheinlich wären: Über null steht der Agent besser als durch Zufall.
    .title = Indiz 4: Begünstigung

HC-9-6 = Wer hat eine Wertung ausgelöst, und wer hatte etwas davon? Zu jeder Person erfährst du, wie viele Wertungen sie ausgelöst hat, und zu jeder Wertung die Agenten mit dem größten Zuwachs. Der Nutzen summiert über die Wertungen der Person den Zuwachs eines Agenten abzüglich des Durchschnitts aller Agenten im Spiel.
    .title = Indiz 5: wem es nützt

HC-9-7 = Wer hat Wertungen ausgelöst, und wer hat sich gehütet? Die Auslösequote sagt, erzwungene Wertungen nicht mitgerechnet, in welchem Anteil der Züge mit möglicher Wertung die Person eine ausgelöst hat; eine mögliche Wertung, die ausblieb, gilt als vermieden. Die Schonung summiert über die Züge mit vermiedener Wertung, wie weit der Wert des Ortes eines Agenten unter dem Durchschnitt lag: Über null hätte er schlechter als der Durchschnitt abgeschnitten, ein Grund für den, dem er gehört, sich zurückzuhalten.
    .title = Indiz 6: wer sich zurückhält

HC-9-8 = Das sind Indizien, keine Beweise: Bluffen ist erlaubt. Die Statistik nutzt nur das öffentliche Protokoll, nie die Kartenverteilung.
    .title = Mit Vorsicht zu genießen

HC-9-9 = Ein Beispiel: zwei Personen, vier Agenten, sieben Züge im Grundspiel. Die erste hat Orange aus der Ruine geholt und Rot über sie hinweggezogen, jeweils bei der einzigen Gelegenheit, und beide möglichen Wertungen vermieden; die zweite hat Orange bei der einzigen Gelegenheit in die Ruine gebracht und alle drei möglichen Wertungen ausgelöst, wobei der größte Zuwachs einmal an Orange und zweimal an Rot ging. Gemessen am Zufall hat die erste am meisten Orange begünstigt und die zweite Rot.
    .title = Ein durchgerechnetes Beispiel

rules-HC-10 = Die Optionen

option-mode = Grundspiel, die Voreinstellung: Es gewinnt, wem der siegreiche Agent gehört. Erweitert: Das Dossier bewegt sich freier, alle schreiben einen Bericht darüber, wem wer gehört, und die größte Summe am Tisch gewinnt. Wie alle Optionen ist diese öffentlich und steht ab der Vorbereitung fest.
    .title = Der Spielmodus

option-colours = Bestimmt, welche Farben mitspielen, wenn es weniger als sieben Agenten sind. Zufällig, die Voreinstellung: Sie werden ausgelost. Eine Liste: Der Tisch sucht sie aus, zum Beispiel wegen der Oberflächen, die am leichtesten zu ertasten sind.
    .title = Die Wahl der Farben

option-goal-tie = Bestimmt, wer im Grundspiel gewinnt, wenn mehrere Agenten in derselben Wertung 42 erreichen. Letzte Wertung, die Voreinstellung: der größte Zuwachs in dieser Wertung, dann der höchste Punktestand, dann ein gemeinsamer Sieg. Am weitesten: der höchste Punktestand, dann ein gemeinsamer Sieg.
    .title = Mehrere Agenten bei 42

option-report-rule = Bestimmt, was im erweiterten Spiel in einem Bericht stehen darf; leere Zeilen sind immer erlaubt. Stimmig, die Voreinstellung: dieselbe Person in höchstens einer Zeile und „unabhängig“ in höchstens so vielen, wie es unabhängige Agenten gibt. Frei: Beides darf sich beliebig wiederholen.
    .title = Wie frei der Bericht ist

option-independents-block = Betrifft den Sieg im erweiterten Spiel. Nein, die Voreinstellung: Unabhängige Agenten werden ignoriert. Ja: Hat ein unabhängiger Agent mehr Punkte als jede Summe am Tisch, gewinnt niemand; gleich viele genügen nicht.
    .title = Unabhängige Agenten können blockieren

option-dossier-rule = Bestimmt, wohin das Dossier nach einer Wertung darf. Voreingestellt hängt das vom Modus ab: im Grundspiel an einen unbesetzten Ort; im erweiterten Spiel an jeden Ort, oder es bleibt liegen. Die andere Möglichkeit, jeder andere Ort, erlaubt alle Orte außer dem jetzigen. In jedem Fall löst nur eine Ankunft eine Wertung aus.
    .title = Wohin das Dossier darf

option-trigger-rule = Bestimmt, wessen Ankunft beim Dossier eine Wertung auslöst; das zählt, wo das Dossier bei Agenten liegen darf. Jede Ankunft, die Voreinstellung: auch die eines Agenten, der weggegangen ist und zurückkehrt. Nur Neuankömmlinge: nicht die eines Agenten, der bei der letzten Wertung dort stand, als das Dossier hingelegt oder liegen gelassen wurde. Standen alle Agenten im Spiel dort, sind alle neu, sonst gäbe es nie wieder eine Wertung.
    .title = Wer eine Wertung auslöst

option-agent-table = Bestimmt, wie viele Agenten mitspielen. Ursprüngliche Ausgaben, die Voreinstellung: 4 zu zweit, 5 zu dritt, 6 zu viert, 7 ab fünf Personen. Andere Ausgaben: 5 zu zweit, 6 zu dritt, 7 ab vier Personen.
    .title = Die Zahl der Agenten

option-die = Gewöhnlich, die Voreinstellung: ein Würfel mit den Seiten 1 bis 6. Eins bis drei: Statt der 1 gibt es eine Seite „1 bis 3“, und wer sie würfelt, sucht sich vor dem Ziehen 1, 2 oder 3 aus.
    .title = Die Art des Würfels

option-full-log = Bestimmt, wie viel vom öffentlichen Protokoll nachzulesen ist. Ja, die Voreinstellung: alle Züge. Nein: nur der letzte, für den Rest ist dein Gedächtnis zuständig.
    .title = Das ganze Protokoll

option-turn-limit = 0, die Voreinstellung: keine Grenze für die Zahl der Züge. Mit einer anderen Zahl: Sind so viele Züge gespielt, endet das Spiel, im Grundspiel ohne Sieg, im erweiterten Spiel gewinnt die größte Summe am Tisch.
    .title = Die Zugbegrenzung
