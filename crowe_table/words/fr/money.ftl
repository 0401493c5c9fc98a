# Sums of money. { $lsd } is the sum written in pounds, shillings and pence. Coins that French has a name for bear it.

money-guineas =
    { $halves ->
        [1] une demi-guinée ({ $lsd })
        [2] une guinée ({ $lsd })
       *[other] { $guineas } guinées ({ $lsd })
    }
money-counters =
    { $one ->
        [none] { $figure } jeton
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
# The same where there is little room, as in a column of figures.
money-counters-brief =
    { $whole ->
        [0] { $sign }{ $pieces ->
            [1] 1 quart
           *[other] { $pieces } quarts
        }
       *[other] { $sign }{ $figure } et { $pieces ->
            [1] 1 quart
           *[other] { $pieces } quarts
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

coin-guinea = guinée
coin-sovereign = souverain
coin-half-guinea = demi-guinée
coin-half-sovereign = demi-souverain
coin-quarter-guinea = quart de guinée
coin-crown = couronne
coin-half-crown = demi-couronne
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
