"""Rows of a ladder for answers that have a button of their own."""

from crowe_table.engine.core import Action, Reason, act_of, because
from crowe_table.engine.ladder import LadderRow, LadderStep


def act_row(action: Action, meaning: Reason, price: Reason | None = None) -> LadderRow:
    """Return the row of one action. Its name is the message ``act-<act>``."""
    name = because(f"act-{act_of(action)}")
    return LadderRow(name=name, meaning=meaning, steps=(LadderStep(action=action, name=name, price=price),))
