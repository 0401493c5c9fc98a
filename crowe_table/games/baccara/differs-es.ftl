# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-third_card-up = La tercera carta se da descubierta: la ven los dos.
differs-draw_rules-club = Contra la banca hay que pedir hasta cuatro, y plantarse con seis y siete. Solo con cinco elige usted.
