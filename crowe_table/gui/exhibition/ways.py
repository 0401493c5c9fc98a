"""The ways between screens in an exhibition: from what is shown to a table and back, and nowhere else."""

from collections.abc import Callable
from contextlib import suppress
from itertools import cycle, islice
from pathlib import Path

from crowe_table import games
from crowe_table.engine.core import Reason
from crowe_table.engine.series import Participant
from crowe_table.gui.exhibition.sheets import ChoosingPage, DarkScreen, IdleSheet, PinSheet, RestingPage, SoonSheet
from crowe_table.gui.exhibition.showing import Showing
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.nav import WindowNavigator
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.exhibition import Exhibition
from crowe_table.hosting.hot_seat import HotSeat
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.shelf import Shelf
from crowe_table.settings import Settings
from crowe_table.words import Words
from crowe_table.words.characters import house_players


class ExhibitionNavigator(WindowNavigator):
    """What a page may do here: play what is offered, and be taught. Nothing ends the program but staff."""

    def __init__(
        self,
        services: Services,
        shelf: Shelf,
        adopt: Callable[[Settings], None],
        exhibition: Exhibition,
    ) -> None:
        super().__init__(services, shelf, adopt)
        self._exhibition = exhibition
        self._first = services.settings
        """As everything is when a visit begins."""
        self._in_turn = cycle(exhibition.games)
        self._showing: Showing | None = None
        self._idle: IdleSheet | None = None
        self._pin: PinSheet | None = None
        self.visit_over = False
        """Whether the visitor has said that they have finished."""

    # --- while nobody is there

    def open_showing(self) -> None:
        """What is seen first, and after every visit."""
        self._showing = Showing(self._services, Navigator(), self._shelf, self._seat_house)
        self.open_over(self._showing)

    def open_resting(self) -> None:
        """In its place, where the table has failed too often."""
        self.open_over(RestingPage(self._services, Navigator()))

    def open_dark(self) -> None:
        """The house is closed."""
        self.open_over(DarkScreen(self._services))

    def _seat_house(self) -> HotSeatScreen | None:
        """Players of the house at the next of the games that are offered."""
        self._clear()
        new = self._table_of(next(self._in_turn), ())
        session = new if isinstance(new, Reason) else self._shelf.start(new)
        if isinstance(session, Reason):
            return None
        hot_seat = HotSeat(session, self._opponents(), lambda: self._services.settings)
        return HotSeatScreen(self._services, Navigator(), hot_seat)

    def _table_of(self, slug: str, visitors: tuple[Participant, ...]) -> NewTable | Reason:
        preset = games.game(slug).presets[0]
        seats = (preset.usual or preset.seats[0]) - len(visitors)
        others = islice(house_players(self._services.words, self._exhibition.level, visitors), seats)
        return choose_table(slug, preset.name, (*visitors, *others))

    # --- a visit

    def begin_visit(self) -> None:
        """Somebody touched what is shown: the games are offered."""
        self.visit_over = False
        self.open_choosing()

    def open_choosing(self) -> None:
        page = ChoosingPage(self._services, self, self._exhibition.games, self.play_offered, self.finish)
        self.open_over(page)

    def finish(self) -> None:
        """The visitor has finished: whoever keeps the table lays it anew."""
        self.visit_over = True

    def play_offered(self, slug: str) -> None:
        """Sits down to one of the games that are offered, where it can be laid."""
        new = self._table_of(slug, (self._visitor(),))
        if not isinstance(new, Reason):
            self.play(new)

    def end_visit(self) -> None:
        """Nothing is left of it."""
        self._idle = None
        self._to_title()
        self._services.words = Words(self._first.language)
        if self._showing:
            self._showing.begin_again()
        self._clear()
        if self._services.settings != self._first:
            self.change_settings(self._first)
        self.visit_over = False

    def _clear(self) -> None:
        """No session is kept."""
        for path in self._shelf.folder.glob("*"):
            with suppress(OSError):
                path.unlink()

    # --- what the guard lays over it

    def ask_idle(self, more: Callable[[], None], done: Callable[[], None], seconds: int) -> None:
        """Whether anybody is there."""
        self._idle = IdleSheet(self._services, self, self._uncovering(), more, done)
        self._idle.left = seconds
        self.open_over(self._idle)

    def count_down(self, seconds: int) -> None:
        if self._idle and self.top is self._idle:
            self._idle.count(seconds)

    def close_idle(self) -> None:
        if self._idle and self.top is self._idle:
            self._idle = None
            super().back()

    def open_soon(self) -> None:
        """The visit is nearly over."""
        self.open_over(SoonSheet(self._services, self, self._uncovering()))

    def open_pin(self) -> None:
        """Staff are asked for their number."""
        self._pin = PinSheet(self._services, self, self._uncovering(), self._exhibition.pin, self._leave)
        self.open_over(self._pin)

    @property
    def staff(self) -> bool:
        """Whether staff are asked."""
        return self._pin is not None and self.top is self._pin

    def _leave(self) -> None:
        super().quit()

    def corner(self, point: tuple[int, int], size: int) -> str:
        """In which of the two corners a point lies; empty for none."""
        canvas = self._services.assets.canvas
        w, h, near = *canvas.size, canvas.px(size)
        if point[0] < near and point[1] < near:
            return "upper left"
        return "lower right" if point[0] >= w - near and point[1] >= h - near else ""

    # --- the ways that lead elsewhere here

    @property
    def prints(self) -> bool:
        """Nobody's documents are here."""
        return False

    def open_title(self) -> None:
        self.open_showing()

    def quit(self) -> None:
        self.finish()

    def close(self) -> None:
        self._leave()
        if self._worker:
            self._worker.close()

    def close_window(self) -> None:
        """The window has no cross that counts."""

    def leave_table(self) -> None:
        self._to_title()
        self.open_choosing()

    def open_new_table(self) -> None:
        self.leave_table()

    def change_game(self) -> None:
        self.leave_table()

    def open_saved(self) -> None:
        """Nothing is kept here."""

    def open_records(self) -> None:
        """Nobody is on record here."""

    def walk_saved(self, path: Path) -> Reason | None:
        del path
        return None

    def recover(self) -> None:
        """A screen has failed: the table is laid anew."""
        super().recover()
        self.finish()
