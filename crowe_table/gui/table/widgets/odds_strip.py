"""The strip about the odds above the log: what the viewer has staked, should have gained, and has gained."""

from collections.abc import Callable

import pygame

from crowe_table import palette
from crowe_table.engine.money import Farthings
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.controls.description import Description, NodeRole
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import ButtonState, StyledText, line_width, pressed_by, set_lines, ticket
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.frame import GAP, frame_of
from crowe_table.gui.table.widgets.log_paper import LogPaper
from crowe_table.hosting.edge import Sums, signed, strip_sentence
from crowe_table.words import Words

ASIDE, ABOVE, APART = 14, 7, 10
"""Padding beside and above the text, and least gap between a name and its sum, in table units."""
HEADING, SIZE = 18, 17
"""Text sizes of the heading and of the sums."""
COLUMN = 220
"""Minimum width in table units of a sum with its name, for all three to share one line."""
MIN_LOG_HEIGHT = 145
"""Minimum height in table units of the log beside the strip: its title and three lines of ordinary print."""
_Z = 20.0


class OddsStrip(Control):
    """A paper above the log. It is a tab with only a heading while folded, and shows the sums while unfolded.

    The tab always stands, and the answers leave room for it and for the log. The log begins below the strip. If that
    leaves the log too little room, the unfolded strip lies over the top of the log.
    """

    key = "odds-strip"
    answers = False

    def __init__(
        self,
        scene: Scene,
        assets: Assets,
        words: Words,
        log_paper: LogPaper,
        fold: Callable[[], None],
        unfolded: bool,
    ) -> None:
        """Lay the strip. ``fold`` is called when a press has folded or unfolded it."""
        self._assets = assets
        self._words = words
        self._log_paper = log_paper
        self._fold = fold
        self.unfolded = unfolded
        self._sums = Sums()
        self._state = ButtonState.NORMAL
        px, frame = assets.canvas.px, frame_of(assets)
        self._place = place = frame.area(frame.account)
        self._columns = 3 if place.w >= px(3 * COLUMN * assets.look.text) else 1
        self._line = assets.case.font(Face.BOLD, px(SIZE * assets.look.text)).get_linesize()
        self._sprite = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_Z))
        self._sprite.x, self._sprite.y = place.x - assets.margin, place.y - assets.margin
        self.log_top = self._area(unfolded=False).bottom + px(GAP)
        """Top edge in pixels of the log below the folded strip. The answers leave the log room from here."""
        self.area = self._area(unfolded)
        self._paint()

    def _area(self, unfolded: bool) -> pygame.Rect:
        """Return the area of the folded or unfolded strip in pixels."""
        px = self._assets.canvas.px
        needed = self._line * (3 // self._columns) + 2 * px(ABOVE) if unfolded else 0
        height = max(needed, px(self._assets.look.min_control))
        return pygame.Rect(self._place.topleft, (self._place.w, height))

    def fit(self) -> None:
        """Let the log begin below the strip, or partly under the unfolded strip to keep its room."""
        px = self._assets.canvas.px
        lowest = max(self.log_top, self._log_paper.bottom - px(MIN_LOG_HEIGHT))
        top = min(self.area.bottom + px(GAP), lowest)
        if top != self._log_paper.place.y:
            self._log_paper.move_place(top)

    def tell(self, sums: Sums) -> None:
        """Show new sums."""
        if sums != self._sums:
            self._sums = sums
            self._paint()

    def rows(self) -> tuple[tuple[str, str], ...]:
        """Return the three names, each with its sum."""
        text, sums = self._words.text, self._sums
        return (
            (text("odds-strip-staked"), self._words.brief_sum(Farthings(sums.staked))),
            (text("odds-strip-expected"), signed(self._words, sums.expected, brief=True)),
            (text("odds-strip-gained"), signed(self._words, sums.gained, brief=True)),
        )

    # --- Drawing

    def _paint(self) -> None:
        assets, px = self._assets, self._assets.canvas.px
        paper, sunk = ticket(assets, self.area.w, self.area.h, self._state), pressed_by(assets, self._state)
        inner = pygame.Rect(assets.margin + sunk, assets.margin + sunk, *self.area.size).inflate(-2 * px(ASIDE), 0)
        if self.unfolded:
            self._print_sums(paper, inner)
        else:
            title = self._words.text("chart-folded", title=self._words.text("edge-heading"))
            print_ = set_lines(assets, StyledText(title, Face.HEADING, HEADING, palette.RUBRIC), inner.w, centred=True)
            paper.blit(print_, print_.get_rect(center=inner.center))
        self._sprite.surface = paper

    def _print_sums(self, paper: pygame.Surface, inner: pygame.Rect) -> None:
        """Print the sums below each other or, on a wide strip, side by side."""
        lines, width, size = 3 // self._columns, self._width, self.print_size
        top, apart = inner.centery - lines * self._line // 2, self._assets.canvas.px(2 * ASIDE)
        for at, row in enumerate(self.rows()):
            column, line = divmod(at, lines)
            area = pygame.Rect(inner.x + column * (width + apart), top + line * self._line, width, self._line)
            name, sum_ = [set_lines(self._assets, text, width) for text in _styled(row, size)]
            paper.blit(name, name.get_rect(midleft=area.midleft))
            paper.blit(sum_, sum_.get_rect(midright=area.midright))

    @property
    def _width(self) -> int:
        """Width in pixels of a name with its sum."""
        return (self.area.w - self._columns * self._assets.canvas.px(2 * ASIDE)) // self._columns

    @property
    def print_size(self) -> float:
        """The text size in table units at which every name and its sum fit on a line."""
        needed = max(sum(line_width(self._assets, text) for text in _styled(row, SIZE)) for row in self.rows())
        return SIZE * min(1.0, (self._width - self._assets.canvas.px(APART)) / needed)

    # --- As a control

    def describe(self) -> Description:
        told = strip_sentence(self._words, self._sums) if self.unfolded else ""
        return Description(self._words.text("edge-heading"), NodeRole.TICK, note=told, chosen=self.unfolded)

    def act(self) -> None:
        self.unfolded = not self.unfolded
        self.area = self._area(self.unfolded)
        self._paint()
        self.fit()
        self._fold()

    def show_state(self, state: ButtonState) -> None:
        if state is not self._state:
            self._state = state
            self._paint()

    def remove(self) -> None:
        """Do nothing: the strip stays on the table."""


def _styled(row: tuple[str, str], size: float) -> tuple[StyledText, StyledText]:
    """Return a name and its sum as texts of this size."""
    name, sum_ = row
    return StyledText(name, Face.ITALIC, size), StyledText(sum_, Face.BOLD, size)
