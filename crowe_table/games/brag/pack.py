"""The pack that is not shuffled: dealing from it, what goes under it, and what players remember of it.

Each card carries the eyes that have seen it since the last shuffle. Gathered as they lie, used cards keep their order,
and whoever remembers one knows where it lies and into whose hand it falls. Gathered haphazard, those of one deal make
a packet that is mixed in itself: he knows that his card is in it, until the dealing reaches it.
"""

from collections.abc import Sequence

from crowe_table.engine.cards import Card, rank
from crowe_table.engine.core import ALL, NOBODY, Eyes, Moved, Seat, Shown, Shuffled, Tell, Told, because, eyes
from crowe_table.games.brag.ranking import Ranking, ranking_of, strength
from crowe_table.games.brag.standing import HAND, KEPT, LOT, LOTS, BragState

CARDS_EACH = 3
PLACES = tuple(range(CARDS_EACH))


def draw_for_deal(s: BragState, tell: Tell) -> Seat:
    """Every player is dealt a card face up, and the highest deals; equals draw again (R1)."""
    s.rng = s.chance.stream("draw")
    drawing: Sequence[Seat] = s.ring
    while len(drawing) > 1:
        s.rng.shuffle(s.pack)
        drawn = {seat: _draw_one(s, seat, tell) for seat in drawing}
        best = max(drawn.values())
        drawing = [seat for seat in drawing if drawn[seat] == best]
        _put_back(s, tell)
    return drawing[0]


def _draw_one(s: BragState, seat: Seat, tell: Tell) -> int:
    """Turns up the top card for a player. Returns how high it is."""
    card = s.pack.pop()
    s.hands[seat].append(card)
    if tell:
        tell(Moved("pack", (len(s.pack),), HAND[seat], (card,), ALL, how="draw"))
    return (rank(card) - 1) % 13


def _put_back(s: BragState, tell: Tell) -> None:
    for seat, hand in enumerate(s.hands):
        if hand:
            if tell:
                tell(Moved(HAND[seat], tuple(range(len(hand))), "pack", tuple(hand), how="gather"))
            s.pack += hand
            hand.clear()


# --- Dealing ---------------------------------------------------------------------------------------------------------


def deal(s: BragState, seats: Sequence[Seat], tell: Tell) -> None:
    """Three cards to each of these, one at a time, from the top of the pack as it lies."""
    seen = not s.options.blind_play
    for _ in range(CARDS_EACH):
        for seat in seats:
            _deal_one(s, seat, eyes(seat) if seen else NOBODY, tell)


def _deal_one(s: BragState, seat: Seat, seen: Eyes, tell: Tell) -> None:
    if not s.pack:
        _reach_lot(s, tell)
    card = s.pack.pop()
    s.hands[seat].append(card)
    s.hand_eyes[seat].append(s.pack_eyes.pop() | seen)
    if tell:
        tell(Moved("pack", (len(s.pack),), HAND[seat], (card,), seen, how="deal"))


def _reach_lot(s: BragState, tell: Tell) -> None:
    """The dealing reaches the oldest packet: nobody knows where in it a card lies."""
    slot = s.lot_order.pop(0)
    lot = s.lots[slot]
    if tell:
        tell(Moved(LOT[slot], tuple(range(len(lot))), "pack", tuple(lot), how="take_up"))
    s.pack[:] = lot
    lot.clear()
    s.lot_eyes[slot].clear()
    s.rng.shuffle(s.pack)
    s.pack_eyes[:] = [NOBODY] * len(s.pack)
    if tell:
        tell(Shuffled("pack", how="mix"))


# --- Looking ---------------------------------------------------------------------------------------------------------


def look(s: BragState, seat: Seat, tell: Tell) -> None:
    """He alone sees his hand, and is blind no more."""
    see_hand(s, seat, eyes(seat), tell)
    s.looked[seat] = 1


def see_hand(s: BragState, seat: Seat, who: Eyes, tell: Tell) -> None:
    """These eyes see a hand now, and will remember it."""
    s.hand_eyes[seat] = [mask | who for mask in s.hand_eyes[seat]]
    if tell:
        tell(Shown(HAND[seat], PLACES, tuple(s.hands[seat]), s.sight(seat) | who))


def turn_back(s: BragState, seat: Seat, tell: Tell) -> None:
    """Who was let look at a hand looks no more."""
    if tell:
        tell(Shown(HAND[seat], PLACES, tuple(s.hands[seat]), s.sight(seat)))


def see_old(s: BragState, seat: Seat, tell: Tell) -> None:
    """He alone sees the hand he has kept."""
    s.old_eyes[seat] = [mask | eyes(seat) for mask in s.old_eyes[seat]]
    if tell:
        tell(Shown(KEPT[seat], PLACES, tuple(s.old[seat]), eyes(seat)))


def turn_up(s: BragState, seat: Seat, tell: Tell) -> None:
    """A hand lies open to all."""
    s.shown.append(seat)
    see_hand(s, seat, ALL, tell)


def turn_up_one(s: BragState, seat: Seat, place: int, tell: Tell) -> None:
    """One card of an unseen hand is turned up; the last makes the hand an open one."""
    s.hand_eyes[seat][place] = ALL
    if tell:
        tell(Shown(HAND[seat], (place,), (s.hands[seat][place],), ALL))
    if place == CARDS_EACH - 1:
        s.shown.append(seat)


def strength_of(s: BragState, seat: Seat) -> int:
    """How strong the hand of a seat is."""
    return strength(tuple(s.hands[seat]), rules(s))


def rules(s: BragState) -> Ranking:
    """The ranking of this table."""
    return ranking_of(s.options)


# --- Under the pack --------------------------------------------------------------------------------------------------


def hand_under(s: BragState, seat: Seat, tell: Tell) -> None:
    """A hand leaves play."""
    s.looked[seat] = 0
    _lay_under(s, HAND[seat], s.hands[seat], s.hand_eyes[seat], tell)


def old_under(s: BragState, seat: Seat, tell: Tell) -> None:
    """A kept hand leaves play."""
    _lay_under(s, KEPT[seat], s.old[seat], s.old_eyes[seat], tell)


def keep_old(s: BragState, seat: Seat, tell: Tell) -> None:
    """The hand he has kept is now the only one he has."""
    _pass_cards(KEPT[seat], s.old[seat], s.old_eyes[seat], HAND[seat], s.hands[seat], s.hand_eyes[seat], tell)


def put_by(s: BragState, seat: Seat, tell: Tell) -> None:
    """An unseen hand is laid aside for the next deal."""
    _pass_cards(HAND[seat], s.hands[seat], s.hand_eyes[seat], KEPT[seat], s.old[seat], s.old_eyes[seat], tell)


def _pass_cards(
    source: str, cards: list[Card], masks: list[Eyes], target: str, there: list[Card], known: list[Eyes], tell: Tell
) -> None:
    """Cards go from place to place, as they lie and as they are remembered."""
    if tell:
        tell(Moved(source, PLACES, target, tuple(cards), how="keep"))
    there += cards
    known += masks
    cards.clear()
    masks.clear()


def _lay_under(s: BragState, source: str, cards: list[Card], masks: list[Eyes], tell: Tell) -> None:
    """Cards go under the pack: in their order, the first dealt uppermost, or into the packet of this deal (R15)."""
    if not cards:
        return
    if s.options.gather == "as_they_lie":
        places = tuple(range(len(cards)))[::-1]
        if tell:
            tell(Moved(source, places, "pack", tuple(cards[::-1]), under=True, how="under"))
        s.pack[:0] = cards[::-1]
        s.pack_eyes[:0] = masks[::-1]
    else:
        slot = _lot_of_this_deal(s)
        if tell:
            tell(Moved(source, tuple(range(len(cards))), LOT[slot], tuple(cards), how="under"))
        s.lots[slot] += cards
        s.lot_eyes[slot] += masks
    cards.clear()
    masks.clear()


def _lot_of_this_deal(s: BragState) -> int:
    """The packet that takes the used cards of this deal; where there is room for no more of them, the last one."""
    if s.gathering < 0:
        free = [slot for slot in range(LOTS) if slot not in s.lot_order]
        if free:
            s.lot_order.append(free[0])
        s.gathering = s.lot_order[-1]
    return s.gathering


def gather(s: BragState, tell: Tell) -> None:
    """Every hand still out goes under the pack, the winner's last; one that is kept is put by."""
    order = [seat for seat in s.round_from(s.elder) if seat != s.winner]
    for seat in [*order, s.winner] if s.winner >= 0 else order:
        if seat != s.retainer:
            hand_under(s, seat, tell)
        elif s.hands[seat]:
            put_by(s, seat, tell)


def shuffle_all(s: BragState, tell: Tell) -> None:
    """Every card but a kept hand is shuffled: nothing is remembered now."""
    for slot in s.lot_order:
        lot = s.lots[slot]
        if tell:
            tell(Moved(LOT[slot], tuple(range(len(lot))), "pack", tuple(lot), how="take_up"))
        s.pack += lot
        lot.clear()
        s.lot_eyes[slot].clear()
    s.lot_order.clear()
    s.pack_eyes = [NOBODY] * len(s.pack)
    s.rng.shuffle(s.pack)
    if tell:
        tell(Shuffled("pack"))
        tell(Told(because("told-shuffled")))
