### Récit, soupçons et conversation à une table, français.

panel-before = Avant le premier tour
panel-turn = Tour { $number }
panel-turn-of = Tour { $number } – { $name }
panel-round = Manche { $number }
panel-no-story = Il ne s’est encore rien passé.
panel-full-log = Le journal complet
panel-earlier = Plus tôt
panel-for-you-alone = pour vous seul
panel-recent = Depuis votre dernière décision
panel-recent-watched = Ce qui vient de se passer
panel-nothing-new = Depuis votre dernière décision, personne n’a rien fait.
panel-again = { $missed ->
    [0] Revoir
    [one] En votre absence : une chose. La voir
   *[other] En votre absence : { $missed } choses. Les voir
}

panel-known = { $mark }, certain
panel-legend = Touchez une case : ✕ non, ? peut-être, ✓ sûr. Ce qui est imprimé est certain. Vous seul le voyez.
panel-marks-then = Mes soupçons d’alors

panel-react = Réagir
panel-phrases = Phrases
panel-back = Retour
panel-none-yet = Personne n’a rien dit. Il faut bien que quelqu’un commence.
panel-in-the-room = Vous parlez dans la pièce.
panel-in-the-room-about = On y entend ce que vous dites. La page annonce quand les règles veulent le silence.
panel-no-chat = Cette table a été ouverte sans conversation.
panel-closed = La table est fermée.
panel-write = Écrire …
panel-new-message = { $name } vous a dit quelque chose
