"""Gamepads.

The D-pad or the left stick moves the focus, one button chooses, and another goes back.

Pads can be connected and disconnected at any time. A pad whose layout SDL knows is read as a controller. On any other
joystick, the first hat or the first two axes move the focus. Its first two buttons choose and go back.
"""

from contextlib import suppress
from enum import Enum, auto

import pygame
from pygame._sdl2 import controller

THRESHOLD, RELEASE = 20_000, 12_000
"""Deflection at which a stick counts as pushed, and below which it counts as released. The maximum is 32,767."""
REPEAT_DELAY, REPEAT_INTERVAL = 450.0, 160.0
"""Delay in milliseconds before a held direction repeats, and interval between two repetitions."""


class Command(Enum):
    """A command that a gamepad gives."""

    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    CHOOSE = auto()
    BACK = auto()


DIRECTIONS = {(-1, 0): Command.LEFT, (1, 0): Command.RIGHT, (0, -1): Command.UP, (0, 1): Command.DOWN}
PAD_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: Command.CHOOSE,
    pygame.CONTROLLER_BUTTON_B: Command.BACK,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Command.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Command.RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Command.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Command.DOWN,
}
JOY_BUTTONS = {0: Command.CHOOSE, 1: Command.BACK}
EVENTS = (
    *(pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED, pygame.CONTROLLERAXISMOTION),
    *(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED),
    *(pygame.JOYAXISMOTION, pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP),
)


class Gamepads:
    """All connected gamepads. A held direction repeats its command."""

    def __init__(self) -> None:
        self._pads: dict[int, controller.Controller] = {}
        """Pads with a known layout, by instance number."""
        self._sticks: dict[int, pygame.joystick.JoystickType] = {}
        """Other joysticks, by instance number."""
        self._axes: dict[tuple[int, int], int] = {}
        """Direction of each pushed axis, −1 or 1. The keys are the pad's instance number and the number of the axis."""
        self._held: Command | None = None
        self._due = 0.0

    def open(self) -> None:
        """Start to detect gamepads. Do nothing if the system does not support them."""
        with suppress(pygame.error):
            pygame.joystick.init()
            controller.init()

    def close(self) -> None:
        """Forget all gamepads."""
        self.cancel()
        self._pads.clear()
        self._sticks.clear()
        with suppress(pygame.error):
            controller.quit()
            pygame.joystick.quit()

    @property
    def connected(self) -> bool:
        """Whether a gamepad is connected. SDL then polls instead of sleeping until the next event."""
        return bool(self._pads or self._sticks)

    @property
    def held(self) -> bool:
        """Whether a direction is held."""
        return self._held is not None

    def cancel(self) -> None:
        """Release everything that is held, for example when the window loses the focus."""
        self._axes.clear()
        self._held = None

    def receive(self, event: pygame.event.Event, now: float) -> Command | None:
        """Return the command of an event at this time in milliseconds, or None."""
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._remove(event.instance_id)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._down(PAD_BUTTONS.get(event.button), now)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._up(PAD_BUTTONS.get(event.button))
        elif event.type == pygame.CONTROLLERAXISMOTION and event.axis in (0, 1):
            return self._axis(event.instance_id, event.axis, event.value, now)
        elif event.dict.get("instance_id") in self._sticks:
            return self._of_stick(event, now)
        return None

    def step(self, now: float) -> Command | None:
        """Return the held direction if it is time to repeat it, otherwise None."""
        if self._held is None or now < self._due:
            return None
        self._due = now + REPEAT_INTERVAL
        return self._held

    def _add(self, index: int) -> None:
        with suppress(pygame.error):
            if controller.is_controller(index):
                pad = controller.Controller(index)
                self._pads[pad.as_joystick().get_instance_id()] = pad
            else:
                stick = pygame.joystick.Joystick(index)
                self._sticks[stick.get_instance_id()] = stick

    def _remove(self, instance: int) -> None:
        self._pads.pop(instance, None)
        self._sticks.pop(instance, None)
        self.cancel()

    def _of_stick(self, event: pygame.event.Event, now: float) -> Command | None:
        """Return the command of a joystick without a known layout. None if the event has none."""
        if event.type == pygame.JOYBUTTONDOWN:
            return self._down(JOY_BUTTONS.get(event.button), now)
        if event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            return self._axis(event.instance_id, event.axis, round(event.value * 32_767), now)
        if event.type == pygame.JOYHATMOTION:
            x, y = event.value
            self._held = None
            return self._down(DIRECTIONS.get((x, -y)), now)
        return None

    def _axis(self, instance: int, axis: int, value: int, now: float) -> Command | None:
        """Return the direction in which a stick has been pushed, once for each push. Otherwise None."""
        key, before = (instance, axis), self._axes.get((instance, axis), 0)
        way = (value > 0) - (value < 0)
        if before and (way != before or abs(value) < RELEASE):
            del self._axes[key]
            self._held = None
        if abs(value) < THRESHOLD or key in self._axes:
            return None
        self._axes[key] = way
        return self._down(DIRECTIONS[(way, 0) if axis == 0 else (0, way)], now)

    def _down(self, command: Command | None, now: float) -> Command | None:
        if command in DIRECTIONS.values():
            self._held, self._due = command, now + REPEAT_DELAY
        return command

    def _up(self, command: Command | None) -> None:
        if command is self._held:
            self._held = None
