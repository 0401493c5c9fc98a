"""High Card: one stake, one card, one exchange. The highest card wins."""

from crowe_table.games.high_card.rules import HighCard

GAME = HighCard()
