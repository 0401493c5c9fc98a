"""High Card: a stake, one card, one change, and the higher wins."""

from crowe_table.games.high_card.rules import HighCard

GAME = HighCard()
