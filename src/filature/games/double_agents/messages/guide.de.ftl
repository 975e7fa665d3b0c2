### Companies: die Regeln auf einer Seite, Deutsch. `.clauses`: wo sie es ausführlich sagen; `.words`: wie man es sonst nennt.

chapter-turn = Eine Runde

guide-aim-loyal = Gewinn Missionen für deinen Dienst und finde den Verräter unter euch. Der Dienst mit mehr Punkten gewinnt, und du mit ihm.
    .title = Wenn du loyal bist
    .clauses = DA-1.4 DA-11.7
    .words = Ziel, gewinnen

guide-aim-double = Du gewinnst mit dem anderen Dienst. Missionen in deiner Hand zählen für ihn, es sei denn, dein eigener Dienst benennt dich vorher.
    .title = Wenn du der Doppelagent bist
    .clauses = DA-1.4 DA-11.8 DA-11.3
    .words = Verräter, Ziel, gewinnen, Maulwurf

guide-turn-deal = Vier Missionen werden aufgedeckt, eine an jedem Ziel. Alle bekommen drei Aktionskarten, geheim vor allen.
    .title = 1. Neue Missionen, drei Karten
    .clauses = DA-4.1 DA-4.3
    .words = Runde, Hand, austeilen, zeigen

guide-turn-leg = Untereinander dürft ihr alles sagen. Wähl eine Karte und ein Ziel und leg sie fest. Zweimal je Runde; gepasst wird nicht.
    .title = 2. Reden, wählen, festlegen
    .clauses = DA-5.2 DA-4.4 DA-5.4
    .words = Etappe, passen, wählen, sperren

guide-turn-reveal = Sind beide Dienste bereit, werden alle Ziele gemeinsam gezeigt. Die Karten bleiben verdeckt.
    .title = 3. Die Ziele werden aufgedeckt
    .clauses = DA-6.1 DA-6.2
    .words = aufdecken

guide-turn-resolve = Zuerst wirken die Überläufer, dann die Killer; danach werden die Punkte verglichen. Die höhere Summe gewinnt die Mission, bei Gleichstand mehr Bestechung.
    .title = 4. Stadt für Stadt werden die Karten gewendet
    .clauses = DA-7.3 DA-7.8 DA-7.9
    .words = abwickeln, Gleichstand, Reihenfolge

guide-turn-award = Ist genau ein Mitglied des siegreichen Dienstes dort, behält es sie. Ist niemand dort oder sind es mehrere, kommt sie in den Topf.
    .title = 5. Die Mission geht an eine Person oder in den Topf
    .clauses = DA-8.1 DA-8.2
    .words = Vergabe, allein, wer bekommt

guide-end-vote = Jeder Dienst darf eines seiner Mitglieder als Doppelagenten benennen; mehr als die Hälfte aller Mitglieder muss zustimmen. Die Missionen der benannten Person zählen für niemanden, ob zu Recht oder nicht.
    .title = Nach sechs Runden: die Jagd
    .clauses = DA-10.1 DA-10.4 DA-11.4
    .words = Abstimmung, beschuldigen, Mehrheit

guide-end-score = Ein Dienst zählt seinen Topf, die Missionen seiner loyalen Mitglieder und die des gegnerischen Verräters. Die höhere Punktzahl gewinnt: seine Loyalen und der Doppelagent der anderen.
    .title = Wer gewinnt
    .clauses = DA-11.6 DA-11.7 DA-11.8
    .words = Punkte, Sieg

guide-end-draw = Unentschieden, für alle. Einen Stichentscheid gibt es nicht.
    .title = Gleiche Punktzahl
    .clauses = DA-11.7
    .words = Gleichstand, unentschieden

guide-cards-agent = 1 Punkt. Überläufer können ihn umdrehen, Killer beseitigen. Acht je Dienst.
    .title = Agent
    .clauses = DA-2.1 DA-7.6
    .words = A, Punkte

guide-cards-special = 2 Punkte, und das erste Ziel von Überläufern und Killern. Zwei je Dienst.
    .title = Spezialagent
    .clauses = DA-2.1 DA-7.4
    .words = S, Punkte

guide-cards-defector = Keine eigenen Punkte. Dreht dort einen feindlichen Spezialagenten um, sonst einen Agenten: Dessen Punkte wechseln die Seite.
    .title = Überläufer
    .clauses = DA-7.4
    .words = D, umdrehen, stehlen

guide-cards-killer = 1 Punkt. Beseitigt dort einen feindlichen Spezialagenten, sonst einen Agenten. Er wirkt nach den Überläufern und erreicht keine umgedrehte Karte.
    .title = Killer
    .clauses = DA-7.5
    .words = K, töten, Mörder

guide-cards-corruption = 1 Punkt. Bei gleichen Summen gewinnt der Dienst, der an diesem Ziel mehr Bestechungen hat.
    .title = Bestechung
    .clauses = DA-7.9 DA-2.1
    .words = C, Gleichstand, Korruption

guide-cards-sabotage = Zieht dem eigenen Dienst 3 Punkte ab, −3. Wer sie spielt, hat seine Gründe.
    .title = Sabotage
    .clauses = DA-7.7 DA-2.1
    .words = X, minus, -3

guide-cards-identity = Loyal oder Doppelagent. In jedem Dienst ist immer genau einer der Doppelagent. Deine siehst nur du.
    .title = Identitätskarte
    .clauses = DA-3.4 DA-3.5
    .words = Rolle, wer bin ich

guide-places-destination = Rio, Berlin, Kairo und Hongkong, jeder mit einer Mission im Wert von 2 bis 5 Punkten. Was an einem geschieht, ändert an den anderen nichts.
    .title = Die Ziele
    .clauses = DA-2.2 DA-4.6
    .words = Stadt, Ziel, Rio, Berlin, Kairo, Mission

guide-words-location = Wohin du deine letzte Karte geschickt hast. Bei der Vergabe der Missionen zählt nur der aus der zweiten Etappe.
    .title = Der Standort
    .clauses = DA-6.2 DA-6.4 DA-8.1
    .words = wo bin ich, allein

guide-words-hush = Ist ein Dienst bereit, herrscht für den anderen Funkstille: Er darf nicht mehr reden und wählt rasch, voreingestellt in 60 Sekunden.
    .title = Die Funkstille
    .clauses = DA-5.5 DA-5.6 DA-5.7
    .words = Stille, schweigen, verstummt, reden, Redezeit

guide-words-pot = Missionen, die dem Dienst als Ganzem gehören. Sie zählen immer für ihn, wer auch benannt wird.
    .title = Der Topf
    .clauses = DA-11.1 DA-8.1
    .words = gemeinsam

guide-words-turned = Eine Karte, die ein Überläufer gewonnen hat. Sie zählt für die andere Seite und ist vor jedem Killer sicher.
    .title = Umgedreht
    .clauses = DA-7.4 DA-7.5
    .words = sicher, zurückdrehen

guide-words-designated = Von mehr als der Hälfte aller Mitglieder zum Doppelagenten erklärt; wer sich enthält, zählt als Mitglied. Wer benannt ist, verliert seine Missionen, nicht seine Seite.
    .title = Benannt
    .clauses = DA-10.4 DA-11.4
    .words = beschuldigt, Abstimmung, Enthaltung, enthalten, Mehrheit
