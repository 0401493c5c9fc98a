"""The one door to what is seen: packs, furniture, paper and type are data chosen by name.

What is missing or broken is named in one sentence in ``complaints``, and something plain stands in: the table always opens.
"""

import json
from dataclasses import dataclass
from pathlib import Path

import pygame

from crowe_table import palette
from crowe_table.engine.cards import HIDDEN, face
from crowe_table.gui.canvas import Canvas
from crowe_table.gui.packs import Pack, PlainPack, PrintedPack, width_of
from crowe_table.gui.type import TypeCase


@dataclass(frozen=True)
class Look:
    """What the visitor has chosen to see."""

    pack: str = "english"
    pencilled: bool = True
    contrast: bool = False
    text: float = 1.0
    """Times the ordinary size of type."""


MARGIN = 14
"""Table units around a card's picture that its shadow may fall in."""


class Assets:
    """Everything drawn, at the size of one window. Made anew when the window or the look changes."""

    def __init__(self, art: Path, canvas: Canvas, look: Look) -> None:
        self.art = art
        self.canvas = canvas
        self.look = look
        self.complaints: list[str] = []
        self.case = TypeCase(art / "fonts")
        self.pack = self._open_pack()
        self._cards: dict[tuple[int, int, bool, bool], pygame.Surface] = {}
        self._shadows: dict[tuple[int, int, bool], pygame.Surface] = {}
        self._masters: dict[str, pygame.Surface | None] = {}
        self._furniture = self._manifest()

    # --- cards

    @property
    def margin(self) -> int:
        return self.canvas.px(MARGIN)

    def card(self, card: int, height: float, lifted: bool = False, dimmed: bool = False) -> pygame.Surface:
        """A card (or a back) so many table units high, its shadow about it within the margin."""
        px = self.canvas.px(height)
        key = (HIDDEN if card == HIDDEN else face(card), px, lifted, dimmed)
        if key not in self._cards:
            self._cards[key] = self._print(*key)
        return self._cards[key]

    def card_size(self, height: float) -> tuple[int, int]:
        """Width and height in pixels of a card so many table units high, without its shadow."""
        px = self.canvas.px(height)
        return width_of(px), px

    def _print(self, card: int, px: int, lifted: bool, dimmed: bool) -> pygame.Surface:
        image = self.pack.back(px) if card == HIDDEN else self.pack.face(card, px)
        if dimmed:
            image = image.copy()
            image.fill((199, 199, 199), special_flags=pygame.BLEND_RGB_MULT)
        surface = self.shadow(image.get_width(), image.get_height(), lifted).copy()
        surface.blit(image, (self.margin, self.margin))
        return surface

    def shadow(self, w: int, h: int, lifted: bool = False) -> pygame.Surface:
        """A soft shadow for a thing of this size, to the right and below: the light comes from the top left."""
        key = (w, h, lifted)
        if key not in self._shadows:
            m = self.margin
            surface = pygame.Surface((w + 2 * m, h + 2 * m), pygame.SRCALPHA)
            drop = self.canvas.px(7 if lifted else 3)
            body = pygame.Rect(m + drop // 2, m + drop, w, h)
            surface.fill((*pygame.Color(palette.SHADOW)[:3], 140), body)
            self._shadows[key] = pygame.transform.gaussian_blur(surface, self.canvas.px(6 if lifted else 4))
        return self._shadows[key]

    def _open_pack(self) -> Pack:
        if self.look.contrast:
            return PlainPack(self.case, four_colours=True)
        if self.look.pack == "plain":
            return PlainPack(self.case)
        try:
            return PrintedPack(self.art / "cards" / self.look.pack, self.case, self.look.pencilled)
        except (OSError, ValueError, KeyError, TypeError) as fault:
            self.complaints.append(f"The pack “{self.look.pack}” cannot be laid out ({fault}); plain cards stand in.")
            return PlainPack(self.case)

    # --- furniture

    def picture(self, name: str, w: int, h: int) -> pygame.Surface | None:
        """A piece of furniture at a size in pixels; None if it cannot be had."""
        master = self.master(name)
        return pygame.transform.smoothscale(master, (w, h)) if master else None

    def master(self, name: str) -> pygame.Surface | None:
        """A piece of furniture as it was made; None, with a complaint, if it cannot be had."""
        if name not in self._masters:
            self._masters[name] = self._load(name)
        return self._masters[name]

    def about(self, name: str) -> dict[str, object]:
        """What the manifest says of a piece of furniture."""
        entry = self._furniture.get(name)
        return entry if isinstance(entry, dict) else {}

    def _load(self, name: str) -> pygame.Surface | None:
        file = self.about(name).get("file")
        try:
            if not isinstance(file, str):
                raise ValueError("it is not in the manifest")
            image = pygame.image.load(self.art / "furniture" / file)
            return image.convert_alpha() if image.get_alpha() is not None else image.convert()
        except (OSError, ValueError, pygame.error) as fault:
            self.complaints.append(f"“{name}” cannot be fetched ({fault}); something plain stands in.")
            return None

    def _manifest(self) -> dict[str, object]:
        try:
            manifest = json.loads((self.art / "furniture" / "manifest.json").read_text("utf-8"))
            pieces = manifest.get("pieces", manifest)
            return pieces if isinstance(pieces, dict) else {}
        except (OSError, ValueError, AttributeError) as fault:
            self.complaints.append(f"The furniture cannot be fetched ({fault}); plain things stand in.")
            return {}
