# What a screen reader says beyond what is printed.
access-window = Crowe’s Table
access-hand-own = Your hand
access-hand = { $who ->
    [you] Your hand
   *[other] The hand of { $seat }
}
access-trick = Played
access-taken = { $who ->
    [you] Cards you have taken
   *[other] Cards taken by { $seat }
}
access-cards-of = { $who ->
    [you] Your cards
   *[other] The cards of { $seat }
}
access-of = { $who ->
    [you] { $name }, yours
   *[other] { $name }, { $seat }
}
access-pack = The pack
access-cards = Cards on the table
access-empty = No cards lie here now.
access-number =
    { $number ->
        [one] one card
       *[other] { WORDS($number) } cards
    }
access-may-play = may be played
access-may-choose = may be chosen
access-not-now = not now
aloud-ticked = ticked
aloud-not-ticked = not ticked
aloud-chosen = chosen
access-place = Place { $number } of { $count }
access-pair = { $name }: { $value }
access-players = Players
access-turn = to act
access-alone = plays alone
access-out = out
access-things = On the table
access-cloth = The cloth
access-acts = Your answer
access-helps = Help
access-dice = Dice
access-dice-box = The dice box
access-count = The count
access-trumps = Trumps: { $suit }
access-board = The cribbage board
access-stake-plain = { $name }: { $told }
access-stake-coppered = { $name }: { $told }, bet to lose
access-stake-bent = { $name }: { $told }, left on with a bent card
access-difficulty = difficulty { $number } of { $count }
access-first = To the beginning
access-back = One back
access-on = One forward
access-last = To the end
access-terms = Words explained
access-about-pack = The cards that have not been dealt
access-about-board = Pegs in its holes mark the score
access-about-coins = Coins that lie on the table
access-about-tricks = The tricks that each side has taken
access-about-sign = The trump suit beats the other suits
access-about-dials = A score; the hands point to thousands, hundreds and tens
access-about-score-cards = A score, marked with two cards
access-about-count = The cards played so far come to this
access-manner-even = { $level }, who plays steadily
access-manner-bold = { $level }, who likes to be bold
access-manner-careful = { $level }, who takes care
access-manner-wayward = { $level }, who may surprise you
access-tricks = { $alone ->
    [1] Your tricks: { $number }; theirs: { $number_other }
   *[0] Our tricks: { $number }; theirs: { $number_other }
}
