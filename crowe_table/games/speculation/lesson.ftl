# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Own the highest trump when all cards are turned, and take the <pot>pot</>. You may turn it up, or buy it, or sell yours.
lesson-refuse = The King of trumps is turned up, and { $seat_2 } will sell it for { $farthings_say_offer_trump }. There are only { $farthings_pot } in the <pot>pot</>: do not bid.
lesson-refuse-why = Whoever owns the highest trump at the end takes the <pot>pot</>. Only the ace beats the King; but that price was high.
lesson-turn = Turn your top card. Nobody may look at their cards before.
lesson-turn-why = It was no trump, so it is worth nothing to anybody.
lesson-lower = Turn the next one.
lesson-lower-why = A trump, but lower than the King. You may sell or keep a trump only if it is the highest so far.
lesson-last = Turn the last one.
lesson-last-why = The ace of trumps did not come. The King was the highest, and its <owner>owner</> took { $farthings_2 }.
lesson-second = Everybody puts a stake into the <pot>pot</> again, and the dealer half as much more. Go on to the next hand.
lesson-second-why = Each stake is { $farthings_0 }, and the dealer’s { $farthings_3 }. So there are { $farthings_pot } to speculate for.
lesson-bid = A ten is turned up, for sale at { $farthings_say_offer_trump }. It may stay the highest: bid { $farthings }.
lesson-bid-why = You bought the ten, and did not have to turn cards while it was the highest. Only { WORDS($number_above_ten) } cards of a suit beat a ten.
lesson-leave = A pity: the King of trumps is turned, and { $farthings_say_bid_sum } are bid for it. The whole <pot>pot</> is { $farthings_pot }: bid no more.
lesson-leave-why = Another player paid { $farthings_say_sold } for a <pot>pot</> of { $farthings_pot }. Never pay all that you hope to win.
lesson-own = Your ten is beaten, so you must turn your cards again.
lesson-own-why = The price of your ten is lost, unless the ace of trumps lies before you. That is what speculating means.
lesson-again = Turn the next one.
lesson-again-why = Nothing. The fewer cards are left to turn, the safer is the highest trump.
lesson-third = Turn the last one.
lesson-third-why = A trump, but too low. The <owner>owner</> of the King takes the <pot>pot</> of { $farthings_1 }.
lesson-next = Go on to the next hand. You deal.
lesson-next-why = The dealer owns the card that is turned up for trumps, whatever it is.
lesson-sell = You have a five of trumps, and { WORDS($number_face_down) } cards are still face down. Offer it for { $farthings } or more.
lesson-sell-why = You sold a five, which will hardly stay the highest, for { $farthings_say_sold }. A low trump sells best at once.
