"""The pack that is not shuffled: dealing from it, looking at hands, and what goes under it.

What a player has seen of a card is remembered until it is shuffled. Gathered as they lie, used cards keep their order:
whoever remembers one knows where it lies and into whose hand it falls. Gathered haphazard, those of one deal make a
packet mixed in itself: the card is known to be in it, until the dealing reaches it.
"""

from collections.abc import Sequence

from crowe_table.engine.cards import rank
from crowe_table.engine.core import ALL, NO_SEAT, NOBODY, Seat, Viewers, viewers
from crowe_table.engine.piles import Pile
from crowe_table.games.brag.hands import describe, ranking_of, strength
from crowe_table.games.brag.state import CARDS_EACH, HAND, KEPT, LOT, LOTS, PACK, BragState, lookers
from crowe_table.kit import moving
from crowe_table.kit.moving import draw, forget, move, move_all, shuffle
from crowe_table.kit.telling import announce, say


def draw_for_deal(s: BragState) -> Seat:
    """Every player is dealt a card face up, and the highest deals; equals draw again (R1)."""
    s.rng = s.chance.stream("draw")
    drawing: Sequence[Seat] = s.public.ring
    while len(drawing) > 1:
        s.rng.shuffle(s.at(PACK))
        for seat in drawing:
            draw(s, 1, PACK, HAND[seat], "draw", shown_to=ALL)
        drawn = {seat: (rank(s.at(HAND[seat])[0]) - 1) % 13 for seat in drawing}
        drawing = [seat for seat in drawing if drawn[seat] == max(drawn.values())]
        moving.gather(s, HAND[: s.seats], PACK)
        forget(s, s.at(PACK))
    return drawing[0]


def deal(s: BragState, seats: Sequence[Seat]) -> None:
    """Three cards to each of these, one at a time, from the top of the pack as it lies."""
    for _ in range(CARDS_EACH):
        for seat in seats:
            if not s.at(PACK):
                _reach_lot(s)
            draw(s, 1, PACK, HAND[seat], shown_to=NOBODY if s.options.blind_play else viewers(seat))


def _reach_lot(s: BragState) -> None:
    """The dealing reaches the oldest packet: nobody knows where in it a card lies."""
    slot, s.public.lots = s.public.lots[0], s.public.lots[1:]
    move_all(s, LOT[slot], PACK, "take_up")
    shuffle(s, PACK, "mix")


def shuffle_all(s: BragState) -> None:
    """Every card but a kept hand is shuffled: nothing is remembered now."""
    for slot in s.public.lots:
        move_all(s, LOT[slot], PACK, "take_up")
    s.public.lots = ()
    shuffle(s, PACK)
    announce(s, "told-shuffled")


# --- Looking ---------------------------------------------------------------------------------------------------------


def hold_up(s: BragState, pile: Pile, also: Viewers = NOBODY) -> None:
    """A hand is shown to whoever is looking at it now and to these, who remember it, and to nobody else any more."""
    moving.show(s, s.at(pile), pile, lookers(s.public, pile) | also)


def turn_up(s: BragState, seat: Seat) -> None:
    """A hand lies open to all, and is named."""
    s.public.shown = (*s.public.shown, seat)
    hold_up(s, HAND[seat])
    tell_hand(s, seat)


def turn_up_one(s: BragState, seat: Seat, place: int) -> None:
    """One card of an unseen hand is turned up; the last makes the hand an open one."""
    moving.show(s, s.at(HAND[seat])[place : place + 1], HAND[seat])
    if place == CARDS_EACH - 1:
        s.public.shown = (*s.public.shown, seat)


def tell_hand(s: BragState, seat: Seat) -> None:
    """A hand that lies open is named."""
    words = describe(s.at(HAND[seat]), ranking_of(s.options))
    say(s, seat, words.key, **dict(words.args))


def strength_of(s: BragState, seat: Seat) -> int:
    """How strong the hand of a seat is."""
    return strength(tuple(s.at(HAND[seat])), ranking_of(s.options))


# --- Under the pack --------------------------------------------------------------------------------------------------


def hand_under(s: BragState, seat: Seat) -> None:
    """A hand leaves play."""
    r = s.public
    if seat in r.looked:
        r.looked = tuple([each for each in r.looked if each != seat])
    _lay_under(s, HAND[seat])


def old_under(s: BragState, seat: Seat) -> None:
    """A kept hand leaves play."""
    _lay_under(s, KEPT[seat])


def keep_old(s: BragState, seat: Seat) -> None:
    """The new hand goes under, and the kept one takes its place."""
    hand_under(s, seat)
    move_all(s, KEPT[seat], HAND[seat], "keep")


def _lay_under(s: BragState, source: Pile) -> None:
    """In their order, the first dealt uppermost, or into the packet of this deal (R15)."""
    if not s.at(source):
        return
    if s.options.gather == "as_they_lie":
        move(s, s.at(source)[::-1], source, PACK, "under", under=True)
    else:
        move_all(s, source, LOT[_lot_of_this_deal(s)], "under")


def _lot_of_this_deal(s: BragState) -> int:
    """The packet that takes the used cards of this deal; where there is room for no more of them, the last one."""
    r = s.public
    if r.gathering < 0:
        free = [slot for slot in range(LOTS) if slot not in r.lots]
        r.lots += tuple(free[:1])
        r.gathering = r.lots[-1]
    return r.gathering


def gather(s: BragState) -> None:
    """Every hand still out goes under the pack, the winner's last; one that is kept is put by."""
    r = s.public
    order = [seat for seat in r.round_from(r.eldest) if seat != r.winner]
    for seat in [*order, r.winner] if r.winner != NO_SEAT else order:
        if seat == r.retainer:
            move_all(s, HAND[seat], KEPT[seat], "keep")
        else:
            hand_under(s, seat)
