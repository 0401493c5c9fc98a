"""Memory of all processes of the program together, in a window of 1280 × 800.

The memory is measured on the title page after the preparation in the background, on the page of games, at the first
table, and after some answers by keyboard. The figure is proportional memory: a page shared by several processes is
divided among them.
"""

import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.screen import memory
from tests.gui.window import Program, Screen, family, missing

SIZE = (1280, 800)
MOST = 120
"""Maximum megabytes of all processes together."""
PREPARING, TURNING = 9.0, 2.0
"""Seconds until the preparation on the title page is done, and seconds until a page or table appears."""
SIT_DOWN = (924, 721)
"""Position in the window of the button *Sit down and play*, in pixels."""
KNOWN = (640, 507)
"""Position in the window of the button that declines the offered lesson, in pixels."""
KEYS = 40
"""Number of key presses at the table."""


def told(what: str, program: Program) -> None:
    """Print one line of results."""
    held = [memory(pid) for pid in family(program.process.pid)]
    resident, proportional = (sum(each) for each in zip(*held, strict=True))
    note = "kept" if proportional <= MOST else "not kept"
    print(f"memory, {what:<22} {proportional:6.0f} MB ({resident:.0f} MB resident)   {MOST} MB {note}", flush=True)


def main() -> None:
    """Print the results."""
    if missing():
        print(f"Memory is not measured: a virtual screen needs {' and '.join(missing())}.")
        return
    screen = Screen(SIZE)
    size = f"{SIZE[0]}x{SIZE[1]}"
    try:
        with TemporaryDirectory() as folder:
            program = Program(screen, "--data-dir", str(Path(folder)), "--trace", "--mute", "--size", size)
            program.wait_for("ready")
            time.sleep(PREPARING)
            told("title page", program)
            for what in ("the games", "a game"):
                screen.key("Tab", "Return")
                time.sleep(TURNING)
                told(what, program)
            screen.click(*SIT_DOWN)
            time.sleep(TURNING)
            screen.click(*KNOWN)
            program.wait_for("asked", 60)
            time.sleep(TURNING)
            told("a table", program)
            for _ in range(KEYS):
                screen.key("Right", "Return")
                time.sleep(0.25)
            told("a table after a while", program)
            program.close()
    finally:
        screen.close()


if __name__ == "__main__":
    main()
