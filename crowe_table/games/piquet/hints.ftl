# Why to throw out, to call or to play: each speaks for the answer, in ten words or so.

do-nothing = Call nothing
do-good = Say “Good”
do-see = Ask to see it
do-ask_missing = Ask which of them is missing
do-pique = Claim the pique
do-repique = Claim the repique
do-declare_blank = Declare the blank
do-look_left = Look at them
do-leave_unseen = Leave them
do-no_blank = Declare no blank
do-change =
    { $number ->
        [0] Keep all your cards
       *[other] Throw out { $cards }
    }

hint-ready = This deal is over. Go on when you like.
hint-any = One is as good as another.
hint-claim = You have made it, and you lose it if you do not claim it.
hint-see = It costs nothing to see it.
hint-blank = A <blank>blank</> counts { WORDS($number) }, before anything else counts.
hint-blank-cancels = Both of you have a <blank>blank</>: if you declare yours, neither counts.
hint-no-blank = You hold a King, a Queen or a Knave: that is no <blank>blank</>.
hint-leave = What you look at the <elder>elder</> sees too.
hint-throw-set = You keep all your { $suit } and all your { $rank }s.
hint-throw-suit = You keep all your { $suit }, and may draw more of them.
hint-throw-rank = You keep all your { $rank }s, and may draw another.
hint-throw-plain = All of them are below the ten: they belong to no <set>set</>.
hint-throw-most = You change as many as you may: each new card may make a <set>set</> or a longer suit.
hint-call-more = It is more than the { WORDS($number_called) } called, and counts { WORDS($number) }.
hint-call-equal = It is as much as was called: now the higher decides.
hint-call-equal-ruff = It is as much as was called: then neither <ruff>ruff</> counts.
hint-call-sure = The other cannot have as good: it counts { WORDS($number) }.
hint-call = If the other has nothing as good, it counts { WORDS($number) }.
hint-good = You have nothing as good to <set>set</> against it.
hint-nothing = You have nothing to call.
hint-only = It is the only card that you may play.
hint-seventh = With this trick you have most of the tricks, which counts { WORDS($points) }.
hint-saves-capot = It takes your first trick: now the other cannot make a <capot>capot</>.
hint-all-good = No card that is out can beat one of yours: the rest are your tricks.
hint-void = The other has no more { $suit }, so it takes the trick.
hint-master = No higher card of the suit is left, so it takes the trick.
hint-drives-out = Only { $card } can beat it. When that has gone, your { $suit } are the best.
hint-wins-low = It is the lowest card that takes the trick, and you lead next.
hint-wins = It takes the trick, and you lead next.
hint-follows-low = None of your { $suit } can take the trick: give the lowest.
hint-ducks = You let this trick go, and keep { $card } for a later one.
hint-lead-suit = It is from your longest suit: when the higher { $suit } have gone, the rest are good.
hint-lead-point = It counts one for the lead, even if it loses the trick.
hint-lead-low = It is your lowest of the suit: the higher ones stay behind.
hint-lead-single = It is your only card of its suit: your other suits stay whole.
hint-discard-lowest = It is the lowest card that you hold.
hint-discard-low = It is the lowest of your { $suit }: better cards stay in your hand.
hint-discard-keeps = You keep all your { $suit }, of which you hold most.
