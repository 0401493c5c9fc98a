# Why to stand, to give, to lay out or to play: each speaks for the answer, in ten words or so.

do-stand = Quedarse
do-beg = Pedir
do-give = Dar un tanto
do-run = Correr las cartas
do-lay_away = Descartar { $cards }

hint-any = Lo mismo da una que otra.
hint-claim = Todo lo que queda es suyo, estén donde estén las cartas.
hint-revoke = En la baza { $number } tenían lo que pedía la ley.
hint-must-run = Un regalo acabaría la partida: no hay otra cosa.
hint-stand =
    { $number ->
        [0] Otro palo no tiene por qué ser mejor, y lo dice el tanteo.
        [one] { CAP($often) } su triunfo es el más alto en juego.
       *[other] Tiene { WORDS($number) } triunfos; el mejor es Alto: { $often }.
    }
hint-beg = Sin dos triunfos, o uno alto, le conviene más otro palo.
hint-give =
    { $number ->
        [0] Al probar los repartos, el tanto le costaba menos que otro palo.
        [one] El triunfo que tiene puede bastar, y acaba la petición.
       *[other] { CAP(WORDS($number)) } triunfos valen más que el tanto.
    }
hint-run = Con tan pocos triunfos le sirve más otro palo.
hint-lay-away = Guarde triunfos, y luego dieces, ases y reyes.
hint-only = Es la única carta que la ley le deja.
hint-lead-trump = Puede pillar una sota o un diez sin guarda.
hint-draws-trump = Puede hacer salir otro triunfo.
hint-lead-count = Gana la baza, si no cae sobre ella una carta mejor ni un triunfo.
hint-lead-small = No cuenta nada para Juego, y acorta el palo.
hint-throws-count = Quizá regale { WORDS($number) } para Juego, pero conserva sus otras cartas para después.
hint-partner-wins = Su compañero tiene por ahora la mejor carta de la baza.
hint-throws-small = Ninguna carta que pueda jugar regala menos.
hint-makes-knave = Gana la baza, y con ella el tanto de la sota.
hint-risks-knave = Gana el tanto de la sota, si no cae encima un triunfo más alto.
hint-takes-count = Gana { WORDS($number) } para Juego.
hint-best-so-far = Es por ahora la mejor carta de la baza.
hint-takes = Gana la baza, y la salida.
