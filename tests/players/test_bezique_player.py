"""Players of Rubicon Bézique: values of hands, exact play of the last tricks, and the levels."""

from typing import Any

import pytest

from crowe_table.engine.cards import HIDDEN, SPADES, Card, parse, parse_all, text
from crowe_table.engine.core import Seat
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.games.bezique.actions import DeclareMeld, HearOnlooker, Resign
from crowe_table.games.bezique.heuristics import (
    BIT,
    FACES,
    MeldingHand,
    beats,
    bits,
    chances,
    class_of,
    each_bit,
    face_of,
    ranked_declarations,
    rate_cards,
)
from crowe_table.games.bezique.last_nine import LastNine, hand_number
from crowe_table.games.bezique.melds import KINDS, Meld, declarable, points
from crowe_table.games.bezique.player import advise, evaluate
from crowe_table.games.bezique.settlement import settlement_of
from crowe_table.games.bezique.state import HAND, PACKS, TAKEN, BeziqueState, brisques, order
from crowe_table.kit.card_declarations import parse_declared
from crowe_table.kit.ranking import NO_TRUMP
from crowe_table.kit.tricks import Play
from crowe_table.search.levels import LEARNER, LEVELS, SHARP, SOUND
from tests.laws.test_bezique import GAME, A, B, dealt, play


def unseen_by(hand: list[Card]) -> list[int]:
    """Return, for each face, the number of copies that are not in a hand."""
    left = [4] * FACES
    for card in hand:
        left[face_of(BIT[card])] -= 1
    return left


def value(names: str, trump: int = NO_TRUMP, draws: int = 14, scored: tuple[Meld, ...] = ()) -> float:
    hand = parse_all(names)
    return MeldingHand(bits(hand), 0, scored).value(trump, chances(draws, len(PACKS) - len(hand)), unseen_by(hand))


def test_declarations_agree_with_the_rules() -> None:
    """The player uses bit masks. They agree with the rules for every hand, whatever was scored before."""
    rng = Chance("melds").stream("hands")
    rich = [card for card in PACKS if text(card)[0] in "AKQJT"]
    for _ in range(300):
        rng.shuffle(rich)
        hand, gone = rich[:9], rich[9:12]
        melds: tuple[Meld, ...] = ()
        for before in declarable([*hand, *gone], (), crossing=False)[:2]:
            melds = (*melds, Meld(before.kind, before.key, before.cards))
        found = MeldingHand(bits(hand), 0, melds).ready(bits(hand), SPADES)
        lawful = declarable(hand, melds, crossing=False)
        assert {(value, at) for value, at, _, _ in found} == {(points(each, SPADES), class_of(each)) for each in lawful}


def test_the_value_of_a_hand_includes_possible_declarations() -> None:
    assert value("QS JD 7H") > value("QS 7D 7H") > value("7S 7D 7H")
    assert value("QS QS'2 JD JD'2 7H") > 500
    assert value("KS QS 7H", SPADES) > value("KH QH 7S", SPADES)
    once = (Meld("marriage", SPADES, tuple(sorted(parse_all("KS QS")))),)
    assert value("KS QS 7H", SPADES, scored=once) < value("KS QS 7H", SPADES)
    assert value("KS QS 7H", SPADES, draws=0) < value("KS QS 7H", SPADES)


def test_the_value_of_a_card_is_the_loss_of_the_hand() -> None:
    hand = parse_all("QS QS'2 JD 7H 8H KS AC 9D 7C")
    own = MeldingHand(bits(hand), 0)
    choices = each_bit(own.hand)
    losses = own.losses(choices, NO_TRUMP, chances(14, 119), unseen_by(hand))
    lost = dict(zip(choices, losses, strict=True))
    assert all(lost[BIT[parse(name)]] == 0 for name in ("7H", "8H", "9D", "7C"))
    assert lost[BIT[parse("JD")]] > lost[BIT[parse("AC")]] > 0
    whole, less = own.value(NO_TRUMP, chances(14, 119), unseen_by(hand)), own.clone()
    less.hand &= ~BIT[parse("JD")]
    assert whole - less.value(NO_TRUMP, chances(14, 119), unseen_by(hand)) == pytest.approx(lost[BIT[parse("JD")]])


def test_small_declarations_come_first_while_there_is_time() -> None:
    own = MeldingHand(bits(parse_all("AS TS KS QS JS 7H 8H 7D 8D")), 0)
    for tricks, first in ((40, "marriage"), (0, "sequence")):
        found = ranked_declarations(own, SPADES, chances(min(14, tricks), 119), [4] * FACES, tricks)
        meld = parse_declared("marriage-0-KS-QS" if first == "marriage" else "sequence-0-AS-TS-JS-QS-KS", KINDS)
        assert meld
        assert found[0][1][1] == class_of(meld)


def test_a_trick_is_won_for_a_pending_declaration() -> None:
    own = MeldingHand(bits(parse_all("QS QS'2 JD JD'2 AH 7H 7D 8D 9C")), 0)
    choices = each_bit(own.hand)
    values = rate_cards(own, choices, BIT[parse("KH")], SPADES, chances(14, 119), [4] * FACES)
    best = choices[values.index(max(values))]
    assert best == BIT[parse("AH")]


# --- The last tricks -------------------------------------------------------------------------------------------------


def solve_by_rules(s: BeziqueState, seat: Seat) -> int:
    """Return A's result if both players play perfectly from here, found by exhaustive search with the rules."""
    question = GAME.question(s)
    if question is None:
        return s.public.value if s.public.winners == (A,) else -s.public.value
    turn = question.awaited()[0]
    found = []
    for action in GAME.answers(s, question, turn):
        if isinstance(action, Play):
            twin = s.clone()
            GAME.apply(twin, action)
            found.append(solve_by_rules(twin, seat))
    return max(found) if turn == A else min(found)


@pytest.mark.parametrize("number", range(6))
def test_the_last_tricks_agree_with_the_rules(number: int) -> None:
    rng = Chance("ending").stream("deal", number)
    pack = [*PACKS]
    rng.shuffle(pack)
    s = dealt(stock=0, trump=("S", None)[number % 2], scores=[(910, 1420), (1240, 640), (900, 880)][number % 3])
    mine, theirs, rest = pack[:4], pack[4:8], pack[8:]
    cut = 20 + number
    for pile in s.piles.values():
        pile.clear()
    s.at(HAND[A])[:], s.at(HAND[B])[:] = mine, theirs
    s.at(TAKEN[A])[:], s.at(TAKEN[B])[:] = rest[:cut], rest[cut:]
    taken = [brisques(s.at(TAKEN[seat])) for seat in (A, B)]
    ending = LastNine(s.public.trump, s.public.scores, taken, s.options)
    hands = hand_number(each_bit(bits(mine))), hand_number(each_bit(bits(theirs)))
    assert ending.best(*hands, 0, taken[0]) == solve_by_rules(s, A)


def test_the_card_led_beats_an_equal_one() -> None:
    led, like = BIT[parse("TH")], BIT[parse("TH'2")]
    assert not beats(like, led, SPADES)
    assert not order(SPADES).beats(parse("TH'2"), parse("TH"))
    assert settlement_of((0, 0), (16, 16), dealt().options).winner < 0


# --- Levels ----------------------------------------------------------------------------------------------------------


def view_of(s: BeziqueState, seat: Seat) -> Any:
    return project(GAME, s, seat, GAME.question(s))


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_each_level_is_reproducible_and_never_resigns(level: Any) -> None:
    s = dealt("QS QS'2 JD JD'2 AH 7H 7D 8D 9C", "7S", trump="S", stake_per_hundred=4, bystander_rule="hint_pays")
    first, again = (evaluate(view_of(s, A), level, Chance("same").stream("x"), lambda: False)[0] for _ in range(2))
    assert first == again
    play(s, "AH", "7S'1" if parse("7S") in s.at(HAND[B]) else "7S")
    for answers in (evaluate(view_of(s, s.public.turn), level, Chance("same").stream("x")),):
        assert answers
        assert not any(isinstance(each.action, Resign | HearOnlooker) for each in answers)


def test_a_sharp_player_can_be_stopped_between_worlds() -> None:
    s = dealt("QS QS'2 JD JD'2 AH 7H 7D 8D 9C", "7S", trump="S")
    asked: list[int] = []

    def should_stop() -> bool:
        asked.append(1)
        return True

    evaluate(view_of(s, A), SHARP, Chance("short").stream("x"), should_stop)
    assert len(asked) == 1


def test_pending_declarations_are_made() -> None:
    s = dealt("QS QS'2 JD JD'2 AH 7H 7D 8D 9C", "7S", trump="H")
    play(s, "AH", "7S")
    for level in (LEARNER, SOUND):
        action = evaluate(view_of(s, A), level, Chance("declare").stream("x"))[0].action
        assert isinstance(action, DeclareMeld)
    told = advise(view_of(s, A))
    assert isinstance(told[0].action, DeclareMeld)
    assert HIDDEN in view_of(s, A).zone(HAND[B].key).cards
