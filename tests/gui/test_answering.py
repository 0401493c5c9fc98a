"""An answer in the making: parts are asked for one after another, and what they come to is an action of the game."""

import pytest

from crowe_table.engine.core import (
    Action,
    Ask,
    Call,
    Facts,
    JustSay,
    Options,
    PickAmount,
    PickCards,
    PickSeat,
    PickWord,
    ThrowDice,
    View,
    Way,
)
from crowe_table.gui.table.answering import Answering


class Lay(Action, frozen=True, tag="lay"):
    side: str
    amount: int
    other: int


class Set(Action, frozen=True, tag="set"):
    amount: int


class Knock(Action, frozen=True, tag="knock"):
    others: tuple[int, ...]


class Pass(Action, frozen=True, tag="pass"):
    pass


class Throw(Action, frozen=True, tag="throw"):
    pass


class Play(Action, frozen=True, tag="play"):
    card: int


def asked(ways: tuple[Way, ...], legal: tuple[Action, ...], deal: int = 1) -> View:
    facts = Facts(ring=(0, 1, 2), sides=(0, 1, 2), dealer=0, scores=(0, 0, 0), purses=(0, 0, 0))
    ask = Ask("what", (Call(0, ways),))
    return View("toy", 1, Options(), 0, 3, deal, "what", (), facts, ask, legal)


OFFER = asked(
    (
        Way("pass", JustSay()),
        Way("lay", PickWord(("in",), "side"), (PickAmount(9, 900, 9), PickSeat((1, 2)))),
        Way("lay", PickWord(("out",), "side"), (PickAmount(5, 500, 5), PickSeat((1, 2)))),
    ),
    (Pass(0), Lay(0, "in", 18, 1), Lay(0, "out", 25, 1)),
)


def test_an_answer_of_parts_is_asked_for_part_by_part() -> None:
    answering = Answering(OFFER)
    assert answering.spoken == ("pass", "lay")
    assert answering.making is None
    answering.begin("lay")
    assert answering.making is not None
    assert answering.making.words == ("in", "out")
    assert answering.go_on(answering.making.give_word("out")) is None
    assert answering.making.amount == PickAmount(5, 500, 5)
    assert answering.making.dial == 25, "it stands where the first lawful answer has it"
    assert answering.go_on(answering.making.dialled(41).give()) is None
    assert answering.making.players == PickSeat((1, 2))
    assert answering.go_on(answering.making.toggled(2).give()) == Lay(0, "out", 40, 2)


@pytest.mark.parametrize(("turned", "stands"), [(-100, 5), (5, 5), (12, 10), (499, 495), (10**9, 500)])
def test_a_dial_keeps_to_its_steps_and_its_ends(turned: int, stands: int) -> None:
    answering = Answering(OFFER)
    answering.begin("lay")
    assert answering.making
    answering.go_on(answering.making.give_word("out"))
    assert answering.making.dialled(turned).dial == stands


def test_what_is_asked_for_first_lies_open_at_once() -> None:
    view = asked((Way("set", PickAmount(24, 96, 24)), Way("pass", JustSay())), (Set(0, 48), Pass(0)))
    answering = Answering(view)
    assert answering.making is not None
    assert (answering.making.act, answering.making.dial) == ("set", 48)
    assert answering.go_on(answering.making.give()) == Set(0, 48)


def test_several_players_are_chosen_before_it_is_enough() -> None:
    view = asked((Way("knock", PickSeat((1, 2), 0, 2)),), (Knock(0, (1, 2)), Knock(0, ())))
    answering = Answering(view)
    making = answering.making
    assert making is not None
    assert making.several
    assert answering.go_on(making.give()) == Knock(0, ())
    answering = Answering(view)
    assert answering.go_on(making.toggled(1).toggled(2).toggled(1).give()) == Knock(0, (2,))


def test_cards_of_two_zones_may_be_one_act() -> None:
    ways = (Way("play", PickCards("hand:0")), Way("play", PickCards("turned")))
    answering = Answering(asked(ways, (Play(0, 3), Play(0, 7))))
    assert answering.card_zones == ("hand:0", "turned")
    assert answering.with_cards((7,)) == Play(0, 7)


def test_what_was_begun_stays_while_others_answer_and_goes_when_the_question_does() -> None:
    answering = Answering(OFFER)
    answering.begin("lay")
    assert answering.asks_the_same(OFFER)
    assert Answering(OFFER, answering).making == answering.making
    assert not answering.asks_the_same(asked((Way("throw", ThrowDice()),), (Throw(0),)))
    assert not answering.asks_the_same(asked(OFFER.ask.calls[0].ways, OFFER.legal, deal=2))  # type: ignore[union-attr]


def test_dice_are_a_throw_and_not_a_button_of_their_own() -> None:
    answering = Answering(asked((Way("throw", ThrowDice()), Way("pass", JustSay())), (Throw(0), Pass(0))))
    assert answering.throw == "throw"
    assert answering.spoken == ("pass",)
    assert answering.with_press("throw") == Throw(0)


class Borrow(Action, frozen=True, tag="borrow"):
    amount: int
    other: int


def test_ways_of_one_act_are_asked_as_one_and_told_apart_by_what_is_given() -> None:
    """One may lend as much as four, the other up to ten: who is asked for ten is that other."""
    view = asked(
        (
            Way("borrow", PickAmount(2, 4), (PickSeat((1,)),)),
            Way("borrow", PickAmount(2, 10), (PickSeat((2,)),)),
        ),
        (Borrow(0, 2, 1), Borrow(0, 2, 2)),
    )
    making = Answering(view).making
    assert making is not None
    assert making.amount == PickAmount(2, 10)
    assert making.dialled(10).give().players == PickSeat((2,))
    assert making.dialled(3).give().players == PickSeat((1, 2))
