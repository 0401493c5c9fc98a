"""The Table alone owns the truth: what it refuses before the laws are even asked, and what it gives out."""

import pickle
from random import Random
from typing import TypeAlias, cast

import msgspec
import pytest
from msgspec import Struct

from crowe_table.engine.cards import Card
from crowe_table.engine.core import (
    ALL,
    SPECTATOR,
    Action,
    Changed,
    Moved,
    Options,
    Reason,
    Scored,
    Seat,
    Shown,
    Way,
    act_of,
)
from crowe_table.engine.money import MINT, POT, Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import AnyTable, Table, action_decoder
from crowe_table.games import game, slugs
from crowe_table.games.cribbage.actions import LayOut
from crowe_table.games.cribbage.options import BOOKS, CribbageOptions
from crowe_table.games.cribbage.state import HAND, STOCK, CribbagePhase, CribbageRecord, CribbageState
from crowe_table.kit.company import Ready
from crowe_table.kit.tricks import Play
from tests.contract.mutants import Smuggled
from tests.contract.tables import answer, step
from tests.laws.positions import GAME, setup

CribbageTable: TypeAlias = Table[CribbageRecord, CribbageOptions]


def table(seed: str = "table") -> CribbageTable:
    return Table(GAME, setup(BOOKS["crowe"][2], 2, seed))


def truth(of: CribbageTable) -> CribbageState:
    held: list[CribbageState] = []
    of.inspect(held.append)
    return held[0]


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Smuggled(Seat(0)), "refuse-foreign"),
        (Ready(Seat(2)), "refuse-no-such-seat"),
        (Ready(Seat(-1)), "refuse-no-such-seat"),
        (Ready(Seat(2**80)), "refuse-no-such-seat"),
        (Ready(Seat(0)), "refuse-not-the-question"),
        (Play(Seat(1), Card(5)), "refuse-not-asked"),
    ],
)
def test_why_the_table_refuses(action: Action, key: str) -> None:
    reason = table().submit(action)
    assert isinstance(reason, Reason)
    assert reason.key == key


def test_a_view_can_be_sent_to_another_process_and_says_no_more_there() -> None:
    one = table()
    rng = Random(1)
    for _ in range(6):
        step(cast(AnyTable, one), rng)
    for seat in (Seat(0), Seat(1), SPECTATOR):
        view = one.view(seat)
        sent = pickle.loads(pickle.dumps(view))  # noqa: S301
        assert sent == view
        assert msgspec.json.encode(sent) == msgspec.json.encode(view)


def test_a_view_cannot_be_changed() -> None:
    view = table().view(Seat(0))
    with pytest.raises(AttributeError):
        view.seat = Seat(1)  # type: ignore[misc]
    assert all(isinstance(zone.cards, tuple) for zone in view.zones)


class Secret(Struct, frozen=True):
    """What one seat knows alone."""

    number: int


def test_the_digest_is_of_the_whole_truth() -> None:
    one = table()
    seals = {one.digest()}
    s = truth(one)
    for change in (
        lambda t: t.at(STOCK).reverse(),
        lambda t: t.at(HAND[0]).append(Card(3)),
        lambda t: setattr(t.public, "scores", (0, 7)),
        lambda t: t.rng.word(),
        lambda t: t.ledger.pay(MINT, POT, Farthings(4), "why"),
        lambda t: setattr(t.public, "phase", CribbagePhase.COUNTED),
        lambda t: setattr(t, "chance", Chance("other")),
        lambda t: setattr(t.public, "ring", (1, 0)),
        lambda t: setattr(t, "own", (Secret(1), None)),
        lambda t: t.known.update({Card(7): ALL}),
    ):
        twin = s.clone()
        change(twin)
        seals.add(twin.digest())
        assert s.digest() == one.digest()
    assert len(seals) == 11


def test_actions_are_read_for_one_game_and_no_other() -> None:
    decoder = action_decoder(GAME)
    for action in (Play(Seat(1), Card(5)), LayOut(Seat(0), (Card(3), Card(4))), Ready(Seat(1))):
        assert decoder.decode(msgspec.json.encode(action)) == action
        assert act_of(action) in msgspec.json.encode(action).decode()
    for line in (b'{"act":"bid","seat":0}', b'{"act":"play","seat":0}', b'{"act":"play","seat":"0","card":1}', b"[]"):
        with pytest.raises(msgspec.MsgspecError):
            decoder.decode(line)


def test_a_game_is_found_by_its_folder() -> None:
    assert "cribbage" in slugs()
    for slug in slugs():
        assert game(slug).slug == slug
    with pytest.raises(KeyError):
        game("hazard-of-tomorrow")


def test_options_of_one_game_are_not_read_as_anothers() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"trumps":true}', type=GAME.options)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"target":100}', type=GAME.options)
    assert issubclass(GAME.options, Options)


def test_the_past_is_of_the_deal() -> None:
    rng = Random(2)
    one = table("past")
    while one.deal < 3:
        step(cast(AnyTable, one), rng)
    view = one.view(Seat(0))
    assert view.past[0] == Changed("deal", 3)
    assert len(view.past) < 40
    assert isinstance(answer(cast(AnyTable, one), rng), LayOut)
    asked = one.question
    assert asked is not None
    first = one.view(asked.awaited()[0]).call
    assert first is not None
    assert isinstance(first.ways[0], Way)
    assert any(event.viewers == ALL for event in one.watch().past if isinstance(event, Moved | Shown | Scored))
