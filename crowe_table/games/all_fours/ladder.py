"""Ladders of All Fours: the eldest hand's choice to stand or beg, and the dealer's answer."""

from crowe_table.engine.core import because
from crowe_table.engine.ladder import LadderRow
from crowe_table.games.all_fours.actions import Beg, GivePoint, RunCards, StandSuit
from crowe_table.games.all_fours.counting import GIFT
from crowe_table.games.all_fours.state import PACKET, AllFoursPhase, AllFoursView
from crowe_table.kit.ladders import act_row


def ladder(view: AllFoursView) -> tuple[LadderRow, ...]:
    """Return the two answers of the eldest hand, or of the dealer after it has begged."""
    seat, phase = view.seat, view.public.phase
    if phase is AllFoursPhase.ELDEST:
        return (
            act_row(StandSuit(seat), because("ladder-stand")),
            act_row(Beg(seat), because("ladder-beg", number=GIFT)),
        )
    if phase is AllFoursPhase.DEALER:
        return (
            act_row(GivePoint(seat), because("ladder-give"), because("ladder-gift", points=GIFT)),
            act_row(RunCards(seat), because("ladder-run", number=PACKET)),
        )
    return ()
