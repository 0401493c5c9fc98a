"""Speed as ratios to an earlier commit, both measured in one run."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.bench.against.timed import HERE_ALONE, LONG_SESSIONS, RATES

HERE = Path(__file__).resolve().parents[2]
FOLDER = Path("tests/bench/against")
ROUNDS = 5
"""Number of measurements of each rate in each tree, alternating."""
LONG_ROUNDS = 2

AT_LEAST = {
    "whist, answers at a table": 2.5,
    "brag for eight, answers at a table": 1.3,
    "cribbage, whole games": 2.0,
    "whist, a strong player's worlds": 10.0,
}
"""Minimum speed of each benchmark as a multiple of its speed at commit 7c7a43b."""
AT_MOST = {
    **{
        f"{game}, {what}": 20.0
        for game in ("brag", "whist")
        for what in ("one answer undone", "handed over", "told again")
    },
    "load 10,000 answers": 1000.0,
    "load 10,000 answers, 2,000 undo lines": 1000.0,
}
"""Maximum duration of each benchmark, in milliseconds."""


def against(commit: str) -> None:
    """Measure this tree and the tree of the commit, and print both. Exit with a message if there is no such commit."""
    with checkout(commit) as earlier:
        print(f"Processor time; medians of runs in turn, at {commit} and here. A ratio above 1 is faster here.\n")
        print(f"{'':<42}{'earlier':>12}{'here':>12}{'ratio':>9}   to be reached")
        for name in RATES:
            show_rate(name, in_turn(name, earlier, ROUNDS))
        for name in LONG_SESSIONS:
            show_time(name, in_turn(name, earlier, LONG_ROUNDS))
    for name in HERE_ALONE:
        here = run(HERE, name)
        show(name, "", f"{here:,.1f} ms", "", kept(name, here))


def in_turn(name: str, earlier: Path, rounds: int) -> list[tuple[float, float]]:
    """Return the results of both source trees, measured ``rounds`` times. The trees take turns in running first."""
    pairs = []
    for number in range(rounds):
        trees = (earlier, HERE) if number % 2 else (HERE, earlier)
        found = {tree: run(tree, name) for tree in trees}
        pairs.append((found[earlier], found[HERE]))
    return pairs


@contextmanager
def checkout(commit: str) -> Iterator[Path]:
    """Yield a work tree of the commit that has the benchmarks of this tree. Remove it afterwards."""
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


def run(tree: Path, name: str) -> float:
    """Run one benchmark in a separate process in this tree."""
    done = subprocess.run(
        (sys.executable, "-m", "tests.bench.against.timed", name),
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{name} cannot be measured in {tree}:\n{done.stderr}")
    return float(done.stdout)


def show_rate(name: str, pairs: list[tuple[float, float]]) -> None:
    """Print the rates per second of both trees."""
    earlier, here = (median(each) for each in zip(*pairs, strict=True))
    ratio, least = median(new / old for old, new in pairs), AT_LEAST.get(name)
    verdict = f"{least} × {'reached' if ratio >= least else 'not reached'}" if least else ""
    show(name, f"{earlier:,.0f}/s", f"{here:,.0f}/s", f"{ratio:.2f}", verdict)


def show_time(name: str, pairs: list[tuple[float, float]]) -> None:
    """Print the times of both trees in milliseconds."""
    earlier, here = (median(each) for each in zip(*pairs, strict=True))
    ratio = median(old / new for old, new in pairs)
    show(name, f"{earlier:,.1f} ms", f"{here:,.1f} ms", f"{ratio:.2f}", kept(name, here))


def kept(name: str, milliseconds: float) -> str:
    most = AT_MOST.get(name)
    return f"{most:,.0f} ms {'kept' if milliseconds <= most else 'not kept'}" if most else ""


def show(name: str, earlier: str, here: str, ratio: str, verdict: str) -> None:
    print(f"{name:<42}{earlier:>12}{here:>12}{ratio:>9}   {verdict}".rstrip(), flush=True)
