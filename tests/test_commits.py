"""Tests of the check of commit subjects."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

CHECK = Path(__file__).parents[1] / ".ci" / "check_commits.py"
spec = importlib.util.spec_from_file_location("check_commits", CHECK)
assert spec
assert spec.loader
check_commits = importlib.util.module_from_spec(spec)
spec.loader.exec_module(check_commits)


@pytest.mark.parametrize(
    "subject",
    [
        "Brag: stop raises at the purse",
        "Lock every dependency with hashes",
        "Pass the deal to the left",
        "Bring the cards back, and need no second look",
        "Clean names, harmless CSV cells, paths of any bytes, bounded integers",
        "Keep" + " a" * 34,
        "Return `values(...)` unchanged",
        "Focus the button that was pressed",
        "Words: say who pays",
    ],
)
def test_subjects_that_pass(subject: str) -> None:
    assert check_commits.faults(subject) == []


@pytest.mark.parametrize(
    ("subject", "fault"),
    [
        ("Keep" + " a" * 34 + "b", "73 characters, 72 at most"),
        ("Keep it.", "ends with a full stop"),
        ("Keep it (as it was before)", "has a clause in brackets"),
        ("Fixes the deal", "“Fixes” is no imperative"),
        ("Fixed the deal", "“Fixed” is no imperative"),
        ("Whist: fixing the deal", "“fixing” is no imperative"),
        ("The deal goes left", "begins with “The”, not with a verb"),
        ("Brag: a result is logged", "begins with “a”, not with a verb"),
        ("keep the deal", "does not begin with a capital letter"),
        ("", "does not begin with a verb"),
        ("52 cards", "does not begin with a verb"),
    ],
)
def test_subjects_that_fail(subject: str, fault: str) -> None:
    assert fault in check_commits.faults(subject)


def test_only_commits_after_the_check_are_checked(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        identity = ("-c", "user.name=A Player", "-c", "user.email=player@table.invalid")
        subprocess.run(["git", *identity, *arguments], cwd=tmp_path, check=True, capture_output=True)

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, ".ci/check_commits.py", *arguments]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8")

    git("init", "--quiet")
    git("commit", "--quiet", "--allow-empty", "-m", "was written before the check.")
    (tmp_path / ".ci").mkdir()
    (tmp_path / ".ci" / CHECK.name).write_bytes(CHECK.read_bytes())
    assert run().returncode == 0, "the check itself is not committed yet"
    git("add", ".")
    git("commit", "--quiet", "-m", "Check the subjects of commits")
    git("commit", "--quiet", "--allow-empty", "-m", "Deal to the left")
    assert (run().returncode, run().stdout) == (0, "1 commit subjects checked, 0 with faults\n")
    git("commit", "--quiet", "--allow-empty", "-m", "Dealing to the right.", "-m", "A body.")
    assert run().returncode == 1
    assert "Dealing to the right." in run().stdout
    assert "was written" not in run().stdout
    assert run("HEAD~1..HEAD").stdout.endswith("1 commit subjects checked, 1 with faults\n")
