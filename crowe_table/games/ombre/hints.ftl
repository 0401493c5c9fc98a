# Why to bid or to pass, what to call, what to play: each speaks for the answer, in ten words or so.

do-propose = Propose { $suit }
do-name = Make { $suit } trumps
do-agree = Agree
do-refuse = Refuse
do-pass = Pass
do-ask = Ask leave
do-sans_prendre = Play sans prendre
do-keep_game = Keep the game
do-yield = Yield
do-change =
    { $number ->
        [0] Keep all your cards
       *[other] Change { $cards }
    }
do-voll = Say the Voll

hint-any = One is as good as another.
hint-only = It is the only card that the rules leave you.
hint-claim = Every trick that is left is yours, wherever the cards may lie.
hint-voll = Every trick is yours, and saying so is paid for.
hint-bid =
    { $kind ->
        [frog] In the deals imagined it is made { $often }.
        [solo] Playing alone you take five tricks { $often }.
       *[tout] Playing alone you take every trick { $often }.
    }
hint-bid-better = It is made only { $often }, but in the deals imagined passing does worse.
hint-pass = No game is likely enough: the likeliest is made { $often }.
hint-pass-better = The likeliest game is made { $often }, but in the deals imagined passing does better.
hint-call-short = You are short of that suit: its ace wins early, or you trump.
hint-call = With that partner the game is made { $often }.
hint-name = Your hand is strongest in it.
hint-colour = Nobody has looked, and for clubs nobody need agree.
hint-agree = Nobody has looked yet: one suit is as good as another.
hint-ask = Three tricks are as good as sure, and you may draw more.
hint-sans-prendre = The game is in your hand as it was dealt.
hint-pass-words = So few sure tricks are not worth the risk.
hint-yield = You do not have five sure tricks, and you could not change a card.
hint-change =
    { $number ->
        [0] All you have is worth keeping.
       *[other] <trumps>Trumps</> and Kings are kept, and better may be drawn.
    }
hint-show = It shows them whose partner you are, when it is time.
hint-lead-trump = It draws <trumps>trumps</> from whoever still has them.
hint-lead-best = It is the highest left of its suit: only a trump can beat it.
hint-lead-sure = No card that is left can beat it.
hint-lead-short = It is your only card of that suit: after it you can trump.
hint-lead-long = It is your longest suit: your last cards of it may win later.
hint-take = It beats every card played so far.
hint-take-sure = It takes the trick for certain.
hint-low = It does not take the trick, and you keep your higher cards of the suit.
hint-low-must = None of the cards you may play can take this trick: play the lowest of them.
hint-throw = You keep your <trumps>trumps</> for later.
hint-throw-must = None of the cards you may play can take this trick.
