"""Polling the players in turn or all at once. Players with too little money to answer are skipped."""

from collections.abc import Sequence
from typing import TypeVar

from crowe_table.engine.core import OptionsT, Record, Seat
from crowe_table.engine.money import Farthings
from crowe_table.engine.state import State
from crowe_table.kit.announcing import announce
from crowe_table.kit.purses import in_purse


class PollingRecord(Record, kw_only=True):
    """Public record of the players who have not yet spoken."""

    to_speak: tuple[Seat, ...] = ()
    """The seats still to speak, in order."""
    at_once: bool = False
    """Whether all players answer at once and in secret. If False, they answer in turn."""


PollingRecordT = TypeVar("PollingRecordT", bound=PollingRecord)


def start_polling(r: PollingRecord, seats: Sequence[Seat], *, at_once: bool = False) -> None:
    """Start polling these seats, in this order or all at once."""
    r.to_speak, r.at_once = tuple(seats), at_once


def speakers(r: PollingRecord) -> tuple[Seat, ...]:
    """Return the seats that may speak now."""
    return r.to_speak if r.at_once else r.to_speak[:1]


def mark_spoken(r: PollingRecord, seat: Seat) -> None:
    """Mark the player as having spoken."""
    r.to_speak = tuple([each for each in r.to_speak if each != seat])


def skip_poor(s: State[PollingRecordT, OptionsT], least: Farthings) -> None:
    """Skip players who have less than ``least`` when their turn comes, and announce ``too-little`` for each."""
    r = s.public
    while poor := [seat for seat in speakers(r) if in_purse(s, seat) < least]:
        for seat in poor:
            mark_spoken(r, seat)
            announce(s, "too-little", seat=seat)
