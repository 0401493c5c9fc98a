"""Eight idle hours of an exhibition, and sixty realistic visitors."""

import sys
from pathlib import Path

import pytest

from crowe_table.hosting.visits import Figures
from tests.soak.exhibition_day import DrawnExhibition

HOURS, VISITS = 8.0, 60
MAX_GROWN = 40 * 1024
"""Maximum growth of memory between the second hour and the last, in kilobytes."""
MAX_BUSY = 0.12
"""Maximum share of a processor core that is used while nobody is there."""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
@pytest.mark.timeout(6 * 3600)
def test_a_day_of_an_exhibition_leaves_nothing_behind(tmp_path: Path) -> None:
    exhibit = DrawnExhibition(tmp_path)
    exhibit.alone(HOURS)
    assert exhibit.day.busy < MAX_BUSY * HOURS * 3600
    early = [size for at, size in exhibit.day.memory if 1 <= at <= 2]
    late = [size for at, size in exhibit.day.memory if at >= HOURS - 1]
    assert sum(late) / len(late) - sum(early) / len(early) < MAX_GROWN
    for number in range(VISITS):
        exhibit.visit(exhibit.KINDS[number % len(exhibit.KINDS)])
    assert exhibit.day.stuck == 0
    figures = Figures(tuple(visit for day in exhibit.visits.days() for visit in exhibit.visits.of(day)))
    assert figures.crashes == 0
    assert VISITS * 0.8 <= figures.visits <= VISITS, "holding corners alone may not count as a visit"
    assert [path.name for path in exhibit.folder.glob("*.crowe")] == []
    exhibit.app.nav.close()
