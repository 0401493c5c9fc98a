"""Side bets that are offered, taken, withdrawn and decided, and the market in which a game offers them."""

from typing import Any

import pytest

from crowe_table.engine.core import NO_SEAT, Asked, Paid, PickAmount, PickSeat, PickWord, Question, Said, because
from crowe_table.engine.money import Account, Farthings, purse
from crowe_table.kit import side_bets
from crowe_table.kit.answer_parts import SampledPart
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.dicing import Throw
from crowe_table.kit.purses import in_purses
from crowe_table.kit.rules import Rules, ask_one
from crowe_table.kit.side_bets import Market, OfferSide, SideBet, SideBetRecord, TakeSide, WithdrawSide
from tests.kit.small import A, B, C, SmallPhase, do, listen, table

SIDES = ("in", "out")
STAKE, AGAINST = Farthings(10), Farthings(20)


def company(purses: tuple[int, ...] = (100, 100, 100)):
    s = table(purses=purses, record=SideBetRecord)
    side_bets.clear_bets(s.public)
    return s


def market(*, agreed: bool = False, max_offers: int = 2, closed: int = NO_SEAT) -> Market:
    """Return a market. Its odds are two to one against “in”, and even against “out”."""
    return Market(
        sides=SIDES,
        law="bets-aside",
        max_offers=max_offers,
        is_open=lambda s: s.public.deal == 0,
        bettors=lambda s: [seat for seat in s.public.ring if seat != closed],
        price=lambda s, side: {"in": (2, 1), "out": (1, 1)}[side],
        agreed=lambda s: agreed,
        usual=lambda s: Farthings(12),
    )


# --- one bet ---------------------------------------------------------------------------------------------------------


def test_an_offer_stays_on_the_table_until_it_is_taken() -> None:
    s = company()
    events = listen(s)
    bet = side_bets.offer(s, A, 1, "out", STAKE, AGAINST)
    assert bet == SideBet(A, NO_SEAT, 1, STAKE, AGAINST, side_bets.TO_ANYBODY, 1)
    assert events == [
        Said(A, because("say-side-out", farthings=10, against=20, other=NO_SEAT, named=0)),
        Paid(purse(A), Account("bet", place="side:1"), STAKE, because("paid-side-offer")),
    ]
    assert side_bets.open_bet(s.public, A) == bet
    assert [side_bets.takable_makers(s, seat) for seat in (A, B, C)] == [(), (A,), (A,)]
    side_bets.take(s, C, A)
    assert s.public.aside == (SideBet(A, C, 1, STAKE, AGAINST, side_bets.TAKEN, 1),)
    assert (in_purses(s), s.ledger.balance(bet.account)) == ((90, 100, 80), 30)
    assert (side_bets.open_bet(s.public, A), side_bets.takable_makers(s, B)) == (None, ())
    side_bets.give_back_untaken(s)
    assert len(s.public.aside) == 1, "a taken bet stays"


def test_an_offer_to_one_player_cannot_be_taken_by_others() -> None:
    s = company()
    side_bets.offer(s, A, 0, "in", STAKE, AGAINST, to=B)
    assert [side_bets.takable_makers(s, seat) for seat in (B, C)] == [(A,), ()]


def test_a_bet_cannot_be_taken_without_the_money() -> None:
    s = company((100, 19, 20))
    side_bets.offer(s, A, 0, "in", STAKE, AGAINST)
    assert [side_bets.takable_makers(s, seat) for seat in (B, C)] == [(), (A,)]


def test_only_open_offers_can_be_withdrawn() -> None:
    s = company()
    side_bets.offer(s, B, 0, "in", STAKE, AGAINST)
    side_bets.take(s, A, B)
    side_bets.offer(s, B, 0, "in", STAKE, AGAINST)
    side_bets.withdraw(s, B)
    assert in_purses(s) == (80, 90, 100)
    assert [bet.number for bet in s.public.aside] == [1]
    assert s.public.made == (0, 2, 0), "a withdrawn bet counts as offered"


@pytest.mark.parametrize(("for_maker", "purses"), [(True, (120, 80, 100)), (False, (90, 110, 100))])
def test_a_bet_is_decided_for_its_maker_or_its_taker(for_maker: bool, purses: tuple[int, ...]) -> None:
    s = company()
    side_bets.offer(s, A, 0, "in", STAKE, AGAINST)
    side_bets.take(s, B, A)
    side_bets.decide(s, s.public.aside[0], for_maker)
    assert (in_purses(s), s.public.aside) == (purses, ())


def test_cancelled_bets_are_returned_to_both() -> None:
    s = company()
    side_bets.offer(s, A, 0, "in", STAKE, AGAINST)
    side_bets.take(s, B, A)
    side_bets.offer(s, C, 1, "out", STAKE, STAKE)
    side_bets.give_back(s, s.public.aside, because("off"))
    assert (in_purses(s), s.public.aside) == ((100, 100, 100), ())


# --- the market ------------------------------------------------------------------------------------------------------


def test_side_betting_actions() -> None:
    s, open_to_all = company(), market()
    assert open_to_all.acts(s, A) == (OfferSide,)
    side_bets.offer(s, A, 0, "in", STAKE, AGAINST)
    assert open_to_all.acts(s, A) == (WithdrawSide,), "one at a time"
    assert open_to_all.acts(s, B) == (TakeSide, OfferSide)
    assert market(closed=B).acts(s, B) == ()
    side_bets.take(s, B, A)
    assert market(max_offers=1).acts(s, A) == ()


def test_no_offer_without_a_possible_taker() -> None:
    assert market().acts(company((100, 0, 0)), A) == ()
    assert market().partners(company((100, 0, 5)), A) == (C,)


def test_stakes_win_whole_farthings_that_somebody_can_pay() -> None:
    s = company((100, 31, 7))
    assert market().stakes(s, A, "in") == PickAmount(1, 15, field="stake")
    assert market().stakes(s, A, "out") == PickAmount(1, 31, field="stake")
    assert market(agreed=True).stakes(s, A, "in") == PickAmount(1, 100, field="stake")


def test_one_small_sample_for_each_outcome() -> None:
    to = SampledPart(PickSeat((B, C), 0, 1, several=True, field="others"), ((),))
    closed = because("refuse-side-closed", law="bets-aside")
    assert market().may_offer(company(), A) == [
        (
            SampledPart(PickWord((side,), "side"), (side,), unfit=closed),
            SampledPart(PickAmount(1, most, field="stake"), (12,), purse=Farthings(100)),
            to,
        )
        for side, most in (("in", 50), ("out", 100))
    ]


def test_the_taker_pays_the_agreed_stake() -> None:
    first, *_ = market(agreed=True).may_offer(company((100, 50, 8)), A)
    assert first[1:3] == (
        SampledPart(PickAmount(1, 100, field="stake"), (12,), purse=Farthings(100)),
        SampledPart(PickAmount(1, 50, field="against"), (12,)),
    )


@pytest.mark.parametrize(
    ("offer", "agreed", "reason"),
    [
        (OfferSide(A, "in", Farthings(10)), False, None),
        (OfferSide(A, "in", Farthings(10), (B,)), False, None),
        (
            OfferSide(A, "in", Farthings(10), (C,)),
            False,
            because("refuse-side-uncovered", farthings=20, law="bets-aside"),
        ),
        (OfferSide(A, "out", Farthings(10), (), Farthings(5)), False, because("refuse-side-price", law="bets-aside")),
        (OfferSide(A, "out", Farthings(10), (), Farthings(5)), True, None),
        (
            OfferSide(A, "out", Farthings(10), (C,), Farthings(8)),
            True,
            because("refuse-side-uncovered", farthings=8, law="bets-aside"),
        ),
    ],
)
def test_refusals_of_offers(offer: OfferSide, agreed: bool, reason: object) -> None:
    assert market(agreed=agreed).why_no_offer(company((100, 50, 7)), offer) == reason


def test_bettors_may_bet_during_any_question() -> None:
    s, question = company(), ask_one("throw", A, Throw)
    assert market(closed=A).beside(s, question) == Question(
        "throw", (Asked(A, (Throw,)), Asked(B, (OfferSide,), must=False), Asked(C, (OfferSide,), must=False))
    )
    assert market().beside(s, question).asked[0] == Asked(A, (Throw, OfferSide))
    s.public.to_speak = (B, C)
    assert [each.seat for each in market(closed=A).beside(s, question).asked] == [A, C], "B speaks first"
    s.public.deal = 1
    assert market().beside(s, question) == question


def test_play_pauses_until_all_bettors_are_ready() -> None:
    rules, bets = Rules[Any](), market(closed=A)
    side_bets.when_side_betting(rules, bets, pauses=(SmallPhase.FIRST,))
    s = company()
    bets.pause(s)
    assert s.public.waiting == (B, C)
    assert bets.beside(s, ask_one("throw", A, Throw)) == Question(
        "side-bets", (Asked(B, (Ready, OfferSide)), Asked(C, (Ready, OfferSide)))
    )
    do(rules, s, Ready(C))
    do(rules, s, OfferSide(B, "out", STAKE))
    assert s.public.waiting == (B, C), "asked again, because there is a bet to take"
    alone = company((100, 100, 0))
    bets.pause(alone)
    assert alone.public.waiting == ()


def test_the_rules_offer_take_and_withdraw_bets() -> None:
    rules = Rules[Any]()
    side_bets.when_side_betting(rules, market(), pauses=())
    s = company()
    do(rules, s, OfferSide(A, "in", STAKE, (B,)))
    assert s.public.aside == (SideBet(A, B, 0, STAKE, AGAINST, side_bets.TO_ONE, 1),), "two to one"
    do(rules, s, TakeSide(B, A))
    do(rules, s, OfferSide(C, "out", STAKE))
    do(rules, s, WithdrawSide(C))
    assert (in_purses(s), s.public.last_number) == ((90, 80, 100), 2)
