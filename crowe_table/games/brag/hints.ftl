# Why to wager, to see or to fold: what is said when advice is asked for.

hint-ready = The hand is over, and there is nothing to consider.
hint-look = Pick them up. Against players who look, blindness costs a quarter to three quarters of an ante a deal.
hint-leave = Left where they lie, they cost you half. It is a sport, and it makes pots; sound it is not.
hint-two-wait = Two unseen hands are worth more than one, and wagers on them cost half: wait until the price is serious.
hint-two-look = The price is serious now: look at one of your two hands.
hint-keep =
    Keep it. { CAP(WORDS($percent)) } { $percent ->
        [one] hand
       *[other] hands
    } in a hundred are better, and of two hands the first is worth keeping among the best { WORDS($needed) }.
hint-drop =
    Drop it. { CAP(WORDS($percent)) } { $percent ->
        [one] hand
       *[other] hands
    } in a hundred are better; an unseen one promises more unless the first is among the best { WORDS($needed) }.
hint-stand = You have seen neither: one is as good as the other.
hint-show = Yours are better: show them.
hint-yield = Yours are not better. You need not show them, so tell nobody what you paid to see with.
hint-open =
    { CAP(WORDS($percent)) } { $percent ->
        [one] hand
       *[other] hands
    } in a hundred are better than yours. With { WORDS($number) } to act after you that is enough to open.
hint-open-bluff =
    { CAP(WORDS($percent)) } { $percent ->
        [one] hand
       *[other] hands
    } in a hundred are better than yours; but with only { WORDS($number) } behind you a wager now and then takes the pot.
hint-fold-first =
    { CAP(WORDS($percent)) } { $percent ->
        [one] hand
       *[other] hands
    } in a hundred are better than yours. With { WORDS($number) } to act after you that is too little to open.
hint-go-on =
    { CAP(WORDS($percent)) } { $percent ->
        [one] hand
       *[other] hands
    } in a hundred are better than yours. Against { WORDS($number) } that is enough to lay again.
hint-raise =
    { CAP(WORDS($percent)) } { $percent ->
        [one] hand
       *[other] hands
    } in a hundred are better than yours. Against { WORDS($number) } that is worth a raise.
hint-fold =
    { CAP(WORDS($percent)) } { $percent ->
        [one] hand
       *[other] hands
    } in a hundred are better than yours. Against { WORDS($number) } that is too many.
hint-bluff =
    { CAP(WORDS($percent)) } { $percent ->
        [one] hand
       *[other] hands
    } in a hundred are better than yours: it would be a bluff, to be tried now and then when { WORDS($number) } is left.
hint-see = You win about { WORDS($percent) } times in a hundred, and the price asks for { WORDS($needed) }: see him.
hint-see-not = You win about { WORDS($percent) } times in a hundred, and the price asks for { WORDS($needed) }: seeing is dear.
hint-blind-go = You cannot see him; but you win about { WORDS($percent) } times in a hundred, and to go on asks for { WORDS($needed) }.
hint-blind-fold = You cannot see him, and if you fold the pot stays. You win about { WORDS($percent) } times in a hundred; to go on asks for { WORDS($needed) }.
hint-blind-press = He is blind, and you win about { WORDS($percent) } times in a hundred: more than the { WORDS($needed) } at which every wager gains.
hint-blind-sees = Neither has looked: it is even, but for a tie. The pot is more than the wager, so see.
hint-blind-lays = Half price, and all of it may come back: lay again, blind.
hint-blind-first = A wager laid blind costs half.
hint-look-now = Look now: the price has grown serious for cards you have not seen.
hint-cover = You win about { WORDS($percent) } times in a hundred, and all you can lose is what is left in your purse: cover the pot.
hint-borrow = You win about { WORDS($percent) } times in a hundred, and the price asks for { WORDS($needed) }: it is worth a loan.
hint-short-fold = You win about { WORDS($percent) } times in a hundred, and the price asks for { WORDS($needed) }: not with another man's coin.
hint-ante = An ante is little to owe, and it is paid back first.
hint-sit-out = You owe enough already.
hint-lend = It is little to you, and his hand is worth it: it comes back when the deal is over.
hint-decline = It is too much to stake on another man's cards.
hint-go =
    { CAP(WORDS($percent)) } { $percent ->
        [one] hand
       *[other] hands
    } in a hundred are better than yours. Against { WORDS($number) } that is enough to go it.
hint-bolt =
    { CAP(WORDS($percent)) } { $percent ->
        [one] hand
       *[other] hands
    } in a hundred are better than yours. Against { WORDS($number) } that is too many.
hint-sight = You have gone it, and there is no more to be had for nothing: call the sight.
hint-return =
    { CAP(WORDS($percent)) } { $percent ->
        [one] hand
       *[other] hands
    } in a hundred are better than yours. Make them pay again.
