"""The actions of High Card, besides Ready."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class HighCardChange(Action, frozen=True, tag="change"):
    """Exchange the card for one from the pack; or keep it, if none is given."""

    cards: tuple[Card, ...]
