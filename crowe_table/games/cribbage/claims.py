"""Counting by claim. A claim is checked against the true score, and opponents may take points that it misses."""

from collections.abc import Sequence

from crowe_table.engine.core import NO_SEAT, Action, Arg, Asked, CountLine, Question, Seat, because
from crowe_table.games.cribbage.board import STEPS, mark, opponents, penalise, step
from crowe_table.games.cribbage.counting import Combination, count_lines
from crowe_table.games.cribbage.state import CRIB, CRIB_CARDS, RULES, START, CribbagePhase, CribbageState
from crowe_table.kit.announcing import announce, say
from crowe_table.kit.rules import ask_each
from crowe_table.kit.score_claims import UNDISPUTED, LetStand, Muggins, Verdict, judge_claim


def claimed(s: CribbageState, seat: Seat, claim: int, made: Sequence[Combination], what: str) -> None:
    """Check a claim. Excess points are corrected. Missed points are treated as the options say."""
    r, o = s.public, s.options
    true = sum([each[0] for each in made])
    r.verdict = verdict = judge_claim(claim, true, o.over_claim, o.under_claim)
    r.claimant = seat
    if what != "in-play":
        r.counted = (*r.counted, verdict.scored)
    if what != "in-play" or claim:
        say(s, seat, "say-claim", number=claim)
    if claim > true:
        announce(s, "over-claimed", seat=seat, number=true)
    lines: Sequence[CountLine] = count_lines(made)
    if verdict.missed:
        lines = (CountLine(claim, because("count-claimed"), (), claim),) if claim else ()
    if verdict.scored or what != "in-play":
        mark(s, seat, verdict.scored, what, lines, after_claim)
    else:
        after_claim(s)


@step
def after_claim(s: CribbageState) -> None:
    """Continue after a claim. If the options say so, excess points go to the next opponent."""
    r = s.public
    surplus, r.verdict = r.verdict.forfeit, Verdict(missed=r.verdict.missed)
    then = STEPS["after_hand" if r.turn == NO_SEAT else "after_card"]
    if surplus:
        penalise(s, r.claimant, surplus, "over-claimed", then)
    else:
        then(s)


def disputable(s: CribbageState) -> bool:
    """Whether opponents may dispute that the last claim or pegging was too low."""
    return s.public.claimant != NO_SEAT and s.options.under_claim == "muggins"


def disputable_question(s: CribbageState, key: str, seat: Seat, acts: Sequence[type[Action]], **args: Arg) -> Question:
    """Return a question to one player. Opponents of the last claimant may interrupt it by calling muggins."""
    against = opponents(s.public, s.public.claimant) if disputable(s) else ()
    own: tuple[type[Action], ...] = (*acts, Muggins) if seat in against else tuple(acts)
    others = [Asked(other, (Muggins,), must=False) for other in against if other != seat]
    return Question(key, (Asked(seat, own), *others), tuple(args.items()))


@RULES.asks(CribbagePhase.AGREE)
def ask_agree(s: CribbageState) -> Question:
    r = s.public
    left = [seat for seat in opponents(r, r.claimant) if seat not in r.ready]
    return ask_each("agree", left, LetStand, Muggins, seat=r.claimant)


@RULES.does(LetStand)
def let_stand(s: CribbageState, action: LetStand) -> None:
    r = s.public
    r.ready = (*r.ready, action.seat)
    if len(r.ready) == len(opponents(r, r.claimant)):
        agreed(s)


@step
def agreed(s: CribbageState) -> None:
    s.public.ready, s.public.claimant = (), NO_SEAT
    STEPS["show_next"](s)


@RULES.does(Muggins)
def muggins(s: CribbageState, action: Muggins) -> None:
    """Give missed points to the first player who calls muggins. A wrong call costs nothing."""
    r = s.public
    say(s, action.seat, "say-muggins")
    missed, r.verdict = r.verdict.missed, UNDISPUTED
    then = agreed if r.phase is CribbagePhase.AGREE else resume
    if not missed:
        announce(s, "nothing-missed")
        then(s)
        return
    line = CountLine(missed, because("count-muggins"), (), missed)
    mark(s, action.seat, missed, "muggins", (line,), then)


@step
def resume(s: CribbageState) -> None:
    """Resume the interrupted phase, inferred from the cards on the table. Earlier claims can no longer be disputed."""
    r, laid_out = s.public, len(s.at(CRIB)) == CRIB_CARDS
    r.claimant = NO_SEAT
    if r.turn != NO_SEAT:
        r.phase = CribbagePhase.PLAY
    elif not s.at(START) and (laid_out or s.options.start_when == "before_lay_out"):
        r.phase = CribbagePhase.CUT_START
    else:
        r.phase = CribbagePhase.SHOW if laid_out else CribbagePhase.LAY_OUT
