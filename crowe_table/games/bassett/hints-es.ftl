# Why one bets as one does: what is said when advice is asked for.

do-take_bank = Tomar la banca con { $farthings }
do-bet =
    Apostar { $farthings } a { $ranks }
do-take_up = Recoger una apuesta que ya no puede decidirse
do-call = Cantar el orden
do-take = Cobrar
do-take_pay = Cobrar la carta doblada
do-ready = No apostar más

hint-ready = De esto no depende nada: siga.
hint-buy-in = Sin la apuesta mínima nadie puede jugar.
hint-wait = Ninguna apuesta le favorece ahora: o es justa, o gana con ella la banca.
hint-cheapest = Ninguna apuesta es justa todavía. La más barata: { $rank }; la banca se queda más o menos una de cada { $number }.
hint-case = Queda { $gender_rank ->
        [f] una { $rank }
       *[m] un { $rank }
    }: no puede haber <doblete>doblete</>, y la apuesta es justa.
hint-few = Solo quedan { WORDS($number) }, y de esa apuesta la banca se queda menos del uno por ciento.
hint-price = Es la apuesta más barata que hay ahora: la banca se queda más o menos una de cada { $number }.
hint-fair = Con esta apuesta la banca no gana nada.
hint-uncounted = El marco de bolitas está guardado, y aquí no se dice ningún número. Apueste donde, según su cuenta, queden pocas cartas.
hint-any = Sin el marco de bolitas todas las cartas parecen iguales, y tanto da una apuesta como otra.
hint-dead = Ya han salido todas: su apuesta no puede ganar ni perder.
hint-take = De media, seguir cuesta más de lo que da.
hint-take-even = De media, seguir no da más, y arriesga lo que ha ganado.
hint-take-bent = Ese dinero ya es suyo. Si lo deja, la primera carta de la talla siguiente ya puede costarle algo.
hint-bank = Cada apuesta favorece un poco a la banca, o es justa: vale la pena llevarla.
hint-bank-even = En esta mesa un <doblete>doblete</> no cuesta nada a los <puntos>puntos</>, así que la banca no lleva ventaja. Tómela si le apetece.
hint-no-bank = Quien no lleva la banca no puede perderla.
hint-alike = Las tres son iguales: es imposible fallar.
hint-pair = Dos de las tres son iguales, y el pago es justo.
hint-call = Hay seis órdenes posibles, y acertar paga { WORDS($number) } a uno: es justo.
