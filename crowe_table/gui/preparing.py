"""What is made ready behind the title page while nothing happens, so that the first press is answered at once."""

from collections.abc import Iterator
from importlib import import_module
from threading import Thread

import pygame

from crowe_table import games
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.typeset import fanned
from crowe_table.words import Words

PAGES = ("contents", "new_table", "settings", "rules", "about", "saved", "exhibits", "ui", "confirm", "ledger")


class Preparing:
    """Modules are read off the frame, then the small pictures of the contents are drawn, one at a step."""

    def __init__(self, assets: Assets) -> None:
        self._steps = self._prepare(assets)

    def step(self) -> bool:
        """Does a little. False when all is ready."""
        return next(self._steps, None) is not None

    def _prepare(self, assets: Assets) -> Iterator[bool]:
        reading = Thread(target=_read, name="prepare", daemon=True)
        reading.start()
        while reading.is_alive():
            yield True
        from crowe_table.gui.pages.contents import HANDS, PICTURE, ornament
        from crowe_table.gui.pages.pictures import picture_of, small_picture

        size = assets.canvas.px(PICTURE[0]), assets.canvas.px(PICTURE[1])
        for slug in games.slugs():
            small_picture(assets, picture_of(slug, games.game(slug).kind), size)
            yield True
        place = pygame.Rect((0, 0), ornament(assets))
        for hand in HANDS:
            for _ in fanned(assets, hand, place):
                yield True


def _read() -> None:
    for page in PAGES:
        import_module(f"crowe_table.gui.pages.{page}")
    words = Words()
    for slug in games.slugs():
        games.game(slug)
        words.game(slug).text(f"game-{slug}")
