# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-lowest-7 = No hay seises: se juega con 32 cartas.
differs-elder_max = La mano puede cambiar { $value } cartas como mucho.
differs-ruff_score-winning_suit = En el punto solo cuentan las cartas del palo.
differs-ruff_score-cards = El punto vale uno por cada carta del palo.
differs-trick_point-capture_ten_up = Una baza solo cuenta si se gana sin haber salido, con un diez o mejor.
differs-trick_point-capture_any = La baza ganada cuenta a quien no salió.
differs-target-0 = Se juegan seis repartos, y gana el total más alto.
