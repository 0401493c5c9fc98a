# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-lowest-7 = Il n’y a pas de six : on joue avec 32 cartes.
differs-elder_max = Le premier peut changer { $value } cartes au plus.
differs-ruff_score-winning_suit = Au point, seules comptent les cartes de la couleur.
differs-ruff_score-cards = Le point vaut un par carte de la couleur.
differs-trick_point-capture_ten_up = Une levée ne compte que si on la gagne sans avoir entamé, avec un dix ou mieux.
differs-trick_point-capture_any = La levée gagnée compte à qui n’a pas entamé.
differs-target-0 = On joue six donnes, et le plus haut total gagne.
