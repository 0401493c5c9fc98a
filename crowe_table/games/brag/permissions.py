"""Actions allowed in a turn, their sums, and the loans that pay for them. No other module decides these."""

from crowe_table.engine.core import NO_SEAT, Action, Seat, because
from crowe_table.engine.money import Farthings
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag import pack
from crowe_table.games.brag.state import HAND, BragPhase, BragState, Status
from crowe_table.kit.answer_parts import Parts
from crowe_table.kit.debts import LoanLimits, Loans
from crowe_table.kit.purses import in_purse
from crowe_table.kit.vying import in_pot, max_wager, wager_sums


def on_turn(s: BragState, seat: Seat) -> list[type[Action]]:
    """Return the player's legal actions, in display order."""
    r, o, held = s.public, s.options, in_purse(s, seat)
    if r.phase == BragPhase.SIGHT:
        return [acts.CallSight, *([acts.ReturnBrag] if may_wager(s, seat) else [])]
    may: dict[type[Action], bool]
    if r.phase == BragPhase.GO:
        may = {acts.GoIt: held >= r.level}
    elif r.phase == BragPhase.BRAG:
        may = {acts.Brag: may_wager(s, seat)}
    else:
        may = {
            acts.Wager: may_wager(s, seat),
            acts.See: may_see(s, seat) and held >= price_to_see(s, seat),
            acts.Look: r.status(seat) == Status.BLIND,
            acts.LookAt: r.status(seat) == Status.TWO,
            acts.Cover: o.may_cover and held < due(s, seat, least(s)),
        }
    legal = [act for act, is_legal in may.items() if is_legal]
    return [*legal, *LOANS.acts(s, seat), acts.Fold if o.rolling else acts.Bolt]


# --- Values of a wager -----------------------------------------------------------------------------------------------


def due(s: BragState, seat: Seat, value: int) -> Farthings:
    """Return the sum that a wager of this value costs. A player who has not looked pays half."""
    return Farthings(value if s.public.status(seat) == Status.OPEN else value // 2)


def least(s: BragState) -> Farthings:
    """Return the minimum value of a wager. With sights, every brag may be as low as the minimum of the table."""
    return max(s.public.level, s.options.min_wager_sum) if s.options.rolling else s.options.min_wager_sum


def needed(s: BragState) -> Farthings:
    """Return the value that the player to act must match to stay in."""
    return s.public.level if s.public.answering else least(s)


def uses_borrowed(s: BragState) -> bool:
    """Whether the player to act holds borrowed money with which they may not raise (R17)."""
    return s.public.borrowed and s.options.borrow_for == "match_or_see"


def may_wager(s: BragState, seat: Seat) -> bool:
    """Whether the minimum wager is within the purse and the limit."""
    lowest = due(s, seat, least(s))
    return lowest <= in_purse(s, seat) and (uses_borrowed(s) or lowest <= due(s, seat, max_wager(s)))


def wagers(s: BragState, seat: Seat) -> list[Parts]:
    """Return the allowed wagers in whole units, from the last wager up to the limit (R4, R5, R6) or the purse."""
    if not may_wager(s, seat):
        return []
    o, held = s.options, in_purse(s, seat)
    lowest, limit, step = due(s, seat, least(s)), due(s, seat, max_wager(s)), due(s, seat, o.unit)
    if uses_borrowed(s):
        return wager_sums(lowest, lowest, step, because("refuse-borrowed", law="short-purses"))
    too_much = because("refuse-limit", law="limits", farthings=limit)
    if held < limit:
        too_much = because("refuse-purse", law="short-purses", farthings=held)
    pot = due(s, seat, in_pot(s))
    return wager_sums(lowest, min(limit, held), step, too_much, doubled=o.rolling, pot=pot)


# --- Seeing ----------------------------------------------------------------------------------------------------------


def may_see(s: BragState, seat: Seat) -> bool:
    """Whether a player may pay to see.

    One other player must be left, and there must be a wager to double. A player who has looked may not see a blind one.
    """
    r = s.public
    if not s.options.rolling or not r.level or len(left := r.wagering) != 2:
        return False
    return r.status(seat) != Status.OPEN or all(r.status(each) == Status.OPEN for each in left)


def price_to_see(s: BragState, seat: Seat) -> Farthings:
    """Return twice the last wager, or half of that if blind (R10)."""
    return due(s, seat, 2 * s.public.level)


# --- Borrowing, in a turn or for the ante ----------------------------------------------------------------------------


def missing_money(s: BragState, seat: Seat) -> LoanLimits | None:
    """Return the limits of the loan that a player may ask for.

    The loan covers the money that is missing for the ante, to stay in, or to see. If players may raise with borrowed
    money, the loan may reach up to the limit of wagers (R17).
    """
    o, held = s.options, in_purse(s, seat)
    if not o.may_borrow:
        return None
    if s.public.turn == NO_SEAT:
        return LoanLimits(o.seat_money - held, o.seat_money - held)
    to_go_on = due(s, seat, needed(s)) - held
    to_see = price_to_see(s, seat) - held if may_see(s, seat) else 0
    if o.borrow_for == "any_wager" and o.rolling:
        step = due(s, seat, o.unit)
        lowest = to_go_on if to_go_on > 0 else step - -to_go_on % step
        highest = max(due(s, seat, max_wager(s)) - held, to_see)
        return LoanLimits(lowest, highest, step) if highest >= lowest else None
    wanted = sorted(sum_ for sum_ in (to_go_on, to_see) if sum_ > 0)
    return LoanLimits(wanted[0], wanted[-1], wanted[-1] - wanted[0] or 1) if wanted else None


def lendable(s: BragState, borrower: Seat) -> dict[Seat, int]:
    """Return the sum that each possible lender can lend (R16, R17).

    In a turn, only folded players may be asked. For an ante, all may be asked, but each keeps the money for their own
    ante. A refusal holds for the turn.
    """
    r, o = s.public, s.options
    if o.lenders == "bystander":
        return {}
    ante = r.turn == NO_SEAT
    asked = [seat for seat in r.ring if ante or r.status(seat) == Status.FOLDED]
    keeps = o.seat_money if ante else 0
    return {seat: in_purse(s, seat) - keeps for seat in asked if seat != borrower and seat not in r.refused}


LOANS = Loans(
    lack=missing_money,
    lendable=lendable,
    credit=lambda s: s.options.credit,
    may_show=lambda s, seat: s.options.show_to_lender and seat in s.public.looked and s.public.turn != NO_SEAT,
    hold_up=lambda s, seat: pack.show_to_lookers(s, HAND[seat]),
    question=lambda s: "lend-ante" if s.public.turn == NO_SEAT else "lend",
    law="short-purses",
)
