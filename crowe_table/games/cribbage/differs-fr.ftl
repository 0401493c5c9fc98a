# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-cards_dealt = Vous recevez { $value } cartes, et il en reste plus en main.
differs-target = { $value } points gagnent la partie.
differs-start_when-after_lay_out = Vous écartez au crib avant que la retourne soit connue.
differs-play_fifteen-whole_count = Au jeu, quinze ne compte que si le total le fait.
differs-hand_flush-whole_hand = Un flush exige toutes les cartes de la main.
differs-go_rule-play_on = Si l’autre ne peut jouer, vous continuez tant que vous pouvez.
differs-under_claim-muggins = L’autre prend les points que vous oubliez.
