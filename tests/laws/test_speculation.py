"""The laws of Speculation, by worked examples, by every ruling and option; and its odds, by code and page."""

import json
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from msgspec import ValidationError, convert
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, Card, parse, parse_all, rank, suit, text
from crowe_table.engine.core import TABLE, Action, Announced, Moved, Said, Seat, Setup
from crowe_table.engine.money import MINT, POT, Farthings
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.games.speculation import odds, pack, rules
from crowe_table.games.speculation.actions import (
    KeepTrump,
    PutUp,
    TurnCard,
)
from crowe_table.games.speculation.options import SpeculationOptions
from crowe_table.games.speculation.rules import Speculation
from crowe_table.games.speculation.state import (
    CARDS_EACH,
    DOWN,
    PACK,
    STANDING,
    Layer,
    SpeculationPhase,
    SpeculationState,
    SpeculationView,
)
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.sale import BidSum, DropOut
from tests.laws.worked import acts_of, examples_among

GAME = Speculation()
EXAMPLES = json.loads(Path(__file__).with_name("speculation_examples.json").read_text(encoding="utf-8"))
examples = examples_among(EXAMPLES)
UNIT = Farthings(4)
COINS = replace(GAME.preset("crowe", 5), unit=UNIT, stake=4, auction="called")
"""A coin of the examples is one unit; an ordinary stake is four."""
A, B, C, D = map(Seat, range(4))
PHASE = SpeculationPhase


def coins(s: SpeculationState) -> list[int]:
    """What is in each purse, in coins."""
    return [in_purse(s, Seat(seat)) // UNIT for seat in range(s.seats)]


def sum_of(number: int) -> Farthings:
    """So many coins."""
    return Farthings(number * UNIT)


def seated(purses: Sequence[int] = (100,) * 3, options: SpeculationOptions = COINS) -> SpeculationState:
    """A table of these purses, in coins, at which nobody has cut yet."""
    return GAME.new(Setup(options, len(purses), tuple(map(sum_of, purses)), Chance("speculation")))


def lay(s: SpeculationState, deck: str) -> None:
    """These cards lie on top of the pack, the first topmost, and it is not shuffled."""
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
    """A hand of these cards is staked for and dealt."""
    s = seated(purses, options)
    if carried:
        s.ledger.pay(MINT, POT, sum_of(carried), "carried")
    lay(s, deck)
    rules.begin_hand(s, dealer)
    return s


def do(s: SpeculationState, *actions: Action) -> list[object]:
    """Does lawful things one after another and returns what was told."""
    told: list[object] = []
    for action in actions:
        if action.seat != TABLE:
            assert type(action) in acts_of(GAME, s, action.seat), action
        assert (reason := GAME.refuse(s, action)) is None, (action, reason)
        GAME.apply(s, action, told.append)
        assert s.ledger.sum() == 0
    return told


def refused(s: SpeculationState, action: Action) -> str:
    reason = GAME.refuse(s, action)
    assert reason is not None, action
    return reason.key


def view_of(s: SpeculationState, seat: Seat) -> SpeculationView:
    """What a seat may know."""
    question = GAME.question(s)
    assert question is not None
    return project(GAME, s, seat, question)


def turn_on(s: SpeculationState, cards: int = 99) -> list[tuple[Seat, str]]:
    """So many cards are turned, every trump being kept."""
    turned = []
    while s.public.phase in (PHASE.TURN, PHASE.CHOICE) and len(turned) < cards:
        r = s.public
        if r.phase is PHASE.CHOICE:
            do(s, KeepTrump(r.owner))
            continue
        seat = r.turn
        moved = next(each for each in do(s, TurnCard(seat)) if isinstance(each, Moved) and each.how == "show")
        turned.append((seat, text(moved.cards[0])))
    return turned


def announced(told: Sequence[object], key: str) -> bool:
    return any(isinstance(each, Announced) and each.words.key == key for each in told)


def says(told: Sequence[object]) -> list[str]:
    return [each.words.key for each in told if isinstance(each, Said)]


# --- The worked examples ---------------------------------------------------------------------------------------------


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
    options = replace(COINS, only_turnup=given.get("only_turnup", "carry"))
    dealer = Seat(given["dealer"])
    s = dealt(" ".join(given["deck"]), given["purses"], options, dealer, given.get("pot_carried_in", 0))
    pot = s.ledger.balance(POT)
    for name, plan in given["plan"].items():
        assert s.public.stand == (parse(name),)
        price = sum_of(plan["price"])
        do(s, PutUp(s.public.owner, price))
        while s.public.phase is PHASE.SALE:
            seat = s.public.sale.left[0]
            do(s, BidSum(seat, price) if seat == plan["sell_to"] else DropOut(seat))
    turned = turn_on(s)
    assert [[seat, card] for seat, card in turned] == expect["turned"]
    assert coins(s) == expect["purses"]
    assert s.ledger.balance(POT) == sum_of(expect.get("pot_carried", 0))
    if expect["result"] == "win":
        assert (s.public.owner, pot) == (expect["winner"], sum_of(expect["pot"]))
        assert (rank(Card(s.public.stand[0])) == 0) == (expect["by"] == "ace")
    assert s.public.shuffling == expect.get("shuffle_next", False)


def sale_of(given: dict[str, Any], form: str) -> tuple[SpeculationState, list[list[Any]]]:
    """A trump is sold to bidders who go as far as they say; and what each called."""
    purses = [given.get("purses", {}).get(str(seat), 100) for seat in range(given["players"])]
    s = dealt("4C 9D 2S 6H 7S JC 5D 8D KS 8C 3D TS QH", purses, replace(COINS, auction=form), Seat(given["seller"]))
    for seat, coins_ in enumerate(purses):
        short = in_purse(s, Seat(seat)) - sum_of(coins_)
        pay(s, *((MINT, rules.purse(seat)) if short < 0 else (rules.purse(seat), MINT)), Farthings(abs(short)), PAID)
    calls: list[list[Any]] = []
    told = do(s, PutUp(Seat(given["seller"]), sum_of(given["reserve"])))
    while s.public.phase is PHASE.SALE:
        question = GAME.question(s)
        assert question is not None
        seat, limit = question.asked[0].seat, sum_of(given["limits"][str(question.asked[0].seat)])
        bid = limit if form == "sealed" else rules.SALE.wanted(s)
        told += do(s, BidSum(seat, bid) if rules.SALE.wanted(s) <= limit else DropOut(seat))
    for each in told:
        if isinstance(each, Said) and each.words.key in ("say-bid-sum", "say-drop-out"):
            coins_ = dict(each.words.args)["farthings"]
            calls.append([each.seat, coins_ // UNIT if coins_ else "pass"])  # type: ignore[operator]
    return s, calls


PAID = rules.because("paid-stake")


def sold_for(s: SpeculationState, seller: Seat) -> tuple[Seat | None, int | None]:
    """To whom the trump was sold, and for how much."""
    entry = s.ledger.entries()[-1]
    if entry.why != "paid-price":
        return None, None
    return s.public.owner, entry.farthings // UNIT


@examples("called")
@pytest.mark.parametrize("form", ["called", "open"])
def test_a_worked_auction(given: dict[str, Any], expect: dict[str, Any], form: str) -> None:
    """Open, with all bidding as they come, it comes to the same but for who reaches an equal limit first."""
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
    chance = odds.stands(given["unknown"], given["higher_live"], given["face_down"])
    assert (chance, round(float(chance), 4)) == (Fraction(expect["p"]), expect["decimal"])


@examples("price")
def test_a_worked_price(given: dict[str, Any], expect: dict[str, Any]) -> None:
    chance = odds.stands(given["unknown"], given["higher_live"], given["face_down"])
    if given["lower_trump_already_shown"]:
        assert chance == Fraction(expect["p"])
        assert round(float(given["pot"] * chance), 2) == expect["price"]
        return
    stays = odds.stands(given["unknown"], given["trumps_unknown"], given["face_down"] - given["buyer_face_down"])
    assert (round(float(chance), 4), round(float(stays), 4)) == (expect["p_stand"], expect["p_carry"])
    assert round(float(given["pot"] * (chance - stays)), 2) == expect["price"]


@examples("blocks")
def test_a_worked_memory(given: dict[str, Any], expect: dict[str, Any]) -> None:
    groups = [odds.Whereabouts(each["unknown"], each["face_down"]) for each in given["blocks"]]
    higher = sum(each["higher_live"] for each in given["blocks"])
    assert odds.none_of(groups, groups[0].cards, higher) == Fraction(expect["p"])


@examples("can_win")
def test_the_deuce_cannot_win(given: dict[str, Any], expect: dict[str, Any]) -> None:
    """It is worth nothing to anybody, and at a small table a little less."""
    deck = "4C 9D 3S 7S JC 5D KS 8C 3D " + given["turn_up"]
    s = dealt(deck, options=replace(COINS, only_turnup=given["only_turnup"]))
    price = odds.part_of_pot(view_of(s, A), s.public.layers, A)
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
    """Used cards go under the pack, and are dealt again in the order of the hands."""
    s = seated((1000,) * given["players"])
    dealers = iter(range(1, 9))
    rules.begin_hand(s, A)
    of_hand: dict[Card, str] = dict.fromkeys(FULL_PACK, "pack")
    for hand in range(1, given["hands"] + 1):
        used = [card for pile in (*DOWN, STANDING) if pile.key in s.piles for card in s.at(pile)]
        came = [of_hand[card] for card in used]
        assert {source: came.count(source) for source in dict.fromkeys(came)} == dict(expect[f"hand{hand}"]), hand
        of_hand.update(dict.fromkeys(used, f"hand{hand}"))
        s.public.shuffling = False
        pack.gather_used(s)
        rules.begin_hand(s, Seat(next(dealers) % s.seats))
