"""Cards and their names, dice, and random numbers. The same seed gives the same numbers on every machine."""

from collections import Counter

import pytest

from crowe_table.engine import cards
from crowe_table.engine.cards import FULL_PACK, HIDDEN, BadCard, build_pack, copy_of, face, make, parse, rank, suit
from crowe_table.engine.dice import throw
from crowe_table.engine.rng import Chance, Rng


def test_every_card_name_round_trips() -> None:
    pack = build_pack(copies=4)
    names = [cards.text(card) for card in pack]
    assert len(set(names)) == 208
    assert [parse(name) for name in names] == list(pack)
    assert [make(rank(card), suit(card), copy_of(card)) for card in pack] == list(pack)
    assert [cards.text(card) for card in (parse("qs"), parse("QS'2"), HIDDEN)] == ["QS", "QS'2", "??"]
    assert face(parse("QS'2")) == parse("QS")


def test_packs() -> None:
    assert tuple(range(52)) == FULL_PACK
    assert len(build_pack("A6789TJQK")) == 36
    assert Counter(map(face, build_pack("A789TJQK", copies=4))) == dict.fromkeys(build_pack("A789TJQK"), 4)
    assert cards.texts(cards.parse_all("AS KC")) == "AS KC"
    assert cards.parse_all(["TD"]) == cards.parse_all("td")


@pytest.mark.parametrize(
    "name", ["", "Q", "QSS", "1S", "QX", "QS'", "QS'0", "QS'7", "QS'22", "??", "SQ", "QS QH", "10S"]
)
def test_invalid_card_names(name: str) -> None:
    with pytest.raises(BadCard, match="no card"):
        parse(name)


# --- chance ----------------------------------------------------------------------------------------------------------


def test_the_generator_never_changes() -> None:
    """``sha256-counter/1`` is frozen, because a saved session must deal the same cards everywhere."""
    rng = Chance("Mr. Crowe, 1775").stream("deal", 1)
    assert [rng.word() for _ in range(9)] == [
        *(3669683834, 1789360161, 613304194, 674406337, 158393783, 654548370, 966999316, 505825459),
        832586134,
    ]
    pack = list(FULL_PACK)
    Chance("Mr. Crowe, 1775").stream("deal", 1).shuffle(pack)
    assert cards.texts(pack[:10]) == "8C 9S QD TS KD JD 5S KH 8S TC"


def test_a_deal_depends_only_on_the_seed_and_its_number() -> None:
    chance = Chance("seed")
    later = chance.stream("deal", 2)
    chance.stream("deal", 1).word()
    assert [later.word() for _ in range(20)] == [
        word for rng in [Chance("seed").stream("deal", 2)] for word in [rng.word() for _ in range(20)]
    ]
    firsts = {
        Chance(seed).stream(purpose, number).word()
        for seed in ("a", "b", "a|deal")
        for purpose in ("deal", "cut")
        for number in range(50)
    }
    assert len(firsts) == 300


def test_a_cloned_stream_is_independent() -> None:
    rng = Rng(b"key")
    for _ in range(11):
        rng.word()
    twin = rng.clone()
    assert twin.position() == rng.position()
    assert [twin.word() for _ in range(30)] == [rng.word() for _ in range(30)]
    twin.word()
    assert twin.position() != rng.position()


@pytest.mark.parametrize("n", [1, 2, 6, 7, 52, 2**31 + 1, 2**32])
def test_numbers_below(n: int) -> None:
    rng = Rng(b"below")
    drawn = [rng.below(n) for _ in range(500)]
    assert all(0 <= number < n for number in drawn)
    assert n == 1 or len(set(drawn)) > 1


def test_numbers_are_uniform() -> None:
    """The numbers are drawn below three quarters of the largest word.

    Each third is equally frequent. A plain remainder would favour the first third.
    """
    rng = Rng(b"thirds")
    thirds = Counter(rng.below(3 << 30) >> 30 for _ in range(9000))
    assert all(abs(count - 3000) < 5 * 2000**0.5 for count in thirds.values())


def test_draws_are_fair() -> None:
    """Each face is thrown 1,000 times on average. For six faces, chi-square exceeds 25 once in 10,000 runs."""
    rng = Rng(b"fair")
    faces = Counter(each for _ in range(3000) for each in throw(rng))
    assert set(faces) == set(range(1, 7))
    assert sum((count - 1000) ** 2 / 1000 for count in faces.values()) < 25
    assert 0 <= min(rng.real() for _ in range(1000)) < max(rng.real() for _ in range(1000)) < 1


def test_every_order_is_equally_likely() -> None:
    rng = Rng(b"orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 60
