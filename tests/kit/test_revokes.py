"""Revokes as a house rule. A revoke is made silently, and an opponent may claim it."""

from typing import Any

import pytest

from crowe_table.engine.cards import parse_all
from crowe_table.engine.core import Announced, PickAmount, PickSeat, PickWord, Said, because
from crowe_table.kit.ranking import ranked
from crowe_table.kit.revokes import ClaimRevoke, opponents, possible_claims, when_claiming_revokes
from crowe_table.kit.rules import Rules
from crowe_table.kit.tricks import Revokes, TrickPlay, TrickRecord
from tests.kit.small import HAND, PLAYED, TAKEN, A, B, C, D, SmallPhase, do, listen, table

PLAY = TrickPlay(HAND, PLAYED, TAKEN, lambda s: ranked(), may_revoke=lambda s: True)
PENALTIES = ("points", "tricks")


def table_after_revoke():
    """Return a table after two tricks.

    B revoked in the first trick while holding a heart. In the second trick all players followed suit.
    """
    plays = ((A, *parse_all("AH 2C 2H 3H")), (A, *parse_all("KS QS 2S 3S")))
    return table(("", "5H", "", ""), record=TrickRecord, sides=(0, 1, 0, 1), plays=plays)


def rules(penalty: str = "") -> Rules[Any]:
    found = Rules[Any]()
    when_claiming_revokes(found, PLAY, PENALTIES, lambda s: penalty, "the-revoke")
    return found


def test_only_opponents_can_be_claimed() -> None:
    s = table_after_revoke()
    assert opponents(s.public, A) == (B, D)
    assert opponents(s.public, B) == (C, A)
    assert possible_claims(s, A) == (ClaimRevoke,)
    s.public.revokes = Revokes(examined=((B, 0), (B, 1), (D, 0)))
    assert possible_claims(s, A) == (ClaimRevoke,)
    s.public.revokes = Revokes(examined=((B, 0), (B, 1), (D, 0), (D, 1)))
    assert possible_claims(s, A) == ()


def test_nothing_is_claimed_before_a_trick_is_finished() -> None:
    assert possible_claims(table(("",) * 4, record=TrickRecord, sides=(0, 1, 0, 1)), A) == ()


@pytest.mark.parametrize(
    ("penalty", "parts"),
    [
        ("points", (PickSeat((B, D)), PickAmount(1, 2, money=False, field="trick"))),
        (
            "",
            (
                PickSeat((B, D)),
                PickAmount(1, 2, money=False, field="trick"),
                PickWord(PENALTIES, field="penalty"),
            ),
        ),
    ],
)
def test_the_claimer_may_choose_the_penalty(penalty: str, parts: tuple[object, ...]) -> None:
    rule = rules(penalty).in_phase(SmallPhase.FIRST)[ClaimRevoke]
    assert callable(rule.form)
    assert rule.form(table_after_revoke(), A) == parts


@pytest.mark.parametrize(
    ("penalty", "claim", "reason"),
    [
        ("", ClaimRevoke(A, B, 1, "tricks"), None),
        ("points", ClaimRevoke(A, B, 1), None),
        ("points", ClaimRevoke(A, B, 1, "tricks"), because("refuse-word", law="the-revoke")),
        ("points", ClaimRevoke(A, D, 1), because("refuse-revoke-asked", law="the-revoke")),
    ],
)
def test_refusals_of_claims(penalty: str, claim: ClaimRevoke, reason: object) -> None:
    s = table_after_revoke()
    s.public.revokes = Revokes(examined=((D, 0),))
    why_not = rules(penalty).in_phase(SmallPhase.FIRST)[ClaimRevoke].why_not
    assert why_not is not None
    assert why_not(s, claim) == reason


def test_a_true_claim_is_recorded_with_its_penalty() -> None:
    s = table_after_revoke()
    events = listen(s)
    do(rules(), s, ClaimRevoke(A, B, 1, "tricks"))
    assert s.public.revokes == Revokes(examined=((B, 0),), proved=((1, "tricks"),))
    assert events == [
        Said(A, because("say-revoke", seat=B, number=1)),
        Announced(because("revoke-proved", seat=B, number=1)),
    ]


def test_a_false_claim_costs_nothing_and_cannot_be_repeated() -> None:
    s = table_after_revoke()
    events = listen(s)
    do(rules("points"), s, ClaimRevoke(A, B, 2))
    assert s.public.revokes == Revokes(examined=((B, 1),))
    assert events[1] == Announced(because("revoke-not-proved", seat=B, number=2))
