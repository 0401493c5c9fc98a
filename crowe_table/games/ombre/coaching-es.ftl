# Cards for first deals: what is new at a question.

coach-bid = La <entrada>Entrada</> se juega con un compañero que nadie conoce, el <solo>Solo</> a solas, la <bola>Bola</> a solas y por todas las bazas.
coach-call = Quien tiene el <as-llamado>as llamado</> es su pareja, y lo calla hasta que se juega el as.
coach-words = Quien juega es el <hombre>Hombre</>, a solas contra los otros dos, y necesita más bazas que cada uno de ellos.
coach-name-trump = Los ases negros son siempre <triunfo>triunfos</>. Elija el palo del que tenga más cartas altas.
coach-change = Descarte lo que no hará baza, y tome otras tantas. Guarde los <triunfo>triunfos</> y los reyes.
coach-lead = Gana el triunfo más alto, o si no la carta más alta del palo de salida. La tabla da el orden de los <triunfo>triunfos</>.
