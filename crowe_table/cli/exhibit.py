"""``exhibit``: the table in a museum or a tent, which runs by itself and lets nobody out but staff."""

import sys
from pathlib import Path

from crowe_table.cli.given import WRONG, Given, wrong
from crowe_table.disk import make_folder, why_of
from crowe_table.hosting.exhibition import USUAL, load, template
from crowe_table.logs import begin, log_dir
from crowe_table.words import Words

HEARTBEAT = "heartbeat"


def run(given: Given, words: Words) -> int:
    """Opens the exhibition by a file of settings; or writes such a file, or says what is wrong with it."""
    if (to_write := given.word("write")) is not None:
        return _write(Path(to_write), words)
    if (to_check := given.word("check")) is not None:
        return _check(Path(to_check), words)
    heart = given.data_dir() / HEARTBEAT
    return _open(given, heart) if given.flag("watched") else _watch(given, heart)


def _write(path: Path, words: Words) -> int:
    """Never over a file that is there: somebody has written in it."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(template(words))
    except OSError as fault:
        raise wrong("cli-out-unwritten", word=str(path), why=why_of(fault)) from None
    print(words.text("cli-shot-done", file=str(path)))
    return 0


def _check(path: Path, words: Words) -> int:
    _, complaints = load(path)
    for complaint in complaints:
        print(words.reason(complaint))
    if complaints:
        return WRONG
    print(words.text("exhibition-sound"))
    return 0


def _watch(given: Given, heart: Path) -> int:
    """Starts the window as a program of its own, and starts it again when it fails or hangs."""
    from crowe_table.hosting.watching import Watch

    make_folder(heart.parent)
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "crowe_table"]
    options = [
        *(["--data-dir", str(given.data_dir())]),
        *(["--size", given.word("size") or ""] if given.word("size") else []),
        *(["--mute"] if given.flag("mute") else []),
        *(["--trace"] if given.flag("trace") else []),
        *([given.word("settings") or ""] if given.word("settings") else []),
    ]
    return Watch([*program, "exhibit", "--watched", *options], ["--resting"], heart).run()


def _open(given: Given, heart: Path) -> int:
    file = given.word("settings")
    begin(log_dir(given.data_dir()))
    exhibition, complaints = load(Path(file)) if file else (USUAL, ())
    size = given.size()
    from crowe_table.gui.exhibition.house import Opening
    from crowe_table.gui.exhibition.house import run as open_exhibition  # Not before: it takes the window's libraries.

    flags = {name: given.flag(name) for name in ("resting", "mute", "trace")}
    return open_exhibition(Opening(exhibition, complaints, size, heart, **flags))
