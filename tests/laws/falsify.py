"""Falsify the expectations of all worked examples one by one, and list those whose test still passes.

``python -m tests.laws.falsify [--folder FOLDER] [GAME...]`` prints them. Such an expectation is not really compared
with the engine. Skipped tests are counted as skipped. In a slow test, only one expectation is falsified.
"""

import argparse
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, TypeAlias

import pytest

Step: TypeAlias = str | int
Place: TypeAlias = tuple[Step, ...]
"""Keys and indices that lead from an example to one of its values."""

FOLDER = Path(__file__).parent
SUFFIX = "_examples.json"
EXPECTED: Mapping[str, Mapping[str, Sequence[str]]] = {
    "cribbage": {
        "shows": ("counts", "total"),
        "plays": (r"played/\d+/2", r"played/\d+/3", "points", "over"),
        "counts": ("log", "final", "winner"),
        "noddies": ("final", "winner"),
        "cuts": ("again", "dealer", "low", "ring"),
        "lurches": ("lurched",),
        "stakes": ("owed",),
        "covers": ("fit", "largest"),
        "payments": ("purses",),
        "holes": ("holes",),
    },
    "money": {
        "values": ("farthings",),
        "written": ("text",),
        "coins": ("coins",),
        "shares": ("shares",),
        "halves": ("taken",),
        "odds": ("wins",),
        "ledgers": ("taken", "balances"),
    },
}
"""Patterns of the places of expectations, for books that list their examples by kind.

Other books have them under ``expect``.
"""
PACK = [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"]


LONG = 20.0
"""Seconds from which a test counts as slow. A slow test is run with one falsified expectation only."""


@dataclass
class Found:
    """Result of falsifying the examples of one game."""

    tried: int = 0
    skipped: int = 0
    """Examples whose test is skipped."""
    passed: list[str] = field(default_factory=list)
    """Falsified expectations whose test passed."""
    untested: list[str] = field(default_factory=list)
    """Examples that no test uses, and examples whose test fails with the true expectation."""


def games(folder: Path) -> list[str]:
    """Return the names of the games that have worked examples."""
    return sorted(path.name.removesuffix(SUFFIX) for path in folder.glob(f"*{SUFFIX}"))


def falsify(game: str, folder: Path = FOLDER) -> Found:
    """Run the tests of a game's worked examples, falsifying one expectation at a time.

    Raises RuntimeError if the tests cannot be collected.
    """
    falsifier = Falsifier(game)
    options = ["-qq", "-n0", "-p", "no:cacheprovider", "--no-header", "--no-summary", "--timeout=0"]
    code = pytest.main([*options, str(folder / f"test_{game}.py")], plugins=[falsifier])
    if code != pytest.ExitCode.OK:
        raise RuntimeError(f"pytest ended with {code!r}.")
    return falsifier.found


class Falsifier:
    """Pytest plugin that replaces the usual test loop, and itself runs the collected tests of examples."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.found = Found()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Falsify the examples of the module that was collected."""
        items = [item for item in session.items if isinstance(item, pytest.Function)]
        module = items[0].getparent(pytest.Module)
        assert module
        book = getattr(module.obj, "EXAMPLES", None) or module.obj.BOOK
        examples = list(named_examples(book, self.game))
        values = values_by_key(examples)
        for name, kind, example in examples:
            takers = [item for item in items if takes(item, name, example)]
            running = [item for item in takers if not is_skipped(item)]
            if takers and not running:
                self.found.skipped += 1
                continue
            started = monotonic()
            if not takers or not all(passes(item) for item in running):
                self.found.untested.append(f"{name}: no test takes it, or its test fails")
                continue
            one_only = monotonic() - started > LONG
            cases = [
                (place, false)
                for place in expectations(example, EXPECTED.get(self.game, {}).get(kind, ("expect",)))
                for false in falsehoods(at(example, place), values[kind, key_of(place)])
            ]
            for place, false in cases[:1] if one_only else cases:
                self._try(name, example, place, false, running)
        return True

    def _try(self, name: str, example: Any, place: Place, false: Any, takers: Sequence[pytest.Function]) -> None:
        true = at(example, place)
        self.found.tried += 1
        put(example, place, false)
        try:
            if all(passes(item) for item in takers):
                where = "/".join(map(str, place))
                self.found.passed.append(f"{name}: {where}: {json.dumps(false)} for {json.dumps(true)}")
        finally:
            put(example, place, true)


def named_examples(book: Any, game: str) -> Iterator[tuple[str, str, Any]]:
    """Yield the name, kind and content of each example of a book."""
    groups = book.items() if isinstance(book, dict) else [("", book)]
    for kind, group in groups:
        if isinstance(book, dict) and kind not in EXPECTED[game]:
            continue
        for number, each in enumerate(group):
            rule = each.get("rule") or each.get("given", {}).get("kind") or each.get("given", {}).get("ask") or kind
            yield f"{each.get('name') or each.get('id') or f'{kind} {number}'}", rule, each


def takes(item: pytest.Function, name: str, example: Any) -> bool:
    """Return whether a test uses an example: as a parameter, through its expectation, or by its name in the code."""
    taken = parameters(item)
    return (
        taken.get("example") is example
        or ("expect" in example and taken.get("expect") is example["expect"])
        or name in item.function.__code__.co_consts
    )


def parameters(item: pytest.Function) -> Mapping[str, Any]:
    return item.callspec.params if hasattr(item, "callspec") else {}


def is_skipped(item: pytest.Function) -> bool:
    return item.get_closest_marker("skip") is not None or any(mark.args[0] for mark in item.iter_markers("skipif"))


def passes(item: pytest.Function) -> bool:
    """Return whether a test passes with copies of its current parameters."""
    with pytest.MonkeyPatch.context() as patch:
        arguments = {"monkeypatch": patch, **deepcopy(parameters(item))}
        try:
            item.obj(**{name: arguments[name] for name in item._fixtureinfo.argnames})
        except (Exception, pytest.fail.Exception):
            return False
    return True


# --- places and values


def expectations(example: Any, patterns: Sequence[str]) -> list[Place]:
    """Return the paths of all lists and single values that match one of the patterns, or that lie below a match."""
    whole = re.compile(rf"(?:{'|'.join(patterns)})(?:/.*)?")
    return [place for place in places(example) if whole.fullmatch("/".join(map(str, place)))]


def places(value: Any, before: Place = ()) -> Iterator[Place]:
    """Yield the paths of all lists, single values and empty dictionaries."""
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if before and not (isinstance(value, dict) and value):
        yield before
    for step, each in children:
        yield from places(each, (*before, step))


def at(value: Any, place: Place) -> Any:
    for step in place:
        value = value[step]
    return value


def put(value: Any, place: Place, new: Any) -> None:
    at(value, place[:-1])[place[-1]] = new


def key_of(place: Place) -> Place:
    """Return the keys of a path without its indices. All values with the same keys have the same type."""
    return tuple(step for step in place if isinstance(step, str))


def values_by_key(examples: Sequence[tuple[str, str, Any]]) -> dict[tuple[str, Place], list[Any]]:
    """Return, for each kind of example and each key, the values in all examples."""
    found: dict[tuple[str, Place], list[Any]] = defaultdict(list)
    for _, kind, example in examples:
        for place in places(example):
            found[kind, key_of(place)].append(at(example, place))
    return found


def falsehoods(true: Any, others: Sequence[Any]) -> list[Any]:
    """Return false values of the same type as a true value. ``others`` are the values at the same key."""
    match true:
        case bool():
            return [not true]
        case int() | float():
            return [true + 1, true - 1]
        case list():
            single = [each for each in others if not isinstance(each, list | dict) and each not in true]
            added = [*true, next(iter(single), next((card for card in PACK if card not in true), 1))]
            return [added, true[:-1]] if true else [added]
        case dict():
            return [next((each for each in others if isinstance(each, dict) and each != true), {"last": 1})]
        case str() if true in PACK:
            return [next(card for card in (*others, *PACK) if isinstance(card, str) and card in PACK and card != true)]
        case None:
            return [next((each for each in others if each is not None and not isinstance(each, list | dict)), 1)]
    return [next((each for each in others if isinstance(each, str) and each != true), f"not {true}")]


def main() -> int:
    """Print the expectations whose tests pass even when the expectation is falsified.

    Return exit code 1 if there are any, or if an example has no test.
    """
    parser = argparse.ArgumentParser(description="Falsify every expectation of every worked example in turn.")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("games", nargs="*")
    asked = parser.parse_args()
    tried = left = 0
    for game in asked.games or games(asked.folder):
        found = falsify(game, asked.folder)
        tried, left = tried + found.tried, left + len(found.passed) + len(found.untested)
        told = f"{game}: {found.tried} expectations falsified, {found.skipped} examples skipped"
        print(told, *found.passed, *found.untested, sep="\n    ")
    print(f"{tried} expectations falsified, {left} passed or untested")
    return int(left > 0)


if __name__ == "__main__":
    sys.exit(main())
