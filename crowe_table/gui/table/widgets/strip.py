"""Rows of controls for the current part of an answer, unless that part is chosen on the table itself.

A dial sets a number. A sum of money also has a rack of coins. Words, players and declarations are tickets, in
several rows if necessary.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby

import pygame

from crowe_table.engine.core import Offer, Part, PickOffer, PickSeat, PickWord, Seat
from crowe_table.engine.money import Farthings
from crowe_table.gui.controls.button import Press, press_height, press_width
from crowe_table.gui.controls.controls import Chooser, Control, PaperButton, Selection, chooser_height
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, line_width
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.answer_controller import AnswerController
from crowe_table.gui.table.draft import Dial, Draft
from crowe_table.gui.table.frame import GAP
from crowe_table.gui.table.widgets.coins import Currency, rack
from crowe_table.gui.table.widgets.handles import RackCoin
from crowe_table.words import Words
from crowe_table.words.catalogue import capital

ITEM_SIZE, BOUND_SIZE, COIN_SIZE = 20, 16, 15
"""Text sizes of tickets, of the buttons for the minimum, half and maximum, and of coins' values."""
COIN_HEIGHT = 64
MAX_SINGLE_COLUMN_RATIO = 1.35
"""Maximum height of one column of tickets, as a multiple of the height of two columns.

If it would be higher, there are two columns. One column is easier to read, because its lines are longer.
"""


@dataclass(frozen=True)
class Item:
    """A ticket for one value of a part."""

    key: str
    text: str
    act: Callable[[], None]
    chosen: bool = False


@dataclass(frozen=True)
class Cell:
    """A control that has not been created yet.

    It has a function that returns its height at a given width, and one that creates it.
    """

    high: Callable[[int], int]
    make: Callable[[pygame.Rect], Control]
    least: int = 0
    """Minimum width in pixels at which no word is broken."""


Row = list[Cell]
"""Cells side by side, all of the same width."""


def rows_of(cells: list[Cell], width: int, gap: int, together: int) -> list[Row]:
    """Return cells in rows of up to ``together`` cells, or fewer if a word would be broken otherwise.

    In a row of two, a cell whose word would be broken gets a row of its own.
    """
    while together > 2 and not all(_fits(cell, width, gap, together) for cell in cells):
        together -= 1
    rows: list[Row] = []
    for fits, run in groupby(cells, lambda cell: together == 1 or _fits(cell, width, gap, together)):
        rows += _even_rows(list(run), together if fits else 1)
    return rows


def _fits(cell: Cell, width: int, gap: int, together: int) -> bool:
    return cell.least <= (width - gap * (together - 1)) // together


def _even_rows(cells: list[Cell], together: int) -> list[Row]:
    """Return rows of the same length. If the cells do not divide evenly, the first row is shorter."""
    first = len(cells) % together
    rows = [cells[at : at + together] for at in range(first, len(cells), together)]
    return [cells[:first], *rows] if first else rows


def _ticket_rows(cells: list[Cell], width: int, gap: int, higher: float) -> list[Row]:
    """Return tickets in pairs.

    If rows of single tickets are at most ``higher`` times as high in total, return those instead.
    """
    alone, paired = rows_of(cells, width, gap, 1), rows_of(cells, width, gap, 2)
    return alone if _high(alone, width, gap) <= higher * _high(paired, width, gap) else paired


def _high(rows: list[Row], width: int, gap: int) -> int:
    highs = [max(cell.high((width - gap * (len(row) - 1)) // len(row)) for cell in row) for row in rows]
    return sum(highs) + gap * max(0, len(rows) - 1)


def _smallest_in_a_row(coins: list[Cell], width: int, gap: int) -> list[Row]:
    """Return one row of the smallest coins that fit. ``coins`` begin with the largest. Without coins, return no row."""
    together = len(coins)
    while together > 1 and not all(_fits(coin, width, gap, together) for coin in coins[-together:]):
        together -= 1
    return [coins[-together:]] if together else []


class Strip:
    """The controls of the current part. They are created again whenever the part changes."""

    def __init__(
        self, scene: Scene, assets: Assets, words: Words, controller: AnswerController, currency: Currency
    ) -> None:
        self._scene = scene
        self._assets = assets
        self._words = words
        self._controller = controller
        self._currency = currency

    def rows(self, draft: Draft, width: int, crowded: bool = False, bounds: bool = True) -> list[Row]:
        """Return the rows of controls for the current part, from top to bottom.

        To save height, ``crowded`` leaves out all shortcut buttons of a dial. Without ``bounds``, only those for the
        minimum, half and maximum are left out. They lie at the top, so that the coins keep their places.
        """
        gap = self._assets.canvas.px(GAP)
        if draft.dial:
            dialled = self._dial(draft, draft.dial)
            shortcuts = [] if crowded else self._shortcuts(draft, draft.dial, width, gap, bounds)
            return [*shortcuts, [dialled]]
        return _ticket_rows(self._tickets(draft), width, gap, 1 if crowded else MAX_SINGLE_COLUMN_RATIO)

    def name(self, draft: Draft) -> str:
        """Return the value of the dial in words. Empty if there is no dial."""
        dial = draft.dial
        if dial is None:
            return ""
        if draft.pointed:
            return self._offered(draft.pointed)
        if dial.names:
            return self._words.reason(dial.names[draft.number])
        return self._words.sum(Farthings(draft.number)) if dial.money else str(draft.number)

    # --- Tickets

    def _items(self, draft: Draft) -> list[Item]:
        return [item for kind, items in TICKETS.items() if draft.of(kind) for item in items(self, draft)]

    def _words_of(self, draft: Draft) -> list[Item]:
        told, select = self._words.text, self._controller.select
        return [
            Item(word, told(f"word-{draft.act}-{word}"), partial(select, word), word == draft.named)
            for word in draft.words
        ]

    def _players_of(self, draft: Draft) -> list[Item]:
        pick = self._controller.pick_seat
        return [
            Item(f"seat-{seat}", self._player(draft, seat), partial(pick, seat), seat in draft.seats)
            for seat in draft.players
        ]

    def _offers_of(self, draft: Draft) -> list[Item]:
        select = self._controller.select
        return [
            Item(f"offer-{offer.name}", self._offered(offer), partial(select, offer.name), offer.name == draft.named)
            for offer in draft.offers
        ]

    def _offered(self, offer: Offer) -> str:
        """Return the sentence of a declaration, with its points if it has any."""
        text = self._words.reason(offer.words)
        return self._words.text("offer-points", words=text, points=offer.points) if offer.points else text

    def _player(self, draft: Draft, seat: Seat) -> str:
        name, terms = self._words.seat(seat), draft.terms(seat)
        return self._words.text("seat-terms", name=name, terms=self._words.reason(terms)) if terms else name

    def _tickets(self, draft: Draft) -> list[Cell]:
        return [self._ticket(item) for item in self._items(draft)]

    def _ticket(self, item: Item) -> Cell:
        text = capital(item.text)
        chosen = self._words.text("chosen", words=text)
        cell = self.button(Press(item.key, chosen, item.act, size=ITEM_SIZE))
        unchosen = self.button(Press(item.key, text, item.act, size=ITEM_SIZE))
        return cell if item.chosen else replace(unchosen, high=cell.high, least=cell.least)

    def button(self, press: Press) -> Cell:
        scene, assets = self._scene, self._assets
        return Cell(
            lambda width: press_height(assets, press, width),
            lambda area: PaperButton(scene, assets, area, press),
            press_width(assets, press),
        )

    # --- A dial

    def _dial(self, draft: Draft, dial: Dial) -> Cell:
        selection = Selection(
            key="dial",
            label=self._label(draft),
            count=(dial.most - dial.least) // dial.step + 1,
            at=(draft.number - dial.least) // dial.step,
            value=self.name(draft),
            choose=lambda at: self._controller.turn_dial(dial.least + at * dial.step),
            others=tuple([self._words.reason(name) for name in dial.names]),
        )
        scene, assets = self._scene, self._assets
        return Cell(
            lambda across: chooser_height(assets, selection, across),
            lambda area: Chooser(scene, assets, area, selection),
        )

    def _shortcuts(self, draft: Draft, dial: Dial, width: int, gap: int, bounded: bool) -> list[Row]:
        """Return buttons for the minimum, half and maximum of a sum if ``bounded``, and the rack of coins.

        Empty if the number is not a sum of money.
        """
        if not dial.money or dial.names:
            return []
        commands = self._controller
        coins = [self._coin(draft, name, value) for name, value in rack(self._currency, dial)]
        half = dial.nearest((dial.least + dial.most) // 2)
        bounds = dict(dial.named) or {"least": dial.least, "half": half, "most": dial.most}
        cells: list[Cell] = []
        if bounded and len(set(bounds.values())) == len(bounds) > 1 and not self._controller.answer.taught:
            cells = [
                self.button(
                    Press(
                        f"dial-{name}",
                        self._words.text(f"dial-{name}"),
                        partial(commands.turn_dial, to),
                        size=BOUND_SIZE,
                    )
                )
                for name, to in bounds.items()
            ]
        return [*rows_of(cells, width, gap, 3), *_smallest_in_a_row(coins, width, gap)]

    def _coin(self, draft: Draft, name: str, value: Farthings) -> Cell:
        scene, assets = self._scene, self._assets
        least = assets.canvas.px(assets.look.min_control)
        height = max(assets.canvas.px(COIN_HEIGHT * assets.look.text), least)
        more, text = partial(self._controller.turn_dial, draft.number + value), self._words.sum(value)
        width = max(least, line_width(assets, StyledText(text, Face.TEXT, COIN_SIZE)))
        drop = partial(self._controller.drop_coin, value)
        return Cell(lambda _: height, lambda area: RackCoin(scene, assets, area, name, text, more, drop), width)

    def _label(self, draft: Draft) -> str:
        named = f"dial-of-{draft.act}"
        act = self._words.text(named if self._words.has(named) else f"act-{draft.act}")
        count = draft.how_many
        if count < 2:
            return act
        return self._words.text("dial-number", act=act, number=len(draft.numbers) + 1, count=count)


TICKETS: dict[type[Part], Callable[[Strip, Draft], list[Item]]] = {
    PickWord: Strip._words_of,
    PickSeat: Strip._players_of,
    PickOffer: Strip._offers_of,
}
"""For each kind of part that is chosen by ticket, the function that returns the tickets."""
