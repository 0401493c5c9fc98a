"""Take a Seat: the contents of the house on the left page, the table being chosen on the right."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import pygame

from crowe_table import games, palette
from crowe_table.engine.cards import parse_all
from crowe_table.engine.core import Reason
from crowe_table.engine.game import GameKind
from crowe_table.engine.money import COINAGES, STAKES, Farthings
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import ListEntry, Selection, TwoLineButton
from crowe_table.gui.draw.paper import StyledText, printed
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import columns, fan, heading, ink_lines
from crowe_table.gui.pages.house_rules import HouseRulesPage, reading
from crowe_table.gui.pages.page import BUTTON, GAP, LEFT_TYPE, RIGHT_TYPE, BookPage, foot
from crowe_table.gui.pages.table_setup import ABILITIES, PERSON, Guest, HouseRule, TableChoice, choice_after, rules_of
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.new_table import COUNTERS, LONGEST_NAME, NewTable
from crowe_table.launch import DEFAULT_LEVEL
from crowe_table.words import Company, Words
from crowe_table.words.characters import house_players, names_of_house

V = TypeVar("V", int, str)
KINDS = tuple(GameKind)
"""As the contents list them; the heading of each is the message ``seat-kind-<kind>``."""

LISTED, KIND = 96, 32
"""Table units of one game in the contents, and of the heading of its kind."""
PLATE = 240
"""Table units that must be free under the contents for a hand of cards to be printed there."""
HAND = parse_all("QS KH 5D 5C JH")
HELP, SAYING = 68, 46
"""Table units for what a book is, and for what is to be said of the table."""
ROOMY = 6
"""As many may sit down, and there is still room for what the book is."""
STAKE = "stake"
"""The option in which a game names its stake, in units of the table."""


class NewTablePage(BookPage):
    """Where a table is chosen and sat down to."""

    def __init__(self, services: Services, nav: Navigator, slug: str = "", after: NewTable | None = None) -> None:
        """``after``: the next game of a company that has just played, as it would be if they played the same again."""
        super().__init__(services, nav)
        text = services.words.text
        visitor = services.settings.name or text("name-visitor")
        if after and after.series:
            self.choice = choice_after(after, after.series, names_of_house(services.words))
        else:
            settings = services.settings
            own = Guest(visitor, PERSON, settings.face, settings.pronoun)
            others = house_players(services.words, DEFAULT_LEVEL, [own.participant])
            guests = [own, *(Guest(each.name) for each in others)]
            self.choice = TableChoice(slug or listed()[0], guests)
        self._list_page: int | None = None
        """Which page of the contents is open; at first that of the game that is chosen."""
        self._refusal: Reason | None = None
        self._altering = False

    def first(self) -> str:
        return "sit"

    def invalidate(self) -> None:
        """The rules of the house may have been altered on the page that was open over this one."""
        if self._altering:
            self._altering = False
            self.recompose()
        super().invalidate()

    def compose(self) -> None:
        self._contents()
        self._table()

    # --- the left page: the contents

    def _contents(self) -> None:
        assets, text = self.assets, self.services.words.text
        px, area = assets.canvas.px, self.rect(LEFT_TYPE)
        y = heading(self.scene.background, assets, area, text("seat-contents"))
        bottom = foot(area, assets).y
        pages = self._pages((bottom - y) / assets.canvas.scale)
        if self._list_page is None:
            self._list_page = next(at for at, page in enumerate(pages) if self.choice.slug in page)
        page = pages[self._list_page]
        kind = ""
        for slug in page:
            if games.game(slug).kind != kind and self._kinds > 1:
                kind = games.game(slug).kind
                line = printed(
                    assets,
                    StyledText(_kind_heading(self.services.words, slug), Face.DISPLAY_ITALIC, 24, palette.RUBRIC),
                    area.w,
                )
                self.scene.background.blit(line, (area.x, y))
                y += px(self._kind_high)
            place = pygame.Rect(area.x, y, area.w, px(LISTED))
            self.line(place, self._game(slug))
            y = place.bottom + px(GAP)
        left = bottom - y
        if left > px(PLATE):
            fan(self.scene.background, assets, HAND, pygame.Rect(area.x, y, area.w, left))
        self._turners(area, len(pages))

    @property
    def _kinds(self) -> int:
        """How many kinds of game the house keeps: a single kind is not named."""
        return len({games.game(slug).kind for slug in listed()})

    @property
    def _kind_high(self) -> float:
        """Table units of the heading of a kind, at the visitor's size of text."""
        return KIND * self.assets.look.text

    def _pages(self, room: float) -> list[list[str]]:
        """The games page by page, as many as go on each; every page names the kind it begins with."""
        pages: list[list[str]] = []
        left, kind = 0.0, ""
        for slug in listed():
            new = games.game(slug).kind != kind and self._kinds > 1
            wanted = LISTED + GAP + (self._kind_high if new else 0)
            if wanted > left:
                pages.append([])
                left, wanted = room, LISTED + GAP + (self._kind_high if self._kinds > 1 else 0)
            pages[-1].append(slug)
            left, kind = left - wanted, games.game(slug).kind
        return pages

    def _game(self, slug: str) -> ListEntry:
        words = self.services.words.game(slug)
        seats = sorted({seats for preset in games.game(slug).presets for seats in preset.seats})
        facts = words.text(
            "seat-facts",
            players=words.text("seat-for", numbers=either(words, seats)),
            minutes=words.text("seat-minutes", minutes=words.text(f"game-{slug}-minutes")),
            difficulty=words.text("seat-difficulty-" + words.text(f"game-{slug}-difficulty")),
        )
        return ListEntry(
            key=f"game-{slug}",
            title=words.text(f"game-{slug}"),
            lines=(facts, words.text(f"game-{slug}-line")),
            act=self._taker(slug),
            chosen=slug == self.choice.slug,
        )

    def _taker(self, slug: str) -> Callable[[], None]:
        def take() -> None:
            self._refusal = None
            self.choice.choose_game(slug)
            self.recompose()

        return take

    def _turners(self, area: pygame.Rect, pages: int) -> None:
        text = self.services.words.text
        places = columns(foot(area, self.assets), 3, self.assets.canvas.px(GAP))
        self.button(places[0], Press("back", text("seat-back"), self.back, hint=text("key-menu")))
        if pages > 1:
            self.button(
                places[1], Press("before", text("booke-before"), self._turner(-1), enabled=(self._list_page or 0) > 0)
            )
            last = (self._list_page or 0) < pages - 1
            self.button(places[2], Press("after", text("booke-after"), self._turner(1), enabled=last))

    def _turner(self, by: int) -> Callable[[], None]:
        def turn() -> None:
            self._list_page = (self._list_page or 0) + by
            self.turn_page()

        return turn

    # --- the right page: the table

    def _table(self) -> None:
        assets, choice, px = self.assets, self.choice, self.assets.canvas.px
        words = self._words()
        area = self.rect(RIGHT_TYPE)
        y = heading(self.scene.background, assets, area, words.text(f"game-{choice.slug}"))
        if choice.seats <= ROOMY:
            help_ = StyledText(words.text(f"preset-{choice.preset}-help"), Face.ITALIC, 20, palette.FADED_INK)
            self.scene.background.blit(ink_lines(assets, help_, area.w, px(HELP)), (area.x, y - px(4)))
            y += px(HELP + 2)
        new = choice.table()
        last = foot(area, assets).y - px(SAYING + GAP)
        y = self._rows(words, pygame.Rect(area.x, y, area.w, last - y))
        self._say(words, new, pygame.Rect(area.x, y, area.w, foot(area, assets).y - px(GAP) - y))
        self._sit(words, new, foot(area, assets))

    def _rows(self, words: Words, area: pygame.Rect) -> int:
        """Everything to be chosen, row by row. Returns where what follows may begin."""
        px, choice = self.assets.canvas.px, self.choice
        laid: list[Callable[[pygame.Rect], None]] = [
            lambda row: self._choosers(row, [self._book(words), self._numbers(words)]),
            *(self._guest_row(words, seat) for seat in range(choice.seats)),
            lambda row: self._choosers(row, [self._stakes(words), self._money(words)]),
        ]
        if self._stake_rule():
            laid.append(lambda row: self._choosers(row, [self._stake(words)]))
        pitch = min(px(BUTTON + GAP), area.h // len(laid))
        high = min(px(BUTTON), pitch - px(4))
        for number, lay in enumerate(laid):
            lay(pygame.Rect(area.x, area.y + number * pitch, area.w, high))
        return area.y + len(laid) * pitch

    def _choosers(self, row: pygame.Rect, choices: Sequence[Selection]) -> None:
        for place, choice in zip(columns(row, len(choices), self.assets.canvas.px(GAP)), choices, strict=True):
            self.chooser(place, choice)

    def _guest_row(self, words: Words, seat: int) -> Callable[[pygame.Rect], None]:
        return lambda row: self._guest(words, seat, row)

    def _guest(self, words: Words, seat: int, row: pygame.Rect) -> None:
        """A player who sits down: their name, and whether they are a person or how well they play."""
        name, level = columns(row, 2, self.assets.canvas.px(GAP))
        if self.choice.guests[seat].person and not self.choice.sitting:
            self._write(words, seat, name)
        else:
            self.chooser(name, self._who(words, seat))
        self.chooser(level, self._skill(words, seat))

    def _write(self, words: Words, seat: int, area: pygame.Rect) -> None:
        """What a person is called: a line to write on."""
        px = self.assets.canvas.px
        called = words.text("seat-your-name" if seat == 0 else "seat-their-name", number=seat + 1)
        room = area.w * 3 // 10
        label = printed(self.assets, StyledText(called, Face.ITALIC, 18, palette.FADED_INK), room - px(8))
        self.scene.background.blit(label, label.get_rect(midright=(area.x + room - px(8), area.centery)))
        line = pygame.Rect(area.x + room, area.y, 0, area.h).inflate(0, -px(6))
        line.w = area.right - line.x
        written = self.choice.guests[seat].name
        self.add(self.ui.write(f"name-{seat}", line, written, LONGEST_NAME, lambda name: self._called(seat, name)))

    def _called(self, seat: int, name: str) -> None:
        self.choice.call(seat, name.strip())
        self.recompose()

    def _book(self, words: Words) -> Selection:
        books = {preset.name: words.text(f"preset-{preset.name}") for preset in self.choice.game.presets}
        return self._choice("preset", words.text("seat-preset"), books, self.choice.preset, self.choice.choose_preset)

    def _numbers(self, words: Words) -> Selection:
        numbers = {number: _capital(words.number(number)) for number in self.choice.chosen_preset.seats}
        return self._choice("seats", words.text("seat-players"), numbers, self.choice.seats, self.choice.choose_seats)

    def _who(self, words: Words, seat: int) -> Selection:
        names = {name: name for name in sorted(guest.name for guest in self.choice.guests)}
        chosen, number = self.choice.guests[seat].name, words.text("seat-opponent", number=seat + 1)
        if self.choice.sitting:
            purse = words.sum(self.choice.purse(self.choice.guests[seat]))
            number = words.text("seat-with-purse", number=seat + 1, purse=purse)
        return self._choice(f"guest-{seat}", number, names, chosen, lambda name: self.choice.place(seat, name))

    def _skill(self, words: Words, seat: int) -> Selection:
        guest = self.choice.guests[seat]

        def able(level: str) -> None:
            guest.level = level

        levels = {level: words.text(f"level-{level}") if level else words.text("seat-person") for level in ABILITIES}
        return self._choice(f"level-{seat}", words.text("seat-level"), levels, guest.level, able)

    def _stakes(self, words: Words) -> Selection:
        def take(stakes: str) -> None:
            self.choice.stakes = stakes

        known = [level for level in STAKES if not self.choice.sitting or (level == COUNTERS) == self._counters]
        levels = {level: words.text(f"stakes-{level}") for level in known}
        return self._choice("stakes", words.text("seat-stakes"), levels, self.choice.stakes, take)

    @property
    def _counters(self) -> bool:
        """Whether this company plays for counters."""
        return self.choice.stakes == COUNTERS

    def _money(self, words: Words) -> Selection:
        """In what coin; a company that has its purses keeps to its coin, and may have them filled."""
        return self._filling(words) if self.choice.sitting else self._coinage(words)

    def _filling(self, words: Words) -> Selection:
        def take(filled: str) -> None:
            self.choice.fill = filled == "yes"

        ways = {fill: words.text(f"seat-fill-{fill}") for fill in ("no", "yes")}
        return self._choice("fill", words.text("seat-fill"), ways, "yes" if self.choice.fill else "no", take)

    def _coinage(self, words: Words) -> Selection:
        def take(coinage: str) -> None:
            self.choice.coinage = coinage

        ages = (COUNTERS,) if self.choice.stakes == COUNTERS else tuple(COINAGES)
        coinages = {age: words.text(f"coinage-{age}") for age in ages}
        chosen = COUNTERS if self.choice.stakes == COUNTERS else self.choice.coinage
        return self._choice("coinage", words.text("seat-coinage"), coinages, chosen, take)

    def _stake_rule(self) -> HouseRule | None:
        return next((rule for rule in rules_of(self.choice.game.options) if rule.name == STAKE), None)

    def _stake(self, words: Words) -> Selection:
        rule = self._stake_rule()
        values = rule.values if rule else ()
        now = self.choice.value(STAKE)
        sum_ = words.money(Farthings(int(now) * STAKES[self.choice.stakes].unit)) if now else reading(words, STAKE, now)
        return Selection(
            key="stake",
            label=words.text(f"option-{STAKE}"),
            count=len(values),
            at=values.index(now),
            value=sum_,
            choose=self._after(lambda at: self.choice.alter(STAKE, values[at])),
        )

    def _choice(
        self, key: str, label: str, written: Mapping[V, str], chosen: V, take: Callable[[V], None]
    ) -> Selection:
        values = list(written)
        return Selection(
            key=key,
            label=label,
            count=len(values),
            at=values.index(chosen),
            value=written[chosen],
            choose=self._after(lambda at: take(values[at])),
        )

    def _after(self, change: Callable[[int], None]) -> Callable[[int], None]:
        """What is done when something is chosen: the change, and the page laid again."""

        def done(at: int) -> None:
            self._refusal = None
            change(at)
            self.recompose()

        return done

    def _say(self, words: Words, new: NewTable | Reason, area: pygame.Rect) -> None:
        """With what each sits down, or why the table cannot be laid."""
        refusal = new if isinstance(new, Reason) else self._refusal
        if refusal:
            said = StyledText(words.text("seat-refused", why=words.reason(refusal)), Face.TEXT, 19, palette.RUBRIC)
        else:
            purse, key = (
                STAKES[self.choice.stakes].purse,
                "seat-money-own" if self.choice.sitting else "seat-money-line",
            )
            said = StyledText(words.text(key, farthings=purse), Face.ITALIC, 19, palette.FADED_INK)
        line = ink_lines(self.assets, said, area.w, area.h)
        self.scene.background.blit(line, line.get_rect(midtop=(area.centerx, area.y)))

    def _sit(self, words: Words, new: NewTable | Reason, row: pygame.Rect) -> None:
        rules, sit = columns(row, 2, self.assets.canvas.px(GAP))
        state = words.text("seat-options-altered" if self.choice.altered else "seat-options-as-printed")
        show = Press("rules", words.text("seat-options"), self._open_rules, size=20)
        self.add(TwoLineButton(self.scene, self.assets, rules, show, state))
        able = isinstance(new, NewTable)
        self.button(sit, Press("sit", words.text("seat-play"), self._sit_down, enabled=able, size=23))

    def _open_rules(self) -> None:
        self._altering = True
        self.nav.open_over(HouseRulesPage(self.services, self.nav, self.choice))

    def _sit_down(self) -> None:
        new = self.choice.table()
        if isinstance(new, NewTable):
            self._refusal = self.nav.play(new)
            if self._refusal:
                self.recompose()

    def _words(self) -> Words:
        choice = self.choice
        coinage = COUNTERS if choice.stakes == COUNTERS else choice.coinage
        company = Company(coinage=coinage, unit=STAKES[choice.stakes].unit)
        return self.services.words.game(choice.slug).to(company)


def listed() -> list[str]:
    """The games of the house as the contents list them: by kind, then by name."""
    return sorted(games.slugs(), key=_place)


def _place(slug: str) -> tuple[int, str]:
    return KINDS.index(games.game(slug).kind), slug


def _kind_heading(words: Words, slug: str) -> str:
    return words.game(slug).text(f"seat-kind-{games.game(slug).kind}")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def either(words: Words, numbers: Sequence[int]) -> str:
    """“two or four”, “three to eight”."""
    said = [words.number(number) for number in numbers]
    if len(numbers) < 2:
        return "".join(said)
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return words.text("list-to", first=said[0], last=said[-1])
    return words.text("list-or", before=", ".join(said[:-1]), last=said[-1])
