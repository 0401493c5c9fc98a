"""Ladder of Euchre: who makes trumps, with or without a partner, and what it scores."""

from crowe_table.engine.cards import SUIT_WORDS
from crowe_table.engine.core import Action, Reason, act_of, because
from crowe_table.engine.ladder import LadderRow, LadderStep
from crowe_table.games.ruff.actions import DefendAlone, DefendTogether, MakesTrumps, NamesTrumps
from crowe_table.games.ruff.counting import ALL_TRICKS, TRICKS_TO_MAKE, euchre_points
from crowe_table.games.ruff.state import RuffPhase, RuffView
from crowe_table.kit.ladders import act_row

BIDDING = (RuffPhase.FIRST_ROUND, RuffPhase.SECOND_ROUND, RuffPhase.DEFENCE)


def ladder(view: RuffView) -> tuple[LadderRow, ...]:
    """Return the ladder for the question to this viewer. The answer that makes no trumps comes first."""
    if view.public.phase not in BIDDING:
        return ()
    first = {act_of(action): action for action in reversed(view.legal)}
    rows = [_row(action) for action in first.values()]
    return tuple(sorted(rows, key=lambda row: _rank(row.steps[0].action)))


def _rank(action: Action) -> tuple[bool, bool]:
    makes = isinstance(action, MakesTrumps | DefendAlone)
    return makes, isinstance(action, MakesTrumps) and action.alone


def _row(action: Action) -> LadderRow:
    meaning, price = _meaning(action), _price(action)
    if not isinstance(action, NamesTrumps):
        return act_row(action, meaning, price)
    act, kind = act_of(action), type(action)
    steps = [
        LadderStep(action=kind(action.seat, word), name=because(f"word-{act}-{word}"), price=price, suit=suit)
        for suit, word in enumerate(SUIT_WORDS)
    ]
    return LadderRow(name=because(f"ladder-{act}-trumps"), meaning=meaning, steps=tuple(steps))


def _meaning(action: Action) -> Reason:
    if isinstance(action, NamesTrumps) or not isinstance(action, MakesTrumps):
        return because(f"ladder-{act_of(action)}")
    against = euchre_points(0, action.alone)[1]
    return because("ladder-alone" if action.alone else "ladder-together", number=TRICKS_TO_MAKE, points=against)


def _price(action: Action) -> Reason | None:
    """Return the most that the answer may score; None for a pass."""
    if isinstance(action, MakesTrumps):
        return because("ladder-up-to", points=euchre_points(ALL_TRICKS, action.alone)[0])
    if isinstance(action, DefendAlone | DefendTogether):
        defended = euchre_points(0, alone=True, defended_alone=isinstance(action, DefendAlone))[1]
        return because("ladder-up-to", points=defended)
    return None
