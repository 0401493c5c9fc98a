"""The contract itself is tried: leaks and faults planted in a game are found, each by the observer made for it."""

import pytest
from crowe_table.games.high_card.options import HighCardOptions
from crowe_table.games.high_card.rules import HighCard
from crowe_table.games.high_card.state import HighCardRecord
from msgspec.structs import replace

from crowe_table.engine.cards import rank
from crowe_table.engine.core import (
    NOBODY,
    Announced,
    AnyEvent,
    Ask,
    Changed,
    CountLine,
    Moved,
    PickCards,
    Question,
    Reason,
    Scored,
    Seat,
    Shown,
    Viewers,
    Way,
    because,
    viewers,
)
from crowe_table.engine.layout import Kind, Layout, Spot
from crowe_table.engine.money import POT, Farthings, Refused, purse
from tests.any_game import AnyGame
from tests.contract import integrity, on_screen, privacy, told
from tests.contract.observing import Observer, watched
from tests.contract.tables import Seating

HAND = HighCard.piles.rows[1]
STOCK = HighCard.piles.rows[0][0]


class TurnUntold(HighCardRecord):
    live = ("deal", "dealer", "ring")


class UnnamedOptions(HighCardOptions):
    moonlight: bool = False


class AnnouncesARank(HighCard):
    """Announces the rank that the next player holds."""

    def apply(self, s, action, tell=None) -> None:
        super().apply(s, action, tell)
        cards = s.at(HAND[s.public.turn]) if s.public.turn >= 0 else ()
        if tell and cards:
            tell(Announced(because("say-keep", rank=rank(cards[0]))))


class AnnouncesARankByLaw(HighCard):
    """The same, which its law has it disclose."""

    def apply(self, s, action, tell=None) -> None:
        told: list[AnyEvent] = []
        super().apply(s, action, told.append)
        cards = s.at(HAND[s.public.turn]) if s.public.turn >= 0 else ()
        if cards:
            told.append(Announced(because("say-keep", rank=rank(cards[0])), discloses=True))
        for event in told if tell else ():
            tell(event)


class SaysWhoIsStrong(HighCard):
    """Keeps in the record how strong the next player is."""

    def public(self, s):
        return self._with(super().public(s), s)

    def _with(self, public, s):
        strong = s.public.turn >= 0 and rank(s.at(HAND[s.public.turn])[0]) > 6
        public.winners = (Seat(0),) if strong else public.winners
        return public


class AsksTheWeak(HighCard):
    """Puts the question otherwise to a player who holds a low card."""

    def question(self, s) -> Question | None:
        question = super().question(s)
        if question is None or s.public.turn < 0 or rank(s.at(HAND[s.public.turn])[0]) > 6:
            return question
        return replace(question, args=(("weak", "yes"),))


class AsksTheWeakByLaw(AsksTheWeak):
    """The same, which its law has it disclose."""

    def question(self, s) -> Question | None:
        question = super().question(s)
        if question is None:
            return None
        return replace(question, asked=tuple(replace(asked, discloses=True) for asked in question.asked))


class NotesAStrongHand(HighCard):
    """Notes in the record, when it is dealt, whether the first player's card is high, and tells nobody."""

    def apply(self, s, action, tell=None) -> None:
        deal = s.public.deal
        super().apply(s, action, tell)
        if s.public.deal != deal:
            s.public.winners = (Seat(0),) if rank(s.at(HAND[s.public.turn])[0]) > 6 else ()


class NotesAHighCardDrawn(HighCard):
    """Notes in the record whether the card that was drawn in a change is high, and tells nobody."""

    def apply(self, s, action, tell=None) -> None:
        super().apply(s, action, tell)
        if s.at(HAND[action.seat]):
            s.public.winners = (Seat(0),) if rank(s.at(HAND[action.seat])[0]) > 6 else ()


class RefusesByTheStock(HighCard):
    """Tells in its refusal what lies on top of the pack."""

    def refuse(self, s, action) -> Reason | None:
        reason = super().refuse(s, action)
        return reason and replace(reason, args=(("rank", rank(s.at(STOCK)[-1])),))


class ShowsTheStock(HighCard):
    """Shows the top of the pack to whoever has changed."""

    def apply(self, s, action, tell=None) -> None:
        super().apply(s, action, tell)
        if tell:
            stock = s.at(STOCK)
            tell(Shown(STOCK.key, (len(stock) - 1,), (stock[-1],), viewers(action.seat)))


class ShowsABestCardAgain(HighCard):
    """Shows the next player their own card once more, where nobody holds a higher one; others see that it is shown."""

    def apply(self, s, action, tell=None) -> None:
        super().apply(s, action, tell)
        turn = s.public.turn
        if tell and turn >= 0:
            tell(Shown(HAND[turn].key, (0,), s.at(HAND[turn])[:1], viewers_of_the_best(s)))


class CountsABestCard(HighCard):
    """Counts the next player's own card to them, where nobody holds a higher one."""

    def apply(self, s, action, tell=None) -> None:
        super().apply(s, action, tell)
        turn, nothing = s.public.turn, because("say-keep")
        if tell and turn >= 0:
            lines = (CountLine(0, nothing, tuple(s.at(HAND[turn]))),)
            tell(Scored(turn, 0, 0, 0, 0, nothing, lines, viewers_of_the_best(s)))


def viewers_of_the_best(s) -> Viewers:
    """The player whose turn it is, if theirs is the highest card of all hands; else nobody."""
    held = {seat: rank(s.at(HAND[seat])[0]) for seat in s.public.ring if s.at(HAND[seat])}
    return viewers(s.public.turn) if held[s.public.turn] == max(held.values()) else NOBODY


class LosesACard(HighCard):
    """A card falls from the table."""

    def apply(self, s, action, tell=None) -> None:
        super().apply(s, action, tell)
        s.at(STOCK).pop(0)


class CoinsMoney(HighCard):
    """Money comes from nowhere."""

    def apply(self, s, action, tell=None) -> None:
        super().apply(s, action, tell)
        s.ledger.balances[purse(0)] = Farthings(s.ledger.balance(purse(0)) + 1)


class PaysInSilence(HighCard):
    """Money moves and nobody is told."""

    def apply(self, s, action, tell=None) -> None:
        super().apply(s, action, tell)
        if s.ledger.balance(POT):
            s.ledger.pay(POT, purse(0), Farthings(1), "slipped")


class TellsAFalseDealer(HighCard):
    """A notice says what is not so."""

    def apply(self, s, action, tell=None) -> None:
        super().apply(s, action, tell)
        if tell:
            tell(Changed("dealer", s.public.dealer + 1))


class SaysTheUnsayable(HighCard):
    """A sentence that no file has."""

    def apply(self, s, action, tell=None) -> None:
        super().apply(s, action, tell)
        if tell and self.question(s):
            tell(Announced(because("no-such-message")))


class AsksNobody(HighCard):
    """A question that awaits nobody."""

    def question(self, s) -> Question | None:
        question = super().question(s)
        return question and replace(question, asked=tuple(replace(asked, must=False) for asked in question.asked))


class AsksNobodyAtAll(HighCard):
    """A question that is put to no seat."""

    def question(self, s) -> Question | None:
        question = super().question(s)
        return question and replace(question, asked=())


class UnderstatesItsStakes(HighCard):
    """Lets anybody sit down, however little they have."""

    def most_at_stake(self, options) -> Farthings:
        return Farthings(1)


class HasAWayWithNoAnswer(HighCard):
    """Offers a way to answer besides, for which too few cards are held."""

    def ask_for(self, s, question, viewer) -> Ask:
        ask = super().ask_for(s, question, viewer)
        calls = tuple(replace(call, ways=(*call.ways, *_too_many_cards(call.ways))) for call in ask.calls)
        return replace(ask, calls=calls)


class HasAPileWithoutAPlace(HighCard):
    """A pile that lies nowhere on the table."""

    def layout(self, options, seats):
        return _without(super().layout(options, seats), "waste")


class HasMoneyWithoutAPlace(HighCard):
    """Money on an account that no heap shows."""

    def layout(self, options, seats):
        return _without(super().layout(options, seats), "pot")


class ShowsAnUntoldFact(HighCard):
    """A fact is shown whose changes are not told."""

    def layout(self, options, seats):
        layout = super().layout(options, seats)
        return replace(layout, spots=(*layout.spots, Spot(kind=Kind.DIALS, shows="winners")))


class TellsNoChangeOfTurn(HighCard):
    """The fact that says whose turn it is changes, and the screen is not told."""

    record = TurnUntold


class NamesNoOption(HighCard):
    """A house rule that no message names."""

    options = UnnamedOptions


class ShowsASlipWithoutASentence(HighCard):
    """A slip on the table for whose rows there is no message."""

    def layout(self, options, seats):
        layout = super().layout(options, seats)
        slip = Spot(kind=Kind.NOTE, shows="ring", message="note-ring", columns=("seat",))
        return replace(layout, spots=(*layout.spots, slip))


class TakesWhatIsNoAct(HighCard):
    """A place for the cards of an act that the game has not."""

    def layout(self, options, seats):
        layout = super().layout(options, seats)
        return replace(layout, spots=tuple(replace(spot, takes=("exchange",)) for spot in layout.spots))


class MovesCardsSomehow(HighCard):
    """A manner of moving cards that no message tells."""

    def apply(self, s, action, tell=None) -> None:
        super().apply(s, action, tell and (lambda event: tell(_flung(event))))


class MovesCardsNowhere(HighCard):
    """A movement to a place that is not on the table."""

    def apply(self, s, action, tell=None) -> None:
        super().apply(s, action, tell and (lambda event: tell(_vanishing(event))))


def _without(layout: Layout, name: str) -> Layout:
    return replace(layout, spots=tuple(spot for spot in layout.spots if name not in (spot.shows, spot.within)))


def _vanishing(event: AnyEvent) -> AnyEvent:
    return replace(event, target="nowhere") if isinstance(event, Moved) else event


def _flung(event: AnyEvent) -> AnyEvent:
    return replace(event, how="fling") if isinstance(event, Moved) else event


def _too_many_cards(ways: tuple[Way, ...]) -> list[Way]:
    part = PickCards((STOCK.key,), least=99, most=99, several=True, field="cards")
    return [Way(way.act, (part,)) for way in ways if way.parts]


class Planted(Seating, frozen=True):
    """A table of a game with a fault in it."""

    plant: type = HighCard

    @property
    def game(self) -> AnyGame:
        return self.plant()


ALL: tuple[type[Observer], ...] = tuple(
    each
    for room in (integrity, privacy, on_screen, told)
    for each in vars(room).values()
    if isinstance(each, type) and issubclass(each, Observer) and each is not Observer
)


def found(plant: type) -> set[str]:
    """The observers that find a fault in this game."""
    seating = Planted("high_card", "plain", 3, plant=plant)
    return set(watched(seating, ALL, 150))


@pytest.mark.parametrize(
    ("plant", "observer"),
    [
        (AnnouncesARank, "WhatIsToldDoesNotKnowWhatItHides"),
        (SaysWhoIsStrong, "AViewDoesNotKnowWhatItHides"),
        (AsksTheWeak, "AViewDoesNotKnowWhatItHides"),
        (NotesAStrongHand, "WhatIsDealtStandsInNoRecord"),
        (NotesAHighCardDrawn, "WhatIsToldDoesNotKnowWhatItHides"),
        (RefusesByTheStock, "ARefusalTellsNothing"),
        (ShowsTheStock, "NoEventShowsAFaceThatIsNotSeen"),
        (ShowsABestCardAgain, "WhatIsToldDoesNotKnowWhatItHides"),
        (CountsABestCard, "WhatIsToldDoesNotKnowWhatItHides"),
        (LosesACard, "EveryCardIsInOnePlace"),
        (CoinsMoney, "NoFarthingIsMadeOrLost"),
        (PaysInSilence, "EventsCarryAViewToTheNext"),
        (TellsAFalseDealer, "EventsCarryAViewToTheNext"),
        (SaysTheUnsayable, "EverythingIsInWords"),
        (AsksNobody, "WhoeverIsAskedCanAnswer"),
        (HasAWayWithNoAnswer, "WhoeverIsAskedCanAnswer"),
        (HasAPileWithoutAPlace, "EverythingHasItsPlace"),
        (HasMoneyWithoutAPlace, "EverythingHasItsPlace"),
        (TellsNoChangeOfTurn, "NothingIsDrawnThatIsNotThere"),
        (TakesWhatIsNoAct, "NothingIsDrawnThatIsNotThere"),
        (NamesNoOption, "EverythingIsInWords"),
        (ShowsASlipWithoutASentence, "EverythingIsInWords"),
        (MovesCardsSomehow, "EverythingIsInWords"),
        (ShowsAnUntoldFact, "NothingIsDrawnThatIsNotThere"),
        (MovesCardsNowhere, "TheQuestionNamesPlacesThatAreThere"),
    ],
    ids=lambda each: each if isinstance(each, str) else each.__name__,
)
def test_a_planted_fault_is_found(plant: type, observer: str) -> None:
    assert observer in found(plant)


@pytest.mark.parametrize("plant", [HighCard, AnnouncesARankByLaw, AsksTheWeakByLaw])
def test_what_is_in_order_or_disclosed_by_law_is_not_held_against_a_game(plant: type) -> None:
    assert found(plant) == set()


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        (HasAPileWithoutAPlace, "waste:0 has no place for chair 0"),
        (HasMoneyWithoutAPlace, "the money of pot has no place for chair -1"),
        (SaysTheUnsayable, "'no-such-message', args=(), law='') has no sentence"),
        (AsksNobody, "“change” awaits nobody"),
        (HasAWayWithNoAnswer, "no answer is by the way Way(act='change', parts=(PickCards(zones=('pack',), least=99"),
        (TellsNoChangeOfTurn, "no change of turn is told"),
        (NotesAStrongHand, "'winners': ("),
        (NamesNoOption, "no message: ['option-moonlight', 'option-moonlight-help']"),
        (ShowsASlipWithoutASentence, "no message: ['note-ring']"),
        (TakesWhatIsNoAct, "takes the cards of acts that the game has not: {'exchange'}"),
        (MovesCardsSomehow, "no message for the movement fling"),
    ],
    ids=lambda each: "" if isinstance(each, str) else each.__name__,
)
def test_a_fault_is_named(plant: type, sentence: str) -> None:
    said = watched(Planted("high_card", "plain", 3, plant=plant), ALL, 150).values()
    assert any(sentence in fault for fault in said), said


def test_a_question_that_is_put_to_nobody_is_named() -> None:
    with pytest.raises(AssertionError, match="“change” awaits nobody"):
        found(AsksNobodyAtAll)


def test_a_stake_that_a_purse_cannot_pay_is_named() -> None:
    with pytest.raises(Refused, match=r"purse:. holds .*, less than 6d"):
        found(UnderstatesItsStakes)
