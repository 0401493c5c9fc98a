"""Work done while idle, so that the first press is answered at once: loading modules and words, and, behind the title
page, drawing the pictures of the pages it leads to.
"""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING

from crowe_table import games
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.memory import keep_for_good
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.choosing import player_of
from crowe_table.hosting.exhibits import Exhibit
from crowe_table.words import Words
from crowe_table.words.characters import preload_names

if TYPE_CHECKING:
    from crowe_table.gui.pages.about import AboutPage
    from crowe_table.gui.pages.exhibits import ExhibitsPage
    from crowe_table.gui.pages.rules import RulesPage

PAGES = (
    *("contents", "new_table", "settings", "rules", "about", "saved", "exhibits", "ui", "confirm", "ledger"),
    *("lessons", "records", "menu", "results"),
)

SLICE = 0.008
"""Maximum drawing time of one step, in seconds."""


class Prewarming:
    """Loads modules and words off the frame, then draws the first pictures of each page, one at a step."""

    def __init__(self, services: Services, famous_deals: Callable[[], Sequence[Exhibit]], at_title: bool) -> None:
        """Create a prewarmer. ``at_title`` tells whether the title page is visible. At a table opened directly no
        pictures are drawn: they take about ten megabytes, and its visitor may never need them.
        """
        self._services = services
        self._famous_deals = famous_deals
        self._reading = Thread(target=_read, args=[services.words.locale, at_title], name="prepare", daemon=True)
        self._reading.start()
        self._steps: Iterator[bool] = self._prepare(services.assets) if at_title else iter(())

    def step(self) -> bool:
        """Do one step. Return False when all is ready."""
        began = perf_counter()
        while not self._reading.is_alive():
            if next(self._steps, None) is None:
                keep_for_good()
                return False
            if perf_counter() - began > SLICE:
                break
        return True

    def draw_no_more(self) -> None:
        """Stop drawing once a table is open: the other pictures are drawn when their pages open."""
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
    if every_game:
        preload_names()
