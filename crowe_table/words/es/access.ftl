# Lo que dice un lector de pantalla además de lo impreso.
access-window = Crowe’s Table
access-hand-own = Sus cartas
access-hand = { $who ->
    [you] Sus cartas
   *[other] La mano de { $seat }
}
access-trick = Cartas jugadas
access-taken = { $who ->
    [you] Cartas que ha ganado usted
   *[other] Cartas que ha ganado { $seat }
}
access-cards-of = { $who ->
    [you] Sus cartas en la mesa
   *[other] Las cartas de { $seat }
}
access-of = { $who ->
    [you] { $name }, de usted
   *[other] { $name }, { $seat }
}
access-pack = La baraja
access-cards = Cartas en la mesa
access-empty = Ahora no hay cartas aquí.
access-number =
    { $number ->
        [one] una carta
       *[other] { WORDS($number, form: "f") } cartas
    }
access-may-play = se puede jugar
access-may-choose = se puede elegir
access-not-now = ahora no
aloud-ticked = marcado
aloud-not-ticked = sin marcar
aloud-chosen = elegido
access-place = Lugar { $number } de { $count }
access-pair = { $name }: { $value }
access-players = Jugadores
access-turn = le toca
access-alone = juega a solas
access-out = fuera del juego
access-things = En la mesa
access-cloth = El paño
access-acts = Su respuesta
access-helps = Ayuda
access-dice = Dados
access-dice-box = El cubilete
access-count = La cuenta
access-trumps = Pintan { $suit }
access-board = El tablero de clavijas
access-stake-plain = { $name }: { $told }
access-stake-coppered = { $name }: { $told }, con cobre
access-stake-bent = { $name }: { $told }, con la carta doblada
access-difficulty = dificultad { $number } de { $count }
access-first = Al principio
access-back = Un paso atrás
access-on = Un paso adelante
access-last = Al final
access-terms = Palabras explicadas
access-about-pack = Las cartas que no se han repartido
access-about-board = Las clavijas de sus agujeros marcan el tanteo
access-about-coins = Monedas que están sobre la mesa
access-about-tricks = Las bazas de cada bando
access-about-sign = El palo de triunfo gana a los demás
access-about-dials = Un tanteo; las agujas señalan millares, centenas y decenas
access-about-score-cards = Un tanteo, marcado con dos cartas
access-about-count = Esto suman las cartas jugadas hasta ahora
access-manner-even = { $level }, de juego constante
access-manner-bold = { $level }, de juego atrevido
access-manner-careful = { $level }, de juego prudente
access-manner-wayward = { $level }, de juego sorprendente
access-tricks = { $alone ->
    [1] Sus bazas: { $number }; las de ellos: { $number_other }
   *[0] Nuestras bazas: { $number }; las de ellos: { $number_other }
}
