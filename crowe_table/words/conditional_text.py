"""Text that depends on a table: passages with a condition, and values inserted into sentences.

A line ``? condition`` begins a passage, the next such line another, and a line ``?`` ends them. Only the first passage
whose condition holds is kept; the condition ``else`` always holds. Conditions read ``name``, ``not name``, ``name =
value, value``, ``name != value`` or ``name < number``, joined by ``and``.

Within a line ``{name}`` inserts a value: a number in words, or a value formatted by the name's prefix (``rank_low``,
``cards_trump``; see Words). ``{Name}`` capitalizes it, ``{name:n}`` gives figures, ``{name:f}`` another form of the
number. ``{name: card | cards}`` gives the first word if the number is singular, else the second. ``{condition ? this |
that}`` chooses between words; ``| that`` may be left out, and no space is left in its place.

A value contracts with the word before it according to the language's ``joins``: French “de {hand}” becomes “d’un”.
"""

import operator
import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from crowe_table.engine.core import Arg
from crowe_table.words import Words
from crowe_table.words.catalogue import capital

NumberedLine = tuple[int, str]

ELSE = "else"
_VALUE = re.compile(r"\{([A-Za-z][a-z0-9_]*)(?::([^{}|?]*)(?:\|([^{}|]*))?)?\}")
_CHOICE = re.compile(r"\{([^{}?#|]+)\?([^{}|]*)(?:\|([^{}|]*))?\}")
_INSERTED = "\0"
"""Marker before an inserted value until the value is contracted with the word before it."""
_BEFORE_VALUE = re.compile(rf"\b(\w+) (\**){_INSERTED}(\w+)")
_SPACES = re.compile(" {2,}")
_JOINED = re.compile(r"^[\w.,;:!?]\|\w|\w\|\w\Z")
_LEFT_OVER = re.compile(r"\{(?!#)[^}]*\}?")
_CLAUSE = re.compile(r"(not )?([a-z][a-z0-9_]*)(?: *(=|!=|<=|>=|<|>) *(.+))?\Z")
_COMPARE: Mapping[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
_TRUTHS = {"yes": True, "no": False}
_KINDS = {int: frozenset({"card", "rank", "suit", "farthings"}), tuple: frozenset({"cards", "briefs", "ranks"})}
"""Prefixes of names. A prefix gives the type of value and thus its format."""
_FIGURES = "n"
_SINGULAR_NOUGHT = frozenset({"fr"})
"""Languages in which the number 0 takes the singular."""


class BadCondition(ValueError):
    """Raised for a malformed passage. The message contains the line number and a sentence."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"Line {line}: {fault}")


class ConditionalText:
    """A filter that selects passages and inserts values, in one language, for one set of values."""

    def __init__(self, words: Words, values: Mapping[str, Arg], choices: Mapping[str, frozenset[str]]) -> None:
        self._words = words
        self._values = values
        self._choices = choices
        self.used: set[str] = set()
        """The names that the text has used."""

    def kept(self, lines: Iterable[NumberedLine]) -> Iterator[NumberedLine]:
        """Yield the kept lines with their values inserted, and their line numbers. Raises BadCondition."""
        opened, kept, any_kept, last = 0, True, False, False
        for number, line in lines:
            if not line.startswith("?"):
                if kept:
                    yield number, self.filled(line, number)
                continue
            condition = line[1:].strip()
            if not condition:
                if not opened:
                    raise BadCondition(number, "“?” ends a passage that has not begun.")
                opened, kept, any_kept, last = 0, True, False, False
                continue
            if last:
                raise BadCondition(number, "this passage follows “? else” and can never hold.")
            if condition == ELSE:
                if not opened:
                    raise BadCondition(number, "“? else” follows no passage.")
                kept, last = not any_kept, True
            else:
                kept = self.holds(condition, number) and not any_kept
            any_kept = any_kept or kept
            opened = opened or number
        if opened:
            raise BadCondition(opened, "this passage has no end: a line “?”.")

    def filled(self, line: str, number: int = 0) -> str:
        """Return a line with its values inserted and its choices made. Raises BadCondition."""
        if "{" not in line:
            return line
        line = _VALUE.sub(lambda found: _INSERTED + self._value(found, number), line)
        line = _BEFORE_VALUE.sub(self._contracted, line).replace(_INSERTED, "")
        line = _SPACES.sub(" ", _CHOICE.sub(lambda found: self._choice(found, number), line)).strip()
        if left := _LEFT_OVER.search(line):
            raise BadCondition(number, f"“{left[0]}” cannot be read.")
        return line

    def _contracted(self, found: re.Match[str]) -> str:
        """Return the inserted value and the word before it, contracted if the language has such a form."""
        before, emphasis, value = found.groups()
        contracted = self._words.contracted(f"{before} {value}")
        if contracted == f"{before} {value}":
            return found[0]
        kept = contracted.removesuffix(value)
        return f"{emphasis}{contracted}" if kept == contracted else f"{kept}{emphasis}{value}"

    def holds(self, condition: str, number: int = 0) -> bool:
        """Return whether a condition holds.

        Clauses after a false one are also checked for errors. Raises BadCondition.
        """
        held = [self._clause(clause.strip(), number) for clause in condition.split(" and ")]
        return all(held)

    def _clause(self, clause: str, number: int) -> bool:
        found = _CLAUSE.match(clause)
        if not found:
            raise BadCondition(number, f"“{clause}” is no condition.")
        negated, name, sign, wanted = found.groups()
        value = self._of(name, number)
        if not sign:
            return bool(value) != bool(negated)
        if negated:
            raise BadCondition(number, f"“{clause}”: write “!=” instead of “not”.")
        if sign in _COMPARE:
            if not isinstance(value, int) or not wanted.isdigit():
                raise BadCondition(number, f"“{clause}” compares what is no number.")
            return _COMPARE[sign](value, int(wanted))
        equal = value in [self._wanted(name, value, each.strip(), number) for each in wanted.split(",")]
        return equal == (sign == "=")

    def _wanted(self, name: str, value: Arg, word: str, number: int) -> Arg:
        if name in self._choices and word not in self._choices[name]:
            allowed = ", ".join(sorted(self._choices[name]))
            raise BadCondition(number, f"“{name}” is never “{word}”. It may be {allowed}.")
        if isinstance(value, bool) and word in _TRUTHS:
            return _TRUTHS[word]
        if isinstance(value, int) and word.isdigit():
            return int(word)
        if isinstance(value, str):
            return word
        raise BadCondition(number, f"“{word}” is no value of “{name}”.")

    def _of(self, name: str, number: int) -> Arg:
        if name not in self._values:
            raise BadCondition(number, f"nothing is called “{name}” at this game.")
        self.used.add(name)
        return self._values[name]

    def _choice(self, found: re.Match[str], number: int) -> str:
        chosen = (found[2] if self.holds(found[1].strip(), number) else found[3] or "").strip()
        around = found.string[: found.start()][-1:] + "|" + chosen + "|" + found.string[found.end() :][:1]
        if chosen and _JOINED.search(around):
            raise BadCondition(number, f"“{chosen}” runs into the word beside it.")
        return chosen

    def _value(self, found: re.Match[str], number: int) -> str:
        name, form, plural = found[1][0].lower() + found[1][1:], (found[2] or "").strip(), found[3]
        value = self._of(name, number)
        said = self._said(name, value, form, plural, number)
        return capital(said) if found[1][0].isupper() else said

    def _said(self, name: str, value: Arg, form: str, plural: str | None, number: int) -> str:
        if name.partition("_")[0] in _KINDS.get(type(value), ()):
            return self._words.argument(name, value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadCondition(number, f"“{name}” is no number: use it in a condition.")
        if plural is not None:
            singular = value == 1 or (value == 0 and self._words.locale in _SINGULAR_NOUGHT)
            return form if singular else plural.strip()
        return str(value) if form == _FIGURES else self._words.number(value, form)
