"""Actions of Reversis. Cutting, passing across and playing come from the kit."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class PutAway(Action, frozen=True, tag="put_away"):
    """Put a card away. Players other than the dealer then take a card from the talon."""

    card: Card


class KeepCards(Action, frozen=True, tag="keep"):
    """Keep the hand: look at the talon card and add it to the discard."""


class AskForDue(Action, frozen=True, tag="ask_for_due"):
    """Ask for payments due for aces and quinolas that were led."""
