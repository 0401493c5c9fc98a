"""What may be done at Brag on one's turn, for how much, and with whose money. It is said here and nowhere else."""

from crowe_table.engine.core import NO_SEAT, Action, PickAmount, PickSeat, PickWord, Reason, Seat, because
from crowe_table.engine.money import MINT, Farthings
from crowe_table.games.brag import actions as act
from crowe_table.games.brag.state import BragPhase, BragState, Status
from crowe_table.kit.debts import owed_to_bystander
from crowe_table.kit.purses import in_purse
from crowe_table.kit.vying import in_pot, sums
from crowe_table.kit.ways import Parts, Tried

SHOW, HIDE = "show", "hide"


def on_turn(s: BragState, seat: Seat) -> list[type[Action]]:
    """All that this player may do now, in the order in which the table offers it."""
    r = s.public
    if r.phase == BragPhase.SIGHT:
        return [act.CallSight, *([act.ReturnBrag] if brags(s, seat) else [])]
    if r.phase == BragPhase.GO:
        return [*([act.GoIt] if in_purse(s, seat) >= r.level else []), *borrowing(s, seat), act.Bolt]
    if r.phase == BragPhase.BRAG:
        return [*([act.Brag] if brags(s, seat) else []), *borrowing(s, seat), act.Bolt]
    found: list[type[Action]] = []
    if wagers(s, seat):
        found.append(act.Wager)
    if may_see(s, seat) and in_purse(s, seat) >= price_to_see(s, seat):
        found.append(act.See)
    if r.status(seat) == Status.BLIND:
        found.append(act.Look)
    if r.status(seat) == Status.TWO:
        found.append(act.LookAt)
    if s.options.short_purse == "cover_the_pot" and in_purse(s, seat) < due(s, seat, least(s)):
        found.append(act.Cover)
    return [*found, *borrowing(s, seat), act.Fold]


# --- What a wager may be worth ---------------------------------------------------------------------------------------


def due(s: BragState, seat: Seat, worth: int) -> Farthings:
    """What this player puts down for a wager worth so much: half of it, without having looked."""
    return Farthings(worth if s.public.status(seat) == Status.OPEN else worth // 2)


def least(s: BragState) -> Farthings:
    """The least that a wager may be worth now; of sights, each brag begins anew."""
    return max(s.public.level, s.options.least_wager) if s.options.rolling else s.options.least_wager


def needed(s: BragState) -> Farthings:
    """The worth of what the player to act must lay, not to fold."""
    return s.public.level if s.public.answering else least(s)


def most(s: BragState) -> int:
    """The most that a wager may be worth now, purses aside (R4, R5, R6)."""
    o, level = s.options, s.public.level
    whole_pot = in_pot(s) // o.unit * o.unit
    if not level:
        return max(o.max_first_wager * o.unit or whole_pot, o.least_wager)
    if o.raise_limit == "pot":
        return max(level, whole_pot)
    return level + o.raise_most * o.unit if o.raise_limit == "fixed" else max(level, -s.ledger.balance(MINT))


def terms(s: BragState) -> tuple[tuple[int, Farthings], ...]:
    """What the table says of wagers: the last, and the limit, while somebody is to act."""
    r = s.public
    if r.turn == NO_SEAT:
        return ()
    limit = () if r.level and s.options.raise_limit == "none" else ((1, Farthings(most(s))),)
    return (*(((0, r.level),) if r.level else ()), *limit)


def wagers(s: BragState, seat: Seat) -> list[Parts]:
    """What may be laid: whole units, no less than the last wager, within the limit and the purse."""
    held, lowest, limit = in_purse(s, seat), due(s, seat, least(s)), due(s, seat, most(s))
    if held < lowest:
        return []
    step = due(s, seat, s.options.unit)
    if _only_matches(s):
        return sums(lowest, lowest, step, because("refuse-borrowed", law="short-purses"))
    return sums(lowest, min(limit, held), step, _too_much(held, limit))


def brags(s: BragState, seat: Seat) -> list[Parts]:
    """What may be bragged, or returned."""
    held, lowest = in_purse(s, seat), least(s)
    if _only_matches(s):
        again = s.public.level or held < lowest
        return [] if again else sums(lowest, lowest, 1, because("refuse-borrowed", law="short-purses"), doubled=False)
    return sums(lowest, min(most(s), held), s.options.unit, _too_much(held, most(s)), doubled=False)


def _too_much(held: int, limit: int) -> Reason:
    if held < limit:
        return because("refuse-purse", farthings=held, law="short-purses")
    return because("refuse-limit", farthings=limit, law="limits")


def _only_matches(s: BragState) -> bool:
    """Nobody bluffs with another's purse (R17)."""
    return s.public.borrowed and s.options.borrow_for == "match_or_see"


# --- Seeing ----------------------------------------------------------------------------------------------------------


def may_see(s: BragState, seat: Seat) -> bool:
    """Whether one other is left, a wager is laid to be doubled, and no open hand would see an unseen one."""
    r = s.public
    if not s.options.rolling or not r.level or len(left := r.wagering) != 2:
        return False
    return r.status(seat) != Status.OPEN or all(r.status(each) == Status.OPEN for each in left)


def price_to_see(s: BragState, seat: Seat) -> Farthings:
    """Twice the last wager, or half of that (R10)."""
    return due(s, seat, 2 * s.public.level)


# --- Borrowing -------------------------------------------------------------------------------------------------------


def borrowing(s: BragState, seat: Seat) -> list[type[Action]]:
    """Of whom this player may borrow now (R16, R17)."""
    if not s.options.may_borrow or not _lacking(s, seat):
        return []
    return [*([act.Borrow] if loans(s, seat) else []), *([act.BorrowBystander] if credit(s, seat) else [])]


def loans(s: BragState, seat: Seat) -> list[Parts]:
    """What may be asked of others: of the folded; for the ante, of all. Only a hand its owner has seen can be shown."""
    r, lack = s.public, _lacking(s, seat)
    ante = r.phase == BragPhase.ANTE
    may_show = s.options.show_to_lender and seat in r.looked and not ante
    manner = PickWord((SHOW, HIDE) if may_show else (HIDE,), "manner")
    asked = [other for other in r.ring if ante or r.status(other) == Status.FOLDED]
    return [
        (PickSeat((other,)), sum_, manner) for other in asked for sum_ in _sum(lack, _lendable(s, other, seat, ante))
    ]


def credit(s: BragState, seat: Seat) -> list[Parts]:
    """What may be borrowed of the bystander."""
    return [(sum_,) for sum_ in _sum(_lacking(s, seat), _credit_left(s, seat))]


def can_play(s: BragState, seat: Seat) -> bool:
    """Whether this player has the ante."""
    return in_purse(s, seat) >= s.options.seat_money


def could_borrow_ante(s: BragState, seat: Seat) -> bool:
    """Whether anybody might lend this player the ante."""
    short = s.options.seat_money - in_purse(s, seat)
    lends = any(_lendable(s, other, seat, ante=True) >= short for other in s.public.ring)
    return s.options.may_borrow and (lends or _credit_left(s, seat) >= short)


def _lacking(s: BragState, seat: Seat) -> tuple[int, int, int] | None:
    """The least, the greatest and the step of what is lacked: for the ante, to go on, or to see."""
    held = in_purse(s, seat)
    if s.public.phase == BragPhase.ANTE:
        short = s.options.seat_money - held
        return short, short, 1
    to_go_on = due(s, seat, needed(s)) - held
    to_see = price_to_see(s, seat) - held if may_see(s, seat) else 0
    if s.options.borrow_for == "any_wager" and s.options.rolling:
        step = due(s, seat, s.options.unit)
        lowest = to_go_on if to_go_on > 0 else step - -to_go_on % step
        highest = max(due(s, seat, most(s)) - held, to_see)
        return (lowest, highest, step) if highest >= lowest else None
    lacking = sorted(sum_ for sum_ in (to_go_on, to_see) if sum_ > 0)
    return (lacking[0], lacking[-1], lacking[-1] - lacking[0] or 1) if lacking else None


def _sum(lack: tuple[int, int, int] | None, lendable: int) -> list[Tried]:
    """The sums of a loan, of which the least and the greatest are worth trying; none if so much cannot be lent."""
    if lack is None or lendable < lack[0]:
        return []
    lowest, highest, step = lack
    highest = lowest + (min(highest, lendable) - lowest) // step * step
    return [Tried(PickAmount(lowest, highest, step), sorted({lowest, highest}))]


def _lendable(s: BragState, lender: Seat, borrower: Seat, ante: bool) -> int:
    """What a player has to lend: for the ante, nobody gives away the own one. Who has refused has nothing."""
    if s.options.lenders == "bystander" or lender == borrower or lender in s.public.refused:
        return 0
    return in_purse(s, lender) - (s.options.seat_money if ante else 0)


def _credit_left(s: BragState, seat: Seat) -> int:
    return s.options.credit - owed_to_bystander(s.public.debts, seat)
