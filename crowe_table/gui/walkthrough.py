"""The replay of a finished game, forwards and back, seen from one seat or with all hands open."""

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from crowe_table import games
from crowe_table.engine.core import SPECTATOR, Moved, Seat, seats
from crowe_table.engine.layout import Layout, Movement
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Chooser, Selection, chooser_height
from crowe_table.gui.draw.background import table_in_parts
from crowe_table.gui.draw.motion import Pace
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.typeset import columns
from crowe_table.gui.pages.page import Page
from crowe_table.gui.screen import Navigator, Services
from crowe_table.gui.table.answer import Answer
from crowe_table.gui.table.director import Director
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.frame import GAP, frame_of
from crowe_table.gui.table.speech import Speech
from crowe_table.gui.table.tabletop import Tabletop
from crowe_table.hosting.exhibits import goal_of
from crowe_table.hosting.update import Update
from crowe_table.hosting.walkthrough import Stride, Walk
from crowe_table.words.characters import company_of
from crowe_table.words.deal_log import DealLog
from crowe_table.words.narration import narrate

PAUSE = 900.0
"""Milliseconds between two steps of a replay that plays by itself."""
MAX_SENTENCES = 2
"""Maximum number of sentences about one step."""


class ReplayViewer:
    """The person who watches a replay, and the seat whose view is shown. It replaces the seat's client at the table."""

    def __init__(self, walk: Walk, viewer: Seat) -> None:
        self.viewer = viewer
        self.players = walk.head.players
        self.coinage = walk.head.coinage
        self.goal = goal_of(walk.head)
        self._walk = walk

    def layout(self) -> Layout:
        return self._walk.layout()


class WalkPage(Page):
    """The table of a finished game, with controls to step through it."""

    tabletop: Tabletop
    director: Director

    def __init__(self, services: Services, nav: Navigator, walk: Walk, seat: Seat, answers: int = 0) -> None:
        """Create the page after this number of answers.

        ``seat`` is the seat whose view is shown. For a spectator it is the first player.
        """
        super().__init__(services, nav)
        self.walk = walk
        own = seats(len(walk.head.players))[0] if seat == SPECTATOR else seat
        self._views = ((own, True), *((each, False) for each in seats(len(walk.head.players))))
        self._view = 0
        self.at = walk.step_after(answers)
        self._words_before = services.words
        self._choosers: dict[str, Chooser] = {}
        self._plays = False
        """Whether the replay continues by itself."""
        self._next_step = 0.0
        self._is_built = False
        """Whether ``tabletop`` and ``director`` exist."""

    # --- building

    def background(self) -> InParts[pygame.Surface]:
        frame = frame_of(self.assets)
        return table_in_parts(self.assets, frame.area(frame.rim))

    def compose(self) -> Iterator[None]:
        if self._is_built:
            self.director.stop()
        happened = self._happened()
        seat, _ = self._views[self._view]
        looker, head = ReplayViewer(self.walk, seat), self.walk.head
        company = company_of(head.players, seat, head.coinage, happened.view.options.unit)
        services, settings = self.services, self.services.settings
        services.words = services.words.game(head.game).to(company)
        displayed = Displayed(happened.view, looker.layout().turn)
        log = DealLog(services.words, games.game(head.game).deals(happened.view.options), looker.layout())
        self.tabletop = Tabletop(self.scene, services, looker, displayed, log)
        yield
        yield from self.tabletop.lay_in_parts()
        speech = Speech(
            self.tabletop.papers, self.tabletop.question, log, services, services.words, Answer(happened.view)
        )
        self.director = Director(self.tabletop, speech, self._arrived, Pace(settings.speed), settings.reduced_motion)
        self._is_built = True
        self.director.step(self._now)
        self._speech = speech
        self._lay_controls()
        self._show(happened)

    def _lay_controls(self) -> None:
        """Lay out the controls that step through the game, and the control that chooses the view."""
        text, px, frame = self.services.words.text, self.assets.canvas.px, frame_of(self.assets)
        self.button(frame.area(frame.menu), Press("back", text("walk-close"), self.back, size=15))
        acts, selections = frame.area(frame.acts), [self._view_choice(), *(self._strides())]
        heights = [max(px(frame.row), chooser_height(self.assets, each, acts.w)) for each in selections]
        play = pygame.Rect(acts.x, acts.bottom - px(frame.row), acts.w, px(frame.row))
        self.button(play, Press("play", text("walk-stop" if self._plays else "walk-play"), self.toggle))
        y = play.y - sum(heights) - len(selections) * px(GAP)
        self.tabletop.log_paper.set_bottom(y - px(GAP))
        for selection, high in zip(selections, heights, strict=True):
            chooser = Chooser(self.scene, self.assets, pygame.Rect(acts.x, y, acts.w, high), selection)
            self._choosers[selection.key] = chooser
            self.add(chooser)
            y += high + px(GAP)
        first, last = columns(frame.area(frame.helps), 2, px(GAP))
        self.button(first, Press("first", text("walk-first"), partial(self.go_to, 0)))
        self.button(last, Press("last", text("walk-last"), partial(self.go_to, self.walk.last)))

    def _strides(self) -> list[Selection]:
        return [self._stride(stride) for stride in reversed(self.walk.strides)]

    def _stride(self, stride: Stride) -> Selection:
        """Return a control that shows the position in the game, counted in strides of this kind.

        It moves to another answer, trick or deal.
        """
        text, count, passed = self.services.words.text, self.walk.count(stride), self.walk.passed(stride, self.at)
        return Selection(
            key=f"stride-{stride}",
            label=text(f"walk-{stride}"),
            count=count + 1,
            at=passed,
            value=text("walk-at", number=passed, count=count),
            choose=lambda to: self._stride_to(stride, to),
            wraps=False,
        )

    def _stride_to(self, stride: Stride, to: int) -> None:
        """Move to the position after ``to`` strides. If the page is already there, move on by one."""
        by = to - self.walk.passed(stride, self.at)
        if stride is Stride.ANSWER and abs(by) > 1:
            self.go_to(to)
            return
        for _ in range(max(1, abs(by))):
            self.go(stride, 1 if by >= 0 else -1)

    def _view_choice(self) -> Selection:
        text = self.services.words.text
        names = [text("walk-open") if open_ else text("walk-by", seat=seat) for seat, open_ in self._views]
        return Selection(
            key="seen",
            label=text("walk-seen"),
            count=len(self._views),
            at=self._view,
            value=names[self._view],
            choose=self._choose_view,
            others=tuple(names),
        )

    # --- going

    def go(self, stride: Stride, direction: int) -> None:
        """Move one stride forwards (1) or back (−1). A single answer is animated if the direction is forwards."""
        to = self.walk.stride(stride, self.at, direction)
        self.go_to(to, moving=stride is Stride.ANSWER and direction > 0)

    def go_to(self, step: int, moving: bool = False) -> None:
        """Move to a step, or to the nearest end of the game. If ``moving``, the step is animated."""
        step = max(0, min(self.walk.last, step))
        self.director.finish()
        if step == self.at:
            return
        self.at = step
        happened = self._happened()
        if moving:
            self.director.play(happened)
            self._show_position()
        else:
            self._show(happened)

    def toggle(self) -> None:
        """Start or stop the automatic replay. At the end of the game, start from the beginning."""
        self._plays = not self._plays
        if self._plays and self.at == self.walk.last:
            self.go_to(0)
        self._next_step = self._now + PAUSE
        self.recompose()
        self.hold("play")

    def _choose_view(self, direction: int) -> None:
        self._view = direction
        self.recompose()

    def _happened(self) -> Update:
        seat, hands_open = self._views[self._view]
        return self.walk.happened(self.at, seat, hands_open)

    def _arrived(self, happened: Update) -> None:
        """Show the table at the end of a step, and describe the step."""
        self.tabletop.stage.emphasis.clear()
        self.tabletop.set(happened.view)
        self._describe(happened)

    def _show(self, happened: Update) -> None:
        self.tabletop.log.set(happened.view.past)
        self._arrived(happened)
        self._show_position()

    def _describe(self, happened: Update) -> None:
        words = self.services.words
        seen = [event for event in happened.events if not (isinstance(event, Moved) and event.how == Movement.DEAL)]
        sentences = narrate(seen, words)[-MAX_SENTENCES:] if self.at else [words.text("walk-began")]
        sentences = sentences or [words.text("walk-dealt")]
        self.tabletop.question.ask(" ".join(sentences))

    def _show_position(self) -> None:
        for selection in self._strides():
            self._choosers[selection.key].choice = selection
            self._choosers[selection.key].show()

    # --- working

    def step(self, now: float) -> bool:
        held = super().step(now)
        self.director.step(now)
        self._speech.step(now)
        busy = held or self.director.busy or self._speech.going_on
        if self._plays and not busy and now >= self._next_step:
            self._next_step = now + PAUSE
            if self.at < self.walk.last:
                self.go(Stride.ANSWER, 1)
            else:
                self.toggle()
        busy = busy or self._plays
        return busy or self.tabletop.draw_next_card()

    def _key(self, event: pygame.event.Event) -> None:
        act = self._key_commands().get(event.key)
        if act:
            act()
        else:
            super()._key(event)

    def _key_commands(self) -> dict[int, Callable[[], None]]:
        long_stride = Stride.TRICK if Stride.TRICK in self.walk.strides else Stride.DEAL
        return {
            pygame.K_RIGHT: partial(self.go, Stride.ANSWER, 1),
            pygame.K_LEFT: partial(self.go, Stride.ANSWER, -1),
            pygame.K_DOWN: partial(self.go, long_stride, 1),
            pygame.K_UP: partial(self.go, long_stride, -1),
            pygame.K_PAGEDOWN: partial(self.go, Stride.DEAL, 1),
            pygame.K_PAGEUP: partial(self.go, Stride.DEAL, -1),
            pygame.K_HOME: partial(self.go_to, 0),
            pygame.K_END: partial(self.go_to, self.walk.last),
            pygame.K_p: self.toggle,
        }

    def leave(self) -> None:
        super().leave()
        if self._is_built:
            self.director.stop()
        before = self._words_before
        self.services.words = self.services.words.game(before.slug).to(before.company)
