"""The end of a game: who won and by what, how it was settled in coin, and what next."""

from dataclasses import dataclass

import pygame

from crowe_table import palette
from crowe_table.engine.core import SPECTATOR, Ended, Paid, Reason, Seat, View
from crowe_table.engine.money import NOTHING, Farthings, in_coin
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import dots
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.paper import StyledText, printed, said_in
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import columns, heading, ink_lines
from crowe_table.gui.pages.page import BUTTON, GAP, Sheet
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.hosting.new_table import COUNTERS
from crowe_table.words import Company

BOX = Box(300, 76, 680, 648)
INNER = Box(346, 116, 588, 576)
MOST_COINS = 16
"""Coins of one payment that are drawn; the sum is always written."""
COIN = 46
"""Table units that a payment's row of coins is high."""


@dataclass(frozen=True)
class Outcome:
    """A game that is over, as one person at the table sees it."""

    view: View
    names: tuple[str, ...]
    coinage: str
    won: tuple[Farthings, ...]
    """For each seat, won or lost since the game began."""
    seed: str = ""
    """What the cards were dealt from."""

    @property
    def ended(self) -> Ended | None:
        return next((event for event in reversed(self.view.past) if isinstance(event, Ended)), None)

    @property
    def payments(self) -> tuple[Paid, ...]:
        return tuple(event for event in self.view.past if isinstance(event, Paid))


class EndingSheet(Sheet):
    """The sheet that tells how a game ended."""

    def __init__(self, services: Services, nav: Navigator, behind: Screen, outcome: Outcome) -> None:
        super().__init__(services, nav, behind, BOX)
        self._outcome = outcome
        self._refusal: Reason | None = None
        view = outcome.view
        company = Company(names=outcome.names, viewer=view.seat, coinage=outcome.coinage, unit=view.options.unit)
        self._words = services.words.game(view.game).to(company)

    def back(self) -> None:
        """Escape lays the sheet aside: the table may be looked at."""
        self.nav.back()

    def compose(self) -> None:
        px, area = self.assets.canvas.px, self.rect(INNER)
        y = heading(self.scene.background, self.assets, area, self._words.text(self._title()), 40)
        y = self._why(area, y)
        y = self._scores(area, y + px(10))
        row = pygame.Rect(area.x, area.bottom - px(2 * BUTTON + GAP), area.w, px(BUTTON))
        self._settled(pygame.Rect(area.x, y + px(8), area.w, row.y - px(12) - y - px(8)))
        self._buttons(row)

    def _title(self) -> str:
        ended, seat = self._outcome.ended, self._outcome.view.seat
        if ended is None or seat == SPECTATOR:
            return "end-heading-over"
        return "end-heading-won" if seat in ended.winners else "end-heading-lost"

    def _why(self, area: pygame.Rect, y: int) -> int:
        ended = self._outcome.ended
        if ended is None:
            return y
        why = self._words.reason(ended.why)
        said = StyledText(why, said_in(why), 24)
        line = ink_lines(self.assets, said, area.w, self.assets.canvas.px(70), centred=True)
        self.scene.background.blit(line, line.get_rect(midtop=(area.centerx, y)))
        return y + line.get_height()

    def _scores(self, area: pygame.Rect, y: int) -> int:
        """One line a seat: name, score, what was won or lost, and the purse."""
        assets, words, outcome = self.assets, self._words, self._outcome
        px, public, background = assets.canvas.px, outcome.view.public, self.scene.background
        ended = outcome.ended
        for seat in sorted(map(Seat, range(outcome.view.seats)), key=lambda seat: (public.sides[seat], seat)):
            won = ended is not None and seat in ended.winners
            colour = palette.RUBRIC if won else palette.INK
            name = printed(assets, StyledText(words.seat(seat), Face.HEADING, 26, colour), area.w // 3)
            background.blit(name, (area.x + px(28), y))
            if won:
                ornament = assets.case.line("❦", Face.TEXT, px(22), palette.RUBRIC)
                background.blit(ornament, ornament.get_rect(midleft=(area.x, y + name.get_height() // 2)))
            middle, base = y + name.get_height() // 2, y + name.get_height() - px(9)
            at = area.x + area.w // 2 + px(10)
            gain = self._gain(outcome.won[seat] if outcome.won else NOTHING)
            line = printed(assets, StyledText(gain, Face.ITALIC, 20), area.right - at - px(20))
            background.blit(line, line.get_rect(midright=(area.right, middle)))
            points = public.score(seat)
            score = printed(assets, StyledText(str(points), Face.BOLD, 28, colour), area.w // 6)
            end = at - score.get_width() if points is not None else area.right - line.get_width()
            if points is not None:
                background.blit(score, score.get_rect(midright=(at, middle)))
            dots(background, assets, area.x + px(36) + name.get_width(), end - px(8), base)
            y += max(name.get_height(), score.get_height()) + px(4)
        return y

    def _gain(self, farthings: Farthings) -> str:
        if farthings == 0:
            return self._words.text("end-level-money")
        key = "end-won-money" if farthings > 0 else "end-lost-money"
        return self._words.text(key, farthings=abs(farthings))

    def _settled(self, area: pygame.Rect) -> None:
        """Every payment in words, with its coins as far as there is room for them."""
        assets, words = self.assets, self._words
        px, background, payments = assets.canvas.px, self.scene.background, self._outcome.payments
        told = [self._payment(paid) for paid in payments] or [words.text("end-nothing-staked")]
        last = self._last(area)
        room = pygame.Rect(area.x, area.y, area.w, area.h - (last.get_height() if last else 0) - px(8))
        title = printed(assets, StyledText(words.text("end-settlement"), Face.HEADING, 24), area.w)
        if room.h < title.get_height() + px(28) * len(told):
            told = [words.text("end-in-ledger")]
        drawn = len(told) == len(payments) and (room.h - title.get_height()) // len(told) >= px(COIN + 32)
        pitch = px(COIN + 32) if drawn else px(28)
        y = room.y + max(0, (room.h - title.get_height() - pitch * len(told)) // 2)
        background.blit(title, title.get_rect(midtop=(area.centerx, y)))
        y += title.get_height()
        for number, text in enumerate(told):
            line = printed(assets, StyledText(text, Face.TEXT, 20), area.w)
            background.blit(line, line.get_rect(midtop=(area.centerx, y)))
            if drawn:
                place = pygame.Rect(area.x, y + line.get_height() + px(2), area.w, px(COIN))
                lay_coins(background, assets, payments[number].farthings, self._outcome, place)
            y += pitch
        if last:
            background.blit(last, last.get_rect(midbottom=(area.centerx, area.bottom)))

    def _last(self, area: pygame.Rect) -> pygame.Surface | None:
        """Why there can be no other game, or else what the cards were dealt from."""
        px = self.assets.canvas.px
        if self._refusal:
            why = StyledText(self._words.reason(self._refusal), Face.TEXT, 20, palette.RUBRIC)
            return ink_lines(self.assets, why, area.w, px(58), centred=True)
        if self._outcome.seed:
            seed = self._words.text("end-seed", seed=self._outcome.seed)
            return printed(self.assets, StyledText(seed, Face.ITALIC, 17, palette.FADED_INK), area.w)
        return None

    def _payment(self, paid: Paid) -> str:
        names = {"source": self._words.account(paid.source), "target": self._words.account(paid.target)}
        return self._words.text("end-paid", **names, farthings=paid.farthings)

    def _buttons(self, row: pygame.Rect) -> None:
        text = self._words.text
        px = self.assets.canvas.px
        again, change = columns(row, 2, px(GAP))
        ledger, leave = columns(row.move(0, px(BUTTON + GAP)), 2, px(GAP))
        if self._refusal:
            self.button(again, Press("again", text("end-refill"), lambda: self._again(True)))
        else:
            self.button(again, Press("again", text("end-again"), lambda: self._again(False)))
        self.button(change, Press("change", text("end-change"), self.nav.change_game))
        self.button(ledger, Press("ledger", text("end-ledger"), self.nav.open_ledger))
        self.button(leave, Press("leave", text("end-title"), self.nav.leave_table))

    def _again(self, refill: bool) -> None:
        self._refusal = self.nav.play_again(refill)
        if self._refusal:
            self.recompose()


def lay_coins(
    background: pygame.Surface, assets: Assets, farthings: Farthings, outcome: Outcome, area: pygame.Rect
) -> None:
    """A sum in coins side by side, those of a kind overlapping; nothing where the coins are not to be had."""
    pictures = [assets.natural(name) for name in coins_of(farthings, outcome.coinage, outcome.view.options.unit)]
    coins = [picture for picture in pictures if picture]
    if not coins or len(coins) > MOST_COINS:
        return
    high = max(coin.get_height() for coin in coins)
    shrink = min(1.0, area.h / high)
    sized = [pygame.transform.smoothscale_by(coin, shrink) if shrink < 1 else coin for coin in coins]
    steps = [
        round(coin.get_width() * (0.5 if coin is after else 1.06))
        for coin, after in zip(coins, [*coins[1:], None], strict=True)
    ]
    steps = [round(step * shrink) for step in steps]
    x = area.centerx - (sum(steps[:-1]) + sized[-1].get_width()) // 2
    for coin, step in zip(sized, steps, strict=True):
        laid = assets.shadowed(coin, 3)
        background.blit(laid, laid.get_rect(center=(x + coin.get_width() // 2, area.centery)))
        x += step


def coins_of(farthings: Farthings, coinage: str, unit: Farthings) -> list[str]:
    """The pictures of the coins, or counters, that make a sum, the largest first."""
    if coinage == COUNTERS:
        return ["counter-round"] * (farthings // unit)
    age = "victorian-" if coinage == "victorian" else ""
    names: list[str] = []
    for coin, count in in_coin(farthings, coinage).items():
        own = age if coin in _VICTORIAN else ""
        names += [f"coin-{own}{coin}"] * count
    return names


_VICTORIAN = frozenset(("crown", "half-crown", "shilling", "sixpence", "threepence", "penny", "halfpenny", "farthing"))
