"""What a player of High Card may answer, besides being ready."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class Change(Action, frozen=True, tag="change"):
    """Throws the card out for one from the pack; or none, and keeps it."""

    cards: tuple[Card, ...]
