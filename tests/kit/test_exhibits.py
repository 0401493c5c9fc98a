"""Famous hands. The arranged pack gives every player the right cards, whatever the manner of dealing."""

import re

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import parse_all, texts
from crowe_table.engine.core import Announced, AnyEvent, Ended, Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.ecarte.actions import Pattern, Propose
from crowe_table.games.ecarte.options import BOOKS, EcarteOptions
from crowe_table.games.ecarte.rules import Ecarte
from crowe_table.games.ecarte.state import EcartePhase, EcarteRecord, EcarteState
from crowe_table.kit.exhibits import ExhibitHand, read_exhibits

ELDEST, DEALER = Seat(0), Seat(1)
HAND = ExhibitHand(
    name="a-hand",
    preset="encyclopaedia",
    dealer=DEALER,
    visitor=ELDEST,
    cards={"hand:0": "7H KC JC 9C 7C", "hand:1": "KD QD JD KH QH", "turned": "8H", "pack": "AS TS 9S"},
    scores=(2, 1),
    before=(Pattern(DEALER, "2_3"), Propose(ELDEST)),
    until=EcartePhase.COUNTED,
    made=lambda s, seat: s.public.score(seat) - 2,
    wanted=1,
)


def opened(famous: ExhibitHand) -> Table[EcarteRecord, EcarteOptions]:
    class WithExhibits(Ecarte):
        exhibits = (famous,)

    return Table(WithExhibits(), Setup(BOOKS["encyclopaedia"], 2, (Farthings(2016),) * 2, Chance("any"), famous.name))


@pytest.mark.parametrize("dealer", [ELDEST, DEALER])
@pytest.mark.parametrize("pattern", ["2_3", "3_2"])
def test_the_pack_is_arranged_for_any_dealer_and_deal(dealer: Seat, pattern: str) -> None:
    table = opened(replace(HAND, dealer=dealer, before=(Pattern(dealer, pattern),)))
    held: list[EcarteState] = []
    table.inspect(held.append)
    s = held[0]
    assert (s.public.dealer, s.public.deal, s.public.scores, s.public.exhibit) == (dealer, 1, (2, 1), "a-hand")
    for key in ("hand:0", "hand:1", "turned"):
        assert sorted(s.piles[key]) == sorted(parse_all(HAND.cards[key]))
    assert texts(s.piles["pack"][:-4:-1]) == HAND.cards["pack"]
    assert len(set(s.laid)) == 32


def test_earlier_actions_are_applied_and_the_hand_ends_with_the_deal() -> None:
    table = opened(HAND)
    question = table.question
    assert question
    assert question.key == "answer"
    events: list[AnyEvent] = []
    while table.question:
        answers = table.view(table.question.awaited()[0]).legal
        done = table.submit(answers[-1])
        assert isinstance(done, tuple)
        events += done
    assert table.deal == 1
    said = [event.words.key for event in events if isinstance(event, Announced)]
    ended = next(event for event in events if isinstance(event, Ended))
    made = table.watch().public.scores[0] - 2
    assert ("exhibit-done" in said) == (made >= 1)
    assert ("exhibit-not-done" in said) == (made < 1)
    assert ended.winners == ((ELDEST,) if made >= 1 else (DEALER,))
    assert ended.why.key == "exhibit-over"
    assert table.result() == (0, 0)


def test_an_unknown_exhibit_makes_an_ordinary_table() -> None:
    plain = Setup(BOOKS["encyclopaedia"], 2, (Farthings(2016),) * 2, Chance("any"), "unknown")
    assert Table(Ecarte(), plain).digest() == Table(Ecarte(), replace(plain, exhibit="")).digest()


@pytest.mark.parametrize(
    ("cards", "fault"),
    [
        ({"hand:0": "KH QH", "hand:1": "KH"}, "named twice"),
        ({"hand:0": "2H"}, "none of the pack"),
        ({"hand:0": "7H KC JC 9C 7C 8C"}, "6 cards are named"),
    ],
)
def test_impossible_arrangements_raise_a_clear_error(cards: dict[str, str], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        opened(replace(HAND, cards=cards))


TEXT = """
# a comment
name: a-hand
preset: encyclopaedia
rules: {"stake": 0}
dealer: 1
visitor: 0
cards hand:0: 7H KC JC
cards hand:0: 9C 7C
before: 1 pattern 2_3
before: propose
until: COUNTED
made: score
wanted: 1
solution: propose
"""


def read(text: str) -> tuple[ExhibitHand, ...]:
    return read_exhibits(text, Ecarte.actions, EcartePhase, {})


def test_hands_are_read_from_text() -> None:
    (hand,) = read(TEXT)
    assert (hand.name, hand.preset, hand.seats, hand.dealer, hand.visitor) == ("a-hand", "encyclopaedia", 2, 1, 0)
    assert hand.cards == {"hand:0": "7H KC JC 9C 7C"}
    assert hand.before == (Pattern(DEALER, "2_3"), Propose(ELDEST))
    assert hand.solution == (Propose(ELDEST),)
    assert (hand.until, hand.wanted, hand.rules) == (EcartePhase.COUNTED, 1, {"stake": 0})


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("preset: encyclopaedia", "preset", "Line 4: expected “key: value”."),
        ("name: a-hand\n", "", "Line 3: a hand begins with its name."),
        ("dealer: 1\n", "", "a-hand: there is no 'dealer'."),
        ("until: COUNTED", "until: NEVER", "a-hand: there is no 'NEVER'."),
        ("made: score", "made: luck", "a-hand: there is no 'luck'."),
        ("wanted: 1", "wanted: many", "a-hand: invalid literal"),
        ("solution: propose", "solution: dance", "a-hand: “dance” is no action of this game."),
    ],
)
def test_a_fault_in_the_text_is_named(old: str, new: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        read(TEXT.replace(old, new))
