# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = Peg { $option_target } holes before the other does. You score while cards are played, and then for what the cards of your hand make together.
lesson-lay-out = You have five cards, and two must go to the <crib>crib</>, which is the dealer’s. <lay-out>Lay out</> the Queen and the three.
lesson-lay-out-why = The <crib>crib</> counts for the dealer, so you gave it two cards that score nothing together.
lesson-lead = The dealer plays last, so you lead. Play the seven, and its number is said.
lesson-lead-why = Cards are played in turn and added up, court cards as ten each. The count never passes { WORDS($number_limit) }.
lesson-fifteen = Your seven has been paired, for two. But the count is fourteen: make it fifteen with the ace.
lesson-fifteen-why = Whoever brings the count to fifteen pegs two holes. The front peg shows where you stand.
lesson-pair = The other player put down a six, and you have one too: play it.
lesson-pair-why = Two alike are a pair, for two. In the end nobody could play under { WORDS($number_limit) }, and you scored one for the last card.
lesson-counted = Now the hands are counted with the card turned up. The account shows how: read it, and go on.
lesson-counted-why = A fifteen scores two, a pair two, a sequence of three two, three of one suit three. Whoever did not deal counts first.
lesson-own-crib = Now you deal, so the <crib>crib</> is yours. <lay-out>Lay out</> the six and the nine.
lesson-own-crib-why = Those two are fifteen already. Give your own <crib>crib</> cards that score, or that others may help to score.
lesson-wait = The count is ten. Play the ace, and keep your King back.
lesson-wait-why = Low cards keep the count out of danger: after it no ten and no court card made fifteen.
lesson-thirty-one = The count is { WORDS($count_say_count) }: your King makes { WORDS($number_limit) } exactly.
lesson-thirty-one-why = Exactly { WORDS($number_limit) } scores two, and the play stops there. If it stops short of that, the last card scores one.
lesson-farewell = Two sixes and two nines lay in your <crib>crib</>, and scored twelve. Look at the account, and go on to the next deal.
lesson-farewell-why = Each six with each nine is a fifteen, and the pairs score besides. { CAP(WORDS($option_target)) } holes win the game.
