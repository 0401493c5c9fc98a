"""Baccara: time to compute the probabilities of a hand."""

from collections.abc import Callable
from statistics import median
from time import process_time

from crowe_table.games.baccara import odds


def milliseconds(find: Callable[[int], object]) -> float:
    """Return the median time of ``find`` in milliseconds, over hands of zero to seven points."""
    times = []
    for point in range(8):
        began = process_time()
        find(point)
        times.append((process_time() - began) * 1e3)
    return median(times)


def active(point: int) -> object:
    return odds.active_at_hand(point, odds.without(odds.whole_pack(), point, 0), "up", "null", 1)


def banker(point: int) -> object:
    return odds.banker_at_hand(point, odds.without(odds.whole_pack(), point, 0), 0, "up", "null", 1)


def main() -> None:
    """Print the results."""
    began = process_time()
    odds.best_play(1, "up", "null")
    print(f"{'baccara, best play from every deal':<44} {(process_time() - began) * 1e3:>14,.1f} ms")
    print(f"{'baccara, chances of a hand against the bank':<44} {milliseconds(active):>14,.1f} ms")
    print(f"{'baccara, chances of the hand of the bank':<44} {milliseconds(banker):>14,.1f} ms")


if __name__ == "__main__":
    main()
