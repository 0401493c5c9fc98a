"""The settings of an exhibition, in a TOML file that staff write.

Every mistake is reported with its line, and the default is used instead. Only the PIN has no default: without it the
exhibition does not open.
"""

import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import msgspec
from msgspec import NODEFAULT, Meta, Struct, inspect

from crowe_table import games
from crowe_table.decoding import convert
from crowe_table.disk import read_regular, why_of, write_whole
from crowe_table.engine.core import Reason, ShortForm, because
from crowe_table.hosting.exhibits import exhibits
from crowe_table.hosting.lessons import games_with_lessons
from crowe_table.hosting.new_table import displayable
from crowe_table.hosting.pins import MAX_LENGTH, MIN_LENGTH, Pin, is_guessable
from crowe_table.settings import Cloth, Scanning, TextSize
from crowe_table.words import Words, locales

MAX_FILE_BYTES = 1 << 16
"""Maximum size of a settings file, in bytes."""
PAIR = 2
"""Number of visitors at a table-top screen."""
BOM = "\ufeff"
"""Byte order mark that some editors put at the start of UTF-8 files."""
ANY_HOUR = ""
"""Value of ``opens`` and ``closes`` without opening hours."""
Hour = Annotated[str, Meta(pattern=r"^(([01][0-9]|2[0-3]):[0-5][0-9])?\Z")]
"""A time of day, for example 10:00, or ``ANY_HOUR``."""
_SET_TWICE = "Cannot overwrite a value"
"""Start of the error message that ``tomllib`` gives for a name set twice."""
_LINE_NAMED = re.compile(r"\(at line ([0-9]+), ")
"""The line number in an error message of ``tomllib``. Errors at the end of the file have no line number."""
HOUSE_OBJECTS = (
    *("king-of-clubs", "duty-ace", "pegging-board", "guinea", "dice", "pam", "faro-cloth", "curse-of-scotland", "fish"),
    *("rule-book", "standing-queen", "hazard-table", "corners", "plain-back", "coins"),
)
"""Names of the program's own object pages, in the order of attract mode."""


class Exhibition(Struct, frozen=True, kw_only=True):
    """The settings of an exhibition. The message ``exhibition-<field>`` explains each of them."""

    display: Annotated[int, Meta(ge=0, le=15)] = 0
    pin: Pin
    """The PIN. It is secret, so it has no default."""
    games: tuple[str, ...] = ("cribbage", "ruff", "hazard", "blind-hookey", "brag", "speculation")
    level: Literal["learner", "sound", "sharp"] = "learner"
    idle_seconds: Annotated[int, Meta(ge=30, le=600)] = 60
    countdown_seconds: Annotated[int, Meta(ge=10, le=60)] = 20
    visit_minutes: Annotated[int, Meta(ge=0, le=120)] = 10
    volume: Annotated[int, Meta(ge=0, le=100)] = 60
    text_size: TextSize = "larger"
    pencilled: bool = True
    cloth: Cloth = "green"
    four_colour: bool = False
    left_handed: bool = False
    reduced_motion: bool = False
    speech: bool = False
    scanning: Scanning = "off"
    hints: bool = True
    coaching: bool = True
    pointer: bool = True
    keyboard: bool = True
    reach: Literal["standing", "seated"] = "standing"
    opens: Hour = ANY_HOUR
    closes: Hour = ANY_HOUR
    statistics: bool = True
    tables: Literal["wiped", "kept"] = "wiped"
    languages: tuple[str, ...] = ()
    objects: tuple[str, ...] = HOUSE_OBJECTS
    famous_hands: tuple[str, ...] = ()
    lessons: tuple[str, ...] = ()
    staff_language: str = ""
    facing: bool = False

    @property
    def short(self) -> bool:
        """Whether games are offered in their short forms.

        This is so if visits have a time limit and at least one selected game has a short form.
        """
        return bool(self.visit_minutes) and any(games.game(slug).short for slug in self._playable)

    @property
    def offered(self) -> tuple[str, ...]:
        """The games that visitors may play: the playable games or, if ``short`` is true, the ones with a short form."""
        return tuple(slug for slug in self._playable if not self.short or games.game(slug).short)

    @property
    def _playable(self) -> tuple[str, ...]:
        """The selected games that can be played.

        At a table-top screen, these are the games for two; if none of them is selected, all games for two.
        """
        if not self.facing:
            return self.games
        for_two = tuple(slug for slug in games.slugs() if self.form(slug).seats == PAIR)
        return tuple(slug for slug in self.games if slug in for_two) or for_two

    def form(self, slug: str) -> ShortForm:
        """Return the form in which visitors play a game, including the number of players.

        This is the short form if it is offered, else the game's first preset. At a table-top screen, two play if the
        rules allow it.
        """
        game = games.game(slug)
        short = game.short if self.visit_minutes else None
        form = short or ShortForm(game.presets[0].name, {})
        preset = next(each for each in game.presets if each.name == form.preset)
        if self.facing and PAIR in preset.seats:
            return msgspec.structs.replace(form, seats=PAIR)
        return msgspec.structs.replace(form, seats=form.seats or preset.usual or preset.seats[0])

    def open_at(self, hour: int, minute: int) -> bool:
        """Return whether the exhibition is open at a time of day. Opening hours may span midnight.

        Without opening hours, it is always open.
        """
        if not self.opens or not self.closes or self.opens == self.closes:
            return True
        now = f"{hour:02}:{minute:02}"
        if self.opens < self.closes:
            return self.opens <= now < self.closes
        return now >= self.opens or now < self.closes


DEFAULTS = {field.name: field.default for field in msgspec.structs.fields(Exhibition) if field.default is not NODEFAULT}
"""The default of every setting except the PIN."""
_TYPES = get_type_hints(Exhibition, include_extras=True)


class SettingsFile(NamedTuple):
    """A settings file that was read and checked."""

    exhibition: Exhibition | None
    """The settings; None if the file cannot be read or has no valid PIN."""
    complaints: tuple[Reason, ...]
    """Mistakes in the file. If there are no settings, the first complaint says why."""
    warnings: tuple[Reason, ...] = ()
    """Valid settings that are not advisable."""


def load(path: Path) -> SettingsFile:
    """Read and check a settings file. A wrong setting is replaced by its default."""
    try:
        source = _read(path)
    except OSError as fault:
        return SettingsFile(None, (because("exhibition-unread", file=displayable(str(path)), why=why_of(fault)),))
    except UnicodeDecodeError:
        return SettingsFile(None, (because("exhibition-no-text", file=displayable(str(path))),))
    try:
        found = tomllib.loads(source)
    except RecursionError:
        return SettingsFile(None, (because("exhibition-too-deep", file=displayable(str(path))),))
    except ValueError as fault:  # A TOMLDecodeError, or a number of too many digits.
        return SettingsFile(None, (_syntax_error(source, str(fault)),))
    return _check(found, source)


def _read(path: Path) -> str:
    """Return the text of a settings file. Raises OSError and UnicodeDecodeError."""
    return read_regular(path, MAX_FILE_BYTES).decode("utf-8").removeprefix(BOM)


def _syntax_error(source: str, why: str) -> Reason:
    named = _LINE_NAMED.search(why)
    line = int(named[1]) if named else max(1, len(source.splitlines()))
    return because("exhibition-twice" if _SET_TWICE in why else "exhibition-no-toml", line=line)


def _check(found: dict[str, Any], source: str) -> SettingsFile:
    good: dict[str, Any] = {}
    complaints = [] if "pin" in found else [because("exhibition-no-pin")]
    for name, value in found.items():
        line = _line(source, name)
        if name not in _TYPES:
            allowed = ", ".join(_TYPES)
            complaints.append(because("exhibition-unknown", line=line, word=displayable(name), allowed=allowed))
            continue
        try:
            good[name] = convert(value, _TYPES[name])
        except msgspec.ValidationError:
            place = 0 if name == "pin" else len(complaints)  # The mistake that keeps the exhibition closed comes first.
            complaints.insert(place, _invalid_value(line, name))
    strange = [slug for slug in good.get("games", ()) if slug not in games.slugs()]
    if strange or not good.get("games", DEFAULTS["games"]):
        line, allowed, word = _line(source, "games"), ", ".join(games.slugs()), displayable(", ".join(strange))
        complaints.append(because("exhibition-bad-games", line=line, word=word, allowed=allowed))
        left = tuple(slug for slug in good.pop("games") if slug in games.slugs())
        good.update({"games": left} if left else {})
    if unknown := [locale for locale in good.get("languages", ()) if locale not in locales()]:
        line, allowed, word = _line(source, "languages"), ", ".join(locales()), displayable(", ".join(unknown))
        complaints.append(because("exhibition-bad-languages", line=line, word=word, allowed=allowed))
        good["languages"] = tuple(locale for locale in good["languages"] if locale in locales())
    if (chosen := good.get("staff_language", "")) and chosen not in locales():
        line, allowed, word = _line(source, "staff_language"), ", ".join(locales()), displayable(chosen)
        complaints.append(because("exhibition-bad-languages", line=line, word=word, allowed=allowed))
        del good["staff_language"]
    for name, names in (("objects", HOUSE_OBJECTS), ("famous_hands", _famous()), ("lessons", games_with_lessons())):
        if wrong := [each for each in good.get(name, ()) if each not in names]:
            args = {"word": name, "wrong": displayable(", ".join(wrong)), "allowed": ", ".join(names)}
            complaints.append(because("exhibition-bad-names", line=_line(source, name), **args))
            good[name] = tuple(each for each in good[name] if each in names)
    if "pin" not in good:
        return SettingsFile(None, tuple(complaints))
    exhibition = Exhibition(**good)
    left_out = [slug for slug in good.get("games", ()) if slug not in exhibition.offered]
    line = _line(source, "games")
    if crowded := [slug for slug in left_out if exhibition.facing and exhibition.form(slug).seats != PAIR]:
        complaints.append(because("exhibition-games-not-for-two", line=line, word=", ".join(crowded)))
    if long := [slug for slug in left_out if slug not in crowded]:
        limit = exhibition.visit_minutes
        complaints.append(because("exhibition-long-games", line=line, word=", ".join(long), number=limit))
    guessable = is_guessable(exhibition.pin)
    warnings = (because("exhibition-guessable-pin", line=_line(source, "pin")),) if guessable else ()
    return SettingsFile(exhibition, tuple(complaints), warnings)


def _famous() -> tuple[str, ...]:
    return tuple(each.name for each in exhibits())


def _invalid_value(line: int, name: str) -> Reason:
    """Return a complaint with the allowed values and the default. The invalid value itself is omitted."""
    if name == "pin":
        return because("exhibition-bad-pin", line=line, least=str(MIN_LENGTH), most=str(MAX_LENGTH))
    usual = _to_toml(DEFAULTS[name])
    match inspect.type_info(_TYPES[name]):
        case inspect.IntType(ge=least, le=most):
            bounds = {"least": str(least), "most": str(most)}
            return because("exhibition-bad-number", line=line, word=name, usual=usual, **bounds)
        case inspect.BoolType():
            return because("exhibition-bad-switch", line=line, word=name, usual=usual)
        case inspect.LiteralType(values=values):
            allowed = ", ".join(_to_toml(value) for value in values)
            return because("exhibition-bad-choice", line=line, word=name, allowed=allowed, usual=usual)
        case inspect.VarTupleType():
            return because("exhibition-bad-list", line=line, word=name, usual=usual)
        case inspect.StrType(pattern=None):
            return because("exhibition-bad-text", line=line, word=name, usual=usual)
        case _:
            return because("exhibition-bad-hour", line=line, word=name, usual=usual)


def _line(source: str, name: str) -> int:
    """Return the line number of a setting, counted from 1. If the line cannot be identified, return 1."""
    found = re.search(rf"^\s*[\"']?{re.escape(name)}[\"']?\s*=", source, re.MULTILINE)
    return source[: found.start()].count("\n") + 1 + found[0].count("\n", 0, len(found[0]) - 1) if found else 1


def template(words: Words, pin: str) -> str:
    """Return the text of a settings file with this PIN, the default of every other setting, and explanations."""
    parts = [f"# {words.text('exhibition-heading')}"]
    for name in Exhibition.__struct_fields__:
        explained = "\n".join(f"# {line}" for line in words.text(f"exhibition-{name}").splitlines())
        value = pin if name == "pin" else DEFAULTS[name]
        parts.append(f"{explained}\n{name} = {_to_toml(value)}")
    return "\n\n".join(parts) + "\n"


def change(path: Path, name: str, value: object) -> Reason | None:
    """Change one setting in the file. If the setting has no line yet, add one at the end. Nothing else in the file
    changes.

    Return a reason if the file cannot be written, else None.
    """
    try:
        source = _read(path)
        line = f"{name} = {_to_toml(value)}"
        stands = rf"^[ \t]*{re.escape(name)}[ \t]*=[ \t]*(?:\"[^\"\n]*\"|[^#\n]*?)(?P<rest>[ \t\r]*(?:#.*)?)$"
        changed, found = re.subn(stands, lambda old: line + old["rest"], source, count=1, flags=re.MULTILINE)
        whole = changed if found else f"{source.rstrip()}\n\n{line}\n"
        if tomllib.loads(whole).get(name) != value:
            return because("exhibition-not-kept", why=f"{name}?")
        write_whole(path, whole.encode())
    except (OSError, ValueError, RecursionError) as fault:
        why = why_of(fault) if isinstance(fault, OSError) else str(fault)
        return because("exhibition-not-kept", why=why)
    return None


def _to_toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_to_toml, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
