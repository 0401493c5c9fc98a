"""The encyclopaedia's penalties for mishandled cards and pegs.

The program handles cards and pegs correctly. A fault therefore exists only if a player admits one.
"""

from collections.abc import Mapping

from crowe_table.engine.core import NO_SEAT, Phase, PickWord, Question
from crowe_table.games.cribbage.actions import DealStands, FreshDeal, OwnUp
from crowe_table.games.cribbage.board import opponents, penalise, step
from crowe_table.games.cribbage.claims import resume
from crowe_table.games.cribbage.state import RULES, CribbagePhase, CribbageState
from crowe_table.kit.announcing import announce
from crowe_table.kit.rules import ask_one

SPOILS_DEAL = ("card_shown", "too_many_dealt", "too_many_found")
FAULTS: Mapping[Phase, tuple[str, ...]] = {
    CribbagePhase.LAY_OUT: SPOILS_DEAL[:2],
    CribbagePhase.CUT_START: ("pack_touched",),
    CribbagePhase.PLAY: (SPOILS_DEAL[2], "pegs_touched"),
}
"""Possible faults by phase. Before the play, they are faults of the dealer; later, of the player to act."""


def faults(s: CribbageState) -> tuple[str, ...]:
    """Return the faults that the player may admit now."""
    if s.options.penalties == "none" or s.options.pegging == "automatic":
        return ()
    return FAULTS.get(s.public.phase, ())


@RULES.does(OwnUp, lambda s, _: PickWord(faults(s), field="fault"), law="the-laws")
def own_up(s: CribbageState, action: OwnUp) -> None:
    """Give the opponent two points, or four for an extra card found during the play. A fresh deal may follow."""
    announce(s, f"fault-{action.fault}", seat=action.seat, law="the-laws")
    then = call_for_fresh_deal if action.fault in SPOILS_DEAL else resume
    penalise(s, action.seat, 4 if action.fault == "too_many_found" else 2, "penalty", then)


@step
def call_for_fresh_deal(s: CribbageState) -> None:
    s.public.phase = CribbagePhase.FRESH_DEAL


@RULES.asks(CribbagePhase.FRESH_DEAL)
def ask_fresh_deal(s: CribbageState) -> Question:
    r = s.public
    offender = r.dealer if r.turn == NO_SEAT else r.turn
    return ask_one("fresh-deal", opponents(r, offender)[0], DealStands, FreshDeal)


@RULES.does(DealStands)
def deal_stands(s: CribbageState, _: DealStands) -> None:
    resume(s)
