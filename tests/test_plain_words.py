"""Code speaks today's plain English; the voice of 1775 is for what a visitor reads."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import crowe_table

ROOT = Path(crowe_table.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
TESTS = sorted(path for path in Path(__file__).parent.rglob("*.py") if path != Path(__file__))
HE = re.compile(r"(?<![\"“])\b(he|him|his|himself|whom)\b(?![\"”])", re.IGNORECASE)
"""A player is “they”, “the player” or “the seat”; in quotes it is the pronoun itself that is meant."""

DIALECT = re.compile(
    r"parley|retell|reckon|keeper|parlour|nought|whereupon|furnish|cabinet|tally|spoil|(?<![a-z])laying", re.IGNORECASE
)
"""Words of 1775 that name nothing in the code: what is so named must be learnt before it can be read."""


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_nothing_is_named_in_the_voice_of_1775() -> None:
    named = [path.stem for path in (*MODULES, *TESTS)]
    for path in (*MODULES, *TESTS):
        named += [node.name for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    assert len(named) > 6000
    assert [name for name in named if DIALECT.search(name)] == []


def test_no_value_is_called_a_worth() -> None:
    """A card *is worth* five points: what it has is a value, points, a price or a gain."""
    named: set[str] = set()
    for path in MODULES:
        for node in ast.walk(tree(path)):
            match node:
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.Name(id=name):
                    named.add(name)
                case ast.arg(arg=name) | ast.keyword(arg=str(name)) | ast.Attribute(attr=name) | ast.alias(name=name):
                    named.add(name)
    assert len(named) > 5000
    assert [name for name in sorted(named) if "worth" in name.lower()] == []


def test_no_two_kinds_have_one_name() -> None:
    """One name means one thing in the whole house: classes, wherever they stand, and the aliases of types."""
    homes: dict[str, list[str]] = defaultdict(list)
    for path in MODULES:
        for node in ast.walk(tree(path)):
            match node:
                case ast.ClassDef(name=name):
                    homes[name].append(str(path.relative_to(ROOT)))
                case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                    homes[name].append(str(path.relative_to(ROOT)))
    assert len(homes) > 700
    assert {name: where for name, where in homes.items() if len(where) > 1} == {}


def test_no_player_is_a_he() -> None:
    lines = [
        f"{path.name}:{number}: {line.strip()}"
        for path in (*MODULES, *TESTS)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if HE.search(line)
    ]
    assert lines == []
