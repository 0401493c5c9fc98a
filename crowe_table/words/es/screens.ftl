# The screens that belong to no one game.

## The title page.

title-house = Casa Crowe
title-table = Mesa
title-of = de
title-games = Juego
title-imprint = EN LONDRES: Impreso y vendido por N. CROWE, fuera de Temple-Bar.
title-edition = Edición { $version }
title-continue = Continuar
title-take-a-seat = Tomar asiento
title-saved = Partidas guardadas
title-exhibits = Manos célebres
title-rules = El libro de reglas
title-settings = Ajustes
title-about = Sobre esta mesa
title-leave = Salir

## Take a Seat.

seat-contents = El índice
contents-choose = Elija un juego. Los que no responden a lo que pide salen más pálidos.
contents-last = el último jugado
contents-last-with = { $game }, con { $name }
contents-last-company = { $number ->
    [0] { $game }
   *[other] { $game }, con otros { $number }
  }
contents-length = { $minutes } min
contents-books = { $more ->
    [0] { $book }
    [1] { $book } y otro más
   *[other] { $book } y { $number } más
  }
contents-book-number = según { $number } libros
contents-ask-seats = ¿Cuántos son?
contents-ask-minutes = ¿Cuánto tiempo?
contents-ask-difficulty = ❦ ¿Qué dificultad?
contents-ask-book = ¿Según qué libro?
contents-any-number = los que sean
contents-any-length = el que sea
contents-any-difficulty = cualquiera
contents-difficulty-1 = fácil de aprender
contents-difficulty-2 = se aprende pronto
contents-any-book = cualquiera
contents-minutes = { $minutes } minutos
seat-drafts = Borradores
seat-kind-tricks = Bazas, en compañía
seat-kind-cribbage = Dos manos y un talón
seat-kind-wagers = Envites y tratos
seat-kind-banks = Bancas y dados
seat-facts = { $players }; { $minutes }; { $difficulty }
seat-minutes = unos { $minutes } minutos
seat-difficulty-1 = fácil de aprender
seat-difficulty-2 = pide algo de práctica
seat-difficulty-3 = pide mucha práctica
seat-preset = Según qué libro
seat-players = Cuántos juegan
seat-your-name = Usted
seat-their-name = Asiento { $number }
seat-person = Una persona
seat-level = Quién juega
seat-called = Nombre
seat-chair-done = Listo
seat-who-sits = Quién se sienta y dónde
seat-what-for = Lo que se juega
seat-code = ¿Las mismas cartas? Escriba las seis palabras.
seat-with-purse = { $level }, con { $purse }
seat-fill = Las bolsas
seat-fill-no = Como están
seat-fill-yes = Las llena la casa
seat-money-own = Las bolsas se conservan; quien llega de nuevo recibe { $farthings }.
seat-stakes = Qué se apuesta
seat-coinage = En qué moneda
seat-options = Las reglas de la casa
seat-options-as-printed = Como en el libro
seat-options-altered = Cambiadas por la casa
seat-money-line = Cada cual se sienta con { $farthings }.
seat-play = Sentarse a jugar
seat-back = Volver
seat-refused = Así no se puede jugar: { $why }

## Players’ names. The first is offered to a visitor; the others sit for the house.

name-visitor = Visitante
name-near = Visitante 1
name-far = Visitante 2
name-sharp = Mr. Sharp
name-pimlott = Mrs. Pimlott
name-fenn = Captain Fenn
name-tolliver = Miss Tolliver
name-hask = Dr. Hask
name-ogle = Mrs. Ogle
name-quill = Mr. Quill
name-barrow = Lady Barrow
name-tapley = Mr. Tapley
name-battle = Mrs. Battle
name-prince = Mr. Prince
name-tom = Master Tom
name-domino = Dominó

## How well an opponent plays.

level-learner = Principiante
level-sound = Buen nivel
level-sharp = Nivel experto

## Saved games.

saved-heading = Partidas guardadas
saved-none = Todavía no hay ninguna partida.
saved-continue = Volver a sentarse
saved-delete = Borrar
saved-delete-marked = { $number ->
    [one] Borrar la marcada
   *[other] Borrar las { $number } marcadas
}
saved-share = Guardar en un archivo
saved-shared = Guardado en { $file }
saved-shared-cards = Un amigo puede abrirlo con este programa. Contiene también las cartas que faltan, así que allí la partida no contará.
saved-mark = Para borrar
saved-unmark = Quitar la marca
saved-marked = † { $game }
saved-bring-back = { $number ->
    [one] Recuperarla
   *[other] Recuperar las { $number }
}
saved-group = La lista
saved-group-unfinished = { $number } sin acabar
saved-group-finished = { $number ->
    [one] { $number } acabada
   *[other] { $number } acabadas
}
saved-group-famous = { $number ->
    [one] una mano célebre
   *[other] { $number } manos célebres
}
saved-back = Volver
saved-records = El historial
saved-line = { $game }: { $score }; mano { $deal }, { $state }
score-side = { $names } { $score }
saved-state-open = en juego
saved-state-finished = acabada
saved-state-torn = en juego; la última línea está a medio escribir
saved-state-damaged = dañada
saved-state-in-use = abierta en otra ventana
saved-refereed = un árbitro ha visto las cartas de un jugador
saved-peeked = fuera del historial: se deshizo una jugada tras ver el resultado, o las cartas podían conocerse
saved-look = Verla
saved-sitting = partida { $number } de la sesión empezada el { $date }

## The Record.

records-heading = El historial
records-none = Todavía no ha terminado ninguna partida. Cuando termine alguna, esta página dirá cómo le va a cada uno.
records-reading = Se están leyendo las partidas anteriores…
records-back = Volver
records-write = Guardar en un archivo
records-written = Guardado en { $file }
records-not-written = No se pudo escribir { $file }: { $why }
records-person = Jugador
records-game = Juego
records-games = Partidas jugadas
records-won = Ganadas
records-lost = Perdidas
records-drawn = Empatadas
records-run = Racha de victorias
records-longest-run = Racha más larga
records-gain = Ganado en total, en apuestas
records-marked = No contadas
records-marked-why = En estas partidas se deshizo una jugada después de ver el resultado.
records-from-game-to-game = De partida en partida
records-course = Partidas ganadas menos perdidas
records-course-money = Lo ganado en total, en apuestas
records-a-deal = Por mano, de media
records-own = Usted
records-house = Casa
records-best = Máximo
records-level = { $number }
records-more = +{ $number }
records-less = −{ $number }

## Settings.

settings-heading = Ajustes
settings-back = Volver
settings-as-new = Restablecer
settings-group-room = La sala
settings-on = Sí
settings-off = No
settings-group-see = Para ver
settings-group-hear = Para oír
settings-group-play = Para jugar
settings-text_size = Tamaño de letra
settings-text_size-help = El tamaño de toda la letra.
settings-text_size-ordinary = Normal
settings-text_size-larger = Grande
settings-text_size-largest = Muy grande
settings-pencilled = Esquinas a lápiz
settings-pencilled-help = El valor y el palo de cada carta en la esquina, como si su último dueño los hubiera apuntado a lápiz.
settings-pack = La baraja
settings-pack-help = Qué cartas hay en la mesa.
settings-pack-english = Inglesa, 1775
settings-pack-plain = Sencilla
settings-backs = Los reversos
settings-backs-help = Lisos, como los de la baraja inglesa de 1775, o con un dibujo de la época.
settings-backs-plain = Liso, 1775
settings-backs-speckled = Moteado
settings-backs-marbled = Jaspeado
settings-backs-tarotee = Tarotée
settings-cloth = El tablero
settings-cloth-help = Paño verde, azul o rojo, o madera desnuda.
settings-cloth-green = Paño verde
settings-cloth-blue = Paño azul
settings-cloth-red = Paño rojo
settings-cloth-wood = Madera desnuda
settings-face = Su cara
settings-face-help = El perfil de su tarjeta. Si un jugador de la casa tiene esa cara, no se sienta a la mesa.
settings-face-none = Un óvalo liso
settings-pronoun = Cómo se habla de usted
settings-pronoun-help = Se usa cuando la mesa cuenta a los demás lo que usted ha hecho.
settings-pronoun-they = Neutro
settings-pronoun-she = Ella
settings-pronoun-he = Él
settings-group-self = Usted
settings-four_colour = Palos de cuatro colores
settings-four_colour-help = Diamantes en azul y tréboles en verde, con índice en la esquina, para que no haya dos palos parecidos.
settings-high_contrast = Alto contraste
settings-high_contrast-help = Papel más claro, paño más oscuro, bordes más fuertes.
settings-speed = Velocidad
settings-speed-help = Con qué rapidez se reparten, se juegan y se cuentan las cartas.
settings-speed-slow = Lenta
settings-speed-ordinary = Normal
settings-speed-quick = Rápida
settings-speed-instant = Al instante
settings-slow_counts = Contar despacio, por favor
settings-slow_counts-help = Desde la tercera mano, una cuenta larga dura la mitad. Marque esto para oír cada cuenta entera.
settings-left_handed = Para zurdos
settings-left_handed-help = La crónica de la mano y los botones están a la izquierda de la mesa. F9 lo cambia en cualquier momento.
settings-scanning = Pulsadores
settings-scanning-help = Para pulsadores en lugar de un teclado. Con dos teclas, Espacio mueve el marco claro e Intro elige. Con una tecla, el marco se mueve solo, e Intro o Espacio elige.
settings-scanning-off = no
settings-scanning-two_keys = dos teclas
settings-scanning-one_key = una tecla
settings-scan_seconds = El marco se detiene
settings-scan_seconds-help = Cuánto tiempo queda el marco claro en cada sitio cuando se usa una sola tecla.
settings-scan_seconds-1 = un segundo
settings-scan_seconds-2 = dos segundos
settings-scan_seconds-3 = tres segundos
settings-scan_seconds-5 = cinco segundos
settings-reduced_motion = Menos movimiento
settings-reduced_motion-help = Las cartas aparecen en su sitio y nada se desliza ni parpadea.
settings-volume_cards = Cartas y clavijas
settings-volume_cards-help = El volumen de las cartas, las clavijas, las monedas y los dados.
settings-volume_voices = Golpes y páginas
settings-volume_voices-help = El volumen de un golpe en la mesa y de una página que se pasa.
settings-volume_room = La sala
settings-volume_room-help = El volumen del reloj, del fuego y de la lluvia en la ventana. Con 0, la sala queda en silencio.
settings-only_answers = Barajar y pasar por mí
settings-only_answers-help = Cuando solo se puede hacer una cosa, la mesa la hace por usted.
settings-cut_for_me = Cortar por mí
settings-cut_for_me-help = Cortar, volver a barajar o elegir montones de cartas que nadie ha visto, no cambia las probabilidades. La mesa lo hace por usted.
settings-forced_cards = Jugar mi única carta
settings-forced_cards-help = La última carta, o la única permitida, se juega sola al cabo de un momento.
settings-forced_cards-ask = Preguntar
settings-forced_cards-never = Nunca
settings-forced_cards-always = Siempre
settings-sure_tricks = Jugar mis bazas seguras
settings-sure_tricks-help = Cuando todas las bazas que quedan son suyas, tengan lo que tengan los demás, la mesa juega sus cartas.
settings-sure_tricks-ask = Preguntar
settings-sure_tricks-never = Nunca
settings-sure_tricks-always = Siempre
settings-cover_after = Tapar las cartas al cabo de
settings-cover_after-help = Cuando varios comparten la ventana y nadie hace nada en ese tiempo.
settings-cover_after-90 = un minuto y medio
settings-cover_after-180 = tres minutos
settings-cover_after-300 = cinco minutos
settings-cover_after-never = nunca
settings-captions = Subtítulos
settings-captions-help = Todo sonido que significa algo sale también por escrito.
settings-sayings = Dichos de los jugadores
settings-sayings-help = De vez en cuando un jugador de la casa dice algo ajeno al juego.
settings-speech = Leer en voz alta
settings-speech-help = Una voz de su sistema lee la pregunta, lo que ocurre y aquello que está en el marco claro. F8 lo cambia en cualquier momento.
settings-hints = Consejos
settings-hints-help = Puede pedir consejo cuando juega por gusto o con fichas, pero no cuando juega con dinero.
settings-coaching = Tarjetas de las primeras manos
settings-coaching-help = En las primeras manos de un juego nuevo para usted, una tarjeta dice qué hay de nuevo. Tóquela para quitarla.
settings-review_always = Repaso tras cada mano
settings-review_always-help = Al acabar una mano, sus decisiones se comparan solas con las mejores.
settings-odds_strip = La tira de las probabilidades abierta
settings-odds_strip-help = En los juegos de azar, una tira junto a la mesa dice lo que ha apostado, lo que debía dar y lo que ha dado.
settings-take_backs = Deshacer
settings-take_backs-help = Si puede deshacer una jugada.
settings-take_backs-never = Nunca
settings-take_backs-without_stakes = Salvo si se juega por dinero
settings-take_backs-always = Siempre
settings-language = Idioma
settings-language-help = El idioma de todo lo que aquí se escribe.
settings-full_screen = Pantalla completa
settings-full_screen-help = La mesa llena toda la pantalla. F11 lo cambia en cualquier momento.
settings-name = Su nombre
settings-name-help = Cómo le llaman los demás.
settings-value-percent = { $percent } %
language-name = Español

## Being taught.

title-daily = La partida del día
title-lessons = Aprender un juego
lessons-heading = Aprender un juego
lessons-line = Una partida corta de cada uno, con las cartas elegidas de antemano. Se le dice qué hacer, y luego por qué.
lessons-begun = { $number } de { $count } pasos
lessons-done = Aprendido ✓
lessons-back = Volver
lesson-opening-end = Así puede terminar una partida. { $won }.
lesson-opening-begin = Empezar la lección
lesson-opening-deal = Empezar el siguiente reparto
lesson-opening-stay = Seguir este reparto
differs-heading = { $game }: lo que cambia
differs-from-lesson = «{ $name }» no es del todo lo que enseña la lección:
differs-play = A la mesa
offer-lesson-heading = { $game }: ¿es la primera vez?
offer-lesson-told = Aún no lo ha jugado aquí. Una partida corta, con las cartas preparadas, le enseña el juego en { WORDS($number) } pasos; después sigue usted.
offer-lesson-yes = Aprender primero
offer-lesson-no = Ya lo conozco
lesson-none = Este juego no tiene lección.
lesson-wait = Espere un momento: le toca a otro.
lesson-another = Las reglas lo permiten, y otra vez podrá hacerlo. Por ahora haga lo que dice la lección, o pulse «Mostrar».
lesson-reason = Esto es lo que resulta: { $why }
lesson-over-deal = Este reparto de la lección ha terminado. Siga como guste, o tome el siguiente en «Aprender un juego».
lesson-over = Hasta aquí la lección. Siga jugando y, si duda, pida un consejo.

## At the table.

button-hint = Consejo
button-do-it = Mostrar
button-why = ¿Por qué?
button-rules = Reglas
button-menu = Menú
key-hint = H
key-why = W
key-rules = F1
key-menu = Esc
key-play = Intro
key-throw = Espacio

menu-heading = La mesa
menu-seal = El orden de las cartas se selló antes de la primera mano: { $seal }. Su semilla se muestra al final, para que cualquiera pueda comprobarlo.
menu-resume = Volver a la mesa
menu-rules = Las reglas de este juego
menu-settings = Ajustes
menu-leave = Dejar la mesa
menu-quit = Salir
menu-take-back = Deshacer
menu-ledger = El libro de cuentas
menu-odds = Las probabilidades
menu-change = Cambiar de juego
menu-pass = Ceder el turno a otro

## Asked first, before something is left or lost.

confirm-leave-house-heading = ¿Salir?
confirm-leave-house-keep = Quedarse
confirm-leave-house-yes = Salir
confirm-sure_tricks-heading = El resto es suyo
confirm-sure_tricks-told = Todas las bazas que quedan son suyas, tengan lo que tengan los demás. La mesa puede jugar esas cartas por usted, ahora y más adelante. Puede cambiarlo en los Ajustes.
confirm-sure_tricks-keep = Jugarlas yo
confirm-sure_tricks-yes = Jugar por mí
confirm-forced_cards-heading = Solo puede jugar esta carta
confirm-forced_cards-told = Aquí solo se permite una carta. La mesa puede jugar esas cartas por usted, ahora y más adelante. Puede cambiarlo en los Ajustes.
confirm-forced_cards-keep = Jugarlas yo
confirm-forced_cards-yes = Jugar por mí
confirm-leave-table-heading = ¿Dejar la mesa?
confirm-leave-table-told = La partida no ha terminado.
confirm-leave-table-keep = Seguir
confirm-leave-table-yes = Dejar la mesa
# { $act }: what is on the button that was pressed: Resign, Rise.
confirm-end-heading = ¿{ $act }?
confirm-end-told = Esto no se puede deshacer.
confirm-end-keep = Seguir
confirm-end-yes = { $act }
confirm-as-new-heading = ¿Restablecer todo?
confirm-as-new-told = Todo vuelve a estar como al principio, salvo su nombre y su idioma.
confirm-as-new-keep = Dejarlo así
confirm-as-new-yes = Restablecer
fault-heading = Algo se ha caído de la mesa
fault-told = El programa ha cometido un error y ha tenido que cerrar lo que estaba abierto.
fault-log = El registro dice qué ha fallado. No contiene las cartas de nadie.
fault-on = A la portada
no-memory = No hay bastante memoria libre: cierre otros programas, por favor, y vuelva a abrir Crowe’s Table.
confirm-delete-heading = ¿Borrar esta partida?
confirm-delete-told = Puede recuperarla mientras no salga de esta página.
confirm-delete-keep = Conservarla
confirm-delete-yes = Borrarla
confirm-delete-marked-heading = ¿Borrar todas las marcadas?
confirm-delete-marked-told = Puede recuperarlas mientras no salga de esta página.
confirm-delete-marked-keep = Conservarlas
confirm-delete-marked-yes = Borrarlas
confirm-unsaved-heading = ¿Salir sin guardar?
confirm-unsaved-told = Si sale ahora, se pierde lo que aún no está escrito en el disco.
confirm-unsaved-keep = Seguir en la mesa
confirm-unsaved-yes = Salir de todos modos

pass-heading = Ceder el turno a

## The Cover, between two persons at one table.

cover-soon = Las cartas se tapan dentro de { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }
hot-seat-handed = Es el turno de { $name }.
cover-for = Es el turno de
cover-look-away = Los demás, por favor, miren a otro lado.
cover-take = Soy { $name }
cover-hold = { $name }: mantenga pulsado el botón, o púlselo dos veces, despacio. Sus cartas salen boca abajo y se descubren cuando lo suelte.

hint-heading = Un consejo
hint-second = En segundo lugar
hint-thinking = Pensando…
hint-none = Ahora mismo no tiene nada que elegir.

walk-opposite = { $partner ->
    [yes] { $seat } se sienta enfrente: { $pronoun ->
        [she] es su compañera.
        [he] es su compañero.
       *[they] juega con usted.
    }
   *[no] { $seat } se sienta ahora enfrente de usted.
}
ticket-dealer = reparte
ticket-banker = banca
ticket-partner = su pareja
ticket-score = { $target ->
    [0] { $score }
   *[other] { $score } de { $target }
}

place-pack = La baraja

wait-any = La mesa espera a { $seats }.
ask-any = Le toca a usted.

## The end of a game.

end-heading-won =
    { $who ->
        [you] Usted gana la partida
       *[other]
            { $number ->
                [one] { CAP($seats) } gana la partida
               *[other] { CAP($seats) } ganan la partida
            }
    }
end-heading-over = La partida ha terminado
end-ledger = El libro de cuentas
end-began = Cada cual empezó con { $sum }.
end-peeked = Se deshizo una jugada después de ver el resultado, así que esta partida no entra en el historial.
end-known = Estas cartas podían conocerse de antemano, así que esta partida no entra en el historial.
end-bought = Nuevas bolsas: { $sums }.
end-bought-by = { $name }, { $sum }
end-account = La cuenta entera
end-walk = Repasarla paso a paso
end-same = Repetirla con las mismas cartas
end-again = Otra partida
end-refill = Llenar las bolsas y jugar
end-change = Elegir otro juego
end-title = A la portada
end-try-again = Probar otra vez
end-exhibits = Manos célebres
deal-code = Estas cartas en seis palabras
deal-code-plain = La clave de estas cartas
deal-code-close = Cerrar
deal-code-copy = Copiar las palabras
deal-code-copied = Copiado
deal-code-not-copied = No hay dónde copiarlas

## The moral of a famous hand.

exhibit-moral = La moraleja
exhibit-asked = Se le pedía
exhibit-hero = En los libros
exhibit-yours = En esta mesa
exhibit-best = Lo que podía hacerse

## A finished game walked through again.

walk-answer = Paso
walk-trick = Baza
walk-deal = Mano
walk-at = { $number } de { $count }
walk-seen = Se ve
walk-open = Todas las manos
walk-by = Como lo vio { $seat }
walk-close = Volver
walk-play = Seguir
walk-stop = Parar
walk-first = Primero
walk-last = Último
walk-dealt = Las cartas ya están repartidas.
walk-began = La mesa antes de la primera carta.
walk-not-over = Esa partida no ha terminado. Mientras se juega, no se pueden enseñar las cartas de otros.

## The Cabinet of Hands.

exhibits-heading = Manos célebres
exhibits-by = { $game } · { $preset }
exhibits-asked = Qué se le pide
exhibits-play = Jugar esta mano
exhibits-back = Volver

## The Ledger.

ledger-heading = El libro de cuentas
ledger-house = La casa
ledger-table = En la mesa
ledger-sum = Suma: { $sum }
ledger-plus = +{ $sum }
ledger-given = Una bolsa de la casa
ledger-filled = La llenó la casa
ledger-game = { $game } · { $preset }
ledger-playing = { $game }, en juego
ledger-won = Ganado en total
ledger-lost = Perdido en total
ledger-level = Ni ganado ni perdido
ledger-purse = En la bolsa
ledger-sits-out = no juega
ledger-person = una persona
ledger-back = Volver
ledger-before = Antes
ledger-after = Después

## The Rule Booke.

booke-heading = El libro de reglas
booke-contents = Índice
booke-before = Anterior
booke-after = Siguiente
booke-in-english = { $title } (en inglés)
ruling-book = El libro dice:
ruling-open = No dice:
ruling-ours = Aquí:
ruling-others = Otras fuentes:
rulings-link = Decisiones: { $rulings }.
rulings-departs = **{ $number }**, { $title } *(nos apartamos del libro)*
rulings-silent = **{ $number }**, { $title }
rulings-title = Decisiones: { $game }
rulings-order = Primero las decisiones en que nos apartamos del libro; después, aquellas en que calla.
booke-preset = Reglas según
rules-here-heading = En esta mesa
rules-here-preset = **{ $preset }**, para { WORDS($players) }. Las páginas que siguen dan las reglas de esta mesa, en el orden del juego.
rules-here-unit = Cuando una suma se dice en unidades de la mesa, una unidad vale aquí { $farthings }.
rules-here-as-printed = Todas las reglas son las de ese libro.
rules-here-altered =
    { $number ->
        [one] Se ha cambiado una regla. El signo **{ $mark }** precede a cada pasaje que, por ello, difiere del libro.
       *[other] Se han cambiado { WORDS($number, form: "f") } reglas. El signo **{ $mark }** precede a cada pasaje que, por ello, difiere del libro.
    }
rules-here-option = **{ $option }:** { $value }. En el libro: { $printed }.
booke-of-preset = { $game } · { $preset }
booke-unwritten = Aún sin escribir
booke-unwritten-help = Este juego es un borrador y aún no tiene libro de reglas.
booke-of = { $page } de { $pages }
booke-larger = Letra mayor
booke-search = Buscar un título
booke-none-found = Ningún título tiene esas palabras.
booke-close-title = Volver

## About this table.

about-heading = Sobre esta mesa

## Captions of sounds.

sound-shuffle = Se baraja
sound-throw = Dados en el paño

## Options of a table.

option-yes = sí
option-no = no
option-value = { $value }

## What is said of keeping. Each of these is said only while it is so: Navigator.kept asks the session first.

kept-menu = La mesa se guarda tal como está; vuelva a sentarse cuando quiera.
kept-leave-house = Cada mesa se guarda tal como está y le espera.
kept-leave-table = Se guarda tal como está; vuelva a sentarse cuando quiera.
kept-fault = Todas las cartas jugadas están guardadas: siéntese otra vez desde la portada y encontrará la mesa como la dejó.
kept-saved = Cada partida que empiece se guarda sola, carta a carta.
kept-about = Todo lo que empiece se guarda, carta a carta, y puede reanudarse.
exhibition-not-your-own = Cuando se vaya, la mesa se preparará para la próxima visita.

## A table of which something is not on the disk: what is wrong, and what can be done.

unwritten-heading = Sin guardar
unwritten-full = El disco está lleno. Haga sitio en él, y esta partida se guardará enseguida.
unwritten-read-only = La carpeta «{ $folder }» es de solo lectura. Permita escribir en ella, y esta partida se guardará enseguida.
unwritten-gone = El archivo de esta partida ha desaparecido. Devuélvalo a su sitio, o pulse «Intentarlo otra vez» en el menú para escribir otro.
unwritten-replaced = Otro archivo ocupa el sitio del de esta partida: { $file }. Quítelo de ahí, y esta partida se guardará enseguida.
unwritten-slow = El disco no responde. Espere un poco antes de irse, o puede perderse lo último que se jugó.
unwritten-failed = El disco no deja escribir ({ $why }). Cuando se arregle, esta partida se guardará enseguida.
unwritten-again = Intentarlo otra vez
unwritten-tried = No ha servido: la partida sigue sin guardarse.
unwritten-trying = Intentándolo otra vez…
unwritten-left = Lo último que se jugó en una mesa no se pudo guardar y se ha perdido.

## What an earlier visit could not write down, told once.

lost-heading = No todo se pudo guardar
lost-told = La última vez, el disco no lo admitió todo. Se ha perdido esto:
lost-whole = Una mesa de { $game }, empezada el { $date }: entera.
lost-last = { $game }, empezada el { $date }: lo último que se jugó. La mesa está como se guardó por última vez.
lost-whole-file = Una mesa que no llegó a guardarse: { $file }.
lost-last-file = Lo último que se jugó en { $file }. La mesa está como se guardó por última vez.
lost-more = { $number ->
    [one] Y una mesa más.
   *[other] Y { $number } mesas más.
}
lost-on = Seguir

# The deal of the day
daily-heading = La partida del día
daily-back = Volver
daily-length = { CAP($players) } a la mesa, unos { $minutes } minutos
daily-play = Sentarse
daily-replay = Verla otra vez
daily-told = Quien abra hoy esta página recibe el mismo juego y las mismas cartas. No se envía nada: solo la fecha lo decide.
daily-results = Su resultado
daily-own = Hoy: { $result }.
daily-none = Aún no ha terminado la partida de hoy.
daily-run = { CAP(WORDS($number)) } días seguidos.
daily-points = { $own } puntos, y { $other } el mejor de los demás
daily-counters =
    { $outcome ->
        [won] ganó { $sum }
        [lost] perdió { $sum }
       *[even] ni ganó ni perdió
    }
daily-code = Su resultado en seis palabras, para un amigo
daily-friend-code = El resultado de un amigo en seis palabras
daily-compare = Comparar
daily-friend-told = { $day }, { $game }. Su amigo: { $result }.
daily-own-then = Usted: { $result }.
daily-own-missing = Usted no jugó esa partida.

## What the odds of the stakes should have brought.

edge-heading = Las probabilidades
edge-own = Usted
edge-staked = Apostado hasta ahora
edge-expected = Según las probabilidades
edge-gained = En realidad
edge-bank = La banca
edge-bank-expected = Según las probabilidades
edge-bank-gained = En realidad
edge-back = Volver
edge-thousand = { CAP(WORDS($hands, form: "f")) } veces lo mismo
edge-bet =
    { $kind ->
        [lies] Su apuesta de { $sum }
        [bank] Una apuesta de { $sum } contra su banca
       *[example] Una apuesta de { $sum }
    }, { WORDS($hands, form: "f") } veces. Según las probabilidades, al final: { $mean }.
edge-how = Cada línea es una noche de { WORDS($hands, form: "f") } manos. La línea roja es la media.
edge-done = De { WORDS($lines, form: "f") } líneas, { $ahead } acaban por encima del principio y { $behind } por debajo.
edge-strip = Apostado { $staked }; según las probabilidades { $expected }; en realidad { $gained }
odds-strip-staked = Apostado
odds-strip-expected = Esperado
odds-strip-gained = Obtenido
