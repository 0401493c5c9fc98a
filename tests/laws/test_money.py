"""Money: worked examples, and properties that hold for every sum."""

import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crowe_table.engine import money
from crowe_table.engine.money import (
    COINAGES,
    COINS,
    MINT,
    POT,
    STAKES,
    Account,
    Farthings,
    Ledger,
    Refused,
    lsd,
    purse,
    to_coins,
)

BOOK = json.loads(Path(__file__).with_name("money_examples.json").read_text(encoding="utf-8"))
Example = dict[str, Any]


def examples(kind: str) -> Any:
    return pytest.mark.parametrize("example", BOOK[kind], ids=lambda e: e["why"])


def account(text: str) -> Account:
    """Parse an account written as ``pot`` or ``purse:0``."""
    name, _, seat = text.partition(":")
    return Account(name, int(seat)) if seat else Account(name)


def value(coins: dict[str, int]) -> int:
    return sum(COINS[name] * count for name, count in coins.items())


@examples("values")
def test_the_value_of_coins(example: Example) -> None:
    assert value(example["coins"]) == example["farthings"]


@examples("written")
def test_how_a_sum_is_written(example: Example) -> None:
    assert lsd(example["farthings"]) == example["text"]


@examples("coins")
def test_a_sum_in_coin(example: Example) -> None:
    assert to_coins(example["farthings"], example.get("coinage", "georgian")) == example["coins"]


@examples("shares")
def test_a_pot_is_shared(example: Example) -> None:
    shares = money.share(example["total"], list(example["order"].values()))
    assert dict(zip(example["order"], shares, strict=True)) == example["shares"]


@examples("halves")
def test_half_a_stake(example: Example) -> None:
    assert money.half_rounded_down(example["farthings"]) == example["taken"]


@examples("odds")
def test_odds(example: Example) -> None:
    assert money.odds_pay(example["stake"], *example["odds"]) == example["wins"]


@examples("ledgers")
def test_the_ledger(example: Example) -> None:
    ledger = Ledger()
    taken = []
    for source, target, farthings in example["moves"]:
        before = ledger.record()
        try:
            ledger.pay(account(source), account(target), farthings, "example")
            taken.append(True)
        except Refused:
            taken.append(False)
            assert ledger.record() == before
        assert ledger.sum() == 0
    assert taken == example["taken"]
    assert dict(ledger.record()) == {name: sum_ for name, sum_ in example["balances"].items() if sum_}
    assert [entry.number for entry in ledger.entries()] == list(range(1, sum(taken) + 1))


# --- laws ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("coinage", COINAGES)
def test_every_sum_can_be_shown_and_with_the_fewest_coins(coinage: str) -> None:
    """A second method computes the fewest coins: one more than for the best smaller sum."""
    names = COINAGES[coinage]
    whole = COINS[names[0]]
    fewest = [0]
    for total in range(1, whole):
        fewest.append(1 + min(fewest[total - COINS[name]] for name in names[1:] if COINS[name] <= total))
    for farthings in range(0, 3 * whole, 7):
        coins = to_coins(Farthings(farthings), coinage)
        assert value(coins) == farthings
        assert set(coins) <= set(names)
        assert sum(coins.values()) == farthings // whole + fewest[farthings % whole]


def test_a_debt_cannot_be_shown_in_coin() -> None:
    with pytest.raises(ValueError, match="debt"):
        to_coins(Farthings(-1))


def test_a_written_sum_can_be_read_back() -> None:
    fraction = {"¼": 1, "½": 2, "¾": 3}
    for farthings in range(-3000, 3000):
        total = 0
        for part in lsd(Farthings(farthings)).removeprefix("−").split():
            match part[0], part[-1]:
                case "£", _:
                    total += int(part[1:]) * money.POUND
                case _, "s":
                    total += int(part[:-1]) * money.SHILLING
                case _, "d":
                    quarter = fraction.get(part[-2], 0)
                    total += int(part[: -2 if quarter else -1] or 0) * money.PENNY + quarter
        assert total == abs(farthings)
        assert lsd(Farthings(farthings)).startswith("−") == (farthings < 0)


def test_a_pot_is_shared_to_the_last_farthing() -> None:
    for total, weights in product(range(60), ([1], [1, 1], [1, 2, 3], [0, 5, 0, 1], [3, 3, 3, 1])):
        shares = money.share(Farthings(total), weights)
        assert sum(shares) == total
        assert all(
            0 <= share - total * weight // sum(weights) <= 1 for share, weight in zip(shares, weights, strict=True)
        )


def test_coins_are_listed_from_the_largest() -> None:
    assert list(COINS.values()) == sorted(COINS.values(), reverse=True)
    for names in COINAGES.values():
        assert [COINS[name] for name in names] == sorted((COINS[name] for name in names), reverse=True)
        assert names[-1] == "farthing"


def test_every_level_of_stakes_halves_and_quarters() -> None:
    for stakes in STAKES.values():
        assert stakes.unit % 4 == 0
        assert stakes.purse % stakes.unit == 0


def test_half_guineas_are_counted_only_where_they_are_whole() -> None:
    assert [money.half_guineas(Farthings(sum_)) for sum_ in (504, 1008, 2520)] == [1, 2, 5]
    assert [money.half_guineas(Farthings(sum_)) for sum_ in (0, 503, -504, 1)] == [None] * 4


def test_the_sum_of_a_ledger_is_zero_whatever_is_paid() -> None:
    rng = Random("ledger")
    ledger = Ledger()
    accounts = [MINT, POT, *(purse(seat) for seat in range(4))]
    refused = 0
    for _ in range(4000):
        source, target = rng.choice(accounts), rng.choice(accounts)
        try:
            ledger.pay(source, target, Farthings(rng.randrange(-2, 90)), "chance")
        except Refused:
            refused += 1
        assert ledger.sum() == 0
        assert all(balance >= 0 for account, balance in ledger.balances.items() if account != MINT)
    assert 500 < refused < 3500
    made: dict[Account, int] = dict.fromkeys(accounts, 0)
    for entry in ledger.entries():
        made[entry.source] -= entry.farthings
        made[entry.target] += entry.farthings
    assert {account: sum_ for account, sum_ in made.items() if account in ledger.balances} == ledger.balances


def test_copies_of_a_ledger_are_independent() -> None:
    ledger = Ledger()
    ledger.pay(MINT, purse(0), Farthings(100), "purse")
    twin = ledger.clone()
    twin.pay(purse(0), POT, Farthings(40), "stake")
    ledger.pay(purse(0), POT, Farthings(1), "stake")
    assert [entry.farthings for entry in ledger.entries()] == [100, 1]
    assert [entry.farthings for entry in twin.entries()] == [100, 40]
    assert (ledger.balance(POT), twin.balance(POT)) == (1, 40)
