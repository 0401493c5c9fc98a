# Ce qu’il faut faire autrement que dans la leçon, par règle.

differs-third_card-up = La troisième carte est donnée découverte : les deux la voient.
differs-draw_rules-club = Contre la banque, il faut tirer jusqu’à quatre, et rester à six et à sept. À cinq seulement, vous choisissez.
