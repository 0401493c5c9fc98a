"""What a player of All Fours may answer, besides what the kit asks: cutting, playing, claiming."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class StandSuit(Action, frozen=True, tag="stand"):
    """Eldest accepts the suit turned up: it is trumps."""


class Beg(Action, frozen=True, tag="beg"):
    """Eldest would have another suit."""


class GivePoint(Action, frozen=True, tag="give"):
    """The dealer gives a point rather than another suit."""


class RunCards(Action, frozen=True, tag="run"):
    """The dealer gives three more cards to everybody, and turns up another suit."""


class LayAway(Action, frozen=True, tag="lay_away"):
    """Lays out what is too much in a hand after the cards have been run."""

    cards: tuple[Card, ...]
