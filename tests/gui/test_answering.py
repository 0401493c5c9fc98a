"""An answer in progress. Its parts are requested in turn, and together form an action of the game."""

import subprocess
import sys
from dataclasses import replace
from itertools import islice

import pytest
from crowe_table.games.every_form.actions import (
    EveryFormBid,
    EveryFormDeclare,
    EveryFormDivide,
    EveryFormExchange,
    EveryFormLiftCoin,
    EveryFormPass,
    EveryFormPeg,
    EveryFormRoll,
    EveryFormSeal,
)

from crowe_table.engine.cards import Card
from crowe_table.engine.core import (
    Action,
    AnswerForm,
    Ask,
    Call,
    Offer,
    Options,
    Phase,
    PickAmount,
    PickBid,
    PickCards,
    PickHole,
    PickNumbers,
    PickOffer,
    PickSeat,
    PickSpot,
    PickWord,
    Record,
    Rung,
    Seat,
    ThrowDice,
    View,
    Zone,
    because,
)
from crowe_table.engine.money import Farthings
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.bassett.actions import CallTurn
from crowe_table.games.brag.actions import Fold, See
from crowe_table.gui.table.answer import Answer
from crowe_table.gui.table.draft import Dial, Draft
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.kit.between_deals import AgreeToRise, PlayOn, Ready
from crowe_table.kit.trick_review import Review
from crowe_table.kit.tricks import Play
from crowe_table.settings import Settings
from crowe_table.words import Words
from crowe_table.words.characters import computer_players
from tests.any_game import AnyTable, AnyView
from tests.present import present

ME, LEFT, RIGHT = map(Seat, range(3))


class OnePhase(Phase):
    ASKED = 0


class CallCard(Action, frozen=True, tag="call"):
    card: Card
    word: str


class LaySum(Action, frozen=True, tag="lay"):
    side: str
    amount: Farthings
    other: Seat


class SetMain(Action, frozen=True, tag="set"):
    amount: int


class PutOn(Action, frozen=True, tag="put"):
    spot: str
    amount: int


def asked(forms: tuple[AnswerForm, ...], legal: tuple[Action, ...], deal: int = 1) -> AnyView:
    public = Record(ring=(ME, LEFT, RIGHT), sides=(0, 1, 2), phase=OnePhase.ASKED, scores=(0, 0, 0), deal=deal)
    zones = (Zone("hand:0", tuple(map(Card, (3, 5, 9)))), Zone("turned", (Card(7),)))
    return View("toy", 1, Options(), ME, 3, zones, public, Ask("what", (Call(ME, forms),)), legal)


LAY = asked(
    (
        AnswerForm("pass"),
        AnswerForm("lay", (PickWord(("in",), "side"), PickAmount(9, 900, 9), PickSeat((LEFT, RIGHT)))),
        AnswerForm("lay", (PickWord(("out",), "side"), PickAmount(5, 500, 5), PickSeat((LEFT, RIGHT)))),
    ),
    (EveryFormPass(ME), LaySum(ME, "in", Farthings(18), Seat(1)), LaySum(ME, "out", Farthings(25), Seat(1))),
)


def test_the_parts_of_an_answer_are_requested_in_turn() -> None:
    answer = Answer(LAY)
    assert answer.acts == ("pass", "lay")
    assert answer.draft is None
    assert answer.press("lay") is None
    assert answer.draft is not None
    assert answer.draft.words == ("in", "out")
    assert answer.give("out") is None
    assert answer.draft.dial == Dial(5, 500, 5, money=True)
    assert answer.draft.number == 25, "the dial starts at the first legal answer"
    answer.draft = answer.draft.turned(41)
    assert answer.press("lay") is None
    assert answer.draft.players == (LEFT, RIGHT)
    assert answer.give((RIGHT,)) == LaySum(ME, "out", 40, 2)


@pytest.mark.parametrize(("turned", "stands"), [(-100, 5), (5, 5), (12, 10), (499, 495), (10**9, 500)])
def test_a_dial_keeps_to_its_steps_and_limits(turned: int, stands: int) -> None:
    answer = Answer(LAY)
    answer.press("lay")
    answer.give("out")
    assert answer.draft
    assert answer.draft.turned(turned).number == stands


def test_the_first_part_is_open_at_once() -> None:
    answer = Answer(
        asked((AnswerForm("set", (PickAmount(24, 96, 24),)), AnswerForm("pass")), (SetMain(ME, 48), EveryFormPass(ME)))
    )
    assert answer.draft is not None
    assert (answer.draft.act, answer.draft.number) == ("set", 48)
    assert answer.press("set") == SetMain(ME, 48)


def test_several_players_must_be_chosen() -> None:
    forms = (AnswerForm("seal", (PickSeat((LEFT, RIGHT), 0, 2, several=True, field="others"),)),)
    answer = Answer(asked(forms, (EveryFormSeal(ME, (1, 2)), EveryFormSeal(ME, ()))))
    assert answer.draft is not None
    assert answer.draft.several
    assert answer.press("seal") == EveryFormSeal(ME, ())
    answer = Answer(asked(forms, (EveryFormSeal(ME, (1, 2)), EveryFormSeal(ME, ()))))
    assert answer.draft
    answer.draft = answer.draft.toggled(LEFT).toggled(RIGHT).toggled(LEFT)
    assert answer.press("seal") == EveryFormSeal(ME, (2,))


def test_one_act_may_take_cards_of_two_zones() -> None:
    forms = (AnswerForm("play", (PickCards(("hand:0", "turned")),)),)
    answer = Answer(asked(forms, (Play(ME, Card(3)), Play(ME, Card(7)))))
    assert answer.card_zones == ("hand:0", "turned")
    answer.toggle(Card(7))
    assert answer.given_to() == "play"
    assert answer.press("play") == Play(ME, Card(7))


def test_chosen_cards_go_to_the_act_that_is_pressed() -> None:
    forms = (
        AnswerForm("play", (PickCards(("hand:0",)),)),
        AnswerForm("exchange", (PickCards(("hand:0",), 0, 2, several=True, field="cards"),)),
    )
    view = asked(forms, (Play(ME, Card(3)), EveryFormExchange(ME, (3, 5))))
    answer = Answer(view)
    answer.toggle(Card(3))
    answer.toggle(Card(9))
    assert not answer.can_press("play")
    assert answer.press("exchange") == EveryFormExchange(ME, (3, 9))
    assert Answer(view).press("exchange") == EveryFormExchange(ME, ()), "no number can be changed"


def test_a_card_is_given_and_then_a_word() -> None:
    forms = (AnswerForm("call", (PickCards(("hand:0",)), PickWord(("quart", "tierce")))),)
    answer = Answer(asked(forms, (CallCard(ME, Card(3), "quart"),)))
    answer.toggle(Card(5))
    assert answer.press("call") is None
    assert answer.draft
    assert answer.draft.words == ("quart", "tierce")
    assert answer.card_zones == ()
    assert answer.give("tierce") == CallCard(ME, Card(5), "tierce")


def test_a_part_can_be_taken_back() -> None:
    forms = (AnswerForm("call", (PickCards(("hand:0",)), PickWord(("quart", "tierce")))),)
    answer = Answer(asked(forms, (CallCard(ME, Card(3), "quart"),)))
    answer.toggle(Card(5))
    answer.press("call")
    assert answer.back()
    assert answer.card_zones == ("hand:0",)
    assert not answer.back()


def test_each_number_limits_the_next_and_the_last_is_the_rest() -> None:
    answer = Answer(asked((AnswerForm("divide", (PickNumbers(3, 4, 32),)),), (EveryFormDivide(ME, (10, 11, 11)),)))
    assert answer.draft
    assert answer.draft.dial == Dial(4, 24)
    answer.draft = answer.draft.turned(20)
    assert answer.press("divide") is None
    assert answer.draft.dial == Dial(4, 8)
    answer.draft = answer.draft.turned(30)
    assert answer.press("divide") == EveryFormDivide(ME, (20, 8, 4))


def test_a_declaration_is_selected_before_it_is_made() -> None:
    offers = (Offer("trio", because("x"), (Card(3), Card(5))), Offer("pair", because("y"), (Card(9),)))
    forms = (AnswerForm("declare", (PickOffer(offers), PickWord(("high", "low")))),)
    answer = Answer(asked(forms, (EveryFormDeclare(ME, "trio", "high"),)))
    assert answer.draft
    assert not answer.can_press("declare")
    answer.draft = replace(answer.draft, named="trio")
    assert answer.raised == {3, 5}
    assert answer.press("declare") is None
    assert answer.raised == set()
    assert answer.give("low") == EveryFormDeclare(ME, "trio", "low")


def test_only_bids_above_the_current_one_are_offered() -> None:
    few = tuple(Rung(str(number), because("bid"), number > 2) for number in range(5))
    answer = Answer(asked((AnswerForm("bid", (PickBid(few, "2", LEFT),)),), (EveryFormBid(ME, "3"),)))
    assert answer.draft
    assert [rung.name for rung in answer.draft.rungs] == ["3", "4"]
    assert answer.give("4") == EveryFormBid(ME, "4")


def test_a_spot_with_two_acts_waits_for_the_choice_of_act() -> None:
    forms = (
        AnswerForm("put", (PickSpot("cloth", ("ace", "deuce")), PickAmount(4, 40, 4))),
        AnswerForm("lift_coin", (PickSpot("cloth", ("deuce",)),)),
    )
    answer = Answer(asked(forms, (PutOn(ME, "ace", 8), EveryFormLiftCoin(ME, "deuce"))))
    assert not answer.can_press("lift_coin")
    answer.spot = "deuce"
    assert answer.can_press("lift_coin")
    assert answer.press("lift_coin") == EveryFormLiftCoin(ME, "deuce")


def test_a_hole_gives_its_distance() -> None:
    answer = Answer(asked((AnswerForm("peg", (PickHole(20, 1, 29),)),), (EveryFormPeg(ME, 6),)))
    assert answer.draft
    assert answer.draft.number == 6
    answer.draft = answer.draft.turned(40)
    assert answer.press("peg") == EveryFormPeg(ME, 29)


def test_a_draft_survives_other_answers_and_ends_with_its_question() -> None:
    answer = Answer(LAY)
    answer.press("lay")
    draft = answer.draft
    assert answer.ask(LAY)
    assert answer.draft == draft
    assert not answer.asks_the_same(asked((AnswerForm("roll", (ThrowDice(),)),), (EveryFormRoll(ME),)))
    assert LAY.call is not None
    assert not answer.asks_the_same(asked(LAY.call.forms, LAY.legal, deal=2))


def test_dice_are_thrown_without_a_button_of_their_own() -> None:
    answer = Answer(
        asked((AnswerForm("roll", (ThrowDice(),)), AnswerForm("pass")), (EveryFormRoll(ME), EveryFormPass(ME)))
    )
    assert answer.throw == "roll"
    assert answer.acts == ("pass",)
    assert answer.give((), "roll") == EveryFormRoll(ME)


class Borrow(Action, frozen=True, tag="borrow"):
    amount: int
    other: int


def test_ways_of_one_act_are_told_apart_by_the_answer() -> None:
    """One player may lend up to four, and another up to ten. A request for ten can go only to the second."""
    forms = (
        AnswerForm("borrow", (PickAmount(2, 4), PickSeat((LEFT,)))),
        AnswerForm("borrow", (PickAmount(2, 10), PickSeat((RIGHT,)))),
    )
    draft = Answer(asked(forms, (Borrow(ME, 2, 1), Borrow(ME, 2, 2)))).draft
    assert draft is not None
    assert draft.dial == Dial(2, 10, 1, money=True)
    assert draft.giving(10).players == (RIGHT,)
    assert draft.giving(3).players == (LEFT, RIGHT)


def test_advice_is_selected_but_not_given() -> None:
    answer = Answer(LAY)
    answer.propose(LaySum(ME, "out", Farthings(35), Seat(1)))
    assert answer.draft
    assert (answer.draft.given, answer.draft.number) == (("out",), 35)
    assert answer.advised == LaySum(ME, "out", Farthings(35), Seat(1))
    assert answer.by_enter == "lay"
    assert answer.press("lay") == answer.advised, "all of it is given at once"


def test_irreversible_acts_come_last_and_enter_never_presses_them() -> None:
    """The acts of the question come first, then other acts by price, and irreversible acts last."""
    cards = (
        AnswerForm("fold"),
        AnswerForm("see", price=Farthings(4)),
        AnswerForm("review"),
        AnswerForm("play", (PickCards(("hand:0",)),)),
    )
    legal = (Fold(ME), See(ME), Review(ME), Play(ME, Card(3)))
    answer = Answer(asked(cards, legal))
    assert answer.acts == ("play", "review", "see", "fold")
    assert answer.by_enter == "", "Enter gives only the requested cards"
    answer.toggle(Card(3))
    assert answer.by_enter == "play"
    abandons = Answer(asked((cards[3], AnswerForm("fold")), legal))
    assert abandons.by_enter == "", "without a chosen card, Enter does not give up"
    presses = Answer(asked((AnswerForm("agree_to_rise"), AnswerForm("play_on")), (AgreeToRise(ME), PlayOn(ME))))
    assert (presses.acts, presses.by_enter) == (("play_on", "agree_to_rise"), "play_on")
    dear = Answer(asked((AnswerForm("see", price=Farthings(4)), AnswerForm("pass")), (See(ME), EveryFormPass(ME))))
    assert dear.acts == ("see", "pass"), "the first act of the question comes first at any cost"


def test_a_dial_steps_through_many_declarations_and_lifts_their_cards() -> None:
    named = tuple(Offer(f"run-{at}", because("run"), (Card(at), Card(at + 1))) for at in range(6))
    forms = (AnswerForm("declare", (PickOffer(named),)),)
    draft = Draft("declare", forms)
    assert draft.dial is not None
    assert (draft.dial.least, draft.dial.most) == (0, 5)
    assert draft.turned(4).pointed == named[4]
    assert draft.turned(4).chosen() == "run-4"
    few = Draft("declare", (AnswerForm("declare", (PickOffer(named[:3], ready=True),)),))
    assert few.dial is None
    assert few.pointed is None


def test_a_hint_for_a_word_makes_its_act_give_that_word() -> None:
    """The advised button is enabled and gives the advised answer, and so does Enter. No other button does."""
    calls = tuple([CallCard(ME, Card(5), word) for word in ("high", "low")])
    answer = Answer(
        asked(
            (AnswerForm("pass"), AnswerForm("call", (PickWord(("high", "low"), field="word"),))),
            (EveryFormPass(ME), *calls),
        )
    )
    answer.press("call")
    assert not answer.can_press("call")
    assert answer.by_enter == "", "Enter gives only the act in progress"
    answer.propose(calls[1])
    assert answer.can_press("call")
    assert answer.by_enter == "call"
    assert answer.press("call") == calls[1]


def at_last_turn() -> AnyTable:
    """Return a table with three cards left, whose order the punters may call. A player keeps a small bank."""
    company = tuple(islice(computer_players(Words("en"), "sound"), 4))
    new = choose_table("bassett", "pearson", company, seed="a call", changes={"bank_by": "rotate"})
    assert isinstance(new, NewTable)
    table: AnyTable = Table(game(new.game), new.setup())
    while present(table.question).key != "bets-last":
        legal = table.view(present(table.question).awaited()[0]).legal
        table.submit(next((action for action in legal if isinstance(action, Ready)), legal[0]))
    return table


def test_a_call_in_progress_survives_another_call() -> None:
    table = at_last_turn()
    one, other, *_ = present(table.question).awaited()
    answer = Answer(table.view(one))
    answer.press("call")
    answer.draft = present(answer.draft).turned(3)
    order, call = present(answer.draft.pointed).name, answer.call
    calls = [action for action in table.view(other).legal if isinstance(action, CallTurn)]
    table.submit(max(calls, key=lambda action: action.amount))
    assert not answer.ask(table.view(one))
    assert answer.call != call, "the bank can pay less than before"
    assert present(answer.draft).act == "call"
    assert present(present(answer.draft).pointed).name == order
    answer.press("call")
    answer.ask(table.view(one))
    assert present(answer.draft).given == (order,)


# --- from question to question ---------------------------------------------------------------------------------------


def test_the_model_needs_no_pygame() -> None:
    loaded = "import sys, crowe_table.gui.table.answer; print('pygame' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", loaded], text=True).strip() == "False"


def test_nothing_is_asked_until_the_answer_has_been_shown() -> None:
    answer = Answer(LAY)
    answer.hint, answer.refusal = "Lay a sum", because("x")
    answer.answered()
    assert (answer.asked, answer.acts, answer.hint, answer.refusal) == (False, (), "", None)
    answer.arrive(LAY, Settings())
    assert answer.withheld
    answer.note_shown(own=False)
    answer.arrive(LAY, Settings())
    assert not answer.asked, "another's answer was shown, but not yet the visitor's"
    answer.note_shown(own=True)
    answer.arrive(LAY, Settings())
    assert answer.asked
    assert not answer.withheld


def test_advice_is_forgotten_with_the_question_and_stays_while_the_same_is_asked() -> None:
    answer = Answer(LAY)
    answer.hint, answer.advice = "Pass", ()
    question = answer.gate.question
    assert answer.arrive(LAY, Settings())
    assert (answer.hint, answer.advice, answer.gate.question) == ("Pass", (), question)
    assert not answer.arrive(asked((AnswerForm("roll", (ThrowDice(),)),), (EveryFormRoll(ME),)), Settings())
    assert (answer.hint, answer.advice, answer.gate.question) == ("", None, question + 1)


def test_the_only_answer_is_given_for_the_visitor_and_not_asked() -> None:
    answer = Answer(LAY)
    answer.arrive(asked((AnswerForm("pass"),), (EveryFormPass(ME),)), Settings(only_answers=True))
    assert answer.forced.action == EveryFormPass(ME)
    assert answer.withheld
    answer.forced.leave()
    answer.arrive(asked((AnswerForm("pass"),), (EveryFormPass(ME),)), Settings(only_answers=True))
    assert answer.asked, "who takes something back decides the next thing"


def test_the_sum_in_the_hand_stays_from_bet_to_bet() -> None:
    forms = (AnswerForm("put", (PickAmount(4, 40, 4), PickSpot("cloth", ("ace", "deuce")))),)
    view = asked(forms, (PutOn(ME, "ace", 8),))
    answer = Answer(view)
    answer.draft = present(answer.draft).turned(24)
    assert answer.lay("ace") == PutOn(ME, "ace", 24)
    answer.answered()
    answer.note_shown(own=True)
    answer.arrive(view, Settings())
    assert present(answer.draft).number == 24


def test_enter_on_a_card_gives_what_is_chosen_before_the_card() -> None:
    forms = (AnswerForm("exchange", (PickCards(("hand:0",), 0, 2, several=True, field="cards"),)),)
    answer = Answer(asked(forms, (EveryFormExchange(ME, (3, 5)),)))
    assert answer.by_enter_on_card == "", "several cards may be chosen: Enter chooses one"
    answer.toggle(Card(3))
    assert answer.by_enter_on_card == "exchange"


def test_a_ticket_that_is_selected_from_the_start_still_needs_two_presses() -> None:
    """The only possible bid is selected from the start, but a single press on it must not bid."""
    ladder = (Rung("tout", because("bid")),)
    bid = EveryFormBid(ME, "tout")
    answer = Answer(asked((AnswerForm("bid", (PickBid(ladder),)), AnswerForm("pass")), (bid, EveryFormPass(ME))))
    assert present(answer.draft).chosen() == "tout"
    assert answer.by_enter == "", "a bid is a decision"
    assert answer.select("tout") is None
    assert answer.by_enter == "bid"
    assert answer.select("tout") == bid
