"""Deal codes: six words with a checksum that detects copying errors."""

import subprocess
import sys
from random import Random
from unittest.mock import patch

import pytest

from crowe_table.engine.core import Reason
from crowe_table.engine.deal_code import WORD_COUNT, WORDS, display_code, fresh_seed, read_code
from crowe_table.words import Words

DRAW = "from crowe_table.engine.deal_code import fresh_seed; print(fresh_seed(), end='')"


def codes(count: int, entropy: str) -> list[str]:
    """Return new seeds from fixed entropy."""
    with patch("crowe_table.engine.deal_code.os.urandom", Random(entropy).randbytes):
        return [fresh_seed() for _ in range(count)]


CODES = codes(200, "codes")


def refused(text: str) -> str:
    found = read_code(text)
    assert isinstance(found, Reason), found
    return Words().reason(found)


def test_the_list_has_4096_plain_words_in_order() -> None:
    assert len(WORDS) == 4096
    assert list(WORDS) == sorted(set(WORDS))
    assert all(word.isascii() and word.isalpha() and word.islower() and 3 <= len(word) <= 8 for word in WORDS)


def test_fresh_seeds_are_distinct_codes() -> None:
    assert codes(2, "one") == codes(2, "one") != codes(2, "another")
    assert len(set(CODES)) == len(CODES)
    assert all(len(code) <= 64 and len(code.split("-")) == WORD_COUNT for code in CODES)
    assert len({word for code in CODES for word in code.split("-")}) > 900, "each word is as likely as any other"


def test_fresh_seeds_use_the_systems_entropy() -> None:
    drawn = [subprocess.check_output([sys.executable, "-c", DRAW], text=True) for _ in range(2)]
    assert drawn[0] != drawn[1]
    assert {len(code.split("-")) for code in drawn} == {WORD_COUNT}


def test_a_code_is_read_in_any_notation() -> None:
    for code in CODES:
        assert display_code(code) == code.replace("-", " ")
        assert read_code(display_code(code)) == code
        assert read_code(f"  {display_code(code).upper()}\n") == code
        assert read_code(code.replace("-", ", ")) == code


def test_copying_errors_are_detected() -> None:
    """The errors are two exchanged words, and a word replaced by its neighbour in the list.

    The checksum misses one such error in 256.
    """
    swapped = misread = 0
    for code in CODES:
        words = code.split("-")
        assert words[0] != words[1]
        swapped += isinstance(read_code(" ".join([words[1], words[0], *words[2:]])), str)
        other = WORDS[(WORDS.index(words[3]) + 1) % len(WORDS)]
        misread += isinstance(read_code(" ".join([*words[:3], other, *words[4:]])), str)
    assert (swapped, misread) == (1, 1), "of two hundred"


def test_an_invalid_code_is_explained() -> None:
    words = display_code(CODES[0]).split()
    assert "“hrabour”" in refused(" ".join([*words[:5], "hrabour"]))
    assert "“harbour”" in refused(" ".join([*words[:5], "hrabour"]))
    assert "“xqzzy”" in refused(" ".join([*words[:5], "xqzzy"]))
    assert refused(" ".join(words[:5])).endswith("these are five.")
    assert refused(" ".join([*words, "extra"])).endswith("these are seven.")
    assert "64" in refused("")
    assert "64" in refused("x" * 65)
    assert "64" in refused("ten £")
    assert read_code(" ".join([*words[1:], words[0]])) == Reason("deal-code-check")


@pytest.mark.parametrize("seed", ["7", "whist-demo", "a1b2" * 16, "candle", "x.y_z"])
def test_other_seeds_are_their_own_code(seed: str) -> None:
    assert read_code(seed) == seed
    assert display_code(seed) == seed
