# Sums of money. { $lsd } is the sum written in pounds, shillings and pence.

money-guineas =
    { $halves ->
        [1] half a guinea ({ $lsd })
        [2] one guinea ({ $lsd })
       *[other] { $guineas } guineas ({ $lsd })
    }
# $one: none, yes (up to one), part (more than one, less than two) or no
money-counters =
    { $one ->
        [yes] { $figure } counter
       *[no] { $figure } counters
    }
money-counters-pieces =
    { $whole ->
        [0] { $sign }{ $pieces ->
            [1] 1 quarter-piece
           *[other] { $pieces } quarter-pieces
        }
        [1] { $sign }1 counter and { $pieces ->
            [1] 1 quarter-piece
           *[other] { $pieces } quarter-pieces
        }
       *[other] { $sign }{ $figure } counters and { $pieces ->
            [1] 1 quarter-piece
           *[other] { $pieces } quarter-pieces
        }
    }
# The same where there is little room, as in a column of figures.
money-counters-brief =
    { $whole ->
        [0] { $sign }{ $pieces ->
            [1] 1 quarter
           *[other] { $pieces } quarters
        }
       *[other] { $sign }{ $figure } and { $pieces ->
            [1] 1 quarter
           *[other] { $pieces } quarters
        }
    }
counters-number =
    { $number ->
        [one] { $number } counter
       *[other] { $number } counters
    }

account-mint = the mint
account-store = the store
account-pot = the pot
account-bank = the bank
account-box = the box
account-of = { $account } ({ $seat })
account-bet = the stakes

coinage-georgian = Georgian coin
coinage-stuart = Stuart coin
coinage-victorian = Victorian coin
coinage-counters = Counters

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

stakes-counters = Counters
stakes-alehouse = The alehouse
stakes-coffee_house = The coffee-house
stakes-assembly = The assembly rooms
stakes-club = The club

box-owes = owes { $number }
