"""Every page in every window and print size. No print is reduced, cut off or covered."""

from itertools import combinations
from typing import Any

import pygame
import pytest

from crowe_table.games import game, slugs
from crowe_table.gui.controls.controls import Control, ListLine
from crowe_table.gui.draw import type as type_module
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.exhibition.sheets import ChoosingPage, GameOffer
from crowe_table.gui.pages import page as page_module
from crowe_table.gui.pages.pictures import picture_of
from crowe_table.gui.pages.rules import RulesPage
from crowe_table.hosting.exhibition import Exhibition
from crowe_table.palette import InkOn, contrast
from crowe_table.settings import Settings, TextSize
from crowe_table.words import ENGLISH, Words, locales
from crowe_table.words.pseudo import PSEUDO
from tests.gui.test_pages import PAGES, PageWindow
from tests.sampling import SOAK

FINGER = 44
"""Minimum size of a control, in pixels."""
WINDOWS = (
    ((1024, 768), "largest"),
    ((1280, 800), "ordinary"),
    ((1280, 800), "larger"),
    ((1280, 800), "largest"),
    ((1920, 1080), "largest"),
)
"""Windows and print sizes. Pages are laid out in table units, so other windows are enlargements of these."""
UPRIGHT = ((1080, 1920), (800, 1280))
"""Sizes of upright windows."""

LARGE = 24
"""Print size in pixels from which a lower contrast is enough (WCAG 2.2, 1.4.3)."""
ORNAMENT = "❦"


class Noted(pygame.Surface):
    """A page that records the printed area of each text."""

    inks: list[tuple[str, pygame.Rect]]
    texts: dict[int, tuple[pygame.Surface, str, str, int]]
    faint: list[tuple[str, float]]
    """Texts with too little contrast, with the contrast of each."""

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        if id(source) not in self.texts:
            return super().blit(source, dest, area, special_flags)
        at = dest.topleft if isinstance(dest, pygame.Rect) else dest
        _, text, colour, px = self.texts[id(source)]
        ink = source.get_bounding_rect().move(at)
        self.inks.append((text, ink))
        ground = pygame.Color(*pygame.transform.average_color(self, ink)[:3])
        found = contrast(InkOn(colour, "#{:02X}{:02X}{:02X}".format(*ground[:3])))
        if found < (3 if px >= LARGE else 4.5) and text not in ("", ORNAMENT):
            self.faint.append((text, round(found, 2)))
        return super().blit(source, dest, area, special_flags)


@pytest.fixture(autouse=True)
def noted(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: dict[int, tuple[pygame.Surface, str, str, int]] = {}
    plain = type_module.TypeCase.line

    def line(self, text, face, px, colour, *more, **others):
        surface = plain(self, text, face, px, colour, *more, **others)
        texts[id(surface)] = surface, text, colour, px
        return surface

    def scene(background: pygame.Surface) -> Scene:
        paper = Noted(background.get_size())
        paper.inks, paper.faint, paper.texts = [], [], texts
        pygame.Surface.blit(paper, background, (0, 0))
        return Scene(paper)

    monkeypatch.setattr(type_module.TypeCase, "line", line)
    monkeypatch.setattr(page_module, "Scene", scene)


def least(control: Control, window: PageWindow) -> None:
    canvas = window.services.assets.canvas
    assert control.area.h >= canvas.px(56) - 1, control.key
    assert min(control.area.size) >= FINGER, control.key


def shown() -> list[tuple[str, tuple[int, int], str, str]]:
    """Return the pages to test, each with a window size, a print size and a language.

    Every page is tested in the smallest window with the largest print, in every language. Each English page is also
    tested in two of the other windows, in rotation; soak tests use all. In ordinary print, a pseudo-language checks
    that every page has room for words 40 % longer than the English ones. In upright windows the languages alternate.
    """
    spoken = locales()
    others = WINDOWS[1:]
    return [
        *((name, *WINDOWS[0], locale) for name in PAGES for locale in locales()),
        *((name, (1280, 800), "ordinary", PSEUDO) for name in PAGES),
        *((name, (1280, 800), "largest", locale) for name in PAGES if name.startswith("menu") for locale in locales()),
        *((name, UPRIGHT[at % 2], "largest", spoken[at % len(spoken)]) for at, name in enumerate(PAGES)),
        *(
            (name, *window, ENGLISH)
            for turn, name in enumerate(PAGES)
            for at, window in enumerate(others)
            if SOAK or (at + turn) % len(others) < 2
        ),
    ]


@pytest.mark.parametrize(("name", "size", "text_size", "locale"), shown())
def test_print_is_complete_and_readable(name: str, size: tuple[int, int], text_size: TextSize, locale: str) -> None:
    window = PageWindow(size, Settings(text_size=text_size, language="" if locale == PSEUDO else locale))
    window.services.words = Words(locale)
    page = window.show(PAGES[name](window))
    frame = window.surface.get_rect()
    controls = [each for each in page.controls if not each.key.startswith("link-")]
    background: Any = page.scene.background
    inks = background.inks
    for control in controls:
        least(control, window)
        assert frame.contains(control.area), control.key
    assert background.faint == []
    for text, ink in inks:
        assert frame.contains(ink), text
        assert ink.collidelist([control.area for control in controls]) < 0, text
    for (one, here), (other, there) in combinations([(text, ink) for text, ink in inks if text != ORNAMENT], 2):
        assert not here.colliderect(there), (one, other)


def test_the_date_of_a_saved_table_fits_its_line() -> None:
    """In large print the date takes two lines, and the name is beside the lower one."""
    window = PageWindow((1024, 768), Settings(text_size="largest"))
    page = window.show(PAGES["saved"](window))
    lines = [control for control in page.controls if isinstance(control, ListLine)]
    margin = window.services.assets.margin
    assert lines
    for line in lines:
        ink = line._sprite.surface.get_bounding_rect()
        assert pygame.Rect((margin, margin), line.area.size).contains(ink), line.key


def test_every_game_has_a_picture_of_its_own() -> None:
    """The contents page shows the game's furniture, or the picture of its first card."""
    shown = [picture_of(slug, game(slug).kind) for slug in slugs()]
    assert len({picture.furniture or picture.cards[0] for picture in shown}) == len(shown)


@pytest.mark.parametrize("size", [*UPRIGHT, (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("locale", locales())
def test_games_on_offer_in_an_exhibition_do_not_overlap(size: tuple[int, int], locale: str) -> None:
    window = PageWindow(size, Settings(language=locale))
    offers = [GameOffer(slug, 5, has_lesson=True) for slug in Exhibition(pin="480916").offered]
    leave, message = window.back, window.services.words.text("exhibition-choose")
    page = window.show(ChoosingPage(window.services, window, offers, message, window.went.append, leave, True))
    inks: Any = page.scene.background
    frame = window.surface.get_rect()
    shown = [(text, ink) for text, ink in inks.inks if text != ORNAMENT]
    assert sum(control.key.startswith("game-") for control in page.controls) >= len(offers) // 2
    for text, ink in shown:
        assert frame.contains(ink), text
        assert ink.collidelist([control.area for control in page.controls]) < 0, text
    for (one, here), (other, there) in combinations(shown, 2):
        assert not here.colliderect(there), (one, other)
    for here_control, there_control in combinations(page.controls, 2):
        assert not here_control.area.colliderect(there_control.area), (here_control.key, there_control.key)


def book_windows() -> list[tuple[str, str, tuple[int, int]]]:
    """Return combinations of a rule book, a language and a window: one for each game or, in soak tests, all."""
    spoken, sizes = locales(), ((1024, 768), (800, 1280))
    every = [[(slug, locale, size) for locale in spoken for size in sizes] for slug in slugs()]
    if SOAK:
        return [each for of_game in every for each in of_game]
    return [of_game[row % len(of_game)] for row, of_game in enumerate(every)]


@pytest.mark.parametrize(("slug", "locale", "size"), book_windows())
def test_every_page_of_a_rule_book_is_drawn_in_the_largest_print(slug: str, locale: str, size: tuple[int, int]) -> None:
    window = PageWindow(size, Settings(text_size="largest", language=locale))
    window.services.words = Words(locale)
    page = window.show(RulesPage(window.services, window, slug))
    frame = window.surface.get_rect()
    assert len(page._pages) > 8
    for number, printed in enumerate(page._pages):
        page._to(number)
        assert not page.overfull, printed.heading
        background: Any = page.scene.background
        for text, ink in background.inks:
            assert frame.contains(ink), (printed.heading, text)
