"""The actions of High Card. Ready is defined elsewhere."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class HighCardChange(Action, frozen=True, tag="change"):
    """Exchange the card for one from the pack. If no card is given, keep it."""

    cards: tuple[Card, ...]
