"""Everything that lies on the table: cards, boards, tickets, coins and dice. It follows what happens."""

from collections.abc import Callable, Iterator, Sequence

import pygame
from msgspec.structs import asdict

from crowe_table import palette
from crowe_table.engine.core import AnyEvent, Changed, Paid, Seat, Threw, View
from crowe_table.engine.layout import Kind, Spot
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.draw.type import Face
from crowe_table.gui.screen import Services
from crowe_table.gui.table.composing import Composer
from crowe_table.gui.table.displayed import Displayed
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.stage import Stage
from crowe_table.gui.table.widgets.board import Board
from crowe_table.gui.table.widgets.coins import Currency
from crowe_table.gui.table.widgets.log_lines import Sides
from crowe_table.gui.table.widgets.log_paper import LogPaper
from crowe_table.gui.table.widgets.papers import Papers
from crowe_table.gui.table.widgets.props import Props
from crowe_table.gui.table.widgets.question import QuestionPaper
from crowe_table.gui.table.widgets.tickets import Tickets
from crowe_table.gui.table.widgets.titles import print_titles
from crowe_table.hosting.seat_client import Looker
from crowe_table.words.deal_log import DealLog


class Tabletop:
    """One table seen from one chair."""

    def __init__(self, scene: Scene, services: Services, looker: Looker, displayed: Displayed, log: DealLog) -> None:
        view, assets, words = displayed.view, services.assets, services.words
        layout, frame = looker.layout(), frame_of(assets)
        currency = Currency(looker.coinage, view.options.unit)
        self._scene = scene
        self._services = services
        self._words = words
        self.log = log
        self.log_paper = LogPaper(scene, assets, words, log, Sides.seen_by(looker.viewer, view.public.sides))
        self.question = QuestionPaper(scene, assets)
        self._dice = [spot for spot in layout.spots if spot.kind is Kind.DICE]
        self.displayed = displayed
        self._deal = view.public.deal
        sides = view.public.sides
        self._composer = Composer(layout, assets, len(set(sides)) < len(sides))
        self.stage = Stage(scene, assets, layout, self._composer.placement(), looker.viewer, view.public.ring)
        self.stage.labels = {spot.shows: self._label(spot) for spot in layout.spots if spot.joins and spot.message}
        self._baize = frame.area(frame.cloth)
        self._bare = scene.background.subsurface(self._baize).copy()
        self._boards: list[tuple[Spot, Board]] = []
        self._lay_boards()
        self.papers = Papers(scene, assets, words, layout, self.stage)
        self.tickets = Tickets(scene, assets, words, self.stage)
        self.props = Props(scene, assets, words, layout, self.stage, currency)

    @property
    def boards(self) -> list[Board]:
        return [board for _, board in self._boards]

    def set(self, view: View) -> None:
        """Everything lies as this View says, at once."""
        self.displayed.set(view)
        if self.log.count != len(view.past):
            self.log.set(view.past)
        self.stage.set_view(view)
        fresh, self._deal = view.public.deal != self._deal, view.public.deal
        if self.compose(fresh):
            self.stage.settle()
        self._set_pegs(view)
        self.show()

    def compose(self, fresh: bool = False) -> bool:
        """Finds new places for everything where hands lie open now, or something seldom is there; cards have still to
        be moved to theirs. ``fresh``: another deal begins.
        """
        if not self._composer.look(self.stage, self.displayed, fresh):
            return False
        self.stage.placement = self._composer.placement()
        self._scene.background.blit(self._bare, self._baize)
        self._scene.invalidate()
        self._lay_boards()
        self._set_pegs(self.displayed.view)
        self.props.lay()
        self.show()
        return True

    def _label(self, spot: Spot) -> pygame.Surface:
        """A slip that lies upon a card, with what it is."""
        assets = self._services.assets
        line = set_lines(assets, StyledText(self._words.text(spot.message), Face.ITALIC, 15), assets.canvas.px(400))
        slip = pygame.Surface((line.get_width() + assets.canvas.px(12), line.get_height() + assets.canvas.px(2)))
        slip.fill(palette.BOOKE_PAPER)
        pygame.draw.rect(slip, palette.RUBRIC, slip.get_rect(), max(1, assets.canvas.px(1)))
        slip.blit(line, line.get_rect(center=slip.get_rect().center))
        return slip

    def _lay_boards(self) -> None:
        """Boards, and the names of places, which are printed on the baize."""
        print_titles(self._scene.background, self._services.assets, self._words, self.stage)
        for _, board in self._boards:
            board.remove()
        spots = [spot for spot in self.stage.layout.spots if spot.kind is Kind.BOARD]
        self._boards = [(spot, self._board(spot)) for spot in spots]

    def _board(self, spot: Spot) -> Board:
        view = self.displayed.view
        public = view.public
        nearer = public.sides[view.seat] if view.seat < len(public.sides) else 0
        area = self.stage.spot_area(spot)
        return Board(self._scene, self._services.assets, area, nearer, spot.target, len(public.ring))

    def _set_pegs(self, view: View) -> None:
        for spot, board in self._boards:
            hinder, fore = _pegs(spot, view)
            for side, front in enumerate(fore):
                board.place(side, hinder[side], front)

    def show(self) -> None:
        """Tickets, coins and dice are as far as events have been shown."""
        self.papers.show(self.displayed)
        self.tickets.show(self.displayed)
        self.props.show(self.displayed)
        self.log_paper.show()

    def write_down(self, event: AnyEvent) -> None:
        """Something that has happened is written in the account of the deal."""
        self.log.add(event)
        self.log_paper.newest()
        self.log_paper.show()

    def fold(self, event: AnyEvent) -> None:
        """Something that is told on the tickets has been shown to happen."""
        self.displayed.fold(event)
        if isinstance(event, Changed) and event.fact == "ring" and isinstance(event.value, tuple):
            self.stage.ring = tuple(Seat(seat) for seat in event.value if isinstance(seat, int))
            self.stage.settle()
        if isinstance(event, Changed) and event.fact in self.stage.holders and isinstance(event.value, int):
            self.stage.holders[event.fact] = Seat(event.value)
        if isinstance(event, Changed):
            self._move_pegs(event)
        if isinstance(event, Threw):
            self.displayed.facts.update((spot.shows, event.dice) for spot in self._dice)
        self.show()

    def _move_pegs(self, event: Changed) -> None:
        """Pegs that players move themselves stand where the facts say."""
        for spot, board in self._boards:
            fore, hinder = self.displayed.facts.get(spot.fore), self.displayed.facts.get(spot.hinder)
            if event.fact in (spot.fore, spot.hinder) and isinstance(fore, tuple) and isinstance(hinder, tuple):
                for side, (back, front) in enumerate(zip(hinder, fore, strict=True)):
                    if isinstance(back, int) and isinstance(front, int):
                        board.place(side, back, front)

    def peg(self, side: int, score: int, lift: float) -> None:
        """The score stands here on its way: the peg over this hole, lifted by so many table units. Pegs that players
        move themselves do not follow it.
        """
        for spot, board in self._boards:
            if not spot.fore:
                board.hop(side, score, lift)
        self.displayed.climb(side, score)
        self.papers.show(self.displayed)
        self.tickets.show(self.displayed)

    def pegged(self, side: int) -> None:
        """The peg is in its hole."""
        for spot, board in self._boards:
            if not spot.fore:
                board.landed(side)

    def flight(self, event: Paid) -> Callable[[float], None]:
        """The money of a payment leaves where it lies: what is returned brings it on its way, from 0 to 1. While it is
        on its way it is neither the payer's nor the receiver's.
        """
        flight = self.props.flight(event)
        self.displayed.leave(event)
        self.show()

        def fly(part: float) -> None:
            self.props.carry(flight, part)
            if part >= 1:
                self.displayed.arrive(event)
                self.show()

        return fly

    def roll(self, event: Threw, still: bool) -> Iterator[float]:
        """Dice are thrown: yields milliseconds to wait until they lie."""
        return self.props.roll(event, still)


def _pegs(spot: Spot, view: View) -> tuple[Sequence[int], Sequence[int]]:
    """Where each side's hinder and fore pegs stand."""
    facts = asdict(view.public)
    fore = facts[spot.fore] if spot.fore else view.public.scores
    return facts[spot.hinder] if spot.hinder else fore, fore
