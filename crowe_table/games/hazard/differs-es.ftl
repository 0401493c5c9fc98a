# Lo que hay que hacer de otro modo que en la lección, por regla.

differs-opposition-one_bet = El que tira apuesta primero, y un solo jugador acepta toda la apuesta.
differs-opposition-covers = Los demás apuestan, y el que tira acepta las apuestas que quiere.
differs-crabs_keep_dice-no = Los crabs, dos o tres en la primera tirada, hacen perder también los dados.
differs-retrieve-no = Si hay una suerte, quien tira no puede retirar su apuesta.
differs-losses_to_pass = Quien tira sigue hasta perder { $value } manos seguidas.
differs-side_bets-yes = Mientras otro tira, puede apostar con los demás.
