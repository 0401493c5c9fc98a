# What to do, as a hint says it.

do-keep_packs = Jugar con estas barajas
do-call_fresh_packs = Pedir barajas nuevas
do-torn_card = Decir que hay una carta rota
do-declare_blanche = Enseñar su carta blanca
do-show_drawn = Enseñar la carta tomada
do-hear_onlooker = Escuchar a un mirón
do-draw = Tomar carta
do-choose_deal =
    { $word ->
        [deal] Repartir usted
       *[receive] Dejar que reparta el otro
    }
do-waive = Tomar, y no cantar nada
do-resign = Rendirse

hint-any = Tanto da una cosa como otra.
hint-keep-packs = Las barajas nuevas cuestan dinero, y las cartas no son mejores.
hint-draw = No tiene nada que <cantar>cantar</>.
hint-blanche = Da { WORDS($points) } tantos en el acto, y se pierde si juega antes.
hint-only = Es la única carta que puede jugar.
hint-solved = Ya se conocen las dos manos, y ninguna otra carta da más.
hint-wins-to-declare = Gana la baza, y después puede <cantar>cantar</> { $points } tantos.
hint-wins-brisque = Gana la baza, y con ella una <brisca>brisca</>.
hint-saves-brisque = Gana la baza, y así su <brisca>brisca</> está a salvo.
hint-wins = Gana la baza: solo quien la gana puede <cantar>cantar</>.
hint-leads-to-declare = Nada puede ganarle, y después puede <cantar>cantar</> { $points } tantos.
hint-keeps-to-declare = Guarda las cartas para <cantar>cantar</> { $points } tantos.
hint-serves-nothing = Esta carta no sirve para ningún cante.
hint-copy = Tiene otra carta igual.
hint-scored = Ya ha dado tantos, y solo puede volver a darlos en otro cante.
hint-serves-once = Un diez solo sirve para una <secuencia>secuencia</>.
hint-serves-little = Solo sirve para una <secuencia>secuencia</> o para cuatro iguales, nunca para una pareja.
hint-lowest = Es la carta más baja que tiene.
hint-lowest-of-suit = Es la más baja de sus { $suit }: guarda las mejores.
hint-collects = 
    Guarda las cartas para un { $number ->
        [2] doble
        [3] triple
       *[4] cuádruple
    } <bezique>bézique</> de { $points } tantos. Solo falta { $card }, y { $unseen ->
        [one] queda una por ver.
       *[other] quedan { WORDS($unseen) } por ver.
    }
hint-declare = Da { $points } tantos ya.
hint-declare-most = De todo lo que puede <cantar>cantar</> es lo que más da: { $points } tantos.
hint-declare-trumps = Da { $points } tantos, y pasan a pintar { $suit }.
hint-small-first = Después las mismas cartas aún pueden dar { $points } tantos. Al revés no se puede.
hint-waive = Si no pasa el <rubicon>Rubicón</>, lo que se apunte será del otro.
hint-waive-keeps = Lo que se guarda aún podrá cantarlo tras otra baza.
