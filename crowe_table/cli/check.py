"""``check``: verify saved sessions."""

import sys
from pathlib import Path

from crowe_table.cli.checked_arguments import USAGE_ERROR, Given, usage_error
from crowe_table.engine.journal import SeedRevealed, Soundness
from crowe_table.hosting.listing import SavedGame, replayed_entry
from crowe_table.hosting.new_table import displayable
from crowe_table.hosting.referee import looks_of, notice_of
from crowe_table.hosting.replay import load
from crowe_table.hosting.seeds import seal_of
from crowe_table.words import Company, Words

NOT_SOUND = 1
_NO_FILE = frozenset({"save-gone", "save-unreadable"})


def run(given: Given, words: Words) -> int:
    """Report on each file. Returns 0 if all are valid, 1 if one is not, 2 if one cannot be opened."""
    files = given.words("files")
    if not files:
        raise usage_error("cli-no-file", command=given.command)
    return max(_check(Path(name), words) for name in files)


def _check(path: Path, words: Words) -> int:
    found = load(path)
    entry = replayed_entry(path, found)
    file = displayable(str(path))
    if entry.why and entry.why.key in _NO_FILE:
        print(f"crowe-table: {file}: {words.reason(entry.why)}", file=sys.stderr)
        return USAGE_ERROR
    why = words.reason(entry.why) if entry.why else ""
    if entry.soundness is Soundness.DAMAGED:
        print(words.text("cli-check-damaged", file=file, why=why))
        return NOT_SOUND
    held = words.text("cli-check-held", table=summary(entry, words))
    if entry.soundness is Soundness.TORN:
        print(words.text("cli-check-torn", file=file, line=found.contents.kept, held=held))
        return NOT_SOUND
    if found.head and any(isinstance(line, SeedRevealed) for line in found.contents.lines):
        held = words.text("cli-check-sealed", held=held, seal=seal_of(found.head.seed))
    print(words.text("cli-check-sound", file=file, held=held))
    for look in looks_of(found):
        print(f"{file}: {words.reason(notice_of(look))}")
    return 0


def summary(entry: SavedGame, words: Words) -> str:
    """Return a session in one line: the game, the players with their scores, and the deal."""
    own = words.game(entry.game).to(Company(names=entry.names, coinage=entry.coinage, unit=entry.unit))
    return own.text(
        "saved-line",
        game=own.text(f"game-{entry.game}"),
        score=own.score(entry.scores, entry.sides, entry.purses),
        deal=entry.deal,
        state=own.text("saved-state-finished" if entry.finished else "saved-state-open"),
    )
