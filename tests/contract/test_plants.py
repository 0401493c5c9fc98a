"""Tests of the contract itself. Each planted leak or fault is found by the observer that is responsible for it."""

import pytest
from crowe_table.games.high_card.options import HighCardOptions
from crowe_table.games.high_card.rules import HighCard
from crowe_table.games.high_card.state import HighCardRecord
from msgspec.structs import replace

from crowe_table.engine.cards import rank
from crowe_table.engine.core import (
    NOBODY,
    Announced,
    AnswerForm,
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
    """Announces the rank of the next player's card."""

    def apply(self, s, action, emit=None) -> None:
        super().apply(s, action, emit)
        cards = s.at(HAND[s.public.turn]) if s.public.turn >= 0 else ()
        if emit and cards:
            emit(Announced(because("say-keep", rank=rank(cards[0]))))


class AnnouncesARankByLaw(HighCard):
    """Announces the rank of the next player's card. The rules permit this disclosure."""

    def apply(self, s, action, emit=None) -> None:
        events: list[AnyEvent] = []
        super().apply(s, action, events.append)
        cards = s.at(HAND[s.public.turn]) if s.public.turn >= 0 else ()
        if cards:
            events.append(Announced(because("say-keep", rank=rank(cards[0])), discloses=True))
        for event in events if emit else ():
            emit(event)


class SaysWhoIsStrong(HighCard):
    """Records publicly whether the next player's card is high."""

    def public(self, s):
        return self._with(super().public(s), s)

    def _with(self, public, s):
        strong = s.public.turn >= 0 and rank(s.at(HAND[s.public.turn])[0]) > 6
        public.winners = (Seat(0),) if strong else public.winners
        return public


class AsksTheWeak(HighCard):
    """Asks a player with a low card a different question."""

    def question(self, s) -> Question | None:
        question = super().question(s)
        if question is None or s.public.turn < 0 or rank(s.at(HAND[s.public.turn])[0]) > 6:
            return question
        return replace(question, args=(("weak", "yes"),))


class AsksTheWeakByLaw(AsksTheWeak):
    """Asks a player with a low card a different question. The rules permit this disclosure."""

    def question(self, s) -> Question | None:
        question = super().question(s)
        if question is None:
            return None
        return replace(question, asked=tuple(replace(asked, discloses=True) for asked in question.asked))


class NotesAStrongHand(HighCard):
    """Records at the deal, without an event, whether the first player's card is high."""

    def apply(self, s, action, emit=None) -> None:
        deal = s.public.deal
        super().apply(s, action, emit)
        if s.public.deal != deal:
            s.public.winners = (Seat(0),) if rank(s.at(HAND[s.public.turn])[0]) > 6 else ()


class NotesAHighCardDrawn(HighCard):
    """Records, without an event, whether the card drawn in exchange is high."""

    def apply(self, s, action, emit=None) -> None:
        super().apply(s, action, emit)
        if s.at(HAND[action.seat]):
            s.public.winners = (Seat(0),) if rank(s.at(HAND[action.seat])[0]) > 6 else ()


class RefusesByTheStock(HighCard):
    """Names the top card of the pack in a refusal."""

    def refuse(self, s, action) -> Reason | None:
        reason = super().refuse(s, action)
        return reason and replace(reason, args=(("rank", rank(s.at(STOCK)[-1])),))


class ShowsTheStock(HighCard):
    """Shows the top card of the pack to each player who has exchanged."""

    def apply(self, s, action, emit=None) -> None:
        super().apply(s, action, emit)
        if emit:
            stock = s.at(STOCK)
            emit(Shown(STOCK.key, (len(stock) - 1,), (stock[-1],), viewers(action.seat)))


class ShowsABestCardAgain(HighCard):
    """Shows the next player their own card again if it is the highest. Other players see that a card is shown."""

    def apply(self, s, action, emit=None) -> None:
        super().apply(s, action, emit)
        turn = s.public.turn
        if emit and turn >= 0:
            emit(Shown(HAND[turn].key, (0,), s.at(HAND[turn])[:1], viewers_of_the_best(s)))


class CountsABestCard(HighCard):
    """Counts the next player's own card for this player only, if it is the highest."""

    def apply(self, s, action, emit=None) -> None:
        super().apply(s, action, emit)
        turn, nothing = s.public.turn, because("say-keep")
        if emit and turn >= 0:
            lines = (CountLine(0, nothing, tuple(s.at(HAND[turn]))),)
            emit(Scored(turn, 0, 0, 0, 0, nothing, lines, viewers_of_the_best(s)))


def viewers_of_the_best(s) -> Viewers:
    """Return the player whose turn it is if that player has the highest card. Otherwise return nobody."""
    held = {seat: rank(s.at(HAND[seat])[0]) for seat in s.public.ring if s.at(HAND[seat])}
    return viewers(s.public.turn) if held[s.public.turn] == max(held.values()) else NOBODY


class LosesACard(HighCard):
    """Loses a card."""

    def apply(self, s, action, emit=None) -> None:
        super().apply(s, action, emit)
        s.at(STOCK).pop(0)


class CoinsMoney(HighCard):
    """Creates money."""

    def apply(self, s, action, emit=None) -> None:
        super().apply(s, action, emit)
        s.ledger.balances[purse(0)] = Farthings(s.ledger.balance(purse(0)) + 1)


class PaysInSilence(HighCard):
    """Moves money without reporting an event."""

    def apply(self, s, action, emit=None) -> None:
        super().apply(s, action, emit)
        if s.ledger.balance(POT):
            s.ledger.pay(POT, purse(0), Farthings(1), "slipped")


class TellsAFalseDealer(HighCard):
    """Sends a false notice of the dealer."""

    def apply(self, s, action, emit=None) -> None:
        super().apply(s, action, emit)
        if emit:
            emit(Changed("dealer", s.public.dealer + 1))


class SaysTheUnsayable(HighCard):
    """Uses a message that does not exist."""

    def apply(self, s, action, emit=None) -> None:
        super().apply(s, action, emit)
        if emit and self.question(s):
            emit(Announced(because("no-such-message")))


class AsksNobody(HighCard):
    """Asks a question that requires no answer."""

    def question(self, s) -> Question | None:
        question = super().question(s)
        return question and replace(question, asked=tuple(replace(asked, must=False) for asked in question.asked))


class AsksNobodyAtAll(HighCard):
    """Asks a question of no seat."""

    def question(self, s) -> Question | None:
        question = super().question(s)
        return question and replace(question, asked=())


class UnderstatesItsStakes(HighCard):
    """Admits players with too little money."""

    def max_at_stake(self, options) -> Farthings:
        return Farthings(1)


class HasAFormWithNoAnswer(HighCard):
    """Offers a form of answer for which there are too few cards."""

    def ask_for(self, s, question, viewer) -> Ask:
        ask = super().ask_for(s, question, viewer)
        calls = tuple(replace(call, forms=(*call.forms, *_too_many_cards(call.forms))) for call in ask.calls)
        return replace(ask, calls=calls)


class HasAPileWithoutAPlace(HighCard):
    """Has a pile for which the layout has no spot."""

    def layout(self, options, seats):
        return _without(super().layout(options, seats), "waste")


class HasMoneyWithoutAPlace(HighCard):
    """Has money on an account for which the layout has no spot."""

    def layout(self, options, seats):
        return _without(super().layout(options, seats), "pot")


class ShowsAnUntoldFact(HighCard):
    """Shows a fact that changes without an event."""

    def layout(self, options, seats):
        layout = super().layout(options, seats)
        return replace(layout, spots=(*layout.spots, Spot(kind=Kind.DIALS, shows="winners")))


class TellsNoChangeOfTurn(HighCard):
    """Changes the turn without an event."""

    record = TurnUntold


class NamesNoOption(HighCard):
    """Has an option without a message."""

    options = UnnamedOptions


class ShowsASlipWithoutASentence(HighCard):
    """Has a note on the table without a message for its rows."""

    def layout(self, options, seats):
        layout = super().layout(options, seats)
        slip = Spot(kind=Kind.NOTE, shows="ring", message="note-ring", columns=("seat",))
        return replace(layout, spots=(*layout.spots, slip))


class TakesWhatIsNoAct(HighCard):
    """Has a drop target for an act that the game does not have."""

    def layout(self, options, seats):
        layout = super().layout(options, seats)
        return replace(layout, spots=tuple(replace(spot, takes=("exchange",)) for spot in layout.spots))


class MovesCardsSomehow(HighCard):
    """Moves cards in a way for which there is no message."""

    def apply(self, s, action, emit=None) -> None:
        super().apply(s, action, emit and (lambda event: emit(_flung(event))))


class MovesCardsNowhere(HighCard):
    """Moves cards to a zone that is not on the table."""

    def apply(self, s, action, emit=None) -> None:
        super().apply(s, action, emit and (lambda event: emit(_vanishing(event))))


def _without(layout: Layout, name: str) -> Layout:
    return replace(layout, spots=tuple(spot for spot in layout.spots if name not in (spot.shows, spot.within)))


def _vanishing(event: AnyEvent) -> AnyEvent:
    return replace(event, target="nowhere") if isinstance(event, Moved) else event


def _flung(event: AnyEvent) -> AnyEvent:
    return replace(event, how="fling") if isinstance(event, Moved) else event


def _too_many_cards(forms: tuple[AnswerForm, ...]) -> list[AnswerForm]:
    part = PickCards((STOCK.key,), least=99, most=99, several=True, field="cards")
    return [AnswerForm(form.act, (part,)) for form in forms if form.parts]


class Planted(Seating, frozen=True):
    """A table of a game that has a planted fault."""

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
    """Return the names of the observers that find a fault in this game."""
    seating = Planted("high-card", "plain", 3, plant=plant)
    return set(watched(seating, ALL, 150))


@pytest.mark.parametrize(
    ("plant", "observer"),
    [
        (AnnouncesARank, "EventsIgnoreHiddenCards"),
        (SaysWhoIsStrong, "ViewsIgnoreHiddenCards"),
        (AsksTheWeak, "ViewsIgnoreHiddenCards"),
        (NotesAStrongHand, "TheRecordIgnoresTheDeal"),
        (NotesAHighCardDrawn, "EventsIgnoreHiddenCards"),
        (RefusesByTheStock, "RefusalsIgnoreHiddenCards"),
        (ShowsTheStock, "EventsShowOnlyVisibleFaces"),
        (ShowsABestCardAgain, "EventsIgnoreHiddenCards"),
        (CountsABestCard, "EventsIgnoreHiddenCards"),
        (LosesACard, "EveryCardIsInOnePlace"),
        (CoinsMoney, "NoFarthingIsMadeOrLost"),
        (PaysInSilence, "EventsGiveTheNextView"),
        (TellsAFalseDealer, "EventsGiveTheNextView"),
        (SaysTheUnsayable, "EverythingHasAMessage"),
        (AsksNobody, "EveryQuestionHasLegalActions"),
        (HasAFormWithNoAnswer, "EveryQuestionHasLegalActions"),
        (HasAPileWithoutAPlace, "EverythingHasItsPlace"),
        (HasMoneyWithoutAPlace, "EverythingHasItsPlace"),
        (TellsNoChangeOfTurn, "TheLayoutShowsOnlyWhatExists"),
        (TakesWhatIsNoAct, "TheLayoutShowsOnlyWhatExists"),
        (NamesNoOption, "EverythingHasAMessage"),
        (ShowsASlipWithoutASentence, "EverythingHasAMessage"),
        (MovesCardsSomehow, "EverythingHasAMessage"),
        (ShowsAnUntoldFact, "TheLayoutShowsOnlyWhatExists"),
        (MovesCardsNowhere, "QuestionsNameExistingPlaces"),
    ],
    ids=lambda each: each if isinstance(each, str) else each.__name__,
)
def test_a_planted_fault_is_found(plant: type, observer: str) -> None:
    assert observer in found(plant)


@pytest.mark.parametrize("plant", [HighCard, AnnouncesARankByLaw, AsksTheWeakByLaw])
def test_correct_games_and_legal_disclosures_pass(plant: type) -> None:
    assert found(plant) == set()


@pytest.mark.parametrize(
    ("plant", "sentence"),
    [
        (HasAPileWithoutAPlace, "waste has no place for chair -1"),
        (HasMoneyWithoutAPlace, "the money of pot has no place for chair -1"),
        (SaysTheUnsayable, "'no-such-message', args=(), law='') has no sentence"),
        (AsksNobody, "“change” awaits nobody"),
        (
            HasAFormWithNoAnswer,
            "no answer has the form AnswerForm(act='change', parts=(PickCards(zones=('pack',), least=99",
        ),
        (TellsNoChangeOfTurn, "no change of turn is told"),
        (NotesAStrongHand, "'winners': ("),
        (NamesNoOption, "no message: ['option-moonlight', 'option-moonlight-help']"),
        (ShowsASlipWithoutASentence, "no message: ['note-ring']"),
        (TakesWhatIsNoAct, "takes the cards of acts that the game has not: {'exchange'}"),
        (MovesCardsSomehow, "no message for the movement fling"),
    ],
    ids=lambda each: "" if isinstance(each, str) else each.__name__,
)
def test_a_planted_fault_is_described(plant: type, sentence: str) -> None:
    said = watched(Planted("high-card", "plain", 3, plant=plant), ALL, 150).values()
    assert any(sentence in fault for fault in said), said


def test_a_question_of_no_seat_is_reported() -> None:
    with pytest.raises(AssertionError, match="“change” awaits nobody"):
        found(AsksNobodyAtAll)


def test_an_unaffordable_stake_is_reported() -> None:
    with pytest.raises(Refused, match=r"purse:. holds .*, less than 6d"):
        found(UnderstatesItsStakes)
