# What to do, as a hint says it.

do-keep_packs = Play with these packs
do-call_fresh_packs = Call for fresh packs
do-torn_card = Say that a card is torn
do-declare_blanche = Show your carte blanche
do-show_drawn = Show the card you drew
do-hear_onlooker = Hear an onlooker
do-draw = Draw
do-waive = Draw, and declare nothing
do-resign = Resign
