"""Betting styles: how much a player stakes, where, and how long the player leaves winnings on the table.

A style decides only where skill cannot: between answers that cost about the same share of the stake. A game offers such
answers as BetOptions. A style sees nothing but the player's View.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.core import Action, PickAmount, View
from crowe_table.engine.rng import Rng

THOUSAND = 1000
SAME_COST = 0.01
"""Maximum extra cost, as a fraction of the stake, of a bet that a style prefers to the plain player's choice."""
SAME_COST_OF_CORNER = 0.05
"""Maximum cost of leaving the winnings on a card, as a fraction of the sum at risk."""
DOUBLINGS = 3
"""Number of stakes in a series of doublings."""
SEESAW = 3
"""Ratio of the great stakes to the small ones of a player who alternates."""
BETS_PER_PLUNGE = 2
"""Average number of small bets before a plunge, which is a single bet of the maximum."""
PLUNGED = 12
"""Divisor of the opening purse. A player who has won or lost more than a twelfth of it does not plunge again."""


class StakeSystem(StrEnum):
    """The way in which the stake depends on wins, losses and the bets of other players."""

    FLAT = "flat"
    """Always the same stake."""
    LEAST = "least"
    """Always the minimum."""
    DOUBLE = "double"
    """A stake that doubles while the player loses on the way to the next multiple of seven stakes."""
    COPY = "copy"
    """The highest stake of another player."""
    PLUNGE = "plunge"
    """A small stake or, at random, the maximum.

    Once a twelfth of the opening purse is won or lost, small stakes only.
    """
    ANY = "any"
    """A random stake from the minimum to the limit."""
    STAIRS = "stairs"
    """A stake that grows by one usual stake with each deal. After the last step it begins again."""
    SEESAW = "seesaw"
    """Three usual stakes in every other deal, and one in the deals between."""


class SpotHabit(StrEnum):
    """The spot on which a player bets, if there is a choice."""

    ANY = "any"
    """The spot that a plain player of the same level chooses."""
    WINNER = "winner"
    """The spot that won last."""
    FAVOURITE = "favourite"
    """One of the player's favourite spots, whenever it is offered."""


class BettingStyle(Struct, frozen=True):
    """Betting style of one player."""

    system: StakeSystem
    share: int
    """Usual stake, in thousandths of the opening purse."""
    limit: int = 100
    """Maximum stake, in thousandths of the present money."""
    corners: int = 0
    """Number of corners that the player bends before taking the pay: 1 for paroli, 2 for sept-et-le-va."""
    spots: SpotHabit = SpotHabit.ANY
    steps: int = 1
    """Number of stakes in a series that grows with each deal."""
    bets: int = 1
    """Maximum number of bets at a time."""
    favourites: tuple[str, ...] = ()


class BetOption(Struct, frozen=True):
    """One of several answers between which only taste decides."""

    action: Action
    cost: float = 0.0
    """Average loss as a fraction of the sum at risk. It is negative if the answer gains."""
    sums: PickAmount | None = None
    """Sums that may replace the ``amount`` of the action. None if the answer lays no stake."""
    spot: str = ""
    is_winner: bool = False
    """Whether the spot of this bet won last."""
    corners: int = 0
    """Number of bent corners after the answer."""
    lifted: int = 0
    """Sum that the answer takes back from the player's own stake."""
    times: int = 1
    """Number of usual stakes that make up the sum, for example because the player stakes against several others."""


def in_style(view: View, options: Sequence[BetOption], style: BettingStyle, rng: Rng) -> Iterator[Action]:
    """Yield the answers that suit the style, best first. The rules may refuse some of them.

    The first BetOption is the choice of a plain player.
    """
    if any(each.corners for each in options):
        yield _with_corners(options, style)
        return
    bets = [each for each in options if each.sums]
    others = [each for each in options if not each.sums and not each.lifted]
    wanted = _wanted(view, style, bets[0], rng) if bets else 0
    for each in options:
        if style.system is StakeSystem.DOUBLE and wanted and each.lifted >= 2 * wanted:
            yield each.action
            return
    if others and (not bets or len(_own_bets(view)) >= style.bets):
        yield others[0].action
    elif bets:
        chosen = _place(bets, style)
        assert chosen.sums
        for sum_ in dict.fromkeys(_nearest(chosen.sums, part) for part in (wanted, wanted // 2, wanted // 4, 0)):
            yield replace(chosen.action, amount=sum_)
    elif others:
        yield others[0].action


def _with_corners(options: Sequence[BetOption], style: BettingStyle) -> Action:
    """Return the answer with the most bent corners that the style allows, at an acceptable cost."""
    allowed = [each for each in options if each.corners <= style.corners and each.cost <= SAME_COST_OF_CORNER]
    return max(allowed or options[:1], key=lambda each: each.corners).action


def _place(bets: Sequence[BetOption], style: BettingStyle) -> BetOption:
    close = [each for each in bets if each.cost <= bets[0].cost + SAME_COST]
    if style.spots is SpotHabit.WINNER:
        close = [each for each in close if each.is_winner] or close
    if style.spots is SpotHabit.FAVOURITE:
        close = [each for each in close if each.spot in style.favourites] or close
    return close[0]


# --- The sum ---------------------------------------------------------------------------------------------------------


def _wanted(view: View, style: BettingStyle, option: BetOption, rng: Rng) -> int:
    """Return the sum that the player would like to stake, before rounding."""
    seat, r, sums, times = view.seat, view.public, option.sums, option.times
    assert sums
    own = sum([sum_ for account, sum_ in r.accounts if account.seat == seat and not account.counters])
    money = r.purses[seat] + own
    lost = r.opened[seat] - money
    share = _nearest(sums, r.opened[seat] * style.share * times // THOUSAND)
    limit = max(sums.least, money * style.limit * times // THOUSAND)
    match style.system:
        case StakeSystem.LEAST:
            wanted = sums.least
        case StakeSystem.DOUBLE:
            wanted = _doubled(share, lost)
        case StakeSystem.COPY:
            wanted = max([sum_ for _, sum_ in _bets_of_others(view)], default=share)
        case StakeSystem.PLUNGE:
            plunged = abs(lost) * PLUNGED > r.opened[seat]
            wanted = share if plunged or rng.below(BETS_PER_PLUNGE) else limit
        case StakeSystem.STAIRS:
            wanted = share * (r.deal % style.steps + 1)
        case StakeSystem.SEESAW:
            wanted = share * (SEESAW if r.deal % 2 else 1)
        case StakeSystem.ANY:
            wanted = sums.least + rng.below(max(1, limit - sums.least + 1))
        case _:
            wanted = share
    return max(sums.least, min(wanted, limit))


def _doubled(base: int, lost: int) -> int:
    """Return the next stake of a series: ``base``, doubled for each lost stake of the series.

    A series begins whenever the player has lost or won a multiple of all its stakes together.
    """
    lost_in_series = lost % (((1 << DOUBLINGS) - 1) * base)
    return base << (lost_in_series // base + 1).bit_length() - 1


def _nearest(sums: PickAmount, wanted: int) -> int:
    """Return the greatest possible sum that does not exceed the wanted one. If there is none, return the least sum."""
    within = max(sums.least, min(wanted, sums.most))
    return sums.least + (within - sums.least) // sums.step * sums.step


def _own_bets(view: View) -> list[str]:
    return [account.place for account, sum_ in view.public.accounts if account.seat == view.seat and sum_]


def _bets_of_others(view: View) -> list[tuple[int, int]]:
    """Return the seat and the sum of every stake of other players, except the banker."""
    return [
        (account.seat, sum_)
        for account, sum_ in view.public.accounts
        if account.seat >= 0 and account.seat not in (view.seat, view.public.dealer) and not account.counters
    ]
