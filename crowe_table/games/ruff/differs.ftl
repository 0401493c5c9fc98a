# What one must do otherwise than in the lesson, by option.

differs-game-ruff_and_honours = This is the old Ruff and Honours: most tricks win, and ace, King, Queen and Knave of trumps score.
differs-first_lead-eldest = The player at the dealer’s left leads first, whoever made trumps.
differs-exchange_duty-must = The dealer must take up the turned card when it makes trumps.
differs-games-best_of_3 = Two games out of three win.
