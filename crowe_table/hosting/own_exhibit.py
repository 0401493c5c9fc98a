"""The museum's own exhibit: a folder beside the settings file, with object pages, a logo, and words of its own.

Faults are collected as Reasons that name file and line. A faulty page is left out, and everything else is used.
"""

import re
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from crowe_table.disk import TooLong, make_folder, read_regular, why_of, write_new
from crowe_table.engine.core import Reason, because
from crowe_table.hosting.new_table import displayable

T = TypeVar("T")
FOLDER, TEMPLATE, PAGES = "exhibit", "exhibit-template", "objects"
"""Names of the folder beside the settings file, of the template folder, and of the folder of object pages in either."""
LOGOS = ("logo.png", "logo.jpg")
MAX_TEXT_BYTES = 1 << 16
MAX_PICTURE_BYTES = 10 << 20
MAX_SIDE = 4096  # Pixels: twice the width of a page on a 4K display. A decoded picture takes at most 64 MB.
MAX_TITLE, MAX_CAPTION, MAX_SOURCE, MAX_TEXT = 40, 90, 160, 600
"""Maximum number of characters of each part of a page. A page of this length fits in the largest print."""
MAX_WORDS = {"welcome": 300, "opening": 110, "closing": 300}
"""Maximum number of characters of the museum's own words, by section."""
_PICTURE = re.compile(r"!\[(?P<caption>[^\[\]]*)\]\((?P<file>[^()\s]+)\)\Z")
_MARKUP = re.compile(r"[*_`<>|\[\]]|^(#|[-+] |[0-9]+\. |~~~|---)")
_PNG, _JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8"
_JPEG_SIZES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
"""Markers of the JPEG segments that hold the size."""


class OwnText(Struct, frozen=True):
    """An object page in one language."""

    title: str
    text: str
    source: str
    caption: str
    picture: Path


class OwnPage(Struct, frozen=True):
    """An object page of the museum, in every language that it has."""

    name: str
    texts: Mapping[str, OwnText]


class OwnWords(Struct, frozen=True):
    """The museum's own words in one language. Empty words are not shown."""

    name: str = ""
    welcome: str = ""
    opening: str = ""
    closing: str = ""


class OwnExhibit(Struct, frozen=True):
    """Everything in the museum's folder that can be shown."""

    logo: Path | None = None
    pages: tuple[OwnPage, ...] = ()
    words: Mapping[str, OwnWords] = {}


class _Fault(Exception):
    def __init__(self, key: str, file: str, **args: str | int) -> None:
        super().__init__(key)
        self.reason = because(f"exhibit-fault-{key}", "", file=displayable(file), **args)


def load_own(settings: Path, languages: Sequence[str]) -> tuple[OwnExhibit, tuple[Reason, ...]]:
    """Read the folder beside a settings file, if there is one. Return its contents and the faults found.

    ``languages`` are the languages on offer, in which every text is expected.
    """
    folder = settings.parent / FOLDER
    if not folder.is_dir():
        return OwnExhibit(), ()
    faults = list[Reason]()
    logo = next((folder / name for name in LOGOS if (folder / name).exists()), None)
    if logo and not _kept(faults, partial(check_picture, logo, logo.name, 1)):
        logo = None
    words = dict[str, OwnWords]()
    for language in languages:
        path = folder / f"words.{language}.md"
        if path.exists() and (found := _kept(faults, lambda path=path: _words(path))):  # type: ignore[misc]
            words[language] = found
    if words:
        faults += [_missing(f"words.{language}.md") for language in languages if language not in words]
    pages = tuple(_pages(folder / PAGES, languages, faults))
    return OwnExhibit(logo=logo, pages=pages, words=words), tuple(faults)


def missing_logo(settings: Path) -> Reason | None:
    """Return a warning if there is a folder beside a settings file, but no logo in it."""
    folder = settings.parent / FOLDER
    if not folder.is_dir() or any((folder / name).exists() for name in LOGOS):
        return None
    return because("exhibit-fault-logo", file=f"{FOLDER}/{LOGOS[0]}")


def _kept(faults: list[Reason], read: Callable[[], T]) -> T | None:
    """Return the result of ``read``. If ``read`` raises a fault, add the fault to ``faults`` and return None."""
    try:
        return read()
    except _Fault as fault:
        faults.append(fault.reason)
        return None


def _missing(file: str) -> Reason:
    return because("exhibit-fault-language", file=file)


def _pages(folder: Path, languages: Sequence[str], faults: list[Reason]) -> Iterator[OwnPage]:
    """Yield the pages in the order of their file names: ``10-fan.en.md``, ``10-fan.de.md``, and so on."""
    for name in sorted({path.name.split(".")[0] for path in folder.glob("*.md")}):
        texts = dict[str, OwnText]()
        for language in languages:
            path = folder / f"{name}.{language}.md"
            if not path.exists():
                faults.append(_missing(f"{PAGES}/{path.name}"))
            elif text := _kept(faults, partial(_page, path)):
                texts[language] = text
        if texts:
            yield OwnPage(name, texts)


def _lines(path: Path, file: str) -> list[str]:
    try:
        return read_regular(path, MAX_TEXT_BYTES).decode("utf-8-sig").splitlines()
    except OSError as fault:
        raise _Fault("unread", file, why=why_of(fault)) from None
    except UnicodeDecodeError:
        raise _Fault("no-text", file) from None


def _page(path: Path) -> OwnText:
    """Read a page: a title, a picture with its caption, paragraphs and a source."""
    file = f"{PAGES}/{path.name}"
    title = source = caption = ""
    picture: Path | None = None
    text = list[str]()
    paragraph = list[str]()
    began = 1
    for number, line in enumerate([*_lines(path, file), ""], 1):
        written = line.strip()
        if written.startswith("# ") and not title:
            title = _short(written[2:].strip(), MAX_TITLE, file, number)
        elif not title and written:
            raise _Fault("title", file, line=number)
        elif found := _PICTURE.match(written):
            if picture:
                raise _Fault("markup", file, line=number)
            caption = _short(found["caption"], MAX_CAPTION, file, number)
            picture = path.parent / found["file"]
            check_picture(picture, file, number)
        elif written.startswith("> "):
            source = _short(f"{source} {written[2:]}".strip(), MAX_SOURCE, file, number)
        elif _MARKUP.search(written):
            raise _Fault("markup", file, line=number)
        elif written:
            began = number if not text and not paragraph else began
            paragraph.append(written)
        elif paragraph:
            text.append(" ".join(paragraph))
            paragraph.clear()
    whole = _short("\n".join(text), MAX_TEXT, file, began)
    for part, there in (("title", title), ("picture", picture), ("text", whole), ("source", source)):
        if not there:
            raise _Fault("part", file, part=part)
    assert picture
    return OwnText(title=title, text=whole, source=source, caption=caption, picture=picture)


def _words(path: Path) -> OwnWords:
    """Read the museum's name, and its words below the headings Welcome, Opening and Closing."""
    file, name, section = path.name, "", ""
    found = dict.fromkeys(MAX_WORDS, "")
    for number, line in enumerate(_lines(path, file), 1):
        written = line.strip()
        if written.startswith("# ") and not name:
            name = _short(written[2:].strip(), MAX_TITLE, file, number)
        elif written.startswith("## ") and written[3:].strip().lower() in found:
            section = written[3:].strip().lower()
        elif written and (not section or _MARKUP.search(written)):
            raise _Fault("markup" if name else "title", file, line=number)
        elif written:
            found[section] = _short(f"{found[section]} {written}".strip(), MAX_WORDS[section], file, number)
    if not name:
        raise _Fault("title", file, line=1)
    return OwnWords(name=name, **found)


def _short(text: str, most: int, file: str, line: int) -> str:
    if len(text) > most:
        raise _Fault("long", file, line=line, number=len(text), most=most)
    return text


def check_picture(path: Path, file: str, line: int) -> bool:
    """Return True if a file is a complete PNG or JPEG of a size that can be shown.

    Otherwise raise a fault that names ``file`` and ``line``.
    """
    word = displayable(path.name)
    try:
        data = read_regular(path, MAX_PICTURE_BYTES)
    except TooLong:
        raise _Fault("large", file, line=line, word=word, most=MAX_PICTURE_BYTES >> 20, side=MAX_SIDE) from None
    except OSError:
        raise _Fault("picture", file, line=line, word=word) from None
    size = size_of_picture(data)
    if size is None:
        raise _Fault("kind", file, line=line, word=word)
    if max(size) > MAX_SIDE:
        raise _Fault("large", file, line=line, word=word, most=MAX_PICTURE_BYTES >> 20, side=MAX_SIDE)
    return True


def fault_of_picture(path: Path) -> Reason | None:
    """Return why a picture file cannot be printed; None if it can."""
    try:
        check_picture(path, path.name, 1)
    except _Fault as fault:
        return fault.reason
    return None


def size_of_picture(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels of a complete PNG or JPEG, or None for anything else."""
    if data.startswith(_PNG):
        return _size_of_png(data)
    return _size_of_jpeg(data) if data.startswith(_JPEG) and b"\xff\xd9" in data[-64:] else None


def _size_of_png(data: bytes) -> tuple[int, int] | None:
    """Return the width and height of a PNG; None if it is damaged. Every chunk's checksum is verified."""
    at, size = len(_PNG), None
    while at + 12 <= len(data):
        length, kind = int.from_bytes(data[at : at + 4]), data[at + 4 : at + 8]
        body = data[at + 4 : at + 8 + length]
        if zlib.crc32(body) != int.from_bytes(data[at + 8 + length : at + 12 + length]):
            return None
        if kind == b"IHDR":
            size = int.from_bytes(body[4:8]), int.from_bytes(body[8:12])
        if kind == b"IEND":
            return size if size and min(size) > 0 else None
        at += 12 + length
    return None


def _size_of_jpeg(data: bytes) -> tuple[int, int] | None:
    at = len(_JPEG)
    while at + 9 <= len(data) and data[at] == 0xFF:
        kind, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4])
        if kind in _JPEG_SIZES:
            high, wide = int.from_bytes(data[at + 5 : at + 7]), int.from_bytes(data[at + 7 : at + 9])
            return (wide, high) if wide and high else None
        at += 2 + length
    return None


def write_template(
    settings: Path, languages: Sequence[str], page: Callable[[str], str], words: Callable[[str], str]
) -> Path:
    """Write a template folder with the museum's words and one page in each language, and return the folder.

    Existing files stay as they are. Raises OSError.
    """
    folder = settings.parent / TEMPLATE
    make_folder(folder / PAGES)
    for language in languages:
        for path, text in (
            (folder / f"words.{language}.md", words(language)),
            (folder / PAGES / f"example.{language}.md", page(language)),
        ):
            if not path.exists():
                write_new(path, text.encode())
    picture = folder / PAGES / "example.png"
    if not picture.exists():
        write_new(picture, _blank_png(640, 480))
    return folder


def _blank_png(w: int, h: int) -> bytes:
    """Return a plain grey PNG of this size. It takes the place of a photograph."""
    rows = (b"\x00" + b"\xb8" * w) * h
    header = w.to_bytes(4) + h.to_bytes(4) + bytes((8, 0, 0, 0, 0))
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return _PNG + b"".join(
        len(data).to_bytes(4) + kind + data + zlib.crc32(kind + data).to_bytes(4) for kind, data in chunks
    )
