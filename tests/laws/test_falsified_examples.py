"""Each expectation of the worked examples is really compared with the engine.

If an expectation is falsified, its test must fail.
"""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.laws.falsify import falsehoods

TEST = """
import json
from pathlib import Path
import pytest

EXAMPLES = json.loads(Path(__file__).with_name("addition_examples.json").read_text())


@pytest.mark.parametrize(("given", "expect"), [(each["given"], each["expect"]) for each in EXAMPLES[:2]])
def test_addition(given, expect):
    assert sum(given["terms"]) == expect["sum"]
    assert sorted(given["terms"]) == sorted(expect["terms"])
    assert expect["even"] in (True, False)


@pytest.mark.skipif(True, reason="takes long")
@pytest.mark.parametrize("expect", [EXAMPLES[2]["expect"]])
def test_much(expect):
    assert expect["sum"] == 1
"""


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "tests.laws.falsify", *arguments], capture_output=True, text=True)


def test_no_falsified_expectation_passes() -> None:
    told = run()
    assert told.returncode == 0, told.stdout + told.stderr
    found = re.search(r"(\d+) expectations falsified, 0 passed or untested", told.stdout)
    assert found
    assert int(found[1]) > 7000


def test_an_expectation_that_a_test_does_not_compare_is_found(tmp_path: Path) -> None:
    examples = [
        {"name": "two", "given": {"terms": [1, 1]}, "expect": {"sum": 2, "terms": [1, 1], "even": True}},
        {"name": "three", "given": {"terms": [1, 2]}, "expect": {"sum": 3, "terms": [2, 1], "even": False}},
        {"name": "much", "given": {}, "expect": {"sum": 1}},
        {"name": "forgotten", "given": {}, "expect": {"sum": 0}},
    ]
    (tmp_path / "addition_examples.json").write_text(json.dumps(examples))
    (tmp_path / "test_addition.py").write_text(TEST)
    told = run("--folder", tmp_path)
    assert told.returncode == 1, told.stdout + told.stderr
    # Each example has the sum twice, the list of terms twice, each of two terms twice, and whether it is even.
    assert "addition: 18 expectations falsified, 1 examples skipped" in told.stdout
    lines = [line.strip() for line in told.stdout.splitlines() if line.startswith("    ")]
    assert lines == [
        "two: expect/even: false for true",
        "three: expect/even: true for false",
        "forgotten: no test takes it, or its test fails",
    ]


def test_a_falsehood_is_of_the_same_sort_and_never_the_truth() -> None:
    cases: list[tuple[Any, list[Any]]] = [
        (True, []),
        (3, [3, 4]),
        ("KH", ["KH", "QS"]),
        ("left", ["left", "right"]),
        ([], []),
        (["KH"], ["KH"]),
    ]
    for true, others in [*cases, ("left", []), (None, [None, 5]), ({}, [{}, {"run": 3}])]:
        false = falsehoods(true, others)
        assert false
        assert all(each != true and (true is None or type(each) is type(true)) for each in false)
    assert falsehoods("KH", ["KH", "QS"]) == ["QS"]
    assert falsehoods("left", ["left", "right"]) == ["right"]
