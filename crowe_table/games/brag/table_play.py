"""Table-based play, for two and for several players. Looks, wagers and bluffs are mixed at random."""

from collections.abc import Mapping
from typing import Protocol

from crowe_table.engine.core import Action, Reason
from crowe_table.engine.money import Farthings
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag import hints, loans, many_seats, two_seats
from crowe_table.games.brag.choices import (
    Choice,
    fold,
    legal_sum,
    look_choices,
    share_of_better,
    sums_of,
    winning_chance,
)
from crowe_table.games.brag.mixtures import Mixture, Move, table
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.reading import BragReading, has_two_hands
from crowe_table.games.brag.rule_play import FAIR, LONG_ROUNDS, to_end
from crowe_table.games.brag.state import NEW, BragPhase
from crowe_table.kit import debts

NEVER_FOLDED = 2
"""Index of the last hand class that never folds against several players, because play with it was too rare to learn."""
RARE = 0.03
"""Frequencies below this are errors of a solution that has not fully converged."""
FAIR_IN_COMPANY = 0.3
"""Share of best hands beyond which a wager against several players counts as a bluff."""


class Wagers(Protocol):
    """A position of either table."""

    @property
    def wagers(self) -> tuple[int, int, int]:
        """Values of the minimum, medium and maximum wager; 0 if unavailable."""


def fits(o: BragOptions, playing: int) -> bool:
    """Whether the tables apply to these options.

    A player who may cover the pot cannot be driven out by a raise. Between two this matters only for a player who
    cannot pay, and then the table is not used.
    """
    driven_out = not o.may_cover or playing == 2
    return driven_out and o.rolling and o.blind_play and o.retain_blind and o.raise_limit == "pot" and o.ante > 0


def answers(r: BragReading, phase: BragPhase) -> list[Choice]:
    """Return the table's choices; none if the table does not apply."""
    if phase not in (BragPhase.LOOK, BragPhase.WAGER) or not fits(r.options, r.playing):
        return []
    if phase is BragPhase.LOOK:
        return [_look_choice(r, move, share) for move, share in _at_the_deal(r).items()]
    if r.record.borrowed:
        return _use_loan(r)
    if acts.Cover(r.seat) in r.view.legal:
        return []
    return _of_two(r) if r.playing == 2 else _of_company(r)


def _at_the_deal(r: BragReading) -> Mapping[Move, float]:
    """Return the frequencies of looking and of leaving the cards."""
    if r.playing == 2:
        row = two_seats_table().get(r.spot().look_key())
    elif has_two_hands(r):
        return {Move.LEAST: 1.0}
    else:
        order = r.record.wagering
        behind = len(order) - 1 - order.index(r.seat)
        row = company_table().get(many_seats.look_key(len(order), behind, r.pot // r.half_unit))
    return row.often(0) if row else {}


def two_seats_table() -> Mapping[int, Mixture]:
    """Return the table for two players."""
    return table(two_seats.FILE, two_seats.CLASSES)


def company_table() -> Mapping[int, Mixture]:
    """Return the table for three to eight players."""
    return table(many_seats.FILE, many_seats.CLASSES)


# --- Wagers ----------------------------------------------------------------------------------------------------------


def _of_two(r: BragReading) -> list[Choice]:
    spot, rows = r.spot(), two_seats_table()
    row = two_seats.row_of(spot, rows)
    if row is None:
        return _see_by_share(r) if rows and Move.SEE in spot.moves() else []
    kind = two_seats.class_of(_better(r)) if r.looked else 0
    return [_as_choice(r, spot, move, share) for move, share in row.often(kind).items()]


def _of_company(r: BragReading) -> list[Choice]:
    spot, rows, sums = r.position(), company_table(), sums_of(r, "wager")
    if r.looked and sums is not None and r.laid >= LONG_ROUNDS and len(r.others) > 1:
        return to_end(r, sums)
    row = many_seats.row_of(spot, rows)
    if row is None:
        return _see_by_price(r) if rows and acts.See(r.seat) in r.view.legal else []
    kind = many_seats.class_of(_better(r)) if r.looked else 0
    often = {move: share for move, share in row.often(kind).items() if share > RARE}
    if r.looked and kind <= NEVER_FOLDED and len(often) > 1:
        often.pop(Move.FOLD, None)
    return [_as_choice(r, spot, move, share) for move, share in often.items()]


def _see_by_price(r: BragReading) -> list[Choice]:
    """Choose beyond the solved wagers: see if the winning chance justifies the price. A player who raises without end
    may hold anything.
    """
    price, chance = r.due(2 * r.level), winning_chance(r, reads=False)
    if chance >= price / (r.pot + price):
        return [_pay_for(r, acts.See(r.seat), price, 1, hints.chance_reason("see", chance))]
    return [fold(r, 1, hints.chance_reason("see-not", chance) if r.looked else _why_fold(r))]


def _see_by_share(r: BragReading) -> list[Choice]:
    """Choose where no similar position was solved.

    See with so large a share of hands that neither pure bluffs nor pure value wagers gain against it.
    """
    price = r.due(2 * r.level)
    if not r.looked or not r.is_open(r.others[0]):
        return _see_by_price(r)
    if _better(r) <= r.reach(r.seat) * (1 - r.level / r.pot):
        return [_pay_for(r, acts.See(r.seat), price, 1, _why_see(r))]
    return [fold(r, 1, hints.share_reason("fold", _better(r)))]


def _use_loan(r: BragReading) -> list[Choice]:
    """Use borrowed money to see, or for the minimum wager."""
    sums, see = sums_of(r, "wager"), acts.See(r.seat)
    if see in r.view.legal:
        return [Choice(see, 1, None, hints.chance_reason("see", winning_chance(r)))]
    if sums is None:
        return []
    return [Choice(acts.Wager(r.seat, Farthings(sums.least)), 1, None, loans.why_borrow(r))]


def _look_choice(r: BragReading, move: Move, often: float) -> Choice:
    if move is not Move.LOOK:
        why = (
            hints.bare_reason("two-wait", hints.TWO_HANDS)
            if has_two_hands(r)
            else hints.bare_reason("leave", hints.BLIND)
        )
        return Choice(acts.Leave(r.seat), often, None, why)
    if has_two_hands(r):
        return Choice(acts.LookAt(r.seat, NEW), often, None, hints.bare_reason("two-look", hints.TWO_HANDS))
    return Choice(acts.Look(r.seat), often, None, hints.bare_reason("look-first", hints.BLIND))


def _as_choice(r: BragReading, spot: Wagers, move: Move, often: float) -> Choice:
    """Return a table move as a choice with its reason, or a loan first if the purse is too small."""
    if move is Move.LOOK:
        return look_choices(r, often)[0]
    if move is Move.FOLD:
        return fold(r, often, _why_fold(r))._replace(value=None)
    if move is Move.SEE:
        return _pay_for(r, acts.See(r.seat), r.due(2 * r.level), often, _why_see(r))
    value = dict(zip((Move.LEAST, Move.MIDDLE, Move.MOST), spot.wagers, strict=True))[move]
    sums, price = sums_of(r, "wager"), r.due(value * r.half_unit)
    wager = acts.Wager(r.seat, legal_sum(sums, price) if sums else price)
    return _pay_for(r, wager, price, often, _why_lay(r, move))


def _pay_for(r: BragReading, action: Action, price: int, often: float, why: Reason) -> Choice:
    """Return the action, or the loan it requires. Without a loan, cover the pot or fold."""
    if price <= r.purse:
        return Choice(action, often, None, why)
    loan = debts.BorrowBystander(r.seat, Farthings(price - r.purse))
    if loan in r.view.legal:
        return Choice(loan, often, None, loans.why_borrow(r))
    return max(loans.short(r), key=lambda choice: choice.often)._replace(often=often, value=None)


# --- Reasons ---------------------------------------------------------------------------------------------------------


def _better(r: BragReading) -> float:
    return share_of_better(r, r.others[0] if len(r.others) == 1 else None)


def _all_unseen(r: BragReading) -> bool:
    return not any(r.is_open(other) for other in r.others)


def _why_fold(r: BragReading) -> Reason:
    if not r.looked:
        return hints.bare_reason("fold-unseen" if _all_unseen(r) else "fold-open", hints.BLIND)
    if len(r.others) == 1 and _all_unseen(r):
        return hints.chance_reason("blind-fold", winning_chance(r), hints.BLIND)
    return hints.share_reason("fold" if r.level else "fold-first", _better(r))


def _why_see(r: BragReading) -> Reason:
    if not r.looked and _all_unseen(r):
        return hints.bare_reason("blind-sees", hints.BLIND)
    price, chance = r.due(2 * r.level), winning_chance(r)
    return hints.chance_reason("see" if chance >= price / (r.pot + price) else "see-level", chance)


def _why_lay(r: BragReading, move: Move) -> Reason:
    if not r.looked:
        return (
            hints.bare_reason("two-wait", hints.TWO_HANDS)
            if has_two_hands(r)
            else hints.bare_reason("blind-first", hints.BLIND)
        )
    better = _better(r)
    if _all_unseen(r):
        return hints.chance_reason("blind-go" if move is Move.LEAST else "blind-press", winning_chance(r), hints.BLIND)
    if r.level and len(r.others) > 1 and better >= FAIR_IN_COMPANY:
        return hints.share_reason("bluff-many", better)
    if better >= FAIR:
        return hints.share_reason("bluff" if r.level else "open-bluff", better)
    if not r.level:
        return hints.share_reason("open", better)
    return hints.share_reason("go-on" if move is Move.LEAST else "raise", better)
