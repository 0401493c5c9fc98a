"""Code speaks today's plain English; the voice of 1775 is for what a visitor reads."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import crowe_table

ROOT = Path(crowe_table.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
HE = re.compile(r"(?<![\"“])\b(he|him|his|himself|whom)\b(?![\"”])", re.IGNORECASE)
"""A player is “they”, “the player” or “the seat”; in quotes it is the pronoun itself that is meant."""


def test_no_two_classes_have_one_name() -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for path in MODULES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(str(path.relative_to(ROOT)))
    assert len(homes) > 300
    assert {name: where for name, where in homes.items() if len(where) > 1} == {}


def test_no_player_is_a_he() -> None:
    lines = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in MODULES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if HE.search(line)
    ]
    assert lines == []
