### Companies: Regelhilfe, Deutsch. Eine Nachricht je Klausel der Regelspezifikation.

rules-prefix = DA
rules-DA-1 = Das Ziel

DA-1-4 = Zwei Dienste streiten um Missionen, und der mit mehr Siegpunkten gewinnt. Jeder hat einen Doppelagenten, der mit dem anderen Dienst gewinnt. Die Loyalen gewinnen also Missionen und suchen ihren Verräter, und der verdirbt ihnen unbemerkt das Geschäft.
    .title = Worum es geht
    .words = gewinnen, Sieg

rules-DA-2 = Das Material

DA-2-1 = Jeder Dienst hat seine eigenen 18 Aktionskarten, auf beiden Seiten die gleichen und nie vermischt. Das sind acht Agenten zu je 1 Aktionspunkt, zwei Spezialagenten zu 2, zwei Überläufer zu 0, zwei Killer und zwei Bestechungen zu 1 und zwei Sabotagen, die 3 kosten. Nur Agenten und Spezialagenten können umgedreht oder getötet werden.
    .title = Die Aktionskarten

DA-2-2 = Es gibt 24 Missionen, sechs für jeden der vier Ziele. Sie sind 2 bis 5 Siegpunkte wert; mindestens eine in Kairo ist 4 wert.
    .title = Die Missionen

DA-2-3 = Wenn ihr nichts anderes wählt, sind die sechs Missionen jedes Ziels 2, 3, 3, 4, 4 und 5 Siegpunkte wert. Das macht 21 je Ziel und 84 insgesamt, im Schnitt dreieinhalb.
    .title = Was Missionen wert sind

DA-2-4 = Es gibt 12 Identitätskarten, sechs je Dienst: fünf Agenten und ein Doppelagent.
    .title = Die Identitätskarten

DA-2-5 = Alle Rückseiten einer Art sind gleich. Eine verdeckte Aktionskarte zeigt nur die Farbe ihres Dienstes und einen Pfeil, der bloß auf ein Ziel weist.
    .title = Rückseiten verraten nichts

rules-DA-3 = Personen und Vorbereitung

DA-3-1 = Mitspielen können sechs bis zwölf, nicht mehr und nicht weniger. Ein Dienst mit sieben bräuchte 21 Karten aus einem Satz von 18. In einem Dienst mit zweien wüsste jedes loyale Mitglied sofort, wer der Doppelagent ist.
    .title = Sechs bis zwölf Personen

DA-3-2 = Die Dienste, die CIA in Blau und der KGB in Rot, sind gleich groß. Bei ungerader Personenzahl hat einer genau ein Mitglied mehr.
    .title = Gleich große Dienste

DA-3-3 = Die Mitglieder werden ausgelost, wenn ihr nichts anderes wählt. Bei ungerader Zahl entscheidet eine ehrliche Münze, welcher Dienst der größere ist, außer alle haben sich ihren Dienst ausgesucht.
    .title = Wer wohin kommt

DA-3-4 = Jeder Dienst mischt seinen Doppelagenten mit so vielen Agenten, dass es für jedes Mitglied eine Karte gibt, und teilt je eine aus. Die übrigen Identitätskarten kommen ungesehen in die Schachtel zurück. Jeder Dienst hat also immer genau einen Doppelagenten.
    .title = Identitäten verteilen

DA-3-5 = Sieh dir deine Identitätskarte heimlich an. Sie liegt die ganze Partie verdeckt vor dir, und du darfst jederzeit wieder nachsehen.
    .title = Deine Identität

DA-3-6 = Die 18 Aktionskarten jedes Dienstes werden zu einem verdeckten Nachziehstapel gemischt. Sein Ablagestapel ist anfangs leer.
    .title = Die Nachziehstapel

DA-3-7 = Die sechs Missionen jedes Ziels werden zu einem verdeckten Stapel gemischt. Die Stapel liegen in fester Reihenfolge: Rio, Berlin, Kairo, Hongkong.
    .title = Die Missionsstapel

DA-3-8 = Beide Töpfe sind anfangs leer, und niemand hat eine Mission. Bei ungerader Personenzahl ist dem kleineren Dienst ein Bonus von 7 Siegpunkten sicher, der am Ende dazukommt.
    .title = Leere Töpfe, ein Bonus

DA-3-9 = Sechs Personen spielen 3 gegen 3, sieben 4 gegen 3, acht 4 gegen 4, neun 5 gegen 4, zehn 5 gegen 5, elf 6 gegen 5 und zwölf 6 gegen 6; in jedem Dienst sind alle bis auf eine Person loyal, und bei ungerader Zahl bekommt der kleinere seinen Bonus von 7. Ein Dienst mit drei Mitgliedern bekommt je Runde 9 Karten, wonach abwechselnd 9 und 0 im Stapel bleiben, und mischt vor den Runden 3 und 5 alle 18 neu. Ab Runde 2 bekommen vier Mitglieder 12 Karten und mischen vor der siebten 12 neu, fünf bekommen 15 und mischen vor der vierten 15 neu, sechs bekommen 18 und mischen vor der ersten 18 neu; nach jedem Austeilen bleiben 6, 3 und 0 übrig. Um jemanden zu benennen, braucht es in einem Dienst mit drei Mitgliedern 2 Stimmen, mit vier oder fünf 3 und mit sechs 4.
    .title = Zahlen nach Größe

rules-DA-4 = Die Runde

DA-4-1 = Die Partie dauert genau sechs Runden. In jeder wird die oberste Mission jedes Stapels aufgedeckt, alle bekommen drei Aktionskarten vom Stapel ihres Dienstes, und es folgen zwei Etappen: beraten und wählen, dann die Ziele zeigen. Danach werden die vier Ziele abgewickelt, die Missionen vergeben und die Karten weggeräumt.
    .title = Sechs Runden

DA-4-2 = Die vier aufgedeckten Missionen und ihre Werte sind von da an öffentlich. Nach sechs Runden sind alle Stapel leer.
    .title = Die Missionen einer Runde

DA-4-3 = Deine Hand ist vor allen geheim, auch vor dem eigenen Dienst: Karten zu zeigen ist verboten. Sagen darfst du darüber alles, Wahres und Falsches. Ausgeteilt wird einzeln, der Sitzordnung nach, in drei Durchgängen; geht ein Stapel aus, wird neu gemischt und weiter ausgeteilt.
    .title = Deine Hand ist geheim

DA-4-4 = In jeder Etappe spielst du genau eine Karte: kein Passen, keine zweite. Du hast drei Karten, nach der ersten Etappe zwei und nach der zweiten eine.
    .title = Eine Karte je Etappe

DA-4-5 = Deine beiden Karten dürfen an dasselbe Ziel gehen.
    .title = Zweimal dasselbe Ziel

DA-4-6 = Die vier Ziele beeinflussen sich nicht. Abgewickelt werden sie in der Reihenfolge Rio, Berlin, Kairo, Hongkong, aber am Ergebnis ändert die Reihenfolge nichts.
    .title = Vier getrennte Fälle

rules-DA-5 = Eine Etappe: reden, wählen, schweigen

DA-5-1 = Zu Beginn jeder Etappe dürfen beide Dienste frei reden, ohne dass der andere mithört. Jeder hat einen privaten Kanal, in dem alle seine Mitglieder lesen und schreiben, auch der Doppelagent, und sonst niemand; er ist von der Vorbereitung bis zum Spielende offen, außer bei Funkstille. Einen weiteren Kanal liest der ganze Tisch; sonst geht nichts Privates zwischen den Diensten hin und her, es sei denn, ihr spielt mit dem toten Briefkasten.
    .title = Vertrauliche Gespräche

DA-5-2 = Wähl eine Aktionskarte aus deiner Hand und ein Ziel. Das ist nur vorgemerkt und beliebig zu ändern, bis du es festlegst; dazu braucht es beides, und zurücknehmen darfst du es wieder, solange dein Dienst offen ist. Dein Dienst sieht das Ziel, sobald du es wählst, der Gegner erst beim Aufdecken, und die Karte wird niemandem gezeigt; öffentlich ist nur, dass du festgelegt hast.
    .title = Karte und Ziel wählen

DA-5-3 = In jeder Etappe ist ein Dienst offen, in Funkstille oder bereit. Beide beginnen offen.
    .title = Offen, in Funkstille oder bereit

DA-5-4 = Legt das letzte Mitglied eines Dienstes fest, ist der Dienst bereit. Das wird allen von selbst mitgeteilt, und seine Wahl ist endgültig.
    .title = Der Letzte legt fest

DA-5-5 = Ist der andere Dienst in diesem Augenblick noch offen, gilt für ihn von da an Funkstille.
    .title = Funkstille für die anderen

DA-5-6 = Ein Dienst in Funkstille darf in dieser Etappe nicht mehr reden: Seine Nachrichten werden in allen Kanälen abgewiesen, frühere bleiben lesbar. Seine Nachzügler wählen rasch, voreingestellt in 60 Sekunden, und was sie in der Funkstille festlegen, ist endgültig. Bei Ablauf der Frist wird das Vorgemerkte so festgelegt, wie sie sind, und eine fehlende Karte oder ein fehlendes Ziel wird ausgelost. Das geschieht für dich; wählen kannst du es nicht.
    .title = Die Funkstille

DA-5-7 = Ein Dienst, der noch offen war, als er bereit wurde, darf in seinem Kanal weiterreden; nur der andere muss schweigen. Ein Dienst in Funkstille schweigt bis zum Aufdecken.
    .title = Wer weiterreden darf

DA-5-8 = Solange beide Dienste offen sind, gibt es keine Zeitgrenze. Ihr könnt eine setzen: Läuft sie ab, gilt für beide Funkstille, mit derselben Frist.
    .title = Zeit zum Beraten

DA-5-9 = Sind beide Dienste bereit, wird die Etappe sofort aufgedeckt. Dann sind beide Kanäle wieder frei, und beide Dienste gehen offen in die nächste Etappe.
    .title = Beide bereit

DA-5-10 = Sitzt ihr im selben Raum, zeigt das Programm die Funkstille mit Hinweis und Countdown an und verhält sich sonst wie immer. Das Schweigen ist dann eure Sache.
    .title = Im selben Raum

DA-5-11 = Bist du weg oder ist deine Verbindung unterbrochen, wird deine Wahl bei Fristablauf ergänzt wie bei allen Nachzüglern. Keine Regel nimmt jemanden aus dem Spiel.
    .title = Wenn jemand fehlt

rules-DA-6 = Das Aufdecken einer Etappe

DA-6-1 = Alle gewählten Ziele werden gemeinsam gezeigt. Jede Karte kommt verdeckt an ihr Ziel, auf die Seite ihres Dienstes.
    .title = Alle auf einmal

DA-6-2 = Dein Standort ist jetzt das Ziel, das du eben gewählt hast. Standorte sind öffentlich.
    .title = Dein Standort

DA-6-3 = Nach jeder Etappe wissen alle, wer eine Karte wohin geschickt hat, und damit, wie viele Karten jede Seite an jedem Ziel hat. Welche Karten es sind, bleibt geheim.
    .title = Was öffentlich wird

DA-6-4 = Wo du in der vorigen Runde warst, hat keine Wirkung, denn vor jeder Abwicklung wird zweimal aufgedeckt. Bei der Abwicklung ist dein Standort immer der aus der zweiten Etappe.
    .title = Nur die zweite Etappe zählt

rules-DA-7 = Ein Ziel abwickeln

DA-7-1 = Es zählen alle Aktionskarten beider Dienste an diesem Ort, aus beiden Etappen: keine bis zwei je Mitglied. Eine Karte zählt, wo sie liegt, auch wenn die Person inzwischen woanders ist.
    .title = Welche Karten zählen

DA-7-2 = Die Karten jeder Seite werden gemischt und dann alle aufgedeckt. Wer welche gespielt hat, wird nicht gezeigt.
    .title = Gemischt und aufgedeckt

DA-7-3 = Zuerst wirken die Überläufer, dann die Killer; danach kommen Summen, Vergleich, Bestechung und Vergabe. Kein späterer Schritt ändert einen früheren.
    .title = Reihenfolge der Wirkungen

DA-7-4 = Jeder Überläufer dreht einen feindlichen Spezialagenten um, wenn einer da ist, sonst einen feindlichen Agenten, sonst nichts. Die umgedrehte Karte bringt ihre 2 oder 1 Aktionspunkte dem Dienst des Überläufers und zählt für den eigenen nicht mehr; der Überläufer selbst bringt keine. Jeder dreht eine andere Karte um, eine umgedrehte lässt sich weder zurückdrehen noch ein zweites Mal umdrehen, und die Überläufer beider Seiten wirken in diesem Schritt, ohne sich in die Quere zu kommen.
    .title = Die Überläufer

DA-7-5 = Jeder Killer beseitigt einen feindlichen Spezialagenten, wenn einer da ist, sonst einen feindlichen Agenten, sonst nichts; eine beseitigte Karte bringt niemandem Punkte. Mit oder ohne Ziel bringt ein Killer dem eigenen Dienst 1 Aktionspunkt. Jeder beseitigt eine andere Karte, beide Seiten wirken in diesem Schritt, und an eine umgedrehte Karte kommt kein Killer heran, egal welcher Seite.
    .title = Die Killer

DA-7-6 = Nur Agenten und Spezialagenten können umgedreht oder getötet werden. Überläufer, Killer, Bestechungen und Sabotagen nicht.
    .title = Wen es treffen kann

DA-7-7 = Ein Dienst zählt 2 für jeden Spezialagenten und 1 für jeden Agenten, der ihm bleibt, 1 für jeden Killer und jede Bestechung, 2 für jeden Spezialagenten und 1 für jeden Agenten, den er umgedreht hat, und zieht für jede eigene Sabotage 3 ab. Ohne Karte am Ort ist die Summe 0. Summen dürfen negativ sein.
    .title = Die Summen

DA-7-8 = Der Dienst mit der höheren Summe gewinnt die Mission. So kann sogar ein Dienst ohne Karte am Ort gewinnen, mit 0 gegen eine negative Summe.
    .title = Die höhere Summe gewinnt

DA-7-9 = Bei gleichen Summen gewinnt der Dienst, der an diesem Ziel mehr Bestechungen hat. Gleich viele Bestechungen entscheiden nichts.
    .title = Bestechung bricht den Gleichstand

DA-7-10 = Steht es immer noch gleich, bekommt niemand die Mission. Sie wird aus dem Spiel genommen.
    .title = Immer noch Gleichstand

DA-7-11 = In Kairo hat der KGB einen Überläufer und eine Bestechung, die CIA einen Spezialagenten, zwei Agenten und einen Killer. Der Überläufer dreht den Spezialagenten um, der KGB hat also 2 für ihn und 1 für die Bestechung, zusammen 3; der Killer der CIA findet kein Ziel, denn eine umgedrehte Karte ist sicher, und die CIA hat auch 3. Der KGB gewinnt die Mission im Wert von 4 durch Bestechung; ohne die beiden Agenten stünde es 1 zu 3, und 3 zu 3 nur mit der Option, bei der eine umgedrehte Karte für beide zählt.
    .title = Das Beispiel Kairo

rules-DA-8 = Die Vergabe einer Mission

DA-8-1 = Der siegreiche Dienst erhält die Mission. Hat genau eines seiner Mitglieder dort seinen Standort, nimmt es die Mission und behält sie offen vor sich. Sind es zwei oder mehr oder gar keines, kommt sie in den Topf des Dienstes.
    .title = Person oder Topf

DA-8-2 = Gezählt werden nur Mitglieder des siegreichen Dienstes. Gegner am Ziel spielen keine Rolle.
    .title = Gegner zählen nicht

DA-8-3 = Welche Karte den Ausschlag gab und wessen, ist gleichgültig. Wer in der zweiten Etappe allein eintrifft, nimmt eine Mission mit, die Karten anderer aus der ersten gewonnen haben; wer geht, zählt nicht, auch wenn seine Karte zählt.
    .title = Verdienst zählt nicht

DA-8-4 = Gewonnene Missionen, ihre Werte und wer sie hat, sind öffentlich und jederzeit nachzusehen. Sie wechseln nie den Besitzer.
    .title = Gewonnene Missionen bleiben liegen

rules-DA-9 = Aufräumen und neu mischen

DA-9-1 = Alle gespielten Aktionskarten, auch umgedrehte und beseitigte, kommen auf den Ablagestapel des Dienstes, der sie gespielt hat.
    .title = Gespielte Karten

DA-9-2 = Deine dritte Karte kommt verdeckt auf den Ablagestapel deines Dienstes. Während der Partie sieht sie sonst niemand.
    .title = Deine dritte Karte

DA-9-3 = Niemand darf einen Ablagestapel durchsehen. Seine Größe ist öffentlich.
    .title = Ablagestapel sind tabu

DA-9-4 = Ist ein Nachziehstapel leer, wird der Ablagestapel seines Dienstes zu einem neuen gemischt. Voreingestellt geschieht das erst, wenn eine Karte gezogen werden muss.
    .title = Wenn ein Stapel ausgeht

DA-9-5 = Karten auf der Hand oder auf dem Tisch werden nie mit neu gemischt. Der Ablagestapel reicht immer.
    .title = Immer genug Karten

DA-9-6 = Nach Runde 6 wird nichts mehr ausgeteilt: Die Jagd beginnt.
    .title = Nach der sechsten Runde

rules-DA-10 = Die Jagd auf den Doppelagenten

DA-10-1 = Bevor die Identitäten aufgedeckt werden, darf jeder Dienst eines seiner eigenen Mitglieder als seinen Doppelagenten benennen. Er muss nicht.
    .title = Einen Verdacht äußern

DA-10-2 = Beide Dienste stimmen zur selben Zeit ab, mit offenen Kanälen und ohne Funkstille. Eine abgegebene Stimme ist endgültig. Voreingestellt gibt es keine Zeitgrenze; setzt ihr eine, gilt eine fehlende Stimme als Enthaltung.
    .title = Wann abgestimmt wird

DA-10-3 = Jedes Mitglied, auch der Doppelagent, hat einen Stimmzettel: Darauf steht ein beliebiges Mitglied des eigenen Dienstes, auch man selbst, oder eine Enthaltung. Abgestimmt wird nur einmal, ohne Stichwahl.
    .title = Dein Stimmzettel

DA-10-4 = Benannt ist, für wen mehr als die Hälfte aller Mitglieder des Dienstes gestimmt hat; wer sich enthält, zählt als Mitglied weiter mit. Das kann höchstens eine Person erreichen. Sonst wird niemand benannt.
    .title = Mehr als die Hälfte

DA-10-5 = Die Stimmzettel bleiben verborgen, bis beide Abstimmungen beendet sind. Dann werden sie bekannt gegeben, voreingestellt mit Namen.
    .title = Die Stimmzettel kommen ans Licht

DA-10-6 = Danach werden alle Identitätskarten aufgedeckt.
    .title = Die Identitäten aufgedeckt

rules-DA-11 = Punkte und Sieg

DA-11-1 = Ein Dienst wertet seinen ganzen Topf. Eine Benennung ändert daran nie etwas.
    .title = Der Topf

DA-11-2 = Ein Dienst wertet die Missionen seiner loyalen Mitglieder, nur nicht die eines benannten.
    .title = Die loyalen Mitglieder

DA-11-3 = Missionen eines Doppelagenten zählen für den gegnerischen Dienst, es sei denn, er wurde benannt.
    .title = Der Doppelagent

DA-11-4 = Missionen einer benannten Person zählen für niemanden, ob die Benennung richtig war oder falsch.
    .title = Wer benannt wurde

DA-11-5 = Bei ungerader Personenzahl bekommt der kleinere Dienst 7 Siegpunkte dazu.
    .title = Der Bonus von sieben

DA-11-6 = Ein Dienst bekommt seinen Topf, die Missionen seiner loyalen, nicht benannten Mitglieder, die des gegnerischen Doppelagenten, falls er nicht benannt wurde, und 7, falls er der kleinere ist.
    .title = Die Punkte in einem Satz

DA-11-7 = Die höhere Punktzahl gewinnt. Bei gleicher Punktzahl ist es unentschieden; einen Stichentscheid gibt es nicht.
    .title = Welcher Dienst gewinnt

DA-11-8 = Ein Doppelagent gewinnt und verliert mit dem gegnerischen Dienst. Gewinnt ein Dienst, so gewinnen also seine loyalen Mitglieder und der Doppelagent der anderen Seite; benannt zu werden, zu Recht oder zu Unrecht, ändert niemandes Seite. Bei Unentschieden gilt das für alle.
    .title = Wer selbst gewinnt

rules-DA-12 = Wer was sieht

DA-12-1 = Alle, auch wer nur zuschaut, sehen die Zusammensetzung der Kartensätze, die Missionswerte im Ganzen, die Optionen, die Missionen der Runde, die Größe von Stapeln und Händen, den Tischkanal, wer festgelegt hat, den Zustand jedes Dienstes und die Frist; nach jeder Etappe alle Ziele und Standorte; bei der Abwicklung die Karten jeder Seite ohne die Personen dazu, was umgedreht oder beseitigt wurde, Summen, Sieger und Grund; die Missionen bei Personen, in den Töpfen und aus dem Spiel; und nach beiden Abstimmungen die Stimmen und Benennungen, dann Identitäten und Punkte. Nur du siehst deine Rolle, deine Hand, die Karte, die du vorgemerkt oder festgelegt hast, welche Karten du gespielt hast und deine dritte Karte; nur dein Dienst liest seinen Kanal und sieht dein Ziel vor dem Aufdecken (außer eine Option verbirgt ihn). Die Reihenfolge der Stapel sieht niemand, Ablagestapel sind nicht einsehbar, die beiden Doppelagenten kennen einander nicht, und wer welche Karte gespielt hat, erfährt niemand, auch wenn eine einzelne Karte für sich spricht; nach der Punktezählung werden Hände, gespielte und dritte Karten allen vorgeführt, falls diese Option an ist.
    .title = Was offen und geheim ist

DA-12-2 = Das Programm hält sich daran, für jede Person einzeln. Was dir verborgen ist, wird dir gar nicht erst geschickt, in keiner Nachricht, keinem Protokoll und keiner Fehlermeldung.
    .title = Verborgenes wird nicht verschickt

DA-12-3 = Zu früheren Runden kannst du nachlesen, was öffentlich war: Missionen, Ziele und Standorte, die Karten jeder Seite, Ergebnisse und wer was hat. Eine Option kann das abschalten.
    .title = Der Verlauf

DA-12-4 = Aufgedeckte Karten werden als Anzahl je Art gemeldet oder nach Art sortiert, ohne Reihenfolge oder Etappe. Niemand kann eine Karte vom Tisch bis zum Aufdecken verfolgen und auch nicht durch den Ablagestapel.
    .title = Karten ohne Fingerabdrücke

DA-12-5 = Ein Doppelagent darf dem Gegner Zeichen geben, mit einem Zwinkern oder einem Zettel. Das ist legitim, nur gibt es dafür keine Regel.
    .title = Zwinkern und Zettel

rules-DA-13 = Die Optionen

option-mission-values = Standard, die Voreinstellung: 2, 3, 3, 4, 4 und 5 an jedem Ziel. Gleichmäßig: 2, 2, 3, 4, 5 und 5 in Rio und Kairo, Standard in Berlin und Hongkong, sodass jeder Wert sechsmal vorkommt und die Summe 84 bleibt; niedrig: überall 2, 2, 3, 3, 4 und 5, zusammen 76; eigene: je Ziel sechs Werte von 2 bis 5 nach eurer Wahl. Wie alle Optionen ist diese öffentlich und steht vor der Vorbereitung fest.
    .title = Die Missionswerte

option-team-assignment = Zufällig, die Voreinstellung: Die Mitglieder werden ausgelost. Gewählt: Alle suchen sich ihren Dienst aus.
    .title = Die Einteilung der Dienste

option-dead-drop = Nein, die Voreinstellung: Nichts Privates geht zwischen den Diensten hin und her. Ja: Du darfst an den ganzen gegnerischen Dienst schreiben; alle seine Mitglieder sehen Text und Absender, deine eigenen Kollegen sehen nichts.
    .title = Der tote Briefkasten

option-mates-see-destinations = Ja, die Voreinstellung: Deine Kollegen sehen laufend das Ziel, das du vorgemerkt oder festgelegt hast, nie die Karte. Nein: Deine Wahl ist auch dem eigenen Dienst verborgen.
    .title = Kollegen sehen Ziele

option-hush-seconds = Wie viele Sekunden ein Dienst in Funkstille zum Wählen hat: voreingestellt 60, sonst 0 bis 300. Mit 0 gibt es keine Frist, und die Funkstille dauert, bis alle gewählt haben.
    .title = Die Dauer der Funkstille

option-discussion-seconds = Wie viele Sekunden die Dienste beraten dürfen, bevor für beide Funkstille gilt, bis zu 1800. Mit 0, der Voreinstellung, gibt es keine Grenze.
    .title = Die Dauer der Beratung

option-defector-mode = Übertragen, die Voreinstellung: Eine umgedrehte Karte zählt nur für den Dienst des Überläufers. Kopieren: Sie zählt für beide, und die Killer im Dienst des Überläufers können sie noch treffen; dann verliert sie ihr eigener Dienst, der des Überläufers behält die Punkte. Jeder Überläufer braucht nach wie vor eine andere Karte.
    .title = Was Überläufer bewirken

option-negative-totals = Ja, die Voreinstellung: Eine Summe darf unter 0 liegen. Nein: Eine fertige Summe unter 0 wird vor dem Vergleich zu 0.
    .title = Negative Summen

option-absent-can-win = Ja, die Voreinstellung: Auch ein Dienst ohne Karte am Ziel kann dessen Mission gewinnen. Nein: Die Mission wird dann aus dem Spiel genommen.
    .title = Gewinnen ohne dabei zu sein

option-reshuffle = Bei Bedarf, die Voreinstellung: wenn eine Karte gezogen werden muss und der Stapel leer ist. Sobald leer: in dem Moment, in dem die letzte Karte den Stapel verlässt, oder, falls auch der Ablagestapel leer ist, am Ende des nächsten Aufräumens.
    .title = Wann neu gemischt wird

option-ballots = Mit Namen, die Voreinstellung: Nach der Abstimmung sehen alle, wer für wen gestimmt hat. Geheim: Nur die Zahlen werden bekannt gegeben.
    .title = Offene oder geheime Stimmen

option-vote-seconds = Wie viele Sekunden die Abstimmung offen bleibt, bis zu 600. Mit 0, der Voreinstellung, gibt es keine Grenze.
    .title = Die Zeit zum Abstimmen

option-full-log = Ja, die Voreinstellung: Was in früheren Runden öffentlich war, lässt sich nachlesen. Nein: nur die laufende Runde und die gewonnenen oder entfernten Missionen.
    .title = Frühere Runden nachlesen

option-post-game-replay = Ja, die Voreinstellung: Nach der Punktezählung sehen alle sämtliche Hände, wer welche Karte gespielt hat, und die dritten Karten der ganzen Partie. Nein: Sie bleiben geheim.
    .title = Geheimnisse nach dem Spiel
