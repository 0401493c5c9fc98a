"""What a player of Reversis may answer, besides what the kit asks: cutting, passing across, playing."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class PutAway(Action, frozen=True, tag="put_away"):
    """Puts a card to the discard; whoever does not deal takes the card of the talon for it."""

    card: Card


class KeepCards(Action, frozen=True, tag="keep"):
    """Keeps the hand, looks at the card of the talon, and lays that in the discard."""


class AskForDue(Action, frozen=True, tag="ask_for_due"):
    """Asks for what is due for the aces and quinolas that were led."""
