"""Attract mode: the title, hands of computer players, and objects on the table with their history, in turn."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import cycle, islice

import pygame

from crowe_table import palette
from crowe_table.engine.cards import Card, parse
from crowe_table.gui.draw.packs import width_of
from crowe_table.gui.draw.paper import StyledText, set_lines, ticket
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.scene import Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading, ornament_rule, plate
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.memory import give_back
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, BookPage
from crowe_table.gui.pages.flow import Block, height, lay
from crowe_table.gui.pages.title import FRAME, TitlePage
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.gui.table.frame import frame_of
from crowe_table.hosting.shelf import Shelf
from crowe_table.words import Words

TITLE, HAND, OBJECT = 10_000.0, 20_000.0, 12_000.0
"""Milliseconds for which each part is shown."""
OBJECTS: tuple[Card | tuple[str, ...], ...] = (
    parse("KC"),
    parse("AS"),
    ("board-two-seats",),
    ("coin-guinea",),
    ("dice-box", "die-6a", "die-1b"),
)
"""A card, or pieces of furniture; ``exhibition-object-<number>`` describes it."""
PLATE_HIGH = 470
PIECE = 400
"""Width in table units of the widest of several pieces, or of a single one."""
RIBBON_Z = 960.0
SAID = 5000.0
"""Milliseconds for which the invitation stays in one language."""


@cache
def _touches(locale: str) -> str:
    return Words(locale).text("exhibition-touch")


class ShownTitle(TitlePage):
    """The title page without controls: any touch begins a visit."""

    def __init__(self, services: Services, nav: Navigator, shelf: Shelf, touch: Callable[[], str]) -> None:
        super().__init__(services, nav, shelf, tuple)
        self._touch = touch

    def _blocks(self, wide: int) -> Iterator[Block]:
        words = StyledText(self._touch(), Face.DISPLAY_ITALIC, 40, palette.RUBRIC)
        yield self.said(words, wide, centred=True)

    def _languages(self, page: pygame.Rect) -> InParts[int]:
        """Lay out no languages, as the strip beside every screen offers them."""
        del page
        yield
        return self.rect(FRAME).bottom


class ObjectPage(BookPage):
    """One object on the table, enlarged, and its history."""

    def __init__(self, services: Services, nav: Navigator, number: int, touch: Callable[[], str]) -> None:
        super().__init__(services, nav)
        self._number = number
        self._touch = touch

    def compose(self) -> Iterator[None]:
        text, px = self.services.words.text, self.assets.canvas.px
        left, right = self.rect(LEFT_TYPE), self.rect(RIGHT_TYPE)
        yield from self._picture(left)
        yield
        y = heading(self.scene.background, self.assets, right, text(f"exhibition-object-{self._number}-name"))
        told = StyledText(text(f"exhibition-object-{self._number}"), size=27)
        lay([self.said(told, right.w)], pygame.Rect(right.x, y + px(12), right.w, 0), 0)
        foot = [self.said(StyledText(self._touch(), Face.DISPLAY_ITALIC, 36, palette.RUBRIC), right.w, True)]
        lay(foot, pygame.Rect(right.x, right.bottom - height(foot, 0), right.w, 0), 0)

    def _picture(self, area: pygame.Rect) -> Iterator[None]:
        assets, px, thing = self.assets, self.assets.canvas.px, OBJECTS[self._number]
        if isinstance(thing, tuple):
            self._pieces(thing, area)
        else:
            place = pygame.Rect(0, 0, width_of(px(PLATE_HIGH)), px(PLATE_HIGH))
            place.center = area.center
            face = yield from assets.unmarked().face_in_parts(thing, place.h)
            yield
            plate(self.scene.background, assets, face, place)
        ornament_rule(self.scene.background, assets, area.centerx, area.bottom)

    def _pieces(self, names: Sequence[str], area: pygame.Rect) -> None:
        """Place the pieces side by side, no larger than their drawn detail allows."""
        found = [piece for name in names if (piece := self.assets.natural(name))]
        if not found:
            return
        wide = sum(piece.get_width() for piece in found)
        scale = min(self.assets.canvas.px(PIECE) / wide, area.h * 0.6 / max(piece.get_height() for piece in found))
        x = area.centerx - round(wide * scale) // 2
        for name, piece in zip(names, found, strict=False):
            size = (round(piece.get_width() * scale), round(piece.get_height() * scale))
            drawn = self.assets.picture(name, *size)
            if drawn:
                self.scene.background.blit(drawn, drawn.get_rect(midleft=(x, area.centery)))
            x += size[0]


class Showing(Screen):
    """Cycles through the parts. An interrupted hand resumes, and a finished one is followed by the next."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        shelf: Shelf,
        sit: Callable[[], HotSeatScreen | None],
        languages: tuple[str, ...],
    ) -> None:
        """Create attract mode. ``sit`` opens a table of computer players, or returns None if none can be created.
        ``languages`` are those of the invitation, in turn.
        """
        super().__init__(services)
        self._nav = nav
        self._shelf = shelf
        self._sit = sit
        self._languages = languages
        self._said = 0
        """Number of language changes of the invitation."""
        self._says: float | None = None
        """When the language changes next; None until this part is first stepped."""
        self._ribbon: Sprite | None = None
        self._hand: HotSeatScreen | None = None
        self._turn = cycle(self._parts())
        self._part: Screen | None = None
        self._lasts = 0.0
        self._ends: float | None = None
        """When the next part follows; None until this part is first stepped."""
        self._stale = True

    def _parts(self) -> list[tuple[float, Callable[[], Screen | None]]]:
        parts: list[tuple[float, Callable[[], Screen | None]]] = [(TITLE, self._title)]
        for number in range(len(OBJECTS)):
            parts += [(HAND, self._play), (OBJECT, lambda number=number: self._object(number))]  # type: ignore[misc]
        return parts

    def _title(self) -> Screen:
        return ShownTitle(self.services, self._nav, self._shelf, self._touch)

    def _object(self, number: int) -> Screen:
        return ObjectPage(self.services, self._nav, number, self._touch)

    def _play(self) -> Screen | None:
        if self._hand is None or self._hand.session.over:
            self._drop_hand()
            self._hand = self._sit()
        return self._hand

    # --- in each language in turn

    def _touch(self) -> str:
        """Return the invitation in the current language."""
        return _touches(self._languages[self._said % len(self._languages)])

    def _say_next(self) -> None:
        self._said += 1
        if isinstance(self._part, HotSeatScreen):
            self._lay_ribbon(self._part)
        elif isinstance(self._part, BookPage):
            self._part.recompose()

    # --- a screen like any other

    @property
    def waiting(self) -> bool:
        return self._part is not None and self._part.waiting

    def build(self) -> None:
        if self._part is None:
            self._next()
        else:
            self._open(self._part)

    def handle(self, event: pygame.event.Event) -> None:
        """Ignore the event: the guard receives every touch."""

    def step(self, now: float) -> bool:
        if self._ends is None:
            self._ends = now + self._lasts
            self._says = now + SAID
        elif now >= self._ends:
            self._next()
            return True
        elif self._says is not None and now >= self._says and len(self._languages) > 1:
            self._says = now + SAID
            self._say_next()
        return self._part.step(now) if self._part else False

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        if self._part is None:
            return []
        if self._stale:
            self._stale = False
            self._part.invalidate()
        return self._part.paint(target)

    def invalidate(self) -> None:
        self._stale = True

    def leave(self) -> None:
        self._drop_part()
        self._drop_hand()

    def _drop_part(self) -> None:
        """Close the current part; a hand that resumes later keeps nothing drawn."""
        part, self._part, self._ribbon = self._part, None, None
        if part is not None and part is self._hand:
            self._hand.rise()
        elif part is not None:
            self._nav.put_away(part)

    def _drop_hand(self) -> None:
        hand, self._hand = self._hand, None
        if hand is not None:
            self._nav.put_away(hand)

    def begin_again(self) -> None:
        """Restart from the title, with a new table."""
        self.leave()
        self._turn = cycle(self._parts())
        self._next()

    def _next(self) -> None:
        """Show the next part, without a trace of the previous one."""
        self._drop_part()
        self.services.assets.clear_caches()
        with self.services.long():
            for lasts, make in islice(self._turn, 2):
                part = make()
                if part:
                    self._lasts, self._ends = lasts, None
                    self._open(part)
                    break
            give_back()

    def _open(self, part: Screen) -> None:
        self._part = part
        part.build()
        if isinstance(part, HotSeatScreen):
            self._lay_ribbon(part)
        self.invalidate()

    def _lay_ribbon(self, hand: HotSeatScreen) -> None:
        """Place the invitation where a player's own controls would be."""
        scene = hand.scene
        if scene is None:
            return
        assets = self.services.assets
        px, area = assets.canvas.px, frame_of(assets).area(frame_of(assets).helps)
        words = StyledText(self._touch(), Face.DISPLAY_ITALIC, 26, palette.RUBRIC)
        line = set_lines(assets, words, area.w - px(32), centred=True)
        high = max(area.h, line.get_height() + px(28))
        area = pygame.Rect(area.x, area.bottom - high, area.w, high)
        if self._ribbon:
            scene.remove(self._ribbon)
        paper = ticket(assets, area.w, area.h, marked=True)
        paper.blit(line, line.get_rect(center=paper.get_rect().center))
        self._ribbon = scene.add(Sprite(paper, area.x - assets.margin, area.y - assets.margin, RIBBON_Z))
