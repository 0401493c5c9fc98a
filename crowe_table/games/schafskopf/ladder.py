"""Ladder of Schafskopf: whether to take the blind, and what it scores."""

from crowe_table.engine.core import because
from crowe_table.engine.ladder import LadderRow
from crowe_table.games.schafskopf.actions import DeclineBlind, TakeBlind
from crowe_table.games.schafskopf.counting import GAME, LONE_TABLE, lone_scores
from crowe_table.games.schafskopf.state import PLAYERS, SchafskopfPhase, SchafskopfView
from crowe_table.kit.ladders import act_row


def ladder(view: SchafskopfView) -> tuple[LadderRow, ...]:
    """Return the two answers about the blind."""
    seat, best = view.seat, len(LONE_TABLE) - 1
    if view.public.phase is not SchafskopfPhase.BLIND:
        return ()
    others = [each for each in view.public.playing if each != seat][: PLAYERS - 1]
    points = lone_scores(best, seat, others, view.options)[seat]
    return (
        act_row(DeclineBlind(seat), because("ladder-decline")),
        act_row(TakeBlind(seat), because("ladder-take", number=GAME), because("ladder-up-to", points=points)),
    )
