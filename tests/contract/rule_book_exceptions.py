"""Exceptions for the tests of rule books, each with its reason.

They are literal numbers in the text, and options that the text need not mention.
"""

from collections.abc import Mapping

LITERALS: Mapping[str, Mapping[str, str]] = {
    "bezique": {
        r"[Ff]our packs": "the packs of the game",
        r"\*\*four\*\* aces": "the size of that declaration",
        r"then the \*\*ten\*\*|King, Queen, Knave, nine, eight, seven|Of two cards": "no quantity",
        r"last two cards": "one for each of two players",
        r"With 1,.*": "worked examples, shown with these options only",
    },
    "all-fours": {r"You are (two|three|four) at this table": "under the condition of so many players"},
    "baccara": {
        r"Seven and six are thirteen, that is \*\*three": "an example",
        r"\*\*one hand for all": "no quantity",
        r"two cards each|with two cards is": "a hand begins with two cards",
        r"it is four times what|fourteen cards left or more": "advice, measured for one pack",
        r"four times is thirty-two": "an example",
    },
    "bassett": {
        r"once in 425 packs": "of a pack of fifty-two cards",
        r"six orders": "orders of three cards",
        r"every two cards": "the two cards of a turn",
    },
    "brag": {
        r"one of three natural cards|dealt \*\*three cards|Three cards to each": "a hand always has three cards",
        r"(Knave|nine|Two cards stand)[^:]*: the \*\*Knave of clubs.*": "names of the braggers",
        r"In all there are 22,100 hands|There are 52": "hands of three cards in a pack",
        r"2-A-K is no run": "ranks of cards",
        r"(blind|open) against (blind|open): .*": "an example, for a wager of eight",
    },
    "cribbage": {
        r"(with|is) [^:]*(\w|10)[♠♥♦♣]: .*": "worked examples, counted in test_rule_book.py",
        r"Fifteen two, fifteen four, and a pair is six": "an example; two for a fifteen and a pair are fixed",
        r"You are (two|three|four) at this table": "under the condition of so many players",
        r"Three or four may play": "what the books allow, not this table",
        r"rows of thirty holes": "the board as drawn",
        r"comes? to fifteen|(whole )?count is fifteen|Fifteen:": "the fifteen of the game",
        r"pass thirty-one|thirty-one, for": "the thirty-one of the game",
        r"King are ten": "the worth of court cards",
        r"Three for last": "the name of the rule",
        r"Between two deals": "no quantity",
        r"three cards |four or more|three or more|of three cards or more": "sizes of a sequence and a flush",
        r"four in sequence are four, not four": "one point a card",
        r"two to the adversary|cut: two|dealt: two to them|: four, and a fresh deal": "one preset’s fixed penalties",
        r"[♠♥♦♣]: “": "worked examples of the play",
    },
    "ombre": {
        r"the \*\*seven\*\* of trumps": "the name of a card",
    },
    "ruff": {
        r"two cards and then three": "the packets of the deal",
        r"the first side to win two": "most of three games",
    },
    "ecarte": {
        r"thirty-two cards": "the pack of the game",
        r"Two packs with": "under the condition of two",
        r"two games running": "under the condition of a pool",
        r"one or two points": "under the condition of such stakes",
    },
    "hazard": {
        r"five, six, seven, eight or nine": "the mains of every table",
        r"eleven wins if the main is seven, and twelve wins if it is six or eight": "under a condition",
        r"The main is (five|seven|nine)\.": "examples",
    },
    "piquet": {
        r"thirty-(six|two) cards": "under the condition of that pack",
        r"Three or more|Three or four|five or more": "fixed sizes of sequences and sets",
        r"Three count \*\*three|four count \*\*four|\*\*ten besides": "fixed scores of sequences",
        r"counts \*\*two\*\*": "under the condition of that last trick",
        r"two more deals": "fixed",
    },
    "reversis": {
        r"dealt three cards and the dealer four": "the packets of the deal",
        r"at \*?three stakes": "the name of the rule",
        r"four aces": "the size of an espagnolette",
    },
    "speculation": {r"Each is dealt three cards face down": "three cards each at every table"},
    "schafskopf": {
        r"You are (three|four|five) at this table": "under the condition of so many players",
        r"\*\*ten next to the ace": "the name of a card",
    },
    "whist": {r"The first side to win two": "most of three games"},
}
"""For each game, patterns of words that include a number, with the reason why no option can contradict the number."""
UNTOLD: Mapping[str, Mapping[str, str]] = {
    "brag": {"raise_most": "told where the limit is fixed, which no preset chooses"},
    "cribbage": {
        "stake": "a sum, told where stakes are laid",
        "rate": "a sum, told where stakes are laid",
        "chosen_dealer": "a seat at one table",
    },
    "bezique": {"chosen_dealer": "a seat at one table"},
    "piquet": {"quatorze": "it has one value"},
    "whist": {
        "chosen_dealer": "a seat at one table",
        "count_overshoot": "told where the difference is staked, which no preset chooses",
    },
}
"""For each game, options that do not change the rules of the table, with the reason."""
