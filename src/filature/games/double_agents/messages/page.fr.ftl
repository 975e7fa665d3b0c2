### CIA contre KGB sur la page, français.

double_agents-board = Manche { $round } sur 6{ $leg ->
    [0] { "" }
   *[other] , étape { $leg }
}
double_agents-place = { $place }, mission de valeur { $value }. Cartes cachées : CIA { $cia }, KGB { $kgb }.
double_agents-place-chosen = Choisi.
double_agents-person = { $called }, { $company }, { $locked ->
    [yes] a décidé
   *[no] n’a pas décidé
}, dernière destination : { $place }. { $points ->
    [0] Aucune mission.
   *[other] Détient { $points } points.
}{ $aim ->
    [none] { "" }
   *[other] { " " }Vise : { $aim }.
}{ $identity ->
    [none] { "" }
   *[other] { " " }Carte révélée : { $identity }.
}
double_agents-nowhere = sans compagnie
double_agents-at-home = aucune
double_agents-pot = cagnotte { $points }
double_agents-last = Manche { $round } : CIA { $cia }, KGB { $kgb }. Victoire : { $winner }
double_agents-which-card = Quelle carte ?
double_agents-effect-agent = 1 point.
double_agents-effect-special = 2 points.
double_agents-effect-defector = Retourne un agent ennemi.
double_agents-effect-killer = 1 point. Élimine un agent ennemi.
double_agents-effect-corruption = 1 point. L’emporte à égalité.
double_agents-effect-sabotage = −3 pour votre camp.
double_agents-which-place = Quelle destination ?
double_agents-place-worth = { $place }, { $value }
double_agents-uncover-first = Montrez vos secrets pour choisir une carte.
double_agents-ready = Dire à tous : nous sommes prêts
double_agents-ready-said = Vous avez dit que vous êtes prêts : on ne vous attend plus.
double_agents-unlock = Reprendre mon choix
double_agents-who-betrays = Qui est l’agent double ?
double_agents-was-at = Présence : { $there } sur { $all }
double_agents-evidence = Qui était là où votre compagnie a été sabotée. L’un d’eux a envoyé la carte.
double_agents-evidence-at = { $where } : { $players }
double_agents-evidence-none = Aucun sabotage parmi les cartes de votre compagnie.
double_agents-evidence-partial = À cette table, seule la dernière manche est notée.
double_agents-which-company = Quelle compagnie ?
double_agents-hand = Mes cartes
double_agents-drafted = Choisi : { $card } { $place_to }.
double_agents-sent = Première étape : { $card } { $place_to }.
double_agents-ballot = Mon bulletin : { $ballot }.

double_agents-turning = { $place }, { $value } points : les cartes se retournent.
double_agents-crossing = Les transfuges retournent des agents.
double_agents-striking = Les tueurs frappent.
double_agents-settled = { $place }. { $reason ->
    [corruption] À égalité, plus de corruption l’emporte.{" "}
   *[other] {""}
}{ $fate ->
    [pot] Victoire : { $winner }. La mission va à la cagnotte.
    [removed] Personne ne gagne : la mission sort du jeu.
   *[player] Victoire : { $winner }. { $holder } prend la mission.
}
channel-about-drop-cia = La boîte morte est ouverte : ce que vous y dites parvient à toute la CIA avec votre nom, et vos propres collègues n’en voient rien.
channel-about-drop-kgb = La boîte morte est ouverte : ce que vous y dites parvient à tout le KGB avec votre nom, et vos propres collègues n’en voient rien.
double_agents-time-to-talk = Temps de parole :
double_agents-time-to-vote = Temps pour voter :
double_agents-silence = Silence radio pour { $company_the } : plus un mot avant que les destinations soient révélées.
double_agents-the-vote = Le vote
double_agents-near-sabotage = { $company } : qui avait envoyé une carte là où il y a eu sabotage ?
double_agents-was-there = Y était
double_agents-sabotages = Tous les sabotages
double_agents-sabotage-where = Où
double_agents-sabotage = Manche { $round }, { $place_at }
double_agents-sabotaged = Sabotage contre
double_agents-cards-from = Cartes de

## Ce que peuvent être les options

choice-standard = Standard
choice-flat = Égale
choice-low = Basse
choice-chosen = Choisie
choice-transfer = Transfert
choice-copy = Copie
choice-on_need = Au besoin
choice-on_empty = À vide
choice-named = Nominatifs
choice-secret = Secrets

## La fin

end-ballot = { $player } accuse { $accused }.
end-abstained = { $player } n’accuse personne.
end-votes = Les bulletins ({ $company }) : { $votes }.
end-rightly = { $accused }, au banc des accusés ({ $company }) : à juste titre, c’est l’agent double.
end-wrongly = { $accused }, au banc des accusés ({ $company }) : à tort, la loyauté même.
end-unfound = L’agent double ({ $company }) n’a pas été pris : { $double }.
end-points-pot = Dans les cagnottes : CIA { $cia }, KGB { $kgb }.
end-points-loyal = Chez les membres loyaux que personne n’a accusés : CIA { $cia }, KGB { $kgb }.
end-points-friend = Les points des agents doubles changent de camp : { $cia } pour la CIA, { $kgb } pour le KGB.
end-points-bonus = Pour la compagnie la plus petite : CIA { $cia }, KGB { $kgb }.
end-title-cia = La CIA gagne
end-title-kgb = Le KGB gagne
end-title-draw = L’équilibre de la terreur
end-why-won = { $winner } : { $more } points ; { $loser } : { $less }.
end-why-draw = Les deux compagnies ont { $points } points.
end-part-pot = La cagnotte
end-part-loyal = Les membres loyaux
end-part-friend = L’ami dans l’autre camp
end-part-bonus = La compagnie la plus petite
end-accused = Accusé
end-double = L’agent double
