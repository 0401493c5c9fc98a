"""The player of Piquet: its discards, its sampled worlds, and the exact end of play."""

from collections.abc import Sequence
from random import Random

import pytest

from crowe_table.engine.cards import Card, parse_all, suit
from crowe_table.engine.core import Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.piquet import GAME
from crowe_table.games.piquet.actions import DeclareBlank, NoBlank
from crowe_table.games.piquet.discarding import Exchange, candidates, evaluate_discards, simple_discard
from crowe_table.games.piquet.open_deal import EndSolver, Score, Tricks, call_all, play_out, suits_of
from crowe_table.games.piquet.options import BOOKS
from crowe_table.games.piquet.player import evaluate
from crowe_table.games.piquet.state import ORDER, PACK_36, PiquetPhase
from crowe_table.games.piquet.worlds import CallLimits, count_contradictions, draw_hand
from crowe_table.kit.exchange import Change
from crowe_table.search.levels import LEVELS, SHARP, SOUND
from tests.any_game import AnyView
from tests.laws.test_piquet import BLANK, DEALER, ELDER, dealt, do

RULES = {name: Tricks(options) for name, options in BOOKS.items()}


def slow(rule: Tricks, hands: Sequence[list[Card]], leader: int, taken: int) -> int:
    """Return the leader's points minus the other player's, found by exhaustive search.

    ``taken`` is the number of tricks that the leader has taken.
    """
    if not hands[leader]:
        return rule.for_cards(taken) - rule.for_cards(12 - taken)
    best = -1000
    for led in hands[leader]:
        worst = 1000
        follows = [card for card in hands[1 - leader] if suit(card) == suit(led)] or hands[1 - leader]
        for reply in follows:
            rest = [[card for card in hand if card not in (led, reply)] for hand in hands]
            by_leader = not ORDER.beats(reply, led)
            bits = [1 << ORDER.power[card] - 1 for card in (led, reply)]
            won = rule.won(bits[0], bits[0] if by_leader else bits[1], by_leader, not rest[0])
            if by_leader:
                value = won + slow(rule, rest, leader, taken + 1)
            else:
                done = 12 - len(rest[0])
                value = -won - slow(rule, rest, 1 - leader, done - taken)
            worst = min(worst, value)
        best = max(best, worst + int(bool(1 << ORDER.power[led] - 1 & rule.leads)))
    return best


@pytest.mark.parametrize("name", sorted(RULES))
def test_the_end_game_agrees_with_exhaustive_search(name: str) -> None:
    rng, rule = Random(name), RULES[name]
    for _ in range(12):
        cards = [Card(card) for card in rng.sample(PACK_36, 8)]
        hands, taken = [cards[:4], cards[4:]], rng.randint(0, 8)
        solver = EndSolver(rule)
        assert solver.after([suits_of(hand) for hand in hands], 0, taken, None, 0) == slow(rule, hands, 0, taken)


def test_a_pique_within_reach_is_worth_thirty() -> None:
    rule = RULES["rubicon_32"]
    hands = [suits_of(parse_all("AS KS")), suits_of(parse_all("7H 8H"))]
    plain = EndSolver(rule).after(hands, 0, 6, None, 0)
    assert EndSolver(rule).after(hands, 0, 6, None, 2) == plain + 30
    assert EndSolver(rule).after(hands, 0, 6, None, 9) == plain


def test_the_highest_score_in_the_old_books() -> None:
    """The calls score 3, 12 and 42. The repique adds 60, the play 13, and capot 40."""
    hands = [
        suits_of(parse_all([rank + each for each in "SHDC" for rank in "AKQ"])),
        suits_of(parse_all([rank + each for each in "SHDC" for rank in "JT9"])),
    ]
    options = BOOKS["rubicon_32"]
    score = Score(options, (0, 0))
    call_all(options, score, hands)
    play_out(Tricks(options), score, hands)
    assert score.made == [3 + 12 + 42 + 60 + 13 + 40, 0]


def test_sampled_hands_agree_with_the_declarations() -> None:
    rng = Chance("heard").stream("hands")
    said = [
        CallLimits(least=41, most=41),
        CallLimits(least=4, most=4, high=9),
        CallLimits(least=3, most=3, has=((3, 8),)),
    ]
    free = [card for card in PACK_36 if card not in parse_all("6S 6H 6D 6C 7S 7H 7D 7C 8S 8H 8D 8C")]
    drawn = [draw_hand(said, (), free, 12, rng) for _ in range(12)]
    assert all(len(set(hand)) == 12 for hand in drawn)
    assert sum(not count_contradictions(said, suits_of(hand)) for hand in drawn) >= 8
    assert len({tuple(sorted(hand)) for hand in drawn}) > 1


def test_discards_are_legal_and_keep_good_hands() -> None:
    hand = tuple(parse_all("AS KS QS JS TS AH AD AC 7H 7D 7C 6C"))
    unseen = tuple(card for card in PACK_36 if card not in hand)
    exchange = Exchange(BOOKS["crowe"], hand, unseen, True, 1, 8, -1, 12, (0, 0))
    best = evaluate_discards(exchange, Chance("throw").stream("deals"))[0]
    assert set(best.cards) == set(parse_all("7H 7D 7C 6C"))
    for cards in candidates(BOOKS["crowe"], hand, 1, 8):
        assert 1 <= len(cards) <= 8
        assert set(cards) <= set(hand)
    assert set(simple_discard(BOOKS["crowe"], hand, 1, 8)) == set(parse_all("7H 7D 7C 6C"))


@pytest.mark.parametrize("preset", sorted(BOOKS))
def test_every_level_plays_a_deal_legally(preset: str) -> None:
    for level in LEVELS if preset == "crowe" else (SOUND,):
        table = Table(GAME, Setup(BOOKS[preset], 2, (Farthings(2016),) * 2, Chance(f"{preset} {level.key}")))
        while table.question and table.watch().public.phase != PiquetPhase.COUNTED:
            for asked in sorted(table.question.asked, key=lambda each: each.must):
                view: AnyView = table.view(asked.seat)
                found = evaluate(view, level, Chance("deal").stream("choice", len(table.actions)))
                if found and found[0].action is not None:
                    assert isinstance(table.submit(found[0].action), tuple)
                    break
            else:
                raise AssertionError(table.question)


@pytest.mark.parametrize("preset", ["crowe", "royall_1651"])
def test_the_younger_hand_discards_first_before_a_declared_blank(preset: str) -> None:
    s = dealt(BLANK, [], preset=preset)
    do(s, *([NoBlank(DEALER)] if preset != "crowe" else []), DeclareBlank(ELDER, 6))
    view: AnyView = project(GAME, s, DEALER, GAME.question(s))
    best = evaluate(view, SHARP, Chance("blank").stream("throw"))[0].action
    assert isinstance(best, Change)
    assert GAME.refuse(s, best) is None


def test_it_claims_its_points_and_asks_to_see() -> None:
    table = Table(GAME, Setup(BOOKS["crowe"], 2, (Farthings(2016),) * 2, Chance("claims"), "repique"))
    said = []
    while table.question:
        for asked in sorted(table.question.asked, key=lambda each: each.must):
            found = evaluate(
                table.view(Seat(asked.seat)), SHARP, Chance("cabinet").stream("choice", len(table.actions))
            )
            if found and found[0].action is not None:
                said.append(type(found[0].action).__name__)
                table.submit(found[0].action)
                break
    assert "Repique" in said
    assert table.watch().public.winners == (0,)
