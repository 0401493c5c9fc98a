"""The bank's edge at Bassett, turn by turn."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from crowe_table.engine.cards import RANKS, Card, rank
from crowe_table.engine.core import Options, Record, Seat, View
from crowe_table.engine.money import Account, Farthings
from crowe_table.games.bassett import odds
from crowe_table.games.bassett.cover import LAST_CARDS
from crowe_table.games.bassett.options import BassettOptions
from crowe_table.games.bassett.state import CALL, COPPERED, PACK, STAKES, SUITS, BassettRecord, level
from crowe_table.games.bassett.state import left as left_of
from crowe_table.games.bassett.turn_effects import fasse_takes
from crowe_table.kit.edge import Bet, SittingStep, gains_at_rates, outcomes

HAS_BANK = True
IS_PUBLIC = True
UnseenByRank: TypeAlias = tuple[int, ...]
"""Number of unseen cards of each rank."""


def expected_gains(step: SittingStep) -> dict[Seat, Fraction]:
    """Return the expected gain from the following turns for each seat with a stake and for the banker."""
    o, r = step.before.options, step.before.public
    assert isinstance(o, BassettOptions)
    found = dict[Seat, Fraction]()
    for left in _turns_after(step):
        for account, sum_ in step.before.ledger.balances.items():
            if sum_ and account.name in (*STAKES, CALL):
                seat = Seat(account.seat)
                found[seat] = found.get(seat, Fraction()) + stake_value(o, account, sum_, left)
    return gains_at_rates(found, r.dealer) if found else found


def _turns_after(step: SittingStep) -> Iterator[UnseenByRank]:
    """Yield the unseen cards before each turn that an answer causes.

    While nobody has to decide, the bank makes several turns.
    """
    assert isinstance(step.before.public, BassettRecord)
    if step.after.public.deal != step.before.public.deal:
        return
    pack, left = list[Card](step.before.at(PACK)), list(left_of(step.before.public.cases))
    while len(pack) > max(1, len(step.after.at(PACK))):
        yield tuple(left)
        for _ in range(1 if len(pack) == len(RANKS) * SUITS else 2):
            left[rank(pack.pop())] -= 1


def stake_value(o: BassettOptions, account: Account, sum_: Farthings, left: UnseenByRank) -> Fraction:
    """Return the expected value of one stake in the next turn.

    Winnings left on a bent card count as part of the stake.
    """
    if account.name == CALL:
        ranks = [at for at, many in enumerate(left) for _ in range(many)]
        return odds.call_gains(o, ranks) * sum_ if len(ranks) == LAST_CARDS else Fraction()
    if o.game == "faro":
        return -odds.bank_gains(o, account.place, left) * sum_
    many, unseen, reached = left[RANKS.index(account.place)], sum(left), o.ladder[level(account)]
    if unseen == len(RANKS) * SUITS:
        return -Fraction(many, unseen) * fasse_takes(o, sum_) * (1 + reached)
    alike, single = many * (many - 1), many * (unseen - many)
    wins, loses = (single + alike, single) if o.couple_doublet == "first" else (single, single + alike)
    more = o.ladder[level(account) + 1] - reached
    return Fraction(wins * more - loses * (1 + reached), unseen * (unseen - 1)) * sum_


# --- One bet ---------------------------------------------------------------------------------------------------------


def find_bet(view: View[Record, Options]) -> Bet:
    """Return the viewer's greatest stake, or a stake of one unit on the rank with the most cards left.

    A stake at court is followed until it is decided, and the pay is then taken.
    """
    o, r = view.options, view.public
    assert isinstance(o, BassettOptions)
    assert isinstance(r, BassettRecord)
    left = left_of(r.cases)
    own = [
        (account, sum_) for account, sum_ in r.accounts if sum_ and account.name in STAKES and account.seat == view.seat
    ]
    account, sum_ = max(own, key=lambda each: each[1], default=(None, o.unit))
    spot = account.place if account else RANKS[max(range(len(left)), key=lambda at: left[at])]
    chances = _court(o, spot, left) if o.game == "court" else _faro(o, spot, left, account)
    bet = Bet(sum_, chances, lies=account is not None)
    return bet.against() if view.seat == r.dealer else bet


def _faro(
    o: BassettOptions, spot: str, left: UnseenByRank, account: Account | None
) -> tuple[tuple[Fraction, Fraction], ...]:
    """Return the results of a stake that stays until a turn decides it, as if each turn had the same odds."""
    if sum(left) < 2 or not (turn := odds.turn(o, spot, left)).decided:
        return outcomes()
    wins, loses = (turn.loses, turn.wins) if account and account.name == COPPERED else (turn.wins, turn.loses)
    taken = odds.bank_gains(o, spot, left) / turn.splits if turn.splits else Fraction()
    return outcomes((1, wins / turn.decided), (-1, loses / turn.decided), (-taken, turn.splits / turn.decided))


def _court(o: BassettOptions, spot: str, left: UnseenByRank) -> tuple[tuple[Fraction, Fraction], ...]:
    many, unseen = left[RANKS.index(spot)], sum(left)
    if unseen < len(RANKS) * SUITS:
        wins, loses = _decided(o, many, unseen)
        return outcomes((1, wins), (-1, loses))
    first = Fraction(many, unseen)
    wins, loses = _decided(o, many, unseen - 1)
    taken = Fraction(fasse_takes(o, o.unit), o.unit)
    return outcomes((1, (1 - first) * wins), (-1, (1 - first) * loses), (-taken, first))


@lru_cache(1024)
def _decided(o: BassettOptions, many: int, unseen: int) -> tuple[Fraction, Fraction]:
    """Return the chances that a stake wins and loses, if it stays until a turn decides it."""
    if unseen < 2 or not many:
        return Fraction(), Fraction()
    ways = unseen * (unseen - 1)
    alike, single = Fraction(many * (many - 1), ways), Fraction(many * (unseen - many), ways)
    rest = _decided(o, many, unseen - 2)
    stays = 1 - alike - 2 * single
    first = o.couple_doublet == "first"
    return single + alike * first + stays * rest[0], single + alike * (not first) + stays * rest[1]
