"""Scoring on the board. Pegs move automatically or by hand. The first side to reach the target wins."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from crowe_table.engine.core import NO_SEAT, CountLine, PickHole, Question, Seat, because, replace_at
from crowe_table.games.cribbage.actions import LiftFore, Peg
from crowe_table.games.cribbage.stakes import settle
from crowe_table.games.cribbage.state import RULES, CribbagePhase, CribbageRecord, CribbageState
from crowe_table.kit.announcing import announce, report_changes, score, set_scores
from crowe_table.kit.rules import ask_one
from crowe_table.kit.score_claims import Verdict, judge_claim

MAX_SHOW_SCORE = 46
"""Maximum score of a hand or crib."""

Step: TypeAlias = Callable[[CribbageState], None]
STEPS: dict[str, Step] = {}
"""Continuations after a score, by name. If players peg by hand, the game first waits for the peg."""


def step(does: Step) -> Step:
    """Register a continuation under the name of its function. Used as a decorator."""
    STEPS[does.__name__] = does
    return does


def mark(
    s: CribbageState,
    seat: Seat,
    points: int,
    what: str,
    lines: Sequence[CountLine],
    then: Step,
) -> None:
    """Score points and move the hind peg beyond the front one.

    The game ends at once when a side reaches the target. Otherwise ``then`` follows, after any pegging by hand.
    """
    r, side = s.public, s.public.sides[seat]
    if points:
        r.backs = replace_at(r.backs, side, r.scores[side])
    if score(s, seat, points, what, lines, most=s.options.target):
        if r.fore:
            set_pegs(s, side, r.scores[side], r.fore[side])
        settle(s, side)
    elif points and r.fore:
        r.phase, r.pegger, r.due, r.then = CribbagePhase.PEG, seat, points, then.__name__
    else:
        then(s)


@RULES.asks(CribbagePhase.PEG)
def ask_peg(s: CribbageState) -> Question:
    r, side = s.public, s.public.sides[s.public.pegger]
    lifts = s.options.penalties == "encyclopaedia" and r.hind[side] < r.fore[side] - 1
    return ask_one("peg", r.pegger, *((Peg, LiftFore) if lifts else (Peg,)), number=r.due)


def may_peg(s: CribbageState, seat: Seat) -> PickHole:
    start = s.public.fore[s.public.sides[seat]]
    return PickHole(start, 1, min(MAX_SHOW_SCORE, s.options.target - start))


@RULES.does(Peg, may_peg, law="the-board")
def peg(s: CribbageState, action: Peg) -> None:
    """Check a peg that a player has moved by hand.

    A peg moved too far is corrected. For one not moved far enough, the option for unclaimed points applies.
    """
    r, o, seat = s.public, s.options, action.seat
    side, due = r.sides[seat], r.due
    verdict = judge_claim(action.holes, due, o.over_claim, o.under_claim)
    set_pegs(s, side, r.fore[side] + action.holes, r.fore[side])
    r.pegger, r.due = NO_SEAT, 0
    if action.holes > due or (action.holes < due and o.under_claim != "muggins"):
        announce(s, "pegged-over" if action.holes > due else "pegged-under", number=due)
    if action.holes != due:
        set_scores(s, replace_at(r.scores, side, r.scores[side] - due + verdict.scored))
        set_pegs(s, side, r.scores[side], r.hind[side])
    if verdict.missed:
        r.claimant, r.verdict = seat, Verdict(missed=verdict.missed)
    then = STEPS[r.then]
    if verdict.forfeit:
        penalise(s, seat, verdict.forfeit, "over-claimed", then)
    else:
        then(s)


@RULES.does(LiftFore, law="the-laws")
def lift_fore(s: CribbageState, action: LiftFore) -> None:
    """Put the lifted front peg behind the other peg, so that its score is lost.

    The player still pegs the points due.
    """
    r = s.public
    side = r.sides[action.seat]
    stands, lost = r.hind[side], r.fore[side] - r.hind[side]
    announce(s, "lifted-fore", seat=action.seat, number=lost, law="the-laws")
    set_scores(s, replace_at(r.scores, side, r.scores[side] - lost))
    set_pegs(s, side, stands, max(0, stands - 1))


def set_pegs(s: CribbageState, side: int, fore: int, hind: int) -> None:
    r = s.public
    r.fore = replace_at(r.fore, side, fore)
    r.hind = replace_at(r.hind, side, hind)
    report_changes(s)


def penalise(s: CribbageState, seat: Seat, points: int, what: str, then: Step) -> None:
    """Give a player's forfeited points to the next opponent on the left."""
    line = CountLine(points, because(f"count-{what}"), (), points)
    mark(s, opponents(s.public, seat)[0], points, what, (line,), then)


def opponents(r: CribbageRecord, seat: Seat) -> tuple[Seat, ...]:
    """Return the players of other sides, clockwise from the left."""
    return tuple([other for other in r.round_from(seat) if r.sides[other] != r.sides[seat]])
