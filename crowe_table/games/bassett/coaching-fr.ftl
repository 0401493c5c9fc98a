# Cards for first deals: what is new at a question.

coach-bets = Misez sur une carte. De chaque paire retournée, la première perd et la seconde gagne. Les couleurs ne comptent pas.
coach-couches = Misez sur une carte. De chaque paire retournée, la première gagne et la seconde perd. Les couleurs ne comptent pas.
coach-after-win = Prenez votre gain, ou laissez tout et cornez la carte. Si elle gagne encore, elle paie bien plus ; si elle perd, tout est perdu.
