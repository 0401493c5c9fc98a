"""Mean scores of the elder and the younger player in a deal of Piquet between equal players, compared with printed
figures.

For the rubicon game, Cavendish recorded ten thousand hands: the elder made twenty-eight points a deal, and the younger
fourteen. If small cards score nothing, the figures are twenty-seven and thirteen. No book prints figures for the older
scoring. That scoring is compared with an independent model of the rules, in 1,500 deals each.
"""

import sys
from collections.abc import Iterator
from functools import partial
from statistics import mean, median, stdev

from msgspec.structs import replace

from crowe_table.engine.core import Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.piquet.options import BOOKS, NO_TARGET
from crowe_table.games.piquet.state import PiquetPhase, PiquetRecord
from crowe_table.hosting.headless import next_answer
from crowe_table.search.levels import level

PRINTED = {
    "crowe": ("a model", 47, 34),
    "royall_1651": ("a model", 26, 18),
    "hoyle_32": ("Cavendish", 27, 13),
    "rubicon_32": ("Cavendish", 28, 14),
}
DEALS = 60


def deals(preset: str, key: str, count: int, seed: str = "bench") -> Iterator[PiquetRecord]:
    """Yield the public records of first deals after the scores are counted. Both players have the same level."""
    laws = game("piquet")
    options = replace(BOOKS[preset], target=NO_TARGET, stake=0, rate=0)
    for number in range(count):
        chance = Chance(f"{seed} {number}")
        table = Table(laws, Setup(options, 2, (Farthings(0),) * 2, chance))
        while (record := table.watch().public).phase != PiquetPhase.COUNTED:
            rng = chance.stream("choice", len(table.actions))
            table.submit(next_answer(table, level(key), partial(always, rng)))
        assert isinstance(record, PiquetRecord)
        yield record


def always(rng: Rng, _: Seat) -> Rng:
    """Return the given random stream, whatever the seat."""
    return rng


def main(count: int = DEALS, key: str = "sharp") -> None:
    print(f"{'a deal of piquet, ' + key:<28} {'elder':>16} {'younger':>16} {'repique':>9} {'pique':>6}   printed")
    for preset, (by, elder, younger) in PRINTED.items():
        played = list(deals(preset, key, count))
        made = [each.made[each.eldest] for each in played], [each.made[each.dealer] for each in played]
        told = [f"{mean(each):5.1f} ({median(each):.0f}) ± {stdev(each) / count**0.5:.1f}" for each in made]
        crossed = [each.repique for each in played if each.crossed]
        often = f"{crossed.count(True) / count:>9.0%} {crossed.count(False) / count:>6.0%}"
        print(f"{preset:<28} {told[0]:>16} {told[1]:>16} {often}   {elder} and {younger}, {by}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else DEALS, *sys.argv[2:3])
