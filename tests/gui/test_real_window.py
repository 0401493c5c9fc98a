"""The real window on a virtual screen.

The tests click, drag and type as a visitor does, and kill the program as a power failure does.
"""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from crowe_table.gui.press_times import CHANGE_TIME
from crowe_table.settings import load
from tests.gui.window import Program, Screen, cut_through, family, missing, other_window, saved, spots
from tests.small_disk import fill

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(
        bool(missing()) and not os.environ.get("CI"), reason=f"a virtual screen needs {' and '.join(missing())}"
    ),
]
CARD = 2


@pytest.fixture
def screen() -> Iterator[Screen]:
    shown = Screen()
    yield shown
    shown.close()


def table(screen: Screen, data: Path, *more: str) -> Program:
    return Program(
        screen,
        "play",
        "cribbage",
        "--preset",
        "crowe",
        "--seed",
        "5",
        "--data-dir",
        str(data),
        "--trace",
        "--mute",
        *more,
    )


def cards(line: str) -> dict[str, tuple[int, int]]:
    """Return the playable cards named in a line of the trace, with their positions."""
    return {name: spot for name, spot in spots(line).items() if len(name) == CARD}


def lay_out_first(screen: Screen, program: Program) -> str:
    """Cut, and lay out the first two cards by pressing them and the button. Return the next question."""
    line = cut_through(screen, program)
    chosen = list(cards(line).values())[:2]
    for spot in chosen:
        screen.click(*spot)
    time.sleep(2 * CHANGE_TIME / 1000)  # The button of the cut stood there a moment ago.
    screen.click(*spots(line)["confirm"])
    program.wait_for("accepted LayOut")
    return program.wait_for("asked")


def test_a_deal_by_mouse_survives_a_power_failure(screen: Screen, tmp_path: Path) -> None:
    """When the table is reopened, the visitor drags cards to the crib."""
    program = table(screen, tmp_path, "--reduced-motion")
    line = lay_out_first(screen, program)
    while line.startswith("asked play"):
        for spot in cards(line).values():
            screen.click(*spot)
            screen.click(*spot)
            if program.wait_for("").startswith("accepted"):
                break
        line = program.wait_for("asked", 60)
    assert line.startswith("asked next-deal")
    time.sleep(2 * CHANGE_TIME / 1000)  # The button lies where the card was confirmed, so an early press is ignored.
    screen.click(*spots(line)["act-ready"])
    before = program.wait_for("asked lay-out", 60)
    program.kill()

    again = Program(screen, "--data-dir", str(tmp_path), "--trace", "--mute", "--reduced-motion")
    again.wait_for("ready")
    screen.key("Tab", "Return")
    assert again.wait_for("asked lay-out") == before
    for spot in list(cards(before).values())[:2]:
        screen.drag(spot, spots(before)["crib"])
    again.wait_for("accepted LayOut")
    again.close()


def test_the_keyboard_alone_plays(screen: Screen, tmp_path: Path) -> None:
    program = table(screen, tmp_path, "--reduced-motion")
    while "place" in spots(program.wait_for("asked")):
        screen.key("Right", "Right", "Return", "Return")
        program.wait_for("accepted")
    screen.key("space", "Right", "space", "Return")
    program.wait_for("accepted LayOut")
    program.wait_for("asked play", 60)
    screen.key("Right", "Return")
    program.wait_for("accepted Play")
    program.close()


def test_a_session_is_saved_before_it_is_shown(screen: Screen, tmp_path: Path) -> None:
    program = table(screen, tmp_path)
    at = spots(program.wait_for("asked cut-for-deal"))
    (session,) = saved(tmp_path)
    whole = session.stat().st_size
    screen.click(*at["act-cut"])
    program.wait_for("accepted")
    program.wait_for("asked")
    assert session.stat().st_size > whole
    program.close()


def test_f11_toggles_full_screen_and_restores_the_window(screen: Screen, tmp_path: Path) -> None:
    program = Program(screen, "--size", "1024x768", "--data-dir", str(tmp_path), "--trace", "--mute")
    program.wait_for("ready")
    window, _ = screen.window_at(600, 400)
    screen.do("windowmove", window, 60, 20)
    wait_until(lambda: screen.window_at(600, 400)[1] == (60, 20, 1024, 768))
    screen.key("F11")
    wait_until(lambda: screen.window_at(600, 400)[1][2:] == (1280, 800) and load(tmp_path)[0].full_screen)
    screen.key("F11")
    wait_until(lambda: screen.window_at(600, 400)[1] == (60, 20, 1024, 768) and not load(tmp_path)[0].full_screen)
    program.close()


def test_a_resized_window_is_rebuilt_and_playable(screen: Screen, tmp_path: Path) -> None:
    """The library also resizes the window's surface without an event of the system."""
    told = ("--seed", "5", "--size", "1024x768", "--data-dir", str(tmp_path), "--trace", "--mute")
    program = Program(screen, "play", "cribbage", "--preset", "crowe", *told)
    before = spots(program.wait_for("asked"))
    window, _ = screen.window_at(600, 400)
    screen.do("windowsize", window, 1280, 800)
    now = spots("asked " + program.wait_for("laid"))
    assert now["rules"][0] > before["rules"][0] + 100
    time.sleep(0.6)  # A press just after the buttons have moved does nothing.
    screen.click(*now["place"])
    screen.click(*now["place"])
    program.wait_for("accepted Cut")
    program.close()


def test_ending_an_exhibitions_watchdog_ends_its_window(screen: Screen, tmp_path: Path) -> None:
    settings = tmp_path / "table.toml"
    settings.write_text('pin = "480916"\n')
    data = ("--data-dir", str(tmp_path))
    program = Program(screen, "exhibit", str(settings), "--size", "1024x768", *data, "--trace", "--mute")
    program.wait_for("ready")
    started = family(program.process.pid)
    assert len(started) > 1
    program.close()
    wait_until(lambda: not any(map(runs, started)))
    assert not list(tmp_path.glob("playing-*")), "it cleaned up"


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()


def wait_until(done: Callable[[], bool], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until
        time.sleep(0.2)


def at_hazard(screen: Screen, data: Path) -> tuple[Program, str]:
    """Return a program with a table at which the visitor must throw, and its window, which has the focus."""
    told = ("--seed", "5", "--data-dir", str(data), "--trace", "--mute", "--reduced-motion")
    program = Program(screen, "play", "hazard", *told)
    assert "throw" in spots(program.wait_for("asked"))
    window, _ = screen.window_at(300, 300)
    screen.do("windowfocus", "--sync", window)
    return program, window


@pytest.mark.parametrize("left_by", ["focus", "hidden"])
def test_held_dice_are_not_thrown_when_the_window_loses_focus(screen: Screen, tmp_path: Path, left_by: str) -> None:
    """The library reports the release of Space before it reports the loss of focus."""
    program, window = at_hazard(screen, tmp_path)
    with other_window(screen) as other:
        screen.do("windowfocus", "--sync", window)
        screen.do("keydown", "space")
        program.wait_for("held")
        if left_by == "focus":
            screen.do("windowfocus", "--sync", other)
        else:
            screen.do("windowunmap", "--sync", window)
        time.sleep(1)
        screen.do("keyup", "space")
        assert not [line for line in program.listen(1) if line.startswith(("accepted", "refused"))]
        if left_by == "hidden":
            screen.do("windowmap", "--sync", window)
        screen.do("windowfocus", "--sync", window)
        time.sleep(0.5)
        screen.key("space")
        program.wait_for("accepted Throw")
    program.close()


def test_enter_counts_at_once_after_a_page_was_closed(screen: Screen, tmp_path: Path) -> None:
    program, _ = at_hazard(screen, tmp_path)
    for _ in range(40):
        screen.key("Right")
        if program.wait_for("held") == "held helps rules":
            break
    for key in ("Return", "space", "Return"):
        screen.key(key)
        assert program.wait_for("held").split() == ["held", "helps", "rules"]
        time.sleep(1)
        screen.key("Escape", key)
        program.wait_for("held")
        time.sleep(1)
        screen.key("Escape")
        assert not program.listen(1), "the reopened rules receive the key, not the table"
    program.close()


def test_the_next_window_reports_what_a_full_disk_lost(screen: Screen, small_disk: Path) -> None:
    """The system ends the first window without a question. The second window has a page about the loss."""
    data = small_disk / "data"
    (data / "sessions").mkdir(0o700, parents=True)
    fill(small_disk)
    first = table(screen, data)
    first.wait_for("asked")
    first.process.terminate()
    assert first.process.wait(60) == 0
    assert saved(data) == []
    (unwritten,) = (data / "sessions").glob("cribbage-*.new")
    assert unwritten.stat().st_size == 0
    (small_disk / "filling").unlink()

    second = Program(screen, "--data-dir", str(data), "--trace", "--mute", "--reduced-motion")
    second.wait_for("ready")
    until = time.monotonic() + 30
    while unwritten.exists():
        assert time.monotonic() < until
        screen.key("Escape")
        time.sleep(0.5)
    second.process.terminate()
    assert second.process.wait(60) == 0


def test_rapid_resizing_causes_no_failure(screen: Screen, tmp_path: Path) -> None:
    """Checked at the table and under the menu. No window manager enforces the minimum size."""
    program, window = at_hazard(screen, tmp_path)
    chance = Random("storm")
    for before in ("Right", "Escape"):
        screen.key(before)
        program.wait_for("held")
        for _ in range(25):
            screen.do("windowsize", window, chance.randint(1, 2500), chance.choice((1, 40, 400, 2500)))
            time.sleep(0.07)
    screen.do("windowsize", window, 1280, 800)
    time.sleep(1)
    screen.key("Escape", "Right")
    assert program.wait_for("held")
    screen.key("space")
    program.wait_for("accepted Throw")
    program.close()
    assert not program.errors()
