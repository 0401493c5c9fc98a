"""The program never writes through a symbolic link.

The writers are found in the source: every call of a function in ``crowe_table/disk.py`` that opens a file for writing.
One of the scenarios below must reach each writer, and no other module may open a file for writing. Each scenario then
runs with a link planted at each file, just before it is opened.
"""

import ast
import logging
import os
import random
import shutil
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import cast
from unittest.mock import patch

import pygame
import pytest

import crowe_table
from crowe_table import cli, disk, logs, settings
from crowe_table.engine.core import Action
from crowe_table.gui.exhibition import navigator
from crowe_table.gui.exhibition.navigator import ExhibitionFiles, ExhibitionNavigator
from crowe_table.gui.exhibition.staff import StaffPage
from crowe_table.gui.screen import Services
from crowe_table.hosting import exhibition, last_seats, pins, records, supervisor
from crowe_table.hosting.listing import Listing
from crowe_table.hosting.reports import report
from crowe_table.hosting.session import Session
from crowe_table.hosting.sharing import save_copy, take_in
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.visits import Visit, VisitEnd, Visits
from crowe_table.printing.job import PrintJob
from crowe_table.words import Words
from tests.hosting.test_sessions import play, started
from tests.test_logs import isolate_logging

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="there only an administrator may make links"),
    pytest.mark.timeout(300),
]

PACKAGE = Path(crowe_table.__file__).parent
SAVES = Path(__file__).parent / "hosting" / "saves"
WRITERS = {"open_private", "touch", "cut_off", "write_whole", "write_output", "write_new"}
"""The functions of ``crowe_table/disk.py`` that open a file for writing."""
RAW = {"write_text", "write_bytes", "touch", "truncate", "mkstemp", "NamedTemporaryFile", "FileHandler", "copyfile"}
"""Other functions that write to a named file."""
ALLOWED = {
    "disk.py": "all others go this way",
    "platforms.py": "opens files for disk.py and locks.py, and folders to flush them",
    "hosting/thinking.py": "writes to the null device",
    "search/compile_kernel.py": "a step of the build",
}
ALLOWED_HERE = {
    ("hosting/supervisor.py", "Watch._report"): "writes to the null device",
    ("engine/journal.py", "Journal._append"): "a file that disk.py opened",
    ("engine/journal.py", "Journal._discard_block"): "a file that disk.py opened",
    ("gui/exhibition/facing.py", "FacingScreen.handle"): "a finger touches the table, not a file",
    ("gui/exhibition/morning.py", "MorningPage._test_touch"): "tests the touch screen, not a file",
    ("hosting/records.py", "_connected"): "SQLite; disk.py opened the same name before, and SQLite opens its own by it",
}
TO_WRITE = set("wax+")


# --- the source ------------------------------------------------------------------------------------------------------


def calls(source: Path) -> Iterator[tuple[str, ast.Call]]:
    """Yield every call in a module, with the qualified name of the function or class around it."""

    def within(node: ast.AST, inside: tuple[str, ...]) -> Iterator[tuple[str, ast.Call]]:
        for child in ast.iter_child_nodes(node):
            name = child.name if isinstance(child, (ast.FunctionDef, ast.ClassDef)) else None
            if isinstance(child, ast.Call):
                yield ".".join(inside), child
            yield from within(child, (*inside, name) if name else inside)

    yield from within(ast.parse(source.read_text("utf-8")), ())


def called(call: ast.Call) -> str:
    """Return the last part of the called function's name."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def writers() -> set[tuple[str, str]]:
    """Return the functions that write through ``disk.py``, each as a module and a qualified name."""
    return {
        (source.relative_to(PACKAGE).as_posix(), inside)
        for source in PACKAGE.rglob("*.py")
        if source != PACKAGE / "disk.py" and any("crowe_table.disk" in line for line in source.open(encoding="utf-8"))
        for inside, call in calls(source)
        if called(call) in WRITERS
    }


def is_raw(call: ast.Call) -> bool:
    """Return whether a call opens a file for writing without using ``disk.py``."""
    name, function = called(call), call.func
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == "os":
        return name in ("open", "truncate", "mkfifo", "link", "symlink")
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == "sqlite3":
        return name == "connect" and not (is_text(call.args[0]) and ast.literal_eval(call.args[0]) == ":memory:")
    if name == "open":
        values = (*call.args, *(keyword.value for keyword in call.keywords))
        texts = [str(ast.literal_eval(each)) for each in values if is_text(each)]
        return any(set(text) <= set("rwaxbt+") and set(text) & TO_WRITE for text in texts)
    return name in RAW and not (isinstance(function, ast.Name) and name == "touch")


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value != ""


def test_only_one_module_writes_files() -> None:
    found = {
        (source.relative_to(PACKAGE).as_posix(), inside)
        for source in PACKAGE.rglob("*.py")
        for inside, call in calls(source)
        if is_raw(call)
    }
    assert {each for each in found if each[0] not in ALLOWED} == set(ALLOWED_HERE)


@pytest.mark.parametrize(
    "line",
    ['open(p, "wb")', 'p.open("a")', 'open(p, mode="r+")', "p.write_text(t)", "os.open(p, f)", "sqlite3.connect(p)"],
)
def test_other_writers_are_detected(line: str) -> None:
    [call] = [node for node in ast.walk(ast.parse(line)) if isinstance(node, ast.Call)]
    assert is_raw(call)


# --- scenarios: each writes in its own folder ------------------------------------------------------------------------


def session_played(folder: Path) -> Session:
    session = started(Shelf(folder / "sessions"))
    play(session, 3, random.Random(1))
    session.releases(wait=True)
    session.close()
    return session


def a_session(folder: Path) -> None:
    path = session_played(folder).path
    session = Shelf(path.parent).resume(path)
    if isinstance(session, Session):
        play(session, 1, random.Random(2))
        session.close()


def an_old_session(folder: Path) -> None:
    path = folder / "old.crowe"
    path.write_bytes((SAVES / "1-brag-modern-5-open.crowe").read_bytes())
    session = Shelf(folder).resume(path)
    if isinstance(session, Session):
        session.close()


def a_torn_session(folder: Path) -> None:
    path = session_played(folder).path
    if not path.is_symlink():
        path.write_bytes(path.read_bytes() + b'{"seal":')
    session = Shelf(path.parent).resume(path)
    if isinstance(session, Session):
        session.close()


def an_unwritten_session(folder: Path) -> None:
    """Delete the file and the folder during the game, so that the file is written again.

    Then replace the file by another one.
    """
    session = started(Shelf(folder / "sessions"))
    session.releases(wait=True)
    shutil.rmtree(folder / "sessions")
    play(session, 1, random.Random(1))
    session.releases(wait=True)
    session.try_again()
    while session.is_trying_again:
        time.sleep(0.005)
    if not session.path.is_symlink() and session.path.exists():
        session.path.write_bytes(b"another's")
    play(session, 1, random.Random(2))
    session.releases(wait=True)
    session.close()


def a_shared_game(folder: Path) -> None:
    copy = save_copy(session_played(folder).path, folder / "documents")
    if isinstance(copy, Path):
        take_in(copy, Shelf(folder / "other"))


def the_statistics(folder: Path) -> None:
    visits = Visits(folder / "visits", lambda: datetime(2026, 6, 1, 14))
    visits.add(Visit(hour=9, ended=VisitEnd.LEFT, minutes=1.0))
    nav = ExhibitionNavigator.__new__(ExhibitionNavigator)
    nav._files = ExhibitionFiles(visits=visits, folder=folder)
    nav._services = cast(Services, SimpleNamespace(words=Words()))
    page = SimpleNamespace(picture=lambda: pygame.Surface((40, 30)), tell=lambda told: None)
    with patch.object(navigator, "printed_apart", lambda paper, locale, subject: b"%PDF-"):
        nav._save_statistics(cast(StaffPage, page))
        if job := vars(nav).get("_job"):
            job.wait()


def the_index(folder: Path) -> None:
    (folder / "a.crowe").write_bytes(b"{}")
    Listing(folder).read()


def the_records(folder: Path) -> None:
    found = records.Records(Shelf(folder))
    found.write(folder / "records.csv")
    found.close()


def a_report(folder: Path) -> None:
    session = session_played(folder)
    report(session.path, session.head, session.actions, Action(session.persons[0]), "on purpose")


def the_settings(folder: Path) -> None:
    settings.save(settings.Settings(), folder)


def the_seats(folder: Path) -> None:
    seating = last_seats.LastTable(game="brag", preset="crowe", players=(), stakes="pence", coinage="purse")
    last_seats.LastSeats(folder).remember(seating)


def an_exhibition(folder: Path) -> None:
    with suppress(SystemExit):
        cli.run(["exhibit", "--write", str(folder / "table.toml")])
    (folder / "other.toml").write_text(exhibition.template(Words(), "480916"), encoding="utf-8")
    exhibition.change(folder / "other.toml", "volume", 3)


def wrong_pins(folder: Path) -> None:
    pins.PinLock("480916", folder / "wrong-pins.json").admits("1234")
    for thread in threading.enumerate():
        if thread.name == "pin-lock":
            thread.join()


def the_visits(folder: Path) -> None:
    visits = Visits(folder, lambda: datetime(2026, 6, 1, 14))
    visits.add(Visit(hour=9, ended=VisitEnd.LEFT, minutes=1.0))
    visits.crash()


def a_watch(folder: Path) -> None:
    heart = supervisor.Heart(folder / "heartbeat")
    with heart.long_work():
        heart.beat(1000.0)
    watch = supervisor.Watch([], [], folder / "heartbeat")
    disk.make_folder(folder / supervisor.CRASHES)
    watch._report().close()
    running = folder / supervisor.CRASHES / supervisor.RUNNING
    if not running.is_symlink():
        running.write_bytes(b"." * (supervisor.MAX_REPORT_BYTES + 1))
    watch._truncate_report()
    watch._keep_report(3)
    watch._can_write_beats()


def a_log(folder: Path) -> None:
    logs.begin(folder / "logs")
    ours = logging.getLogger("crowe_table")
    ours.error("on purpose")
    for handler in ours.handlers[:]:
        ours.removeHandler(handler)
        handler.close()


def printing(folder: Path) -> None:
    PrintJob(folder / "card.pdf", lambda: b"%PDF").wait()


def written_by(folder: Path, *command: str) -> None:
    """Run a command that writes a PDF."""
    with suppress(SystemExit):
        cli.run([*command, "--out", str(folder / "out.pdf")])


def a_rule_card(folder: Path) -> None:
    written_by(folder, "card", "brag")


def a_slip(folder: Path) -> None:
    written_by(folder, "slip", str(SAVES / "1-brag-crowe-5-finished.crowe"))


def the_rulings(folder: Path) -> None:
    written_by(folder, "rulings", "cribbage")


def bank_notes(folder: Path) -> None:
    written_by(folder, "print", "notes")


def a_picture(folder: Path) -> None:
    with suppress(SystemExit):
        cli.run(["shot", "brag", "--actions", "0", "--size", "1024x768", "--out", str(folder / "table.png")])


SCENARIOS = (
    *(a_session, an_old_session, a_torn_session, an_unwritten_session, the_index, the_records, a_report, the_settings),
    *(the_seats, an_exhibition, wrong_pins, the_visits, a_watch, a_log, printing, a_picture, a_shared_game),
    *(the_statistics, a_rule_card, a_slip, the_rulings, bank_notes),
)


class Openings:
    """Records which files of a folder are opened for writing, and by which functions.

    It plants a link at one of these files. A table of an earlier test may still write elsewhere.
    """

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path, plant_at: int = -1, target: Path | None = None) -> None:
        self.number = 0
        self._folder = folder
        self.by: set[tuple[str, str]] = set()
        self._plant_at, self._target = plant_at, target
        self._open = disk._handle
        patch.setattr(disk, "_handle", self.handle)

    def handle(self, name: str, flags: int, rights: int, follow: bool = True) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR) and self._folder in Path(name).parents:
            self.by |= set(functions(sys._getframe()))
            if self.number == self._plant_at and self._target:
                Path(name).unlink(missing_ok=True)
                Path(name).symlink_to(self._target)
            self.number += 1
        return self._open(name, flags, rights, follow)


def functions(frame: FrameType | None) -> Iterator[tuple[str, str]]:
    """Yield the functions of the package on the call stack."""
    while frame:
        source = Path(frame.f_code.co_filename)
        if source.is_relative_to(PACKAGE):
            yield source.relative_to(PACKAGE).as_posix(), frame.f_code.co_qualname.replace(".<locals>", "")
        frame = frame.f_back


@pytest.fixture(autouse=True)
def hooks(monkeypatch: pytest.MonkeyPatch) -> None:
    isolate_logging(monkeypatch)


def test_every_writer_is_covered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    openings = Openings(monkeypatch, tmp_path)
    for scenario in SCENARIOS:
        (tmp_path / scenario.__name__).mkdir()
        scenario(tmp_path / scenario.__name__)
    assert writers() <= openings.by, "a new writer needs a scenario"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_planted_link_is_followed(
    scenario: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        openings = Openings(patch, tmp_path)
        (tmp_path / "clean").mkdir()
        scenario(tmp_path / "clean")
    assert openings.number
    for at in range(openings.number):
        for there in (True, False):
            target, folder = tmp_path / f"target-{at}-{there}", tmp_path / f"planted-{at}-{there}"
            folder.mkdir()
            if there:
                target.write_bytes(b"precious")
                os.utime(target, (1, 1))
            with monkeypatch.context() as patch:
                planted = Openings(patch, tmp_path, at, target)
                with suppress(OSError):
                    scenario(folder)
            assert planted.number > at, "the link was planted"
            assert target.exists() is there
            if there:
                assert (target.read_bytes(), target.stat().st_mtime) == (b"precious", 1)


def test_the_database_and_its_side_files_follow_no_link(tmp_path: Path) -> None:
    names = (records.DATABASE, *(records.DATABASE + ending for ending in ("-journal", "-wal", "-shm")))
    for name in names:
        folder = tmp_path / name
        folder.mkdir()
        for target in (folder / "precious", folder / "nothing"):
            (folder / "precious").write_bytes(b"precious")
            (folder / name).unlink(missing_ok=True)
            (folder / name).symlink_to(target)
            found = records.Records(Shelf(folder))
            found._store([records._Rows("a.crowe", "1")])
            assert found._query("SELECT file FROM session") == [("a.crowe",)]
            found.close()
            assert (folder / "precious").read_bytes() == b"precious"
            assert not (folder / "nothing").exists()


def test_a_link_to_a_database_is_not_opened_as_the_records(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "precious") as base:
        base.execute("CREATE TABLE mine (a)")
    before = (tmp_path / "precious").read_bytes()
    (tmp_path / records.DATABASE).symlink_to("precious")
    records.Records(Shelf(tmp_path)).close()
    assert (tmp_path / "precious").read_bytes() == before
    assert not (tmp_path / records.DATABASE).is_symlink()


def test_a_session_behind_a_link_cannot_be_continued(tmp_path: Path) -> None:
    path = session_played(tmp_path).path
    link = path.with_name("link.crowe")
    link.symlink_to(path.name)
    refused = Shelf(path.parent).resume(link)
    assert isinstance(refused, tuple)
    assert [why.key for why in refused] == ["save-link"]
