# The lesson. Of each step: what is to be done, and afterwards why.

lesson-lay-out = Le dan cinco cartas, y dos han de ir al crib, que es de quien reparte: descarte la dama y el tres.
lesson-lay-out-why = Lo que hay en el crib cuenta para quien reparte; por eso dio dos cartas que juntas no hacen nada.
lesson-lead = Sale usted, pues quien reparte juega al final: juegue el siete, y se dice su número.
lesson-lead-why = Las cartas se juegan por turno y se van sumando, las figuras como dieces; y nunca más allá de treinta y uno.
lesson-fifteen = Le han hecho pareja a su siete, y son dos; pero la cuenta va por catorce: haga quince con el as.
lesson-fifteen-why = Quien lleva la cuenta a quince avanza dos agujeros. La clavija de delante muestra cuánto lleva.
lesson-pair = Le juegan un seis, y usted tiene otro: juéguelo.
lesson-pair-why = Dos iguales seguidas son pareja, y valen dos; y como el contrario no podía jugar sin pasar de treinta y uno, usted se apuntó uno por la última.
lesson-counted = Ahora se cuentan las manos con la carta descubierta, como dice la cuenta: léala, y siga.
lesson-counted-why = Los quinces valen dos, las parejas dos, una escalera un tanto por carta, y un color de tres, tres. Quien no reparte cuenta primero.
lesson-own-crib = Ahora reparte usted, así que el crib es suyo: descarte el seis y el nueve.
lesson-own-crib-why = Seis y nueve ya son quince; ponga en su propio crib lo que allí pueda crecer.
lesson-wait = La cuenta va por diez. Juegue el as, y guarde su rey.
lesson-wait-why = Las cartas bajas apartan la cuenta del peligro: desde once, ni un diez ni una figura hace quince.
lesson-thirty-one = La cuenta va por veintiuno: su rey hace treinta y uno justo.
lesson-thirty-one-why = Treinta y uno justo son dos agujeros, y ahí se para el juego. Si no se llega, la última carta vale solo uno.
lesson-farewell = En su crib había dos seises y dos nueves, y contaron doce: véalo en la cuenta, y pase al siguiente reparto.
lesson-farewell-why = Cada seis con cada nueve hace quince, y además cuentan las parejas. Con sesenta y un agujeros se gana la partida.
