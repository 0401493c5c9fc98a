"""Stakes: their limits, their accounts, and whether they are lost, won or returned.

A stake is an account named after its owner's seat (``bet:2``, ``odds:2``). On a cloth with spots, its name also
contains its spot (``bet:2:king``). Winnings are paid first, then the stake is returned.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import OptionsT, PickAmount, Reason, RecordT, Seat
from crowe_table.engine.money import NOTHING, Account, Farthings, purse
from crowe_table.engine.state import State
from crowe_table.kit.answer_parts import SampledPart
from crowe_table.kit.purses import in_purse, pay


def bet(seat: Seat, spot: str = "") -> Account:
    """Return the account of a seat's bet. ``spot`` tells bets apart on a cloth with several spots."""
    return Account("bet", seat, spot)


def staked(s: State[RecordT, OptionsT], seat: Seat, spot: str = "") -> Farthings:
    """Return a seat's bet on that spot."""
    return s.ledger.balance(bet(seat, spot))


def bets(s: State[RecordT, OptionsT], seats: Sequence[Seat]) -> tuple[Account, ...]:
    """Return every bet on the table, in the order of ``seats`` and then of the spots' names."""
    lying = [account for account, sum_ in s.ledger.balances.items() if sum_ and account.name == "bet"]
    return tuple(sorted(lying, key=lambda each: (seats.index(Seat(each.seat)), each.place)))


def sum_within(least: Farthings, most: Farthings, step: Farthings) -> PickAmount:
    """Return the choice of a sum within these limits. The sums increase in steps from the least."""
    return PickAmount(least, least + (most - least) // step * step, step)


def sampled_sums(part: PickAmount, natural: int | None = None, held: Farthings | None = None) -> SampledPart:
    """Return a choice of sums, with samples: the ``natural`` sum, the least, the greatest, and the middle.

    The default of the natural sum is the least. A sum beyond ``held``, the money in the purse, is refused for lack of
    money.
    """
    middle = part.least + (part.most - part.least) // (2 * part.step) * part.step
    first = part.least if natural is None else natural
    return SampledPart(part, tuple(dict.fromkeys((first, part.least, middle, part.most))), purse=held)


def from_purse(
    s: State[RecordT, OptionsT],
    seat: Seat,
    part: PickAmount,
    natural: int | None = None,
    too_much: Reason | None = None,
) -> SampledPart:
    """Return the sums that a seat may put down, with samples. ``too_much`` is the refusal of a greater sum."""
    return replace(sampled_sums(part, natural, in_purse(s, seat)), too_much=too_much)


def put_down(s: State[RecordT, OptionsT], stake: Account, farthings: Farthings, why: Reason) -> None:
    """Pay a sum from the owner's purse to the stake."""
    pay(s, purse(stake.seat), stake, farthings, why)


def pay_all(s: State[RecordT, OptionsT], source: Account, target: Account, why: Reason) -> None:
    """Pay the whole contents of an account to another."""
    pay(s, source, target, s.ledger.balance(source), why)


def return_stake(s: State[RecordT, OptionsT], stake: Account, why: Reason) -> None:
    """Give the whole stake back to its owner."""
    pay_all(s, stake, purse(stake.seat), why)


def lose_stake(s: State[RecordT, OptionsT], stake: Account, winner: Seat, why: Reason) -> None:
    """Pay the whole stake to another player."""
    pay_all(s, stake, purse(winner), why)


def win_stake(
    s: State[RecordT, OptionsT], stake: Account, payer: Account, farthings: Farthings, why: Reason, why_back: Reason
) -> None:
    """Pay winnings to the owner of a stake, and return the stake."""
    pay(s, payer, purse(stake.seat), farthings, why)
    return_stake(s, stake, why_back)


# --- Many stakes decided together ------------------------------------------------------------------------------------


class StakeDecided(Struct, frozen=True):
    """Outcome of one stake against a bank: the sum that the bank takes, or the winnings that it pays."""

    stake: Account
    lost: Farthings = NOTHING
    won: Farthings = NOTHING


class Settling(Struct, frozen=True):
    """Reasons for the payments when stakes are settled."""

    lost: Reason
    won: Reason
    back: Reason | None = None
    """Reason for returning a stake that is not lost; None if such a stake stays in place."""


def settle(s: State[RecordT, OptionsT], bank: Account, outcomes: Sequence[StakeDecided], why: Settling) -> None:
    """Settle stakes in an order that viewers can follow: first all losses, then each winner, then undecided stakes.

    Winners are paid and get their stakes back. Undecided stakes are returned, or stay in place if ``why.back`` is None.
    """
    for each in outcomes:
        pay(s, each.stake, bank, each.lost, why.lost)
    for each in sorted(outcomes, key=lambda each: not each.won):
        pay(s, bank, purse(each.stake.seat), each.won, why.won)
        if why.back:
            return_stake(s, each.stake, why.back)
