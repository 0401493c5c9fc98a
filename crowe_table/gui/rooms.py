"""The rooms of the house and the doors between them: which screen opens from which, and what it is lent."""

from collections.abc import Sequence
from pathlib import Path

from crowe_table.engine.core import Ended, Reason
from crowe_table.engine.journal import Player
from crowe_table.gui.parley import Parley
from crowe_table.gui.screens.base import House
from crowe_table.gui.screens.table import TableScreen
from crowe_table.launch import DEFAULT_STAKES, PlayRequest
from crowe_table.opponents.worker import Worker
from crowe_table.sessions import Entry, NewTable, Session, Shelf, choose_table


class Rooms:
    """All the doors. One worker thinks for every table."""

    def __init__(self, house: House, shelf: Shelf) -> None:
        self._house = house
        self._shelf = shelf
        self._worker = Worker()

    def close(self) -> None:
        """The house is left."""
        self._worker.close()

    # --- the shelf

    def kept(self) -> Sequence[Entry]:
        return self._shelf.entries()

    def delete(self, path: Path) -> Reason | None:
        return self._shelf.delete(path)

    def resume(self, path: Path) -> tuple[Reason, ...]:
        session = self._shelf.resume(path)
        if isinstance(session, tuple):
            return session
        self._sit_down(session)
        return ()

    # --- tables

    def play(self, request: PlayRequest) -> Reason | None:
        """Straight to a table, as the command line asks for it."""
        words, settings = self._house.words, self._house.settings
        host = Player(settings.name or words.text("name-visitor"))
        others = (Player(words.text(f"name-{i}"), request.level) for i in range(1, request.seats))
        new = choose_table(request.slug, request.preset, (host, *others), DEFAULT_STAKES, request.seed)
        return new if isinstance(new, Reason) else self.sit(new)

    def sit(self, new: NewTable) -> Reason | None:
        session = self._shelf.lay(new)
        if isinstance(session, Reason):
            return session
        self._sit_down(session)
        return None

    def another(self, session: Session) -> Reason | None:
        """Another game for the same company, in place of the one that is over."""
        new = session.sequel()
        if isinstance(new, Reason):
            return new
        laid = self._shelf.lay(new)
        if isinstance(laid, Reason):
            laid = self._shelf.lay(new.refilled())
        if isinstance(laid, Reason):
            return laid
        self._house.close()
        self._house.replace(self._table(laid))
        return None

    def _sit_down(self, session: Session) -> None:
        self._house.open(self._table(session))

    def _table(self, session: Session) -> TableScreen:
        self._worker.warm()
        parley = Parley(session, self._worker, lambda: self._house.settings)
        return TableScreen(self._house, parley, TableDoors(self, session))

    # --- pages

    def title(self) -> None:
        from crowe_table.gui.screens.title import TitleScreen

        self._house.open(TitleScreen(self._house, self))

    def seat(self) -> None:
        from crowe_table.gui.screens.seat import SeatScreen

        self._house.open(SeatScreen(self._house, self))

    def saved(self) -> None:
        from crowe_table.gui.screens.saved import SavedScreen

        self._house.open(SavedScreen(self._house, self))

    def rules(self, slug: str = "", law: str = "") -> None:
        from crowe_table.gui.screens.rules import RulesScreen

        self._house.open(RulesScreen(self._house, slug, law))

    def furniture(self) -> None:
        from crowe_table.gui.screens.furniture import FurnitureScreen

        self._house.open(FurnitureScreen(self._house))

    def about(self) -> None:
        from crowe_table.gui.screens.about import AboutScreen

        self._house.open(AboutScreen(self._house))

    def menu(self, table: TableScreen) -> None:
        from crowe_table.gui.screens.menu import MenuScreen

        self._house.open(MenuScreen(self._house, self, table))

    def leave_table(self) -> None:
        """From the menu or the ending over a table, back to where the table was opened from."""
        self._house.close()
        self._house.close()


class TableDoors:
    """The doors of one table."""

    def __init__(self, rooms: Rooms, session: Session) -> None:
        self._rooms = rooms
        self._session = session

    def menu(self, table: TableScreen) -> None:
        self._rooms.menu(table)

    def rules(self, slug: str, law: str) -> None:
        self._rooms.rules(slug, law)

    def end(self, table: TableScreen, ended: Ended | None) -> None:
        from crowe_table.gui.screens.ending import EndingScreen

        del ended
        self._rooms._house.open(EndingScreen(self._rooms._house, self._rooms, self._session, table))
