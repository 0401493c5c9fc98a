"""The table screen, which builds and connects the components of the table.

Input goes from the pointer or the keyboard through the answer controller to the seat client. Results come back as
Updates, which the director animates on the tabletop. When all of an Update has been shown, its View becomes the current
View.
"""

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

import pygame
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import SPECTATOR, Announced, AnyEvent, Reason, Seat, View
from crowe_table.engine.layout import Layout
from crowe_table.gui.controls.button import Press, Ring
from crowe_table.gui.controls.controls import PaperButton
from crowe_table.gui.controls.explanation import Explanation
from crowe_table.gui.controls.focus import Focus
from crowe_table.gui.draw.background import table_in_parts
from crowe_table.gui.draw.motion import PACES, Pace
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.memory import weak_callback
from crowe_table.gui.screen import Confirmation, Navigator, Screen, Services
from crowe_table.gui.table.answer import Answer
from crowe_table.gui.table.answer_controller import AnswerController
from crowe_table.gui.table.director import SLICE, Director
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.dragging import Dragging
from crowe_table.gui.table.explainer import Explainer
from crowe_table.gui.table.forced_answer import Proposal
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.hit_targets import HitTargets
from crowe_table.gui.table.keyboard import Elsewhere, Keyboard
from crowe_table.gui.table.log_page import LogPage
from crowe_table.gui.table.pointer import Pointer
from crowe_table.gui.table.pondering import Pondering
from crowe_table.gui.table.speech import Speech
from crowe_table.gui.table.tabletop import Tabletop
from crowe_table.gui.table.widgets.answers import Answers, HelpActions
from crowe_table.gui.table.widgets.closeup import Closeup
from crowe_table.gui.table.widgets.coaching_paper import CoachingPaper
from crowe_table.gui.table.widgets.coins import Currency
from crowe_table.gui.table.widgets.countdown import Countdown
from crowe_table.gui.table.widgets.hammer import Hammer
from crowe_table.gui.table.widgets.ladder import Ladder
from crowe_table.gui.table.widgets.odds_strip import OddsStrip
from crowe_table.gui.table.widgets.strip import Strip
from crowe_table.gui.table.widgets.unwritten import UnwrittenMark
from crowe_table.hosting.edge import Sums, edge_of
from crowe_table.hosting.lessons import Instruction, lessons_of
from crowe_table.hosting.seat_client import SeatClient
from crowe_table.hosting.update import Update
from crowe_table.kit.announcing import is_result
from crowe_table.words.characters import company_of
from crowe_table.words.deal_log import DealLog
from crowe_table.words.glossary import Term, glossary_of
from crowe_table.words.sayings import Sayings

OFFER_TIME, NEW_OFFER_TIME = 1000.0, 2500.0
"""Milliseconds at normal pace that computer players wait while the visitor may act without being asked.

The first is for acts that are familiar, the second for new ones.
"""
GLANCE = 700.0
"""Milliseconds at normal pace that computer players wait when a lesson starts an explanation."""
READING_START, READING_TIME_PER_LETTER = 800.0, 38.0
"""Milliseconds to notice a sentence of a lesson, and to read one letter."""
DONE = object()
"""Value that stands for the end of a generator."""
WARM_UP_TIME = 0.002
"""Seconds of each idle step that are spent on preparing messages and cards for later."""
DEAL_UP_TIME = 260.0
"""Duration of a hand's rise from the table's edge, in milliseconds."""


class TableScreen(Screen):
    """The screen of one seat.

    ``build`` recreates its components for each window size, but keeps ``answer`` and ``displayed``.
    """

    scene: Scene
    tabletop: Tabletop
    speech: Speech
    director: Director
    controller: AnswerController
    answers: Answers
    focus: Focus
    targets: HitTargets
    dragging: Dragging
    closeup: Closeup
    explainer: Explainer
    countdown: Countdown
    unwritten: UnwrittenMark
    coaching: CoachingPaper
    odds: OddsStrip | None
    """The strip of the odds. None at games without stakes, in lessons, and for a spectator."""
    pointer: Pointer
    keyboard: Keyboard

    def __init__(self, services: Services, client: SeatClient, navigator: Navigator) -> None:
        super().__init__(services)
        self._client = client
        self._navigator = navigator
        view = client.view()
        self.answer = Answer(view)
        self.displayed = Displayed(view, client.layout().turn)
        self._now = 0.0
        self._built = False
        self._was_over = False
        self._ending: Iterator[None] | None = None
        self._offered_next_deal = False
        """Whether the visitor was shown the next deal of the lesson."""
        self._proposed = set[Proposal]()
        """Whether the visitor was asked who plays cards that win every remaining trick."""
        """Generator that draws the results page in parts. None while no results page is being drawn."""
        self._offered: frozenset[str] = frozenset()
        """The acts that the visitor could choose without being asked, at the last such opportunity."""
        self._pondering = Pondering(client.players, client.layout().hand)
        self._pending_odds: Iterator[Sums | None] = iter(())
        """Pending computation of the sums on the strip of the odds."""
        self._sayings = Sayings(client.players, services.words.game(view.game).has_banker)
        self._others_wait_until = 0.0
        self._explained_at = 0.0
        """Time in milliseconds by which the visitor will have read the explanation of the lesson.

        Until then the lesson sets no new task.
        """
        self._held_back = False
        """Whether the lesson's next task is delayed until the explanation has been read."""
        self._complained = False
        self._unannounced = False
        """Whether the current question still has to be written to the trace."""
        self.guarded = False
        """Whether a press may still be ignored because its effect has just changed."""
        self._controls_pending = False
        """Whether the controls for the question still have to be laid out.

        This is done one frame after everything else.
        """
        company = company_of(client.players, view.seat, client.coinage, view.options.unit)
        services.words = services.words.game(view.game).to(company)

    # --- Building

    def build(self) -> None:
        deque(self.build_in_parts(), 0)

    def build_in_parts(self) -> Iterator[None]:
        again = self._built
        if again:
            self.director.finish()
            self.controller.rattle(False)
        if self.ends:
            self._ending = self._navigator.open_results()
        layout = self._client.layout()
        yield from self._lay_table()
        self._lay_answers()
        self._lay_input(layout)
        self._built = True
        self._unread = self.services.words.reading()
        yield
        yield from self.tabletop.prepare_in_parts(self.answer.view)
        yield from self._setting(self.answer.view)
        yield
        yield from self.answers.read_in_parts(self.answer)
        yield
        self._lay()
        yield
        if again:
            self._trace_answers()
        yield from self.tabletop.log_paper.show_in_parts()
        if self._client.opening:
            self.tabletop.stage.set_undealt(self.answer.view)
            self.tabletop.rewind(self.answer.view)
        elif not again:
            self._unannounced = self.answer.asked and self._client.alone
        self._complain()

    def _lay_table(self) -> Iterator[None]:
        """Build the table and its animation."""
        services, settings = self.services, self.services.settings
        frame = frame_of(services.assets)
        view = self.answer.view
        self._terms = glossary_of(services.words, self._client.rules())
        marked = services.words.with_terms(self._terms)
        log = DealLog(marked, games.game(view.game).deals(view.options), self._client.layout())
        background = yield from table_in_parts(services.assets, frame.area(frame.rim))
        self.scene = Scene(background)
        yield
        client = self._client
        self.tabletop = Tabletop(self.scene, services, client, self.displayed, log, self._terms, client.gains)
        tabletop = self.tabletop
        yield
        yield from tabletop.lay_in_parts()
        yield
        self.speech = Speech(tabletop.papers, tabletop.question, log, services, marked, self.answer)
        self.director = Director(
            self.tabletop,
            self.speech,
            self.arrived,
            Pace(settings.speed),
            settings.reduced_motion,
            settings.slow_counts,
        )
        self.director.step(self._now)
        hammer = Hammer(self.scene, services.assets, tabletop.stage)
        paper = tabletop.question
        self.countdown = Countdown(self.scene, services.assets, hammer, paper, settings.reduced_motion)
        self.closeup = Closeup(self.scene, services.assets, services.words)
        self._marked = marked
        self.odds = self._odds_strip()
        self.coaching = coaching = CoachingPaper(
            self.scene, services.assets, services.words, tabletop.log_paper, weak_callback(self._put_card_away)
        )
        self.explainer = Explainer(
            Explanation(self.scene, services.assets),
            frame.area(frame.account),
            self._terms,
            lambda: (*paper.terms, *tabletop.log_paper.terms, *coaching.terms),
            weak_callback(self._thing_at),
            lambda: coaching.area.h,
        )

    def _odds_strip(self) -> OddsStrip | None:
        """Return the strip of the odds, and start to compute its sums. None if the table has none."""
        services, view = self.services, self.answer.view
        if edge_of(view.game) is None or view.seat == SPECTATOR or self._client.lesson():
            return None
        unfolded = services.settings.odds_strip
        self._pending_odds = self._navigator.odds_of(view.seat)
        log_paper, keep = self.tabletop.log_paper, weak_callback(self._keep_odds_folded)
        return OddsStrip(self.scene, services.assets, services.words, log_paper, keep, unfolded)

    def _lay_answers(self) -> None:
        """Build the controls for answers and help."""
        services, client, answer = self.services, self._client, self.answer
        self.focus = Focus(Ring(self.scene, services.assets))
        self.controller = controller = AnswerController(
            services, self._marked, client, answer, self.speech, self.tabletop.props, self._ask_first
        )
        helps = HelpActions(
            controller.take_hint,
            self._open_rules,
            self._why_not,
            lambda: controller.hint_refusal is None,
            lambda: controller.hint_acts,
        )
        currency = Currency(client.coinage, answer.view.options.unit)
        strip = Strip(self.scene, services.assets, services.words, controller, currency)
        keys = {act: letter.upper() for letter, act in client.layout().keys}
        ladder, log_paper = self._ladder(controller, client.layout()), self.tabletop.log_paper
        frame = frame_of(services.assets)
        log_top = self.odds.log_top if self.odds else frame.area(frame.account).y
        self.answers = Answers(
            self.scene, services.assets, services.words, controller, helps, strip, ladder, log_paper, keys, log_top
        )
        self.tabletop.log_paper.opened = self._open_log
        press = Press("menu", services.words.text("button-menu"), self._navigator.open_menu, size=18)
        menu = PaperButton(self.scene, services.assets, frame.area(frame.menu), press)
        self.unwritten = UnwrittenMark(self.scene, services.assets, services.words, self.tabletop.log_paper)
        self.targets = HitTargets(
            self.tabletop,
            answer,
            controller,
            self.answers,
            menu,
            self.focus,
            self.director,
            self.closeup,
            self.explainer,
            self.coaching,
            self.odds,
        )
        controller.changed = self._changed

    def _ladder(self, controller: AnswerController, layout: Layout) -> Ladder | None:
        """Return the ladder of answers. None if the game has no bidding."""
        box, services = self.tabletop.stage.placement.ladder, self.services
        if box is None:
            return None
        area = frame_of(services.assets).area(box)
        return Ladder(self.scene, services.assets, services.words, controller, area, layout)

    def _lay_input(self, layout: Layout) -> None:
        """Build the input handlers."""
        stage, assets = self.tabletop.stage, self.services.assets
        self.dragging = Dragging(
            self.scene, assets, layout, stage, self.answer, self.controller, self.targets, self.director
        )
        self.pointer = Pointer(
            assets.canvas,
            stage,
            self.targets,
            self.dragging,
            self.closeup,
            self.answer.gate,
            self.explainer,
            self._hurried,
        )
        elsewhere = Elsewhere(
            self._navigator.open_menu,
            self._open_rules,
            self.take_back,
            self._open_log,
            self._hurried,
            self.pointer.pointed_at,
            self._explain_focused,
        )
        acts, words = dict(layout.keys), self.services.words
        self.keyboard = Keyboard(self.focus, self.answer, self.controller, self.closeup, elsewhere, acts, words)

    def _complain(self) -> None:
        """Write all complaints about assets, sounds and the voice to the trace.

        Show the first one, but only once.

        A plain picture replaces a missing one. A missing sound is not replaced.
        """
        devices = self.services.sounds.complaint, self.services.voice.complaint
        complaints = [*self.services.assets.complaints, *filter(None, devices)]
        for complaint in complaints:
            self.services.trace(self.services.words.reason(complaint))
        if complaints and not self._complained:
            self._complained = True
            self.speech.refuse(complaints[0])

    # --- Arrivals

    def arrived(self, update: Update) -> None:
        """Take over the View of an update once all of it has been shown, so that the visitor can answer."""
        view = update.view
        self.answer.note_shown(update.own)
        self._set(view)
        self._chat(update)
        if any(map(_ends_hand, update.events)):
            self._read_odds()
        was_over, self._was_over = self._was_over, view.ask is None
        if self._was_over and not was_over:
            self._ending = self._navigator.open_results()
        self._unannounced = self.answer.asked and self._client.alone

    def _chat(self, update: Update) -> None:
        """Let a player comment on what has just happened, now and then. Nobody does so in a lesson."""
        said = self._sayings.after(update.events, update.view)
        if said and self.services.settings.sayings and not self.answer.in_lesson and update.view.seat != SPECTATOR:
            self.speech.chat(*said)

    def _lesson(self) -> Instruction | None:
        """Return the current step of the lesson.

        While the visitor is still reading the explanation, the task is left out. Meanwhile the computer players answer,
        because an explanation is often about their answers.
        """
        lesson = self._client.lesson()
        self._held_back = bool(lesson and lesson.do and not lesson.fresh and self._now < self._explained_at)
        return replace(lesson, step=None, do=None, lit=()) if lesson and self._held_back else lesson

    def _ask_held_back(self, now: float) -> None:
        """Set the lesson's next task once the visitor has had time to read the explanation."""
        if self._held_back and now >= self._explained_at:
            self._set(self.answer.view)
            self._unannounced = self.answer.asked and self._client.alone

    def _announce_question(self) -> None:
        """Write the question and the positions of its answers to the trace, once presses can answer the question."""
        view = self.answer.view
        if self._unannounced and not self._controls_pending and self.answer.gate.open and view.ask:
            self._unannounced = False
            self.services.trace(f"asked {view.ask.key} {self.targets.places()}")

    def _set(self, view: View) -> None:
        deque(self._setting(view), 0)

    def _setting(self, view: View) -> Iterator[None]:
        """Apply a View, one part per step. After the last part, the visitor can answer."""
        lesson = self._lesson()
        same = self.answer.arrive(view, self.services.settings, lesson)
        self._teach(lesson)
        self._coach()
        self.tabletop.stage.emphasis.clear()
        self.targets.stand()
        yield from self.tabletop.set_in_parts(view)
        self.director.pace = self._pace(view)
        if not same:
            self._offer(view)
        if lesson and lesson.fresh and lesson.why and not lesson.do:
            self._explained_at = self._now + self._reading_time(lesson.why)
            self._others_wait_until = max(self._others_wait_until, self._now + GLANCE * PACES[self.director.pace])
        self.speech.prompt()
        self._controls_pending = True
        self.countdown.ask(view.ask.time_limit if view.ask else 0)

    def _teach(self, lesson: Instruction | None) -> None:
        """Show the lesson: the next task with its cards highlighted, and the explanation of the last answer.

        Players named in the task or, without one, in the explanation are highlighted too.
        """
        answer, words = self.answer, self._marked
        if lesson is None:
            self.tabletop.log_paper.teach(0, 0)
            return
        why = words.reason(lesson.why) if lesson.why else ""
        step = words.reason(lesson.step) if lesson.step and not answer.untold else ""
        said = lesson.step if step else lesson.why
        others = words.seats_named(said) - {answer.view.seat} if said else frozenset[Seat]()
        self.tabletop.highlights.show(lesson.lit if step else (), others)
        self.tabletop.log_paper.teach(lesson.number, lesson.steps, step, why)
        if step and lesson.do:
            answer.teach(lesson.do)

    def _coach(self) -> None:
        """Show the card of a first deal that belongs to the question, and point to what it is about."""
        if self._client.lesson():
            self.coaching.show("")
            return
        wanted = self.services.settings.coaching and self.answer.asked
        card = self._client.coaching_card(self.answer.view) if wanted else None
        self.coaching.show(self._marked.reason(card.sentence) if card else "")
        self._fit_papers()
        self.tabletop.highlights.show(card.at if card and self.coaching.enabled else ())

    def _fit_papers(self) -> None:
        """Fit the strip of the odds and the card of a first deal above the log. A warning keeps their places."""
        unwarned = self.unwritten.area is None
        if self.odds and unwarned:
            self.odds.fit()
        self.coaching.fit(allowed=unwarned)

    def _put_card_away(self) -> None:
        self._client.put_card_away()
        self._coach()
        self.targets.find_again()

    def _reading_time(self, reason: Reason) -> float:
        """Return the time needed to read a sentence, in milliseconds at the table's pace."""
        letters = len(self.services.words.reason(reason))
        return (READING_START + READING_TIME_PER_LETTER * letters) * PACES[self.director.pace]

    def _pace(self, view: View) -> Pace:
        """Return the pace of the table. It is at least quick for a visitor who is out of play and only watches."""
        layout, chosen = self._client.layout(), Pace(self.services.settings.speed)
        seated = view.seat in view.public.ring
        looks_on = seated and self.displayed.is_out(view.seat, layout.standing, layout.out)
        return min(chosen, Pace.QUICK, key=PACES.__getitem__) if looks_on else chosen

    def _lay(self) -> bool:
        """Lay out the controls for the question if that is pending. Return whether it was."""
        if not self._controls_pending:
            return False
        self._controls_pending = False
        self.targets.lay()
        self._coach()
        self.tabletop.highlights.follow()
        return True

    def _changed(self) -> None:
        """Update the screen after the visitor has chosen something or answered."""
        lesson = self._lesson() if self.answer.untold else None
        if lesson:
            self._teach(lesson)
        self._coach()
        self.speech.prompt()
        self._controls_pending = False
        self.targets.show()
        self._fit_papers()
        self._trace_answers()
        self._drain()

    def _trace_answers(self) -> None:
        if self._client.alone:
            self.services.trace(f"laid {self.targets.places()}")

    # --- Stepping

    def handle(self, event: pygame.event.Event) -> None:
        self._lay()
        if self.closeup.shown and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.closeup.put_down()
        elif self._puts_explanation_away(event):
            return
        elif event.type == pygame.KEYDOWN:
            self.keyboard.press(event)
            if self._client.alone:
                self.services.trace(f"held {self.targets.held()}")
        elif event.type == pygame.KEYUP:
            self.keyboard.release(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT):
            self.focus.release()
            self.pointer.press(event)
        elif event.type == pygame.MOUSEMOTION:
            self.pointer.move(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self.tabletop.log_paper.wind(event.y)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            self.pointer.release(event.pos)

    def _puts_explanation_away(self, event: pygame.event.Event) -> bool:
        """Remove the explanation if the event is a press.

        Return True if the press has no other effect, because it is on the explanation or is Escape.
        """
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            return False
        on_it = event.type == pygame.MOUSEBUTTONDOWN and self.explainer.covers(event.pos)
        escapes = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        return self.explainer.dismiss() and (on_it or escapes)

    def _thing_at(self, point: tuple[int, int]) -> Term | None:
        return self.services.thing_at(self, point)

    def _explain_focused(self) -> None:
        """Explain the focused target. If nothing has the focus, explain the next term."""
        target = self.focus.target
        if target is None:
            self.explainer.open_next()
        elif target.region == "terms":
            target.act()
        elif target.card != HIDDEN:
            self.closeup.show_card(target.card)
        elif target.control:
            told = target.control.describe()
            self.explainer.explain(Term(told.name, "; ".join(filter(None, (told.value, told.note)))))

    def move_focus(self, step: int) -> None:
        self._lay()
        self.closeup.put_down()
        self.explainer.dismiss()
        self.focus.move(step)

    def cancel_input(self) -> None:
        """Cancel a drag, and stop rattling the dice."""
        self.pointer.cancel()
        self.controller.rattle(False)

    def step(self, now: float) -> bool:
        self._now = now
        laid = self._lay()
        if not laid:
            self._drain()
        self.director.step(now)
        self._ask_held_back(now)
        shut = self.answer.gate.step(now)
        self._announce_question()
        self._give_forced_answer(now)
        self._offer_setting()
        self._offer_next_deal()
        self.speech.step(now)
        self.countdown.step(self._client.time_left)
        self.unwritten.show(self._navigator.unwritten())
        self._fit_papers()
        self.controller.receive_advice()
        self.pointer.step(now)
        self.guarded = any([self.targets.guard.step(now), self.keyboard.step(now)])
        self.controller.step(now)
        if not self.director.busy:
            self._draw_ending()
            if not laid and not self._controls_pending:
                self._sum_odds()
                self._warm()
        return (
            shut
            or self.guarded
            or self.ends
            or self._controls_pending
            or self.tabletop.unwritten
            or self.answer.forced.action is not None
            or self._now < self._others_wait_until
            or self._held_back
            or self.director.busy
            or self.pointer.down
            or self.explainer.waiting
            or self.controller.rattling
            or self.controller.throws_again
            or self.speech.going_on
        )

    @property
    def ends(self) -> bool:
        """Whether the results page is being drawn. It opens as soon as it is ready."""
        return self._ending is not None

    def _draw_ending(self) -> None:
        until = perf_counter() + SLICE
        while self._ending and perf_counter() < until:
            if next(self._ending, DONE) is DONE:
                self._ending = None

    def _give_forced_answer(self, now: float) -> None:
        """Give the only legal answer for the visitor once the question has been visible long enough."""
        sole = self.answer.forced
        if not self.director.busy and sole.due(now) and sole.action:
            self.controller.submit(sole.action)

    def _offer_setting(self) -> None:
        """Offer once to play cards for the visitor: those of a sure hand, or the only legal one."""
        offer = self.answer.forced.offer
        if offer is None or offer in self._proposed or self.director.busy or not self.answer.gate.open:
            return
        if self._client.lesson():
            return  # The last sentence of a lesson is still there to be read.
        self._proposed.add(offer)
        asked = Confirmation.from_messages(self.services.words, offer)
        self._ask_first(asked, partial(self._always, offer))

    def _always(self, offer: Proposal) -> None:
        """Set an offered setting to "always"."""
        self._navigator.change_settings(replace(self.services.settings, **{offer: "always"}))

    def _offer_next_deal(self) -> None:
        """Show once what the next deal of the lesson is about, when the last explanation of this deal has been read."""
        lesson = None if self._offered_next_deal or self.director.busy else self._client.lesson()
        if lesson and lesson.following and self._now >= self._explained_at:
            self._offered_next_deal = True
            game = self.displayed.view.game
            self._navigator.open_lesson(game, lessons_of(game).index(lesson.following))

    def _drain(self) -> None:
        for update in self._client.poll(self._others_may_act()):
            self.director.play(update)
        for notice in self._client.notices():
            self.speech.refuse(notice)

    def _others_may_act(self) -> bool:
        """Return whether the computer players may act.

        No animation may be running. A visitor who may act out of turn must have had time to do so.
        """
        return not self.director.busy and self._now >= self._others_wait_until

    def _offer(self, view: View) -> None:
        """Set the time until the computer players act.

        It is their own thinking time, or longer if the visitor may act out of turn.
        """
        call = view.call
        acts = frozenset(form.act for form in call.forms) if call and not call.must else frozenset()
        waits = self._pondering.pause(view)
        if acts:
            waits = max(waits, OFFER_TIME if acts <= self._offered else NEW_OFFER_TIME)
            self._offered = acts
        self._others_wait_until = self._now + waits * PACES[self.director.pace]

    def _read_odds(self) -> None:
        """Start to compute the sums on the strip of the odds."""
        if self.odds:
            self._pending_odds = self._navigator.odds_of(self.answer.view.seat)

    def _keep_odds_folded(self) -> None:
        """Remember whether the strip of the odds is folded."""
        if self.odds:
            self._navigator.change_settings(replace(self.services.settings, odds_strip=self.odds.unfolded))

    def _sum_odds(self) -> None:
        """Compute a part of the sums on the strip of the odds, and show them when they are complete."""
        until = perf_counter() + WARM_UP_TIME
        while self.odds and self.odds.unfolded and perf_counter() < until:
            sums = next(self._pending_odds, DONE)
            if sums is DONE:
                return
            if isinstance(sums, Sums):
                self.odds.tell(sums)

    def _warm(self) -> None:
        """Prepare messages and pictures of cards, for a short part of each idle step."""
        until, more = perf_counter() + WARM_UP_TIME, True
        while more and perf_counter() < until:
            read = next(self._unread, DONE) is not DONE
            more = self.tabletop.draw_next_card() or read

    def _hurried(self) -> bool:
        """Hurry the running animation. Return whether the press has no other effect.

        If the same question was visible throughout the animation, the press also counts as an answer.
        """
        gate = self.answer.gate
        if self._held_back and not self.director.busy:
            self._explained_at = self._now
            return True
        if not self.director.busy:
            waits = self._now < self._others_wait_until and self.answer.view.call is None
            self._others_wait_until = self._now if waits else self._others_wait_until
            return waits
        if self.director.reading or not self.answer.asked:
            self.director.hurry()
            gate.hurry()
            return True
        question = gate.question
        self.director.finish()
        return gate.question != question

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        return self.scene.paint(target)

    def invalidate(self) -> None:
        self.scene.invalidate()

    def leave(self) -> None:
        self._client.close()
        if self._built:
            self.director.stop()

    # --- Commands from other screens, and navigation

    def deal_up(self) -> None:
        """Let the viewer's hand rise from the edge of the table."""
        for zone in self.tabletop.stage.lower_own_hand():
            self.director.tidy(zone, DEAL_UP_TIME)

    def take_back(self) -> None:
        """Take the game back to the visitor's last decision, or say why that is impossible."""
        if self.controller.take_back():
            self.answer.forced.leave()
            self.director.finish()
            self._read_odds()
            self._drain()

    def _ask_first(self, asked: Confirmation, act: Callable[[], None]) -> None:
        self._navigator.confirm(asked, act, self.pointer.pressed_at)

    def _open_log(self) -> None:
        self.director.finish()
        if self.tabletop.log.lines:
            self._navigator.open_over(LogPage(self.services, self._navigator, self._client, self.answer.view))

    def _open_rules(self) -> None:
        refusal = self.answer.refusal
        self._navigator.open_rules(self.displayed.view.game, refusal.law if refusal else "")

    def _why_not(self) -> None:
        self.controller.why_not(self.focus.card)


def _ends_hand(event: AnyEvent) -> bool:
    return isinstance(event, Announced) and is_result(event.words)
