# Sums of money. { $lsd } is the sum written in pounds, shillings and pence.

money-guineas =
    { $halves ->
        [1] media guinea ({ $lsd })
        [2] una guinea ({ $lsd })
       *[other] { $guineas } guineas ({ $lsd })
    }
money-counters =
    { $one ->
        [yes] { $figure } ficha
       *[no] { $figure } fichas
    }
money-counters-pieces =
    { $whole ->
        [0] { $sign }{ $pieces ->
            [1] 1 cuarto de ficha
           *[other] { $pieces } cuartos de ficha
        }
        [1] { $sign }1 ficha y { $pieces ->
            [1] 1 cuarto de ficha
           *[other] { $pieces } cuartos de ficha
        }
       *[other] { $sign }{ $figure } fichas y { $pieces ->
            [1] 1 cuarto de ficha
           *[other] { $pieces } cuartos de ficha
        }
    }

counters-number =
    { $number ->
        [one] { $number } ficha
       *[other] { $number } fichas
    }

account-mint = la ceca
account-store = la reserva
account-pot = el bote
account-bank = la banca
account-box = el cubilete
account-of = { $account } ({ $seat })
account-bet = las apuestas

coinage-georgian = Moneda georgiana
coinage-stuart = Moneda Estuardo
coinage-victorian = Moneda victoriana
coinage-counters = Fichas

coin-guinea = guinea
coin-sovereign = sovereign
coin-half-guinea = half-guinea
coin-half-sovereign = half-sovereign
coin-quarter-guinea = quarter-guinea
coin-crown = crown
coin-half-crown = half-crown
coin-florin = florin
coin-shilling = shilling
coin-sixpence = sixpence
coin-groat = groat
coin-threepence = threepence
coin-twopence = twopence
coin-penny = penny
coin-halfpenny = halfpenny
coin-farthing = farthing

# The five levels of stakes.

stakes-counters = Fichas
stakes-alehouse = La taberna
stakes-coffee_house = El café
stakes-assembly = Los salones
stakes-club = El club

box-owes = debe { $number }
