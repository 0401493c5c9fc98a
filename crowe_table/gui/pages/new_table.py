"""The page Take a Seat, which sets up a table of one game."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

import pygame
from msgspec.structs import replace

from crowe_table import palette
from crowe_table.engine.core import Reason
from crowe_table.engine.money import COINAGES, COUNTERS, STAKES, Farthings
from crowe_table.engine.series import MatchPlan, Pronoun
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Selection
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import RAISED, columns, heading
from crowe_table.gui.pages.book import LEFT_WIDE, RIGHT_WIDE, SpreadPage
from crowe_table.gui.pages.flow import Block, gathered, height, lay_in_parts
from crowe_table.gui.pages.foot import GAP
from crowe_table.gui.pages.house_rules import HouseRulesPage
from crowe_table.gui.pages.lessons import DifferencesSheet, OfferedWays, OfferSheet
from crowe_table.gui.pages.persons import ChairTicket, chair_height, face_choice, pronoun_choice
from crowe_table.gui.pages.pictures import large_picture, picture_of
from crowe_table.gui.pages.sheet import ColumnSheet
from crowe_table.gui.pages.table_setup import PERSON, Guest, HouseRule, TableChoice, choice_after, guest_of, rules_of
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.differences import differences, rules_of_table
from crowe_table.hosting.last_seats import LastSeats
from crowe_table.hosting.lessons import has_lesson
from crowe_table.hosting.match import DUPLICATE_DEALS, MAX_GAMES
from crowe_table.hosting.new_table import NewTable
from crowe_table.launch import DEFAULT_LEVEL
from crowe_table.plain_text import MAX_NAME_LENGTH
from crowe_table.words import Company, Words
from crowe_table.words.catalogue import capital
from crowe_table.words.characters import character_of, computer_players
from crowe_table.words.facts import facts_of
from crowe_table.words.table_rules import option_reading

V = TypeVar("V", int, str)

STAKE = "stake"
"""Name of the option with the stake, as a number of units."""
PICTURE_HIGH, PICTURE_LEAST = 270, 64
"""Maximum and minimum height of the game's picture, in table units."""
LONGEST_CODE = 80
"""Maximum number of characters of a deal code."""


def first_choice(services: Services, slug: str, seats: LastSeats) -> TableChoice:
    """Return the visitor's last table of this game. If there is none, return the first preset of the game."""
    visitor = visitor_of(services)
    choice = TableChoice(slug, [visitor, *(Guest(name) for name in strangers(services, visitor))])
    if last := seats.at(slug):
        choice.sit_as_before(last)
    return choice


def choice_of_company(services: Services, after: NewTable) -> TableChoice:
    """Return the next table of players who have just finished a game. By default it is the same table again."""
    if after.series is None:
        raise ValueError("a company has an account")
    visitor = visitor_of(services)
    return choice_after(after, after.series, [visitor.name, *strangers(services, visitor)])


def visitor_of(services: Services) -> Guest:
    return guest_of(services.visitor)


def strangers(services: Services, visitor: Guest) -> list[str]:
    """Return the names of the computer players, without those that share the visitor's name or face."""
    return [player.name for player in computer_players(services.words, DEFAULT_LEVEL, [visitor.participant])]


class NewTablePage(SpreadPage):
    """The game on the left page, the setup of the table on the right."""

    def __init__(self, services: Services, nav: Navigator, choice: TableChoice, seats: LastSeats) -> None:
        super().__init__(services, nav)
        self.choice = choice
        self._seats = seats
        self._refusal: Reason | None = None
        self._altering = False
        """Whether a page or sheet that can change the table is open above this page."""

    def first(self) -> str:
        return "sit"

    def invalidate(self) -> None:
        """Compose the page again if a sheet above it may have changed the table."""
        if self._altering:
            self._altering = False
            self.recompose()
        super().invalidate()

    def compose(self) -> Iterator[None]:
        words = self._words()
        yield from self._game(words)
        yield from self._table(words)

    # --- the left page: the game

    def _game(self, words: Words) -> Iterator[None]:
        """Lay out the heading, the description of the game and its buttons.

        If there is room, the picture is above the description.
        """
        assets, slug, px = self.assets, self.choice.slug, self.assets.canvas.px
        altered = "seat-options-altered" if self.choice.altered else "seat-options-as-printed"
        rules = Press("rules", words.text("seat-options"), self._open_rules, size=20)
        area = self.rect(LEFT_WIDE)
        foot = [
            self.pressed_telling(rules, words.text(altered), area.w),
            self.side_by_side(
                [
                    Press("back", words.text("seat-back"), self.back, hint=words.text("key-menu"), size=20),
                    Press("law", words.text("title-rules"), lambda: self.nav.open_rules(slug), size=20),
                    *(
                        [Press("taught", words.text("title-lessons"), self._be_taught, size=20)]
                        if has_lesson(slug)
                        else []
                    ),
                ],
                area.w,
            ),
        ]
        used = height(foot, px(GAP))
        yield
        yield from lay_in_parts(foot, pygame.Rect(area.x, area.bottom - used, area.w, used), px(GAP))
        y = heading(self.scene.background, assets, area.move(0, px(RAISED)), words.text(f"game-{slug}"), 44)
        yield
        told = yield from gathered(self._description(words, area.w))
        room = area.bottom - used - px(16) - y - height(told, px(GAP)) - px(20)
        high = min(px(PICTURE_HIGH), room)
        if high >= px(PICTURE_LEAST):
            picture = yield from large_picture(assets, picture_of(slug, self.choice.game.kind), (area.w, high))
            self.scene.background.blit(picture, (area.x, y + px(4)))
            y += high + px(16)
        yield from lay_in_parts(told, pygame.Rect(area.x, y, area.w, 0), px(GAP))

    def _description(self, words: Words, width: int) -> Iterator[Block]:
        yield self.said(StyledText(words.text(f"game-{self.choice.slug}-line"), size=22), width)
        yield self.said(StyledText(facts_of(words, self.choice.game), Face.ITALIC, 18, palette.FADED_INK), width)
        help_ = words.text(f"preset-{self.choice.preset}-help")
        yield self.said(StyledText(help_, Face.ITALIC, 18, palette.FADED_INK), width)

    def _open_rules(self) -> None:
        self._altering = True
        self.nav.open_over(HouseRulesPage(self.services, self.nav, self.choice))

    # --- the right page: the table

    def _table(self, words: Words) -> Iterator[None]:
        px, area, new = self.assets.canvas.px, self.rect(RIGHT_WIDE), self.choice.table()
        sit = Press("sit", words.text("seat-play"), self._open_table, enabled=isinstance(new, NewTable), size=27)
        yield
        last = [self._purses_or_match(words, new, area.w), self.pressed(sit, area.w)]
        used = height(last, px(GAP))
        yield
        yield from self.run_on(
            self._blocks(words, area.w),
            [pygame.Rect(area.x, area.y, area.w, area.h - used - px(12))],
            px(GAP),
        )
        yield from lay_in_parts(last, pygame.Rect(area.x, area.bottom - used, area.w, used), px(GAP))

    def _blocks(self, words: Words, width: int) -> Iterator[Block]:
        yield self.choosers([self._book(words), self._numbers(words)], width)
        yield self.section(words.text("seat-who-sits"), width)
        yield from self._chairs(words, width)
        yield self.section(words.text("seat-what-for"), width)
        yield self.choosers([self._stakes(words), *self._money(words)], width)
        if self._stake_rule():
            yield self.choosers([self._stake(words)], width)
        asked = words.text("seat-code")
        yield self.written("code", asked, self.choice.code, LONGEST_CODE, self._write_code, width)

    def _chairs(self, words: Words, width: int) -> list[Block]:
        """Return the buttons of the chairs in rows of two. Each button opens the sheet of its chair."""
        px = self.assets.canvas.px
        seats = list(range(self.choice.seats))
        each = (width - px(GAP)) // 2
        presses = [Press(f"guest-{seat}", self.choice.guests[seat].name, self._opener(seat), size=21) for seat in seats]
        told = [self._described(words, seat) for seat in seats]
        high = max(chair_height(self.assets, press, text, each) for press, text in zip(presses, told, strict=True))

        def row(first: int) -> Block:
            def lay_row(area: pygame.Rect) -> None:
                for place, seat in zip(columns(area, 2, px(GAP)), seats[first : first + 2], strict=False):
                    face = character_of(self.choice.guests[seat].participant).face
                    self.add(ChairTicket(self.scene, self.assets, place, presses[seat], told[seat], face))

            return Block(high, lay_row)

        return [row(first) for first in range(0, len(seats), 2)]

    def _described(self, words: Words, seat: int) -> str:
        """Return the level of a player. If the players already share an account, add the player's purse."""
        guest = self.choice.guests[seat]
        level = _ability(words, self.choice.ability(guest))
        if not self.choice.sitting:
            return level
        return words.text("seat-with-purse", level=level, purse=words.sum(self.choice.purse(guest)))

    def _opener(self, seat: int) -> Callable[[], None]:
        def open_chair() -> None:
            self._altering = True
            self.nav.open_over(ChairSheet(self.services, self.nav, self, self.choice, seat))

        return open_chair

    def _write_code(self, code: str) -> None:
        self._refusal, self.choice.code = None, code
        self.recompose()

    def _book(self, words: Words) -> Selection:
        books = {preset.name: words.text(f"preset-{preset.name}") for preset in self.choice.game.presets}
        return self._choice("preset", words.text("seat-preset"), books, self.choice.preset, self.choice.choose_preset)

    def _numbers(self, words: Words) -> Selection:
        numbers = {number: capital(words.number(number)) for number in self.choice.chosen_preset.seats}
        return self._choice("seats", words.text("seat-players"), numbers, self.choice.seats, self.choice.choose_seats)

    def _stakes(self, words: Words) -> Selection:
        def take(stakes: str) -> None:
            self.choice.stakes = stakes

        known = [level for level in STAKES if not self.choice.sitting or (level == COUNTERS) == self._counters]
        levels = {level: words.text(f"stakes-{level}") for level in known}
        return self._choice("stakes", words.text("seat-stakes"), levels, self.choice.stakes, take)

    @property
    def _counters(self) -> bool:
        return self.choice.stakes == COUNTERS

    def _money(self, words: Words) -> list[Selection]:
        """Return the choice of the coinage or, at a table for counters, of a match.

        Players who already share an account keep their coinage. They choose instead whether their purses are filled.
        """
        if self.choice.sitting:
            return [self._filling(words)]
        if not self._counters:
            return [self._coinage(words)]
        return [self._match(words)] if self.choice.matches else []

    def _filling(self, words: Words) -> Selection:
        def take(filled: str) -> None:
            self.choice.fill = filled == "yes"

        ways = {fill: words.text(f"seat-fill-{fill}") for fill in ("no", "yes")}
        return self._choice("fill", words.text("seat-fill"), ways, "yes" if self.choice.fill else "no", take)

    def _coinage(self, words: Words) -> Selection:
        def take(coinage: str) -> None:
            self.choice.coinage = coinage

        coinages = {age: words.text(f"coinage-{age}") for age in COINAGES}
        return self._choice("coinage", words.text("seat-coinage"), coinages, self.choice.coinage, take)

    def _match(self, words: Words) -> Selection:
        plans = (None, *self.choice.matches)

        def take(at: int) -> None:
            self.choice.match = plans[at]

        ways = {at: words.text(f"match-plan-{plan or 'single'}") for at, plan in enumerate(plans)}
        chosen = plans.index(self.choice.match) if self.choice.match in plans else 0
        return self._choice("match", words.text("match-plan"), ways, chosen, take)

    def _stake_rule(self) -> HouseRule | None:
        return next((rule for rule in rules_of(self.choice.game.options) if rule.name == STAKE), None)

    def _stake(self, words: Words) -> Selection:
        rule = self._stake_rule()
        values = rule.values if rule else ()
        now = self.choice.value(STAKE)
        unit = STAKES[self.choice.stakes].unit
        sum_ = words.money(Farthings(int(now) * unit)) if now else option_reading(words, STAKE, now)
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
            others=tuple(written.values()),
        )

    def _after(self, change: Callable[[int], None]) -> Callable[[int], None]:
        def done(at: int) -> None:
            self._refusal = None
            change(at)
            self.recompose()

        return done

    def _purses_or_match(self, words: Words, new: NewTable | Reason, width: int) -> Block:
        """Return a line about the purses or about the match, or the reason why the table is not possible."""
        refusal = new if isinstance(new, Reason) else self._refusal
        if refusal:
            said = StyledText(words.text("seat-refused", why=words.reason(refusal)), Face.TEXT, 19, palette.RUBRIC)
        elif isinstance(new, NewTable) and new.match:
            said = StyledText(self._match_line(words, new.match.plan), Face.ITALIC, 19, palette.FADED_INK)
        else:
            purse = STAKES[self.choice.stakes].purse
            key = "seat-money-own" if self.choice.sitting else "seat-money-line"
            said = StyledText(words.text(key, farthings=purse), Face.ITALIC, 19, palette.FADED_INK)
        return self.said(said, width, centred=True)

    def _match_line(self, words: Words, plan: MatchPlan) -> str:
        told = words.text(f"match-plan-{plan}-help", deals=DUPLICATE_DEALS)
        if plan == "duplicate":
            return told
        games = words.number(MAX_GAMES[plan])
        minutes = words.text(f"game-{self.choice.slug}-minutes")
        return f"{told} {words.text('match-length', games=games, minutes=minutes)}"

    def _open_table(self) -> None:
        new = self.choice.table()
        if not isinstance(new, NewTable):
            return
        last, slug = self._seats.at(self.choice.slug), self.choice.slug
        rules, told = rules_of_table(new), last.told if last else ()
        differs = new.preset not in told and bool(differences(self._words(), rules))
        self._seats.remember(replace(self.choice.seating(), told=(*told, new.preset) if differs else told))

        def play() -> None:
            if differs:
                sheet = DifferencesSheet(self.services, self.nav, self, rules, lambda: self._play(new))
                self.nav.open_over(sheet)
            else:
                self._play(new)

        if last is None and not self.choice.sitting and has_lesson(slug):
            self.nav.open_over(OfferSheet(self.services, self.nav, self, slug, OfferedWays(self._be_taught, play)))
        else:
            play()

    def _play(self, new: NewTable) -> None:
        self._refusal = self.nav.play(new)
        if self._refusal:
            self.recompose()

    def _be_taught(self) -> None:
        self._refusal = self.nav.open_lesson(self.choice.slug)
        if self._refusal:
            self.recompose()

    def _words(self) -> Words:
        choice = self.choice
        coinage = COUNTERS if choice.stakes == COUNTERS else choice.coinage
        company = Company(coinage=coinage, unit=STAKES[choice.stakes].unit)
        return self.services.words.game(choice.slug).to(company)


class ChairSheet(ColumnSheet):
    """The sheet of one chair. It sets who sits there, a person or a computer player, and at which level."""

    def __init__(
        self, services: Services, nav: Navigator, behind: NewTablePage, choice: TableChoice, seat: int
    ) -> None:
        super().__init__(services, nav, behind)
        self._choice = choice
        self._seat = seat

    def title(self) -> str:
        words = self.services.words
        return words.text("seat-your-name") if self._seat == 0 else words.text("seat-their-name", number=self._seat + 1)

    def first(self) -> str:
        return "level" if self._choice.guests[self._seat].person else "guest"

    def blocks(self, width: int) -> list[Block]:
        words, guest = self.services.words, self._choice.guests[self._seat]
        done = Press("done", words.text("seat-chair-done"), self.back, hint=words.text("key-menu"))
        who = (
            self.written("name", words.text("seat-called"), guest.name, MAX_NAME_LENGTH, self._call, width)
            if guest.person and not self._choice.sitting
            else self.choosers([self._who()], width)
        )
        own = [face_choice(words, guest.face, self._look), pronoun_choice(words, guest.pronoun, self._speak_of)]
        person = [self.choosers([choice], width) for choice in own] if guest.person else []
        return [who, self.choosers([self._skill()], width), *person, self.pressed(done, width)]

    def _look(self, face: str) -> None:
        self._choice.guests[self._seat].face = face
        self.rebuilt()

    def _speak_of(self, pronoun: Pronoun) -> None:
        self._choice.guests[self._seat].pronoun = pronoun
        self.rebuilt()

    def _call(self, name: str) -> None:
        self._choice.call(self._seat, name)
        self.rebuilt()

    def _who(self) -> Selection:
        names = sorted(guest.name for guest in self._choice.guests)
        at = names.index(self._choice.guests[self._seat].name)

        def place(to: int) -> None:
            self._choice.place(self._seat, names[to])
            self.rebuilt()

        called = self.services.words.text("seat-called")
        return Selection("guest", called, len(names), at, names[at], place, tuple(names))

    def _skill(self) -> Selection:
        words, guest = self.services.words, self._choice.guests[self._seat]
        abilities = self._choice.abilities
        written = [_ability(words, level) for level in abilities]

        def able(to: int) -> None:
            guest.level = abilities[to]
            self.rebuilt()

        at = abilities.index(self._choice.ability(guest))
        return Selection("level", words.text("seat-level"), len(written), at, written[at], able, tuple(written))


def _ability(words: Words, level: str) -> str:
    return words.text("seat-person") if level == PERSON else words.text(f"level-{level}")
