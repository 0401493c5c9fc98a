# Sums of money. { $lsd } is the sum written in pounds, shillings and pence. The coins keep their English names.

money-guineas =
    { $halves ->
        [1] une demi-guinea ({ $lsd })
        [2] une guinea ({ $lsd })
       *[other] { $guineas } guineas ({ $lsd })
    }
money-counters =
    { $one ->
        [yes] { $figure } jeton
       *[no] { $figure } jetons
    }
money-counters-pieces =
    { $whole ->
        [0] { $sign }{ $pieces ->
            [1] 1 quart de jeton
           *[other] { $pieces } quarts de jeton
        }
        [1] { $sign }1 jeton et { $pieces ->
            [1] 1 quart de jeton
           *[other] { $pieces } quarts de jeton
        }
       *[other] { $sign }{ $figure } jetons et { $pieces ->
            [1] 1 quart de jeton
           *[other] { $pieces } quarts de jeton
        }
    }

counters-number =
    { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }

account-mint = la Monnaie
account-store = la réserve
account-pot = le pot
account-bank = la banque
account-box = le cornet
account-of = { $account } ({ $seat })
account-bet = les mises

coinage-georgian = Monnaie des rois George
coinage-stuart = Monnaie des Stuarts
coinage-victorian = Monnaie de Victoria
coinage-counters = Jetons

coin-guinea = guinea
coin-sovereign = sovereign
coin-half-guinea = demi-guinea
coin-half-sovereign = demi-sovereign
coin-quarter-guinea = quart de guinea
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

stakes-counters = Jetons
stakes-alehouse = L’estaminet
stakes-coffee_house = Le café
stakes-assembly = Les salons
stakes-club = Le club

box-owes = doit { $number }
