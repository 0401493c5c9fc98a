"""Actions of Reversis. The actions for cutting, passing a card across and playing cards are defined in the kit."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class PutAway(Action, frozen=True, tag="put_away"):
    """Put a card away, face down. Every player except the dealer then takes a card from the talon."""

    card: Card


class KeepCards(Action, frozen=True, tag="keep"):
    """Keep the hand. The player looks at the talon card dealt for this seat, which then goes to the discard."""


class AskForDue(Action, frozen=True, tag="ask_for_due"):
    """Ask to be paid for aces and quinolas (the knave and queen of hearts) that other players led."""
