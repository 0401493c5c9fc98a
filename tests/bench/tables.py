"""The layout of every table: smallest legible card, bare cloth, text size, and time to compute it.

Widths are in table units. Bare cloth is the share of the picture that no object covers during a deal. Text size is a
multiple of the normal size, and never smaller than requested. The last line gives the median and maximum time.
"""

from statistics import median
from time import process_time

from crowe_table.gui.table.arrange import search
from crowe_table.gui.table.placement import Occupancy
from crowe_table.settings import TEXT_SIZES
from tests.gui.measuring import SIZES, measure, placed, standings, tables

HEAD = f"{'table':<34} {'window':>10} {'standing':>10} {'print':>6} {'own':>5} {'least':>6} {'bare':>6} {'ms':>6}"
RATIO = 640 / 940


def main() -> None:
    """Print a line for every table, window and text size."""
    print(HEAD)
    times = []
    for table in tables():
        for size in SIZES:
            for text in (TEXT_SIZES["ordinary"], TEXT_SIZES["largest"]):
                for what, standing in standings(table.layout):
                    search.cache_clear()
                    placed(table, size, text, Occupancy())
                    if standing == Occupancy():
                        search.cache_clear()
                    began = process_time()
                    frame, placement = placed(table, size, text, standing)
                    taken = (process_time() - began) * 1000
                    times.append(taken)
                    found = measure(table.layout, frame, placement, standing)
                    window = f"{size[0]}x{size[1]}"
                    own = placement.sizes.own_card * RATIO
                    print(
                        f"{table.name:<34} {window:>10} {what:>10} {text:>6.2f} {own:>5.0f} {found.card:>6.0f}"
                        f" {found.bare:>6.0%} {taken:>6.0f}"
                    )
    print(f"median {median(times):.0f} ms, most {max(times):.0f} ms")


if __name__ == "__main__":
    main()
