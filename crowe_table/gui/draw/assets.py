"""All pictures and fonts by name: packs of cards, objects of the table, and paper.

A missing or damaged file is reported once in ``complaints``, and replaced by a plain substitute.
"""

import json
import os
from collections.abc import Callable, Hashable, Iterator
from copy import copy
from dataclasses import dataclass, replace
from enum import IntEnum
from pathlib import Path

import pygame

from crowe_table import palette
from crowe_table.engine.cards import HIDDEN, SUIT_SIGNS, Card, face
from crowe_table.engine.core import Reason, because
from crowe_table.gui.draw.cache import SurfaceCache
from crowe_table.gui.draw.canvas import Canvas, book_canvas
from crowe_table.gui.draw.packs import INDICES, Pack, PlainPack, PrintedPack, width_of
from crowe_table.gui.draw.parts import InParts, whole
from crowe_table.gui.draw.shadows import Shadows, blur_shape
from crowe_table.gui.draw.type import TypeCase

OTHER_BACK = Card(-2)
"""Card value that stands for the back of a second pack, in games with two packs."""
BACKS = (HIDDEN, OTHER_BACK)
SECOND_BACKS = ("marbled", "plain")
"""Pattern on the back of the second pack, and the pattern used instead if the first pack has that one."""
SECOND_BACK_TINT = (150, 150, 150)
"""Colour that darkens the back of the second pack if both packs have the same pattern."""


class Lift(IntEnum):
    """Height of a card above the table, which determines its shadow: on other cards, on the cloth, or lifted."""

    STACKED = 0
    LYING = 1
    LIFTED = 2


MIN_CONTROL = 56
"""Default minimum height of a control in table units. In the smallest window it equals 44 pixels."""


@dataclass(frozen=True)
class Appearance:
    """Settings that change how all screens look."""

    pack: str = "english"
    pencilled: bool = True
    back: str = "plain"
    """Name of the pattern on the backs of the cards."""
    cloth: str = "green"
    """Name of the table top, one of ``palette.TABLE_TOPS``."""
    four_colour: bool = False
    contrast: bool = False
    indices: tuple[str, ...] = INDICES
    """Texts of the corner indices, by rank."""
    text: float = 1.0
    """Scale of all text."""
    min_control: int = MIN_CONTROL
    """Minimum height of a control in table units, on pages and tables alike."""
    left_handed: bool = False
    """Whether the controls and the log are at the left of the table."""
    names_keys: bool = True
    """Whether the names of keys are printed on buttons and on the log."""
    unheard: str = ""
    """Name of a key without a function in this window. It is not printed on buttons."""

    @property
    def table_top(self) -> palette.TableTop:
        """Material of the table top."""
        return palette.TABLE_TOPS[self.cloth]

    @property
    def four_colours(self) -> bool:
        """Whether every suit has its own colour."""
        return self.contrast or self.four_colour

    def suit_ink(self, text: str, otherwise: str = palette.INK) -> str:
        """Return the colour of a printed card such as “5♥”. Return ``otherwise`` for a text without a suit sign."""
        inks = palette.FOUR_SUITS if self.four_colours else (palette.INK, palette.RUBRIC, palette.RUBRIC, palette.INK)
        return next((ink for sign, ink in zip(SUIT_SIGNS, inks, strict=True) if sign in text), otherwise)


FACE = "face-"
"""Prefix of the picture names of players' profiles."""
EDGE = "#B9AE95"
"""Colour of the cut edge of a card. The edge separates the card from the cards below."""
MARGIN = 14
"""Margin in table units around a card's picture, for its shadow."""
CARD_CACHE_WINDOWS, LINE_CACHE_WINDOWS, PICTURE_CACHE_WINDOWS = 4, 1, 2
"""Sizes of the caches of cards, lines of text, and other pictures, as multiples of the window's bytes."""
LARGE_PICTURE = 1 << 16
"""Number of pixels above which drawing one slice of a picture is a step of its own."""
MASTER_CACHE_BYTES = 3 * 2**20
"""Size in bytes of the cache of original pictures before scaling."""


class Assets:
    """All pictures and fonts for one window size. They are replaced when the window or the appearance changes."""

    def __init__(self, art: Path, canvas: Canvas, look: Appearance) -> None:
        self.art = art
        self.canvas = canvas
        self.look = look
        self._complaints: list[Reason] = []
        window = canvas.w * canvas.h * 4
        self.case = TypeCase(
            art / "fonts", LINE_CACHE_WINDOWS * window, palette.FOUR_SUITS if look.four_colours else ()
        )
        self.pack = self._open_pack()
        self._cards: SurfaceCache[tuple[Card, int, Lift, bool]] = SurfaceCache(CARD_CACHE_WINDOWS * window)
        self._cache: SurfaceCache[Hashable] = SurfaceCache(PICTURE_CACHE_WINDOWS * window)
        self._pictures: SurfaceCache[tuple[str, int, int]] = SurfaceCache(PICTURE_CACHE_WINDOWS * window)
        self._masters: SurfaceCache[str] = SurfaceCache(MASTER_CACHE_BYTES)
        self._missing: set[str] = set()
        self._shadows = Shadows()
        self._furniture = {**self._manifest("furniture"), **self._manifest("faces")}
        self._for_book: Assets | None = None

    def for_book(self) -> "Assets":
        """Return the assets for the pages of a book.

        They are a copy with a larger scale if pages are drawn larger, otherwise this object.
        """
        canvas = book_canvas(self.canvas)
        if canvas is self.canvas:
            return self
        if self._for_book is None:
            self._for_book = other = copy(self)
            other.canvas = canvas
            other._cache = SurfaceCache(PICTURE_CACHE_WINDOWS * canvas.w * canvas.h * 4)
        return self._for_book

    def in_print(self, text: float) -> "Assets":
        """Return a copy with another text scale. The copy shares the caches."""
        if text == self.look.text:
            return self
        other = copy(self)
        other.look = replace(self.look, text=text)
        return other

    @property
    def complaints(self) -> tuple[Reason, ...]:
        """One sentence for each file that could not be loaded."""
        missing = (because("asset-type", name=name) for name in sorted(self.case.missing))
        return (*self._complaints, *missing)

    def cached(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a surface from the cache. If it is missing, ``make`` creates it."""
        return self._cache.get(key, make)

    def kept(self, key: Hashable) -> pygame.Surface | None:
        """Return the cached surface with this key, or None."""
        return self._cache.peek(key)

    def clear_caches(self) -> None:
        """Clear the caches of scaled pictures and of text, to free memory for a table."""
        self._cache.clear()
        self._pictures.clear()
        self.case.clear_caches()
        if self._for_book is not None:
            self._for_book._cache.clear()

    # --- Cards

    @property
    def margin(self) -> int:
        return self.canvas.px(MARGIN)

    def card(self, card: Card, height: float, lift: Lift = Lift.LYING, dimmed: bool = False) -> pygame.Surface:
        """Return the picture of a card, ``height`` table units high. Its shadow is in a margin around it."""
        px = self.canvas.px(height)
        shown = card if card in BACKS else Card(face(card))
        return self._cards.get((shown, px, lift, dimmed), lambda: self._print(shown, px, lift, dimmed))

    def unmarked_card(self, card: Card, px: int) -> pygame.Surface:
        """Return a card without pencilled indices, ``px`` pixels high. The shadow of a lifted card is in its margin."""
        image = self.unmarked().face(Card(face(card)), px)
        pygame.draw.rect(image, EDGE, image.get_rect(), self.canvas.px(0.7))
        surface = self.shadow(image.get_width(), px, Lift.LIFTED)
        surface.blit(image, (self.margin, self.margin))
        return surface

    def card_size(self, height: float) -> tuple[int, int]:
        """Return the width and height of a card in pixels, without its margin."""
        px = self.canvas.px(height)
        return width_of(px), px

    def _print(self, card: Card, px: int, lift: Lift, dimmed: bool) -> pygame.Surface:
        image = self._lying(card, px)
        if dimmed:
            image.fill((199, 199, 199), special_flags=pygame.BLEND_RGB_MULT)
        surface = self.shadow(image.get_width(), image.get_height(), lift)
        surface.blit(image, (self.margin, self.margin))
        return surface

    def _lying(self, card: Card, px: int) -> pygame.Surface:
        """Return a card's picture with its edge. If possible, it is copied from the cached card."""
        laid = self._cards.peek((card, px, Lift.LYING, False))
        if laid:
            return laid.subsurface((self.margin, self.margin, width_of(px), px)).copy()
        image = self._picture_of(card, px).copy()
        pygame.draw.rect(image, EDGE, image.get_rect(), self.canvas.px(0.7))
        return image

    def _picture_of(self, card: Card, px: int) -> pygame.Surface:
        try:
            return self._back(card, px) if card in BACKS else self.pack.face(card, px)
        except (OSError, pygame.error) as fault:
            self.pack = self._plain_for(fault)
            self._cards.clear()
            return self._picture_of(card, px)

    def _back(self, card: Card, px: int) -> pygame.Surface:
        """Return the back of a card.

        This is the chosen pattern, or a plain back if the pack is plain or the picture is missing. The second pack has
        another pattern or a darker back.
        """
        if isinstance(self.pack, PlainPack):
            back = self.pack.back(px)
            if card == OTHER_BACK:
                back = back.copy()
                back.fill(SECOND_BACK_TINT, special_flags=pygame.BLEND_RGB_MULT)
            return back
        name = self.look.back if card == HIDDEN else SECOND_BACKS[self.look.back == SECOND_BACKS[0]]
        return self.picture(f"back-{name}", width_of(px), px) or self.pack.back(px)

    def shadow(self, w: int, h: int, lift: Lift = Lift.LYING) -> pygame.Surface:
        """Return the soft shadow of an object of this size in pixels. Light comes from the top left."""
        if lift is Lift.STACKED:
            return pygame.Surface((w + 2 * self.margin, h + 2 * self.margin), pygame.SRCALPHA)
        drop, blur = (7, 6) if lift is Lift.LIFTED else (3, 4)
        return self._shadows.under(w, h, self.margin, self.canvas.px(drop), self.canvas.px(blur))

    def shadowed(self, picture: pygame.Surface, drop: float = 5) -> pygame.Surface:
        """Return a picture of any outline in a margin with its soft shadow."""
        m, w, h = self.margin, *picture.get_size()
        surface = pygame.Surface((w + 2 * m, h + 2 * m), pygame.SRCALPHA)
        dark = picture.copy()
        dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        dark.fill((*pygame.Color(palette.SHADOW)[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
        dark.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(dark, (m + self.canvas.px(drop) // 2, m + self.canvas.px(drop)))
        surface = blur_shape(surface, self.canvas.px(5))
        surface.blit(picture, (m, m))
        return surface

    def _open_pack(self) -> Pack:
        if self.look.four_colours:
            return self._plain_pack(four_colours=True)
        if self.look.pack == "plain":
            return self._plain_pack()
        try:
            return PrintedPack(self.art / "cards" / self.look.pack, self.case, self.look.pencilled, self.look.indices)
        except (OSError, ValueError, KeyError, TypeError) as fault:
            return self._plain_for(fault)

    def _plain_pack(self, four_colours: bool = False) -> Pack:
        """Return the plain pack. If the pictures of its court cards cannot be read, the pack draws simpler ones."""
        try:
            return PlainPack(self.case, four_colours, self.art / "cards" / "plain", self.look.indices)
        except (OSError, ValueError, KeyError, TypeError) as fault:
            self._complaints.append(because("asset-courts", why=str(fault)))
            return PlainPack(self.case, four_colours, indices=self.look.indices)

    def unmarked(self) -> Pack:
        """Return the pack as printed, without the added corner indices."""
        return self.pack.unmarked() if isinstance(self.pack, PrintedPack) else self.pack

    def _plain_for(self, fault: Exception) -> Pack:
        self._complaints.append(because("asset-pack", name=self.look.pack, why=str(fault)))
        return PlainPack(self.case, indices=self.look.indices)

    # --- Furniture

    def picture(self, name: str, w: int, h: int) -> pygame.Surface | None:
        """Return a picture of furniture, scaled to this size in pixels. None if it is missing.

        The unscaled picture is not cached.
        """
        return whole(self.picture_in_parts(name, w, h))

    def picture_in_parts(self, name: str, w: int, h: int) -> InParts[pygame.Surface | None]:
        """Do the work of ``picture``, one part at each step, because reading a large picture is slow."""
        key = (name, w, h)
        if kept := self._pictures.peek(key):
            return self._pictures.get(key, lambda: kept)
        master = yield from self._read(name)
        if master is None:
            return None
        yield
        return self._pictures.get(key, lambda: pygame.transform.smoothscale(master, (w, h)))

    def natural(self, name: str) -> pygame.Surface | None:
        """Return a picture of furniture at the size that its manifest gives in table units. None if it is missing."""
        size = self.about(name).get("size")
        if not isinstance(size, list) or len(size) != 2:
            return None
        return self.picture(name, self.canvas.px(size[0]), self.canvas.px(size[1]))

    def pixels(self, name: str) -> int:
        """Return the width in pixels of a furniture picture's file; 0 if the file is missing."""
        found = self.about(name).get("pixels")
        return int(found[0]) if isinstance(found, list) else 0

    def frame(self, name: str, target: pygame.Surface, body: pygame.Rect) -> bool:
        """Draw a picture over ``body`` in nine slices, so that its edges keep their width.

        Return False if the picture is missing.
        """
        return whole(self.frame_in_parts(name, target, body))

    def frame_in_parts(self, name: str, target: pygame.Surface, body: pygame.Rect) -> InParts[bool]:
        """Do the work of ``frame``, one part at each step, because scaling a large picture is slow."""
        about = self.about(name)
        cuts, scale = about.get("nine_slice"), about.get("scale")
        master = yield from self.master_in_parts(name)
        if master is None or not isinstance(cuts, dict) or not isinstance(scale, int | float):
            return False
        cut = int(cuts["left"])
        edge = min(self.canvas.px(cut / scale), body.w // 2, body.h // 2)
        yield from _nine_slice(target, master, cut, body, edge, hollow=cuts.get("middle") == "none")
        return True

    def master(self, name: str) -> pygame.Surface | None:
        """Return a picture of furniture at its original size. None if it is missing."""
        return whole(self.master_in_parts(name))

    def master_in_parts(self, name: str) -> InParts[pygame.Surface | None]:
        """Do the work of ``master``, one part at each step, because reading a large picture is slow."""
        master = yield from self._read(name)
        return self._masters.get(name, lambda: master) if master else None

    def about(self, name: str) -> dict[str, object]:
        """Return the manifest entry of a furniture picture. Empty if there is none."""
        entry = self._furniture.get(name)
        return entry if isinstance(entry, dict) else {}

    def _read(self, name: str) -> InParts[pygame.Surface | None]:
        """Return a furniture picture in its original size, from the cache or from its file. None if that fails."""
        if name in self._missing:
            return None
        master = self._masters.peek(name) or (yield from self._load(name))
        if master is None:
            self._missing.add(name)
        return master

    def _load(self, name: str) -> InParts[pygame.Surface | None]:
        """Load a picture and, if it has one, its alpha mask, and combine them.

        Reading a file and converting it to the display format are separate steps.
        """
        file, mask = self.about(name).get("file"), self.about(name).get("mask")
        try:
            if not isinstance(file, str):
                raise ValueError("not in the manifest")
            folder = self.art / ("faces" if name.startswith(FACE) else "furniture")
            image = pygame.image.load(os.fsencode(folder / file))
            yield
            image = image.convert_alpha() if mask or image.get_alpha() is not None else image.convert()
            if not isinstance(mask, str):
                return image
            yield
            cut_out = pygame.image.load(os.fsencode(folder / mask))
            yield
            cut_out = cut_out.convert_alpha()
            yield
            cut_out.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return cut_out
        except (OSError, ValueError, pygame.error) as fault:
            self._complaints.append(because("asset-piece", name=name, why=str(fault)))
            return None

    def _manifest(self, folder: str) -> dict[str, object]:
        try:
            manifest = json.loads((self.art / folder / "manifest.json").read_text("utf-8"))
            pieces = manifest.get("pieces", manifest)
            return pieces if isinstance(pieces, dict) else {}
        except (OSError, ValueError, AttributeError) as fault:
            self._complaints.append(because(f"asset-{folder}", why=str(fault)))
            return {}


def _nine_slice(
    target: pygame.Surface, image: pygame.Surface, cut: int, body: pygame.Rect, edge: int, hollow: bool
) -> Iterator[None]:
    """Draw ``image`` over ``body`` in nine slices.

    Each corner of ``cut`` pixels becomes ``edge`` pixels wide, and the rest is stretched.
    """
    w, h = image.get_size()
    xs, ys = (0, cut, w - cut, w), (0, cut, h - cut, h)
    us = (body.left, body.left + edge, body.right - edge, body.right)
    vs = (body.top, body.top + edge, body.bottom - edge, body.bottom)
    for i in range(3):
        for j in range(3):
            size = us[i + 1] - us[i], vs[j + 1] - vs[j]
            if size[0] <= 0 or size[1] <= 0 or (hollow and i == j == 1):
                continue
            piece = image.subsurface((xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j]))
            target.blit(pygame.transform.smoothscale(piece, size), (us[i], vs[j]))
            if size[0] * size[1] > LARGE_PICTURE:
                yield
