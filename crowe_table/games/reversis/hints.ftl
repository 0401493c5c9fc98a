# Why to put away, to pass or to play: each speaks for the answer, in ten words or so.

do-put_away = Put away { $card }
do-keep = Keep your hand
do-pass_across = Pass { $card } across

hint-any = It is all chance: one is as good as another.
hint-ready = This deal is over. Go on when you like.
hint-only = It is the only card that the rules leave you.
hint-due = You lose it at the next cut, unless you ask for it.
hint-keep = You have a low card in every suit that you hold.
hint-parts-quinola = You have too few hearts to guard it.
hint-parts-short = It is your only one of the suit: without it you can throw the <quinola>quinola</> away.
hint-parts-shorter = You have only one other of this suit: soon you can throw the <quinola>quinola</> on it.
hint-parts-high = You have no low card beside it to play in its place.
hint-parts-middle = Your other cards of this suit are lower, and safer.
hint-leads-heart = It draws a heart from whoever has the <quinola>quinola</>.
hint-leads = Higher { $suit } still unseen: { WORDS($number) }.
hint-throws-quinola = Thrown on another suit, it can win the stake of its dish.
hint-throws-ace = Whoever takes this trick pays you for it.
hint-throws-points = Its points go to whoever takes this trick.
hint-throws = Of all your cards it is the likeliest to take a trick later.
hint-throws-last = It is your last of the suit: then you can throw others away.
hint-ducks = It loses the trick, and you keep a lower card.
hint-loses = It loses the trick.
hint-takes-last = The trick is yours whatever you play: take it with your highest.
hint-takes-keeps = You must take this trick: keep { $card } to throw on another suit.
hint-takes = The trick is yours, but there is nothing in it.
hint-under = Higher { $suit } still unseen: { WORDS($number) }.

hint-loss-points =
    { $halves ->
        [0] It comes to nearly as much.
        [1] It comes to nearly as much.
       *[other] It loses about { $whole ->
            [one] a <fish>fish</>
           *[other] { WORDS($whole) } <fish>fish</>
        }.
    }
