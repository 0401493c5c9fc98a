"""The controls of an answer: a button for each thing that may be said, the helps beneath them, and over the hand a
strip for the part that is asked for now: a sum, a word, or a player.
"""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from crowe_table import palette
from crowe_table.engine.core import PickAmount, Seat
from crowe_table.engine.layout import Anchor, Box
from crowe_table.engine.money import Farthings
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Chooser, Control, PaintedControl, PaperButton, Selection
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import ButtonState, StyledText, printed
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.answering import Answering, Making
from crowe_table.gui.table.desk import Desk
from crowe_table.gui.table.widgets.coins import Currency, money_picture, rack
from crowe_table.words import Words

ACTIONS = Box(1000, 556, 252, 192)
STRIP = Box(300, 500, 680, 64)
DIAL = 300
"""Table units of the strip that the dial of a sum takes; the rack of coins lies in the rest."""
GAP, HIGH = 8, 56
"""Table units between controls, and their height."""
SEVERAL = 2
"""More answers than this stand two in a row."""


@dataclass(frozen=True)
class Helps:
    """What stands beneath every answer."""

    take_hint: Callable[[], None]
    open_rules: Callable[[], None]
    why_not: Callable[[], None]
    may_be_advised: Callable[[], bool]


class ThrowTicket(PaperButton):
    """The button that is held to rattle the dice and let go to throw them."""

    def __init__(self, scene: Scene, assets: Assets, area: pygame.Rect, press: Press, desk: Desk) -> None:
        super().__init__(scene, assets, area, press)
        self._desk = desk

    def grip(self) -> None:
        super().grip()
        self._desk.rattle(True)

    def let_go(self) -> None:
        super().let_go()
        self._desk.rattle(False)


class BoxHandle(Control):
    """The dice box itself: held it rattles, let go it throws."""

    def __init__(self, area: pygame.Rect, desk: Desk) -> None:
        self.key = "box"
        self.area = area
        self._desk = desk

    def show_state(self, state: ButtonState) -> None:
        """The box looks the same; it is seen to shake."""
        del state

    def act(self) -> None:
        self._desk.throw()

    def remove(self) -> None:
        """It stands on the table for as long as there is one."""

    def grip(self) -> None:
        self._desk.rattle(True)

    def let_go(self) -> None:
        self._desk.rattle(False)


class PlaqueHandle(Control):
    """A player's ticket, while a player is to be chosen: pressed, they are."""

    def __init__(self, seat: Seat, area: pygame.Rect, desk: Desk) -> None:
        self.key = f"plaque-{seat}"
        self.area = area
        self._seat = seat
        self._desk = desk

    def show_state(self, state: ButtonState) -> None:
        """It is written on by the game alone."""
        del state

    def act(self) -> None:
        self._desk.pick_seat(self._seat)

    def remove(self) -> None:
        """It stays: it is the player's."""


class RackCoin(PaintedControl):
    """A coin of the rack: pressed, it is laid to the sum."""

    def __init__(
        self, scene: Scene, assets: Assets, area: pygame.Rect, picture: str, worth: str, act: Callable[[], None]
    ) -> None:
        super().__init__(scene, assets, f"coin-{picture}", area)
        self._picture = picture
        self._worth = worth
        self._act = act
        self.show()

    def act(self) -> None:
        self._act()

    def picture(self, state: ButtonState) -> pygame.Surface:
        assets, m, area = self._assets, self._assets.margin, self.area
        surface = pygame.Surface((area.w + 2 * m, area.h + 2 * m), pygame.SRCALPHA)
        name = printed(assets, StyledText(self._worth, Face.TEXT, 15, palette.BOOKE_PAPER), area.w)
        room = area.h - name.get_height()
        coin = money_picture(assets, self._picture, room)
        lift = assets.canvas.px(3) if state is ButtonState.HOVER else 0
        if coin:
            surface.blit(coin, coin.get_rect(center=(m + area.w // 2, m + room // 2 - lift)))
        surface.blit(name, name.get_rect(midbottom=(m + area.w // 2, m + area.h)))
        return surface


class Answers:
    """All controls of one question. Laid anew whenever what may be answered changes."""

    def __init__(
        self, scene: Scene, assets: Assets, words: Words, desk: Desk, helps: Helps, currency: Currency
    ) -> None:
        self._scene = scene
        self._assets = assets
        self._words = words
        self._desk = desk
        self._help = helps
        self._currency = currency
        self.controls: list[Control] = []

    def lay(self, answering: Answering) -> None:
        """The controls for what may be answered now."""
        self.clear()
        told = self._answers(answering)
        areas = answer_areas(self._assets, len(told))
        self.controls = [self._button(area, press) for area, press in zip(areas, told, strict=True)]
        self.controls += [
            PaperButton(self._scene, self._assets, area, press)
            for area, press in zip(help_areas(self._assets), self._helps(), strict=True)
        ]
        if answering.making and answering.making.forms:
            self.controls[: len(told)] = [*self.controls[: len(told)], *self._strip(answering.making)]

    def clear(self) -> None:
        for control in self.controls:
            control.remove()
        self.controls = []

    # --- the buttons

    def _answers(self, answering: Answering) -> list[Press]:
        words, desk = self._words, self._desk
        presses: list[Press] = []
        if answering.cards and not answering.place:
            act, enter = answering.cards[0], words.text("key-play")
            presses.append(Press("confirm", words.text(f"act-{act}"), desk.give_cards, enter, answering.complete))
        if answering.throw:
            held = words.text("key-throw")
            presses.append(Press("throw", words.text(f"act-{answering.throw}"), desk.throw, held))
        for act in answering.spoken:
            enter = "" if presses else words.text("key-play")
            presses.append(
                Press(f"act-{act}", self._name(act, answering), self._sayer(act), enter, _ready(act, answering))
            )
        return presses

    def _name(self, act: str, answering: Answering) -> str:
        """What the button says: the sum too, where one is dialled for it."""
        making = answering.making
        name = self._words.text(f"act-{act}")
        if act == answering.advised:
            name = self._words.text("advised", act=name)
        if making is None or making.act != act or making.amount is None:
            return name
        return self._words.text("act-with-amount", act=name, amount=self._amount(making.dial, making.amount))

    def _button(self, area: pygame.Rect, press: Press) -> Control:
        if press.key == "throw":
            return ThrowTicket(self._scene, self._assets, area, press, self._desk)
        return PaperButton(self._scene, self._assets, area, press)

    def _sayer(self, act: str) -> Callable[[], None]:
        return lambda: self._desk.say(act)

    def _helps(self) -> tuple[Press, Press, Press]:
        words, helps = self._words, self._help
        return (
            Press("hint", words.text("button-hint"), helps.take_hint, words.text("key-hint"), helps.may_be_advised()),
            Press("rules", words.text("button-rules"), helps.open_rules, words.text("key-rules")),
            Press("why", words.text("button-why"), helps.why_not, words.text("key-why")),
        )

    # --- the strip

    def _strip(self, making: Making) -> list[Control]:
        whole = self._assets.canvas.rect(STRIP)
        if making.amount:
            return self._dial(whole, making, making.amount)
        if making.words:
            told = [
                (word, self._words.text(f"word-{making.act}-{word}"), self._worder(word), False)
                for word in making.words
            ]
            return self._row(whole, told)
        if making.players:
            told = [
                (f"seat-{seat}", self._words.seat(seat), self._picker(seat), seat in making.seats)
                for seat in making.players.seats
            ]
            return self._row(whole, told)
        return []

    def _row(self, whole: pygame.Rect, told: list[tuple[str, str, Callable[[], None], bool]]) -> list[Control]:
        """Buttons side by side, those that are chosen marked."""
        px = self._assets.canvas.px
        each = (whole.w - px(GAP) * (len(told) - 1)) // len(told)
        widest = min(each, px(220))
        left = whole.centerx - (widest * len(told) + px(GAP) * (len(told) - 1)) // 2
        controls: list[Control] = []
        for at, (key, text, act, chosen) in enumerate(told):
            area = pygame.Rect(left + at * (widest + px(GAP)), whole.y + px(4), widest, px(HIGH))
            shown = self._words.text("chosen", words=text) if chosen else text
            controls.append(PaperButton(self._scene, self._assets, area, Press(key, shown, act, size=20)))
        return controls

    def _dial(self, whole: pygame.Rect, making: Making, form: PickAmount) -> list[Control]:
        px = self._assets.canvas.px
        area = pygame.Rect(whole.x, whole.y, px(DIAL), whole.h)
        choice = Selection(
            key="dial",
            label=self._words.text(f"act-{making.act}"),
            count=(form.most - form.least) // form.step + 1,
            at=(making.dial - form.least) // form.step,
            value=self._amount(making.dial, form),
            choose=lambda at: self._desk.turn_dial(form.least + at * form.step),
        )
        controls: list[Control] = [Chooser(self._scene, self._assets, area, choice)]
        names = rack(self._currency, form) if form.money else ()
        room = whole.w - px(DIAL) - px(GAP)
        for at, (name, worth) in enumerate(names):
            wide = room // max(4, len(names))
            box = pygame.Rect(area.right + px(GAP) + at * wide, whole.y, wide - px(GAP), whole.h)
            more = self._adder(making, worth)
            controls.append(RackCoin(self._scene, self._assets, box, name, self._words.sum(worth), more))
        return controls

    def _adder(self, making: Making, worth: Farthings) -> Callable[[], None]:
        return lambda: self._desk.turn_dial(making.dial + worth)

    def _amount(self, amount: int, form: PickAmount) -> str:
        return self._words.money(amount) if form.money else str(amount)

    def _worder(self, word: str) -> Callable[[], None]:
        return lambda: self._desk.give_word(word)

    def _picker(self, seat: Seat) -> Callable[[], None]:
        return lambda: self._desk.pick_seat(seat)


def _ready(act: str, answering: Answering) -> bool:
    """Whether pressing does anything: what is chosen in the strip must have been chosen there."""
    making = answering.making
    if making is None or making.act != act or not making.forms:
        return True
    return making.enough


def answer_areas(assets: Assets, count: int) -> list[pygame.Rect]:
    """Above the helps: one upon another while they are few, then two in a row, an odd one by itself on top."""
    canvas = assets.canvas
    whole = canvas.rect(ACTIONS, Anchor.RIGHT)
    gap, high = canvas.px(GAP), canvas.px(HIGH)
    lowest = whole.bottom - 3 * high - 2 * gap
    if count <= SEVERAL:
        return [pygame.Rect(whole.x, lowest - at * (high + gap), whole.w, high) for at in range(count)][::-1]
    half = (whole.w - gap) // 2
    areas: list[pygame.Rect] = []
    for at in range(count - 1, -1, -1):
        row, right = divmod(count - 1 - at, 2)
        top = lowest - row * (high + gap)
        if at == 0 and count % 2:
            areas.append(pygame.Rect(whole.x, top, whole.w, high))
        else:
            areas.append(pygame.Rect(whole.x + (0 if right else half + gap), top, half, high))
    return areas[::-1]


def help_areas(assets: Assets) -> list[pygame.Rect]:
    """Hint and the reason why side by side, the rules beneath them: always in the same places."""
    canvas = assets.canvas
    whole = canvas.rect(ACTIONS, Anchor.RIGHT)
    gap, high = canvas.px(GAP), canvas.px(HIGH)
    half = (whole.w - gap) // 2
    rows = [whole.bottom - high, whole.bottom - 2 * high - gap]
    return [
        pygame.Rect(whole.x, rows[1], half, high),
        pygame.Rect(whole.x, rows[0], whole.w, high),
        pygame.Rect(whole.x + half + gap, rows[1], half, high),
    ]
