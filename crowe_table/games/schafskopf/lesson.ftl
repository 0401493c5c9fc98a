# The lesson. Of each step: what is to be done, and afterwards why.

lesson-decline = All Queens, all Knaves and the diamonds are trumps. You have but three of them: decline the blind.
lesson-decline-why = One has taken it, and plays alone against you and one fellow; the dealer rests. More than half of 120 points are wanted.
lesson-ace = An ace counts eleven, and only a trump can take it. Lead the ace of spades.
lesson-ace-why = It was trumped, with another ace: two and twenty points to the taker, who laid that suit away.
lesson-eight = The ace of hearts is led: follow with the eight, which counts nothing.
lesson-eight-why = Suit must be followed. A ten counts ten, a King four, a Queen three, a Knave two; the rest nothing.
lesson-give = A seven is led, of which you have no more, and your fellow plays after you. Trust them: throw the ace of clubs.
lesson-give-why = They took it with the ten: one and twenty points for the two of you. So one fattens the trick of a friend.
lesson-ten = Your fellow leads the King of clubs. The ten is above him: put it on.
lesson-ten-why = Ace, ten, King is the order here. Fourteen points more, and the lead is yours.
lesson-king = Lead the King of spades.
lesson-king-why = Trumped again; but every trump that is spent so cannot be led to draw yours.
lesson-queen = A small trump is led: take it with the Queen of diamonds.
lesson-queen-why = Queens are above Knaves, and Knaves above the diamonds. Your fellow gave the ten to it: thirteen points.
lesson-seven = Lead the seven of clubs: it can lose nothing.
lesson-seven-why = The taker spent a trump upon it, and had no point for it.
lesson-nine = The Knave of diamonds is led. Your fellow plays last: give the nine, and keep your Knave.
lesson-nine-why = Your fellow had a higher Knave. Clubs are the best of each rank, then spades, hearts and diamonds.
