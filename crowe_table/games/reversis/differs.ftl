# What one must do otherwise than in the lesson, by option.

differs-game-full = This is the full game: each first puts a card away, and aces are paid for at once, in fish.
differs-quinolas-1 = The Knave of hearts is the quinola: throw it on another suit, and its dish is yours.
differs-quinolas-2 = The Knave and the Queen of hearts are quinolas: throw one on another suit, and its dish is yours.
differs-across_exchange-yes = Before the first lead, each passes one card to the player opposite.
differs-talon-optional = You need not put a card away.
differs-espagnolette-whole_game = Whoever holds four aces, or quinolas among them, need not follow suit.
