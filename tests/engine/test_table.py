"""The Table alone owns the truth: what it refuses before the laws are even asked, and what it gives out."""

import pickle
from random import Random

import msgspec
import pytest

from crowe_table.engine.core import ALL, Action, Options, Reason, Setup, Way
from crowe_table.engine.money import MINT
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.engine.table import Table, act_of, action_decoder
from crowe_table.games import game, slugs
from crowe_table.games.cribbage.laws import LayOut, Play, Ready
from tests.contract.mutants import Smuggled
from tests.contract.play import answer, step, truth

LAWS = game("cribbage")


def table(seed: str = "table") -> Table[State]:
    return Table(LAWS, Setup(LAWS.preset("crowe", 2), 2, (2016, 2016), Chance(seed)))


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Smuggled(0), "refuse-foreign"),
        (Ready(2), "refuse-no-such-seat"),
        (Ready(-1), "refuse-no-such-seat"),
        (Ready(2**80), "refuse-no-such-seat"),
        (Ready(0), "refuse-not-the-question"),
        (Play(1, 5), "refuse-not-asked"),
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
        step(one, rng)
    for seat in (0, 1, 31):
        view = one.view(seat)
        sent = pickle.loads(pickle.dumps(view))  # noqa: S301
        assert sent == view
        assert msgspec.json.encode(sent) == msgspec.json.encode(view)


def test_a_view_cannot_be_changed() -> None:
    view = table().view(0)
    with pytest.raises(AttributeError):
        view.seat = 1
    assert all(isinstance(zone.cards, tuple) for zone in view.zones)


def test_the_digest_is_of_the_whole_truth() -> None:
    one = table()
    seals = {one.digest()}
    s = truth(one)
    for change in (
        lambda t: t.pack.reverse(),
        lambda t: t.hands[0].append(3),
        lambda t: t.scores.__setitem__(1, 7),
        lambda t: t.rng.word(),
        lambda t: t.ledger.pay(MINT, "pot", 4, "why"),
        lambda t: setattr(t, "phase", "other"),
        lambda t: setattr(t, "chance", Chance("other")),
        lambda t: setattr(t, "ring", (1, 0)),
    ):
        twin = s.clone()
        change(twin)
        seals.add(twin.digest())
        assert s.digest() == one.digest()
    assert len(seals) == 9


def test_actions_are_read_for_one_game_and_no_other() -> None:
    decoder = action_decoder(LAWS)
    for action in (Play(1, 5), LayOut(0, (3, 4)), Ready(1)):
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
        msgspec.json.decode(b'{"trumps":true}', type=LAWS.options)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"target":100}', type=LAWS.options)
    assert issubclass(LAWS.options, Options)


def test_the_past_is_of_the_deal() -> None:
    rng = Random(2)
    one = table("past")
    while one.deal < 3:
        step(one, rng)
    assert one.view(0).past[0].value == 3
    assert len(one.view(0).past) < 40
    assert isinstance(answer(one, rng), LayOut)
    assert isinstance(one.view(0).ask.calls[0].ways[0], Way)
    assert any(event.eyes == ALL for event in one.watch().past if hasattr(event, "eyes"))
