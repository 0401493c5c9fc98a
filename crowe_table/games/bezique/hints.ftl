# What to do, as a hint says it.

do-keep_packs = Play with these packs
do-call_fresh_packs = Call for fresh packs
do-torn_card = Say that a card is torn
do-declare_blanche = Show your carte blanche
do-show_drawn = Show the card you drew
do-hear_onlooker = Hear an onlooker
do-draw = Draw
do-choose_deal =
    { $word ->
        [deal] Take the deal yourself
       *[receive] Let the other player deal
    }
do-waive = Draw, and declare nothing
do-resign = Resign

hint-any = One is as good as another.
hint-keep-packs = Fresh packs cost money, and the cards are no better.
hint-draw = You have nothing to <declare>declare</>.
hint-blanche = It scores { WORDS($points) } points at once, and is lost if you play first.
hint-only = It is the only card that you may play.
hint-solved = Both hands are known by now, and no other card brings more.
hint-wins-to-declare = It takes the trick, and then you can <declare>declare</> { $points } points.
hint-wins-brisque = It takes the trick, and a <brisque>brisque</> with it.
hint-saves-brisque = It takes the trick, so that your <brisque>brisque</> is safe.
hint-wins = It takes the trick: only whoever takes it may <declare>declare</>.
hint-leads-to-declare = Nothing can beat it, and then you can <declare>declare</> { $points } points.
hint-keeps-to-declare = You keep the cards for a declaration of { $points } points.
hint-serves-nothing = Such a card belongs to no declaration.
hint-copy = You hold another card just like it.
hint-scored = It has scored already, and can score again only in another declaration.
hint-serves-once = A ten belongs to no declaration but a <sequence>sequence</>.
hint-serves-little = It serves only in a <sequence>sequence</> or in four of a rank, never in a pair.
hint-lowest = It is the lowest card that you hold.
hint-lowest-of-suit = It is the lowest of your { $suit }: the better ones stay.
hint-collects = 
    You keep the cards for a { $number ->
        [2] double
        [3] triple
       *[4] quadruple
    } <bezique>bézique</> of { $points } points. You need only { $card }, and { $unseen ->
        [one] one is unseen.
       *[other] { WORDS($unseen) } are unseen.
    }
hint-declare = It scores { $points } points now.
hint-declare-most = Of all that you can <declare>declare</> it scores the most: { $points } points.
hint-declare-trumps = It scores { $points } points, and makes { $suit } <trumps>trumps</>.
hint-small-first = After it the same cards may still score { $points } points. The other way round they may not.
hint-waive = If you do not cross the <rubicon>Rubicon</>, what you score goes to the other.
hint-waive-keeps = What you keep back you may still <declare>declare</> after a later trick.
