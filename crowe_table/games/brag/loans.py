"""Decisions about short purses: seeing, covering, borrowing and lending."""

from crowe_table.engine.core import PickAmount, zone_of
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag.chances import share_better, wins_against
from crowe_table.games.brag.choices import Choice, fold, lay, sums_of, units, winning_chance
from crowe_table.games.brag.reading import BragReading
from crowe_table.kit import debts

LOAN_MARGIN = 0.08
"""Minimum excess of the winning chance over the break-even chance, when paying with borrowed money."""
EVEN = 0.5
PURSE_DIVISOR, UNSEEN, MAX_ANTE_DEBT = 4, 2, 6
"""Limits of loans.

A lender who has not seen the borrower's hand lends at most a fourth of the purse, and at most two antes. A player who
owes six units or more borrows no ante.
"""

Loan = debts.Borrow | debts.BorrowBystander


def short(r: BragReading) -> list[Choice]:
    """Return the choices when money is short: see, cover, borrow or fold, by expected value."""
    chance = winning_chance(r)
    see, cover = acts.See(r.seat), acts.Cover(r.seat)
    price = r.due(2 * r.level)
    if see in r.view.legal and chance > price / (r.pot + price):
        return [Choice(see, 1, _gain(r, chance, price))]
    if cover in r.view.legal:
        return _or_fold(r, Choice(cover, 1, _gain(r, chance, r.purse)), chance > _needed(r, r.purse))
    loans = _loans(r)
    sums = sums_of(r, "wager")
    if not loans and sums is not None:
        return _least(r, sums, chance)
    if not loans:
        return [fold(r, 1)]
    stake = r.purse + loans[0].amount
    pays = chance > _needed(r, stake) + LOAN_MARGIN
    return _or_fold(r, Choice(loans[0], 1, _gain(r, chance, stake)), pays)


def _least(r: BragReading, sums: PickAmount, chance: float) -> list[Choice]:
    """Return the choice between the minimum wager and a fold, if nobody lends and seeing is too expensive."""
    goes = lay(r, sums, sums.least, 1, _gain(r, chance, sums.least))
    pays = chance > _needed(r, sums.least)
    out = fold(r, float(not pays))
    return [goes._replace(often=float(pays)), out]


def _or_fold(r: BragReading, choice: Choice, pays: bool) -> list[Choice]:
    out = fold(r, float(not pays))
    return [choice._replace(often=float(pays)), out]


def _gain(r: BragReading, chance: float, price: int) -> float:
    return units(r, chance * (r.pot + price) - price)


def _needed(r: BragReading, price: int) -> float:
    """Return the minimum winning chance at which paying this price does not lose on average."""
    return price / (r.pot + price) if price else 0.0


def _loans(r: BragReading) -> list[Loan]:
    """Return the loans on offer: first the bystander's, then the players', each from the greatest sum to the least."""
    loans = [action for action in r.view.legal if isinstance(action, Loan)]
    return sorted(loans, key=lambda loan: (not isinstance(loan, debts.BorrowBystander), -loan.amount))


def lend(r: BragReading) -> list[Choice]:
    """Choose whether to lend: any sum on a shown hand with an even chance or better, but little on an unseen hand."""
    lends = chance_of_borrower(r) >= EVEN if r.record.request.shown else is_little(r)
    return _either(
        Choice(debts.Lend(r.seat), 1, None),
        Choice(debts.Decline(r.seat), 1, None),
        lends,
    )


def is_little(r: BragReading) -> bool:
    """Whether the loan that is asked for is small: at most two antes, and at most a fourth of the lender's purse."""
    antes = max(r.options.first_stake, r.options.unit)
    return r.record.request.farthings <= min(UNSEEN * antes, r.purse // PURSE_DIVISOR)


def chance_of_borrower(r: BragReading) -> float:
    """Return the chance that the hand shown by the borrower beats the other hands."""
    borrower = r.record.request.borrower
    better = share_better(tuple(r.view.zone(zone_of("hand", borrower)).cards), r.ranking)
    chance = 1.0
    for other in r.others:
        if other != borrower:
            chance *= wins_against(better, r.reach(other), 0.1)
    return chance


def ante(r: BragReading) -> list[Choice]:
    """Choose whether to borrow the ante or sit out. A player who owes too much borrows nothing."""
    owed = sum(debt.farthings for debt in r.record.debts if debt.borrower == r.seat)
    loans = _loans(r)
    out = Choice(debts.SitOut(r.seat), 1, None)
    if not loans:
        return [out]
    borrows = Choice(loans[0], 1, None)
    return _either(borrows, out, owed < MAX_ANTE_DEBT * r.options.unit)


def _either(one: Choice, other: Choice, is_one: bool) -> list[Choice]:
    return [one._replace(often=float(is_one)), other._replace(often=float(not is_one))]
