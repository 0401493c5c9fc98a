# The review: a player’s choices beside the best ones.

review-open = Review
review-heading = Your Choices
review-told = Each choice is judged by what you could know when you made it.
review-none = In the deals that are over you had nothing to choose.
review-weighing = { $done } of { $total } choices are judged so far.
review-mark-best = The best
review-mark-equal = As good as the best
review-mark-dearer = Costs a little
review-mark-dear = Costs much
review-mark-other = Not compared
review-deal = Deal { $number }
review-dear-heading = What Cost the Most
review-dear-none = No choice of yours cost more than chance could explain.
review-chose = You chose: { $own }. { $cost }
review-better = Better: { $better }
review-lay-same = As the cards lay, it would have come to the same.
review-lay-better = As the cards lay, it would have brought { $gain } more.
review-lay-worse = As the cards lay, your choice did better by { $gain }.
review-expert-heading = The House’s Best in Your Chair
review-expert-points = The same cards and the same company: by how many points each was ahead.
review-expert-money = The same cards and the same company: what each won or lost.
review-expert-both = you { $own }, the house’s best { $expert }
review-points =
    { $number ->
        [one] { $figure } point
       *[other] { $figure } points
    }
review-money = { $farthings }
review-see = See it on the table
review-back = Go back
review-again = Try again
review-failed = The review broke off. What was found so far still holds.
records-expert = Beside the House’s Best
records-skill = Cost of your choices, a deal
records-luck = Luck of your cards, a deal
records-expert-told = In { $deals } deals the house’s best played your cards in your chair. The luck is what they gained; ± tells how far chance may reach.
records-skill-course = What your choices cost, deal after deal
records-mean = { $mean } ± { $error }
records-dearest = What Costs You Most
records-dearest-told =
    { $measure ->
        [games] Dearest of your choices: { $kind }. On average each loses { $cost } ± { $error } games in a hundred; { $choices } were judged.
        [money] Dearest of your choices: { $kind }. On average each loses { $cost } ± { $error } stakes; { $choices } were judged.
       *[other] Dearest of your choices: { $kind }. On average each loses { $cost } ± { $error } points; { $choices } were judged.
    }
records-early = Before
records-late = Lately
records-lesson = Take the lesson
kind-act = “{ $act }”
kind-play-lead = the cards that you lead
kind-play-follow = the cards with which you follow suit
kind-play-trump = the trumps that you play on another suit
kind-play-throw = the cards that you throw away
