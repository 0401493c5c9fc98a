# Things to print, cut out and make.

print-pack-title = { $number } cartas
print-paper-small = { $thing } y las marcas de corte no caben en un papel de { $paper }.

making-title = Cómo hacerlo
making-ruler = Impresa a su tamaño, esta línea mide 100 mm.
making-print-heading = Imprimir
making-print = Imprima al 100 %, sin «ajustar a la página». Ponga una regla sobre la línea de abajo antes de imprimir lo demás.
making-pack-heading = Cartas
making-pack = Use cartulina lisa de 200 a 250 gramos por metro cuadrado. Elija la impresión a dos caras: a cada hoja de anversos le siguen sus dorsos, y la impresora puede girar la hoja por cualquiera de los dos bordes. Imprima primero una sola hoja y mírela contra una ventana. Las marcas de las dos caras deben coincidir con medio milímetro de diferencia como mucho. Ponga una regla de acero de marca a marca y corte con una cuchilla afilada, primero los cortes largos. En 1775 una carta se hacía con tres o cuatro papeles pegados. Se prensaba y se pulía con jabón y una piedra lisa para que resbalara bien. Las esquinas rectas son propias de aquella época.

print-notes-title = Billetes y fichas
print-nothing = { $game } solo necesita cartas.
print-board-size = { $number } agujeros
print-deal = Mano { $number }
print-total = Total
print-note-house = Banco de Mr. Crowe
print-note-promise = Prometo pagar al portador, en esta mesa,
print-note-guineas =
    { $number ->
        [1] Una guinea
       *[other] { CAP(WORDS($number)) } guineas
    }
print-note-play = Dinero de juego de la casa. Fuera del juego no compra nada.

making-pegs-heading = El tablero de clavijas
making-pegs = Pegue la página en una tabla de 15 mm de grueso. Marque el centro de cada anillo con un punzón y taladre 10 mm de hondo con una broca de 3 mm. Alise los agujeros y barnice el papel. Corte dos clavijas para cada bando de una brocheta de madera de 3 mm y tíñalas de dos colores. Empiezan en los dos agujeros de la izquierda. Cada fila sigue donde acaba la anterior, y el agujero con anillo termina la partida.
making-cloth-heading = El tapete
making-cloth = En este tapete caben cartas y monedas de verdad. Las cifras al pie de cada página son su fila y su columna. Corte la tira izquierda y la de arriba por las marcas, ponga cada página sobre la anterior y péguelas en un paño verde o en un cartón. Una apuesta en un círculo pequeño vale para las cartas que lo rodean.
making-cases-heading = El contador de cartas
making-cases = Pegue la página en un cartón. Por cada carta jugada, ponga un botón en el siguiente círculo de su fila. Así todos ven qué cartas quedan por salir.
making-dials-heading = Marcadores
making-dials = Pegue la página en cartón rígido y recorte los marcadores y las agujas. Perfore el centro de cada esfera y el anillo pequeño de cada aguja, y únalos con un encuadernador para que la aguja gire.
making-counters-heading = Fichas
making-counters = Pegue las páginas en cartón rígido antes de cortar. Cada ficha vale la cifra que lleva.
making-dishes-heading = Platos
making-dishes = Recorte el plato por el anillo de fuera, corte cada línea hasta el anillo de dentro y doble el borde hacia arriba; pegue cada parte del borde sobre la siguiente.
making-table-heading = La tabla de tiradas
making-table = Separe las dos tablas y péguelas en cartón, una para cada extremo de la sala. Busque la fila de lo que se nombró primero.
making-scores-heading = La hoja de tanteo
making-scores = Escriba los nombres en la fila de arriba. En cada mano, escriba a la izquierda los tantos de la mano y a la derecha la suma hasta entonces.
making-notes-heading = Billetes
making-notes = Use papel fino y firme e imprima por una sola cara, como se imprimían entonces. Corte por la línea de fuera.
