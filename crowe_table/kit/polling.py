"""Hearing the players: one after another, or all at once, each passed over who has too little to say anything."""

from collections.abc import Sequence
from typing import TypeVar

from crowe_table.engine.core import OptionsT, Record, Seat
from crowe_table.engine.money import Farthings
from crowe_table.engine.state import State
from crowe_table.kit.announcing import announce
from crowe_table.kit.purses import in_purse


class HearingRecord(Record, kw_only=True):
    """What all know of who is to be heard."""

    to_speak: tuple[Seat, ...] = ()
    """Who has still to be heard, in order."""
    at_once: bool = False
    """Whether they speak all at once, each in secret, and not in turn."""


HearingRecordT = TypeVar("HearingRecordT", bound=HearingRecord)


def hear(r: HearingRecord, seats: Sequence[Seat], *, at_once: bool = False) -> None:
    """These are to be heard, in this order or all at once."""
    r.to_speak, r.at_once = tuple(seats), at_once


def speakers(r: HearingRecord) -> tuple[Seat, ...]:
    """Whose turn it is to speak."""
    return r.to_speak if r.at_once else r.to_speak[:1]


def heard(r: HearingRecord, seat: Seat) -> None:
    """This player has spoken."""
    r.to_speak = tuple([each for each in r.to_speak if each != seat])


def pass_over(s: State[HearingRecordT, OptionsT], least: Farthings) -> None:
    """Who has less than that when the turn comes does not speak; ``too-little`` says so to all."""
    r = s.public
    while poor := [seat for seat in speakers(r) if in_purse(s, seat) < least]:
        for seat in poor:
            heard(r, seat)
            announce(s, "too-little", seat=seat)
