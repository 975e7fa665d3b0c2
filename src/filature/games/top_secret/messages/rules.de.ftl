### Top Secret: Regelhilfe, Deutsch. Eine Nachricht je Klausel der Regelspezifikation.

rules-prefix = SE
rules-SE-1 = Das Material

SE-1-1 = Es gibt einen Spielplan: Städte, durch Linien verbunden, und eine Ecke für jede Farbe.
    .title = Der Spielplan

SE-1-2 = Es gibt vier Farben. Jede hat sieben Agenten, vier Koffer, A bis D, vier Inhaltskarten und sieben Duellkarten: insgesamt 28 Agenten, 16 Koffer, 16 Inhaltskarten und 28 Duellkarten.
    .title = Vier Sätze Figuren

SE-1-3 = Die Inhaltskarten einer Farbe sind 5, 3 und 1 Geheimnisse wert; die vierte ist eine Bombe und nichts wert. Jede Farbe hat also genau 9 Geheimnisse.
    .title = Was in den Koffern ist

SE-1-4 = Die sieben Duellkarten einer Farbe sind 0, 0, 1, 2, 3, 4 und 5.
    .title = Die Duellkarten

SE-1-5 = Es gibt zwei gleiche Würfel mit den Seiten 0, 1, 1, 2, 2 und 3, die 0 ist eine leere Seite. Von den 36 möglichen Würfen ergibt 1 die Summe 0, 4 ergeben 1, 8 ergeben 2, 10 ergeben 3, 8 ergeben 4, 4 ergeben 5 und 1 ergibt 6. Der Durchschnitt ist 3.
    .title = Die Würfel

SE-1-6 = Benutzt wird nur das Material der Farben im Spiel. Zu zweit oder dritt bleiben Agenten, Koffer und Karten der anderen Farben in der Schachtel.
    .title = Unbenutzte Farben bleiben weg

SE-1-7 = Die Farben sind Rot, Blau, Grün und Gelb.
    .title = Die Farben

rules-SE-2 = Der Spielplan

SE-2-1 = Es gibt 35 Städte, vier Startbasen und vier Hauptquartiere. Jede Farbe hat außerdem vier Kofferfelder, A bis D: Sie verbergen ihre Inhaltskarten und gehören nicht zu den Wegen, dort zieht nichts.
    .title = Die Felder

SE-2-2 = In jeder Ecke liegen die Startbasis und die Kofferfelder einer Farbe und dahinter, ganz außen, das Hauptquartier der Farbe, die schräg gegenüber startet. Im Nordwesten zieht Rot nach San Francisco, Chicago und Churchill aus, und Grün liefert von Honolulu, San Francisco und Churchill ab; im Nordosten zieht Blau nach Peking, Nowosibirsk und Norilsk aus, und Gelb liefert von Tokio, Peking und Norilsk ab. Im Südosten zieht Grün nach Darwin, Perth und Melbourne aus, und Rot liefert von Port Moresby, Darwin und Melbourne ab; im Südwesten zieht Gelb zur Osterinsel, nach Santiago und nach Punta Arenas aus, und Blau liefert von Papeete, der Osterinsel und Punta Arenas ab.
    .title = Die vier Ecken

SE-2-3 = Gewöhnliche Linien verbinden zwei Städte und gelten für alle, in beide Richtungen. Ausgangslinien führen nur von einer Startbasis in eine Stadt. Gepunktete Linien führen nur von einer Stadt in ein Hauptquartier, und nur für dessen Farbe.
    .title = Drei Arten von Linien

SE-2-4 = Eine Startbasis wird über eine Ausgangslinie verlassen und nie mit einem Schritt betreten, von niemandem. Dort sind Agenten nur seit der Vorbereitung oder weil sie zurückgeschickt wurden, und zwar beliebig viele. Duelle gibt es in einer Startbasis nie, Koffer auch nicht.
    .title = Die Startbasen

SE-2-5 = Ein Hauptquartier betritt nur ein Agent seiner Farbe, von einer Torstadt aus, über eine gepunktete Linie, mit einem Koffer, den er abliefern darf. Betreten heißt abliefern, und niemand bleibt dort. Duelle gibt es dort keine, und Feinde können es weder betreten noch plündern.
    .title = Die Hauptquartiere

SE-2-6 = Ist eine Farbe nicht im Spiel, ist ihre Startbasis unbenutzbar, außer für Wachen, und ihr Hauptquartier ebenso. Alle Städte bleiben benutzbar.
    .title = Ecken ohne Farbe

SE-2-7 = In einer Stadt dürfen beliebig viele Koffer sein. Wie viele Agenten und wie viele Farben, steht beim Zug und bei den Duellen.
    .title = Was in eine Stadt passt

SE-2-8 = Diese Städte sind durch 76 gewöhnliche Linien verbunden. Amerika und Pazifik: Honolulu, San Francisco, Chicago, Churchill, New York, Panama, Papeete, die Osterinsel, Santiago, Punta Arenas, Rio de Janeiro und Buenos Aires; Europa und Afrika: London, Lissabon, Berlin, Moskau, Kairo, Dakar, Lagos, Luanda, Kapstadt, Durban und Nairobi; weiter östlich: Tokio, Peking, Nowosibirsk, Norilsk, Delhi, Aden, Singapur, Port Louis, Port Moresby, Darwin, Perth und Melbourne. Frag, was neben einer Stadt liegt, und du hörst ihre Linien.
    .title = Die 35 Städte

SE-2-9 = Eine Stadt hat 3 bis 7 Linien, keine ist eine Sackgasse, und keine zwei liegen mehr als 6 Schritte auseinander. Jede Farbe hat 8 Schritte zu ihrem Hauptquartier, auf 65 kürzesten Wegen, an denen keine Stadt immer beteiligt ist, und es gibt drei Wege, die sich keine Stadt teilen. Jede Startbasis hat die gleichen Wege vor sich, aber von den vier Symmetrien der Karte erhält nur die halbe Drehung die Zugfolge: Rot und Grün sind genau gleich gestellt, ebenso Blau und Gelb.
    .title = Die Karte in Zahlen

SE-2-10 = Ein anderer Spielplan ist möglich, wenn er dieselben vier Ecken hat, mindestens drei Ausgänge je Startbasis und zwei Torstädte je Hauptquartier, wenn alle Städte zusammenhängen und keine weniger als zwei Linien hat. Die Wege der Farben zu ihrem Hauptquartier dürfen sich höchstens um einen Schritt unterscheiden.
    .title = Andere Spielpläne

SE-2-11 = Das Programm zeichnet den Spielplan nach einer Datei mit Feldern, Linien und Namen. Das Bild dahinter ist bloßer Schmuck, und die Osterinsel steht für ihren Ort Hanga Roa.
    .title = Wie er gezeichnet ist

rules-SE-3 = Die Vorbereitung

SE-3-1 = Vor allem anderen lost der Zufall aus, wer welche Farbe spielt und damit in welcher Ecke; alle sehen es. Zu zweit sitzt ihr schräg gegenüber: Rot und Grün oder Blau und Gelb. Zu dritt bleibt die Ecke der Farbe leer, die niemand zieht; zu viert spielen alle. Mit einer Option wählt ihr die Farben stattdessen.
    .title = Wer welche Farbe spielt

SE-3-2 = Die Züge folgen den Ecken, nicht den Nummern der Plätze. Gezogen wird im Uhrzeigersinn, von oben gesehen: Rot im Nordwesten, Blau im Nordosten, Grün im Südosten, Gelb im Südwesten, dann wieder Rot. Farben, die nicht mitspielen, werden übersprungen.
    .title = Die Reihenfolge am Tisch

SE-3-3 = Alle sieben Agenten jeder Farbe beginnen in ihrer eigenen Startbasis.
    .title = Die Startplätze

SE-3-4 = Leg heimlich deine vier Inhaltskarten, 5, 3, 1 und die Bombe, je eine unter deine Kofferfelder A bis D. Die Karte unter einem Feld ist der Inhalt deines Koffers mit diesem Buchstaben, für die ganze Partie.
    .title = Deine Koffer füllen

SE-3-5 = Stell deine vier Koffer in vier verschiedene Städte: beliebige, auch Torstädte und Ausgangsstädte, aber keine Basen oder Hauptquartiere. Koffer verschiedener Farben dürfen sich eine Stadt teilen, zwei gleicher Farbe nicht. Das gilt nur bei der Vorbereitung.
    .title = Deine Koffer verteilen

SE-3-6 = Inhalte, Städte und Wache legst du auf einmal fest, heimlich und gleichzeitig mit allen anderen. Ist die letzte fertig, sehen alle, wo die Koffer stehen, nie, was darin ist. Niemand sieht fremde Plätze, bevor die eigenen feststehen.
    .title = Alle gleichzeitig

SE-3-7 = Zu dritt ist begünstigt, wessen schräg gegenüberliegende Farbe fehlt: Der Weg führt in eine leere Ecke. Die beiden anderen dürfen je einen ihrer sieben Agenten als Wache in die freie Startbasis stellen statt in die eigene. Die Wache zieht über die Ausgangslinien dieser Basis aus und kommt, falls sie zurückgeschickt wird, in die Startbasis ihrer Farbe; zwei Wachen dort duellieren sich nicht.
    .title = Zu dritt: die Wachen

SE-3-8 = Alle werfen beide Würfel, und die höchste Summe beginnt. Wer sie sich teilt, würfelt untereinander noch einmal.
    .title = Wer anfängt

rules-SE-4 = Dein Zug und die Bewegung

SE-4-1 = Wirf beide Würfel einmal: Ihre Summe, 0 bis 6, ist dein Vorrat an Schritten. Dann tust du, so viel du willst, mit Agenten und Koffern, und beendest deinen Zug. Es zählt nur die Summe, nicht der einzelne Würfel.
    .title = Ablauf eines Zuges

SE-4-2 = Ein Schritt führt einen deiner Agenten über eine Linie; wie viele du hast, sagt dein Wurf. Städte werden nie übersprungen.
    .title = Ein Schritt, eine Linie

SE-4-3 = Deine Schritte darfst du auf beliebig viele deiner Agenten verteilen, wie und in welcher Reihenfolge du willst. Du darfst auf einen schon gezogenen Agenten zurückkommen.
    .title = Die Schritte verteilen

SE-4-4 = Ein Agent darf in einem Zug denselben Weg zurückgehen und Städte mehrmals besuchen.
    .title = Hin und zurück

SE-4-5 = Eine Startbasis zu verlassen, kostet einen Schritt, in eine beliebige ihrer Ausgangsstädte.
    .title = Die Startbasis verlassen

SE-4-6 = Du musst deine Schritte nicht verbrauchen: Du darfst deinen Zug mit einem Rest beenden, und der verfällt. Bei Summe 0 gibt es keine Schritte, nur Kofferaktionen.
    .title = Schritte dürfen verfallen

SE-4-7 = Am Ende deines Zuges dürfen in keiner Stadt mehr als zwei deiner Agenten stehen. Während des Zuges dürfen sich dort mehr treffen, denn eigene Agenten versperren nie den Weg. Für Startbasen gilt kein Limit.
    .title = Das Gedrängelimit

SE-4-8 = Du darfst nichts tun, wonach nicht mehr sicher wäre, dass du mit den Schritten, die du schon hast, das Gedrängelimit einhältst, was immer Duelle und Koffer bringen. Ein Angriff aus einer zu vollen Stadt heraus ist sicher, denn der Angreifer ist dann fort, ob er siegt oder verliert. Solange eine Stadt zu voll ist, kannst du deinen Zug nicht beenden.
    .title = Kein Weg ins Gedränge

SE-4-9 = Du darfst kein Duell beginnen, solange, diesen Angreifer nicht mitgezählt, in irgendeiner Stadt drei oder mehr deiner Agenten stehen. Eine Niederlage würde deinen Zug so beenden.
    .title = Kein Angriff aus Unordnung

SE-4-10 = Ein Agent, der in deinem eigenen Zug nach einer Lieferung in seine Startbasis zurückkommt, darf in diesem Zug noch einmal ziehen, wenn Schritte übrig sind.
    .title = Nach der Lieferung weiter

SE-4-11 = Zieht ein Agent mit Bonusschritten, werden diese vor den Schritten aus dem Vorrat verbraucht.
    .title = Bonusschritte zuerst

rules-SE-5 = Die Koffer

SE-5-1 = Ein Agent trägt höchstens einen Koffer, von beliebiger Farbe.
    .title = Ein Koffer je Agent

SE-5-2 = In einer Stadt darf einer deiner Agenten mit freien Händen einen dort liegenden Koffer aufnehmen, und wer einen trägt, darf ihn ablegen. Zum Tauschen erst ablegen, dann aufnehmen. All das kostet keine Schritte.
    .title = Aufnehmen und ablegen

SE-5-3 = In deinem Zug darfst du das mit jedem deiner Agenten in einer Stadt tun, solange gerade kein Duell und keine Bombe abgehandelt wird: vor dem Ziehen, im Vorbeigehen, am Schluss und auch mit einem Agenten, der gar nicht zieht.
    .title = Zu jeder Zeit

SE-5-4 = Um einen Koffer zu übergeben, legt ein Agent ihn ab, und ein anderer von dir in derselben Stadt nimmt ihn auf. Anders geht es nicht.
    .title = Koffer übergeben

SE-5-5 = Nach der Vorbereitung dürfen beliebig viele Koffer beliebiger Farben in einer Stadt liegen.
    .title = Koffer auf einem Haufen

SE-5-6 = Ein getragener Koffer zieht mit seinem Agenten. Alle sehen, welcher Agent welchen Koffer trägt, nach Farbe und Buchstabe, aber nicht, was darin ist.
    .title = Offen getragen

SE-5-7 = Ein Koffer liegt in einer Stadt, wird von einem Agenten in einer Stadt getragen oder ist abgeliefert. In einer Startbasis ist er nie: Wer zurückgeschickt wird oder ausscheidet, lässt seinen Koffer in der Stadt.
    .title = Wo Koffer sein können

SE-5-8 = Nur wer am Zug ist, hantiert mit Koffern. Die einzige Ausnahme: Ein siegreicher Verteidiger darf den Koffer des Angreifers nehmen.
    .title = Nur im eigenen Zug

SE-5-9 = In einem Zug darfst du höchstens 60-mal aufnehmen und ablegen. Weitere Versuche werden abgelehnt.
    .title = Irgendwann ist Schluss

rules-SE-6 = Die Duelle

SE-6-1 = Betritt ein Agent eine Stadt mit einem feindlichen Agenten, beginnt sofort ein Duell. Keine Seite kann es ablehnen oder verschieben, und ohne Duell kommt niemand durch eine feindlich besetzte Stadt.
    .title = Kein Duell lässt sich umgehen

SE-6-2 = Duelle gibt es nur in Städten, nie in Startbasen oder Hauptquartieren.
    .title = Nur in Städten

SE-6-3 = Gegen zwei Verteidiger muss der Angreifer nacheinander beide bekämpfen, es sei denn, er verliert das erste Duell. Wer angreift, bestimmt den ersten Gegner. Dazwischen geschieht nichts anderes, weder mit Koffern noch mit Bonusschritten.
    .title = Zwei Verteidiger

SE-6-4 = Beide Seiten wählen heimlich eine ihrer verfügbaren Duellkarten, und beide werden zugleich aufgedeckt. Auch die verteidigende Seite wählt, obwohl sie nicht am Zug ist.
    .title = Die Karten spielen

SE-6-5 = Die höhere Karte gewinnt. Bei gleichen Karten gewinnt der Angreifer.
    .title = Wer gewinnt

SE-6-6 = Beide Karten werden offen beiseitegelegt. Deine kommen erst zurück, wenn du alle sieben gebraucht hast, dann aber sofort, noch vor einem weiteren Duell im selben Zug. Das zählt für jede Person getrennt.
    .title = Gebrauchte Karten

SE-6-7 = Hast du nur noch eine Karte, musst du sie spielen. Mindestens eine hast du immer.
    .title = Die letzte Karte

SE-6-8 = Ein Agent, der mit einer Karte von 1 bis 5 verliert, scheidet aus, und zwar für den Rest der Partie.
    .title = Verlieren mit einer Zahl

SE-6-9 = Ein Agent, der mit einer 0 verliert, scheidet nicht aus, sondern kommt in seine eigene Startbasis zurück. Bei 0 gegen 0 gewinnt der Angreifer, und der Verteidiger kommt zurück.
    .title = Verlieren mit einer Null

SE-6-10 = In beiden Fällen bleibt der Koffer des Verlierers, falls er einen trug, in der Stadt.
    .title = Der Koffer des Verlierers

SE-6-11 = Der Angreifer bleibt in der Stadt und bekommt je gewonnenem Duell einen Bonusschritt, nur für sich und freiwillig, später im selben Zug. Es ist ein Schritt wie jeder andere, auch in ein neues Duell mit neuem Bonus, ohne Grenze, oder, so lesen wir es, in ein Hauptquartier; ungenutzte verfallen am Ende des Zuges oder wenn der Agent die Städte verlässt. Du darfst auch mit dem Rest deines Vorrats weitermachen, mit beliebigen Agenten, und Koffer in der Stadt nehmen.
    .title = Der Angreifer gewinnt

SE-6-12 = Trug der Angreifer einen Koffer, darf der siegreiche Verteidiger ihn sofort nehmen; trägt er schon einen, legt er diesen dafür ab. Es geht nur um diesen Koffer und diesen Agenten, und einen Bonusschritt gibt es nicht.
    .title = Der Verteidiger gewinnt

SE-6-13 = Verliert der Angreifer, sind der Rest des Vorrats und alle Bonusschritte aller Agenten sofort verloren. Sobald über den Koffer entschieden ist, ist der Zug zu Ende.
    .title = Der Angreifer verliert

SE-6-14 = Außer während eines Duells stehen also nie Agenten zweier Farben in einer Stadt. Wer eine betritt, trifft auf höchstens zwei Feinde, beide von einer Farbe.
    .title = Eine Farbe je Stadt

rules-SE-7 = Lieferung und Bomben

SE-7-1 = Ein Schritt über eine gepunktete Linie ins eigene Hauptquartier mit einem Koffer liefert ihn ab. Eine genaue Punktzahl ist nicht nötig. Abliefern darfst du eigene und feindliche Koffer.
    .title = Einen Koffer abliefern

SE-7-2 = Der Inhalt wird sofort allen gezeigt. Koffer und Inhaltskarte kommen offen vor die Person, die geliefert hat, und sind endgültig aus dem Spiel.
    .title = Der Inhalt wird gezeigt

SE-7-3 = Die Geheimnisse zählen zur Summe der Person, die sie geliefert hat. Mit 10 oder mehr ist das Spiel gewonnen.
    .title = Geheimnisse zählen

SE-7-4 = War der Koffer keine Bombe, kommt der Agent sofort in seine eigene Startbasis zurück. Der Zug geht weiter.
    .title = Zurück zum Start

SE-7-5 = Unter deinen ersten drei abgelieferten Koffern muss mindestens ein feindlicher sein. Nur eines wird also abgelehnt: mit einem eigenen Koffer ins Hauptquartier zu gehen, wenn du genau zwei abgeliefert hast und beide deine eigenen waren. Eine feindliche Bombe genügt der Regel; eigene Bomben gelten als eigene Koffer.
    .title = Die ersten drei Koffer

SE-7-6 = Lieferst du eine Bombe ab, verlierst du die Hälfte deiner Agenten im Spiel, aufgerundet, wobei der Träger mitzählt. Mit 7, 6, 5, 4, 3, 2 oder 1 Agenten verlierst du 4, 3, 3, 2, 2, 1 oder 1.
    .title = Eine Bombe abliefern

SE-7-7 = Der Träger ist dabei. Du suchst aus, welche anderen verloren gehen, wo immer sie sind, Startbasen eingeschlossen.
    .title = Die Verluste aussuchen

SE-7-8 = Koffer, die so verlorene Agenten trugen, bleiben in ihren Städten.
    .title = Zurückgelassene Koffer

SE-7-9 = Der Träger einer Bombe kommt nicht in seine Startbasis zurück: Er muss unter den Verlusten sein, wenn ihr ihn nicht mit einer Option verschonen lasst. Der Zug geht weiter, wenn dir Agenten bleiben.
    .title = Der Träger ist verloren

SE-7-10 = Eine Bombe ist ein abgelieferter Koffer mit dem Wert 0. Die eigene abzuliefern, ist erlaubt, wenn auch seltsam.
    .title = Was eine Bombe zählt

rules-SE-8 = Das Spielende

SE-8-1 = Das Spiel endet in dem Moment, in dem jemand 10 oder mehr Geheimnisse abgeliefert hat, und diese Person gewinnt. Ungenutzte Schritte spielen keine Rolle.
    .title = Zehn Geheimnisse gewinnen

SE-8-2 = Wer keinen Agenten mehr im Spiel hat, ist draußen: keine Züge, keine Duelle mehr. Was abgeliefert ist, bleibt; die übrigen Koffer dieser Farbe bleiben im Spiel, behalten ihren geheimen Inhalt und gelten für die anderen als feindlich.
    .title = Ohne Agenten

SE-8-3 = Hat nur noch eine Person Agenten im Spiel, gewinnt sie sofort.
    .title = Wer übrig bleibt

SE-8-4 = Nach jeder Lieferung und jedem Ausscheiden wird geprüft, ob noch jemand gewinnen kann. Brächten die noch nicht gelieferten Geheimnisse, die alle aus den Summen errechnen können, niemanden mit Agenten auf 10, endet das Spiel sofort, und die Rangfolge entscheidet. Solange niemand draußen ist, geschieht das nur, wenn alles geliefert ist und alle genau 9 haben.
    .title = Das aussichtslose Spiel

SE-8-5 = Nach 100 vollen Runden, sofern ihr nichts anderes einstellt, endet das Spiel, und die Rangfolge entscheidet. Eine Runde endet, wenn der Zug an die Person geht, die begonnen hat, oder über ihren Platz hinaus.
    .title = Die Rundengrenze

SE-8-6 = Vorn steht, wer mit zehn Geheimnissen oder als Letzter mit Agenten gewonnen hat. Sonst, und für die anderen Plätze, zählen mehr Geheimnisse, dann mehr Agenten im Spiel; danach wird der Platz geteilt.
    .title = Die Rangfolge

SE-8-7 = Am Ende werden alle Inhalte gezeigt.
    .title = Alles wird gezeigt

SE-8-8 = Aufgeben geht nur, wenn ihr es eingeschaltet habt, und erst, wenn dein Plan abgegeben ist. Gibst du auf, scheiden deine Agenten aus, ihre Koffer bleiben in den Städten, und du bist draußen. Aufgeben im eigenen Zug beendet ihn. Gibst du in einem Duell als Verteidiger auf, entfällt es ohne Bonus, und der Angreifer bleibt.
    .title = Das Spiel aufgeben

rules-SE-9 = Wer was sieht

SE-9-1 = Alle sehen den Spielplan, wer welche Farbe hat, alle Agenten, auch in den Basen und ausgeschiedene, wo jeder Koffer ist, seine Farbe, seinen Buchstaben und wer ihn trägt, Würfel, Vorrat und Bonusschritte, wer am Zug ist, Summen und Lieferungen der Reihe nach, abgelieferte Inhalte, die gebrauchten und die noch verfügbaren Duellkarten sowie die Entscheidungen über Wache, ersten Gegner, Beute und Verluste, sobald sie fallen, die Wachen zusammen mit den Koffern. Was in einem nicht abgelieferten Koffer ist, sieht nur, wem seine Farbe gehört, nicht einmal, wer ihn trägt, bis zur Lieferung oder zum Spielende; doch alle können schließen, welche Inhalte einer Farbe bleiben, und ein letzter Koffer hat kein Geheimnis mehr. Von deiner Vorbereitung und deiner gewählten Duellkarte sehen die anderen nur, dass du entschieden hast, bis alle so weit sind; den Startwert des Zufalls sieht vor dem Ende niemand. Das Programm zeigt nie etwas, das verborgen bleiben muss, weder dir noch einem Bot noch in einem Protokoll.
    .title = Was offen und geheim ist

rules-SE-10 = Wie das Programm das Spiel führt

SE-10-1 = Der Zufall lost die Farben aus, wenn sie nicht gewählt wurden. Nach der Vorbereitung und dem Wurf um den Anfang besteht jeder Zug aus einem Wurf und deinen Aktionen: Schritte, aufnehmen, ablegen, Zug beenden. Dazwischen wirst du vielleicht nach dem ersten von zwei Gegnern gefragt, nach einer Duellkarte, ob du den Koffer eines besiegten Angreifers nimmst, oder welche Agenten dich eine Bombe kostet. Ist Aufgeben eingeschaltet, darfst du es jederzeit, sobald dein Plan abgegeben ist. An jeder dieser Stellen kann das Spiel enden.
    .title = Was wann gefragt wird

SE-10-2 = Die Karten werden beiseitegelegt und, falls fällig, zurückgenommen; der Koffer des Verlierers wird abgelegt; der Verlierer scheidet aus oder kommt zurück; und es wird geprüft, ob das Spiel endet. Dann bekommt ein siegreicher Angreifer seinen Bonus und trifft auf den nächsten Verteidiger oder zieht weiter, während ein siegreicher Verteidiger den Koffer nehmen darf, falls einer da ist, und die nächste Person würfelt.
    .title = Reihenfolge nach einem Duell

SE-10-3 = Der Inhalt wird aufgedeckt und gezählt, und 10 Geheimnisse gewinnen sofort. Nach einer Bombe werden die Verluste gewählt, der Träger ist dabei, und ihre Koffer abgelegt. Dann wird geprüft, ob das Spiel endet; sonst machst du weiter, oder die nächste Person, wenn dir keine Agenten bleiben.
    .title = Reihenfolge nach einer Lieferung

SE-10-4 = Sieben Agenten und vier Koffer je Farbe sind immer nachweisbar, außerhalb eines Duells stehen nie zwei Farben in einer Stadt, kein Agent in einer Basis trägt einen Koffer, und keiner bleibt in einem Hauptquartier. Am Ende deines Zuges stehen in keiner Stadt drei deiner Agenten. Alle Summen und die nicht gelieferten Geheimnisse ergeben 9 je Farbe im Spiel, und jede Hand hat 1 bis 7 Duellkarten.
    .title = Was immer gilt

SE-10-5 = Antwortest du nicht rechtzeitig, wird für dich so wenig wie möglich gespielt: Dein Zug endet, nichts wird erbeutet, und von jeder Wahl, die alle sehen, wird das Erste genommen. Was geheim sein soll, losen die Würfel der Partie aus, alles Erlaubte mit gleicher Aussicht: was deinem Plan noch fehlt, und eine Duellkarte. Nur du erfährst, was sie gezogen haben.
    .title = Ausbleibende Antworten

rules-SE-11 = Die Optionen

option-must-use-all = Nein, die Voreinstellung: Du darfst deinen Zug mit übrigen Schritten beenden. Ja: Das geht nicht, solange dein Vorrat nicht leer ist, du in diesem Zug kein Duell gewonnen hast und noch ein Schritt in eine Stadt ohne Feinde erlaubt ist. Bonusschritte bleiben freiwillig.
    .title = Alle Schritte verbrauchen

option-bonus-shared = Nein, die Voreinstellung: Ein Bonusschritt gehört dem Agenten, der das Duell gewonnen hat. Ja: Er kommt in den Vorrat, und jeder deiner Agenten darf ihn nutzen.
    .title = Geteilte Bonusschritte

option-bomb-kills-carrier = Ja, die Voreinstellung: Der Träger einer Bombe muss unter den Verlusten sein. Nein: Er darf verschont werden und kommt dann in seine Startbasis zurück.
    .title = Der Träger der Bombe

option-round-limit = Nach wie vielen vollen Runden das Spiel spätestens endet: voreingestellt 100, sonst jede ganze Zahl ab 10.
    .title = Die Zahl der Runden

option-colours = Zufällig, die Voreinstellung: Das Los entscheidet, wer welche Farbe spielt. Ein anderer Wert ist eine Liste von Farben mit Kommas dazwischen, auf Englisch, die des ersten Platzes zuerst, etwa blue, yellow; zu zweit nimmt man gegenüberliegende Farben.
    .title = Wer welche Farbe spielt

option-resigning = Nein, die Voreinstellung: Alle spielen bis zum Ende. Ja: Du darfst aufgeben, sobald dein Plan abgegeben ist, und deine Agenten verlassen dann das Spiel.
    .title = Aufgeben
