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
do-ruff = Ruff, and take the stock
do-leave_stock = Leave the stock
do-lay_out_four = Lay out { $cards }
do-call = Ask: can ye?
do-answer = Answer that you can
do-pass = Do not call

hint-any = One card is as good as another.
hint-only = You have no other choice.
hint-claim = All the tricks that are left are yours, wherever the cards lie.
hint-revoke = In trick { $number } they did not follow suit, though they could.

## Bids. “The count” is told in the book, under Good play.

hint-makes = Your side makes three tricks { $often }.
hint-makes-than = Three tricks with { $suit }: { $often }; with { $suit_other }: { $share }.
hint-march = <alone>Alone</> you take all five tricks { $often }.
hint-pass-unlikely = Deals in which { $suit } would win you three tricks: { $share }.
hint-pass-better = Passing does no worse. Deals in which { $suit } would win you three tricks: { $share }.
hint-count = By the count your hand is worth { WORDS($number) } with { $suit } as trumps, and that is enough.
hint-trumps = You would have { WORDS($number) } trumps.
hint-bower = You would have one of the two <bowers>bowers</>, the best trumps.
hint-few-trumps = You would have too few trumps.
hint-count-low = By the count your hand is too weak to make trumps.

## Laying out, and playing alone.

hint-void = It leaves you without { $suit }, so that you can trump that suit.
hint-lowest = It is your lowest card outside trumps.
hint-lay-out-plain = You keep your trumps and your aces.
hint-defend = Two can stop a <march>march</> more easily than one.
hint-defend-alone = You hold both <bowers>bowers</>: if the <maker>maker</> is <euchred>euchred</>, you score four.

## Ruff and Honours.

hint-call = Three <honours>honours</> between you win the game at once.
hint-answer = You hold an honour, and must say so.
hint-ruff = It costs nothing: of sixteen cards you keep the twelve you like best.
hint-lay-out-four = You keep every trump, and can trump a suit that you no longer hold.
hint-lay-out-low = You keep every trump and every ace.

## Leading.

hint-cash = It is the best card of its suit, and the adversaries have no trumps.
hint-best-trump = It is the highest trump left, and draws those of the adversaries.
hint-lead-best = It is the best card of its suit, and nobody is known to be out of that suit.
hint-partner-trumps = Partner has none of this suit, and may trump it.
hint-lead-trump = It draws trumps, and the adversaries may still have some.
hint-trump-kept = It is safe: no adversary has a trump left.
hint-lead-single = It is your only card of this suit: you may trump when the suit returns.
hint-lead-lowest = Lead your lowest card outside trumps, and keep the better ones.
hint-lead-top = It may drive out a higher card, and your next one is nearly as good.
hint-lead-high = You have no trumps: lead your highest card while it may still win.

## Following, and throwing away.

hint-partner-has-it = The trick is partner’s: spend nothing on it.
hint-last = You play last, and it is the lowest card that wins the trick.
hint-trumps-in = You have none of the suit led: trump it.
hint-takes = It wins the trick, whatever the others play.
hint-beats = It beats every card played so far.
hint-partner-wins = Partner is winning this trick: play a card you can spare.
hint-cannot-win = You cannot win this trick: play your lowest.
hint-discard-void = You then have none of this suit, and can trump it.
hint-keeps-trumps = You keep your trumps for later.
hint-low-for-later = You keep your higher cards of this suit for later.
hint-keeps-best = You keep { $card } for a better trick.
