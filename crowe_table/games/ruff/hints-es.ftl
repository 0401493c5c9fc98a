# Why to bid, to lay out or to play: each speaks for the answer, in ten words or so.

do-pass_bid = Pasar
do-order_up = Mandar tomarla
do-order_up_alone = Mandar tomarla, y a solas
do-assist = Apoyar
do-assist_alone = Apoyar a solas
do-take_up = Tomarla
do-take_up_alone = Tomarla, y a solas
do-turn_down = Volverla
do-name = Elegir { $suit }
do-name_alone = Elegir { $suit }, a solas
do-lay_out = Descartar { $card }
do-keep_hand = Dejar la muestra
do-defend_alone = Defender a solas
do-defend_together = Defender con su pareja
do-ruff = Hacer el ruff
do-leave_stock = Dejar el talón
do-lay_out_four = Descartar { $cards }
do-call = Preguntar: ¿tiene uno?
do-answer = Responder que lo tiene
do-pass = No cantar

hint-any = Lo mismo da una que otra.
hint-only = Es la única respuesta que la ley le deja.
hint-claim = Todo lo que queda es suyo, estén donde estén las cartas.
hint-revoke = En la baza { $number } tenían del palo de salida.
hint-call = Tres honores entre los dos acaban la partida en el acto.
hint-ruff = No cuesta más que elegir cuatro cartas.
hint-lay-out-four = Guarde todos los triunfos, y quítese un palo corto.
hint-count =
    { $number ->
        [one] Su mano cuenta uno, y aquí es bastante.
       *[other] Su mano cuenta { WORDS($number) }, y aquí es bastante.
    }
hint-count-pass = Lo que hagan los otros con ello vale más.
hint-alone =
    { $number ->
        [one] Con un triunfo, y el mejor, las cinco bazas pagan cuatro.
       *[other] Con { WORDS($number, form: "m") } triunfos pueden caer las cinco bazas, que pagan cuatro.
    }
hint-makes = Su bando hace tres bazas: { $often }.
hint-march = A solas gana las cinco: { $often }.
hint-void = Le deja sin { $suit }, y en condiciones de fallar.
hint-lowest = Es lo que menos falta le hace.
hint-defend = Es más probable que dos impidan la marcha, y no uno.
hint-defend-alone = Con los dos bowers, un euchre paga cuatro.
hint-lead-trump = Saca los triunfos del contrario.
hint-lead-ace = Gana antes de que a alguien le falte el palo.
hint-lead-plain = Es la que menos regala.
hint-trumps-in = Falla la baza.
hint-wins = Gana la baza.
hint-spares = Esa baza no la puede ganar: guarda las cartas mejores.
