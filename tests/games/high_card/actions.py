"""The actions of High Card, except Ready, which the kit defines."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class HighCardChange(Action, frozen=True, tag="change"):
    """Exchange the card for one from the pack. Without a card, keep the hand."""

    cards: tuple[Card, ...]
