"""Work that is done while the program is idle, so that the first press is answered at once.

It loads modules and words. At the title page it also draws pictures of the pages that can be opened from there.
"""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING

from crowe_table import games
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.memory import freeze_objects
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.choosing import player_of
from crowe_table.hosting.exhibits import Exhibit
from crowe_table.words import Words
from crowe_table.words.characters import preload_names

if TYPE_CHECKING:
    from crowe_table.gui.pages.about import AboutPage
    from crowe_table.gui.pages.exhibits import ExhibitsPage
    from crowe_table.gui.pages.rules import RulesPage

PRELOADED_PAGES = (
    *("contents", "new_table", "settings", "rules", "about", "saved", "exhibits", "ui", "confirm", "ledger"),
    *("lessons", "records", "menu", "results"),
)

STEP_TIME = 0.008
"""Maximum duration of one step, in seconds."""


class Prewarming:
    """Work in advance: modules and words are loaded in a thread. Afterwards pictures are drawn, a few at each step."""

    def __init__(self, services: Services, famous_deals: Callable[[], Sequence[Exhibit]], at_title: bool) -> None:
        """Start prewarming. ``at_title`` says whether the title page is visible.

        At a table no pictures are drawn, because they take about ten megabytes and their pages may never be opened.
        """
        self._services = services
        self._famous_deals = famous_deals
        self._loader = Thread(target=_load_modules, args=[services.words.locale, at_title], name="prepare", daemon=True)
        self._loader.start()
        self._steps: Iterator[bool] = self._prepare(services.assets) if at_title else iter(())

    def step(self) -> bool:
        """Draw until the time of one step is used. Return False when everything is ready."""
        began = perf_counter()
        while not self._loader.is_alive():
            if next(self._steps, None) is None:
                freeze_objects()
                return False
            if perf_counter() - began > STEP_TIME:
                break
        return True

    def stop_drawing(self) -> None:
        """Stop drawing because a table was opened. The remaining pictures are drawn when their pages open."""
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

        nav = Navigator()
        if deals := self._famous_deals():
            yield ExhibitsPage(self._services, nav, deals)
        yield AboutPage(self._services, nav)
        yield RulesPage(self._services, nav)


def _load_modules(locale: str, every_game: bool) -> None:
    for page in PRELOADED_PAGES:
        import_module(f"crowe_table.gui.pages.{page}")
    words = Words(locale)
    for _ in words.reading():
        pass
    for slug in games.slugs() if every_game else ():
        player_of(slug)
        words.game(slug).text(f"game-{slug}")
    if every_game:
        preload_names()
