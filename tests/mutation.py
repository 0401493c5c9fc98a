"""Mutation testing of the rules and the kit with cosmic-ray: the share of small faults that the tests detect.

``python -m tests.mutation [--sample N] [FILE...]`` changes one operator, number or condition of a file at a time, and
runs the tests of that file. A mutant is killed if a test fails, and survives if all pass. Without FILE, all targets are
mutated. ``--sample N`` limits the mutants of each file to N, chosen with a fixed seed.
"""

import argparse
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
WORK = ROOT / "build" / "mutation"
GAMES, KIT = Path("crowe_table/games"), Path("crowe_table/kit")
TARGETS = ("rules.py", "counting.py", "scoring.py")
LAWS, KIT_TESTS = Path("tests/laws"), Path("tests/kit")
WHOLE_GAMES = ("tests/golden/test_golden.py", "tests/contract/test_contract.py")
EXCLUDED = (
    ("core/ReplaceComparisonOperator_(Eq|NotEq)_Is(Not)?", "", "small integers are equal where they are the same"),
    ("core/ReplaceBinaryOperator_Mul_.*", "*", "the mark before parameters that are given by name is no product"),
    (".*", "length", "an upper bound of a game's answers: one that is looser is as good"),
    (".*", "standing", "a scale for computer players, which the tests of playing strength judge"),
)
"""Mutants to skip. Each entry has a pattern for the operator, the function or the changed text, and the reason."""
TIMEOUT = (30.0, 10.0)
"""Timeout of a mutant, after which it counts as killed: a number of seconds plus a multiple of the time without a
mutation.
"""


@dataclass(frozen=True)
class Survivor:
    """A mutant that no test detects."""

    line: int
    operator: str
    before: str
    after: str


@dataclass(frozen=True)
class Score:
    """The result for the mutants of one file."""

    path: Path
    mutants: int
    """Number of mutants of the file. Excluded ones are not counted."""
    tried: int
    survivors: tuple[Survivor, ...]
    seconds: float

    @property
    def killed(self) -> int:
        return self.tried - len(self.survivors)


def targets() -> list[Path]:
    """Return the files to mutate: rules, counting and scoring of every game, and the kit."""
    games = [path for name in TARGETS for path in (ROOT / GAMES).glob(f"*/{name}")]
    kit = [path for path in (ROOT / KIT).glob("*.py") if path.name != "__init__.py"]
    return [path.relative_to(ROOT) for path in sorted([*games, *kit])]


def selection(path: Path) -> list[str]:
    """Return the pytest arguments that select the tests of a file. Tests that are most likely to fail come first."""
    if KIT in path.parents:
        module = re.compile(rf"\b{path.stem}\b")
        games = [game for game in _games() if any(_imports_kit(text, module) for text in _sources(game))]
        kit = sorted((ROOT / KIT_TESTS).glob("test_*.py"), key=lambda each: (each.stem != f"test_{path.stem}", each))
        first = [each.relative_to(ROOT).as_posix() for each in kit]
    else:
        games, first = [path.parent.name], []
    laws = [each for game in games for each in _laws(game)]
    slugs = " or ".join(game.replace("_", "-") for game in games) or "nothing"
    return [*dict.fromkeys([*first, *laws]), *WHOLE_GAMES, "-k", f"laws or kit or {slugs}"]


def _games() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / GAMES).glob("*/rules.py"))


def _sources(game: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in (ROOT / GAMES / game).glob("*.py")]


def _imports_kit(text: str, module: re.Pattern[str]) -> bool:
    lines = re.findall(r"^from crowe_table\.kit[\w.]* import (?:\([^)]*\)|.*)$", text, re.MULTILINE)
    return any(module.search(line) for line in lines)


def _laws(game: str) -> list[str]:
    """Return the rule tests that import a game. The game's own tests come first, then those of all games."""
    own = f"test_{game}.py"
    importing = re.compile(rf"crowe_table\.games\.{game}\b|from crowe_table(\.games)? import .*\b({game}|games)\b")
    found = [
        each
        for each in sorted((ROOT / LAWS).glob("test_*.py"), key=lambda each: (each.name != own, each.name))
        if importing.search(each.read_text("utf-8"))
    ]
    return [each.relative_to(ROOT).as_posix() for each in found]


# --- one file


def score(path: Path, sample: int) -> Score:
    """Test the mutants of a file in a copy of the project. Raise RuntimeError if the tests fail without a mutation."""
    started, copy = monotonic(), _copy(path)
    command = [sys.executable, "-m", "tests.mutation", "--test", path.as_posix()]
    whole = subprocess.run(command, cwd=copy, capture_output=True, text=True)
    if whole.returncode:
        raise RuntimeError(f"The tests of {path} fail without a mutant:\n{whole.stdout}{whole.stderr}")
    least, factor = TIMEOUT
    (copy / "mutation.toml").write_text(
        f"[cosmic-ray]\nmodule-path = {json.dumps(path.as_posix())}\nexcluded-modules = []\n"
        f"timeout = {least + factor * (monotonic() - started)}\n"
        f"test-command = {json.dumps(' '.join(command))}\n"
        '[cosmic-ray.distributor]\nname = "local"\n',
        encoding="utf-8",
    )
    tool = [sys.executable, "-m", "cosmic_ray.cli"]
    subprocess.run([*tool, "init", "mutation.toml", "session.sqlite"], cwd=copy, check=True)
    mutants = _draw(copy / "session.sqlite", sample, path)
    subprocess.run([*tool, "exec", "mutation.toml", "session.sqlite"], cwd=copy, check=True)
    tried, survivors = _results(copy / "session.sqlite")
    shutil.rmtree(copy)
    return Score(path, mutants, tried, survivors, monotonic() - started)


def _copy(path: Path) -> Path:
    """Return a folder with all files that git does not ignore, and the compiled kernel."""
    folder = WORK / path.with_suffix("").as_posix().replace("/", "-")
    shutil.rmtree(folder, ignore_errors=True)
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True)
    names = [name for name in listed.stdout.decode().splitlines() if (ROOT / name).is_file()]
    kernels = (each.relative_to(ROOT) for each in (ROOT / "crowe_table" / "search").glob("kernel*.so"))
    for name in [*map(Path, names), *kernels]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        # Link pictures and sounds instead of copying them.
        (shutil.copy2 if name.suffix in (".py", ".toml") else os.link)(ROOT / name, folder / name)
    return folder


def _draw(session: Path, sample: int, path: Path) -> int:
    """Mark excluded mutants as skipped. Of the other mutants, mark all except a sample.

    Return the number of mutants that are not excluded.
    """
    from cosmic_ray.work_db import WorkDB, use_db
    from cosmic_ray.work_item import WorkerOutcome, WorkResult

    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    with use_db(session, WorkDB.Mode.open) as db:
        every = sorted(db.work_items, key=lambda item: (item.mutations[0].start_pos, str(item.mutations[0])))
        others = [item for item in every if not excluded(item.mutations[0], lines)]
        drawn = list(others)
        Random(path.as_posix()).shuffle(drawn)
        kept = {item.job_id for item in (drawn[:sample] if sample else drawn)}
        for item in every:
            if item.job_id not in kept:
                db.set_result(item.job_id, WorkResult(worker_outcome=WorkerOutcome.SKIPPED))
        return len(others)


def excluded(mutation: Any, lines: Sequence[str]) -> str:
    """Return the reason for skipping a mutant. Empty if it is not skipped."""
    row, column = mutation.start_pos
    bare = re.match(r"\*\s*,", lines[row - 1][column:])
    for operator, place, reason in EXCLUDED:
        at = place in ("", mutation.definition_name) or (place == "*" and bare)
        if at and re.fullmatch(operator, mutation.operator_name):
            return reason
    return ""


def _results(session: Path) -> tuple[int, tuple[Survivor, ...]]:
    from cosmic_ray.work_db import WorkDB, use_db
    from cosmic_ray.work_item import WorkerOutcome

    with use_db(session, WorkDB.Mode.open) as db:
        items = {item.job_id: item.mutations[0] for item in db.work_items}
        tried = [(items[job], result) for job, result in db.results if result.worker_outcome != WorkerOutcome.SKIPPED]
    survivors = [
        Survivor(mutation.start_pos[0], mutation.operator_name.removeprefix("core/"), *_change(result.diff or ""))
        for mutation, result in tried
        if not result.is_killed
    ]
    return len(tried), tuple(sorted(survivors, key=lambda each: each.line))


def _change(diff: str) -> tuple[str, str]:
    lines = [line for line in diff.splitlines() if not line.startswith(("---", "+++"))]
    return tuple(" ".join(line[1:].strip() for line in lines if line.startswith(mark)) for mark in "-+")  # type: ignore[return-value]


def test(path: Path) -> int:
    """Run the tests of a file with its current source. Return pytest's exit code."""
    import pytest

    # A mutant may have the same size and modification time as the last, which would reuse its bytecode.
    sys.pycache_prefix = str(ROOT / ".pytest_cache" / "bytecode")
    Path(importlib.util.cache_from_source(str(ROOT / path))).unlink(missing_ok=True)
    return pytest.main(["-x", "-q", "-n0", "-p", "no:cacheprovider", *selection(path)])


def report(each: Score) -> str:
    """Return the score of a file, followed by its survivors."""
    told = f"{each.path}: {each.killed} of {each.tried} killed ({each.mutants} mutants, {each.seconds:.0f} s)"
    lines = [f"    {found.line} {found.operator}: {found.before} → {found.after}" for found in each.survivors]
    return "\n".join([told, *lines])


def main() -> int:
    """Print the score. Return 1 if the percentage of killed mutants is below ``--least``."""
    parser = argparse.ArgumentParser(description="Mutation testing of the rules and the kit.")
    parser.add_argument("files", nargs="*", type=Path, help="files to mutate (default: all targets)")
    parser.add_argument("--sample", type=int, default=0, help="mutants of each file (0: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="files tried at the same time")
    parser.add_argument("--least", type=float, default=0.0, help="per cent that must be killed")
    parser.add_argument("--test", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.test:
        return test(asked.test)
    with ThreadPoolExecutor(asked.jobs) as pool:
        killed = tried = 0
        for each in pool.map(lambda path: score(path, asked.sample), asked.files or targets()):
            print(report(each), flush=True)
            killed, tried = killed + each.killed, tried + each.tried
    print(f"{killed} of {tried} mutants killed: {killed / max(tried, 1):.1%}")
    return int(killed * 100 < asked.least * tried)


if __name__ == "__main__":
    sys.exit(main())
