# La línea de órdenes: ayuda y mensajes de error.

cli-usage = uso:
cli-group-named = argumentos
cli-group-command = opciones
cli-group-all = opciones comunes

cli-all-usage = crowe-table [orden] [opciones]
cli-play-usage = crowe-table play SLUG [opciones]
cli-list-usage = crowe-table list [opciones]
cli-exhibits-usage = crowe-table exhibits [opciones]
cli-simulate-usage = crowe-table simulate SLUG [opciones]
cli-check-usage = crowe-table check FILE ... [opciones]
cli-open-usage = crowe-table open FILE [opciones]
cli-show-usage = crowe-table show FILE [opciones]
cli-shot-usage = crowe-table shot SLUG --out PNG [opciones]

cli-all = Una mesa de juego a la luz de las velas, para los juegos de cuatro antiguos libros de reglas.
cli-all-more =
    órdenes:
      (ninguna)               abre la página del título
      play SLUG               abre la ventana en una mesa
      open FILE               abre la ventana con la partida de un archivo
      list                    enumera los juegos, sus modalidades y sus opciones
      exhibits                enumera las manos célebres
      simulate SLUG           hace jugar al ordenador contra sí mismo
      check FILE ...          comprueba partidas guardadas
      show FILE               muestra una partida guardada como texto
      review FILE             compara las jugadas de una partida terminada con las mejores
      shot SLUG --out PNG     dibuja una mesa en un archivo de imagen
      exhibit [TOML]          funciona sin vigilancia en una exposición
      card SLUG --out PDF     imprime las reglas de un juego en una página
      rulings SLUG            muestra las decisiones de un juego junto a las palabras de su libro
      slip FILE --out PDF     imprime el resultado de una partida terminada, para llevárselo
      print THING --out PDF   imprime cartas, tableros o billetes para recortar

    «crowe-table ORDEN --help» muestra las opciones de una orden.
    Un error de uso termina con el código 2.

cli-play = Abre la ventana en una mesa con jugadores que maneja el ordenador.
cli-play-more =
    ejemplos:
      crowe-table play cribbage
      crowe-table play cribbage --seats 4 --level sharp
      crowe-table play cribbage --seed 1775        siempre las mismas cartas

cli-open = Abre la ventana con la partida de un archivo, para seguirla o, si ha terminado, para verla otra vez. El archivo se copia entre las partidas guardadas. Sin archivo, abre la portada.
cli-open-more =
    ejemplos:
      crowe-table open evening.crowe

cli-list = Enumera los juegos: sus modalidades, con la fuente y el número de jugadores, y cada opción, con sus valores permitidos y el valor por omisión.
cli-list-more =
    ejemplos:
      crowe-table list
      crowe-table list --json

cli-exhibits = Enumera las manos célebres: la historia de cada una y lo que debe hacer el jugador.
cli-exhibits-more =
    ejemplos:
      crowe-table exhibits
      crowe-table exhibits --json

cli-simulate = Hace jugar al ordenador contra sí mismo, sin ventana, y muestra los ganadores, el número de manos, la velocidad y el total de las cuentas, que debe ser cero.
cli-simulate-more =
    ejemplos:
      crowe-table simulate cribbage --games 1000 --level learner
      crowe-table simulate cribbage --seats 4 --seed 1775 --json
      crowe-table simulate whist --games 1 --transcript --hints

    La misma semilla da las mismas partidas. Si tarda, el terminal muestra una barra de avance.

cli-check = Comprueba partidas guardadas volviéndolas a jugar. De cada una dice si está bien, incompleta (con la última línea que sirve) o dañada (con el motivo). Los archivos no cambian.
cli-check-more =
    El código de salida es 0 si todas están bien, 1 si alguna no lo está y 2 si alguna no se puede
    abrir.

    ejemplo:
      crowe-table check ~/.local/share/crowe-table/sessions/*.crowe

cli-show = Muestra una partida guardada como texto, tal como la vio un espectador o un jugador. No nombra las cartas que este no podía ver.
cli-show-more =
    ejemplos:
      crowe-table show game.crowe
      crowe-table show game.crowe --seat 0 --json

    Para ver lo que ve un jugador en una partida sin terminar hace falta --referee. La partida queda
    marcada y se avisa a sus jugadores.
      crowe-table show game.crowe --seat 0 --referee

cli-review-usage = crowe-table review FILE [opciones]
cli-review = Compara las jugadas de un jugador en las manos terminadas de una partida con las mejores, según lo que podía saber. Dice cuánto costaron las más caras y cómo habría jugado un maestro las mismas cartas.
cli-review-more =
    ejemplo:
      crowe-table review evening.crowe --seat 0 --json
cli-review-seat-help = asiento del jugador, desde 0 (por omisión: la primera persona)
cli-review-no-deal = Ninguna mano de esta partida ha terminado. El repaso solo juzga las terminadas.
cli-review-head =
    { $number ->
        [one] { $name }: una jugada
       *[other] { $name }: { $number } jugadas
    }

cli-shot = Dibuja una mesa después de algunas jugadas del ordenador, vista desde el primer asiento. Con la palabra «title» en lugar de un juego, dibuja la página del título. No hace falta pantalla.
cli-shot-more =
    ejemplos:
      crowe-table shot cribbage --seed 1775 --actions 12 --size 1920x1080 --out table.png
      crowe-table shot title --language es --out titulo.png

cli-card-usage = crowe-table card SLUG --out PDF [opciones]
cli-card = Imprime las reglas de un juego en una página: el resumen de un minuto y todas las reglas que quepan.
cli-card-more =
    ejemplos:
      crowe-table card cribbage --out cribbage.pdf
      crowe-table card cribbage --preset hoyle6 --rule target=61 --out cribbage.pdf

cli-rule-help = cambia una opción de la modalidad; se puede repetir («list» las enumera)
cli-rulings-usage = crowe-table rulings SLUG [--out PDF] [opciones]
cli-rulings = Muestra las decisiones de un juego: lo que dice su libro, lo que deja sin decir, lo que hacemos nosotros y quién más lo hace así. Primero van las que se apartan del libro.
cli-rulings-more =
    ejemplos:
      crowe-table rulings cribbage
      crowe-table rulings cribbage --out rulings.pdf
cli-no-rulings = No hay decisiones escritas para { $game }.

cli-slip-usage = crowe-table slip FILE --out PDF [opciones]
cli-exhibit-usage = crowe-table exhibit [TOML] [opciones]
cli-exhibit = Funciona sin vigilancia en una exposición: el programa ocupa toda la pantalla, juega hasta que alguien la toca y se reinicia tras un fallo. El personal sale con el PIN del archivo de ajustes; sin PIN no se abre.
cli-exhibit-more =
    ejemplos:
      crowe-table exhibit --write table.toml       escribe unos ajustes con un PIN al azar
      crowe-table exhibit --check table.toml
      crowe-table exhibit table.toml
cli-settings-help = archivo de ajustes, que contiene el PIN
cli-write-help = escribe un archivo de ajustes con comentarios y un PIN al azar, muestra el PIN una vez y termina
cli-check-settings-help = señala los errores de un archivo de ajustes y termina
cli-slip = Imprime la hoja de una partida terminada en media hoja: el ganador y su ventaja, las últimas manos y la clave.
cli-slip-more =
    ejemplo:
      crowe-table slip evening.crowe --out evening.pdf

cli-print-usage = crowe-table print pack|board SLUG|notes --out PDF [opciones]
cli-print = Imprime, a tamaño real, lo que se puede hacer con tijeras, cuchilla y cola: una baraja con sus reversos, los tableros y marcadores de un juego, o billetes y fichas. La última página explica cómo.
cli-print-more =
    ejemplos:
      crowe-table print pack --out pack.pdf
      crowe-table print pack --cards 32 --packs 4 --paper letter --out packs.pdf
      crowe-table print board cribbage --out board.pdf
      crowe-table print notes --language es --out billetes.pdf

    Imprima al 100 %. Después de cada hoja de caras va una de reversos, para imprimir por los dos
    lados.
cli-things-help = pack (baraja), board (tablero) con un juego de «crowe-table list», o notes (billetes)
cli-card-paper-help = A4 (por omisión), Letter, A5 o pocket (105 × 148 mm)
cli-page-paper-help = A4 (por omisión) o Letter
cli-logo-help = logotipo del museo (PNG o JPEG), impreso encima de su nombre
cli-museum-help = nombre del museo, que encabeza la hoja
cli-paper-help = A3, A4 (por omisión), A5, Letter o Legal
cli-cards-help = cartas de la baraja: 52 (por omisión), 36 (desde el seis) o 32 (desde el siete)
cli-packs-help = número de barajas, de 1 a 8 (por omisión: 1)
cli-card-size-help = ancho y alto de una carta en milímetros: 63x88 (por omisión), o 64x95 como en 1775
cli-back-help = dibujo de los reversos: lattice (celosía, por omisión), speckled (moteado) o plain (liso)
cli-no-thing = print necesita saber qué imprimir. Puede ser: { $allowed }.
cli-thing = No se puede imprimir «{ $word }». Puede ser: { $allowed }.
cli-choice = El valor «{ $word }» no sirve para { $option }. Puede ser: { $allowed }.

cli-selftest-help = comprueba que esta instalación funciona y termina
cli-selftest-part = { $part }: { $told }
cli-selftest-whole = bien
cli-selftest-other = la mesa leída no es igual a la guardada
cli-selftest-thoughtless = el proceso que juega por el ordenador no ha contestado
cli-slug-help = juego, como lo llama «crowe-table list»
cli-file-help = partida guardada
cli-files-help = partidas guardadas
cli-preset-help = modalidad de las reglas (por omisión: la primera del juego)
cli-seats-help = número de jugadores (por omisión: el habitual de la modalidad)
cli-seed-help = semilla de las cartas: una clave de seis palabras, o de 1 a 64 letras, cifras, puntos y guiones; «-» la lee de la entrada estándar, para que no salga en la lista de procesos (por omisión: al azar)
cli-level-help = nivel del ordenador: learner (principiante), sound (bueno, por omisión) o sharp (fuerte)
cli-json-help = muestra JSON
cli-games-help = número de partidas (por omisión: 10)
cli-transcript-help = muestra cada jugada: el asiento, sus cartas, la pregunta y la respuesta
cli-hints-help = con --transcript, muestra también el consejo que recibiría un visitante
cli-seat-help = asiento de quien mira, desde 0 (por omisión: un espectador)
cli-referee-help = muestra lo que ve un jugador en una partida sin terminar, y marca la partida
cli-actions-help = número de jugadas antes de la imagen (por omisión: 12)
cli-size-help = ancho y alto en píxeles, por ejemplo 1280x800
cli-out-help = archivo que se escribe
cli-layout-help = escribe también, en un archivo .json, qué hay en cada sitio (objeto, dueño, marco, anchura visible de cada carta descubierta)
cli-text-help = tamaño del texto: ordinary (normal, por omisión), larger (más grande) o largest (el más grande)
cli-pack-help = dibujo de la baraja: english (inglesa, por omisión) o plain (sencilla)
cli-cloth-help = tapete: green (verde, por omisión), blue (azul), red (rojo) o wood (madera)
cli-contrast-help = dibuja con alto contraste
cli-four-colour-help = da a cada palo una tinta distinta
cli-left-handed-help = dibuja el relato y los botones a la izquierda de la mesa
cli-pdf-help = archivo que se escribe
cli-data-dir-help = carpeta de las partidas y los ajustes
cli-mute-help = quita el sonido
cli-reduced-motion-help = quita las animaciones
cli-version-help = muestra la versión y termina
cli-help-help = muestra esta ayuda y termina

cli-language-help = idioma de la salida: en, de, fr o es (por omisión: el del sistema; JSON en inglés)
cli-language = No existe el idioma «{ $word }». Puede ser: { $allowed }.
cli-command = No existe la orden «{ $word }». Puede ser: { $allowed }; sin orden, se abre la página del título.
cli-option = No existe la opción «{ $word }». Puede ser: { $allowed }.
cli-value = La opción { $option } necesita un valor.
cli-no-value = La opción { $option } no admite ningún valor.
cli-too-much = «{ $word }» sobra después de { $command }.
cli-number = El valor «{ $word }» de { $option } no es un número entero de { $least } a { $most }.
cli-size = «{ $word }» no es un tamaño: hacen falta un ancho y un alto como 1280x800, de { $least } a { $most }, en vertical o en horizontal.
cli-no-output = No se puede escribir en la salida estándar: { $why }.
cli-no-temporary = No se puede crear una carpeta temporal: { $why }.
cli-no-game = { $command } necesita un juego. Puede ser: { $allowed }.
cli-no-file =
    { $command ->
        [check] check necesita una o varias partidas guardadas.
       *[other] { $command } necesita una partida guardada.
    }
cli-no-out = { $command } necesita un archivo en que escribir: --out ARCHIVO.
cli-out-ending = «{ $word }» no sirve: el nombre del archivo debe terminar en { $ending }.
cli-out-folder = No se puede escribir «{ $word }»: no existe esa carpeta.
cli-out-unwritten = No se puede escribir «{ $word }»: { $why }.
cli-data-dir = «{ $word }» no es una carpeta para las partidas y los ajustes.

cli-list-preset = modalidad { $name }, para { $players } jugadores: { $source }
cli-list-options = opciones, con sus valores permitidos y [el valor por omisión, salvo que la modalidad tenga otro]:
cli-list-from = un número desde { $least }, de { $step } en { $step }
cli-list-range = un número de { $least } a { $most }

cli-exhibit-line = { $title } ({ $game }; { $file })
cli-exhibits-none = No se ha encontrado ninguna mano célebre.

cli-simulate-games = Partidas
cli-simulate-head = { $game }, { $preset }, { $number } jugadores, nivel «{ $level }» (semilla { $seed })
cli-simulate-seat = asiento { $number }: { $wins ->
        [one] 1 ganada
       *[other] { $wins } ganadas
    } ({ $share } %), { $mean } tantos por partida, { $money }
cli-simulate-deals =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $deals } manos, { $actions } jugadas
cli-simulate-speed = { $seconds } s, { $rate } jugadas por segundo
cli-simulate-sum = total de las cuentas: { $amount }
cli-transcript-deal = --- mano { $number } (semilla { $seed }) ---
cli-transcript-choice = { $name } | { $hand } | { $question }
cli-transcript-trick = {"  "}baza: { $trick }
cli-transcript-answer = {"  "}respuesta: { $answer }
cli-transcript-hint = {"  "}consejo: { $hint } { $next }

cli-check-sound = { $file }: bien; { $held }
cli-check-sealed = { $held }; la semilla concuerda con la huella publicada antes de la primera mano, { $seal }
cli-check-torn = { $file }: incompleta tras la línea { $line }; { $held }
cli-check-damaged = { $file }: dañada: { $why }
cli-check-held = { $table }

cli-show-unreadable = No se puede mostrar «{ $file }»: { $why }
cli-show-head = { $game }, { $preset }
cli-show-company = Jugadores: { $names }
cli-show-seen = Empezada { $date }; tal como la vio { $seat_name }
cli-show-purse = { $name }: bolsa { $purse }, resultado { $result }
cli-show-everybody = un espectador
cli-show-seed = Semilla: { $seed }

cli-shot-done = { $file }

messages-broken = Los textos en «{ $language }» están dañados ({ $files }). Lo que no se puede leer aparece en inglés.
no-display = No se ha encontrado ninguna pantalla: abra el programa en una sesión gráfica, o indique una pantalla en DISPLAY o WAYLAND_DISPLAY.
