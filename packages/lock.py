"""Lock files of the dependencies: every package with its exact version and SHA-256 hashes.

The file of each group is ``requirements/GROUP.txt``. ``python -m packages.lock`` lets uv resolve the requirements in
``pyproject.toml`` again, for all operating systems and versions of Python that the project supports. pip installs from
a lock file with ``--require-hashes``. Lock files name no package index: pip and uv use the one in their own
configuration.
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
GROUPS = ("play", "reader", "test", "exe", "art", "docs", "soak", "lock", "build")
"""Groups of dependencies. ``play`` is needed to run the program and ``build`` to build it; the others are optional."""
EDITABLE = "editables>=0.5"
"""Requirement that hatchling adds when the project is installed as an editable package."""
DIRECT = "-r pyproject"
"""Text that uv writes as the origin of a package that the project itself requires."""
PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>[^\\]+?))? \\$")
HASH = re.compile(r"^    --hash=sha256:(?P<hash>[0-9a-f]{64})(?: \\)?$")
ORIGIN = re.compile(r"^    #(?: via)?(?:   (?P<many>\S.*)| (?P<one>\S.*))?$")
HEADER = "# Made by `make lock`."


@dataclass(frozen=True)
class Pin:
    """A package in a lock file."""

    name: str
    version: str
    marker: str
    """Condition for installing the package, as a marker of PEP 508. Empty if it is always installed."""
    hashes: tuple[str, ...]
    """SHA-256 hashes, in hexadecimal, of the files that may be installed: wheels and the source archive."""
    origins: tuple[str, ...]
    """Packages that require this one. DIRECT stands for the project itself."""


def normalized(name: str) -> str:
    """Return a package name in the normalized form by which indexes compare names (PEP 503)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def required(group: str) -> list[str]:
    """Return the requirements of a group in ``pyproject.toml``, and of all groups that it includes."""
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
    """Return the packages in the lock file of a group, by normalized name.

    Raises ValueError for a line that does not belong in a lock file.
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
    """Resolve all groups together, then write the lock file of each. Raises CalledProcessError if uv fails."""
    with tempfile.TemporaryDirectory() as folder:
        together = _compiled(Path(folder), (each for group in GROUPS for each in required(group)))
        FOLDER.mkdir(exist_ok=True)
        for group in GROUPS:
            lock = _compiled(Path(folder), required(group), "--generate-hashes", preferred=together)
            (FOLDER / f"{group}.txt").write_text(f"{HEADER}\n{lock}", encoding="utf-8")
            read(group)


def _compiled(folder: Path, requirements: Iterable[str], *options: str, preferred: str = "") -> str:
    """Return the lock file that uv makes for some requirements.

    Versions in the lock file ``preferred`` are kept if possible.
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
