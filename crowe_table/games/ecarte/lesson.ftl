# The lesson. Of each step: what is to be done, and afterwards why.

lesson-follow = Spades are trumps. The Queen of hearts is led, which you cannot beat: follow with the seven.
lesson-follow-why = You must follow suit, and must win if you can; here you could not. King, Queen, Knave and then the ace is the order.
lesson-ten = Diamonds are led: your ten is higher, so you must win with it.
lesson-ten-why = One trick to you. Three of the five make the point.
lesson-nine = Lead the nine of clubs.
lesson-nine-why = It was trumped: whoever has none of the suit must trump, if they can.
lesson-must = Hearts again: your ten beats the eight.
lesson-must-why = Two tricks each; the fifth decides. You have a seven left, and it is played for you.
lesson-score = Three tricks went to the other, and a point. Five points are the game. Go on to the next hand.
lesson-score-why = The deal changes hands each time. Now you are the elder, and speak first.
lesson-propose = The King is turned up, which scores a point for the dealer. You hold one trump and nothing else: propose for other cards.
lesson-propose-why = If the dealer accepts, both may throw out what they like and draw anew. If not, the play begins, and a refusal may be dear.
lesson-change = Throw out all but the Knave of clubs.
lesson-change-why = Keep trumps and Kings, throw the rest: that is écarter, from which the game has its name.
lesson-stand = Four trumps and a Queen! Ask for no more: play these.
lesson-stand-why = Whoever would win three tricks of five has enough with these; a second exchange would only help the dealer.
lesson-knave = Lead from the top: the Knave of trumps.
lesson-knave-why = The ace fell to it, for in this game the ace stands between the Knave and the ten.
lesson-draw = Once more: lead the ten of trumps.
lesson-draw-why = None came: the dealer’s trumps are out, and yours are masters.
lesson-on = Go on with the eight.
lesson-on-why = That is three tricks, and the point is yours already.
lesson-sure = All five would be the vole, for two. Lead the seven.
lesson-sure-why = Keep a good card for the last: your Queen of spades won, since the other had kept a King of another suit.
lesson-vole = The vole counts two. See the score, and go on to the next hand.
lesson-vole-why = The King of trumps in hand counts one, if it is marked before the first card; watch for him.
