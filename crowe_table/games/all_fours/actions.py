"""Actions of All Fours. The kit adds actions for cutting, playing and claiming."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class StandSuit(Action, frozen=True, tag="stand"):
    """Accept the turned suit as trumps. The eldest hand may do so."""


class Beg(Action, frozen=True, tag="beg"):
    """Ask for another suit. The eldest hand may do so."""


class GivePoint(Action, frozen=True, tag="give"):
    """Give a point and keep the suit. The dealer may do so after the eldest hand has begged."""


class RunCards(Action, frozen=True, tag="run"):
    """Deal three more cards to every player and turn up another suit.

    The dealer may do so after the eldest hand has begged.
    """


class LayAway(Action, frozen=True, tag="lay_away"):
    """Discard the surplus cards of a hand after a run."""

    cards: tuple[Card, ...]
