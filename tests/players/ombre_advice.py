"""How often Mr. Cotton's advice for the Ombre of three is right: ``python -m tests.players.ombre_advice DEALS``.

Cards are dealt, and eldest plays in the suit in which the hand is strongest, whatever it holds; all change by the rule
of good play, and the tricks are played out plainly. Sure tricks are counted as matadors, Kings of other suits, and
trumps beyond the third.
"""

import sys
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from statistics import mean

from msgspec import Struct

from crowe_table.engine.cards import KING, Card, rank
from crowe_table.games.ombre.counting import outcome
from crowe_table.games.ombre.heuristics import MIN_STOCK_LEFT, best_trump, cards_to_keep, strength, trumps_by_rank
from crowe_table.games.ombre.options import BOOKS
from crowe_table.games.ombre.play import BLACK, best_hombre_trumps, order_for, privilege
from crowe_table.games.ombre.state import HAND_OF_THREE, HOMBRE_PACK
from crowe_table.search.open_hands import NO_MEMORY, ONE_EACH, bits_of, new_kernel

OPTIONS = BOOKS["hombre_1674"]
PLAYERS, LONG = 3, 3
"""Trumps beyond so many are sure to be good when the others are drawn."""
WANTED = 3
"""“Never ask without three sure tricks.”"""


class Played(Struct, frozen=True):
    """One deal: the hand before the exchange, the suit of trumps, and whether the game was won in it."""

    hand: tuple[Card, ...]
    trump: int
    won: bool


def sure_tricks(hand: Sequence[Card], trump: int) -> int:
    """Matadors, Kings of other suits, and trumps beyond the third."""
    trumps = [card for card in hand if card in trumps_by_rank(OPTIONS, trump)]
    kings = [card for card in hand if rank(card) == KING and card not in trumps]
    return sum(card in best_hombre_trumps(trump) for card in hand) + len(kings) + max(0, len(trumps) - LONG)


def changed(hand: Sequence[Card], trump: int, stock: list[Card], most: int) -> list[Card]:
    """The hand when all but trumps and Kings have been changed, so many at the most."""
    order = order_for(OPTIONS, trump)
    kept = cards_to_keep(hand, trump, OPTIONS)
    loose = sorted([card for card in hand if card not in kept], key=lambda card: order.power[card])[: max(0, most)]
    return [card for card in hand if card not in loose] + [stock.pop() for _ in loose]


def dealt(number: int, trump: int | None = None) -> Played:
    """The deal of this number, eldest being the Ombre: in the suit that is best, or in this."""
    pack = Random(f"advice {number}").sample(HOMBRE_PACK, len(HOMBRE_PACK))
    hands = [pack[at * HAND_OF_THREE : (at + 1) * HAND_OF_THREE] for at in range(PLAYERS)]
    stock = pack[PLAYERS * HAND_OF_THREE :]
    chosen = best_trump(hands[0], OPTIONS) if trump is None else trump
    held = []
    for at, hand in enumerate(hands):
        held.append(changed(hand, chosen, stock, len(stock) - (MIN_STOCK_LEFT if at == 1 else 0)))
    kernel = new_kernel(PLAYERS, privilege(chosen), memory=NO_MEMORY)
    bits = bits_of(HOMBRE_PACK, order_for(OPTIONS, chosen), ONE_EACH, kernel, privilege(chosen))
    kernel.pack = sum(bits.values())
    for at, hand in enumerate(held):
        kernel.deal(at, sum(bits[card] for card in hand))
    kernel.play_outs(1, 0, 1, True)
    taken = [kernel.tricks_of(at) for at in range(PLAYERS)]
    return Played(tuple(hands[0]), chosen, outcome(taken[0], taken[1:]) == "win")


def by_sure_tricks(deals: int) -> dict[int, list[bool]]:
    """For each number of sure tricks, whether the game was won in each deal."""
    found: defaultdict[int, list[bool]] = defaultdict(list)
    for number in range(deals):
        played = dealt(number)
        found[sure_tricks(played.hand, played.trump)].append(played.won)
    return found


def in_doubt(deals: int) -> tuple[list[bool], list[bool]]:
    """Of hands as strong in a black suit as in a red one, whether each game was won in the black, and in the red."""
    black: list[bool] = []
    red: list[bool] = []
    for number in range(deals):
        hand = dealt(number).hand
        value = {trump: strength(hand, trump, OPTIONS) for trump in range(4)}
        best = [trump for trump in range(4) if value[trump] == max(value.values())]
        dark = [trump for trump in best if trump in BLACK]
        if dark and len(best) > len(dark):
            black.append(dealt(number, dark[0]).won)
            red.append(dealt(number, next(trump for trump in best if trump not in BLACK)).won)
    return black, red


def main() -> None:
    """Prints how often each is right."""
    deals = int(sys.argv[1])
    found = by_sure_tricks(deals)
    for sure, won in sorted(found.items()):
        print(f"{sure} sure tricks: {len(won)} hands, the game won in {mean(won):.1%}")
    asked = [won for sure, each in found.items() if sure >= WANTED for won in each]
    left = [won for sure, each in found.items() if sure < WANTED for won in each]
    print(f"with {WANTED} or more {mean(asked):.1%}, with fewer {mean(left):.1%}")
    black, red = in_doubt(deals)
    print(f"in doubt, {len(black)} hands: in black {mean(black):.1%}, in red {mean(red):.1%}")


if __name__ == "__main__":
    main()
