# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Marque { $option_target } agujeros antes que el otro. Se cuenta mientras se juegan las cartas, y después por lo que forman juntas las de la mano.
lesson-lay-out = Tiene cinco cartas, y dos van al <crib>crib</>, que es de quien reparte. Descarte la dama y el tres.
lesson-lay-out-why = El <crib>crib</> cuenta para quien reparte; por eso dio dos cartas que juntas no valen nada.
lesson-lead = Quien reparte juega al final, así que sale usted. Juegue el siete, y se canta su número.
lesson-lead-why = Las cartas se juegan por turno y se suman, cada figura como diez; la cuenta nunca pasa de { WORDS($number_limit) }.
lesson-fifteen = Le han hecho pareja a su siete, y son dos. Pero la cuenta va por catorce: haga quince con el as.
lesson-fifteen-why = Quien lleva la cuenta a quince avanza dos agujeros. La clavija de delante muestra cuánto lleva.
lesson-pair = El otro ha jugado un seis, y usted también tiene uno: juéguelo.
lesson-pair-why = Dos iguales son pareja, y valen dos. Al final nadie pudo jugar sin pasar de { WORDS($number_limit) }: uno por su última carta.
lesson-counted = Ahora se cuentan las manos con la carta descubierta. La crónica dice cómo: léala, y siga.
lesson-counted-why = Un quince vale dos, una pareja dos, una escalera de tres dos, tres de un palo tres. Quien no reparte cuenta primero.
lesson-own-crib = Ahora reparte usted, así que el <crib>crib</> es suyo. Descarte el seis y el nueve.
lesson-own-crib-why = Esas dos ya suman quince. Dé a su propio <crib>crib</> cartas que valgan algo, o que puedan valerlo con otras.
lesson-wait = La cuenta va por diez. Juegue el as, y guarde su rey.
lesson-wait-why = Las cartas bajas alejan la cuenta del peligro: después de la suya, ni un diez ni una figura hacían quince.
lesson-thirty-one = La cuenta va por { WORDS($count_say_count) }: con su rey hace { WORDS($number_limit) } justos.
lesson-thirty-one-why = { CAP(WORDS($number_limit)) } justos valen dos, y ahí se para el juego. Si se para antes, la última carta vale uno.
lesson-farewell = En su <crib>crib</> había dos seises y dos nueves, y valieron doce. Véalo en la crónica, y pase a la mano siguiente.
lesson-farewell-why = Cada seis con cada nueve hace quince, y además cuentan las parejas. Con { WORDS($option_target) } agujeros se gana la partida.
