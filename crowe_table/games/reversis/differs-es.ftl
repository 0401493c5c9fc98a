# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-game-full = Es el juego completo: cada uno aparta primero una carta, y los ases se pagan en el acto, en fichas.
differs-quinolas-1 = La sota de corazones es la quínola: échela sobre otro palo, y su plato es suyo.
differs-quinolas-2 = La sota y la dama de corazones son quínolas: eche una sobre otro palo, y su plato es suyo.
differs-across_exchange-yes = Antes de la primera salida, cada uno pasa una carta al de enfrente.
differs-talon-optional = No está obligado a apartar una carta.
differs-espagnolette-whole_game = Quien tiene cuatro ases, quínolas incluidas, no está obligado a asistir.
