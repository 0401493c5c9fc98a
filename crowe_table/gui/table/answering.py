"""The visitor's answer in the making: what is chosen so far, and which action that would be. No pygame.

An answer is a sequence of parts. A way is begun by pressing its act, or by choosing its first part; then each part is
asked for when the one before it is given, and with the last the action is made. Ways of one act are asked for as one,
and told apart by what is given.
"""

from collections.abc import Sequence
from dataclasses import replace

from msgspec import structs

from crowe_table.engine.cards import Card, face, text
from crowe_table.engine.core import (
    Action,
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
    ThrowDice,
    View,
    Way,
    act_of,
)
from crowe_table.gui.table.call_acts import CallActs, cards_in
from crowe_table.gui.table.draft import Draft, P, PartValue, part_after, takes

BESIDE_THE_STRIP = (PickCards, PickPlace, PickSpot, ThrowDice)
"""Parts that are chosen on the table itself."""


class Answering(CallActs):
    """What one seat is asked in one View, and what it has chosen so far."""

    def __init__(self, view: View | None, before: "Answering | None" = None) -> None:
        super().__init__(view)
        self.chosen: list[Card] = list(before.chosen) if before else []
        """The cards chosen for the part that is asked for."""
        self.spot: str = before.spot if before else ""
        """The spot of a cloth that is pointed at, where several acts may be done with it."""
        self.draft: Draft | None = before.draft if before else self._begun_by_itself()
        self.advised: str = before.advised if before else ""
        """The act that a hint has named."""
        self.lit: frozenset[Card] | None = before.lit if before else None
        """The cards that alone are lit, where a lesson names some."""
        self.taught: Action | None = before.taught if before else None
        """What a lesson asks for."""

    def asks_the_same(self, view: View) -> bool:
        """Whether this seat is asked nothing new: another has answered meanwhile, and what is chosen stays chosen."""
        same_deal = self.view is not None and self.view.public.deal == view.public.deal
        return view.call is not None and view.call == self.call and same_deal

    # --- what may be chosen now

    @property
    def live(self) -> tuple[tuple[Way, Part], ...]:
        """Each part that may be chosen now, with its way: the first of every way until a part is given, then the next
        of those by which the answer may go on.
        """
        draft = self.draft
        ways, at = (draft.ways, len(draft.given)) if draft and draft.given else (self.ways, 0)
        return tuple((way, part) for way in ways if (part := part_after(way, at)))

    def live_of(self, kind: type[P]) -> tuple[tuple[Way, P], ...]:
        """Those of one kind."""
        return tuple((way, part) for way, part in self.live if isinstance(part, kind))

    @property
    def by_enter(self) -> str:
        """The act that Enter does: what is chosen is given, or else the dice are thrown, or the first thing is done
        that can be; but nothing that ends something, unless it has been begun, and no bid that has not been chosen.
        Where cards are asked for, something has been begun, or nothing need be said, it gives what is chosen alone. In
        a lesson it does what that asks for.
        """
        if self.taught and not self.chosen and act_of(self.taught) in (*self.acts, self.throw):
            return act_of(self.taught)
        draft = self.draft
        unchosen = self.lays or (draft.act if draft and draft.binds else "")
        ready = draft.act if draft and not unchosen and draft.ready else ""
        if chosen := self.given_to() or ready or self.throw:
            return chosen
        if self.of_cards or (self.call and not self.call.must) or (draft and (draft.begun or draft.given)):
            return ""
        able = [act for act in self.acts if act != unchosen and self.can_press(act) and not self.ends(act)]
        return next((act for act in able if not self.lays or act in self.presses), "")

    # --- cards

    @property
    def card_zones(self) -> tuple[str, ...]:
        """Every zone whose cards may be chosen now."""
        return tuple(dict.fromkeys(zone for _, part in self.live_of(PickCards) for zone in part.zones))

    @property
    def card_acts(self) -> tuple[str, ...]:
        """The acts that cards may be given to now."""
        return tuple(dict.fromkeys(way.act for way, _ in self.live_of(PickCards)))

    @property
    def most_cards(self) -> int:
        """How many cards may be chosen now, at most."""
        return max((part.most for _, part in self.live_of(PickCards)), default=0)

    @property
    def allowed(self) -> frozenset[Card]:
        """The cards of all lawful answers to what may be chosen now, and those that a declaration names."""
        fields = {(way.act, part.field) for way, part in self.live_of(PickCards)}
        legal = self.view.legal if self.view else ()
        found = (cards_in(getattr(action, field)) for action in legal for act, field in fields if act_of(action) == act)
        return frozenset(card for cards in found for card in cards)

    @property
    def raised(self) -> frozenset[Card]:
        """The cards that are chosen, or named by the declaration that is pointed at."""
        draft = self.draft
        pointed = draft.pointed if draft else None
        return frozenset([*self.chosen, *(pointed.cards if pointed else ())])

    def toggle(self, card: Card) -> None:
        """Chooses a card, or puts it back; where one card is asked for, the choice moves to it."""
        if card in self.chosen:
            self.chosen.remove(card)
            return
        if self.most_cards == 1:
            self.chosen.clear()
        self.chosen.append(card)

    def given_to(self) -> str:
        """The first act to which the chosen cards may be given; empty if there is none, or no cards are chosen."""
        return next((act for act in self.card_acts if self.chosen and self.fits(act)), "")

    def fits(self, act: str) -> bool:
        """Whether what is chosen on the table is what this act asks for now."""
        return any(way.act == act and self._fits(part) for way, part in self.live)

    def _fits(self, part: Part) -> bool:
        if isinstance(part, PickCards):
            lying = {card for zone in part.zones for card in self.cards_of(zone)}
            return part.least <= len(self.chosen) <= part.most and set(self.chosen) <= lying
        return isinstance(part, PickSpot) and self.spot in part.spots

    def tried(self, act: str, cards: Sequence[Card]) -> Action | None:
        """An action with these cards, lawful or not, for the judge to refuse in words; its other parts are those of any
        lawful answer.
        """
        for way, part in self.live_of(PickCards):
            sample = self.sample(act)
            if way.act == act and sample is not None and cards:
                return structs.replace(sample, **{part.field: tuple(cards) if part.several else cards[-1]})
        return None

    # --- places, spots, dice

    @property
    def place(self) -> PickPlace | None:
        """The place in a pack that is asked for, if one is."""
        return next((part for _, part in self.live_of(PickPlace)), None)

    @property
    def spots(self) -> tuple[tuple[str, str], ...]:
        """The spots that may be pointed at now, each with the name of its cloth."""
        parts = [*(part for _, part in self.live_of(PickSpot)), *self._laid_on]
        return tuple(dict.fromkeys((part.cloth, spot) for part in parts for spot in part.spots))

    @property
    def lays(self) -> str:
        """The act by which the sum that is dialled is laid on a spot as soon as that is pressed; empty if by none."""
        return self.draft.act if self.draft and self._laid_on else ""

    @property
    def held(self) -> tuple[str, int]:
        """That act, and the sum that is in the hand."""
        return self.lays, self.draft.number if self.draft and self.lays else 0

    def hold(self, held: tuple[str, int]) -> None:
        """Keeps the sum that was in the hand before, or the nearest to it, where the same may be done."""
        if self.draft and held[0] and held[0] == self.lays:
            self.draft = self.draft.turned(held[1])

    def go_on_from(self, before: "Answering") -> None:
        """Keeps what is begun when another has changed what may be answered: all that was given, if it still may be
        given, and what was pointed at or dialled, or the nearest to it.
        """
        then, now, begun = before.view, self.view, before.draft
        if then is None or now is None or begun is None or begun is self.draft:
            return
        if not (begun.begun or begun.touched or begun.given):
            return
        if (then.public.deal, then.public.phase) != (now.public.deal, now.public.phase):
            return
        draft = self._again(begun)
        if draft is None or draft.least < begun.least:
            return
        value = begun.chosen()
        self.draft = draft.pointing_at(value) if value is not None and draft.has_room(value) else draft

    def _again(self, begun: Draft) -> Draft | None:
        """The same act with all that was given before; None if that may no longer be given."""
        ways = self.ways_of(begun.act)
        draft = Draft(begun.act, ways, begun=begun.begun)
        for value in begun.given:
            if not any(takes(part, value) for part in draft.parts):
                return None
            draft = draft.giving(value)
        return self._natural(draft) if ways else None

    def lay(self, spot: str) -> Action | None:
        """The sum in the hand is laid there."""
        sum_ = self.draft.chosen() if self.draft else None
        if sum_ is not None:
            self.give(sum_)
        return self.give(spot)

    def used_as(self, spot: str) -> Action | None:
        """An answer with this spot for the first thing that may be done now with any, for the judge to say what stands
        against it; None where nothing may be done with a spot.
        """
        laid = [(self.lays, part) for part in self._laid_on]
        for act, part in (*laid, *((way.act, part) for way, part in self.live_of(PickSpot))):
            if (sample := self.sample(act)) is not None:
                return structs.replace(sample, **{part.field: spot})
        return None

    def done_with(self, spot: str) -> list[str]:
        """The acts that may be done with a spot and need no more than it, the first of the question first."""
        ways = [way for way, part in self.live_of(PickSpot) if spot in part.spots and len(way.parts) == 1]
        return list(dict.fromkeys(way.act for way in ways))

    def moved(self, spot: str, to: str) -> Action | None:
        """What lies on a spot is moved to another; None where no act does that."""
        for way, part in self.live_of(PickSpot):
            second = part_after(way, 1)
            if spot in part.spots and isinstance(second, PickSpot) and len(way.parts) == 2:
                self.give(spot, way.act)
                return self.give(to)
        return None

    @property
    def _laid_on(self) -> list[PickSpot]:
        """The parts by which the sum that is asked for may be laid on a spot."""
        draft = self.draft
        if draft is None or not draft.of(PickAmount):
            return []
        after = [part_after(way, len(draft.given) + 1) for way in draft.ways]
        return [part for part in after if isinstance(part, PickSpot)]

    @property
    def picked(self) -> frozenset[str]:
        """The spots that are pointed at, or given already."""
        draft = self.draft
        pairs = zip(draft.ways[0].parts, draft.given, strict=False) if draft else ()
        given = [str(value) for part, value in pairs if isinstance(part, PickSpot)]
        return frozenset([*given, *([self.spot] if self.spot else [])])

    @property
    def holes(self) -> PickHole | None:
        """The hole of the board that is asked for, if one is."""
        return next((part for _, part in self.live_of(PickHole)), None)

    @property
    def throw(self) -> str:
        """The act by which dice are thrown, if they may be; else empty."""
        return next((way.act for way, _ in self.live_of(ThrowDice)), "")

    # --- choosing

    def press(self, act: str) -> Action | None:
        """The button of an act: gives what is chosen for it, or begins it. The action, if that makes one."""
        if self.taught and act == act_of(self.taught) and (taught := self.as_taught()):
            return taught
        draft = self.draft
        chosen = draft.chosen() if draft and draft.act == act else None
        if chosen is not None:
            return self.give(chosen)
        if self.fits(act):
            cards = any(way.act == act and isinstance(part, PickCards) for way, part in self.live)
            return self.give(tuple(self.chosen) if cards else self.spot, act)
        if draft and draft.act == act and draft.given and draft.complete:
            return self.made(draft.act, draft.fields())
        if act in self.presses:
            return self.made(act, {})
        self.begin(act)
        return None

    def can_press(self, act: str) -> bool:
        """Whether the button of an act does anything."""
        draft = self.draft
        if draft and draft.act == act and not draft.given:
            return draft.chosen() is not None or self.fits(act)
        begun = draft is not None and draft.act == act
        if begun or self.fits(act) or act in self.presses:
            return True
        first = [way.parts[0] for way in self.ways if way.act == act and way.parts]
        if self.lays_by_spot:
            return not any(isinstance(part, BESIDE_THE_STRIP) and not isinstance(part, PickSpot) for part in first)
        return not any(isinstance(part, BESIDE_THE_STRIP) for part in first)

    def begin(self, act: str) -> None:
        """Begins an act from its first part."""
        self.chosen.clear()
        self.spot = ""
        ways = self.ways_of(act)
        self.draft = self._natural(Draft(act, ways, begun=True))

    @property
    def offered(self) -> tuple[tuple[str, Offer], ...]:
        """The declarations that may be made now of cards, each with its act."""
        return tuple((way.act, offer) for way, part in self.live_of(PickOffer) for offer in part.offers if offer.cards)

    def point_by(self, card: Card) -> bool:
        """Points at the first declaration that has this card or one like it; if such a one is pointed at already, at
        the next. False if there is none.
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
        """A declaration that names this card alone, for the judge to say what stands against it."""
        for way, part in self.live_of(PickOffer):
            if (sample := self.sample(way.act)) is not None:
                return structs.replace(sample, **{part.field: text(card)})
        return None

    def give(self, value: PartValue, act: str = "") -> Action | None:
        """Gives the part that is asked for, of this act if it is not begun; the action, if that was the last."""
        if act and (self.draft is None or not self.draft.given):
            self.draft = Draft(act, self.ways_of(act))
        if self.draft is None:
            return None
        self.draft = self.draft.giving(value)
        self.chosen.clear()
        self.spot = ""
        if not self.draft.parts:
            return self.made(self.draft.act, self.draft.fields())
        self.draft = self._natural(self.draft)
        return None

    def begin_anew(self) -> None:
        """Starts again after a refusal: nothing is begun but what lies open of itself, or what a lesson asks for."""
        if self.draft is None or self.draft.given or self.taught:
            self.chosen.clear()
            self.draft = self._begun_by_itself()
        if self.taught:
            self.teach(self.taught)

    def back(self) -> bool:
        """Takes back the last part that was given, or what was begun; False if there is nothing of the kind."""
        draft = self.draft
        if draft is None or not draft.given:
            return False
        self.begin(draft.act)
        for value in draft.given[:-1]:
            self.give(value)
        return True

    def propose(self, action: Action) -> None:
        """Chooses everything as this answer has it, as far as that can be done without giving it."""
        self.advised = act_of(action)
        ways = self.ways_of(self.advised)
        if not ways or not ways[0].parts:
            return
        first = ways[0].parts[0]
        if isinstance(first, PickCards):
            self.draft = None
            self.chosen[:] = cards_in(getattr(action, first.field))
        elif not isinstance(first, BESIDE_THE_STRIP):
            self.begin(self.advised)
            self._propose_parts(action)

    def teach(self, action: Action) -> None:
        """Proposes what a lesson asks for, points at its spot, and lights no other card than its own. What lies open of
        itself is closed where something else is asked for.
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
        """Whether something is begun that a lesson does not ask for."""
        return self.taught is not None and self.draft is not None and self.draft.act != act_of(self.taught)

    @property
    def chosen_as_taught(self) -> bool:
        """Whether the cards that a lesson asks for are chosen, and no others."""
        return bool(self.chosen) and self.lit == frozenset(self.chosen)

    def _parts_of(self, action: Action) -> tuple[Part, ...]:
        return next((way.parts for way in self.ways if way.act == act_of(action)), ())

    def as_taught(self) -> Action | None:
        """What a lesson asks for, if its spot is pointed at and its sum is in the hand."""
        action, draft = self.taught, self.draft
        if action is None or not self.spot:
            return None
        has = {PickSpot: self.spot, PickAmount: draft.chosen() if draft else None}
        parts = self._parts_of(action)
        agrees = all(type(part) in has and getattr(action, part.field) == has[type(part)] for part in parts)
        return action if agrees else None

    def _propose_parts(self, action: Action) -> None:
        """Gives words as the advice has them, and turns the dial to what comes after them, or points at it."""
        while (
            self.draft
            and (words := self.draft.of(PickWord))
            and len(self.draft.given) + 1 < len(self.draft.ways[0].parts)
        ):
            self.give(str(getattr(action, words[0].field)))
        draft = self.draft
        if draft is None or not draft.parts:
            return
        self.draft = draft.pointing_at(getattr(action, draft.parts[0].field, None))

    # --- how

    def _begun_by_itself(self) -> Draft | None:
        """The first act that is asked for, begun, if its first part is not chosen on the table; except for a claim on
        another player, which is not what the table waits for.
        """
        first = self.ways[0] if self.ways else None
        if first is None or not first.parts or isinstance(first.parts[0], BESIDE_THE_STRIP):
            return None
        if isinstance(first.parts[0], PickSeat) and self.call and not self.call.must:
            return None
        return self._natural(Draft(first.act, self.ways_of(first.act)))

    def _natural(self, draft: Draft) -> Draft:
        """The draft with its dial where the first lawful answer has it that agrees with what is given; and of
        declarations with the first pointed at, where the law has it so.
        """
        if draft.dial is None and any(part.ready for part in draft.of(PickOffer)):
            return replace(draft, named=draft.offers[0].name)
        if draft.dial is None or self.view is None or draft.dial.names:
            return draft
        field = draft.parts[0].field
        for action in self.view.legal:
            if act_of(action) == draft.act and self._agrees(action, draft):
                value = getattr(action, field)
                return replace(draft, number=draft.dial.nearest(value[0] if isinstance(value, tuple) else value))
        return replace(draft, number=draft.dial.least)

    def _agrees(self, action: Action, draft: Draft) -> bool:
        """Whether an answer has the words, sums, spots and players that are given; its cards may be others."""
        for part, value in zip(draft.ways[0].parts, draft.given, strict=False):
            if isinstance(part, ThrowDice | PickCards):
                continue
            had = getattr(action, part.field)
            if value not in (had, (had,)):
                return False
        return True
