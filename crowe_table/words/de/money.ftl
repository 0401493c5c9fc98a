# Sums of money. { $lsd } is the sum written in pounds, shillings and pence. The coins keep their English names.

money-guineas =
    { $halves ->
        [1] eine halbe Guinea ({ $lsd })
        [2] eine Guinea ({ $lsd })
       *[other] { $guineas } Guineas ({ $lsd })
    }
money-counters =
    { $one ->
        [yes] { $figure } Marke
       *[no] { $figure } Marken
    }
money-counters-pieces =
    { $whole ->
        [0] { $sign }{ $pieces ->
            [1] 1 Viertelmarke
           *[other] { $pieces } Viertelmarken
        }
        [1] { $sign }1 Marke und { $pieces ->
            [1] 1 Viertelmarke
           *[other] { $pieces } Viertelmarken
        }
       *[other] { $sign }{ $figure } Marken und { $pieces ->
            [1] 1 Viertelmarke
           *[other] { $pieces } Viertelmarken
        }
    }
# The same where there is little room, as in a column of figures.
money-counters-brief =
    { $whole ->
        [0] { $sign }{ $pieces } Viertel
       *[other] { $sign }{ $figure } und { $pieces } Viertel
    }

counters-number =
    { $number ->
        [one] { $number } Marke
       *[other] { $number } Marken
    }

account-mint = die Münzstätte
account-store = der Vorrat
account-pot = der Topf
account-bank = die Bank
account-box = der Kasten
account-of = { $account } ({ $seat })
account-bet = die Einsätze

coinage-georgian = Münzen König Georgs
coinage-stuart = Münzen der Stuarts
coinage-victorian = Münzen Königin Viktorias
coinage-counters = Spielmarken

coin-guinea = Guinea
coin-sovereign = Sovereign
coin-half-guinea = halbe Guinea
coin-half-sovereign = halber Sovereign
coin-quarter-guinea = Viertel-Guinea
coin-crown = Crown
coin-half-crown = Half-Crown
coin-florin = Florin
coin-shilling = Shilling
coin-sixpence = Sixpence
coin-groat = Groat
coin-threepence = Threepence
coin-twopence = Twopence
coin-penny = Penny
coin-halfpenny = Halfpenny
coin-farthing = Farthing

# The five levels of stakes.

stakes-counters = Spielmarken
stakes-alehouse = Die Schenke
stakes-coffee_house = Das Kaffeehaus
stakes-assembly = Der Ballsaal
stakes-club = Der Club

box-owes = schuldet { $number }
