"""The Table, which owns the state: general refusals, views, events and undo."""

import logging
import pickle
from random import Random
from typing import Any

import msgspec
import pytest
from crowe_table.games.high_card.rules import HighCard

from crowe_table import games
from crowe_table.engine import table as engine_table
from crowe_table.engine.cards import Card
from crowe_table.engine.core import SPECTATOR, TABLE, Action, Changed, Options, Reason, Seat, Setup, Timeout
from crowe_table.engine.money import MINT, POT, Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table, action_decoder
from crowe_table.games.cribbage.actions import LayOut
from crowe_table.kit.between_deals import Ready
from tests.contract.mutants import ForeignAction
from tests.contract.tables import answer, truth
from tests.present import present

GAME: Any = games.game("high-card")
CHANGE = GAME.actions[0]
A, B = Seat(0), Seat(1)


def laid(seed: str = "table", deals: int = 20, game=GAME):
    """Return a table of High Card for two after this number of deals.

    Each deal has four answers, and the last has two.
    """
    options = msgspec.structs.replace(game.preset("plain", 2), deals=deals)
    return Table(game, Setup(options, 2, (Farthings(2016),) * 2, Chance(seed)))


def played(answers: int, seed: str = "table"):
    table, rng = laid(seed), Random(seed)
    for _ in range(answers):
        assert not isinstance(table.submit(answer(table, rng)), Reason)
    return table


# --- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (ForeignAction(A), "refuse-foreign"),
        (Ready(Seat(2)), "refuse-no-such-seat"),
        (Ready(Seat(-1)), "refuse-no-such-seat"),
        (Ready(Seat(2**80)), "refuse-no-such-seat"),
        (Timeout(TABLE), "refuse-foreign"),
    ],
)
def test_general_refusals(action: Action, key: str) -> None:
    reason = laid().submit(action)
    assert isinstance(reason, Reason)
    assert reason.key == key


def test_only_the_seat_asked_may_answer_and_only_the_question() -> None:
    table = laid()
    (turn,) = table.question.awaited()
    assert table.refuse(CHANGE(1 - turn, ())).key == "refuse-not-asked"
    assert table.refuse(Ready(turn)).key == "refuse-not-the-question"
    assert table.refuse(CHANGE(turn, ())) is None


def test_only_a_question_with_a_time_limit_times_out() -> None:
    game = games.game("every-form")
    table = Table(game, Setup(game.preset("plain", 2), 2, (Farthings(2016),) * 2, Chance("lapse")))
    rng = Random("lapse")
    while not present(table.question).time_limit:
        assert present(table.refuse(Timeout(TABLE))).key == "refuse-not-the-question"
        table.submit(answer(table, rng))
    assert present(table.refuse(Timeout(A))).key == "refuse-not-the-question"
    assert not isinstance(table.submit(Timeout(TABLE)), Reason)
    assert table.actions[-1] == Timeout(TABLE)


def test_an_exception_in_the_rules_is_logged_and_kept_for_a_report(caplog: pytest.LogCaptureFixture) -> None:
    class Faulty(HighCard):
        def apply(self, s, action, emit=None) -> None:
            super().apply(s, action, emit)
            raise ZeroDivisionError("on purpose")

    table = laid("a seed to be found again", game=Faulty())
    (turn,) = table.question.awaited()
    seal = table.digest()
    with caplog.at_level(logging.ERROR):
        reason = table.submit(CHANGE(turn, ()))
    assert reason.key == "refuse-fault"
    assert (table.digest(), list(table.actions)) == (seal, [])
    assert "change after 0 answers" in caplog.text
    assert "a seed to be found again" not in caplog.text, "a log holds nothing of the cards"
    assert "ZeroDivisionError: on purpose" in table.fault


# --- views and events ------------------------------------------------------------------------------------------------


def test_a_view_can_be_serialized_and_stays_redacted() -> None:
    table = played(6)
    for seat in (A, B, SPECTATOR):
        view = table.view(seat)
        sent = pickle.loads(pickle.dumps(view))  # noqa: S301
        assert sent == view
        assert msgspec.json.encode(sent) == msgspec.json.encode(view)


def test_a_view_is_immutable() -> None:
    view = laid().view(A)
    with pytest.raises(AttributeError):
        view.seat = B
    assert all(isinstance(zone.cards, tuple) for zone in view.zones)


def test_the_past_begins_with_the_deal() -> None:
    table = played(12)
    assert table.deal == 4
    for seat in (A, SPECTATOR):
        past = table.view(seat).past
        assert past[0] == Changed("deal", 4)
        assert [event.fact for event in past if isinstance(event, Changed)].count("deal") == 1


def test_the_events_of_each_answer_are_stored() -> None:
    table, rng = laid(), Random("told")
    told = [table.submit(answer(table, rng)) for _ in range(9)]
    assert [tuple(table.events(number)) for number in range(1, 10)] == told
    assert table.events(0)[0] == Changed("deal", 1), "the table being laid is number 0"


@pytest.mark.parametrize(
    "change",
    [
        lambda s: s.at(GAME.stock).reverse(),
        lambda s: s.at(GAME.piles.rows[1][0]).append(3),
        lambda s: setattr(s.public, "turn", Seat(-1)),
        lambda s: setattr(s.public, "phase", type(s.public.phase).OVER),
        lambda s: setattr(s.public, "ring", (B, A)),
        lambda s: setattr(s, "own", (None, Options())),
        lambda s: s.known.update({3: 1}),
        lambda s: s.rng.word(),
        lambda s: s.ledger.pay(MINT, POT, Farthings(4), "why"),
        lambda s: setattr(s, "chance", Chance("other")),
    ],
    ids=["order", "card", "fact", "phase", "chairs", "own", "memory", "lot", "money", "seed"],
)
def test_the_digest_covers_the_whole_state(change) -> None:
    table = laid()
    s = truth(table)
    twin = s.clone()
    assert twin.digest() == table.digest()
    change(twin)
    assert twin.digest() != table.digest() == s.digest()


# --- undo ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 5, 12, 13])
def test_take_back(count: int) -> None:
    table, shorter = played(13), played(13 - count)
    assert table.take_back(count)
    assert list(table.actions) == list(shorter.actions)
    assert table.digest() == shorter.digest()
    assert [table.view(seat) for seat in (A, B, SPECTATOR)] == [shorter.view(seat) for seat in (A, B, SPECTATOR)]


@pytest.mark.parametrize("count", [0, -1, 14, 2**40])
def test_take_back_of_too_many_answers_fails(count: int) -> None:
    table = played(13)
    seal = table.digest()
    assert not table.take_back(count)
    assert (table.digest(), len(table.actions)) == (seal, 13)


def test_an_earlier_moment_is_a_separate_table() -> None:
    table, seal = played(13), played(13).digest()
    stood = table.at(7)
    assert stood.digest() == played(7).digest()
    assert [stood.events(number) for number in range(8)] == [table.events(number) for number in range(8)]
    while not stood.over:
        stood.submit(answer(stood, Random("on")))
    assert (table.digest(), len(table.actions)) == (seal, 13)
    for count in (-1, 14):
        with pytest.raises(ValueError, match="13 answers"):
            table.at(count)


def test_take_back_replays_at_most_one_deal() -> None:
    done: list[Action] = []

    class Counting(HighCard):
        def apply(self, s, action, emit=None) -> None:
            done.append(action)
            super().apply(s, action, emit)

    table, rng = laid(game=Counting()), Random("back")
    while not table.over:
        table.submit(answer(table, rng))
    assert len(table.actions) == len(done) == 78
    done.clear()
    table.at(78)
    table.at(3)
    assert len(done) == 2 + 3, "the answers of that deal alone are given again"


def test_snapshots_are_kept_without_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_table, "SNAPSHOT_EVERY", 2)
    table = played(3)
    assert [snapshot.answers for snapshot in table._snapshots] == [0, 2]


# --- decoding --------------------------------------------------------------------------------------------------------


def test_the_decoder_accepts_only_actions_of_its_game() -> None:
    decoder = action_decoder(GAME)
    for action in (CHANGE(B, ()), CHANGE(A, (3,)), Ready(B)):
        assert decoder.decode(msgspec.json.encode(action)) == action
    for line in (
        msgspec.json.encode(LayOut(A, (Card(3), Card(4)))),
        b'{"act":"change","seat":0}',
        b'{"act":"ready"}',
        b"[]",
    ):
        with pytest.raises(msgspec.MsgspecError):
            decoder.decode(line)


def test_a_game_is_found_by_its_folder() -> None:
    assert set(games.slugs()) >= {"brag", "cribbage", "hazard", "whist"}
    for slug in (*games.slugs(), "high-card"):
        assert games.game(slug).slug == slug
    assert "high-card" not in games.slugs(), "it is found, and not offered"
    with pytest.raises(KeyError):
        games.game("hazard-of-tomorrow")


def test_options_of_another_game_are_rejected() -> None:
    for options in (b'{"trumps":true}', b'{"stake":0}', b'{"equals":"fight"}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(options, type=GAME.options)
    assert msgspec.json.decode(b'{"stake":2}', type=GAME.options).ante == 48
