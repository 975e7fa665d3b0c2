### Ce qui se dit dans toutes les leçons, français.

lesson-other-move = C’est permis aussi. Mais cette étape parle d’un autre coup ; regardez encore ce qu’il y a à faire.
