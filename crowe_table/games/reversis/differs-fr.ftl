# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-game-full = C’est le jeu complet : chacun écarte d’abord une carte, et les as se paient aussitôt, en fiches.
differs-quinolas-1 = Le valet de cœur est le quinola : jetez-le sur une autre couleur, et son panier est à vous.
differs-quinolas-2 = Le valet et la dame de cœur sont des quinolas : jetez-en un sur une autre couleur, et son panier est à vous.
differs-across_exchange-yes = Avant l’entame, chacun passe une carte au joueur d’en face.
differs-talon-optional = Vous n’êtes pas tenu d’écarter une carte.
differs-espagnolette-whole_game = Qui tient quatre as, quinolas compris, n’est pas tenu de fournir.
