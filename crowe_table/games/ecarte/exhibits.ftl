# An instructive hand: its title, its story, and what the visitor is asked to do; and at the end the moral.

exhibit-king-high = A jeu de règle, King high
exhibit-king-high-story = One small trump, and four clubs to the King. It looks like nothing, and a beginner asks for cards. But the old rule is to play any hand that wins three tricks against a dealer with fewer than two trumps, and two dealers in three have fewer. The cards were laid for this table.
exhibit-king-high-task = Hearts are trumps, and you speak first. Play, or propose for cards; and make the point.
exhibit-king-high-goal = Hearts are trumps. Make the point.
exhibit-king-high-hero = The authors play it without cards, and lead the King of clubs.
exhibit-king-high-best = The point, by playing at once: the clubs go on until they are good.
exhibit-king-high-moral = Where the odds are with your hand as it is, ask for nothing: new cards improve the dealer’s hand too.
