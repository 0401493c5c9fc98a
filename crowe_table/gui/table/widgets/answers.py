"""The controls at the right of the table: the current part of the answer, acts, and help."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

import pygame

from crowe_table.engine.core import act_of
from crowe_table.gui.controls.button import Press, press_height, press_width
from crowe_table.gui.controls.controls import Control, PaperButton
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import ticket
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.table.answer import Answer
from crowe_table.gui.table.answer_controller import AnswerController
from crowe_table.gui.table.frame import GAP, frame_of
from crowe_table.gui.table.widgets.handles import ThrowButton
from crowe_table.gui.table.widgets.ladder import Ladder
from crowe_table.gui.table.widgets.log_paper import LogPaper
from crowe_table.gui.table.widgets.strip import Cell, Row, Strip, rows_of
from crowe_table.words import Words

HELP_SIZE, CROWDED_SIZE = 18, 16
"""Text sizes of the help buttons, and of secondary answers that otherwise could not share a row."""
MIN_LOG_HEIGHT = 190
"""Minimum height of the log in table units. To keep it, several buttons share a row if necessary."""
SHORT_LOG_HEIGHT = 170
"""Height of the log in table units. To keep it, the shortcut buttons beside a dial are left out if necessary."""
APART = 22
"""Gap in table units between ordinary answers and answers that end something."""
_EDGE_Z = 39.5


Slot: TypeAlias = tuple[list[Row], int, int]
"""Rows of one role, the height that stays free if there are none, and the gap above them.

Both lengths are in pixels.
"""


@dataclass(frozen=True)
class HelpActions:
    """Actions of the help buttons, which are below every answer."""

    take_hint: Callable[[], None]
    open_rules: Callable[[], None]
    why_not: Callable[[], None]
    may_be_advised: Callable[[], bool]
    does_it: Callable[[], bool]
    """Function that returns whether a press of Hint also gives the answer, as it does in a lesson."""


class Answers:
    """All controls of one question, rebuilt whenever the possible answers change."""

    def __init__(
        self,
        scene: Scene,
        assets: Assets,
        words: Words,
        controller: AnswerController,
        helps: HelpActions,
        strip: Strip,
        ladder: Ladder | None,
        log_paper: LogPaper,
        keys: Mapping[str, str],
        log_top: int,
    ) -> None:
        """Create the controls.

        ``keys`` maps acts to their letter keys. ``log_top`` is the topmost edge of the log in pixels, below the tab of
        the odds if there is one.
        """
        self._scene = scene
        self._log_paper = log_paper
        self._keys = keys
        self._log_top = log_top
        self._edge = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_EDGE_Z, visible=False))
        self._assets = assets
        self._words = words
        self._controller = controller
        self._help = helps
        self._strip = strip
        self.ladder = ladder
        self._on_ladder: frozenset[str] = frozenset()
        self.usual = ""
        """Key of the control that Enter presses while nothing has the keyboard focus. Empty if there is none."""
        self.controls: list[Control] = []
        self._general = frozenset((words.text("key-play"), words.text("key-throw")))
        """Names of the keys that work for any possible answer, such as Enter."""
        self._hinted: list[PaperButton] = []
        """The buttons that show their keyboard shortcut."""

    def lay(self, answer: Answer) -> None:
        """Lay out the controls for the possible answers. The log extends down to the topmost control.

        If a lesson's explanation has too little room, only the control that the lesson asks for is shown.
        """
        for control in self.controls:
            control.remove()
        steps = self._lay_ladder(answer)
        frame = frame_of(self._assets)
        whole, gap = frame.area(frame.acts), self._assets.canvas.px(GAP)
        presses = self._helps()
        places = help_areas(self._assets, presses)
        whole.bottom = min(area.top for area in places) - gap
        slots, hinted = self._slots(answer, whole, gap)
        laid: list[Control] = []
        for rows, reserved, apart in slots:
            placed = self._lay(rows, whole, gap)
            laid = [*placed, *laid]
            if placed or reserved:
                whole.bottom = (placed[0].area.top if placed else whole.bottom - reserved) - apart
        self._mark(self._control_of(answer.by_enter, answer, [*laid, *steps]))
        self._hinted = [each for each in laid if isinstance(each, PaperButton) and each.key in hinted]
        helps = [
            PaperButton(self._scene, self._assets, area, press) for area, press in zip(places, presses, strict=True)
        ]
        self.controls = [*steps, *laid, *helps]
        top = min([control.area.y for control in laid], default=places[0].y)
        self._log_paper.set_bottom(top - gap)

    def _lay_ladder(self, answer: Answer) -> list[Control]:
        """Create the controls of the ladder. Record its acts, because they need no button in the column."""
        rows = self.ladder.rows(answer) if self.ladder else ()
        self._on_ladder = frozenset(act_of(step.action) for row in rows for step in row.steps)
        return self.ladder.lay(rows, answer) if self.ladder else []

    def _in_column(self, answer: Answer) -> list[str]:
        """Return the acts that have a button in the column.

        Acts on the ladder have none, except the one that gives the step chosen.
        """
        of_parts = [act for act in answer.acts if act in self._on_ladder and act not in answer.presses]
        begun = answer.draft.act if answer.draft else ""
        commits = [begun] if begun in of_parts else of_parts[:1]
        return [act for act in answer.acts if act not in self._on_ladder or act in commits]

    def read_in_parts(self, answer: Answer) -> Iterator[None]:
        """Parse and typeset the ladder and the button labels in advance, one row or label per step."""
        if self.ladder:
            yield from self.ladder.read_in_parts(answer)
        width = frame_of(self._assets).area(frame_of(self._assets).acts).w
        for press in self._presses(answer):
            yield
            press_height(self._assets, press, width)

    def _slots(self, answer: Answer, whole: pygame.Rect, gap: int) -> tuple[list[Slot], set[str]]:
        """Return the rows of controls by role, and the keys of the buttons that print their keyboard shortcut.

        From the foot upwards, the roles are: the button that commits, the buttons that decline, and all others with the
        controls of the current part. The place of a missing button stays empty, so that no other button ever lies
        there. If the log would become too low, buttons share rows, and a dial loses its shortcut buttons.
        """
        presses = self._presses(answer)
        hinted = {press.key for press in presses if press.hint in self._general}
        draft = answer.draft if answer.draft and answer.draft.parts else None
        on_ladder = draft is not None and draft.act in self._on_ladder and not draft.given
        draft = None if draft and on_ladder and not draft.dial else draft
        asked = self._strip.rows(draft, whole.w, crowded=on_ladder) if draft else []
        together = 1 if len(asked) + len(presses) <= self._free_rows(whole, gap) else 2
        if together > 1:
            presses = self._presses(answer, crowded=True)
        first, declining = roles(answer, [press.key for press in presses])
        commit = [[self._cell(press)] for press in presses if press.key == first]
        decline = rows_of([self._cell(press) for press in presses if press.key in declining], whole.w, gap, 2)
        others = [press for press in presses if press.key != first and press.key not in declining]
        more = self._rows_of_others(others, whole.w, gap, together)
        acts = [*more, *decline, *commit]
        for crowded in (on_ladder, True):
            if draft and row_places([*asked, *acts], whole, gap)[0][0].y < self._highest(SHORT_LOG_HEIGHT):
                asked = self._strip.rows(draft, whole.w, crowded, bounds=False)
        every = [*asked, *acts]
        if answer.taught and self._cover_log_head(every, whole, gap):
            taught = key_of(act_of(answer.taught), answer)
            commit = [[self._cell(press)] for press in presses if press.key == taught]
            more, decline = [], []
            if self._cover_log_head([*asked, *commit], whole, gap):
                asked = []  # The button gives the whole answer.
        row, apart = (self._assets.canvas.px(each) for each in (frame_of(self._assets).row, APART))
        declines = bool(decline) or (bool(more) and together == 1)
        slots = [
            (commit, row if decline else 0, apart if declines else gap),
            (decline, row if declines else 0, gap),
            # Coins for a cloth lie below the others, so that they keep their places.
            ([*more, *asked] if answer.lays_by_spot else [*asked, *more], 0, 0),
        ]
        return slots, hinted

    def _rows_of_others(self, presses: list[Press], width: int, gap: int, together: int) -> list[Row]:
        """Return the rows of secondary buttons. If a pair is too wide for a row, their labels are set smaller."""
        rows = rows_of([self._cell(press) for press in presses], width, gap, together)
        if together == 1 or len(rows) <= -(-len(presses) // together):
            return rows
        smaller = [replace(press, size=CROWDED_SIZE) for press in presses]
        return rows_of([self._cell(press) for press in smaller], width, gap, together)

    def _cover_log_head(self, rows: list[Row], whole: pygame.Rect, gap: int) -> bool:
        places = row_places(rows, whole, gap)
        return bool(places) and places[0][0].top - gap < self._log_paper.area.top + self._log_paper.least

    def _highest(self, account: int) -> int:
        """Return the topmost y coordinate for answers, in pixels. It leaves ``account`` table units for the log."""
        return self._log_top + self._assets.canvas.px(account * self._assets.look.text)

    def _free_rows(self, whole: pygame.Rect, gap: int) -> int:
        row = self._assets.canvas.px(frame_of(self._assets).row)
        return (whole.bottom - self._highest(MIN_LOG_HEIGHT)) // (row + gap)

    @staticmethod
    def _lay(rows: list[Row], whole: pygame.Rect, gap: int) -> list[Control]:
        places = row_places(rows, whole, gap)
        return [
            cell.make(area)
            for row, areas in zip(rows, places, strict=True)
            for cell, area in zip(row, areas, strict=True)
        ]

    @staticmethod
    def _control_of(act: str, answer: Answer, controls: list[Control]) -> Control | None:
        key = key_of(act, answer)
        return next((control for control in controls if control.key == key and control.enabled), None)

    def follow_enter(self, entered: str) -> None:
        """Mark the control with this key as the one that Enter presses. If the key is empty, mark none.

        While Enter has no effect, a disabled control shows the key that will press it later.
        """
        self._edge.visible = bool(self.usual) and entered == self.usual
        for button in self._hinted:
            button.show_hint(entered == button.key or not (entered or button.enabled))

    def _mark(self, control: Control | None) -> None:
        """Draw a brass edge around the control that Enter presses."""
        self._edge.visible = control is not None
        self.usual = control.key if control else ""
        if control:
            self._edge.surface = ticket(self._assets, control.area.w, control.area.h, marked=True)
            self._edge.x, self._edge.y = (side - self._assets.margin for side in control.area.topleft)

    def _cell(self, press: Press) -> Cell:
        cell = self._strip.button(press)
        if press.key != "throw":
            return cell
        return replace(cell, make=lambda area: ThrowButton(self._scene, self._assets, area, press, self._controller))

    def _presses(self, answer: Answer, crowded: bool = False) -> list[Press]:
        """Return the buttons of the answers. Cards come first, then dice, then calls.

        If ``crowded``, labels do not repeat the dial.
        """
        words, acts = self._words, self._in_column(answer)
        presses = [self._act_press(act, answer, crowded) for act in acts]
        done = answer.by_enter or answer.of_cards
        if done and done != answer.throw and not answer.ends(done):
            done = key_of(done, answer)
            presses = [replace(each, hint=words.text("key-play")) if each.key == done else each for each in presses]
        if answer.throw:
            held = words.text("key-throw")
            throw = Press("throw", words.text(f"act-{answer.throw}"), self._controller.throw, held)
            presses.insert(1 if answer.of_cards else 0, throw)
        return presses

    def _act_press(self, act: str, answer: Answer, crowded: bool) -> Press:
        name, key = self._name(act, answer, crowded), self._keys.get(act, "")
        return Press(
            key_of(act, answer),
            name,
            partial(self._controller.press, act),
            key,
            answer.can_press(act),
            refuse=partial(self._controller.why_disabled, act),
            meaning=f"{act} {self._plain_name(act, answer)} {answer.price(act)}",
        )

    def _plain_name(self, act: str, answer: Answer) -> str:
        ask = answer.view.ask
        return self._words.act(act, ask, **dict(ask.args if ask else ()))

    def _name(self, act: str, answer: Answer, crowded: bool) -> str:
        """Return the label of a button. It includes the price or, if both fit on one line, the dialled number."""
        draft, name = answer.draft, self._plain_name(act, answer)
        if answer.advised and act == act_of(answer.advised):
            name = self._words.text("advised", act=name)
        number = self._strip.name(draft) if draft and draft.act == act else ""
        if number and draft and draft.number == 0 and self._words.has(f"act-{act}-nothing"):
            return self._words.text(f"act-{act}-nothing")
        if price := answer.price(act):
            brings = f"act-{act}-brings"
            key = brings if self._words.has(brings) else "act-with-price"
            return self._words.text(key, act=name, amount=self._words.sum(price))
        if not number or crowded:
            return name
        numbered = f"act-{act}-number"
        key = numbered if self._words.has(numbered) else "act-with-amount"
        whole = self._words.text(key, act=name, amount=number)
        return whole if self._in_one_line(whole) else name

    def _in_one_line(self, name: str) -> bool:
        """Return whether a button with this label needs only one line."""
        frame = frame_of(self._assets)
        press = Press("", name, lambda: None)
        return press_height(self._assets, press, frame.area(frame.acts).w) <= self._assets.canvas.px(frame.row)

    def _helps(self) -> tuple[Press, Press, Press]:
        helps = self._help
        return (
            self._help_press("hint", helps.take_hint, helps.may_be_advised(), helps.take_hint, helps.does_it()),
            self._help_press("why", helps.why_not),
            self._help_press("rules", helps.open_rules),
        )

    def _help_press(
        self,
        name: str,
        act: Callable[[], None],
        enabled: bool = True,
        refuse: Callable[[], None] | None = None,
        does_it: bool = False,
    ) -> Press:
        text = self._words.text("button-do-it" if does_it else f"button-{name}")
        key = self._words.text(f"key-{name}")
        return Press(name, text, act, key, enabled, HELP_SIZE, refuse, meaning=text)


def roles(answer: Answer, keys: Sequence[str]) -> tuple[str, frozenset[str]]:
    """Return the key of the button that commits, and the keys of those that decline, among these buttons.

    The answer in the making is committed or, without one, the usual answer. A button declines if it ends something, or
    if it is the only alternative to the button that commits. If every button ends something, the first one commits.
    """
    acts = {key_of(act, answer): act for act in (*answer.acts, answer.throw) if act}
    ending = frozenset(key for key in keys if answer.ends(acts[key]))
    if len(keys) > 1 and len(ending) == len(keys):
        return keys[0], ending - {keys[0]}
    drafted = answer.draft.act if answer.draft else ""
    usual = [key_of(act, answer) for act in (answer.of_cards, answer.throw, drafted) if act]
    first = next((key for key in (*usual, *keys) if key in keys and key not in ending), "")
    main = [key for key in keys if key != first and not _is_beside(answer, acts[key])]
    alone = len(main) == 1 and acts[main[0]] in answer.presses
    return first, ending | frozenset(main if alone else ())


def _is_beside(answer: Answer, act: str) -> bool:
    sample = answer.sample(act)
    return sample is not None and sample.beside


def key_of(act: str, answer: Answer) -> str:
    """Return the key of the control for an act."""
    if act == answer.throw:
        return "throw"
    return "confirm" if act == answer.of_cards else f"act-{act}"


def row_places(rows: list[Row], whole: pygame.Rect, gap: int) -> list[list[pygame.Rect]]:
    """Return the areas of rows, from the bottom upwards. Each row is as high as its tallest cell."""
    places: list[list[pygame.Rect]] = []
    bottom = whole.bottom
    for row in reversed(rows):
        width = (whole.w - gap * (len(row) - 1)) // len(row)
        height = max(cell.high(width) for cell in row)
        top = bottom - height
        places.append([pygame.Rect(whole.x + at * (width + gap), top, width, height) for at in range(len(row))])
        bottom = top - gap
    return places[::-1]


def help_areas(assets: Assets, presses: Sequence[Press]) -> list[pygame.Rect]:
    """Return the areas of the help buttons. They always keep the same positions at the bottom of the column.

    Each button has the width of its label and an equal share of the rest. If they do not fit, the last one is below the
    others.
    """
    frame, gap = frame_of(assets), assets.canvas.px(GAP)
    whole = frame.area(frame.helps)
    least = [press_width(assets, press) for press in presses]
    if sum(least) + gap * (len(presses) - 1) > whole.w:
        *first, last = presses
        below = _side_by_side(assets, [last], whole, whole.bottom)
        return [*_side_by_side(assets, first, whole, below[0].top - gap), *below]
    return _side_by_side(assets, presses, whole, whole.bottom)


def _side_by_side(assets: Assets, presses: Sequence[Press], whole: pygame.Rect, bottom: int) -> list[pygame.Rect]:
    gap = assets.canvas.px(GAP)
    least = [press_width(assets, press) for press in presses]
    more = (whole.w - gap * (len(presses) - 1) - sum(least)) // len(presses)
    height = max(whole.h, *(press_height(assets, press, w + more) for press, w in zip(presses, least, strict=True)))
    places, x = [], whole.x
    for width in least:
        places.append(pygame.Rect(x, bottom - height, width + more, height))
        x = places[-1].right + gap
    return places
