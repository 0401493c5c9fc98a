# The lesson. Of each step: what is to be done, and afterwards why.

lesson-lay-out = Five cards are dealt you, and two must go to the crib, which is the dealer’s: lay out the Queen and the three.
lesson-lay-out-why = What lies in the crib counts for the dealer; so you gave two cards that make nothing together.
lesson-lead = You lead, for the dealer plays last: play the seven, and its number is said.
lesson-lead-why = Cards are played by turns and added together, courts as tens; and never beyond thirty-one.
lesson-fifteen = Your seven is paired, for two; but the count stands at fourteen: make it fifteen with the ace.
lesson-fifteen-why = Whoever brings the count to fifteen pegs two holes. The foremost peg shows where you stand.
lesson-pair = A six is played to you, and you hold another: play it.
lesson-pair-why = Two alike together are a pair, for two; and as the other could not play under thirty-one, you scored one for the last card.
lesson-counted = Now the hands are counted with the card turned up, as the account tells: read it, and go on.
lesson-counted-why = Fifteens count two, pairs two, a sequence a hole for each card, a flush of three three. Whoever did not deal counts first.
lesson-own-crib = You deal now, so the crib is yours: lay out the six and the nine.
lesson-own-crib-why = Six and nine are fifteen already; put into your own crib what may grow there.
lesson-wait = The count is ten. Play the ace, and keep your King back.
lesson-wait-why = Low cards keep the count out of danger: at eleven no ten and no court makes fifteen of it.
lesson-thirty-one = The count is one and twenty: your King makes thirty-one exactly.
lesson-thirty-one-why = Thirty-one to the pip is two holes, and the play stops there. Short of it the last card is but one.
lesson-farewell = Two sixes and two nines lay in your crib, and counted twelve: see it in the account, and go on to the next deal.
lesson-farewell-why = Each six with each nine is a fifteen, and the pairs count besides. Sixty-one holes win the game.
