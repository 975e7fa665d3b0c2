### La maison : mots, commandes, invites et erreurs, français.

word-you = vous
word-unsaid = vide
form-at = à { $word }
form-to = à { $word }
form-from = de { $word }
form-the = { $word }

## What an option takes
word-a-list-of-24-mission-values-from-2-to-5 = une liste de 24 valeurs de mission, de 2 à 5
word-a-list-of-colours-in-the-order-of-the-seats = une liste de couleurs dans l’ordre des places
word-a-list-of-the-chosen-agents = la liste des agents choisis
word-a-whole-number-of-rounds-from-10 = un nombre entier de manches, au moins 10
word-a-whole-number-of-seconds-up-to-1800 = un nombre entier de secondes, 1800 au plus
word-a-whole-number-of-seconds-up-to-300 = un nombre entier de secondes, 300 au plus
word-a-whole-number-of-seconds-up-to-600 = un nombre entier de secondes, 600 au plus
word-a-whole-number-of-seconds-up-to-86400 = un nombre entier de secondes, 86400 au plus
word-a-whole-number-of-turns = un nombre entier de tours
word-a-whole-number-of-turns-from-1-to-999 = un nombre entier de tours, de 1 à 999
between-entries = { " ; " }
nothing = rien
player-name = Joueur { $number }
bot-name = Joueur { $number } ({ $bot })
bot-random = Au hasard
bot-random-about = Joue n’importe quel coup permis.
bot-greedy = Gourmand
bot-greedy-about = Prend tout de suite le mieux qu’il voit, et ne cache rien.
guest-about = Amené par la personne qui tient ce serveur.

## Le terminal

welcome = { $game }, { $seats } joueurs. Les dés sont scellés : { $seal }.
welcome-you = Les autres sont des robots. Tapez un coup, une question, ou ? pour l’aide.
welcome-company = À la table : { $company }.
welcome-seat = { $words } { $called }
ask-nonce = { $name }, ajoutez un mot aux dés, ou appuyez simplement sur Entrée :
curtain = { $name }, c’est à vous. Les autres détournent les yeux. Appuyez sur Entrée.
cannot-wipe = Ceci n’est pas un terminal : ce qui précède ne peut pas être effacé.
confirm = Jouer cela ? Entrée pour oui, n pour non :
yes-or-no = Répondez par oui ou par non, ou posez une question ; ? pour l’aide.
saved = Enregistré dans { $file }.
kept = La partie est conservée dans { $file }. Pour la relire : filature replay FICHIER ; pour vérifier le tirage : filature verify FICHIER ; qui s’est trahi, quand et pourquoi : filature analyse FICHIER.
resume-later = La partie est enregistrée dans { $file }. Pour continuer : filature play --resume
no-such-thing = Il n’y a pas de « { $text } » à chercher. Nommez un agent ou une chose du plateau.
no-such-place = Il n’y a pas de lieu « { $text } ». Nommez un lieu du plateau.
no-such-clause = Il n’y a pas de clause « { $text } ». Tapez règles pour les sections, règles 4 pour les clauses d’une section, règles 4.8 pour une clause.
noted = C’est noté ; vous seul pouvez le lire.
no-notes = Vous n’avez rien noté.
no-clues = Aucun indice pour l’instant.
dated-note = Tour { $turn } : { $text }
rules-which = Les sections des règles ; tapez règles et un numéro, ou un mot.
without-hints = Cette partie a commencé sans conseils. Pour en commencer une avec : filature play --hints

command-who = qui suis-je, qui, w
command-aim = mon but, but, objectif
command-turn = à qui le tour, tour, t
command-scores = scores, points, s
command-board = plateau, b
command-where = où est, où, f
command-at = qui est dans, dans, a
command-near = qu’y a-t-il près de, près de, près, v
command-way = chemin vers, chemin, g
command-log = derniers coups, journal, l
command-may = que puis-je faire, coups, m
command-known = que sais-je, savoir, k
command-clues = indices, c
command-notes = mes notes, notes, i
command-note = noter, note
command-rules = règles, règle, r
command-help = aide, h, ?
command-suspect = qui soupçonner, que puis-je soupçonner, soupçonner, soupçon
command-save = enregistrer, sauver
command-quit = quitter, q
command-yes = oui, o, y
command-no = non, n

help-intro = À chaque invite vous pouvez taper un coup, ou l’une de ces demandes, en long ou en court.
help-who = Qui suis-je : { $words }.
help-aim = Votre but : { $words }.
help-turn = À qui le tour : { $words }.
help-scores = Les scores : { $words }.
help-board = Tout le plateau en mots : { $words }.
help-where = Où se trouve quelqu’un ou quelque chose, suivi de son nom : { $words }.
help-at = Qui est dans un lieu, suivi de son nom : { $words }.
help-near = Ce qui est à côté d’un lieu, sur une carte : { $words }.
help-way = Le plus court chemin vers un lieu : { $words }.
help-log = Les derniers coups, ou davantage avec un nombre : { $words }.
help-may = Ce que vous pouvez faire maintenant : { $words }.
help-known = Ce que vous savez avec certitude : { $words }.
help-clues = Les indices du journal public, pour nourrir vos soupçons : { $words }.
help-notes = Vos propres notes, pour vous seul : { $words }.
help-note = Écrire une note pour vous, suivie de son texte : { $words }.
help-rules = Les règles en mots ; règles 4.8 lit une clause, règles et un mot le cherche : { $words }.
help-help = Cette aide : { $words }.
help-suspect = Qui soupçonner et pourquoi, ou suivi d’un secret : { $words }.
help-save = Enregistrer, aussi sous un autre nom : { $words }.
help-quit = Partir ; la partie est conservée : { $words }.

## Relire une partie

replay-title = { $game }, { $seats } joueurs, { $moves } coups.
replay-unfinished = La partie n’est pas finie.
replay-private = Pour { $player } seulement : { $text }
verified = Vérifié : { $draws } tirages découlent de la graine scellée, { $moves } coups sont permis. { $over ->
    [yes] La partie est complète.
   *[no] La partie n’est pas encore finie.
}

## Lire qui s’est trahi quand

claim = { $secret } : { $answer }
analysis-belief = { $words } : { NUMBER($chance, style: "percent") }.
analysis-fact = Tour { $turn } : { $words } – { $claim } : { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }.
analysis-balance = { $who ->
    [you] Vous avez laissé filer
   *[other] { $player } a laissé filer
} { NUMBER($given, style: "percent") } (± { NUMBER($doubt, style: "percent") }) de chances de gagner en { $decisions } { $decisions ->
    [one] décision
   *[other] décisions
} ; le hasard y a ajouté { SIGNED($luck) } % (± { NUMBER($chance, style: "percent") }).
analysis-balance-rough = { $player } : { $decisions } décisions, trop pour une somme tirée de si peu de simulations (± { NUMBER($doubt, style: "percent") }).
analysis-mistake = Tour { $turn } : { $who ->
    [you] vous jouez
   *[other] { $player } joue
} { $example } ({ NUMBER($worth, style: "percent") } de chances de gagner) ; { $words } aurait été mieux ({ NUMBER($better, style: "percent") }).
analysis-title = { $game }, { $seats } joueurs, { $turns } tours, comme { $reason ->
    [watcher] un spectateur pouvait les lire.
   *[player] { $player } pouvait les lire.
}
analysis-table = Combien la vérité semblait probable après tant de tours :
analysis-turning-points = Tournants :
analysis-no-turning-points = Personne ne s’est trahi.
analysis-reasons = Ce qu’on croyait avant le dernier coup, et pourquoi :
analysis-skill = Habileté et chance, en chances de gagner :
analysis-mistakes = Les décisions les plus coûteuses, d’après ce que leurs joueurs pouvaient savoir :
analysis-log = D’après le journal public :
nothing-to-suspect = Il n’y a encore rien à soupçonner.

## Erreurs

error-did-you-mean = Vouliez-vous dire { $nearest } ?
error-match-over = La partie est finie ; plus rien ne peut être joué.
error-not-your-turn = Ce n’est pas le moment pour { $who } ; on attend { $names }.
error-illegal-move = Le coup numéro { $move } n’est pas permis maintenant.
error-house-move = { $word } : ce coup n’est pas à vous ; il est joué d’office pour qui est absent ou à court de temps.
error-bad-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
error-options-not-a-table = Les options sont une table de noms et de valeurs, pas { $given }.
error-unknown-option = { $game } n’a pas d’option { $key } ; ses options sont { $known }.
error-bad-chance = Le hasard ne peut pas donner { $text } maintenant ; il donne : { $known }.
error-bad-option = L’option { $key } ne peut pas valoir { $value } ; elle prend { $allowed }.
error-bad-position = Ceci n’est pas une position : { $why }.
error-impossible-position = Cette position ne peut pas exister ({ $what }) : { $why }.
error-no-such-player = Il n’y a pas de joueur { $name } ; les joueurs sont { $known }.
error-not-json = Ceci n’est pas un enregistrement : { $why }.
error-not-a-record = Ceci n’est pas un enregistrement : un enregistrement contient « "filature": { $format } ».
error-newer-record = Cet enregistrement a le format { $version } ; cette version de Filature lit le format { $format }. Une version plus récente le lira.
error-older-record = Cet enregistrement a le format { $version }, qui ne dit pas selon quelles options on a joué ; les enregistrements ont le format { $format }.
error-newer-rules = Cette partie a été jouée selon la version { $version } des règles de { $game } ; cette version de Filature connaît la version { $known }. Une version plus récente la lira.
error-unstated-options = Un enregistrement indique toutes les options ; celui-ci en tait certaines : { $names }.
error-damaged-record = Cet enregistrement est abîmé : { $why }.
error-edited-record = Cet enregistrement a été modifié après coup : son empreinte ne correspond pas.
error-no-such-record = { $path } ne peut pas être lu : { $why }.
error-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-chance-has-no-view = Le hasard ne voit rien ; demandez ce que voit une place ou un spectateur.
error-impossible-record = Cet enregistrement ne décrit aucune partie : { $why }
error-impossible-move = Le coup { $number } de l’enregistrement ({ $line }) ne peut pas être joué : { $why }
error-wrong-dice = les dés scellés ont donné { $drawn }.
error-no-dice = Les dés de cette partie ont été posés à la main ; il n’y a rien à vérifier.
error-seed-sealed = La graine de cette partie est encore scellée ; on pourra vérifier quand elle sera finie.
error-bad-seed = La graine de cet enregistrement n’est pas hexadécimale.
error-wrong-seed = La graine n’est pas celle qui fut scellée avant le premier tirage.
error-unknown-game = Il n’y a pas de jeu { $name } ; les jeux sont { $known }.
error-unknown-bot = { $game } n’a pas de robot { $name } ; ses robots sont { $known }.
error-no-budget = { $name } ne réfléchit pas, et ne prend donc pas de budget.
error-bad-budget = Un robot réfléchit pendant 1 à 9999999 simulations (hard@2000) ou millisecondes (hard@300ms), pas { $budget }.
error-no-mind = Personne n’a encore appris à { $game } à réfléchir ; ses parties ne peuvent donc pas être analysées.
error-no-such-secret = { $secret } n’est pas un secret ici ; il y a { $known }.
error-bad-playouts = Une analyse imagine 1 à { $most } suites pour une comparaison, pas { $playouts }.
error-unfinished-match = On analyse une partie quand elle est finie ; celle-ci ne l’est pas.
error-never-analysed = Les joueurs ont convenu que les secrets de cette partie ne seraient jamais dits ; elle n’est donc pas analysée.
error-no-consistent-state = Ce qui fut dit dans cette partie ne peut pas être tout vrai : aucune donne et aucun coup caché n’y correspondent. L’enregistrement a-t-il été modifié ?
error-quick-without-playouts = --quick n’imagine rien ; laissez-le, ou laissez --playouts.
error-bad-listener = Les croyances sont celles d’un joueur de 1 à { $seats } ou de watcher ; pas { $text }.
error-replay-gave-up = Cette partie est trop longue à relire ici. Téléchargez-la et lisez-la avec : filature replay FICHIER
error-analysis-gave-up = Cette partie est trop longue à analyser ici. Téléchargez-la et lisez-la avec : filature analyse FICHIER
error-hint-gave-up = C’est trop de réflexion pour ce serveur ; redemandez plus tard.
error-hints-forget = Les conseils parlent de toute la partie, et le journal de celle-ci oublie ; choisissez un autre journal, ou pas de conseils.
error-no-hints = Cette table a été ouverte sans conseils.
error-hints-for-players = Les conseils sont pour ceux qui jouent ; les spectateurs n’en reçoivent pas.
error-hint-too-late = La partie est finie ; son analyse dit ce qu’on pouvait soupçonner, et quand.
error-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }.
error-bad-people = Les personnes ont les places 1 à { $seats }, écrites comme 1 ou 1,3 ; pas { $text }.
error-bad-eyes = On relit une partie par les yeux d’un joueur de 1 à { $seats }, de watcher ou de all ; pas { $text }.
error-bad-count = Le nombre ({ $what }) est d’au moins 1, pas { $number }.
error-bad-seconds = On mesure pendant plus de 0 seconde, pas { $seconds }.
error-other-seats = La position est pour { $there } joueurs, pas { $seats }.
error-cannot-keep = La partie ne peut pas être conservée dans { $file } : { $why }. Indiquez un autre endroit avec --file.
error-no-such-channel = { $player } ne peut pas écrire dans { $name } ; sont ouverts : { $known }.
error-unknown-question = { $question } n’est pas une question ; on peut demander { $known }.
error-missing-extra = Cette partie de Filature n’est pas installée (il manque { $library }) ; ajoutez-la avec : { $command }
error-bad-setting = Le réglage { $name } ne peut pas valoir { $value } : { $why }.
error-workers-need-postgresql = { $workers } processus demandent une base PostgreSQL ; SQLite n’en sert qu’un. Indiquez-la avec --database.
error-cannot-listen = Rien ne peut être servi à { $host }:{ $port } : { $why }. Choisissez un autre --port ou un autre --host.
error-store-address = L’adresse de la base n’est pas compréhensible. Écrivez sqlite:///dossier/fichier.sqlite ou postgresql://utilisateur:motdepasse@hôte:5432/base.
error-store-unusable = La base ne peut pas être ouverte : { $why }
error-store-owned = Un autre serveur se sert de { $path }. Arrêtez-le d’abord, donnez à celui-ci un fichier à lui, ou laissez-les partager une base PostgreSQL.
error-store-linked = { $path } porte d’autres noms (liens physiques) ; un autre serveur s’en sert peut-être sous l’un d’eux. Supprimez les autres, ou copiez le fichier avec `filature backup`.
error-store-missing = Il n’y a rien à copier dans { $path }.
error-store-early = La base a été écrite par une des premières versions de Filature, dont le format n’est plus lu. Indiquez un autre fichier ou une autre base ; l’ancienne reste telle quelle.
error-store-newer = La base a été écrite par une version plus récente de Filature. Installez celle-ci ou une plus récente encore.
error-storage-away = Rien ne peut être enregistré en ce moment. Rien n’a changé ; réessayez dans un instant.
error-outcome-unknown = On ne sait pas si c’est enregistré : rien n’a répondu à temps. Renvoyez le même message avec le même id ; rien ne se fait deux fois.
error-unhealthy = Rien ne peut être enregistré : { $why }.
error-backup-postgres = PostgreSQL fait ses copies lui-même : { $command }
error-backup-failed = La copie { $path } ne peut pas être écrite : { $why }
error-backup-exists = Il y a déjà un fichier { $path } ; indiquez-en un autre.
error-malformed = Ce message est incompréhensible : { $why }.
error-too-large = C’est trop long ; { $most } octets suffisent.
error-too-fast = Trop de demandes à la fois. Respirez, puis réessayez.
error-too-many-at-table = Il y a déjà { $most } connexions à cette table depuis votre adresse, et elle n’en prend pas davantage. Fermez-en quelques-unes.
error-too-many-connections = Il y a déjà { $most } connexions depuis votre adresse, et pas plus. Fermez-en quelques-unes.
error-too-many-tables = Les tables ouvertes depuis votre connexion ont { $taken } places ; il n’y en a pas plus de { $most }, joueurs et robots ensemble. Finissez ou fermez-en une d’abord.
error-too-many-wrong-codes = Trop de codes faux. Demandez le lien, ou réessayez dans quelques minutes.
error-wrong-method = Cette adresse n’accepte pas { $method }.
error-no-such-page = Il n’y a rien à cette adresse.
error-foreign-host = Ce serveur ne s’appelle pas { $name }. Qui le tient lui donne ses noms par FILATURE_NAMES.
error-foreign-notes = Cette partie a des notes signées { $name }, qui n’y a pas de place.
error-foreign-site = Ceci vient d’un autre site ; passez par la page de ce serveur.
error-metrics-closed = Ces chiffres sont pour l’exploitant ; FILATURE_METRICS dit qui peut les lire.
error-unknown-table = Il n’y a pas (ou plus) de table { $table }.
error-unknown-code = Aucune table n’attend sous { $typed }. Un code a six chiffres ; il ne vaut plus rien dès que la partie commence.
error-unreadable-table = La table { $table } est illisible : elle est abîmée, ou un autre Filature l’a écrite ; celui-ci lit les journaux au format { $format }.
error-newer-table = La table { $table } a été ouverte par un Filature plus récent, qui seul peut la lire.
error-hello-first = Le premier message est un bonjour : { "{" }"do":"hello"{ "}" }.
error-hello-again = Vous avez déjà dit bonjour ; pour une autre place, connectez-vous à nouveau.
error-future-number = On ne vous en a pas encore tant dit ; reprenez à partir de 0.
error-no-watchers = Cette table ne souhaite pas de spectateurs.
error-unknown-key = Cette clé n’ouvre rien à cette table ; la chaise a peut-être été libérée ou cédée.
error-no-seat = Cette clé ne tient aucune place à cette table. Asseyez-vous d’abord, ou prenez votre lien personnel.
error-which-seat = Cette clé tient plusieurs places ; dites laquelle : { $known }.
error-foreign-seat = Cette clé ne tient pas la place de { $seat }.
error-no-such-chair = Il n’y a pas de { $seat } à cette table, seulement { $known }.
error-not-host = Cela revient à l’hôte de la table.
error-table-closed = L’hôte a fermé cette table. Ouvrez-en une autre.
error-not-started = La partie n’a pas commencé ; l’hôte la lance quand toutes les chaises sont prises.
error-already-started = La partie a commencé ; c’était avant qu’il fallait y penser.
error-delay-without-watchers = On ne peut pas retarder des spectateurs là où il n’y en a pas.
error-persons-name = { $called } est ici le nom d’un robot ; choisissez-en un autre.
error-no-such-face = Il n’y a pas de visage { $face } ; il y a { $known }.
error-bad-name = Un nom demande au moins une lettre visible.
error-table-full = Toutes les chaises de cette table sont prises.
error-chair-taken = Cette chaise est prise ({ $seat }) ; sont libres : { $known }.
error-chairs-empty = Il n’y a encore personne ici : { $known }. Invitez quelqu’un ou prenez un robot.
error-somebody-sits = Il y a déjà quelqu’un à cette place ({ $seat }) ; libérez d’abord la chaise.
error-link-needed = La partie a commencé : une chaise ne change de mains que par le lien de son propre joueur.
error-void-link = Ce lien n’ouvre rien (ou plus rien). Il sert une fois, jusqu’à la fin de la partie ou jusqu’à ce que son auteur le reprenne ; demandez-en un autre.
error-two-hands = Vous jouez déjà dans cette partie ; personne ne regarde dans deux mains.
error-not-offered = Votre chaise n’est proposée à personne.
error-nobody-plays = Personne ne joue en personne à cette place ({ $seat }).
error-seat-is-yours = Personne ne joue pour vous ; la place est à vous.
error-stand-in-plays = Un robot joue pour vous ; reprenez d’abord votre place.
error-paused = Les pendules sont arrêtées ; remettez-les d’abord en marche.
error-already-paused = Les pendules sont déjà arrêtées.
error-not-paused = Les pendules marchent.
error-no-clock = Il n’y a pas de pendule à cette table ; chacun réfléchit autant qu’il veut.
error-time-given = Personne ne réfléchit sans avoir déjà reçu du temps en plus pour cette décision.
error-stale = Il s’est passé quelque chose depuis votre décision ; regardez, puis choisissez encore une fois.
error-nothing-to-decide = Les spectateurs n’ont rien à décider.
error-empty-note = Une note demande un texte ou des marques.
error-nothing-said = Un message vide ne dit rien.
error-moves-full = Assez joué et repris d’ici : une place n’a droit qu’à { $most } octets de coups à une table.
error-notes-full = Le carnet de cette chaise est plein : il contient { $most } octets, pas plus, et aucune page ne s’arrache.
error-talk-full = On en a assez dit d’ici : une chaise, ou tous les spectateurs ensemble, n’ont que { $most } octets de conversation à une table.
error-too-restless = Assez d’allées et venues à cette table : { $most } fois. Jouez comme vous êtes assis, ou ouvrez-en une autre.
error-closed-channel = Vous ne pouvez pas écrire dans { $name } maintenant ; vous sont ouverts : { $known }.
error-nameless = Un spectateur qui veut parler dit son nom en arrivant.
error-unknown-phrase = Il n’y a pas de phrase { $name } ; à cette table il y a { $known }.
error-phrase-facts = La phrase { $name } prend les faits { $allowed }, et non { $given }.
error-phrase-word = Dans la phrase { $name }, { $key } ne peut pas être { $value } ; c’est l’un de : { $allowed }.
error-phrases-only = À cette table on dit des phrases toutes faites : { $known }.
error-no-talk = Cette table a été ouverte sans conversation.
error-talk-in-the-room = À cette table on se parle de vive voix, dans la pièce où l’on est.
error-sent-away = L’hôte de cette table vous a éconduit.
error-players-name = { $called } est le nom d’un joueur de cette table ; un spectateur en choisit un autre.
error-not-over = La revanche se demande quand la partie est finie.
error-rematch-open = La revanche vous attend à la table { $table }.
error-not-over-yet = Cela se lit quand la partie est finie.
error-never-revealed = Cette table a convenu que ses secrets ne seraient jamais dits, même après.
error-unreadable = { $text } n’est pas un coup ici ; écrivez-le comme { $example }.

## Une table

serving = La maison est ouverte : { $address }
serving-phones = Pour les téléphones du même réseau : { $address }
our-mistake = Quelque chose s’est mal passé de notre côté. Rien n’a changé pour vous ; réessayez.
# Seat -2 is a watcher.
event-chat = { $seat ->
    [-2] { $called } (spectateur) : { $words }
   *[other] { $called } : { $words }
}
brief-chat = { $words }
brief-phrase = { $phrase }
event-phrase = { $seat ->
    [-2] { $called } (spectateur) : { $phrase }
   *[other] { $called } : { $phrase }
}
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-yes = Oui.
phrase-no = Non.
phrase-trust-me = Faites-moi confiance.
phrase-i-suspect = { $who ->
    [you] Je vous soupçonne.
   *[other] Je soupçonne { $player }.
}
phrase-it-was-not-me = Ce n’était pas moi.
phrase-interesting = Intéressant …
phrase-one-moment = Un instant, s’il vous plaît.
phrase-take-your-time = Prenez votre temps.
phrase-sorry = Pardon !
phrase-thank-you = Merci !
phrase-well-played = Bien joué !
phrase-goodbye = Au revoir !
phrase-thumbs-up = Chapeau !
phrase-applause = Bravo !
phrase-laughter = Ha ha !
phrase-ouch = Aïe.
phrase-raised-eyebrow = Tiens, vraiment ?
phrase-finger-on-lips = Chut …
event-table-sat = { $called } s’assied.
event-table-stood = { $called } quitte la table.
event-table-rekeyed = { $called } a une nouvelle clé ; l’ancienne n’ouvre plus rien.
event-table-freed = L’hôte libère une chaise, celle que tenait { $called }.
event-table-offered = { $called } propose sa chaise à quelqu’un d’autre, qui peut la reprendre par un lien.
event-table-withdrawn = { $called } garde sa chaise ; le lien n’ouvre plus rien.
event-table-handed = { $called } remplace { $words }.
event-table-started = La partie commence.
event-table-late = { $who ->
    [you] Votre temps est écoulé ; on joue pour vous.
   *[other] { $player } n’a plus de temps ; on joue à sa place.
}
event-table-absent = { $who ->
    [you] On joue pour vous.
   *[other] { $player } ne répond pas ; on joue à sa place.
}
event-table-agreed-pause = { $called } voudrait une pause.
event-table-agreed-ready = { $called } voudrait commencer.
event-table-agreed-replace = { $called } laisserait un robot jouer pour { $words }.
event-table-replaced = Un robot ({ $bot }) joue pour { $called }.
event-table-returned = { $called } est de retour.
event-table-paused = Les pendules sont arrêtées.
event-table-resumed = { $called } remet les pendules en marche.
event-table-extended = { $called } accorde du temps en plus.
event-table-away = Le serveur s’est absenté un moment ; pendant ce temps, aucune pendule n’a tourné.
event-table-removed = L’hôte a éconduit un spectateur.
event-table-rematch = La revanche se joue à une autre table : { $words }.
event-table-closed = L’hôte a fermé la table.

## Qui l’on attend

identity-undealt = Votre carte va venir.
waiting-for = Nous attendons { $players }.
for-example = Par exemple : { $example }

## Un jeu sans phrases à lui

plain-aim = Jouez bien, et gagnez.
plain-ask = Choisissez un de vos coups.
plain-draft = Vous jouez : { $moves }.
plain-seat = Vous êtes le joueur { $number }.
plain-watcher = Vous regardez.
plain-waiting = La partie attend : { $players }.
plain-winners = La partie est finie. Victoire : { $players }.
plain-nobody-wins = La partie est finie. Personne ne gagne.
plain-no-scores = Les points se comptent à la fin.
plain-scores = Points : { $points }.
plain-scores-points = { $name } : { $value }
plain-fact = { $name } : { $value }.
plain-yes = { $name } : oui.
plain-no = { $name } : non.
plain-no-facts = Il n’y a encore rien à voir.
plain-moves = Vous pouvez jouer : { $moves }.
plain-many-moves = Vous avez { $count } coups possibles. Écrivez-en un.
plain-no-moves = Vous n’avez rien à décider maintenant.
