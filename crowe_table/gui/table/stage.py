"""The table as displayed: the cards in their zones, and the objects around them.

Events move objects, and Views place them at once. The stage knows only what its seat has been shown, because secrets
have been removed from its events and Views.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

import pygame
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card, face, rank, suit
from crowe_table.engine.core import NO_SEAT, Moved, Seat, Shown, Shuffled, View, Zone, zone_of
from crowe_table.engine.fold import PileFold, piles_of
from crowe_table.engine.layout import PILES, Kind, Layout, Place, Spot
from crowe_table.gui.draw.assets import OTHER_BACK, Assets, Lift
from crowe_table.gui.draw.canvas import Box
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.memory import weak_callback
from crowe_table.gui.table.formations.blocks import TITLE, is_owned
from crowe_table.gui.table.formations.placement import Placement
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.speech_places import room_for_word
from crowe_table.gui.table.widgets.piles import ARRANGE, CARD_PITCH, fan, packets, spread, stack

PLAYABLE_RISE = 10
"""Height in table units by which a playable card is raised above the others."""
PACKET_RISE = 0.09
"""Lift of a packet above the rest of its pile, as a fraction of the card height."""
CHOSEN_RISE = 25
"""Height in table units by which a chosen or counted card is raised."""
CHOSEN_SINKS = 14
"""Height in table units by which a chosen or counted card sinks if a title above its pile would be covered."""
ABOVE_ALL, SPREAD_Z = 1000.0, 800.0
OPEN_HAND_Z, TRICK_Z = 500.0, 550.0
"""Drawing order of opponents' face-up hands, which lie over all piles, and of the trick while such hands are shown."""
FACE_UP = (Kind.FAN, Kind.ROW, Kind.STACK)
OWN_OR_SHARED = (0, -1)
"""Chair numbers of objects that belong to the viewer (0) or to the whole table (−1)."""
REVIEW_HEIGHT, SPREAD_HEIGHTS, ASIDE = 156, (173, 146, 118), 24
"""Sizes in table units: height of reviewed cards, heights to try for a spread pack, and margin at its ends."""
SPREAD_WIDTHS = (1.0, 0.75, 0.6, 0.45, 0.4)
"""Widths to try in turn for a spread pack, as fractions of the cloth.

A narrow pack covers less, and can be cut as easily.
"""
CLEAR_OF_TICKET = 8
"""Minimum gap in table units between a spread pack and a ticket. It leaves space for a frame around each."""
SPREAD_STEP = 8
"""Distance in table units between two positions to try for a spread pack.

The same space stays free below the lowest position for a long question.
"""


class Piece(Sprite):
    """A card on the table. ``target`` is where it comes to rest: left and top without the shadow, and drawing order."""

    __slots__ = ("bare", "card", "height", "target", "zone")

    def __init__(self, card: Card, zone: str, surface: pygame.Surface) -> None:
        super().__init__(surface)
        self.bare = surface
        """The picture of the card before any slip is drawn on it."""
        self.card = card
        self.zone = zone
        self.height = 0.0
        self.target: tuple[float, float, float] = (0, 0, 0)


@dataclass(frozen=True)
class Emphasis:
    """Emphasis of a zone's cards: which cards are playable, chosen or being counted."""

    allowed: frozenset[Card] | None = None
    """The playable cards. None while no question is asked, so that no card is dimmed."""
    chosen: frozenset[Card] = frozenset()
    counted: frozenset[Card] = frozenset()


class Stage:
    """All cards on the table, seen from one chair."""

    def __init__(
        self, scene: Scene, assets: Assets, layout: Layout, placement: Placement, viewer: Seat, ring: Sequence[Seat]
    ) -> None:
        self.scene = scene
        self.assets = assets
        self.layout = layout
        self.placement = placement
        """Current box of every object."""
        self._frame = frame_of(assets)
        self.viewer = viewer
        self.ring = tuple(ring)
        self._fold = PileFold(weak_callback(self._new), scene.remove)
        self.zones = self._fold.piles
        """The cards of each zone, topmost last."""
        self.emphasis: dict[str, Emphasis] = {}
        self._spots: dict[tuple[object, ...], Spot | None] = {}
        """Cache of the spot of each zone. The key includes the order of the chairs and the holders of open cards."""
        self._spread_in: Placement | None = None
        self._spread_over: tuple[pygame.Rect, ...] = ()
        self.spread_zone = ""
        """The zone whose pack is spread out for a cut. Empty if none."""
        self.lifted: tuple[str, tuple[int, ...]] = ("", ())
        """The pile from which packets are being lifted, and the number of cards in each packet, topmost first."""
        self.holders: dict[str, Seat] = {}
        """The seat whose hand includes open cards, by the name of the fact that names the seat."""
        self.deal = 0
        """Number of the deal. With two packs, even deals use the second pack."""
        self._playing = len(self.ring)
        """Number of players in play. It is smaller while somebody rests, as beside a player who plays alone."""
        self.labels: dict[str, pygame.Surface] = {}
        """Labels for open cards that are held in their owner's hand, by zone."""
        self.tags: Mapping[Card, pygame.Surface] = {}
        """Slips for cards in the viewer's hand whose rank or duty the face does not show, by face."""
        self.slips: Callable[[Sequence[Card]], Mapping[Card, pygame.Surface]] = lambda _: {}
        """Function that returns slips with players' names for the cards of a reviewed trick."""
        self.level = False
        """Whether playable cards are not raised, because others would see how many there are."""

    # --- Places

    def chair(self, seat: Seat) -> int:
        """Return the number of places clockwise from the viewer to a seat. A spectator counts from the first player."""
        return chairs(self.ring, self.viewer)[seat]

    @property
    def printing(self) -> Assets:
        """Assets with the text scale of the table."""
        return self.assets.in_print(self.placement.text)

    @property
    def opposite(self) -> Seat | None:
        """The seat across from the viewer. None if no seat is opposite."""
        chairs = len(self.ring)
        if self.viewer not in self.ring or chairs % 2:
            return None
        return next(seat for seat in self.ring if self.chair(seat) == chairs // 2)

    def spot(self, zone: str) -> Spot | None:
        """Return the spot where the cards of a zone lie. None if the layout has none."""
        key = zone, self.ring, tuple(self.holders.values())
        if key not in self._spots:
            self._spots[key] = self._find_spot(zone)
        return self._spots[key]

    def _find_spot(self, zone: str) -> Spot | None:
        name, _, seat = zone.partition(":")
        named = [spot for spot in self.layout.spots if spot.shows == name and spot.kind in PILES]
        holder = next((self.holders.get(spot.joins, NO_SEAT) for spot in named if spot.joins), NO_SEAT)
        owner = Seat(int(seat)) if seat else holder
        chair = self.chair(owner) if owner in self.ring else -1
        return next((spot for spot in named if spot.of in (chair, -1)), named[0] if named and not seat else None)

    def area(self, zone: str) -> pygame.Rect:
        """Return the area of a zone, in pixels."""
        spot = self.spot(zone)
        if zone == self.spread_zone:
            return self._spread_area()
        if spot is None:
            return self._frame.area(self.placement.middle)
        if self._lies_open(zone, spot):
            return self._frame.area(self.placement.opened[spot][0])
        return self.spot_area(spot)

    def _lies_open(self, zone: str, spot: Spot) -> bool:
        pieces = self.zones.get(zone)
        return spot in self.placement.opened and bool(pieces) and all(piece.card != HIDDEN for piece in pieces or ())

    def spread_area(self) -> pygame.Rect | None:
        """Return the area of a spread pack, in pixels. None if no pack is spread."""
        return self._spread_area() if self.spread_zone else None

    def _spread_area(self) -> pygame.Rect:
        """Return the area for a spread pack.

        This is the best candidate that covers nothing and touches no ticket's frame. If there is none, the pack may
        cover coins and face-down cards. If that fails, it may also cover boards, then the frames of tickets, then
        face-up cards.
        """
        placement, areas = self.placement, self._spread_areas()
        tickets = [self._frame.area(ticket) for ticket in placement.tickets]
        clear = 2 * self.assets.canvas.px(CLEAR_OF_TICKET)
        framed = [ticket.inflate(clear, clear) for ticket in tickets]
        others = [pieces for key, pieces in self.zones.items() if key != self.spread_zone]
        lying = [(self.resting(piece), piece.card) for pieces in others for piece in pieces]
        things = [
            (spot, self.spot_area(spot))
            for spot in placement.boxes
            if spot.kind not in PILES and spot.place is not Place.UPON and spot not in placement.absent
        ]
        shown = [area for area, card in lying if card != HIDDEN]
        boards = [area for spot, area in things if spot.kind is Kind.BOARD]
        all_ = [*framed, *(area for area, _ in lying), *(area for _, area in things)]
        kept = (all_, [*framed, *shown, *boards], [*framed, *shown], [*tickets, *shown], tickets)
        return next((area for each in kept for area in areas if area.collidelist(each) < 0), areas[0])

    def _spread_areas(self) -> tuple[pygame.Rect, ...]:
        """Return the candidate areas for a spread pack. There are many, so they are computed once per composition."""
        if self._spread_in is not self.placement:
            self._spread_in, self._spread_over = self.placement, tuple(self._new_spread_areas())
        return self._spread_over

    def _new_spread_areas(self) -> Iterator[pygame.Rect]:
        """Yield possible areas for a spread pack, best first.

        They are sorted by width, then by height, then by distance from the middle.
        """
        middle, cloth = self.placement.middle, self.placement.cloth
        for part in SPREAD_WIDTHS:
            width = round((cloth.w - 2 * ASIDE) * part)
            left = cloth.x + (cloth.w - width) // 2
            for height in SPREAD_HEIGHTS:
                centred = middle.y + (middle.h - height) // 2
                tops = range(cloth.y, cloth.y + cloth.h - height - SPREAD_STEP, SPREAD_STEP)
                area = self._frame.area(Box(left, centred, width, height))
                for top in (centred, *sorted(tops, key=partial(_apart, centred))):
                    yield area.move(0, round(top * self.assets.canvas.scale) - area.y)

    def spot_area(self, spot: Spot) -> pygame.Rect:
        """Return the area of a layout spot, in pixels."""
        return self._frame.area(self.placement.boxes[spot])

    @property
    def banked(self) -> Spot | None:
        """The spot with the banker's money. None if the game has no banker."""
        return next((spot for spot in self.layout.spots if spot.banker), None)

    def heap_area(self, spot: Spot) -> pygame.Rect:
        """Return the area of a heap of coins, in pixels. The banker's heap is below the banker's ticket."""
        area = self.spot_area(spot)
        if not spot.banker:
            return area
        above = self.ticket_area(NO_SEAT).h
        return pygame.Rect(area.x, area.y + above, area.w, area.h - above)

    def ticket_area(self, seat: Seat) -> pygame.Rect:
        """Return the area of a player's ticket, in pixels. NO_SEAT stands for the banker."""
        return self._frame.area(self._ticket(seat))

    def _ticket(self, seat: Seat) -> Box:
        placement = self.placement
        banked = self.banked if seat == NO_SEAT else None
        if banked is None:
            return placement.tickets[self.chair(seat)]
        width, height = placement.ticket
        box = placement.boxes[banked]
        return Box(box.x + (box.w - width) // 2, box.y, width, height)

    def room_for_word(
        self, seat: Seat, sizes: Sequence[tuple[int, int]], spoken: Iterable[pygame.Rect]
    ) -> tuple[int, pygame.Rect]:
        """Return the index of the best size for a speech slip, and the area of the slip in pixels.

        The slip touches the speaker's ticket. Tickets, face-up hands, a spread pack and the viewer's cards stay
        visible, and the ladder of a bidding if possible. The place of a card to be turned up stays free.
        """
        scale, placement = self.assets.canvas.scale, self.placement
        spread_area = self.spread_area()
        covered = (*spoken, spread_area) if spread_area else tuple(spoken)
        ticket = self._ticket(seat)
        there = {spot: box for spot, box in placement.boxes.items() if spot not in placement.absent}
        own = [_with_rise(box) for spot, box in there.items() if spot.shows == self.layout.hand and spot.of == 0]
        seen = [
            *(Box(*(round(each / scale) for each in area)) for area in covered),
            *(box for box in placement.tickets if box != ticket),
            *own,
            *self._open_cards(),
            *(box for spot, box in there.items() if spot.kind is Kind.STACK and spot.read),
            *(_inner(box) for spot, box in there.items() if spot.kind is Kind.DICE),
        ]
        figures = (Kind.COINS, Kind.BOARD, Kind.TAG)
        coins = [box for spot, box in there.items() if spot.kind in figures and not spot.picture]
        coins += [placement.ladder] if placement.ladder else []
        lying = [box for spot, box in there.items() if spot.place is not Place.UPON and not spot.within]
        units = [(w / scale, h / scale) for w, h in sizes]
        at, box = room_for_word(placement.clear_of_question, ticket, units, seen, coins, lying)
        return at, pygame.Rect(self._frame.area(box).topleft, sizes[at])

    def areas_beside(self, spot: Spot) -> list[pygame.Rect]:
        """Return the areas of all tickets, open hands and objects except this one, with their titles, in pixels."""
        placement, title = self.placement, round(TITLE * self.placement.text)
        boxes = [*placement.tickets, *self._known_hands()]
        for other, box in placement.boxes.items():
            if other != spot and other.place is not Place.UPON and other not in placement.absent:
                shared = box == placement.boxes[spot]
                above = title if other.title else 0
                boxes += [] if shared else [Box(box.x, box.y - above, box.w, box.h + above)]
        return [self._frame.area(box) for box in boxes]

    def speech_state(self) -> tuple[Placement, list[Box], pygame.Rect | None]:
        """Return everything that decides the positions of speech slips.

        While the result is unchanged, the slips need not be placed again.
        """
        return self.placement, self._known_hands(), self.spread_area()

    def _open_cards(self) -> list[Box]:
        """Return the boxes of piles with a face-up card, except the viewer's hand, in table units."""
        shown = [zone for zone, pieces in self.zones.items() if any(piece.card != HIDDEN for piece in pieces)]
        spots = [spot for zone in shown if not self.is_own(zone) and (spot := self.spot(zone))]
        return [*self._known_hands(), *(self.placement.boxes[spot] for spot in spots)]

    def _known_hands(self) -> list[Box]:
        """Return the boxes of opponents' face-up hands, in table units."""
        spots = [(zone, self.spot(zone)) for zone in self.zones if not self.is_own(zone)]
        return [self.placement.opened[spot][0] for zone, spot in spots if spot and self._lies_open(zone, spot)]

    def joined(self, zone: str) -> bool:
        """Return whether the cards of this zone are shown in the viewer's hand, although all players can see them."""
        spot = self.spot(zone)
        return bool(spot and spot.joins and self.holders.get(spot.joins) == self.viewer)

    def held(self, key: str) -> list[Piece]:
        """Return the cards shown at the position of a zone.

        At the position of the viewer's hand, this includes open cards that belong to the viewer.
        """
        if self.joined(key):
            return []
        found = list(self.zones.get(key, []))
        if self.is_own(key):
            found += [piece for zone in self.zones if self.joined(zone) for piece in self.zones[zone]]
        return found

    def in_order(self, key: str) -> list[Piece]:
        """Return the cards shown at the position of a zone, from left to right."""
        held = self.held(key)
        return [held[at] for at in self.display_order(key)]

    def is_own(self, zone: str) -> bool:
        """Return whether this zone is the viewer's hand."""
        return zone == self.own_zone

    @property
    def own_zone(self) -> str:
        """The zone of the viewer's hand."""
        return zone_of(self.layout.hand, self.viewer)

    def owner(self, zone: str) -> Seat:
        """Return the seat that a zone belongs to, or NO_SEAT if it belongs to the table."""
        _, _, seat = zone.partition(":")
        return Seat(int(seat)) if seat else NO_SEAT

    def group(self, spot: Spot) -> int:
        """Return the number of cards in each heap of taken tricks."""
        return min(spot.group, self._playing)

    # --- State

    def set_view(self, view: View) -> None:
        """Place everything as in the View, without animation."""
        self.take_view(view)
        self.place_cards()

    def take_view(self, view: View) -> None:
        """Take over the cards of a View, without moving them to their positions."""
        self.ring = view.public.ring
        self.deal = view.public.deal
        self._playing = len(view.public.playing)
        self.hand_order = self.layout.hand_order_now(view.public)
        facts = {spot.joins: getattr(view.public, spot.joins) for spot in self.layout.spots if spot.joins}
        self.holders = {fact: Seat(value) for fact, value in facts.items()}
        self._fold.set(piles_of(view))

    def set_undealt(self, view: View) -> None:
        """Place all cards face down in the pack, as before the first deal."""
        bare = [Zone(zone.key, ()) for zone in view.zones if zone.key != self.layout.pack]
        pack = Zone(self.layout.pack, (HIDDEN,) * sum(len(zone.cards) for zone in view.zones))
        self.set_view(replace(view, zones=(pack, *bare)))

    def place_cards(self) -> None:
        """Move every card to its position at once."""
        for key in self.zones:
            for piece in self.arrange(key):
                self.put(piece, *piece.target)

    def arrange(self, key: str) -> list[Piece]:
        """Compute the position and appearance of each card in a zone. Return the cards without moving them."""
        if self.joined(key):
            self.arrange(zone_of(self.layout.hand, self.viewer))
            return self.zones[key]
        pieces = self.held(key)
        if not pieces:
            return []
        spot = self.spot(key)
        height = self._card_height(key, spot)
        size = self.assets.card_size(height)
        area = self.area(key)
        kind = spot.kind if spot else Kind.STACK
        places = self._places(key, spot, area, len(pieces), size)
        order = self.display_order(key)
        base = self._drawing_order(key, spot)
        packets = self._packets_lifted(key, len(pieces))
        for shown, index in enumerate(order):
            piece = pieces[index]
            left, top = places[shown]
            emphasis = self.emphasis.get(piece.zone, Emphasis())
            rise = self._rise(piece.card, emphasis, spot) + PACKET_RISE * height * packets[shown]
            self._set_appearance(piece, height, emphasis, Lift.STACKED if kind is Kind.STACK and shown else Lift.LYING)
            piece.visible = kind is not Kind.STACK or key == self.spread_zone or _seen(shown, packets)
            piece.target = left, top - rise * self.assets.canvas.scale, base + shown * 0.1
        if kind is Kind.PACKETS or (spot and spot.place is Place.UPON):
            self._lay_out_reviewed([piece for piece in pieces if piece.card != HIDDEN])
        return pieces

    def _drawing_order(self, key: str, spot: Spot | None) -> float:
        """Return the drawing order of the lowest card in a zone."""
        if key == self.spread_zone:
            return SPREAD_Z
        if spot is None:
            return 10.0
        at = self.layout.spots.index(spot)
        if not self.is_own(key) and self._lies_open(key, spot):
            return OPEN_HAND_Z + at
        if spot.place is Place.TRICK and self._known_hands():
            return TRICK_Z + at
        return 10.0 * (1 + at)

    def _lay_out_reviewed(self, pieces: list[Piece]) -> None:
        size = self.assets.card_size(REVIEW_HEIGHT)
        middle, cloth = (self._frame.area(box) for box in (self.placement.middle, self.placement.cloth))
        width = min(cloth.w, max(middle.w, round(len(pieces) * size[0] * CARD_PITCH)))
        places = fan(middle.inflate(width - middle.w, 0).clamp(cloth), len(pieces), size)
        slips = self.slips([piece.card for piece in pieces])
        for at, (piece, place) in enumerate(zip(pieces, places, strict=True)):
            self._set_appearance(piece, REVIEW_HEIGHT, Emphasis(), Lift.LIFTED)
            if piece.card in slips:
                self._add_slip(piece, slips[piece.card])
            piece.target = *place, ABOVE_ALL / 2 + at

    def _places(
        self, key: str, spot: Spot | None, area: pygame.Rect, count: int, size: tuple[int, int]
    ) -> list[tuple[int, int]]:
        if key == self.spread_zone:
            return spread(area, count, size)
        if spot is None:
            return stack(area, count, size)
        if spot.kind is Kind.PACKETS:
            return packets(area, count, size, self.group(spot))
        return ARRANGE[spot.kind](area, count, size)

    def display_order(self, key: str) -> list[int]:
        """Return the indices of a zone's cards from left to right. The layout defines the order of a face-up hand."""
        cards = [piece.card for piece in self.held(key)]
        order = list(range(len(cards)))
        hand = self.is_own(key) or key.partition(":")[0] == self.layout.hand
        if not hand or HIDDEN in cards:
            return order
        hand_order = self.hand_order
        if not hand_order:
            return sorted(order, key=lambda i: (rank(cards[i]), suit(cards[i])))
        return sorted(order, key=lambda i: hand_order.index(face(cards[i])))

    def put(self, piece: Piece, left: float, top: float, z: float) -> None:
        """Move a card to a point at once."""
        margin = self.assets.margin
        piece.x, piece.y, piece.z = left - margin, top - margin, z

    def position(self, piece: Piece) -> tuple[float, float]:
        """Return the top left corner of a card, without its shadow."""
        margin = self.assets.margin
        return piece.x + margin, piece.y + margin

    def lower_own_hand(self) -> list[str]:
        """Move the viewer's cards below the bottom edge, so that they can rise from there. Return their zones."""
        own = [zone for zone in self.zones if self.is_own(zone)]
        for piece in [piece for zone in own for piece in self.zones[zone]]:
            left, _, height = piece.target
            self.put(piece, left, self.assets.canvas.h, height)
        return own

    def face_heights(self) -> frozenset[float]:
        """Return the card heights at which the viewer sees most faces, in table units.

        These are the heights of the viewer's own piles, of shared face-up piles, and of opponents' face-up hands.
        """
        cards = self.placement.cards
        lying = [spot for spot in self.layout.spots if spot.kind in FACE_UP and spot.read and not spot.transient]
        held = {cards[spot] for spot in lying if spot in cards and spot.of in OWN_OR_SHARED}
        return frozenset(held.union(height for _, height in self.placement.opened.values()))

    def body(self, piece: Piece) -> pygame.Rect:
        """Return the area of a card without its shadow, in pixels."""
        left, top = self.position(piece)
        return pygame.Rect((round(left), round(top)), self.assets.card_size(piece.height))

    def resting(self, piece: Piece) -> pygame.Rect:
        """Return the area of a card at the end of its movement, without its shadow, in pixels."""
        left, top, _ = piece.target
        return pygame.Rect((round(left), round(top)), self.assets.card_size(piece.height))

    @property
    def lying(self) -> list[tuple[str, Card]]:
        """All cards on the table, each with its zone."""
        return [(key, piece.card) for key, pieces in self.zones.items() for piece in pieces]

    def draw_for(self, cards: Iterable[tuple[str, Card]]) -> Iterator[bool]:
        """Draw cards in the size that they have in their zones, one card at each step."""
        for key, card in dict.fromkeys(cards):
            spot = self.spot(key)
            if spot and spot.place is Place.UPON:
                self.picture(card, REVIEW_HEIGHT, Lift.LIFTED)
                yield True
            elif spot:
                opened = self.placement.opened.get(spot) if card != HIDDEN else None
                for height in {self._card_height(key, spot), *([opened[1]] if opened else ())}:
                    self.picture(card, height)
                    yield True

    # --- Events

    def move(self, event: Moved) -> list[Piece]:
        """Assign cards to another zone and return them. Their targets are set, but they do not move yet."""
        taken = self._fold.fold(event)
        self.arrange(event.source)
        self.arrange(event.target)
        return taken

    def show(self, event: Shown) -> list[Piece]:
        """Turn cards face up or face down in their present positions. Return them."""
        shown = self._fold.fold(event)
        self.arrange(event.zone)
        return shown

    def shuffle(self, event: Shuffled) -> list[Piece]:
        """Make every card of a shuffled zone unknown. Return the cards."""
        self._fold.fold(event)
        return self.arrange(event.zone)

    def lift_packets(self, zone: str, numbers: tuple[int, ...]) -> None:
        """Lift packets from a pile. ``numbers`` are the numbers of cards in the packets, topmost first.

        Put down packets that were lifted from another pile.
        """
        before, self.lifted = self.lifted, (zone, numbers)
        if before != self.lifted:
            for key in {before[0], zone} & self.zones.keys():
                self.arrange(key)

    def set_emphasis(self, zone: str, emphasis: Emphasis) -> list[Piece]:
        """Raise and dim the cards of a zone. Return them without moving them."""
        self.emphasis[zone] = emphasis
        return self.arrange(zone)

    # --- The pointer

    def piece_at(self, point: tuple[int, int], zones: Iterable[str]) -> Piece | None:
        """Return the topmost card under a point, in these zones. None if there is none."""
        found = [piece for key in zones for piece in self.zones.get(key, []) if self.body(piece).collidepoint(point)]
        return max(found, key=lambda piece: piece.z, default=None)

    # --- Helpers

    def _new(self, card: Card, zone: str) -> Piece:
        """Create a card. Its picture is drawn later, when the card is placed."""
        piece = Piece(card, zone, pygame.Surface((1, 1), pygame.SRCALPHA))
        self.scene.add(piece)
        return piece

    def picture(self, card: Card, height: float, lift: Lift = Lift.LYING, dimmed: bool = False) -> pygame.Surface:
        """Return the picture of a card, or the back of the pack in use."""
        other = card == HIDDEN and self.layout.packs > 1 and self.deal > 0 and self.deal % 2 == 0
        return self.assets.card(OTHER_BACK if other else card, height, lift, dimmed)

    def _card_height(self, zone: str, spot: Spot | None) -> int:
        if zone == self.spread_zone:
            return round(self._spread_area().h / self.assets.canvas.scale)
        if spot is None:
            return SPREAD_HEIGHTS[0]
        if self._lies_open(zone, spot):
            return self.placement.opened[spot][1]
        return self.placement.cards[spot]

    def _packets_lifted(self, key: str, count: int) -> list[int]:
        """Return, for each card of a pile, the number of packets below the packet it belongs to.

        The bottom card comes first.
        """
        zone, numbers = self.lifted
        sizes = [*numbers, count - sum(numbers)] if zone == key and sum(numbers) <= count else [count]
        return [height for height, size in enumerate(reversed(sizes)) for _ in range(size)]

    def _rise(self, card: Card, emphasis: Emphasis, spot: Spot | None) -> int:
        """Return the height in table units by which a card is raised. Negative if it sinks."""
        if card in emphasis.chosen or card in emphasis.counted:
            return -CHOSEN_SINKS if spot and (spot.title or is_owned(spot)) else CHOSEN_RISE
        allowed = not self.level and emphasis.allowed is not None and card in emphasis.allowed
        return PLAYABLE_RISE if allowed else 0

    def _set_appearance(self, piece: Piece, height: float, emphasis: Emphasis, lift: Lift) -> None:
        piece.height = height
        if piece.card in emphasis.chosen or piece.card in emphasis.counted:
            lift = Lift.LIFTED
        dimmed = emphasis.allowed is not None and piece.card not in emphasis.allowed and piece.card != HIDDEN
        piece.surface = piece.bare = self.picture(piece.card, height, lift, dimmed)
        if label := self.labels.get(piece.zone):
            self._add_slip(piece, label)
        elif piece.card != HIDDEN and self.is_own(piece.zone) and (tag := self.tags.get(Card(face(piece.card)))):
            self._add_slip(piece, tag)

    def _add_slip(self, piece: Piece, slip: pygame.Surface) -> None:
        piece.surface = piece.surface.copy()
        foot = piece.surface.get_rect().inflate(-2 * self.assets.margin, -2 * self.assets.margin)
        piece.surface.blit(slip, slip.get_rect(bottomleft=foot.bottomleft))


def _with_rise(box: Box) -> Box:
    return Box(box.x, box.y - PLAYABLE_RISE, box.w, box.h + PLAYABLE_RISE)


def _inner(box: Box) -> Box:
    """Return the part of a dice table where dice and markers lie."""
    return Box(box.x + box.w // 5, box.y + box.h // 5, box.w * 3 // 5, box.h * 3 // 5)


def _apart(one: int, other: int) -> int:
    return abs(one - other)


def cards_of(event: Moved | Shown) -> list[tuple[str, Card]]:
    """Return the cards of an event, each with its zone after the event."""
    zone = event.target if isinstance(event, Moved) else event.zone
    return [(zone, card) for card in event.cards]


@lru_cache(maxsize=64)
def chairs(ring: tuple[Seat, ...], viewer: Seat) -> Mapping[Seat, int]:
    """Return the number of places clockwise from the viewer to each seat. A spectator counts from the first player."""
    at = ring.index(viewer) if viewer in ring else 0
    return {seat: (ring.index(seat) - at) % len(ring) for seat in ring}


def _seen(depth: int, packets: Sequence[int]) -> bool:
    """Return whether a card of a pile is drawn.

    The top two cards of each packet are drawn, and of the other cards every eighth, as a visible edge.
    """
    above = packets[depth : depth + 3]
    return depth % 8 == 0 or len(above) < 3 or above[0] != above[2]
