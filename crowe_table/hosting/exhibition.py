"""The settings of a table that stands in an exhibition: one file of TOML, written by staff and read once.

What is wrong in it is told in sentences, each with its line, and the table opens with its own setting in that place.
"""

import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct

from crowe_table import games
from crowe_table.disk import read_regular, why_of, write_whole
from crowe_table.engine.core import Reason, because
from crowe_table.settings import TextSize
from crowe_table.words import Words, locales

LONGEST_FILE = 1 << 16
"""Bytes of a settings file."""
ANY_HOUR = ""
Hour = Annotated[str, Meta(pattern=r"^(([01]\d|2[0-3]):[0-5]\d)?$")]
"""An hour of the day, as 10:00; empty for none."""


class Exhibition(Struct, frozen=True, kw_only=True):
    """All that staff may set. A message ``exhibition-<field>`` explains each."""

    display: Annotated[int, Meta(ge=0, le=15)] = 0
    pin: Annotated[str, Meta(pattern=r"^\d{4,8}$")] = "1775"
    games: tuple[str, ...] = ("cribbage", "ruff", "hazard", "blind-hookey", "brag", "speculation")
    level: Literal["learner", "sound", "sharp"] = "learner"
    idle_seconds: Annotated[int, Meta(ge=30, le=600)] = 60
    countdown_seconds: Annotated[int, Meta(ge=10, le=60)] = 20
    visit_minutes: Annotated[int, Meta(ge=0, le=120)] = 10
    volume: Annotated[int, Meta(ge=0, le=100)] = 60
    text_size: TextSize = "larger"
    pencilled: bool = True
    reduced_motion: bool = False
    hints: bool = True
    pointer: bool = True
    opens: Hour = ANY_HOUR
    closes: Hour = ANY_HOUR
    statistics: bool = True
    tables: Literal["wiped", "kept"] = "wiped"
    languages: tuple[str, ...] = ()

    @property
    def short(self) -> bool:
        """Whether games are offered in their short forms: where a visit has a limit, and any has such a form."""
        return bool(self.visit_minutes) and any(games.game(slug).short for slug in self.games)

    @property
    def offered(self) -> tuple[str, ...]:
        """The games that visitors may play: of those that are named, the short ones where a visit has a limit."""
        return tuple(slug for slug in self.games if not self.short or games.game(slug).short)

    def open_at(self, hour: int, minute: int) -> bool:
        """Whether the table is lit at this time of day. Hours may run past midnight; none given, it always is."""
        if not self.opens or not self.closes or self.opens == self.closes:
            return True
        now = f"{hour:02}:{minute:02}"
        if self.opens < self.closes:
            return self.opens <= now < self.closes
        return now >= self.opens or now < self.closes


USUAL = Exhibition()


def load(path: Path) -> tuple[Exhibition, tuple[Reason, ...]]:
    """The settings of a file, and a sentence for each thing in it that cannot be; then the usual stands there."""
    try:
        source = read_regular(path, LONGEST_FILE).decode("utf-8")
    except OSError as fault:
        return USUAL, (because("exhibition-unread", file=str(path), why=why_of(fault)),)
    except UnicodeDecodeError:
        return USUAL, (because("exhibition-no-text", file=str(path)),)
    try:
        found = tomllib.loads(source)
    except tomllib.TOMLDecodeError as fault:
        return USUAL, (because("exhibition-no-toml", why=str(fault)),)
    return _judged(found, source)


def _judged(found: dict[str, Any], source: str) -> tuple[Exhibition, tuple[Reason, ...]]:
    kinds = get_type_hints(Exhibition, include_extras=True)
    good: dict[str, Any] = {}
    complaints: list[Reason] = []
    for name, value in found.items():
        line = _line(source, name)
        if name not in kinds:
            allowed = ", ".join(kinds)
            complaints.append(because("exhibition-unknown", line=line, word=name, allowed=allowed))
            continue
        try:
            good[name] = msgspec.convert(value, kinds[name])
        except msgspec.ValidationError as fault:
            usual = _written(getattr(USUAL, name))
            complaints.append(because("exhibition-bad", line=line, word=name, why=str(fault), usual=usual))
    strange = [slug for slug in good.get("games", ()) if slug not in games.slugs()]
    if strange or not good.get("games", USUAL.games):
        line, allowed = _line(source, "games"), ", ".join(games.slugs())
        complaints.append(because("exhibition-bad-games", line=line, word=", ".join(strange), allowed=allowed))
        left = tuple(slug for slug in good.pop("games") if slug in games.slugs())
        good.update({"games": left} if left else {})
    if unknown := [locale for locale in good.get("languages", ()) if locale not in locales()]:
        line, allowed = _line(source, "languages"), ", ".join(locales())
        complaints.append(because("exhibition-bad-languages", line=line, word=", ".join(unknown), allowed=allowed))
        good["languages"] = tuple(locale for locale in good["languages"] if locale in locales())
    exhibition = Exhibition(**good)
    if long := [slug for slug in good.get("games", ()) if slug not in exhibition.offered]:
        line, limit = _line(source, "games"), exhibition.visit_minutes
        complaints.append(because("exhibition-long-games", line=line, word=", ".join(long), number=limit))
    return exhibition, tuple(complaints)


def _line(source: str, name: str) -> int:
    """The line on which a setting stands, from 1; 1 where it is written in a way of its own."""
    found = re.search(rf"^\s*[\"']?{re.escape(name)}[\"']?\s*=", source, re.MULTILINE)
    return source[: found.start()].count("\n") + 1 + found[0].count("\n", 0, len(found[0]) - 1) if found else 1


def template(words: Words) -> str:
    """A file with every setting as it usually is, each explained."""
    parts = [f"# {words.text('exhibition-heading')}"]
    for name in Exhibition.__struct_fields__:
        explained = "\n".join(f"# {line}" for line in words.text(f"exhibition-{name}").splitlines())
        parts.append(f"{explained}\n{name} = {_written(getattr(USUAL, name))}")
    return "\n\n".join(parts) + "\n"


def change(path: Path, name: str, value: object) -> Reason | None:
    """Writes one setting into the file, in the line where it stands or else at its end; all else in the file stays.

    The Reason why not, if it cannot be written.
    """
    try:
        source = read_regular(path, LONGEST_FILE).decode("utf-8")
        line = f"{name} = {_written(value)}"
        stands = rf"^[ \t]*{re.escape(name)}[ \t]*=[ \t]*(?:\"[^\"\n]*\"|[^#\n]*?)(?P<said>[ \t]*#.*)?$"
        changed, found = re.subn(stands, lambda old: line + (old["said"] or ""), source, count=1, flags=re.MULTILINE)
        whole = changed if found else f"{source.rstrip()}\n\n{line}\n"
        if tomllib.loads(whole).get(name) != value:
            return because("exhibition-not-kept", why=f"{name}?")
        write_whole(path, whole.encode())
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        why = why_of(fault) if isinstance(fault, OSError) else str(fault)
        return because("exhibition-not-kept", why=why)
    return None


def _written(value: object) -> str:
    """A value as TOML has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_written, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
