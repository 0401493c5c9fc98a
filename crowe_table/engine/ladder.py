"""A ladder: the possible answers of a bidding, each with its price and its meaning.

The screen lays it where the trick will lie. Each step is a control, also a step that is refused now.
"""

from msgspec import Struct

from crowe_table.engine.core import Action, Reason

NO_SUIT = -1


class LadderStep(Struct, frozen=True, kw_only=True):
    """One answer: the action, its full name, its price, and the suit that tells it from its neighbours."""

    action: Action
    name: Reason
    price: Reason | None = None
    suit: int = NO_SUIT
    brief: Reason | None = None
    """A few words in place of the suit sign."""


class LadderRow(Struct, frozen=True, kw_only=True):
    """Answers of one kind, with what they undertake. Several answers lie side by side."""

    name: Reason
    meaning: Reason
    steps: tuple[LadderStep, ...]
