"""Speed as ratios to an earlier commit, both measured in one run."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.bench.against.timed import ALONE, PAIRED, QUICK

HERE = Path(__file__).resolve().parents[2]
FOLDER = Path("tests/bench/against")
ROUNDS = {"quick": 5, "long": 2}
"""How often each tree is measured, in turn."""

Found = Mapping[str, float | str]

AT_LEAST = {
    "whist, answers at a table": 2.5,
    "brag for eight, answers at a table": 1.3,
    "cribbage, whole games": 2.0,
}
"""Times the speed of commit 7c7a43b that is to be reached."""
AT_MOST = {
    **{
        f"{game}, {what}": 20.0
        for game in ("brag", "whist")
        for what in ("one answer undone", "handed over", "told again")
    },
    "load 10,000 answers": 1000.0,
    "load 10,000 answers, 2,000 undo lines": 1000.0,
}
"""Milliseconds that are to be kept."""


def against(commit: str) -> None:
    """Measures the tree of this commit and this one, and prints both. Exits with a sentence if there is none such."""
    with checkout(commit) as earlier:
        print(f"Processor time; medians of runs in turn, {commit} and this tree. A ratio above 1 is faster.\n")
        print(f"{'':<42}{'earlier':>12}{'now':>12}{'ratio':>9}   to be reached")
        for kind, names in (("quick", QUICK), ("long", PAIRED)):
            runs = [(run(earlier, kind), run(HERE, kind)) for _ in range(ROUNDS[kind])]
            for name in names:
                print(line(name, [(old[name], new[name]) for old, new in runs], kind))
    alone = run(HERE, "alone")
    for name in ALONE:
        print(line(name, [("", alone[name])], "long"))


@contextmanager
def checkout(commit: str) -> Iterator[Path]:
    """A work tree of the commit, with the measurements of this one; it is removed afterwards."""
    with TemporaryDirectory(prefix="crowe-bench-") as folder:
        tree = Path(folder) / "tree"
        made = git("worktree", "add", "--detach", "--quiet", str(tree), commit)
        if made.returncode:
            sys.exit(f"There is no tree of {commit} to measure against: {made.stderr.strip()}")
        try:
            shutil.rmtree(tree / FOLDER, ignore_errors=True)
            shutil.copytree(HERE / FOLDER, tree / FOLDER)
            yield tree
        finally:
            git("worktree", "remove", "--force", str(tree))


def git(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(("git", "-C", str(HERE), *words), capture_output=True, text=True, check=False)


def run(tree: Path, kind: str) -> Found:
    """One process in this tree."""
    done = subprocess.run(
        (sys.executable, "-m", "tests.bench.against.timed", kind),
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"The measurements failed in {tree}:\n{done.stderr}")
    found: Found = json.loads(done.stdout)
    return found


def line(name: str, pairs: list[tuple[float | str, float | str]], kind: str) -> str:
    """One line of the table. Rates are so many a second; what is long is in milliseconds."""
    faults = {each for pair in pairs for each in pair if isinstance(each, str) and each}
    if faults:
        return f"{name:<42}not measured: {'; '.join(sorted(faults))}"
    now = median(float(new) for _, new in pairs)
    before = [float(old) for old, _ in pairs if old != ""]
    ratios = [float(new) / float(old) if kind == "quick" else float(old) / float(new) for old, new in pairs if old]
    ratio = median(ratios) if ratios else 0.0
    figures = f"{amount(median(before), kind) if before else '':>12}{amount(now, kind):>12}"
    return f"{name:<42}{figures}{f'{ratio:.2f}' if ratios else '':>9}   {verdict(name, ratio, now)}".rstrip()


def amount(value: float, kind: str) -> str:
    return f"{value:,.0f}/s" if kind == "quick" else f"{value:,.1f} ms"


def verdict(name: str, ratio: float, now: float) -> str:
    if least := AT_LEAST.get(name):
        return f"{least} × {'reached' if ratio >= least else 'not reached'}"
    if most := AT_MOST.get(name):
        return f"{most:,.0f} ms {'kept' if now <= most else 'not kept'}"
    return ""
