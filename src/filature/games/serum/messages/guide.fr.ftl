### Serum : les règles en une page, français. `.clauses` : où elles le disent en détail ; `.words` : les autres mots d’un joueur.

chapter-turn = Un tour, et la fuite

guide-aim-formula = Trouvez la carte de la vraie formule et le pseudonyme de chacun des autres. Puis quittez la ville avant qu’un autre ne le fasse.
    .title = Découvrir, puis s’échapper
    .clauses = TS-1.1 TS-17.1
    .words = but, gagner, objectif

guide-turn-bug = Une fois par partie, vous pouvez poser votre micro dans un hôtel ou un lieu secret. Il y reste pour de bon.
    .title = 1. Le micro, si vous voulez
    .clauses = TS-6.1 TS-6.2
    .words = installer, phase 1

guide-turn-dial = Réglez la case où va votre agent ; toutes sont à portée, mais rester est interdit. Un code qui n’existe pas met votre agent à côté du plateau pour ce tour.
    .title = 2. Le cadran, en secret
    .clauses = TS-6.3 TS-6.4 TS-6.6
    .words = déplacer, invalide, rester, faux, phase 2

guide-turn-informant = Postez votre indicateur dans un hôtel, à la gare ou à l’aéroport, déplacez-le ou laissez-le. Il rapporte ce que d’autres y trouvent.
    .title = 3. L’indicateur
    .clauses = TS-6.9
    .words = phase 3

guide-turn-act = Tous les agents sont placés ensemble. Qui est seul sur sa case peut y agir ; à deux ou plus, ils se neutralisent et rien ne se passe.
    .title = 4. Les cadrans s’ouvrent : qui est seul peut agir
    .clauses = TS-7.1 TS-7.2 TS-7.3
    .words = neutralisé, seul, agir

guide-turn-declare = Levez votre signal à tout moment de l’enquête, quoi que vous sachiez : rien n’est vérifié. Il se lit quand les prochains cadrans sont réglés. Seul à annoncer, on est le fugitif ; à plusieurs, celui dont les pièces totalisent le plus.
    .title = Quand vous croyez savoir : annoncez
    .clauses = TS-15.1 TS-15.2 TS-15.3
    .words = signal, fuir, à tort, quand, déclarer

guide-turn-file = Au début de la fuite, le fugitif prend une carte d’une valise, d’une mallette ou d’un casier, sans la voir, et dépose un pseudonyme pour chaque poursuivant. C’est définitif.
    .title = Le fugitif prend une carte et dépose les noms
    .clauses = TS-15.6 TS-15.7
    .words = déposer, inscrire, quand, prendre

guide-turn-flight = On ne fait plus que régler son cadran. Deux poursuivants sur la case du fugitif le prennent, un seul ne fait rien. Seul à l’aéroport une fois, ou seul n’importe où cinq fois, et il s’est envolé.
    .title = La fuite : régler et courir
    .clauses = TS-16.1 TS-16.6 TS-16.2
    .words = évasion, pris, poursuivant

guide-end-right = La carte est la vraie formule et tous les noms sont justes : le fugitif gagne, les autres perdent.
    .title = Évadé, tout est juste
    .clauses = TS-17.1 TS-17.2
    .words = gagner, correct

guide-end-wrong = Un nom faux ou la mauvaise carte : personne ne gagne.
    .title = Évadé, mais une erreur
    .clauses = TS-17.3
    .words = faux, personne, erreur

guide-end-captured = Tous les poursuivants partagent une victoire indirecte, 1 point chacun, où qu’ils soient. Une évasion en aurait valu 2.
    .title = Pris
    .clauses = TS-17.4
    .words = capture, poursuivants, gagner

guide-pieces-agent = Il va où dit votre cadran et agit s’il y est seul.
    .title = Votre agent
    .clauses = TS-7.2 TS-7.3
    .words = pion, pièce

guide-pieces-informant = Il vous montre chaque carte qu’un autre agent trouve sur sa case. À côté d’un indicateur, on n’a qu’un regard au lieu de deux.
    .title = Indicateur
    .clauses = TS-12.1 TS-12.2 TS-8.2
    .words = observer, rapport, regard

guide-pieces-bug = Il vous montre chaque carte qu’un autre agent trouve là où il est, même dans les lieux secrets. Il ne gêne aucune fouille.
    .title = Micro
    .clauses = TS-12.1 TS-12.2 TS-8.4
    .words = écouter, observer, rapport

guide-pieces-dial = Une lettre et un chiffre nomment une case : H3, F1, VM2. Des 36 combinaisons, 21 existent.
    .title = Cadran
    .clauses = TS-3.2 TS-6.5
    .words = code, combinaison

guide-cards-identity = L’un des six pseudonymes. Celui chez qui elle est cachée porte ce nom.
    .title = Identité
    .clauses = TS-2.8 TS-14.4
    .words = pseudonyme, nom

guide-cards-formula = De X1 à X6. L’une est la vraie ; la carte elle-même ne le dit jamais.
    .title = Formule
    .clauses = TS-2.9 TS-14.5
    .words = vraie, sérum

guide-cards-fake = Cinq fausses formules tamponnées sont dans les lieux secrets. Le code qui manque parmi eux est le vrai.
    .title = Les fausses formules
    .clauses = TS-4.7 TS-4.8 TS-11.1
    .words = fausse, tampon, lire

guide-cards-toothbrush = Elle ne vaut rien et n’est là que pour décevoir qui la trouve.
    .title = Brosse à dents
    .clauses = TS-2.7
    .words = sans valeur

guide-cards-mole = On la tire sur une case taupe. Dans un lieu secret, une carte de ce lieu, ou deux autres, paient la lecture de sa fausse formule.
    .title = Carte taupe
    .clauses = TS-11.1 TS-10.1
    .words = payer, dépenser, tirer

guide-places-hotel = Seul sur place, regardez dans la valise et la mallette de cette couleur ; s’il y a un indicateur, dans une seule.
    .title = Les hôtels, de H1 à H6
    .clauses = TS-8.1 TS-8.2
    .words = valise, mallette, fouiller

guide-places-lockers = Seul sur place, ouvrez deux casiers qui contiennent une carte ; s’il y a un indicateur, un seul. Pendant la fuite, l’aéroport est la sortie.
    .title = La gare B1 et l’aéroport F1
    .clauses = TS-9.1 TS-9.2
    .words = casier, ouvrir, fuite

guide-places-mole = Seul sur place, tirez une carte taupe.
    .title = Les cases taupe, de V1 à V3
    .clauses = TS-10.1
    .words = tirer

guide-places-secret = Laboratoire, bar, parc, ambassade, bibliothèque. Seul sur place, payez en cartes taupe et lisez la fausse formule.
    .title = Les lieux secrets, de G1 à G5
    .clauses = TS-11.1 TS-11.4
    .words = laboratoire, bar, parc, ambassade, bibliothèque

guide-places-transport = Ouverts seulement pendant la fuite. De bons endroits pour être seul.
    .title = Les moyens de transport, de VM1 à VM5
    .clauses = TS-3.1 TS-16.2
    .words = voiture, bateau, ballon, train

guide-words-neutralise = Vous l’êtes quand un autre agent est sur votre case : alors personne n’y agit. Indicateurs et micros ne neutralisent personne.
    .title = Être neutralisé
    .clauses = TS-7.2
    .words = neutraliser, quand, deux agents

guide-words-solo = Un tour de fuite où aucun poursuivant n’est avec le fugitif. Cinq solos font une évasion.
    .title = Solo
    .clauses = TS-16.6 TS-16.7
    .words = cinq, seul
