"""How much memory the program takes by way of the title page: all its processes together, in a window of 1280 × 800.

From the title page, once all is prepared, to the games, to the first of them, to its table; then some answers are
given with the keyboard. Proportional is what counts: pages of memory that processes share are shared out among them.
"""

import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.screen import memory
from tests.gui.window import Program, Screen, family, missing

SIZE = (1280, 800)
MOST = 120
"""Megabytes that all processes together may take."""
PREPARING, TURNING = 9.0, 2.0
"""Seconds until all is prepared behind the title page, and until a page or a table is there."""
SIT_DOWN = (924, 721)
"""Where *Sit down and play* lies, in pixels."""
KNOWN = (640, 507)
"""Where one says that one knows the game, to whoever is offered its lesson."""
KEYS = 40
"""Presses of the keyboard at the table."""


def told(what: str, program: Program) -> None:
    """One line of the account."""
    held = [memory(pid) for pid in family(program.process.pid)]
    resident, proportional = (sum(each) for each in zip(*held, strict=True))
    note = "kept" if proportional <= MOST else "not kept"
    print(f"memory, {what:<22} {proportional:6.0f} MB ({resident:.0f} MB resident)   {MOST} MB {note}", flush=True)


def main() -> None:
    """Prints the figures."""
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
