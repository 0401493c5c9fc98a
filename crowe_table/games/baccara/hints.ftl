# Why one bets, draws and keeps a bank so: what is said when advice is asked for.

do-take_bank = Take the bank for { $farthings }
do-bid_sum = Bid { $farthings }
do-bet = Bet { $farthings }
do-name_cutter = Let { $seat } cut
do-banco = Cry banco
do-draw = Draw a card
do-stand = Stand

hint-any = One is as good as another: no card is known.
hint-ready = The <coup>coup</> is over, and there is nothing to decide.
hint-take = On average the bank wins a little of every bet.
hint-decline = A bank brings only a little, on average, and the whole of it can be lost in one <coup>coup</>.
hint-pass = If you take up the bank now, the next <coup>coup</> cannot cost you anything in it.
hint-silent = The bank keeps a part of every bet, on average, and <banco>banco</> is the greatest bet of all.
hint-banco = You play your own hand, against the whole bank.
hint-no-bet = What is not bet cannot be lost.
hint-bet = The least bet loses least, and still plays the game.
hint-bound = The rules of the club leave no choice.
hint-draw =
    Of a hundred staked, drawing { $wins_own ->
        [0] loses
       *[1] wins
    } { WORDS($number_own) } on average, and standing { $wins_other ->
        [0] loses
       *[1] wins
    } { WORDS($number_other) }.
hint-stand =
    Of a hundred staked, standing { $wins_own ->
        [0] loses
       *[1] wins
    } { WORDS($number_own) } on average, and drawing { $wins_other ->
        [0] loses
       *[1] wins
    } { WORDS($number_other) }.
