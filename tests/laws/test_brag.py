"""Rules of Brag: worked examples, an independent ranking of every hand, and the effect of every option."""

import json
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, HIDDEN, parse_all, text
from crowe_table.engine.core import ALL, NO_SEAT, Ended, Moved, Paid, Reason, Said, Seat, Setup, Shown, Shuffled
from crowe_table.engine.money import MINT, POT, Farthings, purse
from crowe_table.engine.privacy import redact
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.brag import GAME, pack, rules
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag.chances import all_hands
from crowe_table.games.brag.hands import KINDS, describe, kind_of, ranking_of, strength
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.permissions import due, may_see, needed, price_to_see
from crowe_table.games.brag.rules import MAX_DEALS, caller_wins
from crowe_table.games.brag.state import HAND, KEPT, LOT, PACK, BragPhase, BragState, Status
from crowe_table.kit import debts
from crowe_table.kit.between_deals import Ready, Rise
from crowe_table.kit.debts import BYSTANDER, Debt
from crowe_table.kit.purses import in_purse
from crowe_table.kit.vying import cover_of, in_pot, max_wager, set_status
from crowe_table.words import Words
from tests.contract.tables import answer, truth
from tests.laws.brag_tables import (
    COIN,
    PLAIN,
    any_hands,
    bare,
    can,
    do,
    laid,
    plainly,
    purses_of,
    refusal,
    seen_by,
    span,
    texts_of,
)
from tests.sampling import going_on

A, B, C, D = map(Seat, range(4))

preset = GAME.preset
BOOK = json.loads(Path(__file__).with_name("brag_examples.json").read_text(encoding="utf-8"))
Example = dict[str, Any]


def examples(*kinds: str) -> Any:
    """Return every example of these kinds as a named test parameter."""
    found = [each for each in BOOK if each["given"]["kind"] in kinds]
    return pytest.mark.parametrize("example", found, ids=lambda each: each["id"])


def test_every_example_is_tried() -> None:
    tried = {"rank_order", "compare", "costs", "legal", "legal_after", "play", "pack_after", "deal", "shuffle_next"}
    assert {each["given"]["kind"] for each in BOOK} == tried | {"cover"}
    assert len(BOOK) == 23


# --- The ranking of hands --------------------------------------------------------------------------------------------


def strong(hand: list[str], options: BragOptions = PLAIN) -> int:
    return strength(tuple(parse_all(hand)), ranking_of(options))


def braggers(cards: list[str]) -> BragOptions:
    """Return options in which these cards are braggers, with their combinations."""
    assert cards == ["JC", "9D"]
    return replace(PLAIN, braggers="knave_and_nine", combinations="pairs_only")


@examples("rank_order")
def test_hands_in_their_order(example: Example) -> None:
    given = example["given"]
    options = braggers(given["options"]["braggers"]) if "options" in given else PLAIN
    found = [strong(hand, options) for hand in given["hands"]]
    descending = all(better > worse for better, worse in pairwise(found))
    assert descending == example["expect"]["strictly_descending"]
    assert all(strong(one, options) == strong(other, options) for one, other in given.get("equal", ()))
    assert all(strong(one, options) > strong(other, options) for one, other in given.get("better", ()))


@examples("compare")
def test_hands_compared(example: Example) -> None:
    given = example["given"]
    for changes, better in zip(given["options"], example["expect"]["better"], strict=True):
        options = replace(PLAIN, **changes)
        a, b = strong(given["a"], options), strong(given["b"], options)
        assert ("a" if a > b else "b" if b > a else "equal") == better


def test_every_hand_matches_an_independent_ranking() -> None:
    ranking = ranking_of(PLAIN)
    hands = list(combinations(FULL_PACK, 3))
    assert len(hands) == 22_100
    ours = [strength(hand, ranking) for hand in hands]
    theirs = [plainly(texts_of(hand)) for hand in hands]
    places = {each: at for at, each in enumerate(sorted(set(theirs)))}
    order = {each: at for at, each in enumerate(sorted(set(ours)))}
    assert len(order) == len(places) == 741
    assert [order[each] for each in ours] == [places[each] for each in theirs]
    counted = Counter(KINDS[kind_of(each)] for each in ours)
    wanted = {"pair-royal": 52, "running-flush": 48, "run": 720, "flush": 1096, "pair": 3744, "high": 16440}
    assert counted == wanted
    assert all_hands(ranking).strengths == sorted(ours)


@pytest.mark.parametrize(
    ("hand", "key"),
    [
        *[("3S 3H 3D", "hand-best"), ("AS AH AD", "hand-pair-royal"), ("4D 3D 2D", "hand-running-flush")],
        *[("3D 2D AD", "hand-running-flush-low"), ("3D 2S AD", "hand-run-low"), ("KS QH JD", "hand-run")],
        *[("AS JS 8S", "hand-flush"), ("AS AC 2D", "hand-pair"), ("AS KD TC", "hand-high")],
    ],
)
def test_a_hand_is_called_by_its_name(hand: str, key: str) -> None:
    assert describe(parse_all(hand), ranking_of(PLAIN)).key == key


def test_an_ace_deuce_three_is_the_lowest_run_or_the_highest_by_the_rule() -> None:
    low, high, king_run = ["AS", "2H", "3D"], ["AD", "KH", "QD"], ["KS", "QH", "JD"]
    assert strong(low, PLAIN) < strong(king_run, PLAIN) < strong(high, PLAIN)
    best = replace(PLAIN, ace_low_run="highest")
    assert strong(king_run, best) < strong(high, best) < strong(low, best)


def test_three_threes_beat_three_aces_only_where_they_are_best() -> None:
    threes, aces = ["3S", "3H", "3D"], ["AS", "AH", "AD"]
    assert strong(threes, replace(PLAIN, threes_best=True)) > strong(aces, replace(PLAIN, threes_best=True))
    assert strong(threes, replace(PLAIN, threes_best=False)) < strong(aces, replace(PLAIN, threes_best=False))


def test_ordinary_threes_rank_above_deuces() -> None:
    plain = replace(PLAIN, threes_best=False)
    assert strong(["2S", "2H", "2D"], plain) < strong(["3S", "3H", "3D"], plain) < strong(["4S", "4H", "4D"], plain)


def test_pairs_only_ignores_runs_and_flushes() -> None:
    pairs = replace(PLAIN, combinations="pairs_only")
    assert strong(["AS", "KS", "QS"], pairs) < strong(["2S", "2H", "3D"], pairs)
    assert strong(["AS", "AH", "KD"], pairs) > strong(["AD", "AC", "QD"], pairs), "without braggers the odd card counts"


def test_a_bragger_is_wild_with_all_kinds_of_hands() -> None:
    wild = replace(PLAIN, braggers="knave")
    assert strong(["AS", "KS", "JC"], wild) == strong(["AD", "KD", "QD"], wild)
    assert strong(["9S", "4S", "JC"], wild) == strong(["AD", "9D", "4D"], wild)
    assert strong(["9D", "9S", "4S"], wild) < strong(["9D", "9S", "JC"], wild)
    assert strong(["9D", "5S", "2H"], wild) < strong(["2D", "2S", "4H"], wild), "the nine is no bragger here"


# --- Prices and limits -----------------------------------------------------------------------------------------------


@examples("costs")
def test_what_it_costs_to_go_on_and_to_see(example: Example) -> None:
    level = COIN * example["given"]["level"]
    kinds = {"open": Status.OPEN, "blind": Status.BLIND}
    for pair, (match, see) in example["expect"]["match_see"].items():
        mine, other = (kinds[word] for word in pair.split("-vs-"))
        s = laid(PLAIN, any_hands(2), dealer=1, purses=[90, 90])
        set_status(s.public, A, mine)
        set_status(s.public, B, other)
        s.public.level = Farthings(level)
        assert due(s, A, needed(s)) == COIN * match
        assert may_see(s, A) == (see is not None)
        assert see is None or price_to_see(s, A) == COIN * see


def values(s: BragState, seat: int) -> list[int]:
    """Return the minimum and maximum wager in coins, as an open player pays it. A blind player pays half."""
    sums = span(s, Seat(seat))
    times = 2 if s.public.status(Seat(seat)) == Status.BLIND else 1
    return [sums.least * times // COIN, sums.most * times // COIN]


@examples("legal")
def test_the_first_wager(example: Example) -> None:
    given, expect = example["given"], example["expect"]
    seat = given["seat_to_act"]
    for status in given["status"]:
        s = laid(PLAIN, any_hands(given["players"]), dealer=4, purses=[50] * 5)
        assert s.public.turn == seat
        if status == "open":
            do(s, acts.Look(seat))
        sums = span(s, seat)
        assert [sums.least, sums.most] == [COIN * sum_ for sum_ in expect[f"{status}_cost"]]
        assert values(s, seat) == expect["wager_value"]
        assert in_pot(s) == COIN * expect["pot"] == COIN * given["ante"] * given["players"]
        assert ("see" in can(s)) == (expect["see"] is not None)


@examples("legal_after")
def test_what_is_lawful_after(example: Example) -> None:
    given, expect = example["given"], example["expect"]
    limits: dict[str, dict[str, Any]] = {
        "pot": {"raise_limit": "pot"},
        "6": {"raise_limit": "fixed", "raise_most": 3},
        "none": {"raise_limit": "none"},
    }
    for limit in given.get("raise_limits", ("pot",)):
        hands = given.get("hands", any_hands(given["players"]))
        s = laid(replace(PLAIN, **limits[str(limit)]), hands, dealer=given["dealer"], purses=given["purses"])
        for act in given["acts"]:
            perform(s, act)
        seat = s.public.turn
        sums = span(s, seat)
        found = [sums.least, sums.most]
        if "wager_value" in expect:
            assert found == [COIN * sum_ for sum_ in expect["wager_value"][str(limit)]]
            assert in_pot(s) == COIN * expect["pot"]
        else:
            assert found == [COIN * sum_ for sum_ in expect["wager_cost"]]
            assert values(s, seat) == expect["wager"]
            assert can(s) == {"wager", *[word for word in ("fold", "look", "see") if expect[word]]}
        assert refusal(s, acts.Wager(seat, Farthings(sums.most + sums.step))) is not None
        assert refusal(s, acts.Wager(seat, Farthings(sums.least + 1))) is not None
        assert sums.least == 0 or refusal(s, acts.Wager(seat, Farthings(sums.least - sums.step))) is not None


def test_an_option_raises_the_first_stake() -> None:
    for units, greatest in ((0, 4), (3, 3), (40, 24)):
        s = laid(replace(PLAIN, max_first_wager=units), any_hands(4), dealer=3, purses=[50] * 4)
        do(s, acts.Look(A))
        sums = span(s, A)
        assert sums.most == greatest * PLAIN.unit


def test_an_option_sets_the_minimum_wager() -> None:
    s = laid(replace(PLAIN, min_wager=3), any_hands(2), dealer=1, purses=[50, 50])
    sums = span(s, A)
    assert (sums.least, sums.most) == (6 * COIN // 2, 6 * COIN // 2), (
        "the pot is less than the least, which may be laid"
    )


# --- Whole hands -----------------------------------------------------------------------------------------------------


def perform(s: BragState, act: list[Any]) -> list[Any]:
    """Perform one action of an example. A player who must prove a hand shows it if it wins, and otherwise yields."""
    seat, word, *rest = act
    match word:
        case "look" if rest:
            return do(s, acts.LookAt(seat, rest[0]))
        case "look":
            return do(s, acts.Look(seat))
        case "keep":
            return do(s, acts.Keep(seat))
        case "fold_hand":
            return do(s, acts.Drop(seat))
        case "fold":
            return do(s, acts.Fold(seat))
        case "wager":
            return do(s, acts.Wager(seat, due(s, seat, COIN * rest[0])))
        case "borrow" if rest[0] == "bystander":
            return do(s, debts.BorrowBystander(seat, COIN * rest[1]))
        case "borrow":
            events = do(s, debts.Borrow(seat, COIN * rest[1], rest[0], "hide"))
            return events + do(s, debts.Lend(rest[0]))
    assert word == "see"
    events = do(s, acts.See(seat))
    if s.public.phase == BragPhase.PROVE:
        events += do(s, acts.Show(seat) if caller_wins(s) else acts.Yield(seat))
    return events


def table_of(given: dict[str, Any]) -> BragState:
    retained = given.get("retained")
    return laid(
        replace(PLAIN, **given.get("options", {})),
        given["hands"],
        dealer=given["dealer"],
        purses=given["purses"],
        carried=given.get("carried_pot", 0),
        retained=(retained[0], retained[1]) if retained else None,
    )


def hands_of(s: BragState, seat: int) -> int:
    """Return the number of hands that a seat holds. A player who retained a hand holds two."""
    return sum(bool(s.at(pile[seat])) for pile in (HAND, KEPT))


@examples("play")
def test_a_hand_is_played(example: Example) -> None:
    given, expect = example["given"], example["expect"]
    s = table_of(given)
    events = [event for act in given["acts"] for event in perform(s, act)]
    if "must_give_up" in expect:
        ask = GAME.question(s)
        assert ask is not None
        assert (s.public.phase, ask.key) == (BragPhase.STAND, "retain")
        held = hands_of(s, 0)
        events += do(s, acts.Stand(A, "new"))
        assert (held, held - hands_of(s, 0)) == (expect["hands_of_0"], expect["must_give_up"])
    assert in_pot(s) == COIN * expect["pot"]
    assert purses_of(s) == expect["purses"]
    assert (s.public.winner if s.public.winner != NO_SEAT else None) == expect["winner"]
    assert (s.public.phase in (BragPhase.NEXT, BragPhase.OVER)) == expect["over"]
    assert (expect["over"] and s.public.shuffling) == expect["shuffle_next"]
    assert s.seats == given["players"]
    assert (s.public.retainer if s.public.retainer >= 0 else None) == expect["retains"]
    if "shown" in expect:
        assert list(s.public.shown) == expect["shown"]
    if "status_0" in expect:
        assert s.public.status(A) == {"open": Status.OPEN, "blind": Status.BLIND}[expect["status_0"]]
    if "to_bottom" in expect:
        assert s.at(LOT[s.public.packets.filling]) == parse_all(expect["to_bottom"])
    if "turned_up" in expect:
        turned = [text(event.cards[0]) for event in events if isinstance(event, Shown) and event.viewers == ALL]
        assert turned == expect["turned_up"]
    if "debts" in expect:
        left = {
            (debt.borrower, debt.lender if debt.of_player else "bystander"): debt.farthings // COIN
            for debt in s.public.debts
        }
        borrowed = [(act[0], act[2]) for act in given["acts"] if act[1] == "borrow"]
        assert [[*pair, left.pop(pair, 0)] for pair in borrowed] == expect["debts"]
        assert left == {}
        lent = sum(debt.farthings for debt in s.public.debts if not debt.of_player)
        assert s.ledger.balance(BYSTANDER) == s.options.credit * s.seats - lent


# --- The pack --------------------------------------------------------------------------------------------------------


def stacked(options: BragOptions, top_first: list[str], players: int, dealer: int) -> BragState:
    """Return a table whose next deal uses this pack, top card first."""
    s = bare(options, (200,) * players, seed="stacked")
    s.ledger.pay(MINT, POT, Farthings(4), "begun")
    s.at(PACK)[:] = parse_all(top_first)[::-1]
    rules.deal(s, Seat(dealer), s.public.round_from(s.public.after(Seat(dealer))))
    return s


@examples("pack_after")
def test_the_pack_goes_on_from_deal_to_deal(example: Example) -> None:
    given, expect = example["given"], example["expect"]
    s = stacked(replace(PLAIN, **given["options"]), given["pack_top_first"], given["players"], given["dealer"])
    assert [texts_of(s.at(HAND[seat])) for seat in range(s.seats)] == expect["hands"]
    for act in given["acts"]:
        perform(s, act)
    assert s.public.shuffling == expect["shuffle_next"]
    twin = s.clone()
    pack.gather(twin)
    lies = texts_of(twin.at(PACK)[::-1])
    assert lies[:4] == expect["next_pack_first4"]
    assert lies[-9:] == expect["next_pack_last9"]
    for seat in range(3):
        do(s, Ready(Seat(seat)))
    assert s.public.dealer == expect["next_dealer"]
    assert texts_of(s.at(HAND[1]))[0] == lies[0], (
        "the old elder hand deals, and the next at the dealer's left has the first card"
    )


@examples("deal")
def test_the_next_deal(example: Example) -> None:
    given = example["given"]
    s = stacked(PLAIN, given["pack_top_first"], given["players"], given["dealer"])
    assert [texts_of(s.at(HAND[seat])) for seat in range(s.seats)] == example["expect"]["hands"]


@examples("shuffle_next")
def test_when_the_pack_is_shuffled(example: Example) -> None:
    pair, prial = ["5H", "5D", "QS"], ["5H", "5D", "5S"]
    assert list(example["expect"]["shuffle"]) == example["given"]["rules"]
    for rule, shuffled in example["expect"]["shuffle"].items():
        for last, wanted in zip(example["given"]["last_hand"], shuffled, strict=True):
            won = prial if "prial" in last else pair
            s = laid(replace(PLAIN, shuffle=rule), [won, ["AS", "KD", "9C"]], dealer=1, purses=[50, 50])
            looks = "blind" not in last
            if looks:
                do(s, acts.Look(A))
            perform(s, [0, "wager", 2])
            do(s, acts.Look(B))
            if "seen" in last:
                perform(s, [1, "see"])
            else:
                do(s, acts.Fold(B))
            assert s.public.shuffling == wanted, (rule, last)
            events = [event for seat in (0, 1) for event in do(s, Ready(Seat(seat)))]
            assert any(isinstance(event, Shuffled) and event.how == "shuffle" for event in events) == wanted


def test_a_remembered_card_reveals_its_next_owner() -> None:
    """Cards are gathered in order.

    After eight deals for two players the pack is used up, and the cards folded first come back.
    """
    options = replace(preset("crowe", 2), gather="as_they_lie", look_time="on_turn", retain_blind=False, deals=40)
    s = GAME.new(Setup(options, 2, (Farthings(2000), Farthings(2000)), Chance("memory")))
    known: set[int] = set()
    remembered = 0
    for _ in range(14):
        first = s.public.turn
        do(s, acts.Look(first))
        known.update(s.at(HAND[first]) if first == 0 else ())
        do(s, acts.Fold(first))
        for seat in (0, 1):
            if s.public.phase == BragPhase.NEXT:
                do(s, Ready(Seat(seat)))
        other = seen_by(s, A).zone("hand:1")
        remembered += sum(card != HIDDEN for card in other.cards)
        assert {card for card in other.cards if card != HIDDEN} <= known
        assert other.face_down
    assert remembered > 3
    assert all(s.known.get(card, 0) in range(4) for card in s.at(PACK))


def test_a_packet_that_is_reached_is_mixed_and_nobody_remembers_it() -> None:
    options = replace(preset("crowe", 5), deals=40)
    table = Table(GAME, Setup(options, 5, (Farthings(4000),) * 5, Chance("packets")))
    rng = Random("packets")
    reached: list[Moved] = []
    while not table.over and not reached:
        ask = table.question
        assert ask is not None
        seat = ask.awaited()[0]
        legal = list(table.view(seat).legal)
        quiet = [a for a in legal if isinstance(a, acts.Look | acts.Fold | Ready)]
        events = table.submit(rng.choice(quiet or legal))
        assert isinstance(events, tuple)
        reached = [event for event in events if isinstance(event, Moved) and event.how == "take_up"]
        if reached:
            s = truth(table)
            assert len(reached[0].cards) == 15
            lots = [s.at(LOT[slot]) for slot in s.public.packets.order]
            assert [len(lot) for lot in lots] == [15, 15]
            assert set(s.at(PACK)) < set(reached[0].cards)
            assert not any(card in s.known for card in s.at(PACK))
    assert table.deal == 4


# --- Covering --------------------------------------------------------------------------------------------------------


@examples("cover")
def test_covered_pots_are_settled_from_the_last_to_the_first(example: Example) -> None:
    given = example["given"]
    for case, wins in zip(given["cases"], example["expect"]["wins"], strict=True):
        s = bare(replace(PLAIN, short_purse="cover_the_pot"), (0,) * 4)
        s.at(HAND[given["side_winner"]])[:] = parse_all(given["side_hand"])
        s.ledger.pay(MINT, POT, Farthings(COIN * case["side"]), "pot")
        for seat, hand, pot in case["covers"]:
            s.at(HAND[seat])[:] = parse_all(hand)
            s.ledger.pay(MINT, cover_of(seat), Farthings(COIN * pot), "cover")
            s.public.covers = (*s.public.covers, seat)
        rules.win(s, Seat(given["side_winner"]), True)
        assert {str(seat): held for seat, held in enumerate(purses_of(s)) if held} == wins


MODERN = replace(PLAIN, short_purse="cover_the_pot", shuffle="after_seen_prial", ace_low_run="highest")


def test_covering_a_pot_leaves_the_others_an_empty_one() -> None:
    hands = [["9S", "9D", "2C"], ["KS", "KD", "4C"], ["AS", "TD", "4H"]]
    s = laid(MODERN, hands, dealer=2, purses=[50, 50, 5])
    perform(s, [0, "look"])
    perform(s, [0, "wager", 6])
    perform(s, [1, "look"])
    perform(s, [1, "wager", 6])
    perform(s, [2, "look"])
    assert can(s) == {"cover", "fold"}
    do(s, acts.Cover(C))
    assert (in_purse(s, C), in_pot(s), s.ledger.balance(cover_of(C))) == (0, 0, COIN * 21)
    assert max_wager(s) == COIN * 6, "the limit is never below the wager"
    perform(s, [0, "wager", 6])
    perform(s, [1, "see"])
    assert (s.public.winner, in_purse(s, B)) == (1, COIN * (50 - 2 - 6 - 12 + 18 + 21))


def test_the_last_player_against_a_cover_shows_at_once() -> None:
    s = laid(MODERN, [["9S", "9D", "2C"], ["AS", "AD", "4C"]], dealer=1, purses=[50, 3])
    perform(s, [0, "wager", 4])
    perform(s, [1, "look"])
    events = do(s, acts.Cover(B))
    assert s.public.phase in (BragPhase.NEXT, BragPhase.OVER)
    assert [event.zone for event in events if isinstance(event, Shown)] == ["hand:0", "hand:1"]
    assert (s.public.winner, in_purse(s, B), s.public.retainer) == (1, COIN * 7, -1)


def test_covering_with_two_unseen_hands_requires_choosing_one() -> None:
    hands = [["9S", "9D", "2C"], ["AS", "AD", "4C"]]
    s = laid(MODERN, hands, dealer=1, purses=[50, 3], retained=(1, ["2S", "4D", "6C"]), carried=4)
    perform(s, [0, "wager", 4])
    assert can(s) >= {"cover", "look_at", "fold"}
    do(s, acts.Cover(B))
    assert s.public.phase == BragPhase.STAND
    do(s, acts.Stand(B, "old"))
    assert texts_of(s.at(HAND[1])) == ["2S", "4D", "6C"]
    assert s.public.winner == 0


# --- Seeing ----------------------------------------------------------------------------------------------------------


def seen(options: BragOptions, caller: list[str], called: list[str]) -> BragState:
    """Return a table at which the caller has paid to see the called player. Both hands are open.

    The caller is seat 1, on the dealer's right, and the called player is seat 0.
    """
    s = laid(options, [called, caller], dealer=1, purses=[50, 50])
    do(s, acts.Look(A))
    perform(s, [0, "wager", 2])
    do(s, acts.Look(B))
    do(s, acts.See(B))
    return s


def test_only_a_winning_caller_must_show() -> None:
    s = seen(PLAIN, ["KS", "KD", "4C"], ["9S", "9D", "2C"])
    assert can(s) == {"show"}
    s = seen(PLAIN, ["9S", "9D", "2C"], ["KS", "KD", "4C"])
    assert can(s) == {"show", "yield"}
    do(s, acts.Yield(B))
    assert (s.public.winner, s.public.shown) == (0, (0,))
    hidden = seen_by(s, A).zone("hand:1")
    assert set(hidden.cards) == {HIDDEN}


def test_a_loser_may_be_made_to_show() -> None:
    s = seen(replace(PLAIN, loser_shows=True), ["9S", "9D", "2C"], ["KS", "KD", "4C"])
    assert (s.public.winner, s.public.shown) == (0, (0, 1))


def test_equal_hands_may_win_for_the_elder_hand() -> None:
    equal = ["JS", "JH", "9D"], ["JD", "JC", "9S"]
    assert can(seen(PLAIN, *equal)) == {"show", "yield"}
    elder = replace(PLAIN, equal_hands="elder")
    assert can(seen(elder, *equal)) == {"show", "yield"}, "the called is the elder hand"
    s = laid(elder, [*equal], dealer=1, purses=[50, 50])
    for act in ([0, "look"], [0, "wager", 2], [1, "look"], [1, "wager", 2]):
        perform(s, act)
    do(s, acts.See(A))
    assert can(s) == {"show"}, "the caller is"


def test_one_of_two_unseen_hands_is_named_before_it_is_seen() -> None:
    hands = [["KS", "KD", "4C"], ["2S", "5D", "9C"]]
    s = laid(PLAIN, hands, dealer=1, purses=[50, 50], retained=(0, ["3S", "3D", "3C"]), carried=4)
    perform(s, [0, "wager", 2])
    perform(s, [1, "wager", 2])
    do(s, acts.See(A))
    assert (s.public.phase, can(s)) == (BragPhase.STAND, {"stand"})
    assert refusal(s, acts.Stand(A, "better")) is not None
    events = do(s, acts.Stand(A, "old"))
    assert texts_of(s.at(HAND[0])) == ["3S", "3D", "3C"]
    assert sum(isinstance(event, Shown) for event in events) == 6
    assert s.public.winner == 0


# --- Two hands -------------------------------------------------------------------------------------------------------


def test_only_one_of_two_unseen_hands_may_be_seen() -> None:
    for word in ("new", "old"):
        s = laid(PLAIN, any_hands(3), dealer=2, purses=[50] * 3, retained=(0, ["3H", "TD", "KC"]), carried=4)
        do(s, acts.LookAt(A, word))
        assert (s.public.phase, can(s)) == (BragPhase.KEEP, {"keep", "drop"})
        view = seen_by(s, A)
        faces = {key: HIDDEN not in view.zone(key).cards for key in ("hand:0", "old:0")}
        assert faces == {"hand:0": word == "new", "old:0": word == "old"}
        kept = s.clone()
        do(kept, acts.Keep(A))
        assert (kept.public.status(A), kept.public.phase, kept.public.turn) == (Status.OPEN, BragPhase.WAGER, 0)
        assert texts_of(kept.at(HAND[0])) == (["3H", "TD", "KC"] if word == "old" else any_hands(3)[0])
        do(s, acts.Drop(A))
        assert (s.public.status(A), can(s)) == (Status.BLIND, {"wager", "look", "fold"})
        assert texts_of(s.at(HAND[0])) == (["3H", "TD", "KC"] if word == "new" else any_hands(3)[0])
        assert not any(card in s.known for card in s.at(HAND[0]))
        assert seen_by(s, A).zone("hand:0").cards == (HIDDEN,) * 3


def test_without_retained_hands_only_the_pot_is_carried() -> None:
    for retains in (True, False):
        s = laid(replace(PLAIN, retain_blind=retains), any_hands(2), dealer=1, purses=[50, 50])
        perform(s, [0, "wager", 2])
        do(s, acts.Look(B))
        do(s, acts.Fold(B))
        assert (in_pot(s), s.public.retainer) == (COIN * 5, 0 if retains else -1)
        for seat in (0, 1):
            do(s, Ready(Seat(seat)))
        assert len(s.at(KEPT[0])) == (3 if retains else 0)
        assert s.public.status(A) == (Status.TWO if retains else Status.BLIND)


# --- Looking ---------------------------------------------------------------------------------------------------------


def test_all_choose_at_once_whether_to_look() -> None:
    s = GAME.new(Setup(preset("crowe", 3), 3, (Farthings(2000),) * 3, Chance("look")))
    ask = GAME.question(s)
    assert ask is not None
    assert (s.public.phase, ask.secret, set(ask.awaited())) == (BragPhase.LOOK, True, {0, 1, 2})
    assert do(s, acts.Look(C)) == []
    assert seen_by(s, C).zone("hand:2").cards == (HIDDEN,) * 3
    assert do(s, acts.Leave(A)) == []
    events = do(s, acts.Look(B))
    assert [event.seat for event in events if isinstance(event, Said)] == list(s.public.round_from(s.public.eldest))
    assert HIDDEN not in seen_by(s, C).zone("hand:2").cards
    assert seen_by(s, A).zone("hand:2").cards == (HIDDEN,) * 3
    assert [s.public.status(Seat(seat)) for seat in range(3)] == [Status.BLIND, Status.OPEN, Status.OPEN]


def test_players_look_only_on_their_turn_or_at_once_without_blind_play() -> None:
    on_turn = GAME.new(
        Setup(replace(preset("crowe", 3), look_time="on_turn"), 3, (Farthings(2000),) * 3, Chance("look"))
    )
    assert (on_turn.public.phase, {each.status for each in on_turn.public.standing}) == (
        BragPhase.WAGER,
        {Status.BLIND},
    )
    seen_at_once = GAME.new(
        Setup(replace(preset("crowe", 3), blind_play=False), 3, (Farthings(2000),) * 3, Chance("look"))
    )
    assert (seen_at_once.public.phase, {each.status for each in seen_at_once.public.standing}) == (
        BragPhase.WAGER,
        {Status.OPEN},
    )
    assert HIDDEN not in seen_by(seen_at_once, B).zone("hand:1").cards


# --- Short purses ----------------------------------------------------------------------------------------------------


def short(options: BragOptions = PLAIN, purse: int = 5) -> BragState:
    """Return a table at which seat 2 has looked at the hand and cannot pay to stay in.

    Seat 0 has folded, and seat 1 has wagered six.
    """
    hands = [["9S", "4D", "2C"], ["KH", "KD", "3S"], ["AC", "AD", "5H"]]
    s = laid(options, hands, dealer=2, purses=[40, 40, purse])
    for act in ([0, "look"], [0, "fold"], [1, "look"], [1, "wager", 6], [2, "look"]):
        perform(s, act)
    return s


def test_who_may_lend() -> None:
    wanted = {"both": {"borrow", "borrow_bystander"}, "players": {"borrow"}, "bystander": {"borrow_bystander"}}
    for lenders, found in wanted.items():
        assert can(short(replace(PLAIN, lenders=lenders))) == {"fold", *found}
    assert can(short(replace(PLAIN, short_purse="fold_only"))) == {"fold"}
    assert "borrow_bystander" not in can(short(replace(PLAIN, bystander_credit=1)))


def test_only_the_lender_sees_the_shown_hand_and_only_during_the_request() -> None:
    s = short()
    events = do(s, debts.Borrow(C, Farthings(COIN * 3), A, "show"))
    assert s.public.phase == BragPhase.LEND
    assert HIDDEN not in seen_by(s, A).zone("hand:2").cards
    assert not seen_by(s, A).zone("hand:2").face_down
    assert set(seen_by(s, B).zone("hand:2").cards) == {HIDDEN}
    shows = next(event for event in events if isinstance(event, Shown))
    assert HIDDEN in redact(shows, B).cards  # type: ignore[union-attr]
    events = do(s, debts.Decline(A))
    assert any(isinstance(event, Said) and event.words.key == "say-decline-shown" for event in events)
    after = seen_by(s, A).zone("hand:2")
    assert (after.face_down, HIDDEN in after.cards) == (True, False), "they lie down again, and are remembered"
    assert can(s) == {"fold", "borrow_bystander"}, "who has refused is not asked again in this turn"


def test_a_show_may_be_forbidden_and_a_blind_hand_cannot_be_shown() -> None:
    assert (
        refusal(short(replace(PLAIN, show_to_lender=False)), debts.Borrow(C, Farthings(COIN * 3), A, "show"))
        is not None
    )
    s = laid(PLAIN, any_hands(3), dealer=2, purses=[40, 40, 3])
    for act in ([0, "look"], [0, "fold"], [1, "wager", 4]):
        perform(s, act)
    assert refusal(s, debts.Borrow(C, Farthings(COIN), A, "show")) is not None
    assert refusal(s, debts.Borrow(C, Farthings(COIN), A, "hide")) is None


def test_borrowed_money_may_raise_only_by_option() -> None:
    s = short()
    do(s, debts.BorrowBystander(C, Farthings(COIN * 3)))
    sums = span(s, C)
    assert (sums.least, sums.most) == (COIN * 6, COIN * 6)
    s = short(replace(PLAIN, borrow_for="any_wager"))
    do(s, debts.BorrowBystander(C, Farthings(COIN * 9)))
    sums = span(s, C)
    assert (sums.least, sums.most) == (COIN * 6, COIN * 12)


def test_a_debtor_pays_the_oldest_debt_first_and_keeps_nothing_back() -> None:
    s = short(purse=5)
    s.public.debts = (Debt(C, 1, B, Farthings(COIN * 4)),)
    do(s, debts.BorrowBystander(C, Farthings(COIN * 3)))
    perform(s, [2, "wager", 6])
    s.ledger.pay(MINT, purse(2), Farthings(COIN * 6), "found")
    do(s, acts.Fold(B))
    assert in_purse(s, C) == COIN * (6 + 18 - 4 - 3)
    assert s.public.debts == ()


def test_an_ante_may_be_lent_or_the_deal_sat_out() -> None:
    s = laid(PLAIN, any_hands(3), dealer=2, purses=[40, 40, 2])
    for act in ([0, "look"], [0, "wager", 2], [1, "look"], [1, "fold"], [2, "look"], [2, "fold"]):
        perform(s, act)
    for seat in range(3):
        do(s, Ready(Seat(seat)))
    assert (s.public.phase, s.public.begging, can(s)) == (
        BragPhase.ANTE,
        (2,),
        {"borrow", "borrow_bystander", "sit_out"},
    )
    out = s.clone()
    do(out, debts.SitOut(C))
    assert (out.public.status(C), in_pot(out)) == (Status.ABSENT, 2 * PLAIN.unit)
    do(s, debts.Borrow(C, PLAIN.unit, A, "hide"))
    do(s, debts.Lend(A))
    assert (s.public.status(C), s.public.debts) == (Status.BLIND, ((2, 1, 0, PLAIN.unit),))
    assert in_pot(s) == 3 * PLAIN.unit


# --- Sights ----------------------------------------------------------------------------------------------------------

SIGHTS = replace(preset("braggers", 4), unit=2 * COIN)


def at_sights(hands: list[list[str]], **changes: Any) -> BragState:
    s = laid(replace(SIGHTS, **changes), hands, dealer=3, purses=[50] * 4)
    for seat in range(4):
        set_status(s.public, Seat(seat), Status.OPEN)
    s.public.looked = s.public.ring
    rules.to_act(s, s.public.turn)
    return s


HANDS = [["KS", "KH", "2D"], ["5S", "5H", "9C"], ["AS", "QD", "7C"], ["KD", "KC", "3D"]]


def test_a_brag_is_answered_and_the_last_to_match_calls_the_sight() -> None:
    s = at_sights(HANDS)
    do(s, acts.Brag(A, Farthings(2 * COIN)))
    assert (s.public.bragger, s.public.answering, s.public.turn) == (0, (1, 2, 3), 1)
    do(s, acts.GoIt(B))
    do(s, acts.Bolt(C))
    do(s, acts.GoIt(D))
    assert (s.public.turn, can(s)) == (3, {"call_sight", "return_brag"})
    events = do(s, acts.CallSight(D))
    assert [event.zone for event in events if isinstance(event, Shown)] == ["hand:0", "hand:1", "hand:3"]
    assert s.public.winner == 0, "of equal pairs the one nearest the dealer's left"
    assert in_purse(s, A) == COIN * (50 - 4 + 8 + 6)


def test_of_equal_hands_a_caller_may_lose() -> None:
    s = at_sights([HANDS[1], HANDS[2], HANDS[0], HANDS[3]], equal_hands="caller_loses")
    for act in (
        acts.Bolt(A),
        acts.Bolt(B),
        acts.Brag(C, Farthings(2 * COIN)),
        acts.GoIt(D),
        acts.CallSight(D),
    ):
        do(s, act)
    assert s.public.winner == 2


def test_a_brag_may_be_returned_and_all_must_answer_again() -> None:
    s = at_sights(HANDS)
    do(s, acts.Brag(A, Farthings(2 * COIN)))
    do(s, acts.GoIt(B))
    do(s, acts.GoIt(C))
    do(s, acts.Bolt(D))
    assert s.public.turn == 2, "the last who went it has the choice"
    do(s, acts.ReturnBrag(C, Farthings(6 * COIN)))
    assert (s.public.bragger, s.public.answering) == (2, (0, 1))
    do(s, acts.Bolt(A))
    do(s, acts.Bolt(B))
    assert (s.public.winner, s.public.phase, s.public.shown) == (2, BragPhase.NEXT, ())


def test_if_all_bolt_the_last_player_wins_the_antes() -> None:
    s = at_sights(HANDS)
    for seat in range(3):
        do(s, acts.Bolt(Seat(seat)))
    assert (s.public.winner, in_purse(s, D)) == (3, COIN * (50 - 2 + 8))


# --- The sitting -----------------------------------------------------------------------------------------------------


def test_the_highest_card_deals_unless_the_dealer_is_impartial() -> None:
    for rule, drawn in (("passing", True), ("impartial", False)):
        events: list[Any] = []
        s = GAME.new(
            Setup(replace(preset("crowe", 4), dealer=rule), 4, (Farthings(2000),) * 4, Chance("draw")), events.append
        )
        draws = [event for event in events if isinstance(event, Moved) and event.how == "draw"]
        assert bool(draws) == drawn
        if drawn:
            best = max(range(4), key=lambda at: (draws[at].cards[0] - 1) % 13)
            assert draws[best].target == f"hand:{s.public.dealer}"


@pytest.mark.parametrize(("rule", "next_dealer"), [("passing", 1), ("impartial", 0)])
def test_a_dealer_who_sits_out_is_skipped_unless_impartial(rule: str, next_dealer: int) -> None:
    s = laid(replace(PLAIN, dealer=rule, short_purse="fold_only"), any_hands(3), dealer=2, purses=[2, 40, 40])
    for act in ([0, "look"], [0, "fold"], [1, "look"], [1, "wager", 2], [2, "look"], [2, "fold"]):
        perform(s, act)
    for seat in range(3):
        do(s, Ready(Seat(seat)))
    assert s.public.status(A) == Status.ABSENT
    assert s.public.dealer == next_dealer


def carried_over(options: BragOptions) -> BragState:
    """Return a table of two players, with a pot carried over from the last deal."""
    s = laid(options, any_hands(2), dealer=1, purses=[50, 50])
    perform(s, [0, "wager", 2])
    do(s, acts.Look(B))
    do(s, acts.Fold(B))
    return s


def test_a_carried_pot_extends_the_sitting_unless_all_share_it() -> None:
    last = replace(PLAIN, deals=2)
    s = carried_over(last)
    assert (s.public.phase, can(s)) == (BragPhase.NEXT, {"ready", "rise"})
    on = s.clone()
    do(on, Rise(A))
    do(on, Ready(B))
    assert on.public.deal == 3
    do(s, Rise(A))
    events = do(s, Rise(B))
    assert isinstance(events[-1], Ended)
    assert (s.public.phase, in_pot(s)) == (BragPhase.OVER, 0)
    assert [in_purse(s, Seat(seat)) for seat in (0, 1)] == [COIN * 47 + COIN * 5 // 2, COIN * 48 + COIN * 5 // 2]


def test_an_open_sitting_ends_when_a_player_leaves_and_the_pot_is_shared() -> None:
    s = carried_over(replace(PLAIN, length="open"))
    do(s, Ready(B))
    events = do(s, Rise(A))
    assert isinstance(events[-1], Ended)
    assert sum(isinstance(event, Paid) and event.why.key == "pot-shared" for event in events) == 2


def test_a_player_who_paid_nothing_has_no_share() -> None:
    s = carried_over(replace(PLAIN, length="open"))
    s.public.staked = (A,)
    do(s, Rise(A))
    assert [in_purse(s, Seat(seat)) for seat in (0, 1)] == [COIN * 52, COIN * 48]


@pytest.mark.parametrize(("length", "last"), [("deals", 3), ("until_broke", MAX_DEALS), ("open", MAX_DEALS)])
def test_the_length_of_a_sitting(length: str, last: int) -> None:
    options = replace(preset("crowe", 2), length=length, deals=3, blind_play=False)
    s = GAME.new(Setup(options, 2, (Farthings(10**6), Farthings(10**6)), Chance("long")))
    while (ask := GAME.question(s)) is not None:
        seat = ask.awaited()[0]
        GAME.apply(s, Ready(seat) if s.public.phase == BragPhase.NEXT else acts.Fold(seat))
    assert s.public.deal == last


def test_a_sitting_ends_when_one_purse_is_left() -> None:
    open_play = {"length": "until_broke", "short_purse": "fold_only", "raise_limit": "none", "blind_play": False}
    options = replace(preset("crowe", 2), **open_play)
    table = Table(GAME, Setup(options, 2, (Farthings(2000), Farthings(2000)), Chance("broke")))
    rng = Random(4)
    while not table.over:
        ask = table.question
        assert ask is not None
        seat = ask.awaited()[0]
        legal = list(table.view(seat).legal)
        bold = [a for a in legal if not isinstance(a, Rise | acts.Fold)]
        assert not isinstance(table.submit(rng.choice(bold or legal)), Reason)
    assert min(table.view(A).public.purses) < options.unit


def test_players_are_ranked_by_purse_minus_debts_plus_loans() -> None:
    s = carried_over(replace(PLAIN, length="open"))
    s.public.debts = (Debt(B, 1, A, Farthings(COIN * 90)),)
    do(s, Rise(A))
    assert s.public.winners == (0,)
    s = carried_over(replace(PLAIN, length="open"))
    s.public.debts = (Debt(A, 1, B, Farthings(COIN * 400)),)
    events = do(s, Rise(A))
    assert s.public.winners == (1,)
    assert s.ledger.balance(BYSTANDER) == 0
    assert any(isinstance(event, Paid) and event.target == MINT for event in events)


def test_without_an_ante_nothing_is_paid_and_all_play() -> None:
    s = GAME.new(Setup(replace(preset("crowe", 3), ante=0), 3, (Farthings(2000),) * 3, Chance("free")))
    assert in_pot(s) == 0
    assert len(s.public.wagering) == 3
    assert s.options.seat_money == s.options.unit // 2


def test_refused_wagers_have_reasons() -> None:
    fit = preset("crowe", 5)
    for options, seats, purses, key in (
        (fit, 9, (2000,) * 9, "unfit-seats"),
        (fit, 5, (24,) * 5, "unfit-purse"),
        (replace(fit, betting="sight"), 5, (2000,) * 5, "unfit-sight-blind"),
        (
            replace(fit, betting="sight", blind_play=False, short_purse="cover_the_pot"),
            5,
            (2000,) * 5,
            "unfit-sight-cover",
        ),
    ):
        reason = GAME.unfit(Setup(options, seats, tuple(map(Farthings, purses)), Chance("")))
        assert reason is not None
        assert reason.key == key
    with pytest.raises(KeyError):
        preset("crowe", 9)
    with pytest.raises(KeyError):
        preset("hoyle", 5)


def test_the_presets_match_the_rule_books() -> None:
    crowe, modern, old = (preset(name, 5) for name in ("crowe", "modern", "braggers"))
    assert crowe == BragOptions(deals=20, buy_in=40)
    assert (modern.ace_low_run, modern.shuffle, modern.short_purse) == ("highest", "after_seen_prial", "cover_the_pot")
    assert (old.braggers, old.combinations, old.betting) == ("knave_and_nine", "pairs_only", "sight")
    assert (old.blind_play, old.shuffle, old.short_purse, old.equal_hands) == (
        False,
        "every_deal",
        "fold_only",
        "elder",
    )


def test_the_announcements_of_whole_sittings_match_the_play() -> None:
    """Each pot is won, carried over or shared, as announced. At the end no money is left on the table."""
    for seats in (2, 5, 8):
        table = Table(
            GAME, Setup(preset("crowe", seats), seats, (Farthings(2016),) * seats, Chance(f"sitting {seats}"))
        )
        rng = Random(seats)
        while not table.over:
            assert not isinstance(table.submit(answer(table, rng)), Reason)
        assert dict(table.view(A).public.accounts) == {}


@pytest.mark.parametrize(("length", "number"), [("deals", 7), ("until_broke", 0), ("open", 0)])
def test_only_a_fixed_number_of_deals_is_announced(length: str, number: int) -> None:
    assert GAME.deals(replace(PLAIN, length=length, deals=7)) == number


@pytest.mark.parametrize("name", ["crowe", "modern", "braggers"])
def test_the_ladder_has_every_wager_fold_and_look_and_a_reason_for_each_refusal(name: str) -> None:
    """Each step is another action, and a refused one has a reason of its own that fits on the step."""
    words, chance = Words().game("brag"), Random(f"ladder {name}")
    refusals: set[str] = set()
    for seats in (2, 5):
        table = Table(GAME, Setup(preset(name, seats), seats, (Farthings(960),) * seats, Chance(f"ladder {name}")))
        for _ in range(300):
            if table.question is None:
                break
            view = table.view(chance.choice(table.question.awaited()))
            steps = [step.action for row in GAME.ladder(view) for step in row.steps]
            assert len(set(steps)) == len(steps)
            on_ladder = (acts.Fold, acts.Bolt, acts.Look, acts.Leave, acts.See, acts.GoIt, acts.CallSight)
            if steps:
                assert {each for each in view.legal if isinstance(each, on_ladder)} <= set(steps)
            for step in steps:
                reason = table.refuse(step)
                assert reason is None or words.has(f"ladder-{reason.key}"), (step, reason)
                refusals |= {reason.key} if reason else set()
            assert not isinstance(table.submit(chance.choice(going_on(view.legal))), Reason)
    sights = {"refuse-answer-first", "refuse-bolt", "refuse-go", "refuse-sight"}
    rolling = {"refuse-looked", "refuse-see-two", "refuse-see-wager", "refuse-see-blind"}
    assert refusals >= (sights if name == "braggers" else rolling) | {"refuse-limit"}
