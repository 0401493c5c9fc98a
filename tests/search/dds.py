"""Access to DDS, Bo Haglund's double-dummy solver, through ``endplay``. It is an optional second check of endings."""

from collections.abc import Sequence

from crowe_table.engine.cards import SUITS, Card, parse, text

try:
    from endplay.dds import solve_board
    from endplay.types import Deal, Denom, Player
except ImportError:
    INSTALLED = False
else:
    INSTALLED = True

DDS_SUITS = "SHDC"
"""The suits in the order in which DDS writes a hand."""


def _deal(hands: Sequence[Sequence[Card]], trump: int) -> "Deal":
    suits = [[[text(card)[0] for card in hand if text(card)[1] == each] for each in DDS_SUITS] for hand in hands]
    deal = Deal("N:" + " ".join(".".join("".join(suit) for suit in hand) for hand in suits))
    deal.trump = Denom.nt if trump < 0 else Denom.find(SUITS[trump])
    return deal


def solve_leads(hands: Sequence[Sequence[Card]], trump: int) -> dict[Card, int]:
    """Return, for each lead of the first hand, the tricks of its side. ``trump`` is −1 for no trumps."""
    return solve(hands, trump, (0, ()))


def solve(hands: Sequence[Sequence[Card]], trump: int, trick: tuple[int, Sequence[Card]]) -> dict[Card, int]:
    """Return the tricks that the side of the player to move takes with each of that hand's legal cards.

    ``hands`` are by place. ``trick`` holds the leader's place and the cards played to the current trick, which are no
    longer in the hands. This trick counts.
    """
    leader, played = trick
    whole = [[*hand] for hand in hands]
    for step, card in enumerate(played):
        whole[(leader + step) % len(whole)].append(card)
    deal = _deal(whole, trump)
    deal.first = list(Player)[leader]
    for card in played:
        deal.play(text(card)[::-1])
    return {parse(card.rank.abbr + card.suit.name[0].upper()): tricks for card, tricks in solve_board(deal)}
