"""An auction at Speculation and stakes at Blind Hookey. Every sequence is counted by the rules and by a referee."""

from collections.abc import Iterator, Mapping, Sequence

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, SUITS, Card, parse, parse_all, rank, suit
from crowe_table.engine.core import SPECTATOR, Seat, Setup
from crowe_table.engine.money import MINT, Farthings, purse
from crowe_table.engine.rng import Chance
from crowe_table.games.blind_hookey import rules as hookey
from crowe_table.games.blind_hookey.actions import Divide
from crowe_table.games.blind_hookey.rules import BlindHookey
from crowe_table.games.blind_hookey.state import HEAPS, HookeyPhase
from crowe_table.games.speculation import rules as speculation
from crowe_table.games.speculation.rules import Speculation
from crowe_table.games.speculation.state import DOWN, PACK, SHOWN, STANDING, SpeculationPhase
from tests.perft.counting import Perft

HEARTS = SUITS.index("H")
UNIT = Farthings(24)
PURSE = Farthings(2016)

# --- Speculation -----------------------------------------------------------------------------------------------------

TURN_UP = parse("7H")
Piles = tuple[tuple[Card, ...], ...]


def high(card: Card) -> int:
    return rank(card) or 13


def turning(down: Piles, stand: Card, owner: int, coins: tuple[int, ...], after: int) -> int:
    """Return the number of sequences from this position. The next seat to turn a card comes after ``after``."""
    left = [(after + step) % 3 for step in (1, 2, 3)]
    seat = next((each for each in left if each != owner and down[each]), None)
    if seat is None:
        return 1
    card = down[seat][-1]
    rest = tuple([pile[:-1] if at == seat else pile for at, pile in enumerate(down)])
    if suit(card) != HEARTS or high(card) < high(stand):
        return turning(rest, stand, owner, coins, seat)
    return 1 if rank(card) == 0 else selling(rest, card, seat, coins)


def selling(down: Piles, stand: Card, owner: int, coins: tuple[int, ...]) -> int:
    """Return the number of sequences if the owner may keep the trump, or sell it without a reserve."""
    count = turning(down, stand, owner, coins, owner)
    bidders = [seat for seat in ((owner + 1) % 3, (owner + 2) % 3) if coins[seat]]
    for buyer, price in calls(bidders, coins, -1, 0) if bidders else ():
        if buyer < 0:
            count += turning(down, stand, owner, coins, owner)
            continue
        paid = [held - price * (seat == buyer) + price * (seat == owner) for seat, held in enumerate(coins)]
        count += turning(down, stand, buyer, tuple(paid), buyer)
    return count


def calls(queue: Sequence[int], coins: Sequence[int], by: int, best: int) -> Iterator[tuple[int, int]]:
    """Yield the winner and the price of every possible auction."""
    queue = [seat for seat in queue if seat == by or coins[seat] > best]
    if all(seat == by for seat in queue):
        yield by, best
        return
    first, *rest = queue
    yield from calls(rest, coins, by, best)
    least, most = best + 1, coins[first]
    for price in {least, (least + most) // 2, most}:
        yield from calls([*rest, first], coins, first, price)


@pytest.mark.parametrize(
    ("piles", "coins"),
    [
        (("2S 8H", "4C KH", "9H 3D"), (2, 2, 1)),
        (("AH", "TH 2H", "3H QH"), (2, 1, 2)),
        (("2S 3S", "4S 5S", "6S 7S"), (2, 2, 2)),
    ],
    ids=lambda each: str(each[0]),
)
def test_every_course_of_a_hand_at_speculation(piles: tuple[str, ...], coins: tuple[int, ...]) -> None:
    game = Speculation()
    options = replace(game.preset("crowe", 3), auction="called", reserve=False, only_turnup="owner_wins")
    s = game.new(Setup(options, 3, (PURSE,) * 3, Chance("perft")))
    r, down = s.public, tuple([tuple(parse_all(pile)) for pile in piles])
    speculation.begin_hand(s, Seat(0))
    for seat, held in enumerate(coins):
        s.ledger.pay(purse(seat), MINT, Farthings(s.ledger.balance(purse(seat)) - held * UNIT), "perft")
        s.at(DOWN[seat])[:], s.at(SHOWN[seat])[:] = down[seat], ()
    named = [card for pile in down for card in pile]
    s.at(PACK)[:] = [card for card in FULL_PACK if card not in (*named, TURN_UP)]
    s.at(STANDING)[:] = [TURN_UP]
    r.layers, r.origins = (replace(r.layers[0], left=len(s.at(PACK))),), (*[(0,) * len(pile) for pile in down], ())
    speculation.trump_turned(s, Seat(0))
    phases = (SpeculationPhase.CHOICE, SpeculationPhase.SALE, SpeculationPhase.TURN)
    perft = Perft(game, phases, (Seat(0), SPECTATOR))
    perft.walk(s)
    assert perft.histories == selling(down, TURN_UP, 0, coins)
    assert len(perft.views[SPECTATOR]) <= len(perft.views[Seat(0)])


# --- Blind Hookey ----------------------------------------------------------------------------------------------------


def staking(players: int, laid: Mapping[int, frozenset[str]], at: int, sums: int) -> int:
    """Return the number of ways in which players from ``at`` on can stake on heaps.

    The dealer may have the last choice.
    """
    backed = frozenset().union(*laid.values())
    if at > players:
        return 2 if len(backed) == 1 else 1
    own = laid.get(at, frozenset())
    free = [heap for heap in HEAPS if heap not in own and (heap in backed or len(backed) < 2)]
    count = staking(players, laid, at + 1, sums) if own else 0
    for heap in free:
        after = {**laid, at: own | {heap}}
        count += sums * (staking(players, after, at if not own else at + 1, sums))
    return count


@pytest.mark.parametrize(("players", "most"), [(1, 3), (2, 2), (3, 1)])
def test_every_way_to_stake_at_blind_hookey(players: int, most: int) -> None:
    game = BlindHookey()
    options = replace(game.preset("heaps", players + 1), max_stake=most)
    s = game.new(Setup(options, players + 1, (PURSE,) * (players + 1), Chance("perft")))
    hookey.begin_hand(s, Seat(0))
    s.public.phase = HookeyPhase.DIVIDE
    game.apply(s, Divide(Seat(0), (17, 17, 18)))
    perft = Perft(game, (HookeyPhase.STAKES, HookeyPhase.TAKE), (Seat(0), SPECTATOR))
    perft.walk(s)
    assert perft.histories == staking(players, {}, 1, most)
    assert len(perft.views[SPECTATOR]) <= len(perft.views[Seat(0)])
