"""Time from the first press on the title page until the next page appears: ``python -m tests.bench.first_press``.

Before the press, the program is idle on its title page, as while a visitor reads it.
"""

import os
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from crowe_table.gui.app import App
from crowe_table.hosting.shelf import Shelf
from crowe_table.settings import Settings

WAYS = ("open_new_table", "open_settings", "open_rules", "open_about", "open_exhibits")


def main() -> None:
    """Measure each button in a newly started program, and the longest step of the preparation."""
    for way in WAYS:
        with tempfile.TemporaryDirectory() as folder:
            app = App(Settings(), Shelf(Path(folder)), lambda settings: None, size=(1280, 800), mute=True)
            app.nav.open_title()
            app._show()
            longest = 0.0
            while app._prewarming:
                longest = max(longest, _timed(app._prewarm))
                time.sleep(0.01)
            print(f"{way}: {_timed(partial(_open, app, way)):.0f} ms; longest step before: {longest:.0f} ms")


def _open(app: App, way: str) -> None:
    getattr(app.nav, way)()
    app._show()


def _timed(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000


if __name__ == "__main__":
    main()
