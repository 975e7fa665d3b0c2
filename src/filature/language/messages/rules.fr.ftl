### Les règles sous la main : de la page, du terminal et des feuilles, français.

chapter-aim = Le but
chapter-turn = Un tour
chapter-end = La fin
chapter-pieces = Les pièces
chapter-cards = Les cartes
chapter-places = Les lieux
chapter-words = Le vocabulaire

rules-title = Règles
rules-of = Règles : { $game }
rules-which-game = Les règles de quel jeu ?
rules-search = Chercher un mot ou un numéro
rules-clear = Effacer
rules-found = { $count ->
    [one] Une réponse pour « { $text } »
   *[other] { $count } réponses pour « { $text } »
}
rules-not-found = Rien sur « { $text } ». Essayez un autre mot, ou plus court ; toutes les parties sont plus bas.
rules-did-you-mean = Vouliez-vous dire { $nearest } ?
rules-glance = En une page
rules-in-full = Clause par clause
rules-contents = Sommaire
rules-clause = Règles, { $clause }
rules-explain = Qu’est-ce que c’est : { $thing }
rules-close = Fermer
rules-whole-page = Sur une page à part
rules-unknown-game = Aucun jeu ne s’appelle « { $text } » ici.
rules-none = Les règles de ce jeu ne sont pas écrites ici. Qui l’a apporté les connaîtra.
rules-see = Voir les règles : { $clause }.

sheets-title = Imprimer
sheets-of = Imprimer : { $game }
sheets-intro = Des feuilles pour une table sans écran. Choisissez le papier et la taille, puis imprimez ; ce que vous voyez est ce qui s’imprime.
sheets-sheet = Feuille
sheets-paper = Papier
sheets-size = Caractères
sheets-normal = Normaux
sheets-large = Grands
sheets-print = Imprimer
sheets-back = Aux règles
sheets-card = Carte aide-mémoire
sheets-rules = Toutes les règles
