# Why to put away, to pass or to play: each speaks for the answer, in ten words or so.

do-put_away = Apartar { $card }
do-keep = Quedarse con su mano
do-pass_across = Pasar enfrente { $card }

hint-any = Todo es suerte: tanto da una como otra.
hint-ready = Esta mano ha terminado. Siga cuando quiera.
hint-only = Es la única carta que puede jugar.
hint-due = Si no lo pide, se pierde con el corte siguiente.
hint-keep = Tiene una carta baja en cada uno de sus palos.
hint-parts-quinola = Tiene muy pocos corazones para guardarla.
hint-parts-short = Es la única que tiene del palo: sin ella podrá echar la <quinola>quínola</>.
hint-parts-shorter = Solo le queda otra de este palo: pronto podrá echar en él la <quinola>quínola</>.
hint-parts-high = No tiene a su lado una carta más baja que jugar en su lugar.
hint-parts-middle = Sus otras cartas de este palo son más bajas y más seguras.
hint-leads-heart = Saca un corazón a quien tenga la <quinola>quínola</>.
hint-leads = Cartas más altas de { $suit } que aún no ha visto: { WORDS($number, form: "f") }.
hint-throws-quinola = <colocada>Colocada</> en otro palo, puede ganar la apuesta de su plato.
hint-throws-ace = Quien se lleve esta baza le paga por él.
hint-throws-points = Sus tantos son para quien se lleve esta baza.
hint-throws = De todas sus cartas, es la que más fácilmente ganaría una baza más tarde.
hint-throws-last = Es la última que tiene del palo: después podrá descartarse en él.
hint-ducks = Pierde la baza, y usted se queda con una más baja.
hint-loses = Pierde la baza.
hint-takes-last = La baza es suya de todos modos: gánela con la más alta.
hint-takes-keeps = Tiene que ganar esta baza: reserve { $card } para echarla en otro palo.
hint-takes = La baza es suya, pero no hay tantos en ella.
hint-under = Cartas más altas de { $suit } que aún no ha visto: { WORDS($number, form: "f") }.

hint-loss-points =
    { $halves ->
        [0] Da casi lo mismo.
        [1] Da casi lo mismo.
       *[other] Se pierde { $whole ->
            [one] cerca de una ficha
           *[other] cerca de { WORDS($whole, form: "f") } fichas
        }.
    }
