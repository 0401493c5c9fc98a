"""The ladder of a bidding.

It shows every possible answer on a ticket with its price. Below is what the answer undertakes, or why it is refused.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from crowe_table import games, palette
from crowe_table.engine.core import Action, Reason, act_of
from crowe_table.engine.ladder import NO_SUIT, LadderRow, LadderStep
from crowe_table.engine.layout import Layout
from crowe_table.gui.controls.controls import Control, PaintedControl
from crowe_table.gui.controls.description import Description, NodeRole
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import ButtonState, StyledText, line_width, longest_word, pressed_by, set_lines, ticket
from crowe_table.gui.draw.parts import InParts, whole
from crowe_table.gui.draw.pips import pip
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.answer import Answer
from crowe_table.gui.table.answer_controller import AnswerController
from crowe_table.words import Words
from crowe_table.words.catalogue import capital

NAME_SIZE, MEANING_SIZE, PRICE_SIZE, STEP_PRICE_SIZE = 20, 16, 19, 15
"""Text sizes of a row's name, meaning and price, and of the price on one of several steps."""
ASIDE, ABOVE, APART, GAP = 14, 7, 10, 4
"""Table units: padding of a ticket at the sides and above, gap between name and price, and gap between tickets."""
STEP_WIDE, WORDED_STEP, SIGN, PIP = 66, 96, 56, 24
"""Sizes in table units at ordinary print.

The first three are widths of a step: with suit sign and price, with words, and with a sign alone. The last is the size
of the sign.
"""
MAX_ROW = 78
"""Maximum height of a row in table units at ordinary print."""
PRINTS = (1.0, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56)
"""Fractions of the visitor's print to try, until every row fits."""
LABEL_Z = 39.0


@dataclass(frozen=True)
class _Line:
    """A row as printed: its name, its price, and its meaning or the reason why it is refused."""

    name: str
    price: str
    below: str
    refused: bool


class Ladder:
    """The steps of the current question, rebuilt whenever the possible answers change."""

    def __init__(
        self,
        scene: Scene,
        assets: Assets,
        words: Words,
        controller: AnswerController,
        box: pygame.Rect,
        layout: Layout,
    ) -> None:
        """Create a ladder in this area, in pixels. The layout gives its number of rows and columns."""
        self._scene = scene
        self._assets = assets
        self._words = words
        self._controller = controller
        self.box = box
        self.fits = True
        """Whether every row of the last ladder fits its ticket."""
        self._rows, self._columns = layout.ladder, layout.ladder_columns

    def rows(self, answer: Answer) -> tuple[LadderRow, ...]:
        """Return the rows for the current question. Empty if the question is not a bidding."""
        view = answer.view
        return games.game(view.game).ladder(view) if answer.asked and self._rows else ()

    def read_in_parts(self, answer: Answer) -> Iterator[None]:
        """Typeset the current question's rows in advance, one per step."""
        if rows := self.rows(answer):
            yield from self._printing(rows, self._lines(rows, self._refusals(rows)), self._areas(len(rows))[0])

    def lay(self, rows: Sequence[LadderRow], answer: Answer) -> list[Control]:
        """Create the controls of these rows, the lowest answer first."""
        if not rows:
            return []
        refusals = self._refusals(rows)
        lines = self._lines(rows, refusals)
        areas = self._areas(len(rows))
        printing = whole(self._printing(rows, lines, areas[0]))
        controls: list[Control] = []
        for row, line, refused, area in zip(rows, lines, refusals, areas, strict=True):
            if len(row.steps) == 1:
                controls.append(self._whole_row(row.steps[0], line, area, answer, printing))
            else:
                controls.append(_RowLabel(self._scene, printing, area, line, self._room(printing, area, row)))
                controls += self._steps(row, refused, area, answer, printing)
        return controls

    def _areas(self, count: int) -> list[pygame.Rect]:
        """Return the areas of rows, from left to right and then from top to bottom."""
        px, gap, columns = self._assets.canvas.px, self._assets.canvas.px(GAP), self._columns
        down = max(self._rows, -(-count // columns))
        high = min((self.box.h + gap) // down - gap, px(MAX_ROW * self._assets.look.text))
        wide = (self.box.w + gap) // columns - gap
        return [
            pygame.Rect(self.box.x + at % columns * (wide + gap), self.box.y + at // columns * (high + gap), wide, high)
            for at in range(count)
        ]

    def _refusals(self, rows: Sequence[LadderRow]) -> list[list[Reason | None]]:
        return [[self._controller.refusal_of(step.action) for step in row.steps] for row in rows]

    def _lines(self, rows: Sequence[LadderRow], refusals: Sequence[Sequence[Reason | None]]) -> list[_Line]:
        return [self._line(row, refused) for row, refused in zip(rows, refusals, strict=True)]

    def _line(self, row: LadderRow, refusals: Sequence[Reason | None]) -> _Line:
        words, price = self._words, common_price(row)
        refused = all(refusals)
        below = self._why(next(each for each in refusals if each)) if refused else words.reason(row.meaning)
        told = words.reason(price) if price else ""
        return _Line(capital(words.reason(row.name)), told, below, refused)

    def _why(self, refusal: Reason) -> str:
        """Return a short form of the reason why a step is refused. A press shows the whole reason."""
        key = f"ladder-{refusal.key}"
        if not self._words.has(key):
            return self._words.text("ladder-refused")
        return self._words.reason(Reason(key, refusal.args))

    def _printing(self, rows: Sequence[LadderRow], lines: Sequence[_Line], area: pygame.Rect) -> InParts[Assets]:
        """Return the largest print in which every row fits. Each step measures one row."""
        text, high = self._assets.look.text, area.h - 2 * self._assets.canvas.px(ABOVE)
        printing = self._assets
        for part in PRINTS:
            printing = self._assets.in_print(text * part)
            rooms = [self._room(printing, area, row) for row in rows]
            for line, room in zip(lines, rooms, strict=True):
                yield
                self.fits = _fits(printing, line, room, high)
                if not self.fits:
                    break
            if self.fits:
                break
        return printing

    def _room(self, printing: Assets, area: pygame.Rect, row: LadderRow) -> int:
        px = self._assets.canvas.px
        several = len(row.steps) * (self._step_wide(printing, row) + px(GAP)) if len(row.steps) > 1 else 0
        return area.w - 2 * px(ASIDE) - several

    @staticmethod
    def _step_wide(printing: Assets, row: LadderRow) -> int:
        wide = WORDED_STEP if any(step.brief for step in row.steps) else SIGN if common_price(row) else STEP_WIDE
        return printing.canvas.px(wide * max(1.0, printing.look.text))

    def _whole_row(
        self, step: LadderStep, line: _Line, area: pygame.Rect, answer: Answer, printing: Assets
    ) -> "RowStep":
        return RowStep(self._scene, printing, area, step, line, is_chosen(step, answer), self._controller)

    def _steps(
        self, row: LadderRow, refusals: Sequence[Reason | None], area: pygame.Rect, answer: Answer, printing: Assets
    ) -> list[Control]:
        px, wide = self._assets.canvas.px, self._step_wide(printing, row)
        left, inset = area.right - len(row.steps) * (wide + px(GAP)) - px(GAP), px(5)
        found: list[Control] = []
        for at, (step, refusal) in enumerate(zip(row.steps, refusals, strict=True)):
            place = pygame.Rect(left + at * (wide + px(GAP)), area.y + inset, wide, area.h - 2 * inset)
            price = self._words.reason(step.price) if step.price and not common_price(row) else ""
            brief = self._words.reason(step.brief) if step.brief else ""
            line = _Line(capital(self._words.reason(step.name)), price, brief, bool(refusal))
            found.append(SuitStep(self._scene, printing, place, step, line, is_chosen(step, answer), self._controller))
        return found


def common_price(row: LadderRow) -> Reason | None:
    """Return the price that all steps of a row share. None if they differ or have none."""
    first = row.steps[0].price
    return first if all(step.price == first for step in row.steps) else None


def step_key(action: Action) -> str:
    """Return the key of a step's control. It consists of the act and the value that the step gives."""
    act = act_of(action)
    value = next((str(getattr(action, name)) for name in action.__struct_fields__ if name != "seat"), "")
    return f"{act}-{value}" if value else f"act-{act}"


def is_chosen(step: LadderStep, answer: Answer) -> bool:
    """Return whether the visitor, or advice, has selected a step."""
    if answer.proposed is not None:
        return answer.proposed == step.action
    draft = answer.draft
    if draft is None or draft.act != act_of(step.action) or draft.given or not draft.parts:
        return False
    return bool(draft.chosen() == getattr(step.action, draft.parts[0].field))


def _texts(line: _Line) -> tuple[StyledText, StyledText, StyledText]:
    ink, note = (palette.DISABLED, palette.RUBRIC) if line.refused else (palette.INK, palette.FADED_INK)
    return (
        StyledText(line.name, Face.TEXT, NAME_SIZE, ink),
        StyledText(line.price, Face.BOLD, PRICE_SIZE, palette.DISABLED if line.refused else palette.RUBRIC),
        StyledText(line.below, Face.ITALIC, MEANING_SIZE, note),
    )


def _set_row(assets: Assets, line: _Line, room: int) -> tuple[list[pygame.Surface], pygame.Surface | None]:
    name, price, below = _texts(line)
    lines = [set_lines(assets, name, room), set_lines(assets, below, room)]
    if not line.price:
        return lines, None
    figure = set_lines(assets, price, room)
    if line_width(assets, name) + assets.canvas.px(APART) + figure.get_width() <= room:
        return lines, figure
    return [lines[0], figure, lines[1]], None


def _fits(assets: Assets, line: _Line, room: int, high: int) -> bool:
    """Return whether a row fits into this width and height without breaking a word."""
    lines, _ = _set_row(assets, line, room)
    return sum(each.get_height() for each in lines) <= high and all(
        longest_word(assets, each) <= room for each in _texts(line)
    )


def _print(surface: pygame.Surface, assets: Assets, line: _Line, room: int, sunk: int = 0) -> None:
    """Print a row on its ticket: the name with its price, and below them what it means."""
    lines, price = _set_row(assets, line, room)
    x = assets.margin + assets.canvas.px(ASIDE) + sunk
    y = (surface.get_height() - sum(each.get_height() for each in lines)) // 2 + sunk
    if price:
        surface.blit(price, (x + room - price.get_width(), y))
    for each in lines:
        surface.blit(each, (x, y))
        y += each.get_height()


class _StepControl(PaintedControl):
    def __init__(
        self,
        scene: Scene,
        assets: Assets,
        area: pygame.Rect,
        step: LadderStep,
        line: _Line,
        chosen: bool,
        controller: AnswerController,
    ) -> None:
        super().__init__(scene, assets, step_key(step.action), area)
        self.enabled = not line.refused
        self._step = step
        self._line = line
        self._chosen = chosen
        self._controller = controller
        self.show()

    def describe(self) -> Description:
        line = self._line
        note = "; ".join([part for part in (line.price, line.below) if part])
        return Description(line.name, note=note, chosen=self._chosen)

    def act(self) -> None:
        self._controller.take_step(self._step.action)

    def _paper(self, state: ButtonState) -> tuple[pygame.Surface, int]:
        shown = state if self.enabled else ButtonState.DISABLED
        return ticket(self._assets, self.area.w, self.area.h, shown, self._chosen), pressed_by(self._assets, shown)


class RowStep(_StepControl):
    """A step that is the only one of its row."""

    def picture(self, state: ButtonState) -> pygame.Surface:
        surface, sunk = self._paper(state)
        _print(surface, self._assets, self._line, self.area.w - 2 * self._assets.canvas.px(ASIDE), sunk)
        return surface


class SuitStep(_StepControl):
    """One of several steps of a row: a suit sign or words, with the price below."""

    def picture(self, state: ButtonState) -> pygame.Surface:
        assets, px, m = self._assets, self._assets.canvas.px, self._assets.margin
        sunk = pressed_by(assets, state if self.enabled else ButtonState.DISABLED)
        surface = pygame.Surface((self.area.w + 2 * m, self.area.h + 2 * m), pygame.SRCALPHA)
        body = pygame.Rect(m, m, *self.area.size)
        surface.fill(palette.PAPER_HOVER if state is ButtonState.HOVER and self.enabled else palette.CARD_PAPER, body)
        edge = palette.BRIGHT_BRASS if self._chosen else palette.DISABLED if self._line.refused else palette.INK
        pygame.draw.rect(surface, edge, body, px(4) if self._chosen else max(1, px(1.2)))
        ink = palette.DISABLED if self._line.refused else palette.INK
        figure = StyledText(self._line.price, Face.TEXT, STEP_PRICE_SIZE, ink)
        price = set_lines(assets, figure, self.area.w, centred=True)
        suits = palette.FOUR_SUITS if assets.look.four_colours else palette.TWO_SUITS
        suit = self._step.suit
        colour = palette.DISABLED if self._line.refused or suit == NO_SUIT else suits[suit]
        side = px(PIP * max(1.0, assets.look.text))
        brief = StyledText(self._line.below, Face.ITALIC, STEP_PRICE_SIZE, ink)
        sign = set_lines(assets, brief, self.area.w, centred=True) if suit == NO_SUIT else pip(suit, side, colour)
        high = sign.get_height() + (price.get_height() if self._line.price else 0)
        centre, top = surface.get_width() // 2 + sunk, (surface.get_height() - high) // 2 + sunk
        surface.blit(sign, sign.get_rect(midtop=(centre, top)))
        surface.blit(price, price.get_rect(midtop=(centre, top + sign.get_height())))
        return surface


class _RowLabel(Control):
    """The name and the meaning of a row with several steps. It cannot be pressed."""

    enabled = False

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, line: _Line, room: int) -> None:
        self.key = f"ladder-{line.name}"
        self.area = area
        self._line = line
        self._scene = scene
        surface = ticket(assets, area.w, area.h)
        _print(surface, assets, line, room)
        self._sprite = scene.add(Sprite(surface, area.x - assets.margin, area.y - assets.margin, z=LABEL_Z))

    def describe(self) -> Description:
        return Description(self._line.name, NodeRole.TEXT, note=self._line.below)

    def covers(self, point: tuple[int, int]) -> bool:
        del point
        return False

    def show_state(self, state: ButtonState) -> None:
        """Do nothing: the label looks the same in every state."""

    def act(self) -> None:
        """Do nothing: the label cannot be pressed."""

    def remove(self) -> None:
        self._scene.remove(self._sprite)
