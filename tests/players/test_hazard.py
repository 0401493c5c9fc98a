"""Players of Hazard. They are legal under all rules and reproducible.

Their answers agree with an independent calculation.
"""

import logging
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.core import Action, Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games.hazard import player
from crowe_table.games.hazard.actions import (
    Accept,
    CastOn,
    Declare,
    Knock,
    LayOdds,
    NameMain,
    OfferBet,
    RefuseAll,
    Retrieve,
    SetStake,
)
from crowe_table.games.hazard.market import MARKET
from crowe_table.games.hazard.options import HazardOptions
from crowe_table.games.hazard.state import HazardState, HazardView
from crowe_table.games.hazard.value import turn_value
from crowe_table.hosting.choosing import advise, choose
from crowe_table.kit.between_deals import Ready, Rise
from crowe_table.kit.dicing import Throw
from crowe_table.kit.side_bets import OfferSide, TakeSide
from crowe_table.search.advice import Level
from crowe_table.search.levels import LEARNER, LEVELS, SHARP, SOUND
from crowe_table.words import Company, Words
from tests.contract.tables import drawn
from tests.laws.hazard_tables import GAME, do, seated
from tests.laws.test_hazard import CLASSICAL, CROWE, FOUR, PEARSON, SEVEN, at_throw
from tests.present import present

A, B = map(Seat, range(2))

PURSE = 100_800
BOOKS = (CROWE, PEARSON, CLASSICAL)
CHANGED = (
    *BOOKS,
    *(replace(PEARSON, side_odds=price) for price in ("even", "free")),
    replace(CROWE, side_bets=True, side_odds="even"),
    replace(PEARSON, bet_offers="sealed", accepted_bet="matched"),
    replace(CLASSICAL, retrieve=True, setters_odds=True, main_by="call", side_odds="free"),
)
HALF = Fraction(1, 2)


# --- Independent calculation -----------------------------------------------------------------------------------------


@cache
def throw_to_main(o: HazardOptions, main: int, total: int) -> str:
    """Return the effect of the throw after the main according to the books: win, lose, again, or chance."""
    if total == main:
        return "again" if main == 7 and o.comeout_7 == "blank" else "win"
    if total in (2, 3):
        return "lose"
    if total == 11 and main == 7:
        return "again" if o.comeout_11_main7 == "blank" else "win"
    if total == 11:
        return "again" if o.comeout_11 == "blank" else "lose"
    if total == 12:
        return "win" if o.comeout_12 == "classical" and main in (6, 8) else "lose"
    return "chance"


@cache
def race(o: HazardOptions, main: int, chance: int) -> Fraction:
    """Return the caster's probability of winning, computed over the thirty-six throws."""
    win = lose = 0
    for one in range(1, 7):
        for other in range(1, 7):
            total = one + other
            late = o.late_throws == "pearson"
            made = total == chance or (late and ((total, main) == (11, 7) or (total == 12 and main in (6, 8))))
            lost = total == main or (late and total < 4)
            win, lose = win + made, lose + (lost and not made)
    return Fraction(win, win + lose)


@cache
def ends(o: HazardOptions, main: int, chance: int) -> tuple[Fraction, Fraction]:
    """Return the caster's probabilities of winning and of losing.

    A caster who may retrieve the wager does so if the probability of winning is below one half.
    """
    if chance:
        return race(o, main, chance), 1 - race(o, main, chance)
    if not main:
        if o.main_by == "call":
            return max((ends(o, called, 0) for called in range(5, 10)), key=lambda both: both[0] - both[1])
        mains = [a + b for a in range(1, 7) for b in range(1, 7) if 5 <= a + b <= 9]
        each = [ends(o, thrown, 0) for thrown in mains]
        return sum((w for w, _ in each), Fraction()) / len(mains), sum((x for _, x in each), Fraction()) / len(mains)
    won = lost = Fraction()
    counted = 0
    for total in (a + b for a in range(1, 7) for b in range(1, 7)):
        fate = throw_to_main(o, main, total)
        counted += fate != "again"
        if fate == "chance" and not (o.retrieve and race(o, main, total) < HALF):
            won, lost = won + race(o, main, total), lost + 1 - race(o, main, total)
        won, lost = won + (fate == "win"), lost + (fate == "lose")
    return won / counted, lost / counted


def side_chances(o: HazardOptions, side: str, main: int, chance: int) -> tuple[Fraction, Fraction]:
    """Return the probabilities that a side bet is won and lost by the player who offered it."""
    if side == "in":
        return ends(o, main, chance)
    if side == "out":
        return ends(o, main, chance)[::-1]
    fate = "win" if side == "cast_nick" else "lose"
    totals = [a + b for a in range(1, 7) for b in range(1, 7)]
    happens = Fraction(sum(throw_to_main(o, main, total) == fate for total in totals), 36)
    return happens, 1 - happens


# --- Sittings --------------------------------------------------------------------------------------------------------


def sitting(
    options: HazardOptions, levels: tuple[Level, ...], seed: str, purse: int = PURSE
) -> Iterator[tuple[HazardView, Action, Level]]:
    """Yield each view of a seat that is asked, the answer, and the level of the player.

    Random choices depend on the position only.
    """
    seats = len(levels)
    table = Table(GAME, Setup(options, seats, (Farthings(purse),) * seats, Chance(seed)))
    thoughts = Chance(f"{seed} thoughts")
    while question := table.question:
        seat = question.awaited()[0]
        view = table.view(seat)
        action = choose(view, levels[seat], thoughts.stream("choice", len(table.actions)))
        assert action is not None
        yield view, action, levels[seat]
        assert isinstance(table.submit(action), tuple), action
    yield table.view(A), Throw(Seat(-1)), levels[0]


def results(levels: tuple[Level, ...], options: HazardOptions, number: int) -> list[int]:
    """Return what each player has won at the end of a sitting."""
    *_, (view, _, _) = sitting(options, levels, f"stood {number}")
    r = view.public
    return [now - then for now, then in zip(r.purses, r.opened, strict=True)]


@pytest.mark.parametrize("options", CHANGED, ids=range(len(CHANGED)))
def test_every_level_answers_without_fallbacks(options: HazardOptions, caplog: pytest.LogCaptureFixture) -> None:
    """No player fails, so no random answer replaces a player's answer."""
    caplog.set_level(logging.ERROR)
    for number in range(6):
        rotated = tuple(LEVELS[(seat + number) % 3] for seat in range(4))
        assert sum(1 for _ in sitting(options, rotated, f"accord {number}")) > 40
    assert caplog.records == []


def test_all_rules_are_playable(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    rng, played = Random("any rules"), 0
    while played < 40:
        options: Any = replace(drawn(CROWE, rng), hands=3)
        seats = rng.randrange(2, 9)
        if GAME.unfit(Setup(options, seats, (Farthings(PURSE),) * seats, Chance("any"))):
            continue
        levels = tuple(rng.choice(LEVELS) for _ in range(seats))
        played += any(True for _ in list(sitting(options, levels, f"any {played}")))
    assert caplog.records == []


def test_the_same_view_has_the_same_answer() -> None:
    for options in CHANGED:
        for view, action, level in list(sitting(options, LEVELS, "same"))[:-1]:
            again = [player.evaluate(view, level, Rng(b"same")) for _ in range(2)]
            assert again[0] == again[1]
            assert present(again[0][0].action).seat == action.seat
            assert advise(view) == advise(view)


# --- Never worse than the odds ---------------------------------------------------------------------------------------


def table_accounts(view: HazardView) -> dict[str, int]:
    """Return the sums on the table, by account."""
    return {account.text: held for account, held in view.public.accounts}


def gain_of(view: HazardView, action: OfferSide | TakeSide) -> Fraction:
    """Return the expected gain of a side bet per unit of its stake."""
    f, o = view.public, view.options
    if isinstance(action, TakeSide):
        bet = next(bet for bet in f.aside if bet.maker == action.other and not bet.taken)
        lose, win = side_chances(o, ("in", "out", "cast_nick", "cast_lose")[bet.side], f.main, f.chance)
        return (win * bet.stake - lose * bet.against) / bet.against
    win, lose = side_chances(o, action.side, f.main, f.chance)
    return (win * priced(o, action, f.main, f.chance) - lose * action.stake) / action.stake


def priced(o: HazardOptions, offer: OfferSide, main: int, chance: int) -> Fraction:
    """Return the taker's stake at the odds of the book."""
    if o.side_odds == "free":
        return Fraction(offer.against)
    if o.side_odds == "even" or (not chance and offer.side in ("in", "out")):
        return Fraction(offer.stake)
    win = race(o, main, chance) if chance else side_chances(o, offer.side, main, chance)[0]
    win = 1 - win if offer.side == "out" else win
    return offer.stake * (1 - win) / win


@pytest.mark.parametrize("options", CHANGED, ids=range(len(CHANGED)))
def test_side_bets_are_never_worse_than_the_level_allows(options: HazardOptions) -> None:
    """Sharp players bet only at an advantage, and sound players at a fair price or better.

    A learner gives away at most an eighth.
    """
    worst = {"learner": -Fraction(1, 8), "sound": Fraction(0), "sharp": Fraction(0)}
    made: Counter[str] = Counter()
    for number in range(8):
        for view, action, level in sitting(options, (*LEVELS, SOUND), f"aside {number}"):
            if isinstance(action, OfferSide | TakeSide):
                gain = gain_of(view, action)
                made[level.key] += 1
                assert gain >= worst[level.key], (action, gain)
                assert level is not SHARP or gain > 0
    assert not options.side_bets or made["learner"] > 0 < made["sharp"]


def test_a_bet_refused_three_times_is_not_offered_again() -> None:
    """The public record counts refused offers. Old saves lack this field, so digests of the table omit it."""
    cried, most = 0, 0
    for number in range(4):
        for view, action, _ in sitting(replace(PEARSON, hands=24), (LEARNER, SOUND, SOUND, SOUND), f"cried {number}"):
            most = max([most, *Counter(view.public.untaken).values()])
            if isinstance(action, OfferSide):
                cried += 1
                assert (
                    view.public.untaken.count((view.seat, MARKET.sides.index(action.side))) < player.MAX_SIDE_BET_OFFERS
                )
    assert cried > most == player.MAX_SIDE_BET_OFFERS


@pytest.mark.parametrize("options", [each for each in CHANGED if each.retrieve], ids=lambda o: o.opposition)
def test_a_caster_continues_or_retrieves_by_the_odds(options: HazardOptions) -> None:
    """Sound and sharp players cast on only if they lose nothing by it.

    The odds and the value of keeping the box are taken into account.
    """
    box = turn_value(options)
    seen: Counter[str] = Counter()
    for number in range(12):
        for view, action, level in sitting(options, (SOUND, SHARP, SOUND, LEARNER), f"stands {number}"):
            if not isinstance(action, CastOn | Retrieve) or level is LEARNER:
                continue
            f = view.public
            lying = table_accounts(view)
            wager = lying[f"bet:{f.dealer}"]
            against = sum(held for name, held in lying.items() if name.startswith(("bet:", "odds:"))) - wager
            against -= sum(held for name, held in lying.items() if name.startswith("bet:side"))
            p = race(options, f.main, f.chance)
            value = p * (against + box * wager) - (1 - p) * wager
            assert isinstance(action, CastOn) == (value >= 0)
            seen[type(action).__name__] += 1
    assert seen["CastOn"] > 0 < seen["Retrieve"]


def test_setters_offer_just_enough_to_keep_the_caster_in() -> None:
    laid = 0
    for number in range(12):
        for view, action, level in sitting(CROWE, (SOUND, SHARP, SOUND, LEARNER), f"laid {number}"):
            if not isinstance(action, LayOdds):
                continue
            f = view.public
            own, p = table_accounts(view)[f"bet:{view.seat}"], race(CROWE, f.main, f.chance)
            assert (1 - p) * own >= p * (own + action.amount) or not action.amount
            if action.amount and level is not LEARNER:
                laid += 1
                good = own * ((1 - p) / p - 1 - Fraction(20762, 249989))
                assert good <= action.amount < good + 1
    assert laid > 10


def test_offers_do_not_exceed_the_value_of_the_bet() -> None:
    """A learner may offer slightly more than the fair price, but no other level does."""
    fair = Fraction(3192913, 2572847)
    prices: list[Fraction] = []
    for options in (PEARSON, replace(PEARSON, bet_offers="sealed")):
        for number in range(10):
            for view, action, level in sitting(options, (SOUND, SHARP, LEARNER, SOUND), f"price {number}"):
                if isinstance(action, OfferBet):
                    f = view.public
                    price = Fraction(action.amount, table_accounts(view)[f"bet:{f.dealer}"])
                    assert price <= (Fraction(5, 4) + Fraction(1, 500) if level is LEARNER else fair)
                    prices.append(price)
    assert min(prices) < 1.1 < 1.2 < max(prices)


def test_good_odds_are_always_taken_and_bad_ones_sometimes() -> None:
    taken: Counter[tuple[bool, str]] = Counter()
    for number in range(25):
        for view, action, _ in sitting(PEARSON, (SOUND, SHARP, SOUND), f"taken {number}"):
            if isinstance(action, Accept | RefuseAll):
                f = view.public
                lying = table_accounts(view)
                bets = [lying.get(f"bet:{seat}", 0) for seat in range(3) if seat != f.dealer]
                good = Fraction(max(bets), lying[f"bet:{f.dealer}"]) >= Fraction(6, 5) + Fraction(1, 500)
                taken[good, type(action).__name__] += 1
                if isinstance(action, Accept):
                    assert lying[f"bet:{action.other}"] == max(bets)
    assert not taken[True, "RefuseAll"]
    assert taken[True, "Accept"] > 5
    assert taken[False, "Accept"] > 0 < taken[False, "RefuseAll"]


def test_stakes_are_limited_by_the_purse() -> None:
    """Nobody stakes more than a third of a purse on one hand, unless the minimum stake is higher."""
    for options in CHANGED:
        for view, action, _ in sitting(options, LEVELS, "bear", purse=2016):
            if isinstance(action, Declare | SetStake | OfferBet):
                least = max(options.step, table_accounts(view).get(f"bet:{view.public.dealer}", 0) * 5 // 4)
                assert action.amount <= max(least, view.public.purses[view.seat] // 3)


def test_sharp_players_cast_for_the_least_when_casting_loses() -> None:
    for options, kind in ((PEARSON, Declare), (CLASSICAL, Knock)):
        found = [
            (view, action)
            for view, action, level in sitting(options, (SHARP,) * 4, "least")
            if isinstance(action, kind)
        ]
        assert len(found) == 12
        for view, action in found:
            if isinstance(action, Declare):
                assert action.amount == options.least
            elif isinstance(action, Knock):
                laid = table_accounts(view)
                assert len(action.others) == 1
                assert laid[f"bet:{action.others[0]}"] == min(held for name, held in laid.items() if "side" not in name)


def test_the_best_main_is_called() -> None:
    s = at_throw(replace(CLASSICAL, main_by="call"), [], 2)
    view = view_of(s, A)
    for level in (SOUND, SHARP):
        assert player.evaluate(view, level, Rng(b"main"))[0].action == NameMain(A, 7)


def test_computer_players_never_rise_or_pass() -> None:
    for _, action, _ in sitting(replace(CROWE, hands=0), (SHARP, LEARNER), "rise", purse=480):
        assert not isinstance(action, Rise)


# --- The rule of the book --------------------------------------------------------------------------------------------

STANDS = {5: (6, 7, 8, 9), 6: (7, 8), 7: (), 8: (6, 7), 9: (5, 6, 7, 8)}


def view_of(s: HazardState, seat: Seat) -> HazardView:
    return project(GAME, s, Seat(seat), GAME.question(s))


def at_decision(main: int, chance: int, laid: int = 0) -> HazardState:
    """Return a table of two after a wager of 480. The caster has a main and a chance.

    The setter has laid ``laid`` farthings in odds.
    """
    dice = {total: (max(1, total - 6), total - max(1, total - 6)) for total in range(2, 13)}
    s = seated(CROWE, 2, [dice[main], dice[chance]], purses=(PURSE, PURSE))
    do(
        s,
        Declare(A, Farthings(480)),
        SetStake(B, Farthings(480)),
        Throw(A),
        Throw(A),
        LayOdds(B, Farthings(laid)),
    )
    return s


@pytest.mark.parametrize("main", STANDS)
def test_cast_on_with_even_chances(main: int) -> None:
    for chance in range(4, 11):
        if chance == main:
            continue
        for level in (SOUND, SHARP, player.ADVISER):
            best = player.evaluate(view_of(at_decision(main, chance), A), level, Rng(b"on"))[0].action
            assert isinstance(best, CastOn) == (chance in STANDS[main]), (main, chance)


@pytest.mark.parametrize(
    ("main", "chance", "fraction"),
    [(7, 4, 0.917), (7, 9, 0.417), (7, 6, 0.117), (6, 4, 0.584), (8, 5, 0.167), (9, 10, 0.25)],
)
def test_good_odds_keep_the_caster_in(main: int, chance: int, fraction: float) -> None:
    for laid, stays in ((round(480 * fraction) - 2, False), (round(480 * fraction) + 2, True)):
        best = advise(view_of(at_decision(main, chance, laid), A))[0].action
        assert isinstance(best, CastOn) == stays


def test_a_learner_casts_on_too_long() -> None:
    best = player.evaluate(view_of(at_decision(7, 9), A), LEARNER, Rng(b"long"))[0].action
    assert isinstance(best, CastOn)
    assert isinstance(player.evaluate(view_of(at_decision(7, 4), A), LEARNER, Rng(b"long"))[0].action, Retrieve)


# --- Strength --------------------------------------------------------------------------------------------------------


def test_a_player_against_itself_wins_nothing() -> None:
    """Both sittings have the same throws, with the seats exchanged. Luck therefore favours neither side."""
    for options in (CROWE, CLASSICAL):
        for level in LEVELS:
            twin = replace(level, key="twin")
            pairs = [(results((level, twin), options, n), results((twin, level), options, n)) for n in range(4)]
            assert any(one[0] for one, _ in pairs)
            assert [one[0] + other[1] for one, other in pairs] == [0] * 4


def expected_loss(view: HazardView, action: Action) -> Fraction:
    """Return the mean loss of a caster's decision or a side bet, compared with the best choice, in farthings."""
    f, o = view.public, view.options
    if isinstance(action, CastOn | Retrieve):
        lying = table_accounts(view)
        wager = lying[f"bet:{f.dealer}"]
        against = sum(held for name, held in lying.items() if not name.startswith("bet:side")) - wager
        p = race(o, f.main, f.chance)
        value = p * (against + turn_value(o) * wager) - (1 - p) * wager
        return max(Fraction(0), -value if isinstance(action, CastOn) else value)
    if isinstance(action, OfferSide | TakeSide):
        staked = action.stake if isinstance(action, OfferSide) else 1
        return max(Fraction(0), -gain_of(view, action)) * staked
    return Fraction(0)


@pytest.mark.parametrize("options", [CROWE, PEARSON, replace(CLASSICAL, side_odds="even")], ids=("c", "p", "even"))
def test_players_who_know_the_odds_lose_nothing(options: HazardOptions) -> None:
    lost: defaultdict[str, float] = defaultdict(float)
    for number in range(16):
        levels = tuple(LEVELS[(seat + number) % 3] for seat in range(4))
        for view, action, level in list(sitting(options, levels, f"away {number}"))[:-1]:
            lost[level.key] += float(expected_loss(view, action))
    assert lost["sharp"] == lost["sound"] == 0 < lost["learner"]


# --- Reasons ---------------------------------------------------------------------------------------------------------


def test_a_reason_tells_the_chance_in_hundredths() -> None:
    view = view_of(at_decision(7, 4), A)
    words = Words().game("hazard").to(Company(names=("A Visitor", "Mr. Sharp"), viewer=A))
    told = words.reason(advise(view)[0].why)
    assert told == "You would win only about 33 times in 100."


def faults(words: Words) -> set[str]:
    """Return the errors found in messages so far. All Words objects share the message files."""
    return set().union(*(catalogue.faults for catalogue in words._catalogues))


def test_every_reason_has_a_message() -> None:
    words = Words().game("hazard").to(Company(names=tuple("ABCD"), viewer=A))
    before = faults(words)
    keys = set()
    for options in CHANGED:
        for number in range(3):
            for view, _, _ in list(sitting(options, (*LEVELS, SOUND), f"why {number}"))[:-1]:
                world = GAME.imagine(view, Rng(b"w"))
                hints = advise(view)
                for advice in hints[:1]:
                    keys.add(advice.why.key)
                    told = words.reason(advice.why)
                    assert told != advice.why.key
                    assert "{" not in told
                for advice in (*hints, *player.evaluate(view, LEARNER, Rng(b"why"))):
                    assert GAME.refuse(world, present(advice.action)) is None
    assert faults(words) == before
    assert len(keys) > 20, keys


def test_only_seats_that_are_asked_get_advice() -> None:
    s = at_throw(CLASSICAL, [SEVEN, FOUR], 4)
    for seat in (1, 2, 3):
        do(s, Ready(Seat(seat)))
    assert player.advise(view_of(s, A)) != ()
    assert player.advise(view_of(s, B)) == (), "they may make side bets, but need not"
    call = view_of(s, B).call
    assert call is not None
    assert not call.must
