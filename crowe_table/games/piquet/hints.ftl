# Why to throw out, to call or to play: each speaks for the answer, in ten words or so.

do-call = Call it
do-nothing = Call nothing
do-good = Say “Good”
do-see = Ask to see it
do-ask_missing = Ask which of them is missing
do-pique = Claim the pique
do-repique = Claim the repique
do-declare_blank = Declare the blank
do-look_left = Look at them
do-leave_unseen = Let them lie
do-no_blank = Declare no blank
do-change =
    { $number ->
        [0] Keep all your cards
       *[other] Throw out { $cards }
    }

hint-any = One is as good as another.
hint-claim = It is yours, and lost if not claimed.
hint-see = It costs nothing to see it.
hint-blank = A blank counts ten before all else.
hint-leave = What you look at the elder sees too.
hint-throw-plain = They weigh least in your hand.
hint-throw-suit = They are not of your { $suit }, which you keep.
hint-throw-set = You keep your { $suit } and your { $rank }s.
hint-call-ruff = Your { $suit } are the most you hold.
hint-call-run = A run of { WORDS($number) } counts if it is good.
hint-call-set = Your { $rank }s count if they are good.
hint-good = You have nothing as good to set against it.
hint-nothing = You have nothing to call.
hint-only = It is the only card the law leaves you.
hint-wins = It takes the trick, and the lead.
hint-follows-low = It gives away least in the suit.
hint-discards = It is the card you can best spare.
hint-master = Nothing is left that beats it.
hint-lead-suit = Your { $suit } are worth bringing home.
