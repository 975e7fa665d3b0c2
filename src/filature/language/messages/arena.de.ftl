## Wettbewerbe der Bots

error-bots-for-seats = { $seats } Plätze brauchen { $seats } Bots, für jeden einen, nicht { $count }.
error-bots-for-sides = Seiten brauchen zwei Bots, den einer Seite und den aller anderen, nicht { $count }.
error-too-few-bots = Ein Vergleich braucht mindestens zwei verschiedene Bots, nicht { $bots }.
error-no-sides = In { $game } gewinnt jeder für sich, es gibt also keine Seiten. Gib jedem Platz einen Bot.
error-uneven-matches = { $matches } Spiele geben nicht jedem Bot die gleichen Plätze; spiel ein Vielfaches von { $round }, etwa { $more }.
error-bad-limit = Ein Bot darf länger als 0 Sekunden nachdenken, nicht { $seconds }.
error-bad-shares = Ein Test vergleicht zwei Anteile, 0 < p0 < p1 < 1; nicht p0 { $p0 } und p1 { $p1 }.
error-bad-error = Ein Test darf mit einer Wahrscheinlichkeit zwischen 0 und 0.5 irren; nicht { $name } { $error }.
error-broken-match = Spiel { $number } von { $game } zwischen { $bots } (Startwert { $seed }) brach ab: { $why }
error-broken-worker = Der Prozess, der Spiel { $number } spielte, ist gestorben, ohne dass ein Bot nachdachte; war genug Speicher da?
error-no-cluster = Auf mehreren Rechnern zu spielen braucht Ray; installiere es mit { $command }.
error-other-plan = { $file } bewahrt die Spiele eines anderen Wettbewerbs: { $key } ist dort { $kept }, nicht { $asked }. Nenne eine andere Datei.
error-not-kept = Zeile { $line } von { $file } ist kein Spiel eines Wettbewerbs. Nenne eine andere Datei.
error-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
error-cannot-read = { $file } lässt sich nicht lesen: { $why }.
error-no-place = { $file } hat keinen Platz für die Rangliste von { $game }; schreib { $begin } und { $end } dorthin, wo sie stehen soll.
