"""The Ledger: on the left page what each of the company has won or lost, on the right one player's account."""

from collections.abc import Callable

import pygame

from crowe_table import games
from crowe_table.engine.money import Farthings
from crowe_table.engine.series import Row
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import ListEntry, dots
from crowe_table.gui.draw.paper import StyledText, printed
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import columns, heading, ornament_rule, thick_and_thin
from crowe_table.gui.pages.page import GAP, LEFT_TYPE, RIGHT_TYPE, BookPage, foot
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.account import AccountSummary
from crowe_table.words.characters import company_of

PER_PAGE = 7
LISTED = 56
"""Table units of one of the company in the list."""
LINE = 34
"""Table units of a line of an account."""


class LedgerPage(BookPage):
    """The account of one sitting."""

    def __init__(
        self, services: Services, nav: Navigator, summary: AccountSummary, coinage: str, unit: Farthings
    ) -> None:
        super().__init__(services, nav)
        self._summary = summary
        self._account = summary.series
        self._order = (*self._account.seats, *self._out())
        self._chosen = self._order[0]
        self._list_page = 0
        self._page = -1
        """The page of the account that is open; −1 for the last."""
        self._words = services.words.to(company_of(self._account.company, coinage=coinage, unit=unit))

    def _out(self) -> tuple[int, ...]:
        """Who sits out."""
        return tuple(at for at in range(len(self._account.company)) if at not in self._account.seats)

    def compose(self) -> None:
        self._company()
        self._one()

    # --- the company

    def _company(self) -> None:
        assets, text = self.assets, self._words.text
        px, area = assets.canvas.px, self.rect(LEFT_TYPE)
        y = heading(self.scene.background, assets, area, text("ledger-heading"))
        for member in self._order[self._list_page * PER_PAGE : (self._list_page + 1) * PER_PAGE]:
            self.line(pygame.Rect(area.x, y, area.w, px(LISTED)), self._entry(member))
            y += px(LISTED + 2)
        y += px(6)
        for key, farthings in (("ledger-house", self._summary.house), ("ledger-table", self._summary.table)):
            if farthings or key == "ledger-house":
                y = self._sum_line(area, y, text(key), self._signed(farthings))
        thick_and_thin(self.scene.background, assets, area.x, area.right, y + px(6))
        total = text("ledger-sum", sum=self._words.sum(self._summary.sum))
        line = printed(assets, StyledText(total, Face.BOLD, 25), area.w)
        self.scene.background.blit(line, line.get_rect(topright=(area.right, y + px(14))))
        self._turners(foot(area, assets))

    def _entry(self, member: int) -> ListEntry:
        player, text = self._account.company[member], self._words.text
        told = text(f"level-{player.level}") if player.level else text("ledger-person")
        if member not in self._account.seats:
            told = f"{told} · {text('ledger-sits-out')}"
        return ListEntry(
            key=f"member-{member}",
            title=player.name,
            lines=(told,),
            act=self._chooser(member),
            mark=self._signed(self._account.result(member)),
            chosen=member == self._chosen,
        )

    def _chooser(self, member: int) -> Callable[[], None]:
        def choose() -> None:
            self._chosen, self._page = member, -1
            self.recompose()

        return choose

    def _turners(self, row: pygame.Rect) -> None:
        text, list_pages = self._words.text, -(-len(self._order) // PER_PAGE)
        places = columns(row, 3, self.assets.canvas.px(GAP))
        self.button(places[0], Press("back", text("ledger-back"), self.back, hint=text("key-menu")))
        if list_pages > 1:
            last = self._list_page < list_pages - 1
            self.button(places[1], Press("before", text("booke-before"), self._turner(-1), enabled=self._list_page > 0))
            self.button(places[2], Press("after", text("booke-after"), self._turner(1), enabled=last))

    def _turner(self, by: int) -> Callable[[], None]:
        def turn() -> None:
            self._list_page += by
            self.turn_page()

        return turn

    # --- one of them

    def _one(self) -> None:
        assets, text, member = self.assets, self._words.text, self._chosen
        px, area = assets.canvas.px, self.rect(RIGHT_TYPE)
        y = heading(self.scene.background, assets, area, self._account.company[member].name)
        lines = self._lines(member)
        below = foot(area, assets).y - px(2 * LINE + 40)
        pages = self._pages(lines, max(1, (below - y) // px(LINE)))
        self._page = len(pages) - 1 if self._page < 0 else min(self._page, len(pages) - 1)
        for told, farthings in pages[self._page]:
            y = self._sum_line(area, y, told, self._signed(farthings))
        thick_and_thin(self.scene.background, assets, area.x, area.right, y + px(6))
        y += px(16)
        result = self._account.result(member)
        key = "ledger-won" if result > 0 else "ledger-lost" if result < 0 else "ledger-level"
        y = self._sum_line(area, y, text(key), self._words.sum(Farthings(abs(result))) if result else "", Face.BOLD)
        y = self._sum_line(area, y, text("ledger-purse"), self._words.sum(self._account.purse(member)), Face.BOLD)
        if len(pages) > 1:
            self._earlier(foot(area, assets), len(pages))
        elif y < foot(area, assets).y - px(40):
            ornament_rule(self.scene.background, assets, area.centerx, foot(area, assets).y - px(6))

    def _earlier(self, row: pygame.Rect, pages: int) -> None:
        text = self._words.text
        before, after = columns(row, 2, self.assets.canvas.px(GAP))
        last = self._page < pages - 1
        self.button(before, Press("earlier", text("ledger-before"), self._pager(-1), enabled=self._page > 0))
        self.button(after, Press("later", text("ledger-after"), self._pager(1), enabled=last))

    def _pager(self, by: int) -> Callable[[], None]:
        def turn() -> None:
            self._page += by
            self.turn_page()

        return turn

    @staticmethod
    def _pages(lines: list[tuple[str, Farthings]], room: int) -> list[list[tuple[str, Farthings]]]:
        return [lines[at : at + room] for at in range(0, len(lines), room)] or [[]]

    def _lines(self, member: int) -> list[tuple[str, Farthings]]:
        """A line for each game, and for each time the mint gave this player money."""
        rows, told, had = self._account.rows, [], False
        for number, row in enumerate(rows):
            if row.game:
                playing = self._summary.playing and number == len(rows) - 1
                told.append((self._game(row, playing), row.moved[member]))
            elif row.moved[member]:
                told.append((self._words.text("ledger-filled" if had else "ledger-given"), row.moved[member]))
                had = True
        return told

    def _game(self, row: Row, playing: bool) -> str:
        if row.game not in games.slugs():
            return row.game
        own = self._words.game(row.game)
        game = own.text(f"game-{row.game}")
        if playing:
            return own.text("ledger-playing", game=game)
        return own.text("ledger-game", game=game, preset=own.text(f"preset-{row.preset}"))

    # --- lines

    def _signed(self, farthings: Farthings) -> str:
        written = self._words.sum(farthings)
        return self._words.text("ledger-plus", sum=written) if farthings > 0 else written

    def _sum_line(self, area: pygame.Rect, y: int, told: str, sum_: str, face: Face = Face.TEXT) -> int:
        """What for on the left, how much on the right, points between. Returns where the next may stand."""
        assets, px = self.assets, self.assets.canvas.px
        amount = printed(assets, StyledText(sum_, face, 20), area.w // 2)
        what = printed(assets, StyledText(told, face, 20), area.w - amount.get_width() - px(40))
        background = self.scene.background
        background.blit(what, (area.x, y))
        background.blit(amount, amount.get_rect(topright=(area.right, y)))
        base = y + what.get_height() - px(8)
        if sum_:
            dots(background, assets, area.x + what.get_width() + px(8), area.right - amount.get_width() - px(8), base)
        return y + px(LINE)
