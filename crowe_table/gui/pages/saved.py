"""Saved tables: the list on the left page, the table chosen from it on the right."""

from collections.abc import Callable

import pygame

from crowe_table import palette
from crowe_table.engine.core import Reason
from crowe_table.engine.journal import Soundness
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import ListEntry, dots, entry_height
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.flow import Block, lay
from crowe_table.gui.pages.page import LEFT_TYPE, RIGHT_TYPE, SpreadPage
from crowe_table.gui.pages.summaries import begun, standing, standings, when
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.shelf import SavedGame, Shelf

LIST_GAP = 2
"""Table units between two tables in the list."""


class SavedPage(SpreadPage):
    """The shelf of tables saved."""

    def __init__(self, services: Services, nav: Navigator, shelf: Shelf) -> None:
        super().__init__(services, nav)
        self._shelf = shelf
        self._saved: tuple[SavedGame, ...] = tuple(shelf.entries())
        self._chosen = 0
        self._said: tuple[Reason, ...] = ()

    def keys(self) -> dict[int, Callable[[], None]]:
        return {**super().keys(), pygame.K_DELETE: self._ask_delete}

    def _fetch(self) -> None:
        self._saved = tuple(self._shelf.entries())
        self._chosen = min(self._chosen, max(0, len(self._saved) - 1))

    def compose(self) -> None:
        self._list()
        self._table()

    # --- the list

    def _list(self) -> None:
        text, px = self.services.words.text, self.assets.canvas.px
        area = self.rect(LEFT_TYPE)
        y = heading(self.scene.background, self.assets, area, text("saved-heading"))
        area = pygame.Rect(area.x, y, area.w, area.bottom - y)
        back = Press("back", text("saved-back"), self.back, hint=text("key-menu"))
        self.run_on([self._listed(number, area.w) for number in range(len(self._saved))], [area], px(LIST_GAP), [back])

    def _listed(self, number: int, width: int) -> Block:
        entry = self._entry(number, self._saved[number])
        return Block(entry_height(self.assets, entry, width), lambda area: self.line(area, entry))

    def _entry(self, number: int, saved: SavedGame) -> ListEntry:
        words = self.services.words.game(saved.game) if saved.game else self.services.words
        title = words.text(f"game-{saved.game}") if saved.game else saved.path.name
        state_ = self._state(saved)
        lines = (words.text("saved-so", score=standing(words, saved), state=state_) if saved.game else state_,)
        return ListEntry(
            f"saved-{number}", title, lines, self._chooser(number), when(words, saved), number == self._chosen
        )

    def _state(self, saved: SavedGame) -> str:
        return self.services.words.text(f"saved-state-{state(saved)}")

    def _chooser(self, number: int) -> Callable[[], None]:
        def choose() -> None:
            again = self._chosen == number
            self._chosen, self._said = number, ()
            self.recompose()
            if again:
                self.hold("resume")

        return choose

    # --- one table

    def _table(self) -> None:
        words, area = self.services.words, self.rect(RIGHT_TYPE)
        if not self._saved:
            none = self.said(
                StyledText(words.text("saved-none"), Face.ITALIC, 24, palette.FADED_INK), area.w, centred=True
            )
            none.lay(pygame.Rect(area.x, area.centery - none.high // 2, area.w, none.high))
            return
        saved = self._saved[self._chosen]
        area = self.row(area, self._ways(saved))
        title = words.game(saved.game).text(f"game-{saved.game}") if saved.game else words.text("saved-unknown")
        y = heading(self.scene.background, self.assets, area, title)
        blocks = [*self._scores(saved, area.w), *self._told(saved, area.w)]
        blocks += [
            self.said(StyledText(words.reason(reason), size=20, colour=palette.RUBRIC), area.w) for reason in self._said
        ]
        lay(blocks, pygame.Rect(area.x, y, area.w, area.bottom - y), self.assets.canvas.px(5))

    def _scores(self, saved: SavedGame, width: int) -> list[Block]:
        """Every side and where it stands, dots between."""
        return [self._score(names, figure, width) for names, figure in standings(self.services.words, saved)]

    def _score(self, names: str, figure: str, width: int) -> Block:
        assets, px = self.assets, self.assets.canvas.px
        number = set_lines(assets, StyledText(figure, Face.BOLD, 23), width // 3)
        name = set_lines(assets, StyledText(names, Face.HEADING, 23), width - number.get_width() - px(40))

        def lay(area: pygame.Rect) -> None:
            background = self.scene.background
            background.blit(name, area)
            background.blit(number, number.get_rect(bottomright=area.bottomright))
            last = assets.case.font(Face.HEADING, px(23 * assets.look.text)).size(names)[0] % max(1, name.get_width())
            left = area.x + (name.get_width() if name.get_width() < width // 2 else last)
            dots(background, assets, left + px(8), area.right - number.get_width() - px(10), area.bottom - px(9))

        return Block(max(name.get_height(), number.get_height()), lay)

    def _told(self, saved: SavedGame, width: int) -> list[Block]:
        """When and under whose rules it is played, and what is the matter with it, if anything."""
        words = self.services.words
        told = [words.text("saved-last-played", date=when(words, saved))]
        if saved.game:
            own = words.game(saved.game)
            told += [own.text(f"preset-{saved.preset}-source"), own.text("saved-at-deal", number=saved.deal)]
            if saved.series and (date := begun(words, saved)):
                told.append(words.text("saved-sitting", number=saved.number, date=date))
        else:
            told.append(saved.path.name)
        told.append(words.text(f"saved-state-{state(saved)}"))
        lines = [StyledText(text[:1].upper() + text[1:], Face.ITALIC, 20, palette.FADED_INK) for text in told]
        if saved.why:
            lines.append(StyledText(words.reason(saved.why), Face.TEXT, 20, palette.RUBRIC))
        return [self.said(line, width) for line in lines]

    def _ways(self, saved: SavedGame) -> list[Press]:
        text = self.services.words.text
        able = saved.game != "" and not saved.in_use
        way = "saved-look" if saved.finished else "saved-continue"
        walk = Press("walk", text("end-walk"), self._walk, enabled=able)
        return [
            Press("resume", text(way), self._resume, enabled=able),
            *([walk] if saved.finished else []),
            Press("delete", text("saved-delete"), self._ask_delete, enabled=not saved.in_use),
        ]

    def _resume(self) -> None:
        self._said = self.nav.resume(self._saved[self._chosen].path)
        if self._said:
            self._fetch()
            self.recompose()

    def _walk(self) -> None:
        refusal = self.nav.walk_saved(self._saved[self._chosen].path)
        self._said = (refusal,) if refusal else ()
        if refusal:
            self.recompose()

    def _ask_delete(self) -> None:
        if self._saved and not self._saved[self._chosen].in_use:
            self.ask_first("delete", self._delete)

    def _delete(self) -> None:
        refusal = self._shelf.delete(self._saved[self._chosen].path)
        self._said = (refusal,) if refusal else ()
        self._fetch()
        self.recompose()
        self.hold(f"saved-{self._chosen}" if self._saved else "back")


def state(saved: SavedGame) -> str:
    """In a word, how a saved table is."""
    if saved.in_use:
        return "in-use"
    if not saved.game:
        return "damaged"
    if saved.soundness is Soundness.TORN:
        return "torn"
    return "finished" if saved.finished else "open"
