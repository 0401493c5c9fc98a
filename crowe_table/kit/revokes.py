"""Revokes as a house rule: any card may be played, and opponents may claim that a play broke the rules.

A revoke is not announced when it is made. The cards show later whether there was one; see ``tricks.revoked``.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar

from crowe_table.engine.core import (
    Action,
    Asked,
    OptionsT,
    Phase,
    PickSeat,
    PickWord,
    Question,
    Reason,
    Seat,
    View,
    because,
)
from crowe_table.engine.state import State
from crowe_table.kit.announcing import announce, say
from crowe_table.kit.answer_parts import Parts
from crowe_table.kit.between_deals import Ready, mark_ready, not_ready
from crowe_table.kit.rules import Rules, StateT
from crowe_table.kit.trick_review import finished_trick
from crowe_table.kit.tricks import Revokes, TrickPlay, TrickRecord, TrickRecordT, revoked

REPLAY = "replay"
"""Penalty for a revoke: the hand is replayed from the trick with the revoke."""


class Amend(Action, frozen=True, tag="amend"):
    """Take back the card that broke the rules, and play another."""


class ClaimRevoke(Action, frozen=True, tag="claim_revoke"):
    """Claim that an opponent revoked in a trick. ``penalty`` is the chosen penalty, if there is a choice."""

    beside: ClassVar[bool] = True

    other: Seat
    trick: int
    penalty: str = ""


def is_proved_by_play(view: View[TrickRecordT, OptionsT], claim: ClaimRevoke, play: TrickPlay) -> bool:
    """Whether the cards played after the claimed trick prove to everybody that the player revoked."""
    return revoked(view.public, claim.other, claim.trick - 1, (), play.order(view), play.duty(view))


def opponents(r: TrickRecord, seat: Seat) -> tuple[Seat, ...]:
    """Return the opponents of this seat, clockwise from its left. A resting seat has none."""
    round_ = r.round_from(seat)
    return tuple([other for other in round_ if r.camp(other) != r.camp(seat)]) if seat in round_ else ()


def possible_claims(s: State[TrickRecordT, OptionsT], seat: Seat) -> tuple[type[ClaimRevoke], ...]:
    """Return the claim action if any finished trick of an opponent is still unexamined, else an empty tuple."""
    r = s.public
    looked_into = [other for other, _ in r.revokes.examined]
    return (ClaimRevoke,) if any(looked_into.count(other) < r.finished for other in opponents(r, seat)) else ()


def no_fixed_penalty(s: object) -> str:
    """Return the empty string: the house sets no penalty, so the claimer chooses one."""
    del s
    return ""


def when_claiming_revokes(
    rules: Rules[StateT],
    play: TrickPlay,
    penalties: Sequence[str],
    penalty: Callable[[StateT], str] = no_fixed_penalty,
    law: str = "",
    replay: Callable[[StateT, Seat, int], None] | None = None,
) -> None:
    """Register claims of revokes. A false claim costs nothing. A true claim is recorded with its penalty.

    ``penalty`` returns the penalty of the house, or "" if the claimer chooses one of ``penalties``. For REPLAY,
    ``replay`` runs at once: the seat that revoked plays to that trick again.
    """

    def claim_form(s: StateT, seat: Seat) -> Parts:
        parts = (PickSeat(opponents(s.public, seat)), finished_trick(s, seat))
        return parts if penalty(s) else (*parts, PickWord(tuple(penalties), field="penalty"))

    def why_not(s: StateT, action: ClaimRevoke) -> Reason | None:
        if (action.other, action.trick - 1) in s.public.revokes.examined:
            return because("refuse-revoke-asked", law=law)
        if action.penalty and penalty(s):
            return because("refuse-word", law=law)
        return None

    @rules.does(ClaimRevoke, claim_form, why_not, law)
    def claim_revoke(s: StateT, action: ClaimRevoke) -> None:
        r, other, trick = s.public, action.other, action.trick - 1
        found = revoked(r, other, trick, s.at(play.hand[other]), play.order(s), play.duty(s))
        say(s, action.seat, "say-revoke", seat=other, number=action.trick)
        announce(s, "revoke-proved" if found else "revoke-not-proved", seat=other, number=action.trick)
        taken = action.penalty or penalty(s)
        proved = ((r.sides[other], taken),) if found and taken != REPLAY else ()
        r.revokes = Revokes((*r.revokes.examined, (other, trick)), (*r.revokes.proved, *proved))
        if found and taken == REPLAY and replay:
            replay(s, other, trick)


def may_amend(s: State[TrickRecordT, OptionsT], seat: Seat, play: TrickPlay) -> bool:
    """Whether a seat has just revoked and no card has been led since."""
    r, last = s.public, s.public.finished - 1
    return r.between and revoked(r, seat, last, s.at(play.hand[seat]), play.order(s), play.duty(s))


def when_amending(rules: Rules[StateT], then: Callable[[StateT, Seat, int], None], law: str) -> None:
    """Register the action that amends a revoke. ``then`` lets the seat play to the last trick again."""

    @rules.does(Amend, law=law)
    def amend(s: StateT, action: Amend) -> None:
        say(s, action.seat, "say-amend")
        then(s, action.seat, s.public.finished - 1)


def when_about_to_count(
    rules: Rules[StateT],
    phase: Phase,
    play: TrickPlay,
    then: Callable[[StateT], None],
    faults: Callable[[StateT, Seat], tuple[type[Action], ...]] = possible_claims,
) -> Callable[[StateT], None]:
    """Register the phase before the count, in which revokes or other ``faults`` may still be claimed.

    The deal is counted when all players are ready. Returns the function to call after the last trick. If nobody may
    revoke, that function counts the deal at once.
    """

    def before_count(s: StateT) -> None:
        if play.may_revoke(s):
            s.public.phase = phase
        else:
            then(s)

    @rules.asks(phase)
    def ask_count(s: StateT) -> Question:
        acts = {seat: (*((Ready,) if seat in not_ready(s) else ()), *faults(s, seat)) for seat in s.public.ring}
        return Question("count", tuple([Asked(seat, each, Ready in each) for seat, each in acts.items() if each]))

    @rules.does(Ready, phase=phase)
    def ready_to_count(s: StateT, action: Ready) -> None:
        if mark_ready(s, action.seat):
            then(s)

    return before_count
