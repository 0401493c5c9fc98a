# Why one bets as one does: what is said when advice is asked for.

do-take_bank = Tomar la banca con { $farthings }
do-bet =
    Apostar { $farthings } a { $ranks }
do-take_up = Recoger una apuesta que ya no puede decidirse
do-call = Cantar el orden
do-take = Cobrar
do-take_pay = Cobrar la carta doblada
do-ready = No poner más

hint-ready = Aquí no hay nada más que pensar.
hint-buy-in = Sin la apuesta mínima nadie puede jugar.
hint-wait = En cualquier otra cosa que se ponga, la banca gana o queda igual.
hint-case = Queda { $gender_rank ->
        [f] una { $rank }
       *[m] un { $rank }
    }: no puede haber doblete, y la apuesta es justa.
hint-few =
    { $number ->
        [one] Queda una, y hay las mismas posibilidades por ambos lados.
        [2] Solo quedan dos: de esa apuesta la banca se queda poco.
       *[other] Quedan pocas: de esa apuesta la banca se queda poco.
    }
hint-uncounted = Las cuentas están guardadas: quien ha contado pone donde quedan pocas.
hint-lively = Se juega a más cartas a la vez, y pasan cosas más a menudo.
hint-dead = Ya han salido todas las de ese valor, y la moneda está ociosa.
hint-take = Seguir cuesta más, de promedio, de lo que da.
hint-paroli = El paso siguiente paga mucho más, si la carta vuelve a ganar.
hint-take-bent = En la baraja siguiente, la primera carta puede llevarse la mitad.
hint-bank = De cada doblete la banca se lleva la mitad: vale la pena tenerla.
hint-no-bank = Quien no lleva banca no puede perder ninguna.
hint-alike = Tres iguales no se pueden cantar mal.
hint-pair = Con un par entre ellas, cantar es justo.
hint-call = Paga cuatro por uno, y acierta una de cada seis veces.
