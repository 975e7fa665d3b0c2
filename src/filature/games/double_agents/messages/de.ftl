### Die zwei Dienste: Wörter, Ereignisse und Antworten, Deutsch.

double_agents-name = Agents Secrets: CIA gegen KGB
double_agents-length = 45 bis 60 Minuten
double_agents-feel = Zwei Mannschaften, viel Gerede, und keinem ist zu trauen.
double_agents-pitch = Zwei Dienste, vier Städte, und in jedem Haus ein Verräter. Schick deine Karten los, trau deinen Leuten, und zähl die Messer.

## Wörter der Notation

word-cia = CIA
    .the = die CIA
    .at = bei der CIA
    .to = zur CIA
    .from = der CIA
word-kgb = KGB
    .the = der KGB
    .at = beim KGB
    .to = zum KGB
    .from = des KGB
word-special = Spezialagent
    .the = den Spezialagenten
word-agent = Agent
    .the = den Agenten
word-defector = Überläufer
    .the = den Überläufer
word-killer = Killer
    .the = den Killer
word-corruption = Bestechung
    .the = die Bestechung
word-sabotage = Sabotage
    .the = die Sabotage
word-Rio = Rio
word-Berlin = Berlin
word-Cairo = Kairo
word-HongKong = Hongkong
word-loyal = loyal
word-double = Doppelagent
word-nobody = niemand
word-abstain = Enthaltung
word-lock = festlegen
word-unlock = zurücknehmen
word-draft = vormerken
word-late = spät
word-time = Zeit
word-vote = Stimme
word-join = beitreten
word-OPEN = offen
word-HUSHED = Funkstille
word-READY = bereit
word-table = der ganze Tisch
    .typed = Tisch
word-drop-cia = die CIA, heimlich
word-drop-kgb = der KGB, heimlich

## Was geschah

event-coin = Die Münze fällt: { CAPITAL($company_the) } wird der größere Dienst.
event-joined = { $who ->
    [you] Du gehst { $company_to }.
   *[other] { $player } geht { $company_to }.
}
event-companies = CIA: { $cia }. KGB: { $kgb }. { $reason ->
    [odd] { CAPITAL($smaller_the) } hat ein Mitglied weniger und bekommt dafür 7 Punkte.
   *[even] Beide Dienste sind gleich groß.
}
event-identity = Deine Identitätskarte, { $company }: { $role }. Sonst sieht sie niemand.
event-mission = Runde { $round }, Mission { $destination_at }: { $value } Punkte.
event-reshuffled = Die Ablage { $company_from } wird gemischt: { $cards } Karten im Stapel.
event-hand = Deine Hand: { $cards }.
event-leg = Runde { $round }, Etappe { $leg }. Alle dürfen reden. Wähle eine Karte und ein Ziel.
event-drafted = Vorgemerkt: { $card_is ->
    [unsaid] noch keine Karte
   *[other] { $card }
}, { $destination_is ->
    [unsaid] noch ohne Ziel
   *[other] { $destination_to }
}.
event-aimed = { $who ->
    [you] Du willst { $destination_to }.
   *[other] { $player } will { $destination_to }.
}
event-chosen = Deine Wahl: { $card } { $destination_to }.
event-locked = { $who ->
    [you] Du hast dich festgelegt.
   *[other] { $player } hat sich festgelegt.
}
event-unlocked = { $who ->
    [you] Du nimmst deine Wahl zurück.
   *[other] { $player } nimmt die Wahl zurück und überlegt noch einmal.
}
event-late = { $who ->
    [you] Du bist zu spät: Der Zufall wählt, was fehlt.
   *[other] { $player } ist zu spät: Der Zufall wählt, was fehlt.
}
event-out-of-time = { $who ->
    [you] Deine Redezeit ist um.
   *[other] { $player } hat keine Redezeit mehr.
}
event-ready = { CAPITAL($company_the) } ist bereit.
event-ready-and-hush = { CAPITAL($company_the) } ist bereit. Funkstille für { $hushed_is ->
    [cia] die CIA
   *[kgb] den KGB
}, sofort.
event-hushed = Die Redezeit ist um: Funkstille für beide Dienste.
event-revealed = Runde { $round }, Etappe { $leg }: { $destinations }.
event-revealed-destinations = { $name } { $value_to }
event-resolved = { CAPITAL($destination_at) }, { $value } Punkte. { $cards }.{ $turns ->
    [0] {""}
   *[other] {" "}Übergelaufen: { $turned }.
}{ $kills ->
    [0] {""}
   *[other] {" "}Beseitigt: { $killed }.
} { $reason ->
    [points] { CAPITAL($winner_the) } gewinnt.
    [corruption] Gleichstand, aber { $winner_the } zahlt besser.
    [absent] Der Sieger war nie da.
   *[tie] Gleichstand.
} { $fate ->
    [pot] Die Mission kommt in den Topf.
    [removed] Die Mission ist aus dem Spiel.
   *[player] { $holder_is ->
        [you] Du bist allein dort: Die Mission gehört dir.
       *[other] { $holder } ist allein dort und bekommt die Mission.
    }
}
event-resolved-cards = { $name } { $totals }, { $value_is ->
    [none] ohne Karte
   *[some] mit { $value }
}
event-resolved-cards-value = { $value ->
    [one] { $name }
   *[other] { $value } × { $name }
}
event-resolved-turned = { $name_is ->
    [cia] durch die CIA
   *[kgb] durch den KGB
}, { $value }
event-resolved-turned-value = { $value ->
    [one] { $name }
   *[other] { $value } × { $name }
}
event-resolved-killed = { $name_is ->
    [cia] durch die CIA
   *[kgb] durch den KGB
}, { $value }
event-resolved-killed-value = { $value ->
    [one] { $name }
   *[other] { $value } × { $name }
}
event-vote-opens = Sechs Runden sind gespielt. Jeder Dienst darf seinen Doppelagenten benennen, wenn mehr als die Hälfte sich einig ist.
event-ballot = Dein Stimmzettel: { $ballot }.
event-voted = { $who ->
    [you] Deine Stimme ist abgegeben.
   *[other] { $player } hat gestimmt.
}
event-ballots = Die Stimmzettel: { $ballots }.
event-ballots-ballots = { $name }: { $value }
event-votes = Die Stimmen. CIA: { $cia }. KGB: { $kgb }.
event-votes-cia = { $name } { $value }
event-votes-kgb = { $name } { $value }
event-identities = Die Masken fallen. { $doubles }.
event-identities-doubles = { $name }: Doppelagent war { $value }, beschuldigt wurde { $designated }
event-over = { $scores }. { $reason ->
    [cia] Die CIA gewinnt, und mit ihr: { $winners }.
    [kgb] Der KGB gewinnt, und mit ihm: { $winners }.
   *[draw] Unentschieden. Alle tun so, als wäre es der Plan gewesen.
}
event-over-scores = { $name } { $value }: { $pot } im Topf, { $loyal } bei loyalen Mitgliedern, { $friend } vom Doppelagenten { $name_is ->
    [cia] im KGB
   *[kgb] in der CIA
}, Bonus { $bonus }
event-replay = Runde { $round }, wie sie wirklich war: { $first }.
event-replay-first = { $name }: { $value } { $first_destination_to }, { $second } { $second_destination_to }, dritte Karte { $third }

## Was gefragt wird

identity-unknown = Du bist { $company_at }.
identity-loyal = Du bist ein loyales Mitglied { $company_from }.
identity-double = Du bist der Doppelagent { $company_at }.
aim-loyal = Gewinnt Missionen für { $company_is ->
    [cia] die CIA
   *[kgb] den KGB
} und findet den Verräter unter euch.
aim-double = Du gewinnst mit { $enemy_is ->
    [cia] der CIA: Schade dem { $company }
   *[kgb] dem KGB: Schade der { $company }
}, und lass dich nicht erwischen.
aim-of-all = Der Dienst mit mehr Punkten gewinnt – nur hat jeder einen Verräter.
ask-teams = Welchem Dienst trittst du bei?
ask-leg = Welche Karte schickst du, und wohin?
ask-hand = Auf der Hand: { $cards }.
ask-hushed = Funkstille: Welche Karte, und wohin?
ask-vote = Wer ist der Doppelagent deines Dienstes? Deine Stimme ist endgültig.
idle-locked = Du hast dich festgelegt; bis dein Dienst bereit ist, kannst du es zurücknehmen.
idle-ready = Dein Dienst ist bereit, und deine Wahl ist endgültig.
idle-voted = Du hast abgestimmt.

draft-lock = { $card } { $destination_to }, wo die Mission { $value } wert ist. Festgelegt ist es, sobald du spielst.
draft-draft = Vorgemerkt, noch nicht festgelegt: { $what }.
draft-unlock = Du nimmst deine Wahl zurück.
draft-vote = { $who ->
    [you] Du benennst dich selbst.
   *[other] Du benennst { $player }.
}
draft-abstain = Du benennst niemanden.
draft-join = Du gehst { $what_to }.

## Antworten

who-nobody = Du hast keine Karte; du schaust nur zu.
who-no-company = Du gehörst noch zu keinem Dienst.
who-unknown = Du bist { $company_at }. Deine Identitätskarte kommt noch.
who-loyal = Du bist ein loyales Mitglied { $company_from }. Deine Leute: { $mates }. Jemand darunter ist es nicht.
who-double = Du bist der Doppelagent { $company_at }. Du gewinnst mit { $enemy_is ->
    [cia] der CIA
   *[kgb] dem KGB
}. Deine Leute: { $mates }.
turn-over = Das Spiel ist aus.
turn-setup = Der Tisch wird vorbereitet.
turn-deal = Runde { $round }: Missionen und Karten werden ausgeteilt.
turn-late = { $who ->
    [you] Der Zufall wählt für dich.
   *[other] Der Zufall wählt für { $player }.
}
turn-leg = Runde { $round }, Etappe { $leg }. Es wählen noch: { $players }. { $statuses }.
turn-leg-statuses = { $name }: { $value }
turn-vote = Es wird abgestimmt. Es fehlen noch: { $players }.
score-company = { $company }: { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
score-pot = Topf { $company_from }: { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
score-player = { $player }: { $score } { $score ->
    [one] Punkt
   *[other] Punkte
} an Missionen
board-deck = { $company }: { $pile } Karten im Stapel, { $discard } in der Ablage.
where-company = { $company }: { $players }.
where-player = { $player }: zuletzt { $place_at }.
where-nowhere = { $player }: noch nicht unterwegs.
at-mission = { CAPITAL($place_at) }: eine Mission, Wert { $value }.
at-no-mission = { CAPITAL($place_at) }: keine offene Mission; im Stapel liegen { $values }.
at-cards = Verdeckt: { $cards }. Geschickt von: { $players }.
at-cards-cards = { $name } { $value }
known-hand = Deine Hand: { $cards }.
known-sent = Etappe 1: Du hast { $card_the } { $destination_to } geschickt.
known-draft = Vorgemerkt: { $card_is ->
    [unsaid] noch keine Karte
   *[other] { $card }
}, { $destination_is ->
    [unsaid] noch ohne Ziel
   *[other] { $destination_to }
}.
known-locked = Festgelegt: { $card } { $destination_to }.
known-mates = Die Ziele deiner Leute: { $mates }.
known-mates-mates = { $name } { $value_to }
known-ballot = Dein Stimmzettel: { $ballot }.
known-talk = Offene Kanäle: { $channels }.
known-hush = Du darfst nicht reden, bis die Ziele aufgedeckt sind.
known-identities = Die Identitätskarten: { $roles }.
known-identities-roles = { $name }: { $value }
may-nothing = Im Augenblick nichts.
may-teams = Beitreten: { $companies }.
may-vote = Jemanden benennen: { $players }; oder dich enthalten.
may-unlock = Du hast dich festgelegt. Schreib { $example }, um es zu ändern.
may-leg = Eine Karte schicken: { $cards }; Ziel: { $places }. Du darfst erst einen Teil vormerken, zum Beispiel: { $example }.

## Hinweise

clue-sabotage = Runde { $round }, { $destination_at }: Sabotage { $company_at }. Karten dort schickten: { $players }.

## Fehler

error-hushed = { $player } darf jetzt nicht reden: Funkstille { $company_at }, bis die Ziele aufgedeckt sind.
error-talk-over = Das Spiel ist aus; seine Kanäle sind geschlossen.
error-lock-final = Deine Wahl ist endgültig ({ $company }: { $status }); nur Mitglieder eines offenen Dienstes dürfen sie zurücknehmen.
error-company-full = { CAPITAL($company_the) } ist vollzählig; tritt dem anderen Dienst bei.
error-locked = Du hast dich festgelegt; schreib { $example }, um es zu ändern.
error-not-in-hand = Du hast nicht auf der Hand: { $card }; du hast { $known }.
error-incomplete = Eine Wahl braucht eine Karte und ein Ziel, wie { $example }; deine Hand: { $known }.
error-not-locked = Du hast dich noch nicht festgelegt; schreib eine Wahl wie { $example }.
error-drafted-already = Das ist schon vorgemerkt; schreib { $example }, um es festzulegen.
error-no-mate = { $name } ist nicht in deinem Dienst; benenne einen von { $known }, oder enthalte dich.

## Was man glaubt, und wer es glaubt

word-double-cia = der Doppelagent in der CIA
word-double-kgb = der Doppelagent im KGB
word-sabotage-cia-1 = die Hand hinter der letzten Sabotage der CIA in Runde 1
word-sabotage-cia-2 = die Hand hinter der letzten Sabotage der CIA in Runde 2
word-sabotage-cia-3 = die Hand hinter der letzten Sabotage der CIA in Runde 3
word-sabotage-cia-4 = die Hand hinter der letzten Sabotage der CIA in Runde 4
word-sabotage-cia-5 = die Hand hinter der letzten Sabotage der CIA in Runde 5
word-sabotage-cia-6 = die Hand hinter der letzten Sabotage der CIA in Runde 6
word-sabotage-kgb-1 = die Hand hinter der letzten Sabotage des KGB in Runde 1
word-sabotage-kgb-2 = die Hand hinter der letzten Sabotage des KGB in Runde 2
word-sabotage-kgb-3 = die Hand hinter der letzten Sabotage des KGB in Runde 3
word-sabotage-kgb-4 = die Hand hinter der letzten Sabotage des KGB in Runde 4
word-sabotage-kgb-5 = die Hand hinter der letzten Sabotage des KGB in Runde 5
word-sabotage-kgb-6 = die Hand hinter der letzten Sabotage des KGB in Runde 6
claim = { $secret }: { $answer }
when-round = in Runde { $number }
when-round-title = Runde { $number }
when-vote = bei der Abstimmung
when-vote-title = Die Abstimmung
move-lock = { $card } nach { $destination }.
question = Wer waren die Verräter?
question-part = { $about }: { $answer }
opening-first = Zuerst durchschaut, { $when }: { $answer }, { $about }. { $words }
opening-other = { $answer }, { $about }, { $when }
opening-later = Danach { $words }.
opening-never = Nie mit Gewissheit, bevor die Karten umgedreht wurden: { $words }.
opening-nobody = Niemand wusste, wer die Verräter sind, bevor die Karten umgedreht wurden.
opening-nearest = Niemand war sich der Verräter sicher, bevor die Karten umgedreht wurden. Die beste Vermutung, mit { NUMBER($chance, style: "percent") }: { $answer } war { $about }.
bot-easy = Leicht
bot-easy-about = Schaut jede Karte und jede Stadt einmal an und gibt sich oft mit einer ordentlichen Idee zufrieden.
bot-normal = Normal
bot-normal-about = Stellt sich vor, wie die Runde weitergeht, und merkt sich, wer bei jeder Sabotage in der Nähe war.
bot-hard = Schwer
bot-hard-about = Wie Normal, denkt aber länger nach; als Doppelagent achtet er auch darauf, wie etwas aussieht.
bot-hothead = Der Hitzkopf
bot-hothead-about = Geht dorthin, wo die größte Mission liegt, und jeder darf es wissen.
bot-greyman = Der graue Mann
bot-greyman-about = Reist mit den anderen, tut, was man erwartet, und wird als Letzter verdächtigt.
bot-saboteur = Der Saboteur
bot-saboteur-about = Mag Killer und Überläufer lieber als Agenten, und am liebsten eine Sabotage, wenn die Identitätskarte es zulässt.
bot-bookkeeper = Der Buchhalter
bot-bookkeeper-about = Überlässt die großen Preise den Lauten und sammelt kleine Missionen, am liebsten allein.

## Was man sich sagt

phrase-we-are-ready = Wir sind so weit: Ihr könnt euch festlegen.
phrase-i-go-to = Ich gehe { $city_to }.
phrase-go-to = Geht { $city_to }!
phrase-my-card-for = Meine Karte für { $city }: { $card }.
phrase-who-was-in = Wer war { $city_at }?
phrase-i-was-in = Ich war { $city_at }.
phrase-leave-alone = Lasst { $city } in Ruhe.

## Was geschehen ist, in wenigen Worten: Wer es war, steht daneben

brief-identity = { $company }: { $role }
brief-vote-opens = Abstimmung: Wer ist der Doppelagent?
brief-leg = Etappe { $leg }: Karte und Ziel
brief-ready-and-hush = { $company } bereit, Funkstille: { $hushed }
brief-hand = Hand: { $cards }
brief-reshuffled = { $company } mischt: { $cards } Karten
brief-chosen = Wahl: { $card } { $destination_to }
brief-joined = geht { $company_to }
brief-mission = Mission { $destination_at }: { $value }
brief-aimed = will { $destination_to }
brief-late = zu spät: der Zufall wählt
brief-revealed = { $destinations }
brief-revealed-destinations = { $name } → { $value }
brief-resolved = { $destination } ({ $value }): { $totals } – { $reason ->
    [tie] Gleichstand
   *[points] { $winner }
}
brief-resolved-totals = { $name } { $value }
