"""Lack of memory. The program prints one sentence and exits with code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from crowe_table.platforms import is_out_of_memory
from crowe_table.settings import Settings, save
from crowe_table.words import Words

ENGLISH = f"crowe-table: {Words().text('no-memory')}\n"
SECONDS = 60
"""Timeout of the program in seconds. It takes about five on an idle machine."""
LIMITED = """
import resource, sys
from pathlib import Path
from crowe_table.gui.app import App

def limit(app, line):
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (1 << 20),) * 2)

App._print_trace = limit
from crowe_table.__main__ import main
sys.exit(main())
"""
"""Source of a program whose window may allocate no more memory after its first frame."""
FAILING = """
import sys, threading
from crowe_table.cli import window
from crowe_table.logs import begin, log_dir

def run(given, words):
    begin(log_dir(given.data_dir()))
    threading.Thread(target=threading.Event().wait).start()  # Without an end, as in pygame_gui's loader.
    {fails}

window.run = run
from crowe_table.__main__ import main
sys.exit(main())
"""
IN_A_THREAD = """
    import time
    from crowe_table.hosting.supervisor import exit_on_sigterm
    exit_on_sigterm()
    threading.Thread(target=bytearray, args=[1 << 62]).start()
    while True:
        time.sleep(0.1)  # As the loop of the window: no signal of ours cuts a sleep short.
"""
FAULTS = {
    "object": "bytearray(1 << 62)",
    "thread": 'raise RuntimeError("can\'t start new thread")',
    "picture": "import pygame; raise pygame.error('Out of memory')",
    "library": "raise ImportError('libfreetype.so: failed to map segment from shared object')",
    "process": "import errno, os; raise OSError(errno.ENOMEM, os.strerror(errno.ENOMEM))",
    "other thread": IN_A_THREAD.strip(),
    "cleanup": "\n    try:\n        raise MemoryError\n    finally:\n        None.close()",
}


def _ended(program: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program, *arguments, "--data-dir", str(folder)],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="only there the address space of a process is limited")
def test_the_window_exits_with_one_sentence(tmp_path: Path) -> None:
    ended = _ended(LIMITED, tmp_path)
    assert (ended.returncode, ended.stderr) == (2, ENGLISH)


@pytest.mark.parametrize("fault", FAULTS)
def test_every_out_of_memory_error_prints_one_sentence_and_exits_at_once(fault: str, tmp_path: Path) -> None:
    ended = _ended(FAILING.replace("{fails}", FAULTS[fault]), tmp_path)
    assert (ended.returncode, ended.stderr) == (2, ENGLISH)


def test_other_exceptions_propagate(tmp_path: Path) -> None:
    daemon = FAILING.replace("wait).start()", "wait, daemon=True).start()")
    ended = _ended(daemon.replace("{fails}", "raise RuntimeError('a fault')"), tmp_path)
    assert ended.returncode == 1
    assert "RuntimeError" in ended.stderr


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_the_message_is_in_the_windows_language(language: str, tmp_path: Path) -> None:
    save(Settings(language=language), tmp_path)
    ended = _ended(FAILING.replace("{fails}", FAULTS["object"]), tmp_path)
    assert (ended.returncode, ended.stderr) == (2, f"crowe-table: {Words(language).text('no-memory')}\n")


@pytest.mark.parametrize("fault", [RuntimeError("a fault"), ImportError("no module"), OSError(28, "full"), None])
def test_other_exceptions_are_not_out_of_memory_errors(fault: BaseException | None) -> None:
    assert not is_out_of_memory(fault)
