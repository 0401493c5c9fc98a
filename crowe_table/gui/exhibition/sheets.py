"""The pages of an exhibition: the games that are offered, and the sheets that ask or tell something in between."""

from collections.abc import Callable

import pygame

from crowe_table import games, palette
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import ListEntry, entry_height
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.flow import BODY, Block, height, lay
from crowe_table.gui.pages.page import LEFT_TYPE, RIGHT_TYPE, BookPage, ColumnSheet, SpreadPage
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.hosting.lessons import taught

GAP = 10
"""Table units between two games in the list: room for a finger."""
DIGITS = ("123", "456", "789", "0")


class ChoosingPage(SpreadPage):
    """The games that are offered: one touch sits down."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        offered: tuple[str, ...],
        play: Callable[[str], None],
        leave: Callable[[], None],
    ) -> None:
        super().__init__(services, nav)
        self._offered = offered
        self._play = play
        self._leave = leave

    def back(self) -> None:
        self._leave()

    def compose(self) -> None:
        text, px = self.services.words.text, self.assets.canvas.px
        left, right = self.rect(LEFT_TYPE), self.rect(RIGHT_TYPE)
        y = heading(self.scene.background, self.assets, left, text("exhibition-choose"))
        line = [self.said(StyledText(text("exhibition-choose-line"), Face.ITALIC, BODY, palette.FADED_INK), left.w)]
        lay(line, pygame.Rect(left.x, y, left.w, 0), 0)
        y += height(line, 0) + px(12)
        foot = [Press("done", text("exhibition-leave"), self._leave)]
        if any(slug in taught() for slug in self._offered):
            foot.insert(0, Press("lessons", text("exhibition-taught"), self.nav.open_lessons))
        listed = [self._listed(slug, left.w) for slug in self._offered]
        self.run_on(listed, [pygame.Rect(left.x, y, left.w, left.bottom - y), right], px(GAP), foot)

    def _listed(self, slug: str, width: int) -> Block:
        words, preset = self.services.words.game(slug), games.game(slug).presets[0]
        others = (preset.usual or preset.seats[0]) - 1
        entry = ListEntry(
            key=f"game-{slug}",
            title=words.text(f"game-{slug}"),
            lines=(words.text(f"game-{slug}-line"), words.text("exhibition-players", number=others)),
            act=lambda: self._play(slug),
        )
        return Block(entry_height(self.assets, entry, width), lambda area: self.line(area, entry))


class IdleSheet(ColumnSheet):
    """Asks whether anybody is still there, and counts down."""

    def __init__(
        self, services: Services, nav: Navigator, behind: Screen, more: Callable[[], None], done: Callable[[], None]
    ) -> None:
        super().__init__(services, nav, behind)
        self._more, self._done = more, done
        self.left = 0
        """Seconds."""

    def back(self) -> None:
        self._more()

    def title(self) -> str:
        return self.services.words.text("exhibition-idle-heading")

    def blocks(self, width: int) -> list[Block]:
        text = self.services.words.text
        told = StyledText(text("exhibition-idle-told", seconds=self.left), size=BODY)
        return [
            self.said(told, width, centred=True),
            self.pressed(Press("more", text("exhibition-more"), self._more, size=28), width),
            self.pressed(Press("done", text("exhibition-done"), self._done), width),
        ]

    def count(self, left: int) -> None:
        """So many seconds are left."""
        if left != self.left:
            self.left = left
            self.recompose()


class SoonSheet(ColumnSheet):
    """Tells that the visit is nearly over."""

    def title(self) -> str:
        return self.services.words.text("exhibition-soon-heading")

    def blocks(self, width: int) -> list[Block]:
        text = self.services.words.text
        told = StyledText(text("exhibition-soon-told"), size=BODY)
        on = Press("on", text("exhibition-soon-on"), self.back)
        return [self.said(told, width, centred=True), self.pressed(on, width)]


class PinSheet(ColumnSheet):
    """Asks staff for their number; what is written is shown as stars."""

    def __init__(self, services: Services, nav: Navigator, behind: Screen, pin: str, leave: Callable[[], None]) -> None:
        super().__init__(services, nav, behind)
        self._pin, self._leave = pin, leave
        self._written = ""
        self._wrong = False

    def title(self) -> str:
        return self.services.words.text("exhibition-pin-heading")

    def keys(self) -> dict[int, Callable[[], None]]:
        figures = {getattr(pygame, f"K_{figure}"): self._writes(figure) for figure in "0123456789"}
        return {**figures, **{getattr(pygame, f"K_KP{figure}"): self._writes(figure) for figure in "0123456789"}}

    def blocks(self, width: int) -> list[Block]:
        text = self.services.words.text
        told = text("exhibition-pin-wrong") if self._wrong else text("exhibition-pin-told")
        said = "✓ " * len(self._written) if self._written else told
        rows = [[Press(f"figure-{each}", each, self._writes(each), size=28) for each in row] for row in DIGITS]
        foot = [
            Press("clear", text("exhibition-pin-clear"), self._clear),
            Press("back", text("exhibition-pin-back"), self.back),
        ]
        return [
            self.said(StyledText(said, size=BODY), width, centred=True),
            *(self.side_by_side(row, width) for row in rows),
            self.side_by_side(foot, width),
        ]

    def _writes(self, figure: str) -> Callable[[], None]:
        return lambda: self._write(figure)

    def _write(self, figure: str) -> None:
        self._written, self._wrong = self._written + figure, False
        if len(self._written) < len(self._pin):
            self.recompose()
        elif self._written == self._pin:
            self._leave()
        else:
            self._written, self._wrong = "", True
            self.recompose()

    def _clear(self) -> None:
        self._written, self._wrong = "", False
        self.recompose()


class RestingPage(BookPage):
    """Shown where the table failed too often: it waits for staff."""

    def compose(self) -> None:
        text, area = self.services.words.text, self.rect(RIGHT_TYPE)
        y = heading(self.scene.background, self.assets, area, text("exhibition-resting-heading"))
        told = [self.said(StyledText(text("exhibition-resting-told"), size=27), area.w, centred=True)]
        lay(told, pygame.Rect(area.x, y, area.w, 0), 0)

    def back(self) -> None:
        """There is nowhere to go."""


class DarkScreen(Screen):
    """Outside opening hours: black, painted once."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._painted = False

    def build(self) -> None:
        self._painted = False

    def handle(self, event: pygame.event.Event) -> None:
        """The house is closed."""

    def step(self, now: float) -> bool:
        del now
        return False

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        if self._painted:
            return []
        self._painted = True
        target.fill("black")
        return [target.get_rect()]

    def invalidate(self) -> None:
        self._painted = False

    def leave(self) -> None:
        """There is nothing to be put away."""
