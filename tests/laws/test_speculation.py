"""Rules of Speculation: worked examples, rulings, options, and the odds in the code and in the rule book."""

import json
import re
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from msgspec import ValidationError, convert
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, Card, parse, parse_all, rank, suit, text
from crowe_table.engine.core import (
    TABLE,
    Action,
    Announced,
    Moved,
    Reason,
    Said,
    Seat,
    Setup,
    Shuffled,
    Timeout,
    because,
)
from crowe_table.engine.money import MINT, POT, STAKES, Farthings, purse
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.speculation import odds, pack, rules
from crowe_table.games.speculation.actions import (
    KeepTrump,
    OfferUnseen,
    ProposePrice,
    PutUp,
    RefusePrice,
    TakePrice,
    TurnCard,
)
from crowe_table.games.speculation.options import SpeculationOptions
from crowe_table.games.speculation.player import evaluate
from crowe_table.games.speculation.rules import Speculation
from crowe_table.games.speculation.state import (
    CARDS_EACH,
    DOWN,
    PACK,
    SHOWN,
    SPARE,
    STANDING,
    UNTURNED,
    Layer,
    SpeculationPhase,
    SpeculationState,
    SpeculationView,
    height,
)
from crowe_table.hosting.new_table import table_of
from crowe_table.kit.between_deals import ProposeRise, Ready, Rise
from crowe_table.kit.buying import BuyIn
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.sale import KNOCKS, BidSum, DropOut
from crowe_table.search.levels import SHARP
from crowe_table.words.rule_book import rule_book_of
from tests.laws.exhibited import famous_hand
from tests.laws.make_exhibits import header
from tests.laws.worked import acts_of, examples_among

VISITOR = Seat(0)
FAMOUS = [famous_hand("speculation", name) for name in ("a-queen-to-sell", "a-king-to-keep")]

GAME = Speculation()
EXAMPLES = json.loads(Path(__file__).with_name("speculation_examples.json").read_text(encoding="utf-8"))
examples = examples_among(EXAMPLES)
UNIT = Farthings(4)
COINS = replace(GAME.preset("crowe", 5), unit=UNIT, stake=4, auction="called")
"""Options for which a coin of the examples is one unit. An ordinary stake is four coins."""
A, B, C, D = map(Seat, range(4))
PHASE = SpeculationPhase


def coins(s: SpeculationState) -> list[int]:
    """Return the purses in coins."""
    return [in_purse(s, Seat(seat)) // UNIT for seat in range(s.seats)]


def sum_of(number: int) -> Farthings:
    """Return the sum of this many coins."""
    return Farthings(number * UNIT)


def seated(purses: Sequence[int] = (100,) * 3, options: SpeculationOptions = COINS) -> SpeculationState:
    """Return a table before the cut. ``purses`` are in coins."""
    return GAME.new(Setup(options, len(purses), tuple(map(sum_of, purses)), Chance("speculation")))


def lay(s: SpeculationState, deck: str) -> None:
    """Stack the pack with these cards, the first on top, and prevent any shuffling."""
    top = parse_all(deck)
    rest = [card for card in FULL_PACK if card not in top]
    s.at(PACK)[:] = [*rest, *top[::-1]]
    s.public.shuffling, s.public.layers = False, (Layer(len(FULL_PACK)),)


def dealt(
    deck: str,
    purses: Sequence[int] = (100,) * 3,
    options: SpeculationOptions = COINS,
    dealer: Seat = A,
    carried: int = 0,
) -> SpeculationState:
    """Return a hand after the stakes and the deal, from a pack with these cards on top."""
    s = seated(purses, options)
    if carried:
        s.ledger.pay(MINT, POT, sum_of(carried), "carried")
    lay(s, deck)
    rules.begin_hand(s, dealer)
    return s


def do(s: SpeculationState, *actions: Action) -> list[object]:
    """Apply legal actions and return the events."""
    events: list[object] = []
    for action in actions:
        if action.seat != TABLE:
            assert type(action) in acts_of(GAME, s, action.seat), action
        assert (reason := GAME.refuse(s, action)) is None, (action, reason)
        GAME.apply(s, action, events.append)
        assert s.ledger.sum() == 0
    return events


def refused(s: SpeculationState, action: Action) -> str:
    reason = GAME.refuse(s, action)
    assert reason is not None, action
    return reason.key


def view_of(s: SpeculationState, seat: Seat) -> SpeculationView:
    question = GAME.question(s)
    assert question is not None
    return project(GAME, s, seat, question)


def turn_on(s: SpeculationState, cards: int = 99, events: list[object] | None = None) -> list[tuple[Seat, str]]:
    """Turn up to ``cards`` cards. Each owner keeps the trump. Return the cards with the seats that turned them.

    The events are also appended to ``events``.
    """
    turned: list[tuple[Seat, str]] = []
    heard = events if events is not None else []
    while s.public.phase in (PHASE.TURN, PHASE.CHOICE) and len(turned) < cards:
        r = s.public
        if r.phase is PHASE.CHOICE:
            heard += do(s, KeepTrump(r.owner))
            continue
        seat, events = r.turn, do(s, TurnCard(r.turn))
        heard += events
        moved = next(each for each in events if isinstance(each, Moved) and each.how == "show")
        turned.append((seat, text(moved.cards[0])))
    return turned


def announced(events: Sequence[object], key: str) -> bool:
    return any(isinstance(each, Announced) and each.words.key == key for each in events)


def says(events: Sequence[object]) -> list[str]:
    return [each.words.key for each in events if isinstance(each, Said)]


# --- Worked examples -------------------------------------------------------------------------------------------------


@examples("stakes")
def test_worked_stakes(given: dict[str, Any], expect: dict[str, Any]) -> None:
    if not expect.get("allowed", True):
        with pytest.raises(ValidationError):
            convert({"stake": given["stake"]}, SpeculationOptions)
        return
    options = convert({"stake": given["stake"], "unit": UNIT}, SpeculationOptions)
    s = seated((100,) * given["players"], options)
    rules.begin_hand(s, Seat(given["dealer"]))
    assert [stake // UNIT for stake in s.public.stakes] == expect["pays"]
    assert s.ledger.balance(POT) == sum_of(expect["pot"])


@examples("deal")
def test_a_worked_deal(given: dict[str, Any], expect: dict[str, Any]) -> None:
    s = dealt(" ".join(given["deck"]), (100,) * given["players"], dealer=Seat(given["dealer"]))
    for seat, cards in expect["piles_bottom_to_top"].items():
        assert [text(card) for card in s.at(DOWN[int(seat)])] == cards
    (trump,) = s.at(STANDING)
    assert (text(trump), "SHDC"[suit(trump)]) == (expect["turn_up"], expect["trump"])
    assert turn_on(s, 1) == [(expect["first_to_turn"], expect["first_card"])]


@examples("hand")
def test_a_worked_hand(given: dict[str, Any], expect: dict[str, Any]) -> None:
    options = replace(COINS, only_turnup=given.get("only_turnup", "carry"), stake=given["stake"])
    dealer, events = Seat(given["dealer"]), list[object]()
    s = dealt(" ".join(given["deck"]), given["purses"], options, dealer, given.get("pot_carried_in", 0))
    assert s.seats == given["players"]
    pot = s.ledger.balance(POT) // UNIT
    for name, plan in given["plan"].items():
        assert s.public.stand == (parse(name),)
        price = sum_of(plan["price"])
        events += do(s, PutUp(s.public.owner, price))
        while s.public.phase is PHASE.SALE:
            seat = s.public.sale.left[0]
            events += do(s, BidSum(seat, price) if seat == plan["sell_to"] else DropOut(seat))
    found: dict[str, Any] = {"turned": [[seat, card] for seat, card in turn_on(s, events=events)], "purses": coins(s)}
    (result,) = [each.words.key for each in events if isinstance(each, Announced) and each.words.key[:6] == "result"]
    if result.startswith("result-carried"):
        found |= {"result": "carry", "pot_carried": s.ledger.balance(POT) // UNIT}
    else:
        found |= {"result": "win", "winner": s.public.owner, "pot": pot, "by": result.removeprefix("result-")}
        assert s.ledger.balance(POT) == 0
        assert (rank(Card(s.public.stand[0])) == 0) == (found["by"] == "ace")
    if "shuffle_next" in expect or s.public.shuffling:
        found["shuffle_next"] = s.public.shuffling
    assert found == expect


def sale_of(given: dict[str, Any], form: str) -> tuple[SpeculationState, list[list[Any]]]:
    """Sell a trump to bidders who have the limits of the example. Return the table and the bids."""
    purses = [given.get("purses", {}).get(str(seat), 100) for seat in range(given["players"])]
    s = dealt("4C 9D 2S 6H 7S JC 5D 8D KS 8C 3D TS QH", purses, replace(COINS, auction=form), Seat(given["seller"]))
    for seat, coins_ in enumerate(purses):
        short = in_purse(s, Seat(seat)) - sum_of(coins_)
        pay(s, *((MINT, purse(Seat(seat))) if short < 0 else (purse(Seat(seat)), MINT)), Farthings(abs(short)), PAID)
    assert rules.SALE.step(s) == sum_of(given["increment"])
    calls: list[list[Any]] = []
    events = do(s, PutUp(Seat(given["seller"]), sum_of(given["reserve"])))
    while s.public.phase is PHASE.SALE:
        question = GAME.question(s)
        assert question is not None
        seat, limit = question.asked[0].seat, sum_of(given["limits"][str(question.asked[0].seat)])
        bid = limit if form == "sealed" else rules.SALE.min_bid(s)
        events += do(s, BidSum(seat, bid) if rules.SALE.min_bid(s) <= limit else DropOut(seat))
    for each in events:
        if isinstance(each, Said) and each.words.key in ("say-bid-sum", "say-drop-out"):
            coins_ = dict(each.words.args)["farthings"]
            calls.append([each.seat, coins_ // UNIT if coins_ else "pass"])  # type: ignore[operator]
    return s, calls


PAID = because("paid-stake")


def sold_for(s: SpeculationState, seller: Seat) -> tuple[Seat | None, int | None]:
    """Return the buyer of the trump and its price, or None for both."""
    entry = s.ledger.entries()[-1]
    if entry.why != "paid-price":
        return None, None
    return s.public.owner, entry.farthings // UNIT


@examples("called")
@pytest.mark.parametrize("form", ["called", "open"])
def test_a_worked_auction(given: dict[str, Any], expect: dict[str, Any], form: str) -> None:
    """Open bidding gives the same result, except that another bidder may reach an equal limit first."""
    s, calls = sale_of(given, form)
    buyer, price = sold_for(s, Seat(given["seller"]))
    if form == "called":
        assert calls == expect["calls"]
        assert (buyer, price) == (expect["sold_to"], expect["price"])
    else:
        assert (buyer is None) == (expect["sold_to"] is None)
        assert price is None or abs(price - expect["price"]) <= 1
    assert s.public.phase is PHASE.TURN


@examples("sealed")
def test_worked_sealed_limits(given: dict[str, Any], expect: dict[str, Any]) -> None:
    s, calls = sale_of(given, "sealed")
    assert sold_for(s, Seat(given["seller"])) == (expect["sold_to"], expect["price"])
    assert calls == []


@examples("stands")
def test_a_worked_chance(given: dict[str, Any], expect: dict[str, Any]) -> None:
    chance = odds.stand_chance(given["unknown"], given["higher_live"], given["face_down"])
    assert (chance, round(float(chance), 4)) == (Fraction(expect["p"]), expect["decimal"])


@examples("price")
def test_a_worked_price(given: dict[str, Any], expect: dict[str, Any]) -> None:
    chance = odds.stand_chance(given["unknown"], given["higher_live"], given["face_down"])
    if given["lower_trump_already_shown"]:
        assert chance == Fraction(expect["p"])
        assert round(float(given["pot"] * chance), 2) == expect["price"]
        return
    stays = odds.stand_chance(given["unknown"], given["trumps_unknown"], given["face_down"] - given["buyer_face_down"])
    assert (round(float(chance), 4), round(float(stays), 4)) == (expect["p_stand"], expect["p_carry"])
    assert round(float(given["pot"] * (chance - stays)), 2) == expect["price"]


@examples("blocks")
def test_a_worked_memory(given: dict[str, Any], expect: dict[str, Any]) -> None:
    groups = [odds.HiddenGroup(each["unknown"], each["face_down"]) for each in given["blocks"]]
    higher = sum(each["higher_live"] for each in given["blocks"])
    assert odds.none_in_places(groups, groups[0].cards, higher) == Fraction(expect["p"])


@examples("can_win")
def test_the_deuce_cannot_win(given: dict[str, Any], expect: dict[str, Any]) -> None:
    """If the turn-up is not the only trump, the deuce is worth nothing to anybody."""
    deck = "4C 9D 3S 7S JC 5D KS 8C 3D " + given["turn_up"]
    s = dealt(deck, options=replace(COINS, only_turnup=given["only_turnup"]))
    price = odds.trump_share(view_of(s, A), s.public.layers, A)
    assert (price > 0) == expect["can_win"]


@examples("capacity")
def test_how_many_could_play(given: dict[str, Any], expect: dict[str, Any]) -> None:
    assert (given["pack"], given["cards_each"]) == (len(FULL_PACK), CARDS_EACH)
    assert (given["pack"] - given["turn_up"]) // given["cards_each"] == expect["most_players"]
    for players, used in expect["used_by"].items():
        s = seated((100,) * int(players))
        rules.begin_hand(s, A)
        assert len(FULL_PACK) - len(s.at(PACK)) == used
    assert GAME.presets[0].seats == tuple(map(int, expect["used_by"]))


@examples("sources")
def test_where_the_cards_come_from(given: dict[str, Any], expect: dict[str, Any]) -> None:
    """Used cards go under the pack. They are dealt again in the order of the hands that used them."""
    s = seated((1000,) * given["players"])
    dealers = iter(range(1, 9))
    rules.begin_hand(s, A)
    of_hand: dict[Card, str] = dict.fromkeys(FULL_PACK, "pack")
    for hand in range(1, given["hands"] + 1):
        used = [card for pile in (*DOWN, STANDING) if pile.key in s.piles for card in s.at(pile)]
        came = [of_hand[card] for card in used]
        assert sorted([source, came.count(source)] for source in set(came)) == sorted(expect[f"hand{hand}"]), hand
        of_hand.update(dict.fromkeys(used, f"hand{hand}"))
        s.public.shuffling = False
        pack.gather_used(s)
        rules.begin_hand(s, Seat(next(dealers) % s.seats))


# --- Stakes and short purses -----------------------------------------------------------------------------------------


def test_each_book_has_its_own_rules() -> None:
    crowe, hoyle, parlour = [GAME.preset(name, 5) for name in ("crowe", "hoyle", "parlour")]
    assert (crowe.stake, crowe.hands, crowe.auction, crowe.patience) == (2, 10, "open", 0)
    assert (hoyle.stake, hoyle.reshuffle) == (4, "exhausted")
    assert (parlour.reshuffle, parlour.only_turnup) == ("every_hand", "carry_unless_sold")
    assert (parlour.unseen_sales, parlour.fine_knave_five) == ("own_turn", 1)
    assert [GAME.preset("crowe", seats).hands for seats in (3, 9)] == [6, 18]


def test_too_short_purses_or_time_limits_are_refused() -> None:
    purse = STAKES["coffee_house"].purse
    for options, purses, why in (
        (replace(COINS, stake=10), (sum_of(99),) * 3, "unfit-purse"),
        (replace(COINS, patience=2), (purse,) * 3, "unfit-patience"),
        (COINS, (purse,) * 2, "unfit-seats"),
    ):
        reason = GAME.unfit(Setup(options, len(purses), purses, Chance("unfit")))
        assert reason is not None
        assert reason.key == why
    assert GAME.unfit(Setup(replace(COINS, patience=3), 3, (purse,) * 3, Chance("fit"))) is None


def begun(purses: Sequence[int], options: SpeculationOptions, dealer: Seat = A, carried: int = 0) -> SpeculationState:
    """Return a hand after the stakes, for players with these purses.

    At the beginning of the sitting, all purses were 100.
    """
    s = seated((100,) * len(purses), options)
    for seat, held in enumerate(purses):
        pay(s, purse(Seat(seat)), MINT, sum_of(100 - held), PAID)
    if carried:
        s.ledger.pay(MINT, POT, sum_of(carried), "carried")
    rules.begin_hand(s, dealer)
    return s


def test_a_player_with_less_than_the_stake_sits_out() -> None:
    # Ruling R10.
    s = begun((50, 3, 50, 50), COINS)
    assert [stake // UNIT for stake in s.public.stakes] == [6, 0, 4, 4]
    assert s.public.resting == (0, 1, 0, 0)
    assert not s.at(DOWN[B])
    assert B not in rules.bidders(s, A, UNIT)


def test_two_players_with_stakes_can_go_on() -> None:
    # Ruling R10.
    s = begun((50, 50, 3), COINS)
    assert s.public.phase is not PHASE.OVER
    assert s.public.resting == (0, 0, 1)


def test_a_purse_equal_to_the_price_can_pay_it() -> None:
    s = begun((50, 14, 50), COINS)
    assert coins(s)[B] == 10
    assert [B in rules.bidders(s, A, sum_of(price)) for price in (9, 10, 11)] == [True, True, False]


def test_players_without_the_dealers_stake_do_not_deal() -> None:
    """Ruling R11: they stake like other players."""
    s = begun((5, 50, 50), COINS)
    assert s.public.dealer == B
    assert [stake // UNIT for stake in s.public.stakes] == [4, 6, 4]
    s = begun((9, 9, 9), COINS)
    for seat in s.public.ring:
        pay(s, MINT, purse(seat), sum_of(5 - coins(s)[seat]), PAID)
    rules.begin_hand(s, B)
    assert (s.public.phase, coins(s)) == (PHASE.OVER, [9, 9, 9]), "nobody can pay it (R10)"


def test_a_reduced_stake_wins_in_proportion() -> None:
    s = begun((3, 50, 50), replace(COINS, short_stake="reduced"))
    assert [stake // UNIT for stake in s.public.stakes] == [3, 4, 4]
    s.public.owner, s.public.stand = A, (parse("KH"),)
    rules.pay_pot(s, by_ace=False)
    assert coins(s) == [5, 46, 46], "half of a dealer's stake wins half of eleven, downward"
    assert s.ledger.balance(POT) == sum_of(6), "and the rest is carried"


def test_the_house_may_lend_ten_stakes() -> None:
    s = begun((50, 5, 50), replace(COINS, short_stake="lend"))
    assert coins(s)[B] == 1
    s.public.owner, s.public.stand = A, (parse("KH"),)
    rules.pay_pot(s, by_ace=False)
    assert coins(s)[B] == 41
    assert GAME.result(s)[B] == sum_of(41 - 100 - 40)
    assert acts_of(GAME, s, B) == {Ready, ProposeRise}


@pytest.mark.parametrize(("left", "lent"), [(3, 40), (4, 0), (5, 0)])
def test_players_with_the_stake_get_no_loan(left: int, lent: int) -> None:
    s = begun((50, 4 + left, 50), replace(COINS, short_stake="lend"))
    s.public.owner, s.public.stand = A, (parse("KH"),)
    rules.pay_pot(s, by_ace=False)
    assert coins(s)[B] == left + lent


def test_a_new_purse_is_bought_unless_all_play_until_they_have_lost() -> None:
    # Ruling R15.
    for hands, acts in ((10, {Ready, ProposeRise, BuyIn}), (0, {Ready, Rise})):
        s = begun((50, 4, 50), replace(COINS, hands=hands))
        s.public.owner, s.public.stand = A, (parse("KH"),)
        rules.pay_pot(s, by_ace=False)
        assert acts_of(GAME, s, B) == acts


def test_stakes_are_doubled_once_while_a_pot_is_carried() -> None:
    # Ruling R18.
    for doubled, pays in ((True, [12, 8, 8]), (False, [6, 4, 4])):
        s = begun((50,) * 3, replace(COINS, double_on_carry=doubled), carried=60)
        assert [stake // UNIT for stake in s.public.stakes] == pays
    assert [stake // UNIT for stake in begun((50,) * 3, replace(COINS, double_on_carry=True)).public.stakes] == [
        6,
        4,
        4,
    ]


def test_a_pot_that_stands_at_the_end_is_shared_by_those_who_staked() -> None:
    """Ruling R12: the odd coins are dealt out from the last dealer's left."""
    s = dealt("4C 9D 2H 7S JC KH KS 8C 3H QH", options=replace(COINS, hands=1))
    s.ledger.pay(MINT, POT, Farthings(2), "odd")
    turn_on(s)
    assert s.public.phase is PHASE.OVER
    assert [in_purse(s, seat) - sum_of(96) for seat in (A, B, C)] == [19 - 8, 20, 19]
    assert s.ledger.balance(POT) == 0


def test_a_sitting_ends_when_fewer_than_two_can_stake() -> None:
    s = begun((50, 4, 4), replace(COINS, hands=0))
    s.public.owner, s.public.stand = A, (parse("KH"),)
    rules.pay_pot(s, by_ace=False)
    assert (s.public.phase, s.public.winners) == (PHASE.OVER, ())


# --- Sale ------------------------------------------------------------------------------------------------------------

FOUR = "4C 9D 2S 6H 7S JC 5D 8D KS 8C 3D TS QH"
"""Cards of a deal for four. The queen of hearts is turned up, and all other hearts are lower."""


def for_sale(reserve: int = 1, **options: Any) -> SpeculationState:
    """Return a table of four at which the queen is for sale."""
    s = dealt(FOUR, (100,) * 4, replace(COINS, **options))
    do(s, PutUp(A, sum_of(reserve) if s.options.reserve else Farthings(0)))
    return s


def test_a_card_is_offered_only_when_turned() -> None:
    # Ruling R14.
    s = dealt(FOUR, (100,) * 4)
    assert acts_of(GAME, s, A) == {KeepTrump, PutUp}
    do(s, KeepTrump(A))
    assert acts_of(GAME, s, A) == set()
    assert acts_of(GAME, s, B) == {TurnCard}


def test_in_an_open_sale_all_bid_freely() -> None:
    """Ruling R7: nobody bids against their own bid, and the hammer waits for everybody."""
    s = for_sale(5, auction="open")
    question = GAME.question(s)
    assert question is not None
    assert question.awaited() == (B, C, D)
    do(s, BidSum(D, sum_of(5)), BidSum(B, sum_of(9)), BidSum(D, sum_of(10)), DropOut(C))
    assert GAME.question(s).awaited() == (B,)  # type: ignore[union-attr]
    do(s, DropOut(B))
    assert (s.public.owner, coins(s)) == (D, [104, 96, 96, 86])
    assert s.public.turn == A, "from the buyer's left (R9)"


def test_the_hammer_falls_at_the_third_knock_unless_somebody_bids() -> None:
    s = for_sale(auction="open", patience=8)
    seconds = []
    for _ in range(KNOCKS - 1):
        question = GAME.question(s)
        assert question is not None
        assert question.awaited() == ()
        seconds.append(question.time_limit)
        assert announced(do(s, Timeout(TABLE)), "hammer")
    assert [*seconds, GAME.question(s).time_limit] == [2, 3, 3]  # type: ignore[union-attr]
    do(s, BidSum(C, sum_of(3)))
    assert s.public.sale.knocks == 0
    do(s, Timeout(TABLE), Timeout(TABLE), Timeout(TABLE))
    assert (s.public.owner, s.public.turn) == (C, D)


def test_a_hammer_that_falls_on_no_bid_leaves_the_card_where_it_is() -> None:
    s = for_sale(auction="open", patience=3)
    events = do(s, *[Timeout(TABLE)] * KNOCKS)
    assert says(events)[-1] == "say-unsold"
    assert (s.public.owner, s.public.turn) == (A, B)


def test_refused_bids_have_a_reason() -> None:
    s = for_sale(7, auction="called")
    assert refused(s, BidSum(B, sum_of(6))) == "refuse-too-little"
    assert refused(s, BidSum(B, sum_of(200))) == "refuse-purse"
    do(s, BidSum(B, sum_of(8)))
    assert refused(s, BidSum(C, sum_of(8))) == "refuse-too-little"
    for seat, why in ((A, "refuse-no-bidder"), (B, "refuse-best-bid")):
        assert GAME.uncalled(s, BidSum(seat, sum_of(9))).key == why  # type: ignore[union-attr]
    do(s, DropOut(C))
    assert GAME.uncalled(s, BidSum(C, sum_of(9))).key == "refuse-dropped-out"  # type: ignore[union-attr]
    do(s, DropOut(D))
    assert GAME.uncalled(s, BidSum(D, sum_of(9))).key == "refuse-no-sale"  # type: ignore[union-attr]
    assert GAME.untimely(s, BidSum(C, sum_of(9))).key == "refuse-no-sale"
    assert s.public.turn == C


def test_a_table_refuses_a_bid_after_the_hammer() -> None:
    table = Table(GAME, Setup(COINS, 3, (sum_of(100),) * 3, Chance("after the hammer")))
    reason = table.refuse(BidSum(C, sum_of(1)))
    assert reason is not None
    assert reason.key == "refuse-no-sale"


def test_without_reserves_any_bid_is_accepted() -> None:
    s = for_sale(reserve=1)
    assert s.public.lot.reserve == UNIT
    s = dealt(FOUR, (100,) * 4, replace(COINS, reserve=False))
    assert refused(s, PutUp(A, sum_of(5))) == "refuse-reserve"
    do(s, PutUp(A))
    assert rules.SALE.min_bid(s) == UNIT


def test_each_raise_is_at_least_a_step() -> None:
    s = for_sale(2, increment=3)
    do(s, BidSum(B, sum_of(2)))
    assert refused(s, BidSum(C, sum_of(4))) == "refuse-too-little"
    assert refused(s, BidSum(C, sum_of(6))) == "refuse-step"
    do(s, BidSum(C, sum_of(5)))


@pytest.mark.parametrize(("takes", "owner"), [(TakePrice, B), (RefusePrice, A)])
def test_refusing_a_bid_needs_the_option(takes: type[Action], owner: Seat) -> None:
    s = for_sale(1, seller_may_refuse=True)
    do(s, BidSum(B, sum_of(4)), DropOut(C), DropOut(D))
    assert (s.public.phase, s.public.owner) == (PHASE.ANSWER, A)
    do(s, takes(A))
    assert s.public.owner == owner
    assert s.public.turn == s.public.to_the_left(owner)
    s = for_sale(1)
    do(s, BidSum(B, sum_of(4)), DropOut(C), DropOut(D))
    assert s.public.owner == B


def test_sealed_limits_are_never_shown() -> None:
    s = for_sale(2, auction="sealed")
    events = do(s, BidSum(B, sum_of(30)), BidSum(D, sum_of(7)))
    assert view_of(s, C).own is None
    assert view_of(s, B).own is not None
    assert says(events) == []
    events += do(s, DropOut(C))
    assert (s.public.owner, coins(s)[B]) == (B, 88), "one step above the next"
    assert not any("120" in str(each) for each in events)


# --- Turning and the pot ---------------------------------------------------------------------------------------------


def test_nobody_ever_sees_a_card_that_is_face_down() -> None:
    # Ruling R13.
    s = dealt(FOUR, (100,) * 4)
    for seat in (A, B):
        view = view_of(s, seat)
        assert all(card < 0 for other in range(4) for card in view.zone(f"down:{other}").cards)


@pytest.mark.parametrize(
    ("rule", "sold", "won"),
    [
        ("carry", False, False),
        ("carry", True, False),
        ("carry_unless_sold", False, False),
        ("carry_unless_sold", True, True),
        ("owner_wins", False, True),
    ],
)
def test_a_hand_without_a_second_trump(rule: str, sold: bool, won: bool) -> None:
    # Ruling R8.
    s = dealt("4C 9D 2S 7S JC KD KS 8C 3D QH", options=replace(COINS, only_turnup=rule))
    if sold:
        do(s, PutUp(A, UNIT), BidSum(B, UNIT), DropOut(C))
    turn_on(s)
    assert (s.ledger.balance(POT) == 0) == won
    assert s.public.phase is PHASE.SETTLED


def test_the_highest_dealt_trump_wins_the_pot() -> None:
    """In this test nothing is sold.

    Hidden trumps of a player count too. If no trump is shown, the pot is carried over.
    """
    for number in range(150):
        s = seated((1000,) * 3, COINS)
        s.chance = Chance(f"highest {number}")
        rules.begin_hand(s, A)
        trump = s.public.trump[0]
        lies = {card: seat for seat in (A, B, C) for card in s.at(DOWN[seat])}
        lies |= dict.fromkeys(s.at(STANDING), s.public.owner)
        best = max([card for card in lies if suit(card) == trump], key=height)
        turn_on(s)
        if s.ledger.balance(POT):
            assert not s.public.trumps_shown
        else:
            assert s.public.owner == lies[best]


def test_knaves_and_fives_cost_a_fine_as_far_as_possible() -> None:
    s = dealt("4C 9D 2S 5S JC KD KS 5C 3D QH", options=replace(COINS, fine_knave_five=2), purses=(100, 100, 100))
    pay(s, purse(C), MINT, sum_of(95), PAID)
    turn_on(s)
    assert coins(s) == [94, 94, 0], "a five; a five, and all that is left for the knave"
    assert s.ledger.balance(POT) == sum_of(14 + 2 + 1)


@pytest.mark.parametrize(("spare", "carried"), [("KH", True), ("3H", False)])
def test_a_spare_hand_may_hold_the_highest(spare: str, carried: bool) -> None:
    s = dealt(f"4C 9D 2S {spare} 7H JC KD 2D KS 8C 3D 4D QH", options=replace(COINS, spare_hand=True))
    assert len(s.at(SPARE)) == CARDS_EACH
    events = turn_on(s)
    assert events
    assert (s.ledger.balance(POT) > 0) == carried


# --- Unseen sales ----------------------------------------------------------------------------------------------------

THREE = "4C 9D 2S 7H JC 5D KS 8C 3D QH"


def test_unseen_cards_are_sold_before_a_turn() -> None:
    """The cards go beneath the buyer's pile. A player without cards is passed over."""
    s = dealt(THREE, options=replace(COINS, unseen_sales="own_turn"))
    do(s, KeepTrump(A))
    assert acts_of(GAME, s, B) == {TurnCard, OfferUnseen}
    do(s, OfferUnseen(B, "all", sum_of(2)))
    do(s, BidSum(C, sum_of(2)), DropOut(A))
    assert [text(card) for card in s.at(DOWN[C])] == ["4C", "7H", "KS", "9D", "JC", "8C"]
    assert (s.public.turn, coins(s)) == (C, [94, 98, 94])
    assert len(s.public.origins[C]) == 6
    do(s, OfferUnseen(C, "one", sum_of(50)))
    do(s, DropOut(A), DropOut(B))
    assert acts_of(GAME, s, C) == {TurnCard}, "offered once a turn"
    assert turn_on(s, 2) == [(C, "8C"), (C, "JC")]


def test_purchases_may_be_proposed_at_any_time() -> None:
    s = dealt(THREE, options=replace(COINS, unseen_sales="any_time"))
    do(s, KeepTrump(A))
    assert acts_of(GAME, s, C) == {ProposePrice}
    do(s, ProposePrice(C, B, "one", sum_of(3)))
    assert acts_of(GAME, s, B) == {TakePrice, RefusePrice}
    do(s, RefusePrice(B))
    assert acts_of(GAME, s, C) == set(), "once between two turns"
    do(s, ProposePrice(A, B, "one", sum_of(3)), TakePrice(B))
    assert [text(card) for card in s.at(DOWN[A])] == ["KS", "2S", "5D", "3D"]
    assert (s.public.turn, coins(s)) == (B, [91, 99, 96])
    do(s, TurnCard(B))
    assert acts_of(GAME, s, A) == {ProposePrice}
    s = dealt(THREE, options=replace(COINS, unseen_sales="own_turn"))
    do(s, KeepTrump(A))
    assert acts_of(GAME, s, C) == set()


@pytest.mark.parametrize(("held", "acts"), [(0, set()), (1, {ProposePrice})])
def test_proposing_needs_one_coin(held: int, acts: set[type[Action]]) -> None:
    s = dealt(THREE, (100, 100, 4 + held), replace(COINS, unseen_sales="any_time"))
    do(s, KeepTrump(A))
    assert coins(s)[C] == held
    assert acts_of(GAME, s, C) == acts


def test_the_trump_may_be_sold_before_it_is_turned() -> None:
    s = dealt(THREE, options=replace(COINS, blind_trump_sale=True, only_turnup="carry_unless_sold"))
    assert (s.public.phase, len(s.at(UNTURNED)), s.public.trump) == (PHASE.BLIND, 1, ())
    do(s, PutUp(A, sum_of(3)), DropOut(B), BidSum(C, sum_of(3)))
    assert (s.public.owner, s.public.sold, coins(s)) == (C, True, [97, 96, 93])
    assert acts_of(GAME, s, C) == {KeepTrump, PutUp}
    s = dealt(THREE, options=replace(COINS, blind_trump_sale=True))
    do(s, KeepTrump(A))
    assert (s.public.owner, s.public.sold, text(s.public.stand[0])) == (A, False, "QH")


# --- Pack ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "trump", "winner", "shuffled"),
    [
        ("dealer_ace", "AH", A, True),
        ("dealer_ace", "AH", B, False),
        ("any_ace", "AH", B, True),
        ("any_ace", "KH", B, False),
        ("every_hand", "KH", B, True),
        ("exhausted", "AH", A, False),
    ],
)
def test_when_the_pack_is_shuffled(rule: str, trump: str, winner: Seat, shuffled: bool) -> None:
    """Rulings R4 and R6: by default, after the dealer has won with an ace that was dealt or bought."""
    s = dealt(THREE, options=replace(COINS, reshuffle=rule))
    s.public.owner, s.public.stand = winner, (parse(trump),)
    rules.pay_pot(s, by_ace=trump == "AH")
    for seat in s.public.ring:
        events = do(s, Ready(seat))
    assert any(isinstance(each, Shuffled) and each.how == "shuffle" for each in events) == shuffled


def test_an_ace_bought_unseen_by_the_dealer_is_the_dealers() -> None:
    """Ruling R6: a dealer's ace that another player has bought does not count."""
    for buyer, shuffled in ((A, True), (C, False)):
        s = dealt("4C 9D AH 7H JC 5D 8H 8C 3D QH", options=replace(COINS, unseen_sales="any_time"))
        do(s, KeepTrump(A))
        seller = B if buyer == A else A
        s.at(DOWN[seller])[-1:], s.at(DOWN[A])[:1] = s.at(DOWN[A])[:1], s.at(DOWN[seller])[-1:]
        do(s, ProposePrice(buyer, seller, "one", UNIT), TakePrice(seller))
        s.public.owner = seller
        turn_on(s)
        assert s.public.owner == buyer
        assert s.public.shuffling == shuffled


def test_used_cards_may_keep_their_order() -> None:
    """Ruling R5: the piles are gathered from the dealer's left, each from its bottom card.

    The first card gathered is next to the pack.
    """
    s = dealt(FOUR, (100,) * 4, replace(COINS, gather="as_they_lie"))
    turn_on(s)
    piles = [s.at(pile)[:] for seat in (B, C, D, A) for pile in (DOWN[seat], SHOWN[seat])]
    used = [card for pile in (*piles, s.at(STANDING)[:]) for card in pile]
    known = [card for pile in (*[s.at(SHOWN[seat]) for seat in (A, B, C, D)], s.at(STANDING)) for card in pile]
    pack.gather_used(s)
    assert s.at(PACK)[: len(used)][::-1] == used
    assert [layer.known for layer in s.public.layers[1:]] == [(card,) if card in known else () for card in used]


def test_mixed_used_cards_are_known_if_turned() -> None:
    """Rulings R5 and R16: cards that nobody has turned are unknown."""
    s = dealt(FOUR, (100,) * 4)
    turn_on(s)
    hidden = s.at(DOWN[A])[:]
    used = {card for pile in (*DOWN[:4], *SHOWN[:4], STANDING) for card in s.at(pile)}
    pack.gather_used(s)
    rest, layer = s.public.layers
    assert (rest.left, rest.known, layer.left) == (39, (), 13)
    assert set(layer.known) == used - set(hidden)
    assert set(s.at(PACK)[:13]) == used


def test_a_partly_dealt_layer_is_known_only_if_fully_turned() -> None:
    # Ruling R16.
    s = dealt(FOUR, (100,) * 4)
    known = tuple(sorted(set(FULL_PACK) - set(parse_all("2C 3C"))))
    for turned, left in ((CARDS_EACH, len(known) - 13), (2, 0)):
        twin = s.clone()
        twin.public.layers = (Layer(39, known),)
        for seat in (A, B, C, D):
            while len(twin.at(DOWN[seat])) > CARDS_EACH - turned:
                pack.turn_top(twin, seat, SHOWN[seat])
        pack.gather_used(twin)
        assert len(twin.public.layers[0].known) == left


@pytest.mark.parametrize(("players", "packs"), [(3, [42, 32, 22, 12, 2, 42]), (4, [39, 26, 13, 0, 39, 26])])
def test_laid_aside_cards_come_back_when_too_few_are_left(players: int, packs: list[int]) -> None:
    """Four players use thirteen cards a hand, and so use up the pack exactly."""
    s = begun((100,) * players, replace(COINS, reshuffle="exhausted", hands=12))
    fresh = []
    for _ in range(6):
        fresh.append(len(s.at(PACK)))
        s.public.owner, s.public.stand = A, (parse("KH"),)
        rules.pay_pot(s, by_ace=False)
        do(s, *map(Ready, s.public.ring))
    assert fresh == packs


# --- Odds ------------------------------------------------------------------------------------------------------------

NAMES = {"King": 1, "Queen": 2, "Knave": 3, "Ten": 4, "Nine": 5, "Eight": 6, "Seven": 7}


def test_prices_in_the_rule_book_match_the_code() -> None:
    page = "\n".join(page.text for page in rule_book_of("speculation").pages if page.anchor == "the-odds")
    for name, above in NAMES.items():
        row = re.search(rf"{name}: (.*)\.", page)
        assert row, name
        told = [float(figure) for figure in re.findall(r"\d+\.\d", row.group(1) + ".")]
        figures = []
        for players in (3, 5, 7, 9):
            chance = odds.stand_chance(51, above, 3 * players)
            figures += [chance - odds.stand_chance(51, 12, 3 * players - 3), chance]
        assert told == [round(float(100 * each), 1) for each in figures], name


def test_the_dealers_share_in_the_rule_book_matches_the_code() -> None:
    """The share is a mean over all trumps that may be turned up. An ace wins at once."""
    down = 15
    chances = [odds.stand_chance(51, above, down) for above in range(13)]
    stays = odds.stand_chance(51, 12, down - 3) * 12 / 13
    other = sum([(1 - chance) * 3 / down for chance in chances], Fraction(0)) / 13
    dealer = sum(chances, Fraction(0)) / 13 + other - stays
    assert [round(1000 * float(each)) for each in (dealer, other, stays)] == [377, 150, 23]
    page = "\n".join(page.text for page in rule_book_of("speculation").pages if page.anchor == "the-odds")
    assert "377 times in a thousand, each other player 150 times, and 23 times the pot stays" in page


def test_a_good_memory_prices_a_card_by_the_layers_it_comes_from() -> None:
    """With four players, the fifth hand is dealt from the cards of the first hand.

    The ace of hearts was not among those cards.
    """
    s = dealt(FOUR.replace("QH", "KH"), (100,) * 4)
    view = view_of(s, A)
    assert odds.stand_chance_now(view, odds.forgotten_layers(view.public)) == Fraction(13, 17)
    others = tuple([card for card in FULL_PACK if card not in parse_all(FOUR.replace("QH", "KH"))])
    dealt_now = tuple(parse_all(FOUR.replace("QH", "KH")))
    for known, chance in ((others, Fraction(1)), ((), Fraction(13, 17))):
        s.public.layers = (Layer(0, dealt_now if known else ()), Layer(39, known))
        view = view_of(s, A)
        assert odds.stand_chance_now(view, odds.known_layers(view.public)) == chance


def test_chances_by_layers_agree_with_sampled_worlds() -> None:
    """High trumps are known to be in a partly dealt layer.

    The computed chance that no higher trump is face down agrees with the share of sampled worlds.
    """
    s = dealt(FOUR, (100,) * 4)
    s.public.layers = (Layer(0, ()), Layer(6, tuple(parse_all("KH 2C 5H"))), Layer(33, tuple(parse_all("AS KD"))))
    s.public.origins = ((0, 1, 1), (0, 0, 1), (1, 1, 0), (1, 0, 1), ())
    view = view_of(s, B)
    chance = odds.stand_chance_now(view, odds.known_layers(view.public))
    rng, clear, worlds = Chance("layers").stream("worlds"), 0, 1500
    for _ in range(worlds):
        world = GAME.imagine(view, rng)
        clear += not any(card in odds.higher_trumps(view) for seat in range(4) for card in world.at(DOWN[seat]))
    error = (float(chance) * (1 - float(chance)) / worlds) ** 0.5
    assert abs(clear / worlds - float(chance)) < 4 * error


# --- Instructive hands -----------------------------------------------------------------------------------------------


def played_out(number: int, sells_at: int) -> int:
    """Return the visitor's final units in a famous hand.

    The visitor sells at this price, or keeps the trump if it is 0.
    """
    famous = FAMOUS[number]
    table: Any = table_of(header("speculation", famous))
    assert not isinstance(table, Reason)
    while (question := table.question) is not None:
        seat = question.asked[0].seat
        view = table.view(seat)
        answer = evaluate(view, SHARP, Chance(str(len(table.actions))).stream("lot"))[0].action
        if view.public.phase is PHASE.CHOICE and seat == VISITOR:
            price = Farthings(sells_at * view.options.unit)
            answer = PutUp(VISITOR, price) if sells_at else KeepTrump(VISITOR)
        if isinstance(answer, BidSum) and seat == VISITOR:
            answer = DropOut(VISITOR)
        assert answer is not None
        assert isinstance(table.submit(answer), tuple), answer
    return table.watch().public.purses[VISITOR] // 24


def test_the_queen_should_be_sold() -> None:
    wanted = FAMOUS[0].wanted
    assert played_out(0, sells_at=0) < wanted
    assert played_out(0, sells_at=3) >= wanted
    assert played_out(0, sells_at=9) < wanted, "nobody gives so much"


def test_the_king_should_be_kept() -> None:
    wanted = FAMOUS[1].wanted
    assert played_out(1, sells_at=0) >= wanted
    assert played_out(1, sells_at=5) < wanted, "whoever remembers gives much, and not the whole"
    table: Any = table_of(header("speculation", FAMOUS[1]))
    assert not isinstance(table, Reason)
    view = table.view(VISITOR)
    assert odds.stand_chance_now(view, odds.known_layers(view.public)) == 1
    assert odds.stand_chance_now(view, odds.forgotten_layers(view.public)) == Fraction(14, 17)
