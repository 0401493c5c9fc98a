# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-game-ruff_and_honours = C’est l’ancien Ruff and Honours : le plus de levées gagne, et as, roi, dame et valet d’atout comptent.
differs-first_lead-eldest = Le joueur à gauche du donneur entame, peu importe qui a fait l’atout.
differs-exchange_duty-must = Le donneur doit prendre la retourne si elle fait l’atout.
differs-games-best_of_3 = On joue en deux parties gagnantes.
