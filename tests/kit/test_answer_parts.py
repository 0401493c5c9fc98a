"""Parts of an action: legal answers, samples of legal answers, and the common refusals."""

from itertools import combinations
from math import comb

import pytest

from crowe_table.engine.cards import Card, parse, parse_all
from crowe_table.engine.core import (
    Action,
    Offer,
    Part,
    PickAmount,
    PickBid,
    PickCards,
    PickHole,
    PickNumbers,
    PickOffer,
    PickPlace,
    PickSeat,
    PickSpot,
    PickWord,
    Reason,
    Rung,
    Seat,
    ThrowDice,
    because,
)
from crowe_table.kit.answer_parts import (
    MAX_LISTED,
    PRESS,
    Cards,
    SampledPart,
    allowed,
    answers,
    misfit,
    names_cards,
    part_of,
)
from tests.kit.small import HAND, PLAYED, A, B, C


class One(Action, frozen=True, tag="one"):
    """An action with one part of any kind."""

    what: object


class Two(Action, frozen=True, tag="two"):
    """An action with two parts."""

    card: Card
    word: str


class Press(Action, frozen=True, tag="press"):
    """An action without parts."""


WHY = because("why")
HELD = parse_all("AS KH QD")
ONE_CARD = Cards((HAND[A],), HELD, field="what")
TWO_CARDS = Cards((HAND[A],), HELD, least=2, most=2, several=True, field="what")
UP_TO_TWO = Cards((HAND[A], PLAYED[A]), HELD, least=0, most=2, several=True, field="what")
LADDER = PickBid((Rung("six", WHY, open=False), Rung("seven", WHY), Rung("eight", WHY)), field="what")
OFFERS = PickOffer((Offer("pair", WHY, (Card(0), Card(13)), 2), Offer("run", WHY)), field="what")


# --- answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "values"),
    [
        (ONE_CARD, HELD),
        (Cards((HAND[A],), HELD, among=HELD[:1], field="what"), HELD[:1]),
        (TWO_CARDS, [(HELD[0], HELD[1]), (HELD[0], HELD[2]), (HELD[1], HELD[2])]),
        (UP_TO_TWO, [(), *[(card,) for card in HELD], *combinations(HELD, 2)]),
        (PickPlace("pack", 4, 6, field="what"), [4, 5, 6]),
        (PickHole(10, 1, 3, field="what"), [1, 2, 3]),
        (PickAmount(24, 72, 24, field="what"), [24, 48, 72]),
        (PickNumbers(2, 1, 4, field="what"), [(1, 3), (2, 2), (3, 1)]),
        (PickNumbers(1, 5, 4, field="what"), []),
        (PickWord(("pass", "play"), field="what"), ["pass", "play"]),
        (PickSeat((B, C), field="what"), [B, C]),
        (PickSeat((B, C), 0, 2, several=True, field="what"), [(), (B,), (C,), (B, C)]),
        (OFFERS, ["pair", "run"]),
        (LADDER, ["seven", "eight"]),
        (PickSpot("cloth", ("ace", "two"), field="what"), ["ace", "two"]),
        (SampledPart(PickAmount(1, 10**9, field="what"), (1, 50)), [1, 50]),
    ],
    ids=lambda each: type(each).__name__ if isinstance(each, Part | Cards | SampledPart) else "",
)
def test_every_value_of_a_part_is_an_answer(part: Part | Cards | SampledPart, values: list[object]) -> None:
    assert answers(One, A, (part,)) == [One(A, value) for value in values]


def test_an_action_without_parts_has_one_answer() -> None:
    assert answers(Press, B, PRESS) == [Press(B)]
    assert answers(Press, B, (ThrowDice(),)) == [Press(B)], "dice fill no field"


def test_two_parts_are_answered_in_every_combination() -> None:
    parts = (Cards((HAND[A],), HELD[:2]), PickWord(("softly", "aloud")))
    assert [(each.card, each.word) for each in answers(Two, A, parts) if isinstance(each, Two)] == [
        (HELD[0], "softly"),
        (HELD[0], "aloud"),
        (HELD[1], "softly"),
        (HELD[1], "aloud"),
    ]


@pytest.mark.parametrize(
    ("part", "count"),
    [
        (PickAmount(1, 4001, field="what"), 4001),
        (Cards((HAND[A],), tuple(map(Card, range(20))), 5, 5, several=True, field="what"), comb(20, 5)),
        (Cards((HAND[A],), tuple(map(Card, range(12))), 0, 12, several=True, field="what"), 2**12),
        (PickNumbers(3, 2, 80, field="what"), comb(80 - 3 - 1, 2)),
        (PickSeat(tuple(map(Seat, range(12))), 0, 12, several=True, field="what"), 2**12),
    ],
    ids=["sum", "five-of-twenty", "any-of-twelve", "three-heaps", "any-seats"],
)
def test_thousands_of_answers_are_sampled_evenly(part: Part, count: int) -> None:
    step = -(-count // MAX_LISTED)
    listed = answers(One, A, (part,))
    assert len(listed) == -(-count // step) <= MAX_LISTED
    assert len({each.what for each in listed if isinstance(each, One)}) == len(listed)
    assert all(misfit(each, (part,)) is None for each in listed)


def test_combinations_of_two_parts_are_sampled() -> None:
    parts = (Cards((HAND[A],), tuple(map(Card, range(50)))), PickWord(tuple(f"word-{number}" for number in range(30))))
    listed = answers(Two, A, parts)
    assert len(listed) == 375, "every fourth of 1500"
    assert {each.card for each in listed if isinstance(each, Two)} == set(range(50))


# --- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "value", "reason"),
    [
        (ONE_CARD, parse("2C"), because("refuse-not-held")),
        (TWO_CARDS, (HELD[0],), because("refuse-cards-number", least=2, most=2)),
        (TWO_CARDS, (HELD[0], HELD[0]), because("refuse-cards-number", least=2, most=2)),
        (TWO_CARDS, (HELD[0], parse("2C")), because("refuse-not-held")),
        (UP_TO_TWO, tuple(HELD), because("refuse-cards-between", least=0, most=2)),
        (PickPlace("pack", 4, 6, field="what"), 3, because("refuse-place", place=3, least=4, most=6)),
        (PickPlace("pack", 4, 6, field="what"), 2**70, because("refuse-place", place=2**70, least=4, most=6)),
        (PickHole(10, 1, 3, field="what"), 0, because("refuse-place", place=0, least=1, most=3)),
        (PickAmount(24, 72, 24, field="what"), 12, because("refuse-too-little", farthings=24)),
        (PickAmount(24, 72, 24, field="what"), 96, because("refuse-too-much", farthings=72)),
        (PickAmount(24, 72, 24, field="what"), 50, because("refuse-step", farthings=24)),
        (PickAmount(1, 3, money=False, field="what"), 4, because("refuse-number", least=1, most=3)),
        (PickWord(("pass",), field="what"), "bid", because("refuse-word")),
        (PickSeat((B, C), field="what"), A, because("refuse-seat")),
        (PickSeat((B, C), 1, 2, several=True, field="what"), (), because("refuse-seat")),
        (PickSeat((B, C), 1, 2, several=True, field="what"), (B, B), because("refuse-seat")),
        (PickSeat((B, C), 1, 2, several=True, field="what"), (A,), because("refuse-seat")),
        (OFFERS, "quart", because("refuse-offer")),
        (LADDER, "six", because("refuse-bid")),
        (PickSpot("cloth", ("ace",), field="what"), "king", because("refuse-spot")),
        (SampledPart(PickAmount(24, 72, 24, field="what"), (24,)), 96, because("refuse-too-much", farthings=72)),
        (SampledPart(PickAmount(24, 72, 24, field="what"), (24,), WHY), 96, WHY),
        (SampledPart(PickAmount(24, 72, 24, field="what"), (24,), WHY), 12, because("refuse-too-little", farthings=24)),
    ],
)
def test_refusals_of_values(part: Part, value: object, reason: Reason) -> None:
    assert misfit(One(A, value), (part,)) == (0, reason)


@pytest.mark.parametrize("numbers", [(1, 2), (1, 1, 3), (0, 4), (), (5, -1)])
def test_numbers_must_have_the_right_count_and_total(numbers: tuple[int, ...]) -> None:
    found = misfit(One(A, numbers), (PickNumbers(2, 1, 4, field="what"),))
    assert found is not None
    assert found[1].key == "refuse-numbers"


@pytest.mark.parametrize(
    ("part", "value"),
    [
        (ONE_CARD, HELD[2]),
        (UP_TO_TWO, ()),
        (UP_TO_TWO, (HELD[2], HELD[0])),
        (PickAmount(24, 72, 24, field="what"), 48),
        (PickNumbers(2, 1, 4, field="what"), (3, 1)),
        (PickSeat((B, C), 0, 2, several=True, field="what"), (C, B)),
        (SampledPart(PickAmount(24, 72, 24, field="what"), (24,)), 48),
    ],
)
def test_unlisted_values_may_fit(part: Part, value: object) -> None:
    """Cards in another order are valid, and so is a sum that is not among the samples."""
    assert misfit(One(A, value), (part,)) is None


def test_a_refusal_names_the_law_and_how_far_the_answer_fits() -> None:
    parts = (Cards((HAND[A],), HELD), PickWord(("softly",)))
    assert misfit(Two(A, HELD[0], "aloud"), parts, "the-play") == (1, because("refuse-word", law="the-play"))
    assert misfit(Two(A, parse("2C"), "aloud"), parts) == (0, because("refuse-not-held"))


# --- what a part knows about legal cards -----------------------------------------------------------------------------


def test_only_cards_listed_as_legal_are_certainly_allowed() -> None:
    legal = Cards((HAND[A],), HELD, among=HELD[:1])
    assert names_cards((legal,))
    assert not names_cards((Cards((HAND[A],), HELD),))
    assert allowed(Two(A, HELD[0], "softly"), (legal,))
    assert not allowed(Two(A, HELD[1], "softly"), (legal,))
    assert not allowed(Two(A, HELD[0], "softly"), (legal, PickWord(("softly",))))
    assert not allowed(Press(A), PRESS)


def test_plain_parts_name_piles_and_not_cards() -> None:
    wanted = PickCards(("hand:0", "played:0"), 0, 2, several=True, field="what")
    assert part_of(UP_TO_TWO) == part_of(SampledPart(UP_TO_TWO, ((),))) == wanted
    assert part_of(PickWord(("pass",))) == PickWord(("pass",))
