"""Brag with sights: one brags, the others go it or bolt, and the last to go it calls a sight or brags in his turn."""

from crowe_table.engine.core import Action, Ask, Call, JustSay, PickAmount, Reason, Said, Seat, Tell, Way, because
from crowe_table.games.brag import betting, borrowing, closing, pack
from crowe_table.games.brag.acts import Bolt, Brag, CallSight, GoIt, ReturnBrag
from crowe_table.games.brag.standing import BragState, put_in, set_turn, tell_standing


def ask_sight(s: BragState) -> Ask:
    """Brag or bolt; go it or bolt; or, of him who has gone it last, a sight or another brag."""
    seat = s.turn
    key = "go" if s.answering else "sight" if s.level else "brag"
    return Ask(key, (Call(seat, tuple(_ways(s, seat))),), (("farthings", s.needed),))


def _ways(s: BragState, seat: Seat) -> list[Way]:
    if s.answering:
        goes = [Way("go_it", JustSay())] if s.purse(seat) >= s.level else []
        return [*goes, *borrowing.ways(s, seat), Way("bolt", JustSay())]
    sums = brags(s, seat)
    if s.level:
        sight = Way("call_sight", JustSay())
        return [sight, Way("return_brag", sums)] if sums else [sight]
    return [*([Way("brag", sums)] if sums else []), *borrowing.ways(s, seat), Way("bolt", JustSay())]


def brags(s: BragState, seat: Seat) -> PickAmount | None:
    """The sums with which he may brag; None if his purse is too short for any, or another's coin lies in it."""
    step = s.options.unit
    most = min(s.most, s.purse(seat)) // step * step
    borrowed = s.borrowed and s.options.borrow_for == "match_or_see"
    if most < s.least or (borrowed and s.level):
        return None
    return PickAmount(s.least, s.least if borrowed else most, step)


def refuse_brag(s: BragState, action: Brag | ReturnBrag) -> Reason | None:
    """A brag is of whole units, within the limits and the purse."""
    sums = brags(s, action.seat)
    if sums is None or action.amount > s.purse(action.seat):
        return because("refuse-purse", farthings=s.purse(action.seat), law="short-purses")
    if action.amount < sums.least:
        return because("refuse-too-little", farthings=sums.least, law="sights")
    if action.amount % sums.step:
        return because("refuse-unit", farthings=sums.step, law="sights")
    if action.amount > sums.most:
        return because("refuse-limit", farthings=sums.most, law="limits")
    return None


def legal_sight(s: BragState, seat: Seat) -> list[Action]:
    """Every answer; of the sums the least, the next and the greatest."""
    if s.answering:
        goes: list[Action] = [GoIt(seat)] if s.purse(seat) >= s.level else []
        return [Bolt(seat), *goes, *borrowing.legal(s, seat)]
    sums = brags(s, seat)
    amounts = sorted({sums.least, min(sums.least + sums.step, sums.most), sums.most}) if sums else []
    if s.level:
        return [CallSight(seat), *(ReturnBrag(seat, amount) for amount in amounts)]
    return [Bolt(seat), *(Brag(seat, amount) for amount in amounts), *borrowing.legal(s, seat)]


# --- Doing it --------------------------------------------------------------------------------------------------------


def brag(s: BragState, action: Brag | ReturnBrag, tell: Tell) -> None:
    """All the others must answer him, in turn."""
    seat = action.seat
    if tell:
        words = "say-brag" if isinstance(action, Brag) else "say-return"
        tell(Said(seat, because(words, farthings=action.amount)))
    s.level = action.amount
    s.bragger = seat
    _lay(s, seat, tell)
    s.answering = [other for other in s.round_from(seat) if other in s.live and other != seat]
    set_turn(s, s.answering[0], tell)


def go_it(s: BragState, seat: Seat, tell: Tell) -> None:
    if tell:
        tell(Said(seat, because("say-go")))
    _lay(s, seat, tell)
    _answered(s, tell)


def _lay(s: BragState, seat: Seat, tell: Tell) -> None:
    put_in(s, seat, s.level, because("wagered", seat=seat), tell)
    s.laid[seat] = s.level
    tell_standing(s, tell)


def bolt(s: BragState, seat: Seat, tell: Tell) -> None:
    betting.fold(s, seat, tell)
    if s.answering:
        _answered(s, tell)
    else:
        betting.next_turn(s, seat, tell)


def _answered(s: BragState, tell: Tell) -> None:
    """The next answers; when all have, the choice is his who went it last."""
    s.answering.pop(0)
    live = s.live
    if s.answering:
        set_turn(s, s.answering[0], tell)
    elif len(live) == 1:
        closing.alone(s, live[0], tell)
    else:
        last = [seat for seat in s.round_from(s.bragger) if seat in live][-1]
        set_turn(s, last, tell)


def call_sight(s: BragState, caller: Seat, tell: Tell) -> None:
    """All hands left are shown, from the caller's left to himself, and the best wins."""
    if tell:
        tell(Said(caller, because("say-sight")))
    s.caller = caller
    showing = [seat for seat in s.round_from(s.after(caller)) if seat in s.live]
    for seat in showing:
        pack.turn_up(s, seat, tell)
        closing.tell_hand(s, seat, tell)
    closing.win(s, best_of(s, caller, showing), True, tell)


def best_of(s: BragState, caller: Seat, showing: list[Seat]) -> Seat:
    """The best hand; of equals the one nearest the dealer's left, the caller's last where a caller loses."""
    order = [seat for seat in s.round_from(s.elder) if seat in showing]
    if s.options.equal_hands == "caller_loses":
        order = [*(seat for seat in order if seat != caller), caller]
    return max(order, key=lambda seat: pack.strength_of(s, seat))
