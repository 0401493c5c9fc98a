"""The laws of Whist: the cut, the deal, the trump card, the call, the tricks, the count, the game, and what is paid.

Rulings R1, R2 … are explained in booke.md.
"""

from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, Card, rank, suit
from crowe_table.engine.core import (
    NO_SEAT,
    Asked,
    PickAmount,
    PickPlace,
    PickSeat,
    PickWord,
    Question,
    Reason,
    Seat,
    Setup,
    because,
    seats,
    viewers,
)
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Rng
from crowe_table.games.whist.actions import (
    AnswerCall,
    CallHonours,
    Claim,
    ClaimRevoke,
    Leave,
    LookBack,
    PassCall,
    Review,
    Shuffle,
)
from crowe_table.games.whist.claiming import certain
from crowe_table.games.whist.counting import (
    all_honours,
    count_deal,
    game_worth,
    honours_in,
    most_at_stake,
    owed_for_game,
    owed_for_rubber,
    payable,
)
from crowe_table.games.whist.exhibits import exhibit
from crowe_table.games.whist.layout import layout_for
from crowe_table.games.whist.options import BOOKS, PRESETS, WhistOptions
from crowe_table.games.whist.state import (
    CUT,
    HAND,
    NO_SIDE,
    PACK,
    PILES,
    PLAYED,
    REVIEW,
    SEATS,
    TAKEN,
    TURNED,
    WhistPhase,
    WhistRecord,
    WhistState,
    WhistView,
    held,
    turned_up,
)
from crowe_table.kit import rites, tricks
from crowe_table.kit.company import Ready, all_ready, waiting
from crowe_table.kit.moving import forget, gather, lift, move, move_all, remember, show, shuffle
from crowe_table.kit.purses import in_purse, pay_seat
from crowe_table.kit.ranking import ranked
from crowe_table.kit.rites import Cut
from crowe_table.kit.rules import RuledGame, Rules, each_of, one
from crowe_table.kit.telling import announce, end, say, score, set_scores, tell_changes
from crowe_table.kit.tricks import Play, TrickPlay
from crowe_table.kit.ways import Parts
from crowe_table.search.worlds import Worlds, hidden_places, lay

RULES = Rules[WhistState]()
TRICKS = TrickPlay(
    hand=HAND,
    played=PLAYED,
    taken=TAKEN,
    order=lambda s: ranked(trump=s.public.trump),
    besides=lambda s, seat: (TURNED,) if seat == s.public.dealer and s.at(TURNED) else (),
    may_revoke=lambda s: s.options.may_revoke,
)
PENALTIES = ("three_tricks", "three_points_off", "three_points_on")
"""What may be taken for a revoke."""


# --- The cut for partners and deal -----------------------------------------------------------------------------------


def sit_down(s: WhistState) -> None:
    """They cut for partners, or for the deal alone, unless the dealer is chosen or left to chance."""
    o = s.options
    s.public.tricks = (0,) * SEATS
    rites.spread_pack(s, PACK)
    if o.exhibit:
        lay_exhibit(s)
    elif o.partners == "seats" and o.cut_for_deal in ("random", "chosen"):
        deal(s, first_dealer(s, Seat(0)))


def first_dealer(s: WhistState, cut_for: Seat) -> Seat:
    """Who was cut for, unless the dealer is chosen or left to chance."""
    match s.options.cut_for_deal:
        case "chosen":
            return Seat(s.options.chosen_dealer)
        case "random":
            return Seat(s.rng.below(SEATS))
    return cut_for


@RULES.asks(WhistPhase.CUT_FOR_DEAL)
def ask_cut_for_deal(s: WhistState) -> Question:
    key = "cut-for-partners" if s.options.partners == "cut" else "cut-for-deal"
    which = "highest" if s.options.cut_for_deal == "highest" else "lowest"
    return one(key, s.public.cutting[0], Cut, which=which)


def where_to_cut(s: WhistState, seat: Seat) -> PickPlace:
    """Any card of the spread pack; in cutting it in two, at least four in each part (R4)."""
    del seat
    if s.public.phase == WhistPhase.CUT_FOR_DEAL:
        return rites.anywhere(s, PACK)
    return PickPlace(PACK.key, 4, 48)


@RULES.does(Cut, where_to_cut)
def cut(s: WhistState, action: Cut) -> None:
    if s.public.phase == WhistPhase.CUT_PACK:
        lift(s, PACK, action.place)
        deal_hands(s)
    else:
        cut_for_deal(s, action)


def cut_for_deal(s: WhistState, action: Cut) -> None:
    """Lowest deals, the ace being lowest; equals cut again (R2). The two highest play the two lowest (R3)."""
    highest = s.options.cut_for_deal == "highest"
    partners = s.options.partners == "cut"
    decided = rites.cut_for_deal(
        s, action, PACK, CUT, partners=partners, counts=lambda card: -rank(card) if highest else rank(card)
    )
    if decided is None:
        return
    dealer = first_dealer(s, decided.dealer)
    say(s, dealer, "say-my-deal")
    gather(s, CUT[:SEATS], PACK)
    deal(s, dealer)


# --- Shuffling, cutting, dealing -------------------------------------------------------------------------------------


def deal(s: WhistState, dealer: Seat) -> None:
    """Opens the next deal. Whoever shuffles the pack, and however often, its order is chance alone (R4)."""
    r = s.public
    r.cutting, r.trumps, r.plays, r.tricks = (), (), (), (0,) * SEATS
    r.caller, r.looked, r.examined, r.penalties, r.again = NO_SEAT, (), (), (), False
    if r.fresh:
        r.fresh = False
        set_scores(s, (0, 0))
    rites.begin_deal(s, dealer, PACK, FULL_PACK)
    if s.options.ritual == "full":
        r.phase = WhistPhase.SHUFFLE
    else:
        deal_hands(s)


@RULES.asks(WhistPhase.SHUFFLE)
def ask_shuffle(s: WhistState) -> Question:
    """Any player may shuffle; it is usually the one at the dealer's left."""
    r = s.public
    return Question(
        "shuffle", tuple([Asked(each, (Shuffle,), must=each == r.eldest) for each in r.round_from(r.eldest)])
    )


@RULES.asks(WhistPhase.SHUFFLE_LAST)
def ask_shuffle_last(s: WhistState) -> Question:
    return one("shuffle-last", s.public.dealer, Leave, Shuffle)


@RULES.does(Shuffle)
def shuffle_pack(s: WhistState, action: Shuffle) -> None:
    """The dealer may shuffle last."""
    r = s.public
    shuffle(s, PACK)
    last = r.phase == WhistPhase.SHUFFLE_LAST or action.seat == r.dealer or not s.options.dealer_may_shuffle_last
    r.phase = WhistPhase.CUT_PACK if last else WhistPhase.SHUFFLE_LAST


@RULES.does(Leave)
def leave(s: WhistState, action: Leave) -> None:
    del action
    s.public.phase = WhistPhase.CUT_PACK


@RULES.asks(WhistPhase.CUT_PACK)
def ask_cut_pack(s: WhistState) -> Question:
    return one("cut-pack", s.public.after(s.public.dealer, -1), Cut)


def deal_hands(s: WhistState) -> None:
    """All the cards one at a time; the last is the dealer's, and is turned up before them: its suit is trumps."""
    r = s.public
    order = r.round_from(r.eldest)
    rites.deal(s, (1,) * 12, order, PACK, HAND)
    rites.deal(s, (1,), order[:-1], PACK, HAND)
    r.trumps = (suit(rites.turn_up(s, PACK, TURNED)),)
    tell_changes(s)
    say(s, r.dealer, "say-trumps", suit=r.trump)
    r.calling = to_be_asked(r) if s.options.calls else ()
    next_call(s)


# --- Calling honours at eight ----------------------------------------------------------------------------------------


def to_be_asked(r: WhistRecord) -> tuple[Seat, ...]:
    """Both players of each side that stands at eight: eldest's side first, and in it the one nearer their left."""
    sides = [side for side in (r.sides[r.eldest], r.sides[r.dealer]) if r.scores[side] == 8]
    return tuple([seat for side in sides for seat in r.partners(side)])


def next_call(s: WhistState) -> None:
    r = s.public
    if r.calling:
        r.phase = WhistPhase.CALL
    else:
        r.phase, r.turn = WhistPhase.PLAY, r.eldest


@RULES.asks(WhistPhase.CALL)
def ask_call(s: WhistState) -> Question:
    """Only a player who holds two honours may call; but all are asked, so that asking tells nothing."""
    seat = s.public.calling[0]
    may_call = honours_in(held(s, seat), s.public.trump) >= 2
    return one("call", seat, *((CallHonours,) if may_call else ()), PassCall)


@RULES.does(CallHonours)
def call_honours(s: WhistState, action: CallHonours) -> None:
    s.public.caller, s.public.phase = action.seat, WhistPhase.ANSWER
    say(s, action.seat, "say-can-you-one")


@RULES.asks(WhistPhase.ANSWER)
def ask_answer(s: WhistState) -> Question:
    """The partner who holds an honour must say so."""
    r = s.public
    seat = r.partner(r.caller)
    return one("answer", seat, AnswerCall if honours_in(held(s, seat), r.trump) else PassCall, seat=r.caller)


@RULES.does(AnswerCall)
def answer_call(s: WhistState, action: AnswerCall) -> None:
    """The honours are shown, and the game is won before a card is played."""
    r, honours = s.public, all_honours(s.public.trump)
    say(s, action.seat, "say-i-can")
    for seat in (r.caller, action.seat):
        show(s, [card for card in s.at(HAND[seat]) if card in honours], HAND[seat])
    shown = honours_in([*held(s, r.caller), *held(s, action.seat)], r.trump)
    r.calling = ()
    side = r.sides[action.seat]
    score(s, r.partners(side)[0], 4 if shown == 4 else 2, "call")
    win_game(s, side)


@RULES.does(PassCall)
def pass_call(s: WhistState, action: PassCall) -> None:
    """Without two honours, or with none to answer; then the side is asked no more."""
    r = s.public
    if r.phase == WhistPhase.ANSWER:
        r.caller = NO_SEAT
        r.calling = tuple([seat for seat in r.calling if r.sides[seat] != r.sides[action.seat]])
        say(s, action.seat, "say-i-cannot")
    else:
        r.calling = r.calling[1:]
    next_call(s)


# --- The play --------------------------------------------------------------------------------------------------------


@RULES.asks(WhistPhase.PLAY)
def ask_play(s: WhistState) -> Question:
    """Between tricks any player may look back or claim a revoke, out of turn; the leader may lead at once."""
    r = s.public
    if not r.between:
        return one("follow", r.turn, Play, suit=r.led) if r.trick else one("lead", r.turn, Play)
    claim = (Claim,) if may_claim(s, r.turn) else ()
    asked = [Asked(r.turn, (Play, *claim, *between_tricks(s, r.turn)))]
    for seat in r.round_from(r.turn)[1:]:
        if acts := between_tricks(s, seat):
            asked.append(Asked(seat, acts, must=False))
    return Question("lead", tuple(asked))


@RULES.does(Play, TRICKS.form, TRICKS.why_not, law="the-play")
def play(s: WhistState, action: Play) -> None:
    lay_card(s, action.seat, action.card)


def lay_card(s: WhistState, seat: Seat, card: Card) -> None:
    """After the dealer's first play the trump card joins their hand, if it was not what they played (R5)."""
    r = s.public
    if not r.trick:
        open_trick(s)
    winner = TRICKS.lay(s, seat, card)
    if seat == r.dealer:
        move_all(s, TURNED, HAND[seat], "take_up")
    if winner is None:
        return
    TRICKS.take(s, winner)
    if not s.at(HAND[winner]):
        end_play(s)


def open_trick(s: WhistState) -> None:
    """The lead shuts what was looked at again (R7)."""
    turn_down(s)
    s.public.looked = ()


def end_play(s: WhistState) -> None:
    s.public.turn = NO_SEAT
    if s.options.exhibit:
        end_exhibit(s)
    elif s.options.may_revoke:
        s.public.phase = WhistPhase.COUNT
    else:
        count(s)


# --- Looking back ----------------------------------------------------------------------------------------------------


def between_tricks(s: WhistState, seat: Seat) -> tuple[type[Review] | type[LookBack] | type[ClaimRevoke], ...]:
    """What a player may do between two tricks besides leading: see the last one, or any where all are shown (R7)."""
    review, claims = s.options.review, revoke_claims(s, seat)
    if seat in s.public.looked or review == "none":
        return claims
    last = () if s.at(REVIEW) else (Review,)
    earlier = (LookBack,) if review == "all" and s.public.finished > 1 else ()
    return (*last, *earlier, *claims)


@RULES.does(Review)
def review(s: WhistState, action: Review) -> None:
    look_back_to(s, action.seat, s.public.finished - 1)


def any_trick(s: WhistState, seat: Seat) -> PickAmount:
    del seat
    return PickAmount(1, s.public.finished, money=False, field="trick")


@RULES.does(LookBack, any_trick, law="looking-back")
def look_back(s: WhistState, action: LookBack) -> None:
    look_back_to(s, action.seat, action.trick - 1)


def look_back_to(s: WhistState, seat: Seat, trick: int) -> None:
    """The packet is laid open before everybody, until the next lead."""
    r = s.public
    r.looked = (*r.looked, seat)
    turn_down(s)
    say(s, seat, "say-may-i-see")
    cards = [Card(card) for card in r.plays[trick][1:]]
    move(s, cards, TAKEN[tricks.taker(r, trick, TRICKS.order(s))], REVIEW, "review")


def turn_down(s: WhistState) -> None:
    """What was looked at is turned down again, upon the packets of the player who has it."""
    r = s.public
    if not s.at(REVIEW):
        return
    trick = next(at for at, cards in enumerate(r.plays) if s.at(REVIEW)[0] in cards[1:])
    move_all(s, REVIEW, TAKEN[tricks.taker(r, trick, TRICKS.order(s))], "turn_down")


# --- Claims ----------------------------------------------------------------------------------------------------------


def may_claim(s: WhistState, seat: Seat) -> bool:
    """Whether the leader is certain of all that is left, wherever the cards they have not seen may be (R18)."""
    r, hand = s.public, s.at(HAND[seat])
    if not s.options.claim or seat != r.turn or not r.between or len(hand) < 2:
        return False
    unseen = [card for other in r.ring if other != seat for card in s.at(HAND[other])]
    return certain(hand, unseen, r.trump)


@RULES.does(Claim)
def claim_rest(s: WhistState, action: Claim) -> None:
    """All hands are laid open, and the tricks that are left are the claimer's."""
    r, seat = s.public, action.seat
    turn_down(s)
    say(s, seat, "say-claim")
    for other in r.round_from(seat):
        show(s, s.at(HAND[other]), HAND[other])
    left = len(s.at(HAND[seat]))
    r.tricks = tuple([made + (left if each == seat else 0) for each, made in enumerate(r.tricks)])
    end_play(s)


# --- Revokes ---------------------------------------------------------------------------------------------------------


def revoke_claims(s: WhistState, seat: Seat) -> tuple[type[ClaimRevoke], ...]:
    """Adversaries may claim a revoke until the deal is counted (R17)."""
    return (ClaimRevoke,) if s.options.may_revoke and not_examined(s.public, seat) else ()


def not_examined(r: WhistRecord, seat: Seat) -> list[tuple[Seat, int]]:
    """The adversaries' plays that have not been looked into."""
    plays = [(other, trick) for other in r.adversaries(seat) for trick in range(r.finished)]
    return [play for play in plays if play not in r.examined]


def claim_form(s: WhistState, seat: Seat) -> Parts:
    """Who, in which trick, and where it may be chosen what is to be taken for it."""
    play = (PickSeat(s.public.adversaries(seat)), any_trick(s, seat))
    return (*play, PickWord(PENALTIES, field="penalty")) if s.options.revoke == "choice" else play


def why_not_claim(s: WhistState, action: ClaimRevoke) -> Reason | None:
    if (action.other, action.trick - 1) in s.public.examined:
        return because("refuse-revoke-asked", law="revokes")
    if action.penalty and s.options.revoke != "choice":
        return because("refuse-revoke-penalty", law="revokes")
    return None


@RULES.does(ClaimRevoke, claim_form, why_not_claim, law="revokes")
def claim_revoke(s: WhistState, action: ClaimRevoke) -> None:
    """A false claim costs nothing; a true one is paid for when the deal is counted."""
    r, other, trick = s.public, action.other, action.trick - 1
    r.examined = (*r.examined, (other, trick))
    proved = tricks.revoked(r, other, trick, s.at(HAND[other]), TRICKS.order(s))
    say(s, action.seat, "say-revoke", seat=other, number=action.trick)
    announce(s, "revoke-proved" if proved else "revoke-not-proved", seat=other, number=action.trick)
    if proved:
        r.penalties = (*r.penalties, (r.sides[other], action.penalty or s.options.revoke))


# --- The count -------------------------------------------------------------------------------------------------------


@RULES.asks(WhistPhase.COUNT)
def ask_count(s: WhistState) -> Question:
    """Before the deal is counted revokes may still be claimed."""
    r = s.public
    asked = [(seat, (*(() if seat in r.ready else (Ready,)), *revoke_claims(s, seat))) for seat in r.ring]
    return Question("count", tuple([Asked(seat, acts, must=Ready in acts) for seat, acts in asked if acts]))


def count(s: WhistState) -> None:
    """Revokes first, then the odd tricks, then honours, if nobody is out by then (R10)."""
    r = s.public
    r.phase = WhistPhase.COUNTED
    if {side for side, _ in r.penalties} == {0, 1}:
        r.again = True
        announce(s, "deal-void", seat=r.dealer)
        return
    taken = r.by_side(r.tricks)
    dealt = [honours_in([*held(s, seat), *tricks.played_by(r, seat)], r.trump) for seat in seats(SEATS)]
    counted = count_deal(s.options, r.scores, taken, r.by_side(tuple(dealt)), r.penalties)
    if counted.tricks != taken:
        announce(s, "revoke-tricks", seats=r.partners(1 - r.penalties[0][0]))
    for change in counted.changes:
        if change.points > 0:
            score(s, r.partners(change.side)[0], change.points, change.what)
        else:
            set_scores(s, (change.after, r.scores[1]) if change.side == 0 else (r.scores[0], change.after))
            announce(s, "points-kept-back", law="revokes", seats=r.partners(change.side), score=change.after)
    if counted.barred:
        announce(s, "honours-barred", law="honours")
    for side in (0, 1):
        if r.scores[side] >= s.options.game_points:
            win_game(s, side)


@RULES.asks(WhistPhase.COUNTED)
def ask_next_deal(s: WhistState) -> Question:
    return each_of("next-deal", waiting(s), Ready)


@RULES.does(Ready)
def ready(s: WhistState, action: Ready) -> None:
    """With the last of them the deal is counted, or the next begins: at the left, or again where it was void."""
    r = s.public
    if not all_ready(s, action.seat):
        return
    if r.phase == WhistPhase.COUNT:
        count(s)
        return
    forget(s, FULL_PACK)
    gather(s, [*TAKEN[:SEATS], *HAND[:SEATS], TURNED], PACK)
    deal(s, r.dealer if r.again else r.eldest)


# --- The game, the rubber and the stakes -----------------------------------------------------------------------------


def win_game(s: WhistState, side: int) -> None:
    """A game is won at the end of a deal, or by a call (R8). In a rubber the first side to two has won."""
    r, o = s.public, s.options
    points, loser = r.scores[side], r.scores[1 - side]
    if o.rubber == "none":
        pay_losers(s, side, owed_for_game(o, points, loser), because("pay-game"))
        finish(s, side, because("win-game", seats=r.partners(side), score=points, loser=loser))
        return
    games = [r.games(each) + (each == side) for each in (0, 1)]
    worth = game_worth(o, loser)
    r.won = tuple([(r.ring[each], games[each]) for each in (0, 1) if games[each]])
    r.worths = (r.worths[0] + worth, r.worths[1]) if side == 0 else (r.worths[0], r.worths[1] + worth)
    tell_changes(s)
    announce(s, "game-won", seats=r.partners(side), score=points, loser=loser)
    pay_losers(s, side, owed_for_game(o, points, loser), because("pay-game"))
    if games[side] == 2:
        pay_losers(s, side, owed_for_rubber(o, r.worths[side], r.worths[1 - side]), because("pay-rubber"))
        finish(s, side, because("win-rubber", seats=r.partners(side), games=games[1 - side]))
        return
    r.fresh, r.phase = True, WhistPhase.COUNTED


def pay_losers(s: WhistState, winner: int, due: Farthings, why: Reason) -> None:
    """Each loser pays the adversary at their left; what was written down is paid first out of winnings (R11)."""
    r = s.public
    for seat in r.ring:
        if due and r.sides[seat] != winner:
            pay_one(s, seat, r.after(seat), due, why)
    for debt in r.debts:
        debtor, creditor, owed = debt
        if r.sides[debtor] == winner:
            r.debts = tuple([each for each in r.debts if each is not debt])
            pay_one(s, debtor, creditor, owed, because("pay-debt"))


def pay_one(s: WhistState, loser: Seat, winner: Seat, due: Farthings, why: Reason) -> None:
    r = s.public
    paid, wanting = payable(due, in_purse(s, loser))
    pay_seat(s, loser, winner, paid, why)
    if not wanting:
        return
    written = s.options.debts == "written_down"
    if written:
        r.debts = (*r.debts, (loser, winner, wanting))
    announce(s, "debt-written" if written else "debt-struck-off", seat=loser, farthings=wanting)


def finish(s: WhistState, winner: int, why: Reason) -> None:
    r = s.public
    r.phase, r.winner, r.turn = WhistPhase.OVER, winner, NO_SEAT
    end(s, [seat for seat in seats(SEATS) if r.sides[seat] == winner], why)


# --- Famous hands ----------------------------------------------------------------------------------------------------


def lay_exhibit(s: WhistState) -> None:
    """The hands as they are told of, and such cards as were played already.

    In a famous hand that is no problem all but the visitor know the cards (R19).
    """
    r, famous = s.public, exhibit(s.options.exhibit)
    r.deal, r.dealer, r.cutting = 1, famous.dealer, ()
    s.rng = s.chance.stream("deal", 1)
    s.at(PACK)[:] = famous.cards
    others = [seat for seat in seats(SEATS) if seat != famous.visitor]
    remember(s, famous.cards, -1 if famous.open else viewers(*others))
    tell_changes(s)
    for seat in r.round_from(r.eldest):
        move(s, [card for card in famous.held(seat) if card != famous.turned_card], PACK, HAND[seat], "deal")
    if famous.turned_card is not None:
        rites.turn_up(s, PACK, TURNED)
    r.trumps = (famous.suit,)
    tell_changes(s)
    announce(s, f"exhibit-{famous.name}-task")
    r.phase, r.turn = WhistPhase.PLAY, famous.leader
    for card in famous.played:
        lay_card(s, r.turn, card)


def end_exhibit(s: WhistState) -> None:
    """There is no count: the table says whether the task was done."""
    r, famous = s.public, exhibit(s.options.exhibit)
    side = r.sides[famous.visitor]
    taken = r.by_side(r.tricks)[side]
    done = taken >= famous.tricks
    announce(s, "exhibit-done" if done else "exhibit-not-done", number=taken, wanted=famous.tricks)
    finish(s, side if done else 1 - side, because("exhibit-over", number=taken))


class Whist(RuledGame[WhistRecord, WhistOptions]):
    """The laws of Whist, for four in two partnerships."""

    slug = "whist"
    laws_version = 1
    kind = "tricks"
    presets, books, options = PRESETS, BOOKS, WhistOptions
    record, phases = WhistRecord, WhistPhase
    rules, piles, pack, stock = RULES, PILES, FULL_PACK, PACK

    def layout(self, options: WhistOptions, seats: int) -> Layout:
        del seats
        return layout_for(options)

    def open(self, s: WhistState) -> None:
        sit_down(s)

    def sides(self, setup: Setup[WhistOptions]) -> tuple[int, ...]:
        """Partners face each other."""
        return tuple([seat % 2 for seat in range(setup.seats)])

    def cards(self, options: WhistOptions) -> tuple[Card, ...]:
        return exhibit(options.exhibit).cards if options.exhibit else FULL_PACK

    def most_at_stake(self, options: WhistOptions) -> Farthings:
        return most_at_stake(options)

    def length(self, setup: Setup[WhistOptions]) -> int:
        """Every deal scores a point at the least; equal cuts and paid revokes without end are left to chance."""
        o = setup.options
        deals = (1 if o.rubber == "none" else 3) * (2 * o.game_points - 1)
        return 200 + deals * (3 + 4 + 52 + 13 * SEATS + 52 + 2 * SEATS)

    def fill(self, s: WhistState, view: WhistView, rng: Rng) -> None:
        """Who did not follow has none of the suit, and the dealer has what they turned up.

        Where nothing fits, somebody revoked, and what was shown by not following is forgotten.
        """
        shown = tricks.voids(s.public, ranked())
        room, unseen = hidden_places(s), self.unseen(view)
        known = {card: HAND[s.public.dealer] for card in turned_up(view) if card in unseen}
        worlds = Worlds(unseen, room, known=known, void={HAND[seat]: shown[seat] for seat in s.public.ring})
        lay(s, (worlds if worlds.count else Worlds(unseen, room, known=known)).draw(rng), rng)

    def evaluate(self, s: WhistState) -> tuple[float, ...]:
        r = s.public
        if r.winner != NO_SIDE:
            return tuple([1.0 if side == r.winner else -1.0 for side in r.sides])
        lead = (r.scores[0] - r.scores[1]) / (2 * s.options.game_points) + (r.games(0) - r.games(1)) / 3
        lead = min(max(lead, -0.99), 0.99)
        return tuple([lead if side == 0 else -lead for side in r.sides])

    def next_options(self, s: WhistState) -> WhistOptions:
        """The deal goes on to the left, and nobody cuts afresh, unless partners are cut for (R12)."""
        if s.options.partners == "cut" or s.options.exhibit:
            return s.options
        return replace(s.options, cut_for_deal="chosen", chosen_dealer=s.public.after(s.public.dealer))
