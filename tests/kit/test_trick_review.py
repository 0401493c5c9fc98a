"""Review of finished tricks."""

from typing import Any

import pytest

from crowe_table.engine.cards import parse_all
from crowe_table.engine.core import ALL, Moved, PickAmount, Said
from crowe_table.kit.ranking import ranked
from crowe_table.kit.rules import Rules
from crowe_table.kit.trick_review import LookBack, Review, TrickReview, finished_trick, when_reviewing
from crowe_table.kit.tricks import TrickPlay, TrickRecord
from tests.kit.small import HAND, PLAYED, REVIEW, TAKEN, A, B, C, at, do, listen, only, table

PLAY = TrickPlay(HAND, PLAYED, TAKEN, lambda s: ranked())
FIRST, SECOND = parse_all("AH KH 2H"), parse_all("5C 3C TC")


def after_two_tricks():
    """Return a table at which A took the first trick, and C took the second with the ten."""
    s = table(record=TrickRecord, plays=((A, *FIRST), (A, *SECOND)))
    s.at(TAKEN[A])[:], s.at(TAKEN[C])[:] = FIRST, SECOND
    return s


def looking(which: str) -> TrickReview:
    return TrickReview(PLAY, REVIEW, lambda s: which)


@pytest.mark.parametrize(("which", "acts"), [("none", ()), ("last_trick", (Review,)), ("all", (Review, LookBack))])
def test_allowed_requests(which: str, acts: tuple[type, ...]) -> None:
    s = after_two_tricks()
    assert looking(which).acts(s, B) == acts
    s.public.looked = (B,)
    assert looking(which).acts(s, B) == (), "once before each lead"


def test_no_earlier_trick_after_the_first() -> None:
    s = table(record=TrickRecord, plays=((A, *FIRST),))
    assert looking("all").acts(s, B) == (Review,)


def test_the_last_trick_is_shown_until_it_is_turned_down() -> None:
    s, look = after_two_tricks(), looking("all")
    rules = Rules[Any]()
    when_reviewing(rules, look, "the-play")
    events = listen(s)
    do(rules, s, Review(B))
    assert at(s, REVIEW, TAKEN[C]) == [SECOND, []]
    assert [type(event) for event in events] == [Said, Moved]
    assert only(Moved, events[1:2])[0].viewers == ALL
    assert look.acts(s, A) == (LookBack,), "it lies there already"
    do(rules, s, LookBack(A, 1))
    assert at(s, REVIEW, TAKEN[A], TAKEN[C]) == [FIRST, [], SECOND], "one trick at a time"
    look.close_review(s)
    assert at(s, REVIEW, TAKEN[A]) == [[], FIRST]
    assert s.public.looked == ()


def test_finished_tricks_are_numbered_from_one() -> None:
    s = after_two_tricks()
    s.public.trick = (SECOND[0],)
    s.public.plays = (*s.public.plays, (C, SECOND[0]))
    assert finished_trick(s, B) == PickAmount(1, 2, money=False, field="trick")
