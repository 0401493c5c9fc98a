"""The book's wagers: in turn each throws his hand in, or lays at least as much as was laid last."""

from crowe_table.engine.core import (
    Action,
    Ask,
    Call,
    JustSay,
    PickAmount,
    PickWord,
    Reason,
    Said,
    Seat,
    Tell,
    Way,
    because,
)
from crowe_table.engine.money import POT
from crowe_table.engine.parts.settle import pay
from crowe_table.games.brag import borrowing, closing, pack, seeing
from crowe_table.games.brag.acts import Cover, Drop, Fold, Keep, Look, LookAt, See, Wager
from crowe_table.games.brag.standing import (
    NEW,
    OLD,
    SLUG,
    WAGER,
    BragState,
    Status,
    put_in,
    set_status,
    set_turn,
)

# --- The turn --------------------------------------------------------------------------------------------------------


def first_turn(s: BragState, tell: Tell) -> None:
    """The wagers begin with the elder hand."""
    to_act(s, s.live[0], tell)


def next_turn(s: BragState, seat: Seat, tell: Tell) -> None:
    """The next who is still in acts, unless he is the only one."""
    live = [other for other in s.round_from(seat) if s.status[other] in (Status.OPEN, Status.BLIND, Status.TWO)]
    if len(live) == 1:
        closing.alone(s, live[0], tell)
        return
    to_act(s, next(other for other in live if other != seat), tell)


def to_act(s: BragState, seat: Seat, tell: Tell) -> None:
    s.phase = WAGER
    set_turn(s, seat, tell)


# --- What may be done ------------------------------------------------------------------------------------------------


def ask_wager(s: BragState) -> Ask:
    """Fold or wager; look first, see, borrow or cover where that is allowed."""
    seat = s.turn
    blind = s.status[seat] != Status.OPEN
    key = ("blind" if blind else "wager") if s.level else ("first-blind" if blind else "first")
    return Ask(key, (Call(seat, tuple(_ways(s, seat))),), (("farthings", s.due(seat, s.needed)),))


def _ways(s: BragState, seat: Seat) -> list[Way]:
    found = []
    if sums := wagers(s, seat):
        found.append(Way("wager", sums))
    if _can_see(s, seat):
        found.append(Way("see", JustSay()))
    if s.status[seat] == Status.BLIND:
        found.append(Way("look", JustSay()))
    if s.status[seat] == Status.TWO:
        found.append(Way("look_at", PickWord((NEW, OLD))))
    if _can_cover(s, seat):
        found.append(Way("cover", JustSay()))
    return [*found, *borrowing.ways(s, seat), Way("fold", JustSay())]


def wagers(s: BragState, seat: Seat) -> PickAmount | None:
    """The sums he may lay down; None if his purse is too short for any."""
    step = s.due(seat, s.options.unit)
    least = s.due(seat, s.least)
    most = min(s.due(seat, s.most), s.purse(seat)) // step * step
    if most < least:
        return None
    return PickAmount(least, least if _may_not_raise(s) else most, step)


def _may_not_raise(s: BragState) -> bool:
    """Nobody bluffs with another man's purse (R17)."""
    return s.borrowed and s.options.borrow_for == "match_or_see"


def _can_see(s: BragState, seat: Seat) -> bool:
    return seeing.may_see(s, seat) and s.purse(seat) >= seeing.price(s, seat)


def _can_cover(s: BragState, seat: Seat) -> bool:
    return s.options.short_purse == "cover_the_pot" and s.purse(seat) < s.due(seat, s.least)


def refuse_wager(s: BragState, action: Wager) -> Reason | None:
    """A wager is of whole units, no less than the last, and within the limit and the purse."""
    seat, amount = action.seat, action.amount
    sums = wagers(s, seat)
    if sums is None:
        return because("refuse-purse", farthings=s.purse(seat), law="short-purses")
    if amount < sums.least:
        return because("refuse-too-little", farthings=sums.least, law="wagers")
    if (amount - sums.least) % sums.step:
        return because("refuse-unit", farthings=sums.step, law="wagers")
    if amount <= sums.most:
        return None
    if _may_not_raise(s):
        return because("refuse-borrowed", law="short-purses")
    if amount > s.purse(seat):
        return because("refuse-purse", farthings=s.purse(seat), law="short-purses")
    return because("refuse-limit", farthings=s.due(seat, s.most), law="limits")


def legal_wager(s: BragState, seat: Seat) -> list[Action]:
    """Every answer; of the sums the least, the next, twice the least and the greatest."""
    found: list[Action] = [Fold(seat)]
    if sums := wagers(s, seat):
        few = {sums.least, sums.most, min(sums.least + sums.step, sums.most)}
        doubled = sums.least + sums.least // sums.step * sums.step
        found += [Wager(seat, amount) for amount in sorted(few | ({doubled} if doubled < sums.most else set()))]
    if _can_see(s, seat):
        found.append(See(seat))
    if s.status[seat] == Status.BLIND:
        found.append(Look(seat))
    if s.status[seat] == Status.TWO:
        found += [LookAt(seat, NEW), LookAt(seat, OLD)]
    if _can_cover(s, seat):
        found.append(Cover(seat))
    return [*found, *borrowing.legal(s, seat)]


# --- Doing it --------------------------------------------------------------------------------------------------------


def wager(s: BragState, action: Wager, tell: Tell) -> None:
    """The whole wager again, whatever he has put in before; laid blind it is worth twice as much."""
    seat = action.seat
    open_hand = s.status[seat] == Status.OPEN
    if tell:
        tell(Said(seat, because("say-wager" if open_hand else "say-blind", farthings=action.amount)))
    put_in(s, seat, action.amount, because("wagered", seat=seat), tell)
    s.level = action.amount if open_hand else 2 * action.amount
    s.laid[seat] = s.level
    set_status(s, seat, s.status[seat], tell)
    next_turn(s, seat, tell)


def fold(s: BragState, seat: Seat, tell: Tell) -> None:
    """His hand, or both, leave play."""
    if tell:
        tell(Said(seat, because("say-fold" if s.rolling else "say-bolt")))
    set_status(s, seat, Status.FOLDED, tell)
    pack.hand_under(s, seat, tell)
    pack.old_under(s, seat, tell)


def look(s: BragState, seat: Seat, tell: Tell) -> None:
    """From this moment he pays in full."""
    if tell:
        tell(Said(seat, because("say-look")))
    pack.look(s, seat, tell)
    set_status(s, seat, Status.OPEN, tell)


# --- Two hands -------------------------------------------------------------------------------------------------------


def look_at(s: BragState, seat: Seat, word: str, phase: str, tell: Tell) -> None:
    """He looks at one of his hands, and must keep or drop it at once."""
    s.looked_at = word
    s.phase = phase
    if tell:
        tell(Said(seat, because(f"say-look-{word}")))
    if word == NEW:
        pack.see_hand(s, seat, s.sight(seat), tell)
    else:
        pack.see_old(s, seat, tell)


def ask_keep(s: BragState) -> Ask:
    ways = (Way("keep", JustSay()), Way("drop", JustSay()))
    return Ask("keep", (Call(s.turn, ways),), (("hand", s.looked_at),))


def keep_or_drop(s: BragState, action: Keep | Drop, tell: Tell) -> None:
    """The other hand goes under unseen, and he is open; or this one goes under, and he is blind with the other."""
    seat, keeps = action.seat, isinstance(action, Keep)
    looked_at, s.looked_at = s.looked_at, ""
    if tell:
        tell(Said(seat, because("say-keep" if keeps else "say-drop")))
    if keeps == (looked_at == NEW):
        pack.old_under(s, seat, tell)
    else:
        pack.hand_under(s, seat, tell)
        pack.keep_old(s, seat, tell)
    s.looked[seat] = int(keeps)
    set_status(s, seat, Status.OPEN if keeps else Status.BLIND, tell)
    if keeps and looked_at == OLD:
        pack.turn_back(s, seat, tell)


# --- Covering --------------------------------------------------------------------------------------------------------


def cover(s: BragState, seat: Seat, tell: Tell) -> None:
    """He puts in all he has and lays his cards on the pot; the others go on into an empty one."""
    if s.status[seat] == Status.TWO:
        closing.choose_hand(s, seat, tell)
        return
    if tell:
        tell(Said(seat, because("say-cover")))
    put_in(s, seat, s.purse(seat), because("covered", seat=seat), tell)
    pay(s, POT, closing.cover_of(seat), s.pot, because("pot-closed"), SLUG, tell)
    s.covers.append(seat)
    set_status(s, seat, Status.COVERED, tell)
    next_turn(s, seat, tell)
