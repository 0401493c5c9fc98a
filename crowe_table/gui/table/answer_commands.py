"""The commands of the visitor's controls: each adds a part to the answer; a whole answer goes to the seat client."""

from collections.abc import Callable, Collection
from dataclasses import replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, PickHole, PickPlace, PickSpot, Reason, Seat, ThrowDice, act_of, because
from crowe_table.engine.money import Farthings
from crowe_table.gui.screen import Confirmation, Services
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.speech import Speech
from crowe_table.gui.table.visitor import Visitor
from crowe_table.gui.table.widgets.props import Props
from crowe_table.hosting.seat_client import SeatClient

THROW_ON = 700.0
"""Milliseconds that dice lie before they are thrown again to the same question."""


class AnswerCommands:
    """Every command by which an answer is made. Whoever hears mouse or keyboard calls these and no others."""

    def __init__(
        self,
        services: Services,
        client: SeatClient,
        visitor: Visitor,
        speech: Speech,
        props: Props,
        ask_first: Callable[[Confirmation, Callable[[], None]], None],
    ) -> None:
        """``ask_first`` asks whether something is meant, and does it if it is."""
        self._services = services
        self._client = client
        self._visitor = visitor
        self._speech = speech
        self._props = props
        self._ask_first = ask_first
        self.changed: Callable[[], None] = lambda: None
        """Called when what is chosen, or what may be chosen, is not what it was."""
        self.rattling = False
        self._pointed = False
        """Whether the hole that the peg is held over was pressed, and not only offered."""
        self._thrown_for: tuple[object, ...] | None = None
        """The question that the visitor has thrown the dice to: asked again, they are thrown again."""
        self._throws_at = 0.0
        """When they will be; 0 while they will not."""

    @property
    def taught(self) -> bool:
        """Whether a lesson says what is to be answered, and its sum is in the hand already."""
        return self._visitor.answering.taught is not None

    # --- cards and places

    def choose(self, card: Card) -> None:
        """A card is pressed: raises it; where one is asked for, once more gives it; else it is said why not. The cards
        that a lesson asks for are raised already, and are given by pressing any of them.
        """
        answering = self._visitor.answering
        if not answering.card_zones:
            return
        self._visitor.refusal = None
        if card in answering.chosen and (answering.most_cards == 1 or answering.chosen_as_taught):
            self.press(answering.given_to())
            return
        if card not in answering.chosen and (reason := self._why_not(card)):
            self._speech.refuse(reason)
            return
        answering.toggle(card)
        self._speech.sound("card_slide")
        self.changed()

    def give(self, card: Card) -> None:
        """This card alone is given, or it is said why not."""
        if reason := self._why_not(card):
            self._speech.refuse(reason)
            return
        self._visitor.answering.chosen[:] = [card]
        self.press(self._visitor.answering.given_to())

    def drop(self, card: Card, acts: Collection[str]) -> None:
        """A card is let fall where cards for these acts are taken: it is chosen, and given if that is enough."""
        answering = self._visitor.answering
        if card not in answering.chosen:
            answering.toggle(card)
        act = next((act for act in acts if answering.fits(act)), "")
        if act:
            self.press(act)
        else:
            self.changed()

    def refuse_drop(self, card: Card) -> None:
        """A card is let fall where nothing takes it: says why not, or where it may be laid."""
        self._speech.refuse(self._why_not(card) or because("refuse-drop"))

    def cut(self, place: int) -> None:
        """A place of the pack that is drawn out."""
        answering = self._visitor.answering
        act = next(way.act for way, _ in answering.live_of(PickPlace))
        self._go_on(answering.give(place, act))

    def pick_spot(self, spot: str) -> None:
        """A spot of a cloth is pressed. It is given to the act that asks for one; where several do, it is pointed at.
        With a sum in the hand the sum is laid there, unless something may be done with what lies there already: then
        the first of these is done. The spot that a lesson asks for gives the lesson's answer. Where nothing may be done
        with a spot it is said why not.
        """
        answering = self._visitor.answering
        self._visitor.refusal = None
        if spot not in {each for _, each in answering.spots}:
            self._refuse_spot(spot)
            return
        if spot == answering.spot and (taught := answering.as_taught()):
            self.submit(taught)
            return
        draft, with_it = answering.draft, answering.done_with(spot)
        if draft and not draft.given and draft.act in {way.act for way, _ in answering.live_of(PickSpot)}:
            self._go_on(answering.give(spot, draft.act))
            return
        if answering.lays:
            self._go_on(answering.give(spot, with_it[0]) if with_it else answering.lay(spot))
            return
        acts = {way.act for way, part in answering.live_of(PickSpot) if spot in part.spots}
        if len(acts) == 1:
            self._go_on(answering.give(spot, acts.pop()))
            return
        answering.spot = "" if answering.spot == spot else spot
        self.changed()

    def lay_coin(self, value: Farthings, spot: str) -> None:
        """A coin is let fall on a spot: it is laid there, whatever lies there already."""
        answering = self._visitor.answering
        if answering.draft and answering.lays:
            answering.draft = answering.draft.turned(value)
            self._go_on(answering.lay(spot))

    def drop_coin(self, value: Farthings, point: tuple[int, int]) -> None:
        """A coin of the rack is let fall at a point: on a spot it is laid; elsewhere it goes back, and on the table it
        is said why.
        """
        spots = {spot for _, spot in self._visitor.answering.spots}
        under = [spot for cloth in self._props.cloths if (spot := cloth.spot_at(point))]
        spot = next((spot for spot in under if spot in spots), "")
        if spot:
            self.lay_coin(value, spot)
            return
        frame = frame_of(self._services.assets)
        if self._props.cloths and frame.area(frame.cloth).collidepoint(point):
            self._refuse_spot(under[0] if under else "")
        self.changed()

    def _refuse_spot(self, spot: str) -> None:
        """Says why nothing may be done with a spot; an empty one is no spot at all."""
        action = self._visitor.answering.used_as(spot)
        self._speech.refuse((action and self._client.refuse(action)) or because("refuse-spot"))

    def carry(self, spot: str, to: str, lifts: str) -> None:
        """What lies on a spot is let fall on another; or, where that is none, off the cloth, which takes it up."""
        answering = self._visitor.answering
        if to and to != spot:
            self._go_on(answering.moved(spot, to))
        elif not to and lifts in answering.done_with(spot):
            self._go_on(answering.give(spot, lifts))
        else:
            self.changed()

    def pick_hole(self, holes: int) -> None:
        """A hole so many on: the peg is held over it; once more sets it in."""
        answering = self._visitor.answering
        act = next(way.act for way, _ in answering.live_of(PickHole))
        if answering.draft is None or answering.draft.act != act:
            answering.begin(act)
        if answering.draft and answering.draft.number == holes and self._pointed:
            self.press(act)
            return
        self._pointed = True
        self.turn_dial(holes)

    def _why_not(self, card: Card) -> Reason | None:
        """Why this card may not be chosen in addition to those that are; None if some act allows it."""
        answering = self._visitor.answering
        full = answering.most_cards > 1 and len(answering.chosen) == answering.most_cards
        if not full and (answering.most_cards > 1 or card in answering.allowed):
            return None
        reasons = []
        for act in answering.card_acts:
            action = answering.tried(act, (*(answering.chosen if full else ()), card))
            reasons.append(self._client.refuse(action) if action else None)
        return None if not reasons or (None in reasons and not full) else reasons[0]

    # --- presses and parts

    def press(self, act: str) -> None:
        """The button of an act: gives what is chosen for it, or begins it."""
        self._visitor.refusal = None
        if act:
            self._go_on(self._visitor.answering.press(act))

    def say_why_not(self, act: str) -> None:
        """Says why an act that has a key of its own may not be done now."""
        key = f"refuse-now-{act}"
        self._speech.refuse(because(key if self._services.words.has(key) else "refuse-not-the-question"))

    def turn_dial(self, number: int) -> None:
        """The number that is asked for stands elsewhere."""
        answering = self._visitor.answering
        if answering.draft:
            answering.draft = answering.draft.turned(number)
            self.changed()

    def step_dial(self, steps: int) -> bool:
        """The number goes up or down; False if none is asked for."""
        draft = self._visitor.answering.draft
        if draft is None or draft.dial is None:
            return False
        self.turn_dial(draft.number + steps * draft.dial.step)
        return True

    def give_word(self, word: str) -> None:
        """A word, or a bid, is given."""
        self._go_on(self._visitor.answering.give(word))

    def point_at(self, offer: str) -> None:
        """A declaration is pointed at, and its cards are lifted; once more, and it is made."""
        answering = self._visitor.answering
        if answering.draft is None:
            return
        if answering.draft.named == offer:
            self._go_on(answering.give(offer))
            return
        answering.draft = replace(answering.draft, named=offer)
        self.changed()

    def declare_with(self, card: Card) -> None:
        """A card is pressed while declarations are asked for: one that is made of it is pointed at, or it is said why
        there is none.
        """
        answering = self._visitor.answering
        self._visitor.refusal = None
        if answering.point_by(card):
            self._speech.sound("card_slide")
            self.changed()
            return
        action = answering.declared_with(card)
        if action and (reason := self._client.refuse(action)):
            self._speech.refuse(reason)

    def pick_seat(self, seat: Seat) -> None:
        """A player is chosen; where only one is asked for, that is the answer."""
        answering = self._visitor.answering
        if answering.draft is None:
            return
        if answering.draft.several:
            answering.draft = answering.draft.toggled(seat)
            self.changed()
        else:
            self._go_on(answering.give((seat,)))

    def confirm(self) -> None:
        """Gives what is chosen, or does the first thing there is to do; nothing that ends something."""
        act = self._visitor.answering.by_enter
        if act and act == self._visitor.answering.throw:
            self.throw()
        else:
            self.press(act)

    def back(self) -> None:
        """The last part that was given is given no longer."""
        if self._visitor.answering.back():
            self.changed()

    # --- dice

    def rattle(self, on: bool) -> None:
        """The dice are rattled as long as the box is held."""
        if on == self.rattling or (on and not self._visitor.answering.throw):
            return
        self.rattling = on
        if on:
            self._services.sounds.begin("dice_rattle")
        else:
            self._set_box_down()

    def throw(self) -> None:
        answering = self._visitor.answering
        if answering.throw:
            self._go_on(answering.give((), answering.throw))

    @property
    def throws_on(self) -> bool:
        """Whether the dice will be thrown again by themselves."""
        return self._throws_at > 0

    def step(self, now: float) -> None:
        if self.rattling:
            self._props.rattle(True, now)
        if not self._may_throw_on():
            self._throws_at = 0.0
        elif not self._throws_at:
            self._throws_at = now + THROW_ON
        elif now >= self._throws_at:
            self._throws_at = 0.0
            self.throw()

    def _may_throw_on(self) -> bool:
        """Whether the same throw is asked for again, and nothing else may be done."""
        answering = self._visitor.answering
        if self._thrown_for is None or not answering.asked or self.rattling or self._visitor.taught:
            return False
        return self._thrown_for == self._question() and len(answering.ways) == 1 and bool(answering.throw)

    def _throws(self, action: Action) -> bool:
        """Whether dice are thrown by it."""
        ways = [way for way in self._visitor.answering.ways if way.act == act_of(action)]
        return any(isinstance(part, ThrowDice) for way in ways for part in way.parts)

    def _question(self) -> tuple[object, ...]:
        """A key of the question before the table, unlike that of any other."""
        view = self._visitor.view
        return (view.public.deal, view.ask.key, view.ask.args) if view.ask else ()

    def _set_box_down(self) -> None:
        self.rattling = False
        self._services.sounds.end()
        self._props.rattle(False)

    # --- whole answers

    def take_back(self) -> bool:
        """Puts the table back to the visitor's last decision, or says why not."""
        reason = self._client.take_back()
        self._speech.refuse(reason)
        return reason is None

    def _go_on(self, action: Action | None) -> None:
        """What was given made this action, or leaves something to be asked for still. What a lesson does not ask for is
        refused before it is begun: what it asks for stays chosen, and the ways to it lit.
        """
        self._pointed = False
        if action:
            self.submit(action)
            return
        if self._visitor.answering.strays:
            self._visitor.answering.begin_anew()
            self._speech.refuse(because("lesson-another"))
        self.changed()

    def submit(self, action: Action) -> None:
        """Gives a whole answer; but what ends the game is asked once more, unless a lesson asks for something else."""
        if not action.ends_game or self._visitor.answering.taught not in (None, action):
            self._submit(action)
            return
        words, ask = self._services.words, self._visitor.view.ask
        name = words.act(act_of(action), ask, **dict(ask.args if ask else ()))
        self._visitor.answering.begin_anew()
        self.changed()
        self._ask_first(Confirmation.worded(words, "end", act=name), lambda: self._submit(action))

    def _submit(self, action: Action) -> None:
        """Gives a whole answer to the seat client, or says why it is refused."""
        self._thrown_for = self._question() if self._throws(action) else None
        refusal = self._client.submit(action)
        told = action if self._client.alone else self._visitor.view.public.phase.name
        self._services.trace(f"{'refused' if refusal else 'accepted'} {told}")
        if refusal:
            self._visitor.answering.begin_anew()
            self._speech.refuse(refusal)
            self.changed()
            return
        self._visitor.answered()
        self._set_box_down()
        self.changed()
