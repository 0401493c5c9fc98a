# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-target = { $value } points gagnent la partie.
differs-follow-follow_or_trump = Vous pouvez couper, même si vous pouvez fournir.
differs-max_begs-one = On ne peut demander qu’une fois par donne.
differs-gift_can_win-no = Le point donné ne peut finir la partie : alors le donneur doit donner d’autres cartes.
