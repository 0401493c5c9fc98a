# Why to put away, to pass or to play: each speaks for the answer, in ten words or so.

do-put_away = Apartar { $card }
do-keep = Guardar su mano
do-pass_across = Pasar enfrente { $card }

hint-any = Lo mismo da una que otra.
hint-only = Es la única carta que la ley le deja.
hint-due = Se pierde con el corte siguiente, si no lo pide.
hint-keep = No hay nada de lo que quiera desprenderse.
hint-parts-quinola = Tiene muy pocos corazones que la guarden.
hint-parts-short = Sin ese palo puede echar la quínola.
hint-parts-high = Nada bajo la guarda, y gana bazas.
hint-parts-middle = Gana una baza antes que las que la guardan.
hint-leads-heart = Quita una guarda a quien tiene la quínola.
hint-leads = Es probable que otros tengan una carta más alta.
hint-throws-quinola = Echada en otro palo gana la apuesta de su plato.
hint-throws-ace = Se la pagan, y no le hace ninguna baza.
hint-throws-points = Cae en una baza que se lleva otro.
hint-throws = Podría haber ganado una baza más tarde.
hint-ducks = Pierde la baza, y le guarda una carta más baja.
hint-takes-last = La baza es suya de todos modos: gánela con lo alto.
hint-takes = Una baza ahora sale más barata que otra después.

hint-loss-points =
    { $halves ->
        [0] Viene a dar casi lo mismo.
        [1] Viene a dar casi lo mismo.
       *[other] Pierde { $whole ->
            [one] cerca de un pez
           *[other] unos { WORDS($whole, form: "m") } peces
        }.
    }
