"""A table on the screen without a display.

It has a session in memory, opponents who answer at random, and a simulated visitor.
"""

import os
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pygame
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card, face
from crowe_table.engine.core import (
    Action,
    AnswerForm,
    AnyEvent,
    Moved,
    Part,
    PickAmount,
    PickCards,
    PickHole,
    PickNumbers,
    PickOffer,
    PickPlace,
    PickSeat,
    PickSpot,
    PickWord,
    Reason,
    Scored,
    Seat,
    Shown,
    ThrowDice,
    act_of,
    because,
)
from crowe_table.engine.history import restore_hands
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import redact_all
from crowe_table.engine.series import Participant
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.gui.app import appearance_of
from crowe_table.gui.press_times import CHANGE_TIME
from crowe_table.gui.screen import Confirmation, Navigator, Services
from crowe_table.gui.sound import Sounds
from crowe_table.gui.table.screen import TableScreen
from crowe_table.gui.table.stage import Piece
from crowe_table.gui.table.widgets.ladder import step_key
from crowe_table.hosting.coaching import Coach, CoachingCard
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.time_limit import TimeLimit
from crowe_table.hosting.update import Update
from crowe_table.search.advice import Advice
from crowe_table.settings import Settings
from crowe_table.words import ENGLISH, Words
from crowe_table.words.characters import computer_players
from crowe_table.words.table_rules import TableRules
from tests.any_game import AnyTable, AnyView
from tests.contract.swapping import faces
from tests.gui.delivering import deliver
from tests.gui.drawn import drawn
from tests.present import present
from tests.sampling import going_on

ORDINARY = Settings()
FIRST = Seat(0)
FRAME = 16.0
MAX_STEPS = 3000
"""Number of steps after which a table that still moves is considered stuck."""


class Company:
    """A session in memory.

    The other players answer at random, one at a time, whenever the table has shown everything.
    """

    coinage = "georgian"
    goal = None
    alone = True

    def __init__(
        self,
        seats: int,
        seed: str,
        viewer: Seat = FIRST,
        slug: str = "cribbage",
        preset: str = "crowe",
        **changes: object,
    ) -> None:
        words = Words()
        self.viewer = viewer
        visitor = Participant(words.text("name-visitor"))
        self.players = (visitor, *islice(computer_players(words, "sound"), seats - 1))
        new = choose_table(slug, preset, self.players, "coffee_house", seed, changes=changes)
        assert isinstance(new, NewTable), new
        self.table: AnyTable = Table(game(slug), new.setup())
        self._rules = TableRules(slug, preset, seats, self.table.setup.options)
        self.patient: Callable[[str], bool] = lambda question: False
        """Predicate for questions. If it is true, the other players answer only when the test tells them to."""
        self.advice: tuple[Advice, ...] | None = None
        self.now = 0.0
        """Seconds on the clock."""
        self._patience = TimeLimit(lambda: self.now)
        self.known: set[Card] = set()
        """Every face that the viewer was shown and has not yet forgotten."""
        self._chance = Random(f"{seats} {seed}")
        self._shelf: deque[Update] = deque()
        self.coach = Coach(slug, deals=0)
        self.begin()

    def play_unseen(self, until: Callable[[AnyView], bool], chance: Random) -> None:
        """Play at random until the viewer gets a question for which ``until`` holds. Then seat the viewer."""
        while self.table.question:
            view = self.table.view(self.viewer)
            if view.call is not None and until(view):
                break
            seat = chance.choice(self.table.question.awaited())
            assert not isinstance(self.table.submit(chance.choice(going_on(self.table.view(seat).legal))), Reason)
        self.begin(told=False)

    def begin(self, told: bool = True) -> None:
        """Seat the viewer.

        If ``told``, the table still has to show the events of the current deal. Otherwise it shows the state after them
        at once.
        """
        self._first = self.table.view(self.viewer)
        self._shelf = deque([Update(self._first.past if told else (), self._first)])
        self._laid = False
        self._learn(self._shelf[0])

    @property
    def opening(self) -> bool:
        return not self._laid

    @property
    def time_left(self) -> float:
        ask = self.table.question
        self._patience.begin(len(self.table.actions), ask.time_limit if ask else 0)
        self._patience.look(running=True)
        return self._patience.left

    def rules(self) -> TableRules:
        return self._rules

    def view(self) -> AnyView:
        return self._first if not self._laid else self.table.view(self.viewer)

    def layout(self) -> Layout:
        return self.table.game.layout(self.table.setup.options, len(self.players))

    def gains(self) -> tuple[tuple[Farthings, ...], ...]:
        return self.table.gains()

    def refuse(self, action: Action) -> Reason | None:
        return self.table.refuse(action)

    def submit(self, action: Action) -> Reason | None:
        told = self.table.submit(action)
        if isinstance(told, Reason):
            return told
        if action.seat == self.viewer:
            self.coach.put_away()
        self._tell(redact_all(told, self.viewer), action.seat == self.viewer)
        return None

    def take_back(self) -> Reason | None:
        back = next((i for i, done in enumerate(reversed(self.table.actions), 1) if done.seat == self.viewer), 0)
        if not self.table.take_back(back):
            return because("refuse-take-back-none")
        self._tell(())
        return None

    def refuse_hint(self) -> Reason | None:
        return None

    def ask_hint(self) -> Reason | None:
        """Return prepared advice, if any."""
        return None

    def hint(self) -> tuple[Advice, ...] | None:
        return self.advice

    def lesson(self) -> None:
        """Return None, because this is not a lesson."""

    def coaching_card(self, view: AnyView) -> CoachingCard | None:
        return self.coach.card(view)

    def put_card_away(self) -> None:
        self.coach.put_away()

    def poll(self, resting: bool) -> list[Update]:
        if resting and not self._shelf and self.others_answer:
            self.answer()
        told = list(self._shelf)
        self._shelf.clear()
        self._laid = True
        return told

    def notices(self) -> list[Reason]:
        return []

    def close(self) -> None:
        """Do nothing, because nothing is saved."""

    # --- Opponents

    @property
    def others_answer(self) -> bool:
        """Whether other players are asked who answer without the visitor."""
        ask = self.table.question
        return ask is not None and any(seat != self.viewer for seat in ask.awaited()) and not self.patient(ask.key)

    def answer(self) -> None:
        """Let one of the other players answer."""
        ask = self.table.question
        asked = [seat for seat in ask.awaited() if seat != self.viewer] if ask else []
        if not asked:
            return
        refused = self.submit(self._chance.choice(going_on(self.table.view(self._chance.choice(asked)).legal)))
        assert refused is None

    # --- Knowledge of the viewer

    def _tell(self, events: tuple[AnyEvent, ...], own: bool = True) -> None:
        batch = Update(events, self.table.view(self.viewer), own)
        self._learn(batch)
        self._shelf.append(batch)

    def _learn(self, batch: Update) -> None:
        for event in batch.events:
            if isinstance(event, Moved | Shown):
                self.known.update(event.cards)
            if isinstance(event, Scored):
                self.known.update(card for line in event.lines for card in line.cards)
        self.known.update(faces(batch.view))

    def forget(self, view: AnyView) -> None:
        """Reset the known faces to those in this View."""
        self.known = faces(view)


def _leads_to(form: AnswerForm, wanted: Action) -> bool:
    for part in form.parts:
        if isinstance(part, ThrowDice):
            continue
        value = getattr(wanted, part.field)
        alone = isinstance(part, PickCards | PickSeat) and not part.several
        if not part.takes((value,) if alone else value):
            return False
    return True


class Doors(Navigator):
    """A Navigator that records all requests and opens no screen."""

    def __init__(self) -> None:
        self.went: list[str] = []
        self.hesitates = False

    def open_menu(self) -> None:
        self.went.append("menu")

    def open_rules(self, slug: str = "", law: str = "") -> None:
        self.went.append("rules")

    def confirm(self, asked: Confirmation, act: Callable[[], None], pressed: tuple[int, int]) -> None:
        """Confirm at once, unless the test lets the visitor hesitate."""
        self.went.append(asked.heading)
        if not self.hesitates:
            act()

    def open_results(self) -> Iterator[None]:
        self.went.append("end")
        return iter(())


class Chair:
    """A simulated visitor, with methods that act at the table and check what it shows. The test controls the time."""

    company: type[Company] = Company
    """The session in memory, with its opponents."""
    _cuts = True

    def __init__(
        self,
        seats: int = 2,
        seed: str = "5",
        size: tuple[int, int] = (1280, 800),
        settings: Settings = ORDINARY,
        viewer: Seat = FIRST,
        slug: str = "cribbage",
        preset: str = "crowe",
        until: Callable[[AnyView], bool] | None = None,
        cuts: bool = True,
        **changes: object,
    ) -> None:
        """Seat a visitor. ``until`` selects the first question that the visitor sees.

        ``cuts`` says whether the visitor cuts the pack. If not, the program does so.

        Earlier moves are made at random and are not shown.
        """
        self._cuts = cuts
        company = self.company(seats, seed, viewer, slug, preset, **changes)
        if until:
            company.play_unseen(until, Random(seed))
        self._open(company, size, settings)
        if until:
            self.settle()

    def _open(self, sitting, size: tuple[int, int], settings: Settings) -> None:
        pygame.display.init()
        pygame.font.init()
        self.window = pygame.display.set_mode(size)
        self.sitting = sitting
        self.doors = Doors()
        self.traced: list[str] = []
        self.arrivals = 0
        self.now = 1000.0
        self.services = Services(
            assets=drawn(size, appearance_of(settings)),
            words=self.words(settings.language),
            sounds=Sounds(Path("nowhere"), 0),
            settings=self._own(settings),
            trace=self.traced.append,
        )
        self.screen = TableScreen(self.services, self.sitting, self.doors)
        shown = self.screen.arrived

        def arrived(update: Update) -> None:
            shown(update)
            self.arrivals += 1
            self.compare(update.view)

        self.screen.arrived = arrived  # type: ignore[method-assign]
        self.screen.build()
        self.screen.invalidate()

    def words(self, locale: str) -> Words:
        return Words(locale or ENGLISH)

    # --- Window

    def resize(self, size: tuple[int, int]) -> None:
        self.window = pygame.display.set_mode(size)
        self._rebuild()

    def _own(self, settings: Settings) -> Settings:
        """Return the settings of a test, which cuts the pack and plays forced cards itself."""
        forced = "never" if settings.forced_cards == "ask" else settings.forced_cards
        return replace(settings, cut_for_me=not self._cuts, forced_cards=forced)

    def change_settings(self, settings: Settings) -> None:
        """Apply other settings, as the window does."""
        self.services.settings = self._own(settings)
        self._rebuild()

    def _rebuild(self) -> None:
        self.services.assets = drawn(self.window.get_size(), appearance_of(self.services.settings))
        self.screen.build()
        self.screen.invalidate()

    # --- Time

    def tick(self, lasts: float = FRAME) -> list[pygame.Rect]:
        """Run one turn of the loop. Return the painted areas."""
        self.now += lasts
        self.sitting.now = self.now / 1000
        self.screen.step(self.now)
        painted = self.screen.paint(self.window)
        self.search()
        return painted

    def settle(self, lasts: float = 120.0) -> None:
        """Run until everything has been shown and the table waits only for the visitor."""
        for _ in range(MAX_STEPS):
            self.tick(lasts)
            if self.at_rest:
                return
        raise AssertionError(f"the table did not come to rest: {self.view.public.phase}")

    @property
    def view(self) -> AnyView:
        return self.sitting.table.view(self.sitting.viewer)

    @property
    def busy(self) -> bool:
        return self.screen.director is not None and self.screen.director.busy

    @property
    def at_rest(self) -> bool:
        told = not self.busy and not self.sitting._shelf and not self.sitting.others_answer
        answer = self.screen.answer
        answered = (
            answer.forced.action is not None or self.screen.controller.throws_again or self.screen.tabletop.unwritten
        )
        return told and answer.gate.open and not answered and not self.screen.guarded

    @property
    def over(self) -> bool:
        return self.sitting.table.over

    # --- Hand and keyboard

    def hear(self, kind: int, **what: Any) -> None:
        deliver(self.screen, pygame.event.Event(kind, **what), self.now)

    def press(self, point: tuple[int, int], button: int = 1) -> None:
        self.hear(pygame.MOUSEBUTTONDOWN, pos=point, button=button)

    def move(self, point: tuple[int, int]) -> None:
        self.hear(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(1, 0, 0))

    def release(self, point: tuple[int, int], button: int = 1) -> None:
        self.hear(pygame.MOUSEBUTTONUP, pos=point, button=button)

    def click(self, point: tuple[int, int]) -> None:
        self.press(point)
        self.tick()
        self.release(point)
        self.tick()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.press(start)
        for step in range(1, 6):
            self.move((start[0] + (end[0] - start[0]) * step // 5, start[1] + (end[1] - start[1]) * step // 5))
            self.tick()
        self.release(end)
        self.tick()

    def key(self, key: int, mod: int = 0) -> None:
        self.hear(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self.tick()
        self.hear(pygame.KEYUP, key=key, mod=mod, unicode="")
        self.tick()

    # --- Press targets

    def hand(self) -> list[Piece]:
        """Return the cards that can be chosen, from left to right."""
        return self.screen.targets.hand()

    def point(self, piece: Piece) -> tuple[int, int]:
        """Return a point at which a card in a fan can be pressed. No other card covers its left edge."""
        body = self.screen.tabletop.stage.body(piece)
        return body.x + min(4, body.w // 2), body.centery

    def button(self, key: str) -> tuple[int, int]:
        return next(control.area.center for control in self.screen.targets.controls() if control.key == key)

    def raised(self) -> set[Card]:
        return set(self.screen.answer.chosen)

    def spread(self) -> list[Piece]:
        """Return the cards of a pack that is spread for a cut. Empty if no pack is spread."""
        return self.screen.targets.spread()

    def prompt(self) -> str:
        return self.screen.tabletop.question.says

    # --- Complete answers

    def answer(self, chance: Random) -> None:
        """Answer any question with the mouse, at random."""
        self.give(chance.choice(going_on(self.view.legal)), chance)

    def give(self, wanted: Action, chance: Random) -> None:
        """Give this answer with the mouse, part by part."""
        if self._on_ladder(wanted):
            return
        answer, act = self.screen.answer, act_of(wanted)
        form = next(form for form in answer.forms if form.act == act and _leads_to(form, wanted))
        if not form.parts:
            self.click(self.button(f"act-{act}"))
        for at, part in enumerate(form.parts):
            self._give_part(act, part, None if isinstance(part, ThrowDice) else getattr(wanted, part.field), at, chance)

    def _on_ladder(self, wanted: Action) -> bool:
        """Give this answer by its step of the ladder. Return False if the ladder has none."""
        key, question = step_key(wanted), self.screen.answer.gate.question
        if all(control.key != key for control in self.screen.answers.controls):
            return False
        for _ in range(2):
            if self.screen.answer.gate.question == question and self.screen.answer.asked:
                self.tick(CHANGE_TIME)
                self.click(self.button(key))
        return True

    def _give_part(self, act: str, part: Part, value, at: int, chance: Random) -> None:
        answer = self.screen.answer
        draft = answer.draft
        self.tick(CHANGE_TIME)
        on_the_table = isinstance(part, PickCards | PickPlace | PickSpot | ThrowDice)
        if at == 0 and isinstance(part, PickSpot) and answer.lays:
            self.click(self.button(f"act-{act}"))
            self.tick(CHANGE_TIME)
        if at == 0 and not on_the_table and (draft is None or draft.act != act or draft.given):
            self.click(self.button(f"act-{act}"))
            self.tick(CHANGE_TIME)
        match part:
            case PickPlace():
                for _ in range(2):
                    self.click(self.point(self.spread()[value]))
            case ThrowDice():
                self.click(self.button(chance.choice(["throw", "box"])))
            case PickCards():
                for card in value if part.several else (value,):
                    if card not in self.raised():
                        self.click(self.point(next(piece for piece in self.hand() if piece.card == card)))
                self.press_act(act)
            case PickAmount() | PickHole():
                self.dial(value)
                self.press_act(act)
            case PickWord():
                self.press_ticket(value)
            case PickSeat(several=True):
                for seat in value:
                    self.click(self.button(f"seat-{seat}"))
                self.press_act(act)
            case PickSeat():
                self.press_ticket(f"seat-{value}")
            case PickSpot():
                self.click(self.button(f"spot-{value}"))
                if self.screen.answer.spot:
                    self.press_act(act)
            case PickNumbers():
                for number in value[:-1]:
                    self.dial(number)
                    self.press_act(act)
            case PickOffer():
                draft = self.screen.answer.draft
                if draft and draft.dial:
                    self.dial([offer.name for offer in draft.offers].index(value))
                    self.press_act(act)
                    return
                self.press_ticket(f"offer-{value}")

    def dial(self, number: int) -> None:
        self.screen.controller.turn_dial(number)

    def press_ticket(self, key: str) -> None:
        """Press the button of a value, and press it again if the first press only selected it."""
        question, given = self.screen.answer.gate.question, present(self.screen.answer.draft).given
        for _ in range(2):
            draft = self.screen.answer.draft
            if self.screen.answer.gate.question == question and draft and draft.given == given:
                self.click(self.button(key))

    def press_act(self, act: str) -> None:
        """Press the button of an act, after a delay so that it does not count as a repeated press."""
        self.tick(CHANGE_TIME)
        keys = {control.key for control in self.screen.targets.controls()}
        self.click(self.button(f"act-{act}" if f"act-{act}" in keys else "confirm"))

    def play_until(self, stop: Callable[["Chair"], bool], chance: Random) -> None:
        """Play until the condition holds while the table is at rest, or until the game ends."""
        self.settle()
        while not self.over and not stop(self):
            before = len(self.sitting.table.actions)
            self.answer(chance)
            assert len(self.sitting.table.actions) > before, self.prompt()
            self.settle()

    # --- Expected display

    def pieces(self) -> Iterator[Piece]:
        """Yield every painted card."""
        return (sprite for sprite in self.screen.scene._sprites if isinstance(sprite, Piece))

    def compare(self, view: AnyView) -> None:
        """Assert that the stage matches the View.

        Each card of each zone must be in its place, and there must be no other cards.
        """
        stage = self.screen.tabletop.stage
        view = restore_hands(view) if self.screen.tabletop.log.result else view
        held = {key: [piece.card for piece in pieces] for key, pieces in stage.zones.items() if pieces}
        assert held == {
            zone.key: [HIDDEN] * len(zone.cards) if zone.face_down else list(zone.cards)
            for zone in view.zones
            if zone.cards
        }
        lying = [piece for pieces in stage.zones.values() for piece in pieces]
        assert len(set(map(id, lying))) == len(lying)
        assert set(map(id, lying)) == set(map(id, self.pieces()))
        printed: Any = self.screen.tabletop.stage.assets._cards
        for key, pieces in stage.zones.items():
            for piece in pieces:
                assert (*stage.position(piece), piece.z) == piece.target, key
                assert printed.card_of(piece.bare) == (face(piece.card) if piece.card >= 0 else HIDDEN), key
        if not self.sitting._shelf and not self.screen.director._waiting:
            self.sitting.forget(view)

    def same(self) -> None:
        """Assert that the table at rest matches its View."""
        self.compare(self.view)

    def search(self) -> None:
        """Assert that no painted card shows a face that the viewer may not know."""
        cards: Any = self.screen.tabletop.stage.assets._cards
        allowed = {face(card) for card in self.sitting.known if card >= 0}
        for piece in self.pieces():
            printed = cards.card_of(piece.bare)
            assert printed == HIDDEN or printed in allowed, (piece.zone, printed)

    def repainted(self) -> bool:
        """Return whether the content of the window equals a complete repaint."""
        before = self.window.copy()
        self.screen.invalidate()
        self.screen.paint(self.window)
        return before.get_buffer().raw == self.window.get_buffer().raw
