"""The visitor's last table of each game, in a small file beside the saved sessions."""

from pathlib import Path

import msgspec
from msgspec import Struct

from crowe_table.decoding import decode
from crowe_table.disk import make_folder, read_regular, write_whole
from crowe_table.engine.series import Participant

FILE = "last-seats.json"
MAX_FILE_BYTES = 1 << 20
"""Maximum size of the file in bytes: a hundred times what sixteen games need."""


class LastTable(Struct, frozen=True, kw_only=True):
    """A table as it was set up: preset, players in their seats, stakes and changed rules."""

    game: str
    preset: str
    players: tuple[Participant, ...]
    stakes: str
    coinage: str
    altered: dict[str, bool | int | str] = {}
    told: tuple[str, ...] = ()
    """The presets of the game for which the visitor was told what differs from the lesson."""


class LastSeats:
    """The last table of each game, the most recent first.

    Without a folder, the tables are remembered until the program ends.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._path = folder / FILE if folder else None
        self._seatings = self._read()

    @property
    def latest(self) -> LastTable | None:
        """The visitor's most recent table, of any game; None if there is none."""
        return self._seatings[0] if self._seatings else None

    def at(self, game: str) -> LastTable | None:
        """Return the visitor's most recent table of this game; None if there is none."""
        return next((seating for seating in self._seatings if seating.game == game), None)

    def remember(self, seating: LastTable) -> None:
        """Remember a table as the most recent. If the file cannot be written, remember it until the program ends."""
        others = (each for each in self._seatings if each.game != seating.game)
        self._seatings = (seating, *others)
        if self._path is None:
            return
        try:
            make_folder(self._path.parent)
            write_whole(self._path, msgspec.json.encode(self._seatings))
        except OSError:
            return

    def _read(self) -> tuple[LastTable, ...]:
        try:
            kept = read_regular(self._path, MAX_FILE_BYTES) if self._path else b"[]"
            return decode(kept, tuple[LastTable, ...])
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return ()
