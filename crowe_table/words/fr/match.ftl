# Un match de plusieurs parties.

match-open = Le match
match-plan = Combien de parties
match-plan-single = Une seule partie
match-plan-best_of_3 = Deux gagnées sur trois
match-plan-best_of_5 = Trois gagnées sur cinq
match-plan-duplicate = Mêmes cartes, deux tables
match-plan-tournament = Un tournoi à huit
match-plan-best_of_3-help = Deux parties gagnées donnent le match : un robre, comme on dit au whist.
match-plan-best_of_5-help = Trois parties gagnées donnent le match.
match-plan-duplicate-help = À une seconde table, quelqu’un de la maison a les mêmes cartes à votre place, pendant { $deals } donnes ou un peu plus. La chance ne compte donc pas.
match-plan-tournament-help = Huit joueurs, trois tours. Qui perd est éliminé.
match-length = Au plus { $games } parties d’environ { $minutes } minutes chacune.
match-standing = Où en est le match
match-games = Les parties
match-none = Aucune partie n’est encore finie.
match-goes-on = Le match continue.
match-others-play = Les autres tables jouent encore. Parties à venir : { $number }.
match-broke-off = Les autres tables se sont interrompues.
match-won =
    { $number ->
        [one] { $names } a gagné le match.
       *[other] { $names } ont gagné le match.
    }
match-duplicate-better = Avec les mêmes cartes, vous avez fait mieux que { $name } : { $lead }.
match-duplicate-worse = Avec les mêmes cartes, { $name } a fait mieux que vous : { $lead }.
match-duplicate-same = Avec les mêmes cartes, vous avez fait aussi bien que { $name }.
match-deals = Donnes jouées
match-games-won =
    { $number ->
        [one] { $number } partie gagnée
       *[other] { $number } parties gagnées
    }
match-reached-champion = victoire
match-reached-final = en finale
match-reached-round-1 = premier tour
match-reached-round-2 = deuxième tour
match-reached-round-3 = en finale
match-round-1 = Premier tour
match-round-2 = Deuxième tour
match-round-3 = La finale
match-pair = { $first } et { $second }
match-pair-open = Pas encore connu
match-game = Partie { $number }
match-game-of = Partie { $number } : { $name }
match-drawn = Personne n’a gagné.
match-won-by = Gagnée par { $names } : { $lead }
match-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
match-next = Partie suivante
match-continue = Continuer la partie
match-back = Retour
match-gone = Ce match n’est plus parmi les parties gardées.
match-notice = Match ({ $plan }), partie { $number }.
match-notice-round = { $plan } : tour { $number } sur { $rounds }.
match-notice-wins = Parties gagnées : { $wins }.
match-notice-wins-of = { $name } { $number }
