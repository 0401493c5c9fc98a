"""The lock of an exhibition after wrong PINs. Only time or the right PIN ends the lock."""

import logging
import threading
from pathlib import Path

import pytest

from crowe_table.hosting.pins import MAX_PAUSE, PinLock, is_guessable, pause_after, random_pin

PIN = "480916"
PAUSES = [0, 0, 30, 60, 120, 240, 480, 960, 960, 960]


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def written() -> None:
    """Wait until all locks have written their state."""
    for thread in threading.enumerate():
        if thread.name == "pin-lock":
            thread.join()


def test_pauses_double_after_three_wrong_pins_up_to_a_maximum(clock: Clock) -> None:
    refused: list[int] = []
    lock = PinLock(PIN, None, refused.append, clock)
    for pause in PAUSES:
        assert not lock.admits("111111")
        assert lock.pause == pause
        clock.now += pause
    assert refused == PAUSES
    assert pause_after(10**9) == MAX_PAUSE
    assert lock.admits(PIN)


def test_pins_are_neither_checked_nor_counted_during_a_pause(clock: Clock) -> None:
    refused: list[int] = []
    lock = PinLock(PIN, None, refused.append, clock)
    for _ in range(3):
        lock.admits("111111")
    clock.now += 29.5
    assert lock.pause == 1
    assert not lock.admits(PIN)
    assert not lock.admits("111111")
    assert refused == [0, 0, 30]
    clock.now += 0.5
    assert lock.pause == 0
    assert lock.admits(PIN)


def test_the_right_pin_resets_the_count(tmp_path: Path, clock: Clock) -> None:
    lock = PinLock(PIN, tmp_path / "wrong.json", clock=clock)
    for _ in range(2):
        lock.admits("111111")
        lock.admits("222222")
        assert lock.admits(PIN)
        written()
        lock = PinLock(PIN, tmp_path / "wrong.json", clock=clock)
        assert lock.pause == 0
    lock.admits("111111")
    assert lock.pause == 0


@pytest.mark.parametrize(
    "typed", ["", "48091", "4809160", "\u0664\u0668\u0660\u0669\u0661\u0666", "480916\n", " 480916"]
)
def test_only_the_exact_pin_is_right(clock: Clock, typed: str) -> None:
    assert not PinLock(PIN, clock=clock).admits(typed)


def test_a_restart_keeps_pauses_and_wrong_pins(tmp_path: Path, clock: Clock) -> None:
    """The program restarts after each wrong PIN. The pauses grow as if it had not restarted."""
    file = tmp_path / "data" / "wrong.json"
    for pause in PAUSES:
        assert not PinLock(PIN, file, clock=clock).admits("111111")
        written()
        clock.now += pause // 2
        again = PinLock(PIN, file, clock=clock)
        assert again.pause == pause - pause // 2
        assert not pause or not again.admits(PIN)
        clock.now += pause
    assert PinLock(PIN, file, clock=clock).admits(PIN)
    written()
    assert not PinLock(PIN, file, clock=clock).admits("111111")
    written()
    assert PinLock(PIN, file, clock=clock).pause == 0


@pytest.mark.parametrize("back", [1, 3600, 10**9])
def test_setting_the_clock_back_lengthens_no_pause(tmp_path: Path, clock: Clock, back: int) -> None:
    lock = PinLock(PIN, tmp_path / "wrong.json", clock=clock)
    for _ in range(3):
        lock.admits("111111")
    written()
    clock.now -= back
    for found in (lock, PinLock(PIN, tmp_path / "wrong.json", clock=clock)):
        assert found.pause == 30
    clock.now += 30
    assert lock.admits(PIN)


@pytest.mark.parametrize(
    "source", [b"", b"{", b"[1]", b'{"count":-1}', b'{"count":"3"}', b"\xff", b"[" * 900, b"1" * 5000]
)
def test_a_damaged_file_locks_nobody_out(
    tmp_path: Path, clock: Clock, source: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "wrong.json").write_bytes(source)
    with caplog.at_level(logging.ERROR):
        lock = PinLock(PIN, tmp_path / "wrong.json", clock=clock)
    assert caplog.records
    assert lock.admits(PIN)


@pytest.mark.parametrize("until", ["1e300", "1e999", "-1e300", "9999999999"])
def test_an_endless_pause_in_the_file_ends(tmp_path: Path, clock: Clock, until: str) -> None:
    (tmp_path / "wrong.json").write_text(f'{{"count":4,"until":{until}}}')
    lock = PinLock(PIN, tmp_path / "wrong.json", clock=clock)
    assert lock.pause in (0, 60)
    clock.now += 60
    assert lock.admits(PIN)


def test_wrong_pins_count_even_if_they_cannot_be_written(tmp_path: Path, clock: Clock) -> None:
    (tmp_path / "file").write_text("no folder")
    lock = PinLock(PIN, tmp_path / "file" / "wrong.json", clock=clock)
    for _ in range(3):
        lock.admits("111111")
    written()
    assert lock.pause == 30


def test_a_random_pin_is_six_digits_that_are_not_easy_to_guess() -> None:
    pins = {random_pin() for _ in range(500)}
    assert len(pins) > 490
    assert all(len(pin) == 6 and pin.isascii() and pin.isdigit() and not is_guessable(pin) for pin in pins)


def test_few_pins_are_guessable() -> None:
    """If many PINs were guessable, the warning would mean little, and few would be left to choose at random."""
    guessable = sum(is_guessable(f"{number:06}") for number in range(10**6))
    assert 1000 < guessable < 10**6 * 0.01
    assert 200 < sum(is_guessable(f"{number:04}") for number in range(10**4)) < 10**4 * 0.12
