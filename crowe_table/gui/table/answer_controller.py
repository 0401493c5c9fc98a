"""The controller of the answer.

It carries out every command that the visitor gives by mouse, keyboard, buttons and help. A command adds a part to the
answer. A complete answer goes to the seat client, whose judge accepts or refuses the answer.
"""

from collections.abc import Callable, Collection, Sequence

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import (
    Action,
    Part,
    PickBid,
    PickCards,
    PickHole,
    PickOffer,
    PickSeat,
    PickSpot,
    PickWord,
    Reason,
    Seat,
    ThrowDice,
    act_of,
    because,
)
from crowe_table.engine.money import Farthings
from crowe_table.gui.controls.focus import Target
from crowe_table.gui.screen import Confirmation, Services
from crowe_table.gui.table.answer import Answer
from crowe_table.gui.table.draft import PartValue
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.speech import Speech
from crowe_table.gui.table.widgets.props import Props
from crowe_table.hosting.seat_client import SeatClient
from crowe_table.search.advice import Advice, runner_up
from crowe_table.words import Words, advising

THROW_AGAIN_AFTER = 700.0
"""Milliseconds that the dice lie still before the program throws them again at a repeated question."""
MAX_NAMED_CARDS = 4
"""Maximum number of playable cards that the help text "Why not?" lists by name."""

TO_CHOOSE: dict[type[Part], str] = {
    PickWord: "why-choose-word",
    PickBid: "why-choose-bid",
    PickSeat: "why-choose-seat",
    PickOffer: "why-choose-offer",
    PickSpot: "why-choose-spot",
}
"""For each kind of part without a preset value, the message that asks the visitor to choose one."""


class AnswerController:
    """The only component that changes the visitor's answer.

    The pointer, the keyboard and on-screen controls call it.
    """

    def __init__(
        self,
        services: Services,
        marked: Words,
        client: SeatClient,
        answer: Answer,
        speech: Speech,
        props: Props,
        ask_first: Callable[[Confirmation, Callable[[], None]], None],
    ) -> None:
        """Create the controller.

        ``marked`` returns messages in which the terms that can be explained are marked.

        ``ask_first`` shows a confirmation, and calls its callback if the visitor confirms.
        """
        self._services = services
        self._marked = marked
        self._client = client
        self.answer = answer
        self._speech = speech
        self._props = props
        self._ask_first = ask_first
        self.changed: Callable[[], None] = lambda: None
        """Callback for changes of the visitor's choices, or of the values available to choose."""
        self.rattling = False
        self._hole_pressed = False
        """Whether the visitor pressed the hole under the peg. False if only advice has put the peg there."""
        self._thrown_for: tuple[object, ...] | None = None
        """The question for which the visitor threw the dice. If the same question returns, the program throws again."""
        self._throws_at = 0.0
        """Time of the next automatic throw, in milliseconds. 0 if there is none."""
        self._advice_told = -1
        """Index of the advice shown last. 0 is the best, 1 the next best. −1 before any is shown."""

    @property
    def words(self) -> Words:
        return self._services.words

    def act_name(self, act: str) -> str:
        """Return the name of an act at the current question."""
        ask = self.answer.view.ask
        return self.words.act(act, ask, **dict(ask.args if ask else ()))

    # --- cards and places

    def choose(self, card: Card) -> None:
        """Handle a press on a card of the hand.

        Raise it, lower it, play it, or say why it cannot be chosen. The cards that a lesson asks for are raised from
        the start. A press on any of them plays all of them.
        """
        answer = self.answer
        if not answer.card_zones:
            return
        answer.refusal = None
        if card in answer.chosen and (answer.max_cards == 1 or answer.chosen_as_taught):
            act = answer.given_to()
            if act:
                self._go_on(answer.press(act))
            return
        if card not in answer.chosen and (reason := self._why_not_choose(card)):
            self._speech.refuse(reason)
            return
        answer.toggle(card)
        self._speech.sound("card_slide")
        self.changed()

    def give(self, card: Card) -> None:
        """Answer with only this card, or say why that is not allowed."""
        if reason := self._why_not_choose(card):
            self._speech.refuse(reason)
            return
        self.answer.chosen[:] = [card]
        self.press(self.answer.given_to())

    def drop(self, card: Card, acts: Collection[str]) -> None:
        """Handle a card dropped on a spot that takes cards for these acts.

        Choose the card. If the answer needs no more cards, submit it.
        """
        if card not in self.answer.chosen:
            self.answer.toggle(card)
        act = next((act for act in acts if self.answer.fits(act)), "")
        if act:
            self.press(act)
        else:
            self.changed()

    def refuse_drop(self, card: Card) -> None:
        """Say why a card cannot be played, or where the visitor can drop it."""
        self._speech.refuse(self._why_not_choose(card) or because("refuse-drop"))

    def cut(self, place: int) -> None:
        """Handle a press on a place in the pack.

        The first press lifts the cards above the place. A second press on the same place cuts the pack there.
        """
        answer = self.answer
        answer.refusal = None
        if answer.place is None or not answer.place.takes(place):
            return
        if answer.cut_place == place:
            self.press(answer.given_to())
            return
        answer.cut_place = place
        self._speech.sound("card_slide")
        self.changed()

    def _why_not_choose(self, card: Card) -> Reason | None:
        """Return the reason why this card cannot join the chosen cards. None if some act allows it."""
        answer = self.answer
        full = answer.max_cards > 1 and len(answer.chosen) == answer.max_cards
        if not full and (answer.max_cards > 1 or card in answer.allowed):
            return None
        reasons = []
        for act in answer.card_acts:
            action = answer.tried(act, (*(answer.chosen if full else ()), card))
            reasons.append(self._client.refuse(action) if action else None)
        return None if not reasons or (None in reasons and not full) else reasons[0]

    # --- cloth and board

    def pick_spot(self, spot: str) -> None:
        """Handle a press on a spot of a cloth.

        The first press selects the spot. A second press answers with it if only one act uses the spot. If a stake is
        dialled, carry out the first act that needs only this spot. If there is none, place the stake there. If nothing
        can be done with the spot, say why.
        """
        answer = self.answer
        answer.refusal = None
        if spot not in {each for _, each in answer.spots}:
            self._refuse_spot(spot)
            return
        if spot == answer.spot and (named := answer.proposed or answer.as_taught()):
            self.submit(named)
            return
        draft = answer.draft
        if answer.lays:
            with_it = answer.done_with(spot)
            self._go_on(answer.give(spot, with_it[0]) if with_it else answer.lay(spot))
            return
        acts = {form.act for form, part in answer.live_of(PickSpot) if spot in part.spots}
        act = draft.act if draft and draft.act in acts else acts.pop() if len(acts) == 1 else ""
        if act and (spot == answer.spot or not answer.completes(spot, act)):
            self._go_on(answer.give(spot, act))
            return
        answer.spot = "" if answer.spot == spot else spot
        self.changed()

    def drop_coin(self, value: Farthings, point: tuple[int, int]) -> None:
        """Handle a coin of the rack that is dropped at a point in pixels.

        On a spot, the coin becomes a stake, even if other stakes lie there. Anywhere else it returns to the rack. If it
        was dropped on the table, a message says why.
        """
        answer = self.answer
        spots = {spot for _, spot in answer.spots}
        under = [spot for cloth in self._props.cloths if (spot := cloth.spot_at(point))]
        spot = next((spot for spot in under if spot in spots), "")
        if spot:
            if answer.draft and answer.lays:
                answer.draft = answer.draft.turned(value)
                self._go_on(answer.lay(spot))
            return
        frame = frame_of(self._services.assets)
        if self._props.cloths and frame.area(frame.cloth).collidepoint(point):
            self._refuse_spot(under[0] if under else "")
        self.changed()

    def carry(self, spot: str, to: str, lifts: str) -> None:
        """Move a stake from one spot to another.

        If ``to`` is empty, take the stake off the cloth by the act ``lifts``.
        """
        answer = self.answer
        if to and to != spot:
            self._go_on(answer.moved(spot, to))
        elif not to and lifts in answer.done_with(spot):
            self._go_on(answer.give(spot, lifts))
        else:
            self.changed()

    def pick_hole(self, holes: int) -> None:
        """Preview the peg ``holes`` holes further on. A second press on the same hole puts the peg there."""
        answer = self.answer
        act = next(form.act for form, _ in answer.live_of(PickHole))
        if answer.draft is None or answer.draft.act != act:
            answer.begin(act)
        if answer.draft and answer.draft.number == holes and self._hole_pressed:
            self.press(act)
            return
        self._hole_pressed = True
        self.turn_dial(holes)

    def _refuse_spot(self, spot: str) -> None:
        """Say why nothing can be done with a spot. An empty name means no spot at all."""
        action = self.answer.used_as(spot)
        self._speech.refuse((action and self._client.refuse(action)) or because("refuse-spot"))

    # --- presses and parts

    def press(self, act: str) -> None:
        """Press the button of an act: submit the value chosen for it, or begin the act. An empty ``act`` is ignored."""
        self.answer.refusal = None
        if act:
            self._go_on(self.answer.press(act))

    def say_why_not(self, act: str) -> None:
        """Say why an act, requested by its keyboard shortcut, cannot be done now."""
        key = f"refuse-now-{act}"
        self._speech.refuse(because(key if self._services.words.has(key) else "refuse-not-the-question"))

    def turn_dial(self, number: int) -> None:
        """Set the dial to a number, adjusted to what the dial allows."""
        answer = self.answer
        if answer.draft:
            answer.draft = answer.draft.turned(number)
            self.changed()

    def step_dial(self, steps: int) -> bool:
        """Turn the dial by this many steps. Return False if there is no dial."""
        draft = self.answer.draft
        if draft is None or draft.dial is None:
            return False
        self.turn_dial(draft.number + steps * draft.dial.step)
        return True

    def select(self, value: PartValue) -> None:
        """Handle a press on the ticket of a value.

        The first press selects the value, and a second one answers with it.
        """
        self.answer.refusal = None
        self._go_on(self.answer.select(value))

    def take_step(self, action: Action) -> None:
        """Press a step of the ladder: the first press selects it, and a second press answers with it.

        An action without parts is given at once. If the judge refuses the action, say why.
        """
        answer, act = self.answer, act_of(action)
        if reason := self._client.refuse(action):
            self._services.count_help("why")
            self._speech.refuse(reason)
            return
        part = next((form.parts[0] for form in answer.forms_of(act) if form.parts), None)
        if part is None:
            self.press(act)
            return
        if answer.draft is None or answer.draft.act != act:
            answer.begin(act)
        self.select(getattr(action, part.field))

    def refusal_of(self, action: Action) -> Reason | None:
        """Return the judge's reason against an action. None if it is legal now."""
        return self._client.refuse(action)

    def declare_with(self, card: Card) -> None:
        """Handle a press on a card while declarations are asked for.

        Select a declaration with this card, or say why there is none.
        """
        answer = self.answer
        answer.refusal = None
        if answer.point_by(card):
            self._speech.sound("card_slide")
            self.changed()
            return
        action = answer.declared_with(card)
        if action and (reason := self._client.refuse(action)):
            self._speech.refuse(reason)

    def pick_seat(self, seat: Seat) -> None:
        """Handle a press on a player's ticket.

        If several players can be chosen, the press selects or deselects this one. Otherwise it works like ``select``.
        """
        answer = self.answer
        if answer.draft and answer.draft.several:
            answer.draft = answer.draft.toggled(seat)
            self.changed()
        else:
            self.select((seat,))

    def enter_does(self, target: Target | None) -> str | Target:
        """Return the effect of Enter while the keyboard focus is on ``target``.

        The effect is an act to carry out, or a target to press.
        """
        if target is None or (target.control and target.control.runs_on):
            return self.answer.by_enter
        if target.card == HIDDEN or target.region == "table":
            return target
        return self.answer.by_enter_on_card or target

    def confirm(self) -> None:
        """Carry out the effect of Enter while nothing has the keyboard focus."""
        act = self.answer.by_enter
        if act and act == self.answer.throw:
            self.throw()
        else:
            self.press(act)

    def back(self) -> None:
        """Take back the part of the answer that was given last."""
        if self.answer.back():
            self.changed()

    # --- dice

    def rattle(self, on: bool) -> None:
        """Start or stop rattling the dice. They rattle while the visitor holds the dice box."""
        if on == self.rattling or (on and not self.answer.throw):
            return
        self.rattling = on
        if on:
            self._services.sounds.begin("dice_rattle")
        else:
            self._set_box_down()

    def throw(self) -> None:
        """Throw the dice, if they can be thrown now."""
        if self.answer.throw:
            self._go_on(self.answer.give((), self.answer.throw))

    @property
    def throws_again(self) -> bool:
        """Whether the dice will be thrown again automatically."""
        return self._throws_at > 0

    def step(self, now: float) -> None:
        """Advance to this time in milliseconds: shake the dice box, and repeat a throw when it is due."""
        if self.rattling:
            self._props.rattle(True, now)
        if not self._can_throw_again():
            self._throws_at = 0.0
        elif not self._throws_at:
            self._throws_at = now + THROW_AGAIN_AFTER
        elif now >= self._throws_at:
            self._throws_at = 0.0
            self.throw()

    def _can_throw_again(self) -> bool:
        answer = self.answer
        if self._thrown_for is None or not answer.asked or self.rattling or answer.in_lesson:
            return False
        return self._thrown_for == self._question() and len(answer.forms) == 1 and bool(answer.throw)

    def _throws(self, action: Action) -> bool:
        return any(isinstance(part, ThrowDice) for form in self.answer.forms_of(act_of(action)) for part in form.parts)

    def _question(self) -> tuple[object, ...]:
        """Return a key that identifies the current question. Different questions have different keys."""
        view = self.answer.view
        return (view.public.deal, view.ask.key, view.ask.args) if view.ask else ()

    def _set_box_down(self) -> None:
        self.rattling = False
        self._services.sounds.end()
        self._props.rattle(False)

    # --- complete answers

    def take_back(self) -> bool:
        """Take the game back to the visitor's last decision, or say why that is impossible.

        Return whether it succeeded.
        """
        reason = self._client.take_back()
        self._speech.refuse(reason)
        return reason is None

    def _go_on(self, action: Action | None) -> None:
        """Submit the action. If ``action`` is None, ask for the next part.

        An act that the current lesson does not ask for is refused at its first part. The cards of the lesson stay
        chosen and highlighted.
        """
        self._hole_pressed = False
        if action:
            self.submit(action)
            return
        if self.answer.strays:
            self.answer.begin_again()
            self._speech.refuse(because("lesson-another"))
        self.changed()

    def submit(self, action: Action, confirmed: bool = False) -> None:
        """Submit a complete answer, or say why it is refused.

        If the action would end the game, ask for confirmation first. Do not ask if a lesson expects another answer.
        """
        answer = self.answer
        if action.ends_game and not confirmed and answer.taught in (None, action):
            words, ask = self._services.words, answer.view.ask
            name = words.act(act_of(action), ask, **dict(ask.args if ask else ()))
            answer.begin_again()
            self.changed()
            self._ask_first(
                Confirmation.from_messages(words, "end", act=name), lambda: self.submit(action, confirmed=True)
            )
            return
        self._thrown_for = self._question() if self._throws(action) else None
        refusal = self._client.submit(action)
        told = action if self._client.alone else answer.view.public.phase.name
        self._services.trace(f"{'refused' if refusal else 'accepted'} {told}")
        if refusal:
            answer.begin_again()
            self._speech.refuse(refusal)
        else:
            answer.answered()
            self._set_box_down()
        self.changed()

    # --- a hint

    @property
    def hint_acts(self) -> bool:
        """Whether a press of Hint gives the right answer itself, as it does in a lesson."""
        lesson = self._client.lesson()
        return lesson is not None and not lesson.over

    @property
    def hint_refusal(self) -> Reason | None:
        """The reason why the visitor cannot have a hint now. None if a hint is allowed."""
        if self._client.lesson() is None and not self._services.settings.hints:
            return because("refuse-hint-house")
        if reason := self._client.refuse_hint():
            return reason
        return None if self.answer.asked else because("refuse-hint-not-asked")

    def take_hint(self) -> None:
        """Request advice, or say why there is none.

        In a lesson, give the answer that the lesson asks for.

        Further presses show the second-best advice and the best advice in turn.
        """
        answer = self.answer
        if reason := self.hint_refusal:
            self._speech.refuse(reason)
            return
        self._services.count_help("hint")
        lesson = self._client.lesson()
        if lesson and lesson.do:
            self.submit(lesson.do)
            return
        if answer.advice is not None:
            self._tell_advice(answer.advice, 1 - self._advice_told)
            return
        if answer.considering:
            return
        if reason := self._client.ask_hint():
            self._speech.refuse(reason)
            return
        answer.considering = True
        answer.hint = self._services.words.text("hint-thinking")
        self._speech.prompt()

    def receive_advice(self) -> None:
        """Show the advice if it is ready."""
        answer = self.answer
        advice = self._client.hint() if answer.considering else None
        if advice is None:
            return
        answer.considering = False
        if answer.asked:
            answer.advice = advice
            self._tell_advice(advice, 0)

    def _tell_advice(self, advice: Sequence[Advice], which: int) -> None:
        """Show one piece of advice, and select the answer that it names. ``which`` counts from 0, best first."""
        answer, words = self.answer, self._marked
        self._advice_told = which
        tell = advising.next_best if which else advising.best
        answer.hint = tell(words, answer.view, advice)
        answer.refusal = None
        told = runner_up(advice) if which else next(iter(advice), None)
        if told and told.action:
            answer.propose(told.action)
        self.changed()

    # --- why not

    def why_not(self, card: Card) -> None:
        """Say why this card cannot be played.

        If nothing forbids the card, say what the answer still needs or which answers are possible. In a lesson, say why
        the answer that it asks for is good.
        """
        if reason := self._why_not_card(card):
            self._services.count_help("why")
            self._speech.refuse(reason)
        else:
            self._explain(self._lesson_reason() or self._still_needed())

    def _lesson_reason(self) -> str:
        lesson, words = self._client.lesson(), self._marked
        reason = lesson.reason if lesson and self.answer.asked else None
        return words.text("lesson-reason", why=words.reason(reason)) if reason else ""

    def why_disabled(self, act: str) -> None:
        """Say what must be chosen before the button of this act has an effect."""
        self._explain(self._first_choose(act) or self._still_needed())

    def _explain(self, sentence: str) -> None:
        self._services.count_help("why")
        self.answer.refusal = None
        self.answer.hint = sentence
        self._speech.prompt()

    def _why_not_card(self, card: Card) -> Reason | None:
        """Return the judge's reason against this card, or against the cards chosen so far.

        None if there is no objection.
        """
        answer = self.answer
        tried = (card,) if card != HIDDEN and card not in answer.chosen else tuple(answer.chosen)
        if not tried or (len(tried) == 1 and answer.min_cards > 1):
            return None
        reasons = [self._client.refuse(action) for act in answer.card_acts if (action := answer.tried(act, tried))]
        return reasons[0] if reasons and None not in reasons else None

    def _still_needed(self) -> str:
        answer, words, ask = self.answer, self._marked, self.answer.view.ask
        draft = answer.draft
        if not answer.asked:
            return words.text("why-wait", asked=words.ask(ask)) if ask else words.text("prompt-over")
        if act := answer.given_to():
            return words.text("why-enough", act=words.act(act, ask))
        if draft and draft.dial and draft.dial.money:
            return words.text("why-sum", farthings=draft.dial.least, against=draft.dial.most)
        if answer.card_zones:
            return self._needed_cards()
        if answer.throw:
            return words.text("why-throw")
        if draft and (draft.given or len(answer.acts) == 1) and (needed := self._first_choose(draft.act)):
            return needed
        acts = [words.act(act, ask) for act in answer.acts]
        if len(acts) > 1:
            return words.text("why-acts", acts=words.listed(acts))
        return self._first_choose(answer.acts[0]) or words.text("why-enough", act=acts[0])

    def _first_choose(self, act: str) -> str:
        """Return a sentence that says what to choose before the button of this act has an effect.

        Empty if it already has one.
        """
        words, part = self._marked, self.answer.missing(act)
        if part is None:
            return ""
        if isinstance(part, PickCards):
            return self._needed_cards()
        named = f"why-choose-{act}"
        return words.text(named if words.has(named) else TO_CHOOSE.get(type(part), TO_CHOOSE[PickWord]))

    def _needed_cards(self) -> str:
        answer, words = self.answer, self._marked
        if answer.chosen:
            return words.text("why-more", number=max(1, answer.min_cards - len(answer.chosen)))
        if answer.min_cards > 1:
            return words.text("why-number", number=answer.min_cards)
        allowed = tuple(sorted(answer.allowed))
        if not allowed or len(allowed) > MAX_NAMED_CARDS:
            return words.text("why-any-card")
        return words.text("why-these", cards=allowed)
