# Why one bets, draws and keeps a bank so: what is said when advice is asked for.

do-take_bank = Take the bank for { $farthings }
do-bid_sum = Bid { $farthings }
do-bet = Bet { $farthings }
do-name_cutter = Let { $seat } cut
do-banco = Cry banco
do-draw = Draw a card
do-stand = Stand

hint-any = One is as good as another: no card is known.
hint-ready = The coup is done, and there is nothing to consider.
hint-take = The bank has the better of every bet.
hint-decline = A bank is worth less than a hundredth of its sum.
hint-keep = The bank has the better of every bet.
hint-pass = What you take up now cannot be lost again.
hint-silent = Of every bet the bank keeps a part, and banco is the greatest.
hint-banco = You play your own hand, and the bank keeps but little.
hint-no-bet = What is not bet cannot be lost.
hint-bet = A small bet loses but little, and plays the game.
hint-bound = The rules of the club leave no choice.
hint-draw =
    To draw { $wins_own ->
        [0] loses
       *[1] wins
    } { WORDS($number_own) } of a hundred; to stand { $wins_other ->
        [0] loses
       *[1] wins
    } { WORDS($number_other) }.
hint-stand =
    To stand { $wins_own ->
        [0] loses
       *[1] wins
    } { WORDS($number_own) } of a hundred; to draw { $wins_other ->
        [0] loses
       *[1] wins
    } { WORDS($number_other) }.
