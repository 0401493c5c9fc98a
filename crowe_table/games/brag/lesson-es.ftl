# The lesson. Of each step: what is to be done, and afterwards why.

lesson-fold = Tres cartas, todas bajas y sin parentesco: la mayor es un seis. Seguir cuesta una ficha en cada turno: retírese.
lesson-fold-why = Ni pareja, ni escalera, ni color: una mano así se deja pronto, y solo le ha costado la ficha que todos ponen.
lesson-second = El último que queda se lleva el bote, y no tiene que mostrar nada. Pase al siguiente reparto.
lesson-second-why = Todos ponen una ficha en el bote antes de ver una carta; así siempre hay algo por lo que envidar.
lesson-raise = ¡Una pareja de nueves! Una pareja llega una vez de cada seis: suba el precio, y apueste dos fichas.
lesson-raise-why = Quien quiera seguir ha de pagar ahora tanto como usted. Que se lo piense quien tenga media mano.
lesson-see = Uno se ha retirado, y otro no se deja echar. Quedan dos, así que puede ver las cartas del otro por el doble: hágalo.
lesson-see-why = Solo cuando quedan dos se puede ver al otro; a quien paga por ello le muestran la mano.
lesson-yield = Ahí hay una pareja de dieces, que gana a sus nueves. No tiene que mostrar lo que tenía: ceda el bote.
lesson-yield-why = Lo que no muestra no lo sabe nadie; en la próxima apuesta no sabrán qué querían decir sus dos fichas.
lesson-third = Un trío gana a todo; luego la escalera de color, la escalera, el color, la pareja, y la carta mayor. Pase al siguiente reparto.
lesson-third-why = Qué gana a qué se dice en la mesa, en el cuadro: púlselo, y se lee en grande.
lesson-brag = La carta mayor, un ocho: nada de nada. Pero habla usted primero. Presuma: apueste tres fichas, y no mude el semblante.
lesson-brag-why = Le creyeron, y se retiraron: el bote es suyo con la peor mano de la mesa. Por eso el juego se llama Brag, que es presumir.
lesson-after = Nadie sabrá nunca lo que tenía. Pase al siguiente reparto.
lesson-after-why = Hágalo pocas veces: a quien siempre presume, siempre lo ven.
