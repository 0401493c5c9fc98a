"""Saved tables: the list on the left page, the table chosen from it on the right."""

from collections.abc import Callable

import pygame

from crowe_table import palette
from crowe_table.engine.core import Reason
from crowe_table.engine.journal import Soundness
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import ListEntry, dots
from crowe_table.gui.draw.paper import StyledText, printed
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import columns, heading, ink_lines, ornament_rule
from crowe_table.gui.pages.page import GAP, LEFT_TYPE, RIGHT_TYPE, BookPage, foot
from crowe_table.gui.pages.summaries import begun, standing, standings, when
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.shelf import SavedGame, Shelf

FEW = 4
"""More players than this are named in smaller type."""
PER_PAGE = 5
LISTED = 104
"""Table units of one table in the list."""


class SavedPage(BookPage):
    """The shelf of tables saved."""

    def __init__(self, services: Services, nav: Navigator, shelf: Shelf) -> None:
        super().__init__(services, nav)
        self._shelf = shelf
        self._saved: tuple[SavedGame, ...] = tuple(shelf.entries())
        self._list_page = 0
        self._chosen = 0
        self._sure = False
        self._said: tuple[Reason, ...] = ()

    def keys(self) -> dict[int, Callable[[], None]]:
        return {
            pygame.K_PAGEUP: lambda: self._turn(-1),
            pygame.K_PAGEDOWN: lambda: self._turn(1),
            pygame.K_DELETE: self._ask_delete,
        }

    def _fetch(self) -> None:
        self._saved = tuple(self._shelf.entries())
        self._chosen = min(self._chosen, max(0, len(self._saved) - 1))
        self._list_page = min(self._list_page, self._pages - 1)

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._saved) // PER_PAGE))

    def compose(self) -> None:
        self._list()
        self._table()

    # --- the list

    def _list(self) -> None:
        assets, text = self.assets, self.services.words.text
        px, area = assets.canvas.px, self.rect(LEFT_TYPE)
        y = heading(self.scene.background, assets, area, text("saved-heading"))
        first = self._list_page * PER_PAGE
        for number, saved in enumerate(self._saved[first : first + PER_PAGE], first):
            self.line(pygame.Rect(area.x, y, area.w, px(LISTED)), self._entry(number, saved))
            y += px(LISTED + 2)
        places = columns(foot(area, assets), 3, px(GAP))
        self.button(places[0], Press("back", text("saved-back"), self.back, hint=text("key-menu")))
        if self._pages > 1:
            before = Press("before", text("booke-before"), lambda: self._turn(-1), enabled=self._list_page > 0)
            after = Press(
                "after", text("booke-after"), lambda: self._turn(1), enabled=self._list_page < self._pages - 1
            )
            self.button(places[1], before)
            self.button(places[2], after)

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
            self._chosen, self._sure, self._said = number, False, ()
            self.recompose()
            if again:
                self.hold("resume")

        return choose

    def _turn(self, by: int) -> None:
        to = max(0, min(self._pages - 1, self._list_page + by))
        if to == self._list_page:
            return
        self._list_page, self._chosen = to, to * PER_PAGE
        self._sure, self._said = False, ()
        self.turn_page()

    # --- one table

    def _table(self) -> None:
        assets, words = self.assets, self.services.words
        px, area = assets.canvas.px, self.rect(RIGHT_TYPE)
        if not self._saved:
            none = StyledText(words.text("saved-none"), Face.ITALIC, 24, palette.FADED_INK)
            line = ink_lines(assets, none, area.w - px(40), area.h // 2, centred=True)
            self.scene.background.blit(line, line.get_rect(center=area.center))
            return
        saved = self._saved[self._chosen]
        title = words.game(saved.game).text(f"game-{saved.game}") if saved.game else words.text("saved-unknown")
        y = heading(self.scene.background, assets, area, title)
        y = self._scores(saved, area, y + px(10))
        y = self._told(saved, area, y + px(14))
        if self._sure or self._said:
            said = " ".join(words.reason(reason) for reason in self._said) or words.text("saved-delete-sure")
            room = pygame.Rect(area.x, y + px(14), area.w, foot(area, assets).y - y - px(24))
            line = ink_lines(assets, StyledText(said, Face.TEXT, 21, palette.RUBRIC), room.w, room.h)
            self.scene.background.blit(line, room)
        elif y < foot(area, assets).y - px(120):
            ornament_rule(self.scene.background, assets, area.centerx, foot(area, assets).y - px(40))
        self._ways(saved, foot(area, assets))

    def _scores(self, saved: SavedGame, area: pygame.Rect, y: int) -> int:
        assets, px = self.assets, self.assets.canvas.px
        background = self.scene.background
        stand = standings(self.services.words, saved)
        large, small = (34, 27) if len(stand) <= FEW else (20, 21)
        for names, figure in stand:
            number = printed(assets, StyledText(figure, Face.BOLD, large), area.w // 4)
            name = printed(assets, StyledText(names, Face.HEADING, small), area.w - number.get_width() - px(40))
            background.blit(name, (area.x, y))
            background.blit(number, number.get_rect(midright=(area.right, y + name.get_height() // 2)))
            base = y + name.get_height() - px(9)
            dots(background, assets, area.x + name.get_width() + px(8), area.right - number.get_width() - px(10), base)
            y += max(name.get_height(), number.get_height()) + px(6)
        return y

    def _told(self, saved: SavedGame, area: pygame.Rect, y: int) -> int:
        """When and under whose rules it is played, and what is the matter with it, if anything."""
        words, px = self.services.words, self.assets.canvas.px
        told = [words.text("saved-last-played", date=when(words, saved))]
        if saved.game:
            own = words.game(saved.game)
            told += [own.text(f"preset-{saved.preset}-source"), own.text("saved-at-deal", number=saved.deal)]
            if saved.series and (date := begun(words, saved)):
                told.append(words.text("saved-sitting", number=saved.number, date=date))
        else:
            told.append(saved.path.name)
        told.append(words.text(f"saved-state-{state(saved)}"))
        for text in told:
            line = printed(
                self.assets, StyledText(text[:1].upper() + text[1:], Face.ITALIC, 20, palette.FADED_INK), area.w
            )
            self.scene.background.blit(line, (area.x, y))
            y += line.get_height() + px(1)
        if saved.why:
            why = StyledText(words.reason(saved.why), Face.TEXT, 20, palette.RUBRIC)
            line = ink_lines(self.assets, why, area.w, px(120))
            self.scene.background.blit(line, (area.x, y + px(8)))
            y += line.get_height() + px(8)
        return y

    def _ways(self, saved: SavedGame, row: pygame.Rect) -> None:
        text, px = self.services.words.text, self.assets.canvas.px
        left, right = columns(row, 2, px(GAP))
        if self._sure:
            self.button(left, Press("keep", text("saved-delete-no"), self._keep))
            self.button(right, Press("delete-yes", text("saved-delete-yes"), self._delete))
            return
        able = saved.game != "" and not saved.in_use
        way = "saved-look" if saved.finished else "saved-continue"
        self.button(left, Press("resume", text(way), self._resume, enabled=able))
        self.button(right, Press("delete", text("saved-delete"), self._ask_delete, enabled=not saved.in_use))

    def _resume(self) -> None:
        self._said = self.nav.resume(self._saved[self._chosen].path)
        if self._said:
            self._fetch()
            self.recompose()

    def _ask_delete(self) -> None:
        if not self._saved or self._saved[self._chosen].in_use:
            return
        self._sure, self._said = True, ()
        self.recompose()
        self.hold("keep")

    def _keep(self) -> None:
        self._sure = False
        self.recompose()
        self.hold("delete")

    def _delete(self) -> None:
        refusal = self._shelf.delete(self._saved[self._chosen].path)
        self._said, self._sure = (refusal,) if refusal else (), False
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
