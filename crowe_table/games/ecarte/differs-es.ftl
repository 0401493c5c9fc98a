# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-stake_rule-multiple = Quien pierde con pocos tantos paga dos o tres veces la apuesta.
differs-regulations-strict = La mesa deja hacer renuncio y apuntar un rey falso; pero se paga, si se nota.
