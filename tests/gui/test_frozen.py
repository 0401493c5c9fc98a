"""The standalone program from ``make exe``. It is played, killed and restarted, with no other files of the project."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import pytest

from crowe_table import __version__
from packages.papers import SHARED, TYPES, of_python
from tests.gui.test_real_window import cards
from tests.gui.window import Program, Screen, cut_through, family, missing, saved, spots

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "dist" / "crowe-table"
BUILT = FOLDER / ("crowe-table.exe" if sys.platform == "win32" else "crowe-table")
INTERNET = ("tcp", "tcp6", "udp", "udp6", "udplite", "udplite6", "raw", "raw6")
TEXT = (".ftl", ".md", ".json", ".txt", ".crowe", ".csv", ".toml", ".py", ".cfg", ".ini", ".xml", ".pc", ".conf")

pytestmark = [
    pytest.mark.frozen,
    pytest.mark.skipif(not BUILT.exists() and not os.environ.get("CI"), reason="`make exe` builds the program first"),
]
on_a_screen = pytest.mark.skipif(
    bool(missing()) and not os.environ.get("CI"), reason=f"a virtual screen needs {' and '.join(missing())}"
)


def told(*args: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the program without a window, and return its result.

    The environment is empty, and contains neither Python nor this checkout.
    """
    return subprocess.run([BUILT, *args], env={"HOME": "/nowhere"}, capture_output=True, text=True, timeout=300)


@pytest.fixture
def screen() -> Iterator[Screen]:
    shown = Screen()
    yield shown
    shown.close()


def start(screen: Screen, data: Path, *more: str) -> Program:
    always = ("--data-dir", str(data), "--trace", "--mute", "--reduced-motion")
    return Program(screen, *more, *always, command=[str(BUILT)])


def press_until_accepted(screen: Screen, program: Program, spot: tuple[int, int]) -> None:
    """Press a button as a visitor does. Press it again if the table was still changing at the first press."""
    for _ in range(2):
        screen.click(*spot)
        with suppress(AssertionError):
            program.wait_for("accepted", 10)
            return
    screen.click(*spot)
    program.wait_for("accepted")


def internet_sockets(pid: int) -> list[str]:
    """Return the sockets through which a process could reach another machine."""
    links = [str(entry.readlink()) for entry in Path(f"/proc/{pid}/fd").iterdir() if entry.is_symlink()]
    held = {socket[1] for link in links if (socket := re.fullmatch(r"socket:\[(\d+)\]", link))}
    found: list[str] = []
    for kind in INTERNET:
        table = Path(f"/proc/{pid}/net/{kind}")
        rows = table.read_text().splitlines()[1:] if table.exists() else []
        found += [f"{kind} {row}" for row in rows if row.split()[9] in held]
    return found


@on_a_screen
def test_a_killed_game_resumes_unchanged(screen: Screen, tmp_path: Path) -> None:
    program = start(screen, tmp_path, "play", "cribbage", "--preset", "crowe", "--seed", "5")
    line = cut_through(screen, program)
    for spot in list(cards(line).values())[:2]:
        screen.click(*spot)
    press_until_accepted(screen, program, spots(line)["confirm"])
    line = program.wait_for("asked play", 60)
    for spot in cards(line).values():
        screen.click(*spot)
        screen.click(*spot)
        if program.wait_for("", 10).startswith("accepted"):
            break
    before = program.wait_for("asked", 60)
    processes = family(program.process.pid)
    assert len(processes) > 1, "opponents think in a separate process"
    assert [internet_sockets(pid) for pid in processes] == [[] for _ in processes]
    program.kill()

    again = start(screen, tmp_path)
    again.wait_for("ready", 60)
    assert internet_sockets(again.process.pid) == []
    screen.key("Tab", "Return")
    assert again.wait_for("asked", 60) == before
    again.close()

    (session,) = saved(tmp_path)
    checked = told("check", session)
    assert checked.returncode == 0, checked.stderr
    assert session.name in checked.stdout


def test_it_prints_its_version_and_games() -> None:
    version = told("--version")
    assert version.returncode == 0, version.stderr
    assert __version__ in version.stdout
    listed = told("list", "--json")
    assert listed.returncode == 0, listed.stderr
    assert "cribbage" in json.dumps(json.loads(listed.stdout))


def test_wrong_arguments_are_reported_in_a_sentence() -> None:
    wrong = told("play", "crambo")
    assert wrong.returncode == 2
    assert "crambo" in wrong.stderr
    assert "Traceback" not in wrong.stderr


def test_it_does_not_contain_its_build_path() -> None:
    marks = [str(ROOT).encode(), str(Path.home()).encode() + b"/", str(Path(sys.prefix)).encode()]
    named = []
    for path in FOLDER.rglob("*"):
        if path.is_file() and (path.suffix in TEXT or path == BUILT):
            whole = path.read_bytes()
            named += [f"{path.relative_to(FOLDER)}: {mark!r}" for mark in marks if mark in whole]
    assert named == []


def test_it_contains_all_assets() -> None:
    shipped = {path.suffix for path in FOLDER.rglob("*") if path.is_file()}
    assert {".ttf", ".ftl", ".md", ".jpg", ".ogg"} <= shipped
    assert not list(FOLDER.rglob("NotoSans[JKS]*"))


def test_licences_and_sbom_list_exactly_its_libraries_and_fonts() -> None:
    bill = json.loads((FOLDER / "sbom.cdx.json").read_text())
    told = {
        file["name"]: file["hashes"][0]["content"] for each in bill["components"] for file in each.get("components", ())
    }
    inside = [path for path in FOLDER.rglob("*") if SHARED.search(path.name) or path.suffix.lower() in TYPES]
    files = [path for path in inside if not path.is_symlink()]
    assert told == {
        path.relative_to(FOLDER).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in files
        if not of_python(path)
    }
    assert not any(path.name.startswith(("libcrypto", "libssl", "libreadline")) for path in files)
    licences = (FOLDER / "LICENCES" / "README.txt").read_text()
    assert all(each["name"] in licences for each in bill["components"])


def test_its_self_check_passes() -> None:
    told_of = told("--selftest")
    assert told_of.returncode == 0, told_of.stdout + told_of.stderr
