"""Players and queue of Écarté, the stakes of a game, the pool of three, and the end of a sitting.

Rulings R1, R2 … are explained in booke.md.
"""

from crowe_table.engine.core import NO_SEAT, Reason, Seat, because
from crowe_table.engine.money import POT, Farthings, purse
from crowe_table.games.ecarte.options import EcarteOptions
from crowe_table.games.ecarte.state import EcartePhase, EcarteState
from crowe_table.kit import spectator_bets
from crowe_table.kit.announcing import announce, finish_game
from crowe_table.kit.between_deals import set_resting
from crowe_table.kit.purses import in_purse, pay, pay_seat

# --- Players and queue -----------------------------------------------------------------------------------------------


def seat_two(s: EcarteState, first: Seat, second: Seat) -> None:
    """Seat these two players. The others form a queue in order of arrival."""
    r = s.public
    waiting = [*r.queue, *[seat for seat in r.ring if seat not in r.queue]]
    r.queue = tuple([seat for seat in waiting if seat not in (first, second)])
    set_resting(s, *r.queue)


def come_in(s: EcarteState) -> bool:
    """Replace the loser by the next player in the queue who can pay. In a pool, a player who comes back pays another
    stake.

    Return False if nobody can pay. The sitting then ends.
    """
    r, o = s.public, s.options
    loser = next(seat for seat in r.playing if seat != r.champion)
    dear = o.table == "pool" and sum(r.won) > 1
    need = entry_purse(o) if dear or o.table == "rentrants" else 0
    able = [seat for seat in (*r.queue, loser) if in_purse(s, seat) >= need]
    if not able:
        announce(s, "nobody-stakes")
        take_pool(s, r.champion) if o.table == "pool" else finish_company(s)
        return False
    if dear:
        pay(s, purse(able[0]), POT, o.flat_stake, because("pay-pool"))
    r.queue = tuple([seat for seat in (*r.queue, loser) if seat != able[0]])
    announce(s, "comes-in", seat=able[0])
    seat_two(s, r.champion, able[0])
    return True


def entry_purse(o: EcarteOptions) -> Farthings:
    """Return the minimum purse of a player who sits down for the next game."""
    return o.flat_stake if o.table == "pool" else owed(o, 0)


# --- Game results ----------------------------------------------------------------------------------------------------


def win_game(s: EcarteState, winner: Seat) -> None:
    """Pay the stake and the side bets. A player who wins two games running wins a pool (R9)."""
    r, o = s.public, s.options
    loser = r.after(winner)
    beaten = r.scores[loser]
    twice = r.champion == winner
    r.turn, r.champion = NO_SEAT, winner
    r.won = tuple([games + (seat == winner) for seat, games in enumerate(r.won)])
    if o.table != "pool":
        pay_seat(s, loser, winner, owed(o, beaten), because("pay-game", score=beaten))
    spectator_bets.settle(s, r.backed, winner)
    r.backed = ()
    if o.table == "pair":
        finish(s, (winner,), because("win", score=r.scores[winner], loser=beaten))
    elif o.table == "pool" and twice:
        take_pool(s, winner)
    elif o.table == "rentrants" and sum(r.won) == o.games:
        finish_company(s)
    else:
        announce(s, "game-won", seat=winner, score=r.scores[winner], loser=beaten)
        r.phase = EcartePhase.GAME_WON


def owed(o: EcarteOptions, loser_score: int) -> Farthings:
    """Return the sum that the loser owes.

    With multiple stakes, it is double for a loser with one or two points, and treble for a loser with none.
    """
    times = 3 if loser_score == 0 else 2 if loser_score <= 2 else 1
    return Farthings(o.flat_stake * (times if o.stake_rule == "multiple" else 1))


def take_pool(s: EcarteState, winner: Seat) -> None:
    sum_ = s.ledger.balance(POT)
    pay(s, POT, purse(winner), sum_, because("pay-pool-won"))
    finish(s, (winner,), because("win-pool", farthings=sum_))


def finish_company(s: EcarteState) -> None:
    """End the sitting. The players who have won most games win."""
    best = max(s.public.won)
    finish(s, tuple([seat for seat in s.public.ring if s.public.won[seat] == best]), because("win-most", games=best))


def finish(s: EcarteState, winners: tuple[Seat, ...], why: Reason) -> None:
    s.public.phase, s.public.turn = EcartePhase.OVER, NO_SEAT
    finish_game(s, winners, why)
