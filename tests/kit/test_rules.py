"""Rules by phase and action, and games built from such rules: questions, answers, refusals and imagined worlds."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.cards import FULL_PACK, HIDDEN
from crowe_table.engine.core import (
    SPECTATOR,
    Action,
    AnyEvent,
    Asked,
    Changed,
    PickAmount,
    PickWord,
    Question,
    Reason,
    Seat,
    Setup,
    because,
    viewers,
)
from crowe_table.engine.money import MINT, POT, Farthings
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.kit.card_moves import remember
from crowe_table.kit.rules import Rules, ask_each, ask_one, sequences
from tests.kit.small import A, B, C, SmallPhase, do, question, table

GAME: Any = games.game("high-card")


class Knock(Action, frozen=True, tag="knock"):
    """An action of the small rules in this file."""


class Bet(Action, frozen=True, tag="bet"):
    """A second action of the small rules in this file."""

    amount: int


# --- Rules -----------------------------------------------------------------------------------------------------------


def test_one_or_several_seats_are_asked() -> None:
    assert ask_one("act", B, Knock, Bet, number=3) == Question("act", (Asked(B, (Knock, Bet)),), (("number", 3),))
    assert ask_each("act", (A, C), Knock, key=1) == Question(
        "act", (Asked(A, (Knock,)), Asked(C, (Knock,))), (("key", 1),)
    )


def test_a_phase_has_one_question() -> None:
    rules = Rules[Any]()
    rules.asks(SmallPhase.FIRST, SmallPhase.LAST)(lambda s: ask_one("act", A, Knock))
    assert question(rules, table()) == ask_one("act", A, Knock)
    with pytest.raises(ValueError, match="LAST"):
        rules.asks(SmallPhase.LAST)(lambda s: ask_one("other", A, Knock))


def test_each_action_has_one_function_in_each_phase() -> None:
    rules, done = Rules[Any](), []
    rules.does(Knock)(lambda s, action: done.append("anywhere"))
    rules.does(Knock, phase=SmallPhase.LAST)(lambda s, action: done.append("last"))
    s = table()
    do(rules, s, Knock(A))
    s.public.phase = SmallPhase.LAST
    do(rules, s, Knock(A))
    assert done == ["anywhere", "last"]
    with pytest.raises(ValueError, match="knock"):
        rules.does(Knock)(lambda s, action: None)


def test_several_actions_can_share_a_function() -> None:
    rules, done = Rules[Any](), []
    rules.does((Knock, Bet))(lambda s, action: done.append(action))
    do(rules, table(), Knock(A))
    do(rules, table(), Bet(A, 4))
    assert done == [Knock(A), Bet(A, 4)]


def test_an_action_without_a_rule_is_named() -> None:
    rules = Rules[Any]()
    rules.does(Knock, phase=SmallPhase.LAST)(lambda s, action: None)
    with pytest.raises(LookupError, match=r"The act knock is asked for in the phase FIRST, and no rule does it\."):
        rules.in_phase(SmallPhase.FIRST)[Knock]


def test_kinds_of_forms() -> None:
    word, sum_ = PickWord(("pass",)), PickAmount(1, 4)
    assert sequences(word) == [(word,)]
    assert sequences((word, sum_)) == [(word, sum_)]
    assert sequences([(word,), (sum_,)]) == [(word,), (sum_,)]
    assert sequences(()) == [()], "no parts: a single press"
    assert sequences([]) == [], "no form at all"


# --- a game of rules -------------------------------------------------------------------------------------------------


def setup(seats: int = 3, purse: int = 1000, seed: str = "rules"):
    return Setup(GAME.preset("plain", seats), seats, (Farthings(purse),) * seats, Chance(seed))


def legal(s, seat: Seat):
    asked = GAME.question(s)
    return list(GAME.answers(s, asked, seat)) if asked else []


@pytest.fixture
def s():
    return GAME.new(setup())


def test_question_answers_and_effect(s) -> None:
    seat = s.public.turn
    kind = GAME.actions[0]
    held = s.at(GAME.piles.rows[1][seat])
    assert GAME.question(s) == ask_one("change", seat, kind)
    assert legal(s, seat) == [kind(seat, ()), kind(seat, tuple(held))]
    assert legal(s, s.public.after(seat)) == []
    assert GAME.refuse(s, kind(seat, (held[0], held[0]))) == because("refuse-cards-between", least=0, most=1)
    events: list[AnyEvent] = []
    GAME.apply(s, kind(seat, ()), events.append)
    assert events[-1] == Changed("turn", s.public.turn)
    assert s.public.turn == s.public.after(seat)
    assert (s.emit, s.reported) == (None, ()), "nobody listens between answers"


def test_only_seats_that_are_asked_see_the_answers(s) -> None:
    asked = GAME.question(s)
    for viewer in (A, B, C, SPECTATOR):
        ask = GAME.ask_for(s, asked, viewer)
        assert [call.seat for call in ask.calls] == [s.public.turn]
        assert [form.act for form in ask.calls[0].forms] == (["change"] if viewer == s.public.turn else [])


@pytest.mark.parametrize(
    ("seats", "purses", "key"),
    [
        (3, (1000, 1000, 1000), None),
        (3, (72, 72, 72), None),
        (3, (1000, 71, 1000), "unfit-stake"),
        (3, (1000, 1000), "unfit-seats"),
        (5, (1000,) * 5, "unfit-seats"),
        (1, (1000,), "unfit-seats"),
    ],
)
def test_valid_and_invalid_setups(seats: int, purses: tuple[int, ...], key: str | None) -> None:
    """In three deals with a stake of sixpence a player can lose at most 72 farthings."""
    reason = GAME.unfit(replace(setup(), seats=seats, purses=purses))
    assert (reason.key if reason else None) == key


def test_a_preset_is_known_by_its_name_and_number_of_players() -> None:
    for name, seats in (("plain", 5), ("fancy", 3)):
        with pytest.raises(KeyError):
            GAME.preset(name, seats)


def test_purses_and_accounts_are_public(s) -> None:
    public = GAME.public(s)
    assert (public.purses, public.accounts) == ((976, 976, 976), ((POT, 72),))
    assert (s.public.purses, s.public.accounts) == ((), ()), "a state keeps them only in the ledger"


def test_an_imagined_world_agrees_with_the_view(s) -> None:
    remember(s, (s.at(GAME.stock)[0],), viewers(A))
    view = project(GAME, s, A, GAME.question(s))
    worlds = [GAME.imagine(view, Chance(f"world {number}").stream("lot")) for number in range(30)]
    others = Counter(world.at(GAME.piles.rows[1][B])[0] for world in worlds)
    assert len(others) > 10
    for world in worlds:
        assert project(GAME, world, A, GAME.question(world)) == view
        assert sorted(card for zone in GAME.zones(world) for card in zone.cards) == list(FULL_PACK)
        assert world.ledger.sum() == 0
        assert world.ledger.balance(MINT) == -3000
    assert HIDDEN not in others


def test_unseen_cards_are_the_rest_of_the_pack(s) -> None:
    view = project(GAME, s, A, GAME.question(s))
    assert set(GAME.unseen(view)) == set(FULL_PACK) - set(s.at(GAME.piles.rows[1][A]))


@pytest.mark.parametrize(
    ("declared", "sentence"),
    [
        ({"pack": FULL_PACK, "stock": None}, "OneOff has a pack and no stock"),
        ({"books": {}}, "OneOff has no options for its preset “plain”"),
        ({"rules": Rules[Any]()}, "OneOff puts no question in the phase CHANGE"),
    ],
    ids=["stock", "preset", "question"],
)
def test_an_incomplete_game_raises_a_clear_error(declared: dict[str, object], sentence: str) -> None:
    with pytest.raises(TypeError, match=sentence):
        type("OneOff", (type(GAME),), {"rules": GAME.rules, **declared})


# --- refusals of the best fitting form -------------------------------------------------------------------------------


def test_the_best_fitting_form_gives_the_refusal() -> None:
    """The refusal of a coin on the cloth names the wrong part: the spot, the sum, or the kind of bet."""
    every_form: Any = games.game("every-form")
    put = next(act for act in every_form.actions if act.__name__ == "EveryFormPutCoin")
    s = every_form.new(Setup(every_form.preset("plain", 2), 2, (Farthings(1000),) * 2, Chance("forms")))
    s.public.phase = type(s.public.phase).CLOTH
    seat = s.public.turn = s.public.eldest
    first = next(each for each in every_form.answers(s, every_form.question(s), seat) if isinstance(each, put))
    spot, word = first.spot, first.word

    def key(action: Action) -> str:
        reason = every_form.refuse(s, action)
        assert isinstance(reason, Reason)
        return reason.key

    assert key(put(seat, "no-such", Farthings(4), word)) == "refuse-spot"
    assert key(put(seat, spot, Farthings(5), word)) == "refuse-step"
    assert key(put(seat, spot, Farthings(4), "upside-down")) == "refuse-word"
    assert every_form.refuse(s, put(seat, spot, Farthings(4), word)) is None
