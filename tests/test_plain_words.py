"""Plain English in code: names, pronouns, and the shapes of docstrings. Screen messages have their own voice."""

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from inspect import cleandoc
from pathlib import Path

import pytest

import crowe_table

ROOT = Path(crowe_table.__file__).parent
TOP = Path(__file__).parents[1]
MODULES = sorted(ROOT.rglob("*.py"))
TESTS = sorted(path for path in Path(__file__).parent.rglob("*.py") if path != Path(__file__))
TOOLS = sorted(path for folder in ("art", "docs", "packages", "sounds") for path in (TOP / folder).rglob("*.py"))
"""Programs that make the artwork, the sounds, the documentation and the packages.

Only their docstrings are checked, not the names in their code.
"""

ALLOWED = frozenset({("long sentence", "crowe_table/search/kernel.py")})
"""Exceptions: a shape, and a file that may contain it. The file listed here contains a proof."""

PRONOUN = re.compile(r"(?<![\"“])\b(he|him|his|himself|whom)\b(?![\"”])", re.IGNORECASE)
"""A player is “they”, “the player” or “the seat”. The pronoun in quotation marks is allowed."""

DIALECT = re.compile(
    r"parley|retell|reckon|keeper|parlour|nought|whereupon|furnish|cabinet|tally|spoil|(?<![a-z])laying", re.IGNORECASE
)
"""Period words that no name in the code may use."""

RELATIVE_CLAUSE = re.compile(
    r"(who|whom|whose|whoever|what|whatever|which|how|where|wherever|those (?:who|that|which))\b[^?]*\Z", re.IGNORECASE
)
"""Pattern of a docstring that begins with a relative clause instead of a noun or an imperative."""

ARTICLE = re.compile(r"(A|An|The) ")
"""Pattern of a docstring that begins with an article.

A function does something, so its docstring begins with a verb.
"""

PHRASES = re.compile(r"\b(so many|by lot|is told|anew|wherein|nought)\b", re.IGNORECASE)
MAX_WORDS = 30
"""Maximum number of words in a sentence of a docstring. The standard asks for 20."""

_CODE = re.compile(r"``.*?``|`[^`]*`|“[^”]*”", re.DOTALL)
_CODE_BLOCK = re.compile(r"(?<=::\n)(\n| {4}.*)+", re.MULTILINE)
_SENTENCE_END = re.compile(r"(?<=[.!?;:])[)”]?\s+")
_PARAGRAPH_END = re.compile(r"\n\s*\n|\n\s*[-*] ")
_WORD = re.compile(r"[^\s\d\W][\w’'-]*")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


# --- names -----------------------------------------------------------------------------------------------------------


def test_no_name_uses_period_words() -> None:
    names = [path.stem for path in (*MODULES, *TESTS)]
    for path in (*MODULES, *TESTS):
        names += [node.name for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    assert len(names) > 6000
    assert [name for name in names if DIALECT.search(name)] == []


def test_no_value_is_called_a_worth() -> None:
    """A card *is worth* five points. The amount itself is a value, a price or a gain."""
    names: set[str] = set()
    for path in MODULES:
        for node in ast.walk(tree(path)):
            match node:
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.Name(id=name):
                    names.add(name)
                case ast.arg(arg=name) | ast.keyword(arg=str(name)) | ast.Attribute(attr=name) | ast.alias(name=name):
                    names.add(name)
    assert len(names) > 5000
    assert [name for name in sorted(names) if "worth" in name.lower()] == []


def test_class_names_are_unique() -> None:
    """A name has one meaning in the whole package. Nested classes and type aliases are included."""
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
        if PRONOUN.search(line)
    ]
    assert lines == []


# --- docstrings ------------------------------------------------------------------------------------------------------


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of every docstring, including those of attributes."""
    for node in ast.walk(tree(path)):
        body = getattr(node, "body", None)
        for each in body if isinstance(body, list) else []:
            match each:
                case ast.Expr(value=ast.Constant(value=str(text)), lineno=line):
                    yield line, cleandoc(text)


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    """Yield the functions whose docstring describes an action.

    Docstrings of properties, fixtures and tests describe facts.
    """
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef) and ast.get_docstring(node) and not node.name.startswith("test_"):
            decorators = " ".join(map(ast.unparse, node.decorator_list))
            if "property" not in decorators and "fixture" not in decorators:
                yield node


def path_in_project(path: Path) -> str:
    return path.relative_to(TOP).as_posix() if path.is_relative_to(TOP) else path.name


def begins_with_a_relative_clause(text: str) -> bool:
    return RELATIVE_CLAUSE.match(text) is not None


def uses_a_stilted_phrase(text: str) -> bool:
    return PHRASES.search(_CODE.sub("", text)) is not None


def has_a_long_sentence(text: str) -> bool:
    return any(
        len(_WORD.findall(sentence)) > MAX_WORDS
        for paragraph in _PARAGRAPH_END.split(_CODE.sub("code", _CODE_BLOCK.sub("", text)))
        for sentence in _SENTENCE_END.split(paragraph)
    )


SHAPES: dict[str, Callable[[str], bool]] = {
    "relative clause": begins_with_a_relative_clause,
    "stilted phrase": uses_a_stilted_phrase,
    "long sentence": has_a_long_sentence,
}


@pytest.mark.parametrize("shape", SHAPES)
def test_docstrings_avoid_a_shape(shape: str) -> None:
    found, count = [], 0
    for path in (*MODULES, *TESTS, *TOOLS):
        name = path_in_project(path)
        if (shape, name) in ALLOWED:
            continue
        for line, text in docstrings(path):
            count += 1
            if SHAPES[shape](text):
                found.append(f"{name}:{line}: {text.splitlines()[0]}")
    assert count > 1000
    assert found == [], "\n".join(found)


def test_docstrings_of_functions_begin_with_a_verb() -> None:
    described = [
        (path_in_project(path), node.name, ast.get_docstring(node) or "")
        for path in (*MODULES, *TESTS, *TOOLS)
        for node in functions(path)
    ]
    assert len(described) > 5000
    assert [each for each in described if ARTICLE.match(each[2])] == []


@pytest.mark.parametrize(
    ("shape", "text"),
    [
        ("relative clause", "Who deals next."),
        ("relative clause", "What may be chosen, by seat."),
        ("relative clause", "How high in pixels a button is that is so wide."),
        ("relative clause", "Whoever asked for it."),
        ("relative clause", "Those who rest."),
        ("stilted phrase", "A table for so many."),
        ("stilted phrase", "An answer by lot."),
        ("stilted phrase", "The viewer is told it."),
        ("stilted phrase", "Build the layout anew."),
        ("long sentence", "Return " + "the card " * 15 + "now."),
    ],
)
def test_a_shape_is_recognized(shape: str, text: str) -> None:
    assert SHAPES[shape](text)


@pytest.mark.parametrize(
    "text",
    [
        "Return the dealer.",
        "Whether the seat may answer.",
        "What is left? One card.",
        "The literal ``by lot`` and “so many” are quotations.",
        "Return the card. " * 20,
        "Three lines:\n\n" + "- one item of a list\n" * 12,
        "An example::\n\n" + "    code = 1\n" * 40 + "\nThe end.",
    ],
)
def test_plain_docstrings_pass(text: str) -> None:
    assert not any(matches(text) for matches in SHAPES.values())
