# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Win the pot: with the best cards of all, or by making everybody else give up before the cards are seen.
lesson-fold = Your cards make no pair, no run and no flush, and the highest is a six. To stay in costs { $farthings_say_wager } at every turn: fold.
lesson-fold-why = Throw such a hand away early. It costs you nothing more than the <ante>ante</>, which everybody has put in.
lesson-second = Whoever is left alone takes the pot, and need not show a card. Go on to the next deal.
lesson-second-why = Everybody puts { $farthings_0 } into the pot before seeing a card, so there is always something to win.
lesson-raise = A pair of nines! Only one hand in { WORDS($number_one_in_pair) } is a pair. Raise the price: wager { $farthings }.
lesson-raise-why = Whoever wants to stay in must now pay as much as you. Those with poor cards will think twice.
lesson-see = One player has folded, and the other stays in. Nobody else is left, so you may see those cards, for double: do it.
lesson-see-why = You may see another hand only when nobody else is left. If you pay for it, that hand is laid open before you.
lesson-yield = A pair of tens! It beats your nines. You need not show what you hold: give in.
lesson-yield-why = With equal hands you would have lost, too: you paid to see. What you do not show nobody learns.
lesson-third = A <pair-royal>pair royal</> beats everything. Then come a run in one suit, a run, a flush, a pair, and the highest card. Go on to the next deal.
lesson-third-why = The chart on the table says what beats what. Press it to read it large.
lesson-brag = Your highest card is an eight: that is as good as nothing. But you speak first. Brag of it: wager { $farthings }, and keep a straight face.
lesson-brag-why = They believed you, and folded. The pot is yours with no pair, no run and no flush. That is why the game is called Brag.
lesson-after = Nobody will ever know what you had. Go on to the next deal.
lesson-after-why = Do it seldom: if you always brag, somebody will always pay to see.
