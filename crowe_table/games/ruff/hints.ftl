# Why to bid, to lay out or to play: each speaks for the answer, in ten words or so.

do-pass_bid = Pass
do-order_up = Order it up
do-order_up_alone = Order it up alone
do-assist = Assist
do-assist_alone = Assist alone
do-take_up = Take it up
do-take_up_alone = Take it up alone
do-turn_down = Turn it down
do-name = Make it { $suit }
do-name_alone = Make it { $suit } alone
do-lay_out = Lay out { $card }
do-keep_hand = Leave the turned card
do-defend_alone = Defend alone
do-defend_together = Defend with your partner
do-ruff = Ruff
do-leave_stock = Leave the stock
do-lay_out_four = Lay out { $cards }
do-call = Ask: can ye?
do-answer = Answer that you can
do-pass = Do not call

hint-any = One is as good as another.
hint-only = It is the only answer the law leaves you.
hint-claim = All that is left is yours, wherever the cards lie.
hint-revoke = In trick { $number } they had the suit that was led.
hint-call = Three honours between you end the game at once.
hint-ruff = It costs nothing but the choice of four cards.
hint-lay-out-four = Keep every trump, and be rid of a short suit.
hint-count =
    { $number ->
        [one] Your hand counts one, and that is enough here.
       *[other] Your hand counts { WORDS($number) }, and that is enough here.
    }
hint-count-pass = What the others make of it is worth more.
hint-alone =
    { $number ->
        [one] With one trump and the best of them, all five pay four.
       *[other] With { WORDS($number) } trumps all five may fall, and pay four.
    }
hint-makes = Your side makes three tricks { $often }.
hint-march = Alone you take all five { $often }.
hint-void = It leaves you without { $suit }, ready to trump.
hint-lowest = It is what you can best spare.
hint-defend = Two are likelier to stop a march than one.
hint-defend-alone = With both bowers a euchre pays four.
hint-lead-trump = It draws their trumps.
hint-lead-ace = It wins before anybody is out of the suit.
hint-lead-plain = It gives away least.
hint-trumps-in = It trumps the trick.
hint-wins = It takes the trick.
hint-spares = The trick is not yours to win: it spares the better cards.
