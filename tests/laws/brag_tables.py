"""Tables of Brag in the middle of a deal, and an independent ranking of hands."""

from collections.abc import Mapping, Sequence

from crowe_table.engine.cards import FULL_PACK, Card, parse_all, text
from crowe_table.engine.core import Action, AnyEvent, PickAmount, Reason, Seat, View, act_of, because, seats
from crowe_table.engine.money import MINT, POT, Farthings
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.games.brag import GAME, rules
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.permissions import wagers
from crowe_table.games.brag.state import HAND, KEPT, PACK, PILES, BragPhase, BragRecord, BragState, Status
from crowe_table.kit.answer_parts import part_of
from crowe_table.kit.debts import BYSTANDER
from crowe_table.kit.purses import in_purse, open_purses
from crowe_table.kit.vying import Standing, put_in, set_status

COIN = 2
"""Farthings per coin of the examples. Two coins are a unit."""
PLAIN = BragOptions(unit=Farthings(2 * COIN), look_time="on_turn")
"""Options assumed by the examples."""


def bare(options: BragOptions, purses: Sequence[int], dealer: int = 0, seed: str = "position") -> BragState:
    """Return a table before the antes of its second deal. ``purses`` are in coins."""
    opened = tuple(Farthings(COIN * purse) for purse in purses)
    ring = seats(len(purses))
    standing = (Standing(Status.ABSENT),) * len(purses)
    record = BragRecord(
        ring=ring, sides=ring, opened=opened, phase=BragPhase.WAGER, deal=2, dealer=Seat(dealer), standing=standing
    )
    s: BragState = State(PILES, options, record, Chance(seed))
    open_purses(s, opened)
    return s


def laid(
    options: BragOptions,
    hands: Sequence[Sequence[str]],
    *,
    dealer: int,
    purses: Sequence[int],
    carried: int = 0,
    retained: tuple[int, Sequence[str]] | None = None,
) -> BragState:
    """Return a table with these hands, at its first wager.

    Sums are in coins. ``purses`` are the purses before the ante.
    """
    s = bare(options, purses, dealer)
    if options.credit:
        s.ledger.pay(MINT, BYSTANDER, Farthings(options.credit * s.seats), "bystander")
    if carried:
        s.ledger.pay(MINT, POT, Farthings(COIN * carried), "carried")
    for seat, hand in enumerate(hands):
        s.at(HAND[seat])[:] = parse_all(list(hand))
    if retained:
        s.at(KEPT[retained[0]])[:] = parse_all(list(retained[1]))
    used = {card for pile in s.piles.values() for card in pile}
    s.at(PACK)[:] = [card for card in FULL_PACK if card not in used]
    for seat in seats(s.seats):
        set_status(s.public, seat, Status.TWO if s.at(KEPT[seat]) else Status.BLIND)
        put_in(s, seat, options.first_stake, because("staked", seat=seat))
    rules.to_act(s, s.public.wagering[0])
    return s


def any_hands(count: int) -> list[list[str]]:
    """Return a hand of three cards for each player. All cards are distinct."""
    return [[text(FULL_PACK[3 * seat + i]) for i in range(3)] for seat in range(count)]


def do(s: BragState, action: Action) -> list[AnyEvent]:
    """Submit a legal action and return the events."""
    assert refusal(s, action) is None, action
    events: list[AnyEvent] = []
    GAME.apply(s, action, events.append)
    return events


def refusal(s: BragState, action: Action) -> Reason | None:
    """Return why an action is refused."""
    question = GAME.question(s)
    asked = question.asked_of(action.seat) if question else None
    if asked is None or type(action) not in asked.acts:
        return because("refuse-not-the-question")
    return GAME.refuse(s, action)


def can(s: BragState) -> set[str]:
    """Return the names of the actions that the player whose turn it is may take."""
    question = GAME.question(s)
    assert question is not None
    return {act_of(kind) for kind in question.asked[0].acts}


def span(s: BragState, seat: Seat) -> PickAmount:
    """Return the range of sums that a seat may wager."""
    ((choice,),) = wagers(s, seat)
    part = part_of(choice)
    assert isinstance(part, PickAmount)
    return part


def seen_by(s: BragState, seat: Seat) -> View[BragRecord, BragOptions]:
    return project(GAME, s, seat, GAME.question(s))


def purses_of(s: BragState) -> list[int]:
    """Return the sum in each purse, in coins."""
    return [in_purse(s, seat) // COIN for seat in seats(s.seats)]


# --- An independent ranking ------------------------------------------------------------------------------------------

ORDER = "23456789TJQKA"
NAMED: Mapping[str, int] = {"high": 0, "pair": 1, "flush": 2, "run": 3, "running flush": 4, "pair royal": 5}


def plainly(hand: Sequence[str]) -> tuple[int, tuple[int, ...]]:
    """Return a hand's kind and tie-breaking ranks under Crowe's rules.

    They are computed from the names of the cards, independently of the game's code.
    """
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
