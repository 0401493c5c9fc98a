# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Gane el bote: con las mejores cartas, o haciendo que todos los demás se retiren antes de que se vean.
lesson-fold = Ni pareja, ni escalera, ni color, y su carta más alta es un seis. Seguir cuesta { $farthings_say_wager } en cada turno: retírese.
lesson-fold-why = Una mano así se deja pronto. No le cuesta más que la <entrada>entrada</>, que han puesto todos.
lesson-second = Quien se queda solo se lleva el bote, y no tiene que mostrar ninguna carta. Pase a la mano siguiente.
lesson-second-why = Todos ponen { $farthings_0 } en el bote antes de ver una carta; así siempre hay algo que ganar.
lesson-raise = ¡Una pareja de nueves! Solo una de cada { WORDS($number_one_in_pair) } manos es una pareja. Suba el precio: apueste { $farthings }.
lesson-raise-why = Quien quiera seguir tiene que pagar ahora tanto como usted. Con malas cartas, se lo pensará.
lesson-see = Un jugador se ha retirado y el otro sigue. Ya solo quedan ustedes, así que puede ver esas cartas por el doble: hágalo.
lesson-see-why = Solo se pueden ver otras cartas cuando no queda nadie más. A quien paga por ello, se las muestran.
lesson-yield = ¡Una pareja de dieces! Gana a sus nueves. No tiene que mostrar lo que tiene: ceda.
lesson-yield-why = Con cartas iguales también habría perdido, pues usted pagó por ver. Lo que no muestra no lo sabe nadie.
lesson-third = El <trio>trío</> gana a todo. Le siguen la escalera de color, la escalera, el color, la pareja y la carta más alta. Pase a la mano siguiente.
lesson-third-why = El cuadro de la mesa dice qué gana a qué. Púlselo para leerlo en grande.
lesson-brag = Su carta más alta es un ocho: casi nada. Pero habla usted primero. Eche un farol: apueste { $farthings }, y no mueva ni una ceja.
lesson-brag-why = Le han creído y se han retirado. El bote es suyo, sin pareja, escalera ni color. Por eso el juego se llama Brag: fanfarronear.
lesson-after = Nadie sabrá nunca lo que tenía. Pase a la mano siguiente.
lesson-after-why = Hágalo pocas veces: si va siempre de farol, siempre habrá quien pague por ver.
