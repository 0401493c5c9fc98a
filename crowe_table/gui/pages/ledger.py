"""The ledger: the winnings of every player on the left page, the account of one player on the right."""

from collections.abc import Callable, Iterator

import pygame

from crowe_table import games
from crowe_table.engine.money import Farthings
from crowe_table.engine.series import Row
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import ListEntry, entry_height
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import double_rule, heading, ornament_rule
from crowe_table.gui.pages.block_page import APART
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, SpreadPage
from crowe_table.gui.pages.flow import Block, divided, height, lay_in_parts
from crowe_table.gui.pages.foot import above, row_areas
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.account import AccountSummary
from crowe_table.hosting.edge import signed
from crowe_table.words.characters import company_of

GAP = 2
"""Gap in table units between lines."""


class LedgerPage(SpreadPage):
    """The account of a sitting, player by player."""

    def __init__(
        self, services: Services, nav: Navigator, summary: AccountSummary, coinage: str, unit: Farthings
    ) -> None:
        super().__init__(services, nav)
        self._summary = summary
        self._account = summary.series
        self._order = (*self._account.seats, *self._out())
        self._chosen = self._order[0]
        self._page = -1
        """Index of the open page of the account. −1 stands for the last page."""
        self._words = services.words.to(company_of(self._account.company, coinage=coinage, unit=unit))

    def _out(self) -> tuple[int, ...]:
        return tuple(at for at in range(len(self._account.company)) if at not in self._account.seats)

    def compose(self) -> Iterator[None]:
        yield from self._company()
        yield from self._one()

    # --- the company

    def _company(self) -> Iterator[None]:
        text, px, area = self._words.text, self.assets.canvas.px, self.rect(LEFT_TYPE)
        y = heading(self.scene.background, self.assets, area, text("ledger-heading"))
        area = pygame.Rect(area.x, y, area.w, area.bottom - y)
        blocks = [self._listed(member, area.w) for member in self._order]
        for key, farthings in (("ledger-house", self._summary.house), ("ledger-table", self._summary.table)):
            if farthings or key == "ledger-house":
                blocks.append(self.summed(text(key), self._signed(farthings), area.w))
        blocks.append(self._total(text("ledger-sum", sum=self._words.sum(self._summary.sum)), area.w))
        back = Press("back", text("ledger-back"), self.back, hint=text("key-menu"))
        yield
        yield from self.run_on(blocks, [area], px(GAP), [back])

    def _listed(self, member: int, width: int) -> Block:
        entry = self._entry(member)
        return Block(entry_height(self.assets, entry, width), lambda area: self.line(area, entry))

    def _total(self, told: str, width: int) -> Block:
        line = set_lines(self.assets, StyledText(told, Face.BOLD, 25), width)
        rule = self.assets.canvas.px(16)

        def lay(area: pygame.Rect) -> None:
            double_rule(self.scene.background, self.assets, area.x, area.right, area.y + rule // 3)
            self.scene.background.blit(line, line.get_rect(bottomright=area.bottomright))

        return Block(line.get_height() + rule, lay)

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

    # --- one of them

    def _one(self) -> Iterator[None]:
        member, area, px = self._chosen, self.rect(RIGHT_TYPE), self.assets.canvas.px
        y = heading(self.scene.background, self.assets, area, self._account.company[member].name)
        area = pygame.Rect(area.x, y, area.w, area.bottom - y)
        yield
        results = self._results(member, area.w)
        pages = self._pages(self._lines(member), area, height(results, px(GAP)) + px(2 * GAP))
        self._page = len(pages) - 1 if self._page < 0 else min(self._page, len(pages) - 1)
        yield
        y = yield from lay_in_parts([*pages[self._page], *results], area, px(GAP))
        if len(pages) > 1:
            self.row(area, self._pagers(len(pages)))
        elif y < area.bottom - px(APART):
            ornament_rule(self.scene.background, self.assets, area.centerx, area.bottom - px(APART // 2))

    def _pages(self, lines: list[tuple[str, Farthings]], area: pygame.Rect, below: int) -> list[list[Block]]:
        """Divide the lines of an account into pages. Each page leaves ``below`` pixels free at its foot."""
        assets, gap = self.assets, self.assets.canvas.px(GAP)
        blocks = [self.summed(told, self._signed(farthings), area.w) for told, farthings in lines]
        if height(blocks, gap) <= area.h - below:
            return [blocks]
        rest = above(assets, area, row_areas(assets, area, self._pagers(1)))
        return divided(blocks, [rest.h - below], gap)

    def _results(self, member: int, width: int) -> list[Block]:
        """Return lines with the player's gain or loss in the sitting, and with the contents of the purse."""
        text, result = self._words.text, self._account.result(member)
        key = "ledger-won" if result > 0 else "ledger-lost" if result < 0 else "ledger-level"
        sum_ = self._words.sum(Farthings(abs(result))) if result else ""
        return [
            self._total("", width),
            self.summed(text(key), sum_, width, Face.BOLD),
            self.summed(text("ledger-purse"), self._words.sum(self._account.purse(member)), width, Face.BOLD),
        ]

    def _pagers(self, pages: int) -> list[Press]:
        text = self._words.text
        return [
            Press("earlier", text("ledger-before"), self._pager(-1), enabled=self._page > 0),
            Press("later", text("ledger-after"), self._pager(1), enabled=self._page < pages - 1),
        ]

    def _pager(self, by: int) -> Callable[[], None]:
        def turn() -> None:
            self._page += by
            self.turn_page()

        return turn

    def _lines(self, member: int) -> list[tuple[str, Farthings]]:
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
        if row.game not in games.playable():
            return row.game
        own = self._words.game(row.game)
        game = own.text(f"game-{row.game}")
        if playing:
            return own.text("ledger-playing", game=game)
        return own.text("ledger-game", game=game, preset=own.text(f"preset-{row.preset}"))

    # --- lines

    def _signed(self, farthings: Farthings) -> str:
        return signed(self._words, farthings)
