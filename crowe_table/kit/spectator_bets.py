"""Bets by spectators on one of two players, at even money.

Bets on the two players are matched against each other in the order of the offers. Unmatched money is returned.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from crowe_table.engine.core import Action, OptionsT, Phase, PickAmount, PickSeat, Question, RecordT, Seat, because
from crowe_table.engine.money import Account, Farthings, purse
from crowe_table.engine.state import State
from crowe_table.kit.answer_parts import Parts, SampledPart
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.rules import Rules, StateT, ask_each


class Back(Action, frozen=True, tag="back"):
    """Bet on a player. The stake is in farthings."""

    other: Seat
    stake: Farthings


class BackNobody(Action, frozen=True, tag="back_nobody"):
    """Bet on nobody."""


class Backed(NamedTuple):
    """A spectator's bet on a player, shown in one row of the list of bets on the screen."""

    seat: Seat
    other: Seat
    stake: Farthings


def backing_account(seat: Seat) -> Account:
    """Return the account that holds a spectator's bet."""
    return Account("backing", seat)


def when_backing(
    rules: Rules[StateT], phase: Phase, step: Callable[[StateT], Farthings], then: Callable[[StateT], None], law: str
) -> None:
    """Register spectator bets in this phase.

    The seats in the record's ``backing`` bet a multiple of the step or decline, in any order. When all have answered,
    ``backed`` holds the matched bets, and the rest is returned.
    """

    @rules.asks(phase)
    def ask_back(s: StateT) -> Question:
        return ask_each("back", s.public.backing, Back, BackNobody)

    @rules.does(Back, lambda s, seat: may_back(s, seat, step(s)), law=law)
    def back(s: StateT, action: Back) -> None:
        seat, stake = action.seat, action.stake
        pay(s, purse(seat), backing_account(seat), stake, because("pay-backing"))
        s.public.backed = (*s.public.backed, Backed(seat, action.other, stake))
        heard(s, seat)

    @rules.does(BackNobody, law=law)
    def back_nobody(s: StateT, action: BackNobody) -> None:
        heard(s, action.seat)

    def heard(s: StateT, seat: Seat) -> None:
        r = s.public
        r.backing = tuple([each for each in r.backing if each != seat])
        if not r.backing:
            r.backed = match_bets(s, r.backed)
            then(s)


def may_back(s: State[RecordT, OptionsT], seat: Seat, step: Farthings) -> Parts:
    """Return the choice of a player and of a stake, which is a multiple of the step within the purse."""
    most = in_purse(s, seat) // step * step
    return PickSeat(s.public.playing), SampledPart(PickAmount(step, most, step, field="stake"), (step,))


def match_bets(s: State[RecordT, OptionsT], bets: Sequence[Backed]) -> tuple[Backed, ...]:
    """Return the matched part of each bet, in the order of the offers, and pay back the unmatched money."""
    total = dict.fromkeys(s.public.playing, 0)
    for bet in bets:
        total[bet.other] += bet.stake
    left = dict.fromkeys(total, min(total.values()))
    found = []
    for bet in bets:
        stands = Farthings(min(bet.stake, left[bet.other]))
        left[bet.other] -= stands
        pay(s, backing_account(bet.seat), purse(bet.seat), Farthings(bet.stake - stands), because("pay-unmatched"))
        if stands:
            found.append(bet._replace(stake=stands))
    return tuple(found)


def settle(s: State[RecordT, OptionsT], bets: Sequence[Backed], winner: Seat) -> None:
    """Give back the stake of each winning bet, and pay its owner the same sum from the losing bets."""
    lost = [[bet.seat, bet.stake] for bet in bets if bet.other != winner]
    for bet in bets:
        if bet.other != winner:
            continue
        pay(s, backing_account(bet.seat), purse(bet.seat), bet.stake, because("pay-backed"))
        owed = bet.stake
        while owed:
            loser, stake = lost[0]
            paid = Farthings(min(owed, stake))
            pay(s, backing_account(Seat(loser)), purse(bet.seat), paid, because("pay-backed"))
            owed, lost[0][1] = Farthings(owed - paid), stake - paid
            if not lost[0][1]:
                del lost[0]


def backers(bets: Sequence[Backed], other: Seat) -> tuple[Seat, ...]:
    """Return the seats that have bet on this player."""
    return tuple([bet.seat for bet in bets if bet.other == other])
