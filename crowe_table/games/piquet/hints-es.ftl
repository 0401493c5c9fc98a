# Why to throw out, to call or to play: each speaks for the answer, in ten words or so.

do-call = Cantar
do-nothing = No cantar nada
do-good = Decir «Vale»
do-see = Pedir verlo
do-ask_missing = Preguntar cuál falta
do-pique = Reclamar el pique
do-repique = Reclamar el repique
do-declare_blank = Declarar las cartas blancas
do-look_left = Mirarlas
do-leave_unseen = Dejarlas
do-no_blank = No declarar cartas blancas
do-change =
    { $number ->
        [0] Quedarse con todas las cartas
       *[other] Descartar { $cards }
    }

hint-any = Tan bueno es lo uno como lo otro.
hint-claim = Es suyo, y se pierde si no se reclama.
hint-see = No cuesta nada verlo.
hint-blank = Las cartas blancas cuentan diez antes que nada.
hint-leave = Lo que usted mire lo verá también la mano.
hint-throw-plain = Son las que menos pesan en su mano.
hint-throw-suit = No son de sus { $suit }, que usted guarda.
hint-throw-set = Guarda sus { $suit } y sus { $rank ->
        [as] ases
        [rey] reyes
        [diez] dieces
       *[other] { $rank }s
    }.
hint-call-ruff = En { $suit } es donde más tiene.
hint-call-run = Una secuencia de { WORDS($number) } cuenta si vale.
hint-call-set = Sus { $rank ->
        [as] ases
        [rey] reyes
        [diez] dieces
       *[other] { $rank }s
    } cuentan si valen.
hint-good = No tiene nada tan bueno que oponerle.
hint-nothing = No tiene nada que cantar.
hint-only = Es la única carta que la ley le deja.
hint-wins = Gana la baza, y la salida.
hint-follows-low = Es lo que menos cede en el palo.
hint-discards = Es la carta que menos falta le hace.
hint-master = No queda nada que la venza.
hint-lead-suit = Sus { $suit } merecen llegar a puerto.
