### Serum: Regelhilfe, Deutsch. Eine Nachricht je Klausel der Regelspezifikation.

rules-prefix = TS
rules-TS-1 = Das Ziel

TS-1-1 = Bring die Karte der wahren Formel nach Hause und dazu für jeden feindlichen Agenten, wer ihn spielt und unter welchem Decknamen. Wer welche Farbe spielt, ist bekannt, die Namen gibt es also umsonst; den Rest nicht.
    .title = Worum es geht

rules-TS-2 = Das Material

TS-2-1 = Ein Spielplan: eine Stadt mit 21 Feldern.
    .title = Der Spielplan

TS-2-2 = Sechs Agentenfiguren, eine je Farbe.
    .title = Die Agenten

TS-2-3 = Sechs Spitzelfiguren, eine je Farbe.
    .title = Die Spitzel

TS-2-4 = Sechs Wanzenkarten, eine je Farbe.
    .title = Die Wanzen

TS-2-5 = Sechs Wählscheiben mit Zeiger und Niete. Die linke Hälfte gibt einen Buchstaben an, die rechte eine Ziffer.
    .title = Die Wählscheiben

TS-2-6 = Dreißig Maulwurfskarten von fünf Sorten, eine Sorte für jeden geheimen Ort von G1 bis G5, und sechs Karten je Sorte.
    .title = Die Maulwurfskarten

TS-2-7 = Sechs Zahnbürstenkarten, alle gleich. Sie sind wertlos und nur dazu da, Finder zu enttäuschen.
    .title = Die Zahnbürsten

TS-2-8 = Sechs Identitätskarten, eine je Deckname.
    .title = Die Identitätskarten

TS-2-9 = Sechs Formelkarten ohne Stempel, X1 bis X6. Eine davon ist die wahre Formel.
    .title = Die Formeln ohne Stempel

TS-2-10 = Sechs weitere Formelkarten, ebenfalls X1 bis X6, aber mit dem Stempel FALSCH: die Fälschungen.
    .title = Die Fälschungen

TS-2-11 = Ein Block mit Ermittlungsbögen.
    .title = Die Bögen

TS-2-12 = Die Decknamen sind Claire Maury, Prof. Werner, Max Cool, Anne Callisto, Gilles Bura und Dr Pierre.
    .title = Die sechs Decknamen

TS-2-13 = Rot wohnt im Hotel H1, Gelb in H2, Grün in H3, Schwarz in H4, Lila in H5 und Blau in H6. In dieser Reihenfolge setzt das Programm alle an den Tisch.
    .title = Farben, Hotels und Plätze

TS-2-14 = Identitätskarten, Zahnbürsten und Formeln ohne Stempel haben die gleiche Rückseite. Verdeckt verrät eine Karte nicht, was sie ist.
    .title = Rückseiten verraten nichts

rules-TS-3 = Felder und Wählscheibe

TS-3-1 = Es gibt sechs Hotels, H1 bis H6, von denen H1 Mafiosi heißt; den Bahnhof B1 und den Flughafen F1, beide mit Schließfächern; drei Maulwurfsfelder, V1, V2 und V3, das letzte der Bahnhofsplatz; fünf Verkehrsmittel, VM1 bis VM5; und fünf geheime Orte: G1 der Tresor des Labors, G2 die zwielichtige Bar Zum goldenen Anker, G3 das Denkmal im Park, G4 der Aktenschrank der Botschaft, G5 die Regale der Bibliothek. In der Ermittlung dürfen Agenten überallhin, nur nicht zu den Verkehrsmitteln, und nach V3 nur zu fünft oder sechst: 15 Felder zu dritt oder viert, sonst 16. Auf der Flucht dürfen sie nur nach F1 und VM1 bis VM3, dazu ab vier Personen nach VM4, ab fünf nach VM5 und V1, und zu sechst nach V2: 4, 5, 7 und 8 Felder zu dritt, viert, fünft und sechst. Spitzel dürfen in Hotels, am Bahnhof und am Flughafen stehen, Wanzen in Hotels und an geheimen Orten sitzen.
    .title = Die 21 Felder

TS-3-2 = Die Wählscheibe verbindet die Buchstaben B, F, G, H, V und VM mit den Ziffern 1 bis 6: 36 Kombinationen, von denen es 21 gibt. Die 15, die es nicht gibt, sind B2 bis B6, F2 bis F6, G6, V4 bis V6 und VM6.
    .title = Was die Wählscheibe kann

TS-3-3 = Kein Feld liegt neben einem anderen. Jedes erlaubte Feld ist von überall aus erreichbar.
    .title = Keine Entfernungen

TS-3-4 = Auf einem Feld dürfen beliebig viele Agenten, Spitzel und Wanzen sein.
    .title = Kein Limit je Feld

TS-3-5 = Jede Farbe hat in ihrem Hotel einen Koffer und eine Aktentasche und dazu je ein Schließfach am Bahnhof und am Flughafen, von denen genau eines benutzt wird. Drei Verstecke für jede der sechs Farben: In 18 liegt eine Karte.
    .title = Die 18 Verstecke

rules-TS-4 = Die Vorbereitung

TS-4-1 = Zu fünft fällt Blau weg, zu viert Blau und Lila, zu dritt Blau, Lila und Schwarz. Die übrigen Farben werden gewählt oder zugeteilt, und alle wissen, wer welche hat.
    .title = Farben im Spiel

TS-4-2 = Du nimmst Agent, Spitzel, Wanze und Wählscheibe deiner Farbe. Agent, Spitzel und Wanze beginnen außerhalb des Spielplans.
    .title = Deine Figuren

TS-4-3 = Du ziehst zufällig eine Identität, eine Zahnbürste und eine Formel ohne Stempel und siehst dir alle drei an.
    .title = Deine drei Karten

TS-4-4 = Versteck deine drei Karten verdeckt, eine je Versteck: Koffer, Aktentasche und Schließfach, nach Wahl das am Bahnhof oder das am Flughafen. Das ergibt 12 Möglichkeiten; alle wählen heimlich und gleichzeitig, und es bleibt dabei. Danach wissen alle, welche Schließfächer benutzt sind, aber nicht, was darin liegt.
    .title = Karten verstecken

TS-4-5 = Dein Ermittlungsbogen zeigt sofort, was du wo versteckt hast.
    .title = Dein Bogen merkt sich alles

TS-4-6 = Die übrigen Karten kommen verdeckt und von niemandem gesehen in die Hotels und Schließfächer der unbenutzten Farben: je Farbe eine Identität, eine Zahnbürste und eine Formel in zufälliger Anordnung, wobei das Los zwischen Bahnhof und Flughafen entscheidet. Das sind 9 Karten zu dritt, 6 zu viert, 3 zu fünft und keine zu sechst.
    .title = Die unbenutzten Farben

TS-4-7 = Die sechs Fälschungen werden gemischt, und eine wird ungesehen beiseitegelegt. Ihr Code ist der Code der wahren Formel.
    .title = Die beiseitegelegte Fälschung

TS-4-8 = Die anderen fünf Fälschungen kommen verdeckt an die geheimen Orte G1 bis G5, zufällig je eine.
    .title = Die anderen fünf Fälschungen

TS-4-9 = Die 30 Maulwurfskarten werden zu einem verdeckten Nachziehstapel gemischt. Der Ablagestapel ist anfangs leer.
    .title = Der Maulwurfsstapel

rules-TS-5 = Die Runde

TS-5-1 = Eine Runde hat fünf Phasen, für alle in dieser Reihenfolge: deine Wanze anbringen, wenn du willst, einmal pro Partie; heimlich dein nächstes Feld einstellen; deinen Spitzel aufstellen, versetzen oder stehen lassen, ganz nach Belieben; alle Wählscheiben zugleich zeigen; alle Agenten gemeinsam setzen und dann der Reihe nach handeln. Ziehen ist Pflicht, Handeln nicht. Über Wanzen und Spitzel entscheiden alle gleichzeitig und geheim, gezeigt wird am Ende der jeweiligen Phase; danach beginnt mit Phase 1 eine neue Runde.
    .title = Fünf Phasen

TS-5-2 = Eine Phase beginnt erst, wenn alle mit der vorigen fertig sind. Solange eine Wahl geheim ist, sehen die anderen nur, ob du bereit bist.
    .title = Alle warten auf alle

TS-5-3 = Nach Phase 5 ist die Runde vorbei, und die nächste beginnt. Wer fliehen will, hat ein Zeichen gesetzt; gelesen werden die Zeichen, wenn die letzte Wählscheibe der nächsten Runde steht.
    .title = Ende der Runde

rules-TS-6 = Die Phasen 1 bis 4

TS-6-1 = Passe, oder bring deine Wanze in einem beliebigen Hotel an, auch im eigenen oder in einem unbenutzten, oder an einem beliebigen geheimen Ort. Das geht in jeder Runde, auch in der ersten; andere Felder werden abgelehnt.
    .title = Phase 1: die Wanze

TS-6-2 = Einmal angebracht, bleibt deine Wanze bis zum Ende der Partie dort. Sie lässt sich weder versetzen noch entfernen, und eine zweite bekommst du nicht.
    .title = Die Wanze bleibt

TS-6-3 = Stell auf deiner Wählscheibe eine der 36 Kombinationen ein, ungesehen von den anderen.
    .title = Phase 2: die Wählscheibe

TS-6-4 = In der Ermittlung ist eine Einstellung gültig, wenn es das Feld gibt, wenn es bei eurer Personenzahl offen ist und dein Agent nicht schon dort steht: Agenten müssen ziehen. Eine gültige Wahl gibt es immer.
    .title = Eine gültige Einstellung

TS-6-5 = Alles andere ist ungültig: ein Code, den es nicht gibt, etwa B2; ein Verkehrsmittel; V3 zu dritt oder viert; das Feld, auf dem dein Agent steht; oder gar nichts, weil die Zeit um war.
    .title = Eine ungültige Einstellung

TS-6-6 = Mit einer ungültigen Einstellung verlierst du den Zug: In Phase 5 kommt dein Agent neben den Spielplan, bis in der nächsten Runde gezogen wird, und handelt nicht. Deine Wanze und dein Spitzel arbeiten weiter.
    .title = Der Preis des Irrtums

TS-6-7 = Steht dein Agent neben dem Spielplan, ist in der nächsten Runde jedes in der Ermittlung offene Feld gültig, auch das, auf dem er vorher stand.
    .title = Die Rückkehr

TS-6-8 = Das Programm warnt dich vor einer ungültigen Einstellung, verbietet sie aber nicht. Sich absichtlich zu irren, ist erlaubt.
    .title = Absichtlich falsch

TS-6-9 = Lass deinen Spitzel, wo er ist, auf einem Feld oder noch außerhalb des Spielplans, oder stell ihn in ein beliebiges Hotel, an den Flughafen oder an den Bahnhof. Er darf beliebig viele Runden auf einem Feld bleiben. Vom Spielplan nehmen kannst du ihn nicht mehr.
    .title = Phase 3: der Spitzel

TS-6-10 = Über deinen Spitzel entscheidest du, wenn alle Wählscheiben feststehen und noch keine gezeigt ist.
    .title = Zwischen Wahl und Aufdecken

TS-6-11 = Alle Wählscheiben werden gemeinsam offengelegt, auch die ungültigen.
    .title = Phase 4: das Aufdecken

TS-6-12 = Bis die letzte Wählscheibe steht, kannst du deine versiegelte zurücknehmen und neu stellen. Die anderen sehen nur, dass du nicht mehr bereit bist.
    .title = Es sich anders überlegen

rules-TS-7 = Phase 5: setzen und handeln

TS-7-1 = Zuerst werden alle Agenten gesetzt. Erst dann zeigt sich, wer allein ist.
    .title = Erst setzen alle

TS-7-2 = Zwei oder mehr Agenten auf einem Feld neutralisieren sich: Keiner handelt, nichts wird gefunden, und Beobachter dort erfahren nichts. Maulwurfskarten lassen sich dort weder ziehen noch ausgeben.
    .title = Agenten neutralisieren sich

TS-7-3 = Ein Agent, der allein auf seinem Feld steht, darf handeln, auch wenn Spitzel dort sind. Handeln ist freiwillig, ganz oder teilweise.
    .title = Allein darfst du handeln

TS-7-4 = Gehandelt wird in der Sitzreihenfolge: Rot, Gelb, Grün, Schwarz, Lila, Blau, soweit im Spiel. In Runde 1 ist Rot zuerst dran, danach rückt der erste Platz in jeder Runde um einen weiter. Alle entscheiden, wenn die Reihe an ihnen ist, Berichte gehen sofort hinaus, und Agenten, die nicht handeln können, werden übersprungen. An einem geheimen Ort wird jeder gefragt, der eine Maulwurfskarte hat, auch wenn keine passt: Übersprungen zu werden, verriete den anderen deine Hand.
    .title = Wer zuerst handelt

TS-7-5 = Angesehene Karten kommen verdeckt dorthin zurück, wo sie lagen.
    .title = Alles kommt zurück

TS-7-6 = Alle erfahren, dass ein Agent handelt: wer, wo, welches Versteck und wie viele Maulwurfskarten. Was auf den Karten steht, ist nicht öffentlich.
    .title = Beim Handeln gesehen

rules-TS-8 = Allein in einem Hotel

TS-8-1 = Ist kein Spitzel auf dem Feld, darfst du in Koffer und Aktentasche sehen, in beliebiger Reihenfolge.
    .title = Ohne Spitzel: zwei Blicke

TS-8-2 = Sind ein oder mehrere Spitzel auf dem Feld, heißt es Koffer oder Aktentasche, nicht beides. Die Wahl hast du.
    .title = Mit Spitzel: ein Blick

TS-8-3 = Spitzel jeder Farbe schränken dich so ein, auch dein eigener.
    .title = Auch der eigene Spitzel zählt

TS-8-4 = Wanzen schränken dich nicht ein: Sind nur Wanzen da, bleiben dir beide Blicke. Wo der Tisch Wanzen zählen lässt, zählt deine eigene wie dein eigener Spitzel: gar nicht, wenn der nicht zählt.
    .title = Wanzen zählen nicht

TS-8-5 = Bei zwei Blicken siehst du die erste Karte, bevor du über den zweiten entscheidest.
    .title = Ein Blick nach dem anderen

TS-8-6 = Dein eigenes Hotel darfst du besuchen, aber zu durchsuchen gibt es nichts: Das geht nur mit feindlichem Gepäck. Andere Agenten dort neutralisierst du trotzdem.
    .title = Zu Hause

TS-8-7 = Hotels unbenutzter Farben werden durchsucht wie alle anderen.
    .title = Hotels unbenutzter Farben

rules-TS-9 = Allein am Bahnhof oder Flughafen

TS-9-1 = Öffnen darfst du ein Schließfach, das auf deinem Feld ist, eine Karte enthält und nicht deine Farbe hat. Die der unbenutzten Farben gehören dazu.
    .title = Welche Schließfächer offenstehen

TS-9-2 = Ohne Spitzel auf dem Feld darfst du bis zu zwei verschiedene davon öffnen, mit Spitzel eines, nach deiner Wahl. Jeder Spitzel zählt, auch dein eigener; die erste Karte siehst du, bevor du über die zweite entscheidest.
    .title = Zwei Schließfächer oder eines

TS-9-3 = Gibt es weniger solche Schließfächer, als du öffnen dürftest, darfst du die öffnen, die es gibt. Gibt es keines, tust du nichts.
    .title = Zu wenige Schließfächer

TS-9-4 = Ein leeres Schließfach ist als leer zu erkennen und nicht wählbar. Deine eigenen sind es auch nicht.
    .title = Leere und eigene Schließfächer

rules-TS-10 = Allein auf einem Maulwurfsfeld

TS-10-1 = Du darfst genau eine Karte ziehen, die oberste vom Maulwurfsstapel. Nur du siehst sie.
    .title = Eine Maulwurfskarte ziehen

TS-10-2 = Du darfst beliebig viele Maulwurfskarten auf der Hand haben. Wie viele, ist öffentlich; welche, nicht.
    .title = Kein Handkartenlimit

TS-10-3 = Sobald der Nachziehstapel leer ist und der Ablagestapel nicht, wird der Ablagestapel zum neuen Nachziehstapel gemischt.
    .title = Neu gemischte Maulwürfe

TS-10-4 = Sind beide Stapel leer, wird nichts gezogen.
    .title = Keine Maulwürfe mehr

rules-TS-11 = Allein an einem geheimen Ort

TS-11-1 = Um die Fälschung an einem geheimen Ort zu lesen, gibst du eine Maulwurfskarte von der Sorte dieses Ortes aus oder zwei beliebige Maulwurfskarten anderer Sorten, gleich oder verschieden. Ob dir die zwei sonst noch nützlich wären, prüft niemand. Ob und wie du zahlst, entscheidest du.
    .title = Eine Fälschung lesen

TS-11-2 = Hast du solche Karten nicht oder willst sie nicht ausgeben, tust du nichts. Eine einzelne falsche Karte wird abgelehnt.
    .title = Ohne passende Karten

TS-11-3 = Ausgegebene Karten kommen verdeckt auf den Ablagestapel. Die anderen sehen, wie viele es waren, nicht welche; wobei eine einzelne nur von der Sorte dieses Ortes sein kann.
    .title = Ausgegebene Karten

TS-11-4 = Spitzel können an einem geheimen Ort nicht stehen, und Wanzen schränken dich nicht ein.
    .title = Keine Spitzel hier

TS-11-5 = Maulwurfskarten lassen sich anderswo nicht ausgeben und weder verschenken noch tauschen.
    .title = Wozu Maulwürfe dienen

rules-TS-12 = Berichte der Spitzel und Wanzen

TS-12-1 = Ein Feld beobachten alle, die dort eine Wanze oder einen Spitzel haben, nur nicht, wer gerade handelt.
    .title = Wer beobachtet

TS-12-2 = Wer beobachtet, sieht jede Karte, die der handelnde Agent dort in dieser Runde findet, samt Versteck, und zwar im selben Moment. Berichte sind Pflicht, kommen von selbst und sind immer wahr.
    .title = Was Beobachter sehen

TS-12-3 = Beobachten mehrere, bekommen alle dasselbe. Wanze und Spitzel derselben Person auf einem Feld ergeben einen einzigen Bericht.
    .title = Je Person ein Bericht

TS-12-4 = Wird keine Karte gesehen, weil der Agent nicht handeln kann oder will, neutralisiert oder zu Hause ist, gibt es keinen Bericht. Gezogene Maulwurfskarten werden nie gemeldet, denn auf einem Maulwurfsfeld kann niemand beobachten.
    .title = Nichts gesehen, nichts berichtet

TS-12-5 = Deine Berichte bekommst du, während dein Agent irgendwo anders ist, sogar neben dem Spielplan. Steht er auf eben diesem Feld, neutralisieren sich die Agenten dort.
    .title = Wo dein eigener Agent ist

TS-12-6 = Wird dein eigenes Hotel oder Schließfach durchsucht, zeigt man dir die Karte nicht, außer du beobachtest das Feld. Du siehst nur, was alle sehen: dass es geschehen ist.
    .title = Wenn man dich durchsucht

rules-TS-14 = Der Ermittlungsbogen

TS-14-1 = Der Bogen hat sechs Zeilen, H1 bis H6, jede mit Farbe, Name der Person, Koffer, Aktentasche und Schließfach; fünf Kästchen für die Fälschungen, in Botschaft, Bar, Bibliothek, Labor und Park; und eines für die wahre Formel, den Code, der unter den fünf fehlt. Außerdem nennt er die sechs Decknamen, zum Streichen, sobald sie zugeordnet sind.
    .title = Was auf dem Bogen steht

TS-14-2 = Von selbst eingetragen werden die Namen aller am Tisch, die Zeilen außer Spiel, deine eigenen drei Karten, welche Schließfächer wo benutzt sind, und jede Karte, die du selbst oder durch einen Bericht gesehen hast, mit Runde und Quelle. Notiert wird der Deckname oder Code selbst, nicht bloß die Art der Karte. Diese Einträge sind nie falsch und lassen sich nicht ändern.
    .title = Was sich selbst einträgt

TS-14-3 = Du darfst in jedem Kästchen Vermutungen notieren, Decknamen streichen, den vermuteten Code und Ort festhalten und was du sonst willst. Deine Vermerke sind privat und änderbar; niemand prüft sie, und das Spiel kümmert sich nicht darum.
    .title = Deine eigenen Vermerke

TS-14-4 = Jede Farbe besitzt eine Identität, eine Zahnbürste und eine Formel; zwei bekannte Verstecke ergeben also die Art des dritten, bei unbenutzten Farben nur mit der voreingestellten Verteilung. Fünf zugeordnete Decknamen ergeben den sechsten, ebenso bei den Formeln ohne Stempel; fünf gelesene Fälschungen ergeben den wahren Code, vier lassen zwei übrig. Daraus folgt, wem die wahre Karte gehört und wo sie liegt; das Programm schließt für dich nur mit Hilfestufe 2.
    .title = Gültige Schlüsse

TS-14-5 = Einer Formel ohne Stempel ist nie anzusehen, ob sie die wahre ist, denn alle sechs Codes gibt es ohne Stempel. Nur die Fälschungen verraten es.
    .title = Nur Fälschungen reden

TS-14-6 = Deine Akte ist vollständig, wenn alles, was dir gezeigt wurde, für den Decknamen jedes Verfolgers, für den wahren Code und für das Versteck der wahren Karte nur eine Möglichkeit lässt. Logik gilt so viel wie Augenschein.
    .title = Eine vollständige Akte

rules-TS-15 = Von der Ermittlung zur Flucht

TS-15-1 = Die Flucht ansagen heißt ein Zeichen setzen. Du kannst es jederzeit während der Ermittlung setzen und zurücknehmen, wer auch dran ist, und niemand sonst erfährt davon. Gelesen werden die Zeichen gemeinsam, wenn die letzte Wählscheibe einer Runde steht, von Runde 2 an, bevor eine gezeigt wird. Zwischen der letzten Handlung einer Runde und diesem Augenblick erfährt niemand etwas Geheimes; auch die letzte Handlung kommt also rechtzeitig. Alle Zeichen, die dann gesetzt sind, gelten gleichzeitig, am Ende der Runde davor: Die begonnene Runde wird nicht gespielt, ihre Scheiben gehen ungezeigt zurück, und eine darin angebrachte Wanze kommt wieder auf deine Hand.
    .title = Die Ansage

TS-15-2 = Die Flucht ansagen darfst du, egal was du weißt, auch wenn dein Agent neben dem Spielplan steht. Geprüft wird nichts, und du musst nie.
    .title = Ansagen darf jeder

TS-15-3 = Sagt nur eine Person an, flieht sie. Sind es mehrere, zählen alle die Ziffern der Felder von Agent, Spitzel und Wanze zusammen, und die höchste Summe flieht: Agent auf B1, Spitzel auf H3 und Wanze auf G3 ergeben 7. Eine Figur außerhalb des Spielplans zählt 0; die Summen liegen also zwischen 0 und 18.
    .title = Wer fliehen darf

TS-15-4 = Teilen sich mehrere die höchste Summe, entscheidet das Los, nur unter ihnen.
    .title = Gleiche Summen

TS-15-5 = Wer sonst noch angesagt hat, verfolgt wie alle anderen. Zeichen werden nie wieder gelesen.
    .title = Die anderen verfolgen

TS-15-6 = Wer flieht, nimmt vom Spielplan die Karte, die er für die wahre Formel hält, und behält sie verdeckt, ohne sie anzusehen. Sie darf aus jedem der 18 Verstecke kommen, auch aus den eigenen und denen unbenutzter Farben, aber nicht von einem geheimen Ort. Welches Versteck, sehen alle; die Karte sieht niemand.
    .title = Die Karte mitnehmen

TS-15-7 = Zugleich hinterlegt, wer flieht, für jeden Verfolger einen Decknamen, versiegelt und endgültig: alle verschieden und nie den eigenen. Für unbenutzte Farben gibt es keinen Eintrag.
    .title = Die Decknamen hinterlegen

TS-15-8 = Die Ermittlung endet sofort. Wanzen, Spitzel und Maulwurfskarten haben nichts mehr zu tun.
    .title = Die Ermittlung ist vorbei

TS-15-9 = Zeigt dein eigener Bogen, dass deine Akte nicht vollständig sein kann, so wirst du, und nur du, vor der Ansage gewarnt. Ansagen darfst du trotzdem.
    .title = Eine Warnung

rules-TS-16 = Die Flucht

TS-16-1 = Zuerst stellen alle heimlich ihre Wählscheibe ein, dann werden alle gezeigt und die Agenten gesetzt. Andere Phasen gibt es nicht. Bis die letzte Scheibe steht, kannst du deine zurücknehmen.
    .title = Eine Fluchtrunde

TS-16-2 = Flüchtiger und Verfolger dürfen jedes Feld einstellen, das bei eurer Personenzahl auf der Flucht offen ist. Bleiben ist erlaubt: Stell das Feld ein, auf dem du stehst, sofern es dazugehört.
    .title = Wohin es gehen darf

TS-16-3 = Mit einer ungültigen Einstellung steht dein Agent in dieser Fluchtrunde neben dem Spielplan: auf keinem Feld, und er zählt für niemanden. Mit der nächsten gültigen Einstellung kommt er zurück.
    .title = Ungültiges auf der Flucht

TS-16-4 = Auf der Flucht durchsucht niemand etwas, öffnet Schließfächer oder zieht Karten.
    .title = Nichts mehr zu durchsuchen

TS-16-5 = Die Figuren stehen, wo die Ermittlung sie gelassen hat, bis auf der Flucht zum ersten Mal gesetzt wird. Diese Ausgangsstellung zählt nie.
    .title = Der Anfang zählt nicht

TS-16-6 = Nach jedem Setzen zählt, sofern der Flüchtige auf dem Spielplan ist, wie viele Verfolger auf seinem Feld stehen. Zwei oder mehr: gefasst, die Flucht scheitert; einer: nichts geschieht. Keiner: ein Alleingang mehr, und die Flucht gelingt, wenn das Feld der Flughafen ist oder es der fünfte Alleingang war.
    .title = Gefasst, beschattet oder allein

TS-16-7 = Die fünf Alleingänge müssen weder hintereinander noch auf verschiedenen Feldern geschehen, und allein stehen zu bleiben zählt so viel wie zu ziehen. Ihre Zahl kennen alle.
    .title = Die Alleingänge

TS-16-8 = Auf der Flucht ist Verhandeln verboten, und das Programm bietet keinen Weg, miteinander zu reden. Während der Ermittlung darf geredet werden, wenn der Tisch es nicht verbietet.
    .title = Keine Absprachen

rules-TS-17 = Das Spielende

TS-17-1 = Gelingt die Flucht, wird die Akte geprüft. Die mitgenommene Karte muss die Formel ohne Stempel sein, die den Code der beiseitegelegten Fälschung trägt, und jeder hinterlegte Deckname muss stimmen.
    .title = Die Akte wird geprüft

TS-17-2 = Die Flucht gelingt, und alles stimmt: Wer geflohen ist, gewinnt, alle anderen verlieren. Ein Entkommen bringt 2 Punkte.
    .title = Entkommen, alles richtig

TS-17-3 = Die Flucht gelingt, aber die Karte oder mindestens ein Deckname ist falsch: Wer geflohen ist, scheidet aus, und niemand gewinnt. Das Spiel ist für alle vorbei.
    .title = Entkommen, aber etwas falsch

TS-17-4 = Der Flüchtige ist gefasst und verliert; alle Verfolger, wo immer sie stehen, teilen sich einen indirekten Sieg, der jedem 1 Punkt bringt. Die Akte wird nicht geprüft.
    .title = Der Flüchtige gefasst

TS-17-5 = Die Ermittlung erreicht ihre Rundengrenze: Niemand gewinnt. Dieses Ende kennt nur das Programm.
    .title = Niemand ist gegangen

TS-17-6 = Eine zweite Flucht gibt es nie. Am Ende wird alles Verborgene gezeigt.
    .title = Keine zweite Flucht

rules-TS-18 = Grenzen und Abwesende

TS-18-1 = Nach Runde 200 werden die Scheiben noch einmal gestellt, nur damit die Zeichen dieser Runde gelesen werden können; die Scheiben bleiben verdeckt. Ist kein Zeichen gesetzt, endet das Spiel, und niemand gewinnt. Das Programm warnt ab Runde 190.
    .title = Grenze der Ermittlung

TS-18-2 = Ist die Flucht nach 40 Runden nicht zu Ende, gilt der Flüchtige als gefasst. Trödeln kann schließlich nur er.
    .title = Grenze der Flucht

TS-18-3 = Bleibt eine Antwort aus, wird sie ersetzt. Karten werden dann zufällig versteckt, keine Wanze angebracht, die Einstellung ist ungültig, der Spitzel bleibt, der Agent hört auf zu handeln, und die Zeichen bleiben, wie sie sind; ein stummer Flüchtiger nimmt die Karte aus einem zufälligen Versteck und lässt die Decknamen leer. Wo der Tisch ungültige Einstellungen ablehnt, wird auch die Einstellung ausgelost. Was geheim ausgelost wird, erfährt nur, wem es gilt.
    .title = Ausbleibende Antworten

rules-TS-19 = Wer was sieht

TS-19-1 = Von der Vorbereitung an wissen alle, wer welche Farbe spielt, wie viele mitspielen und welche Farben fehlen.
    .title = Personen und Farben

TS-19-2 = Deine eigenen drei Karten und ihre Verstecke siehst du, von der Vorbereitung an und auf Dauer. Sonst erfährt davon niemand.
    .title = Deine drei Karten

TS-19-3 = Sobald alle Karten versteckt sind, wissen alle von jeder Farbe, ob ihr Schließfach am Bahnhof oder am Flughafen ist.
    .title = Welche Schließfächer benutzt sind

TS-19-4 = Was im Versteck einer anderen Farbe liegt, sieht, wer hineinschaut, und wer dort beobachtet, in diesem Moment.
    .title = Karten der anderen

TS-19-5 = Was bei den unbenutzten Farben liegt, sieht niemand, bis jemand hineinschaut; dann diese Person, und wer dort beobachtet.
    .title = Karten unbenutzter Farben

TS-19-6 = Die beiseitegelegte Fälschung sieht bis zum Spielende niemand.
    .title = Die beiseitegelegte Fälschung

TS-19-7 = Die Fälschung an einem geheimen Ort sieht, wer sie liest, und wer dort eine Wanze hat, im Moment des Lesens.
    .title = Fälschungen an geheimen Orten

TS-19-8 = Deine Entscheidung über die Wanze kennst nur du, solange sie geheim ist. Am Ende von Phase 1 sehen sie alle.
    .title = Die Wahl der Wanze

TS-19-9 = In Phase 2 siehst nur du deine Wählscheibe. In Phase 4 sehen sie alle.
    .title = Die Wählscheiben

TS-19-10 = Deine Entscheidung über den Spitzel kennst nur du, solange sie geheim ist. Am Ende von Phase 3 sehen sie alle.
    .title = Die Wahl des Spitzels

TS-19-11 = Einmal gezeigt, sind die Positionen aller Agenten, Spitzel und Wanzen jederzeit öffentlich.
    .title = Figuren auf dem Spielplan

TS-19-12 = Alle erfahren sofort, dass gehandelt wurde, an welchem Versteck, und wie viele Maulwurfskarten ausgegeben oder gezogen wurden.
    .title = Dass jemand gehandelt hat

TS-19-13 = Wer eine Handlung beobachtet hat, wissen alle sofort, denn die Figuren stehen offen da.
    .title = Wer beobachtet hat

TS-19-14 = Welche Maulwurfskarten du auf der Hand hast, siehst nur du, sobald du sie gezogen hast.
    .title = Maulwürfe auf der Hand

TS-19-15 = Alle wissen jederzeit, wie viele Maulwurfskarten jeder hat, wie groß Nachziehstapel und Ablagestapel sind und wann neu gemischt wurde.
    .title = Größe von Händen und Stapeln

TS-19-16 = Die Reihenfolge im Nachziehstapel und die Karten im Ablagestapel sieht niemand. Du weißt nur, was du selbst ausgegeben hast.
    .title = In den Maulwurfsstapeln

TS-19-17 = Dein Ermittlungsbogen, deine Vermerke und die Hinweise der Hilfe sind immer nur für dich.
    .title = Dein Bogen

TS-19-18 = Wenn die Zeichen gelesen werden, sehen alle, wer angesagt hat, die Summen und, falls nötig, das Los.
    .title = Die Ansagen

TS-19-19 = Zu Beginn der Flucht sehen alle, welches Versteck geleert wird.
    .title = Das geleerte Versteck

TS-19-20 = Die mitgenommene Karte wird bis zum Ende niemandem gezeigt; wer sie früher sah, kennt sie natürlich noch.
    .title = Die mitgenommene Karte

TS-19-21 = Die hinterlegten Decknamen kennt vom Beginn der Flucht an nur, wer flieht; am Ende kennen sie alle.
    .title = Die hinterlegten Decknamen

TS-19-22 = Beim Einstellen siehst nur du deine Wählscheibe. Beim Setzen sehen sie alle.
    .title = Wählscheiben auf der Flucht

TS-19-23 = Die Zahl der Alleingänge und die Nummer der Fluchtrunde sind auf der Flucht immer öffentlich.
    .title = Stand der Flucht

TS-19-24 = Ob deine Akte vollständig ist, folgt aus deinem eigenen Bogen, und nur du erfährst es. Ob eine Akte richtig ist, erfährt bis zum Ende niemand.
    .title = Richtige oder vollständige Akten

TS-19-25 = Dein Zeichen siehst nur du, ob gesetzt oder nicht. Wenn die Zeichen gelesen werden, sehen alle die gesetzten.
    .title = Die Zeichen

rules-TS-22 = Die Optionen

option-locker-layout = Bestimmt, welches ihrer beiden Schließfächer eine Farbe benutzt. Frei, die Voreinstellung: Du wählst Bahnhof oder Flughafen. Fest: Rot, Grün und Lila am Bahnhof, Gelb, Schwarz und Blau am Flughafen.
    .title = Welches Schließfach

option-unused-deal = Bestimmt, was unbenutzte Farben bekommen. Je eine, die Voreinstellung: pro Farbe eine Identität, eine Zahnbürste und eine Formel. Gemischt: Die übrigen Karten werden ohne Rücksicht auf ihre Art verteilt.
    .title = Karten unbenutzter Farben

option-agent-start = Außerhalb des Spielplans, die Voreinstellung: Deine erste Einstellung ist frei. Im eigenen Hotel: Dort beginnen die Agenten, deine erste Einstellung darf also nicht dein eigenes Hotel sein.
    .title = Wo Agenten beginnen

option-phase5 = Nacheinander, die Voreinstellung: Die Agenten handeln der Reihe nach, und du kannst die Berichte von vorher schon kennen. Verdeckt: Alle wählen gleichzeitig und geheim, und ausgeführt wird der Reihe nach.
    .title = Handeln in Phase 5

option-dial-guard = Bestimmt, was bei einer ungültigen Einstellung geschieht. Warnen, die Voreinstellung: Das Programm warnt dich und nimmt sie an. Ablehnen: Es lehnt sie ab; Aus: Es schweigt.
    .title = Der Schutz der Wählscheibe

option-own-informant-counts = Ja, die Voreinstellung: Dein eigener Spitzel beschränkt deinen Agenten auf einen Blick, wie jeder andere. Nein: Das tun nur fremde Spitzel.
    .title = Der eigene Spitzel

option-bug-limits-search = Nein, die Voreinstellung: Wanzen schränken einen Agenten nie ein. Ja: Wo eine Wanze ist, hast du nur einen Blick, wie bei einem Spitzel; deine eigene Wanze zählt wie dein eigener Spitzel.
    .title = Wanzen schränken ein

option-flight-trigger = Ansage, die Voreinstellung: Wer fliehen will, sagt es an, egal was er weiß. Vollständig: Ansagen darf nur, wer nach dem eigenen Bogen eine vollständige Akte hat. Automatisch: Niemand sagt an; am Ende jeder Runde tun es alle zusammen, deren Akte vollständig ist.
    .title = Wie die Flucht beginnt

option-stay-counts = Ja, die Voreinstellung: Wer auf der Flucht allein auf demselben Feld bleibt, sammelt einen Alleingang. Nein: Bleiben bringt keinen.
    .title = Bleiben als Alleingang

option-assist = Stufe 1, die Voreinstellung: Was dir gezeigt wurde, trägt sich selbst ein. Stufe 0: gar keine Hilfe. Stufe 2: Auch die Schlüsse daraus werden gezogen.
    .title = Hilfe mit dem Bogen

option-chat = Ja, die Voreinstellung: Während der Ermittlung darf geredet werden, wie an jedem Tisch. Nein: Das Programm übermittelt kein Gespräch. Auf der Flucht nie, und getauscht wird gar nichts.
    .title = Reden während der Ermittlung

option-turn-limit = Die höchste Zahl der Runden der Ermittlung; voreingestellt sind 200.
    .title = Die Rundengrenze der Ermittlung

option-flight-turn-limit = Die höchste Zahl der Runden der Flucht; voreingestellt sind 40.
    .title = Die Rundengrenze der Flucht

option-decision-seconds = 0, die Voreinstellung: Du hast alle Zeit der Welt. Mit einer anderen Zahl: so viele Sekunden je Entscheidung, und was nicht rechtzeitig kommt, wird ersetzt.
    .title = Sekunden je Entscheidung
