"""Differences between operating systems. They are simulated on this system."""

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
"""Names that query the operating system, or that exist only on some systems."""
ALLOWED = {
    "platforms.py": "the one place",
    "search/compile_kernel.py": "a step of the build, where the package is not installed yet",
    "logs.py": "sends a signal within this process, as Python can on every system",
}


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Simulate Windows with its locking module, which records the names of locked files."""
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


@pytest.mark.parametrize(
    ("environment", "found"),
    [
        ({"LANG": "de_DE.UTF-8"}, ("de",)),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_MX@euro"}, ("es",)),
        ({"LANG": "fr", "LC_MESSAGES": "es", "LC_ALL": "de-AT"}, ("de",)),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr_CA:es"}, ("fr", "es", "en")),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, ()),
        ({"LC_ALL": "POSIX", "LANG": "de"}, ()),
        ({}, ()),
    ],
)
def test_the_systems_languages(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], found: tuple[str, ...]
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert platforms.preferred_languages() == found


@pytest.mark.parametrize(("language", "found"), [(0x0407, ("de",)), (0x0C0A, ("es",)), (0xFFFF, ())])
def test_the_language_of_windows(
    monkeypatch: pytest.MonkeyPatch, windows: SimpleNamespace, language: int, found: tuple[str, ...]
) -> None:
    del windows
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: language)
    monkeypatch.setattr("ctypes.windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.delenv("LANG")
    assert platforms.preferred_languages() == found


def test_no_other_module_checks_the_system() -> None:
    found = {
        source.relative_to(PACKAGE).as_posix()
        for source in PACKAGE.rglob("*.py")
        if any(SYSTEMS.search(line) for line in source.read_text("utf-8").splitlines())
    }
    assert found == ALLOWED.keys()


# --- files


def test_windows_refuses_a_link_without_nofollow(tmp_path: Path, windows: object) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_bytes(b"whole")
    link.symlink_to(target)
    with pytest.raises(OSError, match=os.strerror(errno.ELOOP)):
        disk.open_private(link, "r+b")
    assert target.read_bytes() == b"whole"


def test_windows_detects_a_link_created_during_the_open(
    tmp_path: Path, windows: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_bytes(b"whole")
    link.symlink_to(target)
    monkeypatch.setattr(Path, "is_symlink", lambda self: False)
    with pytest.raises(OSError, match=os.strerror(errno.ELOOP)):
        disk.open_private(link, "r+b")


def test_windows_writes_files_atomically(tmp_path: Path, windows: object) -> None:
    disk.write_whole(tmp_path / "a", b"1")
    disk.write_whole(tmp_path / "a", b"2")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a", b"2")]


@pytest.mark.parametrize("busy", [1, platforms.REPLACE_ATTEMPTS - 1, platforms.REPLACE_ATTEMPTS])
def test_windows_replaces_an_open_file_once_it_is_closed(
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


def test_other_systems_do_not_retry_a_rename(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def refusing(self: Path, other: Path) -> None:
        tried.append(other)
        raise PermissionError(errno.EACCES, "not allowed")

    monkeypatch.setattr(Path, "replace", refusing)
    monkeypatch.setattr(platforms, "sys", SimpleNamespace(platform="darwin"))
    with pytest.raises(PermissionError):
        platforms.replace(tmp_path / "a", tmp_path / "b")
    assert tried == [tmp_path / "b"]


def test_a_failed_file_is_closed_before_it_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_macos_flushes_the_drive(supported: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_windows_does_not_open_folders(tmp_path: Path, windows: object) -> None:
    platforms.flush_folder(tmp_path / "missing")


def test_windows_does_not_change_folder_modes(tmp_path: Path, windows: object, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o755)
    disk.close_to_others(tmp_path)
    assert tmp_path.stat().st_mode & 0o777 == 0o755
    monkeypatch.setattr(platforms, "sys", SimpleNamespace(platform="darwin"))
    disk.close_to_others(tmp_path)
    assert tmp_path.stat().st_mode & 0o777 == 0o700


def test_windows_does_not_use_the_creation_time_of_a_file(tmp_path: Path, windows: object) -> None:
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
def test_a_deep_folder_gets_the_long_path_prefix(
    folder: str, prefix: str, windows: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os.path, "abspath", os.fspath)
    reached = str(paths.data_dir(Path(folder)))
    assert reached == prefix + (folder[2:] if "UNC" in prefix else folder)


def test_paths_below_a_data_folder_are_short_enough() -> None:
    slug = max(games.slugs(), key=len)
    session = f"{slug}-2026-01-31-2359-{'0' * 8}{SUFFIX}"
    longest = max(len(disk.fresh_name(Path(session + end)).name) for end in (".unwritten", ".seed", ".damaged-99"))
    assert len(f"/sessions/{session}.damaged-99.report.txt") <= platforms.MAX_BELOW
    assert len("/sessions/") + longest <= platforms.MAX_BELOW


def test_file_names_are_valid_on_windows() -> None:
    reserved = re.compile(r"(?i)(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)")
    names = [f"{slug}-2026-01-31-2359-00000000{SUFFIX}" for slug in games.slugs()]
    names += [f"{slug}.pdf" for slug in games.slugs()] + [paths.APP, paths.documents_dir().name]
    assert [name for name in names if reserved.match(name) or re.search(r'[<>:"/\\|?*\x00-\x1f]|[. ]$', name)] == []


def test_reserved_device_names_are_refused() -> None:
    with pytest.raises(OSError, match="Not a regular file"):
        disk.open_private(Path(os.devnull), "r+b")


def test_a_log_open_in_another_program_continues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_windows_locks_hold_and_are_released(tmp_path: Path, windows: SimpleNamespace) -> None:
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


def test_a_query_leaves_no_lock_on_windows(tmp_path: Path, windows: SimpleNamespace) -> None:
    (tmp_path / f"a.crowe{locks.ENDING}").touch()
    assert not is_held(tmp_path / "a.crowe")
    assert windows.locked == set()


def test_windows_closes_a_lock_file_before_deleting_it(
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


def test_a_file_system_without_locks_works(
    tmp_path: Path, windows: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsupported(handle: int, mode: int, count: int) -> None:
        raise OSError(errno.EINVAL, "not supported")

    monkeypatch.setattr(windows, "locking", unsupported)
    lock = Lock(tmp_path / "a.crowe")
    assert lock._handle is not None
    lock.release()


# --- processes


def test_a_background_process_opens_no_console_on_windows(windows: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "CREATE_NO_WINDOW", 0x08000000, raising=False)
    monkeypatch.setattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0x4000, raising=False)
    monkeypatch.setattr(os, "nice", None)
    assert platforms.background_flags() == 0x08004000
    platforms.give_way()
    platforms.end_with_parent()


def test_posix_processes_have_no_creation_flags() -> None:
    if sys.platform != "win32":
        assert platforms.background_flags() == 0


def test_a_program_without_a_console_works(windows: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faulthandler.enable", lambda: pytest.fail("there is no standard error"))
    platforms.tell_crashes()


def test_closing_the_console_requests_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = dict[int, object]()
    monkeypatch.setattr(signal, "SIGBREAK", 21, raising=False)
    monkeypatch.setattr(signal, "signal", installed.__setitem__)
    ended = list[bool]()
    platforms.on_request_to_end(lambda: ended.append(True))
    assert installed.keys() == {signal.SIGTERM, 21}
    for handler in installed.values():
        handler(15, None)  # type: ignore[operator]
    assert ended == [True, True]


def test_windows_has_no_stack_signal(windows: object) -> None:
    assert not platforms.make_tell_where(SimpleNamespace())  # type: ignore[arg-type]


def test_linux_features_are_skipped_elsewhere(windows: object) -> None:
    assert platforms.c_library() is None
    assert not platforms.shows_arguments()


def test_windows_draws_in_physical_pixels(windows: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    platforms.use_physical_pixels()
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"
    monkeypatch.setenv("SDL_WINDOWS_DPI_AWARENESS", "unaware")
    platforms.use_physical_pixels()
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "unaware", "the user's choice stays"


def test_other_systems_need_no_setting_for_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    monkeypatch.setattr(platforms, "sys", SimpleNamespace(platform="darwin"))
    platforms.use_physical_pixels()
    assert "SDL_WINDOWS_DPI_AWARENESS" not in os.environ
