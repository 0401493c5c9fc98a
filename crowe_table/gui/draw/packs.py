"""Packs of cards. A printed pack is made from pictures; the program itself draws a plain pack."""

import json
import os
from collections.abc import Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import NamedTuple, Protocol

import pygame

from crowe_table import palette
from crowe_table.engine.cards import FULL_PACK, RANKS, SUITS, Card, rank, suit
from crowe_table.gui.draw.parts import InParts, whole
from crowe_table.gui.draw.pips import pip, places
from crowe_table.gui.draw.type import Face, TypeCase

RATIO = 640 / 940
"""Width of a card as a fraction of its height."""
INDICES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Kn", "Q", "K")
"""English corner indices, by rank."""
COURT_FRAME_WIDTH = 0.66
"""Width of the frame around the picture of a plain court card, as a fraction of the card's width."""
SLIP_WIDTH, COURT_SLIP_WIDTH = 0.148, 0.19
"""Widths of a pencilled corner index on pip cards and on court cards, as fractions of the card's width."""
SLIP_LINE = 300
"""Ratio of a card's height to the thickness of the line around a pencilled index. The minimum is one pixel."""
PIP_FOOT = 0.215
"""Top of a pencilled index on cards with a printed corner, as a fraction of the card's height."""
SMALL_FOLDER = "small"
"""Folder of a printed pack's reduced pictures, and the key of their size in the manifest."""
LARGE_FOLDER, LARGE_SUFFIX = "large", ".webp"
"""Folder and file type of a printed pack's enlarged faces, for close-ups in a large window."""
FIRST_COURT = 10
"""Rank of the knave, the lowest court card, counted from 0."""


def width_of(height: int) -> int:
    """Return the width in pixels of a card of this height."""
    return round(height * RATIO)


class Pack(Protocol):
    """The interface of a pack. Faces are opaque and have exactly the given height in pixels."""

    def face(self, card: Card, height: int) -> pygame.Surface: ...

    def face_in_parts(self, card: Card, height: int) -> InParts[pygame.Surface]: ...

    def back(self, height: int) -> pygame.Surface: ...


class Court(NamedTuple):
    """The picture of a plain pack's court card, and the side on which it shows the suit."""

    file: Path
    pip: str


class PlainPack:
    """White cards with square corners that the program draws: corner indices, pips, and court cards.

    It is the most legible pack, in two or four colours. It also replaces a pack that cannot be read.
    """

    def __init__(
        self,
        case: TypeCase,
        four_colours: bool = False,
        courts: Path | None = None,
        indices: Sequence[str] = INDICES,
    ) -> None:
        """Create the pack. ``courts`` is the folder with pictures of court cards.

        Without it, the program draws the court cards too. Raise OSError or ValueError if pictures are missing.
        """
        self._case = case
        self._indices = indices
        self._courts = _courts_of(courts) if courts else {}
        self._colours = palette.FOUR_SUITS if four_colours else palette.TWO_SUITS
        self._paper = palette.PLAIN_PAPER if four_colours else palette.CARD_PAPER

    def face(self, card: Card, height: int) -> pygame.Surface:
        surface = self._blank(height)
        colour = self._colours[suit(card)]
        if rank(card) >= FIRST_COURT:
            self._court(surface, card, colour)
        else:
            self._pips(surface, card, rank(card) + 1, colour)
        corner = self._corner(card, height, colour)
        surface.blit(corner, (height // 45, height // 45))
        turned = pygame.transform.rotate(corner, 180)
        surface.blit(turned, turned.get_rect(bottomright=(surface.get_width() - height // 45, height - height // 45)))
        return surface

    def face_in_parts(self, card: Card, height: int) -> InParts[pygame.Surface]:
        yield
        return self.face(card, height)

    def back(self, height: int) -> pygame.Surface:
        return self._blank(height)

    def _blank(self, height: int) -> pygame.Surface:
        surface = pygame.Surface((width_of(height), height))
        surface.fill(self._paper)
        return surface

    def _corner(self, card: Card, height: int, colour: str) -> pygame.Surface:
        letter = _condensed(
            self._case.line(self._indices[rank(card)], Face.BOLD, round(height * 0.13), colour), height // 9
        )
        sign = pip(suit(card), round(height * 0.075), colour)
        size = max(letter.get_width(), sign.get_width()), letter.get_height() + sign.get_height()
        corner = pygame.Surface(size, pygame.SRCALPHA)
        corner.blit(letter, letter.get_rect(midtop=(size[0] // 2, 0)))
        corner.blit(sign, sign.get_rect(midtop=(size[0] // 2, round(letter.get_height() * 0.86))))
        return corner

    def _pips(self, surface: pygame.Surface, card: Card, number: int, colour: str) -> None:
        w, h = surface.get_size()
        sign = pip(suit(card), round(h * (0.3 if number == 1 else 0.15)), colour)
        inverted = pygame.transform.flip(sign, False, True)
        inner = pygame.Rect(0, 0, w * 0.74, h * 0.84)
        inner.center = w // 2, h // 2
        for x, y in places(number):
            image = inverted if y > 0.55 else sign
            surface.blit(image, image.get_rect(center=(inner.x + x * inner.w, inner.y + y * inner.h)))

    def _court(self, surface: pygame.Surface, card: Card, colour: str) -> None:
        w, h = surface.get_size()
        if court := self._courts.get(_CODES[card % 52]):
            self._print_court(surface, court, suit(card), colour)
            return
        frame = pygame.Rect(w * 0.2, h * 0.1, w * 0.6, h * 0.8)
        pygame.draw.rect(surface, palette.BLOCK_BLUE, frame, max(1, h // 120))
        big = pygame.Surface((frame.w * 3, frame.h * 3), pygame.SRCALPHA)
        _draw_court_figure(big, rank(card), colour)
        surface.blit(pygame.transform.smoothscale(big, frame.size), frame)
        pygame.draw.rect(surface, palette.BLOCK_BLUE, frame, max(1, h // 120))
        sign = pip(suit(card), round(h * 0.2), colour)
        surface.blit(sign, sign.get_rect(center=(w // 2, h * 0.66)))

    def _print_court(self, surface: pygame.Surface, court: Court, suit_index: int, colour: str) -> None:
        """Draw the picture of a court card in a frame. Draw the pack's suit sign over the printed one."""
        w, h = surface.get_size()
        frame = pygame.Rect(
            0, 0, round(w * COURT_FRAME_WIDTH), round(w * COURT_FRAME_WIDTH * (940 - 2 * 26) / (640 - 2 * 26))
        )
        frame.center = w // 2, h // 2
        picture = pygame.image.load(os.fsencode(court.file)).convert()
        surface.blit(pygame.transform.smoothscale(picture, frame.size), frame)
        scale = frame.w / (640 - 2 * 26)
        x = frame.x + round((540 - 26 if court.pip == "right" else 100 - 26) * scale)
        sign = pip(suit_index, round(2 * 78 * scale), colour)
        surface.blit(sign, sign.get_rect(center=(x, frame.y + round((118 - 26) * scale))))
        pygame.draw.rect(surface, palette.PLAIN_INK, frame, max(1, h // 150))


def _courts_of(folder: Path) -> dict[str, Court]:
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    courts = {code: Court(folder / entry["file"], entry["pip"]) for code, entry in manifest["courts"].items()}
    missing = [court.file.name for court in courts.values() if not court.file.is_file()]
    if missing:
        raise ValueError(f"the pack lacks {', '.join(missing[:4])}")
    return courts


def _condensed(letter: pygame.Surface, width: int) -> pygame.Surface:
    """Return a picture of a letter, made narrower if it is wider than ``width`` pixels."""
    if letter.get_width() <= width:
        return letter
    return pygame.transform.smoothscale(letter, (width, letter.get_height()))


def _draw_court_figure(surface: pygame.Surface, rank_index: int, colour: str) -> None:
    """Draw a crowned or capped head over a shield, so that kings, queens and knaves differ at a glance."""
    w, h = surface.get_size()

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * w, y * h) for x, y in points]

    line = max(2, w // 60)
    robe = at((0, 1), (0, 0.62), (0.16, 0.46), (0.84, 0.46), (1, 0.62), (1, 1))
    pygame.draw.polygon(surface, colour, robe)
    for x in (0.09, 0.91):
        pygame.draw.line(surface, palette.OCHRE, (x * w, h), (x * w + (0.5 - x) * w * 0.3, 0.48 * h), w // 14)
    shield = at((0.2, 0.5), (0.8, 0.5), (0.8, 0.74), (0.5, 0.95), (0.2, 0.74))
    pygame.draw.polygon(surface, palette.CARD_PAPER, shield)
    pygame.draw.polygon(surface, palette.BLOCK_BLUE, shield, line)
    face = pygame.Rect(0.33 * w, 0.19 * h, 0.34 * w, 0.28 * h)
    pygame.draw.ellipse(surface, palette.CARD_PAPER, face)
    pygame.draw.ellipse(surface, palette.BLOCK_BLUE, face, line)
    for x in (0.43, 0.57):
        pygame.draw.circle(surface, palette.BLOCK_BLUE, (x * w, 0.31 * h), w // 45)
    pygame.draw.line(surface, palette.VERMILION, (0.45 * w, 0.4 * h), (0.55 * w, 0.4 * h), line)
    caps = {
        10: at((0.24, 0.24), (0.3, 0.1), (0.66, 0.06), (0.92, 0.0), (0.8, 0.14), (0.76, 0.24)),
        11: at((0.28, 0.23), (0.22, 0.06), (0.38, 0.13), (0.5, 0.03), (0.62, 0.13), (0.78, 0.06), (0.72, 0.23)),
        12: at(
            *((0.25, 0.24), (0.18, 0.02), (0.34, 0.13), (0.42, 0.0), (0.5, 0.12)),
            *((0.58, 0.0), (0.66, 0.13), (0.82, 0.02), (0.75, 0.24)),
        ),
    }
    pygame.draw.polygon(surface, palette.VERMILION if rank_index == 10 else palette.OCHRE, caps[rank_index])
    pygame.draw.polygon(surface, palette.BLOCK_BLUE, caps[rank_index], line)
    if rank_index == 12:
        beard = at((0.37, 0.41), (0.5, 0.44), (0.63, 0.41), (0.56, 0.53), (0.5, 0.5), (0.44, 0.53))
        pygame.draw.polygon(surface, palette.FADED_INK, beard)


class PrintedPack:
    """A pack printed from pictures that a manifest lists. Corner indices can be added as if written with a pencil."""

    def __init__(self, folder: Path, case: TypeCase, pencilled: bool, indices: Sequence[str] = INDICES) -> None:
        """Open the pack. Raise OSError or ValueError if pictures are missing."""
        manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
        self._corner_taken = frozenset(manifest.get("corner_taken", ()))
        self._files: Mapping[str, Path] = {code: folder / entry["file"] for code, entry in manifest["cards"].items()}
        self._back = folder / manifest["back"]["file"]
        self._small_height = int(manifest.get(SMALL_FOLDER, (0, 0))[1])
        """Height of the reduced pictures in pixels. They load ten times faster. 0 if there are none."""
        self._height = int(manifest["size"][1])
        """Height in pixels of the full pictures."""
        self._case = case
        self._pencilled = pencilled
        self._indices = indices
        missing = [code for code in _CODES if code not in self._files]
        files = [*self._files.values(), self._back]
        files += [_small(file) for file in files if self._small_height]
        missing += [path.name for path in files if not path.is_file()]
        if missing:
            raise ValueError(f"the pack lacks {', '.join(missing[:4])}")
        self._last: tuple[Path, pygame.Surface] = Path(), pygame.Surface((1, 1))

    def face(self, card: Card, height: int) -> pygame.Surface:
        return whole(self.face_in_parts(card, height))

    def face_in_parts(self, card: Card, height: int) -> InParts[pygame.Surface]:
        """Return a face in two steps: read its picture, then scale it."""
        master = self._picture_for_height(self._files[_CODES[card % 52]], height)
        yield
        surface = _scaled(master, height)
        if self._pencilled:
            self._draw_index_slip(surface, card, height)
        return surface

    def unmarked(self) -> "PrintedPack":
        """Return a copy of this pack without pencilled indices."""
        plain = copy(self)
        plain._pencilled = False
        return plain

    def back(self, height: int) -> pygame.Surface:
        return _scaled(self._picture_for_height(self._back, height), height)

    def _picture_for_height(self, file: Path, height: int) -> pygame.Surface:
        master = self._large_picture(file) if height > self._height else None
        return master or self._master(_small(file) if height <= self._small_height else file)

    def _large_picture(self, file: Path) -> pygame.Surface | None:
        try:
            return self._master(_large(file))
        except (OSError, pygame.error):
            return None

    def _master(self, path: Path) -> pygame.Surface:
        """Load a picture. Only the latest one is cached, as a card is often requested in several sizes in a row."""
        if self._last[0] != path:
            self._last = path, pygame.image.load(os.fsencode(path)).convert()
        return self._last[1]

    def _draw_index_slip(self, surface: pygame.Surface, card: Card, height: int) -> None:
        colour = palette.TWO_SUITS[suit(card)]
        top = round(height * PIP_FOOT) if _CODES[card % 52] in self._corner_taken else 2
        width = SLIP_WIDTH if rank(card) < FIRST_COURT else COURT_SLIP_WIDTH
        slip = pygame.Rect(1, top, round(surface.get_width() * width), round(height * 0.215))
        letter = self._case.line(self._indices[rank(card)], Face.ITALIC, round(height * 0.13), colour)
        ink = letter.subsurface(letter.get_bounding_rect())
        letter = _condensed(ink, max(1, slip.w - 3))
        sign = pip(suit(card), min(round(height * 0.085), slip.w - 2), colour)
        surface.fill(palette.CARD_PAPER, slip)
        pygame.draw.rect(surface, palette.FADED_INK, slip, max(1, height // SLIP_LINE))
        gap = (slip.h - letter.get_height() - sign.get_height()) // 3
        surface.blit(letter, letter.get_rect(midtop=(slip.centerx, slip.y + max(2, gap))))
        surface.blit(sign, sign.get_rect(midbottom=(slip.centerx, slip.bottom - max(1, gap))))


def _scaled(master: pygame.Surface, height: int) -> pygame.Surface:
    return pygame.transform.smoothscale(master, (width_of(height), height))


def _large(file: Path) -> Path:
    return file.parent / LARGE_FOLDER / file.with_suffix(LARGE_SUFFIX).name


def _small(file: Path) -> Path:
    return file.parent / SMALL_FOLDER / file.name


_CODES = tuple(RANKS[rank(card)] + SUITS[suit(card)] for card in FULL_PACK)
