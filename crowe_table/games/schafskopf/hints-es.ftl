# Why to take or to decline, what to lay away, what to play: each speaks for the answer, in ten words or so.

do-take_blind = Tomar la baceta
do-decline_blind = Pasar
do-bury = Apartar { $cards }
do-lay_down = Enseñar las cartas

hint-any = Tanto da una como otra.
hint-claim = Todas las bazas que quedan son suyas, estén donde estén las cartas.
hint-lay-down = Nada de lo que queda puede cambiar ya el resultado.
hint-revoke = En la baza { $number } no asistieron al palo, aunque podían.
hint-only = No tiene otra opción.

## The blind. “The count” is told in the book, under Good play.

hint-take = Hace <juego>juego</> { $often }.
hint-take-count = Según la cuenta, su mano vale siete o más.
hint-take-trumps = Tiene { WORDS($number, form: "m") } triunfos.
hint-decline = Repartos en los que haría <juego>juego</>: { $share }.
hint-decline-better = Pasar no da menos. Repartos en los que haría <juego>juego</>: { $share }.
hint-decline-few =
    { $number ->
        [0] No tiene ningún triunfo.
        [one] Solo tiene un triunfo.
       *[other] Solo tiene { WORDS($number, form: "m") } triunfos.
    }
hint-decline-count = Según la cuenta, su mano vale menos de siete.

## Laying away.

hint-bury-both = Pone a salvo { WORDS($number, form: "m") } tantos, y podrá fallar un palo que ya no tiene.
hint-bury-empties = Podrá fallar un palo que ya no tiene.
hint-bury-points = Pone a salvo { WORDS($number, form: "m") } tantos: nadie puede ganarlos.
hint-bury-keeps = Conserva sus triunfos y sus ases.

## For least.

hint-least-points = Sus { WORDS($number, form: "m") } tantos se los tiene que llevar otro.
hint-least-loses = No gana esta baza.
hint-least-lead =
    { $number ->
        [one] Queda una carta más alta que puede ganarla.
       *[other] Quedan { WORDS($number, form: "f") } cartas más altas que pueden ganarla.
    }
hint-least-must = No puede evitar esta baza: échele el mínimo de tantos.
hint-least-beaten = Un jugador que va después aún puede ganarle.
hint-least-few = Ninguna otra carta pondría menos tantos en esta baza.

## Leading.

hint-draw-trumps =
    { $number ->
        [one] A los otros les queda un triunfo: sáquelo.
       *[other] A los otros les quedan { WORDS($number, form: "m") } triunfos: sáquelos.
    }
hint-trump-out = <quien-juega-a-solas>Quien juega a solas</> no tiene de este palo, y debe fallar para ganar.
hint-lead-best = Es la mejor que queda de su palo, y salva sus { WORDS($number, form: "m") } tantos si nadie falla.
hint-lead-trump = <quien-juega-a-solas>Quien juega a solas</> debe asistir con un triunfo, si le queda.
hint-lead-nothing = No vale nada: no arriesga ningún tanto.
hint-lead-few = Con ninguna otra carta arriesgaría menos tantos.
hint-lead-trump-best = Es el triunfo más alto que queda.

## Following, and throwing away.

hint-takes = Gana la baza con seguridad, y con ella { WORDS($number, form: "m") } tantos.
hint-takes-lead = Gana la baza con seguridad, y sale usted.
hint-schmear = La baza es de su bando con seguridad: añádale { WORDS($number, form: "m") } tantos.
hint-partner-wins = Su compañero va ganando esta baza: échele tantos.
hint-saves-points = Su compañero va ganando esta baza, y usted guarda sus tantos para otra.
hint-beats = Gana a todas las jugadas hasta ahora.
hint-gives-nothing = No gana esta baza: así no les regala ningún tanto.
hint-gives-few = No gana esta baza: así les regala el mínimo de tantos.
hint-keeps-trumps = Guarda sus triunfos para más tarde.
