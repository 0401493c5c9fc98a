"""The gain of Blind Hookey's bank in a hundred thousand hands, compared with the exact advantage."""

import pytest

from crowe_table.games.blind_hookey import odds
from crowe_table.games.blind_hookey.options import HookeyOptions
from tests.laws.test_blind_hookey import HEAPED, PACKETS, apart, bank_gains

HANDS = 100_000


@pytest.mark.parametrize("options", [PACKETS, HEAPED], ids=["packets", "heaps"])
def test_a_banks_gain_agrees_with_the_exact_advantage(options: HookeyOptions) -> None:
    exact = odds.bank_gains(options.equal)
    mean, error = apart(bank_gains(options, HANDS, "soak"), exact)
    print(
        f"{options.method}: {100 * mean:.2f} ± {100 * error:.2f} of a hundred staked, exactly {100 * float(exact):.2f}"
    )
    assert abs(mean - float(exact)) < 3 * error
