"""Actions of All Fours in addition to the kit's cutting, playing and claiming."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class StandSuit(Action, frozen=True, tag="stand"):
    """Accept the turned suit as trumps (eldest hand)."""


class Beg(Action, frozen=True, tag="beg"):
    """Ask for another suit (eldest hand)."""


class GivePoint(Action, frozen=True, tag="give"):
    """Give a point instead of another suit (dealer)."""


class RunCards(Action, frozen=True, tag="run"):
    """Deal three more cards to every player and turn up another suit (dealer)."""


class LayAway(Action, frozen=True, tag="lay_away"):
    """Discard the surplus cards of a hand after a run."""

    cards: tuple[Card, ...]
