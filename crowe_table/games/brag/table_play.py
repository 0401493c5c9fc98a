"""Table-based play for two and for several players. Looks, wagers and bluffs are mixed at random."""

from collections.abc import Mapping
from typing import Protocol

from crowe_table.engine.core import Action
from crowe_table.engine.money import Farthings
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag import loans, many_seats, two_seats
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
from crowe_table.games.brag.rule_play import LONG_ROUNDS, to_end
from crowe_table.games.brag.state import NEW, BragPhase
from crowe_table.kit import debts

NEVER_FOLDED = 2
"""Index of the worst hand class that never folds against several players.

Hands up to this class were too rare in training to learn when to fold. Folds in the table are therefore ignored.
"""
RARE = 0.03
"""Frequencies up to this value are ignored. They are errors of a solution that has not fully converged."""


class Wagers(Protocol):
    """A position of either table, for two players or for several."""

    @property
    def wagers(self) -> tuple[int, int, int]:
        """Values of the minimum, medium and maximum wager; 0 if unavailable."""


def fits(o: BragOptions, playing: int) -> bool:
    """Whether the tables apply to these options.

    A raise cannot drive out a player who may cover the pot. With two players, this matters only if one of them cannot
    pay; then the table is not used.
    """
    driven_out = not o.may_cover or playing == 2
    return driven_out and o.rolling and o.blind_play and o.retain_blind and o.raise_limit == "pot" and o.ante > 0


def answers(r: BragReading, phase: BragPhase) -> list[Choice]:
    """Return the table's choices. The list is empty if the table does not apply."""
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
    """Return how often to look and how often to leave the cards unseen after the deal."""
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
    """Choose after more wagers than were solved: see if the winning chance justifies the price, else fold.

    A player who raises without end may hold anything.
    """
    price, chance = r.due(2 * r.level), winning_chance(r, reads=False)
    if chance >= price / (r.pot + price):
        return [_pay_for(r, acts.See(r.seat), price, 1)]
    return [fold(r, 1)]


def _see_by_share(r: BragReading) -> list[Choice]:
    """Choose if no similar position was solved.

    The share of hands that see is chosen so that neither pure bluffs nor pure value wagers gain against it.
    """
    price = r.due(2 * r.level)
    if not r.looked or not r.is_open(r.others[0]):
        return _see_by_price(r)
    if _better(r) <= r.reach(r.seat) * (1 - r.level / r.pot):
        return [_pay_for(r, acts.See(r.seat), price, 1)]
    return [fold(r, 1)]


def _use_loan(r: BragReading) -> list[Choice]:
    """Choose how to use borrowed money: to see if possible, or else for the minimum wager."""
    sums, see = sums_of(r, "wager"), acts.See(r.seat)
    if see in r.view.legal:
        return [Choice(see, 1, None)]
    if sums is None:
        return []
    return [Choice(acts.Wager(r.seat, Farthings(sums.least)), 1, None)]


def _look_choice(r: BragReading, move: Move, often: float) -> Choice:
    if move is not Move.LOOK:
        return Choice(acts.Leave(r.seat), often, None)
    if has_two_hands(r):
        return Choice(acts.LookAt(r.seat, NEW), often, None)
    return Choice(acts.Look(r.seat), often, None)


def _as_choice(r: BragReading, spot: Wagers, move: Move, often: float) -> Choice:
    """Return a move of the table as a choice. If the purse is too small, the choice is the loan needed first."""
    if move is Move.LOOK:
        return look_choices(r, often)[0]
    if move is Move.FOLD:
        return fold(r, often)._replace(value=None)
    if move is Move.SEE:
        return _pay_for(r, acts.See(r.seat), r.due(2 * r.level), often)
    value = dict(zip((Move.LEAST, Move.MIDDLE, Move.MOST), spot.wagers, strict=True))[move]
    sums, price = sums_of(r, "wager"), r.due(value * r.half_unit)
    wager = acts.Wager(r.seat, legal_sum(sums, price) if sums else price)
    return _pay_for(r, wager, price, often)


def _pay_for(r: BragReading, action: Action, price: int, often: float) -> Choice:
    """Return the action, or the loan that it requires.

    If no such loan is offered, choose as a player short of money.
    """
    if price <= r.purse:
        return Choice(action, often, None)
    loan = debts.BorrowBystander(r.seat, Farthings(price - r.purse))
    if loan in r.view.legal:
        return Choice(loan, often, None)
    return max(loans.short(r), key=lambda choice: choice.often)._replace(often=often, value=None)


def _better(r: BragReading) -> float:
    return share_of_better(r, r.others[0] if len(r.others) == 1 else None)
