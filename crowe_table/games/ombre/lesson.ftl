# The lesson. Of each step: what is to be done, and afterwards why.

lesson-pass = Clubs are to be the colour, and one has bid a Frog in it. You hold three aces, but a single trump: pass.
lesson-pass-why = The bidder calls the ace of spades for a partner: and you hold it! You are that partner, and nobody else knows.
lesson-club = Clubs are led, the trumps: follow with your only one, the Knave.
lesson-club-why = The seven took it. The two black Queens are always the best trumps but for the seven, manilla, which stands between them.
lesson-ace = Diamonds are led, and the King lies there: take him with the ace.
lesson-ace-why = A trick for the bidder and you, who are one side to-day: between you, five of the eight will win.
lesson-spade = Lead a spade, but not the ace yet: the ten.
lesson-spade-why = The bidder trumped it. Had you shown the ace, your adversaries would know where they stand.
lesson-heart = Your partner leads the best trump of all, and you have none: throw the eight of hearts.
lesson-heart-why = It drew a Queen and an ace of trumps from the two others with one card: so trumps should be drawn.
lesson-nine = Diamonds again, and the nine is your only one: play it.
lesson-nine-why = An adversary trumped it, with one of the last trumps. Your aces are the safer for that.
lesson-take = Hearts are led: take the trick with your ace.
lesson-take-why = Where no trump falls, the ace is master of its suit, then King, Queen and Knave.
lesson-claim = The ace of spades and the King of hearts are the best that are left: say that the rest are yours.
lesson-claim-why = When you are sure, lay your cards down. By the ace of spades all now see whose partner you were.
lesson-count = The Frog is made, with six tricks: see what it brings to you both, and go on.
lesson-count-why = Bids go from the Frog up to the great Solo, each dearer than the last; whoever bids highest plays.
