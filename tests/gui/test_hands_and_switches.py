"""Switch scanning, gamepads, and the places of the keyboard focus. Nothing has to be held down or dragged."""

import ctypes
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from crowe_table import games
from crowe_table.gui.app import App
from crowe_table.gui.controls.focus import CHOSEN
from crowe_table.gui.gamepad import EVENTS, REPEAT_DELAY, REPEAT_INTERVAL, THRESHOLD, Command, Gamepads
from crowe_table.gui.press_times import CHANGE_TIME
from crowe_table.gui.scanning import NEVER, Scanner
from crowe_table.gui.table.widgets.coins import Currency, rack
from crowe_table.hosting.shelf import Shelf
from crowe_table.kit.tricks import Play
from crowe_table.settings import Settings
from tests.gui.hot_seat_fixture import HotSeatWindow
from tests.gui.table_fixture import FRAME, Chair
from tests.gui.test_keys import MAX_ANSWERS, Keyed, _lies_at, _same
from tests.present import present
from tests.sampling import TESTED

QUICK = Settings(speed="instant")
MAX_MOVES = 200
"""Maximum number of movements of the focus to any target on a table."""


def key(kind: int, code: int, **more: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, key=code, mod=0, unicode="", **more)


class Window:
    """The window with a title page, at a time that the test sets."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.app = App(Settings(**settings), Shelf(folder), lambda _: None, size=(1280, 800), mute=True)
        self.now = 10_000.0
        self.app.nav.open_title()
        self.wait(CHANGE_TIME)

    def wait(self, milliseconds: float) -> None:
        self.now += milliseconds
        self.app._step_inputs(self.now)
        if self.top:
            self.top.step(self.now)
            self.app._update_listener(self.now)

    def hear(self, event: pygame.event.Event) -> None:
        self.app._handle(event, self.now)

    def tap(self, code: int) -> None:
        self.hear(key(pygame.KEYDOWN, code))
        self.hear(key(pygame.KEYUP, code))

    @property
    def top(self) -> Any:
        return self.app.nav.top

    @property
    def held(self) -> str:
        return self.top._held_key


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Any]:
    made: list[Window] = []

    def new(**settings: Any) -> Window:
        made.append(Window(tmp_path, **settings))
        return made[-1]

    yield new
    for each in made:
        each.app._pads.close()
        each.app.nav.close()


# --- switch scanning


def test_with_two_keys_one_moves_and_one_chooses(make: Any) -> None:
    window = make(scanning="two_keys")
    able = [control.key for control in window.top.controls if control.enabled]
    seen = []
    for _ in able:
        window.tap(pygame.K_SPACE)
        seen.append(window.held)
    assert sorted(seen) == sorted(able)
    while window.held != "settings":
        window.tap(pygame.K_SPACE)
    title = window.top
    window.tap(pygame.K_RETURN)
    assert window.top is not title


@pytest.mark.parametrize("seconds", ["1", "2", "5"])
def test_with_one_key_the_timer_moves(make: Any, seconds: str) -> None:
    window = make(scanning="one_key", scan_seconds=seconds)
    window.wait(0)
    window.wait(1000 * int(seconds) - 100)
    assert window.held == ""
    window.wait(100)
    first = window.held
    assert first
    window.wait(1000 * int(seconds))
    assert window.held not in ("", first)


def test_a_choice_starts_the_interval_again(make: Any) -> None:
    window = make(scanning="one_key", scan_seconds="2")
    window.wait(0)
    for _ in range(20):
        window.wait(2000)
        if window.held == "settings":
            break
    window.wait(1900)
    title = window.top
    window.tap(pygame.K_SPACE)
    assert window.top is not title
    window.wait(1900)
    assert window.held == ""
    window.wait(100)
    assert window.held


def test_a_held_switch_counts_once(make: Any) -> None:
    window = make(scanning="two_keys")
    window.hear(key(pygame.KEYDOWN, pygame.K_SPACE))
    once = window.held
    for _ in range(5):
        window.hear(key(pygame.KEYDOWN, pygame.K_SPACE, repeat=True))
    window.hear(key(pygame.KEYUP, pygame.K_SPACE))
    assert window.held == once


def test_without_scanning_no_timer_wakes_the_window(make: Any) -> None:
    window = make()
    window.wait(5000)
    assert window.held == ""
    assert window.app._scanner.due == NEVER
    window.tap(pygame.K_SPACE)
    assert window.held == window.top.first()


def test_keys_are_typed_into_a_name_while_scanning() -> None:
    scanner, typed = Scanner(), key(pygame.KEYDOWN, pygame.K_a)
    assert scanner.effect(typed, Settings(scanning="two_keys")) is None
    page = SimpleNamespace(is_typing=True)
    window = SimpleNamespace(nav=SimpleNamespace(top=page), _scanner=scanner, services=None)
    assert App._scan_effect(window, key(pygame.KEYDOWN, pygame.K_SPACE)) is None  # type: ignore[arg-type]


class Switched(Keyed):
    """A visitor with two switches: one moves the focus, the other presses Space and lets go."""

    def click(self, point: tuple[int, int]) -> None:
        focus = self.screen.focus
        wanted = _same(next(target for target in focus.targets if _lies_at(target, point)))
        for _ in range(MAX_MOVES):
            if focus.target and _same(focus.target) == wanted:
                break
            self.screen.move_focus(1)
        assert focus.target
        assert _same(focus.target) == wanted
        self.strike(pygame.K_SPACE)
        self.tick()

    def dial(self, number: int) -> None:
        """Set a number with coins, and then in single steps, which begin again after the last value."""
        for _ in range(MAX_MOVES):
            draft = self.screen.answer.draft
            if draft is None or draft.dial is None or draft.number == number:
                return
            currency = Currency(self.sitting.coinage, self.screen.answer.view.options.unit)
            coins = rack(currency, draft.dial) if draft.dial.money and not draft.dial.names else ()
            there = {target.control.key for target in self.screen.focus.targets if target.control}
            fitting = [(value, f"coin-{name}") for name, value in coins if value <= number - draft.number]
            usable = [(value, key) for value, key in fitting if key in there]
            least = "dial-least" if draft.number > number and "dial-least" in there else "dial"
            self.choose(max(usable)[1] if usable else least)
        raise AssertionError(number)

    def choose(self, key: str) -> None:
        while self.screen.focus.control is None or self.screen.focus.control.key != key:
            self.screen.move_focus(1)
        self.strike(pygame.K_SPACE)
        self.tick()


@pytest.mark.parametrize("slug", TESTED)
def test_every_game_is_played_with_two_switches(slug: str) -> None:
    preset = games.game(slug).presets[0]
    seats, answers = preset.seats[len(preset.seats) // 2], 0
    chair, chance = Switched(seats, "switch", (1024, 768), QUICK, slug=slug, preset=preset.name), Random(slug)
    chair.settle()
    while not chair.over and answers < MAX_ANSWERS:
        chair.answer(chance)
        chair.settle()
        answers += 1
    assert answers


# --- the places of the focus


@pytest.fixture
def whist() -> Chair:
    chair, chance = Chair(4, "places", slug="whist", settings=QUICK), Random(3)
    chair.settle()
    while not chair.screen.answer.card_zones:
        chair.answer(chance)
        chair.settle()
    return chair


def plays(chair: Chair) -> list[Play]:
    """Return the cards that may be played."""
    return [each for each in chair.screen.answer.view.legal if isinstance(each, Play)]


def to_region(chair: Chair, region: str) -> None:
    focus = chair.screen.focus
    while focus.target is None or focus.target.region != region:
        focus.move(1)


def test_the_focus_returns_to_where_it_was_in_the_hand(whist: Chair) -> None:
    focus = whist.screen.focus
    to_region(whist, "cards")
    focus.move(4)
    card = focus.card
    assert present(focus.target).region == "cards"
    focus.take(next(at for at, target in enumerate(focus.targets) if target.region == "menu"))
    action = next(each for each in plays(whist) if each.card != card)
    whist.screen.controller.submit(action)
    whist.settle()
    assert whist.screen.answer.card_zones
    assert present(focus.target).region == "cards"
    assert focus.card == card


def test_the_focus_stays_in_the_menu_while_the_question_stays(whist: Chair) -> None:
    to_region(whist, "menu")
    whist.screen.targets.lay()
    assert present(whist.screen.focus.target).region == "menu"


def test_the_focus_stays_at_its_place_in_the_hand_after_a_card_is_played(whist: Chair) -> None:
    focus, chance = whist.screen.focus, Random(1)
    to_region(whist, "cards")
    focus.move(2)
    before = focus._at
    whist.screen.controller.submit(
        next(each for each in plays(whist) if each.card == focus.card)
        if focus.card in whist.screen.answer.allowed
        else chance.choice(whist.screen.answer.view.legal)
    )
    whist.settle()
    assert present(focus.target).region in CHOSEN
    assert abs(focus._at - before) <= 1


def test_whoever_uses_the_pointer_gets_no_focus(whist: Chair) -> None:
    whist.screen.focus.release()
    whist.answer(Random(2))
    whist.settle()
    assert whist.screen.focus.target is None


# --- one finger, no long press, no two keys at once


def test_a_table_is_taken_by_two_slow_presses(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path)
    window.lay("pp")
    window.cover_up()
    window.tick()
    assert window.cover
    area = next(each.area for each in window.cover.controls if each.key == "take")
    for _ in range(2):
        assert window.cover
        window.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
        window.tick(120)
        window.hear(pygame.MOUSEBUTTONUP, pos=area.center, button=1)
        window.tick(1500)
    assert window.cover is None


def test_a_sticky_modifier_needs_no_key_that_is_held(whist: Chair) -> None:
    """Sticky keys only set the modifier of the next key. The key itself is never reported as down."""
    taken: list[bool] = []
    whist.screen.keyboard._elsewhere = SimpleNamespace(  # type: ignore[assignment]
        take_back=lambda: taken.append(True), hurried=lambda: False
    )
    whist.hear(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode="")
    assert taken == [True]


def test_a_repeated_key_gives_no_second_answer(whist: Chair) -> None:
    to_region(whist, "cards")
    question = whist.screen.answer.gate.question
    whist.hear(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="")
    chosen = list(whist.screen.answer.chosen)
    for _ in range(4):
        whist.hear(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="", repeat=True)
        whist.now += FRAME
        whist.screen.step(whist.now)
    assert list(whist.screen.answer.chosen) == chosen
    assert whist.screen.answer.gate.question == question


# --- gamepads


def added(pads: Gamepads) -> None:
    pads._pads[7] = SimpleNamespace()  # type: ignore[assignment]


def button(code: int, down: bool = True) -> pygame.event.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.event.Event(kind, button=code, instance_id=7)


def axis(number: int, value: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=number, value=value, instance_id=7)


def test_the_cross_moves_and_two_buttons_choose_and_go_back(make: Any) -> None:
    window = make()
    added(window.app._pads)
    seen = []
    for _ in range(3):
        window.hear(button(pygame.CONTROLLER_BUTTON_DPAD_DOWN))
        window.hear(button(pygame.CONTROLLER_BUTTON_DPAD_DOWN, down=False))
        seen.append(window.held)
    assert len(set(seen)) == 3
    title = window.top
    window.hear(button(pygame.CONTROLLER_BUTTON_A))
    assert window.top is not title
    window.wait(CHANGE_TIME)
    window.hear(button(pygame.CONTROLLER_BUTTON_B))
    assert window.top is title


def test_a_stick_gives_one_command_for_each_push() -> None:
    pads = Gamepads()
    assert pads.receive(axis(0, THRESHOLD - 1), 0) is None
    assert pads.receive(axis(0, THRESHOLD), 0) is Command.RIGHT
    assert pads.receive(axis(0, 32_767), 10) is None
    assert pads.receive(axis(0, 3_000), 20) is None
    assert not pads.held
    assert pads.receive(axis(0, -32_768), 30) is Command.LEFT
    assert pads.receive(axis(0, 32_767), 40) is Command.RIGHT
    assert pads.receive(axis(1, -32_768), 50) is Command.UP


def test_a_held_direction_repeats_and_a_button_does_not() -> None:
    pads = Gamepads()
    assert pads.receive(button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT), 0) is Command.RIGHT
    assert pads.step(REPEAT_DELAY - 1) is None
    assert pads.step(REPEAT_DELAY) is Command.RIGHT
    assert pads.step(REPEAT_DELAY + REPEAT_INTERVAL - 1) is None
    assert pads.step(REPEAT_DELAY + REPEAT_INTERVAL) is Command.RIGHT
    pads.receive(button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT, down=False), 2000)
    assert pads.step(9000) is None
    assert pads.receive(button(pygame.CONTROLLER_BUTTON_A), 9000) is Command.CHOOSE
    assert pads.step(20_000) is None


def test_losing_the_window_releases_a_held_direction(make: Any) -> None:
    window = make()
    window.hear(button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT))
    assert window.app._pads.held
    window.hear(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not window.app._pads.held


def test_a_stick_at_rest_does_not_keep_the_window_awake() -> None:
    assert {pygame.CONTROLLERAXISMOTION, pygame.JOYAXISMOTION} <= set(EVENTS)
    pads = Gamepads()
    assert all(pads.receive(axis(0, value), 0) is None for value in range(-9_000, 9_000, 500))
    assert not pads.held


def virtual() -> tuple[Any, Any]:
    """Return SDL, and a function that attaches a virtual joystick with two axes, two buttons and a hat."""
    sdl = ctypes.CDLL(pygame.event.__file__)
    try:
        return sdl, sdl.SDL_JoystickAttachVirtual
    except AttributeError:
        pytest.skip("SDL's virtual joysticks cannot be reached")


def test_a_virtual_joystick_is_plugged_in_used_and_pulled_out(make: Any) -> None:
    window = make()
    sdl, attach = virtual()
    window.app._pads.open()
    pygame.event.clear()
    index = attach(0, 2, 2, 1)
    assert index >= 0
    for event in pygame.event.get():
        window.hear(event)
    assert window.app._pads.connected
    [stick] = window.app._pads._sticks.values()
    sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    pointer = ctypes.c_void_p(sdl.SDL_JoystickFromInstanceID(stick.get_instance_id()))

    def push(send: Any, number: int, value: Any) -> None:
        send(pointer, number, value)
        for event in pygame.event.get():
            window.hear(event)

    seen = []
    for _ in range(3):
        push(sdl.SDL_JoystickSetVirtualAxis, 1, ctypes.c_int16(32_000))
        push(sdl.SDL_JoystickSetVirtualAxis, 1, ctypes.c_int16(0))
        seen.append(window.held)
    assert len(set(seen)) == 3
    title = window.top
    push(sdl.SDL_JoystickSetVirtualButton, 0, ctypes.c_uint8(1))
    push(sdl.SDL_JoystickSetVirtualButton, 0, ctypes.c_uint8(0))
    assert window.top is not title
    assert sdl.SDL_JoystickDetachVirtual(index) == 0
    for event in pygame.event.get():
        window.hear(event)
    assert not window.app._pads.connected
