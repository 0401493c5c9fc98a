### What the computer players say now and then: two favourite sayings each, and words after a win, a loss and a bluff.

## sharp

saying-sharp-1 = Miro al más audaz y lo sigo.
saying-sharp-2 = Una buena idea merece un robo.
saying-sharp-win = Solo he copiado a alguien más listo.
saying-sharp-loss = He seguido a la casaca equivocada.
saying-sharp-bluff = ¡Descubierto! ¿Quién le enseñó a mirar así?

## pimlott

saying-pimlott-1 = Llama pequeña dura más.
saying-pimlott-2 = La paciencia nunca me costó nada.
saying-pimlott-win = ¡Vaya! ¿Quién lo hubiera dicho?
saying-pimlott-loss = Sobreviviré. Era poca cosa.
saying-pimlott-bluff = Ay. ¿Lo llevaba escrito en la nariz?

## fenn

saying-fenn-1 = ¡A toda vela y todo recto!
saying-fenn-2 = Quien teme al viento se queda en puerto.
saying-fenn-win = ¡Una presa! Súbanla a bordo.
saying-fenn-loss = Una vía de agua en el casco.
saying-fenn-bluff = Bandera falsa, y usted la vio.

## tolliver

saying-tolliver-1 = A la suerte le gusta repetir.
saying-tolliver-2 = Voy adonde va la suerte.
saying-tolliver-win = ¡Sabía que volvería!
saying-tolliver-loss = La suerte ha cambiado de silla.
saying-tolliver-bluff = Soy mala actriz, por lo visto.

## hask

saying-hask-1 = Dosis pequeña, pero a menudo.
saying-hask-2 = Primero miro, luego pienso.
saying-hask-win = El remedio ha funcionado.
saying-hask-loss = Una píldora amarga.
saying-hask-bluff = Me ha tomado usted el pulso.

## ogle

saying-ogle-1 = Nunca me quedo a medio camino.
saying-ogle-2 = La noche es joven, y yo también.
saying-ogle-win = ¡Y ahora, más!
saying-ogle-loss = Eso me abre el apetito.
saying-ogle-bluff = ¡Qué buena vista tiene usted!

## quill

saying-quill-1 = Lo apunto todo.
saying-quill-2 = Más valen dos esperanzas pequeñas que una grande.
saying-quill-win = Eso va en la columna buena.
saying-quill-loss = Eso va en la otra columna.
saying-quill-bluff = Un borrón en mi hoja.

## barrow

saying-barrow-1 = Una dama nunca tiene prisa.
saying-barrow-2 = Arriba y abajo, como un columpio.
saying-barrow-win = Como debe ser.
saying-barrow-loss = Qué cosa tan rara.
saying-barrow-bluff = No se mira así a la gente.

## tapley

saying-tapley-1 = Se sube la escalera y se vuelve a bajar.
saying-tapley-2 = Ánimo, solo es un juego.
saying-tapley-win = ¡Qué alegría!
saying-tapley-loss = Todavía sonrío, ¿lo ve?
saying-tapley-bluff = Me reí demasiado pronto.

## battle

saying-battle-1 = Buen fuego y juego serio.
saying-battle-2 = Sin charla, por favor.
saying-battle-win = Así se juega.
saying-battle-loss = No me quejo.
saying-battle-bluff = Me está bien empleado.

## prince

saying-prince-1 = Dos veces es mejor que una.
saying-prince-2 = Lo que pierdo lo recupero.
saying-prince-win = ¡Ahí está, ya lo tengo!
saying-prince-loss = Entonces seré el doble de audaz.
saying-prince-bluff = Así que me ha calado usted.

## tom

saying-tom-1 = ¡Un paso, dos pasos, tres!
saying-tom-2 = ¿Puedo quedarme a una más?
saying-tom-win = ¿Lo ha visto usted?
saying-tom-loss = ¡Otra vez! Quiero otra.
saying-tom-bluff = ¿Cómo lo sabía usted?

## domino

saying-domino-1 = Adivine quién soy.
saying-domino-2 = Con máscara no se teme nada.
saying-domino-win = La máscara sonríe.
saying-domino-loss = La máscara oculta mis lágrimas.
saying-domino-bluff = Ha mirado usted tras la máscara.

## delorme

saying-delorme-1 = La banca está abierta a todos.
saying-delorme-2 = La banca nunca duerme.
saying-delorme-win = La banca le da las gracias.
saying-delorme-loss = La banca paga con mucho gusto.
