"""The strip over the hand: the part of an answer that is asked for now, unless it is chosen on the table itself.

A number has a dial, and where it is money a rack of coins; words, bids, players and declarations are tickets, row upon
row where there are many.
"""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from crowe_table.engine.core import NO_SEAT, PickBid, Seat
from crowe_table.engine.money import Farthings
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Chooser, Control, PaperButton, Selection
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, printed, ticket
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.answering import Dial, Draft
from crowe_table.gui.table.desk import Desk
from crowe_table.gui.table.frame import GAP, HIGH, frame_of
from crowe_table.gui.table.widgets.coins import Currency, rack
from crowe_table.gui.table.widgets.handles import RackCoin
from crowe_table.words import Words

STRIP_WIDE, STRIP_HIGH, ABOVE_FOOT = 680, 64, 236
"""Table units; the last from the foot of the cloth to the strip's top."""
DIAL = 300
"""Table units of the strip that the dial of a sum takes; the rack of coins lies in the rest."""
WIDEST = 220
"""Table units that a ticket is wide at most."""
IN_A_ROW, LONG_IN_A_ROW = 8, 4
"""More tickets than this stand in several rows; fewer where they carry sentences."""
NOTE_HIGH = 34


@dataclass(frozen=True)
class Item:
    """One of the tickets in the strip."""

    key: str
    text: str
    act: Callable[[], None]
    chosen: bool = False


class Strip:
    """Laid anew whenever what is asked for changes."""

    def __init__(self, scene: Scene, assets: Assets, words: Words, desk: Desk, currency: Currency) -> None:
        self._scene = scene
        self._assets = assets
        self._words = words
        self._desk = desk
        self._currency = currency
        self._note: Sprite | None = None

    def clear(self) -> None:
        """Takes away what is not a control."""
        if self._note:
            self._scene.remove(self._note)
            self._note = None

    def lay(self, draft: Draft) -> list[Control]:
        """The controls of the part that is asked for."""
        self.clear()
        long = bool(draft.offers or draft.rungs)
        controls = self._dial(draft, draft.dial) if draft.dial else self._tickets(self._items(draft), long)
        if bids := draft.of(PickBid):
            self._write_note(bids[0], min(control.area.top for control in controls) if controls else 0)
        return controls

    def name(self, draft: Draft) -> str:
        """What the dial stands at, in words; empty where there is none."""
        dial = draft.dial
        if dial is None:
            return ""
        if dial.names:
            return self._words.reason(dial.names[draft.number])
        return self._words.money(Farthings(draft.number)) if dial.money else str(draft.number)

    # --- tickets

    def _items(self, draft: Draft) -> list[Item]:
        words = self._words
        items = [Item(word, words.text(f"word-{draft.act}-{word}"), self._giver(word)) for word in draft.words]
        items += [Item(f"bid-{rung.name}", words.reason(rung.words), self._giver(rung.name)) for rung in draft.rungs]
        items += [
            Item(f"seat-{seat}", words.seat(seat), self._picker(seat), seat in draft.seats) for seat in draft.players
        ]
        for offer in draft.offers:
            told = words.reason(offer.words)
            if offer.points:
                told = words.text("offer-points", words=told, points=offer.points)
            items.append(Item(f"offer-{offer.name}", told, self._pointer(offer.name), offer.name == draft.offer))
        return items

    def _tickets(self, items: list[Item], long: bool) -> list[Control]:
        """Side by side, the last row lowest; those that are chosen are marked."""
        if not items:
            return []
        px, whole = self._assets.canvas.px, _whole(self._assets)
        rows = -(-len(items) // (LONG_IN_A_ROW if long else IN_A_ROW))
        columns = -(-len(items) // rows)
        each = (whole.w - px(GAP) * (columns - 1)) // columns
        wide = min(each, px(WIDEST)) if rows == 1 else each
        controls: list[Control] = []
        for at, item in enumerate(items):
            row, column = divmod(at, columns)
            in_row = min(columns, len(items) - row * columns)
            left = whole.centerx - (wide * in_row + px(GAP) * (in_row - 1)) // 2
            top = whole.y + px(4) - (rows - 1 - row) * px(HIGH + GAP)
            area = pygame.Rect(left + column * (wide + px(GAP)), top, wide, px(HIGH))
            shown = self._words.text("chosen", words=item.text) if item.chosen else item.text
            controls.append(PaperButton(self._scene, self._assets, area, Press(item.key, shown, item.act, size=20)))
        return controls

    def _write_note(self, bid: PickBid, above: int) -> None:
        """What bid stands and who made it, and who is out: a slip above the tickets."""
        words, assets = self._words, self._assets
        stands = next((rung.words for rung in bid.ladder if rung.name == bid.stands), None)
        told = []
        if stands and bid.by != NO_SEAT:
            told.append(words.text("bid-stands", words=words.reason(stands), seat=bid.by))
        if bid.out:
            told.append(words.text("bid-out", seats=bid.out))
        if not told:
            return
        px, m, whole = assets.canvas.px, assets.margin, _whole(assets)
        line = printed(assets, StyledText(" ".join(told), Face.ITALIC, 18), whole.w - px(28))
        area = pygame.Rect(0, 0, line.get_width() + px(28), px(NOTE_HIGH))
        area.midbottom = whole.centerx, above - px(GAP)
        paper = ticket(assets, area.w, area.h)
        paper.blit(line, line.get_rect(center=paper.get_rect().center))
        self._note = self._scene.add(Sprite(paper, area.x - m, area.y - m, z=39))

    # --- a dial

    def _dial(self, draft: Draft, dial: Dial) -> list[Control]:
        px, whole = self._assets.canvas.px, _whole(self._assets)
        area = pygame.Rect(whole.x, whole.y, px(DIAL), whole.h)
        if not dial.money:
            area.centerx = whole.centerx
        selection = Selection(
            key="dial",
            label=self._label(draft),
            count=(dial.most - dial.least) // dial.step + 1,
            at=(draft.number - dial.least) // dial.step,
            value=self.name(draft),
            choose=lambda at: self._desk.turn_dial(dial.least + at * dial.step),
        )
        controls: list[Control] = [Chooser(self._scene, self._assets, area, selection)]
        names = rack(self._currency, dial) if dial.money else ()
        room = whole.w - px(DIAL) - px(GAP)
        for at, (name, worth) in enumerate(names):
            wide = room // max(4, len(names))
            box = pygame.Rect(area.right + px(GAP) + at * wide, whole.y, wide - px(GAP), whole.h)
            more = self._adder(draft, worth)
            controls.append(RackCoin(self._scene, self._assets, box, name, self._words.sum(worth), more))
        return controls

    def _label(self, draft: Draft) -> str:
        """What the number is for; of several, which of them it is."""
        act, count = self._words.text(f"act-{draft.act}"), draft.how_many
        if count < 2:
            return act
        return self._words.text("dial-number", act=act, number=len(draft.numbers) + 1, count=count)

    def _adder(self, draft: Draft, worth: Farthings) -> Callable[[], None]:
        return lambda: self._desk.turn_dial(draft.number + worth)

    def _giver(self, word: str) -> Callable[[], None]:
        return lambda: self._desk.give_word(word)

    def _picker(self, seat: Seat) -> Callable[[], None]:
        return lambda: self._desk.pick_seat(seat)

    def _pointer(self, offer: str) -> Callable[[], None]:
        return lambda: self._desk.point_at(offer)


def _whole(assets: Assets) -> pygame.Rect:
    """The strip: over the hand, in the middle of the cloth."""
    frame, px = frame_of(assets), assets.canvas.px
    cloth = frame.area(frame.cloth)
    strip = pygame.Rect(0, 0, px(STRIP_WIDE), px(STRIP_HIGH))
    strip.midtop = cloth.centerx, cloth.bottom - px(ABOVE_FOOT)
    return strip
