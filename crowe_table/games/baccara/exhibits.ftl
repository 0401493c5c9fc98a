# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-five-is-not-enough = Five is not enough
exhibit-five-is-not-enough-story = You keep a bank of a guinea, and one player has cried banco for the whole of it. Your two cards make five. With five it is hard to know: one more card may help or spoil it. The other has looked at two cards, and stands.
exhibit-five-is-not-enough-task = The other stands. Win the coup for your bank.
exhibit-five-is-not-enough-goal = You have five, and the other stands. Win the coup for your bank.
exhibit-five-is-not-enough-hero = Whoever stands has six or seven, or now and then five: so five loses to most of them.
exhibit-five-is-not-enough-best = A win for the bank, by drawing a card.
exhibit-five-is-not-enough-moral = Do not ask how good your point is, but what the other must hold to be content with it.
exhibit-done = Well played: the bank stands, and is doubled.
exhibit-not-done = Not this time: your five lost to seven.
exhibit-over = The next card was a three.
