"""The controls that choose a person’s face and pronoun, and the button of a chair."""

from collections.abc import Callable
from typing import TypeVar

import pygame

from crowe_table.engine.series import Pronoun
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Selection, TwoLineButton, button_lines, two_lines_height
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.faces import Medallion, medallion
from crowe_table.gui.draw.paper import CLEAR, ButtonState, pressed_by
from crowe_table.gui.draw.scene import Scene
from crowe_table.words import Words
from crowe_table.words.characters import CHARACTERS, PLAIN, PRONOUNS, computer_player_names

V = TypeVar("V", bound=str)

FACES = (PLAIN, *(character.face for character in CHARACTERS))
"""Faces to choose from: an oval without a profile, and the faces of the computer players."""
FACE_HEIGHT, FACE_ROOM = 46, 56
"""Height of a face on the button of a chair, and width kept free for it, in table units."""


def face_choice(words: Words, chosen: str, choose: Callable[[str], None]) -> Selection:
    """Return the control that chooses a person's face."""
    written = [words.text("settings-face-none"), *computer_player_names(words)]
    return _choice("face", words.text("settings-face"), FACES, written, chosen, choose)


def pronoun_choice(words: Words, chosen: Pronoun, choose: Callable[[Pronoun], None]) -> Selection:
    """Return the control that chooses a person's pronoun."""
    written = [words.text(f"settings-pronoun-{pronoun}") for pronoun in PRONOUNS]
    return _choice("pronoun", words.text("settings-pronoun"), PRONOUNS, written, chosen, choose)


def _choice(
    key: str, label: str, values: tuple[V, ...], written: list[str], chosen: V, choose: Callable[[V], None]
) -> Selection:
    at = values.index(chosen) if chosen in values else 0
    return Selection(
        key=key,
        label=label,
        count=len(values),
        at=at,
        value=written[at],
        choose=lambda to: choose(values[to]),
        others=tuple(written),
    )


class ChairTicket(TwoLineButton):
    """The button of a chair. It shows the face, name and level of the person or computer player who sits there."""

    left = FACE_ROOM - CLEAR

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, press: Press, told: str, face: str) -> None:
        self._face = face
        super().__init__(scene, assets, area, press, told)

    def picture(self, state: ButtonState) -> pygame.Surface:
        surface = super().picture(state)
        assets = self._assets
        oval = medallion(assets, Medallion(self._face), assets.canvas.px(FACE_HEIGHT))
        sunk = pressed_by(assets, state)
        middle = assets.margin + assets.canvas.px(FACE_ROOM / 2 + 4) + sunk, surface.get_height() // 2 + sunk
        surface.blit(oval, oval.get_rect(center=middle))
        return surface


def chair_height(assets: Assets, press: Press, told: str, w: int) -> int:
    """Return the height in pixels of the button of a chair, at the given width."""
    return two_lines_height(assets, *button_lines(press, told), w, left=FACE_ROOM - CLEAR)
