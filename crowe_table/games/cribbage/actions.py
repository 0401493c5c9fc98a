"""What a player does at Cribbage besides cutting, playing a card and being ready, which are acts of the kit."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class LayOut(Action, frozen=True, tag="lay_out"):
    """Gives cards of one's hand to the crib."""

    cards: tuple[Card, ...]
