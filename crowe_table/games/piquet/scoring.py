"""Scoring of Piquet: points, the bonuses pique and repique, winning, and payment.

The rule book explains the rulings R1, R2 and so on.
"""

from crowe_table.engine.core import NO_SEAT, Action, Seat, because
from crowe_table.games.piquet import counting
from crowe_table.games.piquet.actions import Pique, Repique
from crowe_table.games.piquet.counting import PIQUE, REPIQUE, THIRTY
from crowe_table.games.piquet.state import PART_WORDS, RULES, PiquetPhase, PiquetState
from crowe_table.kit.announcing import announce, finish_game, report_changes, say, score
from crowe_table.kit.purses import pay_available

IN_PLAY = ("lead", "trick", "last-trick")

# --- Points, pique and repique ---------------------------------------------------------------------------------------


def award(s: PiquetState, seat: Seat, points: int, what: str) -> bool:
    """Add points to a seat's score. Open a pique or repique if they complete thirty before the other seat has scored.

    Return True if the points win the game.
    """
    r = s.public
    if not points:
        return False
    before, other = r.made[seat], r.made[r.after(seat)]
    in_play = what in IN_PLAY
    mark(s, seat, points, what, called=what in PART_WORDS)
    crossed = before < THIRTY <= r.made[seat] and not other and what not in ("cards", "capet")
    if crossed and may_pique(s, seat, in_play):
        r.crossed = (*r.crossed, seat)
        r.open_claim, r.repique = seat, not in_play
        if s.options.pique_claim == "automatic":
            count_bonus(s)
    return won_by(s, seat)


def mark(s: PiquetState, seat: Seat, points: int, what: str, *, called: bool) -> None:
    r = s.public
    score(s, seat, points, what)
    r.made = tuple([made + points * (each == seat) for each, made in enumerate(r.made)])
    if called:
        r.by_calling = tuple([made + points * (each == seat) for each, made in enumerate(r.by_calling)])
    report_changes(s)


def may_pique(s: PiquetState, seat: Seat, in_play: bool) -> bool:
    """Whether a seat may score a pique or repique (R6, R17, R18).

    It may do so once in a deal, unless a blank of the other seat prevents it.
    """
    r, o = s.public, s.options
    barred = o.blank_mode == "either" and r.after(seat) in r.blanks
    by_elder = in_play and o.pique_by == "elder_only" and seat != r.eldest
    return seat not in r.crossed and not barred and not by_elder


def count_bonus(s: PiquetState) -> None:
    r = s.public
    seat, r.open_claim = r.open_claim, NO_SEAT
    mark(s, seat, REPIQUE if r.repique else PIQUE, "repique" if r.repique else "pique", called=True)


@RULES.does((Pique, Repique), law="pique")
def claim_bonus(s: PiquetState, action: Action) -> None:
    """Score a claimed pique or repique, which may win the game (R19)."""
    say(s, action.seat, "say-repique" if s.public.repique else "say-pique")
    count_bonus(s)
    if s.public.champion < 0:
        won_by(s, action.seat)


def won_by(s: PiquetState, seat: Seat) -> bool:
    """End the game if a seat has reached the target score (R21). Return True if it has.

    The same points may have opened a pique or repique. If the stakes depend on the difference of the scores, the seat
    may still claim it before they are paid.
    """
    r, o = s.public, s.options
    if o.by_deals or r.scores[r.sides[seat]] < o.target:
        return False
    r.turn, r.champion = NO_SEAT, seat
    if r.open_claim == seat and o.stake_mode == "difference":
        r.phase = PiquetPhase.COUNTED
    else:
        settle(s)
    return True


def claims(s: PiquetState, seat: Seat) -> tuple[type[Action], ...]:
    """Return the bonus that a seat may claim, a pique or a repique; empty if none is open (R19)."""
    if s.public.open_claim != seat:
        return ()
    return (Repique,) if s.public.repique else (Pique,)


# --- Settlement ------------------------------------------------------------------------------------------------------


def settle(s: PiquetState) -> None:
    """Pay the stakes according to the scores.

    A loser with too little money pays the whole purse and owes nothing more.
    """
    r, o = s.public, s.options
    r.phase, r.turn = PiquetPhase.OVER, NO_SEAT
    best = max(r.scores)
    if o.by_deals and r.scores == (best, best):
        finish_game(s, (), because("win-equal", score=best))
        return
    winner = r.champion if r.champion >= 0 else next(seat for seat in r.ring if r.scores[r.sides[seat]] == best)
    loser = r.after(winner)
    won, lost = r.scores[r.sides[winner]], r.scores[r.sides[loser]]
    if o.by_deals:
        announce(s, "rubicon", seat=winner, points=counting.rubicon_points(won, lost), crossed=int(lost >= 100))
    wanting = pay_available(s, loser, winner, counting.owed(o, won, lost), because("pay-game", score=lost))
    if wanting:
        announce(s, "owed-forgiven", seat=loser, farthings=wanting)
    finish_game(s, (winner,), because("win", score=won, loser=lost))
