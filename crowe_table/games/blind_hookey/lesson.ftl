# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Win what you stake: the <bottom-card>bottom card</> of your <packet>packet</> must be higher than the banker’s. Nobody may look before.
lesson-shuffle = You have the deal, and with it the <bank>bank</>. Shuffle the pack once more.
lesson-shuffle-why = Each of the others lifts a <packet>packet</>, and you keep the rest; nobody looks. They stake upon their own <bottom-card>bottom card</> against yours.
lesson-paid = You turned { $card_0 }; the others { $card_1 }, { $card_2 } and { $card_3 }. All beat the <bank>bank</>, and you paid them. Go on.
lesson-paid-why = There was nothing to be done: <blind>Blind</> Hookey is luck alone, which is why it was played so fast and for so much.
lesson-cut = A dealer who loses to all must give up the deal: now your neighbour has it. Cut the pack.
lesson-cut-why = Whoever sits before the dealer cuts, so that nobody knows where any card lies.
lesson-lift = Lift your <packet>packet</>: { WORDS($number) } cards off the pack.
lesson-lift-why = Lift as many as you please, but not fewer than { WORDS($option_least_packet) }, and leave enough for those who come after you.
lesson-stake = Stake { $farthings } upon it, and do not look.
lesson-stake-why = The dealer’s card is turned first, then yours: a higher card wins what you staked, a lower loses it.
lesson-highest = The dealer showed { $card_1 }, and you { $card_0 }. No card is higher here: you win { $farthings_0 }. Go on.
lesson-highest-why = An equal card would have lost your stake: equals are the <bank>bank’s</>. That is its whole advantage.
lesson-cut-again = The <bank>bank</> keeps the deal. Cut again.
lesson-cut-again-why = A thick <packet>packet</> or a thin one, it is all the same: each of the <bottom-card>bottom cards</> is as likely as another.
lesson-any = Lift { WORDS($number) } cards, or as many as you like another day.
lesson-any-why = No <packet>packet</> is better than another before it is turned, whatever the knowing ones may say.
lesson-dare = Stake { $farthings } once more.
lesson-dare-why = You win a little less often than the dealer: in one hand of { WORDS($number_to_one_equal) } the cards are equal, and the dealer wins.
lesson-won = The dealer showed { $card_1 }, and you { $card_0 }: you win { $farthings_0 }. Go on to the next hand.
lesson-won-why = Where the odds are fixed there is only one skill: to know when to stop.
