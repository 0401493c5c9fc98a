"""The pointer: the mouse or a finger.

This module distinguishes clicks, drags and long presses, and passes each to the target at that point.
"""

from collections.abc import Callable

import pygame

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.draw.paper import ButtonState
from crowe_table.gui.press_times import REPEATED_PRESS_TIME
from crowe_table.gui.table.dragging import Dragging
from crowe_table.gui.table.explainer import Explainer
from crowe_table.gui.table.hit_targets import HitTargets
from crowe_table.gui.table.question_gate import QuestionGate
from crowe_table.gui.table.stage import Piece, Stage
from crowe_table.gui.table.widgets.closeup import Closeup

TRAVEL = 8
"""Minimum movement in table units before a pressed card is dragged."""
LONG_PRESS = 500.0
"""Milliseconds for which a card must be pressed to be shown enlarged."""
NO_QUESTION = -1
ACT = "act-"
"""Prefix of the keys of act buttons."""
HOLD_AFTER, HOLD_EACH = 420.0, 70.0
"""Delay in milliseconds before a held control repeats, and interval between two repetitions."""


class Pointer:
    """A single pointer. While it is down, other fingers are ignored."""

    def __init__(
        self,
        canvas: Canvas,
        stage: Stage,
        targets: HitTargets,
        dragging: Dragging,
        closeup: Closeup,
        gate: QuestionGate,
        explainer: Explainer,
        hurried: Callable[[], bool],
    ) -> None:
        """Create the pointer.

        ``hurried`` hurries a running animation, and returns True if the press has no other effect.
        """
        self._canvas = canvas
        self._stage = stage
        self._targets = targets
        self._dragging = dragging
        self._closeup = closeup
        self._explainer = explainer
        self._gate = gate
        self._hurried = hurried
        self._start = (0, 0)
        self._since: float | None = None
        """Time in milliseconds when the press began. None until the next ``step`` sets it."""
        self._question = NO_QUESTION
        """Number of the question that was visible when the press began."""
        self._held = 0
        self._piece: Piece | None = None
        self._looked_at: Piece | None = None
        """The pressed card, which a long press enlarges. None if its face is not visible."""
        self._asks_what = False
        """Whether a long press explains what is at the point. True unless a control or a face-up card is there."""
        self._over = (-1, -1)
        """Position of the pointer in pixels."""
        self._control: Control | None = None
        self._last: tuple[str, pygame.Rect, float] = ("", pygame.Rect(0, 0, 0, 0), -REPEATED_PRESS_TIME)
        """The control pressed last: its key, its area, and the time of the press in milliseconds."""
        self._now = 0.0
        self._moving = False
        self._grip: tuple[float, float] = (0, 0)

    @property
    def down(self) -> bool:
        """Whether the pointer is pressing a card, a control, or a thing to be explained."""
        held = self._piece is not None or self._control is not None or self._looked_at is not None
        return held or self._asks_what

    @property
    def pressed_at(self) -> tuple[int, int]:
        """Point in pixels of the last press."""
        return self._start

    def pointed_at(self) -> Card:
        """Return the card under the pointer, or HIDDEN if no face-up card is there."""
        piece = self._targets.face_at(self._over)
        return piece.card if piece else HIDDEN

    def press(self, event: pygame.event.Event) -> None:
        """Handle a press of a mouse button or a finger."""
        self.cancel()
        self._explainer.press()
        if event.button == pygame.BUTTON_RIGHT:
            if piece := self._targets.face_at(event.pos):
                self._closeup.show_card(piece.card)
            return
        self._start, self._since, self._held = event.pos, None, 0
        self._question = self._gate.question if self._gate.open else NO_QUESTION
        self._control = self._control_at(event.pos)
        if self._targets.guard.changed(event.pos, self._control) or self._pressed_twice(event.pos, self._control):
            self._control = None
            return
        if self._control:
            self._last = self._control.key, self._control.area.copy(), self._now
            if self._counts(self._control):
                self._control.begin_press()
            return
        self._looked_at = self._targets.face_at(event.pos)
        self._asks_what = self._looked_at is None
        if not self._hurried():
            self._piece = self._targets.piece_at(event.pos)

    def _pressed_twice(self, point: tuple[int, int], control: Control | None) -> bool:
        """Return whether this is the second press of a double click on an act button.

        The second press must not complete the answer that the first press has begun.
        """
        key, area, when = self._last
        same = control is not None and control.key == key and key.startswith(ACT)
        return same and self._now - when < REPEATED_PRESS_TIME and area.collidepoint(point)

    def _counts(self, control: Control | None = None) -> bool:
        """Return whether the press began while the current question was visible.

        A press of the menu button, or of a control that answers no question, always counts.
        """
        aside = control is self._targets.menu or (control is not None and not control.answers)
        return aside or self._question == self._gate.question

    def move(self, point: tuple[int, int]) -> None:
        """Handle a movement of the pointer: highlight the control under it, and drag the pressed object."""
        self._over = point
        self._explainer.move(point)
        for control in self._targets.controls():
            inside = control.covers(point)
            held = control is self._control
            control.show_state(
                ButtonState.PRESSED if held and inside else ButtonState.HOVER if inside else ButtonState.NORMAL
            )
        if self._control and self._counts(self._control):
            self._control.drag(self._start, point)
        piece = self._piece
        if self._far(point):
            self._looked_at, self._asks_what = None, False
        if piece is None or not self._dragging.may_lift(piece):
            return
        if not self._moving and not self._far(point):
            return
        if not self._moving:
            self._moving = True
            left, top = self._stage.position(piece)
            self._grip = self._start[0] - left, self._start[1] - top
            self._dragging.lift(piece)
        self._dragging.carry(piece, point[0] - self._grip[0], point[1] - self._grip[1])

    def _far(self, point: tuple[int, int]) -> bool:
        travel = max(abs(point[0] - self._start[0]), abs(point[1] - self._start[1]))
        return travel >= self._canvas.px(TRAVEL)

    def release(self, point: tuple[int, int]) -> None:
        """Handle a release: press the control, or drop or press the card."""
        piece, control, moving = self._piece, self._control, self._moving
        self._piece = self._control = self._looked_at = None
        self._moving = self._asks_what = False
        if control:
            self._cancel_input(control, point)
        elif piece and moving and self._counts():
            self._dragging.let_fall(piece, point)
        elif piece and moving:
            self._dragging.put_back(piece)
        elif piece and self._counts():
            self._targets.press(piece)

    def cancel(self) -> None:
        """Cancel the press without any effect. A dragged card glides back."""
        piece, control, moving = self._piece, self._control, self._moving
        self._piece = self._control = self._looked_at = None
        self._moving = self._asks_what = False
        if control:
            control.cancel()
        if piece and moving:
            self._dragging.put_back(piece)

    def step(self, now: float) -> None:
        """Advance to this time, in milliseconds. Detect a long press, and repeat a held control."""
        self._now = now
        control = self._control
        self._since = now if self._since is None else self._since
        if self._looked_at and now - self._since > LONG_PRESS:
            self._look(self._looked_at)
        if self._asks_what and not self._moving and now - self._since > LONG_PRESS:
            self._asks_what = False
            if self._explainer.explain_at(self._start):
                self._piece = None
        self._explainer.step(now)
        due = now - self._since > HOLD_AFTER + self._held * HOLD_EACH
        if control and control.runs_on and due and self._counts(control):
            self._held += 1
            control.hold(self._start, self._held)
            self._control = next((each for each in self._targets.controls() if each.key == control.key), None)

    def _look(self, piece: Piece) -> None:
        """Show the pressed card enlarged, unless it has been turned over or removed since the press."""
        self._piece = self._looked_at = None
        if piece.card != HIDDEN and piece in self._stage.zones.get(piece.zone, ()):
            self._closeup.show_card(piece.card)

    def _cancel_input(self, control: Control, point: tuple[int, int]) -> None:
        inside = control.covers(point)
        control.end_press()
        control.show_state(ButtonState.HOVER if inside else ButtonState.NORMAL)
        if inside and not self._held and (self._counts(control) or not control.enabled):
            control.press(point)

    def _control_at(self, point: tuple[int, int]) -> Control | None:
        return next((control for control in self._targets.controls() if control.covers(point)), None)
