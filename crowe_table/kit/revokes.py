"""Revokes as a house rule: any card may be played, and adversaries may claim that suit was not followed.

Nobody is told of a fault when it is made. Whether there was one is known from the cards: see ``tricks.revoked``.
"""

from collections.abc import Callable, Sequence

from crowe_table.engine.core import Action, Asked, OptionsT, Phase, PickSeat, PickWord, Question, Reason, Seat, because
from crowe_table.engine.state import State
from crowe_table.kit.company import Ready, all_ready, waiting
from crowe_table.kit.looking_back import finished_trick
from crowe_table.kit.rules import Rules, StateT
from crowe_table.kit.telling import announce, say
from crowe_table.kit.tricks import Revokes, TrickPlay, TrickRecord, TrickRecordT, revoked
from crowe_table.kit.ways import Parts


class ClaimRevoke(Action, frozen=True, tag="claim_revoke"):
    """Says that an adversary could have followed suit in a trick and did not; ``penalty`` is what is to be taken for
    it, where that may be chosen.
    """

    other: Seat
    trick: int
    penalty: str = ""


def adversaries(r: TrickRecord, seat: Seat) -> tuple[Seat, ...]:
    """The players of other sides, clockwise from the left."""
    return tuple([other for other in r.round_from(seat) if r.sides[other] != r.sides[seat]])


def claims(s: State[TrickRecordT, OptionsT], seat: Seat) -> tuple[type[ClaimRevoke], ...]:
    """A claim may be made while some trick of an adversary has not been looked into."""
    r = s.public
    looked_into = [other for other, _ in r.revokes.examined]
    return (ClaimRevoke,) if any(looked_into.count(other) < r.finished for other in adversaries(r, seat)) else ()


def when_claiming_revokes(
    rules: Rules[StateT], play: TrickPlay, penalties: Sequence[str], penalty: Callable[[StateT], str], law: str
) -> None:
    """A false claim costs nothing; a true one is noted in the record, with what is to be taken for it.

    ``penalty`` is that of the house; empty where the claimer chooses one of ``penalties``.
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
        found = revoked(r, other, trick, s.at(play.hand[other]), play.order(s))
        say(s, action.seat, "say-revoke", seat=other, number=action.trick)
        announce(s, "revoke-proved" if found else "revoke-not-proved", seat=other, number=action.trick)
        proved = ((r.sides[other], action.penalty or penalty(s)),) if found else ()
        r.revokes = Revokes((*r.revokes.examined, (other, trick)), (*r.revokes.proved, *proved))


def when_about_to_count(rules: Rules[StateT], phase: Phase, then: Callable[[StateT], None]) -> None:
    """In this phase, before the deal is counted, revokes may still be claimed; with the last who is ready it is."""

    @rules.asks(phase)
    def ask_count(s: StateT) -> Question:
        acts = {seat: (*((Ready,) if seat in waiting(s) else ()), *claims(s, seat)) for seat in s.public.ring}
        return Question("count", tuple([Asked(seat, each, Ready in each) for seat, each in acts.items() if each]))

    @rules.does(Ready, phase=phase)
    def ready_to_count(s: StateT, action: Ready) -> None:
        if all_ready(s, action.seat):
            then(s)
