# Una serie de varias partidas.

match-open = El encuentro
match-plan = Cuántas partidas
match-plan-single = Una sola partida
match-plan-best_of_3 = Dos ganadas de tres
match-plan-best_of_5 = Tres ganadas de cinco
match-plan-duplicate = Las mismas cartas, dos mesas
match-plan-tournament = Un torneo de ocho
match-plan-best_of_3-help = Quien gana dos partidas gana el encuentro: un róber, como se dice en el whist.
match-plan-best_of_5-help = Quien gana tres partidas gana el encuentro.
match-plan-duplicate-help = En otra mesa, alguien de la casa tiene las mismas cartas en su silla, durante { $deals } manos o algunas más. Así la suerte no cuenta.
match-plan-tournament-help = Ocho jugadores, tres rondas. Quien pierde queda fuera.
match-length = Como mucho { $games } partidas de unos { $minutes } minutos cada una.
match-standing = Cómo va el encuentro
match-games = Las partidas
match-none = Aún no ha terminado ninguna partida.
match-goes-on = El encuentro sigue.
match-others-play = Las otras mesas siguen jugando. Partidas que faltan: { $number }.
match-broke-off = Las otras mesas se interrumpieron.
match-won =
    { $number ->
        [one] { $names } ha ganado el encuentro.
       *[other] { $names } han ganado el encuentro.
    }
match-duplicate-better = Con las mismas cartas, usted lo hizo mejor que { $name }: { $lead }.
match-duplicate-worse = Con las mismas cartas, { $name } lo hizo mejor que usted: { $lead }.
match-duplicate-same = Con las mismas cartas, usted y { $name } lo hicieron igual de bien.
match-deals = Manos jugadas
match-games-won =
    { $number ->
        [one] { $number } partida ganada
       *[other] { $number } partidas ganadas
    }
match-reached-champion = victoria
match-reached-final = en la final
match-reached-round-1 = primera ronda
match-reached-round-2 = segunda ronda
match-reached-round-3 = en la final
match-round-1 = Primera ronda
match-round-2 = Segunda ronda
match-round-3 = La final
match-pair = { $first } y { $second }
match-pair-open = Aún no se sabe
match-game = Partida { $number }
match-game-of = Partida { $number }: { $name }
match-drawn = No ganó nadie.
match-won-by = Ganada por { $names }: { $lead }
match-points =
    { $number ->
        [one] { $number } tanto
       *[other] { $number } tantos
    }
match-next = Jugar la siguiente
match-continue = Seguir la partida
match-back = Volver
match-gone = Este encuentro ya no está entre las partidas guardadas.
match-notice = Encuentro ({ $plan }), partida { $number }.
match-notice-round = { $plan }: ronda { $number } de { $rounds }.
match-notice-wins = Partidas ganadas: { $wins }.
match-notice-wins-of = { $name } { $number }
