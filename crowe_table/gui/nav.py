"""The rooms of the house and the doors between them: which screen opens from which, and what it is lent.

A room is fetched when its door is first opened: the title page waits for none of them.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Reason, Seat
from crowe_table.engine.journal import Player
from crowe_table.engine.money import LEVELS
from crowe_table.gui.screen import House, Screen
from crowe_table.hosting import Entry, NewTable, Session, Shelf, choose_table
from crowe_table.hosting.exhibits import Exhibit, exhibits, hand_of
from crowe_table.launch import DEFAULT_STAKES, PlayRequest

if TYPE_CHECKING:
    from crowe_table.gui.pages.sharing import SharingScreen
    from crowe_table.gui.pages.title import TitleScreen
    from crowe_table.gui.table.screen import TableScreen
    from crowe_table.hosting.seat_client import Parley
    from crowe_table.hosting.worker import Worker


class Rooms:
    """All the doors. One worker thinks for every table."""

    def __init__(self, house: House, shelf: Shelf) -> None:
        self._house = house
        self._shelf = shelf
        self._worker: Worker | None = None
        self._title: TitleScreen | None = None
        self._exhibits: tuple[Exhibit, ...] | None = None

    def close(self) -> None:
        """The house is left."""
        if self._worker:
            self._worker.close()

    def _opponents(self) -> "Worker":
        from crowe_table.hosting.worker import Worker

        if self._worker is None:
            self._worker = Worker()
        self._worker.warm()
        return self._worker

    # --- the shelf

    def kept(self) -> Sequence[Entry]:
        return self._shelf.entries()

    def unfinished(self) -> Entry | None:
        return self._shelf.latest()

    def any_kept(self) -> bool:
        return not self._shelf.empty

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

    def again(self, session: Session, refill: bool) -> Reason | None:
        """Another game for the same company, in place of the one that is over."""
        new = self._sequel(session)
        if isinstance(new, Reason):
            return new
        return self.sit(new.refilled() if refill else new)

    def _sequel(self, session: Session) -> NewTable | Reason:
        """What follows a game. A company that plays on from an earlier table of its sitting begins a sitting anew, so
        that no account has two continuations.
        """
        new = session.sequel()
        if isinstance(new, NewTable) and new.sitting and self._shelf.played_on(session):
            return replace(new, sitting=replace(new.sitting, name=""))
        return new

    def exhibits(self) -> Sequence[Exhibit]:
        """The famous deals; found once."""
        if self._exhibits is None:
            self._exhibits = exhibits()
        return self._exhibits

    def hand_of(self, exhibit: Exhibit) -> tuple[Card, ...]:
        return hand_of(exhibit)

    def play_exhibit(self, exhibit: Exhibit) -> Reason | None:
        session = self._shelf.lay_copy(exhibit)
        if isinstance(session, Reason):
            return session
        self._sit_down(session)
        return None

    def _sit_down(self, session: Session) -> None:
        """Every table stands on the title page: to leave it is to go back there."""
        from crowe_table.gui.pages.sharing import SharingScreen
        from crowe_table.hosting.hot_seat import Round

        self._house.home()
        if self._title:
            self._title.doze()
        round_ = Round(session, self._opponents(), lambda: self._house.settings)
        doors = TableDoors(self._house, self, session)
        doors.sharing = SharingScreen(self._house, round_, doors)
        self._house.open(doors.sharing)

    # --- pages

    def title(self) -> None:
        from crowe_table.gui.pages.title import TitleScreen

        self._title = TitleScreen(self._house, self)
        self._house.open(self._title)

    def seat(self) -> None:
        from crowe_table.gui.pages.new_table import SeatScreen

        self._house.open(SeatScreen(self._house, self))

    def change(self, session: Session) -> None:
        """Take a Seat for a company that has just played."""
        from crowe_table.gui.pages.new_table import SeatScreen

        new = self._sequel(session)
        if isinstance(new, NewTable):
            self._house.open(SeatScreen(self._house, self, after=new))

    def saved(self) -> None:
        from crowe_table.gui.pages.saved import SavedScreen

        self._house.open(SavedScreen(self._house, self))

    def cabinet(self) -> None:
        from crowe_table.gui.pages.exhibits import CabinetScreen

        self._house.open(CabinetScreen(self._house, self))

    def rules(self, slug: str = "", law: str = "") -> None:
        from crowe_table.gui.pages.rules import RulesScreen

        self._house.open(RulesScreen(self._house, slug, law))

    def furniture(self) -> None:
        from crowe_table.gui.pages.settings import FurnitureScreen

        self._house.open(FurnitureScreen(self._house))

    def about(self) -> None:
        from crowe_table.gui.pages.about import AboutScreen

        self._house.open(AboutScreen(self._house))


class TableDoors:
    """The doors of one table, and of the sheets that are laid over it."""

    sharing: "SharingScreen"

    def __init__(self, house: House, rooms: Rooms, session: Session) -> None:
        self._house = house
        self._rooms = rooms
        self._session = session

    def menu(self, behind: Screen) -> None:
        from crowe_table.gui.pages.menu import MenuScreen

        self._house.open(MenuScreen(self._house, behind, self))

    def end(self, table: "TableScreen", parley: "Parley") -> None:
        from crowe_table.gui.pages.ending import EndingScreen, Outcome

        session = self._session
        outcome = Outcome(parley.view(), parley.names, parley.coinage, session.result(), session.head.seed)
        self._house.open(EndingScreen(self._house, table, outcome, self))

    def rules(self, law: str = "") -> None:
        self._rooms.rules(self._session.head.game, law)

    def furniture(self) -> None:
        self._rooms.furniture()

    def may_take_back(self) -> bool:
        return self.sharing.may_take_back()

    def take_back(self) -> None:
        self._house.close()
        self.sharing.take_back()

    def others(self) -> tuple[tuple[Seat, str], ...]:
        return tuple((seat, self._session.head.players[seat].name) for seat in self.sharing.others())

    def pass_on(self, behind: Screen) -> None:
        from crowe_table.gui.pages.passing import PassingScreen

        self._house.replace(PassingScreen(self._house, behind, self))

    def pass_to(self, seat: Seat) -> None:
        self._house.close()
        self.sharing.claim(seat)

    def ledger(self) -> None:
        from crowe_table.gui.pages.ledger import LedgerScreen

        head = self._session.head
        self._house.open(LedgerScreen(self._house, self._session.reckoning(), head.coinage, LEVELS[head.stakes].unit))

    def between_games(self) -> bool:
        return self._session.over

    def change_game(self) -> None:
        self._rooms.change(self._session)

    def again(self, refill: bool) -> Reason | None:
        return self._rooms.again(self._session, refill)

    def leave(self) -> None:
        self._house.home()
