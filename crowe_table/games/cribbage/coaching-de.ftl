# Cards for first deals: what is new at a question.

coach-lay-out = Was alle <ablegen>ablegen</>, bildet den <crib>Crib</>: ein weiteres Blatt, das nur für den Geber zählt.
coach-play = Die gespielten Karten werden zusammengezählt, Bilder als zehn. Fünfzehn bringt Punkte, ebenso eine Karte wie die vorige.
coach-claim-hand = Suchen Sie Karten, die fünfzehn ergeben, Paare, Folgen und gleiche Farben. Die <startkarte>Startkarte</> zählt zu Ihrem Blatt.
