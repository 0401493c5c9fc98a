"""Check the subjects of commits: at most 72 characters, imperative, no full stop and no clause in brackets.

``python .ci/check_commits.py [RANGE]`` checks the commits in a git range. The default is all commits made after this
check was added. Subjects may begin with the name of a part and a colon: ``Brag: stop raises at the purse``. The exit
code is 1 if a subject fails.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 72
ENDINGS = ("ed", "ing")
IMPERATIVES = {
    *("bed", "bleed", "breed", "embed", "exceed", "feed", "heed", "need", "proceed", "seed", "shed", "shred", "speed"),
    *("succeed", "weed", "bring", "cling", "fling", "ping", "ring", "sing", "spring", "string", "swing"),
    *("bias", "canvas", "focus"),
}
"""Imperatives that look like another form of a verb."""
ARTICLES = {"a", "an", "the", "this", "that", "these", "it", "there"}


def faults(subject: str) -> list[str]:
    """Return one phrase for each fault of a subject."""
    found = []
    if len(subject) > LONGEST:
        found.append(f"{len(subject)} characters, {LONGEST} at most")
    if subject.endswith("."):
        found.append("ends with a full stop")
    if re.search(r"\([^()]*\s[^()]*\)", subject):
        found.append("has a clause in brackets")
    part, colon, rest = subject.partition(": ")
    verb = (rest if colon else part).partition(" ")[0]
    word = verb.rstrip(",;").lower()
    if not verb[:1].isalpha():
        found.append("does not begin with a verb")
    elif not colon and not verb[:1].isupper():
        found.append("does not begin with a capital letter")
    elif word in ARTICLES:
        found.append(f"begins with “{verb}”, not with a verb")
    elif word not in IMPERATIVES and (word.endswith(ENDINGS) or re.search(r"[^s]s$", word)):
        found.append(f"“{verb}” is no imperative")
    return found


def subjects(commits: str) -> list[tuple[str, str]]:
    """Return the short name and the subject of each commit in a range, without merges."""
    told = git("log", "--no-merges", "--format=%h%x00%s", commits)
    return [(name, subject) for name, _, subject in (line.partition("\0") for line in told.splitlines())]


def since_introduction() -> str:
    """Return the range of the commits made after this check was added."""
    added = git("log", "--diff-filter=A", "--format=%H", "--", Path(__file__).relative_to(ROOT).as_posix()).split()
    return f"{added[-1]}..HEAD" if added else "HEAD..HEAD"


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout


def main() -> int:
    """Print the subjects that have faults. Return the exit code."""
    commits = subjects(sys.argv[1] if len(sys.argv) > 1 else since_introduction())
    bad = [(name, subject, found) for name, subject in commits if (found := faults(subject))]
    for name, subject, found in bad:
        print(f"{name} {subject}\n    {'; '.join(found)}")
    print(f"{len(commits)} commit subjects checked, {len(bad)} with faults")
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main())
