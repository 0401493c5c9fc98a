"""Tables of Brag set up in the middle of a deal, and a second reckoning of hands that shares nothing with the first."""

from collections.abc import Mapping, Sequence

from crowe_table.engine.cards import FULL_PACK, Card, parse_all, text
from crowe_table.engine.core import Action, AnyEvent, because
from crowe_table.engine.money import MINT, POT
from crowe_table.engine.parts.settle import open_purses
from crowe_table.engine.rng import Chance
from crowe_table.games.brag import betting
from crowe_table.games.brag.laws import Brag
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.standing import BYSTANDER, BragState, Status, put_in

GAME = Brag()
COIN = 2
"""Farthings in a coin of the examples, of which two are a unit."""
PLAIN = BragOptions(unit=2 * COIN, look_time="on_turn")
"""The rules the examples are told by."""


def laid(
    options: BragOptions,
    hands: Sequence[Sequence[str]],
    *,
    dealer: int,
    purses: Sequence[int],
    carried: int = 0,
    retained: tuple[int, Sequence[str]] | None = None,
) -> BragState:
    """A table at its first wager, these cards before its players. Sums are in coins, purses as before the ante."""
    seats = len(hands)
    s = BragState(options, seats, tuple(COIN * purse for purse in purses), Chance("position"))
    open_purses(s, s.opened, GAME.slug)
    if options.credit:
        s.ledger.pay(MINT, BYSTANDER, options.credit * seats, "bystander")
    if carried:
        s.ledger.pay(MINT, POT, COIN * carried, "carried")
    s.deal, s.dealer, s.shuffling = 2, dealer, False
    s.hands = [parse_all(list(hand)) for hand in hands]
    s.hand_eyes = [[0] * len(hand) for hand in hands]
    if retained:
        s.old[retained[0]] = parse_all(list(retained[1]))
        s.old_eyes[retained[0]] = [0] * 3
    used = {card for hand in [*s.hands, *s.old] for card in hand}
    s.pack = [card for card in FULL_PACK if card not in used]
    s.pack_eyes = [0] * len(s.pack)
    for seat in range(seats):
        s.status[seat] = Status.TWO if s.old[seat] else Status.BLIND
        put_in(s, seat, options.first_stake, because("staked", seat=seat), None)
    betting.first_turn(s, None)
    return s


def any_hands(seats: int) -> list[list[str]]:
    """Three cards for each, no two alike."""
    return [[text(FULL_PACK[3 * seat + i]) for i in range(3)] for seat in range(seats)]


def do(s: BragState, action: Action) -> list[AnyEvent]:
    """Carries out a lawful answer and returns what was told."""
    ask = GAME.ask(s)
    assert ask is not None
    call = ask.call_of(action.seat)
    assert call is not None, (action, ask)
    assert any(way.act == type(action).__struct_config__.tag for way in call.ways), (action, call)
    assert GAME.refuse(s, action) is None, action
    told: list[AnyEvent] = []
    GAME.apply(s, action, told.append)
    return told


def can(s: BragState) -> set[str]:
    """The acts that are open to him whose turn it is."""
    ask = GAME.ask(s)
    assert ask is not None
    return {way.act for way in ask.calls[0].ways}


# --- A second reckoning ----------------------------------------------------------------------------------------------

ORDER = "23456789TJQKA"
NAMED: Mapping[str, int] = {"high": 0, "pair": 1, "flush": 2, "run": 3, "running flush": 4, "pair royal": 5}


def plainly(hand: Sequence[str]) -> tuple[int, tuple[int, ...]]:
    """A hand by Mr. Crowe's rules, reckoned from the names of its cards: its kind, and what decides within it."""
    ranks = sorted((ORDER.index(name[0]) for name in hand), reverse=True)
    one_suit = len({name[1] for name in hand}) == 1
    letters = "".join(ORDER[rank] for rank in ranks)
    if len(set(ranks)) == 1:
        return NAMED["pair royal"], (99 if letters == "333" else ranks[0],)
    if len(set(ranks)) == 2:
        twice = next(rank for rank in ranks if ranks.count(rank) == 2)
        return NAMED["pair"], (twice, next(rank for rank in ranks if rank != twice))
    runs = ["A32", *(ORDER[at : at + 3][::-1] for at in range(11))]
    if letters in runs:
        return NAMED["running flush" if one_suit else "run"], (runs.index(letters),)
    return NAMED["flush" if one_suit else "high"], tuple(ranks)


def texts_of(cards: Sequence[Card]) -> list[str]:
    return [text(card) for card in cards]
