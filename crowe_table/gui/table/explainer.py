"""Explanations at the table: of a term that is pressed, or of anything under a resting pointer.

They are shown on the log of the deal, so that they cover nothing on the cloth.
"""

from collections.abc import Callable, Mapping, Sequence

import pygame

from crowe_table.gui.controls.controls import Control
from crowe_table.gui.controls.description import Description, NodeRole
from crowe_table.gui.controls.explanation import Explanation
from crowe_table.gui.draw.paper import ButtonState
from crowe_table.gui.draw.printed import TermPlace
from crowe_table.words.glossary import Term

HOVER_TIME = 500.0
"""Milliseconds for which the pointer must rest before a thing is explained."""
Point = tuple[int, int]


class TermHandle(Control):
    """A printed term. A press explains it."""

    answers = False

    def __init__(self, place: TermPlace, term: Term, explain: Callable[[str], None]) -> None:
        self.key = f"term-{place.key}"
        self.area = place.area
        self.term = place.key
        self._text = place.text
        self._sentence = term.sentence
        self._explain = explain

    def describe(self) -> Description:
        return Description(self._text, NodeRole.LINK, note=self._sentence)

    def show_state(self, state: ButtonState) -> None:
        """Do nothing: the term is part of a printed text."""
        del state

    def act(self) -> None:
        self._explain(self.term)

    def remove(self) -> None:
        """Do nothing: the term is part of a printed text."""


class Explainer:
    """The explanation of a term or an object, and the time for which the pointer has rested."""

    def __init__(
        self,
        explanation: Explanation,
        place: pygame.Rect,
        terms: Mapping[str, Term],
        printed: Callable[[], Sequence[TermPlace]],
        thing_at: Callable[[Point], Term | None],
        covered: Callable[[], int] = lambda: 0,
    ) -> None:
        """Create an explainer.

        ``place`` is the area of the explanations, ``printed`` returns the visible terms, and ``thing_at`` explains
        what is at a point. ``covered`` returns the height of a paper that an explanation covers wholly, or 0.
        """
        self._explanation = explanation
        self._place = place
        self._terms = terms
        self._printed = printed
        self._thing_at = thing_at
        self._covered = covered
        self._point: Point = (-1, -1)
        self._since = 0.0
        self._rested = True
        """Whether nothing is explained until the pointer moves again."""
        self._hovers = False
        """Whether the explanation is shown only as long as the pointer rests."""
        self._key = ""
        """The term that was explained last."""

    @property
    def says(self) -> str:
        """The explanation that is visible. Empty if there is none."""
        return self._explanation.says

    @property
    def waiting(self) -> bool:
        """Whether an explanation may still appear, because the pointer has only just stopped."""
        return not self._rested

    def handles(self) -> list[TermHandle]:
        """Return a control for each printed occurrence of a term. A term may occur several times."""
        return [
            TermHandle(place, self._terms[place.key], self.open)
            for place in self._printed()
            if place.key in self._terms
        ]

    def first_handles(self) -> list[TermHandle]:
        """Return a control for the first occurrence of each term."""
        return list({handle.term: handle for handle in reversed(self.handles())}.values())[::-1]

    def open(self, key: str) -> None:
        """Explain a term until the next press."""
        self._key, self._hovers = key, False
        self._explanation.show(self._terms[key], self._place, least=self._covered())

    def open_next(self) -> None:
        """Explain the next of the visible terms. After the last term comes the first."""
        keys = [handle.term for handle in self.first_handles()]
        if keys:
            self.open(keys[(keys.index(self._key) + 1) % len(keys) if self._key in keys else 0])

    def explain(self, thing: Term) -> None:
        """Show an explanation until the next press."""
        self._hovers = False
        self._explanation.show(thing, self._place, least=self._covered())

    def explain_at(self, point: Point) -> bool:
        """Explain the thing at a point until the next press. Return whether there is one."""
        thing = self._thing_at(point)
        if thing:
            self.explain(thing)
        return thing is not None

    def dismiss(self) -> bool:
        """Remove the explanation. Return whether there was one."""
        shown = self._explanation.shown
        self._explanation.hide()
        return shown

    def covers(self, point: Point) -> bool:
        """Return whether an explanation covers this point."""
        return self._explanation.area.collidepoint(point)

    def press(self) -> None:
        """Record a press of the pointer. After it, a resting pointer explains nothing until it has moved."""
        self._rested = True

    def move(self, point: Point) -> None:
        """Record a movement of the pointer. An explanation caused by a resting pointer then disappears."""
        if point == self._point:
            return
        self._point, self._rested, self._since = point, False, 0.0
        if self._hovers:
            self._hovers = False
            self.dismiss()

    def step(self, now: float) -> None:
        """Advance to this time, in milliseconds. Explain the object under a pointer that has rested long enough."""
        if self._rested:
            return
        self._since = self._since or now
        if now - self._since < HOVER_TIME:
            return
        self._rested = True
        if self._explanation.shown:
            return
        for handle in self.handles():
            if handle.covers(self._point):
                self.open(handle.term)
                self._hovers = True
                return
        self._hovers = self.explain_at(self._point)
