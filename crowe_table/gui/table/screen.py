"""The table itself: cards, board, dice, coin, plaques and words, answered by mouse, finger or keyboard."""

from collections.abc import Callable, Iterator

import pygame

from crowe_table import palette
from crowe_table.engine.cards import FULL_PACK, HIDDEN, Card, text
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
from crowe_table.gui.controls.button import Press, Ring
from crowe_table.gui.controls.controls import Control, PaperButton
from crowe_table.gui.controls.focus import Focus, Target
from crowe_table.gui.draw.assets import Lift
from crowe_table.gui.draw.background import table_background
from crowe_table.gui.draw.motion import Pace
from crowe_table.gui.draw.paper import StyledText, printed
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.gui.table.answering import Answering, Making
from crowe_table.gui.table.director import Director
from crowe_table.gui.table.displayed import Tally
from crowe_table.gui.table.pointer import Finger
from crowe_table.gui.table.stage import ABOVE_ALL, PACK, Piece, Stage, Standing
from crowe_table.gui.table.widgets.answers import Answers, BoxHandle, PlaqueHandle, Purse
from crowe_table.gui.table.widgets.arrange import ARRANGE
from crowe_table.gui.table.widgets.board import Board
from crowe_table.gui.table.widgets.closeup import Closeup
from crowe_table.gui.table.widgets.papers import Papers
from crowe_table.gui.table.widgets.props import Props
from crowe_table.hosting.seat_client import SeatClient
from crowe_table.words import Company

MENU = Box(28, 28, 56, 56)
NEAR = 60
"""Table units around a place within which a card let fall is taken."""
OWN_OR_SHARED = (0, -1)
"""The chairs whose places belong to the visitor, or to the whole table."""
HOMEWARD = 160.0
"""Milliseconds in which a card dropped nowhere glides home."""
DEALT_UP = 260.0
"""Milliseconds in which a hand comes up from the table's edge."""
CAPTIONED = {
    "shuffle": "sound-shuffle",
    "coin_clink": "sound-coin",
    "coins_to_pot": "sound-coins",
    "dice_roll": "sound-throw",
}
"""Sounds that tell of something nobody sees or says."""
OUTLINED = frozenset({*ARRANGE, Kind.COINS, Kind.BOARD})
"""The kinds of place that are marked out on the cloth where they have a title."""
REVIEW = "review"
"""What the key for the last trick does, where a game has it."""
THROWN_BY = ("throw", "box")
"""The controls by which dice are thrown."""
REFUSAL_STAYS = 6000.0
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class TableScreen(Screen):
    """One sitting on the screen."""

    stage: Stage

    def __init__(self, services: Services, client: SeatClient, nav: Navigator) -> None:
        super().__init__(services)
        self._client = client
        self._nav = nav
        self._view = client.view()
        self._tally = Tally(self._view, client.layout().live)
        self._answering = Answering(self._view)
        self._director: Director | None = None
        self._refusal: Reason | None = None
        self._refused_at = 0.0
        self._now = 0.0
        self._hint: str = ""
        self._considering = False
        self._told_over = False
        self._complained = False
        self._rattling = False
        self._named(self._view)

    # --- building

    def build(self) -> None:
        services, canvas = self.services, self.services.assets.canvas
        if self._director:
            self._director.finish()
        view = self._view
        self._scene = Scene(table_background(services.assets))
        layout = self._client.layout()
        self.stage = Stage(self._scene, services.assets, layout, self._client.viewer, view.facts.ring)
        self._titles(layout)
        self._boards: list[Board] = []
        for spot in layout.spots:
            if spot.kind is Kind.BOARD:
                self._boards.append(self._board(spot))
        self._director = Director(self, Pace(services.settings.speed), services.settings.reduced_motion)
        self._director.step(self._now)
        blank = pygame.Surface((1, 1), pygame.SRCALPHA)
        self._papers = Papers(self._scene, services.assets, services.words, layout, self.stage)
        purse = Purse(self._client.coinage, view.options.unit)
        self._props = Props(self._scene, services.assets, services.words, layout, self.stage, purse)
        self._focus = Focus(Ring(self._scene, services.assets))
        self._glow = self._scene.add(Sprite(blank, z=5, visible=False))
        menu = Press("menu", services.words.text("button-menu"), self._open_menu, size=18)
        self._menu = PaperButton(self._scene, services.assets, canvas.rect(MENU, Anchor.LEFT), menu)
        self._answers = Answers(self._scene, services.assets, services.words, self, purse)
        self._box: list[Control] = [BoxHandle(area, self) for area in self._props.box_areas()]
        self._closeup = Closeup(self._scene, services.assets, services.words)
        self._finger = Finger(self, canvas)
        self._cold = list(FULL_PACK)
        self._arrive(view)
        if self._client.opening:
            self.stage.set_unlaid(view)
        self._complain()

    def _complain(self) -> None:
        """What could not be fetched is said once; something plain stands in for it, or silence."""
        complaints = [
            *self.services.assets.complaints,
            *([self.services.sounds.complaint] if self.services.sounds.complaint else []),
        ]
        for complaint in complaints:
            self.services.trace(self.services.words.reason(complaint))
        if complaints and not self._complained:
            self._complained = True
            self._refuse(complaints[0])

    def _titles(self, layout: Layout) -> None:
        assets = self.services.assets
        for spot in layout.spots:
            if not spot.title or spot.kind not in OUTLINED:
                continue
            area = assets.canvas.rect(spot.box, spot.anchor)
            words = self.services.words.text(spot.title)
            outline = area.inflate(assets.canvas.px(8), assets.canvas.px(8))
            pygame.draw.rect(self._scene.background, palette.BAIZE_DARK, outline, assets.canvas.px(2))
            top = area.y - assets.canvas.px(32)
            line = printed(
                assets, StyledText(words, Face.ITALIC, 20, palette.BOOKE_PAPER), area.w + assets.canvas.px(10)
            )
            self._scene.background.blit(line, line.get_rect(midtop=(area.centerx, top)))

    def _board(self, spot: Spot) -> Board:
        assets, facts = self.services.assets, self._view.facts
        target = getattr(facts, "target", 61)
        nearer = facts.sides[self._client.viewer] if self._client.viewer < len(facts.sides) else 0
        area = assets.canvas.rect(spot.box, spot.anchor)
        return Board(self._scene, assets, area, nearer, target, len(facts.ring))

    # --- the director's house

    def speak(self, seat: Seat, words: Reason) -> None:
        self._say(seat, self.services.words.reason(words))

    def announce(self, words: Reason) -> None:
        self._tally.slip.append(self.services.words.reason(words))
        self._show_tally()

    def recite(self, seat: Seat, lines: tuple[Line, ...], upto: int) -> None:
        told = self.services.words.recite(lines)
        self._say(seat, told[max(0, upto - 1)])

    def record(self, event: Scored) -> None:
        self._tally.record(event, self.services.words)
        self._show_tally()

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
        self._show_tally()

    def flight(self, event: Paid) -> Callable[[float], None]:
        flight = self._props.flight(event)

        def fly(part: float) -> None:
            self._props.carry(flight, part)

        return fly

    def paid(self, event: Paid) -> None:
        self._tally.paid(event, self.services.words)
        self._show_tally()

    def roll(self, event: Threw, still: bool) -> Iterator[float]:
        return self._props.roll(event, still)

    def threw(self, event: Threw) -> None:
        for spot in self._client.layout().spots:
            if spot.kind is Kind.DICE:
                self._tally.facts[spot.shows] = event.dice
        faces = self.services.words.text("slip-threw", seat=event.seat, number=sum(event.dice))
        self._tally.slip.append(faces)
        self._show_tally()

    def ended(self, event: Ended) -> None:
        self.announce(event.why)

    def _show_tally(self) -> None:
        self._papers.show(self._tally)
        self._props.show(self._tally)

    def sound(self, name: str) -> None:
        self.services.sounds.play(name)
        if name in CAPTIONED and self.services.settings.captions and not self._refusal:
            self._papers.caption(self.services.words.text(CAPTIONED[name]))

    def arrived(self, view: View) -> None:
        self._arrive(view)
        was_over, self._told_over = self._told_over, view.ask is None
        if self._told_over and not was_over:
            self._nav.open_ending()
        self._tell_technician()

    def _tell_technician(self) -> None:
        """Where what may be pressed lies, in pixels: one line, for who drives the window from outside."""
        if not self._answering.asked or self._view.ask is None or not self._client.alone:
            return
        cards = [(text(piece.card), self.stage.body(piece)) for piece in self._cards_in_hand()]
        places = self.stage.zones.get(self.stage.spread_zone, [])
        middle = [("place", self.stage.body(places[len(places) // 2]))] if places and self._answering.place else []
        buttons = [(control.key, control.area) for control in (*self._answers.controls, *self._boxes())]
        spots = [f"{name}@{area.x + min(12, area.w // 2)},{area.centery}" for name, area in (*cards, *middle, *buttons)]
        self.services.trace(" ".join(["asked", self._view.ask.key, *spots]))

    def _arrive(self, view: View) -> None:
        """Everything is as this View says; the visitor may answer."""
        self._view = view
        same = self._answering.asks_the_same(view)
        self._answering = Answering(view, self._answering if same else None)
        self._hint = self._hint if same else ""
        self._tally.take(view)
        self.stage.spread_zone = self._answering.place[1].zone if self._answering.place else ""
        self.stage.standing.clear()
        self._stand()
        self.stage.set_view(view)
        for board in self._boards:
            for side, front in enumerate(view.facts.scores):
                backs = getattr(view.facts, "backs", view.facts.scores)
                board.place(side, backs[side], front)
        self._show_tally()
        self._draw_prompt()
        self._lay_answers(same)

    def _named(self, view: View) -> None:
        company = Company(
            names=self._client.names, viewer=view.seat, coinage=self._client.coinage, unit=view.options.unit
        )
        self.services.words = self.services.words.game(view.game).to(company)

    # --- drawing

    def _draw_prompt(self) -> None:
        """What is asked, or why not; while things happen, what is being said."""
        words, view = self.services.words, self._view
        if self._refusal:
            text, colour = words.reason(self._refusal), palette.RUBRIC
        elif self._hint:
            text, colour = self._hint, palette.INK
        else:
            text, colour = words.ask(view.ask) if view.ask else words.text("prompt-over"), palette.INK
            if self._answering.throw:
                text = words.text("throw-how", asked=text)
        self._papers.caption(text, colour)

    def _say(self, seat: Seat, words: str) -> None:
        self._papers.say(seat, words, self._now)
        if self.services.settings.captions and not self._refusal:
            self._papers.caption(self.services.words.text("caption", seat=seat, words=words))

    # --- the visitor's answer

    def _stand(self) -> None:
        """Raises what may be played and what is chosen."""
        standing = Standing(self._answering.allowed, frozenset(self._answering.chosen))
        for zone in self._answering.card_zones:
            self.stage.set_standing(zone, standing)

    def _restand(self) -> None:
        self._stand()
        for zone in self._answering.card_zones:
            if self._director:
                self._director.tidy(zone)
        self._lay_answers()

    def _lay_answers(self, stay: bool = True) -> None:
        """The controls for what may be answered now, and what the keyboard may hold."""
        self._answers.lay(self._answering)
        self._props.invite(bool(self._answering.throw))
        self._focus.set(self._targets(), stay)

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
            self._refuse(self._client.refuse(answering.with_cards((*answering.chosen, card)) or self._view.legal[0]))
            return
        answering.toggle(card)
        self.sound("card_slide")
        self._draw_prompt()
        self._restand()

    def _submit(self, action: Action | None) -> None:
        if action is None:
            return
        refusal = self._client.submit(action)
        told = action if self._client.alone else self._view.phase
        self.services.trace(f"{'refused' if refusal else 'accepted'} {told}")
        if refusal:
            self._refuse(refusal)
            return
        self._refusal = None
        self._hint = ""
        self._answering = Answering(None)
        self._rattle_ends()
        self._lay_answers()
        self._papers.caption("")
        self._drain()

    def _refuse(self, reason: Reason | None) -> None:
        if reason is None:
            return
        self._refusal = reason
        self._refused_at = self._now
        self.sound("knock")
        self._draw_prompt()

    # --- the desk of controls

    def say(self, act: str) -> None:
        """A button was pressed: it is said, begun, or what is dialled for it is given."""
        answering = self._answering
        self._refusal = None
        if act in answering.presses:
            self._submit(answering.with_press(act))
        elif answering.making and answering.making.act == act and answering.making.enough:
            self._give(answering.making.give())
        else:
            answering.begin(act)
            self._draw_prompt()
            self._lay_answers()

    def give_cards(self) -> None:
        if self._answering.chosen:
            self._submit(self._answering.with_cards(tuple(self._answering.chosen)))

    def turn_dial(self, amount: int) -> None:
        """The sum that is asked for stands elsewhere."""
        if self._answering.making:
            self._answering.making = self._answering.making.dialled(amount)
            self._lay_answers()

    def give_word(self, word: str) -> None:
        if self._answering.making:
            self._give(self._answering.making.give_word(word))

    def pick_seat(self, seat: Seat) -> None:
        """A player is chosen; where only one is asked for, that is the answer."""
        making = self._answering.making
        if making is None:
            return
        chosen = making.toggled(seat)
        if making.several:
            self._answering.making = chosen
            self._lay_answers()
        else:
            self._give(chosen.give())

    def _give(self, making: Making) -> None:
        action = self._answering.go_on(making)
        if action:
            self._submit(action)
            return
        self._draw_prompt()
        self._lay_answers()

    def rattle(self, on: bool) -> None:
        """The dice are rattled as long as the box is held."""
        if on == self._rattling or (on and not self._answering.throw):
            return
        self._rattling = on
        if on:
            self.services.sounds.begin("dice_rattle")
        else:
            self._rattle_ends()

    def _rattle_ends(self) -> None:
        self._rattling = False
        self.services.sounds.end()
        self._props.rattle(False)

    def throw(self) -> None:
        if self._answering.throw:
            self._submit(self._answering.with_press(self._answering.throw))

    def take_hint(self) -> None:
        self._take_hint()

    def why_not(self) -> None:
        self._why_not()

    def open_rules(self) -> None:
        self._open_rules()

    def may_be_advised(self) -> bool:
        return self._answering.asked and self.services.settings.hints

    def _confirm(self) -> None:
        """Enter: gives the chosen cards, or does the first thing there is to do."""
        answering = self._answering
        if answering.cards and answering.chosen:
            self.give_cards()
        elif answering.throw:
            self.throw()
        elif answering.spoken:
            self.say(answering.spoken[0])

    def _take_hint(self) -> None:
        reason = self._client.ask_hint()
        if reason:
            self._refuse(reason)
            return
        self._considering = True
        self._hint = self.services.words.text("hint-thinking")
        self._draw_prompt()

    def _hear_hint(self) -> None:
        """The advice, when it is ready: its cards are raised and its reason is told."""
        advice = self._client.hint() if self._considering else None
        if advice is None:
            return
        why, action = advice
        self._considering = False
        if not self._answering.asked:
            return
        self._hint = self.services.words.reason(why)
        self._refusal = None
        if action:
            self._answering.propose(action)
        self._draw_prompt()
        self._restand()

    def _why_not(self) -> None:
        """Says why the card that is held may not be played, or what is asked."""
        card = self._focus.card
        if card != HIDDEN and self._answering.cards:
            action = self._answering.with_cards((card,))
            reason = self._client.refuse(action) if action else None
            if reason:
                self._refuse(reason)
                return
        self._hint = self.services.words.text("why-nothing" if self._answering.cards else "why-nothing-said")
        self._draw_prompt()

    def deal_up(self) -> None:
        """The visitor's own cards come up from the edge of the table, as they lie."""
        for zone in filter(self.stage.is_own, self.stage.zones):
            for piece in self.stage.zones[zone]:
                left, _, height = piece.target
                self.stage.put(piece, left, self.services.assets.canvas.h, height)
            if self._director:
                self._director.tidy(zone, DEALT_UP)

    def take_back(self) -> None:
        """Puts the table back to the visitor's last decision, or says why not."""
        reason = self._client.take_back()
        if reason:
            self._refuse(reason)
            return
        if self._director:
            self._director.finish()
        self._tally.slip.clear()
        self._drain()

    # --- what can be held

    def controls(self) -> list[Control]:
        """Everything that is pressed."""
        return [self._menu, *self._answers.controls, *self._boxes(), *self._plaques()]

    def _plaques(self) -> list[Control]:
        """The tickets of the players there are to choose from."""
        making = self._answering.making
        seats = making.players.seats if making and making.players else ()
        return [PlaqueHandle(seat, self._papers.plaque_area(seat), self) for seat in seats]

    def _boxes(self) -> list[Control]:
        return self._box if self._answering.throw else []

    def _targets(self) -> list[Target]:
        """Everything the keyboard can hold, in order: cards, answers and helps, menu."""
        body = self.stage.body
        found = [Target(body(piece), self._chooser(piece.card), "cards", piece.card) for piece in self._cards_in_hand()]
        if self._answering.place:
            spread = self.stage.zones.get(self._answering.place[1].zone, [])
            found += [Target(body(piece), self._cutter(place), "spread") for place, piece in enumerate(spread)]
        for control in (*self._boxes(), *self._answers.controls):
            if control.enabled:
                found.append(Target(control.area, control.act, "answers", control=control))
        found.append(Target(self._menu.area, self._menu.act, "menu", control=self._menu))
        return found

    def _cards_in_hand(self) -> list[Piece]:
        """The cards that may be chosen, as they lie from left to right."""
        return [
            self.stage.zones[zone][i]
            for zone in self._answering.card_zones
            if self.stage.zones.get(zone)
            for i in self.stage.display_order(zone)
        ]

    def _chooser(self, card: Card) -> Callable[[], None]:
        return lambda: self._choose(card)

    def _cutter(self, place: int) -> Callable[[], None]:
        return lambda: self._submit(self._answering.with_place(place))

    # --- events

    def handle(self, event: pygame.event.Event) -> None:
        if self._closeup.shown and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._closeup.put_down()
            return
        if event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.KEYUP and event.key == pygame.K_SPACE and self._rattling:
            self.rattle(False)
            self.throw()
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT):
            self._focus.release()
            self._finger.press(event, self._now)
        elif event.type == pygame.MOUSEMOTION:
            self._finger.move(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            self._finger.release(event.pos)

    def _key(self, event: pygame.event.Event) -> None:
        if event.key in (pygame.K_SPACE, *ENTER) and self.hurried():
            return
        control = self._focus.control
        if control and control.take_key(event.key):
            return
        keys: dict[int, Callable[[], None]] = {
            pygame.K_LEFT: lambda: self._focus.move(-1),
            pygame.K_RIGHT: lambda: self._focus.move(1),
            pygame.K_UP: lambda: self._turn(1),
            pygame.K_DOWN: lambda: self._turn(-1),
            pygame.K_TAB: lambda: self._focus.next_region(-1 if event.mod & pygame.KMOD_SHIFT else 1),
            pygame.K_SPACE: self._activate,
            pygame.K_h: self._take_hint if self.may_be_advised() else self._nothing,
            pygame.K_w: self._why_not,
            pygame.K_l: lambda: self.say(REVIEW) if REVIEW in self._answering.presses else self._nothing(),
            pygame.K_F1: self._open_rules,
            pygame.K_ESCAPE: self._open_menu,
            pygame.K_i: self._inspect_focused,
            **dict.fromkeys(ENTER, self._enter),
        }
        if event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            self.take_back()
        elif event.key in keys:
            keys[event.key]()

    def _nothing(self) -> None:
        """A help that is not allowed at this table."""

    def _turn(self, step: int) -> None:
        """Up and down: a sum that is asked for is raised or lowered by a step; else the next thing is held."""
        making = self._answering.making
        if making and making.amount:
            self.turn_dial(making.dial + step * making.amount.step)
        else:
            self._focus.move(-step)

    def _activate(self) -> None:
        """Space: rattles the dice while it is held down, or does what the held thing is for."""
        control = self._focus.control
        if self._answering.throw and (self._focus.target is None or (control and control.key in THROWN_BY)):
            self.rattle(True)
        elif self._focus.target:
            self._focus.target.act()

    def _enter(self) -> None:
        """Enter gives what is chosen; on a card it plays it, on anything else it presses it."""
        card = self._focus.card
        if self._answering.complete:
            self._confirm()
        elif card != HIDDEN and self._answering.cards and self._answering.cards[1].most == 1:
            self._submit(self._answering.with_cards((card,)))
        elif self._focus.target:
            self._focus.target.act()
        else:
            self._confirm()

    def hurried(self) -> bool:
        """While something happens, a press hurries it; if the visitor is asked all the while, his press counts too."""
        director = self._director
        if director is None or not director.busy:
            return False
        if director.reading or not self._answering.asked:
            director.hurry()
            return True
        director.finish()
        return False

    # --- what a finger does

    def piece_under(self, point: tuple[int, int]) -> Piece | None:
        zones = list(self._answering.card_zones)
        if self._answering.place:
            zones.append(self._answering.place[1].zone)
        return self.stage.piece_at(point, zones)

    def may_drag(self, piece: Piece) -> bool:
        return piece in self._cards_in_hand()

    def position(self, piece: Piece) -> tuple[float, float]:
        return self.stage.position(piece)

    def lift(self, piece: Piece) -> None:
        piece.surface = self.services.assets.card(piece.card, piece.height, Lift.LIFTED)
        self._light(True)

    def carry(self, piece: Piece, left: float, top: float) -> None:
        self.stage.put(piece, left, top, ABOVE_ALL * 2)

    def tap(self, piece: Piece) -> None:
        spread = self.stage.zones[self._answering.place[1].zone] if self._answering.place else []
        if piece in spread:
            self._submit(self._answering.with_place(spread.index(piece)))
        elif piece in self._cards_in_hand():
            self._choose(piece.card)

    def let_fall(self, piece: Piece, point: tuple[int, int]) -> None:
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

    def put_back(self, piece: Piece) -> None:
        """A card still in the air when something else is pressed goes home."""
        self._light(False)
        self._go_home(piece)

    def hold_up(self, card: Card) -> None:
        self._closeup.hold_up(card)

    def look_at(self, point: tuple[int, int]) -> None:
        """The card there is looked at closely."""
        piece = self.stage.piece_at(point, self.stage.zones)
        if piece and piece.card >= 0:
            self._closeup.hold_up(piece.card)

    def _go_home(self, piece: Piece) -> None:
        self.stage.arrange(piece.zone)
        if self._director:
            self._director.tidy(piece.zone, HOMEWARD)

    def _taking_area(self) -> pygame.Rect:
        act = self._answering.cards[0] if self._answering.cards else ""
        canvas = self.services.assets.canvas
        spot = next((spot for spot in self._client.layout().spots if act in spot.takes), None)
        if spot is None:
            return pygame.Rect(0, 0, 0, 0)
        near = canvas.px(NEAR)
        return canvas.rect(spot.box, spot.anchor).inflate(2 * near, 2 * near)

    def _light(self, on: bool) -> None:
        """The place that would take the dragged card is lit while it is in hand."""
        self._glow.visible = on
        if not on:
            return
        near = self.services.assets.canvas.px(NEAR)
        area = self._taking_area().inflate(-2 * near, -2 * near)
        surface = pygame.Surface(area.size, pygame.SRCALPHA)
        surface.fill((*pygame.Color(palette.BRIGHT_BRASS)[:3], 40))
        pygame.draw.rect(surface, palette.BRIGHT_BRASS, surface.get_rect(), self.services.assets.canvas.px(3))
        self._glow.surface = surface
        self._glow.x, self._glow.y = area.topleft

    def _inspect_focused(self) -> None:
        if self._focus.card != HIDDEN:
            self._closeup.hold_up(self._focus.card)

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
        self._finger.step(now)
        if self._rattling:
            self._props.rattle(True, now)
        busy = bool(self._director and self._director.busy)
        return busy or self._finger.down or self._rattling or self._papers.speaking

    def _warm(self) -> None:
        """While nothing happens, one card more is made ready in the sizes in which the visitor will see most of it."""
        if not self._cold:
            return
        card = self._cold.pop()
        shown = [spot for spot in self._client.layout().spots if spot.kind in ARRANGE and spot.shows != PACK]
        for height in {spot.card_height for spot in shown if spot.of in OWN_OR_SHARED}:
            self.services.assets.card(card, height)

    def _drain(self) -> None:
        resting = self._director is not None and not self._director.busy
        for batch in self._client.poll(resting):
            if self._director:
                self._director.play(batch)
        for notice in self._client.notices():
            self._refuse(notice)

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        return self._scene.paint(target)

    def invalidate(self) -> None:
        self._scene.invalidate()

    def leave(self) -> None:
        self._client.close()

    # --- other rooms

    def _open_menu(self) -> None:
        self._nav.open_menu()

    def _open_rules(self) -> None:
        law = self._refusal.law if self._refusal else ""
        self._nav.open_rules(self._view.game, law)
