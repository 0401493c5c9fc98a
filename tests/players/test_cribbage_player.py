"""The player of Cribbage.

It is honest and reproducible, plays legally under all rules, is right in the examples, and gives reasons.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import isfinite
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, Card, parse_all, rank, text, texts
from crowe_table.engine.core import NO_SEAT, Action, Seat
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.state import State
from crowe_table.engine.table import Table
from crowe_table.games import cribbage
from crowe_table.games.cribbage import player
from crowe_table.games.cribbage.actions import LayOut, PlayFor
from crowe_table.games.cribbage.options import BOOKS, CribbageOptions
from crowe_table.games.cribbage.scale import scale
from crowe_table.games.cribbage.state import STOCK, CribbagePhase, CribbageView
from crowe_table.hosting.choosing import choose
from crowe_table.kit.tricks import Play
from crowe_table.search.advice import Advice, Level, Measure
from crowe_table.search.levels import LEARNER, LEVELS, SHARP, SOUND
from crowe_table.search.temper import Leaning
from crowe_table.words import Words
from tests.contract.tables import drawn
from tests.laws.positions import GAME, dealt, do, seen, setup
from tests.matches.sittings import Event, level_player, match
from tests.players.cribbage_throws import CROWE, LATER_RULES
from tests.players.test_throwing import usual
from tests.present import present

QUICK = replace(SHARP, worlds=8)
PLAYERS = (LEARNER, SOUND, QUICK)
PARTNERS = replace(CROWE, cards_dealt=4, laid_out=1)


def rng(name: str) -> Rng:
    return Chance(name).stream("test")


def views(options: CribbageOptions, seats: int, seed: str, level: Level = SOUND) -> Iterator[CribbageView]:
    """Yield each view of a seat that is asked, in a game between players of this level."""
    table = Table(GAME, setup(options, seats, seed, 10**8))
    while table.question is not None:
        view = table.view(table.question.awaited()[0])
        yield view
        table.submit(present(player.evaluate(view, level, rng(f"{seed} {len(table.actions)}"))[0].action))


# --- Honest and reproducible -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", PLAYERS, ids=lambda level: level.key)
@pytest.mark.parametrize(("options", "seats"), [(CROWE, 2), (PARTNERS, 4)])
def test_hidden_cards_make_no_difference(options: CribbageOptions, seats: int, level: Level) -> None:
    """If cards that the seat cannot see are replaced, the choice stays the same."""
    moved = 0
    for number, view in enumerate(views(replace(options, target=61), seats, "unseen")):
        chosen = player.evaluate(view, level, rng("choice"))
        other = GAME.imagine(view, rng(f"other {number}"))
        again = replace(seen(other, view.seat), past=view.past)
        assert player.evaluate(again, level, rng("choice")) == chosen
        moved += other.at(STOCK) != GAME.imagine(view, rng(f"one more {number}")).at(STOCK)
        if view.public.deal > 3:
            break
    assert moved > 10


def test_choices_depend_on_the_seed_and_advice_does_not() -> None:
    for view in views(CROWE, 2, "same"):
        if view.public.deal > 2:
            return
        one, two = (player.evaluate(view, SHARP, rng("seed")) for _ in range(2))
        assert one == two
        assert player.advise(view) == player.advise(view)


def test_a_seat_not_asked_evaluates_nothing() -> None:
    table = Table(GAME, setup(CROWE, 2, "nothing"))
    assert table.question is not None
    waiting = Seat(1 - table.question.awaited()[0])
    assert player.evaluate(table.view(waiting), SHARP, rng("")) == ()
    assert player.advise(table.watch()) == ()


# --- Legal -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(12))
def test_legal_under_any_rules(number: int) -> None:
    """Games are played under random house rules. Each answer comes from a player of another level."""
    chance = Random(f"rules {number}")
    seats = 4 if number % 3 == 2 else 2
    while True:
        options = drawn(CROWE, chance)
        assert isinstance(options, CribbageOptions)
        company = setup(replace(options, target=61), seats, f"any {number}", 10**8)
        if GAME.unfit(company) is None:
            break
    table = Table(GAME, company)
    tiny = replace(SHARP, worlds=2)
    while table.question is not None and table.deal <= 3:
        done = len(table.actions)
        view = table.view(table.question.awaited()[0])
        level = (LEARNER, SOUND, tiny)[done % 3]
        advice = player.evaluate(view, level, rng(f"{done}"))
        assert advice
        assert all(table.refuse(present(each.action)) is None for each in advice), (options, advice)
        assert all(isfinite(each.value) for each in advice)
        table.submit(present(advice[0].action))


@pytest.mark.parametrize(("options", "seats"), [(CROWE, 2), (PARTNERS, 4)])
def test_every_legal_card_and_throw_is_evaluated(options: CribbageOptions, seats: int) -> None:
    for view in views(options, seats, "all"):
        if view.public.deal > 2:
            return
        advice = player.evaluate(view, QUICK, rng("all"))
        if view.public.phase in (CribbagePhase.LAY_OUT, CribbagePhase.PLAY):
            assert {each.action for each in advice} == set(view.legal)
        if view.public.phase is CribbagePhase.PLAY:
            assert [each.value for each in advice] == sorted((each.value for each in advice), reverse=True)


# --- Right -----------------------------------------------------------------------------------------------------------


def position(
    options: CribbageOptions, mine: str, *, start: str = "", eldest: bool, scores: tuple[int, int] = (0, 0)
) -> CribbageView:
    """Return the view of seat 0, which must discard from these cards."""
    held = {*parse_all(mine), *parse_all(start)}
    theirs = [card for card in FULL_PACK if card not in held][: options.cards_dealt]
    s = dealt(options, [mine, " ".join(map(text, theirs))], start=start, dealer=1 if eldest else 0, scores=scores)
    return seen(s, Seat(0))


def net_of(advice: tuple[Advice, ...], thrown: str) -> float:
    wanted = set(parse_all(thrown))
    return next(each.value for each in advice if isinstance(each.action, LayOut) and set(each.action.cards) == wanted)


def throws(advice: Advice) -> set[Card]:
    assert isinstance(advice.action, LayOut)
    return set(advice.action.cards)


def by_table(hand: str, thrown: str, own: bool) -> float:
    """Return the value of a throw as the printed hints compute it.

    This is the value of the kept cards, averaged over all starters, with the usual crib.
    """
    out, cards = parse_all(thrown), parse_all(hand)
    kept = [card for card in cards if card not in out]
    starts = [card for card in FULL_PACK if card not in cards]
    value = sum(scale(3, LATER_RULES, crib=False).total(kept, start) for start in starts) / len(starts)
    crib = usual(LATER_RULES, rank(out[0]), rank(out[1]), own)
    return value + crib if own else value - crib


PRINTED = {
    ("QH 6H 9C 8D 7S", False): {"QH 9C": 2.961, "QH 6H": 2.43},
    ("5D 9D 3S TH 6C", True): {"5D TH": 9.308, "5D 3S": 9.125, "9D 6C": 8.743},
}


@pytest.mark.parametrize(("hand", "own"), PRINTED)
def test_the_printed_hints(hand: str, own: bool) -> None:
    """The player's figures are close to the printed ones, and rank the throws in the same order."""
    advice = player.evaluate(position(LATER_RULES, hand, eldest=not own), SOUND, rng(""))
    printed = PRINTED[hand, own]
    for thrown, net in printed.items():
        assert by_table(hand, thrown, own) == pytest.approx(net, abs=0.03)
        assert net_of(advice, thrown) == pytest.approx(net, abs=0.2)
    assert [throws(each) for each in advice if throws(each) in [set(parse_all(thrown)) for thrown in printed]] == [
        set(parse_all(thrown)) for thrown in printed
    ]
    assert throws(advice[0]) == set(parse_all(next(iter(printed))))


def test_the_learner_considers_only_the_hand() -> None:
    """Two throws keep the same points. Only the learner would throw a pair of fives to the opponent."""
    view = position(CROWE, "5S 5H 2C 3D 4S", start="KC", eldest=True)
    value = scale(3, CROWE, crib=False).total
    for each in player.evaluate(view, LEARNER, rng("")):
        kept = [card for card in parse_all("5S 5H 2C 3D 4S") if card not in throws(each)]
        assert each.value == value(kept, parse_all("KC")[0])
    assert net_of(player.evaluate(view, SOUND, rng("")), "5S 5H") < -4


def in_play(
    options: CribbageOptions, hands: list[str], start: str, moves: str, scores: tuple[int, ...] = ()
) -> CribbageView:
    """Return the view of the player whose turn it is after these cards. Seat 0 leads."""
    used = {*parse_all(start), *(card for hand in hands for card in parse_all(hand))}
    crib = " ".join(map(text, [card for card in FULL_PACK if card not in used][:4]))
    s = dealt(options, hands, start=start, crib=crib, dealer=len(hands) - 1, scores=scores)
    for card in parse_all(moves):
        GAME.apply(s, Play(s.public.turn, card))
    return seen(s, s.public.turn)


def plays(view: CribbageView, level: Level) -> str:
    action = player.evaluate(view, level, rng("play"))[0].action
    assert isinstance(action, Play)
    return text(action.card)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_everyone_takes_thirty_one(level: Level) -> None:
    assert plays(in_play(CROWE, ["KS 9D AC", "QH 2S 3D"], "7H", "KS QH 9D"), level) == "2S"


def test_the_learner_scores_or_plays_the_lowest_card() -> None:
    assert plays(in_play(CROWE, ["KS 9D AC", "QH 2S 3D"], "7H", "KS"), LEARNER) == "2S"
    assert plays(in_play(CROWE, ["KS 9D AC", "QH 5S 3D"], "7H", "KS"), LEARNER) == "5S"


@pytest.mark.parametrize("level", [SOUND, SHARP], ids=lambda level: level.key)
def test_no_five_is_led_and_a_pair_is(level: Level) -> None:
    assert plays(in_play(CROWE, ["5S 9D KC", "QH 2S 3D"], "7H", ""), level) != "5S"
    assert plays(in_play(CROWE, ["3S 3D QC", "QH 2S 4D"], "7H", ""), level) in ("3S", "3D")


@pytest.mark.parametrize("level", [SOUND, SHARP], ids=lambda level: level.key)
def test_twenty_one_is_not_left_to_tenth_cards(level: Level) -> None:
    assert plays(in_play(LATER_RULES, ["KS 7D AC", "TH JS 8D"], "7H", "KS TH"), level) != "AC"


def test_fives_are_seldom_led() -> None:
    """A sharp player who holds other cards hardly ever leads a five."""
    chance = Random("fives")
    led = 0
    for _ in range(60):
        cards = chance.sample([card for card in FULL_PACK if rank(card) != 4], 6)
        hand = [Card(4 + 13 * chance.randrange(4)), *cards[:2]]
        view = in_play(CROWE, [texts(hand), texts(cards[2:5])], text(cards[5]), "")
        led += plays(view, QUICK)[0] == "5"
    assert led <= 3


# --- The race --------------------------------------------------------------------------------------------------------


def test_counting_first_is_enough() -> None:
    """The elder hand needs six and counts first, and the dealer needs one.

    The throw that keeps the most points on average would not keep six for certain.
    """
    mine = "4S 5H 6D KC QS"
    plain = player.evaluate(position(CROWE, mine, start="6C", eldest=True), SHARP, rng("race"))
    close = player.evaluate(position(CROWE, mine, start="6C", eldest=True, scores=(51, 60)), SHARP, rng("race"))
    assert plain[0].measure is Measure.POINTS
    assert close[0].measure is Measure.GAMES
    kept = [card for card in parse_all(mine) if card not in throws(close[0])]
    assert 51 + scale(3, CROWE, crib=False).total(kept, parse_all("6C")[0]) >= 61


def test_a_card_that_wins_is_played_before_one_that_scores_more_later() -> None:
    """The dealer needs one point, and takes the pair at once although another card may score more later."""
    view = in_play(CROWE, ["KS 9D AC", "KH 2S 3D"], "7H", "KS", scores=(60, 59))
    advice = player.evaluate(view, SHARP, rng("win"))
    assert advice[0].action == Play(Seat(1), parse_all("KH")[0])
    assert advice[0].value == pytest.approx(1.0)
    assert all(each.measure is Measure.GAMES for each in advice)


def test_three_race_each_for_themselves() -> None:
    """All three need one point. The pair wins at once, and any other card may be too late."""
    hands = ["KS 9D AC 6C", "KH 2S 3D 8C", "7C 7D TH 4S"]
    view = in_play(BOOKS["modern"][3], hands, "QH", "KS", scores=(120, 120, 120))
    advice = player.evaluate(view, SHARP, rng("three"))
    assert advice[0].action == Play(Seat(1), parse_all("KH")[0])
    assert advice[0].value == pytest.approx(1.0)
    assert all(each.measure is Measure.GAMES and -1 < each.value < 1 for each in advice[1:])


def test_the_lurch_is_avoided_in_a_lost_game() -> None:
    """The opponent's hand will win. The player can only try to reach the hole that avoids the lurch."""
    view = in_play(CROWE, ["KS 9D AC", "QH 5S 3D"], "7H", "KS", scores=(60, 43))
    advice = player.evaluate(view, SHARP, rng("lurch"))
    assert advice[0].action == Play(Seat(1), parse_all("5S")[0])
    assert -2 <= advice[-1].value < advice[0].value <= 2


# --- Reasons ---------------------------------------------------------------------------------------------------------


@cache
def sentences() -> Words:
    return Words().game("cribbage")


def hint_keys() -> set[str]:
    lines = (Path(cribbage.__path__[0]) / "hints.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split(" ")[0] for line in lines if line.startswith("hint-")}


def test_every_reason_has_a_message_and_every_message_is_used() -> None:
    """Most reasons occur in random games. A few prepared positions give the rarer ones."""
    used: Counter[str] = Counter()

    def hear(advice: tuple[Advice, ...]) -> None:
        for each in advice:
            used[each.why.key] += 1
            if used[each.why.key] > 20:
                continue
            said = sentences().reason(each.why)
            assert said.endswith("."), said
            assert "{" not in said, said
            assert "hint-" not in said, said
            assert "\N{REPLACEMENT CHARACTER}" not in said, said

    fun, later = replace(CROWE, stake=0), replace(LATER_RULES, stake=0)
    claims = replace(
        later, count_mode="claim", under_claim="muggins", pegging="by_hand", penalties="encyclopaedia", target=181
    )
    for options, seats, games in ((CROWE, 2, 5), (fun, 2, 5), (later, 2, 2), (PARTNERS, 4, 1), (claims, 2, 3)):
        for number in range(games):
            for at, view in enumerate(views(options, seats, f"why {number}")):
                hear(player.evaluate(view, PLAYERS[(at // seats) % 3], rng("why")))
    noddy = replace(CROWE, noddy_in_play=True)
    hear(player.evaluate(in_play(noddy, ["KS 9D AC", "JH 2S 3D"], "7H", "KS"), SOUND, rng("")))
    nob = replace(noddy, knave="nob")
    hear(player.evaluate(in_play(nob, ["KS 9D AC", "JH 2S 3D"], "7H", "KS"), SOUND, rng("")))
    for moves in ("3S 3H", "3S 3H 3D"):
        hear(player.evaluate(in_play(CROWE, ["3S 3D AC", "3H 3C KD"], "7H", moves), SOUND, rng("")))
    s = dealt(replace(claims, pegging="automatic"), ["KS 9D AC", "5H 2S 3D"], start="7H", crib="2C 3C 4C 6C", dealer=1)
    for seat, card in ((0, "KS"), (1, "5H")):
        do(s, PlayFor(Seat(seat), parse_all(card)[0], 0))
    hear(player.evaluate(seen(s, Seat(0)), SOUND, rng("")))
    s.public.phase, s.public.claimant = CribbagePhase.FRESH_DEAL, NO_SEAT
    hear(player.evaluate(seen(s, Seat(1)), SOUND, rng("")))
    assert set(used) == hint_keys()


def test_figures_are_rounded_to_whole_points() -> None:
    said = sentences().reason(
        player.evaluate(position(LATER_RULES, "QH 6H 9C 8D 7S", eldest=True), SOUND, rng(""))[0].why
    )
    assert said == "Your hand should score about seven, and the other side’s crib about four."


def test_the_player_never_sees_a_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """The player samples worlds by itself, and never asks the rules for a State."""

    def refuse(*_: object) -> None:
        raise AssertionError("A State was made.")

    view = in_play(CROWE, ["KS 9D AC", "QH 2S 3D"], "7H", "KS")
    monkeypatch.setattr(State, "__init__", refuse)
    assert player.evaluate(view, SHARP, rng("")) != ()


# --- Close choices ---------------------------------------------------------------------------------------------------


def test_errors_are_estimated_from_the_worlds() -> None:
    """The error of the best choice against itself is zero. Two cards of the same rank are equal within the error."""
    advice = player.evaluate(in_play(CROWE, ["3S 3D QC", "QH 2S 4D"], "7H", ""), QUICK, rng("close"))
    assert advice[0].error == 0
    assert all(each.error > 0 for each in advice if each.value < advice[0].value)
    threes = [
        each for each in advice if each.action in (Play(Seat(0), parse_all("3S")[0]), Play(Seat(0), parse_all("3D")[0]))
    ]
    assert abs(threes[0].value - threes[1].value) <= max(each.error for each in threes)


def test_a_temper_costs_a_sharp_player_almost_nothing() -> None:
    """Bold players prefer the high card in close choices. Over many deals this costs them less than half a point."""

    def bold(view: CribbageView, chance: Rng) -> Action | None:
        return choose(view, QUICK, chance, temper=Leaning.BOLD)

    found = match(Event("cribbage", "crowe", 2), bold, level_player(QUICK), 40)
    assert found.mean > -0.5
