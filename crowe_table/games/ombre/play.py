"""Rules that both games of Ombre share: ranking, trick play, and when partners are known."""

from functools import cache

from crowe_table.engine.cards import CLUBS, SPADES, Card, parse, parse_all
from crowe_table.engine.core import Seat
from crowe_table.games.ombre.options import OmbreOptions
from crowe_table.games.ombre.state import HAND, PLAYED, TAKEN, OmbrePhase, OmbreState, OmbreView
from crowe_table.kit.announcing import report_changes
from crowe_table.kit.ranking import NO_TRUMP, Order, matadors
from crowe_table.kit.rules import Rules
from crowe_table.kit.tricks import FOLLOW, Duty, TrickPlay

RULES = Rules[OmbreState]()
BLACK = (SPADES, CLUBS)
PLAIN_RANKS = "AKQJT987"
"""Ranks of a plain suit in the game of four, highest first."""
WINNING_TRICKS = 5
"""Number of tricks that wins a game, whether the deal has eight tricks or nine."""


# --- Ranking ---------------------------------------------------------------------------------------------------------


@cache
def best_solo_trumps(trump: int, manilla_second: bool) -> tuple[Card, ...]:
    """Return the two black queens and the seven of trumps, in their order (R2)."""
    queens, seven = parse_all("QC QS"), [parse("7" + "SHDC"[trump])] if trump != NO_TRUMP else []
    return tuple([queens[0], *seven, queens[1]] if manilla_second else [*queens, *seven])


@cache
def best_hombre_trumps(trump: int) -> tuple[Card, ...]:
    """Return the three matadors: Spadillo, Mallillio and Basto."""
    mallillio = [parse(("2" if trump in BLACK else "7") + "SHDC"[trump])] if trump != NO_TRUMP else []
    return (parse("AS"), *mallillio, parse("AC"))


@cache
def solo_order(trump: int, manilla_second: bool) -> Order:
    """Return the ranking of German Solo. Below the three best trumps, every suit runs down from the ace."""
    return matadors(best_solo_trumps(trump, manilla_second), trump, (PLAIN_RANKS,) * 4)


@cache
def hombre_order(trump: int) -> Order:
    """Return the ranking of the game of three. Below the knave, the order of red suits is reversed.

    The red ace is the fourth trump (the punto). In a plain suit it ranks fourth.
    """
    ranks = ["KQJ765432" if printed in BLACK else "KQJA234567" for printed in range(4)]
    if trump not in (*BLACK, NO_TRUMP):
        ranks[trump] = "AKQJ234567"
    return matadors(best_hombre_trumps(trump), trump, (ranks[0], ranks[1], ranks[2], ranks[3]))


def order_for(o: OmbreOptions, trump: int) -> Order:
    """Return the ranking with these trumps. While they are not named, ``trump`` is NO_TRUMP."""
    return solo_order(trump, o.trump_order == "manilla_second") if o.four_handed else hombre_order(trump)


def order(s: OmbreState | OmbreView) -> Order:
    return order_for(s.options, s.public.trump)


def duty(s: OmbreState) -> Duty:
    """Return the duty to follow suit. In the game of three, matadors are exempt."""
    return FOLLOW if s.options.four_handed else privilege(s.public.trump)


@cache
def privilege(trump: int) -> Duty:
    return Duty(privileged=best_hombre_trumps(trump))


TRICKS = TrickPlay(hand=HAND, played=PLAYED, taken=TAKEN, order=order, duty=duty, may_revoke=lambda s: s.options.strict)


# --- Play ------------------------------------------------------------------------------------------------------------


def set_direction(s: OmbreState, direction: str) -> None:
    """Set the direction of play."""
    s.public.direction = -1 if direction == "right" else 1
    report_changes(s)


def play_alone(s: OmbreState) -> None:
    """Record that the Player openly plays alone against all others."""
    s.public.camps = tuple([int(seat != s.public.lone) for seat in range(s.seats)])


def lead(s: OmbreState, leader: Seat) -> None:
    TRICKS.lead(s, leader)
    s.public.phase = OmbrePhase.PLAY
