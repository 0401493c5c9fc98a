"""Memory does not grow under random input on all pages and tables."""

import sys

import pytest

from tests.soak.random_input import LONG_FRAME, SAMPLE, Readings, give_inputs

INPUTS = 20_000
MAX_SLOPE = 1.0
"""Maximum kilobytes per input, over the second half."""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
@pytest.mark.timeout(3600)
def test_memory_is_flat_in_the_second_half_of_random_input() -> None:
    readings = give_inputs(INPUTS, told=print)
    print(f"{readings.slope:.3f} kB an input; {100 * readings.long_frames:.2f} % of frames over {LONG_FRAME} s")
    assert len(readings.memory) >= INPUTS // SAMPLE
    assert readings.slope < MAX_SLOPE, readings.memory


def test_the_slope_covers_the_second_half() -> None:
    grown = [1000 * reading for reading in range(50)]
    assert Readings(memory=[*grown, *([50_000] * 50)]).slope == pytest.approx(0)
    assert Readings(memory=[*([0] * 50), *grown]).slope == pytest.approx(1000 / SAMPLE)


def test_long_frames_are_a_proportion_of_all() -> None:
    assert Readings(frames=[LONG_FRAME / 2] * 99 + [2 * LONG_FRAME]).long_frames == pytest.approx(0.01)
