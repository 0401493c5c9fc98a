# Why to bid, to lay out or to play: each speaks for the answer, in ten words or so.

do-pass_bid = Pasar
do-order_up = Mandar que la tome
do-order_up_alone = Mandar que la tome, y a solas
do-assist = Apoyar
do-assist_alone = Apoyar, y a solas
do-take_up = Tomarla
do-take_up_alone = Tomarla, y a solas
do-turn_down = Rechazarla
do-name = Que pinten { $suit }
do-name_alone = Que pinten { $suit }, y a solas
do-lay_out = Descartar { $card }
do-keep_hand = Dejar la muestra
do-defend_alone = Defender a solas
do-defend_together = Defender con su pareja
do-ruff = Hacer el ruff y tomar el talón
do-leave_stock = Dejar el talón
do-lay_out_four = Descartar { $cards }
do-call = Preguntar: «¿Tiene uno?»
do-answer = Responder que lo tiene
do-pass = No cantar


hint-any = Tanto da una como otra.
hint-only = No tiene otra opción.
hint-claim = Todas las bazas que quedan son suyas, estén donde estén las cartas.
hint-revoke = En la baza { $number } no asistieron al palo, aunque podían.

## Bids. “The count” is told in the book, under Good play.

hint-makes = Su bando hace tres bazas { $often }.
hint-makes-than = Tres bazas con { $suit }: { $often }; con { $suit_other }: { $share }.
hint-march = <a-solas>A solas</> gana usted las cinco bazas { $often }.
hint-pass-unlikely = Repartos en los que haría tres bazas con { $suit }: { $share }.
hint-pass-better = Pasar no da menos. Repartos en los que haría tres bazas con { $suit }: { $share }.
hint-count = Según la cuenta, su mano vale { WORDS($number) } con { $suit } de triunfo, y eso basta.
hint-trumps = Tendría { WORDS($number, form: "m") } triunfos.
hint-bower = Tendría uno de los dos <bowers>bowers</>, los mejores triunfos.
hint-few-trumps = Tendría muy pocos triunfos.
hint-count-low = Según la cuenta, su mano es demasiado débil para elegir triunfo.

## Laying out, and playing alone.

hint-void = Se queda sin { $suit }, y podrá fallar ese palo.
hint-lowest = Es la más baja que tiene fuera de los triunfos.
hint-lay-out-plain = Conserva sus triunfos y sus ases.
hint-defend = Entre dos es más fácil impedir la bola.
hint-defend-alone = Tiene los dos <bowers>bowers</>: si el otro fracasa, su bando se apunta cuatro tantos.

## Ruff and Honours.

hint-call = Tres <honores>honores</> entre los dos ganan la partida en el acto.
hint-answer = Tiene un honor, y debe decirlo.
hint-ruff = No cuesta nada: de dieciséis cartas conserva las doce que prefiera.
hint-lay-out-four = Conserva todos los triunfos, y podrá fallar un palo que ya no tiene.
hint-lay-out-low = Conserva todos los triunfos y todos los ases.

## Leading.

hint-cash = Es la mejor carta de su palo, y los contrarios no tienen triunfos.
hint-best-trump = Es el triunfo más alto que queda, y saca los de los contrarios.
hint-lead-best = Es la mejor carta de su palo, y no se sabe de nadie que esté fallo.
hint-partner-trumps = Su pareja no tiene de este palo, y puede fallar.
hint-lead-trump = Saca triunfos, y quizá los contrarios aún tengan alguno.
hint-trump-kept = Es segura: a ningún contrario le queda un triunfo.
hint-lead-single = Es su única carta de este palo: podrá fallar cuando vuelva a salir.
hint-lead-lowest = Salga con la más baja que tiene fuera de los triunfos, y guarde las mejores.
hint-lead-top = Puede hacer salir una carta más alta, y la siguiente suya vale casi lo mismo.
hint-lead-high = No tiene triunfos: salga con su carta más alta mientras aún pueda ganar.

## Following, and throwing away.

hint-partner-has-it = La baza es de su pareja: no gaste nada en ella.
hint-last = Juega usted el último, y es la más baja que gana la baza.
hint-trumps-in = No tiene del palo de salida: falle.
hint-takes = Gana la baza, jueguen lo que jueguen los demás.
hint-beats = Gana a todas las jugadas hasta ahora.
hint-partner-wins = Su pareja va ganando esta baza: juegue una carta que no le haga falta.
hint-cannot-win = No puede ganar esta baza: juegue la más baja.
hint-discard-void = Así no le queda nada de este palo, y podrá fallarlo.
hint-keeps-trumps = Guarda sus triunfos para más tarde.
hint-low-for-later = Guarda sus cartas más altas de este palo para más tarde.
hint-keeps-best = Guarda { $card } para una baza mejor.
