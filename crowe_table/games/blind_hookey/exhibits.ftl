# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-nothing-to-choose = Nothing to choose
exhibit-nothing-to-choose-story = The packets are lifted: thirteen cards for you, and the rest for the dealer. Yours may be the best in the room or the worst. Nobody knows, and no skill of yours can find out. You choose one thing only: your stake.
exhibit-nothing-to-choose-task = Another deals. Stake as a player would who knows the odds.
exhibit-nothing-to-choose-goal = Another deals. Come out of this hand with no more than sixpence lost.
exhibit-nothing-to-choose-hero = Of every seventeen staked the dealer wins one, on average, whoever stakes.
exhibit-nothing-to-choose-best = The least stake there is.
exhibit-nothing-to-choose-moral = Stake little while another deals. When the deal is yours, be glad if others stake much.
exhibit-done = You lost sixpence, and no more.
exhibit-not-done = Not this time: you lost more than the sixpence that it might have been.
exhibit-over = Nothing beats an ace; but you could not know that it lay there.
