# Why to stand, to give, to lay out or to play: each speaks for the answer, in ten words or so.

do-stand = Quedarse
do-beg = Pedir
do-give = Dar un tanto
do-run = Correr las cartas
do-lay_away = Descartar { $cards }

hint-any = Tanto da una como otra.
hint-claim = Todas las bazas que quedan son suyas, estén donde estén las cartas.
hint-revoke = En la baza { $number } tenían con qué asistir.
hint-must-run = Un tanto regalado acabaría la partida: no puede hacer otra cosa.
hint-stand =
    { $number ->
        [0] Tal como va el tanteo, no hace falta otro palo.
        [one] { CAP($often) } su triunfo es el más alto <en-juego>en juego</>.
       *[other] Tiene { WORDS($number) } triunfos; el mejor es Alto: { $often }.
    }
hint-beg = Sin dos triunfos ni uno alto, le conviene más otro palo.
hint-give =
    { $number ->
        [0] En los repartos que he probado, el tanto le costaba menos que otro palo.
        [one] El triunfo que tiene puede bastar, y así no le piden más.
       *[other] { CAP(WORDS($number)) } triunfos valen más que el tanto.
    }
hint-run = Con tan pocos triunfos le conviene más otro palo.
hint-lay-away = Guarde triunfos, y luego dieces, ases y reyes.
hint-only = Es la única carta que puede jugar.
hint-lead-trump = Puede cazar una sota o un diez sin guarda.
hint-draws-trump = Puede hacer salir otro triunfo.
hint-lead-count = Gana la baza, si no le cae encima una carta mejor o un triunfo.
hint-lead-small = Para <juego>Juego</> no cuenta nada, y acorta el palo.
hint-throws-count = Quizá regale { WORDS($number) } para <juego>Juego</>, pero conserva las demás para después.
hint-partner-wins = Su pareja tiene por ahora la mejor carta de la baza.
hint-throws-small = Ninguna otra carta que pueda jugar regala menos.
hint-makes-knave = Gana la baza, y con ella el tanto de la sota.
hint-risks-knave = Gana el tanto de la sota, si no le cae encima un triunfo más alto.
hint-takes-count = Gana { WORDS($number) } para <juego>Juego</>.
hint-best-so-far = Por ahora es la mejor carta de la baza.
hint-takes = Gana la baza, y la salida.
