"""Trick-taking games: legal plays, winners of tricks, and what the play reveals about hands."""

from enum import Enum

import pytest

from crowe_table.engine.cards import DIAMONDS, HEARTS, SPADES, parse, parse_all
from crowe_table.engine.core import NO_SEAT, Changed, Moved, Seat, because
from crowe_table.kit import tricks
from crowe_table.kit.answer_parts import Cards, SampledPart
from crowe_table.kit.ranking import ACE_HIGH, NO_TRUMP, TRUMP, matadors, ranked
from crowe_table.kit.tricks import Duty, Play, TrickPlay, TrickRecord
from tests.kit.small import HAND, PLAYED, REVIEW, TAKEN, A, B, C, at, listen, table


class Must(Enum):
    """Rules about the cards that a player may play to a lead, for example the duty to follow suit."""

    NOTHING = Duty(follow=False)
    FOLLOW = Duty()
    WIN = Duty(win=True)
    TRUMP = Duty(trump=True)
    ALL = Duty(win=True, trump=True)


@pytest.mark.parametrize(
    ("hand", "trick", "duty", "legal"),
    [
        # Hearts led, spades trumps.
        ("2H KH 3S AC", "", Must.ALL, "2H KH 3S AC"),
        ("2H KH 3S AC", "QH", Must.NOTHING, "2H KH 3S AC"),
        ("2H KH 3S AC", "QH", Must.FOLLOW, "2H KH"),
        ("2H KH 3S AC", "QH", Must.WIN, "KH"),
        ("2H 4H 3S AC", "QH", Must.WIN, "2H 4H"),
        ("2H KH 3S AC", "QH 2S", Must.WIN, "2H KH"),
        ("3S 5S AC", "QH", Must.FOLLOW, "3S 5S AC"),
        ("3S 5S AC", "QH", Must.TRUMP, "3S 5S"),
        ("3S 5S AC", "QH 4S", Must.TRUMP, "3S 5S"),
        ("3S 5S AC", "QH 4S", Must.ALL, "5S"),
        ("3S 5S AC", "QH 9S", Must.ALL, "3S 5S"),
        ("AC KD", "QH", Must.ALL, "AC KD"),
        ("2H 3S 5S", "4S", Must.ALL, "5S"),
    ],
)
def test_legal_plays(hand: str, trick: str, duty: Must, legal: str) -> None:
    may = tricks.may_play(parse_all(hand), parse_all(trick), ranked(ACE_HIGH, SPADES), duty.value)
    assert list(may) == parse_all(legal)


@pytest.mark.parametrize(
    ("hand", "led", "legal"),
    [
        ("AS AC KH 5C", "QD", "AS AC KH 5C"),
        ("AS AC KH 5C", "7D", "AS AC"),
        ("AS KH 5C", "7D", "AS KH 5C"),
        ("AS 3D KH 5C", "QD", "AS 3D"),
        ("AS KH 5C", "QH", "KH"),
    ],
)
def test_privileged_trumps_yield_only_to_better_ones(hand: str, led: str, legal: str) -> None:
    best = tuple(parse_all("AS 7D AC"))
    order = matadors(best, DIAMONDS, ("KQJ765432", "KQJA234567", "AKQJ234567", "KQJ765432"))
    assert list(tricks.may_play(parse_all(hand), parse_all(led), order, Duty(privileged=best))) == parse_all(legal)


@pytest.mark.parametrize(
    ("card", "hand", "duty", "key"),
    [
        ("KH", "2H KH 3S AC", Must.ALL, None),
        ("2H", "2H KH 3S AC", Must.ALL, "refuse-win"),
        ("AC", "2H KH 3S AC", Must.ALL, "refuse-follow"),
        ("AC", "3S 5S AC", Must.ALL, "refuse-trump"),
        ("AC", "3S 5S AC", Must.FOLLOW, None),
    ],
)
def test_refusals_of_cards(card: str, hand: str, duty: Must, key: str | None) -> None:
    reason = tricks.why_not(parse(card), parse_all(hand), parse_all("QH"), ranked(ACE_HIGH, SPADES), duty.value)
    assert reason == (because(key, suit=HEARTS, law="the-play") if key else None)


# --- a trick ---------------------------------------------------------------------------------------------------------

PLAIN = ranked(ACE_HIGH, NO_TRUMP)
PLAY = TrickPlay(HAND, PLAYED, TAKEN, lambda s: ranked(ACE_HIGH, s.public.trump))
WITH_TABLE = TrickPlay(HAND, PLAYED, TAKEN, lambda s: PLAIN, besides=lambda s, seat: (REVIEW,))
FREE = TrickPlay(HAND, PLAYED, TAKEN, lambda s: PLAIN, may_revoke=lambda s: True)


def test_a_complete_trick() -> None:
    s = table(("AH 2C", "3S 4C", "KH 5C"), record=TrickRecord, trumps=(SPADES,))
    r = s.public
    events = listen(s)
    PLAY.lead(s, A)
    assert (r.turn, r.led, r.between, r.tricks) == (A, None, False, (0, 0, 0))
    assert PLAY.play_card(s, A, parse("AH")) is None
    assert (r.turn, r.led, r.finished) == (B, parse("AH"), 0)
    assert PLAY.play_card(s, B, parse("3S")) is None
    assert PLAY.play_card(s, C, parse("KH")) == B, "the trump takes it"
    assert (r.turn, r.trick, r.between, r.finished) == (B, (), True, 1)
    assert r.plays == ((A, *parse_all("AH 3S KH")),)
    PLAY.take_trick(s, B)
    assert r.tricks == (0, 1, 0)
    assert at(s, TAKEN[B], PLAYED[A], PLAYED[B], PLAYED[C]) == [parse_all("AH 3S KH"), [], [], []]
    assert [event.how for event in events if isinstance(event, Moved)] == ["play"] * 3 + ["take"] * 3
    assert not any(isinstance(event, Changed) for event in events), "turn and tricks are not live in this record"


def test_nobody_has_the_turn_outside_the_play() -> None:
    r = table(record=TrickRecord).public
    assert (r.turn, r.trump, r.between, r.finished) == (NO_SEAT, NO_TRUMP, False, 0)


def test_the_form_offers_held_cards_that_follow() -> None:
    s = table(("AH", "3S KH 2H", ""), record=TrickRecord, plays=((A, parse("AH")),), trick=(parse("AH"),))
    form = PLAY.form(s, B)
    assert form == Cards((HAND[B],), parse_all("3S KH 2H"), among=parse_all("KH 2H"))
    assert PLAY.why_not(s, Play(B, parse("3S"))) == because("refuse-follow", suit=HEARTS, law="the-play")
    assert PLAY.why_not(s, Play(B, parse("2H"))) is None


def test_cards_can_be_played_from_the_table() -> None:
    s = table(("2H", "3S", ""), record=TrickRecord)
    s.at(REVIEW)[:] = parse_all("KH")
    WITH_TABLE.lead(s, A)
    assert WITH_TABLE.held(s, A) == parse_all("2H KH")
    WITH_TABLE.play_card(s, A, parse("KH"))
    assert at(s, HAND[A], REVIEW, PLAYED[A]) == [parse_all("2H"), [], parse_all("KH")]


def test_any_card_may_be_played_where_revokes_are_allowed() -> None:
    s = table(("", "3S KH", ""), record=TrickRecord, plays=((A, parse("AH")),), trick=(parse("AH"),))
    assert FREE.form(s, B) == SampledPart(Cards((HAND[B],), parse_all("3S KH")), parse_all("KH"))
    assert FREE.why_not(s, Play(B, parse("3S"))) is None


# --- what play has shown ---------------------------------------------------------------------------------------------

PLAYS = ((A, *parse_all("AH KS 2H")), (C, *parse_all("5C 3C TS")))
"""Two tricks with spades as trumps. B trumps a heart lead, and then a club that C leads."""


def record(plays: tuple[tuple[int, ...], ...] = PLAYS) -> TrickRecord:
    return table(record=TrickRecord, plays=plays).public


def test_cards_played_by_each_seat() -> None:
    assert [tricks.played_by(record(), seat) for seat in (A, B, C)] == [*map(parse_all, ("AH 3C", "KS TS", "2H 5C"))]


@pytest.mark.parametrize(("trump", "takers"), [(SPADES, (B, B)), (NO_TRUMP, (A, C))])
def test_winner_of_a_finished_trick(trump: int, takers: tuple[int, int]) -> None:
    order = ranked(ACE_HIGH, trump)
    assert (tricks.trick_winner(record(), 0, order), tricks.trick_winner(record(), 1, order)) == takers


def test_known_voids() -> None:
    assert tricks.voids(record(), PLAIN) == [set(), {1, 3}, set()]
    unfinished = record((*PLAYS, (B, *parse_all("QS 7D"))))
    assert tricks.voids(unfinished, ranked(ACE_HIGH, SPADES)) == [set(), {1, 3}, {TRUMP}]


@pytest.mark.parametrize(
    ("plays", "duty", "cards", "shown"),
    [
        # Spades are trumps. B trumped a heart and C's club.
        ("A: AH KS 2H / C: 5C 3C TS", Must.FOLLOW, "7H 7C 7D 7S", {"7H": [B], "7C": [B]}),
        ("A: AH KS 2H / C: 5C 3C TS", Must.NOTHING, "7H 7C", {}),
        ("A: AH", Must.ALL, "7H KS", {}),
        ("A: AH 7D", Must.FOLLOW, "2H 2S", {"2H": [B]}),
        ("A: AH 7D", Must.TRUMP, "2H 2S 2C", {"2H": [B], "2S": [B]}),
        ("A: QH 2H", Must.WIN, "KH JH AS", {"KH": [B]}),
        ("A: QH 2H", Must.FOLLOW, "KH JH AS", {}),
        ("A: QH 4S 3S", Must.ALL, "5S 2S KH", {"KH": [B, C], "5S": [C]}),
        ("A: QH 7D 8D", Must.FOLLOW, "9H", {"9H": [B, C]}),
    ],
)
def test_cards_known_not_to_be_held(plays: str, duty: Must, cards: str, shown: dict[str, list[int]]) -> None:
    tricks_played = [trick.split(": ") for trick in plays.split(" / ")]
    r = record(tuple([("ABC".index(leader), *parse_all(played)) for leader, played in tricks_played]))
    found = tricks.not_held(r, parse_all(cards), ranked(ACE_HIGH, SPADES), duty.value)
    assert found == {parse(card): holders for card, holders in shown.items()}


@pytest.mark.parametrize(
    ("held", "duty", "fits"),
    [
        ("7D", Must.FOLLOW, True),
        ("7H", Must.FOLLOW, False),
        ("7C", Must.FOLLOW, False),
        ("7H 7C", Must.NOTHING, True),
        ("7D AS", Must.ALL, True),
    ],
)
def test_hands_consistent_with_the_play(held: str, duty: Must, fits: bool) -> None:
    """B has trumped a heart and a club."""
    assert tricks.fits(record(), B, parse_all(held), ranked(ACE_HIGH, SPADES), duty.value) == fits


def test_a_hand_that_had_to_win_is_inconsistent() -> None:
    r = record(((A, *parse_all("QH 2H 3H")),))
    assert tricks.fits(r, B, parse_all("JH"), PLAIN, Must.WIN.value)
    assert not tricks.fits(r, B, parse_all("KH"), PLAIN, Must.WIN.value)


@pytest.mark.parametrize(
    ("seat", "trick", "held", "revoked"),
    [
        (B, 0, "", False),
        (B, 0, "7H", True),
        (B, 1, "7H", False),
        (B, 1, "7C", True),
        (C, 0, "9H", False),
    ],
)
def test_held_cards_prove_a_revoke(seat: int, trick: int, held: str, revoked: bool) -> None:
    order = ranked(ACE_HIGH, SPADES)
    assert tricks.revoked(record(), Seat(seat), trick, parse_all(held), order) == revoked


def test_a_later_play_proves_a_revoke() -> None:
    r = record((*PLAYS, (B, *parse_all("7H"))))
    assert tricks.revoked(r, B, 0, (), PLAIN)
    assert not tricks.revoked(r, B, 1, (), PLAIN)
