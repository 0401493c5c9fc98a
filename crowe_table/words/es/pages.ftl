# What the pages of the booke say: the title, taking a seat, tables kept, the furniture, and the ends of games.

## The title page.

frontispiece-name = { CAP($rank) } de { CAP($suit) }
frontispiece-kings = «Ved cuatro Reyes, graves y acatados,»
frontispiece-queens = «y cuatro bellas Damas con su flor,»
frontispiece-knaves = «cuatro Sotas de corto, fiel cuadrilla;»
frontispiece-poet = Mr. Pope.

## Saved games, told in a line.

saved-told = { $game }: { $score }, el { $date }
saved-told-many = { $game }, { $number } en la mesa, el { $date }
saved-told-lesson = { $game }, el { $date }
saved-lesson = { $game }: la lección
saved-so = { $score } · { $state }
saved-side = { $names } { $score }

date-and-hour = { $date }, { $hour }
date = { $day } de { $month } de { $year }
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre

## Take a Seat.

seat-for = para { $numbers }
seat-option-altered = { $option } (cambiada)
seat-option-in-book = El libro dice: { $value }.
list-to = { $first } a { $last }
list-or = { $before } o { $last }

## Saved games.

saved-unknown = Mesa desconocida
saved-last-played = jugada por última vez el { $date }
saved-at-deal = mano { $number }

## About this table.

about-ace-name = El as del impuesto
about-ace = Desde 1765 la Oficina del Timbre imprimía ella misma el as de picas, como prueba de que la baraja había pagado un impuesto de seis peniques. Falsificarlo llevaba a la horca. Este as es nuestro, y no paga impuesto.
about-house-heading = Qué es esto
about-house =
    Esta es una mesa de juego como pudo haberla en un café de Londres en 1775: tapete verde, cartas de reverso liso y esquinas rectas, un tablero de sesenta y un agujeros y un libro de reglas.

    Puede sentarse a ella en solitario, con jugadores de la casa; con otras personas a su lado; o con unos y otras. { $kept }

    Ningún jugador de la casa ve una carta que usted no pudiera ver desde esa misma silla, y nadie puede elegir las cartas. Cuando acaba una partida se muestra la semilla de la que salió, y cualquiera puede repartirla de nuevo.

    La mesa no habla con nadie fuera de esta sala.

    Crowe’s Table, edición { $version }
about-books-heading = Cuatro libros viejos
about-books =
    Mr. Crowe’s Games: modo de jugar y apostar al Brag, Cribbage, Piquet, Reverse, Speculation y Hazards. Primera edición, Londres, impresa y vendida por N. Crowe fuera de Temple Bar, 1775.

    Una enciclopedia, de la que quedan las hojas que tratan de naipes: el Cribbage para cuatro y para dos, y sus leyes.

    Un ensayo sobre los juegos de las timbas: los dados, el Faraón, el Basset y el Bacará.

    Hoyle’s Games Modernized: las leyes y el juego de una época posterior, cuando las mesas se habían vuelto más serias.

    Donde un libro calla, o dos de ellos no concuerdan, el libro de reglas dice qué ha decidido esta casa y por qué.
about-money-heading = Del dinero
about-money =
    Una guinea eran veintiún chelines; un chelín, doce peniques; y un penique, cuatro cuartos. Aún no había peniques de cobre: se pagaba con medios peniques.

    Un peón de Londres tardaba unas dos semanas en ganar una guinea.

    Las monedas de esta mesa no valen nada y no se pueden comprar. Si prefiere no jugar con monedas, juegue con fichas, o ponga la apuesta a cero y juegue por gusto.
about-types-heading = La letra
about-types =
    Lo que lee está compuesto en Crowe Caslon, fundida para esta mesa a partir de la Libre Caslon Text de Pablo Impallari y Rodrigo Fuenzalida, con palos, florones y la ese larga añadidos.

    Los títulos están en los tipos Fell de Oxford, recuperados por Igino Marini; la letra de mano es Pinyon Script, de Nicole Fally y Eben Sorkin.

    Todas están bajo la SIL Open Font License, versión 1.1. Las licencias están junto a los tipos, en la carpeta del programa.
about-made-heading = Cómo se hizo
about-made =
    Las cartas se dibujaron como planchas, una por color, y se imprimieron en el orden antiguo: amarillo, rojo, azul y negro con plantilla, y después la línea. El tablero, las monedas, el papel y todos los sonidos se hicieron para esta mesa.

    El programa está escrito en Python, sobre pygame-ce y pygame_gui, con msgspec, Fluent, platformdirs y Rich. Es libre, bajo la licencia MIT: puede leerlo, cambiarlo y regalarlo.

## The Rule Booke.

booke-figure = { $caption }.
figure-board = El tablero
booke-ordinary = Letra menor

## Settings.

settings-as-in-1775 = Como en 1775

## On paper.

card-title = Las reglas de { $game }
card-foot = El libro entero, con consejos para jugar bien, decisiones y vocabulario, está sobre la mesa.
card-plan = La mesa vista desde arriba, para { $number } jugadores. Usted se sienta abajo.
card-foot-more = En el libro que hay sobre la mesa, además: { $sections }.
slip-head = En Crowe’s Table
slip-score = { $number ->
    [one] un tanto
   *[other] { $number } tantos
}
slip-hands = Las últimas manos
slip-code = Escriba estas palabras en una mesa nueva y le saldrán las mismas cartas.
print-card = Imprimir la tarjeta
print-slip = Imprimir la nota
print-heading = La imprenta
print-going-on = Se está imprimiendo…
print-written = Guardado en { $file }
print-not-written = No se pudo escribir { $file }: { $why }
print-fault = No se pudo imprimir. El registro dice qué ha fallado.
print-close = Listo
