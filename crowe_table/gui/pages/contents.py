"""The contents page: every game by family, with facts that help to choose one."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

import pygame

from crowe_table import games, palette
from crowe_table.engine.cards import parse_all
from crowe_table.engine.game import GameKind
from crowe_table.gui.controls.button import Press, press_height
from crowe_table.gui.controls.controls import PaintedControl, Selection, dots, wash
from crowe_table.gui.controls.description import Description, NodeRole
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import ButtonState, StyledText, label_width, line_width, set_lines
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import double_rule, fan, fanned
from crowe_table.gui.pages.book import LEFT_WIDE, RIGHT_WIDE, SpreadPage
from crowe_table.gui.pages.flow import Block, divided, gathered
from crowe_table.gui.pages.foot import GAP
from crowe_table.gui.pages.new_table import NewTablePage, first_choice
from crowe_table.gui.pages.pagination import Figure
from crowe_table.gui.pages.pictures import picture_of, small_picture, small_picture_in_parts
from crowe_table.gui.pages.table_setup import TableChoice
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.last_seats import LastSeats, LastTable
from crowe_table.words import Words
from crowe_table.words.facts import either, title_in_list

V = TypeVar("V", int, str)

KINDS = tuple(GameKind)
"""Order of the families. The message ``seat-kind-<kind>`` is the heading of each."""
ROW, PICTURE, BESIDE = 59, (76, 53), 14
"""In table units: minimum height of a game's row, size of its picture, and gap between picture and text."""
HARDEST = 3
"""The highest difficulty."""
HANDS = parse_all("QS KH 5D 5C JH"), parse_all("AH KD JC TS 9D")
"""Hands of cards that decorate the two pages."""
BETWEEN = (14, 8, 4, 0)
"""Gaps between rows to try in turn, in table units. The largest that lets all games fit on one spread is used."""
ORNAMENT = 230
"""Height in table units of the hand of cards under the games. It is shown only if there is room."""
ANY_BOOK = ""
"""Value of ``Wish.book`` that matches any preset."""


@dataclass(frozen=True)
class GameEntry:
    """The facts about a game that the contents page shows."""

    slug: str
    kind: GameKind
    draft: bool
    family: str
    """Heading of the family of games."""
    title: str
    line: str
    """Description of the game in one sentence."""
    minutes: int
    difficulty: int
    """Difficulty of the game, from 1 (easy to learn) to 3."""
    books: tuple[tuple[str, str, tuple[int, ...]], ...]
    """Key, title and possible numbers of players of each preset."""
    picture: Figure

    @property
    def seats(self) -> list[int]:
        """The numbers of players for which the game has a preset."""
        return sorted({seats for _, _, numbers in self.books for seats in numbers})


@dataclass(frozen=True)
class Wish:
    """The visitor's criteria for a game. 0 and the empty string match any game."""

    seats: int = 0
    minutes: int = 0
    difficulty: int = 0
    book: str = ANY_BOOK

    def fits(self, entry: GameEntry) -> bool:
        """Return whether a game meets the criteria."""
        short = not self.minutes or entry.minutes <= self.minutes
        easy = not self.difficulty or entry.difficulty <= self.difficulty
        return short and easy and any(self._has(name, seats) for name, _, seats in entry.books)

    def _has(self, book: str, seats: Sequence[int]) -> bool:
        return self.book in (ANY_BOOK, book) and (not self.seats or self.seats in seats)


def ornament(assets: Assets) -> tuple[int, int]:
    """Return the size in pixels of the picture of a hand of cards below the list of games."""
    return assets.canvas.px(LEFT_WIDE.w), assets.canvas.px(ORNAMENT)


def pictures(assets: Assets, figures: Iterable[Figure]) -> Iterator[None]:
    """Draw the pictures of these games and the pictures of hands of cards, one at each step."""
    size = assets.canvas.px(PICTURE[0]), assets.canvas.px(PICTURE[1])
    for figure in figures:
        yield from small_picture_in_parts(assets, figure, size)
        yield
    place = pygame.Rect((0, 0), ornament(assets))
    for hand in HANDS:
        for _ in fanned(assets, hand, place):
            yield


def entry_of(words: Words, slug: str) -> GameEntry:
    """Return the facts about a game for the contents page."""
    own, game = words.game(slug), games.game(slug)
    return GameEntry(
        slug=slug,
        kind=game.kind,
        draft=game.draft,
        family=own.text("seat-drafts" if game.draft else f"seat-kind-{game.kind}"),
        title=title_in_list(words, slug),
        line=own.text(f"game-{slug}-line"),
        minutes=int(own.text(f"game-{slug}-minutes")),
        difficulty=int(own.text(f"game-{slug}-difficulty")),
        books=tuple((preset.name, own.text(f"preset-{preset.name}"), preset.seats) for preset in game.presets),
        picture=picture_of(slug, game.kind),
    )


def ordered(entries: Sequence[GameEntry]) -> list[GameEntry]:
    """Return the games sorted by family and name, with the drafts last."""

    def place(entry: GameEntry) -> tuple[bool, int, str]:
        return entry.draft, 0 if entry.draft else KINDS.index(entry.kind), entry.title

    return sorted(entries, key=place)


class ContentsPage(SpreadPage):
    """The games, on as many spreads as they need. Games that do not match the visitor's criteria are faded."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        seats: LastSeats,
        entries: Sequence[GameEntry] = (),
        choice: TableChoice | None = None,
    ) -> None:
        """Create the page.

        ``choice`` is the table of players who are looking for another game; None for a new table.
        """
        super().__init__(services, nav)
        self._seats = seats
        self._given = tuple(entries)
        self._entries = list(entries)
        self._choice = choice
        self._wish = Wish()
        self._left = False
        """Whether a table was opened above the page since the page was last composed."""

    def first(self) -> str:
        return "last" if self._last else f"game-{self._entries[0].slug}"

    def invalidate(self) -> None:
        """Compose the page again if a game may have been played since the page was last visible."""
        if self._left:
            self._left = False
            self.recompose()
        super().invalidate()

    def prepare(self) -> Iterator[object]:
        """Read the entries of the games, and draw their pictures and the hands of cards in advance."""
        read = list(self._given)
        for slug in () if self._given else games.playable():
            read.append(entry_of(self.services.words, slug))
            yield slug
        self._entries = ordered(read)
        yield from pictures(self.assets, [entry.picture for entry in self._entries])

    def compose(self) -> Iterator[None]:
        left, right = self._headed()
        yield
        left, right = yield from self._asking((left, right))
        blocks, rooms = (yield from gathered(self._blocks(left.w))), [left.h, right.h]
        gaps = [self.assets.canvas.px(gap) for gap in BETWEEN]
        gap = next((gap for gap in gaps if len(divided(blocks, rooms, gap)) <= len(rooms)), 0)
        free = yield from self.run_on(blocks, (left, right), gap)
        w, h = ornament(self.assets)
        least = min(free, key=lambda area: area.h)
        if least.h >= h:
            for area, cards in zip(free, HANDS, strict=True):
                place = pygame.Rect(area.x, 0, w, h)
                place.centery = least.centery
                yield from fan(self.scene.background, self.assets, cards, place)

    # --- the heads of the pages

    @property
    def _last(self) -> LastTable | None:
        latest = self._seats.latest
        known = {entry.slug for entry in self._entries}
        return latest if latest and latest.game in known and not self._choice else None

    def _headed(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Draw the head of both pages, with the button of the last game. Return the remaining area of both pages."""
        assets, text, px = self.assets, self.services.words.text, self.assets.canvas.px
        left, right = self.rect(LEFT_WIDE), self.rect(RIGHT_WIDE)
        back = Press("back", text("seat-back"), self.back, hint=text("key-menu"))
        wide = label_width(assets, back.words, back.hint) + px(12)
        title = set_lines(
            assets, StyledText(text("seat-contents"), Face.HEADING, 38), left.w - wide - px(GAP), centred=True
        )
        told = self._last_game_button(right.w)
        high = max(press_height(assets, back, wide), title.get_height(), told.high)
        self.button(pygame.Rect(left.x, left.y, wide, high), back)
        self.scene.background.blit(
            title, title.get_rect(center=((left.x + wide + left.right) // 2, left.y + high // 2))
        )
        told.lay(pygame.Rect(right.x, right.y + (high - told.high) // 2, right.w, told.high))
        for page in (left, right):
            double_rule(self.scene.background, assets, page.x, page.right, page.y + high + px(8))
        used = high + px(18)
        return left.inflate(0, -used).move(0, used // 2), right.inflate(0, -used).move(0, used // 2)

    def _last_game_button(self, width: int) -> Block:
        """Return a button that opens the game played last. If there is none, return instructions."""
        words, last = self.services.words, self._last
        if last is None:
            return self.said(
                StyledText(words.text("contents-choose"), Face.ITALIC, 20, palette.FADED_INK), width, centred=True
            )
        entry = next(entry for entry in self._entries if entry.slug == last.game)
        others = [player.name for player in last.players[1:]]
        key = "contents-last-with" if len(others) == 1 else "contents-last-company"
        said = words.text(key, game=entry.title, name=others[0] if others else "", number=len(others))
        press = Press("last", said, self._opener(last.game), size=21)
        return self.pressed_telling(press, words.text("contents-last"), width)

    # --- the games

    def _blocks(self, width: int) -> Iterator[Block]:
        family = ""
        for entry in self._entries:
            if entry.family != family:
                family = entry.family
                yield self.section(entry.family, width)
            yield self._game(entry, width)

    def _game(self, entry: GameEntry, width: int) -> Block:
        faded = not self._wish.fits(entry)

        def lay(area: pygame.Rect) -> None:
            row = GameRow(self.scene, self.assets, area, entry, self.services.words, self._opener(entry.slug), faded)
            self.add(row)

        return Block(row_height(self.assets, entry, self.services.words, width), lay)

    def _opener(self, slug: str) -> Callable[[], None]:
        def open_game() -> None:
            choice = self._choice
            if choice:
                choice.choose_game(slug)
            choice = choice or first_choice(self.services, slug, self._seats)
            self._left = True
            self.nav.open_over(NewTablePage(self.services, self.nav, choice, self._seats))

        return open_game

    # --- what the company looks for

    def _asking(self, pages: Sequence[pygame.Rect]) -> InParts[list[pygame.Rect]]:
        """Lay out two questions at the foot of each page. All four have the same height.

        Return the remaining area of both pages.
        """
        asked = self._questions()
        yield
        blocks = [self.choosers(asked[:2], pages[0].w), self.choosers(asked[2:], pages[1].w)]
        yield
        high = max(block.high for block in blocks)
        for page, block in zip(pages, blocks, strict=True):
            block.lay(pygame.Rect(page.x, page.bottom - high, page.w, high))
            yield
        used = high + self.assets.canvas.px(10)
        return [pygame.Rect(page.x, page.y, page.w, page.h - used) for page in pages]

    def _questions(self) -> list[Selection]:
        words, text = self.services.words, self.services.words.text
        every = {seats for entry in self._entries for seats in entry.seats}
        numbers = {0: text("contents-any-number"), **{number: words.number(number) for number in sorted(every)}}
        lengths = {0: text("contents-any-length")}
        minutes = sorted({entry.minutes for entry in self._entries})
        lengths |= {most: text("contents-minutes", minutes=most) for most in minutes}
        hard = {0: text("contents-any-difficulty")}
        hard |= {most: text(f"contents-difficulty-{most}") for most in range(1, HARDEST)}
        books = {ANY_BOOK: text("contents-any-book")}
        books |= {name: called for entry in self._entries for name, called, _ in entry.books if name not in books}
        wish = self._wish
        return [
            self._question("seats", numbers, wish.seats, lambda seats: replace(wish, seats=seats)),
            self._question("minutes", lengths, wish.minutes, lambda minutes: replace(wish, minutes=minutes)),
            self._question("difficulty", hard, wish.difficulty, lambda most: replace(wish, difficulty=most)),
            self._question("book", books, wish.book, lambda book: replace(wish, book=book)),
        ]

    def _question(self, key: str, written: Mapping[V, str], wished: V, wish: Callable[[V], Wish]) -> Selection:
        """Return a chooser for one criterion.

        ``written`` maps each value to its text. ``wish`` returns the criteria with another value.
        """
        values = list(written)

        def choose(at: int) -> None:
            self._wish = wish(values[at])
            self.recompose()

        label, value = self.services.words.text(f"contents-ask-{key}"), written[wished]
        return Selection(
            key=key,
            label=label,
            count=len(values),
            at=values.index(wished),
            value=value[:1].upper() + value[1:],
            choose=choose,
        )


class GameRow(PaintedControl):
    """The row of a game: its picture, name, numbers of players, presets, length and difficulty."""

    def __init__(
        self,
        scene: Scene,
        assets: Assets,
        area: pygame.Rect,
        entry: GameEntry,
        words: Words,
        open_game: Callable[[], None],
        faded: bool,
    ) -> None:
        super().__init__(scene, assets, f"game-{entry.slug}", area)
        self.entry = entry
        self.faded = faded
        """Whether the row is faded because the game does not match the visitor's criteria. It can still be chosen."""
        self._words = words
        self._open = open_game
        self.show()

    def describe(self) -> Description:
        words, entry = self._words, self.entry
        length = words.text("contents-length", minutes=entry.minutes)
        hard = words.text("access-difficulty", number=entry.difficulty, count=HARDEST)
        books = words.listed([called for _, called, _ in entry.books])
        note = f"{either(words, entry.seats)}; {length}; {hard}; {books}"
        return Description(entry.title, NodeRole.ENTRY, note=note)

    def act(self) -> None:
        self._open()

    def picture(self, state: ButtonState) -> pygame.Surface:
        assets, entry, px, m = self._assets, self.entry, self._assets.canvas.px, self._assets.margin
        surface = pygame.Surface((self.area.w + 2 * m, self.area.h + 2 * m), pygame.SRCALPHA)
        body = pygame.Rect(m, m, self.area.w, self.area.h)
        wash(surface, body, state)
        size = px(PICTURE[0]), px(PICTURE[1])
        surface.blit(small_picture(assets, entry.picture, size, self.faded), (m, m + (self.area.h - size[1]) // 2))
        print_ = _printed(assets, entry, self._words, self.area.w, self.faded)
        left, right = m + size[0] + px(BESIDE), m + self.area.w
        y = m + (self.area.h - print_.high) // 2
        foot = y + print_.upper
        surface.blit(print_.title, print_.title.get_rect(bottomleft=(left, foot)))
        surface.blit(print_.seats, print_.seats.get_rect(bottomright=(right, foot - px(1))))
        dots(
            surface,
            assets,
            left + print_.title.get_width() + px(8),
            right - print_.seats.get_width() - px(8),
            foot - px(8),
        )
        surface.blit(print_.books, (left, foot))
        surface.blit(print_.length, print_.length.get_rect(topright=(right, foot)))
        return surface


@dataclass(frozen=True)
class RowPrint:
    """The printed text of a row.

    The upper line has the name and the numbers of players, the lower line the presets, length and difficulty.
    """

    title: pygame.Surface
    seats: pygame.Surface
    books: pygame.Surface
    length: pygame.Surface

    @property
    def high(self) -> int:
        return self.upper + max(self.books.get_height(), self.length.get_height())

    @property
    def upper(self) -> int:
        """Height in pixels of the upper line."""
        return max(self.title.get_height(), self.seats.get_height())


def row_height(assets: Assets, entry: GameEntry, words: Words, width: int) -> int:
    """Return the height in pixels of a game's row."""
    return max(assets.canvas.px(ROW), _printed(assets, entry, words, width, False).high + assets.canvas.px(6))


def _printed(assets: Assets, entry: GameEntry, words: Words, width: int, faded: bool) -> RowPrint:
    px, room = assets.canvas.px, width - assets.canvas.px(PICTURE[0] + BESIDE)
    ink, less = (palette.DISABLED, palette.DISABLED) if faded else (palette.INK, palette.FADED_INK)
    seats = set_lines(assets, StyledText(either(words, entry.seats), Face.TEXT, 20, ink), room // 2)
    length = _length(assets, entry, words, less, faded)
    return RowPrint(
        title=set_lines(assets, StyledText(entry.title, Face.HEADING, 25, ink), room - seats.get_width() - px(16)),
        seats=seats,
        books=_books(assets, words, entry, less, room - length.get_width() - px(12)),
        length=length,
    )


def _length(assets: Assets, entry: GameEntry, words: Words, colour: str, faded: bool) -> pygame.Surface:
    """Return the length in minutes, followed by a row of leaves.

    The number of red leaves shows the difficulty. Pale leaves complete the row.
    """
    px = assets.canvas.px
    minutes = set_lines(
        assets, StyledText(words.text("contents-length", minutes=entry.minutes), Face.ITALIC, 17, colour), px(400)
    )
    on, off = (palette.DISABLED, palette.PAPER_PRESSED) if faded else (palette.RUBRIC, palette.PAPER_SHADE)
    leaves = [
        set_lines(assets, StyledText("❦", Face.TEXT, 17, on if number < entry.difficulty else off), px(60))
        for number in range(HARDEST)
    ]
    gap = px(5)
    width = minutes.get_width() + px(8) + sum(leaf.get_width() + gap for leaf in leaves) - gap
    surface = pygame.Surface((width, max(minutes.get_height(), leaves[0].get_height())), pygame.SRCALPHA)
    surface.blit(minutes, minutes.get_rect(midleft=(0, surface.get_height() // 2)))
    x = minutes.get_width() + px(8)
    for leaf in leaves:
        surface.blit(leaf, leaf.get_rect(midleft=(x, surface.get_height() // 2)))
        x += leaf.get_width() + gap
    return surface


def _books(assets: Assets, words: Words, entry: GameEntry, colour: str, width: int) -> pygame.Surface:
    """Return the name of the first preset and the number of further presets.

    If that is too long for one line, return only the total number of presets.
    """
    more = len(entry.books) - 1
    told = words.text("contents-books", book=entry.books[0][1], more=more, number=words.number(more))
    number = words.text("contents-book-number", number=words.number(more + 1))
    texts = [StyledText(each, Face.ITALIC, 17, colour) for each in (told, number)]
    fits = more == 0 or line_width(assets, texts[0]) <= width
    return set_lines(assets, texts[0] if fits else texts[1], width)
