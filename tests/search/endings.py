"""Twenty thousand endings of four hands, with the tricks of each lead stored in ``endings.txt``.

``PlainSolver`` computes them in a quarter of an hour on one core. To compute them again:

python -m tests.search.endings

Of twenty endings, ten have five cards in each hand, six have six, and four have seven. Some packs are short, so that
long suits and ruffs are frequent.
"""

from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from random import Random

from msgspec import Struct

from crowe_table.engine.cards import FULL_PACK, Card
from crowe_table.kit.ranking import ranked
from tests.search.plain_solver import PlainSolver

COUNT = 20_000
SIZES = (5,) * 10 + (6,) * 6 + (7,) * 4
RANKS = (7, 8, 10, 13)
"""Possible numbers of ranks in a pack. Each rank has four suits."""
PAIRS = (0, 1, 0, 1)
STORED = Path(__file__).with_suffix(".txt")
"""File with a line for each ending.

A line has a digit for each card of the leader: the number of tricks that this lead makes.
"""


class Ending(Struct, frozen=True):
    """Four hands. The first hand leads. ``trump`` is −1 for no trumps."""

    hands: tuple[tuple[Card, ...], ...]
    trump: int


def ending(name: object, size: int) -> Ending:
    """Return a random ending with ``size`` cards in each hand.

    It uses only ``Random.random``, which all versions of Python share.
    """
    random = Random(f"ending {name}").random
    ranks = max(RANKS[int(random() * len(RANKS))], size)
    pack = sorted((card for card in FULL_PACK if card % 13 < ranks), key=lambda card: random())
    hands = tuple(tuple(pack[at : 4 * size : 4]) for at in range(4))
    return Ending(hands, int(random() * 5) - 1)


def stored_endings() -> Iterator[tuple[Ending, list[int]]]:
    """Yield each ending with the tricks of each lead, in the order of the leader's hand."""
    with STORED.open(encoding="ascii") as lines:
        for number, line in enumerate(lines):
            yield ending(number, SIZES[number % len(SIZES)]), [int(digit) for digit in line.strip()]


def solve_plainly(deal: Ending) -> list[int]:
    """Return the tricks of each lead, computed by the plain solver."""
    solver = PlainSolver(deal.hands, ranked(trump=deal.trump), PAIRS, PAIRS[0])
    return [solver.after(0, card) for card in deal.hands[0]]


def _line(number: int) -> str:
    return "".join(map(str, solve_plainly(ending(number, SIZES[number % len(SIZES)])))) + "\n"


def main() -> None:
    with Pool() as pool, STORED.open("w", encoding="ascii") as lines:
        lines.writelines(pool.imap(_line, range(COUNT), chunksize=50))


if __name__ == "__main__":
    main()
