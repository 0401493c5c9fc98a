# The lesson. Of each step: what is to be done, and afterwards why.

lesson-follow = { CAP($suit_trump) } are trumps. { CAP($card_led) } is led, which you cannot beat: follow with { $card }.
lesson-follow-why = You must follow suit, and win if you can; here you could not. The order is King, Queen, Knave, and then the ace.
lesson-ten = { CAP($card_led) } is led. { CAP($card) } is higher, so you must win with it.
lesson-ten-why = That is a trick for you. { CAP(WORDS($number_needed)) } of the { WORDS($number_cards) } make the <point>point</>.
lesson-nine = Lead { $card }.
lesson-nine-why = It was trumped with { $card_taken_1 }: whoever has none of the suit must trump, if they can.
lesson-must = { CAP($card_led) } is led: beat it with { $card }.
lesson-must-why = You had as many tricks as { $seat_1 }, and the last decided. { CAP($card_taken_0) } was all you had left: it was played for you, and lost.
lesson-score = { $seat_1 } took { WORDS($tricks_1) } tricks, and scored the <point>point</>. { CAP(WORDS($option_target)) } points win the game. Go on to the next hand.
lesson-score-why = The deal changes each time: now { $seat_dealer } deals, and you speak first.
lesson-propose = { CAP($card_turned) } is turned up: a <point>point</> for the dealer. You hold only one trump, and nothing else of worth: propose for other cards.
lesson-propose-why = The dealer accepted: both may now throw out cards and draw others. A dealer who refuses at first and loses gives { WORDS($option_stood_penalty) } <point>points</>.
lesson-change = Throw out all but your trump: { $cards }.
lesson-change-why = Keep trumps and Kings, and throw out the rest. The French for it is écarter, and the game is named after that.
lesson-stand = { CAP(WORDS($number_clubs)) } trumps and a Queen! Ask for no more cards: play these.
lesson-stand-why = With these you have a good chance of { WORDS($number_needed) } tricks. Another exchange would give the dealer new cards too.
lesson-knave = Lead your highest trump: { $card }.
lesson-knave-why = It took { $card_taken_1 }: in this game the ace stands between the Knave and the ten.
lesson-draw = Once more: lead { $card }.
lesson-draw-why = The dealer followed with { $card_taken_1 }, so has no trumps left: yours cannot be beaten.
lesson-on = Go on with { $card }.
lesson-on-why = That makes { WORDS($tricks_0) } tricks, and the <point>point</> is yours.
lesson-sure = All { WORDS($number_cards) } tricks would be the <vole>vole</>, for { WORDS($number_vole) } <point>points</>. Lead { $card }.
lesson-sure-why = Keep a good card for the last trick. { CAP($card_taken_0) } won, because the other had kept { $card_taken_1 }, of another suit.
lesson-vole = The <vole>vole</> has brought you { WORDS($points_0) } <point>points</>. See the score, and go on to the next hand.
lesson-vole-why = The King of trumps scores one, if its holder says so before playing a card: watch for it.
