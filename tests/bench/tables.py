"""The composition of every table: the viewer's cards, the smallest open card, bare cloth, and the computing time.

Widths of cards are in table units. Bare cloth is the share of the window without any object during a deal. The last
line gives the median and the maximum time.
"""

from statistics import median
from time import process_time

from crowe_table.gui.draw.packs import RATIO
from crowe_table.gui.table.formations.blueprint import hand_of
from crowe_table.gui.table.formations.composing import compose
from crowe_table.settings import TEXT_SIZES
from tests.gui.measuring import SIZES, measure, placed, tables

HEAD = f"{'table':<34} {'window':>10} {'print':>6} {'own':>5} {'least':>6} {'bare':>6} {'ms':>6}"


def main() -> None:
    """Print a line for every table, window and text size."""
    print(HEAD)
    times = []
    for table in tables():
        for size in SIZES:
            for text in (TEXT_SIZES["ordinary"], TEXT_SIZES["largest"]):
                compose.cache_clear()
                began = process_time()
                frame, placement = placed(table, size, text)
                taken = (process_time() - began) * 1000
                times.append(taken)
                found = measure(table.layout, frame, placement)
                window, own = f"{size[0]}x{size[1]}", [placement.cards[spot] * RATIO for spot in hand_of(table.layout)]
                print(
                    f"{table.name:<34} {window:>10} {text:>6.2f} {max(own, default=0):>5.0f} {found.card:>6.0f}"
                    f" {found.bare:>6.0%} {taken:>6.1f}"
                )
    print(f"median {median(times):.1f} ms, most {max(times):.1f} ms")


if __name__ == "__main__":
    main()
