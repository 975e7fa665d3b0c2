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
error-other-plan = { $file } bewahrt die Spiele eines anderen Wettbewerbs: { $key } ist dort { $kept }, nicht { $asked }. Nenne eine andere Datei.
error-not-kept = Zeile { $line } von { $file } ist kein Spiel eines Wettbewerbs. Nenne eine andere Datei.
error-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
error-cannot-read = { $file } lässt sich nicht lesen: { $why }.
error-no-place = { $file } hat keinen Platz für die Rangliste von { $game }; schreib { $begin } und { $end } dorthin, wo sie stehen soll.

## Bots von außen

error-bad-bot = { $name } ist kein Bot: nenne einen Bot des Spiels, Modul:Klasse oder cmd:BEFEHL.
error-unknown-module = Es gibt kein Modul { $module }; nenne eines im Arbeitsordner oder im PYTHONPATH, als Modul:Klasse.
error-broken-module = Das Modul { $module } lässt sich nicht laden: { $why }.
error-missing-class = Das Modul { $module } hat kein { $name }; seine Spieler sind { $known }.
error-no-player = { $bot } ist keine Klasse, die von filature.kernel.player.Player erbt; die Spieler von { $module } sind { $known }.
error-no-command = Nach cmd: kommt der Befehl, der den Bot startet, etwa cmd:node bot.mjs.
error-bad-command = { $command } ist kein Befehl: { $why }; schreib ihn wie cmd:node bot.mjs.
error-command-not-found = Es gibt kein Programm { $program }; nenne eines im PATH oder mit seinem Ordner, etwa cmd:node bot.mjs oder cmd:./bot.
error-other-games = { $bot } spielt { $known }, nicht { $game }.
error-bad-bot-name = { $name } ist kein Name für einen Bot: nimm bis zu 32 kleine Buchstaben, Ziffern, - und _, aber keinen von { $known }.
error-not-among-moves = { $chosen } ist keiner der { $count } Züge, wie { $legal }.
error-bot-illegal-move = { $bot } will { $move }, das ist keiner seiner { $count } Züge; richtig wäre { $legal }.
error-bot-raised = { $bot } ist gescheitert: { $why }. Er wird mit einem Startwert erzeugt und soll einen der Züge wählen, die er bekommt.
error-bot-not-started = { $bot } lässt sich nicht starten: { $why }; richtig ist ein Programm, das hier läuft, etwa cmd:node bot.mjs.
error-bot-silent = { $bot } hat nicht binnen { $seconds } Sekunden geantwortet; auf jede Zeile gehört eine Zeile, die sofort abgeschickt wird.
error-bot-gave-up = { $bot } hat aufgegeben: { $why }. Richtig wäre eine Antwort wie { $like }.
error-bot-ended = { $bot } hat sich beendet (Exitcode { $exit }), statt zu antworten; er soll laufen, bis seine Eingabe endet.
error-bot-bad-answer = { $bot } antwortete { $answer }; richtig wäre ein JSON-Objekt in einer Zeile, wie { $like }. Alles andere gehört in seine Standardfehlerausgabe.
error-stranger-in-record = Dieses Spiel wurde mit einem Bot von außen gespielt, { $bot }. Wenn du ihm traust, sag --bot { $quoted }.
