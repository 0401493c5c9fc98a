"""English pack of 1775: prints the drawing of each card and writes the picture files that the program loads.

A card code is rank and suit: `TH` is the ten of hearts, `JC` the knave of clubs. The code `back` is the plain back.
"""

from __future__ import annotations

import hashlib
import importlib
import io
import json
import os
import zlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypedDict, cast

from PIL import Image

from art.engraver import iconography, lines
from art.engraver.geometry import FOOT_RULE, HEIGHT, LEFT_RULE, RIGHT_RULE, TOP_RULE
from art.engraver.pips import PIP_RANKS, SUITS, pip_card
from art.engraver.plates import Card
from art.engraver.press import WOODBLOCK, Impression, plain_print, print_card, size_at

HEIGHT_PX = 720
QUALITY = 82
SMALL, SMALL_PX = "small", 384
"""Folder and height in pixels of the small cards.

In a window of 1920 by 1080, no card on the table is taller. The small cards load ten times as fast as the full size.
"""
LARGE, LARGE_PX, LARGE_QUALITY = "large", 1620, 62
"""Folder, height in pixels and WebP quality of the large faces.

They are shown when a card is enlarged in a window of 3840 by 2160.
"""
BACK = "back"
CODES: tuple[str, ...] = tuple(rank + suit for suit in SUITS for rank in PIP_RANKS + "JQK")
"""Codes of the fifty-two cards, suit by suit."""

PACK_DIR = Path(__file__).resolve().parents[1] / "cards" / "english"
PLAIN_DIR = PACK_DIR.parent / "plain"
PLAIN_PX = 640
"""Height in pixels at which cards of the plain pack are drawn. Only the court cards are kept, cropped to their frames.
"""
LINES_DIR = PACK_DIR.parent / "lines"
"""Folder of the drawings as outlines, which are used to print cards on paper."""
_MANIFEST = "manifest.json"
_DUTY_ACE = "art.engraver.duty_ace"


class Entry(TypedDict):
    """Entry of one card in the manifest. `bytes` is the file size, `sha256` the hexadecimal digest of the file."""

    file: str
    sha256: str
    seed: int
    bytes: int


class Manifest(TypedDict):
    """Manifest of a pack whose pictures have been built.

    `size` is the width and height of every card in pixels. `small` and `large` are the sizes of the cards in the
    folders of these names. `corner_taken` lists the cards with a pip or a letter at the top left. `cards` contains the
    cards built so far.
    """

    pack: str
    title: str
    size: list[int]
    small: list[int]
    large: list[int]
    corner_taken: list[str]
    cards: dict[str, Entry]
    back: Entry


def seed_of(code: str) -> int:
    """Return the random seed for drawing a card. It depends only on the code, so that every build gives the same
    pictures.
    """
    return zlib.crc32(f"english/{code}".encode())


def draw(code: str) -> Card:
    """Return the drawing of a card, not yet printed."""
    if code == BACK:
        return Card(seed_of(code))
    if _is_pip(code):
        return pip_card(code, seed_of(code))
    card = Card(seed_of(code))
    module = importlib.import_module(_module(code))
    cast(Callable[[Card], None], module.draw)(card)
    return card


def impression(code: str) -> Impression:
    """Return the parameters for printing a card: woodblock and stencils, or a copper plate for the ace of spades."""
    if code != "AS":
        return WOODBLOCK
    return cast(Impression, importlib.import_module(_DUTY_ACE).IMPRESSION)


def print_jpeg(code: str) -> bytes:
    """Return the printed card in full size as a JPEG file."""
    return jpeg(print_card(draw(code), HEIGHT_PX, impression(code)))


def print_large(code: str) -> bytes:
    """Return the large card as a WebP file, or nothing for the back, which is never enlarged.

    The large card is printed separately, so its random irregularities differ from those of the full size.
    """
    if code == BACK:
        return b""
    file = io.BytesIO()
    print_card(draw(code), LARGE_PX, impression(code)).save(file, "WEBP", quality=LARGE_QUALITY, method=6)
    return file.getvalue()


def build_plain(folder: Path = PLAIN_DIR) -> Iterator[tuple[str, int]]:
    """Write the court cards of the plain, high-contrast pack, cropped to their frames, and their manifest.

    Yield the code and the file size in bytes of each card.
    """
    folder.mkdir(parents=True, exist_ok=True)
    entries = {}
    for code, court in sorted(iconography.COURTS.items()):
        whole = plain_print(draw(code), PLAIN_PX)
        unit = PLAIN_PX / HEIGHT
        frame = tuple(round(edge * unit) for edge in (LEFT_RULE, TOP_RULE, RIGHT_RULE, FOOT_RULE))
        file = io.BytesIO()
        whole.crop(frame).quantize(48, Image.Quantize.MEDIANCUT).save(file, "PNG", optimize=True)
        (folder / f"{code}.png").write_bytes(file.getvalue())
        digest = hashlib.sha256(file.getvalue()).hexdigest()
        entries[code] = {"file": f"{code}.png", "sha256": digest, "pip": court.pip}
        yield code, len(file.getvalue())
    text = json.dumps({"pack": "plain", "courts": entries}, indent=1) + "\n"
    (folder / _MANIFEST).write_text(text, "utf-8")


def build_lines(folder: Path = LINES_DIR) -> Iterator[tuple[str, int]]:
    """Write the outlines of every face, and their manifest. Yield the code and the file size in bytes of each card."""
    folder.mkdir(parents=True, exist_ok=True)
    entries = {}
    for code in CODES:
        data = lines.encoded(draw(code))
        (folder / f"{code}.lines").write_bytes(data)
        entries[code] = {"file": f"{code}.lines", "sha256": hashlib.sha256(data).hexdigest()}
        yield code, len(data)
    text = json.dumps({"pack": "lines", "steps": lines.STEPS, "cards": entries}, indent=1) + "\n"
    (folder / _MANIFEST).write_text(text, "utf-8")


def jpeg(image: Image.Image, progressive: bool = True) -> bytes:
    """Return the picture as a JPEG file of the pack's quality, without chroma subsampling.

    A ``progressive`` file is smaller, but takes twice as long to load.
    """
    file = io.BytesIO()
    image.save(file, "JPEG", quality=QUALITY, subsampling="4:4:4", optimize=True, progressive=progressive)
    return file.getvalue()


def small(data: bytes) -> bytes:
    """Return the small size of a printed card as a JPEG file. ``data`` is the JPEG file of the full size."""
    with Image.open(io.BytesIO(data)) as card:
        return jpeg(card.resize(size_at(SMALL_PX), Image.Resampling.LANCZOS), progressive=False)


def write(folder: Path, code: str, data: bytes, enlarged: bytes) -> None:
    """Write the picture files of a card in every size."""
    (folder / f"{code}.jpg").write_bytes(data)
    (folder / SMALL / f"{code}.jpg").write_bytes(small(data))
    if enlarged:
        (folder / LARGE / f"{code}.webp").write_bytes(enlarged)


def build(codes: Iterable[str], folder: Path = PACK_DIR) -> Iterator[tuple[str, int]]:
    """Print cards on all processor cores and update the manifest. Yield the code and the file size in bytes of each
    card.
    """
    for each in (SMALL, LARGE):
        (folder / each).mkdir(parents=True, exist_ok=True)
    wanted = list(codes)
    made: dict[str, Entry] = {}
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        printed = workers.map(print_jpeg, wanted), workers.map(print_large, wanted)
        for code, data, enlarged in zip(wanted, *printed, strict=True):
            write(folder, code, data, enlarged)
            made[code] = _entry(code, data)
            yield code, len(data)
    _update_manifest(folder, made)


def read_manifest(folder: Path = PACK_DIR) -> Manifest:
    """Return the manifest of a built pack. Raises OSError when there is none."""
    return cast(Manifest, json.loads((folder / _MANIFEST).read_text("utf-8")))


def _update_manifest(folder: Path, made: dict[str, Entry]) -> None:
    path = folder / _MANIFEST
    known = {**read_manifest(folder)["cards"], BACK: read_manifest(folder)["back"]} if path.exists() else {}
    entries = {**known, **made}
    manifest = {
        "pack": "english",
        "title": "English pack of 1775",
        "size": list(size_at(HEIGHT_PX)),
        "small": list(size_at(SMALL_PX)),
        "large": list(size_at(LARGE_PX)),
        "corner_taken": [*(code for code, court in iconography.COURTS.items() if court.pip == "left"), "AS"],
        "cards": {code: entries[code] for code in CODES if code in entries},
        "back": entries.get(BACK),
    }
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    draft.replace(path)


def _entry(code: str, data: bytes) -> Entry:
    return {
        "file": f"{code}.jpg",
        "sha256": hashlib.sha256(data).hexdigest(),
        "seed": seed_of(code),
        "bytes": len(data),
    }


def _is_pip(code: str) -> bool:
    return code[0] in PIP_RANKS and code != "AS"


def _module(code: str) -> str:
    return _DUTY_ACE if code == "AS" else f"art.engraver.courts.{iconography.name(code)}"
