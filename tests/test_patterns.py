r"""Regular expressions that check input use "[0-9]" and "\Z".

In Python, "\d" matches the digits of every script, and "$" also matches before a final line break.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import crowe_table

MODULES = sorted(Path(crowe_table.__file__).parent.rglob("*.py"))
CALLS = {"compile", "match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer"}


def text_of(node: ast.AST) -> str:
    """Return the constant parts of a string."""
    parts = ast.walk(node)
    return "".join(part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str))


def patterns(source: str) -> Iterator[tuple[str, bool]]:
    """Yield each regular expression of a module, and whether "$" in it matches at the end of each line."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        lines = any(isinstance(part, ast.Attribute) and part.attr in {"MULTILINE", "M"} for part in ast.walk(node))
        of_re = (
            isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) == "re" and node.func.attr in CALLS
        )
        if of_re and isinstance(node.args[0], ast.Constant | ast.JoinedStr | ast.BinOp):
            yield text_of(node.args[0]), lines
        for keyword in node.keywords:
            if keyword.arg == "pattern":
                yield text_of(keyword.value), lines


def is_loose(pattern: str, lines: bool) -> bool:
    """Return whether a pattern accepts digits of any script, or a line break after the matched text."""
    bare = pattern.replace("\\\\", "").replace("\\$", "")
    return "\\d" in bare or ("$" in bare and not lines)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(Path(crowe_table.__file__).parent)))
def test_no_pattern_accepts_other_digits_or_a_line_break(path: Path) -> None:
    assert [each for each, lines in patterns(path.read_text("utf-8")) if is_loose(each, lines)] == []


def test_the_patterns_are_found() -> None:
    found = [each for path in MODULES for each in patterns(path.read_text("utf-8"))]
    assert len(found) > 15
    lines = (
        're.compile(r"^\\d")',
        'Meta(pattern=r"^a$")',
        're.search("^a$", "", re.MULTILINE)',
        're.search(r"[0-9]\\Z")',
    )
    loose = [is_loose(*each) for line in lines for each in patterns(line)]
    assert loose == [True, True, False, False]


@pytest.mark.parametrize("size", ["\u0661\u0662\u0668\u0660x\u0668\u0660\u0660", "1280x800\n", "\uff11280x800"])
def test_a_size_requires_ascii_digits(tmp_path: Path, size: str, capsys: pytest.CaptureFixture[str]) -> None:
    from crowe_table.cli import run

    assert run(["shot", "cribbage", "--out", str(tmp_path / "x.png"), "--size", size]) == 2
    assert "Invalid size" in capsys.readouterr().err


def test_a_number_requires_ascii_digits(capsys: pytest.CaptureFixture[str]) -> None:
    from crowe_table.cli import run

    assert run(["simulate", "cribbage", "--games", "\u0661"]) == 2
    assert "--games" in capsys.readouterr().err
