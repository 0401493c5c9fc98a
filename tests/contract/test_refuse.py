"""One judge: what is lawful is taken, and everything else gets a sentence and changes nothing."""

from random import Random

from crowe_table.engine.core import Reason
from crowe_table.engine.table import Table
from crowe_table.words import Company, Words
from tests.contract.mutants import mutants, plain
from tests.contract.play import GAMES, Seating, answer, answers, every_seating, fits, step

MUTANTS = 10_000 if GAMES <= 100 else 100_000
"""Answers gone wrong at each preset's seatings together."""


@every_seating
def test_every_lawful_answer_is_accepted(seating: Seating) -> None:
    for table, rng in seating.tables():
        while seating.comes(table, rng):
            assert all(table.refuse(action) is None for action in answers(table))
            step(table, rng)


@every_seating
def test_only_those_who_are_asked_have_answers(seating: Seating) -> None:
    for table, rng in seating.tables(share=6):
        while seating.comes(table, rng):
            ask = table.ask
            assert ask is not None
            for seat in seating.viewers:
                view = table.view(seat)
                call = ask.call_of(seat)
                assert bool(view.legal) == (call is not None)
                assert all(action.seat == seat for action in view.legal)
                assert call is None or {plain(a)[0] for a in view.legal} == {way.act for way in call.ways}
            step(table, rng)


@every_seating
def test_answers_gone_wrong_are_refused_in_words_and_change_nothing(seating: Seating) -> None:
    words = Words().game(seating.slug).to(Company(names=tuple("ABCDEFGH"[: seating.seats]), viewer=0))
    tried = refused = 0
    rng = Random(f"mutants {seating}")
    number = 0
    while tried < MUTANTS // seating.companies:
        table, number = seating.table(number), number + 1
        while not table.over and tried < MUTANTS // seating.companies:
            seal = table.digest()
            lawful = {plain(action) for action in answers(table)}
            for mutant in mutants(answer(table, rng), seating.game.actions, rng, 40):
                reason = table.refuse(mutant)
                tried += 1
                if plain(mutant) in lawful:
                    assert reason is None
                    continue
                if reason is None:
                    assert fits(table, mutant), mutant
                    continue
                assert isinstance(reason, Reason), mutant
                refused += 1
                assert table.submit(mutant) == reason
                assert words.has(reason.key), reason
                assert "{" not in words.reason(reason)
            assert table.digest() == seal
            step(table, rng)
    assert refused > tried // 2


@every_seating
def test_when_the_game_is_over_nothing_is_taken(seating: Seating) -> None:
    for table, rng in seating.tables(share=20):
        last = None
        while not table.over:
            last = answer(table, rng)
            table.submit(last)
        assert last is not None
        assert isinstance(table.submit(last), Reason)


@every_seating
def test_a_fault_in_the_laws_is_a_refusal(seating: Seating) -> None:
    table, rng = next(seating.tables())
    step(table, rng)
    action = answer(table, rng)
    seal, past = table.digest(), table.view(0).past

    class Faulty(type(table.game)):
        def apply(self, s, action, tell) -> None:
            super().apply(s, action, tell)
            raise ZeroDivisionError("on purpose")

    sound, table.game = table.game, Faulty()
    told = table.submit(action)
    assert isinstance(told, Reason)
    assert told.key == "refuse-fault"
    assert (table.digest(), table.view(0).past) == (seal, past)
    table.game = sound
    assert not isinstance(table.submit(action), Reason)
    assert isinstance(table, Table)
