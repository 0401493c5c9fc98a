# Why to put away, to pass or to play: each speaks for the answer, in ten words or so.

do-put_away = Put away { $card }
do-keep = Keep your hand
do-pass_across = Pass { $card } across

hint-any = One is as good as another.
hint-only = It is the only card the law leaves you.
hint-due = It lapses with the next cut, unless you ask.
hint-keep = There is nothing you would gladly part with.
hint-parts-quinola = It has too few hearts to guard it.
hint-parts-short = Without that suit you can throw the quinola away.
hint-parts-high = Nothing low guards it, and it takes tricks.
hint-parts-middle = It takes a trick sooner than what guards it.
hint-leads-heart = It takes a guard from whoever has the quinola.
hint-leads = Others are likely to have a higher card.
hint-throws-quinola = On another suit it wins the stake of its dish.
hint-throws-ace = It is paid for, and takes no trick of yours.
hint-throws-points = It falls on a trick that another takes.
hint-throws = It might have taken a trick later.
hint-ducks = It loses the trick, and spares you a lower card.
hint-takes-last = The trick is yours in any case: take it high.
hint-takes = One trick now is cheaper than another later.

hint-loss-points =
    { $halves ->
        [0] It comes to nearly as much.
        [1] It comes to nearly as much.
       *[other] It loses about { $whole ->
            [one] a fish
           *[other] { WORDS($whole) } fish
        }.
    }
