# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-game-hombre = Es el juego español de tres: uno solo contra dos, y debe hacer más bazas que cada uno.
differs-trump_order-manilla_second = El siete de triunfo va entre las dos damas negras.
differs-colour_rule-clubs = El palo de favor es siempre tréboles.
differs-suit_named-after = La puja no nombra palo: quien la gana elige después el triunfo.
differs-call_rule-plain_ace = No se puede llamar al as de triunfo.
differs-first_lead-eldest = No sale primero quien juega, sino quien habló primero.
