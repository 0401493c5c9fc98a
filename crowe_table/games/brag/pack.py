"""The hands and the pack: what is looked at, turned up and compared, and what goes under the pack."""

from crowe_table.engine.core import NO_SEAT, Seat
from crowe_table.engine.piles import Pile
from crowe_table.games.brag.hands import describe, ranking_of, strength
from crowe_table.games.brag.state import DEALING, HAND, KEPT, NEW, BragState, lookers
from crowe_table.kit.moving import move_all, show
from crowe_table.kit.telling import say


def strength_of(s: BragState, seat: Seat) -> int:
    """How strong the hand of a seat is."""
    return strength(tuple(s.at(HAND[seat])), ranking_of(s.options))


# --- Looking ---------------------------------------------------------------------------------------------------------


def hold_up(s: BragState, pile: Pile) -> None:
    """A hand is shown to whoever is looking at it now, who remember it, and to nobody else any more."""
    show(s, s.at(pile), pile, lookers(s.public, pile))


def turn_up(s: BragState, seat: Seat) -> None:
    """A hand lies open to all, and is named."""
    s.public.shown = (*s.public.shown, seat)
    hold_up(s, HAND[seat])
    tell_hand(s, seat)


def tell_hand(s: BragState, seat: Seat) -> None:
    """A hand that lies open is named."""
    words = describe(s.at(HAND[seat]), ranking_of(s.options))
    say(s, seat, words.key, **dict(words.args))


# --- Under the pack --------------------------------------------------------------------------------------------------


def hand_under(s: BragState, seat: Seat) -> None:
    """A hand leaves play."""
    s.public.looked = tuple([each for each in s.public.looked if each != seat])
    lay_under(s, HAND[seat])


def lay_under(s: BragState, used: Pile) -> None:
    """Used cards are mixed among themselves, or lie as they were dealt (R15)."""
    haphazard = s.options.gather == "haphazard"
    s.public.packets = DEALING.lay_under(s, s.public.packets, used, haphazard=haphazard)


def stand_on(s: BragState, seat: Seat, word: str) -> None:
    """Of two hands this one is left, and lies where the new one lay; the other goes under."""
    if word == NEW:
        lay_under(s, KEPT[seat])
    else:
        hand_under(s, seat)
        move_all(s, KEPT[seat], HAND[seat], "keep")


def gather(s: BragState) -> None:
    """Every hand still out goes under the pack, the winner's last; one that is kept is put by."""
    r = s.public
    order = [seat for seat in r.round_from(r.eldest) if seat != r.winner]
    for seat in [*order, r.winner] if r.winner != NO_SEAT else order:
        if seat == r.retainer:
            move_all(s, HAND[seat], KEPT[seat], "keep")
        else:
            hand_under(s, seat)
