"""Speed of counting Cribbage hands, with and without tables, and of ranking Brag hands among all possible hands."""

import time
from random import Random

from crowe_table.engine.cards import Card
from crowe_table.games.brag.chances import AllHands, beaten_by
from crowe_table.games.brag.hands import ranking_of, strength
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.cribbage.counting import count_lines, in_show
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.scale import scale
from tests.bench.clock import rate, say
from tests.laws import naive

CRIBBAGE = CribbageOptions()


def cribbage() -> None:
    """Measure the counting of three cards with their starter, by the printed rules."""
    rng = Random("hands")
    drawn = [[Card(number) for number in rng.sample(range(52), 4)] for _ in range(20_000)]
    hands = [(tuple(cards[:3]), cards[3]) for cards in drawn]
    total = scale(3, CRIBBAGE, False).total

    def by_table() -> int:
        for cards, start in hands:
            total(cards, start)
        return len(hands)

    def recited() -> int:
        for cards, start in hands[:500]:
            count_lines(in_show(cards, start, CRIBBAGE, False))
        return 500

    def plainly() -> int:
        for cards, start in hands[:500]:
            naive.show(cards, start, CRIBBAGE, False)
        return 500

    slow = rate(plainly)
    say("cribbage hands counted plainly", slow)
    for what, work in (("by table", by_table), ("recited", recited)):
        fast = rate(work)
        say(f"cribbage hands counted, {what}", fast, f"{fast / slow:.1f} times as fast")


def brag() -> None:
    ranking = ranking_of(BragOptions())
    rng = Random("hands")
    hands = [tuple(Card(number) for number in rng.sample(range(52), 3)) for _ in range(2000)]

    def ranked() -> int:
        strength.cache_clear()
        for hand in hands:
            strength(hand, ranking)
        return len(hands)

    def placed() -> int:
        beaten_by.cache_clear()
        for hand in hands[:50]:
            beaten_by(hand, ranking, 0b111 << 49)
        return 50

    say("brag hands ranked", rate(ranked))
    say("brag hands placed among all others", rate(placed))
    strength.cache_clear()
    began = time.perf_counter()
    AllHands(ranking)
    print(f"{'brag, all hands ranked':<44} {(time.perf_counter() - began) * 1e3:>14,.0f} ms")


def main() -> None:
    cribbage()
    brag()


if __name__ == "__main__":
    main()
