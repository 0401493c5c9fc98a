# The lesson. Of each step: what is to be done, and afterwards why.

lesson-shuffle = Le toca repartir, y con ello lleva la banca. Baraje una vez más.
lesson-shuffle-why = Los demás levantan un paquete cada uno, y usted se queda el resto; nadie mira. Apuestan por su última carta contra la de usted.
lesson-paid = Usted descubrió un cinco, y ellos un seis, un siete y un seis: todos ganan a la banca, y cobran. Siga.
lesson-paid-why = No había nada que hacer: el Blind Hookey es pura suerte, y por eso se jugaba tan deprisa y por tanto.
lesson-cut = Ahora reparte su vecino. Corte la baraja.
lesson-cut-why = Corta quien se sienta antes de quien reparte, para que nadie sepa dónde está ninguna carta.
lesson-lift = Levante su paquete: cuatro cartas de la baraja.
lesson-lift-why = Levante cuantas quiera, con tal que queden bastantes para los que vienen después.
lesson-stake = Apueste una ficha por él, y no mire.
lesson-stake-why = Primero se descubre la carta de quien reparte, y luego la suya: una más alta gana lo apostado, una más baja lo pierde.
lesson-lost = Quien reparte enseñó un seis, y usted un as, la más baja de todas. Su ficha se ha ido. Siga.
lesson-lost-why = Con otro seis habría perdido lo mismo: los empates son de la banca. Esa es toda su ventaja.
lesson-cut-again = La banca conserva el reparto. Corte otra vez.
lesson-cut-again-why = Con un paquete grueso o delgado, todo es lo mismo: cada carta de abajo es tan probable como otra.
lesson-any = Levante seis cartas, o las que quiera otro día.
lesson-any-why = Ningún paquete es mejor que otro antes de volverlo, digan lo que digan los entendidos.
lesson-dare = Apueste una ficha otra vez.
lesson-dare-why = Gana menos veces que quien reparte, por una de cada diecisiete o así: son los empates.
lesson-won = Un seis para quien reparte y un ocho para usted: cobra. Pase a la mano siguiente.
lesson-won-why = Donde las posibilidades son fijas, no hay más maña que saber cuándo levantarse.
