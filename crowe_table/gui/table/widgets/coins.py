"""Money on the table: a sum as a heap of coins or counters, and the coins of a rack."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

import pygame

from crowe_table.engine.money import COINAGES, COINS, COUNTERS, Farthings, to_coins
from crowe_table.engine.rng import Chance
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.table.draft import Dial

FISH = 10
"""Value of one fish (a counter in the shape of a fish), in counters."""
QUARTERS = 4
"""Number of quarter-pieces (oblong counters) in one counter."""
MAX_COINS = 14
"""Maximum number of coins drawn in a heap."""
RACK = 5
"""Maximum number of coins in a rack."""
_VICTORIAN = "victorian"


@dataclass(frozen=True)
class Currency:
    """The currency of a table: coins of a period, counters for units of the stakes, or the game's own counters."""

    coinage: str
    unit: Farthings
    own: tuple[tuple[str, int], ...] = ()
    """The game's own counters: picture and value of each kind, highest first. Empty for money."""


def picture_name(coin: str, coinage: str) -> str:
    """Return the picture name of a coin of this period."""
    struck_anew = {"crown", "half-crown", "shilling", "sixpence", "threepence", "penny", "halfpenny", "farthing"}
    return f"coin-victorian-{coin}" if coinage == _VICTORIAN and coin in struck_anew else f"coin-{coin}"


def pieces(amount: Farthings, currency: Currency) -> Iterator[str]:
    """Yield the names of the pictures of coins or counters that make up a sum, highest value first."""
    if currency.own:
        for name, number in split_by_kind(amount, currency.own):
            yield from [name] * number
        return
    if currency.coinage == COUNTERS:
        fish, rest = divmod(amount // currency.unit, FISH)
        yield from ["counter-fish"] * fish
        yield from ["counter-round"] * rest
        yield from ["counter-oblong"] * (amount % currency.unit * QUARTERS // currency.unit)
        return
    for coin, count in to_coins(amount, currency.coinage).items():
        yield from [picture_name(coin, currency.coinage)] * count


def split_by_kind(amount: int, kinds: tuple[tuple[str, int], ...]) -> list[tuple[str, int]]:
    """Return the number of counters of each kind that make up an amount, with as many high values as possible.

    A negative amount has no counters.
    """
    left, found = max(0, amount), []
    for name, value in kinds:
        number, left = divmod(left, value)
        found.append((name, number))
    return found


def rack(currency: Currency, dial: Dial) -> tuple[tuple[str, Farthings], ...]:
    """Return the pictures and values of the coins that can be added to a dialled sum.

    Each value is a multiple of the dial's step, and no larger than its range.
    """
    coinage = currency.coinage
    if coinage == COUNTERS:
        known = {"counter-fish": Farthings(FISH * currency.unit), "counter-round": currency.unit}
    else:
        known = {picture_name(name, coinage): COINS[name] for name in COINAGES[coinage]}
    room = max(dial.most - dial.least, 0)
    fit = [(name, value) for name, value in known.items() if value % dial.step == 0 and value <= room]
    return tuple(fit[:RACK])


def money_picture(assets: Assets, name: str, height: int, width: int = 0) -> pygame.Surface | None:
    """Return a coin at its natural size, or smaller to fit a size in pixels. None if it has no picture.

    A ``width`` of 0 means no limit.
    """
    natural = assets.natural(name)
    if natural is None:
        return None
    w, h = natural.get_size()
    smaller = min(1.0, height / h, width / w if width else 1.0)
    if smaller == 1:
        return natural
    return assets.picture(name, max(1, int(w * smaller)), max(1, int(h * smaller)))


def heap(assets: Assets, amount: Farthings, currency: Currency, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture of a sum as a heap of coins, with a margin.

    Coins of higher value lie below the others.

    The same sum always has the same picture.
    """
    rng = Chance(f"heap {amount}").stream("fall")
    m = assets.margin
    surface = pygame.Surface((size[0] + 2 * m, size[1] + 2 * m), pygame.SRCALPHA)
    names = list(islice(pieces(amount, currency), MAX_COINS))
    reach = min(1.0, 0.25 + len(names) / MAX_COINS)
    for name in names:
        coin = _lying(assets, name, size)
        if coin is None:
            continue
        spare = max(0, size[0] - coin.get_width() + 2 * m), max(0, size[1] - coin.get_height() + 2 * m)
        x, y = (round(room / 2 + (rng.below(1000) / 1000 - 0.5) * room * reach) for room in spare)
        surface.blit(coin, (x, y))
    return surface


def _lying(assets: Assets, name: str, size: tuple[int, int]) -> pygame.Surface | None:
    coin = money_picture(assets, name, size[1], size[0])
    return assets.cached(("coin", name, coin.get_size()), lambda: assets.shadowed(coin, 2)) if coin else None
