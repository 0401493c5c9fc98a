# Why to bid, to lay out or to play: each speaks for the answer, in ten words or so.

do-pass_bid = Pass
do-order_up = Order it up
do-order_up_alone = Order it up alone
do-assist = Assist
do-assist_alone = Assist alone
do-take_up = Take it up
do-take_up_alone = Take it up alone
do-turn_down = Turn it down
do-name = Make it { $word }
do-name_alone = Make it { $word } alone
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
