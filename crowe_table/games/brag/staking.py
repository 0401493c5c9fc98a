"""The beginning of a deal: antes, the pack shuffled or not, three cards to each, and who looks at his own."""

from crowe_table.engine.core import Ask, Call, JustSay, Now, PickWord, Said, Seat, Tell, Told, Way, because
from crowe_table.engine.table import act_of
from crowe_table.games.brag import betting, borrowing, closing, pack
from crowe_table.games.brag.acts import Leave, Look, LookAt
from crowe_table.games.brag.standing import (
    ANTE,
    KEEP_AT_DEAL,
    LOOK,
    NEW,
    NOBODY_YET,
    OLD,
    BragState,
    Status,
    put_in,
    set_turn,
    tell_standing,
)

# --- Who plays -------------------------------------------------------------------------------------------------------


def begin(s: BragState, tell: Tell) -> None:
    """Whoever lacks the ante may ask for it; then the next deal."""
    s.begging = [seat for seat in s.round_from(s.elder) if not closing.can_play(s, seat)]
    next_beggar(s, tell)


def next_beggar(s: BragState, tell: Tell) -> None:
    """The first who lacks his ante still and might be lent it; when there is none, antes are paid."""
    s.refused.clear()
    s.phase = ANTE
    while s.begging and not borrowing.ways(s, s.begging[0]):
        s.begging.pop(0)
    if s.begging:
        return
    playing = [seat for seat in s.round_from(s.elder) if closing.can_play(s, seat)]
    if len(playing) < 2:
        closing.rise(s, because("ended-broke"), tell)
        return
    passes_by = s.options.dealer == "passing"
    lay(s, playing[0] if passes_by else s.elder, playing, tell)


def go_on_begging(s: BragState, tell: Tell) -> None:
    """After a loan the next may ask; after a refusal he may ask another."""
    seat = s.begging[0]
    if closing.can_play(s, seat) or not borrowing.ways(s, seat):
        s.begging.pop(0)
        next_beggar(s, tell)


# --- The deal --------------------------------------------------------------------------------------------------------


def lay(s: BragState, dealer: Seat, playing: list[Seat], tell: Tell) -> None:
    """Antes, shuffle if it is due, and deal."""
    pack.gather(s, tell)
    retainer = s.retainer
    if retainer != NOBODY_YET and retainer not in playing:
        pack.old_under(s, retainer, tell)
    s.clear_deal()
    s.retainer = NOBODY_YET
    s.deal += 1
    s.dealer = dealer
    s.rng = s.chance.stream("deal", s.deal)
    if tell:
        tell(Now("deal", s.deal))
        tell(Now("dealer", dealer))
    for seat in s.round_from(s.elder):
        if seat in playing:
            s.status[seat] = Status.TWO if s.old[seat] else Status.BLIND
            put_in(s, seat, s.options.first_stake, because("staked", seat=seat), tell)
    if s.shuffling:
        pack.shuffle_all(s, tell)
        s.shuffling = False
    elif tell:
        tell(Told(because("told-not-shuffled")))
    _deal(s, tell)


def _deal(s: BragState, tell: Tell) -> None:
    seats = s.live
    pack.deal(s, seats, tell)
    if not s.options.blind_play:
        for seat in seats:
            s.status[seat], s.looked[seat] = Status.OPEN, 1
    tell_standing(s, tell)
    if s.options.blind_play and s.options.look_time == "at_deal":
        s.phase = LOOK
        set_turn(s, NOBODY_YET, tell)
    else:
        betting.first_turn(s, tell)


# --- The look at the deal --------------------------------------------------------------------------------------------


def ask_look(s: BragState) -> Ask:
    """All choose in secret whether to pick their cards up (R9)."""
    calls = (_look_call(s, seat) for seat in s.live if not s.choices[seat])
    return Ask("look", tuple(calls), secret=True)


def _look_call(s: BragState, seat: Seat) -> Call:
    leave = Way("leave", JustSay())
    if s.status[seat] == Status.TWO:
        return Call(seat, (Way("look_at", PickWord((NEW, OLD))), leave), key="look-two")
    return Call(seat, (Way("look", JustSay()), leave))


def legal_look(s: BragState, seat: Seat) -> list[Look | LookAt | Leave]:
    if s.status[seat] == Status.TWO:
        return [LookAt(seat, NEW), LookAt(seat, OLD), Leave(seat)]
    return [Look(seat), Leave(seat)]


def choose_look(s: BragState, action: Look | LookAt | Leave, tell: Tell) -> None:
    """When all have chosen, all is done together."""
    s.choices[action.seat] = action.word if isinstance(action, LookAt) else act_of(action)
    live = s.live
    if not all(s.choices[seat] for seat in live):
        return
    choices, s.choices = s.choices, [""] * s.seats
    holder = NOBODY_YET
    for seat in live:
        match choices[seat]:
            case "look":
                betting.look(s, seat, tell)
            case "leave":
                _leave(seat, tell)
            case _:
                holder = seat
    if holder == NOBODY_YET:
        betting.first_turn(s, tell)
        return
    set_turn(s, holder, tell)
    betting.look_at(s, holder, choices[holder], KEEP_AT_DEAL, tell)


def _leave(seat: Seat, tell: Tell) -> None:
    if tell:
        tell(Said(seat, because("say-leave")))
