"""Moving cards: each function does the thing and tells it. Who may see the faces follows from the piles."""

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
    """Cards go from one pile onto another, the first of them first; or under it, as they lie, the first undermost.

    They are shown to whoever sees them there, and stay known to ``remembered_by``, who would not see them otherwise.
    """
    if not cards:
        return
    here, there, tell = s.piles[source.key], s.piles[target.key], s.tell
    places = tuple([here.index(card) for card in cards]) if tell else ()
    for card in cards:
        here.remove(card)
    if under:
        there[:0] = cards
    else:
        there += cards
    if remembered_by:
        remember(s, cards, remembered_by)
    if tell:
        tell(Moved(source.key, places, target.key, tuple(cards), shown_at(s, cards, target), under, how))


def draw(
    s: State[RecordT, OptionsT],
    count: int,
    source: Pile,
    target: Pile,
    how: str = "deal",
    *,
    shown_to: Viewers = NOBODY,
) -> None:
    """So many cards from the top of a pile go onto another, the topmost first.

    ``shown_to`` see them as they come, besides those who see them there, and remember them.
    """
    if not count:
        return
    here = s.piles[source.key]
    cards = here[: -count - 1 : -1]
    del here[-count:]
    s.piles[target.key] += cards
    if shown_to:
        remember(s, cards, shown_to)
    if s.tell:
        places = tuple(range(len(here) + count - 1, len(here) - 1, -1))
        faces = shown_at(s, cards, target) | shown_to
        s.tell(Moved(source.key, places, target.key, tuple(cards), faces, how=how))


def take_off(s: State[RecordT, OptionsT], count: int, source: Pile, target: Pile, how: str = "slide") -> None:
    """So many cards are taken off the top of a pile together, and lie on the other as they lay."""
    move(s, s.at(source)[len(s.at(source)) - count :], source, target, how)


def move_all(s: State[RecordT, OptionsT], source: Pile, target: Pile, how: str = "slide") -> None:
    """A whole pile goes onto another, as it lies."""
    here = s.piles[source.key]
    if not here:
        return
    s.piles[target.key] += here
    if s.tell:
        faces = shown_at(s, here, target)
        s.tell(Moved(source.key, tuple(range(len(here))), target.key, tuple(here), faces, how=how))
    here.clear()


def gather(s: State[RecordT, OptionsT], sources: Sequence[Pile], target: Pile) -> None:
    """Every card of these piles goes on another, pile after pile, face down: nobody is shown it there."""
    there, listened_to = s.piles[target.key], s.tell is not None
    for source in sources:
        cards = s.piles[source.key]
        if not cards:
            continue
        if s.known:
            forget(s, cards)
        if listened_to:
            move_all(s, source, target, "gather")
        else:
            there += cards
            cards.clear()


def show(s: State[RecordT, OptionsT], cards: Sequence[Card], pile: Pile, to: Viewers = ALL) -> None:
    """Cards are shown where they lie; whoever has seen a card knows it until it is shuffled."""
    if not cards:
        return
    remember(s, cards, to)
    if s.tell:
        here = s.at(pile)
        s.tell(Shown(pile.key, tuple([here.index(card) for card in cards]), tuple(cards), to))


def remember(s: State[RecordT, OptionsT], cards: Sequence[Card], by: Viewers) -> None:
    """These seats know these cards, wherever they go, until they are shuffled."""
    known = s.known
    for card in cards:
        known[card] = known.get(card, NOBODY) | by


def forget(s: State[RecordT, OptionsT], cards: Sequence[Card]) -> None:
    """Nobody knows these cards any more than their pile says."""
    known = s.known
    for card in cards if known else ():
        known.pop(card, None)


def shuffle(s: State[RecordT, OptionsT], pile: Pile, how: str = "shuffle") -> None:
    """The pile is mixed by the chance of this deal: nobody knows any card of it now."""
    cards = s.at(pile)
    s.rng.shuffle(cards)
    forget(s, cards)
    if s.tell:
        s.tell(Shuffled(pile.key, how))


def lift(s: State[RecordT, OptionsT], pile: Pile, cards: int) -> None:
    """So many cards are lifted off the top of the pile, and the rest put upon them; a pack that is laid for a famous
    hand stays as it lies.
    """
    if s.laid:
        return
    here = s.at(pile)
    at = len(here) - cards
    here[:] = here[at:] + here[:at]


def shown_at(s: State[RecordT, OptionsT], cards: Sequence[Card], target: Pile) -> Viewers:
    """Who is shown cards that come to a pile: those who see it, and those who know every one of them anyhow."""
    if not s.known or target.face_down:
        return target.shown_on_arrival
    known = ALL
    for card in cards:
        known &= s.known.get(card, NOBODY)
    return target.shown_on_arrival | known
