"""Revokes as a house rule: any card may be played, and adversaries may claim that it was against the law of the play.

Nobody is told of a fault when it is made. Whether there was one is known from the cards: see ``tricks.revoked``.
"""

from collections.abc import Callable, Sequence

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
from crowe_table.kit.between_deals import Ready, all_ready, waiting
from crowe_table.kit.rules import Rules, StateT
from crowe_table.kit.trick_review import finished_trick
from crowe_table.kit.tricks import Revokes, TrickPlay, TrickRecord, TrickRecordT, revoked

REPLAY = "replay"
"""Taken for a revoke: the hand is played again from there."""


class Amend(Action, frozen=True, tag="amend"):
    """Takes up the card again that was played against the law, for another."""


class ClaimRevoke(Action, frozen=True, tag="claim_revoke"):
    """Says that an adversary could have played to a trick as the law demands, and did not; ``penalty`` is what is to
    be taken for it, where that may be chosen.
    """

    other: Seat
    trick: int
    penalty: str = ""


def is_seen(view: View[TrickRecordT, OptionsT], claim: ClaimRevoke, play: TrickPlay) -> bool:
    """Whether all have seen that a player broke the law in a trick: by what they have played since."""
    return revoked(view.public, claim.other, claim.trick - 1, (), play.order(view), play.duty(view))


def adversaries(r: TrickRecord, seat: Seat) -> tuple[Seat, ...]:
    """Of those who play, whoever plays against a seat, clockwise from the left; nobody for one who rests."""
    round_ = r.round_from(seat)
    return tuple([other for other in round_ if r.camp(other) != r.camp(seat)]) if seat in round_ else ()


def claims(s: State[TrickRecordT, OptionsT], seat: Seat) -> tuple[type[ClaimRevoke], ...]:
    """A claim may be made while some trick of an adversary has not been looked into."""
    r = s.public
    looked_into = [other for other, _ in r.revokes.examined]
    return (ClaimRevoke,) if any(looked_into.count(other) < r.finished for other in adversaries(r, seat)) else ()


def claimers_choice(s: object) -> str:
    """The house has fixed none."""
    del s
    return ""


def when_claiming_revokes(
    rules: Rules[StateT],
    play: TrickPlay,
    penalties: Sequence[str],
    penalty: Callable[[StateT], str] = claimers_choice,
    law: str = "",
    replay: Callable[[StateT, Seat, int], None] | None = None,
) -> None:
    """A false claim costs nothing; a true one is noted in the record, with what is to be taken for it.

    ``penalty`` is that of the house; empty where the claimer chooses one of ``penalties``. If that is REPLAY,
    ``replay`` is done at once: the seat that revoked plays again to that trick.
    """

    def claim_form(s: StateT, seat: Seat) -> Parts:
        parts = (PickSeat(adversaries(s.public, seat)), finished_trick(s, seat))
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
    """Whether a seat has just revoked, and no card has been led since."""
    r, last = s.public, s.public.finished - 1
    return r.between and revoked(r, seat, last, s.at(play.hand[seat]), play.order(s), play.duty(s))


def when_amending(rules: Rules[StateT], then: Callable[[StateT, Seat, int], None], law: str) -> None:
    """Who has revoked may amend it until the next lead: ``then`` has them play to the last trick again."""

    @rules.does(Amend, law=law)
    def amend(s: StateT, action: Amend) -> None:
        say(s, action.seat, "say-amend")
        then(s, action.seat, s.public.finished - 1)


def when_about_to_count(
    rules: Rules[StateT],
    phase: Phase,
    play: TrickPlay,
    then: Callable[[StateT], None],
    faults: Callable[[StateT, Seat], tuple[type[Action], ...]] = claims,
) -> Callable[[StateT], None]:
    """In this phase, before the deal is counted, revokes may still be claimed, or whatever ``faults`` there may be;
    with the last who is ready it is counted.

    Returns what comes after the last trick: this phase, or the count at once where nobody may revoke.
    """

    def before_count(s: StateT) -> None:
        if play.may_revoke(s):
            s.public.phase = phase
        else:
            then(s)

    @rules.asks(phase)
    def ask_count(s: StateT) -> Question:
        acts = {seat: (*((Ready,) if seat in waiting(s) else ()), *faults(s, seat)) for seat in s.public.ring}
        return Question("count", tuple([Asked(seat, each, Ready in each) for seat, each in acts.items() if each]))

    @rules.does(Ready, phase=phase)
    def ready_to_count(s: StateT, action: Ready) -> None:
        if all_ready(s, action.seat):
            then(s)

    return before_count
