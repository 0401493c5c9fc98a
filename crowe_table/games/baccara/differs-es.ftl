# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-third_card-up = La tercera carta se da descubierta: la ven los dos.
differs-draw_rules-club = Contra la banca se pide con cuatro o menos; con seis y siete, no. Solo con cinco elige usted.
