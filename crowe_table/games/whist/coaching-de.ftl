# Cards for first deals: what is new at a question.

coach-lead = Ihr Partner sitzt gegenüber. Machen Sie zusammen möglichst viele Stiche: Jeder über sechs bringt einen Punkt.
coach-follow = Sie müssen bedienen, wenn Sie können. Sonst schlägt auch der niedrigste <trumpf>Trumpf</> jede Karte dieser Farbe.
