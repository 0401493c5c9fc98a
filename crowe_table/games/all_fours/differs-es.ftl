# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-target = Se gana con { $value } tantos.
differs-follow-follow_or_trump = Puede fallar aunque tenga el palo.
differs-max_begs-one = Solo se puede pedir una vez por reparto.
differs-gift_can_win-no = El tanto regalado no puede acabar la partida: entonces hay que dar más cartas.
