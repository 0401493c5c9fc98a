"""The lock: every package, of one exact version with the SHA-256 of its files, in ``requirements/GROUP.txt``.

``python -m packages.lock`` resolves the requirements of ``pyproject.toml`` again, by uv, for every system and every
Python that the project supports. pip installs from the lock with ``--require-hashes``. No file names an index: pip
and uv each use the one that they are set up for.
"""

import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "requirements"
PROJECT = "crowe-table"
OLDEST_PYTHON = "3.11"
GROUPS = ("play", "test", "exe", "art", "docs", "soak", "lock", "build")
"""Dependency groups. ``play`` holds the dependencies of the program, ``build`` those of its build; the others are
optional.
"""
EDITABLE = "editables>=0.5"
"""Package that hatchling requires when it installs the project as an editable."""
DIRECT = "-r pyproject"
"""Origin that uv writes for what the project itself requires."""
PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>[^\\]+?))? \\$")
HASH = re.compile(r"^    --hash=sha256:(?P<hash>[0-9a-f]{64})(?: \\)?$")
ORIGIN = re.compile(r"^    #(?: via)?(?:   (?P<many>\S.*)| (?P<one>\S.*))?$")
HEADER = "# Made by `make lock`."


@dataclass(frozen=True)
class Pin:
    """One locked package."""

    name: str
    version: str
    marker: str
    """Environments in which it is installed, as PEP 508 writes them. Empty: all of them."""
    hashes: tuple[str, ...]
    """SHA-256 of each of its files, wheels and source, in hexadecimal."""
    origins: tuple[str, ...]
    """Packages that require it; DIRECT if the project itself does."""


def normalized(name: str) -> str:
    """Return the name of a package as indexes compare it (PEP 503)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def required(group: str) -> list[str]:
    """Return the requirements of a group in ``pyproject.toml``, including those of the extras that it includes."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if group == "build":
        return [*told["build-system"]["requires"], EDITABLE]
    project = told["project"]
    found: list[str] = list(project["dependencies"]) if group != "lock" else []
    pending = list(project["optional-dependencies"].get(group, ()))
    for each in pending:
        if own := re.fullmatch(rf"{PROJECT}\[(\w+)\]", each):
            pending += project["optional-dependencies"][own[1]]
        else:
            found.append(each)
    return found


def read(group: str) -> dict[str, Pin]:
    """Return the locked packages of a group, by normalized name. Raises ValueError for a line that is not part of a
    lock.
    """
    path = FOLDER / f"{group}.txt"
    pins: dict[str, Pin] = {}
    lines = path.read_text(encoding="utf-8").splitlines()
    if lines[:1] != [HEADER]:
        raise ValueError(f"{path.name} does not begin with {HEADER!r}.")
    for number, line in enumerate(lines[1:], 2):
        if found := PIN.match(line):
            name = normalized(found["name"])
            last = Pin(name, found["version"], (found["marker"] or "").strip(), (), ())
        elif found := HASH.match(line):
            last = Pin(last.name, last.version, last.marker, (*last.hashes, found["hash"]), last.origins)
        elif found := ORIGIN.match(line):
            origin = found["many"] or found["one"]
            last = Pin(last.name, last.version, last.marker, last.hashes, (*last.origins, *filter(None, [origin])))
        else:
            raise ValueError(f"{path.name}, line {number}: not a part of a lock: {line!r}.")
        pins[last.name] = last
    return pins


def write() -> None:
    """Resolve all groups together, then write each with the versions found. Raises CalledProcessError."""
    with tempfile.TemporaryDirectory() as folder:
        together = _compiled(Path(folder), (each for group in GROUPS for each in required(group)))
        FOLDER.mkdir(exist_ok=True)
        for group in GROUPS:
            lock = _compiled(Path(folder), required(group), "--generate-hashes", preferred=together)
            (FOLDER / f"{group}.txt").write_text(f"{HEADER}\n{lock}", encoding="utf-8")
            read(group)


def _compiled(folder: Path, requirements: Iterable[str], *options: str, preferred: str = "") -> str:
    """Return the lock that uv makes of some requirements. It keeps the versions of ``preferred``, which is another
    lock.
    """
    (folder / "pyproject").write_text("\n".join(requirements), encoding="utf-8")
    (folder / "lock.txt").write_text(preferred, encoding="utf-8")
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--no-header", "--no-emit-index-url"]
    # One version of a package serves every Python, so that a fault seen on one can be looked for on another.
    command += ["--universal", "--python-version", OLDEST_PYTHON, "--fork-strategy", "fewest"]
    subprocess.run(
        [*command, *options, "--output-file", "lock.txt", "pyproject"],
        check=True,
        cwd=folder,
        stdout=subprocess.DEVNULL,
    )
    return (folder / "lock.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    write()
