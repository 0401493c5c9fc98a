"""What both games of Ombre share: how the cards rank, the play of the tricks, and when a partner is known."""

from functools import cache

from crowe_table.engine.cards import CLUBS, SPADES, Card, parse, parse_all
from crowe_table.engine.core import Seat
from crowe_table.games.ombre.options import OmbreOptions
from crowe_table.games.ombre.state import HAND, PLAYED, TAKEN, OmbrePhase, OmbreState, OmbreView
from crowe_table.kit.ranking import NO_TRUMP, Order, matadors
from crowe_table.kit.rules import Rules
from crowe_table.kit.telling import tell_changes
from crowe_table.kit.tricks import FOLLOW, Duty, TrickPlay

RULES = Rules[OmbreState]()
BLACK = (SPADES, CLUBS)
FIVE = 5
"""The tricks that win, of eight and of nine."""


# --- How the cards rank ----------------------------------------------------------------------------------------------


@cache
def best_of_solo(trump: int, manilla_second: bool) -> tuple[Card, ...]:
    """The black queens and the seven of trumps (R2)."""
    queens, seven = parse_all("QC QS"), [parse("7" + "SHDC"[trump])] if trump != NO_TRUMP else []
    return tuple([queens[0], *seven, queens[1]] if manilla_second else [*queens, *seven])


@cache
def best_of_hombre(trump: int) -> tuple[Card, ...]:
    """The three matadors: spadillo, mallillio and basto."""
    mallillio = [parse(("2" if trump in BLACK else "7") + "SHDC"[trump])] if trump != NO_TRUMP else []
    return (parse("AS"), *mallillio, parse("AC"))


@cache
def solo_order(trump: int, manilla_second: bool) -> Order:
    """Below the three best trumps all suits rank from the ace down."""
    return matadors(best_of_solo(trump, manilla_second), trump, ("AKQJT987",) * 4)


@cache
def hombre_order(trump: int) -> Order:
    """Red suits are reversed below the knave; their ace is the fourth trump, the punto, or fourth in a plain suit."""
    ranks = ["KQJ765432" if printed in BLACK else "KQJA234567" for printed in range(4)]
    if trump not in (*BLACK, NO_TRUMP):
        ranks[trump] = "AKQJ234567"
    return matadors(best_of_hombre(trump), trump, (ranks[0], ranks[1], ranks[2], ranks[3]))


def order_for(o: OmbreOptions, trump: int) -> Order:
    """How the cards rank with these trumps; NO_TRUMP while they are not named."""
    return solo_order(trump, o.trump_order == "manilla_second") if o.four_handed else hombre_order(trump)


def order(s: OmbreState | OmbreView) -> Order:
    return order_for(s.options, s.public.trump)


def duty(s: OmbreState) -> Duty:
    """All follow suit; of three, the matadors have their privilege."""
    return FOLLOW if s.options.four_handed else privilege(s.public.trump)


@cache
def privilege(trump: int) -> Duty:
    return Duty(privileged=best_of_hombre(trump))


TRICKS = TrickPlay(hand=HAND, played=PLAYED, taken=TAKEN, order=order, duty=duty, may_revoke=lambda s: s.options.strict)


# --- The play --------------------------------------------------------------------------------------------------------


def turn_to(s: OmbreState, direction: str) -> None:
    """The turn goes this way from now on."""
    s.public.direction = -1 if direction == "right" else 1
    tell_changes(s)


def alone(s: OmbreState) -> None:
    """The Player plays against all others, as everybody knows."""
    s.public.camps = tuple([int(seat != s.public.lone) for seat in range(s.seats)])


def lead(s: OmbreState, leader: Seat) -> None:
    TRICKS.lead(s, leader)
    s.public.phase = OmbrePhase.PLAY
