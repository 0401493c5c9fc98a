# The lesson. Of each step: what is to be done, and afterwards why.

lesson-under = At Reversis whoever takes least wins. Spades are led, and a six lies there: play the four, under it.
lesson-under-why = Of the cards taken in tricks an ace counts four against you, a King three, a Queen two, a Knave one.
lesson-low = Spades again: a Queen lies there. Give your five.
lesson-low-why = The Queen’s own player must take her, with the two points that she counts.
lesson-high = Diamonds are led, and there is nothing in the trick that counts: spend your ten.
lesson-high-why = You took it, and it cost nothing. A middling card is best spent where no court lies.
lesson-single = You lead. You hold one club only, the Knave: be rid of him.
lesson-single-why = He won, and counts you one; but now you have no club, and may throw what you like when clubs are led.
lesson-knave = Lead the Knave of diamonds.
lesson-knave-why = He came home too: one point more. Better now, for one, than later under an ace of another’s throwing.
lesson-nine = Lead the nine of hearts.
lesson-nine-why = Low cards fell to it: a trick, and no point in it. You still have the four to follow with.
lesson-hearts = Now the Knave of hearts: the ace, King and Queen are still out against him.
lesson-hearts-why = The ace took him, with the King besides: eight points for one adversary in a single trick.
lesson-ace = Clubs are led, and you have none. Throw your worst card away: the ace of diamonds.
lesson-ace-why = Whoever cannot follow may throw anything. That ace counts four, and now it counts them to another.
lesson-throw = Diamonds are led, and you have none left: throw the four of hearts.
lesson-throw-why = With it your hearts are gone too; a suit you have not is as good as a low card in it.
lesson-free = Hearts are led: throw the Knave of spades.
lesson-free-why = One point more to your adversaries. Your spades are all you have now, and the long ones are the danger.
lesson-spades = Clubs again: throw the ace of spades.
lesson-spades-why = Four points given away with it. You have two of forty, and the fewest at the table is paid by the rest.
