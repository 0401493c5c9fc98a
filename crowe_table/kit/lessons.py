"""Lessons of any game: prearranged deals, with every answer and the comments on it.

A game's lesson is the file ``lesson.txt`` in its folder. The file ``lesson.ftl`` holds the messages:

    preset: crowe
    seed: lesson-358
    opening: cut 37 | 1 cut 38

    lay-out [crib]: lay_out QD 3C | 1 lay_out TD 4H
    fifteen [count]: play AD | 1 play 6C
    cut-again any: lift 12

A lesson may have several deals. Each further deal is a lesson of its own, at a new table: it begins with a line that
names it, and has a preset and steps of its own. All steps of a file have different names:

    deal: hoyle
    preset: hoyle

``seats`` (2 by default) and ``rules`` (a JSON object of options) may follow the preset. Actions after ``played`` are
done before the table opens, so that a lesson can begin in the middle of a deal. After the opening comes a line
for each step. It begins with the step's name and, in brackets, the highlighted places. ``any`` follows if every action
of the type will do. Then come the learner's action and the actions up to the next step. ``kit.written_actions`` defines
how actions are written; the learner has seat 0. Lines that begin with ``#`` are comments.

Below a step stand the claims of its two messages, in the form that ``kit.facts`` reads. ``before`` belongs to
``lesson-<name>``, which describes the table before the step. ``after`` belongs to ``lesson-<name>-why``, which
describes the table before the next step. ``none`` declares that a message claims nothing about the table:

    lost [account]: ready | 1 ready
      before: rank_0 = A; gain_0 > 0
      after: none
"""

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.decoding import decode
from crowe_table.engine.core import Action, Seat
from crowe_table.kit.facts import Comparison, read_claims
from crowe_table.kit.written_actions import read_actions, types_by_tag

LEARNER = Seat(0)
"""The learner's seat."""
ACCOUNT = "account"
"""Name of the place where the account of the deal is shown."""
_LINE = re.compile(r"(?P<name>[a-z0-9-]+)(?: \[(?P<lit>[^]]*)\])?(?P<any> any)?:(?P<rest>.*)")
_DEAL = re.compile("deal: [a-z-]+")
_BEFORE = ("played", "opening")
_HEAD = ("deal", "preset", "seed", "seats", "rules")
_CLAIMS = re.compile(r" +(?P<when>before|after):(?P<claims>.*)")


class LessonStep(Struct, frozen=True):
    """One action of the learner.

    ``lesson-<name>`` asks for the action in one sentence. ``lesson-<name>-why`` explains afterwards why it was good.
    """

    name: str
    do: Action
    then: tuple[Action, ...] = ()
    """The actions up to the next step: all actions of the others, and trivial ones of the learner."""
    loose: bool = False
    """Whether any action of the same type will do, for example any cut of the pack."""
    before: tuple[Comparison, ...] | None = None
    """Statements of ``lesson-<name>`` about the table; None if the file does not declare them."""
    after: tuple[Comparison, ...] | None = None
    """Statements of ``lesson-<name>-why`` about the table; None if the file does not declare them."""
    lit: tuple[str, ...] = ()
    """Highlighted places until the step is done: heaps, piles, board or chart of the layout, or ``ACCOUNT``."""


class Lesson(Struct, frozen=True, kw_only=True):
    """One deal of a lesson: a table given by preset and seed, and the actions. Afterwards the learner may play on."""

    name: str = ""
    """The name of the deal; empty for the first one."""
    preset: str
    seed: str
    seats: int = 2
    rules: Mapping[str, object] = {}
    """House rules that differ from the preset."""
    played: tuple[Action, ...] = ()
    """The actions before the table opens. Nobody sees them played."""
    opening: tuple[Action, ...] = ()
    """The actions at the open table before the first step."""
    steps: tuple[LessonStep, ...]

    @property
    def aim(self) -> str:
        """The message that says what the deal is about."""
        return f"lesson-aim-{self.name}" if self.name else "lesson-aim"

    @property
    def script(self) -> tuple[tuple[Action, int | None], ...]:
        """Every action in order, with the number of its step (from 0), or None for an action outside the steps."""
        found: list[tuple[Action, int | None]] = [(action, None) for action in (*self.played, *self.opening)]
        for number, step in enumerate(self.steps):
            found += [(step.do, number), *((action, None) for action in step.then)]
        return tuple(found)


# --- The file --------------------------------------------------------------------------------------------------------


def read_lessons(text: str, actions: Iterable[type[Action]]) -> tuple[Lesson, ...]:
    """Return the deals in the text of a ``lesson.txt``, in order. ``actions`` are the action types of the game.

    Raises a ValueError that gives the number of the faulty line.
    """
    types = types_by_tag(actions)
    lines = list(enumerate(text.splitlines(), 1))
    starts = [0, *(at for at, (_, line) in enumerate(lines) if _DEAL.fullmatch(line)), len(lines)]
    return tuple(_read_lesson(lines[first:last], types) for first, last in pairwise(starts))


def _read_lesson(lines: Iterable[tuple[int, str]], types: Mapping[str, type[Action]]) -> Lesson:
    """Return the deal in these numbered lines."""
    head: dict[str, str] = {}
    before: dict[str, tuple[Action, ...]] = {}
    steps = list[LessonStep]()
    for number, line in lines:
        if not line.strip() or line.startswith("#"):
            continue
        try:
            if (claimed := _CLAIMS.fullmatch(line)) and steps:
                steps[-1] = replace(steps[-1], **{claimed["when"]: read_claims(claimed["claims"])})
                continue
            found = _LINE.fullmatch(line)
            if not found:
                raise ValueError("expected “name [highlights] any: actions”")
            name, rest = found["name"], found["rest"].strip()
            if name in _HEAD and not before and not steps:
                head[name] = rest
            elif name in _BEFORE and not steps:
                before[name] = read_actions(rest, types)
            else:
                do, *then = read_actions(rest, types)
                lit = tuple((found["lit"] or "").split(", ")) if found["lit"] else ()
                steps.append(LessonStep(name, do, tuple(then), bool(found["any"]), lit=lit))
        except ValueError as fault:
            raise ValueError(f"Line {number}: {str(fault).rstrip('.')}.") from None
    if missing := {"preset", "seed"} - head.keys():
        raise ValueError(f"A lesson lacks its {' and '.join(sorted(missing))}.")
    return Lesson(
        name=head.get("deal", ""),
        preset=head["preset"],
        seed=head["seed"],
        seats=int(head.get("seats", "2")),
        rules=decode(head.get("rules", "{}"), dict[str, object]),
        played=before.get("played", ()),
        opening=before.get("opening", ()),
        steps=tuple(steps),
    )
