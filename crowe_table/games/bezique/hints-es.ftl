# What to do, as a hint says it.

do-keep_packs = Jugar con estas barajas
do-call_fresh_packs = Pedir barajas nuevas
do-torn_card = Decir que hay una carta rota
do-declare_blanche = Enseñar su carta blanca
do-show_drawn = Enseñar la carta tomada
do-hear_onlooker = Oír a un mirón
do-draw = Tomar carta
do-choose_deal =
    { $word ->
        [deal] Repartir usted
       *[receive] Dejar que reparta el otro
    }
do-waive = Tomar, y no cantar nada
do-resign = Rendirse

hint-any = Lo mismo da una que otra.
hint-blanche = Son cincuenta en el acto, y se pierden si antes juega.
hint-only = Es la única carta que la ley le deja.
hint-plainly = Tome lo que pueda mientras pueda.
hint-solved = Ya se conocen las dos manos, y nada da más.
hint-wins-to-declare = Gana la baza, y usted tiene { $points } que cantar.
hint-wins-brisque = Gana una brisca, y le cuesta poco.
hint-wins = Gana la baza, y le cuesta poco.
hint-leads-to-declare = Bien puede ganar, y usted tiene { $points } que cantar.
hint-serves-nothing = No sirve para nada que se pueda cantar.
hint-least = Es la carta que menos echará en falta.
hint-keeps-bezique =
    Un { $number ->
        [2] doble
        [3] triple
       *[4] cuádruple
    } bézique vale { $points }, y { $unseen ->
        [one] falta por ver una copia.
       *[other] faltan por ver { WORDS($unseen, form: "f") } copias.
    } Se guarda { $card }.
hint-declare = Son { $points }, con solo pedirlos.
hint-small-first = Las mismas cartas pueden dar después { $points }, y no antes.
hint-waive = Lo que se apunte ahora acabaría siendo del otro.
hint-waive-keeps = Guárdelas: pueden dar más de otro modo.
