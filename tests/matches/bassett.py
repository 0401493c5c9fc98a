"""Bassett, measured in table units a pack with exact odds. Each player has one purse for a sitting."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TypeAlias

from msgspec.structs import replace

from crowe_table.engine.cards import RANKS, Card, rank
from crowe_table.engine.core import Action, Options, Seat
from crowe_table.engine.money import Account, Farthings
from crowe_table.engine.rng import Rng
from crowe_table.games.bassett import odds
from crowe_table.games.bassett.actions import PlaceBet
from crowe_table.games.bassett.cover import LAST_CARDS
from crowe_table.games.bassett.options import BassettOptions
from crowe_table.games.bassett.state import CALL, PACK, STAKES, SUITS, BassettRecord, level
from crowe_table.games.bassett.state import left as left_of
from crowe_table.games.bassett.turn_effects import fasse_takes
from tests.any_game import AnyGame, AnyView
from tests.matches.by_odds import Step, by_odds, gains_at_rates
from tests.matches.measure import Measure
from tests.matches.sittings import random_player

PACKS = 4
Lain: TypeAlias = Sequence[tuple[Account, Farthings]]
UnseenByRank: TypeAlias = tuple[int, ...]
"""Number of unseen cards of each rank."""


def bets_always(view: AnyView, rng: Rng) -> Action | None:
    """Bet whenever possible, and otherwise play at random."""
    bets = [action for action in view.legal if isinstance(action, PlaceBet)]
    return bets[rng.below(len(bets))] if bets else random_player(view, rng)


def one_purse(options: Options, number: int) -> Options:
    """Return options that forbid buying in."""
    del number
    assert isinstance(options, BassettOptions)
    return replace(options, buy_in=0)


# --- Exact odds ------------------------------------------------------------------------------------------------------


def turns_after(step: Step) -> Iterator[UnseenByRank]:
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


def expected_gains(game: AnyGame, step: Step) -> dict[Seat, Fraction]:
    """Return the expected gain from the following turns for each seat with a stake and for the banker."""
    del game
    o, r = step.before.options, step.before.public
    assert isinstance(o, BassettOptions)
    found = dict[Seat, Fraction]()
    for left in turns_after(step):
        for account, sum_ in step.before.ledger.balances.items():
            if sum_ and account.name in (*STAKES, CALL):
                seat = Seat(account.seat)
                found[seat] = found.get(seat, Fraction()) + stake_value(o, account, sum_, left)
    return gains_at_rates(found, r.dealer) if found else found


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


MEASURES = (
    Measure(
        unit="units a pack, by the odds",
        gain=by_odds(expected_gains),
        arrange=one_purse,
        deals=PACKS,
        seats=(1, 4),
        exploiters={"bets always": bets_always},
    ),
)
