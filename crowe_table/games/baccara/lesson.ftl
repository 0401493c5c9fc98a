# The lesson. Of each step: what is to be done, and afterwards why.

lesson-silent = Your neighbour’s bank holds twelve counters. You might cry Banco, and take it all alone. Keep silent this once.
lesson-silent-why = Another cried Banco: two cards each, counted together, courts and tens as nothing. Nearest to nine wins.
lesson-seen = Six against nothing: the bank was lost. Go on to the next coup.
lesson-seen-why = Of a sum only the units count: a Queen, a King and a ten are thirty, and that is nothing, or baccara.
lesson-wait = Another takes the bank, of twelve counters. Keep silent again.
lesson-wait-why = Nobody takes it alone: so each in turn may cover as much of it as they will.
lesson-bet = Bet the whole twelve.
lesson-bet-why = Whoever bets most, or first, plays the hand for all that bet; so now you have the cards.
lesson-draw = A six and an eight make fourteen, which counts four: ask for a card.
lesson-draw-why = With four or less draw, with six or seven stand, with five do as you like; eight or nine is shown at once, and wins.
lesson-paid = A ten came, and left you four; but the banker drew a six to fourteen, and had nothing. You are paid: go on.
lesson-paid-why = The banker saw that you drew, and drew too. One may do right, and lose by it; so it is with cards.
lesson-bank = The bank is yours now. Take it with fourteen counters.
lesson-bank-why = You are banker, and play against all who bet; you act last, and that is worth something.
lesson-stand = You hold a Queen and a seven: seven. The other drew, which means they had little. Stand.
lesson-stand-why = On seven a card would help in two cases of thirteen, and spoil it in most of the rest.
lesson-swept = Seven against one: the bank wins. Go on to the next coup.
lesson-swept-why = A banker who wins keeps the bank, and may let it grow, or give it up while there is something in it.
