"""The bidding ladder: the possible answers to a bidding question, each with its price and its meaning.

The screen shows the ladder where the trick will lie. Each step is a control, even a step that is refused now.
"""

from msgspec import Struct

from crowe_table.engine.core import Action, Reason

NO_SUIT = -1


class LadderStep(Struct, frozen=True, kw_only=True):
    """One answer: the action, its full name, its price, and its suit if it has one."""

    action: Action
    name: Reason
    price: Reason | None = None
    suit: int = NO_SUIT
    brief: Reason | None = None
    """A few words shown instead of the suit sign."""


class LadderRow(Struct, frozen=True, kw_only=True):
    """One row of the ladder: answers of one kind, side by side, and their meaning."""

    name: Reason
    meaning: Reason
    steps: tuple[LadderStep, ...]
