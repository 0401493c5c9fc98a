"""The page of saved tables: the list on the left page, the chosen table on the right."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame

from crowe_table import palette
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import Soundness
from crowe_table.engine.series import MatchPlace
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import ListEntry, Selection, dots, entry_height
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, SpreadPage
from crowe_table.gui.pages.flow import Block, lay, lay_in_parts
from crowe_table.gui.pages.foot import GAP
from crowe_table.gui.pages.summaries import standing, standings, title_of, when
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.listing import Group, SavedGame, in_group, with_current_use
from crowe_table.hosting.sharing import save_copy
from crowe_table.hosting.shelf import Shelf
from crowe_table.paths import documents_dir
from crowe_table.words.facts import begun

LIST_GAP = 2
"""Gap in table units between tables in the list."""


class SavedPage(SpreadPage):
    """The saved tables, in groups. Only the tables of the open page are measured and drawn."""

    def __init__(self, services: Services, nav: Navigator, shelf: Shelf, told: tuple[Reason, ...] = ()) -> None:
        """Create the page. ``told`` are messages to show at first."""
        super().__init__(services, nav)
        self._shelf = shelf
        self._group = Group.UNFINISHED
        self._saved: tuple[SavedGame, ...] = ()
        self._sizes: dict[Group, int] = {}
        self._chosen: str | None = None
        self._marked: set[str] = set()
        self._starts = [0]
        """Indices of the first table of each page in the list, for the pages known so far."""
        self._seen = 0
        """The shelf's change counter when the page was last updated."""
        self._said = told
        self._fetch()

    def keys(self) -> dict[int, Callable[[], None]]:
        return {**super().keys(), pygame.K_DELETE: self._ask_delete, pygame.K_x: self._mark}

    def step(self, now: float) -> bool:
        if self._shelf.changes != self._seen and self._pressed is None:
            self._fetch(refresh=False)
            self.recompose()
        return super().step(now)

    def leave(self) -> None:
        self._shelf.forget_deleted()
        super().leave()

    def _fetch(self, refresh: bool = True) -> None:
        """Fetch the tables from the shelf. If ``refresh`` is set, the shelf reads its folder again.

        If the open group is empty, open the first group that is not empty.
        """
        entries = self._shelf.listed(refresh)
        self._seen = self._shelf.changes
        groups = {group: in_group(entries, group) for group in Group}
        self._sizes = {group: len(inside) for group, inside in groups.items() if inside}
        if self._group not in self._sizes:
            self._group = next(iter(self._sizes), Group.UNFINISHED)
        self._saved = tuple(groups[self._group])
        self._marked &= {saved.file for saved in self._saved}
        if self._chosen not in {saved.file for saved in self._saved}:
            self._chosen = self._saved[0].file if self._saved else None

    def compose(self) -> Iterator[None]:
        yield from self._list()
        yield from self._table()

    # --- the list

    def _list(self) -> Iterator[None]:
        text, px = self.services.words.text, self.assets.canvas.px
        area = self.rect(LEFT_TYPE)
        y = heading(self.scene.background, self.assets, area, text("saved-heading"))
        if len(self._sizes) > 1:
            groups = self.choosers([self._groups()], area.w)
            y = lay([groups], pygame.Rect(area.x, y, area.w, groups.high), 0) + px(GAP)
            yield
        area = pygame.Rect(area.x, y, area.w, area.bottom - y)
        foot = [Press("back", text("saved-back"), self.back, hint=text("key-menu"))]
        if Group.FINISHED in self._sizes:
            foot.append(Press("records", text("saved-records"), self.nav.open_records))
        yield from self._lines(area, foot)

    def _lines(self, area: pygame.Rect, foot: Sequence[Press]) -> Iterator[None]:
        """Lay out as many tables of the group as fit, from the first one of the open page."""
        start = self._starts[self._spread]
        room = self._rooms([area], foot)[0]
        shown = yield from self._fitting(start, room)
        if start or start + len(shown) < len(self._saved):
            self._spreads = self._spread + 2
            room = self._rooms([area], [*foot, *self._turners()])[0]
            shown = yield from self._fitting(start, room)
        end = start + len(shown)
        self._starts[self._spread + 1 :] = [end] if end < len(self._saved) else []
        self._spreads = len(self._starts)
        yield from lay_in_parts(shown, room, self.assets.canvas.px(LIST_GAP))
        self.row(area, [*foot, *(self._turners() if self._spreads > 1 else ())])
        yield

    def _fitting(self, start: int, room: pygame.Rect) -> InParts[list[Block]]:
        """Return the lines that fit into an area, measuring one at each step.

        There is at least one line, unless the group is empty.
        """
        gap, lines, used = self.assets.canvas.px(LIST_GAP), list[Block](), 0
        for number in range(start, len(self._saved)):
            line = self._listed(number, room.w)
            used += line.high + (gap if lines else 0)
            if lines and used > room.h:
                break
            lines.append(line)
            yield
        return lines

    def turn(self, by: int) -> None:
        to = max(0, min(self._spreads - 1, self._spread + by))
        if to != self._spread:
            self._spread = to
            self._chosen, self._said = self._saved[self._starts[to]].file, ()
            self.turn_page()

    def _groups(self) -> Selection:
        words, groups = self.services.words, list(self._sizes)

        def choose(at: int) -> None:
            self._group, self._spread, self._starts, self._said = groups[at], 0, [0], ()
            self._fetch()
            self.recompose()

        written = {each: words.text(f"saved-group-{each}", number=self._sizes[each]) for each in groups}
        return Selection(
            key="group",
            label=words.text("saved-group"),
            count=len(groups),
            at=groups.index(self._group),
            value=written[self._group],
            choose=choose,
            others=tuple(written.values()),
        )

    def _listed(self, number: int, width: int) -> Block:
        entry = self._entry(number, with_current_use(self._saved[number]))
        return Block(entry_height(self.assets, entry, width), lambda area: self.line(area, entry))

    def _entry(self, number: int, saved: SavedGame) -> ListEntry:
        words = self.services.words.game(saved.game) if saved.game else self.services.words
        title = title_of(words, saved) if saved.game else saved.shown_name
        if saved.file in self._marked:
            title = words.text("saved-marked", game=title)
        state_ = self._state(saved)
        scored = saved.game and not saved.is_lesson
        lines = (words.text("saved-so", score=standing(words, saved), state=state_) if scored else state_,)
        chosen = saved.file == self._chosen
        return ListEntry(f"saved-{number}", title, lines, self._chooser(saved.file), when(words, saved), chosen)

    def _state(self, saved: SavedGame) -> str:
        return self.services.words.text(f"saved-state-{state(saved)}")

    def _chooser(self, file: str) -> Callable[[], None]:
        def choose() -> None:
            again = self._chosen == file
            self._chosen, self._said = file, ()
            self.recompose()
            if again:
                self.hold("resume")

        return choose

    @property
    def _shown(self) -> SavedGame | None:
        return next((with_current_use(saved) for saved in self._saved if saved.file == self._chosen), None)

    # --- one table

    def _table(self) -> Iterator[None]:
        words, area = self.services.words, self.rect(RIGHT_TYPE)
        saved = self._shown
        if saved is None:
            note = f"{words.text('saved-none')} {self.nav.kept('saved')}".strip()
            none = self.said(StyledText(note, Face.ITALIC, 24, palette.FADED_INK), area.w, centred=True)
            none.lay(pygame.Rect(area.x, area.centery - none.high // 2, area.w, none.high))
            if back := self._bringing_back():
                self.row(area, back)
            return
        for ways in (self._lesser_buttons(saved), self._main_buttons(saved)):
            area = self.row(area, ways)
            yield
        title = title_of(words, saved) if saved.game else words.text("saved-unknown")
        y = heading(self.scene.background, self.assets, area, title)
        yield
        said = [
            self.said(StyledText(words.reason(reason), size=20, colour=palette.RUBRIC), area.w) for reason in self._said
        ]
        blocks = [*self._scores(saved, area.w), *(said or self._details(saved, area.w))]
        yield
        yield from lay_in_parts(blocks, pygame.Rect(area.x, y, area.w, area.bottom - y), self.assets.canvas.px(5))

    def _scores(self, saved: SavedGame, width: int) -> list[Block]:
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

    def _details(self, saved: SavedGame, width: int) -> list[Block]:
        """Return the date of the last play, the rules, the table's state, and its fault, if any."""
        words = self.services.words
        told = [words.text("saved-last-played", date=when(words, saved))]
        if saved.game:
            own = words.game(saved.game)
            told.append(own.text(f"preset-{saved.preset}-source"))
            told += [own.text("saved-at-deal", number=saved.deal)] if saved.deal else []
            if saved.series and (date := begun(words, saved.series_begun)):
                told.append(words.text("saved-sitting", number=saved.number, date=date))
            told += [words.text("saved-refereed")] if saved.refereed else []
            told += [words.text("saved-peeked")] if saved.peeked else []
        else:
            told.append(saved.shown_name)
        told.append(words.text(f"saved-state-{state(saved)}"))
        lines = [StyledText(text[:1].upper() + text[1:], Face.ITALIC, 20, palette.FADED_INK) for text in told]
        if saved.why:
            lines.append(StyledText(words.reason(saved.why), Face.TEXT, 20, palette.RUBRIC))
        return [self.said(line, width) for line in lines]

    def _main_buttons(self, saved: SavedGame) -> list[Press]:
        text = self.services.words.text
        able = saved.game != "" and not saved.in_use
        way = "saved-look" if saved.finished else "saved-continue"
        walk = Press("walk", text("end-walk"), self._walk, enabled=able)
        share = Press("share", text("saved-share"), self._share, enabled=saved.game != "")
        return [
            Press("resume", text(way), self._resume, enabled=able),
            *([walk] if saved.finished else []),
            *([self._match(saved.match)] if saved.match else []),
            *([share] if self.nav.prints else []),
        ]

    def _match(self, place: MatchPlace) -> Press:
        return Press("match", self.services.words.text("match-open"), lambda: self.nav.open_match(place.match))

    def _lesser_buttons(self, saved: SavedGame) -> list[Press]:
        """Return the less important buttons: mark, delete and restore. They can apply to several tables."""
        text, marked = self.services.words.text, len(self._marked)
        mark = "saved-unmark" if saved.file in self._marked else "saved-mark"
        delete = text("saved-delete-marked", number=marked) if marked else text("saved-delete")
        return [
            Press("mark", text(mark), self._mark, enabled=not saved.in_use),
            Press("delete", delete, self._ask_delete, enabled=bool(marked) or not saved.in_use),
            *self._bringing_back(),
        ]

    def _bringing_back(self) -> list[Press]:
        number = self._shelf.deleted
        text = self.services.words.text
        return [Press("bring-back", text("saved-bring-back", number=number), self._bring_back)] if number else []

    def _resume(self) -> None:
        if self._chosen:
            self._refuse(self.nav.resume(Path(self._chosen)))

    def _walk(self) -> None:
        refusal = self.nav.walk_saved(Path(self._chosen)) if self._chosen else None
        self._refuse((refusal,) if refusal else ())

    def _refuse(self, why: tuple[Reason, ...]) -> None:
        self._said = why
        if why:
            self._fetch()
            self.recompose()

    def _share(self) -> None:
        """Save a copy of the chosen table in the user's documents folder."""
        saved = self._shown
        if saved:
            copy = save_copy(saved.path, documents_dir())
            told = copy if isinstance(copy, Reason) else because("saved-shared", file=str(copy))
            self._said = (told,) if saved.finished else (told, because("saved-shared-cards"))
            self.recompose()
            self.hold("share")

    def _mark(self) -> None:
        saved = self._shown
        if saved is None or saved.in_use:
            return
        self._marked ^= {saved.file}
        self.recompose()
        self.hold("mark")

    def _ask_delete(self) -> None:
        saved = self._shown
        if saved and (self._marked or not saved.in_use):
            self.ask_first("delete-marked" if self._marked else "delete", self._delete)

    def _delete(self) -> None:
        if self._chosen is None:
            return
        refusal = self._shelf.delete([Path(each) for each in self._marked or (self._chosen,)])
        self._marked.clear()
        self._changed((refusal,) if refusal else ())

    def _bring_back(self) -> None:
        refusal = self._shelf.restore_deleted()
        self._changed((refusal,) if refusal else ())

    def _changed(self, said: tuple[Reason, ...]) -> None:
        self._said = said
        self._fetch()
        self._spread = min(self._spread, max(0, len(self._starts) - 1))
        if self._starts[self._spread] >= len(self._saved):
            self._spread, self._starts = 0, [0]
        self.recompose()
        self.hold("bring-back" if self._shelf.deleted else f"saved-{self._starts[self._spread]}")


def state(saved: SavedGame) -> str:
    """Return the state of a saved table, as part of a message key."""
    if saved.in_use:
        return "in-use"
    if not saved.game:
        return "damaged"
    if saved.soundness is Soundness.TORN:
        return "torn"
    return "finished" if saved.finished else "open"
