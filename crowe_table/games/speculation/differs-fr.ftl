# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-reshuffle-exhausted = Les cartes jouées vont sous le paquet jusqu’à ce qu’il soit épuisé : retenez-les.
differs-reshuffle-every_hand = On mêle avant chaque main.
differs-only_turnup-carry_unless_sold = Si la retourne reste seul atout, le pot est reporté, sauf si elle a été vendue.
differs-unseen_sales-own_turn = À votre tour, vous pouvez vendre ou acheter des cartes non vues.
differs-fine_knave_five = Qui retourne un valet ou un cinq paie une amende au pot.
