"""Rules of Piquet: worked examples, rulings and options."""

import json
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import Card, parse, parse_all, text
from crowe_table.engine.core import Action, Announced, AnyEvent, Reason, Said, Scored, Seat, Setup, View, because
from crowe_table.engine.journal import Soundness
from crowe_table.engine.money import MINT, Farthings, purse
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.piquet import counting, rules
from crowe_table.games.piquet.actions import (
    AskMissing,
    AskToSee,
    CallFalsely,
    CallHolding,
    DeclareBlank,
    Good,
    LeaveUnseen,
    LookLeft,
    NoBlank,
    Nothing,
    Packet,
    Pique,
    Repique,
)
from crowe_table.games.piquet.counting import holdings_in, may_declare, trick_points
from crowe_table.games.piquet.options import BOOKS
from crowe_table.games.piquet.parts import begin_calling, declarable
from crowe_table.games.piquet.rules import Piquet, limits, pack_of
from crowe_table.games.piquet.scoring import award, claims
from crowe_table.games.piquet.state import (
    CUT,
    HAND,
    ORDER,
    PACK_36,
    STOCK,
    WASTE,
    DealPart,
    Declared,
    PiquetPhase,
    PiquetState,
    points_of,
    rank_of,
)
from crowe_table.hosting.last_hands import last_hands
from crowe_table.hosting.replay import load
from crowe_table.kit.announcing import live_facts
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.card_moves import move
from crowe_table.kit.dealing import Cut
from crowe_table.kit.exchange import Change
from crowe_table.kit.group_declarations import Declaration, declaration_name
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.tricks import Play
from crowe_table.words import Words
from crowe_table.words.rule_book import rule_book_of
from tests.laws.make_exhibits import SAVES, make
from tests.laws.worked import acts_of, announced, done, examples_among, said

GAME = Piquet()
DEALER, ELDER = Seat(0), Seat(1)
YOUNGER = DEALER
EXAMPLES = json.loads((Path(__file__).parent / "piquet_examples.json").read_text())
examples = examples_among(EXAMPLES)
PURSE = Farthings(200_000)
WHO = {ELDER: "elder", YOUNGER: "younger"}
FORGIVEN = "owed-forgiven"
PART = {"ruff": DealPart.RUFF, "sequences": DealPart.SEQUENCES, "sets": DealPart.SETS}


def sat_down(preset: str = "crowe", purse: int = PURSE, **rules: object) -> PiquetState:
    """Return the table at its first question."""
    setup = Setup(replace(BOOKS[preset], **rules), 2, (Farthings(purse),) * 2, Chance("piquet"))
    assert GAME.unfit(setup) is None
    return GAME.new(setup)


def dealt(
    elder: Sequence[str], younger: Sequence[str] = (), scores: tuple[int, int] = (0, 0), stock: str = "", **more: Any
) -> PiquetState:
    """Return a table dealt by seat 0, before the exchange. ``stock`` are the top cards of the stock."""
    s = sat_down(**more)
    r, hands, top = s.public, [parse_all(list(elder)), parse_all(list(younger))], parse_all(stock)
    named = {*hands[0], *hands[1], *top}
    left = [card for card in pack_of(s.options) if card not in named]
    for hand in hands:
        while len(hand) < 12:
            hand.append(left.pop())
    for pile in s.piles.values():
        pile.clear()
    s.at(HAND[ELDER])[:], s.at(HAND[YOUNGER])[:] = hands
    s.at(STOCK)[:] = [*left, *reversed(top)]
    r.cutting, r.deal, r.dealer, r.scores, r.packet = (), 1, DEALER, (scores[1], scores[0]), 2
    r.made = r.by_calling = (0, 0)
    r.changed, r.changing = (-1, -1), ELDER
    r.phase = PiquetPhase.BLANK if s.options.blank_mode == "either" else PiquetPhase.EXCHANGE
    return s


def exchanged(elder: Sequence[str], younger: Sequence[str], scores: Sequence[int] = (0, 0), **more: Any) -> PiquetState:
    """Return a table after the exchange, with an empty stock."""
    s = dealt(elder, younger, (scores[0], scores[1]), **more)
    left = len(s.at(STOCK))
    half = list(s.at(STOCK))[: left // 2]
    move(s, half, STOCK, WASTE[ELDER])
    move(s, list(s.at(STOCK)), STOCK, WASTE[YOUNGER])
    s.public.changed = (left - left // 2, left // 2)
    begin_calling(s)
    return s


def acts(s: PiquetState, seat: Seat) -> set[type[Action]]:
    return acts_of(GAME, s, seat)


def answers(s: PiquetState, seat: Seat) -> Sequence[Action]:
    question = GAME.question(s)
    assert question is not None
    return GAME.answers(s, question, seat)


def do(s: PiquetState, *actions: Action) -> list[AnyEvent]:
    """Apply legal actions and return the events."""
    return done(GAME, s, actions)


def best_call(s: PiquetState, seat: Seat) -> Action:
    """Return the action with which a seat calls all it can, or says nothing."""
    found = declarable(s, seat)
    if found:
        return CallHolding(seat, declaration_name(found[0]))
    return Good(seat) if Good in acts(s, seat) else Nothing(seat)


def claim(s: PiquetState) -> list[AnyEvent]:
    """Claim the first pique or repique that any player may claim."""
    for seat in (ELDER, YOUNGER):
        for act in (Pique, Repique):
            if act in acts(s, seat):
                return do(s, act(seat))
    return []


def call_all(s: PiquetState, claims: bool = True) -> list[AnyEvent]:
    """Let both players call all that they hold, in every part."""
    events = claim(s) if claims else []
    while s.public.phase in (PiquetPhase.CALL, PiquetPhase.ANSWER):
        events += do(s, best_call(s, ELDER if s.public.phase == PiquetPhase.CALL else YOUNGER))
        events += claim(s) if claims else []
    return events


def play(s: PiquetState, *cards: str, claims: bool = True) -> list[AnyEvent]:
    """Play these cards, each for the player whose turn it is."""
    events: list[AnyEvent] = []
    for card in cards:
        events += do(s, Play(s.public.turn, parse(card)))
        if s.public.phase == PiquetPhase.LEFT:
            events += do(s, LeaveUnseen(YOUNGER))
        events += claim(s) if claims else []
    return events


def awards(events: Sequence[AnyEvent]) -> list[list[object]]:
    """Return the points scored. Each entry has the player, the kind, the points and the new total."""
    return [
        [WHO[e.seat], e.what.key.removeprefix("score-").replace("last-", "last "), e.points, e.after]
        for e in events
        if isinstance(e, Scored)
    ]


def refused(s: PiquetState, action: Action) -> Reason | None:
    """Return why an action is refused, even if nobody asked for the action."""
    question = GAME.question(s)
    asked = question.asked_of(action.seat) if question else None
    assert asked is not None
    return GAME.refuse(s, action) if type(action) in asked.acts else GAME.untimely(s, action)


def leave(s: PiquetState, seat: Seat, sum_: int) -> None:
    """Reduce a purse to this sum."""
    pay(s, purse(seat), MINT, Farthings(in_purse(s, seat) - sum_), because("pay-game", score=0))


def names(cards: Sequence[Card]) -> list[str]:
    return [text(card) for card in cards]


# --- Cut and deal ----------------------------------------------------------------------------------------------------


@examples("cut")
def test_the_lower_card_deals(given: Any, expect: Any) -> None:
    for cards, dealer in zip(given["cuts"], expect["dealer"], strict=True):
        s = sat_down()
        for card in cards:
            do(s, Cut(s.public.cutting[0], s.at(STOCK).index(parse(card))))
        if dealer == "cut again":
            assert s.public.cutting == (0, 1)
        else:
            assert (s.public.dealer, s.public.deal) == (("first", "second").index(dealer), 1)
            assert not s.at(CUT[0])


def test_in_rubicon_piquet_the_higher_cut_deals() -> None:
    s = sat_down("rubicon_32")
    for card in ("KS", "9H"):
        do(s, Cut(s.public.cutting[0], s.at(STOCK).index(parse(card))))
    assert s.public.dealer == 0


@examples("deal")
def test_cards_are_dealt_in_packets(given: Any, expect: Any) -> None:
    s = sat_down()
    for card in ("9S", "AC"):
        do(s, Cut(s.public.cutting[0], s.at(STOCK).index(parse(card))))
    do(s, Cut(ELDER, 10))
    s.at(STOCK)[:] = list(reversed(parse_all(given["pack_top_first"])))
    do(s, Packet(DEALER, str(given["packet"])))
    assert names(s.at(HAND[ELDER])) == expect["elder"]
    assert names(s.at(HAND[YOUNGER])) == expect["younger"]
    assert names(list(reversed(s.at(STOCK)))) == expect["stock_top_first"]


@pytest.mark.parametrize(
    ("preset", "words"), [("crowe", ("2", "3", "4")), ("hoyle_32", ()), ("rubicon_32", ("2", "3"))]
)
def test_the_options_limit_the_packets_of_the_dealer(preset: str, words: tuple[str, ...]) -> None:
    s = sat_down(preset)
    for card in ("9S", "AC") if preset != "rubicon_32" else ("AC", "9S"):
        do(s, Cut(s.public.cutting[0], s.at(STOCK).index(parse(card))))
    do(s, Cut(s.public.eldest, 10))
    if not words:
        assert s.public.packet == 2
        assert len(s.at(HAND[ELDER])) == 12
        return
    assert tuple(each.word for each in answers(s, s.public.dealer) if isinstance(each, Packet)) == words


def test_packets_of_a_game_are_chosen_once() -> None:
    s = exchanged((), (), preset="rubicon_32")
    s.public.phase, s.public.packet = PiquetPhase.COUNTED, 3
    do(s, Ready(ELDER), Ready(YOUNGER))
    assert (s.public.dealer, s.public.phase) == (ELDER, PiquetPhase.CUT_PACK)
    do(s, Cut(YOUNGER, 10))
    assert (s.public.packet, s.public.phase) == (3, PiquetPhase.BLANK)


def test_the_book_cuts_before_every_hand() -> None:
    s = exchanged((), ())
    s.public.phase = PiquetPhase.COUNTED
    do(s, Ready(ELDER), Ready(YOUNGER))
    assert s.public.phase == PiquetPhase.CUT_FOR_DEAL
    assert sorted(s.at(STOCK)) == sorted(PACK_36)


# --- Blanks ----------------------------------------------------------------------------------------------------------

BLANK = ["AS", "TS", "9S", "8S", "7S", "6S", "AH", "TH", "9H", "8H", "7H", "6H"]
OTHER_BLANK = ["AD", "TD", "9D", "8D", "7D", "6D", "AC", "TC", "9C", "8C", "7C", "6C"]
BLANK_32 = ["AS", "TS", "9S", "8S", "7S", "AH", "TH", "9H", "8H", "7H", "AD", "TD"]


@examples("blank")
def test_a_blank_has_no_court_card(given: Any, expect: Any) -> None:
    assert [counting.is_blank(parse_all(hand)) for hand in given["hands"]] == expect["blank"]


@examples("blank_procedure")
def test_who_may_declare_a_blank(given: Any, expect: Any) -> None:
    if given.get("elder_blank"):
        s = dealt(BLANK, OTHER_BLANK if given["younger_blank"] else [], preset=given["preset"])
        do(s, DeclareBlank(ELDER, given["elder_names"]))
        if given["younger_declares"]:
            do(s, DeclareBlank(YOUNGER))
        assert [s.public.scores[ELDER], s.public.scores[YOUNGER]] == expect["score"]
        assert DeclareBlank not in acts(s, ELDER)
        assert {text(card)[0] for card in s.at(STOCK)} == set("KQJ")
        first, (least, _) = WHO[s.public.changing], limits(s, ELDER)
        bound = "still" if least == given["elder_names"] else "no longer"
        then = f"ordinary exchange, {first} first, elder {bound} bound to {given['elder_names']}"
        assert (then, limits(s, ELDER)) == (expect["then"], (1, 8))
        do(s, Change(ELDER, (parse("6S"),)), Change(YOUNGER, (parse("6C"),)))
        award(s, ELDER, 30, "sequences")
        assert (s.public.open_claim != ELDER) == expect["bars_pique"]
        return
    assert given["younger_blank"]
    for preset, score in zip(given["presets"], expect["younger_score"], strict=True):
        small = BOOKS[preset].lowest == 7
        s = dealt(
            ["KS", "KH"] if not small else ["KS", "KH", "KD", "KC"], BLANK_32 if small else OTHER_BLANK, preset=preset
        )
        if DeclareBlank in acts(s, YOUNGER):
            do(s, DeclareBlank(YOUNGER))
        do(s, Change(ELDER, (parse("KS"),)))
        assert s.public.scores[YOUNGER] == score


def test_by_the_book_the_elder_shows_a_blank_and_must_exchange_the_stated_number() -> None:
    s = dealt(BLANK, [], stock="KD KC QD QC JD JC 9D 8D 7D")
    do(s, DeclareBlank(ELDER, 6))
    seen: View[Any, Any] = project(GAME, s, YOUNGER, GAME.question(s))
    assert set(seen.zone("hand:1").cards) == set(parse_all(BLANK))
    assert limits(s, YOUNGER) == (1, 6)
    do(s, Change(YOUNGER, tuple(s.at(HAND[YOUNGER])[:2])))
    assert s.public.scores == (0, 0)
    assert limits(s, ELDER) == (6, 6)
    events = do(s, Change(ELDER, tuple(s.at(HAND[ELDER])[:6])))
    assert awards(events) == [["elder", "blank", 10, 10]]
    assert set(parse_all("QD QC JD JC 9D 8D")) <= set(s.at(HAND[ELDER])), "the younger drew first"
    assert s.public.phase == PiquetPhase.CALL


def test_in_other_books_the_younger_discards_first_and_draws_last() -> None:
    s = dealt(BLANK, [], preset="royall_1651", stock="KD KC QD QC JD JC 9D 8D 7D")
    do(s, NoBlank(YOUNGER), DeclareBlank(ELDER, 6), Change(YOUNGER, tuple(s.at(HAND[YOUNGER])[:2])))
    assert len(s.at(HAND[YOUNGER])) == 10
    assert s.public.scores == (0, 10)
    assert limits(s, ELDER) == (6, 6)
    do(s, Change(ELDER, tuple(s.at(HAND[ELDER])[:6])))
    assert set(parse_all("KD KC QD QC JD JC")) <= set(s.at(HAND[ELDER]))
    assert set(parse_all("9D 8D")) <= set(s.at(HAND[YOUNGER]))


def test_in_other_books_two_blanks_cancel_and_prevent_piques() -> None:
    s = dealt(BLANK, OTHER_BLANK, preset="royall_1651")
    do(s, DeclareBlank(YOUNGER), DeclareBlank(ELDER, 1), Change(YOUNGER, (parse("6C"),)), Change(ELDER, (parse("6S"),)))
    assert s.public.scores == (0, 0)
    award(s, ELDER, 31, "sequences")
    assert s.public.open_claim < 0


def test_false_or_late_blanks_are_refused() -> None:
    s = dealt(["KS"], OTHER_BLANK)
    assert refused(s, DeclareBlank(ELDER, 3)) == because("refuse-blank-face", law="blanks")
    do(s, Change(ELDER, (parse("KS"),)))
    assert refused(s, DeclareBlank(YOUNGER)) == because("refuse-blank-younger", law="blanks")
    s = dealt(["KS"], OTHER_BLANK, preset="royall_1651")
    do(s, NoBlank(YOUNGER), Change(ELDER, (parse("KS"),)))
    assert refused(s, DeclareBlank(YOUNGER)) == because("refuse-blank-late", law="blanks")


# --- Exchange --------------------------------------------------------------------------------------------------------


@examples("exchange_limits")
def test_limits_of_the_exchange(given: Any, expect: Any) -> None:
    found: dict[str, dict[str, list[int]]] = {preset: {} for preset in given["presets"]}
    for preset, number in product(given["presets"], given["elder_exchanged"]):
        s = dealt([], [], preset=preset)
        if s.public.phase == PiquetPhase.BLANK:
            do(s, NoBlank(YOUNGER))
        change = Change(ELDER, tuple(s.at(HAND[ELDER])[:number]))
        if refused(s, change) is None:
            do(s, change)
            found[preset][str(number)] = list(limits(s, YOUNGER))
    assert found == expect["younger_min_max"]


def test_exchanging_too_many_cards_is_refused_with_its_rule() -> None:
    s = dealt([], [])
    hand = tuple(s.at(HAND[ELDER]))
    assert refused(s, Change(ELDER, hand[:9])) == because("refuse-more-than-left", law="the-exchange", number=8)
    assert refused(s, Change(ELDER, ())) == because("refuse-cards-between", law="the-exchange", least=1, most=8)
    do(s, Change(ELDER, hand[:8]))
    own = tuple(s.at(HAND[YOUNGER]))
    assert refused(s, Change(YOUNGER, own[:5])) == because("refuse-more-than-left", law="the-exchange", number=4)
    assert refused(s, Change(YOUNGER, hand[:1])) == because("refuse-not-held", law="the-exchange")


def test_a_discard_is_seen_by_its_owner_alone() -> None:
    s = dealt([], [])
    thrown = tuple(s.at(HAND[ELDER])[:3])
    do(s, Change(ELDER, thrown))
    for seat, faces in ((ELDER, set(thrown)), (YOUNGER, {-1})):
        seen: View[Any, Any] = project(GAME, s, seat, GAME.question(s))
        assert set(seen.zone("waste:1").cards) == faces


def test_remaining_cards_are_shown_to_the_elder_or_to_both() -> None:
    s = dealt([], [], preset="hoyle_32")
    do(s, NoBlank(YOUNGER), Change(ELDER, tuple(s.at(HAND[ELDER])[:3])))
    top = s.at(STOCK)[-2:]
    seen: View[Any, Any] = project(GAME, s, ELDER, GAME.question(s))
    assert [card for card in seen.zone("pack").cards if card >= 0] == top
    do(s, Change(YOUNGER, tuple(s.at(HAND[YOUNGER])[:1])))
    call_all(s)
    do(s, answers(s, ELDER)[0])
    assert s.public.phase == PiquetPhase.LEFT
    do(s, LookLeft(YOUNGER))
    for seat in (ELDER, YOUNGER):
        seen = project(GAME, s, seat, GAME.question(s))
        assert -1 not in seen.zone("pack").cards


def test_by_the_book_remaining_cards_stay_hidden() -> None:
    s = dealt([], [])
    do(s, Change(ELDER, tuple(s.at(HAND[ELDER])[:3])), Change(YOUNGER, tuple(s.at(HAND[YOUNGER])[:1])))
    call_all(s)
    do(s, answers(s, ELDER)[0])
    assert s.public.phase == PiquetPhase.PLAY
    for seat in (ELDER, YOUNGER):
        seen: View[Any, Any] = project(GAME, s, seat, GAME.question(s))
        assert set(seen.zone("pack").cards) == {-1}


# --- Parts -----------------------------------------------------------------------------------------------------------


@examples("ruff")
def test_ruffs_are_compared_by_points(given: Any, expect: Any) -> None:
    for preset in given["presets"]:
        s = exchanged(given["elder"], given["younger"], preset=preset)
        assert sum(map(points_of, s.at(HAND[ELDER]))) == expect["elder_hand_total"]
        assert {who: declarable(s, seat)[0][0].size for seat, who in WHO.items()} == expect["called"]
        events = [*do(s, best_call(s, ELDER)), *do(s, best_call(s, YOUNGER))]
        points = expect["score"][preset]
        assert awards(events) == [[expect["won_by"], "ruff", points, points]]


@examples("tens")
def test_tens_are_rounded_once(given: Any, expect: Any) -> None:
    assert [counting.round_to_tens(points) for points in given["points"]] == expect["score"]


@examples("run_score")
def test_points_of_sequences(given: Any, expect: Any) -> None:
    assert [counting.run_score(length) for length in given["lengths"]] == expect["score"]


@examples("sequences")
def test_sequences(given: Any, expect: Any) -> None:
    part(given, expect, DealPart.SEQUENCES, given["preset"], expect["score"])


@examples("sets")
def test_sets(given: Any, expect: Any) -> None:
    for preset in given["presets"]:
        part(given, expect, DealPart.SETS, preset, expect["score"][preset])


def part(given: Any, expect: Any, number: DealPart, preset: str, points: int) -> None:
    """Play a single part of the deal, in which both players call all that they hold."""
    s = exchanged(given["elder"], given["younger"], preset=preset)
    s.public.part, s.public.best = number, (Seat(-1),) * number
    s.own = (Declared(((),) * number),) * 2
    for seat, who in WHO.items():
        best = next(iter(may_declare(s.at(HAND[seat]), number, sinking=False)), ())
        wanted = expect["called"][who]
        assert wanted is None or [best[0].size, "A23456789TJQK"[rank_of(best[0].high)]] == wanted
        assert wanted or seat == YOUNGER, "the elder calls first, whatever it is"
    events = [*do(s, best_call(s, ELDER)), *do(s, best_call(s, YOUNGER))]
    won = expect["won_by"]
    what = ("ruff", "sequences", "sets")[number]
    counted = awards(events)
    assert counted == ([] if won == "neither" else [[won, what, points, points]])
    assert s.public.made[ELDER] + s.public.made[YOUNGER] == points


@examples("call_check")
def test_what_may_be_called(given: Any, expect: Any) -> None:
    hand, o = parse_all(given["hand"]), BOOKS[given["preset"]]
    for call, allowed, counts in zip(given["calls"], expect["allowed"], expect["counts_if_good"], strict=True):
        name, size, *high = call
        number = {"ruff": DealPart.RUFF, "sequence": DealPart.SEQUENCES, "set": DealPart.SETS}[name]
        fits = [each for each in may_declare(hand, number, sinking=True) if matches(each, size, high)]
        assert bool(fits) == allowed, call
        alone = [each for each in fits if len(each) == 1]
        if counts is not None:
            assert counts in {counting.declared_points(o, number, each, hand) for each in alone}


def matches(declared: Declaration, size: int, high: list[str]) -> bool:
    best = declared[0]
    return best.size == size and (not high or "A23456789TJQK"[rank_of(best.high)] == high[0])


def test_false_calls_are_refused() -> None:
    s = exchanged(["AS", "KS", "QS"], [])
    assert refused(s, CallHolding(ELDER, "AH-KH-QH")) == because("refuse-unheld", law="calling")
    do(s, Nothing(ELDER), Nothing(YOUNGER), Nothing(ELDER), Nothing(YOUNGER))
    bare = exchanged(["AS", "KS", "9H", "8H", "6H", "TD", "9D", "7D", "JC", "8C", "6C", "7S"], [])
    do(bare, Nothing(ELDER), Nothing(YOUNGER))
    assert CallHolding not in acts(bare, ELDER)
    assert refused(bare, CallHolding(ELDER, "AS-KS-QS")) == because("refuse-unheld", law="calling")


def test_without_sinking_holdings_must_be_called() -> None:
    hand = ["AS", "AH", "AD", "AC", "KS", "KH", "KD", "9S", "8H", "7D", "6C", "TC"]
    s = exchanged(hand, [], sinking=False)
    assert Nothing not in acts(s, ELDER)
    do(s, best_call(s, ELDER))
    do(s, best_call(s, YOUNGER))
    assert acts(s, ELDER) == {Nothing, *([AskToSee] if AskToSee in acts(s, ELDER) else [])}
    do(s, best_call(s, ELDER))
    do(s, best_call(s, YOUNGER))
    assert [each for each in answers(s, ELDER) if isinstance(each, CallHolding)] == [
        CallHolding(ELDER, "AS-AH-AD-AC+KS-KH-KD")
    ]


def test_the_younger_calls_when_the_elder_calls_nothing() -> None:
    s = exchanged(["AS", "KS"], ["QH", "JH", "TH", "9H"])
    events = do(s, Nothing(ELDER), best_call(s, YOUNGER))
    assert awards(events)[0][:2] == ["younger", "ruff"]
    assert "say-ruff-calls" in said(events)


WORDS = {
    "calls": lambda who, row: [who, {"ruff": "ruff", "sequences": "sequence", "sets": "set"}[row[0]], row[2]],
    "better": lambda who, row: [who, {"ruff": "ruff", "sequences": "sequence", "sets": "set"}[row[0]], row[2]],
    "good": lambda who, row: [who, "good"],
    "equal": lambda who, row: [who, "equal"],
    "not-good": lambda who, row: [who, "not good"],
    "rank": lambda who, row: [who, "rank", "A23456789TJQK"[row[3]]],
    "counts": lambda who, row: [who, "counts", row[2]],
}


@examples("dialogue")
def test_statements_reveal_what_they_should(given: Any, expect: Any) -> None:
    assert not given["sink"], "both call all they hold"
    presets = given.get("presets") or [given["preset"]]
    for preset in presets:
        wanted = expect["spoken"][preset] if "presets" in given else expect["spoken"]
        s = exchanged(given["elder"], given["younger"], preset=preset)
        spoken: list[list[object]] = []
        for event in call_all(s):
            spoken += heard(event)
        if ["elder", "leads"] in wanted:
            late = awards(do(s, Play(ELDER, parse("AH"))))
            spoken += [["elder", "leads"], *[row[:3] for row in late if row[0] == "younger"]]
        assert spoken == wanted, preset


def heard(event: AnyEvent) -> list[list[object]]:
    """Return what an event states about a part of the deal, in the words of the examples."""
    if isinstance(event, Said):
        _, name, *what = event.words.key.split("-")
        made = WORDS.get("-".join(what))
        args = dict(event.words.args)
        return [made(WHO[event.seat], (name, 0, args.get("number", 0), args.get("rank", 0)))] if made else []
    if isinstance(event, Scored) and event.what.key.removeprefix("score-") in PART:
        return [[WHO[event.seat], "counts", event.points]]
    return []


# --- Showing and false calls -----------------------------------------------------------------------------------------


def test_only_scored_cards_are_shown() -> None:
    s = exchanged(["KS", "QS", "JS", "AH", "QH", "TH", "AD", "AC", "KC", "9C", "8C", "7C"], ["KH", "KD"])
    call_all(s)
    play(s, "7C")
    do(s, AskToSee(YOUNGER))
    seen: View[Any, Any] = project(GAME, s, YOUNGER, GAME.question(s))
    shown = {text(card) for card in seen.zone("hand:1").cards if card >= 0}
    assert {"AH", "AD", "AC"} <= shown <= {"AH", "AD", "AC", "QS", "QH", "QD", "QC"}


def test_showing_may_be_asked_until_the_next_card() -> None:
    s = exchanged(["AS", "KS", "QS", "JS", "TS", "AH", "KH", "QH"], ["9S", "8H", "7H", "6D"], target=500)
    call_all(s)
    play(s, "AS")
    assert AskToSee in acts(s, YOUNGER)
    play(s, "9S")
    assert AskToSee not in acts(s, YOUNGER)


def test_the_missing_card_of_a_set_may_be_asked() -> None:
    hand = ["AS", "AH", "AD", "AC", "KS", "9S", "8H", "7D", "6C", "TC", "8C", "JD"]
    s = exchanged(hand, [], preset="royall_1651")
    do(s, Nothing(ELDER), Nothing(YOUNGER), Nothing(ELDER), Nothing(YOUNGER))
    do(s, CallHolding(ELDER, "AS-AH-AC"), Good(YOUNGER))
    play(s, "9S")
    events = do(s, AskMissing(YOUNGER, "ace"))
    assert because("say-sets-wanting", number=0, rank=0, suit=2) in [e.words for e in events if isinstance(e, Said)]
    assert AskMissing not in acts(s, YOUNGER)


def test_an_unchallenged_false_call_counts() -> None:
    s = exchanged(["AS", "9S"], ["8H", "7H"], false_call="penalty")
    events = do(s, Nothing(ELDER), Nothing(YOUNGER), CallFalsely(ELDER, 5, "king"), Good(YOUNGER))
    assert awards(events) == [["elder", "sequences", 15, 15]]


def test_a_challenged_false_call_loses_the_part() -> None:
    younger = ["QH", "JH", "TH", "9H", "8H", "AD", "AC", "KD", "7C", "6C", "6D", "7D"]
    s = exchanged(["AS", "KS", "QS", "JS", "AH"], younger, false_call="penalty")
    do(s, best_call(s, ELDER), Good(YOUNGER), CallFalsely(ELDER, 8, "king"), Good(YOUNGER))
    assert s.public.scores[ELDER] > 18
    do(s, Nothing(ELDER))
    events = do(s, AskToSee(YOUNGER))
    assert "false-call" in announced(events)
    assert s.public.scores[ELDER] == 0
    whole = sum(map(points_of, parse_all(younger)))
    assert awards(events) == [
        ["younger", "ruff", counting.round_to_tens(whole), counting.round_to_tens(whole)],
        ["younger", "sequences", 15, 15 + counting.round_to_tens(whole)],
    ]
    assert s.public.phase == PiquetPhase.PLAY


def test_a_true_call_made_as_a_false_one_is_proved_true() -> None:
    s = exchanged(["AS", "KS", "QS", "JS", "9H"], [], false_call="penalty")
    do(s, Nothing(ELDER), Nothing(YOUNGER), CallFalsely(ELDER, 4, "ace"), Good(YOUNGER))
    assert s.public.scores[ELDER] == 4
    do(s, Nothing(ELDER), AskToSee(YOUNGER))
    assert s.public.scores[ELDER] == 4


# --- Whole deals -----------------------------------------------------------------------------------------------------


@examples("trick_points")
def test_points_of_leads_and_tricks(given: Any, expect: Any) -> None:
    for trick, wanted in zip(given["tricks"], expect["leader_follower"], strict=True):
        led, reply = parse(trick["lead"]), parse(trick["reply"])
        for preset, points in wanted.items():
            o = BOOKS[preset]
            taken = led // 13 == reply // 13 and ORDER.beats(reply, led)
            won = trick_points(o, led, reply if taken else led, trick["last"])
            leader = counting.lead_point(o, led)
            assert [leader, won] == points if taken else [leader + won, 0] == points, (trick, preset)


@examples("deal_score")
def test_scores_of_a_whole_deal(given: Any, expect: Any) -> None:
    rules: dict[str, object] = {
        name: value if value is not None else 0 for name, value in given.get("options", {}).items()
    }
    claims = given.get("claims", True)
    s = exchanged(given["elder"], given["younger"], given["start_score"], preset=given["preset"], **rules)
    events = call_all(s, claims)
    for pair in given["play"]:
        events += play(s, *pair, claims=claims)
    log = awards(events)
    assert log == expect["log"]
    r = s.public
    assert [r.scores[ELDER], r.scores[YOUNGER]] == expect["scores"]
    assert [r.made[ELDER], r.made[YOUNGER]] == expect["deal"]
    taken = [r.tricks[ELDER], r.tricks[YOUNGER]] if r.tricks else [0, 0]
    assert taken == expect["tricks"]
    assert [WHO[seat] for seat in r.winners] == ([expect["winner"]] if expect["winner"] else [])
    bonus = next((what for _, what, _, _ in log if what in ("pique", "repique")), None)
    assert bonus == expect["bonus"]


OPENS = [
    ("lead", 28, 0, None),
    ("lead", 29, 0, Pique),
    ("lead", 29, 1, None),
    ("lead", 30, 0, None),
    ("sets", 28, 0, None),
    ("sets", 29, 0, Repique),
    ("sets", 29, 1, None),
    ("cards", 29, 0, None),
    ("capet", 29, 0, None),
]


@pytest.mark.parametrize("seat", [ELDER, YOUNGER])
@pytest.mark.parametrize(("what", "made", "other", "opened"), OPENS)
def test_a_pique_needs_thirty_unanswered_points(
    seat: Seat, what: str, made: int, other: int, opened: type[Action] | None
) -> None:
    """A player scores one more point (R17, R20).

    The score must reach thirty while the other player has none. Points for cards do not count.
    """
    s = exchanged([], [])
    s.public.made = (made, other) if seat == DEALER else (other, made)
    award(s, seat, 1, what)
    assert claims(s, seat) == ((opened,) if opened else ())


@pytest.mark.parametrize("preset", list(BOOKS))
def test_points_for_most_and_all_tricks(preset: str) -> None:
    """With six tricks each, nobody scores. Seven to eleven tricks score 10, and twelve score a capot (R20)."""
    capet = 60 if preset == "crowe" else 40
    for tricks, points in ((5, 0), (6, 0), (7, 10), (11, 10), (12, capet)):
        s = exchanged([], [], preset=preset)
        s.public.tricks, s.public.phase = (12 - tricks, tricks), PiquetPhase.PLAY
        events: list[AnyEvent] = []
        s.emit, s.reported = events.append, live_facts(s.public)
        rules.count(s)
        assert sum(e.points for e in events if isinstance(e, Scored) and e.seat == ELDER) == points
        assert ("divided" in announced(events)) == (tricks == 6)
        assert s.public.made[YOUNGER] == (10 if tricks == 5 else 0)


def test_a_pique_may_be_claimed_until_the_next_cut() -> None:
    given = next(each["given"] for each in EXAMPLES if each["name"] == "P21-pique-unclaimed")
    s = exchanged(given["elder"], given["younger"])
    call_all(s, claims=False)
    play(s, "AS", "6S", claims=False)
    while s.public.phase == PiquetPhase.PLAY:
        do(s, next(each for each in answers(s, s.public.turn) if isinstance(each, Play)))
    assert s.public.phase == PiquetPhase.COUNTED
    before = s.public.scores[ELDER]
    late = exchanged(given["elder"], given["younger"])
    late.public.phase, late.public.open_claim = PiquetPhase.COUNTED, ELDER
    do(late, Pique(ELDER), Ready(ELDER), Ready(YOUNGER))
    assert late.public.scores[ELDER] == 30
    do(s, Ready(ELDER), Ready(YOUNGER))
    assert s.public.scores[ELDER] == before
    assert s.public.open_claim < 0


def test_automatic_piques_are_not_claimed() -> None:
    given = next(each["given"] for each in EXAMPLES if each["name"] == "P18-repique-by-order")
    s = exchanged(given["elder"], given["younger"], pique_claim="automatic")
    assert ["elder", "repique", 60, 93] in awards(call_all(s, claims=False))


def test_the_options_may_reserve_the_pique_for_the_elder() -> None:
    given = next(each["given"] for each in EXAMPLES if each["name"] == "P22-younger-pique")
    s = exchanged(given["elder"], given["younger"], pique_by="elder_only")
    call_all(s)
    play(s, "6S", "9S", "AS")
    assert s.public.open_claim < 0


def test_postponed_scores_count_in_the_order_of_the_parts() -> None:
    """The younger player names the ruff after the lead, and still prevents the elder's repique."""
    given = next(each["given"] for each in EXAMPLES if each["name"] == "P19-ruff-saves-repique")
    s = exchanged(
        given["elder"], given["younger"], younger_calls="after_first_lead", pique_claim="automatic", look_at_left="none"
    )
    events = call_all(s)
    assert awards(events) == []
    events = play(s, "AH")
    assert [row[:3] for row in awards(events)] == [
        ["younger", "ruff", 10],
        ["elder", "sequences", 18],
        ["elder", "sets", 26],
        ["elder", "lead", 1],
    ]


# --- Money -----------------------------------------------------------------------------------------------------------


@examples("stakes")
def test_payments_of_the_loser(given: Any, expect: Any) -> None:
    """Sums are in units of the stake: the payment, and the rest, forgiven because the purse is too short."""
    found = []
    for row in given["cases"]:
        case = dict(zip(given["fields"], row, strict=True))
        unit = 4 * case["unit"]
        flat = case["mode"] == "flat"
        rules: dict[str, Any] = {"stake": case["unit"]} if flat else {"rate": 4 * case["unit"], "stake": 0}
        s = exchanged([], [], (case["winner"], case["loser"]), stake_mode=case["mode"], unit=Farthings(4), **rules)
        assert unit == (s.options.flat_stake if flat else s.options.a_point)
        leave(s, YOUNGER, case["loser_purse"] * 4)
        s.public.champion, s.public.phase = ELDER, PiquetPhase.COUNTED
        events = do(s, Ready(ELDER), Ready(YOUNGER))
        paid = case["loser_purse"] * 4 - in_purse(s, YOUNGER)
        owed = [
            dict[str, Any](e.words.args)["farthings"]
            for e in events
            if isinstance(e, Announced) and e.words.key == FORGIVEN
        ]
        found.append([paid // 4, sum(owed) // 4])
    assert found == expect["paid_owed"]


def test_the_debt_of_a_short_purse_is_forgiven() -> None:
    s = exchanged([], [], scores=(131, 15), stake_mode="difference", rate=2, purse=2400)
    s.public.champion, s.public.phase = ELDER, PiquetPhase.COUNTED
    events = do(s, Ready(ELDER), Ready(YOUNGER))
    assert GAME.result(s) == (-1392, 1392)
    assert FORGIVEN not in announced(events)
    poor = exchanged([], [], scores=(331, 15), stake_mode="difference", rate=2, purse=2400)
    poor.public.champion, poor.public.phase = ELDER, PiquetPhase.COUNTED
    events = do(poor, Ready(ELDER), Ready(YOUNGER))
    assert GAME.result(poor) == (-2400, 2400)
    assert FORGIVEN in announced(events)


@examples("rubicon")
def test_payments_of_rubicon_piquet(given: Any, expect: Any) -> None:
    assert [counting.rubicon_points(*scores) for scores in given["scores"]] == expect["game_points"]


@pytest.mark.parametrize(("loser", "points", "crossed"), [(99, 100 + 120 + 99, 0), (100, 100 + 20, 1), (101, 119, 1)])
def test_a_hundred_exactly_crosses_the_rubicon(loser: int, points: int, crossed: int) -> None:
    assert counting.rubicon_points(120, loser) == points
    s = exchanged([], [], (120, loser), preset="rubicon_32")
    s.public.deal, s.public.phase = 6, PiquetPhase.COUNTED
    events = [e.words for e in do(s, Ready(ELDER), Ready(YOUNGER)) if isinstance(e, Announced)]
    assert because("rubicon", seat=ELDER, points=points, crossed=crossed) in events
    assert GAME.result(s)[ELDER] == points * s.options.a_point


def test_below_fifty_a_loser_pays_twice() -> None:
    o = BOOKS["hoyle_32"]
    assert counting.owed(o, 101, 49) == 2 * counting.owed(o, 101, 50) == 2 * o.flat_stake


def test_a_game_has_six_deals_and_two_more_after_a_tie() -> None:
    for deal, scores, over in ((5, (90, 80), False), (6, (90, 80), True), (6, (80, 80), False), (8, (80, 80), True)):
        s = exchanged([], [], scores=scores, preset="rubicon_32")
        s.public.deal, s.public.phase = deal, PiquetPhase.COUNTED
        do(s, Ready(ELDER), Ready(YOUNGER))
        assert (s.public.phase == PiquetPhase.OVER) == over
        if over:
            assert bool(s.public.winners) == (scores[0] != scores[1])


def test_a_claim_stays_open_after_the_game_is_won() -> None:
    given = next(each["given"] for each in EXAMPLES if each["name"] == "P18-repique-by-order")
    s = exchanged(given["elder"], given["younger"], (80, 0), stake_mode="difference")
    call_all(s, claims=False)
    assert (s.public.champion, s.public.phase) == (ELDER, PiquetPhase.COUNTED)
    do(s, Repique(ELDER), Ready(ELDER), Ready(YOUNGER))
    assert s.public.scores[ELDER] == 80 + 33 + 60
    assert s.public.winners == (ELDER,)


@pytest.mark.parametrize("winner", [ELDER, YOUNGER])
@pytest.mark.parametrize(("before", "over"), [(66, False), (67, True), (68, True)])
def test_either_player_may_win_by_a_repique(winner: Seat, before: int, over: bool) -> None:
    """The hand scores 33 and makes a repique.

    If the 33 points reach 100, the player has won already, without claiming the repique.
    """
    given = next(each["given"] for each in EXAMPLES if each["name"] == "P18-repique-by-order")
    scores = (before, 0) if winner == ELDER else (0, before)
    hands = (given["elder"], given["younger"]) if winner == ELDER else (given["younger"], given["elder"])
    s = exchanged(*hands, scores, stake_mode="difference")
    call_all(s, claims=False)
    assert s.public.champion == (winner if over else -1)
    do(s, Repique(winner))
    assert s.public.champion == winner
    if over:
        do(s, Ready(ELDER), Ready(YOUNGER))
        assert (s.public.phase, s.public.winners) == (PiquetPhase.OVER, (winner,))


def test_invalid_setups_are_refused() -> None:
    setup = Setup(BOOKS["crowe"], 3, (PURSE,) * 3, Chance("x"))
    assert GAME.unfit(setup) == because("unfit-seats", seats=3, law="seats")
    poor = Setup(BOOKS["crowe"], 2, (Farthings(1),) * 2, Chance("x"))
    assert GAME.unfit(poor) == because("unfit-stake", farthings=240, law="the-stakes")


# --- Instructive hand ------------------------------------------------------------------------------------------------


def instructive_hand() -> PiquetState:
    """Return the famous hand with a repique against a sure capot, as the visitor finds it."""
    return GAME.new(Setup(BOOKS["crowe"], 2, (PURSE,) * 2, Chance("repique"), "repique"))


@pytest.mark.parametrize(("thrown", "made"), [("9D 6C", 100), ("9D 6C TH TD", 39)])
def test_a_repique_precedes_a_sure_capot(thrown: str, made: int) -> None:
    s = instructive_hand()
    assert s.public.scores == (10, 60)
    do(s, Change(YOUNGER, tuple(parse_all(thrown))))
    events = call_all(s)
    assert s.public.scores[YOUNGER] == made
    assert ("exhibit-done" in announced(events)) == (made == 100)
    assert s.public.phase == PiquetPhase.OVER


def test_the_exhibit_file_matches_its_declaration(tmp_path: Path) -> None:
    make(tmp_path, ["piquet"])
    (made,) = tmp_path.iterdir()
    assert made.read_bytes() == (SAVES / made.name).read_bytes()
    assert load(made).soundness is Soundness.SOUND


def test_a_repique_that_is_not_claimed_loses_the_game() -> None:
    s = instructive_hand()
    do(s, Change(YOUNGER, tuple(parse_all("9D 6C"))))
    call_all(s, claims=False)
    assert s.public.scores == (54, 60)
    while s.public.phase == PiquetPhase.PLAY:
        do(s, next(each for each in answers(s, s.public.turn) if isinstance(each, Play)))
    assert s.public.winners == (ELDER,)
    assert s.public.scores == (54, 145)


def test_discards_are_not_part_of_the_last_hand() -> None:
    table = Table(GAME, Setup(BOOKS["crowe"], 2, (PURSE,) * 2, Chance("last")))
    while table.question and table.watch().public.phase != PiquetPhase.PLAY:
        asked = table.question.asked[0]
        table.submit(table.view(asked.seat).legal[-1])
    for seat in (DEALER, ELDER):
        view = table.view(seat)
        held = last_hands(view, GAME.layout(view.options, 2))
        assert sorted(held[seat]) == sorted(view.zone(f"hand:{seat}").cards)


# --- Texts -----------------------------------------------------------------------------------------------------------


def test_every_ruling_is_in_the_rule_book() -> None:
    text_of = " ".join(page.text for page in rule_book_of("piquet").pages if page.anchor == "rulings")
    for number in range(1, 25):
        assert f"R{number}" in text_of


def test_a_refusal_at_the_table_names_its_law() -> None:
    table = Table(GAME, Setup(BOOKS["crowe"], 2, (PURSE,) * 2, Chance("words")))
    while table.question and table.question.key != "change":
        asked = table.question.asked[0]
        table.submit(table.view(asked.seat).legal[0])
    seat = table.view(ELDER).ask.calls[0].seat  # type: ignore[union-attr]
    reason = table.refuse(DeclareBlank(seat, 3))
    assert isinstance(reason, Reason)
    assert reason.law == "blanks"
    assert Words().game("piquet").has(reason.key)


def test_every_holding_of_a_hand_is_found() -> None:
    hand = parse_all("AS KS QS JS 9S 8S 7S 9H AH AD QD KD")
    assert [(run.size, rank_of(run.high)) for run in holdings_in(hand, DealPart.SEQUENCES)] == [(4, 0), (3, 8), (3, 0)]
    assert [(each.size, rank_of(each.high)) for each in holdings_in(hand, DealPart.SETS)] == [(3, 0)]


@pytest.mark.parametrize(("ruff_score", "points"), [("winning_suit", 3), ("cards", 4)])
def test_a_ruff_of_thirty_four_in_four_cards(ruff_score: str, points: int) -> None:
    """Seven, eight, nine and ten make 34. They score three if counted by tens, or four if counted by cards."""
    hand = tuple(parse_all("7S 8S 9S TS 7H 8D 9C"))
    options = replace(GAME.preset("hoyle_32", 2), ruff_score=ruff_score)
    [declared] = counting.may_declare(hand, DealPart.RUFF, sinking=False)
    assert counting.declared_points(options, DealPart.RUFF, declared, hand) == points
