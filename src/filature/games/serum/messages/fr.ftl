### Agents Secrets : mots, événements et réponses, français.

serum-name = Agents Secrets
serum-length = 60 à 90 minutes
serum-feel = Une enquête à pas feutrés, puis la fuite à toutes jambes.
serum-pitch = Une seule vraie formule, six faux noms, et les bagages de tous à portée de main. Trouvez qui est qui, prenez la bonne carte, et quittez la ville avant que deux rivaux ne partent avec vous.

## Les mots de la notation

word-red = rouge
word-yellow = jaune
word-green = vert
word-black = noir
word-lilac = lilas
word-blue = bleu
word-Maury = Claire Maury
    .typed = Maury
word-Werner = le Prof. Werner
    .typed = Werner
word-Cool = Max Cool
    .typed = Cool
word-Callisto = Anne Callisto
    .typed = Callisto
word-Bura = Gilles Bura
    .typed = Bura
word-Pierre = le Dr Pierre
    .typed = Pierre
word-X1 = la formule X1
word-X2 = la formule X2
word-X3 = la formule X3
word-X4 = la formule X4
word-X5 = la formule X5
word-X6 = la formule X6
word-identity = une identité
    .typed = identité
word-formula = une formule
    .typed = formule
word-toothbrush = une brosse à dents
    .typed = brosse
word-suitcase = valise
word-briefcase = mallette
word-locker = casier
word-red-suitcase = la valise rouge
word-red-briefcase = la mallette rouge
word-red-locker = le casier rouge
word-yellow-suitcase = la valise jaune
word-yellow-briefcase = la mallette jaune
word-yellow-locker = le casier jaune
word-green-suitcase = la valise verte
word-green-briefcase = la mallette verte
word-green-locker = le casier vert
word-black-suitcase = la valise noire
word-black-briefcase = la mallette noire
word-black-locker = le casier noir
word-lilac-suitcase = la valise lilas
word-lilac-briefcase = la mallette lilas
word-lilac-locker = le casier lilas
word-blue-suitcase = la valise bleue
word-blue-briefcase = la mallette bleue
word-blue-locker = le casier bleu
word-H1 = H1
    .byword = hôtel rouge, « Mafiosi »
word-H2 = H2
    .byword = hôtel jaune
word-H3 = H3
    .byword = hôtel vert
word-H4 = H4
    .byword = hôtel noir
word-H5 = H5
    .byword = hôtel lilas
word-H6 = H6
    .byword = hôtel bleu
word-B1 = B1
    .byword = gare
word-F1 = F1
    .byword = aéroport
word-V1 = V1
    .byword = case des taupes
word-V2 = V2
    .byword = case des taupes
word-V3 = V3
    .byword = place de la Gare
word-G1 = G1
    .byword = coffre du laboratoire
word-G2 = G2
    .byword = bar
word-G3 = G3
    .byword = monument
word-G4 = G4
    .byword = ambassade
word-G5 = G5
    .byword = bibliothèque
word-VM1 = VM1
    .byword = transport
word-VM2 = VM2
    .byword = transport
word-VM3 = VM3
    .byword = transport
word-VM4 = VM4
    .byword = transport
word-VM5 = VM5
    .byword = transport
word-nowhere = hors du plateau
word-agents = agents
word-informants = indicateurs
word-bugs = micros
word-hide = cacher
word-no = sans
word-bug = micro
word-dial = cadran
word-informant = indicateur
word-leave = laisser
word-search = fouiller
word-stop = arrêter
word-draw = piocher
word-spend = payer
word-declare = déclarer
word-withdraw = retirer
word-undial = reprendre
word-late = retard
word-take = prendre
word-file = dossier

## Ce qui s’est passé

event-dealt = Vous recevez { $card }.
event-hiding = { $colours }. Chacun cache trois cartes.
event-hiding-colours = { $name } : { $value }
event-hidden = Vous avez caché { $cards }.
event-hidden-cards = { $value } dans { $name }
event-lockers = Casiers occupés : { $lockers }.
event-lockers-lockers = { $name } en { $value }
event-turn = Tour { $number }. { $who ->
    [you] Vous agissez en premier.
   *[other] { $player } agit en premier.
}
event-limit-near = L’enquête s’arrête au tour { $last } ; { $left ->
    [0] celui-ci est le dernier.
    [one] encore un tour après celui-ci.
   *[other] encore { $left } tours après celui-ci.
}
event-ready = { $who ->
    [you] Vous êtes prêt.
   *[other] { $player } : prêt.
}
event-unready = { $who ->
    [you] Vous reprenez votre cadran.
   *[other] { $player } reprend son cadran : il faut l’attendre de nouveau.
}
event-late = { $who ->
    [you] Vous ne répondez pas : le hasard choisit pour vous.
   *[other] { $player } ne répond pas : le hasard choisit.
}
event-drawn-hiding = Le hasard cache pour vous { $cards }.
event-drawn-hiding-cards = { $value } : { $name }
event-drawn-dial = Le hasard règle pour vous le cadran sur { $square }.
event-bugs = Micros posés : { $squares }.
event-bugs-squares = { $name } en { $value }
event-no-bugs = Aucun nouveau micro.
event-informants = Des indicateurs se déplacent : { $squares }.
event-informants-squares = { $name } en { $value }
event-no-informants = Tous les indicateurs restent.
event-dials = Les cadrans : { $dials }.
event-dials-dials = { $name } { $value }
event-beside = Cadran non valable, hors du plateau : { $players }.
event-neutralised = Trop d’agents en { $square }, personne n’y peut agir : { $players }.
event-stopped = { $who ->
    [you] Vous en restez là.
   *[other] { $player } en reste là.
}
event-searched = { $who ->
    [you] Vous regardez dans { $container }.
   *[other] { $player } regarde dans { $container }.
}
event-read = { $who ->
    [you] Vous payez { $cards ->
        [one] une carte taupe
       *[other] deux cartes taupe
    } et lisez la fausse formule en { $place }.
   *[other] { $player } paie { $cards ->
        [one] une carte taupe
       *[other] deux cartes taupe
    } et lit la fausse formule en { $place }.
}
event-saw = { $who ->
    [you] Vous trouvez { $card } dans { $place }.
   *[other] Votre observateur rapporte : { $player } a trouvé { $card } dans { $place }.
}
event-saw-fake = { $who ->
    [you] En { $place }, la fausse est { $card }. Ce n’est donc pas la vraie.
   *[other] Votre micro rapporte : en { $place }, la fausse est { $card }. Ce n’est donc pas la vraie.
}
event-watched = Témoins : { $players }.
event-draws = { $who ->
    [you] Vous piochez une carte taupe.
   *[other] { $player } pioche une carte taupe.
}
event-no-card = { $who ->
    [you] Vous ne trouvez plus de carte taupe.
   *[other] { $player } ne trouve plus de carte taupe.
}
event-drew = C’est une carte taupe pour { $card }.
event-reshuffled = On mélange les cartes taupe jouées : { $cards } dans la nouvelle pioche.
event-flag-up = Votre signal est levé : quand le dernier cadran sera réglé, vous annoncerez votre fuite. Personne d’autre ne le sait, et jusque-là vous pouvez le retirer.
event-flag-down = Votre signal est baissé. Personne n’a rien remarqué.
event-last-dials = Le tour { $last } était le dernier. Réglez encore une fois vos cadrans : ils resteront fermés, mais après le dernier, quiconque a annoncé sa fuite s’échappe.
event-dials-back = Quelqu’un annonce sa fuite : le tour n’est pas joué, et les cadrans reviennent sans être montrés.
event-bugs-back = Retournent en main les micros posés à ce tour : { $players }.
event-declared = Prêts à fuir : { $players }.
event-sums = Plusieurs à la fois ; les chiffres décident : { $sums }.
event-sums-sums = { $name } { $value }
event-lot = Égalité ; le sort désigne { $who ->
    [you] vous.
   *[other] { $player }.
}
event-flees = { $who ->
    [you] Vous fuyez. Tous les autres sont à vos trousses.
   *[other] { $player } prend la fuite. Tous les autres poursuivent.
}
event-took = { $who ->
    [you] Vous prenez, sans la voir, la carte qui est dans { $container }.
   *[other] { $player } prend, sans la voir, la carte qui est dans { $container }.
}
event-file = Votre dossier : { $file }.
event-file-file = { $name } est { $value }
event-filed = { $who ->
    [you] Votre dossier est scellé. Courez.
   *[other] { $player } a scellé son dossier. La chasse commence.
}
event-chase = { $who ->
    [you] Vous êtes en { $square }, { $pursuers ->
        [0] personne avec vous. Solos : { $solos } sur 5.
        [one] avec un poursuivant. C’est supportable.
       *[other] avec { $pursuers } poursuivants. C’est trop.
    }
   *[other] { $player } est en { $square }, { $pursuers ->
        [0] sans personne. Solos : { $solos } sur 5.
        [one] avec un poursuivant. Cela ne suffit pas.
       *[other] avec { $pursuers } poursuivants. Pris.
    }
}
event-hides = { $who ->
    [you] Vous êtes hors du plateau. Solos : { $solos } sur 5.
   *[other] { $player } est hors du plateau. Solos : { $solos } sur 5.
}
event-over =
    { $reason ->
        [escaped] Envolé : { $player }, avec une carte prise dans { $container }, { $card }, et chaque nom du dossier est juste : { $file }. Vainqueur : { $winners }.
        [wrong-file] Envolé : { $player }, avec une carte prise dans { $container }, { $card }, et ce dossier : { $file }. Quelque chose y est faux. Personne ne gagne.
        [captured] Pris : { $player }, avec une carte prise dans { $container }, { $card }, et ce dossier : { $file }. Une victoire indirecte, partagée par : { $winners }.
        [stalled] À trop traîner, { $player } se fait prendre. Le dossier disait : { $file }. Une victoire indirecte, partagée par : { $winners }.
       *[limit] Le tour { $turns } est fini et personne n’a osé. Personne ne gagne.
    }
    La vraie était { $code }, dans { $place }. { $identities }.
event-over-file = { $name } : { $value }
event-over-identities = { $name } : { $value }

## Ce qui est demandé

identity = Vous êtes { $name } ({ $colour }).
aim = Trouvez la vraie formule et le nom de chacun, puis quittez la ville.
aim-of-all = Qui trouvera la vraie formule et tous les noms, et s’échappera ?
aim-flee = Fuyez : sans témoin à l’aéroport, ou cinq fois sans témoin ailleurs.
aim-pursue = Arrêtez { $player } : il suffit d’être deux sur la même case.
ask-hide = Cachez { $identity }, { $formula } et une brosse à dents : une en valise, une en mallette, une au casier.
ask-bug = Posez-vous votre micro maintenant ? Il y restera.
ask-dial = Où va votre agent ? Pour l’instant : { $here }.
ask-last-dial = Réglez encore une fois : plus de tour, mais qui a annoncé sa fuite s’échappe.
ask-flag = Votre signal est levé : au dernier cadran réglé, vous annoncerez votre fuite.
ask-informant = Où postez-vous votre indicateur ?
ask-search = Personne d’autre en { $here } : où regardez-vous ? Regards restants : { $looks }.
ask-draw = Personne d’autre en { $here } : piochez-vous une carte taupe ?
ask-spend = En { $here }, payez-vous une de ses cartes taupe, ou deux autres, pour lire la fausse ?
ask-unpaid = Vos cartes taupe n’ouvrent pas { $here } : en restez-vous là ?
ask-stop = Plus rien à faire ici pour vous : en restez-vous là ?
ask-file = Vous fuyez : quelle carte emportez-vous, et qui est qui ? C’est définitif.
ask-name = Qui est qui ? Encore sans nom : { $players }.
ask-flight = Où fuyez-vous ? Solos : { $solos } sur 5.
ask-pursuit = Où cherchez-vous { $player } ? Solos : { $solos } sur 5.

idle-sealed = Votre choix est scellé.
idle-bug = Votre micro est posé pour de bon.
idle-beside = Votre agent est hors du plateau ce tour-ci.
idle-neutralised = En { $here }, vous croisez { $players } : personne n’y peut agir.
idle-nothing-here = Rien à fouiller pour vous en { $here }.
idle-no-card = Il ne reste aucune carte taupe à piocher.
idle-no-mole = Sans carte taupe, rien à lire en { $here }.
idle-file = { $who ->
    [you] Vous écrivez votre dossier.
   *[other] { $player } choisit une carte et écrit qui est qui.
}

draft-hide = Vous cachez { $cards }. C’est définitif.
draft-hide-cards = { $value } : { $name }
draft-bug = Votre micro va en { $what }, pour de bon.
draft-no-bug = Vous gardez votre micro.
draft-dial = Vous réglez le cadran sur { $square }.
warn-dial = { $reason ->
    [none] { $square } n’existe pas
    [here] Votre agent est déjà en { $square }
   *[closed] { $square } n’est pas ouvert en ce moment
} : votre agent passerait ce tour hors du plateau.
choice-dial = { $who ->
    [you] Vous réglez le cadran sur { $square }.
   *[other] { $player } règle le cadran sur { $square }.
}
draft-informant = Votre indicateur va en { $what }.
draft-leave = Votre indicateur reste.
draft-search = Vous regardez dans { $what }.
draft-stop = Vous en restez là.
draft-draw = Vous piochez une carte taupe.
draft-spend = Vous payez { $cards } pour lire la fausse formule en { $place }.
draft-declare = Vous voulez fuir. Quand le dernier cadran sera réglé, vous annoncerez votre fuite, et il n’y aura plus de retour : une seule fuite, bonne ou mauvaise. Jusque-là, vous pouvez retirer votre signal, et personne n’en sait rien.
warn-declare = Attention : d’après votre propre fiche, votre dossier ne peut pas encore être complet. Avec un dossier faux, personne ne gagne.
draft-withdraw = Vous baissez votre signal. Personne ne saura qu’il était levé.
draft-undial = Vous reprenez votre cadran pour le régler de nouveau.
draft-take = Vous prenez, sans la voir, la carte qui est dans { $what }.
draft-name = Vous inscrivez { $pursuer } : { $name }.

## Réponses

who-nobody = Vous n’avez pas de carte ; vous ne faites que regarder.
who-am-i = Votre couleur : { $colour } ; votre pseudonyme : { $name }.
who-hand = Vos cartes taupe : { $cards }.
turn-over = La partie est finie.
turn-setup = On met la table en place.
turn-late = { $who ->
    [you] Le hasard choisit pour vous.
   *[other] Le hasard choisit pour { $player }.
}
turn-hide = On cache les cartes. Choisissent encore : { $players }.
turn-bug = Tour { $number }, phase 1, les micros. Choisissent encore : { $players }.
turn-dial = Tour { $number }, phase 2, les cadrans. Choisissent encore : { $players }.
turn-last = Les tours sont finis. On règle encore une fois les cadrans, seulement pour lire les signaux. Choisissent encore : { $players }.
turn-informant = Tour { $number }, phase 3, les indicateurs. Choisissent encore : { $players }.
turn-act = Tour { $number }, phase 5. Doit agir : { $players }.
turn-draw = Tour { $number } : on pioche une carte taupe.
turn-lot = On tire au sort.
turn-file = Le dossier de fuite s’écrit : { $players }.
turn-flight = Fuite, tour { $flight }. Choisissent encore : { $players }.
no-points = Ici, pas de points : qui s’échappe avec un dossier juste gagne.
score-flight = { $who ->
    [you] Votre fuite : { $solos } solos sur 5 en { $turn } tours.
   *[other] La fuite de { $player } : { $solos } solos sur 5 en { $turn } tours.
}
clue-seen = { $who ->
    [you] Vous ({ $colour }) : { $counts }.
   *[other] { $player } ({ $colour }) : { $counts }.
}
clue-seen-counts = { $name ->
    [containers] bagages et casiers vus : { $value }
    [fakes] fausses formules vues : { $value }
   *[moles] cartes taupe : { $value }
}
board-beside = Agents hors du plateau : { $players }.
board-lockers = Casiers occupés : { $lockers }.
board-lockers-lockers = { $name } en { $value }
board-piles = Cartes taupe : { $pile } dans la pioche, { $used } jouées.
where-player = { $who ->
    [you] Vous ({ $colour }) : agent { $agent }, indicateur { $informant }, micro { $bug }.
   *[other] { $player } ({ $colour }) : agent { $agent }, indicateur { $informant }, micro { $bug }.
}
where-card = Vu dans { $place } : { $card }.
where-fake = La fausse se trouve en { $place } : { $card }.
where-unused = Personne ne joue { $colour }.
at-square = En { $square } : { $pieces }.
at-square-pieces = { $name } { $value }
at-empty = En { $square } : personne et rien.
at-lockers = Casiers occupés ici : { $colours }.
at-unseen = Vous n’avez pas vu ce qu’il y a là : { $place }.
at-perhaps = Vous n’avez pas vu ce qu’il y a là : { $place } ; c’est peut-être { $cards }.
near-everywhere = Il n’y a pas de plan des rues : depuis { $square }, toute case ouverte est à un coup de cadran.
way-dial = Un coup de cadran : { $example }
way-closed = { $square } vous est fermé en ce moment.
known-truth = Tout est montré. La vraie : { $code }. { $cards }.
known-truth-cards = { $name } : { $value }
known-unassisted = Cette table ne tient pas de fiche pour vous ; votre mémoire vous regarde.
known-used = Cartes taupe jouées que vous connaissez : { $cards }.
known-file = Votre dossier : { $file }.
known-file-file = { $name } est { $value }
known-dealt = Vous avez { $identity } et { $formula } ; rien d’autre encore.
line-own = Dans { $place } : { $card }. C’est vous qui l’y avez mise.
line-card = Dans { $place } : { $card }. { $who ->
    [you] Vous l’avez vu au tour { $turn }.
   *[other] Vu par { $player } au tour { $turn }, et on vous l’a rapporté.
}
line-fake = En { $place }, une fausse : { $card }. { $who ->
    [you] Vous l’avez lue au tour { $turn }.
   *[other] Lue par { $player } au tour { $turn } ; votre micro écoutait.
}
elim-kind = Il y a forcément { $kind } dans { $place } : rien d’autre ne reste à cette couleur.
elim-name = { $who ->
    [you] Vous êtes { $name }.
   *[other] { $player } est forcément { $name } : les cinq autres noms sont placés.
}
elim-formula = Forcément dans { $place } : { $card }. Tout le reste est placé.
elim-owner = Forcément chez { $colours } : { $card }. Les cinq autres formules sont placées.
elim-code = La vraie est { $code } : les cinq autres sont fausses, sur le plateau.
elim-codes = La vraie est l’une de celles-ci : { $codes }. Les quatre autres sont fausses, sur le plateau.
file-complete = Votre dossier est complet. La vraie est { $code }, dans { $place }.
file-incomplete = Votre dossier n’est pas complet. Sans nom : { $players }. Vraies formules possibles : { $codes }. Endroits possibles de la vraie carte : { $places }.
may-nothing = Rien pour l’instant ; on ne vous attend pas.
may-declare = À tout moment, et à l’insu de tous, vous pouvez écrire : { $example }
may-withdraw = Vous vous êtes déclaré en secret. Jusqu’au dernier cadran, vous pouvez écrire : { $example }
may-undial = Jusqu’au dernier cadran, vous pouvez reprendre le vôtre ; écrivez : { $example }
may-do = Vous avez { $count } choix.

## Erreurs

error-no-such-dial = Le cadran n’a pas { $text } : ses lettres sont B, F, G, H, V, VM, ses chiffres 1 à 6, comme dans { $example }.
error-dial-blocked = { $square } ne vous est pas ouvert, et cette table refuse ces cadrans ; sont ouverts { $known }.
error-bug-square = Un micro ne peut pas être en { $square } ; il peut être en { $known }.
error-informant-square = Un indicateur ne peut pas se tenir en { $square } ; il le peut en { $known }.
error-badly-hidden = Une carte va dans la valise, une dans la mallette, une dans votre casier en { $known } ; comme dans { $example }.
error-cannot-search = Vous ne pouvez pas regarder maintenant dans { $container } ; vous pouvez : { $known }.
error-cannot-spend = Il faut une carte { $place }, ou deux qui n’en sont pas, pour lire en { $place } ; vous pouvez : { $known }.
error-not-dialled = Vous n’avez pas encore réglé votre cadran ; il n’y a rien à reprendre.
error-dials-in = Aucun cadran ne peut être repris maintenant : cela se peut jusqu’à ce que le dernier soit réglé.
error-no-flag-now = On annonce sa fuite pendant l’enquête, et seulement alors.
error-no-flags = À cette table, personne n’annonce sa fuite : un dossier complet fuit de lui-même.
error-flag-is-down = Vous ne vous êtes pas déclaré ; il n’y a rien à retirer.
error-flag-is-up = Vous vous êtes déjà déclaré ; { $example } revient là-dessus.
error-file-open = À cette table, seul un dossier complet peut fuir, et d’après votre propre fiche le vôtre ne l’est pas encore.
error-no-such-container = { $text } n’est aucun des 18 endroits : une couleur avec valise, mallette ou casier, comme dans { $example }.
error-file-order = La prochaine ligne de votre dossier est celle de { $player }.
error-name-not-free = { $name } n’est pas libre pour { $pursuer } : ni votre propre nom ni les noms déjà inscrits ne le sont ; libres : { $known }.
error-no-such-pursuer = { $word } n’est pas un poursuivant sans ligne ; les lignes du dossier sont { $known }.
error-no-such-name = Il n’y a pas de { $name } ; les pseudonymes sont { $known }.
error-no-such-cell = La fiche n’a pas de case { $place } ; elle a { $known }.

## Les adversaires et ce qu’ils croient

claim = { $secret } : { $answer }
word-code = le vrai code
word-complete = déjà complet
word-open = encore incomplet
word-ready-p1 = le dossier du joueur 1
word-ready-p2 = le dossier du joueur 2
word-ready-p3 = le dossier du joueur 3
word-ready-p4 = le dossier du joueur 4
word-ready-p5 = le dossier du joueur 5
word-ready-p6 = le dossier du joueur 6
bot-easy = Facile
bot-easy-about = Un débutant : il va où il y a quelque chose à trouver, sans trop se demander qui d’autre y va.
bot-normal = Normal
bot-normal-about = Compte combien de tours il faut encore à chacun et va où il sera seul.
bot-hard = Difficile
bot-hard-about = Comme Normal, mais réfléchit plus longtemps à chaque cadran et au moment de fuir.
bot-archivist = L’archiviste
bot-archivist-about = Lit tout, se déclare tard, et alors tout est juste.
bot-gambler = Le joueur de casino
bot-gambler-about = Fuit avec un demi-dossier et beaucoup de sang-froid.
bot-shadow = L’ombre
bot-shadow-about = Aime se tenir là où d’autres veulent fouiller, et écoute le reste.
bot-greyman = L’homme gris
bot-greyman-about = Évite les cases qui disent ce qu’il cherche encore.

## Ce qu’on se dit

phrase-i-go-to = { $square } : j’y vais.
phrase-keep-away-from = { $square } : n’y allez pas.
phrase-i-know-what-is-in = Je sais ce que contient { $container }.
phrase-who-has-seen = Qui a regardé dans { $container } ?
phrase-you-are = { $who ->
    [you] Vous êtes { $pseudonym }, je parie.
   *[other] { $player } est { $pseudonym }, je parie.
}

## Ce qui s’est passé, en peu de mots : le nom de qui agit est écrit à côté

brief-neutralised = trop de monde, { $square } : { $players }
brief-limit-near = tours restants : { $left } ; dernier : { $last }
brief-dials-back = un signal : les cadrans reviennent
brief-flag-up = votre signal est levé
brief-hiding = { $colours }
brief-hiding-colours = { $name } { $value }
brief-bugs = micros : { $squares }
brief-bugs-squares = { $name } { $value }
brief-informants = indicateurs : { $squares }
brief-informants-squares = { $name } { $value }
brief-dials = cadrans : { $dials }
brief-dials-dials = { $name } { $value }
brief-beside = hors du plateau : { $players }
brief-searched = fouille : { $container }
brief-read = { $place } : fausse lue ({ $cards })
brief-saw = { $place } : { $card }
brief-saw-fake = { $place } : la fausse est { $card }
brief-watched = regardaient : { $players }
brief-draws = pioche une carte taupe
brief-no-card = plus de carte taupe
brief-drew = carte taupe : { $card }
brief-flees = prend la fuite
brief-took = carte prise : { $container }
brief-filed = dossier scellé
brief-chase = { $square }, poursuivants : { $pursuers }
brief-hides = hors du plateau
