"""What Enter does: the one rule, for the keyboard and for whatever says that Enter presses it."""

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import act_of
from crowe_table.gui.controls.focus import Target
from crowe_table.gui.table.answering import Answering


def entered(answering: Answering, target: Target | None) -> str | Target:
    """The act to which Enter gives what is chosen, dialled or held, empty if to none; or else the held thing, which it
    works. ``target`` is what the keyboard holds. Where a lesson asks for no card, the one that is held is not played.
    """
    if target is None or (target.control and target.control.runs_on):
        return answering.by_enter
    if target.card == HIDDEN or target.region == "table":
        return target
    if chosen := answering.given_to():
        return chosen
    if answering.taught and answering.by_enter == act_of(answering.taught):
        return answering.by_enter
    return answering.card_acts[0] if answering.most_cards == 1 else target
