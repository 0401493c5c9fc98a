# Cards for first deals: what is new at a question.

coach-wager-setters = Les autres tiennent autant que vous dites, ou moins, et parient contre vous. Les dés sont à vous tant que vous gagnez.
coach-wager-one_bet = Les autres offriront des paris contre votre mise, et vous en prendrez un.
coach-setters = Vous pariez que le <lanceur>lanceur</> perd. Vous pouvez gagner ou perdre ce que vous mettez.
coach-one_bet = Vous pariez que le <lanceur>lanceur</> perd. Il prend l’un des paris, et rend les autres.
coach-throw-main = Le <point>point</> est le nombre auquel se mesurent vos jets suivants. Sept vient le plus souvent.
coach-throw-to-main = Un <nick>nick</> gagne aussitôt. Les <crabs>crabs</>, deux ou trois, perdent. La plupart des autres nombres deviennent votre <chance>chance</>.
