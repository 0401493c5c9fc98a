"""Functions that move cards and report each move. The piles determine who sees the faces."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card
from crowe_table.engine.core import ALL, NOBODY, Moved, OptionsT, RecordT, Shown, Shuffled, Viewers
from crowe_table.engine.piles import Pile
from crowe_table.engine.state import State


def move(
    s: State[RecordT, OptionsT],
    cards: Sequence[Card],
    source: Pile,
    target: Pile,
    how: str = "slide",
    *,
    remembered_by: Viewers = NOBODY,
    under: bool = False,
) -> None:
    """Move cards one by one onto another pile. With ``under``, move them together under it, with the first card lowest.

    The viewers of ``target`` see the cards. The seats in ``remembered_by`` still know the cards, but not the place of
    each in the pile.
    """
    if not cards:
        return
    source_cards, target_cards, emit = s.piles[source.key], s.piles[target.key], s.emit
    places = tuple([source_cards.index(card) for card in cards]) if emit else ()
    for card in cards:
        source_cards.remove(card)
    if under:
        target_cards[:0] = cards
    else:
        target_cards += cards
    if remembered_by:
        remember(s, cards, remembered_by)
    if emit:
        emit(Moved(source.key, places, target.key, tuple(cards), shown_at(s, cards, target), under, how))


def draw(
    s: State[RecordT, OptionsT],
    count: int,
    source: Pile,
    target: Pile,
    how: str = "deal",
    *,
    shown_to: Viewers = NOBODY,
) -> None:
    """Move ``count`` cards from the top of a pile onto another, the topmost first.

    The seats in ``shown_to`` see and remember the cards, in addition to the viewers of ``target``.
    """
    if not count:
        return
    source_cards = s.piles[source.key]
    cards = source_cards[: -count - 1 : -1]
    del source_cards[-count:]
    s.piles[target.key] += cards
    if shown_to:
        remember(s, cards, shown_to)
    if s.emit:
        places = tuple(range(len(source_cards) + count - 1, len(source_cards) - 1, -1))
        faces = shown_at(s, cards, target) | shown_to
        s.emit(Moved(source.key, places, target.key, tuple(cards), faces, how=how))


def move_from_top(s: State[RecordT, OptionsT], count: int, source: Pile, target: Pile, how: str = "slide") -> None:
    """Move ``count`` cards together from the top of a pile onto another, in the same order."""
    move(s, s.at(source)[len(s.at(source)) - count :], source, target, how)


def move_all(s: State[RecordT, OptionsT], source: Pile, target: Pile, how: str = "slide") -> None:
    """Move a whole pile onto another, in the same order."""
    source_cards = s.piles[source.key]
    if not source_cards:
        return
    s.piles[target.key] += source_cards
    if s.emit:
        faces = shown_at(s, source_cards, target)
        s.emit(Moved(source.key, tuple(range(len(source_cards))), target.key, tuple(source_cards), faces, how=how))
    source_cards.clear()


def gather(s: State[RecordT, OptionsT], sources: Sequence[Pile], target: Pile) -> None:
    """Move all cards of these piles onto another, face down and shown to nobody."""
    target_cards, has_listener = s.piles[target.key], s.emit is not None
    for source in sources:
        cards = s.piles[source.key]
        if not cards:
            continue
        if s.known:
            forget(s, cards)
        if has_listener:
            move_all(s, source, target, "gather")
        else:
            target_cards += cards
            cards.clear()


def show(s: State[RecordT, OptionsT], cards: Sequence[Card], pile: Pile, to: Viewers = ALL) -> None:
    """Show cards where they lie. The seats in ``to`` know them until they are shuffled."""
    if not cards:
        return
    remember(s, cards, to)
    if s.emit:
        source_cards = s.at(pile)
        s.emit(Shown(pile.key, tuple([source_cards.index(card) for card in cards]), tuple(cards), to))


def remember(s: State[RecordT, OptionsT], cards: Sequence[Card], by: Viewers) -> None:
    """Let these seats know these cards, wherever the cards are moved, until they are shuffled."""
    known = s.known
    for card in cards:
        known[card] = known.get(card, NOBODY) | by


def forget(s: State[RecordT, OptionsT], cards: Sequence[Card]) -> None:
    """Clear the memory of these cards. Afterwards, only the viewers of their piles know them."""
    known = s.known
    for card in cards if known else ():
        known.pop(card, None)


def shuffle(s: State[RecordT, OptionsT], pile: Pile, how: str = "shuffle") -> None:
    """Shuffle the pile with the deal's random generator. Nobody knows its cards afterwards."""
    cards = s.at(pile)
    s.rng.shuffle(cards)
    forget(s, cards)
    if s.emit:
        s.emit(Shuffled(pile.key, how))


def cut_pile(s: State[RecordT, OptionsT], pile: Pile, cards: int) -> None:
    """Cut the pile: put the top ``cards`` cards below the rest. A pack arranged for a famous hand stays as it is."""
    if s.laid:
        return
    source_cards = s.at(pile)
    at = len(source_cards) - cards
    source_cards[:] = source_cards[at:] + source_cards[:at]


def shown_at(s: State[RecordT, OptionsT], cards: Sequence[Card], target: Pile) -> Viewers:
    """Return who sees cards that arrive at a pile: its viewers, and all who already know every card."""
    if not s.known or target.face_down:
        return target.shown_on_arrival
    known = ALL
    for card in cards:
        known &= s.known.get(card, NOBODY)
    return target.shown_on_arrival | known
