"""Objects on the table other than cards and tickets: coins, cloths, dice and their box, markers, notes and tags.

They show the displayed state of the game. They move when money is paid and when dice are thrown.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import pygame

from crowe_table import palette
from crowe_table.engine.chart import Chart
from crowe_table.engine.core import NO_SEAT, Paid, Seat, Threw
from crowe_table.engine.layout import OF_CHARTS, Kind, Layout, Place, Spot
from crowe_table.engine.money import Account, Farthings
from crowe_table.engine.rng import Chance, Rng
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import (
    CLEAR,
    CLEAR_ABOVE,
    StyledText,
    inner_width,
    line_width,
    longest_word,
    set_lines,
    set_words,
    ticket,
)
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.formations.blocks import DICE_FALL
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.stage import Stage
from crowe_table.gui.table.widgets.abacus import abacus
from crowe_table.gui.table.widgets.charts import chart_slip, folded_chart, print_on_cloth, slate
from crowe_table.gui.table.widgets.cloth import Cloth
from crowe_table.gui.table.widgets.coins import Currency, heap
from crowe_table.gui.table.widgets.counters import box_of_counters, dish_of_counters
from crowe_table.gui.table.widgets.dials import dials
from crowe_table.gui.table.widgets.signs import score_cards, trump_sign
from crowe_table.gui.table.widgets.trick_counters import trick_counters, trick_line
from crowe_table.words import Words

NOTE_Z, TAG_Z = 18.0, 490.0
"""Drawing order of notes and of tags.

Notes are below all cards. Tags are above face-down hands, which they may cover, and below open ones.
"""
COINS_Z, DICE_Z, FLYING_Z = 600.0, 650.0, 700.0
"""Drawing order of coins, of dice and of moving money: above all cards at rest, below moving cards."""
TAG_SIZE, NOTE_SIZE = 16, 17
"""Text sizes of a tag and of a note."""
MIN_TAG_PRINT = 0.75
"""Minimum scale to which the text of a long tag is reduced. A still longer tag becomes wider than its area."""
FRAMED = 7
"""Width in table units of the frame along the edge of a paper."""
MIN_FIGURE = 22
"""Minimum text size of the number on a disc-shaped marker."""
FIGURE, ABOUT_FIGURE = 0.5, 1.8
"""Height of a marker's number as a fraction of the disc's height, and minimum diameter of the disc as a multiple of the
number's width.
"""
SUM_SIZE = 18
"""Text size of the sum printed below a heap of coins."""
BOX_SIZE = (79, 122)
"""Width and height of the dice box in table units."""
DIE = 98
"""Side in table units of the picture of a die. The die fills three quarters. On a small dice table, it is smaller."""
DIE_PART, BOX_PART = 0.55, 0.62
"""Maximum side of a die and height of the dice box, as fractions of the dice table's inner radius."""
TUMBLES = 14
"""Number of pictures of a rolling die before it comes to rest."""
TUMBLE = 45.0
"""Milliseconds for each picture of a rolling die."""
MIN_OPACITY = 128
"""Minimum opacity (0 to 255) of a pixel that belongs to an object. Shadows are less opaque."""
FactRows: TypeAlias = tuple[tuple[int, ...], ...]
"""The value of a fact, as rows of numbers."""


@dataclass(frozen=True)
class _Piece:
    """Key of a picture of the dice table or the dice box: its name and its size in pixels."""

    name: str
    w: int
    h: int


@dataclass(frozen=True)
class Beads:
    """The number of raised beads on each wire of an abacus."""

    pushed: tuple[float, ...]


@dataclass(frozen=True)
class TricksTaken:
    """The tricks of the viewer's side and of all others, and whether the viewer has no partner."""

    taken: tuple[int, int]
    alone: bool


Says: TypeAlias = int | FactRows | Chart | Beads | TricksTaken | None
"""The content that an object shows. None if the object is absent."""


@dataclass(frozen=True)
class Flight:
    """Money that is moving: its picture, and the centres of its start and destination, in pixels."""

    sprite: Sprite
    start: tuple[int, int]
    end: tuple[int, int]


class Props:
    """All objects other than cards and tickets on one table, as seen from one chair."""

    def __init__(
        self, scene: Scene, assets: Assets, words: Words, layout: Layout, stage: Stage, currency: Currency
    ) -> None:
        self._scene = scene
        self._assets = assets
        self._words = words
        self._layout = layout
        self._stage = stage
        self._currency = currency
        self._counters = replace(currency, own=layout.counters)
        self._spots = [spot for spot in layout.spots if spot.kind in WIDGETS]
        self._sprites = {spot: self._blank(WIDGETS[spot.kind].z) for spot in self._spots}
        self.cloths: list[Cloth] = []
        self._pushed: dict[str, tuple[list[int], float]] = {}
        """For each fact that an abacus shows: the previous numbers of raised beads, and the progress from 0 to 1."""
        self._shown_state: dict[Spot, Says] = {}
        self._dice_spot = next((spot for spot in layout.spots if spot.kind is Kind.DICE), None)
        self._dice: list[Sprite] = []
        self._faces: tuple[int, ...] = ()
        self._rolling = False
        self._box: Sprite | None = None
        self._furniture: dict[_Piece, pygame.Surface | None] = {}
        """Pictures of the dice table and the box, as last drawn or prepared in advance."""
        self._shaken = 0
        self._charts: dict[Spot, tuple[object, pygame.Surface]] = {}
        """Each chart as last drawn, with the values on which its picture depends."""

    def lay(self) -> None:
        """Place all objects, and paint the cloths."""
        deque(self.lay_in_parts(), 0)

    def lay_in_parts(self) -> Iterator[None]:
        """Place the objects like ``lay``, one object at each step."""
        for cloth in self.cloths:
            cloth.remove()
        self.cloths = [self._lay_cloth(spot) for spot in self._layout.spots if spot.kind is Kind.CLOTH]
        for cloth in self.cloths:
            yield from cloth.paint_in_parts()
        self._lay_dice_table()
        if self._box:
            self._scene.remove(self._box)
            self._scene.remove(self._invitation)
        self._box = self._stand_box()
        self._shown_state.clear()
        self._faces = ()

    # --- State

    def show(self, displayed: Displayed) -> None:
        """Show the displayed state."""
        deque(self.show_in_parts(displayed), 0)

    def show_in_parts(self, displayed: Displayed) -> Iterator[None]:
        """Show the displayed state like ``show``, one object at each step."""
        for spot in self._spots:
            says = None if spot in self._stage.placement.absent else WIDGETS[spot.kind].says(self, spot, displayed)
            if spot not in self._shown_state or self._shown_state[spot] != says:
                self._shown_state[spot] = says
                yield from self._draw(spot, says)
        for cloth in self.cloths:
            cloth.show(displayed)
            yield
        if self._dice_spot and not self._rolling:
            self._lay_dice(tuple(face for row in displayed.rows(self._dice_spot.shows) for face in row))

    def sprites(self) -> tuple[Sprite, ...]:
        """Return the sprites of heaps, markers, notes, tags and charts."""
        return tuple(self._sprites.values())

    def texts(self) -> list[tuple[Spot, str, str]]:
        """Return each object that has a spoken text, with its name and the text. The name may be empty."""
        found = []
        for spot, says in self._shown_state.items():
            text = self._spoken(spot, says)
            if text:
                found.append((spot, self._name(spot), text))
        return found

    def scores(self) -> list[tuple[Spot, str]]:
        """Return the dials and score cards, each with the name of its owner."""
        shown = [spot for spot in self._shown_state if spot.kind in (Kind.DIALS, Kind.SCORE_CARDS)]
        return [(spot, self._name(spot)) for spot in shown]

    def _name(self, spot: Spot) -> str:
        """Return the spoken name of an object: its title, its owner, or its account. Empty if it has none."""
        words, seat = self._words, self._seat(spot)
        if spot.title:
            return words.text(spot.title)
        if seat != NO_SEAT:
            return words.text("log-plays", seat=seat)
        account = f"account-{spot.shows}"
        return words.text(account) if words.has(account) else ""

    def _spoken(self, spot: Spot, says: Says) -> str:
        """Return the text of an object for screen readers.

        Empty if the object is absent, or if its text is spoken elsewhere.
        """
        words = self._words
        if isinstance(says, Chart):
            return "" if says.rows else words.reason(says.title)
        if isinstance(says, Beads):
            raised = [(rank, round(number)) for rank, number in enumerate(says.pushed)]
            return words.listed([words.text("access-pair", name=words.rank(rank), value=n) for rank, n in raised])
        if isinstance(says, TricksTaken):
            ours, theirs = says.taken
            return words.text("access-tricks", number=ours, number_other=theirs, alone=int(says.alone))
        if isinstance(says, tuple):
            return "; ".join(self._sentences(spot, says))
        if not says or spot.kind in (Kind.DIALS, Kind.SCORE_CARDS):
            return ""
        if spot.kind is Kind.SIGN:
            return words.text("access-trumps", suit=says - 1)
        if spot.kind is Kind.COINS:
            return words.counters(says) if spot.picture else words.money(Farthings(says))
        return str(says)

    def charts(self) -> list[tuple[Chart, pygame.Rect]]:
        """Return the charts on the table with their areas, for close-ups."""
        areas = ((says, self._stage.spot_area(spot)) for spot, says in self._shown_state.items())
        return [(says, area) for says, area in areas if isinstance(says, Chart) and says.rows]

    def box_areas(self) -> list[pygame.Rect]:
        """Return the area in which the dice box can be pressed. It is at least as large as a control.

        The list is empty if there is no box.
        """
        least = self._assets.canvas.px(self._assets.look.min_control)
        home = self._box_home if self._box else None
        return [home.inflate(max(0, least - home.w), max(0, least - home.h))] if home else []

    def invite(self, on: bool) -> None:
        """Show or hide the bright ring around the bottom of the dice box, which invites the visitor to throw."""
        if self._box:
            self._invitation.visible = on

    # --- Events

    def flight(self, event: Paid) -> Flight:
        """Return the money of a payment, placed at its source."""
        start, end = self._middle(event.source), self._middle(event.target)
        side = self._assets.canvas.px(70)
        paid_in = self._counters if event.source.counters else self._currency
        picture = heap(self._assets, event.farthings, paid_in, (side, side))
        sprite = self._scene.add(Sprite(picture, z=FLYING_Z))
        flight = Flight(sprite, start, end)
        self.carry(flight, 0)
        return flight

    def carry(self, flight: Flight, part: float) -> None:
        """Move the money of a payment. ``part`` is the progress from 0 to 1. At 1, remove its picture."""
        w, h = flight.sprite.surface.get_size()
        x, y = (start + (end - start) * part for start, end in zip(flight.start, flight.end, strict=True))
        flight.sprite.x, flight.sprite.y = x - w / 2, y - h / 2
        if part >= 1:
            self._scene.remove(flight.sprite)

    def rattle(self, on: bool, now: float = 0.0) -> None:
        """Start or stop shaking the dice box. ``now`` is in milliseconds."""
        if self._box is None:
            return
        self._shaken = round(now / 40) if on else 0
        reach = self._assets.canvas.px(5) if on else 0
        m = self._assets.margin
        self._box.x = self._box_home.x - m + reach * (self._shaken % 3 - 1)
        self._box.y = self._box_home.y - m - reach * (2 + self._shaken % 2)

    def roll(self, event: Threw, still: bool) -> Iterator[float]:
        """Throw the dice. Yield the milliseconds to wait before the next picture."""
        self.rattle(False)
        if self._dice_spot is None:
            return
        self._lay_dice(event.dice)
        if still or self._box is None:
            return
        self._rolling = True
        rng = _scatter(event.dice)
        start = self._box_home.center
        homes = [(sprite.x, sprite.y) for sprite in self._dice]
        for tumble in range(1, TUMBLES):
            part = 1 - (1 - tumble / TUMBLES) ** 2
            hop = self._assets.canvas.px(26) * abs((tumble * 5 % TUMBLES) / TUMBLES - 0.5) * (1 - part)
            for sprite, (x, y) in zip(self._dice, homes, strict=True):
                sprite.x = start[0] + (x - start[0]) * part
                sprite.y = start[1] + (y - start[1]) * part - hop
                sprite.surface = self._die(rng.below(6) + 1, "ab"[tumble % 2])
            yield TUMBLE
        self._rolling = False
        self._faces = ()
        self._lay_dice(event.dice)

    # --- Drawing by kind

    def _heap(self, spot: Spot, displayed: Displayed) -> int:
        return displayed.lying(spot.shows, self._seat(spot))

    def _number(self, spot: Spot, displayed: Displayed) -> int:
        return displayed.number(spot.shows)

    def _score(self, spot: Spot, displayed: Displayed) -> int | None:
        return displayed.score(self._seat(spot))

    def _sign(self, spot: Spot, displayed: Displayed) -> int:
        """Return the index of the suit that the spot's fact names, plus 1. 0 if there is no suit."""
        return next((suit + 1 for (suit,) in displayed.rows(spot.shows)), 0)

    def _tricks(self, spot: Spot, displayed: Displayed) -> TricksTaken | None:
        """Return the tricks of both sides. None while nobody has one, or if the viewer's side rests."""
        rows = displayed.by_side(spot.shows)
        viewer, sides, camps = displayed.view.seat, displayed.sides, displayed.camps
        if not 0 <= viewer < len(camps):
            alone = False
        elif all(sides[seat] != sides[viewer] for seat in displayed.view.public.playing):
            return None
        else:
            alone = camps.count(camps[viewer]) < 2
        return TricksTaken((rows[0][1], sum(row[1] for row in rows[1:])), alone) if rows else None

    def _beads(self, spot: Spot, displayed: Displayed) -> Beads:
        """Return the number of raised beads on each wire. It has a fraction while beads move."""
        numbers = [row[0] for row in displayed.rows(spot.shows)]
        before = self._pushed.get(spot.shows, (numbers, 1.0))
        return Beads(tuple([a + (b - a) * before[1] for a, b in zip(before[0], numbers, strict=True)]))

    def push_beads(self, fact: str, before: Sequence[int], part: float) -> None:
        """Set the progress of an abacus, from 0 to 1.

        The beads slide from the numbers ``before`` to the current numbers.
        """
        self._pushed[fact] = list(before), part

    def _rows(self, spot: Spot, displayed: Displayed) -> FactRows:
        return displayed.rows(spot.shows, self._seat(spot))

    def _chart(self, spot: Spot, displayed: Displayed) -> Chart | None:
        return displayed.chart(spot.shows)

    def seen(self, spot: Spot) -> pygame.Rect | None:
        """Return the area in which an object is visible, in pixels. None if it is not visible."""
        sprite = self._sprites.get(spot)
        if sprite is None or not sprite.visible:
            return None
        return sprite.surface.get_bounding_rect(MIN_OPACITY).move(sprite.rect.topleft)

    def _draw(self, spot: Spot, says: Says) -> Iterator[None]:
        sprite, widget = self._sprites[spot], WIDGETS[spot.kind]
        told = self._sentences(spot, says) if isinstance(says, tuple) else says
        sprite.visible = bool(told) or (told is not None and (widget.stays or bool(spot.picture)))
        if not sprite.visible:
            return
        area = self._stage.heap_area(spot)
        sprite.visible = area.h > 1
        if not sprite.visible:
            return
        drawn = widget.draw(self, spot, told, area)
        surface = drawn if isinstance(drawn, pygame.Surface) else (yield from drawn)
        yield
        m = self._assets.margin
        sprite.surface = surface
        sprite.x, sprite.y = area.centerx - surface.get_width() // 2, area.y - m

    def _draw_beads(self, spot: Spot, says: object, area: pygame.Rect) -> pygame.Surface:
        assert isinstance(says, Beads)
        return abacus(self._stage.printing, self._words, says.pushed, spot.group, area)

    def _draw_chart(self, spot: Spot, says: object, area: pygame.Rect) -> InParts[pygame.Surface]:
        del area
        assert isinstance(says, Chart)
        return self._chart_in_parts(spot, says)

    def _draw_dials(self, spot: Spot, says: object, area: pygame.Rect) -> pygame.Surface:
        assert isinstance(says, int)
        return dials(self._stage.printing, says, spot.mark, area)

    def _draw_score_cards(self, spot: Spot, says: object, area: pygame.Rect) -> pygame.Surface:
        del spot
        assert isinstance(says, int)
        return score_cards(self._assets, says, area)

    def _draw_tricks(self, spot: Spot, says: object, area: pygame.Rect) -> pygame.Surface:
        assert isinstance(says, TricksTaken)
        assets = self._stage.printing
        if spot.of < 0:
            return trick_counters(assets, self._words, says.taken, says.alone, area)
        ink = trick_line(assets, self._words, says.taken, says.alone, inner_width(assets, area.w))
        return self._slip(ink, area, self._ticket(spot))

    def _draw_sign(self, spot: Spot, says: object, area: pygame.Rect) -> pygame.Surface:
        del spot
        assert isinstance(says, int)
        return trump_sign(self._assets, says - 1, area)

    def _draw_note(self, spot: Spot, says: object, area: pygame.Rect) -> pygame.Surface:
        del spot
        assert isinstance(says, tuple)
        return self._note(says, area)

    def _draw_tag(self, spot: Spot, says: object, area: pygame.Rect) -> pygame.Surface:
        assert isinstance(says, tuple)
        return self._tag(says, area, self._ticket(spot))

    def _draw_heap(self, spot: Spot, says: object, area: pygame.Rect) -> pygame.Surface:
        """Return a picture of coins, or of a box or dish of counters."""
        assert isinstance(says, int)
        if not spot.picture:
            return self._coins(spot, Farthings(says), area)
        lay = box_of_counters if spot.of >= 0 else dish_of_counters
        return lay(self._stage.printing, self._words, says, self._counters, spot.picture, area)

    def _sentences(self, spot: Spot, rows: FactRows) -> tuple[str, ...]:
        columns = spot.columns
        sentences = [self._words.text(spot.message, **dict(zip(columns, row, strict=True))) for row in rows]
        return tuple(sentence for sentence in sentences if sentence.strip())

    def _coins(self, spot: Spot, amount: Farthings, area: pygame.Rect) -> pygame.Surface:
        """Return a heap of coins with its sum below, on a dark strip that makes the sum readable everywhere.

        If the sum is too wide, a shorter form is printed.
        """
        assets = self._stage.printing
        px, m = assets.canvas.px, assets.margin
        sums = [self._words.sum(amount), self._words.brief_sum(amount)]
        if spot.message:
            sums = [self._words.text(spot.message, amount=each) for each in sums]
        words = StyledText(sums[0], Face.BOLD, SUM_SIZE, palette.BOOKE_PAPER)
        if line_width(assets, words) > area.w:
            words = replace(words, text=sums[1])
        label = set_words(assets, words, area.w)
        room = area.w, max(px(20), area.h - label.get_height())
        coins = heap(assets, amount, self._currency, room)
        width = max(area.w, label.get_width() + px(10))
        surface = pygame.Surface((width + 2 * m, room[1] + label.get_height() + 2 * m), pygame.SRCALPHA)
        surface.blit(coins, ((width - area.w) // 2, 0))
        strip = label.get_rect(midbottom=(surface.get_width() // 2, surface.get_height() - m))
        pygame.draw.rect(
            surface, (*pygame.Color(assets.look.table_top.dark)[:3], 170), strip.inflate(px(10), 0), border_radius=px(6)
        )
        surface.blit(label, strip)
        return surface

    def _draw_disc(self, spot: Spot, says: object, area: pygame.Rect) -> pygame.Surface:
        """Return an ivory disc with a number on it and its title below."""
        assert isinstance(says, int)
        number, assets = says, self._stage.printing
        px, m = assets.canvas.px, assets.margin
        name = StyledText(self._words.text(spot.title), Face.HEADING, 18, palette.BOOKE_PAPER)
        title = set_words(assets, name, area.w)
        figure_size = StyledText(str(number), Face.BOLD, MIN_FIGURE)
        least = round(line_width(assets, figure_size) * ABOUT_FIGURE)
        across = max(least, min(area.w, area.h - title.get_height()))
        disc = pygame.Surface((across, across), pygame.SRCALPHA)
        middle = disc.get_rect().center
        pygame.draw.circle(disc, palette.BRASS, middle, across // 2)
        pygame.draw.circle(disc, palette.CARD_PAPER, middle, across // 2 - px(4))
        pygame.draw.circle(disc, palette.BRASS, middle, across // 2 - px(8), px(1.5))
        size = max(MIN_FIGURE, (across - px(16)) / assets.canvas.scale * FIGURE / assets.look.text)
        figure = set_words(assets, StyledText(str(number), Face.BOLD, size), across)
        disc.blit(figure, figure.get_rect(center=middle))
        width, height = max(area.w, across, title.get_width()), max(area.h, across + title.get_height())
        surface = pygame.Surface((width + 2 * m, height + 2 * m), pygame.SRCALPHA)
        surface.blit(assets.shadowed(disc, 3), ((width - across) // 2, 0))
        surface.blit(title, title.get_rect(midbottom=(m + width // 2, m + height)))
        return surface

    def _ticket(self, spot: Spot) -> pygame.Rect | None:
        """Return the area of the ticket of the spot's owner. None if the spot belongs to the whole table."""
        seat = self._seat(spot)
        return None if seat == NO_SEAT else self._stage.ticket_area(seat)

    def _tag(self, says: tuple[str, ...], area: pygame.Rect, beside: pygame.Rect | None) -> pygame.Surface:
        """Return a small slip with a few words.

        If they need more height than the area has, the slip is wider than the area.
        """
        assets = self._stage.printing
        px = assets.canvas.px
        words = StyledText("\n".join(says), Face.ITALIC, TAG_SIZE)
        ink = set_words(assets, words, inner_width(assets, area.w))
        if ink.get_height() > area.h - 2 * px(FRAMED):
            room = inner_width(assets, area.w) / line_width(assets, words)
            words = replace(words, size=TAG_SIZE * max(MIN_TAG_PRINT, min(1.0, room)))
            ink = set_words(assets, words, line_width(assets, words))
        return self._slip(ink, area, beside)

    def _slip(self, ink: pygame.Surface, area: pygame.Rect, beside: pygame.Rect | None) -> pygame.Surface:
        """Return a small slip with this print.

        Below the ticket ``beside`` it is centred. Elsewhere it is as near to the ticket as possible.
        """
        assets = self._stage.printing
        px, m = assets.canvas.px, assets.margin
        height = max(ink.get_height(), min(area.h, ink.get_height() + 2 * px(CLEAR_ABOVE)))
        paper = ticket(assets, ink.get_width() + 2 * px(CLEAR), height)
        paper.blit(ink, ink.get_rect(center=paper.get_rect().center))
        width = max(area.w + 2 * m, paper.get_width())
        whole = pygame.Surface((width, max(area.h + 2 * m, paper.get_height())), pygame.SRCALPHA)
        spare = whole.get_width() - paper.get_width()
        left = spare // 2
        if beside and area.left >= beside.right:
            left = 0
        elif beside and area.right <= beside.left:
            left = spare
        whole.blit(paper, (left, 0))
        return whole

    def _note(self, says: tuple[str, ...], area: pygame.Rect) -> pygame.Surface:
        """Return sentences on paper. If not all of them fit, return the newest."""
        assets = self._stage.printing
        m, aside, above = assets.margin, assets.canvas.px(CLEAR), assets.canvas.px(CLEAR_ABOVE)
        width, height = inner_width(assets, area.w), area.h - 2 * above
        words = StyledText("\n".join(self._newest(says, width, height)), Face.TEXT, NOTE_SIZE)
        ink = set_lines(assets, words, max(width, longest_word(assets, words)))
        paper = ticket(assets, max(area.w, ink.get_width() + 2 * aside), ink.get_height() + 2 * above)
        wide, high = max(area.w + 2 * m, paper.get_width()), max(area.h + 2 * m, paper.get_height())
        whole = pygame.Surface((wide, high), pygame.SRCALPHA)
        paper.blit(ink, (m + aside, m + above))
        whole.blit(paper, (0, 0))
        return whole

    def _newest(self, says: tuple[str, ...], width: int, height: int) -> tuple[str, ...]:
        """Return as many of the newest sentences as fit, but at least one."""
        assets, used = self._stage.printing, 0
        for count, sentence in enumerate(reversed(says)):
            used += set_lines(assets, StyledText(sentence, Face.TEXT, NOTE_SIZE), width).get_height()
            if used > height:
                return says[len(says) - max(count, 1) :]
        return says

    # --- Cloth and dice

    def _lay_cloth(self, spot: Spot) -> Cloth:
        return Cloth(self._scene, self._assets, self._words, spot, self._stage.spot_area(spot), self._currency)

    def _lay_dice_table(self) -> None:
        spot = self._dice_spot
        if spot is None:
            return
        area = self._stage.spot_area(spot)
        kept = {piece: self._with_shadow(piece) for piece in self._dice_furniture(area)}
        self._furniture = kept
        table = kept.get(_Piece(spot.picture, *_round_table(area)))
        if table:
            self._scene.background.blit(table, table.get_rect(center=area.center))

    def _chart_in_parts(self, spot: Spot, chart: Chart) -> InParts[pygame.Surface]:
        """Return a chart, typesetting one line at each step. The latest chart of each spot is cached."""
        placement = self._stage.placement
        area, folded = self._stage.spot_area(spot), spot in placement.folded
        key = chart, area.size, folded, placement.text
        if spot not in self._charts or self._charts[spot][0] != key:
            on_paper = slate if spot.kind is Kind.SLATE else chart_slip
            draw = folded_chart if folded else print_on_cloth if spot.place is Place.UPON else on_paper
            surface = yield from draw(self._assets.in_print(placement.text), self._words, chart, area)
            self._charts[spot] = key, surface
        return self._charts[spot][1]

    def draw_for(self, displayed: Displayed) -> Iterator[bool]:
        """In advance, draw the charts and the dice table for this state, a little at each step."""
        placement = self._stage.placement
        for spot in self._spots:
            if spot.kind in OF_CHARTS and spot in placement.boxes and spot not in placement.absent:
                chart = displayed.chart(spot.shows)
                if chart and self._stage.spot_area(spot).h > 1:
                    for _ in self._chart_in_parts(spot, chart):
                        yield True
                yield True
        falls = self._dice_spot
        for piece in self._dice_furniture(self._stage.spot_area(falls)) if falls else ():
            if piece not in self._furniture:
                for _ in self._assets.picture_in_parts(piece.name, piece.w, piece.h):
                    yield True
                yield True
                self._furniture[piece] = self._with_shadow(piece)
                yield True

    def _dice_furniture(self, area: pygame.Rect) -> Iterator["_Piece"]:
        """Yield the keys of the pictures of the dice table, if this area has one, and of the dice box."""
        if self._dice_spot and self._dice_spot.picture:
            yield _Piece(self._dice_spot.picture, *_round_table(area))
        yield _Piece("dice-box", *self._box_size(area))

    def _box_size(self, area: pygame.Rect) -> tuple[int, int]:
        h = min(self._assets.canvas.px(BOX_SIZE[1]), round(area.w * DICE_FALL * BOX_PART))
        return round(h * BOX_SIZE[0] / BOX_SIZE[1]), h

    def _with_shadow(self, piece: "_Piece") -> pygame.Surface | None:
        """Return the picture of the dice table or box with its shadow. None if the picture is missing."""
        if piece in self._furniture:
            return self._furniture[piece]
        picture = self._assets.picture(piece.name, piece.w, piece.h)
        return self._assets.shadowed(picture) if picture else None

    def _stand_box(self) -> Sprite | None:
        """Place the dice box at the right of the area where the dice fall, and return it. None without dice."""
        spot = self._dice_spot
        if spot is None:
            return None
        assets = self._assets
        area = self._stage.spot_area(spot)
        inner = area.w * DICE_FALL
        w, h = self._box_size(area)
        box = self._with_shadow(_Piece("dice-box", w, h))
        if box is None:
            plain = pygame.Surface((w, h), pygame.SRCALPHA)
            pygame.draw.rect(plain, palette.MAHOGANY, plain.get_rect(), border_radius=assets.canvas.px(12))
            box = assets.shadowed(plain)
        self._box_home = pygame.Rect(0, 0, w, h)
        self._box_home.center = round(area.centerx + inner * 0.72), round(area.centery + inner * 0.14)
        m = assets.margin
        ring = pygame.Surface((round(w * 1.4), round(h * 0.4)), pygame.SRCALPHA)
        colour = palette.PLAIN_FOCUS if assets.look.contrast else palette.BRIGHT_BRASS
        pygame.draw.ellipse(ring, colour, ring.get_rect(), assets.canvas.px(5))
        place = ring.get_rect(midbottom=(self._box_home.centerx, self._box_home.bottom + h // 12))
        self._invitation = self._scene.add(Sprite(ring, *place.topleft, z=DICE_Z - 1, visible=False))
        return self._scene.add(Sprite(box, self._box_home.x - m, self._box_home.y - m, z=DICE_Z + 1))

    def _lay_dice(self, faces: tuple[int, ...]) -> None:
        if faces == self._faces or self._dice_spot is None:
            return
        self._faces = faces
        for sprite in self._dice:
            self._scene.remove(sprite)
        area = self._stage.spot_area(self._dice_spot)
        side, m = self._die_side(), self._assets.margin
        apart = round(side * 1.2)
        rng = _scatter(faces)
        self._dice = []
        for at, face in enumerate(faces):
            x = area.centerx + apart * at - apart * len(faces) // 2 - side // 5 + rng.below(side // 7)
            y = area.centery + round(area.w * DICE_FALL * 0.1) - side // 2 + rng.below(side // 5) - side // 10
            picture = self._die(face, "ab"[rng.below(2)])
            self._dice.append(self._scene.add(Sprite(picture, x - m, y - m, z=DICE_Z)))

    def _die(self, face: int, turned: str) -> pygame.Surface:
        side = self._die_side()
        return self._assets.cached(("die", face, turned, side), lambda: self._cut_die(face, turned, side))

    def _die_side(self) -> int:
        most = self._assets.canvas.px(DIE)
        if self._dice_spot is None:
            return most
        return min(most, round(self._stage.spot_area(self._dice_spot).w * DICE_FALL * DIE_PART))

    def _cut_die(self, face: int, turned: str, side: int) -> pygame.Surface:
        picture = self._assets.picture(f"die-{face}{turned}", side, side)
        if picture is None:
            picture = pygame.Surface((side, side))
            picture.fill(palette.CARD_PAPER)
            figure = set_words(self._assets, StyledText(str(face), Face.BOLD, DIE * 0.5), side)
            picture.blit(figure, figure.get_rect(center=picture.get_rect().center))
        return self._assets.shadowed(picture, 3)

    # --- Places

    def _seat(self, spot: Spot) -> Seat:
        return next((seat for seat in self._stage.ring if self._stage.chair(seat) == spot.of), NO_SEAT)

    def _middle(self, account: Account) -> tuple[int, int]:
        """Return the centre of an account's money, in pixels."""
        seat = Seat(account.seat)
        chair = self._stage.chair(seat) if seat in self._stage.ring else -1
        if account.name == "purse" and chair >= 0:
            return self._stage.ticket_area(seat).center
        if cloth := next((cloth for cloth in self.cloths if cloth.shows(account)), None):
            return cloth.place(account)
        heaps = [spot for spot in self._layout.spots if spot.kind is Kind.COINS and spot.shows == account.name]
        heap_spot = next((spot for spot in heaps if spot.of in (chair, -1)), None)
        if account.personal and heap_spot in self._stage.placement.absent:
            return self._stage.ticket_area(seat).center
        if heap_spot is None:
            frame = frame_of(self._assets)
            return frame.area(frame.cloth).midtop
        return self._stage.heap_area(heap_spot).center

    def _blank(self, z: float) -> Sprite:
        return self._scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=z, visible=False))


def _round_table(area: pygame.Rect) -> tuple[int, int]:
    return min(area.size), min(area.size)


def _scatter(faces: tuple[int, ...]) -> Rng:
    """Return a random generator for the positions of thrown dice.

    The faces of the dice are its seed, so that the same throw always looks the same.
    """
    return Chance(f"dice {faces}").stream("fall")


@dataclass(frozen=True)
class Widget:
    """The functions that display objects of one kind."""

    says: Callable[[Props, Spot, Displayed], Says]
    """Function that returns the content of an object. None or 0 if the object is absent."""
    draw: Callable[[Props, Spot, object, pygame.Rect], pygame.Surface | InParts[pygame.Surface]]
    """Function that draws the content of an object for an area in pixels, at once or in parts.

    The third argument is the content. For a note or tag, it is a tuple of sentences.
    """
    z: float = NOTE_Z
    """Drawing order."""
    stays: bool = False
    """Whether the object is visible even if its content is 0."""


WIDGETS: dict[Kind, Widget] = {
    Kind.ABACUS: Widget(Props._beads, Props._draw_beads),
    Kind.CHART: Widget(Props._chart, Props._draw_chart),
    Kind.SLATE: Widget(Props._chart, Props._draw_chart),
    Kind.COINS: Widget(Props._heap, Props._draw_heap, COINS_Z),
    Kind.DIALS: Widget(Props._score, Props._draw_dials, stays=True),
    Kind.SCORE_CARDS: Widget(Props._score, Props._draw_score_cards),
    Kind.SIGN: Widget(Props._sign, Props._draw_sign),
    Kind.MARKER: Widget(Props._number, Props._draw_disc, DICE_Z),
    Kind.NOTE: Widget(Props._rows, Props._draw_note),
    Kind.TRICKS: Widget(Props._tricks, Props._draw_tricks),
    Kind.TAG: Widget(Props._rows, Props._draw_tag, TAG_Z),
}
"""Display of each kind of object that is a single picture.

Piles, boards, cloths, dice and counts have modules of their own.
"""
