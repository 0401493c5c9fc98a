"""A purse too short: what may be borrowed, of whom, and on what terms (R16, R17)."""

from collections.abc import Iterator

from crowe_table.engine.core import (
    Action,
    Ask,
    Call,
    JustSay,
    PickAmount,
    PickSeat,
    PickWord,
    Reason,
    Said,
    Seat,
    Tell,
    Way,
    because,
    eyes,
)
from crowe_table.engine.money import Farthings, purse
from crowe_table.engine.parts.settle import pay
from crowe_table.games.brag import closing, pack, seeing
from crowe_table.games.brag.acts import Borrow, BorrowBystander, Decline, Lend, SitOut
from crowe_table.games.brag.standing import (
    ANTE,
    BYSTANDER,
    LEND,
    NOBODY_YET,
    SLUG,
    WAGER,
    BragState,
    Status,
    tell_debts,
)

SHOW, HIDE = "show", "hide"


# --- What may be asked -----------------------------------------------------------------------------------------------


def ways(s: BragState, seat: Seat) -> tuple[Way, ...]:
    """Every way in which this player may borrow now: one for each sum, or each range of sums, and each lender."""
    if not s.options.may_borrow:
        return ()
    return tuple(_ways(s, seat))


def _ways(s: BragState, seat: Seat) -> Iterator[Way]:
    sums = _sums(s, seat)
    if sums is None:
        return
    least, most, step = sums
    manner = PickWord(_manners(s, seat), "manner")
    for lender in _lenders(s, seat, least):
        yield Way("borrow", PickSeat((lender,)), (_sum(least, min(most, s.purse(lender)), step), manner))
    credit = s.options.credit - s.owed_to_bystander(seat)
    if credit >= least:
        yield Way("borrow_bystander", _sum(least, min(most, credit), step))


def _sum(least: Farthings, most: Farthings, step: Farthings) -> PickAmount:
    return PickAmount(least, least + (most - least) // step * step, step)


def _sums(s: BragState, seat: Seat) -> tuple[Farthings, Farthings, Farthings] | None:
    """The least, the greatest and the step of what he may lack: for the ante, to go on, or to see."""
    held = s.purse(seat)
    if s.phase == ANTE:
        short = s.options.seat_money - held
        return short, short, 1
    to_go_on = s.due(seat, s.needed) - held
    to_see = seeing.price(s, seat) - held if seeing.may_see(s, seat) else 0
    if s.options.borrow_for == "any_wager" and s.rolling:
        step = s.due(seat, s.options.unit)
        least = to_go_on if to_go_on > 0 else step - -to_go_on % step
        most = max(s.due(seat, s.most) - held, to_see)
        return (least, most, step) if most >= least else None
    lacking = sorted(sum_ for sum_ in (to_go_on, to_see) if sum_ > 0)
    return (lacking[0], lacking[-1], lacking[-1] - lacking[0] or 1) if lacking else None


def _lenders(s: BragState, seat: Seat, least: Farthings) -> list[Seat]:
    """Who has folded in this deal and has the coin; for the ante, anybody who keeps his own."""
    if s.options.lenders == "bystander":
        return []
    if s.phase == ANTE:
        return [other for other in s.ring if closing.lends_ante(s, other, seat, least)]
    folded = [other for other in s.ring if s.status[other] == Status.FOLDED and other not in s.refused]
    return [other for other in folded if s.purse(other) >= least]


def _manners(s: BragState, seat: Seat) -> tuple[str, ...]:
    """Only a hand that its owner has seen can be shown (R16)."""
    may_show = s.options.show_to_lender and s.looked[seat] and s.phase != ANTE
    return (SHOW, HIDE) if may_show else (HIDE,)


def refuse(s: BragState, action: Borrow | BorrowBystander) -> Reason | None:
    """A loan is for what is lacking, of one who has it and has not refused."""
    lawful = [way for way in ways(s, action.seat) if way.act == type(action).__struct_config__.tag]
    if isinstance(action, Borrow):
        lawful = [way for way in lawful if way.form == PickSeat((action.other,))]
        if not lawful:
            return because("refuse-lender", law="short-purses")
        if action.manner not in _manners(s, action.seat):
            return because("refuse-manner", law="short-purses")
    if not any(_holds(_sum_of(way), action.amount) for way in lawful):
        return because("refuse-loan", law="short-purses")
    return None


def _sum_of(way: Way) -> PickAmount:
    """The sums of a loan, wherever they stand in the answer."""
    return next(form for form in (way.form, *way.then) if isinstance(form, PickAmount))


def _holds(form: PickAmount, amount: Farthings) -> bool:
    return form.least <= amount <= form.most and (amount - form.least) % form.step == 0


def legal(s: BragState, seat: Seat) -> Iterator[Action]:
    """The loans he may ask for; of a range of sums the least and the greatest."""
    for way in ways(s, seat):
        sums = _sum_of(way)
        for amount in {sums.least: 1, sums.most: 1}:
            if isinstance(way.form, PickSeat):
                yield from (Borrow(seat, amount, way.form.seats[0], manner) for manner in _manners(s, seat))
            else:
                yield BorrowBystander(seat, amount)


# --- Asking, lending and refusing ------------------------------------------------------------------------------------


def ask_player(s: BragState, action: Borrow, tell: Tell) -> None:
    """The lender is asked; if the borrower will, he alone sees the hand."""
    shows = action.manner == SHOW
    if tell:
        words = "say-borrow-show" if shows else "say-borrow"
        tell(Said(action.seat, because(words, farthings=action.amount)))
    if shows:
        pack.see_hand(s, action.seat, eyes(action.other), tell)
    s.request = (action.seat, action.other, action.amount, int(shows))
    s.phase = LEND


def ask_lend(s: BragState) -> Ask:
    borrower, lender, sum_, shown = s.request
    key = "lend-ante" if s.turn == NOBODY_YET else "lend-shown" if shown else "lend"
    call = Call(lender, (Way("lend", JustSay()), Way("decline", JustSay())))
    return Ask(key, (call,), (("seat", borrower), ("farthings", sum_)))


def answer(s: BragState, action: Lend | Decline, tell: Tell) -> None:
    """Lent, the coin goes from purse to purse and a debt is written down; a refusal may be followed by another ask."""
    borrower, lender, sum_, shown = s.request
    s.request = ()
    if shown:
        pack.turn_back(s, borrower, tell)
    lends = isinstance(action, Lend)
    if tell:
        tell(Said(lender, because("say-lend" if lends else "say-decline-shown" if shown else "say-decline")))
    if lends:
        _lend(s, borrower, lender, sum_, tell)
    else:
        s.refused.append(lender)
    s.phase = ANTE if s.turn == NOBODY_YET else WAGER


def of_bystander(s: BragState, action: BorrowBystander, tell: Tell) -> None:
    """The bystander lends within his credit, and asks no questions."""
    if tell:
        tell(Said(action.seat, because("say-borrow-bystander", farthings=action.amount)))
    _lend(s, action.seat, NOBODY_YET, action.amount, tell)


def _lend(s: BragState, borrower: Seat, lender: Seat, sum_: Farthings, tell: Tell) -> None:
    source = BYSTANDER if lender == NOBODY_YET else purse(lender)
    pay(s, source, purse(borrower), sum_, because("lent", seat=borrower), SLUG, tell)
    s.debts.append((borrower, lender, sum_))
    s.borrowed = True
    tell_debts(s, tell)


# --- The ante --------------------------------------------------------------------------------------------------------


def ask_ante(s: BragState) -> Ask:
    """He who lacks the ante may ask for it, or sit the deal out."""
    seat = s.begging[0]
    call = Call(seat, (*ways(s, seat), Way("sit_out", JustSay())))
    return Ask("ante", (call,), (("farthings", s.options.seat_money - s.purse(seat)),))


def legal_ante(s: BragState, seat: Seat) -> list[Action]:
    return [*legal(s, seat), SitOut(seat)]
