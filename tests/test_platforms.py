"""Differences between operating systems, simulated on this one."""

import errno
import logging
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import crowe_table
from crowe_table import disk, games, paths, platforms
from crowe_table.engine.journal import SUFFIX
from crowe_table.hosting import locks
from crowe_table.hosting.locks import InUse, Lock, is_held
from crowe_table.logs import _PrivateFile

PACKAGE = Path(crowe_table.__file__).parent
SYSTEMS = re.compile(
    r"sys\.platform|\bos\.name\b|hasattr\((os|signal),|getattr\((os|signal),|\bimport (fcntl|msvcrt|resource)\b"
    r"|windll|os\.fsync|os\.O_(NOFOLLOW|NONBLOCK|CLOEXEC|BINARY|DIRECTORY)|\bsignal\.SIG(TERM|ABRT|CONT|BREAK)\b"
    r"|os\.nice|st_ctime|\.rename\("
)
"""Names that query the system or exist on some systems alone."""
ALLOWED = {
    "platforms.py": "the one place",
    "search/compile_kernel.py": "a step of the build, where the package is not installed yet",
    "logs.py": "sends a signal within this process, as Python can on every system",
}


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Windows, as far as the package can tell: its module of locks, on which the names of the locked files stand."""
    locked: set[tuple[int, int]] = set()

    def locking(handle: int, mode: int, count: int) -> None:
        assert (count, os.lseek(handle, 0, os.SEEK_CUR)) == (1, 0)
        stat = os.fstat(handle)
        key = stat.st_dev, stat.st_ino
        if mode == fake.LK_UNLCK:
            locked.remove(key)
        elif key in locked:
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        else:
            locked.add(key)

    fake = SimpleNamespace(LK_NBLCK=2, LK_UNLCK=0, locking=locking, locked=locked)
    monkeypatch.setitem(sys.modules, "msvcrt", fake)
    monkeypatch.setattr(platforms, "sys", SimpleNamespace(platform="win32", stderr=None, stdout=None))
    for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_DIRECTORY"):
        monkeypatch.delattr(os, name, raising=False)
    return fake


def test_no_other_module_asks_for_the_system() -> None:
    found = {
        source.relative_to(PACKAGE).as_posix()
        for source in PACKAGE.rglob("*.py")
        if any(SYSTEMS.search(line) for line in source.read_text("utf-8").splitlines())
    }
    assert found == ALLOWED.keys()


# --- files


def test_a_link_is_not_followed_where_the_system_cannot_refuse_it(tmp_path: Path, windows: object) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_bytes(b"whole")
    link.symlink_to(target)
    with pytest.raises(OSError, match=os.strerror(errno.ELOOP)):
        disk.open_private(link, "r+b")
    assert target.read_bytes() == b"whole"


def test_a_link_that_appears_meanwhile_is_noticed(
    tmp_path: Path, windows: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_bytes(b"whole")
    link.symlink_to(target)
    monkeypatch.setattr(Path, "is_symlink", lambda self: False)
    with pytest.raises(OSError, match=os.strerror(errno.ELOOP)):
        disk.open_private(link, "r+b")


def test_a_file_is_written_whole_there_too(tmp_path: Path, windows: object) -> None:
    disk.write_whole(tmp_path / "a", b"1")
    disk.write_whole(tmp_path / "a", b"2")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a", b"2")]


@pytest.mark.parametrize("busy", [1, platforms.REPLACE_ATTEMPTS - 1, platforms.REPLACE_ATTEMPTS])
def test_a_file_that_is_open_is_replaced_as_soon_as_it_is_closed(
    busy: int, tmp_path: Path, windows: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, replaced, left = tmp_path / "a", Path.replace, [busy]
    target.write_bytes(b"old")

    def refusing(self: Path, other: Path) -> Path:
        left[0] -= 1
        if left[0] >= 0:
            raise PermissionError(errno.EACCES, "being used by another process")
        return replaced(self, other)

    monkeypatch.setattr(Path, "replace", refusing)
    monkeypatch.setattr(platforms, "REPLACE_PAUSE", 0.0)
    if busy < platforms.REPLACE_ATTEMPTS:
        disk.write_whole(target, b"new")
        assert target.read_bytes() == b"new"
    else:
        with pytest.raises(PermissionError):
            disk.write_whole(target, b"new")
        assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]


def test_elsewhere_a_refusal_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def refusing(self: Path, other: Path) -> None:
        tried.append(other)
        raise PermissionError(errno.EACCES, "not allowed")

    monkeypatch.setattr(Path, "replace", refusing)
    monkeypatch.setattr(platforms, "sys", SimpleNamespace(platform="darwin"))
    with pytest.raises(PermissionError):
        platforms.replace(tmp_path / "a", tmp_path / "b")
    assert tried == [tmp_path / "b"]


def test_a_file_that_was_not_written_is_closed_before_it_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unlink, closed = Path.unlink, list[bool]()
    handles = list[int]()

    def full(handle: int) -> None:
        handles.append(handle)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def noting(self: Path, missing_ok: bool = False) -> None:
        try:
            os.fstat(handles[0])
        except OSError:
            closed.append(True)
        unlink(self, missing_ok)

    monkeypatch.setattr(platforms, "flush", full)
    monkeypatch.setattr(Path, "unlink", noting)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        disk.write_new(tmp_path / "a", b"1")
    assert closed == [True]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("supported", [True, False])
def test_macos_is_told_to_flush_the_drive(supported: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed = list[str]()

    def control(handle: int, command: int) -> None:
        del handle
        if not supported:
            raise OSError(errno.ENOTSUP, "not supported")
        flushed.append(f"fcntl {command}")

    monkeypatch.setitem(sys.modules, "fcntl", SimpleNamespace(F_FULLFSYNC=51, fcntl=control))
    monkeypatch.setattr(platforms, "sys", SimpleNamespace(platform="darwin"))
    monkeypatch.setattr(os, "fsync", lambda handle: flushed.append("fsync"))
    platforms.flush(1)
    assert flushed == ["fcntl 51" if supported else "fsync"]


def test_folders_are_not_opened_where_they_cannot_be(tmp_path: Path, windows: object) -> None:
    platforms.flush_folder(tmp_path / "missing")


def test_modes_of_folders_are_left_alone_on_windows(
    tmp_path: Path, windows: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.chmod(0o755)
    disk.close_to_others(tmp_path)
    assert tmp_path.stat().st_mode & 0o777 == 0o755
    monkeypatch.setattr(platforms, "sys", SimpleNamespace(platform="darwin"))
    disk.close_to_others(tmp_path)
    assert tmp_path.stat().st_mode & 0o777 == 0o700


def test_the_time_of_a_renaming_is_not_taken_from_the_creation(tmp_path: Path, windows: object) -> None:
    (tmp_path / "a").touch()
    os.utime(tmp_path / "a", (1, 1))
    assert platforms.rename_time((tmp_path / "a").stat()) == 1.0


@pytest.mark.parametrize(
    ("folder", "prefix"),
    [
        ("C:\\" + "a" * 116, ""),
        ("C:\\" + "a" * 117, "\\\\?\\"),
        ("\\\\?\\C:\\" + "a" * 200, ""),
        ("\\\\server\\share\\" + "a" * 200, "\\\\?\\UNC\\"),
    ],
)
def test_a_deep_folder_has_a_name_without_bounds(
    folder: str, prefix: str, windows: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os.path, "abspath", os.fspath)
    reached = str(paths.data_dir(Path(folder)))
    assert reached == prefix + (folder[2:] if "UNC" in prefix else folder)


def test_names_below_a_data_folder_stay_within_their_bound() -> None:
    slug = max(games.slugs(), key=len)
    session = f"{slug}-2026-01-31-2359-{'0' * 8}{SUFFIX}"
    longest = max(len(disk.fresh_name(Path(session + end)).name) for end in (".unwritten", ".seed", ".damaged-99"))
    assert len(f"/sessions/{session}.damaged-99.report.txt") <= platforms.LONGEST_BELOW
    assert len("/sessions/") + longest <= platforms.LONGEST_BELOW


def test_the_names_of_files_are_allowed_on_windows() -> None:
    reserved = re.compile(r"(?i)(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)")
    names = [f"{slug}-2026-01-31-2359-00000000{SUFFIX}" for slug in games.slugs()]
    names += [f"{slug}.pdf" for slug in games.slugs()] + [paths.APP, paths.documents_dir().name]
    assert [name for name in names if reserved.match(name) or re.search(r'[<>:"/\\|?*\x00-\x1f]|[. ]$', name)] == []


def test_a_device_under_a_reserved_name_is_not_written_to() -> None:
    with pytest.raises(OSError, match="Not a regular file"):
        disk.open_private(Path(os.devnull), "r+b")


def test_a_log_that_another_program_has_open_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(source: str, dest: str) -> None:
        raise PermissionError(errno.EACCES, "being used by another process")

    log = _PrivateFile(tmp_path / "log")
    monkeypatch.setattr(os, "rename", refuse)
    log.emit(logging.makeLogRecord({"msg": "before"}))
    log.doRollover()
    log.emit(logging.makeLogRecord({"msg": "after"}))
    log.close()
    assert (tmp_path / "log").read_text("utf-8") == "before\nafter\n"


# --- locks


def test_a_lock_of_windows_holds_and_is_released(tmp_path: Path, windows: SimpleNamespace) -> None:
    session = tmp_path / "a.crowe"
    assert not is_held(session)
    lock = Lock(session)
    assert is_held(session)
    with pytest.raises(InUse):
        Lock(session)
    lock.release()
    assert windows.locked == set(), "a region is to be unlocked before its file is closed"
    assert not is_held(session)
    assert list(tmp_path.iterdir()) == []


def test_asking_leaves_no_lock_there(tmp_path: Path, windows: SimpleNamespace) -> None:
    (tmp_path / f"a.crowe{locks.ENDING}").touch()
    assert not is_held(tmp_path / "a.crowe")
    assert windows.locked == set()


def test_a_lock_file_is_closed_before_it_is_removed_there(
    tmp_path: Path, windows: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock, unlink = Lock(tmp_path / "a.crowe"), Path.unlink
    handle = lock._handle
    assert handle is not None

    def refusing(self: Path, missing_ok: bool = False) -> None:
        with pytest.raises(OSError, match=os.strerror(errno.EBADF)):
            os.fstat(handle)
        unlink(self, missing_ok)

    monkeypatch.setattr(Path, "unlink", refusing)
    lock.release()
    assert list(tmp_path.iterdir()) == []


def test_where_there_are_no_locks_one_goes_without(
    tmp_path: Path, windows: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsupported(handle: int, mode: int, count: int) -> None:
        raise OSError(errno.EINVAL, "not supported")

    monkeypatch.setattr(windows, "locking", unsupported)
    lock = Lock(tmp_path / "a.crowe")
    assert lock._handle is not None
    lock.release()


# --- processes


def test_a_process_in_the_background_opens_no_console(windows: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "CREATE_NO_WINDOW", 0x08000000, raising=False)
    monkeypatch.setattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0x4000, raising=False)
    monkeypatch.setattr(os, "nice", None)
    assert platforms.background_flags() == 0x08004000
    platforms.give_way()
    platforms.end_with_parent()


def test_here_a_process_takes_no_flags() -> None:
    if sys.platform != "win32":
        assert platforms.background_flags() == 0


def test_a_program_without_a_console_does_not_fail_for_that(windows: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faulthandler.enable", lambda: pytest.fail("there is no standard error"))
    platforms.tell_crashes()


def test_the_end_of_a_console_is_a_request_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = dict[int, object]()
    monkeypatch.setattr(signal, "SIGBREAK", 21, raising=False)
    monkeypatch.setattr(signal, "signal", installed.__setitem__)
    ended = list[bool]()
    platforms.on_request_to_end(lambda: ended.append(True))
    assert installed.keys() == {signal.SIGTERM, 21}
    for handler in installed.values():
        handler(15, None)  # type: ignore[operator]
    assert ended == [True, True]


def test_a_program_that_hangs_is_not_sent_what_windows_lacks(windows: object) -> None:
    assert not platforms.make_tell_where(SimpleNamespace())  # type: ignore[arg-type]


def test_what_linux_alone_has_is_left_alone_elsewhere(windows: object) -> None:
    assert platforms.c_library() is None
    assert not platforms.shows_arguments()
