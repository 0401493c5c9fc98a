# A table that stands in an exhibition: what visitors read, and what staff do.

exhibition-touch = Toque las cartas para jugar
exhibition-play = Jugar
exhibition-object-before = Anterior
exhibition-object-after = Siguiente
exhibition-object-stay = Quedarse
exhibition-object-go-on = Reanudar
exhibition-no-voice = Sin voz
exhibition-captioned = Esta mesa tiene sonido, y todo él lleva subtítulos.
exhibition-larger = Letra más grande
exhibition-smaller = Letra más pequeña
exhibition-still = Parar el movimiento
exhibition-moving = Reanudar el movimiento
exhibition-choose = Elija un juego
exhibition-choose-line = Reparte un jugador de la casa. Puede pedir un consejo en cualquier momento.
exhibition-choose-facing = Para dos, frente a frente. Deje un dedo sobre sus cartas para verlas.
exhibition-hold = Deje un dedo aquí para ver sus cartas.
exhibition-choose-limit = Son juegos cortos: una visita dura { $minutes } minutos.
exhibition-choose-visit = Una visita dura { $minutes } minutos. Una partida más larga acaba tras un reparto.
exhibition-about = Unos { $minutes } minutos
exhibition-taught = Enséñeme
exhibition-leave = He terminado
exhibition-menu-on = Seguir jugando
exhibition-menu-rules = Las reglas
exhibition-start-over = Empezar de nuevo
confirm-start-over-heading = ¿Empezar de nuevo?
confirm-start-over-told = Su partida se acaba, y vuelve a elegir un juego.
confirm-start-over-keep = Seguir jugando
confirm-start-over-yes = Empezar de nuevo
confirm-finish-visit-heading = ¿Terminar la visita?
confirm-finish-visit-told = Su partida se acaba, y la mesa se prepara para la visita siguiente.
confirm-finish-visit-keep = Seguir jugando
confirm-finish-visit-yes = He terminado
exhibition-idle-heading = ¿Sigue usted ahí?
exhibition-idle-told = { $seconds ->
        [one] En un segundo la mesa se prepara para la próxima visita.
       *[other] En { $seconds } segundos la mesa se prepara para la próxima visita.
    }
exhibition-more = Más tiempo
exhibition-done = He terminado
exhibition-result = El resultado
exhibition-again = Jugar otra vez
exhibition-soon-heading = Dos minutos más
exhibition-soon-told = Otros también quieren jugar. Termine su partida; después la mesa se prepara para la próxima visita.
exhibition-soon-on = Seguir
exhibition-pin-heading = Solo para el personal
exhibition-pin-told = Escriba el PIN y toque OK.
exhibition-pin-wrong = Ese no es el PIN.
exhibition-pin-paused = Ese no es el PIN. Se puede probar otra vez dentro de { $time }.
exhibition-pin-clear = Borrar
exhibition-pin-enter = OK
exhibition-pin-back = Volver a la mesa
## The page of those who keep the exhibition.

exhibition-staff-heading = Página del personal
exhibition-staff-day = No se guarda nada personal
exhibition-staff-week = Los últimos siete días
exhibition-date = { $weekday ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
  }, { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
  }
exhibition-staff-uncounted = Las visitas no se cuentan: así lo manda el archivo de ajustes.
exhibition-staff-nobody = Aún no ha jugado nadie.
exhibition-staff-visits = { $number ->
    [one] visita
   *[other] visitas
}
exhibition-staff-minutes = { $minutes } min
exhibition-staff-middle = mediana por visita
exhibition-staff-over = { $number ->
    [one] partida acabada
   *[other] partidas acabadas
}
exhibition-staff-hours = Visitas por horas
exhibition-staff-lengths = Duración de las visitas
exhibition-staff-under = menos de { $minutes } min: { $number }
exhibition-staff-longer = más: { $number }
exhibition-staff-games = Juegos empezados
exhibition-staff-lessons = Dónde se dejan las lecciones
exhibition-staff-lesson = empezadas { $begun }, acabadas { $ended }
exhibition-staff-left = La mayoría se va en el paso { $step }.
exhibition-staff-ends = Cómo acaban las visitas
exhibition-end-finished = Terminadas
exhibition-end-left = Abandonadas
exhibition-end-limit = Al llegar al límite
exhibition-end-staff = Por el personal, o al cierre
exhibition-end-crash = Por un fallo
exhibition-staff-asked = Ayudas y ajustes usados
exhibition-help-why = ¿Por qué?
exhibition-help-hint = Consejos
exhibition-help-rules = Las reglas
exhibition-help-take-back = Jugadas deshechas
exhibition-staff-languages = Idiomas
exhibition-staff-crashes = { $number ->
    [0] Ningún fallo en este tiempo.
    [one] Un fallo en este tiempo.
   *[other] { $number } fallos en este tiempo.
}
exhibition-staff-report = Fallo el { $date }, a las { $time }.
exhibition-staff-reports = Los informes están en { $folder }.
exhibition-staff-wrong-pins = { $number ->
    [0] Ningún PIN equivocado en este tiempo.
    [one] Un PIN equivocado en este tiempo.
   *[other] { $number } PIN equivocados en este tiempo.
}
exhibition-staff-wrong-pins-paused = { $number } PIN equivocados en este tiempo; la pausa más larga fue de { $time }.
confirm-reset-heading = ¿Terminar esta visita?
confirm-reset-told = Quien esté jugando pierde su partida, y la mesa se prepara para la próxima visita.
confirm-reset-keep = Volver
confirm-reset-yes = Terminar la visita
confirm-leave-heading = ¿Cerrar la exposición?
confirm-leave-told = El programa se cierra, y el escritorio de este ordenador queda al alcance de cualquiera que pase por aquí.
confirm-leave-keep = Volver
confirm-leave-yes = Cerrar
exhibition-staff-volume = Volumen máximo
exhibition-staff-opens = Abre a las
exhibition-staff-closes = Cierra a las
exhibition-staff-always = siempre abierta
exhibition-staff-tables = Las partidas de las visitas
exhibition-tables-wiped = se borran
exhibition-tables-kept = se guardan
exhibition-staff-clean = Bloquear la pantalla
exhibition-staff-clean-told = treinta segundos, para limpiarla
exhibition-staff-reset = Empezar de nuevo
exhibition-staff-reset-told = acaba esta visita
exhibition-staff-display = Probar la imagen
exhibition-staff-display-told = siete imágenes
exhibition-staff-sound = Probar el sonido
exhibition-staff-sound-told = un sonido cada vez
exhibition-staff-leave = Salir
exhibition-staff-leave-told = cierra el programa
exhibition-staff-back = Volver
exhibition-staff-back-told = a las visitas
exhibition-staff-told = Los cambios se escriben en el archivo de ajustes.
exhibition-not-kept = El cambio vale hasta el próximo arranque: no se pudo escribir el archivo de ajustes ({ $why }).
exhibition-not-kept-anywhere = El cambio vale hasta el próximo arranque: esta exposición no tiene archivo de ajustes.
exhibition-clean-heading = Ya puede limpiar la pantalla
exhibition-clean-told = No responde al tacto hasta que pasen estos segundos.
exhibition-display-told = La línea blanca debe llegar a todos los bordes, y los círculos deben verse redondos. Toque donde quiera: un anillo marca el lugar. Siguen cinco colores lisos y dieciséis grises.

exhibition-resting-heading = Se está preparando la mesa
exhibition-resting-told = Algo ha fallado. El personal lo arreglará pronto.

## What lies on the table, and its history.

exhibition-object-king-of-clubs-name = El rey de tréboles
exhibition-object-king-of-clubs = Cuatro reyes, cuatro damas, cuatro sotas: no hay dos que lleven lo mismo, y nadie recuerda por qué. Este lleva un orbe. Su modelo se grabó en Ruan doscientos años antes de imprimirse esta baraja, y cada copista lo entendió un poco menos.
exhibition-object-king-of-clubs-source = W. Gurney Benham, Playing Cards, London 1931.
exhibition-object-duty-ace-name = El as del impuesto
exhibition-object-duty-ace = Desde 1765 la Oficina del Timbre imprimía ella misma el as de picas, como prueba de que la baraja había pagado su impuesto. Falsificarlo llevaba a la horca: por eso ahorcaron en 1805 al naipero Richard Harding.
exhibition-object-duty-ace-source = Ley 5 Geo. III c. 46 (1765); Old Bailey Proceedings, 1805.
exhibition-object-pegging-board-name = El tablero de clavijas
exhibition-object-pegging-board = Sesenta y un agujeros para cada jugador: treinta de subida, treinta de bajada y uno para la partida. Sus dos clavijas se adelantan una a otra, y así el contrario ve siempre cuánto se apuntó la última vez.
exhibition-object-pegging-board-source = Charles Cotton, The Compleat Gamester, London 1674.
exhibition-object-guinea-name = Una guinea
exhibition-object-guinea = Veintiún chelines: lo que un peón de Londres ganaba en unas dos semanas. En los clubes de St James’s, diez guineas eran una apuesta modesta, y en una noche cambiaban de dueño las haciendas.
exhibition-object-guinea-source = Horace Walpole a Horace Mann, 2 de febrero de 1770; L. D. Schwarz, Economic History Review 38 (1985).
exhibition-object-dice-name = Cubilete y dados
exhibition-object-dice = En el Hazard, quien tira anuncia un número del cinco al nueve, y tira. A la tirada más baja la llamaban «crabs»; de ese nombre, según dicen, le viene a América su «craps».
exhibition-object-dice-source = Edmond Hoyle, Hoyle’s Games; Oxford English Dictionary, «craps».
exhibition-object-pam-name = Pam
exhibition-object-pam = En el juego del Loo, esta sota ganaba a todos los reyes y damas, y los jugadores la llamaban Pam. Alexander Pope hizo de ella un héroe: «el poderoso Pam, que derribó reyes y reinas».
exhibition-object-pam-source = Alexander Pope, The Rape of the Lock, canto III, Londres 1714.
exhibition-object-faro-cloth-name = El paño del Faro
exhibition-object-faro-cloth = Trece picas en un paño: se pone el dinero sobre una carta, y el banquero saca dos cada vez. La primera gana para la banca, y la segunda para los jugadores. En 1781, Charles James Fox y sus amigos tenían una banca así en el club Brooks’s.
exhibition-object-faro-cloth-source = George Selwyn a Lord Carlisle, mayo de 1781.
exhibition-object-curse-of-scotland-name = La maldición de Escocia
exhibition-object-curse-of-scotland = El nueve de diamantes lleva este nombre desde hace trescientos años, y nadie sabe por qué. Dicen que en uno se escribió una orden cruel. Un diccionario de jerga daba ya varias razones en 1785.
exhibition-object-curse-of-scotland-source = Francis Grose, A Classical Dictionary of the Vulgar Tongue, Londres 1785.
exhibition-object-fish-name = Fichas con forma de pez
exhibition-object-fish = Fichas de hueso o de nácar hacían de dinero, y las mejores tenían forma de pez. En la novela de Jane Austen, Lydia Bennet habla toda la noche de las fichas que ha perdido y de las que ha ganado.
exhibition-object-fish-source = Jane Austen, Pride and Prejudice, capítulo 16, Londres 1813.
exhibition-object-rule-book-name = El libro de reglas
exhibition-object-rule-book = En 1742 Edmond Hoyle vendió un librito sobre el Whist por una guinea, dos semanas de paga de un peón. Otros lo imprimieron más barato, y él firmó los ejemplares auténticos. «Según Hoyle» aún significa en inglés: según las reglas.
exhibition-object-rule-book-source = Edmond Hoyle, A Short Treatise on the Game of Whist, Londres 1742.
exhibition-object-standing-queen-name = Una dama de pie
exhibition-object-standing-queen = Reyes, damas y sotas tenían pies, y una sola posición. Quien giraba una carta así en la mano mostraba a los demás que la tenía. Las figuras inglesas no tuvieron dos cabezas hasta el siglo diecinueve.
exhibition-object-standing-queen-source = Catherine Perry Hargrave, A History of Playing Cards, Boston 1930.
exhibition-object-hazard-table-name = La mesa de Hazard
exhibition-object-hazard-table = Un borde alto retiene los dados, y los jugadores se apiñan alrededor. Thomas Rowlandson dibujó lo que pasaba cuando se sospechaba una trampa: vuelan las sillas, salen las pistolas y caen las velas.
exhibition-object-hazard-table-source = Thomas Rowlandson, Kick-up at a Hazard Table, British Museum.
exhibition-object-corners-name = Sin número en la esquina
exhibition-object-corners = Siete corazones, y hay que contarlos: ninguna carta tenía número en la esquina. La mano se sostenía muy abierta, con las dos manos si hacía falta. Los números pequeños llegaron de América, en la segunda mitad del siglo diecinueve.
exhibition-object-corners-source = Catherine Perry Hargrave, A History of Playing Cards, Boston 1930.
exhibition-object-plain-back-name = Un dorso blanco
exhibition-object-plain-back = Los dorsos eran blancos, y una carta vieja era buen papel: en ella se escribían invitaciones y notas. Hogarth pintó cartas así en el suelo de una condesa, y una pregunta cómo durmió Lady Squander.
exhibition-object-plain-back-source = William Hogarth, Marriage A-la-Mode, lámina 4, Londres 1745.
exhibition-object-coins-name = Libras, chelines y peniques
exhibition-object-coins = Doce peniques hacían un chelín, y veinte chelines una libra: así fue hasta 1971. Aquí hay una corona de cinco chelines, un chelín, un seis peniques y un medio penique.
exhibition-object-coins-source = C. E. Challis (ed.), A New History of the Royal Mint, Cambridge 1992.

## The file of settings. Each is explained to whoever sets the table up.

exhibition-heading = Los ajustes de Crowe’s Table en una exposición. Encima de cada uno está su explicación; todos llevan su valor habitual menos el PIN, que se elige al azar.
exhibition-display = La pantalla que llena la mesa, contando desde 0.
exhibition-pin = El PIN del personal: de 4 a 8 cifras, entre comillas rectas. Para abrir el teclado, mantenga pulsada la
    esquina superior izquierda de la pantalla y luego la inferior derecha cinco segundos cada una (o las dos a la vez),
    o las teclas Inicio y Fin juntas durante cinco segundos.
exhibition-games = Los juegos que se ofrecen, y que la casa juega mientras no hay nadie: con los nombres que da «crowe-table list».
exhibition-level = La fuerza de los jugadores de la casa: "learner", "sound" o "sharp".
exhibition-idle_seconds = Segundos sin que nadie toque nada tras los cuales se pregunta a la visita si sigue ahí: de 30 a 600.
    En una lección o ante las reglas son 90 segundos más.
exhibition-countdown_seconds = Segundos que tiene la visita para responder: de 10 a 60.
exhibition-visit_minutes = Lo que puede durar una visita, en minutos, y hasta tres más para acabar la mano; 0 si no hay límite.
    Se avisa dos minutos antes.
    Si hay límite, solo se ofrecen juegos que tienen forma corta, y en esa forma.
exhibition-volume = Volumen máximo, de 0 a 100.
exhibition-text_size = Tamaño de letra al empezar una visita: "ordinary", "larger" o "largest".
exhibition-pencilled = Si las cartas llevan en la esquina su valor y su palo.
exhibition-cloth = El tablero: paño verde, azul o rojo (green, blue, red) o madera desnuda (wood).
exhibition-four_colour = Si cada palo tiene su color: picas negras, corazones rojos, diamantes azules, tréboles verdes.
exhibition-left_handed = Si la crónica de la mano y los botones están a la izquierda de la mesa.
exhibition-reduced_motion = Si las cartas aparecen en su sitio y nada se desliza.
exhibition-speech = Si la franja tiene un botón que lo lee todo en voz alta con una voz del sistema. Cada visita empieza sin ella.
exhibition-scanning = Si las visitas usan pulsadores en lugar de un teclado: off (no), two_keys (Espacio mueve el marco claro, Intro elige) o one_key (el marco se mueve solo).
exhibition-hints = Si una visita puede pedir consejo.
exhibition-coaching = Si unas tarjetas explican la primera mano de cada visita.
exhibition-pointer = Si se ve el puntero del ratón. Ponga false en una pantalla táctil sin ratón.
exhibition-opens = Hora de apertura, por ejemplo "10:00"; vacío: siempre abierta.
exhibition-closes = Hora de cierre. Desde entonces la pantalla queda a oscuras.
exhibition-languages = Los idiomas que se ofrecen, como ["en", "de"]; la visita empieza en el primero. Con [] se ofrecen todos,
    empezando por el del sistema.
exhibition-tables = Qué se hace con las partidas de las visitas: "wiped" las borra al acabar la visita; "kept" las deja
    entre las mesas guardadas de este programa, donde el personal puede abrirlas.
exhibition-statistics = Si se cuentan las visitas: cuántas son, a qué hora, cuánto duran, qué se juega y se aprende, y cómo
    acaban. No se guarda ningún dato personal. En la carpeta «visits» hay un archivo CSV por día, de los últimos 400 días que lo tienen.

## What is wrong with it.

exhibition-unread = { $file } no se puede leer ({ $why }), y sin su PIN la exposición no se abre.
exhibition-no-text = { $file } no es texto en UTF-8, y sin su PIN la exposición no se abre.
exhibition-no-toml = La línea { $line } no está escrita como TOML, y la exposición no se abre: cada línea es un nombre, un signo igual y un valor, y lo que no es número ni true o false va entre comillas rectas.
exhibition-twice = La línea { $line } fija algo que una línea anterior ya ha fijado, y la exposición no se abre: cada ajuste solo puede aparecer una vez en el archivo.
exhibition-too-deep = { $file } tiene demasiados corchetes unos dentro de otros para poder leerse, y la exposición no se abre.
exhibition-no-file = Una exposición se abre con un archivo que contiene su PIN: «crowe-table exhibit --write ARCHIVO» escribe uno, y «crowe-table exhibit ARCHIVO» la abre.
exhibition-no-pin = No hay PIN en el archivo, y sin él la exposición no se abre: «crowe-table exhibit --write ARCHIVO» escribe un archivo que lo tiene.
exhibition-bad-pin = Línea { $line }: el PIN son de { $least } a { $most } cifras del 0 al 9 entre comillas rectas, y nada más; sin él la exposición no se abre.
exhibition-guessable-pin = Línea { $line }: este PIN es uno de los primeros que cualquiera probaría, como un año, una serie o un dibujo de cifras; elija otro, o tome el que inventa «crowe-table exhibit --write ARCHIVO».
exhibition-chosen-pin = El PIN es { $pin }. Solo se muestra esta vez; después está únicamente en el archivo.
exhibition-unknown = Línea { $line }: no existe el ajuste «{ $word }». Existen: { $allowed }.
exhibition-bad-number = Línea { $line }: «{ $word }» debe ser un número entero de { $least } a { $most }, sin comillas. Se toma { $usual }.
exhibition-bad-switch = Línea { $line }: «{ $word }» debe ser true o false, sin comillas. Se toma { $usual }.
exhibition-bad-choice = Línea { $line }: «{ $word }» debe ser uno de estos: { $allowed }. Se toma { $usual }.
exhibition-bad-list = Línea { $line }: «{ $word }» debe ser una lista de nombres entre corchetes, cada nombre entre comillas rectas. Se toma { $usual }.
exhibition-bad-hour = Línea { $line }: «{ $word }» debe ser una hora entre comillas rectas, de "00:00" a "23:59", o "" si no hay ninguna. Se toma { $usual }.
exhibition-bad-games = Línea { $line }: estos juegos no los hay en esta casa: { $word }. Los que hay: { $allowed }.
exhibition-bad-languages = Línea { $line }: estos idiomas no se ofrecen: { $word }. Los que hay: { $allowed }.
exhibition-long-games = Línea { $line }: estos juegos no tienen forma corta, y no se ofrecen mientras una visita dura como mucho { $number } minutos: { $word }.
exhibition-games-not-for-two = Línea { $line }: estos juegos no son para dos, y no se ofrecen mientras facing valga true: { $word }.
exhibition-sound = Los ajustes están en orden.
exhibition-thanks = Gracias por jugar.
exhibition-template = Hay un modelo para páginas propias en { $folder }. Cambie el nombre de la carpeta a «{ $name }» para usarla.
exhibition-objects = Las páginas sobre objetos de la casa, en el orden en que aparecen. [] no muestra ninguna.
exhibition-famous_hands = Las manos célebres que se ofrecen, en su orden, con los nombres que muestra «crowe-table exhibits --json». [] no ofrece ninguna.
exhibition-lessons = Los juegos cuyas lecciones se ofrecen. [] ofrece las de todos los juegos ofrecidos.
exhibition-bad-names = Línea { $line }: «{ $word }» nombra lo que no existe: { $wrong }. Hay: { $allowed }.
exhibit-fault-unread = No se puede leer { $file } ({ $why }).
exhibit-fault-no-text = { $file } no es texto en UTF-8.
exhibit-fault-title = { $file }, línea { $line }: el archivo empieza con una línea que lleva «# » y un título.
exhibit-fault-markup = { $file }, línea { $line }: aquí solo pueden ir un título (#), una imagen (![leyenda](archivo)), párrafos sin marcas y una fuente (>).
exhibit-fault-long = { $file }, línea { $line }: son { $number } caracteres, y caben { $most }.
exhibit-fault-part = { $file }: falta { $part ->
        [title] el título (una línea con «# »)
        [picture] la imagen (![leyenda](archivo))
        [text] el texto
       *[source] la fuente (una línea con «> »)
    }.
exhibit-fault-language = Falta { $file }, así que esto no se muestra en esa lengua.
exhibit-fault-logo = Falta { $file }, así que las páginas y las hojas no llevan logotipo. También puede ser un JPEG, logo.jpg.
exhibit-fault-picture = { $file }, línea { $line }: no hay ninguna imagen { $word } en la carpeta de la página.
exhibit-fault-kind = { $file }, línea { $line }: { $word } no es una imagen PNG o JPEG completa.
exhibit-fault-large = { $file }, línea { $line }: { $word } pasa de { $most } MB, o de { $side } píxeles de ancho o de alto.
exhibition-keyboard = Si los botones llevan los nombres de las teclas (F3, H, Intro). Ponga false para una pantalla táctil sin teclado.
exhibition-reach = "standing", o "seated" para poner la barra al pie de cualquier pantalla. En una pantalla vertical, todo lo que se pulsa queda así al alcance de las sillas de ruedas y de los niños.
exhibition-staff-morning = Control de la mañana
exhibition-staff-morning-told = imagen, sonido, tacto…
exhibition-staff-save = Guardar las estadísticas
exhibition-staff-save-told = CSV, imagen y PDF
exhibition-staff-saved = Las estadísticas están en { $folder }; el PDF llega en unos segundos.
exhibition-staff-touch = Probar la pantalla táctil
exhibition-staff-touch-told = nueve puntos
exhibition-morning-heading = Control de la mañana
exhibition-morning-touched = Han respondido { $number } de { $most } puntos.
exhibition-morning-clock = El reloj marca { $date }, { $time }.
exhibition-morning-disk = Quedan { $free } GB libres en el disco. La exposición ocupa { $used } MB.
exhibition-morning-no-crash = No consta ningún fallo.
exhibition-touch-test = Toque cada anillo. El anillo que responde se llena. La prueba acaba tras el último anillo, o tras 15 segundos sin tocar.
exhibition-report-heading = Visitas
exhibition-report-period = Del { $first } al { $last }
exhibition-report-totals = En total
exhibition-staff_language = El idioma de la página del personal, como "es"; vacío: el de la visita.
exhibition-bad-text = Línea { $line }: «{ $word }» es un texto entre comillas rectas. Se toma { $usual }.
exhibition-facing = Si dos visitantes juegan frente a frente en una pantalla tumbada, en juegos de dos. Cada uno tiene sus cartas, su pregunta
    y sus botones en su lado.
exhibition-lesson-of = Una lección: { $name }
exhibition-candle-name = La vela
exhibition-candle = Encendida a las { $opens }, esta vela dura hasta las { $closes }. Cada marca es una hora.
exhibition-candle-price = Quien jugaba de noche pagaba la luz, y un penique de impuesto por libra de velas de sebo; la cera costaba mucho más. Nadie podía hacerlas sin licencia.
exhibition-candle-source = Suprimido en 1831: Hansard, 16 de febrero de 1831. La tasa: W. Beveridge, Prices and Wages in England, 1939.
exhibition-face-even = Buenos días. Soy { $name }. Primero pienso, y luego juego. ¿Se sienta conmigo?
exhibition-face-bold = Buenos días. Soy { $name }. Quien no arriesga no gana, así que arriesgo. ¿Se sienta conmigo?
exhibition-face-careful = Buenos días. Soy { $name }. Guardo mis mejores cartas para el final, y el dinero en el bolsillo. ¿Se sienta conmigo?
exhibition-face-wayward = Buenos días. Soy { $name }. ¿Qué voy a jugar ahora? Ni yo lo sé. ¿Se sienta conmigo?
