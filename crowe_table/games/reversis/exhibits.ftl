# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-all-or-nothing = All or nothing
exhibit-all-or-nothing-story = You are eldest at the plain game, and have been dealt nine spades with the ace, and the ace, King, Queen and two of hearts. With such a hand nobody can avoid taking tricks: you will have many points, and pay. Unless you take every trick. Twelve of your cards cannot be beaten, or soon cannot be; the thirteenth is a two. The other players hold three hearts each.
exhibit-all-or-nothing-task = You lead. Take every trick, and make the reversis.
exhibit-all-or-nothing-goal = Plain game, you lead. Take all thirteen tricks.
exhibit-all-or-nothing-hero = A careful player gets rid of the two first, and so loses the reversis.
exhibit-all-or-nothing-best = All thirteen: the two of hearts is led when the ace, King and Queen have drawn every other heart.
exhibit-all-or-nothing-moral = For a reversis, the one card that others can beat waits until your better cards have drawn what beats it.
exhibit-done = Well played: every trick is yours.
exhibit-not-done = Not this time: { $number } of { $wanted } tricks are yours.
