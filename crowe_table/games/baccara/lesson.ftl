# The lesson. Of each step: what is to be done, and afterwards why.

lesson-aim = One player keeps the bank, and the others bet against it. Whoever holds the cards with the better count wins the bets.
lesson-silent = The bank of { $seat_dealer } holds { $farthings_bank }. You might cry <banco>Banco</>, and take it all alone. Keep silent this once.
lesson-silent-why = Another player cried <banco>Banco</>. Each hand has two cards, which are added up; courts and tens count nothing. Nearest to nine wins.
lesson-seen = { CAP(WORDS($point_active_result_drawn)) } against { WORDS($point_result_drawn) }: the bank was lost. Go on to the next <coup>coup</>.
lesson-seen-why = Of a sum only the last figure counts, and courts and tens are nothing: so a Queen, a King and a ten are <baccara>baccara</>, nothing at all.
lesson-wait = Another takes the bank, of { $farthings_bank }. Keep silent again.
lesson-wait-why = Nobody takes it alone: so each in turn may bet against as much of it as they like.
lesson-bet = Bet { $farthings }, as much as the bank holds.
lesson-bet-why = Whoever bets most, or first of those who bet the same, plays the hand for all who bet. So now you have the cards.
lesson-draw = { CAP($rank_own_1) } and { $rank_own_2 } make { WORDS($number_sum) }, which counts { WORDS($number_own) }: ask for a card.
lesson-draw-why = With { WORDS($number_must_draw) } or less draw, with { WORDS($number_must_stand) } or { WORDS($number_may_stand) } stand, with { WORDS($number_free) } do as you like; { WORDS($number_natural) } or { WORDS($number_best) } is shown at once, and wins.
lesson-paid = The card that came left you { WORDS($point_active_result_drawn) }; but the banker drew too, and has { WORDS($point_result_drawn) }. You are paid: go on.
lesson-paid-why = The banker saw that you drew, and drew too. You can do right and still lose: so it is with cards.
lesson-bank = The bank is yours now. Take it with { $farthings }.
lesson-bank-why = You are banker, and play against all who bet; you act last, and that is worth something.
lesson-stand = { CAP($rank_own_1) } and { $rank_own_2 }: you hold { WORDS($number_own) }. The other drew, and so had little. Stand.
lesson-stand-why = On { WORDS($number_own) } a card would help in { WORDS($number_better) } cases of { WORDS($number_cases) }, and spoil it in most of the rest. If both hold the same, every bet goes back.
lesson-swept = { CAP(WORDS($point_result_drawn)) } against { WORDS($point_active_result_drawn) }: the bank wins. Go on to the next <coup>coup</>.
lesson-swept-why = A banker who wins keeps the bank, and may let it grow, or give it up while there is something in it.
