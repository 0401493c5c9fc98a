# What one must do otherwise than in the lesson, by option.

differs-scoring-between = Points are not written down for one player: the lone player is paid by each of the others, or pays each of them.
