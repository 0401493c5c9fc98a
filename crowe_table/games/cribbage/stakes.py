"""Stakes: the value of a game, and the seats that pay it."""

from crowe_table.engine.core import NO_SEAT, Reason, because
from crowe_table.engine.money import Farthings
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.state import CribbagePhase, CribbageState
from crowe_table.kit.announcing import finish_game
from crowe_table.kit.purses import pay_seat
from crowe_table.kit.score_claims import UNDISPUTED


def settle(s: CribbageState, winner: int) -> None:
    """Settle the game. Each loser pays the nearest winner on the left, and double if their own score is a lurch."""
    r, o = s.public, s.options
    r.phase, r.winner, r.turn = CribbagePhase.OVER, winner, NO_SEAT
    r.counted, r.claimant, r.verdict = (), NO_SEAT, UNDISPUTED
    won = [seat for seat in sorted(r.ring) if r.sides[seat] == winner]
    least = min([each for side, each in enumerate(r.scores) if side != winner])
    for seat in r.ring:
        if seat not in won:
            lost = r.scores[r.sides[seat]]
            payee = next(other for other in r.round_from(seat) if other in won)
            pay_seat(s, seat, payee, owed(o, lost), verdict(o, lost))
    finish_game(s, won, verdict(o, least))


def verdict(o: CribbageOptions, loser_score: int) -> Reason:
    """Return the message about the end of a game for a loser with this score."""
    return because("win-lurch" if lurched(o, loser_score) else "win", score=loser_score, target=o.target)


def lurched(o: CribbageOptions, loser_score: int) -> bool:
    """Whether a loser with this score pays double (R18)."""
    return loser_score < o.lurch_below


def owed(o: CribbageOptions, loser_score: int) -> Farthings:
    """Return the sum that each loser pays.

    It is a flat stake, or a stake for each point of difference. A lurch doubles the sum.
    """
    due = o.flat_stake if o.stake_rule == "flat" else o.point_stake * (o.target - loser_score)
    return Farthings(due * 2 if lurched(o, loser_score) else due)


def largest_stake(o: CribbageOptions, poorest: Farthings) -> Farthings:
    """Return the greatest stake for a game or for a point that the poorest purse can pay in the worst case."""
    factor = 2 if o.lurch_below else 1
    return Farthings(poorest // (factor if o.stake_rule == "flat" else factor * o.target))
