# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-all-or-nothing = All or nothing
exhibit-all-or-nothing-story = You are eldest at the plain game, and have been dealt nine spades to the Ace, and the Ace, King, Queen and deuce of hearts. With such a hand nobody shuns a trick: you will have points in plenty, and pay. Unless you take them all. Twelve of your cards are masters, or will be; the thirteenth is a deuce. The other hearts lie three and three and three.
exhibit-all-or-nothing-task = You lead. Take every trick, and make the reversis.
exhibit-all-or-nothing-goal = Plain game, you lead. Take all thirteen tricks.
exhibit-all-or-nothing-hero = A careful player gets rid of the deuce first, and with it of the reversis.
exhibit-all-or-nothing-best = All thirteen: the deuce of hearts is led when the Ace, King and Queen have drawn every other heart.
exhibit-all-or-nothing-moral = For a reversis, the one card that others can beat waits until your better cards have drawn what beats it.
exhibit-done = Well played: every trick is yours.
exhibit-not-done = Not this time: { $number } of { $wanted } tricks are yours.
