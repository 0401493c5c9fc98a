"""What is within reach: every card, control and ticket that can be pressed, dragged, or held by the keyboard."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pygame

from crowe_table.engine.cards import HIDDEN, Card, text
from crowe_table.engine.core import PickHole
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.controls.focus import Focus, Target
from crowe_table.gui.controls.press_guard import PlaceGuard
from crowe_table.gui.draw.paper import ButtonState
from crowe_table.gui.memory import weakly
from crowe_table.gui.table.answer_commands import AnswerCommands
from crowe_table.gui.table.director import Director
from crowe_table.gui.table.enter_key import entered
from crowe_table.gui.table.stage import Emphasis, Piece
from crowe_table.gui.table.tabletop import Tabletop
from crowe_table.gui.table.visitor import Visitor
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
"""Table units that a pile is drawn upwards for each card more of a packet."""
CARRIED = 8
"""Table units that a stake must be moved before it is carried."""
CardLying: TypeAlias = tuple[float, pygame.Rect]
"""How far above the others a card is drawn, and where it lies."""
HELPS = ("hint", "why", "rules")
"""The controls beneath every answer that are none."""


class HitTargets:
    """Follows what the visitor is asked and has chosen."""

    def __init__(
        self,
        table: Tabletop,
        visitor: Visitor,
        desk: AnswerCommands,
        answers: Answers,
        menu: Control,
        focus: Focus,
        director: Director,
        closeup: Closeup,
    ) -> None:
        self._table = table
        self._stage = table.stage
        self._visitor = visitor
        self._desk = desk
        self._answers = answers
        self.menu = menu
        self._focus = focus
        self._director = director
        self._closeup = closeup
        self._spots: list[SpotHandle] = []
        self._shut: list[Control] = []
        """The other spots of the same cloths: one presses them to ask why not."""
        self._pegging: list[BoardHandle] = []
        self._box: list[Control] = []
        self._packets: list[Control] = []
        self.guard = PlaceGuard()
        """Minds presses at places whose meaning has just changed."""
        focus.changed = weakly(self._follow_enter)

    # --- what is shown

    def stand(self) -> None:
        """Raises what may be played and what is chosen; the pack is drawn out where a place of it is asked for."""
        answering = self._visitor.answering
        self._table.draw_out(answering.place.zone if answering.place else "")
        self._stage.lift_packets(*(answering.draft.lifted if answering.draft else ("", ())))
        for zone in self._zones():
            allowed = (answering.lit or answering.allowed) if zone in answering.card_zones else None
            self._stage.set_emphasis(zone, Emphasis(allowed, answering.raised))

    def lay(self) -> None:
        """The controls for what may be answered now, and what the keyboard can hold."""
        self._answers.lay(self._visitor.answering)
        self.guard.lay(self._answers.controls)
        self._box = [BoxHandle(area, self._desk) for area in self._table.props.box_areas()]
        self._table.props.invite(bool(self._visitor.answering.throw))
        self._lay_handles()
        self._focus.set(weakly(self._targets), self._answers.usual)

    def show(self) -> None:
        """What is chosen has changed."""
        before = set(self._zones()) | set(self._stage.emphasis)
        lifted = {self._stage.lifted[0]}
        for zone in before:
            self._stage.set_emphasis(zone, Emphasis())
        self.stand()
        for zone in before | set(self._zones()) | lifted | {self._stage.lifted[0]}:
            self._director.tidy(zone)
        self.lay()

    def _zones(self) -> list[str]:
        """The zones with cards that may be chosen, or that are raised."""
        answering = self._visitor.answering
        cards = answering.raised
        raised = [key for key, pieces in self._stage.zones.items() if any(p.card in cards for p in pieces)]
        return list(dict.fromkeys((*answering.card_zones, *(raised if cards else ()))))

    def _follow_enter(self) -> None:
        """Marks the control that Enter presses."""
        answering, does = self._visitor.answering, entered(self._visitor.answering, self._focus.target)
        if isinstance(does, Target):
            self._answers.follow_enter(does.control.key if does.control else does.region)
        else:
            self._answers.follow_enter(key_of(does, answering) if does else "")

    # --- what there is

    def controls(self) -> list[Control]:
        """Everything that is pressed."""
        always = (self.menu, self._table.log_paper)
        asked = [*self._answers.controls, *self.boxes(), *self._plaques(), *self._spots, *self._pegging, *self._packets]
        return [*always, *asked, *self._shut, *self.charts()]

    def charts(self) -> list[Control]:
        """The charts that lie on the table."""
        return [ChartHandle(chart, area, self._closeup.read) for chart, area in self._table.props.charts()]

    def boxes(self) -> list[Control]:
        """The dice box, while it may be thrown."""
        return self._box if self._visitor.answering.throw else []

    def hand(self) -> list[Piece]:
        """The cards that may be chosen, as they lie from left to right."""
        return [
            piece
            for zone in self._visitor.answering.card_zones
            if self._stage.zones.get(zone)
            for piece in self._stage.in_order(zone)
        ]

    def offered(self) -> list[Piece]:
        """The cards of which something may be declared, and the others that lie with them."""
        offered = {card for _, offer in self._visitor.answering.offered for card in offer.cards}
        if not offered:
            return []
        lying = [pieces for pieces in self._stage.zones.values() if any(piece.card in offered for piece in pieces)]
        return [piece for pieces in lying for piece in pieces if piece.card != HIDDEN]

    def spread(self) -> list[Piece]:
        """The pack drawn out to be cut from, if one is."""
        place = self._visitor.answering.place
        return self._stage.zones.get(place.zone, []) if place else []

    def piece_at(self, point: tuple[int, int]) -> Piece | None:
        """A card or place that may be chosen."""
        answering = self._visitor.answering
        zones = [*answering.card_zones, *([answering.place.zone] if answering.place else [])]
        zones += {piece.zone for piece in self.offered()}
        return self._stage.piece_at(point, zones)

    def face_at(self, point: tuple[int, int]) -> Piece | None:
        """A card anywhere on the table whose face is seen."""
        piece = self._stage.piece_at(point, self._stage.zones)
        return piece if piece and piece.card >= 0 else None

    def press(self, piece: Piece) -> None:
        """A card is pressed: a place of the pack, or a card that may be chosen."""
        spread = self.spread()
        if piece in spread:
            self._desk.cut(spread.index(piece))
        elif piece in self.hand():
            self._desk.choose(piece.card)
        elif piece in self.offered():
            self._desk.declare_with(piece.card)

    def _pressed(self) -> list[Control]:
        """What may be pressed of the answer, but for cards, boards and players' tickets."""
        return [*self._answers.controls, *self.boxes(), *self._spots, *self._packets]

    def places(self) -> str:
        """Where everything that may be pressed lies, in pixels, as one line for a program that drives the window."""
        body, spread = self._stage.body, self.spread()
        cards = [(text(piece.card), body(piece)) for piece in (self.hand() or self.offered())]
        middle = [("place", body(spread[len(spread) // 2]))] if spread else []
        buttons = [(control.key, control.area) for control in self._pressed()]
        acts = self._visitor.answering.card_acts
        taking = [spot for spot in self._stage.layout.spots if any(act in spot.takes for act in acts)]
        buttons += [(spot.shows, self._stage.spot_area(spot)) for spot in taking]
        turned = [(f"{key}-more", area.move(area.w - 24, 0)) for key, area in buttons if key == "dial"]
        return " ".join(
            f"{name}@{area.x + min(12, area.w // 2)},{area.centery}"
            for name, area in (*cards, *middle, *buttons, *turned)
        )

    def held(self) -> str:
        """What the keyboard holds, and in which region, for the same program."""
        target = self._focus.target
        if target is None:
            return "nothing"
        name = target.control.key if target.control else text(target.card) if target.card != HIDDEN else ""
        return f"{target.region} {name}".strip()

    def _plaques(self) -> list[Control]:
        """The tickets of the players there are to choose from."""
        draft = self._visitor.answering.draft
        seats = draft.players if draft else ()
        return [PlaqueHandle(seat, self._table.tickets.area(seat), self._desk) for seat in seats]

    def _lay_handles(self) -> None:
        """The spots of the cloth, and the board, while something on them may be pointed at."""
        answering, props = self._visitor.answering, self._table.props
        for handle in self._spots:
            handle.show_state(ButtonState.NORMAL)
        cloths = {cloth.name: cloth for cloth in props.cloths}
        seat, far = self._visitor.view.seat, self._stage.assets.canvas.px(CARRIED)
        spots = answering.spots
        self._spots = [SpotHandle(cloths[name], spot, self._desk, seat, far) for name, spot in spots if name in cloths]
        asked = [cloths[name] for name in dict(spots) if name in cloths]
        shut = [(cloth, spot) for cloth in asked for spot in cloth.names if (cloth.name, spot) not in spots]
        self._shut = [DisabledSpot(cloth, spot, self._desk) for cloth, spot in shut]
        for cloth in props.cloths:
            cloth.point_to(answering.picked)
        self._packets = self._packet_handles()
        self._show_peg()

    def _packet_handles(self) -> list[Control]:
        """The pile that packets are lifted off, while a number of its cards is asked for."""
        draft = self._visitor.answering.draft
        lying = self._stage.zones.get(draft.lifted[0], []) if draft else []
        if draft is None or draft.dial is None or not lying:
            return []
        area = self._stage.resting(lying[0]).unionall([self._stage.resting(piece) for piece in lying])
        return [PacketHandle(area, self._desk, draft.act, draft.dial, self._stage.assets.canvas.px(CARD_PULL))]

    def _show_peg(self) -> None:
        """Over which hole the visitor's peg is held."""
        answering, public = self._visitor.answering, self._visitor.view.public
        holes, draft = answering.holes, answering.draft
        self._pegging = []
        for board in self._table.boards:
            side = public.sides[self._visitor.view.seat] if holes else 0
            over = draft.number + holes.start if holes and draft and draft.of(PickHole) else None
            board.point_to(side, over)
            if holes:
                self._pegging.append(BoardHandle(board, side, holes.start, self._desk))

    def _targets(self) -> list[Target]:
        """Everything the keyboard can hold, in order: cards, acts and helps, whatever else lies face up, menu."""
        place = self._visitor.answering.place
        hand, controls = self._held_in_hand(), [*self.boxes(), *self._answers.controls]
        lying = [(piece.target[2], self._stage.resting(piece)) for piece in self._lying()]

        def seen(piece: Piece) -> pygame.Rect:
            return _seen(self._stage.resting(piece), piece.target[2], lying)

        places = list(enumerate(self.spread()))[place.least : place.most + 1] if place else []
        able = [(control, "helps" if control.key in HELPS else "acts") for control in controls if control.enabled]
        return [
            *(Target(seen(piece), self._chooser(piece.card), "cards", piece.card) for piece in hand),
            *(Target(seen(piece), self._cutter(at), "spread") for at, piece in places),
            *(Target(handle.area, handle.act, "cloth", control=handle) for handle in self._spots),
            *(Target(control.area, control.act, region, control=control) for control, region in able),
            *(Target(seen(piece), _only_looked_at, "table", piece.card) for piece in self._face_up(hand)),
            *(Target(chart.area, chart.act, "table", control=chart) for chart in self.charts()),
            Target(self._table.log_paper.area, self._table.log_paper.act, "log", control=self._table.log_paper),
            Target(self.menu.area, self.menu.act, "menu", control=self.menu),
        ]

    def _held_in_hand(self) -> list[Piece]:
        """The cards that may be chosen; while nothing is asked, those in one's own hand."""
        if self._visitor.answering.asked:
            return self.hand()
        own = [zone for zone in self._stage.zones if self._stage.is_own(zone)]
        pieces = [piece for zone in own for piece in self._stage.in_order(zone)]
        return [piece for piece in pieces if piece.card != HIDDEN]

    def _face_up(self, hand: list[Piece]) -> list[Piece]:
        """Every other card whose face is seen, from left to right and from the top down."""
        found = [piece for piece in self._lying() if piece.card != HIDDEN and piece not in hand]
        return sorted(found, key=lambda piece: (piece.target[1], piece.target[0]))

    def _lying(self) -> list[Piece]:
        return [piece for pieces in self._stage.zones.values() for piece in pieces if piece.visible]

    def _chooser(self, card: Card) -> Callable[[], None]:
        return lambda: self._desk.choose(card)

    def _cutter(self, place: int) -> Callable[[], None]:
        return lambda: self._desk.cut(place)


def _seen(card: pygame.Rect, z: float, lying: Sequence[CardLying]) -> pygame.Rect:
    """The largest part of a card, where it lies or is going to lie, that no other covers."""
    seen = card
    for height, over in lying:
        if height > z and over.colliderect(seen):
            seen = max(_strips(seen, over), key=lambda strip: strip.w * strip.h)
    return seen


def _only_looked_at() -> None:
    """A card that is not to be chosen: it is held to be looked at closely."""


def _strips(area: pygame.Rect, over: pygame.Rect) -> list[pygame.Rect]:
    """What is left of an area at each side of another that lies over it."""
    return [
        pygame.Rect(area.x, area.y, max(0, over.x - area.x), area.h),
        pygame.Rect(over.right, area.y, max(0, area.right - over.right), area.h),
        pygame.Rect(area.x, area.y, area.w, max(0, over.y - area.y)),
        pygame.Rect(area.x, over.bottom, area.w, max(0, area.bottom - over.bottom)),
    ]
