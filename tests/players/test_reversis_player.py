"""Players of Reversis.

A good player discards the quinola, keeps its guards, stops a reversis, and asks for payments due.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import Card, parse, parse_all, suit, text
from crowe_table.engine.core import Action, Seat, Setup, seats
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.games.reversis import rules
from crowe_table.games.reversis.actions import AskForDue, PutAway
from crowe_table.games.reversis.ending import EndSearch
from crowe_table.games.reversis.heuristics import by_discard_score, gains_in_fish
from crowe_table.games.reversis.player import advise, evaluate, offered
from crowe_table.games.reversis.rules import Reversis
from crowe_table.games.reversis.state import HAND, STOCK, ReversisPhase, ReversisState, ReversisView
from crowe_table.kit.tricks import Play
from crowe_table.search.advice import Level
from crowe_table.search.levels import LEARNER, SHARP, SOUND

GAME = Reversis()
A, B, C, D = seats(4)


def at_play(hands: Sequence[str], preset: str = "hoyle", **more: Any) -> ReversisState:
    """Return a table at which seat 1 must lead the first trick. All other cards are in the stock."""
    options = replace(GAME.preset(preset, len(hands)), **{"rotation": "left", **more})
    s = GAME.new(Setup(options, len(hands), (Farthings(2016),) * len(hands), Chance("player")))
    rules.begin_deal(s, A)
    rules.deal(s)
    for pile in s.piles.values():
        pile.clear()
    for seat, hand in enumerate(hands):
        s.at(HAND[seat])[:] = parse_all(hand)
    held = {card for seat in seats(len(hands)) for card in s.at(HAND[seat])}
    s.at(STOCK)[:] = [card for card in rules.pack_of(options) if card not in held]
    rules.lead(s)
    return s


def seen(s: ReversisState, seat: Seat) -> ReversisView:
    return project(GAME, s, seat, GAME.question(s))


def play(s: ReversisState, cards: str) -> None:
    for card in parse_all(cards):
        GAME.apply(s, Play(s.public.turn, card))


def best(s: ReversisState, seat: Seat, level: Level) -> Action:
    found = evaluate(seen(s, seat), level, Chance("good").stream("play"))[0].action
    assert found is not None
    return found


def test_the_quinola_is_discarded_on_another_suit() -> None:
    s = at_play(["9C 4C 2H", "KC 3C 5H", "JH 3H AD", "8C 6C 4H"])
    play(s, "KC")
    assert best(s, C, SOUND) == Play(C, parse("JH"))


def test_a_trick_is_lost_if_possible() -> None:
    s = at_play(["9C 4C 2H", "8C 3C 5H", "KC 7C AD", "AC 6C 4H"], "plain")
    play(s, "8C")
    assert best(s, C, SOUND) == Play(C, parse("7C"))


def test_the_guards_of_the_quinola_are_kept() -> None:
    o = GAME.preset("hoyle", 4)
    ranked = by_discard_score(parse_all("JH 9H 4H 2H KS 8C 7C 5C 3C 6D 2D"), o, (parse("JH"),))
    assert text(ranked[0]) == "KS"
    assert {suit(card) for card in ranked[-3:]} == {suit(parse("2H"))}


def test_a_player_with_every_trick_is_stopped() -> None:
    """One player has taken five tricks.

    Another player takes the sixth if this is cheap, although it contains points.
    """
    s = at_play(
        ["2C 3C 4C 5C 6C KD", "AS KS QS JS TS 9D", "7C 8C 9C TC JC 2D", "2H 3H 4H 5H 6H 3D"],
        "plain",
    )
    play(s, "AS 7C 2H 2C KS 8C 3H 3C QS 9C 4H 4C JS TC 5H 5C TS JC 6H 6C")
    play(s, "9D 2D 3D")
    assert best(s, A, SOUND) == Play(A, parse("KD"))


def test_only_the_winner_of_the_party_asks_for_payment() -> None:
    s = at_play(["5S 2C", "AS 3C", "3S 9C", "4S 4C"], ask_for_due=True)
    play(s, "AS 3S 4S 5S 3C 9C 4C 2C")
    assert s.public.phase == ReversisPhase.SETTLED
    assert isinstance(best(s, A, SOUND), AskForDue)
    assert not isinstance(best(s, C, SOUND), AskForDue)


@pytest.mark.parametrize("level", [LEARNER, SOUND, SHARP], ids=lambda level: level.key)
def test_discards_are_legal_and_reproducible(level: Level) -> None:
    options = replace(GAME.preset("hoyle", 4), rotation="left")
    s = GAME.new(Setup(options, 4, (Farthings(2016),) * 4, Chance("away")))
    rules.begin_deal(s, A)
    rules.deal(s)
    found = best(s, B, level)
    assert isinstance(found, PutAway)
    assert GAME.refuse(s, found) is None
    assert best(s, B, level) == found


def test_hints_are_reproducible() -> None:
    s = at_play(["9C 4C 2H", "KC 3C 5H", "JH 3H AD", "8C 6C 4H"])
    play(s, "KC")
    assert advise(seen(s, C)) == advise(seen(s, C))


@pytest.mark.parametrize(
    ("preset", "players", "levels"),
    [
        ("plain", 3, (LEARNER, SOUND)),
        ("plain", 4, (LEARNER, SOUND)),
        ("hoyle", 4, (LEARNER, SOUND, SHARP)),
        ("plain", 6, (SOUND,)),
    ],
)
def test_offered_levels_differ_significantly(preset: str, players: int, levels: tuple[Level, ...]) -> None:
    assert offered(preset, players) == levels


@pytest.mark.parametrize("preset", ["plain", "hoyle"])
def test_the_last_tricks_maximise_fish(preset: str) -> None:
    """With open hands the player does as well as an exhaustive search by the rules."""
    chance = Random(f"ending {preset}")
    for held in (2, 2, 2, 3):
        cards = chance.sample(parse_all("AS KS JH QH 9H AD 8D 5D QC 7C 6C 3C"), 4 * held)
        s = at_play([" ".join(map(text, cards[at::4])) for at in range(4)], preset)
        order = s.public.round_from(s.public.turn)
        hands = tuple(tuple(s.at(HAND[seat])) for seat in order)
        ending = EndSearch(s.public, s.options, order, rules.stakes_in(seen(s, order[0])), parse_all("KC 2D 2S 4S"))
        for card in hands[0]:
            found = ending.after(hands, 0, card)
            assert found == solve_exhaustively(s, order, parse_all("KC 2D 2S 4S"), Play(order[0], card))


def solve_exhaustively(
    s: ReversisState, order: Sequence[Seat], discard: Sequence[Card], play: Play
) -> tuple[float, ...]:
    """Return each player's gain if all players maximise their own gain from here.

    Every legal card is tried on a copy of the table.
    """
    after, stakes = s.clone(), rules.stakes_in(seen(s, order[0]))
    GAME.apply(after, play)
    if after.public.phase != ReversisPhase.PLAY:
        return gains_in_fish(after.public, after.options, discard, stakes, order)
    turn = after.public.turn
    question = GAME.question(after)
    assert question
    plays = [each for each in GAME.answers(after, question, turn) if isinstance(each, Play)]
    ways = [solve_exhaustively(after, order, discard, each) for each in plays]
    return max(ways, key=lambda way: way[order.index(turn)])
