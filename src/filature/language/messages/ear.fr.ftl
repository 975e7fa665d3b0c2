### Ce qui se dit d’une partie et comment on l’écoute, en français.

ear-skip = Aller au contenu
ear-at-table = { $game }, { $players } joueurs.
ear-you-are = Vous êtes { $name }.
ear-you-watch = Vous regardez.
ear-meanwhile = { $count ->
    [one] Un événement plus ancien est omis.
   *[other] { $count } événements plus anciens sont omis.
}
ear-example = Par exemple : { $example }.
ear-all-have-chosen = Tout le monde a choisi.
ear-others-have-chosen = Tous les autres ont choisi.
ear-talk = Ce qui est lu d’une partie
ear-talk-all = Tout
ear-talk-moves = Les coups et les décomptes
ear-talk-mine = Seulement ce qui me concerne
ear-sounds = Sons
ear-sound-turn = À vous de jouer
ear-sound-step = Un coup
ear-sound-count = Un décompte
ear-sound-duel = Une révélation
ear-sound-stamp = Un choix est scellé
ear-sound-end = La fin
ear-keys-decision = F2 mène au champ des coups et des questions, et de là ramène où vous étiez.
ear-keys-again = F8 redit ce qui vient d’être dit.
ear-keys-cover = Échap couvre aussitôt vos secrets.
ear-keys-board = Sur le plateau, les flèches, Origine et Fin vont de place en place, et Entrée choisit ; F1 dit ce qu’est une place. Ce que font lettres et chiffres est écrit près du plateau.
ear-keys-field = Dans le champ, Entrée répond à une question ou montre ce que ferait un coup ; Entrée encore une fois le joue. Haut et bas ramènent ce que vous avez tapé. ? énumère les questions.
ear-keys-ask = Sur le plateau, les lettres appartiennent au plateau ; avec Maj, elles demandent : { $questions }.
page-question = Votre question
page-nothing-asked = Tapez une question, ou ? pour en avoir la liste.
page-no-such-question = « { $text } » n’est pas une question ; ? les énumère.
page-ask-help = Que puis-je demander ?
page-ask-in-words = Le reste se demande avec des mots, dans le champ des coups : F2.

## L’accessibilité de cette maison

ear-accessible = L’accessibilité de Filature
accessible-intro = Filature veut se jouer aussi bien à l’oreille, du bout des doigts et à l’œil. Voici ce qui devrait marcher, comment nous l’avons essayé, et ce que personne n’a encore essayé.
accessible-works = Ce qui devrait marcher
accessible-works-keys = Tout se fait au clavier seul. F2 mène au champ des coups et des questions et en revient, F8 redit ce qui vient d’être dit, Échap couvre vos secrets. Les lettres seules n’agissent que sur le plateau et peuvent être coupées.
accessible-works-boards = Chaque plateau est une liste de lieux qui disent qui et quoi s’y trouve. Votre lecteur d’écran passe de lui-même en mode formulaire ; les flèches suivent les rues.
accessible-works-field = Un seul champ prend les coups et les questions avec des mots : « où est orange », « scores », « règles 4.8 ». Rien n’est joué avant que vous ayez entendu ce que cela ferait.
accessible-works-speech = Ce qui arrive est annoncé poliment, en phrases entières et dans l’ordre. Vous choisissez combien : tout, les coups et les décomptes, ou ce qui vous concerne.
accessible-works-sounds = Six sons brefs accompagnent la partie. Aucun n’est le seul signe de quoi que ce soit.
accessible-works-look = Trois apparences, dont une en noir et blanc au contraste le plus fort. Chaque pièce a une lettre, une forme et un motif en plus de sa couleur. Moins de mouvement, si votre système le demande.
accessible-works-time = Les pendules sont arrêtées, sauf si une table en veut, et chacun peut demander plus de temps.
accessible-works-terminal = Tous les jeux se jouent aussi dans un terminal, en simples lignes de texte : filature play.
accessible-tried = Comment nous l’avons essayé
accessible-tried-orca = Avec Orca 43 et Chromium sous Debian : un script appuie sur de vraies touches dans les quatre jeux et compare ce que la page annonce à ce qu’Orca prononce.
accessible-tried-axe = Avec axe sur chaque écran, en trois apparences ; tailles et largeurs ont été mesurées jusqu’à une fenêtre de 320 pixels.
accessible-tried-keyboard = Des parties entières des quatre jeux au clavier seul.
accessible-tried-large = Avec le texte à 200 % et la page à 400 %.
accessible-tried-colours = Avec des couleurs forcées, et quatre formes de daltonisme telles qu’un navigateur les imite.
accessible-untried = Ce qui n’a jamais été essayé
accessible-untried-readers = NVDA, JAWS, VoiceOver et TalkBack. Ils devraient marcher, car rien ici n’est fait pour Orca seul. Nous n’en savons rien.
accessible-untried-display = Une vraie plage braille.
accessible-untried-other = La commande vocale, les contacteurs et le suivi du regard. Le nom des commandes contient ce qui est écrit dessus ; c’est un début.
accessible-untried-people = Aucun joueur aveugle n’a encore essayé Filature. Si vous êtes le premier, votre récit vaut plus que tout ce qui précède.
accessible-lacks = Ce qui manque
accessible-lacks-braille = Dans la version courte, environ une ligne sur dix dépasse une plage braille de 40 caractères ; dans la version complète, beaucoup.
accessible-lacks-charts = Les graphiques d’après-partie ont un texte et un tableau, pas de son.
accessible-lacks-kit = Il n’y a pas encore de plateau tactile à imprimer.
