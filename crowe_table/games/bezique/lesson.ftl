# The lesson. Of each step: what is to be done, and afterwards why.

lesson-deal = You have cut the higher, and may deal or lead. Deal.
lesson-deal-why = Nine cards each, from four packs of two and thirty; the rest are the stock, and after every trick both draw.
lesson-spare = The ten of hearts is led. You need not follow suit while there is a stock: throw a nine.
lesson-spare-why = Tricks are worth little here: whoever takes one may declare, and that is worth much. A royal marriage was forty.
lesson-ten = A seven of spades is led: take it with the ten.
lesson-ten-why = The ten ranks above King and Queen, next to the ace.
lesson-draw = You have nothing to declare yet: draw.
lesson-draw-why = The taker of the trick draws first, and leads to the next.
lesson-brisque = The first marriage made diamonds trumps. Lead the ten of diamonds.
lesson-brisque-why = It took a King of trumps, who can be married no more unless another lies upon the table.
lesson-next = Draw again.
lesson-next-why = You are looking for pairs: King and Queen of a suit, and four aces, Kings, Queens or Knaves.
lesson-away = Lead a nine of hearts: it is good for nothing.
lesson-away-why = It cost you the lead; and the other has declared again, for another royal marriage.
lesson-eight = A nine of clubs is led. Throw the eight.
lesson-eight-why = Sevens, eights and nines stand in no declaration: be rid of them first.
lesson-knave = A seven is led; throw the Knave of clubs.
lesson-knave-why = One Knave alone is little. But keep the Knave of diamonds if he comes: with a Queen of spades he is Bézique.
lesson-nine = You have a King and a Queen of spades! Take this trick, with the nine, to declare them.
lesson-nine-why = Only after a trick of one’s own may one declare, and one thing at a time.
lesson-marriage = Declare the marriage in spades.
lesson-marriage-why = Twenty for you. The cards lie on the table, may still be played, and may serve again in another declaration.
