"""The deal of the day: today's game on the left page, the visitor's result and a friend's on the right."""

from collections.abc import Iterator
from datetime import date

import pygame

from crowe_table import games, palette
from crowe_table.engine.core import Reason
from crowe_table.engine.money import COUNTERS, STAKES, Farthings
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import PaperButton
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, SpreadPage
from crowe_table.gui.pages.deal_slip import DealSlip
from crowe_table.gui.pages.flow import Block
from crowe_table.gui.pages.pictures import large_picture, picture_of
from crowe_table.gui.screen import Navigator, Services
from crowe_table.hosting.daily import (
    DailyResult,
    daily_deal,
    read_result_code,
    result_code,
    result_of,
    run_of_days,
    saved_daily,
)
from crowe_table.hosting.listing import SavedGame
from crowe_table.hosting.shelf import Shelf
from crowe_table.words import Company
from crowe_table.words.facts import day_of

GAP = 10
"""Gap in table units between texts."""
PICTURE = 190
"""Height in table units of the game's picture."""
TITLE, BODY, NOTE = 40, 22, 19
"""Text sizes of the game's name, of texts, and of notes."""
MAX_CODE_LENGTH = 120
"""Maximum number of characters of a typed code. The longest code of six words has 60."""


class DailyPage(SpreadPage):
    """The deal of the day, with the visitor's result and a field for a friend's code."""

    def __init__(self, services: Services, nav: Navigator, shelf: Shelf, today: date) -> None:
        super().__init__(services, nav)
        self._shelf = shelf
        self._deal = daily_deal(today)
        self._typed = ""
        self._friend: DailyResult | Reason | None = None
        self._refusal: tuple[Reason, ...] = ()
        self._saved: SavedGame | None = None
        self._run = 0
        self._seen = 0
        """Change counter of the shelf when the page was last updated."""
        self._fetch()

    def first(self) -> str:
        return "play"

    def step(self, now: float) -> bool:
        """Compose the page again when the shelf has found more sessions."""
        if self._shelf.changes != self._seen and self._pressed is None and not self.is_typing:
            self._fetch(refresh=False)
            self.recompose()
        self._offer_comparison()
        return super().step(now)

    def invalidate(self) -> None:
        self._fetch()
        super().invalidate()

    def _fetch(self, refresh: bool = True) -> None:
        entries = self._shelf.listed(refresh)
        self._seen = self._shelf.changes
        self._saved = saved_daily(self._deal, entries)
        self._run = run_of_days(self._deal.day, entries)

    def compose(self) -> Iterator[None]:
        words, px = self.services.words, self.assets.canvas.px
        left, right = self.rect(LEFT_TYPE), self.rect(RIGHT_TYPE)
        y = heading(self.scene.background, self.assets, left, words.text("daily-heading"))
        left = pygame.Rect(left.x, y, left.w, left.bottom - y)
        game = yield from self._game(left.w)
        yield
        back = Press("back", words.text("daily-back"), self.back, hint=words.text("key-menu"))
        yield from self.run_on([*game, *self._results(right.w)], [left, right], px(GAP), [back])

    # --- the game

    def _game(self, wide: int) -> InParts[list[Block]]:
        """Return the game of the day, with its picture and the button to play it."""
        words, deal, px = self.services.words, self._deal, self.assets.canvas.px
        own = words.game(deal.game)
        figure = picture_of(deal.game, games.game(deal.game).kind)
        picture = yield from large_picture(self.assets, figure, (wide, px(PICTURE)))
        name, line = own.text(f"game-{deal.game}"), own.text(f"game-{deal.game}-line")
        return [
            self.said(StyledText(day_of(words, deal.day), Face.ITALIC, BODY, palette.FADED_INK), wide, centred=True),
            self.said(StyledText(name, Face.HEADING, TITLE), wide, centred=True),
            Block(picture.get_height(), lambda place: self._show(picture, place)),
            *(self._in_red(words.reason(why), wide) for why in self._refusal),
            self.pressed(self._play_press(), wide),
            self.said(StyledText(self._length(), size=BODY), wide, centred=True),
            self.said(StyledText(line, Face.ITALIC, BODY), wide, centred=True),
            self.said(StyledText(words.text("daily-told"), Face.ITALIC, NOTE, palette.FADED_INK), wide),
        ]

    def _show(self, picture: pygame.Surface, place: pygame.Rect) -> None:
        self.scene.background.blit(picture, place)

    def _in_red(self, text: str, width: int) -> Block:
        return self.said(StyledText(text, size=BODY, colour=palette.RUBRIC), width)

    def _length(self) -> str:
        """Return a text with the number of players and the length of the game in minutes."""
        words, deal = self.services.words, self._deal
        short = games.game(deal.game).short
        minutes = short.minutes if short else int(words.game(deal.game).text(f"game-{deal.game}-minutes"))
        return words.text("daily-length", players=words.number(deal.seats), minutes=minutes)

    def _play_press(self) -> Press:
        text, saved = self.services.words.text, self._saved
        if saved is None:
            return Press("play", text("daily-play"), self._play)
        if saved.finished:
            return Press("play", text("daily-replay"), lambda: self._say(self.nav.walk_saved(saved.path)))
        return Press("play", text("title-continue"), lambda: self._say(*self.nav.resume(saved.path)))

    def _play(self) -> None:
        self._say(self.nav.play_daily(self._deal))

    def _say(self, *refusals: Reason | None) -> None:
        self._refusal = tuple(why for why in refusals if why)
        if self._refusal:
            self.recompose()

    # --- the results

    def _results(self, wide: int) -> list[Block]:
        """Return the visitor's result with its code, and the field for a friend's code."""
        words = self.services.words
        blocks = [self.section(words.text("daily-results"), wide)]
        blocks += [self.said(StyledText(text, size=BODY), wide) for text in self._own_result()]
        if self._saved and self._saved.finished:
            slip = DealSlip(self, words, result_code(result_of(self._deal.day, self._saved)), (), "daily-code")
            blocks.append(Block(slip.height(wide), slip.lay))
        return [
            *blocks,
            self.written("friend", words.text("daily-friend-code"), self._typed, MAX_CODE_LENGTH, self._type, wide),
            self.pressed(
                Press("compare", words.text("daily-compare"), self._compare, enabled=self._can_compare()), wide
            ),
            *(self._in_red(text, wide) for text in self._comparison()),
        ]

    def _own_result(self) -> Iterator[str]:
        """Yield today's result, and the number of consecutive days on which the visitor has played."""
        words = self.services.words
        if self._saved and self._saved.finished:
            yield words.text("daily-own", result=self._result_text(result_of(self._deal.day, self._saved)))
        else:
            yield words.text("daily-none")
        if self._run > 1:
            yield words.text("daily-run", number=self._run)

    def _type(self, text: str) -> None:
        self._typed = text
        self._offer_comparison()

    def _can_compare(self) -> bool:
        return bool(self._typed.strip()) or self.is_typing

    def _offer_comparison(self) -> None:
        """Enable the button that compares once a code is typed. A press under way is not disturbed."""
        button = next((control for control in self.controls if control.key == "compare"), None)
        if isinstance(button, PaperButton) and self._pressed is None:
            button.enable(self._can_compare())

    def _compare(self) -> None:
        self._friend = read_result_code(self._typed)
        self._spread = self._spreads  # The comparison is at the end of the last spread.
        self.recompose()
        self.hold("compare")

    def _comparison(self) -> Iterator[str]:
        """Yield a friend's result, and the visitor's own result of the same day."""
        words, friend = self.services.words, self._friend
        if friend is None:
            return
        if isinstance(friend, Reason):
            yield words.reason(friend)
            return
        deal = daily_deal(friend.day)
        game = words.game(deal.game).text(f"game-{deal.game}")
        yield words.text(
            "daily-friend-told", day=day_of(words, friend.day), game=game, result=self._result_text(friend)
        )
        own = saved_daily(deal, self._shelf.listed(refresh=False))
        if own and own.finished:
            yield words.text("daily-own-then", result=self._result_text(result_of(friend.day, own)))
        else:
            yield words.text("daily-own-missing")

    def _result_text(self, result: DailyResult) -> str:
        """Return a result in words: points or, in a game without points, counters won or lost."""
        words = self.services.words
        if result.in_points:
            own, other = words.figures(result.own), words.figures(result.best_other)
            return words.text("daily-points", own=own, other=other)
        company = words.to(Company(coinage=COUNTERS, unit=STAKES[COUNTERS].unit))
        outcome = "won" if result.own > 0 else "lost" if result.own < 0 else "even"
        return words.text("daily-counters", outcome=outcome, sum=company.sum(Farthings(abs(result.own))))
