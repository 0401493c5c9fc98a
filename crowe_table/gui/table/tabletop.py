"""All objects on the table: cards, boards, tickets, coins and dice. They follow the events as these are shown."""

from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from time import perf_counter
from types import MappingProxyType
from typing import TypeAlias

import pygame
from msgspec.structs import asdict

from crowe_table import games, palette
from crowe_table.engine.cards import FULL_PACK, Card
from crowe_table.engine.core import Announced, AnyEvent, Changed, Moved, Paid, Seat, Shown, Threw, View, zone_of
from crowe_table.engine.fold import piles_of
from crowe_table.engine.history import restore_hands, view_after
from crowe_table.engine.layout import Kind, Place, Spot
from crowe_table.engine.money import Farthings
from crowe_table.gui.draw.paper import StyledText, narrowed, set_lines
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.memory import weak_callback, weak_steps
from crowe_table.gui.screen import Services
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.formations.blueprint import hand_of
from crowe_table.gui.table.formations.composing import compose
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.led_place import place_of_tag
from crowe_table.gui.table.stage import REVIEW_HEIGHT, Stage, cards_of
from crowe_table.gui.table.widgets.board import Board, read_board
from crowe_table.gui.table.widgets.card_counts import CardCounts
from crowe_table.gui.table.widgets.coins import Currency
from crowe_table.gui.table.widgets.highlights import Highlights
from crowe_table.gui.table.widgets.log_lines import Sides
from crowe_table.gui.table.widgets.log_paper import LogPaper
from crowe_table.gui.table.widgets.owner_names import OwnerNames
from crowe_table.gui.table.widgets.papers import Papers
from crowe_table.gui.table.widgets.props import Props
from crowe_table.gui.table.widgets.question import QuestionPaper
from crowe_table.gui.table.widgets.tickets import Tickets, ticket_size
from crowe_table.gui.table.widgets.titles import Titles
from crowe_table.hosting.seat_client import Looker
from crowe_table.hosting.update import Update
from crowe_table.kit.announcing import is_result
from crowe_table.words.characters import character_of
from crowe_table.words.deal_log import DealLog
from crowe_table.words.glossary import Term
from crowe_table.words.terms import spans

DealGains: TypeAlias = Sequence[Sequence[Farthings]]
"""For each deal, the farthings that each seat won or lost."""
NO_TERMS: Mapping[str, Term] = MappingProxyType({})
RING, DEAL = "ring", "deal"
"""Names of the facts with the order of seats and with the number of the deal."""
WRITTEN = object()
"""Sentinel that marks a completely written log."""
PLACE_Z = 5.0
"""Drawing order of the outline of an empty place: below all cards."""
PLACE_SIZE = 19
"""Text size of the word in an empty place."""
ARROW, ARROW_RISE = 34, 12
"""Size of the arrow that shows the direction of play, and its height above the middle of a place, in table units."""
TAG_SHOWS = 0.7
"""Width of a tag on a card of the hand, as a fraction of the card. The rest may be covered by the next card."""
SMALLER_TAGS = (0.85, 0.7)
"""Widths to try in turn for the tag of the card that was led, as fractions of its full width."""
WON_EDGE = 5
"""Width in table units of the brass edge around the card that wins a trick."""


class Tabletop:
    """The table as seen from one chair."""

    def __init__(
        self,
        scene: Scene,
        services: Services,
        looker: Looker,
        displayed: Displayed,
        log: DealLog,
        terms: Mapping[str, Term] = NO_TERMS,
        gains: Callable[[], DealGains] = tuple,
    ) -> None:
        """Create the table. ``gains`` returns what each seat won or lost in each finished deal."""
        view, assets, words = displayed.view, services.assets, services.words
        layout, frame = looker.layout(), frame_of(assets)
        currency = Currency(looker.coinage, view.options.unit)
        self._scene = scene
        self._services = services
        self._words = words
        self._terms = terms
        self._marked = words.with_terms(terms)
        self._players = looker.players
        self.log = log
        goal = words.reason(looker.goal) if looker.goal else ""
        sides_seen = Sides.seen_by(looker.viewer, view.public.sides, layout)
        takes_tricks = hasattr(view.public, "tricks") or any(spot.kind is Kind.PACKETS for spot in layout.spots)
        played = any("play" in spot.takes for spot in layout.spots)
        self.log_paper = LogPaper(
            scene,
            assets,
            words,
            log,
            sides_seen,
            goal,
            view.public.ring if played else (),
            weak_callback(self._trick_takers) if takes_tricks else tuple,
        )
        self.question = QuestionPaper(scene, assets)
        self._assets = assets
        self._gains = gains
        self._won = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), visible=False))
        self._led = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), visible=False))
        self._yours = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=PLACE_Z, visible=False))
        self._turn = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=PLACE_Z, visible=False))
        self._dice = [spot for spot in layout.spots if spot.kind is Kind.DICE]
        self.displayed = displayed
        if not view.public.scores and not takes_tricks:
            self.log_paper.tell_sums(self._faces, weak_callback(self._shown_gains))
        self._stale = False
        """Whether tickets, slips and heaps still have to be redrawn for events that were applied."""
        self._log_due = False
        """Whether the next ``write`` has to start writing the log."""
        self._writing: Iterator[None] | None = None
        """Generator that writes the log in parts. None while no log is being written."""
        self._as_played = view
        sides = len(set(view.public.sides)) < len(view.public.sides)
        look = assets.look
        placement = compose(layout, frame.cloth, look.text, ticket_size(look.text, sides), look.min_control)
        self.stage = Stage(scene, assets, layout, placement, looker.viewer, view.public.ring)
        self.stage.labels = {spot.shows: self._label(spot) for spot in layout.spots if spot.joins and spot.message}
        self._foreseen = displayed
        """State of the table after the next update, for which pictures are drawn in advance."""
        self._moving_cards: list[tuple[str, Card]] = []
        """The cards that move in the next update, with their target zones."""
        self._foreseen_cards: list[tuple[str, Card]] = []
        """The cards on the table after the next update, with their zones."""
        self._readying = weak_steps(Tabletop._prepare_next, self)
        self._undrawn = list(FULL_PACK)
        self.stage.slips = weak_callback(self._names)
        self._card_counts = CardCounts(scene, assets, self.stage)
        self._owner_names = OwnerNames(scene, assets, words, self.stage)
        self._titles = Titles(scene, words, self.stage)
        self._boards: list[tuple[Spot, Board]] = []
        self.papers = Papers(scene, assets, layout, self.stage)
        characters = {Seat(seat): character_of(player) for seat, player in enumerate(looker.players)}
        self.tickets = Tickets(scene, assets, words, self.stage, characters)
        self.props = Props(scene, assets, words, layout, self.stage, currency)
        self.highlights = Highlights(scene, self.stage, self.props, self.papers, self.log_paper)

    def lay_in_parts(self) -> Iterator[None]:
        """Create boards, cloths and dice in steps before anything is shown, because their pictures are slow to load."""
        for spot in self._board_spots:
            size = self.stage.spot_area(spot).size
            yield from read_board(self._services.assets, size, len(self.displayed.view.public.ring))
        self._lay_boards()
        yield
        for _ in self.props.draw_for(self.displayed):
            yield
        yield from self.props.lay_in_parts()

    def _shown_gains(self) -> DealGains:
        return self._gains()[: max(0, self.displayed.number(DEAL) - 1)]

    @property
    def _faces(self) -> dict[Seat, str]:
        """The portrait of each player, clockwise from the viewer."""
        ring = self.displayed.view.public.ring
        viewer = self.displayed.view.seat
        at = ring.index(viewer) if viewer in ring else 0
        return {seat: character_of(self._players[seat]).face for seat in (*ring[at:], *ring[:at])}

    def _trick_takers(self) -> tuple[Seat, ...]:
        """Return the players of this deal, clockwise from the viewer."""
        displayed, stage = self.displayed, self.stage
        resting = [any(row) for row in displayed.rows("resting")] or [False] * len(stage.ring)
        return tuple(sorted((seat for seat in stage.ring if not resting[seat]), key=stage.chair))

    def meaning(self, title: str) -> tuple[str, ...]:
        """Return the explanation of the term in a spot's title. Empty if it has none."""
        _, found = spans(self._marked.text(title)) if title else ("", ())
        return tuple(self._terms[span.key].sentence for span in found[:1])

    def about(self, spot: Spot) -> tuple[str, ...]:
        """Return an explanation of a thing on the table. Empty if there is none."""
        if found := self.meaning(spot.title):
            return found
        key = f"access-about-{spot.kind.replace(' ', '-')}"
        return (self._words.text(key),) if self._words.has(key) else ()

    def manner(self, seat: Seat) -> tuple[str, ...]:
        """Return how a computer player plays. Empty for a person."""
        player = self._players[seat] if 0 <= seat < len(self._players) else None
        if player is None or not player.level:
            return ()
        level = self._words.text(f"level-{player.level}")
        return (self._words.text(f"access-manner-{character_of(player).temper}", level=level),)

    @property
    def pegged(self) -> Sequence[tuple[Spot, Board]]:
        return self._boards

    @property
    def boards(self) -> list[Board]:
        return [board for _, board in self._boards]

    def set(self, view: View) -> None:
        """Place everything as in this View, without animation."""
        deque(self.set_in_parts(view), 0)

    def set_in_parts(self, view: View) -> Iterator[None]:
        """Place everything as in this View, without animation, one part per step."""
        self.displayed.set(view)
        if self.log.count != len(view.past):
            self.log.set(view.past)
        self._as_played = view
        self.stage.tags = self._tags(view)
        self.stage.take_view(restore_hands(view) if self.log.result else view)
        self.mark_winner("")
        yield
        self.stage.place_cards()
        if not self.log.result:
            self.mark_winner(games.game(view.game).winning_zone(view))
            self._mark_led(games.game(view.game).led_zone(view))
        yield
        self.update_labels()
        self._set_pegs(view)
        yield
        yield from self._show_in_parts()

    def rewind(self, view: View) -> None:
        """Reset log, tickets, coins and pegs to the start of the deal, before its events are shown."""
        self.log.set(())
        self.displayed.rewind(view)
        for spot, board in self._boards:
            if not spot.fore:
                for side, score in enumerate(view_after(view, 0).public.scores):
                    board.place(side, score, score)
        self.show()

    def foresee(self, update: Update) -> None:
        """Record the next update, so that its pictures can be drawn in advance."""
        announced = [event.words for event in update.events if isinstance(event, Announced)]
        is_over = self.log.result or any(is_result(words) for words in announced)
        view = restore_hands(update.view) if is_over else update.view
        self._foreseen = Displayed(update.view, self.stage.layout.turn)
        self._foreseen_cards = [(key, card) for key, cards in piles_of(view).items() for card in cards]
        moved = [cards_of(event) for event in update.events if isinstance(event, Moved | Shown)]
        self._moving_cards = [card for cards in moved for card in cards]
        self._readying = weak_steps(Tabletop._prepare_next, self)

    def prepare_in_parts(self, view: View) -> Iterator[None]:
        """Draw the pictures that this View needs, a few per step."""
        self.foresee(Update((), view))
        for _ in self._readying:
            yield

    def ready(self, until: float) -> bool:
        """Draw pictures for the next update until the time ``until``, in seconds. Return whether all are drawn."""
        while perf_counter() < until:
            if not next(self._readying, False):
                return True
        return False

    def draw_next_card(self) -> bool:
        """Draw one more card at the most frequent sizes, while the table is idle. Return False once all are drawn."""
        if not self._undrawn:
            return False
        card = self._undrawn.pop()
        for height in self.stage.face_heights():
            self.stage.picture(card, height)
        return True

    def _prepare_next(self) -> Iterator[bool]:
        yield from self.tickets.draw_for(self.displayed)
        yield from self.props.draw_for(self._foreseen)
        yield from self.stage.draw_for([*self.stage.lying, *self._moving_cards, *self._foreseen_cards])

    def update_labels(self) -> None:
        """Update the card counts of piles, the names at players' rows, and the titles."""
        self._card_counts.show()
        self._owner_names.show()
        self._titles.show()

    def spread_pack(self, zone: str) -> None:
        """Spread the pack of a zone, so that a place in it can be chosen.

        An empty name gathers the spread pack again.
        """
        if zone != self.stage.spread_zone:
            self.stage.spread_zone = zone
            self.papers.follow()
            self._titles.show()

    def _names(self, cards: Sequence[Card]) -> dict[Card, pygame.Surface]:
        trick = self.log.trick_of(cards)
        if trick is None:
            return {}
        width = self._assets.card_size(REVIEW_HEIGHT)[0]
        inks = {seat: palette.RUBRIC if seat == trick.winner else palette.INK for seat, _ in trick.plays}
        return {card: self._slip(self._words.seat(seat), width, inks[seat]) for seat, card in trick.plays}

    def _label(self, spot: Spot) -> pygame.Surface:
        return self._slip(self._words.text(spot.message), self._assets.canvas.px(400))

    def _slip(self, words: str, width: int, colour: str = palette.INK) -> pygame.Surface:
        """Return a slip with this text, at most ``width`` pixels wide."""
        assets = self._assets
        aside = assets.canvas.px(12)
        styled = narrowed(assets, StyledText(words, Face.ITALIC, 15, colour), width - aside)
        line = set_lines(assets, styled, width - aside, centred=True)
        slip = pygame.Surface((line.get_width() + aside, line.get_height() + assets.canvas.px(2)))
        slip.fill(palette.BOOKE_PAPER)
        pygame.draw.rect(slip, palette.RUBRIC, slip.get_rect(), max(1, assets.canvas.px(1)))
        slip.blit(line, line.get_rect(center=slip.get_rect().center))
        return slip

    def _lay_boards(self) -> None:
        self._titles.lay()
        for _, board in self._boards:
            board.remove()
        self._boards = [(spot, self._board(spot)) for spot in self._board_spots]

    @property
    def _board_spots(self) -> list[Spot]:
        return [spot for spot in self.stage.layout.spots if spot.kind is Kind.BOARD]

    def _board(self, spot: Spot) -> Board:
        view = self.displayed.view
        public = view.public
        nearer = public.sides[view.seat] if view.seat < len(public.sides) else 0
        area = self.stage.spot_area(spot)
        return Board(self._scene, self._services.assets, area, nearer, self.stage.layout.target, len(public.ring))

    def _set_pegs(self, view: View) -> None:
        for spot, board in self._boards:
            hinder, fore = _pegs(spot, view)
            for side, front in enumerate(fore):
                board.place(side, hinder[side], front)

    def close_hands(self) -> None:
        """Show the hands again as they were played, before any further event, if they were shown after the deal."""
        if self.log.result:
            self.stage.set_view(self._as_played)

    def refresh(self) -> None:
        """Redraw the table for the latest events, and schedule an update of the printed log."""
        if self._stale:
            self._log_due = True
            self._show_table()

    @property
    def unwritten(self) -> bool:
        """Whether the printed log is not yet up to date."""
        return self._log_due or self.log_paper.waits or self._writing is not None

    def write(self) -> None:
        """Write the next part of the log, or schedule the writing. Several short steps replace one long one."""
        if self.log_paper.waits and not self._log_due:
            self._log_due, self._writing = True, None
            return
        if self._log_due:
            self._log_due, self._writing = False, self.log_paper.show_in_parts()
        if self._writing is not None and next(self._writing, WRITTEN) is WRITTEN:
            self._writing = None

    def show(self) -> None:
        """Redraw tickets, coins, dice and log at once, for the events shown so far."""
        deque(self._show_in_parts(), 0)

    def _show_in_parts(self) -> Iterator[None]:
        self._log_due, self._writing = False, None
        yield from self._show_table_in_parts()
        yield from self.log_paper.show_in_parts()

    def _show_table(self) -> None:
        deque(self._show_table_in_parts(), 0)

    def _show_table_in_parts(self) -> Iterator[None]:
        self._stale = False
        self._point_to_turn()
        self.papers.show(self.displayed)
        yield
        self.tickets.show(self.displayed)
        yield
        yield from self.props.show_in_parts(self.displayed)

    def write_down(self, event: AnyEvent) -> None:
        """Add an event to the log of the deal."""
        self.log.add(event)
        self.log_paper.newest()
        self._stale = True

    def fold(self, event: AnyEvent) -> None:
        """Apply an event that has been shown to the displayed state."""
        self.displayed.fold(event)
        if isinstance(event, Changed) and event.fact == RING and isinstance(event.value, tuple):
            self.stage.ring = tuple(Seat(seat) for seat in event.value if isinstance(seat, int))
            self.stage.place_cards()
        if isinstance(event, Changed) and event.fact in self.stage.holders and isinstance(event.value, int):
            self.stage.holders[event.fact] = Seat(event.value)
        if isinstance(event, Changed) and event.fact == DEAL and isinstance(event.value, int):
            self.stage.deal = event.value
        if isinstance(event, Changed):
            self._move_pegs(event)
        if isinstance(event, Threw):
            self.displayed.facts.update((spot.shows, event.dice) for spot in self._dice)
        self._stale = True

    def walk(self, event: Changed, sides: tuple[int, ...]) -> Callable[[float], None]:
        """Seat the players in another order, and on these sides.

        Return a function that moves the players to their new chairs. Its argument is the progress from 0 to 1.
        """
        before = self.tickets.places()
        self.displayed.sides = sides
        self.log_paper.set_sides(Sides.seen_by(self.stage.viewer, sides, self.stage.layout))
        self.fold(event)
        self.show()
        walk = self.tickets.walk(before)
        walk(0.0)
        return walk

    def _move_pegs(self, event: Changed) -> None:
        """Place the pegs according to the facts, on boards where players move their own pegs."""
        for spot, board in self._boards:
            fore, hinder = self.displayed.facts.get(spot.fore), self.displayed.facts.get(spot.hinder)
            if event.fact in (spot.fore, spot.hinder) and isinstance(fore, tuple) and isinstance(hinder, tuple):
                for side, (back, front) in enumerate(zip(hinder, fore, strict=True)):
                    if isinstance(back, int) and isinstance(front, int):
                        board.place(side, back, front)

    def mark_winner(self, zone: str) -> None:
        """Draw a brass edge around the winning card in this zone. An empty name removes the edge, and the tag of the
        card that was led.
        """
        pieces = self.stage.zones.get(zone, [])
        self._won.visible = bool(pieces)
        self._led.visible = self._led.visible and bool(pieces)
        if pieces:
            assets, body = self._assets, self.stage.body(pieces[-1])
            px = assets.canvas.px
            edge = body.inflate(2 * px(WON_EDGE), 2 * px(WON_EDGE))
            surface = pygame.Surface(edge.size, pygame.SRCALPHA)
            pygame.draw.rect(surface, palette.BRIGHT_BRASS, surface.get_rect(), px(WON_EDGE))
            self._won.surface = surface
            self._won.x, self._won.y, self._won.z = *edge.topleft, pieces[-1].z + 0.05

    def _mark_led(self, zone: str) -> None:
        """Lay a tag beside the card that was led to the trick. An empty name lays none."""
        pieces, spot = self.stage.zones.get(zone, []), self.stage.spot(zone)
        self._led.visible = bool(pieces and spot)
        if pieces and spot:
            self._led.surface, place = self._led_tag(spot, self.stage.body(pieces[-1]))
            self._led.x, self._led.y, self._led.z = *place.topleft, pieces[-1].z + 0.06

    def _led_tag(self, spot: Spot, body: pygame.Rect) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the tag of a card that was led, and its place in pixels. ``body`` is the area of the card."""
        words, frame = self._words.text("trick-led"), frame_of(self._assets)
        whole = self._slip(words, body.w)
        slips = [whole, *(self._slip(words, round(whole.get_width() * part)) for part in SMALLER_TAGS)]
        sizes, taken = [slip.get_size() for slip in slips], self.stage.areas_beside(spot)
        at, place = place_of_tag(body, sizes, taken, frame.area(frame.cloth))
        return slips[at], place

    def offer_place(self, acts: Collection[str]) -> None:
        """Outline the empty place of the viewer's card in a trick, while one of these acts can fill it."""
        spots = [spot for spot in self.stage.layout.spots if spot.place is Place.TRICK and spot.kind is Kind.STACK]
        own = next((spot for spot in spots if spot.of == 0 and any(act in spot.takes for act in acts)), None)
        self._yours.visible = own is not None and not self.stage.zones.get(zone_of(own.shows, self.stage.viewer))
        if own is None or not self._yours.visible:
            return
        area = self.stage.spot_area(own)
        surface = pygame.Surface(area.size, pygame.SRCALPHA)
        pygame.draw.rect(surface, palette.BRIGHT_BRASS, surface.get_rect(), max(2, self._assets.canvas.px(2)))
        styled = StyledText(self._words.text("trick-yours"), Face.ITALIC, PLACE_SIZE, palette.BOOKE_PAPER)
        words = set_lines(self._assets, styled, area.w, centred=True)
        line = self._assets.case.font(styled.face, self._assets.canvas.px(styled.size * self._assets.look.text))
        top = area.h // 2 - line.get_linesize() // 2  # The arrow lies above the first line.
        surface.blit(words, words.get_rect(midtop=(area.w // 2, top)))
        self._yours.surface = surface
        self._yours.x, self._yours.y = area.topleft

    def _point_to_turn(self) -> None:
        """Show an arrow at the empty place of the player whose turn it is in a trick.

        It points in the direction of play. Nothing is shown before the lead and after the last card.
        """
        stage, displayed = self.stage, self.displayed
        seat = Seat(displayed.number(stage.layout.turn, -1))
        spots = {spot.of: spot for spot in stage.layout.spots if spot.place is Place.TRICK and spot.kind is Kind.STACK}
        placed = {each: spots[stage.chair(each)] for each in stage.ring if stage.chair(each) in spots}
        laid = [each for each, spot in placed.items() if stage.zones.get(zone_of(spot.shows, each))]
        takes = spots.get(0)
        self._turn.visible = bool(takes and takes.takes and seat in placed and laid and seat not in laid)
        if not self._turn.visible:
            return
        public = displayed.view.public
        before, after = (placed.get(public.after(seat, step), placed[seat]) for step in (-1, 1))
        start, here, end = (pygame.Vector2(stage.spot_area(spot).center) for spot in (before, placed[seat], after))
        way = end - start if end != start else here - start
        self._turn.surface = self._arrow(way)
        bottom = round(here.x), round(here.y) - self._assets.canvas.px(ARROW_RISE)
        self._turn.x, self._turn.y = self._turn.surface.get_rect(midbottom=bottom).topleft

    def _arrow(self, way: pygame.Vector2) -> pygame.Surface:
        side = 4 * self._assets.canvas.px(ARROW)
        arrow = pygame.Surface((side, side), pygame.SRCALPHA)
        arrow.fill((*pygame.Color(palette.BRIGHT_BRASS)[:3], 0))
        points = [(0.06, 0.38), (0.5, 0.38), (0.5, 0.14), (0.96, 0.5), (0.5, 0.86), (0.5, 0.62), (0.06, 0.62)]
        pygame.draw.polygon(arrow, palette.BRIGHT_BRASS, [(x * side, y * side) for x, y in points])
        return pygame.transform.rotozoom(arrow, pygame.Vector2(1, 0).angle_to((way.x, -way.y)), 0.25)

    def _tags(self, view: View) -> dict[Card, pygame.Surface]:
        """Return the slips for the cards whose rank or duty the face does not show."""
        if self.log.result:
            return {}
        height = max((self.stage.placement.cards[spot] for spot in hand_of(self.stage.layout)), default=0)
        width = round(self._assets.card_size(height)[0] * TAG_SHOWS)
        told = games.game(view.game).card_tags(view)
        return {card: self._slip(self._words.reason(words), width, palette.RUBRIC) for card, words in told.items()}

    def peg(self, side: int, score: int, lift: float) -> None:
        """Show a score while it is counted up: hold the peg above its hole, ``lift`` table units high.

        On boards where players move their own pegs, the pegs stay.
        """
        for spot, board in self._boards:
            if not spot.fore:
                board.hop(side, score, lift)
        self.displayed.climb(side, score)
        self.papers.show(self.displayed)
        self.tickets.show(self.displayed)

    def land_peg(self, side: int) -> None:
        """Put a side's moving peg into its hole."""
        for spot, board in self._boards:
            if not spot.fore:
                board.end_hop(side)

    def flight(self, event: Paid) -> Callable[[float], None]:
        """Take the money of a payment from its source.

        Return a function that moves the money. Its argument is the progress from 0 to 1. Until the money arrives, it
        belongs to no account.
        """
        flight = self.props.flight(event)
        self.displayed.leave(event)
        self._stale = True

        def fly(part: float) -> None:
            self.props.carry(flight, part)
            if part >= 1:
                self.displayed.arrive(event)
                self._stale = True

        return fly

    def push_beads(self, event: Changed) -> Callable[[float], None] | None:
        """Return a function that slides the beads of an abacus. Its argument is the progress from 0 to 1.

        None if no abacus shows this fact.
        """
        if not any(spot.kind is Kind.ABACUS and spot.shows == event.fact for spot in self.stage.layout.spots):
            return None
        before = [row[0] for row in self.displayed.rows(event.fact)]

        def push(part: float) -> None:
            self.props.push_beads(event.fact, before, part)
            self._stale = True

        return push

    def roll(self, event: Threw, still: bool) -> Iterator[float]:
        """Animate a throw of the dice. Yield the delay before each next picture, in milliseconds."""
        return self.props.roll(event, still)


def _pegs(spot: Spot, view: View) -> tuple[Sequence[int], Sequence[int]]:
    facts = asdict(view.public)
    fore = facts[spot.fore] if spot.fore else view.public.scores
    return facts[spot.hinder] if spot.hinder else fore, fore
