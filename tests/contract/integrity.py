"""Integrity of the state: cards, money, copies, and legal and illegal actions."""

import logging
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from crowe_table.engine.cards import Card
from crowe_table.engine.core import (
    MAX_SEATS,
    SPECTATOR,
    Action,
    AnswerForm,
    AnyEvent,
    Ended,
    PickCards,
    PickSeat,
    Reason,
    Seat,
    ThrowDice,
    Timeout,
    Zone,
    act_of,
)
from crowe_table.engine.money import BOXES, MINT, STORE, Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import AnyState
from crowe_table.engine.table import Table, action_decoder
from crowe_table.words import Company, Words
from tests.any_game import AnyTable, AnyView
from tests.contract.mutants import mutants, plain
from tests.contract.observing import Moment, Observer
from tests.contract.tables import Seating, answer, answer_to, truth


class TheGameEndsOnce(Observer):
    """The end of the game is the last event and occurs only once. Afterwards no seat is asked."""

    def after(self, was: Moment, action: Action, events: tuple[AnyEvent, ...], now: Moment) -> None:
        ends = [isinstance(event, Ended) for event in events]
        assert any(ends) == now.table.over
        assert sum(ends) == ends[-1:].count(True), "something is told after the end"

    def rises(self, now: Moment) -> None:
        assert now.question is None
        assert now.game.question(now.state) is None
        for seat in now.seating.viewers:
            assert (now.view(seat).ask, now.view(seat).legal) == (None, ())


class EveryCardIsInOnePlace(Observer):
    """No card is created, lost or duplicated."""

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        self.pack = self._cards(table.game.zones(truth(table)))
        assert set(self.pack.values()) <= {1}

    def after(self, was: Moment, action: Action, events: tuple[AnyEvent, ...], now: Moment) -> None:
        zones = now.zones
        found = self._cards(zones)
        assert found == self.pack, f"lost: {self.pack - found}; doubled or come from nowhere: {found - self.pack}"
        assert len({zone.key for zone in zones}) == len(zones)
        for zone in zones:
            assert isinstance(zone.viewers, int) or len(zone.viewers) == len(zone.cards), zone.key
        laid = {card for zone in zones for card in zone.cards}
        assert set(now.state.known) <= laid, "somebody remembers a card that is not there"

    def _cards(self, zones: Iterable[Zone]) -> Counter[Card]:
        return Counter(card for zone in zones for card in zone.cards)


class NoFarthingIsMadeOrLost(Observer):
    """All money accounts sum to zero, and so do all counter accounts.

    Only the mint and boxes of counters may be negative. A player's result is the change of the player's purse.
    """

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        assert truth(table).ledger.balance(MINT) <= -sum(table.setup.purses)

    def after(self, was: Moment, action: Action, events: tuple[AnyEvent, ...], now: Moment) -> None:
        ledger = now.state.ledger
        assert ledger.sum() == 0, f"the ledger sums to {ledger.sum()}"
        balances = ledger.balances.items()
        counters = sum(sum_ for account, sum_ in balances if account.counters)
        assert counters == 0, f"the counters in the ledger sum to {counters}"
        overdrawn = [each.text for each, sum_ in balances if sum_ < 0 and each not in (MINT, STORE, *BOXES)]
        assert not overdrawn, f"overdrawn: {overdrawn}"

    def rises(self, now: Moment) -> None:
        ledger, record = now.state.ledger, now.view(SPECTATOR).public
        entries = ledger.entries()
        minted = [entry for entry in entries if entry.source == MINT]
        assert sum(entry.farthings for entry in minted if entry.target.personal) == sum(record.opened)
        back = sum(entry.farthings for entry in entries if entry.target == MINT)
        assert sum(entry.farthings for entry in minted) - back == -ledger.balance(MINT)
        purses = record.purses
        won = tuple(after - before for after, before in zip(purses, record.opened, strict=True))
        assert now.table.result() == won


class EvaluationsAreConsistent(Observer):
    """An evaluation lies between −1 and 1. At the end only the winners have 1, and a next game is possible."""

    often = 0.3

    def before(self, moment: Moment) -> None:
        values = moment.game.evaluate(moment.state)
        assert len(values) == moment.seating.seats
        assert all(-1 <= value <= 1 for value in values)

    def after(self, was: Moment, action: Action, events: tuple[AnyEvent, ...], now: Moment) -> None:
        self.last = events[-1] if events else None
        if isinstance(self.last, Ended):
            values = now.game.evaluate(now.state)
            assert {seat for seat, value in enumerate(values) if value == 1} == set(self.last.winners)

    def rises(self, now: Moment) -> None:
        following = now.table.next_options()
        assert isinstance(following, type(now.table.setup.options))
        assert now.game.unfit(msgspec.structs.replace(now.table.setup, options=following)) is None


# --- Copies ----------------------------------------------------------------------------------------------------------


PLAIN = frozenset({int, str, float, bool, bytes, Chance, type(None)})
"""Types of immutable values that refer to no mutable objects."""


def changeable(value: object) -> set[int]:
    """Return the identities of all mutable objects in a state."""
    if type(value) in PLAIN or isinstance(value, int | type) or callable(value):
        return set()
    if isinstance(value, list | tuple):
        itself = {id(value)} if isinstance(value, list) else set()
        return itself.union(*[changeable(each) for each in value if type(each) not in PLAIN])
    if isinstance(value, dict):
        return {id(value)}.union(*[changeable(each) for each in value.values() if type(each) not in PLAIN])
    if isinstance(value, msgspec.Struct):
        itself = set() if type(value).__struct_config__.frozen else {id(value)}
        return itself.union(*[changeable(getattr(value, name)) for name in value.__struct_fields__])
    names = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    if "entry" in names:
        return set()
    return {id(value)}.union(*(changeable(getattr(value, name)) for name in names))


SHARED = ("declared",)
"""Fields that copies of a state may share. The declaration of the piles is the same at all tables of a game."""


class ACopySharesNothing(Observer):
    """A copy equals its state and shares no mutable object with it."""

    often = 0.1

    def before(self, moment: Moment) -> None:
        s = moment.state
        twin = s.clone()
        assert twin.digest() == moment.seal
        both = changeable(s) & changeable(twin)
        shared = set().union(*(changeable(getattr(s, name)) for name in SHARED))
        assert not both - shared


class EarlierCopiesNeverChange(Observer):
    """A copy of a state never changes, whatever happens later to the table or to other copies."""

    often = 0.1

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        self.kept: list[tuple[AnyState, str]] = []

    def before(self, moment: Moment) -> None:
        self.kept.append((moment.state.clone(), moment.seal))
        self._run_on(moment, moment.state.clone(), 6)
        assert moment.state.digest() == moment.seal, "what a copy plays changes the table"

    def rises(self, now: Moment) -> None:
        assert all(copy.digest() == seal for copy, seal in self.kept)

    def _run_on(self, moment: Moment, s: AnyState, answers: int) -> None:
        for _ in range(answers):
            question = moment.game.question(s)
            if question is None:
                return
            moment.game.apply(s, answer_to(moment.game, s, question, moment.rng))


class PlayIsIndependentOfListeners(Observer):
    """Play without an event callback, as in a search, leads to the same state as play with a callback."""

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        self.silent = seating.game.new(table.setup)
        self.done = 0

    def before(self, moment: Moment) -> None:
        self._follow(moment)

    def rises(self, now: Moment) -> None:
        self._follow(now)
        assert now.game.question(self.silent) is None

    def _follow(self, moment: Moment) -> None:
        for action in moment.table.actions[self.done :]:
            moment.game.apply(self.silent, action)
        self.done = len(moment.table.actions)
        assert self.silent.digest() == moment.seal


class ReplayGivesTheSameTable(Observer):
    """A replay from the setup gives the same table. So does an undo followed by the same actions."""

    def rises(self, now: Moment) -> None:
        table, rng = now.table, now.rng
        twin: AnyTable = Table(now.game, table.setup)
        back = sorted({rng.randrange(len(table.actions)) for _ in range(3)})
        for count, action in enumerate(table.actions):
            if count in back:
                stood = table.at(count)
                assert stood.digest() == twin.digest()
                assert list(stood.actions) == list(twin.actions)
                for seat in now.seating.viewers:
                    assert stood.view(seat) == twin.view(seat)
            assert twin.events(count) == table.events(count)
            assert not isinstance(twin.submit(action), Reason)
        assert twin.digest() == table.digest()
        for count in (1, len(table.actions) - back[0]):
            undone = table.at(len(table.actions))
            assert undone.take_back(count)
            assert undone.digest() == table.at(len(table.actions) - count).digest()
        assert not any(twin.take_back(count) for count in (0, -1, len(table.actions) + 1, 2**40))
        assert twin.digest() == table.digest()


class ActionsRoundTrip(Observer):
    """Every action can be written as one line of plain data. Reading the line gives an equal action."""

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        self.decoder = action_decoder(table.game)
        options = table.setup.options
        assert msgspec.json.decode(msgspec.json.encode(options), type=table.game.options) == options

    def after(self, was: Moment, action: Action, events: tuple[AnyEvent, ...], now: Moment) -> None:
        assert self.decoder.decode(msgspec.json.encode(action)) == action


# --- Actions ---------------------------------------------------------------------------------------------------------


class EveryQuestionHasLegalActions(Observer):
    """Every question awaits a player or has a time limit.

    Each form of answer has a legal action, and each legal action is accepted.
    """

    def before(self, moment: Moment) -> None:
        question = moment.asked
        assert question.awaited() or question.time_limit, f"“{question.key}” awaits nobody"
        assert len({asked.seat for asked in question.asked}) == len(question.asked), "a seat is asked twice at once"
        for seat in {*moment.watching, *[asked.seat for asked in question.asked]}:
            view, asked = moment.view(seat), question.asked_of(seat)
            assert bool(view.legal) == (asked is not None), f"{seat} is asked {asked}, and may answer {view.legal}"
            assert all(action.seat == seat for action in view.legal), f"{seat} may answer for another: {view.legal}"
            if asked is None or view.call is None:
                continue
            acts = {act_of(act) for act in asked.acts}
            forms, answered = {form.act for form in view.call.forms}, {act_of(action) for action in view.legal}
            assert acts == forms == answered, (
                f"{seat} is asked for {acts}, in the forms {forms}, and may answer {answered}"
            )
            for action in view.legal:
                reason = moment.game.refuse(moment.state, action)
                assert reason is None, f"{action} is listed and refused: {reason}"
            for form in view.call.forms:
                assert any(answers(action, form, view) for action in view.legal), f"no answer has the form {form}"


def answers(action: Action, form: AnswerForm, view: AnyView) -> bool:
    """Return whether an action fits this form: its act, the zones of its cards, and the bounds of all values."""
    if act_of(action) != form.act:
        return False
    for part in form.parts:
        if isinstance(part, ThrowDice):
            continue
        value = getattr(action, part.field)
        alone = isinstance(part, PickCards | PickSeat) and not part.several
        if not part.takes((value,) if alone else value):
            return False
        if isinstance(part, PickCards):
            lying = {card for zone in part.zones for card in view.zone(zone).cards}
            if not lying.issuperset((value,) if alone else value):
                return False
    return True


class IllegalActionsAreRefused(Observer):
    """An illegal action is refused with a message and changes nothing. An accepted action fits the question."""

    often = 0.25

    def __init__(self) -> None:
        self.tried = self.refused = 0

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        self.words = Words().game(seating.slug).to(Company(names=tuple("ABCDEFGHI"[: seating.seats]), viewer=Seat(0)))

    def before(self, moment: Moment) -> None:
        table, seal = moment.table, moment.seal
        for mutant in mutants(answer(table, moment.rng), moment.game.actions, moment.rng, 12):
            reason = table.refuse(mutant)
            self.tried += 1
            if reason is None:
                self._taken_by_a_copy(moment, mutant)
                continue
            self.refused += 1
            assert table.submit(mutant) == reason
            assert self.words.has(reason.key), f"{reason.key} has no sentence; {mutant}"
            assert "{" not in self.words.reason(reason), reason
        assert table.digest() == seal

    def _taken_by_a_copy(self, moment: Moment, mutant: Action) -> None:
        asked = moment.asked.asked_of(mutant.seat)
        acts = asked.acts if asked else (Timeout,) if moment.asked.time_limit else ()
        assert type(mutant) in acts, mutant
        moment.game.apply(moment.state.clone(), mutant)
        assert plain(action_decoder(moment.game).decode(msgspec.json.encode(mutant))) == plain(mutant)

    def leaves(self, seating: Seating) -> None:
        assert self.refused >= self.tried // 2, f"of {self.tried} answers gone wrong {self.refused} were refused"


class GeneralRefusals(Observer):
    """The table refuses an unknown seat, a finished game, and an action for which the rules raise an exception.

    The table does not change.
    """

    def before(self, moment: Moment) -> None:
        if moment.table.actions:
            return
        action = answer(moment.table, moment.rng)
        for wrong in (-1, -2, moment.seating.seats, MAX_SEATS, 30, 2**80):
            reason = moment.table.refuse(msgspec.structs.replace(action, seat=wrong))
            assert reason is not None
            assert reason.key == "refuse-no-such-seat"

    def __init__(self) -> None:
        self.failed = False

    def rises(self, now: Moment) -> None:
        last = now.table.actions[-1]
        reason = now.table.refuse(last)
        assert reason is not None
        assert reason.key == "refuse-over"
        if not self.failed:
            self.failed = True
            self._laws_fail(now, last)

    def _laws_fail(self, now: Moment, last: Action) -> None:
        before = now.table.at(len(now.table.actions) - 1)
        seal, past = before.digest(), before.view(SPECTATOR).past
        before.game = _faulty(now.table)
        logging.disable(logging.CRITICAL)
        fault = before.submit(last)
        logging.disable(logging.NOTSET)
        assert isinstance(fault, Reason)
        assert fault.key == "refuse-fault"
        assert (before.digest(), before.view(SPECTATOR).past) == (seal, past)
        before.game = now.game
        assert isinstance(before.submit(last), tuple)


def _faulty(table: AnyTable) -> Any:
    class Faulty(type(table.game)):  # type: ignore[misc]
        def apply(self, s, action, emit=None) -> None:
            super().apply(s, action, emit)
            raise ZeroDivisionError("on purpose")

    return Faulty()


class AnImpossibleTableIsRefused(Observer):
    """A wrong number of seats or of purses leads to one message and no exception."""

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        setup, words = table.setup, Words().game(seating.slug)
        rng = Random(str(seating))
        assert table.game.unfit(setup) is None
        for seats in (0, 1, 9, 10, rng.randrange(11, 99)):
            if any(seats in preset.seats for preset in table.game.presets):
                continue
            for purses in (setup.purses, (Farthings(5000),) * seats):
                reason = table.game.unfit(msgspec.structs.replace(setup, seats=seats, purses=purses))
                assert reason is not None, f"{seats} players may sit down"
                assert words.has(reason.key), reason
        poor = table.game.unfit(msgspec.structs.replace(setup, purses=(Farthings(0),) * setup.seats))
        assert poor is None or words.has(poor.key)
