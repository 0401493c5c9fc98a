"""An hour of an exhibition in a real window on a virtual screen, with realistic visitors.

``python -m tests.soak.exhibition_hour --minutes 60 --out DIR`` writes its results into DIR. There is a line for each
visitor (``log``), memory and processor use every ten seconds (``figures.csv``), a screenshot every half minute, and the
statistics at the end. Halfway through, the exhibition closes for two minutes. Twice the window is made to fail.
"""

import argparse
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from threading import Event, Thread

from crowe_table.hosting.supervisor import crash_reports
from tests.gui.window import Program, Screen, family, spots
from tests.soak.exhibition_day import DrawnExhibition

SIZE = (1280, 800)
PIN = "480916"
WATCH = """
import sys
from pathlib import Path
from crowe_table.hosting.visits import Visits
from crowe_table.hosting.supervisor import Watch
data, file = sys.argv[1:]
command = [sys.executable, "-m", "tests.soak.timed_window", "exhibit", "--watched", "--data-dir", data, "--trace", file]
failed = Visits(Path(data) / "visits").crash
sys.exit(Watch(command, ["--resting"], Path(data) / "heartbeat", failed).run())
"""
KEYS = (
    *("Escape", "F1", "F2", "F3", "F4", "F5", "F11", "Tab", "Return", "space", "Left", "Down", "q", "m", "h", "w", "i"),
    *("l", "BackSpace", "Home", "Prior", "Next", "1", "7", "ctrl+q", "alt+F4", "ctrl+z", "shift+Tab", "super", "Print"),
)
ANSWERS = ("confirm", "act-ready", "on", "next")


class Hour:
    """One window and its visitors."""

    def __init__(self, out: Path, minutes: float, display: str = "") -> None:
        self.out = out
        self.data = out / "data"
        self.data.mkdir(parents=True)
        self.chance = Random(f"hour {out}")
        self.began = time.monotonic()
        self.until = self.began + 60 * minutes
        self.screen = Screen(SIZE, display)
        file = out / "table.toml"
        closes = datetime.now() + timedelta(minutes=minutes / 2)
        hours = (f"{at:%H:%M}" for at in (closes + timedelta(minutes=2), closes))
        file.write_text(
            "idle_seconds = 30\ncountdown_seconds = 10\nvisit_minutes = 4\n"
            f'pin = "{PIN}"\nopens = "{next(hours)}"\ncloses = "{next(hours)}"\n'
        )
        self.program = Program(self.screen, str(self.data), str(file), command=(sys.executable, "-c", WATCH))
        self.map = DrawnExhibition(out / "map", size=SIZE)
        self.stop = Event()
        self.stillest = 0.0

    # --- Pressing

    def do(self, *words: object) -> None:
        self.screen.do(*words)

    def touch(self, point: tuple[int, int]) -> None:
        self.do("mousemove", *point, "mousedown", 1, "sleep", 0.08, "mouseup", 1)

    def anywhere(self) -> tuple[int, int]:
        return self.chance.randrange(SIZE[0]), self.chance.randrange(SIZE[1])

    def in_window(self, point: tuple[int, int]) -> tuple[int, int]:
        return self.map.app._pane.to_window(point)

    def place(self, key: str) -> tuple[int, int]:
        """Return the position of a control in the window. It is computed from a copy of the page without a window."""
        controls = self.map.app.nav.top.controls  # type: ignore[union-attr]
        found = [each for each in controls if each.key.startswith(key)]
        return self.in_window(self.chance.choice(found).area.center)

    def come(self) -> None:
        """Touch the screen, so that the games are offered. On an object page, press Play with Enter."""
        self.touch(self.anywhere())
        if not self.heard("visit begins", 4):
            self.do("key", "Return", "sleep", 0.5, "key", "Return")
            self.heard("visit begins", 10)
        time.sleep(1)

    def sit_down(self) -> None:
        self.come()
        self.map.app.nav.open_choosing()
        self.touch(self.place("game-"))

    def heard(self, beginning: str, seconds: float) -> str | None:
        """Return the next line that begins with this text, or None if there is none in time."""
        try:
            return self.program.wait_for(beginning, seconds)
        except AssertionError:
            return None

    def answer(self, seconds: float) -> None:
        """Answer questions at random for this number of seconds. After a refusal try another answer."""
        until, found = time.monotonic() + seconds, dict[str, tuple[int, int]]()
        while time.monotonic() < until:
            line = self.heard("asked", 3)
            found = spots(line) if line else found
            names = [name for name in found if name not in ANSWERS]
            for name in self.chance.sample(names, min(len(names), self.chance.choice((1, 1, 2)))):
                self.touch(self.in_window(found[name]))
                time.sleep(0.3)
            for name in ANSWERS:
                if name in found:
                    self.touch(self.in_window(found[name]))
            if line is None and self.chance.random() < 0.3:
                self.touch(self.anywhere())

    # --- Visitors

    def impatient(self) -> None:
        """Press at random points, as fast as a child would."""
        for _ in range(self.chance.randrange(5, 25)):
            words = [word for _ in range(12) for word in ("mousemove", *self.anywhere(), "click", 1, "sleep", 0.06)]
            self.do(*words)

    def idle(self) -> None:
        """Begin a game and do nothing."""
        self.sit_down()

    def in_mid_deal(self) -> None:
        """Play for a while and leave."""
        self.sit_down()
        self.answer(self.chance.randrange(25, 80))

    def to_the_limit(self) -> None:
        """Play until the time limit ends the visit."""
        self.sit_down()
        self.answer(230)

    def holding_corners(self) -> None:
        """Hold the staff corners and try to guess the PIN."""
        for corner in ((3, 3), (SIZE[0] - 3, SIZE[1] - 3)):
            self.do("mousemove", *corner, "mousedown", 1, "sleep", 6, "mouseup", 1)
        for guess in ("1234", "9999", "0000", "1775"):
            self.do("type", "--delay", 200, guess)
            self.do("key", "Return")
        self.do("mousemove", *self.anywhere(), "click", 1)

    def all_keys_at_once(self) -> None:
        for _ in range(self.chance.randrange(5, 20)):
            keys = self.chance.sample(KEYS, len(KEYS))
            self.do(*(word for key in keys for word in ("keydown", key)), "sleep", 0.3)
            self.do(*(word for key in keys for word in ("keyup", key)))

    def learner(self) -> None:
        """Take a lesson and follow its instructions."""
        self.come()
        self.map.app.nav.open_choosing()
        self.touch(self.place("show-"))
        time.sleep(3)
        self.do("key", "Return")
        self.answer(self.chance.randrange(60, 150))

    def reader(self) -> None:
        """Change the language and text size during a game, and continue the game."""
        self.sit_down()
        for _ in range(4):
            self.answer(8)
            self.do("key", self.chance.choice(("F3", "F4", "F5", "F6", "F7", "F8")))
            time.sleep(1)
        self.answer(20)

    def staff(self) -> None:
        """Open the staff page and leave it."""
        for corner in ((3, 3), (SIZE[0] - 3, SIZE[1] - 3)):
            self.do("mousemove", *corner, "mousedown", 1, "sleep", 5.5, "mouseup", 1)
        self.do("type", "--delay", 300, PIN)
        self.do("key", "Return")
        time.sleep(2)
        self.picture("staff")
        self.do("key", "Escape")
        self.map.app.nav._open_staff_page()
        self.touch(self.place("back"))
        self.map.app.nav.end_staff()

    KINDS = (impatient, in_mid_deal, learner, idle, reader, all_keys_at_once, holding_corners, staff, to_the_limit)

    # --- Measuring

    def say(self, line: str) -> None:
        told = f"{(time.monotonic() - self.began) / 60:6.2f} min: {line}"
        print(told, flush=True)
        with (self.out / "log").open("a") as log:
            log.write(told + "\n")

    def picture(self, name: str) -> None:
        at = int(time.monotonic() - self.began)
        self.screen.photograph(self.out / f"{at:05}-{name}.png")

    def window(self) -> int:
        """Return the process id of the window, or 0 if there is none."""
        started = family(self.program.process.pid)
        return started[1] if len(started) > 1 else 0

    def measure(self) -> None:
        """Record memory, processor use and the longest time between heartbeats, until stopped."""
        due, picture = 0.0, 0.0
        with (self.out / "figures.csv").open("w") as figures:
            figures.write("seconds,window,kilobytes,processor_seconds,longest_still\n")
            while not self.stop.wait(0.1):
                now = time.monotonic() - self.began
                with suppress(OSError):
                    still = time.time() - (self.data / "heartbeat").stat().st_mtime
                    self.stillest = max(self.stillest, still)
                if now >= due:
                    due = now + 10
                    with suppress(OSError, IndexError):
                        pid = self.window()
                        figures.write(f"{now:.0f},{pid},{resident(pid)},{spent(pid):.1f},{self.stillest:.2f}\n")
                        figures.flush()
                    self.stillest = 0.0
                if now >= picture:
                    picture = now + 30
                    self.picture("seen")

    def visit(self, kind: "Callable[[Hour], None]") -> None:
        """Let one visitor come and go, and wait until the table is reset."""
        at, heard = time.monotonic(), len(self.program.heard)
        kind(self)
        left = time.monotonic()
        lines = self.program.heard[heard:]
        ended = next((line for line in lines if line.startswith("visit ends")), None)
        ended = ended or self.heard("visit ends", 60) or "nobody was seen"
        self.say(f"{kind.__name__:16} {left - at:4.0f} s, {ended} {time.monotonic() - left:3.0f} s after they left")

    def fail(self, number: signal.Signals) -> None:
        """Kill the window or make it hang."""
        at = time.monotonic()
        os.kill(self.window(), number)
        ready = self.heard("ready", 60)
        self.say(f"{number.name}: {'back' if ready else 'NOT BACK'} after {time.monotonic() - at:.1f} s")
        time.sleep(2)

    def run(self) -> None:
        self.program.wait_for("ready")
        time.sleep(3)
        measuring = Thread(target=self.measure, daemon=True)
        measuring.start()
        failures = {5: signal.SIGKILL, 12: signal.SIGSTOP}
        number = 0
        while time.monotonic() < self.until:
            if number in failures:
                self.fail(failures[number])
            self.visit(self.KINDS[number % len(self.KINDS)])
            number += 1
        self.stop.set()
        measuring.join()

    def tell(self) -> None:
        """Print the results."""
        for line in self.program.heard:
            if line.startswith("timed"):
                self.say(line)
        for _, path in crash_reports(self.data):
            self.say(f"crash report {path.name}: {path.read_text()[:200]!r}")
        for path in (*self.data.glob("visits/*.csv"), *self.data.glob("logs/*")):
            self.say(f"{path.name}:\n{path.read_text()}")
        self.say(f"errors: {self.program.errors()[-2000:]!r}")
        self.say(f"left on the disk: {sorted(path.name for path in self.data.rglob('*.crowe'))}")


def resident(pid: int) -> int:
    """Return the resident memory of a process, in kilobytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def spent(pid: int) -> float:
    """Return the processor time of a process, in seconds."""
    told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def hour(out: Path, minutes: float, display: str) -> Iterator[Hour]:
    """Open the window. At the end close it with all its processes."""
    opened = Hour(out, minutes, display)
    try:
        yield opened
    finally:
        opened.stop.set()
        opened.program.close()
        opened.map.app.nav.close()
        opened.screen.close()


def main() -> None:
    """Run the hour with the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--display", default="", help="one of 1280 × 800 that is there already; else one is made")
    given = parser.parse_args()
    with hour(given.out, given.minutes, given.display) as found:
        found.run()
        found.tell()


if __name__ == "__main__":
    main()
