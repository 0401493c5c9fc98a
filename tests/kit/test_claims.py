"""Claims of the remaining tricks. A claim is allowed only if every trick is certain, whatever cards the others hold."""

from typing import Any

import pytest

from crowe_table.engine.cards import HEARTS, parse_all
from crowe_table.engine.core import ALL, Said, Shown
from crowe_table.kit.claims import Claim, may_claim, when_claiming, wins_every_trick
from crowe_table.kit.ranking import ACE_HIGH, NO_TRUMP, ranked
from crowe_table.kit.rules import Rules
from crowe_table.kit.tricks import TrickPlay, TrickRecord
from tests.kit.small import HAND, PLAYED, TAKEN, A, B, C, do, listen, table

PLAY = TrickPlay(HAND, PLAYED, TAKEN, lambda s: ranked(ACE_HIGH, s.public.trump))


@pytest.mark.parametrize(
    ("hand", "unseen", "trump", "sure"),
    [
        ("AS KS", "QS JS 2C 3C", NO_TRUMP, True),
        ("AS QS", "KS JS 2C 3C", NO_TRUMP, False),
        ("AS 2S", "KS 2C 3C 4C", NO_TRUMP, True),
        ("AS AC", "KS KC 2D 3D", NO_TRUMP, True),
        ("AS AC", "KS KC 2H 3D", HEARTS, False),
        ("AH AC", "KS KC 2H 3D", HEARTS, True),
        ("AH AC", "KH KC 2H 3D", HEARTS, False),
        ("3H 2H", "KS KC 2S 3D", HEARTS, True),
        ("AS 2C", "KS QS JS TS", NO_TRUMP, True),
    ],
)
def test_certainty_of_every_trick(hand: str, unseen: str, trump: int, sure: bool) -> None:
    assert wins_every_trick(parse_all(hand), parse_all(unseen), ranked(ACE_HIGH, trump)) == sure


def claimer(**facts: object):
    s = table(("AS KS", "QS 2C", "3D 4D"), record=TrickRecord)
    r = s.public
    r.turn, r.plays, r.trick, r.tricks = A, ((A, *parse_all("AH KH QH")),), (), (1, 0, 0)
    for name, value in facts.items():
        setattr(r, name, value)
    return s


def test_a_leader_between_tricks_may_claim() -> None:
    assert may_claim(claimer(), A, PLAY)
    assert not may_claim(claimer(), B, PLAY), "not the leader"
    assert not may_claim(claimer(plays=()), A, PLAY), "before the first trick"
    led = tuple(parse_all("QS"))
    assert not may_claim(claimer(plays=((B, *led),), trick=led), A, PLAY), "in the middle of a trick"


def test_a_single_card_cannot_be_claimed() -> None:
    s = claimer()
    for seat in (A, B, C):
        del s.at(HAND[seat])[1:]
    assert not may_claim(s, A, PLAY)


def test_a_claim_shows_all_hands_and_wins_the_rest() -> None:
    rules, done = Rules[Any](), []
    when_claiming(
        rules, PLAY, then=lambda s: done.append("counted"), law="the-play", first=lambda s: done.append("cleared")
    )
    s = claimer()
    events = listen(s)
    do(rules, s, Claim(A))
    assert s.public.tricks == (3, 0, 0)
    assert done == ["cleared", "counted"]
    assert [event.words.key for event in events if isinstance(event, Said)] == ["say-claim"]
    assert [(event.zone, event.viewers) for event in events if isinstance(event, Shown)] == [
        *(("hand:0", ALL), ("hand:1", ALL), ("hand:2", ALL))
    ]
