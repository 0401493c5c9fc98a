"""Operations on hands and the pack: looking, turning up, comparing, and returning cards."""

from crowe_table.engine.core import NO_SEAT, Seat
from crowe_table.engine.piles import Pile
from crowe_table.games.brag.hands import describe, ranking_of, strength
from crowe_table.games.brag.state import DEALING, HAND, KEPT, NEW, BragState, lookers
from crowe_table.kit.announcing import say
from crowe_table.kit.card_moves import move_all, show


def strength_of(s: BragState, seat: Seat) -> int:
    """Return the strength of a seat's hand."""
    return strength(tuple(s.at(HAND[seat])), ranking_of(s.options))


# --- Looking ---------------------------------------------------------------------------------------------------------


def show_to_lookers(s: BragState, pile: Pile) -> None:
    """Show a hand to those who may look at it now, and hide it from all others. Viewers remember the cards."""
    show(s, s.at(pile), pile, lookers(s.public, pile))


def turn_up(s: BragState, seat: Seat) -> None:
    """Show a hand to all and announce its name."""
    s.public.shown = (*s.public.shown, seat)
    show_to_lookers(s, HAND[seat])
    announce_hand(s, seat)


def announce_hand(s: BragState, seat: Seat) -> None:
    """Announce the name of an open hand."""
    words = describe(s.at(HAND[seat]), ranking_of(s.options))
    say(s, seat, words.key, **dict(words.args))


# --- Under the pack --------------------------------------------------------------------------------------------------


def discard_hand(s: BragState, seat: Seat) -> None:
    """Remove a hand from play."""
    s.public.looked = tuple([each for each in s.public.looked if each != seat])
    put_under(s, HAND[seat])


def put_under(s: BragState, used: Pile) -> None:
    """Put used cards under the pack, in random order or as they lie (R15)."""
    haphazard = s.options.gather == "haphazard"
    s.public.packets = DEALING.lay_under(s, s.public.packets, used, haphazard=haphazard)


def choose_hand(s: BragState, seat: Seat, word: str) -> None:
    """Keep one of two hands as the current hand. The other hand goes under the pack."""
    if word == NEW:
        put_under(s, KEPT[seat])
    else:
        discard_hand(s, seat)
        move_all(s, KEPT[seat], HAND[seat], "keep")


def gather(s: BragState) -> None:
    """Put all remaining hands under the pack, the winner's last. A retained hand stays with its owner."""
    r = s.public
    order = [seat for seat in r.round_from(r.eldest) if seat != r.winner]
    for seat in [*order, r.winner] if r.winner != NO_SEAT else order:
        if seat == r.retainer:
            move_all(s, HAND[seat], KEPT[seat], "keep")
        else:
            discard_hand(s, seat)
