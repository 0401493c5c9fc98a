"""``exhibit``: run unattended in a museum or at a fair. Only staff can leave this mode."""

import errno
import os
import sys
from pathlib import Path

from crowe_table import paths, platforms
from crowe_table.cli.checked_arguments import USAGE_ERROR, Given, UsageError, usage_error
from crowe_table.disk import PRIVATE_FILE, make_folder, why_of, write_new
from crowe_table.engine.core import Reason
from crowe_table.hosting.exhibition import Exhibition, load, template
from crowe_table.hosting.own_exhibit import FOLDER, OwnExhibit, load_own, missing_logo, write_template
from crowe_table.hosting.pins import random_pin
from crowe_table.hosting.visits import Visits
from crowe_table.logs import begin, log_dir
from crowe_table.words import Words, locales

HEARTBEAT, VISITS, WRONG_PINS = "heartbeat", "visits", "wrong-pins.json"


def run(given: Given, words: Words) -> int:
    """Run an exhibition with a settings file. With ``--write`` or ``--check``, only write or check such a file."""
    if (to_write := given.word("write")) is not None:
        return _write(Path(to_write), words)
    if (to_check := given.word("check")) is not None:
        return _check(Path(to_check), words)
    heart = given.data_dir() / HEARTBEAT
    return _open(given, heart) if given.flag("watched") else _watch(given, heart, words)


def _write(path: Path, words: Words) -> int:
    """Write a new settings file with a random PIN, and examples of the museum's own pages.

    Print the PIN once. An existing file is never overwritten.
    """
    pin = random_pin()
    try:
        write_new(path, template(words, pin).encode(), PRIVATE_FILE)
        folder = write_template(path, locales(), _example_page, _example_words)
    except OSError as fault:
        raise usage_error("cli-out-unwritten", word=str(path), why=why_of(fault)) from None
    print(words.text("cli-shot-done", file=str(path)))
    print(words.text("exhibition-template", folder=str(folder), name=FOLDER))
    print(words.text("exhibition-chosen-pin", pin=pin))
    return 0


def _example_page(locale: str) -> str:
    """Return one of the program's own object pages, in the format of the museum's pages."""
    text, key = Words(locale).text, "exhibition-object-pegging-board"
    title = text(f"{key}-name")
    return f"# {title}\n\n![{title}](example.png)\n\n{text(key)}\n\n> {text(f'{key}-source')}\n"


def _example_words(locale: str) -> str:
    text = Words(locale).text
    parts = ("Welcome", "exhibition-touch"), ("Opening", "exhibition-choose"), ("Closing", "exhibition-thanks")
    return "\n".join([f"# {text('title-house')}\n", *(f"## {name}\n\n{text(key)}\n" for name, key in parts)])


def _check(path: Path, words: Words) -> int:
    """Print the errors and warnings for a settings file. Return 0 if there are only warnings."""
    exhibition, complaints, warnings = load(path)
    complaints = (*complaints, *load_own(path, (exhibition and exhibition.languages) or locales())[1])
    warnings = (*warnings, *filter(None, [missing_logo(path)]))
    for each in (*complaints, *warnings):
        print(words.reason(each))
    if complaints:
        return USAGE_ERROR
    if not warnings:
        print(words.text("exhibition-sound"))
    return 0


def _watch(given: Given, heart: Path, words: Words) -> int:
    """Run the window in a separate process, and restart it if it fails or hangs."""
    from crowe_table.hosting.supervisor import Watch

    exhibition, complaints = _settings(given)
    _prepare(heart.parent)
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "crowe_table"]
    options = [
        *(["--data-dir", str(given.data_dir())]),
        *(["--size", given.word("size") or ""] if given.word("size") else []),
        *(["--mute"] if given.flag("mute") else []),
        *(["--trace"] if given.flag("trace") else []),
        *([given.word("settings") or ""] if given.word("settings") else []),
    ]
    for complaint in complaints:
        print(words.reason(complaint), file=sys.stderr)
    visits = _visits(given, exhibition)
    failed = Visits(visits).crash if visits else _uncounted
    return Watch([*program, "exhibit", "--watched", *options], ["--resting"], heart, failed).run()


def _prepare(folder: Path) -> None:
    """Create the data directory. Raises UsageError if it is not writable, because restarts would not help."""
    try:
        make_folder(folder)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as fault:
        raise usage_error("cli-out-unwritten", word=str(folder), why=why_of(fault)) from None


def _uncounted() -> None:
    """Do nothing. This replaces the counting of failures if statistics are disabled."""


def _settings(given: Given) -> tuple[Exhibition, tuple[Reason, ...]]:
    """Return the settings in the given file, and the complaints about the file.

    Raises UsageError if the file is missing, unreadable, or lacks a PIN. The window reads the file again at every
    restart. If the file has become unusable, the window exits and is restarted until the file is repaired.
    """
    file = given.word("settings")
    if not file:
        raise usage_error("exhibition-no-file")
    exhibition, complaints, warnings = load(Path(file))
    if exhibition is None:
        raise UsageError(complaints[0])
    return exhibition, (*complaints, *warnings)


def _visits(given: Given, exhibition: Exhibition) -> Path | None:
    return given.data_dir() / VISITS if exhibition.statistics else None


def _open(given: Given, heart: Path) -> int:
    exhibition, complaints = _settings(given)
    platforms.tell_crashes()
    begin(log_dir(given.data_dir()))
    size = given.size()
    from crowe_table.gui.exhibition.navigator import ExhibitionFiles
    from crowe_table.gui.exhibition.window import Opening
    from crowe_table.gui.exhibition.window import run as open_exhibition  # Deferred: it imports the window's libraries.

    flags = {name: given.flag(name) for name in ("resting", "mute", "trace")}
    folder, visits, file = given.data_dir(), _visits(given, exhibition), given.word("settings")
    own, faults = load_own(Path(file), exhibition.languages or locales()) if file else (OwnExhibit(), ())
    files = ExhibitionFiles(
        own=own,
        folder=folder,
        visits=Visits(visits) if visits else None,
        tables=paths.sessions_dir(folder),
        file=Path(file) if file else None,
        wrong_pins=folder / WRONG_PINS,
        complaints=(*complaints, *faults),
    )
    return open_exhibition(Opening(exhibition, files, size, heart, **flags))
