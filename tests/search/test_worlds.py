"""Sampled worlds. All consistent worlds are sampled with equal probability, and no others."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from itertools import permutations
from random import Random

import pytest

from crowe_table.engine.cards import FULL_PACK, HIDDEN, Card, make, parse, parse_all, suit
from crowe_table.engine.core import Options, Phase, Record, seats
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.state import State
from crowe_table.kit.ranking import TRUMP, ranked
from crowe_table.search.worlds import Worlds, hidden_places, place_cards

World = tuple[frozenset[Card], ...]


def rng(name: str) -> Rng:
    return Chance(name).stream("worlds")


def key(world: Mapping[int, list[Card]]) -> World:
    return tuple(frozenset(world[place]) for place in sorted(world))


def enumerate_worlds(unseen: list[Card], room: Mapping[int, int], fits: Callable[[World], bool]) -> set[World]:
    """Return all consistent worlds by trying every order of the cards."""
    found = set()
    for order in permutations(unseen):
        left = list(order)
        world = tuple(frozenset(left.pop() for _ in range(room[place])) for place in sorted(room))
        if fits(world):
            found.add(world)
    return found


def assert_sampled_fairly(worlds: Worlds[int], wanted: set[World], name: str) -> None:
    """Assert that the wanted worlds are sampled with equal frequency, and no others."""
    assert worlds.count == len(wanted) > 1
    chance = rng(name)
    draws = 200 * len(wanted)
    found = Counter(key(worlds.draw(chance)) for _ in range(draws))
    assert set(found) == wanted
    spread = sum((count - 200) ** 2 / 200 for count in found.values())
    free = len(wanted) - 1
    assert spread < free + 4.5 * (2 * free) ** 0.5, "chi-square test at about 1 in 10,000"


def test_worlds_without_constraints() -> None:
    unseen = parse_all("2S 3S 4H 5H 6D")
    room = {0: 2, 1: 1, 2: 2}
    assert_sampled_fairly(Worlds(unseen, room), enumerate_worlds(unseen, room, lambda _: True), "nothing")


def test_worlds_with_voids_and_a_known_card() -> None:
    unseen = parse_all("2S 3S 4H 5H 6D 7C")
    room = {1: 2, 2: 2, 3: 2}
    six = parse("6D")
    worlds = Worlds(unseen, room, known={six: 3}, void={1: {0}})
    wanted = enumerate_worlds(unseen, room, lambda world: six in world[2] and all(suit(card) != 0 for card in world[0]))
    assert len(wanted) == 9
    assert_sampled_fairly(worlds, wanted, "voids")


def test_trumps_are_a_suit_of_their_own() -> None:
    """If the knave of spades is a trump, a player without trumps cannot hold it."""
    knave, order = parse("JS"), ranked(trump=1)
    suit_of = tuple(TRUMP if face == knave else of for face, of in enumerate(order.suit_of))
    unseen = parse_all("JS 2S 4H 5H 6D")
    room = {0: 2, 1: 3}
    trumps = {knave, *parse_all("4H 5H")}
    wanted = enumerate_worlds(unseen, room, lambda world: not world[0] & trumps)
    assert Worlds(unseen, room, void={0: {TRUMP}}, suit_of=suit_of).count == len(wanted) == 1
    wanted = enumerate_worlds(
        unseen, room, lambda world: not any(suit(card) == 0 and card != knave for card in world[0])
    )
    assert_sampled_fairly(Worlds(unseen, room, void={0: {0}}, suit_of=suit_of), wanted, "trumps")


def test_worlds_with_forbidden_cards() -> None:
    unseen = parse_all("2S 3S 4H 5H 6D 7C")
    room = {0: 1, 1: 2, 2: 3}
    two, four = parse("2S"), parse("4H")
    worlds = Worlds(unseen, room, forbidden={two: {0, 2}, four: {0}})
    assert_sampled_fairly(
        worlds, enumerate_worlds(unseen, room, lambda world: two in world[1] and four not in world[0]), "forbidden"
    )


def test_groups_stay_together() -> None:
    unseen = parse_all("2S 3S 4H 5H 6D 7C")
    room = {0: 1, 1: 2, 2: 3}
    pair = frozenset(parse_all("2S 4H"))
    wanted = enumerate_worlds(unseen, room, lambda world: any(pair <= place for place in world))
    assert_sampled_fairly(Worlds(unseen, room, together=[pair]), wanted, "pair")
    three = frozenset(parse_all("2S 4H 5H"))
    worlds = Worlds(unseen, room, together=[parse_all("2S 4H"), parse_all("5H 4H")])
    assert_sampled_fairly(
        worlds, enumerate_worlds(unseen, room, lambda world: three <= world[2]), "groups that touch are one"
    )
    worlds = Worlds(unseen, room, together=[parse_all("2S 4H")], known={parse("4H"): 1})
    assert worlds.count == 4
    assert set(worlds.draw(rng("known"))[1]) == pair


def test_a_group_goes_only_where_all_its_cards_may() -> None:
    unseen = parse_all("2S 3S 4H 5H 6D 7C")
    room = {0: 2, 1: 2, 2: 2}
    pair = frozenset(parse_all("2S 4H"))
    worlds = Worlds(unseen, room, together=[pair], void={0: {0}}, forbidden={parse("4H"): {1}})
    assert_sampled_fairly(
        worlds,
        enumerate_worlds(unseen, room, lambda world: pair == world[2] and parse("3S") not in world[0]),
        "together",
    )


@pytest.mark.parametrize("number", range(12))
def test_random_combinations_of_constraints(number: int) -> None:
    """Under random constraints, the computed number of worlds equals the number found by trying all orders."""
    chance = Random(f"worlds {number}")
    unseen = [Card(card) for card in chance.sample(FULL_PACK, 7)]
    first = chance.randint(1, 3)
    room = {0: first, 1: chance.randint(1, 3), 2: 0, 3: 0}
    room[2] = chance.randint(0, 7 - room[0] - room[1])
    room[3] = 7 - sum(room.values())
    void = {chance.randrange(4): {chance.randrange(4)}, chance.randrange(4): {chance.randrange(4)}}
    forbidden: dict[Card, Collection[int]] = {unseen[0]: {chance.randrange(4)}, unseen[1]: {chance.randrange(4)}}
    together = [unseen[2:4]] if number % 2 else []
    known = {unseen[6]: chance.randrange(4)} if number % 3 == 0 else {}

    def fits(world: World) -> bool:
        return (
            not any(suit(card) in suits for place, suits in void.items() for card in world[place])
            and not any(card in world[place] for card, places in forbidden.items() for place in places)
            and all(any(set(group) <= place for place in world) for group in together)
            and all(card in world[place] for card, place in known.items())
        )

    wanted = enumerate_worlds(unseen, room, fits)
    worlds = Worlds(unseen, room, known=known, void=void, forbidden=forbidden, together=together)
    assert worlds.count == len(wanted)
    if len(wanted) > 1:
        assert_sampled_fairly(worlds, wanted, f"random {number}")


def test_copies_of_a_card_are_distinct() -> None:
    unseen = [make(0, 0), make(0, 0, copy=1), make(0, 1)]
    room = {0: 1, 1: 2}
    wanted = {key({0: [one], 1: [other, unseen[2]]}) for one, other in (unseen[:2], unseen[1::-1])}
    assert_sampled_fairly(Worlds(unseen, room, void={0: {1}}), wanted, "two packs")


def test_no_consistent_world() -> None:
    for worlds in (
        Worlds(parse_all("2S 3S"), {1: 1, 2: 1}, void={1: {0}, 2: {0}}),
        Worlds(parse_all("2S 3S"), {1: 1, 2: 1}, known={parse("2S"): 1, parse("3S"): 1}),
        Worlds(parse_all("2S 3S"), {1: 1, 2: 1}, together=[parse_all("2S 3S")]),
    ):
        assert worlds.count == 0
        with pytest.raises(ValueError, match="No world fits"):
            worlds.draw(rng("none"))


def test_there_must_be_room_for_every_card() -> None:
    with pytest.raises(ValueError, match="3 cards unseen, and room for 2"):
        Worlds(parse_all("2S 3S 4S"), {0: 1, 1: 1})


def test_equal_streams_sample_equal_worlds() -> None:
    worlds = Worlds(FULL_PACK[:39], {0: 13, 1: 13, 2: 13}, void={0: {0}, 1: {1}})
    assert worlds.draw(rng("same")) == worlds.draw(rng("same")) != worlds.draw(rng("other"))


PILES = Piles()
STOCK = PILES.one("stock")
HAND = PILES.each("hand", SeenBy.OWNER)


class OnlyPhase(Phase):
    PLAY = 0


def test_every_hidden_card_of_a_table_is_replaced() -> None:
    record = Record(ring=seats(2), sides=(0, 1), phase=OnlyPhase.PLAY)
    s: State[Record, Options] = State(PILES, Options(), record, Chance("table"))
    s.at(HAND[0])[:] = parse_all("AS KS")
    s.at(HAND[1])[:] = [HIDDEN, parse("QS"), HIDDEN]
    s.at(STOCK)[:] = [HIDDEN, HIDDEN]
    assert hidden_places(s) == {STOCK: 2, HAND[1]: 2}
    unseen, stocks = parse_all("2H 3H 4H 5S"), set()
    worlds = Worlds(unseen, hidden_places(s), void={HAND[1]: {0}})
    chance = rng("lay")
    for _ in range(60):
        twin = s.clone()
        place_cards(twin, worlds.draw(chance), chance)
        assert twin.at(HAND[1])[1] == parse("QS")
        laid = [*twin.at(STOCK), twin.at(HAND[1])[0], twin.at(HAND[1])[2]]
        assert sorted(laid) == sorted(unseen)
        assert parse("5S") in twin.at(STOCK)
        stocks.add(tuple(twin.at(STOCK)))
    assert len(stocks) == 6, "each of three cards with the five of spades, in either order"
