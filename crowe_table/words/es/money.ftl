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
# The same where there is little room, as in a column of figures.
money-counters-brief =
    { $whole ->
        [0] { $sign }{ $pieces ->
            [1] 1 cuarto
           *[other] { $pieces } cuartos
        }
       *[other] { $sign }{ $figure } y { $pieces ->
            [1] 1 cuarto
           *[other] { $pieces } cuartos
        }
    }

counters-number =
    { $number ->
        [one] { $number } ficha
       *[other] { $number } fichas
    }

account-mint = la casa
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
coin-sovereign = soberano
coin-half-guinea = media guinea
coin-half-sovereign = medio soberano
coin-quarter-guinea = cuarto de guinea
coin-crown = corona
coin-half-crown = media corona
coin-florin = florín
coin-shilling = chelín
coin-sixpence = seis peniques
coin-groat = groat
coin-threepence = tres peniques
coin-twopence = dos peniques
coin-penny = penique
coin-halfpenny = medio penique
coin-farthing = cuarto de penique

# The five levels of stakes.

stakes-counters = Fichas
stakes-alehouse = La taberna
stakes-coffee_house = El café
stakes-assembly = Los salones
stakes-club = El club

box-owes = debe { $number }
