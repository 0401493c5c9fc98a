# The lesson. Of each step: what is to be done, and afterwards why.

lesson-change = The elder hand has thrown out six. Keep your diamonds, the ace of hearts and the Queens, and throw out the six that are lit.
lesson-change-why = Keep your longest suit: it may be the ruff, and a sequence. You drew King and Knave of diamonds to it.
lesson-ruff = The other calls a ruff of fifty-one. Yours in diamonds is fifty-five: say it is not good, and call yours.
lesson-ruff-why = The ruff is the sum of one suit, an ace eleven, courts ten. Only the better of the two scores.
lesson-sequence = A sequence of four is called. You have five, from the nine to the King of diamonds: call them.
lesson-sequence-why = Five in sequence count fifteen; three count but three, and four count four.
lesson-good = Three of a kind are called, and you have no three to set against them: say they are good.
lesson-good-why = Now all the calling is done, and the cards are played for tricks. You know twelve of the other’s cards by what was called.
lesson-eight = Spades are led: follow with the eight.
lesson-eight-why = The leader counts one for the lead, and whoever takes the trick counts one. There are no trumps at Piquet.
lesson-six = Spades again, and you have none: throw the six of diamonds.
lesson-six-why = What cannot win should be what you can spare best; your high diamonds will be wanted.
lesson-queen = The Knave of clubs is led: your Queen takes him.
lesson-queen-why = One for the trick; and now the lead is yours.
lesson-king = Lead the King of hearts: the ace is in your own hand.
lesson-king-why = One for the lead, and one for the trick. The other has no hearts at all.
lesson-knave = Go on with the Knave of hearts.
lesson-knave-why = Every card of a suit that the other has not is a trick, while you have the lead.
lesson-ace = And the ace of hearts.
lesson-ace-why = Whoever takes the more tricks of the twelve has ten besides, for the cards; all twelve are a capot.
