"""What is made ready while nothing happens, so that the first press is answered at once: modules and words, and behind
the title page the pictures of the pages it leads to.
"""

import gc
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from ctypes import CDLL
from importlib import import_module
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING

from crowe_table import games
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.choosing import player_of
from crowe_table.hosting.exhibits import Exhibit
from crowe_table.words import Words

if TYPE_CHECKING:
    from crowe_table.gui.pages.about import AboutPage
    from crowe_table.gui.pages.exhibits import ExhibitsPage
    from crowe_table.gui.pages.rules import RulesPage

PAGES = (
    *("contents", "new_table", "settings", "rules", "about", "saved", "exhibits", "ui", "confirm", "ledger"),
    *("lessons", "records", "menu", "ending"),
)

SLICE = 0.008
"""Seconds for which is drawn at a time."""
TIDY, UNTIDY = 10, 200
"""How often what is young is looked through before what is old is too: while nothing happens, and in any case."""
PICTURE_BYTES = 1 << 21
"""What is larger than this is a picture of much of the window. Were it less, frames would be longer: at Brag for eight
one in a hundred took 8.4 ms, and not 6.6, when it was the size of a card.
"""
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3
"""What the C library of Linux calls these settings."""


def keep_for_good() -> None:
    """What is there now stays: it is never again looked through for what could be thrown away. All else that is old is
    looked through while nothing happens, see ``tidy``, for that takes as long as a frame.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, UNTIDY)


def tidy() -> bool:
    """While nothing happens: looks through all for what could be thrown away, if it is long since. Whether it did."""
    if gc.get_count()[2] < TIDY:
        return False
    gc.collect()
    return True


def give_back() -> None:
    """What nobody uses any more is let go of, and goes back to the system."""
    deque(giving_back(), 0)


def giving_back() -> Iterator[None]:
    """The same in two steps."""
    gc.collect()
    yield
    trim()


def trim() -> None:
    """What was let go of goes back to the system: of itself the C library keeps some eight megabytes of it."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            CDLL(None).malloc_trim(0)


def keep_no_pieces() -> None:
    """Large pictures go back to the system whenever they are let go of.

    Of itself the C library takes them from the heap once it has seen some go, and keeps the holes they leave.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            library = CDLL(None)
            library.mallopt(_M_MMAP_THRESHOLD, PICTURE_BYTES)
            library.mallopt(_M_TRIM_THRESHOLD, PICTURE_BYTES)


class Preparing:
    """Modules and words are read off the frame; then pictures are drawn that each page shows first, one at a step."""

    def __init__(self, services: Services, famous_deals: Callable[[], Sequence[Exhibit]], at_title: bool) -> None:
        """``at_title``: whether the title page is to be seen. At a table opened straight away no picture is drawn that
        its visitor may never look at: they take some ten megabytes.
        """
        self._services = services
        self._famous_deals = famous_deals
        self._reading = Thread(target=_read, args=[services.words.locale, at_title], name="prepare", daemon=True)
        self._reading.start()
        self._steps: Iterator[bool] = self._prepare(services.assets) if at_title else iter(())

    def step(self) -> bool:
        """Does a little. False when all is ready."""
        began = perf_counter()
        while not self._reading.is_alive():
            if next(self._steps, None) is None:
                keep_for_good()
                return False
            if perf_counter() - began > SLICE:
                break
        return True

    def draw_no_more(self) -> None:
        """A table is open: the rest of the pictures are drawn when their pages are looked at."""
        self._steps = iter(())

    def _prepare(self, assets: Assets) -> Iterator[bool]:
        from crowe_table.gui.pages.contents import pictures
        from crowe_table.gui.pages.pictures import picture_of
        from crowe_table.gui.pages.settings import HIGH, SAMPLE
        from crowe_table.gui.pages.ui import Ui

        for _ in pictures(assets, [picture_of(slug, games.game(slug).kind) for slug in games.slugs()]):
            yield True
        for card in SAMPLE:
            assets.card(card, HIGH)
            yield True
        for page in self._pages():
            for _ in page.prepare():
                yield True
        ui = Ui(assets)
        yield True
        ui.dress()
        self._services.spare = ui
        yield True

    def _pages(self) -> "Iterator[AboutPage | ExhibitsPage | RulesPage]":
        from crowe_table.gui.pages.about import AboutPage
        from crowe_table.gui.pages.exhibits import ExhibitsPage
        from crowe_table.gui.pages.rules import RulesPage

        nowhere = Navigator()
        if deals := self._famous_deals():
            yield ExhibitsPage(self._services, nowhere, deals)
        yield AboutPage(self._services, nowhere)
        yield RulesPage(self._services, nowhere)


def _read(locale: str, every_game: bool) -> None:
    for page in PAGES:
        import_module(f"crowe_table.gui.pages.{page}")
    words = Words(locale)
    for _ in words.reading():
        pass
    for slug in games.slugs() if every_game else ():
        player_of(slug)
        words.game(slug).text(f"game-{slug}")
