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
hint-blanche = It is fifty at once, and lost if you play first.
hint-only = It is the only card the law leaves you.
hint-plainly = Take what you can while you can.
hint-solved = Both hands are known by now, and nothing comes to more.
hint-wins-to-declare = It takes the trick, and you have { $points } to declare.
hint-wins-brisque = It takes a brisque, and costs you little.
hint-wins = It takes the trick, and costs you little.
hint-leads-to-declare = It may well hold, and you have { $points } to declare.
hint-serves-nothing = It serves in nothing that can be declared.
hint-least = It is the card that you will miss the least.
hint-keeps-bezique =
    A { $number ->
        [2] double
        [3] triple
       *[4] quadruple
    } bézique is worth { $points }, and { $unseen ->
        [one] one copy of { $card } is unseen.
       *[other] { WORDS($unseen) } copies of { $card } are unseen.
    }
hint-declare = It is { $points }, and wants no more than the asking.
hint-small-first = The same cards may score { $points } after it, and not before.
hint-waive = What you score now would go to the other in the end.
hint-waive-keeps = Keep them back: they may score more another way.
