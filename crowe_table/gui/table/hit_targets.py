"""Everything at the table that the pointer can press or drag, or that the keyboard can focus."""

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

import pygame

from crowe_table.engine.cards import HIDDEN, text
from crowe_table.engine.core import Action, PickHole, Seat
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.controls.focus import Focus, Target
from crowe_table.gui.controls.press_guard import PlaceGuard
from crowe_table.gui.draw.paper import ButtonState
from crowe_table.gui.memory import weak_callback
from crowe_table.gui.table.answer import Answer
from crowe_table.gui.table.answer_controller import AnswerController
from crowe_table.gui.table.director import Director
from crowe_table.gui.table.explainer import Explainer
from crowe_table.gui.table.stage import Emphasis, Piece
from crowe_table.gui.table.tabletop import Tabletop
from crowe_table.gui.table.widgets.answers import Answers, key_of
from crowe_table.gui.table.widgets.closeup import Closeup
from crowe_table.gui.table.widgets.handles import (
    BoardHandle,
    BoxHandle,
    ChartHandle,
    DisabledSpot,
    PacketHandle,
    PlaqueHandle,
    SpotHandle,
)

CARD_PULL = 7
"""Distance in table units that a pile must be dragged upwards to add one card to the lifted packet."""
CARRIED = 8
"""Minimum movement in table units before a pressed stake is dragged."""
CardLying: TypeAlias = tuple[float, pygame.Rect]
"""A card's position in the drawing order, and its area in pixels."""
HELPS = ("hint", "why", "rules")
"""Keys of the help buttons below the answers."""


class HitTargets:
    """The targets of the current question. They change with the visitor's choices."""

    def __init__(
        self,
        table: Tabletop,
        answer: Answer,
        controller: AnswerController,
        answers: Answers,
        menu: Control,
        focus: Focus,
        director: Director,
        closeup: Closeup,
        explainer: Explainer,
        coaching: Control,
        odds: Control | None,
    ) -> None:
        self._table = table
        self._stage = table.stage
        self._answer = answer
        self._controller = controller
        self._answers = answers
        self.menu = menu
        self._focus = focus
        self._director = director
        self._closeup = closeup
        self._explainer = explainer
        self._coaching = coaching
        self._odds = odds
        self._spots: list[SpotHandle] = []
        self._shut: list[Control] = []
        """Controls of cloth spots that cannot be chosen now. A press on one explains why."""
        self._pegging: list[BoardHandle] = []
        self._box: list[Control] = []
        self._packets: list[Control] = []
        self._advised: Action | None = None
        """The advised action at the last call of ``lay``, to recognize a new one."""
        self._question = 0
        """Number of the question that was laid out last."""
        self.guard = PlaceGuard()
        """Guard that ignores a press at a position where the effect of a press has just changed."""
        focus.changed = weak_callback(self._follow_enter)

    # --- what is shown

    def stand(self) -> None:
        """Raise the playable and the chosen cards, and spread the pack if it has to be cut."""
        answer = self._answer
        self._table.spread_pack(answer.place.zone if answer.place else "")
        self._table.offer_place(answer.card_acts)
        self._stage.lift_packets(*answer.lifted)
        for zone in self._zones():
            allowed = (answer.lit or answer.allowed) if zone in answer.card_zones else None
            self._stage.set_emphasis(zone, Emphasis(allowed, answer.raised))

    def lay(self) -> None:
        """Create the controls for the current answer, and give the keyboard focus its new targets."""
        self._answers.lay(self._answer)
        self.guard.lay(self._answers.controls)
        self._box = [BoxHandle(area, self._controller) for area in self._table.props.box_areas()]
        self._table.props.invite(bool(self._answer.throw))
        self._lay_handles()
        turn = self._answer.asked and self._answer.gate.question != self._question
        if turn:
            self._question = self._answer.gate.question
        self._focus.set(weak_callback(self._targets), self._answers.usual, turn)
        self._hold_advised()

    def find_again(self) -> None:
        """Find the targets of the keyboard focus again.

        A focus on the card of a first deal that was put away returns to the hand.
        """
        self._focus.set(weak_callback(self._targets), self._answers.usual, turn=True)

    def _hold_advised(self) -> None:
        """Move the keyboard focus to the target of a new hint: the advised card, or the control that Enter presses."""
        answer, before = self._answer, self._advised
        self._advised = answer.proposed
        if self._advised is not None and self._advised is not before:
            card = answer.chosen[0] if len(answer.chosen) == 1 else HIDDEN
            self._focus.follow(card, self._answers.usual)

    def show(self) -> None:
        """Redraw cards and controls after the visitor's choice has changed."""
        before = set(self._zones()) | set(self._stage.emphasis)
        lifted = {self._stage.lifted[0]}
        for zone in before:
            self._stage.set_emphasis(zone, Emphasis())
        self.stand()
        for zone in before | set(self._zones()) | lifted | {self._stage.lifted[0]}:
            self._director.tidy(zone)
        self.lay()

    def _zones(self) -> list[str]:
        answer = self._answer
        cards = answer.raised
        raised = [key for key, pieces in self._stage.zones.items() if any(p.card in cards for p in pieces)]
        return list(dict.fromkeys((*answer.card_zones, *(raised if cards else ()))))

    def _follow_enter(self) -> None:
        """Mark the control that Enter would press now."""
        does = self._controller.enter_does(self._focus.target)
        if isinstance(does, Target):
            self._answers.follow_enter(does.control.key if does.control else does.region)
        else:
            self._answers.follow_enter(key_of(does, self._answer) if does else "")

    # --- what there is

    def controls(self) -> list[Control]:
        """Return all controls, the topmost first."""
        always = (*self._papers(), self.menu, self._table.log_paper)
        plaques = [control for _, control in self.plaques()]
        asked = [*self._answers.controls, *self.boxes(), *plaques, *self._spots, *self._pegging, *self._packets]
        return [*self._explainer.handles(), *always, *asked, *self._shut, *self.charts()]

    def _papers(self) -> list[Control]:
        """Return the visible papers above the log: the card of a first deal and the strip of the odds."""
        return [paper for paper in (self._coaching, self._odds) if paper and paper.enabled]

    def charts(self) -> list[Control]:
        """Return the controls of the charts on the table."""
        return [
            ChartHandle(chart, area, self._closeup.show_chart, self._controller.words)
            for chart, area in self._table.props.charts()
        ]

    def boxes(self) -> list[Control]:
        """Return the control of the dice box. Empty unless the dice can be thrown."""
        return self._box if self._answer.throw else []

    def hand(self) -> list[Piece]:
        """Return the cards that can be chosen, from left to right."""
        return [
            piece
            for zone in self._answer.card_zones
            if self._stage.zones.get(zone)
            for piece in self._stage.in_order(zone)
        ]

    def offered(self) -> list[Piece]:
        """Return the cards that can be declared, and all other face-up cards in the same zones."""
        offered = {card for _, offer in self._answer.offered for card in offer.cards}
        if not offered:
            return []
        lying = [pieces for pieces in self._stage.zones.values() if any(piece.card in offered for piece in pieces)]
        return [piece for pieces in lying for piece in pieces if piece.card != HIDDEN]

    def spread(self) -> list[Piece]:
        """Return the cards of the pack that is spread for a cut. Empty if no pack is spread."""
        place = self._answer.place
        return self._stage.zones.get(place.zone, []) if place else []

    def piece_at(self, point: tuple[int, int]) -> Piece | None:
        """Return the card at this point that can be chosen, or at which a spread pack can be cut.

        None if there is no such card.
        """
        answer = self._answer
        zones = [*answer.card_zones, *([answer.place.zone] if answer.place else [])]
        zones += {piece.zone for piece in self.offered()}
        return self._stage.piece_at(point, zones)

    def face_at(self, point: tuple[int, int]) -> Piece | None:
        """Return the face-up card at a point, anywhere on the table. None if no face is visible there."""
        piece = self._stage.piece_at(point, self._stage.zones)
        return piece if piece and piece.card >= 0 else None

    def press(self, piece: Piece) -> None:
        """Handle a press on a card: cut the pack at the card, choose the card, or declare with it."""
        spread = self.spread()
        if piece in spread:
            self._controller.cut(spread.index(piece))
        elif piece in self.hand():
            self._controller.choose(piece.card)
        elif piece in self.offered():
            self._controller.declare_with(piece.card)

    def _pressed(self) -> list[Control]:
        return [*self._answers.controls, *self.boxes(), *self._spots, *self._packets]

    def places(self) -> str:
        """Return the names and positions in pixels of cards and controls, on one line.

        Programs that drive the window read this line from the trace.
        """
        body, spread = self._stage.body, self.spread()
        cards = [(text(piece.card), body(piece)) for piece in (self.hand() or self.offered())]
        middle = [("place", body(spread[len(spread) // 2]))] if spread else []
        buttons = [(control.key, control.area) for control in self._pressed()]
        acts = self._answer.card_acts
        taking = [spot for spot in self._stage.layout.spots if any(act in spot.takes for act in acts)]
        buttons += [(spot.shows, self._stage.spot_area(spot)) for spot in taking]
        turned = [(f"{key}-more", area.move(area.w - 24, 0)) for key, area in buttons if key == "dial"]
        return " ".join(
            f"{name}@{area.x + min(12, area.w // 2)},{area.centery}"
            for name, area in (*cards, *middle, *buttons, *turned)
        )

    def held(self) -> str:
        """Return the region and name of the target with the keyboard focus, for programs that read the trace."""
        target = self._focus.target
        if target is None:
            return "nothing"
        name = target.control.key if target.control else text(target.card) if target.card != HIDDEN else ""
        return f"{target.region} {name}".strip()

    def plaques(self) -> list[tuple[Seat, Control]]:
        """Return the players who can be chosen, with the control of each player's ticket."""
        draft = self._answer.draft
        seats = draft.players if draft else ()
        return [(seat, PlaqueHandle(seat, self._table.tickets.area(seat), self._controller)) for seat in seats]

    def _lay_handles(self) -> None:
        """Create the controls for the cloths, packets and boards that the question asks for."""
        answer, props = self._answer, self._table.props
        for handle in self._spots:
            handle.show_state(ButtonState.NORMAL)
        cloths = {cloth.name: cloth for cloth in props.cloths}
        seat, far = self._answer.view.seat, self._stage.assets.canvas.px(CARRIED)
        spots = answer.spots
        self._spots = [
            SpotHandle(cloths[name], spot, self._controller, seat, far) for name, spot in spots if name in cloths
        ]
        asked = [cloths[name] for name in dict(spots) if name in cloths]
        shut = [(cloth, spot) for cloth in asked for spot in cloth.names if (cloth.name, spot) not in spots]
        self._shut = [DisabledSpot(cloth, spot, self._controller) for cloth, spot in shut]
        for cloth in props.cloths:
            cloth.set_chosen(answer.picked)
        self._packets = self._packet_handles()
        self._show_peg()

    def _packet_handles(self) -> list[Control]:
        draft = self._answer.draft
        lying = self._stage.zones.get(draft.lifted[0], []) if draft else []
        if draft is None or draft.dial is None or not lying:
            return []
        area = self._stage.resting(lying[0]).unionall([self._stage.resting(piece) for piece in lying])
        return [PacketHandle(area, self._controller, draft.act, draft.dial, self._stage.assets.canvas.px(CARD_PULL))]

    def _show_peg(self) -> None:
        answer, public = self._answer, self._answer.view.public
        holes, draft = answer.holes, answer.draft
        self._pegging = []
        for board in self._table.boards:
            side = public.sides[self._answer.view.seat] if holes else 0
            over = draft.number + holes.start if holes and draft and draft.of(PickHole) else None
            board.preview_score(side, over)
            if holes:
                self._pegging.append(BoardHandle(board, side, holes.start, self._controller))

    def _targets(self) -> list[Target]:
        """Return every target of the keyboard focus.

        These are cards, spots, acts, helps, other face-up cards, charts, papers above the log, terms, log and menu.
        """
        place = self._answer.place
        choose, enlarge = self._controller.choose, self._closeup.show_card
        hand, controls = self._held_in_hand(), [*self.boxes(), *self._answers.controls]
        lying = [(piece.target[2], self._stage.resting(piece)) for piece in self._lying()]

        def seen(piece: Piece) -> pygame.Rect:
            return _seen(self._stage.resting(piece), piece.target[2], lying)

        places = list(enumerate(self.spread()))[place.least : place.most + 1] if place else []
        able = [(control, "helps" if control.key in HELPS else "acts") for control in controls if control.enabled]
        return [
            *(Target(seen(piece), partial(choose, piece.card), "cards", piece.card, zone=piece.zone) for piece in hand),
            *(
                Target(seen(piece), partial(self._controller.cut, at), "spread", zone=piece.zone)
                for at, piece in places
            ),
            *(Target(handle.area, handle.act, "cloth", control=handle) for handle in self._spots),
            *(Target(control.area, control.act, region, control=control) for control, region in able),
            *(
                Target(seen(piece), partial(enlarge, piece.card), "table", piece.card, zone=piece.zone)
                for piece in self._face_up(hand)
            ),
            *(Target(chart.area, chart.act, "table", control=chart) for chart in self.charts()),
            *(Target(paper.area, paper.act, "table", control=paper) for paper in self._papers()),
            *(Target(term.area, term.act, "terms", control=term) for term in self._explainer.first_handles()),
            Target(self._table.log_paper.area, self._table.log_paper.act, "log", control=self._table.log_paper),
            Target(self.menu.area, self.menu.act, "menu", control=self.menu),
        ]

    def _held_in_hand(self) -> list[Piece]:
        if self._answer.asked:
            return self.hand()
        own = [zone for zone in self._stage.zones if self._stage.is_own(zone)]
        pieces = [piece for zone in own for piece in self._stage.in_order(zone)]
        return [piece for piece in pieces if piece.card != HIDDEN]

    def _face_up(self, hand: list[Piece]) -> list[Piece]:
        found = [piece for piece in self._lying() if piece.card != HIDDEN and piece not in hand]
        return sorted(found, key=lambda piece: (piece.target[1], piece.target[0]))

    def _lying(self) -> list[Piece]:
        return [piece for pieces in self._stage.zones.values() for piece in pieces if piece.visible]


def _seen(card: pygame.Rect, z: float, lying: Sequence[CardLying]) -> pygame.Rect:
    """Return a large strip of a card, at its final position, that no other card covers."""
    seen = card
    for height, over in lying:
        if height > z and over.colliderect(seen):
            seen = max(_strips(seen, over), key=lambda strip: strip.w * strip.h)
    return seen


def _strips(area: pygame.Rect, over: pygame.Rect) -> list[pygame.Rect]:
    """Return the parts of an area that remain visible at each side of another area that covers it."""
    return [
        pygame.Rect(area.x, area.y, max(0, over.x - area.x), area.h),
        pygame.Rect(over.right, area.y, max(0, area.right - over.right), area.h),
        pygame.Rect(area.x, area.y, area.w, max(0, over.y - area.y)),
        pygame.Rect(area.x, over.bottom, area.w, max(0, area.bottom - over.bottom)),
    ]
