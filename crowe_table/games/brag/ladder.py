"""Ladder of Brag: everything a player may do in a turn, with its price and its meaning.

In two columns, the wagers are at the right, the lowest first.
"""

from typing import NamedTuple

from crowe_table.engine.core import Action, PickAmount, Reason, act_of, because
from crowe_table.engine.ladder import LadderRow, LadderStep
from crowe_table.engine.money import Farthings
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag.state import NEW, OLD, BragPhase, BragView, Status
from crowe_table.kit.ladders import act_row


class _Sums(NamedTuple):
    """The three wagers of the ladder: the least, twice the least or one step more, and the most or a refused sum."""

    least: int
    raised: int
    highest: int
    most: int
    """The most that may be wagered now; 0 if no wager is possible."""


def ladder(view: BragView) -> tuple[LadderRow, ...]:
    """Return the answers to the question whether to look, or to the question of a turn."""
    phase = view.public.phase
    if phase is BragPhase.LOOK:
        return look_rows(view)
    if phase is BragPhase.WAGER:
        return wager_rows(view)
    return sight_rows(view) if phase in (BragPhase.BRAG, BragPhase.GO, BragPhase.SIGHT) else ()


def look_rows(view: BragView) -> tuple[LadderRow, ...]:
    """Return the answers after the deal: look at a hand, or leave the cards unseen."""
    seat = view.seat
    leave = act_row(acts.Leave(seat), because("ladder-leave"))
    if view.public.status(seat) != Status.TWO:
        return act_row(acts.Look(seat), because("ladder-look")), leave
    hands = [
        _row(acts.LookAt(seat, word), because(f"ladder-look-{word}"), because("ladder-look-one")) for word in (NEW, OLD)
    ]
    return *hands, leave


def wager_rows(view: BragView) -> tuple[LadderRow, ...]:
    """Return the answers of a turn with rolling wagers."""
    seat, r = view.seat, view.public
    blind, sums = r.status(seat) != Status.OPEN, _sums(view, acts.Wager)
    stay = "blind" if blind else "stay" if r.level else "open"
    look = (act_row(acts.Look(seat), because("ladder-look")),) if view.options.blind_play else ()
    price = _sum(_due(view, 2 * r.level)) if r.level else None
    raised, highest = _raises(acts.Wager, view, sums)
    return (
        act_row(acts.Fold(seat), because("ladder-fold")),
        _row(acts.Wager(seat, Farthings(sums.least)), _least_name(view), because(f"ladder-{stay}"), _sum(sums.least)),
        *look,
        raised,
        act_row(acts.See(seat), because("ladder-see"), price),
        highest,
    )


def sight_rows(view: BragView) -> tuple[LadderRow, ...]:
    """Return the answers of a turn with sights."""
    seat, r = view.seat, view.public
    kind = acts.ReturnBrag if r.level else acts.Brag
    sums = _sums(view, kind)
    go_it = _sum(r.level) if r.level else None
    name = because(f"act-{act_of(kind)}")
    raised, highest = _raises(kind, view, sums)
    return (
        act_row(acts.Bolt(seat), because("ladder-fold")),
        _row(kind(seat, Farthings(sums.least)), name, because("ladder-open"), _sum(sums.least)),
        act_row(acts.GoIt(seat), because("ladder-go"), go_it),
        raised,
        act_row(acts.CallSight(seat), because("ladder-sight")),
        highest,
    )


def _raises(kind: type[acts.Wager | acts.Brag], view: BragView, sums: _Sums) -> tuple[LadderRow, LadderRow]:
    """Return the rows of the two higher wagers. A sum above the limit is refused there."""
    raised = "double" if sums.raised == 2 * sums.least else "step"
    highest = "most" if sums.highest == sums.most else "more"
    told = ((sums.raised, raised), (sums.highest, highest))
    lower, higher = (
        _row(kind(view.seat, Farthings(sum_)), because("ladder-raise"), because(f"ladder-{means}"), _sum(sum_))
        for sum_, means in told
    )
    return lower, higher


def _sums(view: BragView, kind: type[Action]) -> _Sums:
    """Return the wagers to show. They differ from each other, so that each has its own step."""
    o, level = view.options, view.public.level
    least, step = _due(view, max(level if o.rolling else 0, o.min_wager_sum)), _due(view, o.unit)
    forms = view.call.forms if view.call else ()
    parts = [part for form in forms if form.act == act_of(kind) for part in form.parts if isinstance(part, PickAmount)]
    most = max((part.most for part in parts), default=0)
    raised = 2 * least if 2 * least <= most else least + step
    highest = most if most > raised else max(raised, 2 * least) + step
    return _Sums(least, raised, highest, most)


def _least_name(view: BragView) -> Reason:
    return because("ladder-stay-in" if view.public.level else "act-wager")


def _due(view: BragView, value: int) -> int:
    """Return what a wager of this value costs the viewer, who pays half if blind."""
    return value if view.public.status(view.seat) == Status.OPEN else value // 2


def _sum(farthings: int) -> Reason:
    return because("ladder-sum", farthings=Farthings(farthings))


def _row(action: Action, name: Reason, meaning: Reason, price: Reason | None = None) -> LadderRow:
    return LadderRow(name=name, meaning=meaning, steps=(LadderStep(action=action, name=name, price=price),))
