# Things to print, cut out and make.

print-pack-title = { $number } cartas
print-paper-small = { $thing } y las marcas de corte no caben en un papel de { $paper }.

making-title = Cómo hacerlo
making-ruler = Impresa a su tamaño, esta línea mide 100 mm.
making-print-heading = Imprimir
making-print = Imprima al 100 %, sin «ajustar a la página». Ponga una regla sobre la línea de abajo antes de imprimir lo demás.
making-pack-heading = Cartas
making-pack = Use cartulina lisa de 200 a 250 gramos por metro cuadrado. Elija la impresión a dos caras: a cada hoja de anversos le siguen sus dorsos, y la impresora puede girar la hoja por cualquiera de los dos bordes. Imprima primero una sola hoja y mírela contra una ventana. Las marcas de las dos caras deben coincidir con medio milímetro de diferencia como mucho. Ponga una regla de acero de marca a marca y corte con una cuchilla afilada, primero los cortes largos. En 1775 una carta se hacía con tres o cuatro papeles pegados. Se prensaba y se pulía con jabón y una piedra lisa para que resbalara bien. Las esquinas rectas son propias de aquella época.
