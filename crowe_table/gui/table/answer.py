"""The answer that the visitor is making: the question, the choices so far, and the action that they form.

An act is a kind of answer, such as "play" or "bid". The question allows each act in one or more forms. A form is a
sequence of parts, such as cards, a sum or a player. An answer begins when the visitor presses the button of an act or
chooses its first part. The parts are asked for one after another, and the last part completes the action. All forms of
one act are asked for together, and the values given decide which form applies.

All questions follow one rule of pressing. The first press chooses an object. The button of the act, or a second press
on the chosen object, gives the answer. Advice chooses a whole answer. Then Enter, or the button of the advised act,
gives the whole answer. This module does not use pygame.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from msgspec import structs

from crowe_table.engine.cards import Card, face, text
from crowe_table.engine.core import (
    Action,
    AnswerForm,
    Call,
    Offer,
    Part,
    PickAmount,
    PickCards,
    PickHole,
    PickOffer,
    PickPlace,
    PickSeat,
    PickSpot,
    PickWord,
    Reason,
    ThrowDice,
    View,
    act_of,
)
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.gui.table.draft import Draft, P, PartValue, part_after
from crowe_table.gui.table.forced_answer import ForcedAnswer
from crowe_table.gui.table.question_gate import QuestionGate
from crowe_table.hosting.lessons import Instruction
from crowe_table.search.advice import Advice
from crowe_table.settings import Settings


class Answer:
    """The answer in progress. Only this class stores any part of it.

    The object lives from question to question, and survives changes of window size and settings.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        """The View that the table shows."""
        self.call: Call | None = view.call
        """The question to the visitor. None if there is no question or the question is withheld."""
        self.legal: tuple[Action, ...] = view.legal
        """The legal answers to the question. Empty while the question is withheld."""
        self.withheld = False
        """Whether the question is kept from the visitor, because the program answers it or the question has to wait."""
        self._samples = _first_by_act(self.legal)

        self.chosen: list[Card] = []
        """Cards that the visitor has chosen for the current part."""
        self.spot = ""
        """Name of the selected spot of a betting cloth. Empty if none is selected."""
        self.cut_place: int | None = None
        """The selected place in a pack that the visitor has to cut. None if none is selected."""
        self.draft: Draft | None = self._begun_by_itself()
        self._held = ("", 0)
        """The act and the sum of the visitor's last stake, offered again for the next stake."""
        self.advised: Action | None = None
        """The answer that a hint or a lesson has named."""
        self._as_advised: object = None
        """Everything that was selected just after the advice was applied. A later selection is compared with it."""
        self.lit: frozenset[Card] | None = None
        """The only cards that are drawn bright while a lesson asks for certain cards. None at other times."""
        self.taught: Action | None = None
        """The answer that a lesson asks for."""

        self.refusal: Reason | None = None
        """The reason why the last attempt was refused. None when the refusal is no longer shown."""
        self.hint = ""
        """The sentence of the advice or of the lesson while it is shown. Empty otherwise."""
        self.considering = False
        """Whether advice was requested but is not ready yet."""
        self.advice: tuple[Advice, ...] | None = None
        """Advice on the current question, best first. None before any was given."""
        self.in_lesson = False
        """Whether a lesson is under way. During a lesson, sounds have no captions."""
        self.untold = False
        """Whether the table has yet to show the effect of the visitor's last answer.

        Until then no new question is asked.
        """
        self.forced = ForcedAnswer()
        """The answer that the program gives for the visitor when only one is possible."""
        self.gate = QuestionGate()
        self.gate.ask()

    # --- from question to question

    def arrive(self, view: View, settings: Settings, lesson: Instruction | None = None) -> bool:
        """Take over a new View.

        Return whether its question, and so the visitor's choices, stay the same.

        The question is withheld if the program answers it, or while a lesson explains something without asking for an
        answer.
        """
        self.in_lesson = lesson is not None and not lesson.over
        if not self.in_lesson:
            self.forced.arrive(view, settings)
        waits = self.in_lesson and lesson is not None and lesson.do is None
        same = self.ask(view, withheld=bool(self.forced.action) or self.untold or waits)
        if not same:
            self._forget_advice()
            self.gate.ask()
        return same

    def ask(self, view: View, withheld: bool = False) -> bool:
        """Put the question of a View to the visitor. Return whether the question is the same as before.

        If the question is new, parts that were already given are kept if they are still allowed. The last stake is
        offered again.
        """
        same, before, begun = self.asks_the_same(view), self.view.public, self.draft
        self._held = (self.lays, self.draft.number) if self.draft and self.lays else self._held
        self._put(view, withheld)
        if not same:
            self._clear()
            self.draft = self._begun_by_itself()
        self.hold(self._held)
        if not withheld and (before.deal, before.phase) == (view.public.deal, view.public.phase):
            self._resume(begun)
        return same

    def hold(self, held: tuple[str, int]) -> None:
        """Set the dial to an earlier sum again, adjusted to what the dial allows.

        ``held`` is an act and its sum. It is ignored if the act cannot place a stake now.
        """
        if self.draft and held[0] and held[0] == self.lays:
            self.draft = self.draft.turned(held[1])

    def asks_the_same(self, view: View) -> bool:
        """Return whether a View repeats the current question.

        This happens when only another seat has answered meanwhile.
        """
        return view.call is not None and view.call == self.call and self.view.public.deal == view.public.deal

    def answered(self) -> None:
        """Record that an answer was given.

        The next question waits until the table has shown the effect of the answer.
        """
        draft = self.draft
        sums = [value for value in draft.given if isinstance(value, int)] if draft else []
        self._held = (draft.act, sums[0]) if draft and sums else self._held
        self.refusal = None
        self._forget_advice()
        self.gate.hurry()
        self.forced.answered()
        self.untold = True
        self._put(self.view, withheld=True)
        self._clear()

    def note_shown(self, own: bool) -> None:
        """Record that an update was shown. ``own`` is True if the update ends with the visitor's own last action."""
        self.untold = self.untold and not own

    @property
    def has_moved_on(self) -> bool:
        """Whether the current question asks for a real decision. A question that only ends a pause does not."""
        return bool(self.legal) and not any(action.at_leisure for action in self.legal)

    def _put(self, view: View, withheld: bool) -> None:
        self.view, self.withheld = view, withheld
        self.call, self.legal = (None, ()) if withheld else (view.call, view.legal)
        self._samples = _first_by_act(self.legal)

    def _clear(self) -> None:
        """Discard all choices, advice and lesson tasks."""
        self.chosen = []
        self.spot = ""
        self.draft = self.lit = self.taught = self.advised = self.cut_place = None

    def _forget_advice(self) -> None:
        self.hint, self.advice = "", None

    def _resume(self, begun: Draft | None) -> None:
        """Restore a draft if all its parts are still allowed.

        The draft was begun before another seat changed the legal answers. A selected or dialled value is kept, or
        adjusted to what is allowed.
        """
        if begun is None or begun is self.draft or not (begun.begun or begun.touched or begun.given):
            return
        draft = self._again(begun)
        if draft is None or draft.least < begun.least:
            return
        value = begun.chosen()
        self.draft = draft.pointing_at(value) if value is not None and draft.has_room(value) else draft

    def _again(self, begun: Draft) -> Draft | None:
        """Rebuild a draft from the values given so far. Return None if one of the values is no longer allowed."""
        forms = self.forms_of(begun.act)
        draft = Draft(begun.act, forms, begun=begun.begun)
        for value in begun.given:
            if not any(part.takes(value) for part in draft.parts):
                return None
            draft = draft.giving(value)
        return self._natural(draft) if forms else None

    # --- the acts of the question

    @property
    def asked(self) -> bool:
        return self.call is not None

    @property
    def forms(self) -> tuple[AnswerForm, ...]:
        return self.call.forms if self.call else ()

    def forms_of(self, act: str) -> tuple[AnswerForm, ...]:
        """Return the forms in which an act can be given."""
        return tuple(form for form in self.forms if form.act == act)

    @property
    def acts(self) -> tuple[str, ...]:
        """Every act that has a button, in the order of the buttons.

        The act that takes cards comes first. Without one, the first act that ends nothing comes first. The others
        follow by price, and acts that end something come last. Throwing dice is left out, because its button is made
        separately.
        """
        found = [form.act for form in self.forms if not (form.parts and isinstance(form.parts[0], ThrowDice))]
        first = self.of_cards or next((act for act in found if not self.ends(act)), "")

        def order(act: str) -> tuple[bool, bool, Farthings]:
            ends = self.ends(act)
            return ends, act != first, NOTHING if ends else self.price(act)

        return tuple(sorted(dict.fromkeys(found), key=order))

    @property
    def of_cards(self) -> str:
        """The first act whose first part is a choice of cards. Empty if there is none."""
        return next((form.act for form in self.forms if form.parts and isinstance(form.parts[0], PickCards)), "")

    @property
    def presses(self) -> tuple[str, ...]:
        """The acts that have no parts, so that a single press gives the whole answer."""
        return tuple(form.act for form in self.forms if not form.parts)

    def ends(self, act: str) -> bool:
        """Return whether an act ends something, as folding or leaving the game does."""
        sample = self.sample(act)
        return sample is not None and sample.ends

    def price(self, act: str) -> Farthings:
        """Return the fixed price of an act in farthings. 0 if the act is free or the visitor chooses the sum."""
        return next((form.price for form in self.forms if form.act == act), NOTHING)

    @property
    def lays_by_spot(self) -> bool:
        """Whether pressing a spot of the cloth is enough to place a stake there.

        In that case, any other act that needs a spot must begin with a press of its button.
        """
        return any(
            isinstance(one, PickAmount) and isinstance(other, PickSpot)
            for form in self.forms
            for one, other in pairwise(form.parts)
        )

    def sample(self, act: str) -> Action | None:
        """Return the first legal answer with this act. None if there is none."""
        return self._samples.get(act)

    def made(self, act: str, fields: Mapping[str, PartValue]) -> Action | None:
        """Build an action from its act and fields. None if the act has no legal answer."""
        sample = self.sample(act)
        return structs.replace(sample, **fields) if sample is not None else None

    # --- what can be chosen now

    @property
    def live(self) -> tuple[tuple[AnswerForm, Part], ...]:
        """Each part that can be chosen now, paired with its form.

        Before any part is given, these are the first parts of all forms. Afterwards they are the next parts of the
        forms that still match the given values.
        """
        draft = self.draft
        forms, at = (draft.forms, len(draft.given)) if draft and draft.given else (self.forms, 0)
        return tuple((form, part) for form in forms if (part := part_after(form, at)))

    def live_of(self, kind: type[P]) -> tuple[tuple[AnswerForm, P], ...]:
        """Return the parts of one type that can be chosen now, each with its form."""
        return tuple((form, part) for form, part in self.live if isinstance(part, kind))

    @property
    def by_enter(self) -> str:
        """The act that Enter carries out when no control has the keyboard focus. Empty if there is none.

        After a hint or in a lesson, Enter carries out the advised answer. Otherwise it gives what the visitor has
        chosen. If nothing is chosen, it carries out the only possible act, provided that the act needs no choice.
        """
        if self.proposed:
            return act_of(self.proposed)
        if self.taught and not self.chosen and act_of(self.taught) in (*self.acts, self.throw):
            return act_of(self.taught)
        return self.given_to() or self._begun or self._without_choosing

    @property
    def _begun(self) -> str:
        """The act of the current draft, if the visitor has begun it or chosen a value that can be given.

        Otherwise empty.
        """
        draft = self.draft
        if draft is None or self.lays or not draft.ready:
            return ""
        usual = any(part.ready for part in draft.of(PickOffer))
        return draft.act if draft.touched or draft.given or usual or (draft.begun and not draft.rungs) else ""

    @property
    def _without_choosing(self) -> str:
        """The act that Enter may carry out because the visitor has nothing to decide.

        Empty if there is none.

        It must be free, and the only act that answers the question without ending the game. All its parts must have
        preset values that are as good as any other. Examples are a place in the pack, the size of a packet and the
        minimum stake.
        """
        if self.call is None or not self.call.must or self.chosen or self.spot:
            return ""
        samples = [self.sample(act) for act in dict.fromkeys(form.act for form in self.forms)]
        found = [sample for sample in samples if sample and not (sample.ends_game or sample.beside)]
        act = act_of(found[0]) if len(found) == 1 else ""
        if not act or self.price(act):
            return ""
        return act if act in (*self.presses, self.throw) or self._is_preset(act) else ""

    def _is_preset(self, act: str) -> bool:
        if any(form.act == act and isinstance(part, PickPlace) for form, part in self.live):
            return True
        draft = self.draft
        if draft is None or draft.act != act or draft.chosen() is None or self.lays or draft.several:
            return False
        return draft.dial is None or bool(draft.lifted[0]) or (draft.dial.money and draft.least > 0)

    @property
    def by_enter_on_card(self) -> str:
        """The act that Enter carries out while the keyboard focus is on a card of the hand.

        Empty if Enter chooses the card. If a lesson asks for something other than a card, Enter carries out the
        lesson's act and ignores the card.
        """
        if self.proposed:
            return self.by_enter
        if chosen := self.given_to():
            return chosen
        if self.taught and self.by_enter == act_of(self.taught):
            return self.by_enter
        return self.card_acts[0] if self.max_cards == 1 else ""

    # --- cards

    @property
    def card_zones(self) -> tuple[str, ...]:
        """Every zone whose cards can be chosen now."""
        return tuple(dict.fromkeys(zone for _, part in self.live_of(PickCards) for zone in part.zones))

    @property
    def card_acts(self) -> tuple[str, ...]:
        """The acts for which the visitor can choose cards now."""
        return tuple(dict.fromkeys(form.act for form, _ in self.live_of(PickCards)))

    @property
    def min_cards(self) -> int:
        """Minimum number of cards to choose now. 0 where no cards are asked for."""
        return min((part.least for _, part in self.live_of(PickCards)), default=0)

    @property
    def max_cards(self) -> int:
        """Maximum number of cards to choose now. 0 if no cards are asked for."""
        return max((part.most for _, part in self.live_of(PickCards)), default=0)

    @property
    def allowed(self) -> frozenset[Card]:
        """The cards that occur in any legal answer to the current part."""
        fields = {(form.act, part.field) for form, part in self.live_of(PickCards)}
        found = (
            cards_in(getattr(action, field)) for action in self.legal for act, field in fields if act_of(action) == act
        )
        return frozenset(card for cards in found for card in cards)

    @property
    def raised(self) -> frozenset[Card]:
        """The cards to be drawn higher than the others: the chosen cards, and the cards of the selected declaration."""
        draft = self.draft
        pointed = draft.pointed if draft else None
        return frozenset([*self.chosen, *(pointed.cards if pointed else ())])

    def toggle(self, card: Card) -> None:
        """Choose a card, or deselect a chosen card.

        If only one card is asked for, it replaces the card chosen before.
        """
        if card in self.chosen:
            self.chosen.remove(card)
            return
        if self.max_cards == 1:
            self.chosen.clear()
        self.chosen.append(card)

    def given_to(self) -> str:
        """Return the act that uses the object selected on the table: cards, a spot or a place in the pack.

        Empty if nothing is selected, or if no act uses the object. Also empty if several acts could use the selected
        spot. Then the visitor has to press the button of one.
        """
        if self.chosen:
            return next((act for act in self.card_acts if self.fits(act)), "")
        acts = dict.fromkeys(form.act for form, part in self.live if not isinstance(part, PickCards))
        fitting = [act for act in acts if self.fits(act)]
        return fitting[0] if len(fitting) == 1 else ""

    def fits(self, act: str) -> bool:
        """Return whether the objects selected on the table form a complete value for the current part of this act."""
        return any(form.act == act and self._fits(part) for form, part in self.live)

    def _fits(self, part: Part) -> bool:
        if isinstance(part, PickCards):
            lying = {card for zone in self.view.zones if zone.key in part.zones for card in zone.cards}
            return part.least <= len(self.chosen) <= part.most and set(self.chosen) <= lying
        if isinstance(part, PickPlace):
            return self.cut_place is not None and part.takes(self.cut_place)
        return isinstance(part, PickSpot) and self.spot in part.spots

    def tried(self, act: str, cards: Sequence[Card]) -> Action | None:
        """Return an action with these cards, legal or not.

        The judge can then say why it is refused.

        All other fields are copied from a legal answer with the same act. Return None if there is no such answer.
        """
        for form, part in self.live_of(PickCards):
            sample = self.sample(act)
            if form.act == act and sample is not None and cards:
                return structs.replace(sample, **{part.field: tuple(cards) if part.several else cards[-1]})
        return None

    # --- declarations

    @property
    def offered(self) -> tuple[tuple[str, Offer], ...]:
        """The declarations of cards that can be made now, each with its act."""
        return tuple(
            (form.act, offer) for form, part in self.live_of(PickOffer) for offer in part.offers if offer.cards
        )

    def point_by(self, card: Card) -> bool:
        """Select the first declaration that contains this card or one with the same face.

        If that declaration is already selected, select the next one. Return False if no declaration contains the card.
        """
        with_it = [(act, offer.name) for act, offer in self.offered if face(card) in map(face, offer.cards)]
        if not with_it:
            return False
        draft = self.draft
        pointed = (draft.act, draft.pointed.name) if draft and draft.pointed else ("", "")
        act, name = with_it[(with_it.index(pointed) + 1) % len(with_it) if pointed in with_it else 0]
        if draft is None or draft.act != act:
            self.begin(act)
        assert self.draft
        self.draft = self.draft.pointing_at(name)
        return True

    def declared_with(self, card: Card) -> Action | None:
        """Return a declaration of this card alone, legal or not.

        The judge can then say why it is refused. Return None if no declaration is asked for.
        """
        for form, part in self.live_of(PickOffer):
            if (sample := self.sample(form.act)) is not None:
                return structs.replace(sample, **{part.field: text(card)})
        return None

    # --- places, spots, holes, dice

    @property
    def place(self) -> PickPlace | None:
        """The part that asks for a place in a pack to cut. None if the question has no such part now."""
        return next((part for _, part in self.live_of(PickPlace)), None)

    @property
    def lifted(self) -> tuple[str, tuple[int, ...]]:
        """The pile from which packets are lifted, and the number of cards in each packet, topmost first."""
        place = self.place
        if place is None or self.cut_place is None:
            return self.draft.lifted if self.draft else ("", ())
        lying = next((len(zone.cards) for zone in self.view.zones if zone.key == place.zone), 0)
        return place.zone, (max(0, lying - self.cut_place),)

    @property
    def holes(self) -> PickHole | None:
        """The part that asks for a hole of the cribbage board. None if the question has no such part now."""
        return next((part for _, part in self.live_of(PickHole)), None)

    @property
    def throw(self) -> str:
        """The act that throws the dice. Empty if they cannot be thrown now."""
        return next((form.act for form, _ in self.live_of(ThrowDice)), "")

    @property
    def spots(self) -> tuple[tuple[str, str], ...]:
        """The spots that can be selected now, as pairs of a cloth's name and a spot's name."""
        parts = [*(part for _, part in self.live_of(PickSpot)), *self._laid_on]
        return tuple(dict.fromkeys((part.cloth, spot) for part in parts for spot in part.spots))

    @property
    def picked(self) -> frozenset[str]:
        """The spots that are selected now, or were given for an earlier part."""
        draft = self.draft
        pairs = zip(draft.forms[0].parts, draft.given, strict=False) if draft else ()
        given = [str(value) for part, value in pairs if isinstance(part, PickSpot)]
        return frozenset([*given, *([self.spot] if self.spot else [])])

    @property
    def lays(self) -> str:
        """The act that places the dialled sum as soon as a spot is pressed. Empty if there is none."""
        return self.draft.act if self.draft and self._laid_on else ""

    def lay(self, spot: str) -> Action | None:
        """Place the dialled sum on a spot. Return the action if it is complete."""
        amount = self.draft.chosen() if self.draft else None
        if amount is not None:
            self.give(amount)
        return self.give(spot)

    def used_as(self, spot: str) -> Action | None:
        """Return an action with this spot, legal or not. The judge can then say why it is refused.

        None if no spot is asked for.
        """
        laid = [(self.lays, part) for part in self._laid_on]
        for act, part in (*laid, *((form.act, part) for form, part in self.live_of(PickSpot))):
            if (sample := self.sample(act)) is not None:
                return structs.replace(sample, **{part.field: spot})
        return None

    def done_with(self, spot: str) -> list[str]:
        """Return the acts whose only part is a spot and which allow this spot, in the order of the question."""
        forms = [form for form, part in self.live_of(PickSpot) if spot in part.spots and len(form.parts) == 1]
        return list(dict.fromkeys(form.act for form in forms))

    def moved(self, spot: str, to: str) -> Action | None:
        """Give a spot and then another spot to the act that moves a stake between them.

        Return the complete action, or None if no act moves stakes.
        """
        for form, part in self.live_of(PickSpot):
            second = part_after(form, 1)
            if spot in part.spots and isinstance(second, PickSpot) and len(form.parts) == 2:
                self.give(spot, form.act)
                return self.give(to)
        return None

    @property
    def _laid_on(self) -> list[PickSpot]:
        """The parts that ask for a spot directly after the sum of the current part. Empty if no sum is asked for."""
        draft = self.draft
        if draft is None or not draft.of(PickAmount):
            return []
        after = [part_after(form, len(draft.given) + 1) for form in draft.forms]
        return [part for part in after if isinstance(part, PickSpot)]

    # --- choosing

    def press(self, act: str) -> Action | None:
        """Press the button of an act. Return the action if it is then complete.

        The press gives the value chosen for the act, or begins the act. If this is the advised act and the advice is
        still selected unchanged, the press gives the whole advised answer.
        """
        if self.proposed and act == act_of(self.proposed):
            return self.proposed
        if self.taught and act == act_of(self.taught) and (taught := self.as_taught()):
            return taught
        draft = self.draft
        chosen = draft.chosen() if draft and draft.act == act else None
        if chosen is not None:
            return self.give(chosen)
        if (value := self._on_table(act)) is not None:
            return self.give(value, act)
        if draft and draft.act == act and draft.given and draft.complete:
            return self.made(draft.act, draft.fields())
        if act in self.presses:
            return self.made(act, {})
        self.begin(act)
        return None

    def _on_table(self, act: str) -> PartValue | None:
        """Return the value selected on the table for this act.

        If the act cuts a pack and no place is selected, return the middle. Return None if nothing suitable is selected.
        """
        for form, part in self.live:
            if form.act == act and isinstance(part, PickPlace) and self.cut_place is None:
                return (part.least + part.most) // 2
            if form.act == act and self._fits(part):
                return self._chosen_for(part)
        return None

    def _chosen_for(self, part: Part) -> PartValue | None:
        if isinstance(part, PickCards):
            return tuple(self.chosen)
        return self.cut_place if isinstance(part, PickPlace) else self.spot

    def can_press(self, act: str) -> bool:
        """Return whether the button of an act has an effect now."""
        if self.proposed and act == act_of(self.proposed):
            return True
        if self._on_table(act) is not None:
            return True
        draft = self.draft
        if draft and draft.act == act and not draft.given:
            return draft.chosen() is not None
        if draft and draft.act == act:
            return draft.ready
        if act in self.presses:
            return True
        first = [form.parts[0] for form in self.forms if form.act == act and form.parts]
        if self.lays_by_spot:
            return not any(part.on_table and not isinstance(part, PickSpot) for part in first)
        return not any(part.on_table for part in first)

    def missing(self, act: str) -> Part | None:
        """Return the part that must be chosen before the button of an act has an effect. None if it already has one."""
        return None if self.can_press(act) else next((part for form, part in self._next if form.act == act), None)

    @property
    def _next(self) -> tuple[tuple[AnswerForm, Part], ...]:
        """The parts that can be chosen now, and the first parts of all acts other than the current draft's."""
        begun = self.draft.act if self.draft else ""
        others = [(form, form.parts[0]) for form in self.forms if form.act != begun and form.parts]
        return (*self.live, *others)

    def begin(self, act: str) -> None:
        """Begin an act from its first part, and deselect everything else."""
        self.chosen.clear()
        self.spot, self.cut_place = "", None
        forms = self.forms_of(act)
        self.draft = self._natural(Draft(act, forms, begun=True))

    def give(self, value: PartValue, act: str = "") -> Action | None:
        """Set the value of the current part.

        If nothing has been given yet, first begin the act ``act``.

        Return the action if this was its last part, or else None.
        """
        if act and (self.draft is None or not self.draft.given):
            self.draft = Draft(act, self.forms_of(act))
        if self.draft is None:
            return None
        self.draft = self.draft.giving(value)
        self.chosen.clear()
        self.spot, self.cut_place = "", None
        if not self.draft.parts:
            return self.made(self.draft.act, self.draft.fields())
        self.draft = self._natural(self.draft)
        if self.advised and self.draft.act == act_of(self.advised) and _agrees(self.advised, self.draft, cards=True):
            self.propose(self.advised)
        return None

    def completes(self, value: PartValue, act: str = "") -> bool:
        """Return whether this value for the current part would complete the answer.

        If nothing has been given yet, ``act`` is the act to begin.
        """
        draft = self.draft
        if act and (draft is None or not draft.given):
            draft = Draft(act, self.forms_of(act))
        return draft is not None and not draft.giving(value).parts

    def select(self, value: PartValue) -> Action | None:
        """Handle a press on the button of a value. Return the action if it is complete.

        The first press selects the value and a second press gives it. If further parts follow, the first press already
        gives the value, except for a declaration.
        """
        draft = self.draft
        if draft is None:
            return None
        if (draft.touched and draft.chosen() == value) or not (draft.offers or self.completes(value)):
            return self.give(value)
        self.draft = draft.pointing_at(value)
        return None

    def begin_again(self) -> None:
        """Reset the draft after a refusal, to the start of the question or to what a lesson asks for."""
        if self.draft is None or self.draft.given or self.taught:
            self.chosen.clear()
            self.draft = self._begun_by_itself()
        if self.taught:
            self.teach(self.taught)

    def back(self) -> bool:
        """Take back the part that was given last. Return False if no part was given."""
        draft = self.draft
        if draft is None or not draft.given:
            return False
        self.begin(draft.act)
        for value in draft.given[:-1]:
            self.give(value)
        return True

    # --- advice and lessons

    @property
    def proposed(self) -> Action | None:
        """The answer that a hint or a lesson has proposed. None once the visitor has selected anything else."""
        return self.advised if self.advised and self._as_advised == self._selection else None

    @property
    def _selection(self) -> object:
        return self.draft, tuple(self.chosen), self.spot, self.cut_place

    def propose(self, action: Action) -> None:
        """Select the values of this answer as far as possible, without giving the answer."""
        self.advised = action
        act = act_of(action)
        if not (self.draft and self.draft.act == act and self.draft.given and _agrees(action, self.draft, cards=True)):
            self.chosen.clear()
            self.spot, self.cut_place = "", None
            self._begin_proposed(act)
        self._propose_parts(action)
        self._as_advised = self._selection

    def _begin_proposed(self, act: str) -> None:
        """Begin the advised act, unless its first part is selected on the table or the act has no parts.

        First close the current draft if the advice needs cards, or if the draft already has parts.
        """
        first = next((form.parts[0] for form in self.forms_of(act) if form.parts), None)
        if first is not None and not first.on_table:
            self.begin(act)
        elif isinstance(first, PickCards) or (self.draft and self.draft.given):
            self.draft = None

    def teach(self, action: Action) -> None:
        """Propose the answer that a lesson asks for, select its spot, and highlight only its cards.

        Close the current draft if it belongs to a different act than the lesson's answer.
        """
        self.propose(action)
        self.taught = action
        if not self._parts_of(action) or self.strays:
            self.draft = None
        self.lit = frozenset(self.chosen) or None
        spots = [part for part in self._parts_of(action) if isinstance(part, PickSpot)]
        self.spot = str(getattr(action, spots[0].field)) if len(spots) == 1 else self.spot

    @property
    def strays(self) -> bool:
        """Whether the current draft belongs to a different act than the lesson's answer."""
        return self.taught is not None and self.draft is not None and self.draft.act != act_of(self.taught)

    @property
    def chosen_as_taught(self) -> bool:
        """Whether the visitor has chosen exactly the cards that a lesson asks for."""
        return bool(self.chosen) and self.lit == frozenset(self.chosen)

    def as_taught(self) -> Action | None:
        """Return the answer that the lesson asks for, if its spot is selected and its sum is dialled.

        Otherwise None.
        """
        action, draft = self.taught, self.draft
        if action is None or not self.spot:
            return None
        has = {PickSpot: self.spot, PickAmount: draft.chosen() if draft else None}
        parts = self._parts_of(action)
        agrees = all(type(part) in has and getattr(action, part.field) == has[type(part)] for part in parts)
        return action if agrees else None

    def _parts_of(self, action: Action) -> tuple[Part, ...]:
        return next((form.parts for form in self.forms if form.act == act_of(action)), ())

    def _propose_parts(self, action: Action) -> None:
        """Give the words of the advised answer, one after another. Then select the value of the part after them."""
        while self.draft and self.draft.act == act_of(action) and (words := self.draft.of(PickWord)):
            word = str(getattr(action, words[0].field))
            if self.completes(word):
                break
            self.draft = self._natural(self.draft.giving(word))
        draft = self.draft if self.draft and self.draft.act == act_of(action) else None
        for form, part in self.live:
            if form.act != act_of(action) or not part.field:
                continue
            value = getattr(action, part.field)
            match part:
                case PickCards():
                    self.chosen[:] = cards_in(value)
                case PickPlace():
                    self.cut_place = value
                case PickSpot():
                    self.spot = value
                case _ if draft:
                    self.draft = draft.pointing_at(value)
            break
        after = [part.field for part in self._laid_on] if draft else []
        self.spot = str(getattr(action, after[0])) if after else self.spot

    # --- how

    def _begun_by_itself(self) -> Draft | None:
        """Return a draft of the question's first act. None if its first part is chosen on the table.

        Never begin a claim against another player, because the table does not wait for claims.
        """
        first = self.forms[0] if self.forms else None
        if first is None or not first.parts or first.parts[0].on_table:
            return None
        if isinstance(first.parts[0], PickSeat) and self.call and not self.call.must:
            return None
        return self._natural(Draft(first.act, self.forms_of(first.act)))

    def _natural(self, draft: Draft) -> Draft:
        """Return a draft whose dial shows the value in the first legal answer that agrees with its parts.

        The first declaration is selected if the game says so. A word, bid or player is selected if it is the only one.
        """
        if draft.dial is None and any(part.ready for part in draft.of(PickOffer)):
            return replace(draft, named=draft.offers[0].name)
        if draft.dial is None and len(only := draft.choices) == 1:
            return replace(draft.pointing_at(only[0]), touched=False)
        if draft.dial is None or draft.dial.names:
            return draft
        field = draft.parts[0].field
        for action in self.legal:
            if act_of(action) == draft.act and _agrees(action, draft):
                value = getattr(action, field)
                return replace(draft, number=draft.dial.nearest(value[0] if isinstance(value, tuple) else value))
        return replace(draft, number=draft.dial.least)


def cards_in(value: object) -> tuple[Card, ...]:
    """Return the cards of a field that holds one card or several."""
    return value if isinstance(value, tuple) else (Card(value),) if isinstance(value, int) else ()


def _first_by_act(legal: Sequence[Action]) -> dict[str, Action]:
    found: dict[str, Action] = {}
    for action in legal:
        found.setdefault(act_of(action), action)
    return found


def _agrees(action: Action, draft: Draft, cards: bool = False) -> bool:
    """Return whether an action agrees with the values given so far.

    Throws of dice are ignored, and cards too unless ``cards`` is true.
    """
    for part, value in zip(draft.forms[0].parts, draft.given, strict=False):
        if isinstance(part, ThrowDice) or (isinstance(part, PickCards) and not cards):
            continue
        had = getattr(action, part.field)
        if value not in (had, (had,)):
            return False
    return True
