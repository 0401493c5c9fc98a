# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-cards_dealt = Recibe { $value } cartas, y se queda con más de ellas.
differs-target = Se gana con { $value } tantos.
differs-start_when-after_lay_out = Descarta para el crib antes de ver la carta inicial.
differs-play_fifteen-whole_count = En el juego, quince solo cuenta si lo hace la suma entera.
differs-hand_flush-whole_hand = Un color exige todas las cartas de la mano.
differs-go_rule-play_on = Si el otro no puede jugar, usted sigue mientras pueda.
differs-under_claim-muggins = Los tantos que usted olvida se los lleva el otro.
