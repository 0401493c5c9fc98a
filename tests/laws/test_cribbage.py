"""Rules of Cribbage: worked examples, and a referee that counts every deal independently.

Another file tests claims, penalties and pegging by hand.
"""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import KNAVE, Card, parse, parse_all, rank
from crowe_table.engine.core import (
    SPECTATOR,
    AnyEvent,
    Changed,
    Ended,
    Moved,
    Paid,
    Reason,
    Said,
    Scored,
    Seat,
    Setup,
    Shuffled,
)
from crowe_table.engine.money import Farthings, purse
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games.cribbage.actions import LayOut
from crowe_table.games.cribbage.counting import count_lines, in_play, in_show, value
from crowe_table.games.cribbage.options import BOOKS, CribbageOptions
from crowe_table.games.cribbage.rules import playable
from crowe_table.games.cribbage.scale import Scale
from crowe_table.games.cribbage.stakes import lurched, owed
from crowe_table.games.cribbage.state import CRIB, CUT, HAND, START, STOCK, CribbagePhase, CribbageRecord, CribbageState
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.board import HOLES_PER_LAP, Hole, TrackPart, hole_for_score
from crowe_table.kit.dealing import Cut
from crowe_table.kit.tricks import Play
from tests.contract.tables import drawn
from tests.laws import naive
from tests.laws.positions import GAME, PURSE, any_crib, bring_up, dealt, do, lawful, scored, seen, setup
from tests.laws.worked import submitted

BOOK = json.loads(Path(__file__).with_name("cribbage_examples.json").read_text(encoding="utf-8"))
Example = dict[str, Any]
CribbageTable: TypeAlias = Table[CribbageRecord, CribbageOptions]


def rules(example: Example) -> CribbageOptions:
    preset, players = BOOK["rules"][example["rules"]]
    return replace(GAME.preset(preset, players), **example.get("with", {}))


def examples(kind: str) -> Any:
    """Return every example of a kind as a named test parameter."""
    return pytest.mark.parametrize("example", BOOK[kind], ids=lambda e: e.get("id") or str(list(e.values())[:2]))


def kind_of(key: str) -> str:
    """Return the name that the examples use for a kind of score. For example, ``count-double-pair-royal`` is a pair."""
    name = key.partition("-")[2]
    return {"pair-royal": "pair", "double-pair-royal": "pair", "nob": "noddy"}.get(name, name)


def summed(event: Scored) -> dict[str, int]:
    """Return the points of one score, added up by kind."""
    points: dict[str, int] = {}
    for line in event.lines:
        kind = kind_of(line.why.key)
        points[kind] = points.get(kind, 0) + line.points
    return points


def tables(name: str, games: int) -> Iterator[tuple[CribbageTable, Random]]:
    """Yield tables for two and four players, with the book's and with random options.

    Each table comes with a random generator.
    """
    for players, printed in product((2, 4), (True, False)):
        for number in range(games):
            rng = Random(f"{name} {players} {printed} {number}")
            yield Table(GAME, setup(house_rules(players, rng, printed), players, f"{name} {number}", PURSE)), rng


def house_rules(players: int, rng: Random, printed: bool) -> CribbageOptions:
    """Return options for this number of players: the book's if ``printed``, otherwise random ones."""
    options = BOOKS["crowe"][players]
    while not printed:
        options = msgspec.convert(msgspec.to_builtins(drawn(BOOKS["crowe"][players], rng)), CribbageOptions)
        options = replace(options, count_mode="automatic", pegging="automatic")
        printed = GAME.unfit(setup(options, players, "", PURSE)) is None
    return options


def truth(table: CribbageTable) -> CribbageState:
    """Return the full state."""
    held: list[CribbageState] = []
    table.inspect(held.append)
    return held[0]


def step(table: CribbageTable, rng: Random) -> tuple[AnyEvent, ...]:
    """Submit a random action of a player who is asked, and return the events."""
    assert table.question is not None
    seat = rng.choice(table.question.awaited())
    return submitted(table, rng.choice(lawful(truth(table), seat)))


# --- the show --------------------------------------------------------------------------------------------------------


@examples("shows")
def test_a_show(example: Example) -> None:
    options, cards, start = rules(example), parse_all(example["cards"]), parse(example["start"])
    crib = example.get("crib", False)
    names = {"fifteens": "fifteen", "pairs": "pair", "runs": "run", "flush": "flush", "noddy": "noddy"}
    lines = count_lines(in_show(cards, start, options, crib))
    counts = {name: sum(line.points for line in lines if kind_of(line.why.key) == kind) for name, kind in names.items()}
    assert counts == example["counts"]
    assert sum(counts.values()) == example["total"]
    assert naive.show(cards, start, options, crib) == example["counts"]
    assert Scale(len(cards), options, crib).total(cards, start) == example["total"]


def test_a_count_keeps_a_running_total() -> None:
    lines = count_lines(in_show(parse_all("4S 5H 6D"), parse("6C"), CribbageOptions(), crib=False))
    assert [line.running for line in lines] == [2, 4, 6, 8, 10]
    assert [line.points for line in lines] == [2] * 5
    assert all(set(line.cards) <= set(parse_all("4S 5H 6D 6C")) for line in lines)


# --- the play --------------------------------------------------------------------------------------------------------


@examples("plays")
def test_a_play(example: Example) -> None:
    start = "KD" if "KD" not in " ".join(example["hands"]) else "6D"
    hands = example["hands"]
    s = dealt(rules(example), hands, start=start, crib=any_crib(hands, start), dealer=1)
    points = [0, 0]
    for seat, card, count, scores in example["played"]:
        assert s.public.turn == seat
        events = do(s, Play(seat, parse(card)))
        assert Changed("count", count) in events
        made = [event for event in scored(events) if event.what.key in ("score-in-play", "score-last")]
        assert all(event.seat == seat for event in made)
        got: dict[str, int] = {}
        for event in made:
            got |= summed(event)
        assert got == scores
        points[seat] += sum(got.values())
    assert points == example["points"]
    assert (s.public.phase != CribbagePhase.PLAY) == example["over"]


def test_a_card_that_would_pass_thirty_one_is_refused() -> None:
    s = dealt(CribbageOptions(), ["KS 9D 8C", "QH AS KD"], start="2D", crib="2S 3S 4S 6S", dealer=1)
    for seat, card in ((0, "KS"), (1, "QH")):
        do(s, Play(Seat(seat), parse(card)))
    do(s, Play(Seat(0), parse("9D")))
    reason = GAME.refuse(s, Play(Seat(1), parse("KD")))
    assert isinstance(reason, Reason)
    assert (reason.key, dict(reason.args)) == ("refuse-over-31", {"card": parse("KD"), "count": 39})
    assert lawful(s, Seat(1)) == [Play(Seat(1), parse("AS"))]


def test_combinations_do_not_span_counts() -> None:
    """The first card of the second count would otherwise pair with the last card of the first count."""
    options = replace(rules({"rules": "hoyle6"}), start_when="before_lay_out", start_how="top_card")
    s = dealt(options, ["TS TH 9C 9D", "9S TD 9H TC"], start="2D", crib="2S 3S 4S 6S", dealer=1)
    for seat, card in ((0, "TS"), (1, "9S"), (0, "TH")):
        do(s, Play(Seat(seat), parse(card)))
    assert (s.public.count, s.public.turn, s.public.pile) == (0, 1, ())
    assert [e.points for e in scored(do(s, Play(Seat(1), parse("TD"))))] == []


def test_all_scorers_agree_on_every_pile() -> None:
    """The piles have every length. Many have pairs, runs and flushes. All options about the play are tried."""
    rng = Random("piles")
    tried = 0
    for _ in range(12_000):
        ranks = rng.sample(range(13), rng.choice((2, 3, 4, 7, 13)))
        suits = rng.sample(range(4), rng.choice((1, 2, 4)))
        cards = [13 * s + r for r in ranks for s in suits]
        rng.shuffle(cards)
        options = CribbageOptions(
            run_of_three=rng.choice((2, 3)),
            play_fifteen=rng.choice(("top_cards", "whole_count")),
            play_flush=rng.random() < 0.5,
            noddy_in_play=rng.random() < 0.5,
        )
        start = rng.choice([card for card in range(52) if card not in cards] or [0])
        pile: list[Card] = []
        for card in cards:
            if sum(map(value, pile)) + value(Card(card)) > 31:
                break
            pile.append(Card(card))
            lines = count_lines(in_play(pile, sum(map(value, pile)), Card(start), options))
            assert sum(line.points for line in lines) == naive.card_points(pile, start, options), pile
            assert [line.running for line in lines] == [
                sum(line.points for line in lines[: i + 1]) for i in range(len(lines))
            ]
            tried += 1
    assert tried > 40_000


def test_a_referee_confirms_every_deal() -> None:
    """The referee checks the turn, the legal cards, every go, and each score in its order, until the game is won."""
    deals = 0
    for table, rng in tables("refereed", games=30):
        s = truth(table)
        referee: naive.Deal | None = None
        log: naive.Log = []
        goes: list[int] = []
        while not table.over:
            if s.public.phase == CribbagePhase.PLAY and referee is None:
                order = s.public.round_from(s.public.eldest)
                referee = naive.Deal(s.options, [s.at(HAND[seat]) for seat in order], s.at(CRIB), s.at(START)[0])
                log, goes, scores = [], [], list(s.public.scores)
                deals += 1
            if s.public.phase == CribbagePhase.PLAY:
                assert referee is not None
                assert not referee.over
                assert s.public.turn == order[referee.turn]
                assert sorted(playable(s, s.public.turn)) == sorted(referee.may_play())
            events = step(table, rng)
            action = table.actions[-1]
            if referee is not None and isinstance(action, Play):
                referee.play(action.card)
                log += [(e.seat, e.what.key.removeprefix("score-"), e.points) for e in scored(events)]
                goes += [e.seat for e in events if isinstance(e, Said) and e.words.key == "say-go"]
            if referee is not None and s.public.phase != CribbagePhase.PLAY:
                expected = [(order[place], what, points) for place, what, points in referee.log]
                assert log == expected[: len(log)]
                assert table.over or log == expected
                for seat, _, points in log:
                    side = s.public.sides[seat]
                    scores[side] = min(scores[side] + points, s.options.target)
                assert scores == list(s.public.scores)
                heard = [order[place] for place in referee.goes]
                assert goes == heard if not table.over else goes == heard[: len(goes)]
                referee = None
    assert deals > 300


# --- the count, and the end ------------------------------------------------------------------------------------------


@examples("counts")
def test_a_count(example: Example) -> None:
    s = dealt(
        rules(example),
        example["hands"],
        start=example["start"],
        crib=example["crib"],
        dealer=example["dealer"],
        scores=tuple(example["scores"]),
    )
    log = []
    for seat, card in example["played"]:
        log += [[e.seat, e.what.key.removeprefix("score-"), e.points] for e in scored(do(s, Play(seat, parse(card))))]
    assert log == example["log"]
    assert list(s.public.scores) == example["final"]
    assert s.public.winner == example["winner"]
    assert s.public.phase == (CribbagePhase.OVER if example["winner"] >= 0 else CribbagePhase.COUNTED)


def test_hands_never_counted_are_never_shown() -> None:
    example = next(e for e in BOOK["counts"] if e["winner"] == 1)
    s = dealt(rules(example), example["hands"], start="6D", crib=example["crib"], dealer=0, scores=(50, 52))
    for seat, card in example["played"]:
        do(s, Play(seat, parse(card)))
    shown = {card for zone in seen(s, SPECTATOR).zones for card in zone.cards}
    assert not shown & set(parse_all("3S KH 3C 6C 9D"))


@examples("noddies")
def test_the_knave_turned_up(example: Example) -> None:
    dealer = example["dealer"]
    s = dealt(
        rules(example),
        ["5D 3S TH", "8H 7S 8D"],
        crib="KH 3C 6C 9D",
        dealer=dealer,
        scores=tuple(example["scores"]),
    )
    bring_up(s, parse(example["start"]), 10)
    do(s, Cut(1 - dealer, 10))
    assert s.at(START) == [parse(example["start"])]
    assert list(s.public.scores) == example["final"]
    assert s.public.winner == example["winner"]
    assert s.public.phase == (CribbagePhase.OVER if example["winner"] >= 0 else CribbagePhase.PLAY)


def test_a_knave_before_the_lay_out_scores_before_the_lay_out() -> None:
    """In Crowe's game the dealer scores two for the knave before anybody lays out (R3)."""
    for number in range(200):
        events: list[Any] = []
        options = CribbageOptions(first_dealer="chosen")
        s = GAME.new(setup(options, 2, f"noddy {number}"), events.append)
        if rank(s.at(START)[0]) == KNAVE:
            break
    assert (s.public.scores, s.public.phase) == ((2, 0), CribbagePhase.LAY_OUT)
    assert [e.what.key for e in scored(events)] == ["score-noddy-turned"]


@pytest.mark.parametrize("book", ["crowe", "hoyle5"])
def test_whether_the_start_is_known_before_the_lay_out(book: str) -> None:
    options = replace(rules({"rules": book}), first_dealer="chosen", pack_cut_before_deal=False)
    s = GAME.new(setup(options, 2, "order"))
    assert s.public.phase == CribbagePhase.LAY_OUT
    assert bool(s.at(START)) == (book == "crowe")


@pytest.mark.parametrize(("three", "first", "second"), [("none", 0, 0), ("first_deal", 3, 0), ("every_deal", 3, 3)])
def test_three_for_last(three: Any, first: int, second: int) -> None:
    options = CribbageOptions(first_dealer="chosen", three_for_last=three, target=181)
    table = Table(GAME, setup(options, 2, "three"))
    told = list(table.events(0))
    rng = Random(3)
    given: list[tuple[int, int, int]] = []
    while table.deal < 3:
        given += [(table.deal, e.seat, e.points) for e in scored(told) if e.what.key == "score-three-for-last"]
        told = list(step(table, rng))
    expected = [(1, 1, first), (2, 0, second)]
    assert given == [each for each in expected if each[2]]


def test_four_players_as_mr_crowe_deals_them() -> None:
    """Each player is dealt four cards and keeps three.

    Partners sit opposite. The eldest leads and counts first, the dealer last.
    """
    options = replace(BOOKS["crowe"][4], first_dealer="chosen", chosen_dealer=3)
    table = Table(GAME, setup(options, 4, "four"))
    s = truth(table)
    assert [len(s.at(HAND[seat])) for seat in range(4)] == [4] * 4
    assert len(s.at(STOCK)) == 52 - 16 - 1
    assert s.public.sides == (0, 1, 0, 1)
    for seat in range(4):
        submitted(table, LayOut(Seat(seat), (s.at(HAND[seat])[0],)))
    assert [len(s.at(HAND[seat])) for seat in range(4)] == [3] * 4
    assert len(s.at(CRIB)) == 4
    assert (s.public.phase, s.public.turn) == (CribbagePhase.PLAY, 0)
    shown: list[tuple[int, str]] = []
    rng = Random(4)
    while s.public.phase == CribbagePhase.PLAY:
        shown += [(e.seat, e.what.key) for e in scored(step(table, rng)) if e.what.key in ("score-hand", "score-crib")]
    assert shown == [(0, "score-hand"), (1, "score-hand"), (2, "score-hand"), (3, "score-hand"), (3, "score-crib")]


def test_the_crib_is_ordered_from_eldest_to_the_dealer() -> None:
    s = dealt(CribbageOptions(), ["AS 2S 3S 4S 5S", "AH 2H 3H 4H 5H"], start="KC", dealer=0)
    do(s, LayOut(Seat(0), tuple(parse_all("AS 2S"))))
    assert GAME.refuse(s, LayOut(Seat(1), tuple(parse_all("AH")))) is not None
    events = do(s, LayOut(Seat(1), tuple(parse_all("5H 4H"))))
    assert [e.source for e in events if isinstance(e, Moved) and e.target == "crib"] == ["thrown:1", "thrown:0"]
    assert s.at(CRIB) == parse_all("5H 4H AS 2S")
    own = seen(s, Seat(1)).zone("crib").cards
    assert own == (*parse_all("5H 4H"), -1, -1), "a player remembers what they threw, and knows no more"


def test_the_deal_passes_to_the_left_and_everything_is_gathered() -> None:
    s = dealt(CribbageOptions(), ["JS QS KS", "JH QH 9H"], start="KC", crib="7C 7D 8C 8D", dealer=0)
    while s.public.phase == CribbagePhase.PLAY:
        do(s, lawful(s, s.public.turn)[0])
    assert max(s.public.least) > 1
    assert s.public.phase == CribbagePhase.COUNTED
    do(s, Ready(Seat(1)))
    do(s, Ready(Seat(0)))
    assert (s.public.dealer, s.public.deal) == (1, 2)
    assert s.public.least == (1, 1), "what a go has shown is forgotten with the hand"
    assert [len(s.at(HAND[seat])) for seat in (0, 1)] == [5, 5]
    assert not s.at(CRIB)
    assert len(s.at(STOCK)) == 52 - 10 - 1


@pytest.mark.parametrize(("place", "fits"), [(3, False), (4, True), (48, True), (49, False), (-1, False)])
def test_the_pack_is_cut_near_the_middle(place: int, fits: bool) -> None:
    options = replace(rules({"rules": "hoyle5"}), first_dealer="chosen")
    s = GAME.new(setup(options, 2, "cut"))
    assert s.public.phase == CribbagePhase.CUT_PACK
    before = list(s.at(STOCK))
    assert (GAME.refuse(s, Cut(Seat(1), place)) is None) == fits
    if fits:
        do(s, Cut(Seat(1), place))
        left = before[52 - place :] + before[: 52 - place]
        assert [card for hand in zip(s.at(HAND[1]), s.at(HAND[0]), strict=True) for card in hand] == left[::-1][:10]


@pytest.mark.parametrize(("place", "fits"), [(2, False), (3, True), (39, True), (40, False)])
def test_the_start_is_cut_with_three_cards_above_and_below(place: int, fits: bool) -> None:
    s = dealt(rules({"rules": "hoyle5"}), ["5D 3S TH", "8H 7S 8D"], crib="KH 3C 6C 9D", dealer=0)
    assert len(s.at(STOCK)) == 42
    assert (GAME.refuse(s, Cut(Seat(1), place)) is None) == fits
    if fits:
        turned = s.at(STOCK)[-1 - place]
        do(s, Cut(Seat(1), place))
        assert s.at(START) == [turned]
        assert len(s.at(STOCK)) == 41


# --- the cut for the deal --------------------------------------------------------------------------------------------


@examples("cuts")
def test_a_cut(example: Example) -> None:
    seats = example["seats"]
    s = GAME.new(setup(BOOKS["crowe"][seats], seats, "cuts"))
    for seat, card in enumerate(example["cuts"]):
        assert s.public.cutting[0] == seat
        do(s, Cut(Seat(seat), s.at(STOCK).index(parse(card))))
    if "again" in example:
        assert s.public.phase == CribbagePhase.CUT_FOR_DEAL
        assert list(s.public.cutting) == example["again"]
        return
    assert (s.public.phase, s.public.dealer) == (CribbagePhase.LAY_OUT, example["dealer"])
    if "low" in example:
        partners = [seat for seat, side in enumerate(s.public.sides) if side == s.public.sides[s.public.dealer]]
        assert partners == example["low"]
    if "ring" in example:
        assert list(s.public.ring) == example["ring"]


def test_equal_cards_cut_again_and_a_short_pack_is_reshuffled() -> None:
    s = GAME.new(setup(BOOKS["crowe"][2], 2, "equals"))
    pairs = [[card for card in range(52) if rank(Card(card)) == r] for r in range(13)]
    events: list[Any] = []
    for a, b, c, d in pairs[:11]:
        for cards in ((a, b), (c, d)):
            for seat, card in enumerate(cards):
                events = do(s, Cut(Seat(seat), s.at(STOCK).index(Card(card))))
            assert s.public.cutting == (0, 1)
    assert len(s.at(STOCK)) == 52 - 44
    for seat, card in enumerate(pairs[11][:2]):
        events = do(s, Cut(Seat(seat), s.at(STOCK).index(Card(card))))
    assert (len(s.at(STOCK)), s.public.cutting) == (52, (0, 1))
    assert events.count(Shuffled("pack")) == 1
    assert not any(s.at(CUT[seat]) for seat in (0, 1))
    low, high = (s.at(STOCK).index(Card(card)) for card in (0, 5))
    do(s, Cut(Seat(0), high))
    do(s, Cut(Seat(1), low - (high < low)))
    assert s.public.dealer == 1


# --- the stakes ------------------------------------------------------------------------------------------------------


@examples("lurches")
def test_a_lurch(example: Example) -> None:
    assert lurched(rules(example), example["score"]) == example["lurched"]


@examples("stakes")
def test_a_stake(example: Example) -> None:
    assert owed(rules(example), example["loser"]) == example["owed"]


@examples("covers")
def test_a_stake_must_be_covered(example: Example) -> None:
    options, purses = rules(example), tuple(example["purses"])
    reason = GAME.unfit(Setup(options, len(purses), purses, Chance("")))
    assert (reason is None) == example["fit"]
    if reason:
        assert (reason.key, dict(reason.args)) == ("unfit-stake", {"farthings": example["largest"]})


@examples("payments")
def test_a_payment(example: Example) -> None:
    """The eldest leads and the next player plays a four. The eldest's side pairs the four and wins the game."""
    seats = len(example["purses"])
    hands = {2: ["KS 4H 9D 8C", "4C 2C 3C 7C"], 4: ["KS 9D 8C 7D", "4C 2C 3C 7C", "4H 5D 5S 6D", "TD TC 9S 9H"]}[seats]
    s = dealt(rules(example), hands, start="2D", crib="2S 3S 4S 6S", dealer=seats - 1, scores=tuple(example["scores"]))
    do(s, Play(Seat(0), parse("KS")))
    do(s, Play(Seat(1), parse("4C")))
    events = do(s, Play(s.public.turn, parse("4H")))
    assert (s.public.winner, s.public.scores) == (0, (121, example["scores"][1]))
    won = [now - PURSE for now in GAME.public(s).purses]
    assert won == example["purses"] == list(GAME.result(s))
    assert isinstance(events[-1], Ended)
    assert events[-1].winners == tuple(range(0, seats, 2))
    paid = [(e.source, e.target, e.farthings) for e in events if isinstance(e, Paid)]
    losers = [seat for seat, each in enumerate(won) if each < 0]
    assert paid == [(purse(x), purse((x + 1) % seats), -won[x]) for x in losers]


@pytest.mark.parametrize(
    ("seats", "changes", "key"),
    [
        (5, {}, "unfit-seats"),
        (4, {}, "unfit-crib"),
        (2, {"laid_out": 1}, "unfit-crib"),
        (2, {"chosen_dealer": 2}, "unfit-dealer"),
        (2, {"stake": 1000}, "unfit-stake"),
    ],
)
def test_setups_that_are_refused(seats: int, changes: Example, key: str) -> None:
    options = msgspec.convert(changes, CribbageOptions)
    reason = GAME.unfit(Setup(options, seats, (Farthings(2016),) * seats, Chance("")))
    assert reason is not None
    assert reason.key == key


def test_a_setup_with_too_few_purses_is_refused() -> None:
    for purses in ((), (2016,), (2016,) * 3):
        assert GAME.unfit(Setup(CribbageOptions(), 2, tuple(map(Farthings, purses)), Chance(""))) is not None


@pytest.mark.parametrize("unit", [0, -24, 2, 25])
def test_a_unit_is_a_multiple_of_four_farthings(unit: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"unit": unit}, CribbageOptions)


@pytest.mark.parametrize(
    ("rule", "first_wins", "second_wins"),
    [("cut", None, None), ("alternate", 0, 0), ("winner", 0, 1), ("loser", 1, 0)],
)
def test_the_first_dealer_of_the_next_game(rule: Any, first_wins: int | None, second_wins: int | None) -> None:
    """The second player dealt last in the finished game."""
    options = CribbageOptions(next_game_dealer=rule)
    for scores, cards, dealer in (((60, 0), "KS 4C 4H", first_wins), ((0, 60), "4H 4C", second_wins)):
        s = dealt(options, ["KS 4H 9D", "4C 2C 3C"], start="2D", crib="2S 3S 4S 6S", dealer=1, scores=scores)
        for card in parse_all(cards):
            do(s, Play(s.public.turn, card))
        assert s.public.winner == scores.index(60)
        chosen = replace(options, first_dealer="chosen", chosen_dealer=dealer or 0)
        assert GAME.next_options(s) == (options if dealer is None else chosen)


# --- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("example", BOOK["holes"], ids=lambda e: str(e["target"]))
def test_the_holes_of_the_board(example: Example) -> None:
    expected = [Hole(TrackPart(place), column, lap) for place, column, lap in example["holes"]]
    assert [hole_for_score(score, example["target"]) for score in example["scores"]] == expected


@pytest.mark.parametrize("target", [61, 121, 181])
def test_every_score_has_its_own_hole(target: int) -> None:
    holes = [hole_for_score(score, target) for score in range(target + 1)]
    assert len(set(holes)) == target + 1
    assert (target - 1) // HOLES_PER_LAP == max(h.lap for h in holes)
    with pytest.raises(ValueError, match="no hole"):
        hole_for_score(-1, target)


def test_scoring_moves_the_hind_peg() -> None:
    """The distance between a side's two pegs is always its last score."""
    s = dealt(CribbageOptions(), ["4H 6H 9S", "5H KD QC"], start="2D", crib="2S 3S 4S 6S", dealer=1, scores=(12, 0))
    s.public.backs = (7, 0)
    for seat, card in ((0, "4H"), (1, "5H")):
        do(s, Play(Seat(seat), parse(card)))
    assert (s.public.scores[0], s.public.backs[0]) == (12, 7)
    do(s, Play(Seat(0), parse("6H")))
    assert (s.public.scores[0], s.public.backs[0]) == (19, 12)


# --- sampled worlds --------------------------------------------------------------------------------------------------


def test_a_player_who_said_go_is_not_sampled_with_a_playable_card() -> None:
    gone = 0
    for table, rng in tables("go", games=15):
        chance = Rng(b"go")
        while table.question:
            events = step(table, rng)
            goes = [e.seat for e in events if isinstance(e, Said) and e.words.key == "say-go"]
            if truth(table).public.phase != CribbagePhase.PLAY or not goes:
                continue
            count = [e.value for e in events if isinstance(e, Changed) and e.fact == "count" and e.value][-1]
            assert isinstance(count, int)
            for _ in range(5):
                world = GAME.imagine(table.view(table.question.awaited()[0]), chance)
                for seat in goes:
                    assert all(count + value(card) > 31 for card in world.at(HAND[seat]))
                    gone += 1
    assert gone > 300


def test_the_player_to_act_is_sampled_with_a_playable_card() -> None:
    s = dealt(CribbageOptions(), ["KS 9D 8C", "QH AS KD"], start="2D", crib="2S 3S 4S 6S", dealer=1)
    for seat, card in ((0, "KS"), (1, "QH"), (0, "9D")):
        do(s, Play(Seat(seat), parse(card)))
    view, chance = seen(s, Seat(0)), Rng(b"must")
    worlds = [GAME.imagine(view, chance) for _ in range(300)]
    assert all(playable(world, Seat(1)) for world in worlds)
    assert {card for world in worlds for card in world.at(HAND[1])} > set(parse_all("AS AH AC AD 2H 2C"))


def test_worlds_are_sampled_uniformly() -> None:
    """Every unseen card is in the opponent's hand equally often, within five standard deviations."""
    s = dealt(CribbageOptions(), ["KS 9D 8C 7H 2H", "QH AS KD 3C 3D"], start="2D", dealer=1)
    view, chance = seen(s, Seat(0)), Rng(b"fair")
    held = [0] * 52
    worlds = 6000
    for _ in range(worlds):
        for card in GAME.imagine(view, chance).at(HAND[1]):
            held[card] += 1
    unseen = [held[card] for card in range(52) if held[card]]
    assert len(unseen) == 46
    mean = worlds * 5 / 46
    spread = (mean * (1 - 5 / 46)) ** 0.5
    assert all(abs(each - mean) < 5 * spread for each in unseen)
