"""One player pays to see another: who shows first, who must prove his hand, and who wins."""

from crowe_table.engine.core import Ask, Call, JustSay, PickWord, Reason, Said, Seat, Tell, Way, because
from crowe_table.games.brag import closing, pack
from crowe_table.games.brag.standing import NEW, OLD, PROVE, BragState, Status, put_in, set_status, set_turn

# --- The price -------------------------------------------------------------------------------------------------------


def other_of(s: BragState, seat: Seat) -> Seat:
    """The only other player left in the betting; −1 if there are more."""
    left = [other for other in s.live if other != seat]
    return left[0] if len(left) == 1 else -1


def may_see(s: BragState, seat: Seat) -> bool:
    """Whether there is one other left, a wager to double, and he has not left his cards unseen against an open hand."""
    other = other_of(s, seat)
    if not s.rolling or other < 0 or not s.level:
        return False
    return s.status[seat] != Status.OPEN or s.status[other] == Status.OPEN


def price(s: BragState, seat: Seat) -> int:
    """What it costs to see, in farthings: twice the last wager, or half of that (R10)."""
    return s.due(seat, 2 * s.level)


def see(s: BragState, seat: Seat, tell: Tell) -> None:
    """He pays, and hands are compared as soon as it is known which they are."""
    paid = price(s, seat)
    if tell:
        tell(Said(seat, because("say-see", farthings=paid)))
    s.called = other_of(s, seat)
    put_in(s, seat, paid, because("paid-to-see", seat=seat), tell)
    s.caller = seat
    for each in (s.called, s.caller):
        if s.status[each] == Status.TWO:
            closing.choose_hand(s, each, tell)
            return
    show_down(s, tell)


# --- Naming a hand ---------------------------------------------------------------------------------------------------


def ask_stand(s: BragState) -> Ask:
    """Which of two unseen hands a player stands on, or keeps for the next deal."""
    retains = s.caller < 0 and not s.covers and len(s.live) == 1
    return Ask("retain" if retains else "stand", (Call(s.turn, (Way("stand", PickWord((NEW, OLD))),)),))


def refuse_hand(word: str) -> Reason | None:
    """There are two hands to choose from, and no more."""
    return None if word in (NEW, OLD) else because("refuse-hand", law="two-hands")


def stand_on(s: BragState, seat: Seat, word: str, tell: Tell) -> None:
    """The other hand goes under the pack, unseen."""
    if word == NEW:
        pack.old_under(s, seat, tell)
    else:
        pack.hand_under(s, seat, tell)
        pack.keep_old(s, seat, tell)
    if tell:
        tell(Said(seat, because(f"say-stand-{word}")))
    set_status(s, seat, Status.BLIND, tell)


# --- Showing ---------------------------------------------------------------------------------------------------------


def show_down(s: BragState, tell: Tell) -> None:
    """An open hand is shown first by him who is seen; two unseen hands are turned card by card, alternately."""
    caller, called = s.caller, s.called
    if not s.looked[called]:
        for place in pack.PLACES:
            pack.turn_up_one(s, called, place, tell)
            pack.turn_up_one(s, caller, place, tell)
        _decide(s, tell)
        return
    pack.turn_up(s, called, tell)
    closing.tell_hand(s, called, tell)
    if not s.looked[caller]:
        for place in pack.PLACES:
            pack.turn_up_one(s, caller, place, tell)
        _decide(s, tell)
    elif s.options.loser_shows:
        pack.turn_up(s, caller, tell)
        _decide(s, tell)
    else:
        s.phase = PROVE
        set_turn(s, caller, tell)


def ask_prove(s: BragState) -> Ask:
    """Whether the caller shows a better hand, or gives in."""
    ways = [Way("show", JustSay())]
    if not caller_wins(s):
        ways.append(Way("yield", JustSay()))
    return Ask("prove", (Call(s.caller, tuple(ways)),), (("seat", s.called),))


def caller_wins(s: BragState) -> bool:
    """Equal hands are his who was called, or his who sits nearest the dealer's left."""
    caller, called = pack.strength_of(s, s.caller), pack.strength_of(s, s.called)
    if caller == called and s.options.equal_hands == "elder":
        return next(seat for seat in s.round_from(s.elder) if seat in (s.caller, s.called)) == s.caller
    return caller > called


def show(s: BragState, seat: Seat, tell: Tell) -> None:
    """The caller shows."""
    pack.turn_up(s, seat, tell)
    _decide(s, tell)


def give_in(s: BragState, seat: Seat, tell: Tell) -> None:
    """The caller keeps his hand to himself, and has lost (R12)."""
    s.yielded = True
    if tell:
        tell(Said(seat, because("say-yield")))
    closing.win(s, s.called, True, tell)


def _decide(s: BragState, tell: Tell) -> None:
    if not s.looked[s.called]:
        closing.tell_hand(s, s.called, tell)
    closing.tell_hand(s, s.caller, tell)
    closing.win(s, s.caller if caller_wins(s) else s.called, True, tell)
