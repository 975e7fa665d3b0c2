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
    .at = dans la valise
    .to = dans la valise
word-briefcase = mallette
    .at = dans la mallette
    .to = dans la mallette
word-locker = casier
    .at = dans le casier
    .to = dans le casier
word-red-suitcase = la valise rouge
    .at = dans la valise rouge
    .to = dans la valise rouge
    .from = de la valise rouge
word-red-briefcase = la mallette rouge
    .at = dans la mallette rouge
    .to = dans la mallette rouge
    .from = de la mallette rouge
word-red-locker = le casier rouge
    .at = dans le casier rouge
    .to = dans le casier rouge
    .from = du casier rouge
word-yellow-suitcase = la valise jaune
    .at = dans la valise jaune
    .to = dans la valise jaune
    .from = de la valise jaune
word-yellow-briefcase = la mallette jaune
    .at = dans la mallette jaune
    .to = dans la mallette jaune
    .from = de la mallette jaune
word-yellow-locker = le casier jaune
    .at = dans le casier jaune
    .to = dans le casier jaune
    .from = du casier jaune
word-green-suitcase = la valise verte
    .at = dans la valise verte
    .to = dans la valise verte
    .from = de la valise verte
word-green-briefcase = la mallette verte
    .at = dans la mallette verte
    .to = dans la mallette verte
    .from = de la mallette verte
word-green-locker = le casier vert
    .at = dans le casier vert
    .to = dans le casier vert
    .from = du casier vert
word-black-suitcase = la valise noire
    .at = dans la valise noire
    .to = dans la valise noire
    .from = de la valise noire
word-black-briefcase = la mallette noire
    .at = dans la mallette noire
    .to = dans la mallette noire
    .from = de la mallette noire
word-black-locker = le casier noir
    .at = dans le casier noir
    .to = dans le casier noir
    .from = du casier noir
word-lilac-suitcase = la valise lilas
    .at = dans la valise lilas
    .to = dans la valise lilas
    .from = de la valise lilas
word-lilac-briefcase = la mallette lilas
    .at = dans la mallette lilas
    .to = dans la mallette lilas
    .from = de la mallette lilas
word-lilac-locker = le casier lilas
    .at = dans le casier lilas
    .to = dans le casier lilas
    .from = du casier lilas
word-blue-suitcase = la valise bleue
    .at = dans la valise bleue
    .to = dans la valise bleue
    .from = de la valise bleue
word-blue-briefcase = la mallette bleue
    .at = dans la mallette bleue
    .to = dans la mallette bleue
    .from = de la mallette bleue
word-blue-locker = le casier bleu
    .at = dans le casier bleu
    .to = dans le casier bleu
    .from = du casier bleu
word-H1 = H1
    .byword = hôtel rouge, « Mafiosi »
    .at = à l’hôtel rouge (H1)
    .to = à l’hôtel rouge (H1)
    .from = de l’hôtel rouge (H1)
word-H2 = H2
    .byword = hôtel jaune
    .at = à l’hôtel jaune (H2)
    .to = à l’hôtel jaune (H2)
    .from = de l’hôtel jaune (H2)
word-H3 = H3
    .byword = hôtel vert
    .at = à l’hôtel vert (H3)
    .to = à l’hôtel vert (H3)
    .from = de l’hôtel vert (H3)
word-H4 = H4
    .byword = hôtel noir
    .at = à l’hôtel noir (H4)
    .to = à l’hôtel noir (H4)
    .from = de l’hôtel noir (H4)
word-H5 = H5
    .byword = hôtel lilas
    .at = à l’hôtel lilas (H5)
    .to = à l’hôtel lilas (H5)
    .from = de l’hôtel lilas (H5)
word-H6 = H6
    .byword = hôtel bleu
    .at = à l’hôtel bleu (H6)
    .to = à l’hôtel bleu (H6)
    .from = de l’hôtel bleu (H6)
word-B1 = B1
    .byword = gare
    .at = à la gare (B1)
    .to = à la gare (B1)
    .from = de la gare (B1)
word-F1 = F1
    .byword = aéroport
    .at = à l’aéroport (F1)
    .to = à l’aéroport (F1)
    .from = de l’aéroport (F1)
word-V1 = V1
    .byword = case taupe
    .at = sur la case taupe (V1)
    .to = sur la case taupe (V1)
    .from = de la case taupe (V1)
word-V2 = V2
    .byword = case taupe
    .at = sur la case taupe (V2)
    .to = sur la case taupe (V2)
    .from = de la case taupe (V2)
word-V3 = V3
    .byword = place de la Gare
    .at = sur la place de la Gare (V3)
    .to = sur la place de la Gare (V3)
    .from = de la place de la Gare (V3)
word-G1 = G1
    .byword = laboratoire
    .at = au laboratoire (G1)
    .to = au laboratoire (G1)
    .from = du laboratoire (G1)
word-G2 = G2
    .byword = bar
    .at = au bar (G2)
    .to = au bar (G2)
    .from = du bar (G2)
word-G3 = G3
    .byword = parc
    .at = au parc (G3)
    .to = au parc (G3)
    .from = du parc (G3)
word-G4 = G4
    .byword = ambassade
    .at = à l’ambassade (G4)
    .to = à l’ambassade (G4)
    .from = de l’ambassade (G4)
word-G5 = G5
    .byword = bibliothèque
    .at = à la bibliothèque (G5)
    .to = à la bibliothèque (G5)
    .from = de la bibliothèque (G5)
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
    .at = hors du plateau
    .to = hors du plateau
    .from = de là
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
word-declare = annoncer
word-withdraw = retirer
word-undial = reprendre
word-late = retard
word-take = prendre
word-file = dossier
form-at = en { $word }
form-to = en { $word }

## Ce qui s’est passé

event-dealt = Vous recevez { $card }.
event-hiding = { CAPITAL($colours) }. Chacun cache trois cartes.
event-hiding-colours = { $name } : { $value }
event-hidden = Vous avez caché { $cards }.
event-hidden-cards = { $value } { $name_at }
event-lockers = Casiers occupés : { $lockers }.
event-lockers-lockers = { $name } { $value_at }
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
    [you] Votre choix est fait.
   *[other] { $player } a fait son choix.
}
event-unready = { $who ->
    [you] Vous reprenez votre cadran.
   *[other] { $player } reprend son cadran : il faut l’attendre de nouveau.
}
event-late = { $who ->
    [you] Vous ne répondez pas : le hasard choisit pour vous.
   *[other] { $player } ne répond pas : le hasard choisit.
}
event-drawn-hiding = Le hasard cache pour vous : { $cards }.
event-drawn-hiding-cards = { $value } { $name_at }
event-drawn-dial = Le hasard règle pour vous le cadran sur { $square }.
event-bugs = Micros posés : { $squares }.
event-bugs-squares = { $name } { $value_at }
event-no-bugs = Aucun nouveau micro.
event-informants = Des indicateurs se déplacent : { $squares }.
event-informants-squares = { $name } { $value_to }
event-no-informants = Tous les indicateurs restent.
event-dials = Les cadrans : { $dials }.
event-dials-dials = { $name } { $value }
event-beside = Cadran non valable, hors du plateau : { $players }.
event-neutralised = Trop d’agents { $square_at }, personne n’y peut agir : { $players }.
event-stopped = { $who ->
    [you] Vous en restez là.
   *[other] { $player } en reste là.
}
event-searched = { $who ->
    [you] Vous regardez { $container_at }.
   *[other] { $player } regarde { $container_at }.
}
event-read = { $who ->
    [you] Vous payez { $cards ->
        [one] une carte taupe
       *[other] deux cartes taupe
    } et lisez la fausse formule { $place_at }.
   *[other] { $player } paie { $cards ->
        [one] une carte taupe
       *[other] deux cartes taupe
    } et lit la fausse formule { $place_at }.
}
event-saw = { $who ->
    [you] Vous trouvez { $card } { $place_at }.
   *[other] On vous rapporte : { $player } a trouvé { $card } { $place_at }.
}
event-saw-fake = { $who ->
    [you] { CAPITAL($place_at) }, la fausse formule est { $card }. Ce n’est donc pas la vraie.
   *[other] Votre micro rapporte : { $place_at }, la fausse formule est { $card }. Ce n’est donc pas la vraie.
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
event-drew = C’est une carte taupe { $card }.
event-reshuffled = On mélange les cartes taupe jouées : { $cards } dans la nouvelle pioche.
event-flag-up = Votre signal est levé : quand le dernier cadran sera réglé, vous annoncerez votre fuite. Personne d’autre ne le sait, et jusque-là vous pouvez le retirer.
event-flag-down = Votre signal est baissé. Personne n’a rien remarqué.
event-last-dials = Le tour { $last } était le dernier. Réglez encore une fois vos cadrans : ils resteront fermés, mais après le dernier, quiconque a annoncé sa fuite s’échappe.
event-dials-back = Quelqu’un annonce sa fuite : le tour n’est pas joué, et les cadrans reviennent sans être montrés.
event-bugs-back = Retournent en main les micros posés à ce tour : { $players }.
event-declared = Fuite annoncée : { $players }.
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
    [you] Vous prenez, sans la voir, la carte qui est { $container_at }.
   *[other] { $player } prend, sans la voir, la carte qui est { $container_at }.
}
event-file = Votre dossier : { $file }.
event-file-file = { $name } : { $value }
event-filed = { $who ->
    [you] Votre dossier est scellé. Courez.
   *[other] { $player } a scellé son dossier. La chasse commence.
}
event-chase = { $who ->
    [you] Vous êtes { $square_at }, { $pursuers ->
        [0] personne avec vous. Solos : { $solos } sur 5.
        [one] avec un poursuivant. C’est supportable.
       *[other] avec { $pursuers } poursuivants. C’est trop.
    }
   *[other] { $player } est { $square_at }, { $pursuers ->
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
        [escaped] { $who ->
            [you] Vous vous échappez
           *[other] { $player } s’échappe
        } avec la carte prise { $container_at } ({ $card }), et chaque nom du dossier est juste : { $file }. Victoire : { $winners }.
        [wrong-file] { $who ->
            [you] Vous vous échappez
           *[other] { $player } s’échappe
        } avec la carte prise { $container_at } ({ $card }), mais quelque chose est faux dans le dossier : { $file }. Personne ne gagne.
        [captured] { $who ->
            [you] On vous arrête
           *[other] On arrête { $player }
        }, avec la carte prise { $container_at } ({ $card }) et ce dossier : { $file }. Une victoire indirecte, partagée par : { $winners }.
        [stalled] { $who ->
            [you] Vous avez trop traîné, on vous arrête.
           *[other] { $player } a trop traîné et s’est fait prendre.
        } Le dossier disait : { $file }. Une victoire indirecte, partagée par : { $winners }.
       *[limit] Le tour { $turns } est fini et personne n’a osé. Personne ne gagne.
    }
    La vraie formule était { $code }, { $place_at }. { CAPITAL($identities) }.
event-over-file = { $value_is ->
    [unsaid] { $name } sans nom
   *[other] { $name } : { $value }
}
event-over-identities = { $name } : { $value }

## Ce qui est demandé

identity = Vous êtes { $name } ({ $colour }).
aim = Trouvez la vraie formule et le nom de chacun, puis quittez la ville.
aim-of-all = Qui trouvera la vraie formule et tous les noms, et s’échappera ?
aim-flee = Fuyez : sans témoin à l’aéroport, ou cinq fois sans témoin n’importe où.
aim-pursue = Arrêtez { $player } : il suffit d’être deux sur la même case.
ask-hide = Cachez { $identity }, { $formula } et une brosse à dents : une en valise, une en mallette, une au casier.
ask-bug = Posez-vous votre micro maintenant ? Il y restera.
ask-dial = Votre agent est { $here_at } : où va-t-il ?
ask-last-dial = Réglez encore une fois : plus de tour, mais qui a annoncé sa fuite s’échappe.
ask-flag = Votre signal est levé : au dernier cadran réglé, vous annoncerez votre fuite.
ask-informant = Où postez-vous votre indicateur ?
ask-search = Personne d’autre { $here_at } : où regardez-vous ? Regards restants : { $looks }.
ask-draw = Personne d’autre { $here_at } : piochez-vous une carte taupe ?
ask-spend = Personne d’autre { $here_at } : payez-vous une carte taupe d’ici, ou deux autres, pour lire la fausse formule ?
ask-unpaid = Personne d’autre { $here_at }, mais vos cartes taupe n’y ouvrent rien : en restez-vous là ?
ask-stop = Plus rien à faire ici pour vous : en restez-vous là ?
ask-file = Vous fuyez : quelle carte emportez-vous, et qui est qui ? C’est définitif.
ask-name = Qui est qui ? Encore sans nom : { $players }.
ask-flight = Où fuyez-vous ? Solos : { $solos } sur 5.
ask-pursuit = Où cherchez-vous { $player } ? Solos : { $solos } sur 5.

idle-sealed = Votre choix est scellé.
idle-bug = Votre micro est posé pour de bon.
idle-beside = Votre agent est hors du plateau ce tour-ci.
idle-neutralised = { CAPITAL($here_at) }, vous croisez { $players } : personne n’y peut agir.
idle-nothing-here = Rien à fouiller pour vous { $here_at }.
idle-no-card = Il ne reste aucune carte taupe à piocher.
idle-no-mole = Sans carte taupe, rien à lire { $here_at }.
idle-file = { $who ->
    [you] Vous écrivez votre dossier.
   *[other] { $player } choisit une carte et écrit qui est qui.
}

draft-hide = Vous cachez : { $cards }. C’est définitif.
draft-hide-cards = { $value } { $name_to }
draft-bug = Votre micro va { $what_to }, pour de bon.
draft-no-bug = Vous gardez votre micro.
draft-dial = Vous réglez le cadran sur { $square }.
warn-dial = { $reason ->
    [none] { $square } n’existe pas : votre agent passerait ce tour hors du plateau.
    [here] Votre agent est déjà { $square_at } : il passerait ce tour hors du plateau.
   *[closed] { $square } n’est pas ouvert en ce moment : votre agent passerait ce tour hors du plateau.
}
choice-dial = { $who ->
    [you] Vous réglez le cadran sur { $square }.
   *[other] { $player } règle le cadran sur { $square }.
}
draft-informant = Votre indicateur va { $what_to }.
draft-leave = Votre indicateur reste.
draft-search = Vous regardez { $what_at }.
draft-stop = Vous en restez là.
draft-draw = Vous piochez une carte taupe.
draft-spend = Vous payez { $cards } pour lire la fausse formule { $place_at }.
draft-declare = Vous voulez fuir. Quand le dernier cadran sera réglé, vous annoncerez votre fuite, et il n’y aura plus de retour : une seule fuite, bonne ou mauvaise. Jusque-là, vous pouvez retirer votre signal, et personne n’en sait rien.
warn-declare = Attention : d’après votre propre feuille, votre dossier ne peut pas encore être complet. Avec un dossier faux, personne ne gagne.
draft-withdraw = Vous baissez votre signal. Personne ne saura qu’il était levé.
draft-undial = Vous reprenez votre cadran pour le régler de nouveau.
draft-take = Vous prenez, sans la voir, la carte qui est { $what_at }.
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
    [you] Votre fuite, tour { $turn }. Solos : { $solos } sur 5.
   *[other] Fuite ({ $player }), tour { $turn }. Solos : { $solos } sur 5.
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
board-lockers-lockers = { $name } { $value_at }
board-piles = Cartes taupe : { $pile } dans la pioche, { $used } jouées.
where-player = { $who ->
    [you] Vous ({ $colour }) : agent { $agent }, indicateur { $informant }, micro { $bug }.
   *[other] { $player } ({ $colour }) : agent { $agent }, indicateur { $informant }, micro { $bug }.
}
where-card = Vu { $place_at } : { $card }.
where-fake = { CAPITAL($card) } est fausse : elle se trouve { $place_at }.
where-unused = Personne ne joue { $colour }.
at-square = { CAPITAL($square_at) } : { $pieces }.
at-square-pieces = { $name } ({ $value })
at-empty = { CAPITAL($square_at) } : personne et rien.
at-lockers = Casiers occupés ici : { $colours }.
at-unseen = Vous n’avez pas vu ce qu’il y a { $place_at }.
at-perhaps = Vous n’avez pas vu ce qu’il y a { $place_at } ; c’est peut-être { $cards }.
near-everywhere = Il n’y a pas de plan des rues : { $square_from }, toute case ouverte est à un coup de cadran.
way-dial = Un coup de cadran : { $example }
way-closed = { $square } vous est fermé en ce moment.
known-truth = Tout est montré. La vraie formule : { $code }. { CAPITAL($cards) }.
known-truth-cards = { $name } : { $value }
known-unassisted = Cette table ne tient pas de feuille pour vous ; votre mémoire vous regarde.
known-used = Cartes taupe jouées que vous connaissez : { $cards }.
known-file = Votre dossier : { $file }.
known-file-file = { $name } : { $value }
known-dealt = Vous avez { $identity } et { $formula } ; rien d’autre encore.
line-own = { CAPITAL($place_at) } : { $card }. C’est vous qui l’y avez mise.
line-card = { CAPITAL($place_at) } : { $card }. { $who ->
    [you] Vous l’avez vu au tour { $turn }.
   *[other] Vu par { $player } au tour { $turn }, et on vous l’a rapporté.
}
line-fake = { CAPITAL($place_at) }, une fausse formule : { $card }. { $who ->
    [you] Vous l’avez lue au tour { $turn }.
   *[other] Lue par { $player } au tour { $turn } ; votre micro écoutait.
}
elim-kind = Il y a forcément { $kind } { $place_at } : rien d’autre ne reste à cette couleur.
elim-name = { $who ->
    [you] Vous êtes { $name }.
   *[other] { $player } est forcément { $name } : les cinq autres noms sont placés.
}
elim-formula = Forcément { $place_at } : { $card }. Tout le reste est placé.
elim-owner = Forcément chez { $colours } : { $card }. Les cinq autres formules sont placées.
elim-code = La vraie formule est { $code } : les cinq autres sont fausses, sur le plateau.
elim-codes = La vraie formule est l’une de celles-ci : { $codes }. Les quatre autres sont fausses, sur le plateau.
file-complete = Votre dossier est complet. La vraie formule est { $code }, { $place_at }.
file-incomplete = Votre dossier n’est pas complet. Sans nom : { $players }. Vraies formules possibles : { $codes }. Endroits possibles de la vraie formule : { $places }.
may-nothing = Rien pour l’instant ; on ne vous attend pas.
may-declare = À tout moment, et à l’insu de tous, vous pouvez écrire : { $example }
may-withdraw = Vous avez annoncé votre fuite en secret. Jusqu’au dernier cadran, vous pouvez écrire : { $example }
may-undial = Jusqu’au dernier cadran, vous pouvez reprendre le vôtre ; écrivez : { $example }
may-do = Vous avez { $count } choix.

## Erreurs

error-no-such-dial = Le cadran n’a pas { $text } : ses lettres sont B, F, G, H, V, VM, ses chiffres 1 à 6, comme dans { $example }.
error-dial-blocked = { $square } ne vous est pas ouvert, et cette table refuse ces cadrans ; sont ouverts { $known }.
error-bug-square = Un micro ne peut pas être { $square_at } ; cases possibles : { $known }.
error-informant-square = Un indicateur ne peut pas être { $square_at } ; cases possibles : { $known }.
error-badly-hidden = Une carte va dans la valise, une dans la mallette, une dans votre casier { $known_at } ; comme dans { $example }.
error-cannot-search = Vous ne pouvez pas regarder maintenant { $container_at } ; vous pouvez : { $known }.
error-cannot-spend = Il faut une carte taupe { $place }, ou deux d’ailleurs, pour lire { $place_at } ; vous pouvez : { $known }.
error-not-dialled = Vous n’avez pas encore réglé votre cadran ; il n’y a rien à reprendre.
error-dials-in = Aucun cadran ne peut être repris maintenant : cela se peut jusqu’à ce que le dernier soit réglé.
error-no-flag-now = On annonce sa fuite pendant l’enquête, et seulement alors.
error-no-flags = À cette table, personne n’annonce sa fuite : un dossier complet fuit de lui-même.
error-flag-is-down = Vous n’avez pas annoncé de fuite ; il n’y a rien à retirer.
error-flag-is-up = Vous avez déjà annoncé votre fuite ; { $example } revient là-dessus.
error-file-open = À cette table, seul un dossier complet peut fuir, et d’après votre propre feuille le vôtre ne l’est pas encore.
error-no-such-container = { $text } n’est aucun des 18 endroits : une couleur avec valise, mallette ou casier, comme dans { $example }.
error-file-order = La prochaine ligne de votre dossier : { $player }.
error-name-not-free = { $name } n’est pas libre pour { $pursuer } : ni votre propre nom ni les noms déjà inscrits ne le sont ; libres : { $known }.
error-no-such-pursuer = { $word } n’est pas un poursuivant sans ligne ; les lignes du dossier sont { $known }.
error-no-such-name = Aucun pseudonyme { $name } ; les pseudonymes sont { $known }.
error-no-such-cell = La feuille n’a pas de case { $place } ; elle a { $known }.

## Les adversaires et ce qu’ils croient

claim = { $secret } : { $answer }
word-code = le vrai code
word-complete = déjà complet
word-open = encore incomplet
word-ready-p1 = le dossier ({ $p1 })
word-ready-p2 = le dossier ({ $p2 })
word-ready-p3 = le dossier ({ $p3 })
word-ready-p4 = le dossier ({ $p4 })
word-ready-p5 = le dossier ({ $p5 })
word-ready-p6 = le dossier ({ $p6 })
when-turn = au tour { $number }
when-turn-title = Tour { $number }
move-dial = règle le cadran sur { $square }.
move-informant = indicateur en { $what }.
move-leave = l’indicateur reste.
move-declare = annonce sa fuite.
question = Qui savait quoi, et qui aurait pu fuir quand ?
question-part = Ce que savait { $about }
opening-first = Le premier dossier complet était celui de { $about }, { $when } : dès lors, la sortie était ouverte. { $words }
opening-other = { $about } { $when }
opening-later = Plus tard aussi { $words }.
opening-never = Jamais de dossier complet : { $words }.
opening-nobody = Personne n’a jamais eu un dossier complet, donc personne ne pouvait fuir sans risque.
opening-nearest = Personne n’a jamais eu un dossier complet, donc personne ne pouvait fuir sans risque. Le plus près : { $about }, qui en savait { NUMBER($chance, style: "percent") }.
bot-easy = Facile
bot-easy-about = Un débutant : il va où il y a quelque chose à trouver, sans trop se demander qui d’autre y va.
bot-normal = Normal
bot-normal-about = Compte combien de tours il faut encore à chacun et va où il sera seul.
bot-hard = Difficile
bot-hard-about = Comme Normal, mais réfléchit plus longtemps à chaque cadran et au moment de fuir.
bot-archivist = L’archiviste
bot-archivist-about = Lit tout, annonce sa fuite tard, et alors tout est juste.
bot-gambler = Le joueur de casino
bot-gambler-about = Fuit avec un demi-dossier et beaucoup de sang-froid.
bot-shadow = L’ombre
bot-shadow-about = Aime se tenir là où d’autres veulent fouiller, et écoute le reste.
bot-greyman = L’homme gris
bot-greyman-about = Évite les cases qui disent ce qu’il cherche encore.

## Ce qu’on se dit

phrase-i-go-to = Je vais { $square_to }.
phrase-keep-away-from = N’allez pas { $square_to } !
phrase-i-know-what-is-in = Je sais ce qu’il y a { $container_at }.
phrase-who-has-seen = Qui a regardé { $container_at } ?
phrase-you-are = { $who ->
    [you] Vous êtes { $pseudonym }, je parie.
   *[other] { $player } est { $pseudonym }, je parie.
}

## Ce qui s’est passé, en peu de mots : le nom de qui agit est écrit à côté

brief-neutralised = trop de monde { $square_at } : { $players }
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
brief-searched = regarde { $container_at }
brief-read = { $place } : fausse formule lue ({ $cards })
brief-saw = { $place } : { $card }
brief-saw-fake = { $place } : la fausse formule est { $card }
brief-watched = témoins : { $players }
brief-draws = pioche une carte taupe
brief-no-card = plus de carte taupe
brief-drew = carte taupe : { $card }
brief-flees = prend la fuite
brief-took = carte prise { $container_at }
brief-filed = dossier scellé
brief-chase = { $square }, poursuivants : { $pursuers }
brief-hides = hors du plateau
