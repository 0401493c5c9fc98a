"""The controls of an answer: a button for each act, the helps beneath them, and the strip over the hand."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from crowe_table.engine.core import PickCards
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Control, PaperButton
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.table.answering import Answering
from crowe_table.gui.table.desk import Desk
from crowe_table.gui.table.frame import GAP, frame_of
from crowe_table.gui.table.widgets.handles import ThrowButton
from crowe_table.gui.table.widgets.strip import Strip
from crowe_table.words import Words

SEVERAL = 2
"""More answers than this stand two in a row."""


@dataclass(frozen=True)
class Helps:
    """What stands beneath every answer."""

    take_hint: Callable[[], None]
    open_rules: Callable[[], None]
    why_not: Callable[[], None]
    may_be_advised: Callable[[], bool]


class Answers:
    """All controls of one question. Laid anew whenever what may be answered changes."""

    def __init__(self, scene: Scene, assets: Assets, words: Words, desk: Desk, helps: Helps, strip: Strip) -> None:
        self._scene = scene
        self._assets = assets
        self._words = words
        self._desk = desk
        self._help = helps
        self._strip = strip
        self.controls: list[Control] = []

    def lay(self, answering: Answering) -> None:
        """The controls for what may be answered now."""
        for control in self.controls:
            control.remove()
        self._strip.clear()
        told = self._answers(answering)
        areas = answer_areas(self._assets, len(told))
        buttons = [self._button(area, press) for area, press in zip(areas, told, strict=True)]
        draft = answering.draft
        strip = self._strip.lay(draft) if draft and draft.parts else []
        helps = [
            PaperButton(self._scene, self._assets, area, press)
            for area, press in zip(help_areas(self._assets), self._helps(), strict=True)
        ]
        self.controls = [*buttons, *strip, *helps]

    def _answers(self, answering: Answering) -> list[Press]:
        """Cards first, then the dice, then whatever else may be said, in the order of the question."""
        words = self._words
        cards = next((way.act for way in answering.ways if way.parts and isinstance(way.parts[0], PickCards)), "")
        acts = [*([cards] if cards else []), *(act for act in answering.acts if act != cards)]
        presses = [
            Press(
                "confirm" if act == cards else f"act-{act}",
                self._name(act, answering),
                self._presser(act),
                "" if at else words.text("key-play"),
                answering.can_press(act),
            )
            for at, act in enumerate(acts)
        ]
        if answering.throw:
            held = words.text("key-throw")
            throw = Press("throw", words.text(f"act-{answering.throw}"), self._desk.throw, held)
            presses.insert(1 if cards else 0, throw)
        return presses

    def _name(self, act: str, answering: Answering) -> str:
        """What the button says: the number too, where one is dialled for it."""
        draft = answering.draft
        name = self._words.text(f"act-{act}")
        if act == answering.advised:
            name = self._words.text("advised", act=name)
        number = self._strip.name(draft) if draft and draft.act == act else ""
        return self._words.text("act-with-amount", act=name, amount=number) if number else name

    def _button(self, area: pygame.Rect, press: Press) -> Control:
        if press.key == "throw":
            return ThrowButton(self._scene, self._assets, area, press, self._desk)
        return PaperButton(self._scene, self._assets, area, press)

    def _presser(self, act: str) -> Callable[[], None]:
        return lambda: self._desk.press(act)

    def _helps(self) -> tuple[Press, Press, Press]:
        words, helps = self._words, self._help
        return (
            Press("hint", words.text("button-hint"), helps.take_hint, words.text("key-hint"), helps.may_be_advised()),
            Press("rules", words.text("button-rules"), helps.open_rules, words.text("key-rules")),
            Press("why", words.text("button-why"), helps.why_not, words.text("key-why")),
        )


def answer_areas(assets: Assets, count: int) -> list[pygame.Rect]:
    """Above the helps: one upon another while they are few, then two in a row, an odd one by itself on top."""
    frame = frame_of(assets)
    whole = frame.area(frame.acts)
    gap, high = assets.canvas.px(GAP), assets.canvas.px(frame.row)
    lowest = whole.bottom - high
    if count <= SEVERAL:
        return [pygame.Rect(whole.x, lowest - at * (high + gap), whole.w, high) for at in range(count)][::-1]
    half = (whole.w - gap) // 2
    areas: list[pygame.Rect] = []
    for at in range(count - 1, -1, -1):
        row, right = divmod(count - 1 - at, 2)
        top = lowest - row * (high + gap)
        if at == 0 and count % 2:
            areas.append(pygame.Rect(whole.x, top, whole.w, high))
        else:
            areas.append(pygame.Rect(whole.x + (0 if right else half + gap), top, half, high))
    return areas[::-1]


def help_areas(assets: Assets) -> list[pygame.Rect]:
    """Side by side beneath everything: always in the same places."""
    frame, gap = frame_of(assets), assets.canvas.px(GAP)
    whole = frame.area(frame.helps)
    each = (whole.w - 2 * gap) // 3
    return [pygame.Rect(whole.x + at * (each + gap), whole.y, each, whole.h) for at in range(3)]
