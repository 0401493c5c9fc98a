"""Players of Brag. They are legal, reproducible and honest, and each level is stronger than the one below."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, parse_all
from crowe_table.engine.core import Action, Reason, Said, Seat, viewers
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.games.brag import GAME, chances, player, rule_play, table_play
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag.hands import ranking_of, strength
from crowe_table.games.brag.mixtures import Mixture
from crowe_table.games.brag.reading import BragReading
from crowe_table.games.brag.reasons import REASONS
from crowe_table.games.brag.state import PACK, BragState, BragView, Status
from crowe_table.kit import debts
from crowe_table.kit.card_moves import remember
from crowe_table.kit.vying import set_status
from crowe_table.search.advice import Advice, Level
from crowe_table.search.levels import LEARNER, LEVELS, SHARP, SOUND
from crowe_table.words import Company, Words
from tests.contract.tables import Seating
from tests.laws.brag_tables import COIN, PLAIN, any_hands, do, laid, seen_by
from tests.matches.brag import always_stays, flush_raises, never_looks
from tests.matches.measure import Chooser
from tests.matches.sittings import Event, level_player, match
from tests.present import present

A, B, C = map(Seat, range(3))

RANKING = ranking_of(PLAIN)


def seen(s: BragState, seat: Seat, past: tuple[Said, ...] = ()) -> BragView:
    return replace(seen_by(s, seat), past=past)


# --- Chances ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "wins"),
    [
        *[("3S 3H 3D", 1.0), ("AS AH AD", 0.9998), ("AS KH QD", 0.994), ("5S 3S 2S", 0.912), ("AS AH 2D", 0.909)],
        *[("JS JH 4D", 0.868), ("2S 2H 3D", 0.741), ("AS KH JD", 0.742), ("AS TH 4D", 0.667), ("KS TH 2D", 0.504)],
        *[("QS 7H 4D", 0.338), ("JS 8H 3D", 0.246), ("9S 7H 5D", 0.106)],
    ],
)
def test_probability_of_beating_an_unseen_hand(hand: str, wins: float) -> None:
    """The chances are the same as in the rule book."""
    assert 1 - chances.beaten_by(tuple(parse_all(hand)), RANKING, 0) == pytest.approx(wins, abs=0.0015)


def test_probability_with_known_cards() -> None:
    """The probability is compared with a count of every possible hand."""
    rng = Random("chances")
    for _ in range(5):
        cards = rng.sample(FULL_PACK, 8)
        hand, gone, holds = tuple(cards[:3]), cards[3:7], cards[7]
        mine = strength(hand, RANKING)
        left = [card for card in FULL_PACK if card not in cards]
        better = [strength((holds, *two), RANKING) for two in combinations(left, 2)]
        exact = sum((each > mine) + (each == mine) / 2 for each in better) / len(better)
        found = chances.beaten_by(hand, RANKING, chances.mask_of(gone), chances.mask_of([holds]))
        assert found == pytest.approx(exact)


@pytest.mark.parametrize(
    ("players", "keeps", "each"),
    [(2, 0.5, 0.375), (3, 0.423, 0.269), (4, 0.37, 0.211), (5, 0.331, 0.173), (6, 0.301, 0.147), (8, 0.257, 0.113)],
)
def test_the_value_of_two_hands(players: int, keeps: float, each: float) -> None:
    assert chances.keeps_best_of_two(players) == pytest.approx(keeps, abs=0.0006)
    assert chances.share_against_two_hands(players) == pytest.approx(each, abs=0.0006)


# --- Advice ----------------------------------------------------------------------------------------------------------


def best(s: BragState, seat: int) -> Advice:
    """Return the best piece of advice for this seat."""
    return player.advise(seen(s, Seat(seat)))[0]


def opening(hand: list[str], players: int) -> Advice:
    """Return the best piece of advice for the elder hand with these cards."""
    others = [each for each in any_hands(8) if not set(each) & set(hand)]
    s = laid(PLAIN, [hand, *others[: players - 1]], dealer=players - 1, purses=[50] * players)
    do(s, acts.Look(A))
    return best(s, 0)


@pytest.mark.parametrize(
    ("hand", "players", "opens"),
    [
        *[(["9S", "9D", "2C"], 5, True), (["AC", "KC", "5C"], 8, True), (["9C", "7D", "4H"], 5, False)],
        *[(["QS", "QD", "2H"], 3, True), (["8C", "6D", "2H"], 4, False), (["9C", "7D", "4H"], 8, False)],
    ],
)
def test_opening_hands(hand: list[str], players: int, opens: bool) -> None:
    assert isinstance(opening(hand, players).action, acts.Wager if opens else acts.Fold)


def test_an_open_player_folds_weak_and_raises_strong_hands_against_a_blind_one() -> None:
    for hand, kind in ((["AC", "AD", "2H"], acts.Wager), (["6C", "4D", "2H"], acts.Fold)):
        s = laid(PLAIN, [any_hands(1)[0], hand], dealer=1, purses=[50, 50])
        do(s, acts.Wager(A, Farthings(COIN * 2)))
        do(s, acts.Look(B))
        assert isinstance(best(s, 1).action, kind)


def test_a_blind_player_sees_another_when_the_pot_exceeds_the_wager() -> None:
    s = laid(PLAIN, any_hands(3), dealer=2, purses=[50] * 3)
    do(s, acts.Wager(A, Farthings(COIN * 1)))
    do(s, acts.Fold(B))
    answer = rule_play.wager(BragReading(seen(s, C)), rule_play.SOBER)[0]
    assert isinstance(answer.action, acts.See)


def test_a_pair_is_never_dropped() -> None:
    for hand, kind in ((["2S", "2D", "3C"], acts.Keep), (["8S", "4D", "2C"], acts.Drop)):
        s = laid(PLAIN, [hand, *any_hands(6)[4:6]], dealer=2, purses=[50] * 3, retained=(0, ["3H", "TD", "KC"]))
        do(s, acts.LookAt(A, "new"))
        assert isinstance(best(s, 0).action, kind)


def test_nobody_wagers_more_than_they_can_follow() -> None:
    """The hand is a pair royal at a large pot. To see the other hand, the player may have to pay the same sum again."""
    hands = [["9S", "4H", "2C"], ["3H", "3D", "3S"], ["KS", "7H", "2D"]]
    s = laid(PLAIN, hands, dealer=2, purses=[400, 60, 400], carried=400)
    for act in (acts.Look(A), acts.Wager(A, Farthings(COIN * 2)), acts.Look(B)):
        do(s, act)
    credit = s.options.bystander_credit * s.options.unit
    for level in LEVELS:
        wagers = [
            each.action for each in player.evaluate(seen(s, B), level, Chance("follows").stream("x")) if each.action
        ]
        laid_ = [action.amount for action in wagers if isinstance(action, acts.Wager)]
        assert max(laid_) * 3 <= 60 * COIN + credit


def test_a_player_with_the_best_hand_is_lent_any_sum() -> None:
    hands = [["9S", "4H", "2C"], ["KH", "KD", "3S"], ["3C", "3D", "3H"]]
    s = laid(PLAIN, hands, dealer=2, purses=[40, 40, 5], carried=8)
    for act in (
        acts.Look(A),
        acts.Fold(A),
        acts.Look(B),
        acts.Wager(B, Farthings(COIN * 12)),
        acts.Look(C),
    ):
        do(s, act)
    do(s, debts.Borrow(C, Farthings(COIN * 21), A, "show"))
    assert isinstance(best(s, 0).action, debts.Lend)


def test_loans_are_granted_on_good_hands_only() -> None:
    for hand, kind in ((["AC", "AD", "5H"], debts.Lend), (["9C", "4D", "2H"], debts.Decline)):
        s = laid(PLAIN, [["9S", "4H", "2C"], ["KH", "KD", "3S"], hand], dealer=2, purses=[40, 40, 5])
        for act in (
            acts.Look(A),
            acts.Fold(A),
            acts.Look(B),
            acts.Wager(B, Farthings(COIN * 6)),
            acts.Look(C),
        ):
            do(s, act)
        do(s, debts.Borrow(C, Farthings(COIN * 3), A, "show"))
        assert isinstance(best(s, 0).action, kind)


def test_remembered_cards_are_excluded() -> None:
    s = laid(PLAIN, [["KS", "TD", "2C"], any_hands(8)[7]], dealer=1, purses=[50, 50])
    do(s, acts.Look(A))
    before = BragReading(seen(s, A))
    remember(s, s.at(PACK), viewers(A))
    reading = BragReading(seen(s, A))
    assert reading.gone.bit_count() == before.gone.bit_count() + len(s.at(PACK))


def test_only_open_wagers_reveal_hands() -> None:
    s = laid(PLAIN, any_hands(2), dealer=1, purses=[50, 50])
    set_status(s.public, B, Status.OPEN)

    def reach(*said: tuple[str, int]) -> float:
        past = tuple(Said(B, replace(SAID, key=key, args=(("farthings", sum_),))) for key, sum_ in said)
        return BragReading(seen(s, A, past)).reach(B)

    assert reach() == 1.0
    assert reach(("say-blind", 4)) == 1.0
    assert reach(("say-wager", 4)) == 0.6
    assert reach(("say-wager", 4), ("say-wager", 4)) == pytest.approx(0.39)
    assert reach(("say-wager", 4), ("say-wager", 8)) == pytest.approx(0.3)


SAID = Reason("say-look")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("hand", "raises"), [(["AD", "6D", "5D"], True), (["9C", "7D", "4H"], False)])
def test_the_least_wager_is_not_repeated_forever(level: Level, hand: list[str], raises: bool) -> None:
    """After four wagers, only the best player raises the price, and only at a table of several."""
    s = laid(PLAIN, [hand, ["TC", "TS", "3D"], ["JS", "TH", "9C"]], dealer=2, purses=[90] * 3, carried=40)
    past = []
    for seat in (0, 1, 2):
        do(s, acts.Look(Seat(seat)))
        do(s, acts.Wager(Seat(seat), Farthings(COIN * 2)))
        past += [Said(Seat(seat), replace(SAID, key="say-wager", args=(("farthings", COIN * 2),)))] * 5
    answer = player.evaluate(seen(s, A, tuple(past)), level, Chance("rounds").stream("x"))[0].action
    assert (isinstance(answer, acts.Wager) and answer.amount > COIN * 2) is raises


def test_a_player_who_may_cover_the_pot_is_not_forced_to_fold() -> None:
    covering = replace(PLAIN, short_purse="cover_the_pot")
    assert table_play.fits(PLAIN, 3)
    assert not table_play.fits(covering, 3)
    assert table_play.fits(covering, 2), "between two a raise is answered as where one borrows, until one is short"


@pytest.mark.parametrize(("hand", "kind"), [(["3C", "3D", "3H"], acts.See), (["KC", "TD", "4H"], acts.Fold)])
def test_unsolved_positions_see_with_the_best_hands(
    hand: list[str], kind: type[Action], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_play, "two_seats_table", lambda: {0: Mixture((), b"")})
    s = laid(PLAIN, [hand, ["9S", "7H", "2D"]], dealer=1, purses=[200, 200])
    past = []
    do(s, acts.Look(A))
    for seat, sum_ in ((0, 2), (1, 4)):
        if seat:
            do(s, acts.Look(Seat(seat)))
        do(s, acts.Wager(Seat(seat), Farthings(COIN * sum_)))
        past.append(Said(Seat(seat), replace(SAID, key="say-wager", args=(("farthings", COIN * sum_),))))
    answer = player.evaluate(seen(s, A, tuple(past)), SHARP, Chance("unsolved").stream("x"))[0].action
    assert isinstance(answer, kind)


def test_covered_pots_can_still_be_won() -> None:
    options = replace(PLAIN, short_purse="cover_the_pot")
    s = laid(options, [["AD", "6D", "5D"], ["TC", "TS", "3D"], ["JS", "TH", "9C"]], dealer=2, purses=[90, 90, 2])
    for act in (
        acts.Look(A),
        acts.Wager(A, Farthings(COIN * 4)),
        acts.Look(B),
        acts.Wager(B, Farthings(COIN * 4)),
        acts.Cover(C),
    ):
        do(s, act)
    assert 0 < BragReading(seen(s, B)).pot < BragReading(seen(s, A)).pot


# --- Behaviour -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("book", ["crowe", "modern", "braggers"])
def test_every_answer_is_legal_and_reproducible(book: str, seats: int) -> None:
    words = Words().game("brag").to(Company(names=tuple("ABCDEFGH"[:seats]), viewer=A))
    for rules in ("as-printed", "at-random"):
        table, chance = Seating("brag", book, seats, rules).table(1), Chance(f"manners {book} {seats}")
        while table.question is not None and len(table.actions) < 150:
            seat = table.question.awaited()[0]
            view = table.view(seat)
            level = LEVELS[seat % 3]
            advice = player.evaluate(view, level, chance.stream("choice", len(table.actions)))
            again = player.evaluate(view, level, chance.stream("choice", len(table.actions)))
            assert advice == again
            assert player.advise(view) == player.advise(view)
            assert all(table.refuse(present(each.action)) is None for each in advice)
            reasons = [REASONS.explain(view, [each])[0].why for each in advice]
            assert all("{" not in words.reason(why) and words.has(why.key) for why in reasons)
            assert isinstance(table.submit(present(advice[0].action)), tuple)


def test_a_learner_is_curious_and_leaves_the_cards() -> None:
    """A learner pays a high price to see with a mediocre hand, and does not look when the cards are dealt."""
    s = laid(PLAIN, [["QC", "JD", "9H"], ["QS", "7D", "4H"], any_hands(1)[0]], dealer=2, purses=[90] * 3, carried=8)
    for act in (
        acts.Look(A),
        acts.Wager(A, Farthings(COIN * 4)),
        acts.Look(B),
        acts.Wager(B, Farthings(COIN * 4)),
        acts.Fold(C),
    ):
        do(s, act)
    do(s, acts.Wager(A, Farthings(COIN * 16)))
    assert answer_rate(seen(s, B), LEARNER, acts.See) > 0.9
    assert answer_rate(seen(s, B), SHARP, acts.See) < 0.5
    setup: Any = Seating("brag", "crowe", 5).setup(1)
    dealt = seen(GAME.new(setup), A)
    assert answer_rate(dealt, LEARNER, acts.Leave) == pytest.approx(0.9, abs=0.06)


def answer_rate(view: BragView, level: Level, kind: type[Action]) -> float:
    """Return the frequency with which a player gives an answer of this kind."""
    chance = Chance("often")
    chosen = [player.evaluate(view, level, chance.stream("x", number))[0].action for number in range(300)]
    return sum(isinstance(action, kind) for action in chosen) / 300


def test_levels_are_offered_where_they_differ() -> None:
    assert player.offered("crowe", 3) == LEVELS
    assert player.offered("crowe", 8) == player.offered("modern", 2) == player.offered("modern", 8) == (LEARNER, SOUND)
    assert player.offered("braggers", 2) == (SOUND,)


def test_good_players_follow_the_table_in_the_same_deals() -> None:
    """In one deal either all sound players use the table or none.

    If each player chose alone, an opponent who always raises once would win 3.99 ± 1.41 antes a deal among five.
    """
    events = []
    for deal in range(1, 9):
        s = laid(PLAIN, any_hands(5), dealer=2, purses=[50] * 5)
        s.public.deal = deal
        (same,) = {player._by_table(BragReading(seen(s, Seat(seat)))) for seat in range(5)}
        events.append(same)
    assert set(events) == {False, True}


# --- Strength --------------------------------------------------------------------------------------------------------

MATCHES: dict[str, tuple[int, Chooser, Chooser, int]] = {
    "sharp over one who always stays, two": (2, level_player(SHARP), always_stays, 24),
    "sharp over one who never looks, two": (2, level_player(SHARP), never_looks, 24),
    "sharp over one who raises on a flush, two": (2, level_player(SHARP), flush_raises, 60),
}
"""Matches that are short and still reliable. ``tests.matches`` has the long ones."""


@pytest.mark.parametrize("name", MATCHES)
def test_the_better_player_wins_more(name: str) -> None:
    """Both play whole sittings in duplicate, with the usual purse."""
    seats, better, worse, sittings = MATCHES[name]
    margin = match(Event("brag", "crowe", seats), better, worse, sittings, "ladder")
    print(f"{name}: {margin.mean:+.3f} ± {margin.error:.3f} antes a deal")
    assert margin.clear, margin


def test_advice_sees_in_time() -> None:
    """After three wagers against one player with a good hand, the advice is to pay to see."""
    s = laid(PLAIN, [["AD", "6D", "5D"], ["TC", "TS", "3D"]], dealer=1, purses=[200, 200])
    past = []
    for number in range(3):
        for seat in (A, B):
            if not number:
                do(s, acts.Look(seat))
            do(s, acts.Wager(seat, Farthings(COIN * 2)))
            past.append(Said(seat, replace(SAID, key="say-wager", args=(("farthings", COIN * 2),))))
    view = seen(s, A, tuple(past))
    first = player.advise(view)[0].action
    assert isinstance(first, acts.See)
    assert REASONS.explain(view, player.advise(view))[0].why.key == "hint-see-now"
