"""The table itself: cards, board, plaques and words, answered by mouse, finger or keyboard."""

from collections.abc import Callable

import pygame

from crowe_table import palette
from crowe_table.engine.cards import FULL_PACK, Card, text
from crowe_table.engine.core import (
    Action,
    Ended,
    FactValue,
    Line,
    Paid,
    Reason,
    Scored,
    Seat,
    Threw,
    View,
)
from crowe_table.engine.layout import Anchor, Box, Kind, Layout, Spot
from crowe_table.engine.table import act_of
from crowe_table.gui.answering import Answering
from crowe_table.gui.assets import Lift
from crowe_table.gui.director import Director
from crowe_table.gui.ground import table_ground
from crowe_table.gui.motion import Pace
from crowe_table.gui.scene import Scene, Sprite
from crowe_table.gui.screens.base import House, Screen
from crowe_table.gui.sitting import Sitting, TableDoors
from crowe_table.gui.stage import ABOVE_ALL, PACK, Piece, Stage, Standing
from crowe_table.gui.tally import Tally
from crowe_table.gui.type import Face
from crowe_table.gui.widgets.arrange import ARRANGE
from crowe_table.gui.widgets.board import Board
from crowe_table.gui.widgets.button import Button, Press, Ring
from crowe_table.gui.widgets.closeup import Closeup
from crowe_table.gui.widgets.paper import Wear, Words, printed
from crowe_table.gui.widgets.papers import Papers
from crowe_table.words import Company

MENU = Box(28, 28, 56, 56)
ACTIONS = Box(1000, 556, 252, 192)
NEAR = 60
"""Table units around a place within which a card let fall is taken."""
TRAVEL = 8
"""Table units a pressed card must move before it is dragged."""
OWN_OR_SHARED = (0, -1)
"""The chairs whose places belong to the visitor, or to the whole table."""
LONG_PRESS = 500.0
HOMEWARD = 160.0
"""Milliseconds in which a card dropped nowhere glides home."""
DEALT_UP = 260.0
"""Milliseconds in which a hand comes up from the table's edge."""
CAPTIONED = {"shuffle": "sound-shuffle", "coin_clink": "sound-coin", "coins_to_pot": "sound-coins"}
"""Sounds that tell of something nobody sees or says."""
REFUSAL_STAYS = 6000.0


class TableScreen(Screen):
    """One sitting on the screen."""

    stage: Stage

    def __init__(self, house: House, sitting: Sitting, doors: TableDoors) -> None:
        super().__init__(house)
        self._sitting = sitting
        self._doors = doors
        self._view = sitting.view()
        self._tally = Tally(self._view, sitting.layout().live)
        self._answering = Answering(self._view)
        self._director: Director | None = None
        self._refusal: Reason | None = None
        self._refused_at = 0.0
        self._now = 0.0
        self._hint: str = ""
        self._considering = False
        self._told_over = False
        self._complained = False
        self._focus = -1
        self._drag: _Drag | None = None
        self._named(self._view)

    # --- building

    def build(self) -> None:
        house, canvas = self.house, self.house.assets.canvas
        if self._director:
            self._director.finish()
        view = self._view
        self._scene = Scene(table_ground(house.assets))
        layout = self._sitting.layout()
        self.stage = Stage(self._scene, house.assets, layout, self._sitting.viewer, view.facts.ring)
        self._titles(layout)
        self._boards: list[Board] = []
        for spot in layout.spots:
            if spot.kind is Kind.BOARD:
                self._boards.append(self._board(spot))
        self._director = Director(self, Pace(house.settings.speed), house.settings.reduced_motion)
        self._director.step(self._now)
        blank = pygame.Surface((1, 1), pygame.SRCALPHA)
        self._papers = Papers(self._scene, house.assets, house.words, layout, self.stage)
        self._ring = Ring(self._scene, house.assets)
        self._glow = self._scene.add(Sprite(blank, z=5, visible=False))
        menu = Press("menu", house.words.text("button-menu"), self._open_menu, size=18)
        self._menu = Button(self._scene, house.assets, canvas.rect(MENU, Anchor.LEFT), menu)
        self._buttons: list[Button] = []
        self._closeup = Closeup(self._scene, house.assets, house.words)
        self._drag = None
        self._cold = list(FULL_PACK)
        self._arrive(view)
        if self._sitting.opening:
            self.stage.set_unlaid(view)
        self._complain()

    def _complain(self) -> None:
        """What could not be fetched is said once; something plain stands in for it, or silence."""
        complaints = [
            *self.house.assets.complaints,
            *([self.house.sounds.complaint] if self.house.sounds.complaint else []),
        ]
        for complaint in complaints:
            self.house.trace(self.house.words.reason(complaint))
        if complaints and not self._complained:
            self._complained = True
            self._refuse(complaints[0])

    def _titles(self, layout: Layout) -> None:
        assets = self.house.assets
        for spot in layout.spots:
            if not spot.title:
                continue
            area = assets.canvas.rect(spot.box, spot.anchor)
            words = self.house.words.text(spot.title)
            outline = area.inflate(assets.canvas.px(8), assets.canvas.px(8))
            pygame.draw.rect(self._scene.ground, palette.BAIZE_DARK, outline, assets.canvas.px(2))
            top = area.y - assets.canvas.px(32)
            line = printed(assets, Words(words, Face.ITALIC, 20, palette.BOOKE_PAPER), area.w + assets.canvas.px(10))
            self._scene.ground.blit(line, line.get_rect(midtop=(area.centerx, top)))

    def _board(self, spot: Spot) -> Board:
        assets, facts = self.house.assets, self._view.facts
        target = getattr(facts, "target", 61)
        nearer = facts.sides[self._sitting.viewer] if self._sitting.viewer < len(facts.sides) else 0
        area = assets.canvas.rect(spot.box, spot.anchor)
        return Board(self._scene, assets, area, nearer, target, len(facts.ring))

    # --- the director's house

    def speak(self, seat: Seat, words: Reason) -> None:
        self._say(seat, self.house.words.reason(words))

    def announce(self, words: Reason) -> None:
        self._tally.slip.append(self.house.words.reason(words))
        self._papers.show(self._tally)

    def recite(self, seat: Seat, lines: tuple[Line, ...], upto: int) -> None:
        told = self.house.words.recite(lines)
        self._say(seat, told[max(0, upto - 1)])

    def record(self, event: Scored) -> None:
        self._tally.record(event, self.house.words)
        self._papers.show(self._tally)

    def peg(self, side: int, score: int, lift: float) -> None:
        for board in self._boards:
            board.hop(side, score, lift)

    def pegged(self, side: int) -> None:
        for board in self._boards:
            board.landed(side)

    def fact(self, name: str, value: FactValue) -> None:
        self._tally.facts[name] = value
        if name == "ring" and isinstance(value, tuple):
            self.stage.ring = tuple(seat for seat in value if isinstance(seat, int))
            self.stage.settle()
        self._papers.show(self._tally)

    def paid(self, event: Paid) -> None:
        self._tally.paid(event, self.house.words)
        self._papers.show(self._tally)

    def threw(self, event: Threw) -> None:
        self._tally.slip.append(" ".join(str(face) for face in event.dice))
        self._papers.show(self._tally)

    def ended(self, event: Ended) -> None:
        self.announce(event.why)

    def sound(self, name: str) -> None:
        self.house.sounds.play(name)
        if name in CAPTIONED and self.house.settings.captions and not self._refusal:
            self._papers.caption(self.house.words.text(CAPTIONED[name]))

    def arrived(self, view: View) -> None:
        self._arrive(view)
        was_over, self._told_over = self._told_over, view.ask is None
        if self._told_over and not was_over:
            self._doors.end(self)
        self._tell_technician()

    def _tell_technician(self) -> None:
        """Where what may be pressed lies, in pixels: one line, for who drives the window from outside."""
        if not self._answering.asked or self._view.ask is None:
            return
        hand = self._cards_in_hand() if self._sitting.alone else []
        cards = [(text(piece.card), self.stage.body(piece)) for piece in hand]
        places = self.stage.zones.get(self.stage.spread_zone, [])
        middle = [("place", self.stage.body(places[len(places) // 2]))] if places and self._answering.place else []
        buttons = [(button.press.key, button.area) for button in self._buttons]
        spots = [f"{name}@{area.x + min(12, area.w // 2)},{area.centery}" for name, area in (*cards, *middle, *buttons)]
        self.house.trace(" ".join(["asked", self._view.ask.key, *spots]))

    def _arrive(self, view: View) -> None:
        """Everything is as this View says; the visitor may answer."""
        self._view = view
        same = self._answering.asks_the_same(view)
        self._answering = Answering(view, self._answering.chosen if same else ())
        self._hint = self._hint if same else ""
        self._focus = self._focus if same else min(self._focus, 0)
        self._tally.take(view)
        self.stage.spread_zone = self._answering.place[1].zone if self._answering.place else ""
        self.stage.standing.clear()
        self._stand()
        self.stage.set_view(view)
        for board in self._boards:
            for side, front in enumerate(view.facts.scores):
                backs = getattr(view.facts, "backs", view.facts.scores)
                board.place(side, backs[side], front)
        self._papers.show(self._tally)
        self._draw_prompt()
        self._make_buttons()
        self._show_focus()

    def _named(self, view: View) -> None:
        company = Company(
            names=self._sitting.names, viewer=view.seat, coinage=self._sitting.coinage, unit=view.options.unit
        )
        self.house.words = self.house.words.game(view.game).to(company)

    # --- drawing

    def _draw_prompt(self) -> None:
        """What is asked, or why not; while things happen, what is being said."""
        words, view = self.house.words, self._view
        if self._refusal:
            text, colour = words.reason(self._refusal), palette.RUBRIC
        elif self._hint:
            text, colour = self._hint, palette.INK
        else:
            text, colour = words.ask(view.ask) if view.ask else words.text("prompt-over"), palette.INK
        self._papers.caption(text, colour)

    def _say(self, seat: Seat, words: str) -> None:
        self._papers.say(seat, words, self._now)
        if self.house.settings.captions and not self._refusal:
            self._papers.caption(self.house.words.text("caption", seat=seat, words=words))

    # --- the visitor's answer

    def _stand(self) -> None:
        """Raises what may be played and what is chosen."""
        if not self._answering.cards:
            return
        zone = self._answering.cards[1].zone
        self.stage.set_standing(zone, Standing(self._answering.allowed, frozenset(self._answering.chosen)))

    def _restand(self) -> None:
        self._stand()
        if self._answering.cards and self._director:
            self._director.tidy(self._answering.cards[1].zone)
        self._make_buttons()
        self._show_focus()

    def _choose(self, card: Card) -> None:
        """A click on a card of one's own: raises it; once more plays it; a card that may not be played says why."""
        answering = self._answering
        if not answering.cards:
            return
        self._refusal = None
        single = answering.cards[1].most == 1
        if single and (card in answering.chosen or card not in answering.allowed):
            self._submit(answering.with_cards((card,)))
            return
        if not single and card not in answering.chosen and len(answering.chosen) == answering.cards[1].most:
            self._refuse(self._sitting.refuse(answering.with_cards((*answering.chosen, card)) or self._view.legal[0]))
            return
        answering.toggle(card)
        self.sound("card_slide")
        self._draw_prompt()
        self._restand()

    def _submit(self, action: Action | None) -> None:
        if action is None:
            return
        refusal = self._sitting.submit(action)
        told = action if self._sitting.alone else act_of(action)
        self.house.trace(f"{'refused' if refusal else 'accepted'} {told}")
        if refusal:
            self._refuse(refusal)
            return
        self._refusal = None
        self._hint = ""
        self._answering = Answering(None)
        self._make_buttons()
        self._show_focus()
        self._papers.caption("")
        self._drain()

    def _refuse(self, reason: Reason | None) -> None:
        if reason is None:
            return
        self._refusal = reason
        self._refused_at = self._now
        self.sound("knock")
        self._draw_prompt()

    def _confirm(self) -> None:
        """Enter: gives the chosen cards, or does the one thing there is to do."""
        answering = self._answering
        if answering.cards and answering.chosen:
            self._submit(answering.with_cards(tuple(answering.chosen)))
        elif answering.presses:
            self._submit(answering.with_press(answering.presses[0]))

    def _take_hint(self) -> None:
        reason = self._sitting.ask_hint()
        if reason:
            self._refuse(reason)
            return
        self._considering = True
        self._hint = self.house.words.text("hint-thinking")
        self._draw_prompt()

    def _hear_hint(self) -> None:
        """The advice, when it is ready: its cards are raised and its reason is told."""
        advice = self._sitting.hint() if self._considering else None
        if advice is None:
            return
        why, cards = advice
        self._considering = False
        if not self._answering.asked:
            return
        self._hint = self.house.words.reason(why)
        self._refusal = None
        if self._answering.cards:
            self._answering.chosen[:] = cards
        self._draw_prompt()
        self._restand()

    def _why_not(self) -> None:
        """Says why the card that is held may not be played, or what is asked."""
        card = self._focused_card()
        if card is not None and self._answering.cards:
            action = self._answering.with_cards((card,))
            reason = self._sitting.refuse(action) if action else None
            if reason:
                self._refuse(reason)
                return
        self._hint = self.house.words.text("why-nothing")
        self._draw_prompt()

    def deal_up(self) -> None:
        """The visitor's own cards come up from the edge of the table, as they lie."""
        for zone in filter(self.stage.is_own, self.stage.zones):
            for piece in self.stage.zones[zone]:
                left, _, height = piece.target
                self.stage.put(piece, left, self.house.assets.canvas.h, height)
            if self._director:
                self._director.tidy(zone, DEALT_UP)

    def take_back(self) -> None:
        """Puts the table back to the visitor's last decision, or says why not."""
        reason = self._sitting.take_back()
        if reason:
            self._refuse(reason)
            return
        if self._director:
            self._director.finish()
        self._tally.slip.clear()
        self._drain()

    # --- buttons and focus

    def _make_buttons(self) -> None:
        for button in self._buttons:
            button.remove()
        self._buttons = []
        words, answering = self.house.words, self._answering
        presses: list[Press] = []
        if answering.cards:
            act = answering.cards[0]
            enabled = answering.complete
            presses.append(Press("confirm", words.text(f"act-{act}"), self._confirm, words.text("key-play"), enabled))
        for act in answering.presses:
            presses.append(Press(f"act-{act}", words.text(f"act-{act}"), self._presser(act), words.text("key-play")))
        presses.append(
            Press("hint", words.text("button-hint"), self._take_hint, words.text("key-hint"), self._may_be_advised())
        )
        presses.append(Press("why", words.text("button-why"), self._why_not, words.text("key-why")))
        presses.append(Press("rules", words.text("button-rules"), self._open_rules, words.text("key-rules")))
        self._buttons = [
            Button(self._scene, self.house.assets, area, press)
            for area, press in zip(self._button_areas(len(presses)), presses, strict=True)
        ]

    def _presser(self, act: str) -> Callable[[], None]:
        return lambda: self._submit(self._answering.with_press(act))

    def _may_be_advised(self) -> bool:
        return self._answering.asked and self.house.settings.hints

    def _button_areas(self, count: int) -> list[pygame.Rect]:
        """The first wide and high, then two to a row; the three helps always lie in the same places."""
        canvas = self.house.assets.canvas
        whole = canvas.rect(ACTIONS, Anchor.RIGHT)
        gap, high = canvas.px(8), canvas.px(56)
        rows = [whole.bottom - high, whole.bottom - 2 * high - gap, whole.bottom - 3 * high - 2 * gap]
        half = (whole.w - gap) // 2
        helps = [
            pygame.Rect(whole.x, rows[1], half, high),
            pygame.Rect(whole.x, rows[0], whole.w, high),
            pygame.Rect(whole.x + half + gap, rows[1], half, high),
        ]
        answers = [pygame.Rect(whole.x, rows[2] - i * (high + gap), whole.w, high) for i in range(count - 3)]
        return [*answers[::-1], *helps]

    def _targets(self) -> list[tuple[pygame.Rect, Callable[[], None]]]:
        """Everything the keyboard can hold, in order: cards, answers and helps, menu."""
        found: list[tuple[pygame.Rect, Callable[[], None]]] = []
        for piece in self._cards_in_hand():
            found.append((self.stage.body(piece), self._chooser(piece.card)))
        if self._answering.place:
            zone = self._answering.place[1].zone
            for place, piece in enumerate(self.stage.zones.get(zone, [])):
                found.append((self.stage.body(piece), self._cutter(place)))
        found += [(button.area, button.press.act) for button in self._buttons if button.press.enabled]
        found.append((self._menu.area, self._menu.press.act))
        return found

    def _cards_in_hand(self) -> list[Piece]:
        if not self._answering.cards:
            return []
        zone = self._answering.cards[1].zone
        pieces = self.stage.zones.get(zone, [])
        return [pieces[i] for i in self.stage.display_order(zone)] if pieces else []

    def _chooser(self, card: Card) -> Callable[[], None]:
        return lambda: self._choose(card)

    def _cutter(self, place: int) -> Callable[[], None]:
        return lambda: self._submit(self._answering.with_place(place))

    def _focused_card(self) -> Card | None:
        hand = self._cards_in_hand()
        return hand[self._focus].card if 0 <= self._focus < len(hand) else None

    def _show_focus(self) -> None:
        targets = self._targets()
        if self._focus >= len(targets):
            self._focus = len(targets) - 1
        self._ring.about(targets[self._focus][0] if self._focus >= 0 else None)

    def _move_focus(self, step: int) -> None:
        count = len(self._targets())
        self._focus = (self._focus + step) % count if self._focus >= 0 else (0 if step > 0 else count - 1)
        self._show_focus()

    def _next_region(self, step: int) -> None:
        """Tab: from the cards to the answers, to the helps, to the menu."""
        cards = len(self._cards_in_hand())
        spread = len(self.stage.zones.get(self.stage.spread_zone, [])) if self.stage.spread_zone else 0
        starts = sorted({0, cards, cards + spread, len(self._targets()) - 1})
        here = max((i for i, start in enumerate(starts) if start <= max(0, self._focus)), default=0)
        self._focus = starts[(here + step) % len(starts)] if self._focus >= 0 else starts[0]
        self._show_focus()

    # --- events

    def handle(self, event: pygame.event.Event) -> None:
        if self._closeup.shown and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._closeup.put_down()
            return
        if event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._press(event)
        elif event.type == pygame.MOUSEMOTION:
            self._motion(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)

    def _key(self, event: pygame.event.Event) -> None:
        if event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER) and self._hurried():
            return
        keys: dict[int, Callable[[], None]] = {
            pygame.K_LEFT: lambda: self._move_focus(-1),
            pygame.K_RIGHT: lambda: self._move_focus(1),
            pygame.K_UP: lambda: self._move_focus(-1),
            pygame.K_DOWN: lambda: self._move_focus(1),
            pygame.K_TAB: lambda: self._next_region(-1 if event.mod & pygame.KMOD_SHIFT else 1),
            pygame.K_SPACE: self._activate,
            pygame.K_RETURN: self._enter,
            pygame.K_KP_ENTER: self._enter,
            pygame.K_h: self._take_hint if self._may_be_advised() else self._nothing,
            pygame.K_w: self._why_not,
            pygame.K_F1: self._open_rules,
            pygame.K_ESCAPE: self._open_menu,
            pygame.K_i: self._inspect_focused,
        }
        if event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            self.take_back()
        elif event.key in keys:
            keys[event.key]()

    def _nothing(self) -> None:
        """A help that is not allowed at this table."""

    def _activate(self) -> None:
        targets = self._targets()
        if 0 <= self._focus < len(targets):
            targets[self._focus][1]()

    def _enter(self) -> None:
        """Enter gives what is chosen; on a card it plays it, on anything else it presses it."""
        card = self._focused_card()
        if self._answering.complete:
            self._confirm()
        elif card is not None and self._answering.cards and self._answering.cards[1].most == 1:
            self._submit(self._answering.with_cards((card,)))
        elif self._focus >= 0:
            self._activate()
        else:
            self._confirm()

    def _press(self, event: pygame.event.Event) -> None:
        if event.button not in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT):
            return
        self._put_back()
        self._focus = -1
        self._ring.about(None)
        if event.button == pygame.BUTTON_RIGHT:
            self._inspect_at(event.pos)
            return
        for button in (self._menu, *self._buttons):
            if button.area.collidepoint(event.pos):
                button.wear(Wear.PRESSED)
                self._drag = _Drag(event.pos, self._now, button=button)
                return
        if self._hurried():
            return
        piece = self._piece_under(event.pos)
        self._drag = _Drag(event.pos, self._now, piece=piece)

    def _hurried(self) -> bool:
        """While something happens, a press hurries it; if the visitor is asked all the while, his press counts too."""
        director = self._director
        if director is None or not director.busy:
            return False
        if director.reading or not self._answering.asked:
            director.hurry()
            return True
        director.finish()
        return False

    def _piece_under(self, point: tuple[int, int]) -> Piece | None:
        zones = [self._answering.cards[1].zone] if self._answering.cards else []
        if self._answering.place:
            zones.append(self._answering.place[1].zone)
        return self.stage.piece_at(point, zones)

    def _motion(self, point: tuple[int, int]) -> None:
        for button in (self._menu, *self._buttons):
            held = self._drag is not None and self._drag.button is button
            inside = button.area.collidepoint(point)
            button.wear(Wear.PRESSED if held and inside else Wear.HOVER if inside else Wear.NORMAL)
        drag = self._drag
        if drag is None or drag.piece is None or drag.piece not in self._cards_in_hand():
            return
        travel = max(abs(point[0] - drag.start[0]), abs(point[1] - drag.start[1]))
        if not drag.moving and travel < self.house.assets.canvas.px(TRAVEL):
            return
        if not drag.moving:
            drag.moving = True
            left, top = self.stage.position(drag.piece)
            drag.grip = drag.start[0] - left, drag.start[1] - top
            drag.piece.surface = self.house.assets.card(drag.piece.card, drag.piece.height, Lift.LIFTED)
            self._light(True)
        self.stage.put(drag.piece, point[0] - drag.grip[0], point[1] - drag.grip[1], ABOVE_ALL * 2)

    def _release(self, point: tuple[int, int]) -> None:
        drag, self._drag = self._drag, None
        if drag is None:
            return
        if drag.button:
            inside = drag.button.area.collidepoint(point)
            drag.button.wear(Wear.HOVER if inside else Wear.NORMAL)
            if inside and drag.button.press.enabled:
                drag.button.press.act()
            return
        if drag.piece is None:
            return
        if drag.moving:
            self._drop(drag.piece, point)
            return
        spread = self.stage.zones[self._answering.place[1].zone] if self._answering.place else []
        if drag.piece in spread:
            self._submit(self._answering.with_place(spread.index(drag.piece)))
        elif drag.piece in self._cards_in_hand():
            self._choose(drag.piece.card)

    def _drop(self, piece: Piece, point: tuple[int, int]) -> None:
        """A card let fall near a place that takes it is given; anywhere else it glides home."""
        self._light(False)
        answering = self._answering
        if piece in self._cards_in_hand() and self._taking_area().collidepoint(point):
            if piece.card not in answering.chosen:
                answering.toggle(piece.card)
            if answering.complete:
                self._submit(answering.with_cards(tuple(answering.chosen)))
        self._restand()
        self._go_home(piece)

    def _put_back(self) -> None:
        """A card still in the air when something else is pressed goes home."""
        drag, self._drag = self._drag, None
        if drag and drag.piece and drag.moving:
            self._light(False)
            self._go_home(drag.piece)

    def _go_home(self, piece: Piece) -> None:
        self.stage.arrange(piece.zone)
        if self._director:
            self._director.tidy(piece.zone, HOMEWARD)

    def _taking_area(self) -> pygame.Rect:
        act = self._answering.cards[0] if self._answering.cards else ""
        canvas = self.house.assets.canvas
        spot = next((spot for spot in self._sitting.layout().spots if act in spot.takes), None)
        if spot is None:
            return pygame.Rect(0, 0, 0, 0)
        near = canvas.px(NEAR)
        return canvas.rect(spot.box, spot.anchor).inflate(2 * near, 2 * near)

    def _light(self, on: bool) -> None:
        """The place that would take the dragged card is lit while it is in hand."""
        self._glow.visible = on
        if not on:
            return
        near = self.house.assets.canvas.px(NEAR)
        area = self._taking_area().inflate(-2 * near, -2 * near)
        surface = pygame.Surface(area.size, pygame.SRCALPHA)
        surface.fill((*pygame.Color(palette.BRIGHT_BRASS)[:3], 40))
        pygame.draw.rect(surface, palette.BRIGHT_BRASS, surface.get_rect(), self.house.assets.canvas.px(3))
        self._glow.surface = surface
        self._glow.x, self._glow.y = area.topleft

    # --- looking closely

    def _inspect_at(self, point: tuple[int, int]) -> None:
        piece = self.stage.piece_at(point, self.stage.zones)
        if piece and piece.card >= 0:
            self._closeup.hold_up(piece.card)

    def _inspect_focused(self) -> None:
        card = self._focused_card()
        if card is not None:
            self._closeup.hold_up(card)

    # --- going on

    def step(self, now: float) -> bool:
        self._now = now
        self._drain()
        if self._director:
            self._director.step(now)
        self._papers.hush(now)
        self._hear_hint()
        if self._director and not self._director.busy:
            self._warm()
        if self._refusal and now - self._refused_at > REFUSAL_STAYS:
            self._refusal = None
            self._draw_prompt()
        drag = self._drag
        if drag and drag.piece and drag.piece.card >= 0 and not drag.moving and now - drag.pressed > LONG_PRESS:
            self._drag = None
            self._closeup.hold_up(drag.piece.card)
        return bool(self._director and self._director.busy) or self._drag is not None or self._papers.speaking

    def _warm(self) -> None:
        """While nothing happens, one card more is made ready in the sizes in which the visitor will see most of it."""
        if not self._cold:
            return
        card = self._cold.pop()
        shown = [spot for spot in self._sitting.layout().spots if spot.kind in ARRANGE and spot.shows != PACK]
        for height in {spot.card_height for spot in shown if spot.of in OWN_OR_SHARED}:
            self.house.assets.card(card, height)

    def _drain(self) -> None:
        resting = self._director is not None and not self._director.busy
        batches, notices = self._sitting.poll(resting)
        for batch in batches:
            if self._director:
                self._director.play(batch)
        for notice in notices:
            self._refuse(notice)

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        return self._scene.paint(target)

    def spoil(self) -> None:
        self._scene.spoil()

    def leave(self) -> None:
        self._sitting.close()

    # --- other rooms

    def _open_menu(self) -> None:
        self._doors.menu(self)

    def _open_rules(self) -> None:
        law = self._refusal.law if self._refusal else ""
        self._doors.rules(law)


class _Drag:
    """A press that has not been let go: on a button, or on a card that may yet be dragged."""

    def __init__(
        self, start: tuple[int, int], pressed: float, piece: Piece | None = None, button: Button | None = None
    ) -> None:
        self.start = start
        self.pressed = pressed
        self.piece = piece
        self.button = button
        self.moving = False
        self.grip: tuple[float, float] = (0, 0)
