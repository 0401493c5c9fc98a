# What the table screen says beyond the game’s own words.
prompt-over = La partida ha terminado.
why-wait = Ahora no le toca a usted. { $asked }
why-enough = Con eso basta. Pulse «{ $act }».
why-number =
    { $number ->
        [one] Elija una carta.
       *[other] Elija { WORDS($number, form: "f") } cartas.
    }
why-more =
    { $number ->
        [one] Elija una carta más.
       *[other] Elija { WORDS($number, form: "f") } cartas más.
    }
why-these = Puede elegir: { $cards }.
why-any-card = Elija cualquier carta.
why-sum = Puede decir cualquier suma entre { $farthings } y { $against }.
why-throw = Ya puede tirar.
why-acts = Puede elegir entre: { $acts }.
why-choose-word = Elija primero una de las tarjetas de arriba.
why-choose-bid = Elija primero una puja.
why-choose-seat = Elija primero un jugador.
why-choose-offer = Elija primero qué declara.
why-choose-spot = Elija primero un lugar en el paño.
act-with-amount = { $act } { $amount }
act-claim_revoke-number = { $act }, baza { $amount }
act-with-price = { $act } por { $amount }
throw-how = { $asked } Mantenga el cubilete para agitarlo y suéltelo para tirar.
advised = ☞ { $act }
chosen = ✓ { $words }
trick-led = salida
trick-yours = su carta
card-trump = { $number }.º triunfo
ladder-refused = ahora no está permitido
ladder-points =
    { $points ->
        [one] { $points } tanto
       *[other] { $points } tantos
    }
ladder-up-to =
    { $points ->
        [one] hasta { $points } tanto
       *[other] hasta { $points } tantos
    }
chart-marked = ☞ { $words }
chart-folded = ☞ { $title }
## The account of the deal, opened.
log-heading = La crónica de la mano
log-place = { $number } de { $count }
key-log = F2
log-close = Volver a la mesa
log-tally = nos : ellos
log-sums = Ganado y perdido
log-sums-quarters = Ganado y perdido, en cuartos de ficha
log-sums-all = todo
tally-ours = nosotros
tally-yours = usted
tally-theirs = ellos
log-trick-card = { $who ->
    [you] usted { $brief }
   *[other] { $seat } { $brief }
}
log-trick-again = { CAP($cards_told) }: { $who_other ->
    [you] baza de usted.
   *[other] baza de { $other }.
}
log-trick-led = { $who ->
    [you] Usted sale con { $card }.
   *[other] { $seat } sale con { $card }.
}
log-trick-kept = { $who ->
    [you] Usted sale con { $card } y gana.
   *[other] { $seat } sale con { $card } y gana.
}
log-trick-won = { $who ->
    [you] Usted sale con { $card };
   *[other] { $seat } sale con { $card };
} { $who_other ->
    [you] usted gana con { $card_high }.
   *[other] { $other } gana con { $card_high }.
}
## The part of an answer that is asked for.
seat-terms = { $name }: { $terms }
dial-least = Mín.
dial-half = Mitad
dial-most = Máx.
dial-pot = Bote
dial-of-claim_revoke = En la baza
offer-points = { $words } ({ $points ->
    [one] 1 tanto
   *[other] { $points } tantos
})
dial-number = { $act }, { $number } de { $count }
caption-paid = { CAP($source) } a { $target }: { $told }.
caption = { $seat }: { $words }
## What could not be fetched.
asset-pack = La baraja «{ $name }» no se puede leer ({ $why }). La sustituyen cartas sencillas.
asset-courts = Las figuras de la baraja sencilla no se pueden leer ({ $why }). Las sustituyen otras más simples.
asset-piece = «{ $name }» no se puede leer ({ $why }). Se pone algo sencillo en su lugar.
asset-furniture = Las imágenes del tablero, las monedas y los dados no se pueden leer ({ $why }). Se ponen otras sencillas en su lugar.
asset-faces = Las caras de los jugadores no se pueden leer ({ $why }). Las sustituyen óvalos sencillos.
asset-type = No se puede leer la letra { $name }. La sustituye otra más sencilla.
asset-sounds = Los sonidos no se pueden leer ({ $why }). La mesa queda en silencio.
speech-no-program = No se puede leer nada en voz alta: este ordenador no tiene ningún programa que hable. En Linux, instale espeak-ng.
speech-no-voice = No se puede leer nada en voz alta: este ordenador no tiene ninguna voz para el idioma «{ $language }».
speech-silent = Al leer en voz alta no se oyó nada. ¿Hay un altavoz?

## Cards for first deals

coaching-heading = Nuevo para usted
coaching-away = Toque esta tarjeta para quitarla.
