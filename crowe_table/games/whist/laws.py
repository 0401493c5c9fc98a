"""The laws of Whist: the cut, the deal, the turn-up, the call, the tricks, the count, and the game, in their order.

Rulings R1, R2 … are explained in booke.md.
"""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, HIDDEN, Card, suit
from crowe_table.engine.core import (
    ALL,
    NOBODY,
    Action,
    Ask,
    Call,
    Ended,
    Eyes,
    Game,
    JustSay,
    Line,
    Moved,
    Now,
    Options,
    PickAmount,
    PickCards,
    PickPlace,
    PickSeat,
    PickWord,
    Reason,
    Said,
    Scored,
    Seat,
    Setup,
    Shown,
    Tell,
    Told,
    View,
    Way,
    Zone,
    because,
    eyes,
)
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import MINT, Farthings, purse
from crowe_table.engine.parts import cut
from crowe_table.engine.parts.cut import Cut
from crowe_table.engine.parts.deal import begin_deal, deal_card, deal_round, gather_all, shuffle_pack
from crowe_table.engine.parts.settle import open_purses, pay_seat, purses_of
from crowe_table.engine.parts.tricks import NO_TRUMP, may_follow, of_suit, voids, winning
from crowe_table.engine.rng import Chance, Rng
from crowe_table.games.whist import options as books
from crowe_table.games.whist.claiming import certain
from crowe_table.games.whist.counting import (
    Penalty,
    Tally,
    all_honours,
    game_worth,
    honours_in,
    most_at_stake,
    owed_for_game,
    owed_for_rubber,
    paid_in_tricks,
    reckon,
)
from crowe_table.games.whist.exhibits import exhibit
from crowe_table.games.whist.imagining import Deals
from crowe_table.games.whist.layout import layout_for
from crowe_table.games.whist.options import WhistOptions
from crowe_table.games.whist.state import (
    ANSWER,
    CALL,
    COUNT,
    COUNTED,
    CUT,
    CUT_FOR_DEAL,
    CUT_PACK,
    HAND,
    OVER,
    PLAY,
    PLAYED,
    REVIEW,
    SEATS,
    SHUFFLE,
    SHUFFLE_LAST,
    TAKEN,
    TURNED,
    Answer,
    CallHonours,
    Claim,
    ClaimRevoke,
    Leave,
    LookBack,
    Pass,
    Play,
    Ready,
    Review,
    Shuffle,
    WhistFacts,
    WhistState,
)

PENALTIES = ("three_tricks", "three_points_off", "three_points_on")
"""What may be taken for a revoke."""


class Whist(Game[WhistState]):
    """The laws of Whist, for four in two partnerships."""

    slug = "whist"
    laws_version = 1
    kind = "tricks"
    presets = books.PRESETS
    options = WhistOptions
    actions = (
        *(Cut, Shuffle, Leave, CallHonours, Answer, Pass),
        *(Play, Review, LookBack, Claim, ClaimRevoke, Ready),
    )
    facts_type = WhistFacts

    def preset(self, name: str, seats: int) -> WhistOptions:
        return books.preset(name, seats)

    def layout(self, options: Options, seats: int) -> Layout:
        del seats
        return layout_for(_own(options))

    # --- Sitting down ------------------------------------------------------------------------------------------------

    def unfit(self, setup: Setup) -> Reason | None:
        o = _own(setup.options)
        if setup.seats != SEATS or len(setup.purses) != SEATS:
            return because("unfit-seats", seats=setup.seats, law="seats")
        most, poorest = most_at_stake(o), min(setup.purses)
        if most <= poorest:
            return None
        return because("unfit-stake", farthings=most, law="the-stakes")

    def new(self, setup: Setup, tell: Tell = None) -> WhistState:
        s = WhistState(_own(setup.options), setup.purses, setup.chance)
        open_purses(s, setup.purses, self.slug)
        s.rng = s.chance.stream("cut")
        s.rng.shuffle(s.pack)
        if s.options.exhibit:
            _lay_exhibit(s, tell)
        elif s.options.partners == "cut" or s.options.cut_for_deal in ("lowest", "highest"):
            s.phase = CUT_FOR_DEAL
            s.cutting = list(range(SEATS))
        else:
            chosen = s.options.cut_for_deal == "chosen"
            _deal(s, s.options.chosen_dealer if chosen else s.rng.below(SEATS), tell)
        return s

    # --- Questions and the judge -------------------------------------------------------------------------------------

    def ask(self, s: WhistState) -> Ask | None:
        return _QUESTIONS[s.phase](s)

    def refuse(self, s: WhistState, action: Action) -> Reason | None:
        match action:
            case Play():
                return _refuse_play(s, action)
            case Cut():
                return cut.refuse_place(action.place, *_cut_limits(s))
            case Review():
                return _refuse_review(s, s.done)
            case LookBack():
                return _refuse_review(s, action.trick)
            case Claim():
                return None if may_claim(s, action.seat) else because("refuse-claim", law="claims")
            case ClaimRevoke():
                return _refuse_claim_revoke(s, action)
        return None

    def legal(self, s: WhistState, seat: Seat) -> Sequence[Action]:
        """Every lawful answer. Where one may revoke, cards that do not follow suit are taken but not listed."""
        if s.phase == PLAY and not s.between:
            return _follow(s, seat) if seat == s.turn else []
        ask = self.ask(s)
        call = ask.call_of(seat) if ask else None
        return [action for way in call.ways for action in _answers(s, seat, way)] if call else []

    def apply(self, s: WhistState, action: Action, tell: Tell) -> None:
        match action:
            case Play():
                _play(s, action.seat, action.card, tell)
            case Cut():
                _CUTS[s.phase](s, action, tell)
            case Shuffle():
                _shuffle(s, action.seat, tell)
            case Leave():
                s.phase = CUT_PACK
            case CallHonours() | Answer() | Pass():
                _CALLS[type(action)](s, action.seat, tell)
            case Review():
                _look_back(s, action.seat, s.done - 1, tell)
            case LookBack():
                _look_back(s, action.seat, action.trick - 1, tell)
            case Claim():
                _claim(s, action.seat, tell)
            case ClaimRevoke():
                _claim_revoke(s, action, tell)
            case Ready():
                _ready(s, action.seat, tell)

    # --- What is to be seen ------------------------------------------------------------------------------------------

    def zones(self, s: WhistState) -> Iterator[Zone]:
        yield Zone("pack", s.pack)
        yield Zone(TURNED, s.turned, ALL)
        yield Zone(REVIEW, s.laid, ALL)
        for seat in range(SEATS):
            yield Zone(HAND[seat], s.hands[seat], _hand_eyes(s, seat))
            yield Zone(PLAYED[seat], s.played[seat], ALL)
            yield Zone(TAKEN[seat], s.taken[seat], ALL, down=True)
            yield Zone(CUT[seat], s.cut_cards[seat], ALL)

    def facts(self, s: WhistState) -> WhistFacts:
        return s.facts()

    def imagine(self, view: View, rng: Rng) -> WhistState:
        assert isinstance(view.facts, WhistFacts)
        chance = Chance(f"imagined {rng.word()} {rng.word()}")
        s = WhistState.known(_own(view.options), view.facts, chance)
        s.deal, s.phase, s.rng = view.deal, view.phase, chance.stream("deal", view.deal)
        s.ledger.balances = {MINT: -sum(view.facts.purses)}
        s.ledger.balances |= {purse(seat): sum_ for seat, sum_ in enumerate(view.facts.purses)}
        _lay_known(s, view)
        _lay_unseen(s, view, rng)
        return s

    # --- The end -----------------------------------------------------------------------------------------------------

    def worth(self, s: WhistState) -> tuple[float, ...]:
        if s.winner >= 0:
            return tuple(1.0 if s.side(seat) == s.winner else -1.0 for seat in range(SEATS))
        lead = (s.scores[0] - s.scores[1]) / (2 * s.options.game_points) + (s.games[0] - s.games[1]) / 3
        lead = min(max(lead, -0.99), 0.99)
        return tuple(lead if s.side(seat) == 0 else -lead for seat in range(SEATS))

    def result(self, s: WhistState) -> tuple[Farthings, ...]:
        return tuple(now - then for now, then in zip(purses_of(s), s.opened, strict=True))

    def sequel(self, s: WhistState) -> WhistOptions:
        """The deal goes on to the left, and nobody cuts afresh, unless partners are cut for (R12)."""
        if s.options.partners == "cut" or s.options.exhibit:
            return s.options
        return replace(s.options, cut_for_deal="chosen", chosen_dealer=s.after(s.dealer))

    def length(self, setup: Setup) -> int:
        """Every deal scores a point at the least; equal cuts and paid revokes without end are left to chance."""
        o = _own(setup.options)
        games = 1 if o.rubber == "none" else 3
        deals = games * (2 * o.game_points - 1)
        return 200 + deals * (3 + 4 + 52 + 13 * SEATS + 52 + 2 * SEATS)


def _own(options: Options) -> WhistOptions:
    if not isinstance(options, WhistOptions):
        raise TypeError(f"{type(options).__name__} are not the options of Whist.")
    return options


def _owners(s: WhistState, seat: Seat) -> Eyes:
    """Who sees a hand; in a famous hand that is no problem all but the visitor know the cards (R19)."""
    if not s.options.exhibit:
        return eyes(seat)
    visitor = exhibit(s.options.exhibit).visitor
    return eyes(*(other for other in range(SEATS) if other != visitor or seat == visitor))


def _hand_eyes(s: WhistState, seat: Seat) -> Eyes | list[Eyes]:
    """A hand is seen by its owner, and such cards as were laid open by all."""
    own = _owners(s, seat)
    if not s.laid_open:
        return own
    return [ALL if card in s.laid_open else own for card in s.hands[seat]]


# --- The cut for partners and deal -----------------------------------------------------------------------------------


def _ask_cut(s: WhistState) -> Ask:
    way = Way("cut", PickPlace("pack", *_cut_limits(s)))
    key = "cut-for-partners" if s.options.partners == "cut" else "cut-for-deal"
    which = "highest" if s.options.cut_for_deal == "highest" else "lowest"
    return Ask(key, (Call(s.cutting[0], (way,)),), (("which", which),))


def _cut_limits(s: WhistState) -> tuple[int, int]:
    """Any card of the spread pack; in cutting it in two, at least four in each part (R4)."""
    return (0, len(s.pack) - 1) if s.phase == CUT_FOR_DEAL else (4, 48)


def _cut_for_deal(s: WhistState, action: Cut, tell: Tell) -> None:
    """Lowest deals, the ace being lowest; equals cut again (R2). The two highest play the two lowest (R3)."""
    seat = s.cutting.pop(0)
    drawn = cut.draw_card(s.pack, s.cut_cards, seat, action.place, tell)
    s.cut_keys[seat].append(-drawn if s.options.cut_for_deal == "highest" else drawn)
    decided = cut.decide(s, s.options.partners == "cut", tell)
    if decided is None:
        return
    s.ring = decided.ring
    dealer = _dealer_cut_for(s, decided.dealer)
    cut.announce(cut.Seating(dealer, decided.ring), tell)
    if tell:
        tell(Said(dealer, because("say-my-deal")))
    cut.gather(s.pack, s.cut_cards, tell)
    s.cut_keys = [[] for _ in range(SEATS)]
    _deal(s, dealer, tell)


def _dealer_cut_for(s: WhistState, cut_for: Seat) -> Seat:
    """Where only the partners were cut for, the dealer is chosen or left to chance."""
    if s.options.cut_for_deal == "chosen":
        return s.options.chosen_dealer
    return s.rng.below(SEATS) if s.options.cut_for_deal == "random" else cut_for


# --- Shuffling, cutting, dealing -------------------------------------------------------------------------------------


def _deal(s: WhistState, dealer: Seat, tell: Tell) -> None:
    """Opens the next deal. Whoever mixes the pack, and however often, its order is chance alone (R4)."""
    s.trump, s.tricks, s.again = NO_TRUMP, [0] * SEATS, False
    s.plays, s.packets, s.looked, s.laid_open = [], [[] for _ in range(SEATS)], [], []
    s.revokes, s.asked, s.penalties, s.caller = [], [], [], -1
    if s.fresh:
        s.fresh, s.scores = False, [0, 0]
        if tell:
            tell(Now("scores", (0, 0)))
    begin_deal(s, dealer, FULL_PACK, tell)
    if tell:
        tell(Now("trumps", ()))
        tell(Now("tricks", tuple(s.tricks)))
    if s.options.ritual == "full":
        s.phase = SHUFFLE
        return
    _deal_hands(s, tell)


def _ask_shuffle(s: WhistState) -> Ask:
    """Any player may shuffle; it is usually the one at the dealer's left."""
    way = (Way("shuffle", JustSay()),)
    return Ask("shuffle", tuple(Call(seat, way, must=seat == s.eldest) for seat in s.round_from(s.eldest)))


def _ask_shuffle_last(s: WhistState) -> Ask:
    ways = (Way("leave", JustSay()), Way("shuffle", JustSay()))
    return Ask("shuffle-last", (Call(s.dealer, ways),))


def _ask_cut_pack(s: WhistState) -> Ask:
    way = Way("cut", PickPlace("pack", *_cut_limits(s)))
    return Ask("cut-pack", (Call(s.after(s.dealer, -1), (way,)),))


def _shuffle(s: WhistState, seat: Seat, tell: Tell) -> None:
    """The dealer may shuffle last."""
    shuffle_pack(s, tell)
    last = s.phase == SHUFFLE_LAST or seat == s.dealer or not s.options.dealer_may_shuffle_last
    s.phase = CUT_PACK if last else SHUFFLE_LAST


def _cut_pack(s: WhistState, action: Cut, tell: Tell) -> None:
    """The player at the dealer's right cuts."""
    cut.lift(s.pack, action.place)
    _deal_hands(s, tell)


def _deal_hands(s: WhistState, tell: Tell) -> None:
    """All the cards one at a time; the last is the dealer's, and is turned up before him: its suit is trumps."""
    deal_round(s, 12, s.eldest, tell)
    for seat in s.round_from(s.eldest)[:-1]:
        deal_card(s, seat, tell)
    _turn_up(s, s.pack.pop(), tell)
    if tell:
        tell(Said(s.dealer, because("say-trumps", suit=s.trump)))
    s.calling = _to_be_asked(s) if s.options.calls else []
    _next_call(s, tell)


def _turn_up(s: WhistState, card: Card, tell: Tell) -> None:
    """The trump card lies face up before the dealer until his first play; it is his own (R5)."""
    s.turned.append(card)
    s.trump = suit(card)
    if tell:
        tell(Moved("pack", (len(s.pack),), TURNED, (card,), ALL, how="turn"))
        tell(Now("trumps", s.trumps()))


# --- Calling honours -------------------------------------------------------------------------------------------------


def _to_be_asked(s: WhistState) -> list[Seat]:
    """Both players of each side that stands at eight: eldest's side first, and in it the one nearer his left."""
    sides = [side for side in (s.side(s.eldest), s.side(s.dealer)) if s.scores[side] == 8]
    return [seat for side in sides for seat in s.of_side(side)]


def _next_call(s: WhistState, tell: Tell) -> None:
    if s.calling:
        s.phase = CALL
        return
    _lead(s, s.eldest, tell)


def _ask_call(s: WhistState) -> Ask:
    """Only he who holds two honours may call; but all are asked, so that asking tells nothing."""
    seat = s.calling[0]
    may = honours_in(s.held(seat), s.trump) >= 2
    ways = (Way("call", JustSay()), Way("pass", JustSay())) if may else (Way("pass", JustSay()),)
    return Ask("call", (Call(seat, ways),))


def _ask_answer(s: WhistState) -> Ask:
    """He who holds an honour must say so."""
    seat = s.partner(s.caller)
    way = Way("answer" if honours_in(s.held(seat), s.trump) else "pass", JustSay())
    return Ask("answer", (Call(seat, (way,)),), (("seat", s.caller),))


def _call(s: WhistState, seat: Seat, tell: Tell) -> None:
    s.caller = seat
    s.phase = ANSWER
    if tell:
        tell(Said(seat, because("say-can-you-one")))


def _answer(s: WhistState, seat: Seat, tell: Tell) -> None:
    """The honours are shown, and the game is won before a card is played."""
    if tell:
        tell(Said(seat, because("say-i-can")))
    for holder in (s.caller, seat):
        _lay_open(s, holder, [card for card in s.hands[holder] if card in all_honours(s.trump)], tell)
    held = honours_in([*s.held(s.caller), *s.held(seat)], s.trump)
    side, points = s.side(seat), 4 if held == 4 else 2
    s.calling = []
    _score(s, Tally(side=side, what="call", points=points, before=s.scores[side], after=s.scores[side] + points), tell)
    _game_won(s, side, tell)


def _pass(s: WhistState, seat: Seat, tell: Tell) -> None:
    """One without two honours, or with none to answer; then his side is asked no more."""
    if s.phase == ANSWER:
        s.calling = [other for other in s.calling if s.side(other) != s.side(seat)]
        s.caller = -1
        if tell:
            tell(Said(seat, because("say-i-cannot")))
    else:
        s.calling = s.calling[1:]
    _next_call(s, tell)


def _lay_open(s: WhistState, seat: Seat, cards: Sequence[Card], tell: Tell) -> None:
    """Cards in hand are shown to everybody."""
    if not cards:
        return
    s.laid_open += cards
    if tell:
        places = tuple(s.hands[seat].index(card) for card in cards)
        tell(Shown(HAND[seat], places, tuple(cards), ALL))


# --- The play --------------------------------------------------------------------------------------------------------


def _lead(s: WhistState, seat: Seat, tell: Tell) -> None:
    s.phase = PLAY
    _turn_to(s, seat, tell)


def _turn_to(s: WhistState, seat: Seat, tell: Tell) -> None:
    s.turn = seat
    if tell:
        tell(Now("turn", seat))


def _ask_play(s: WhistState) -> Ask:
    """Between tricks anybody may look back or claim a revoke, out of turn; the leader may lead at once."""
    ways = [Way("play", PickCards(HAND[s.turn]))]
    if s.turned and s.turn == s.dealer:
        ways.append(Way("play", PickCards(TURNED)))
    if not s.between:
        led = s.led_suit()
        key, args = ("lead", ()) if led < 0 else ("follow", (("suit", led),))
        return Ask(key, (Call(s.turn, tuple(ways)),), args)
    if may_claim(s, s.turn):
        ways.append(Way("claim", JustSay()))
    others = [(seat, _out_of_turn(s, seat)) for seat in s.round_from(s.turn)]
    calls = [Call(s.turn, (*ways, *others[0][1]))]
    calls += [Call(seat, extra, must=False) for seat, extra in others[1:] if extra]
    return Ask("lead", tuple(calls))


def _out_of_turn(s: WhistState, seat: Seat) -> tuple[Way, ...]:
    """What a player may do between two tricks besides leading."""
    ways: list[Way] = []
    if seat not in s.looked:
        if s.options.review != "none" and not s.laid:
            ways.append(Way("review", JustSay()))
        if s.options.review == "all" and s.done > 1:
            ways.append(Way("look_back", PickAmount(1, s.done, money=False, field="trick")))
    return (*ways, *_claim_revoke_ways(s, seat))


def _follow(s: WhistState, seat: Seat) -> list[Action]:
    """The cards a player may lawfully play."""
    held = s.held(seat)
    led = s.led_suit()
    return [Play(seat, card) for card in (held if led < 0 else may_follow(held, led))]


def _refuse_play(s: WhistState, action: Play) -> Reason | None:
    """Suit must be followed by him who can; there is no duty to trump, or to win."""
    held = s.held(action.seat)
    if action.card not in held:
        return because("refuse-not-held", law="the-play")
    led = s.led_suit()
    if led < 0 or s.options.may_revoke or action.card in may_follow(held, led):
        return None
    return because("refuse-follow", suit=led, law="the-play")


def _play(s: WhistState, seat: Seat, card: Card, tell: Tell) -> None:
    if not s.trick:
        _open_trick(s, seat, tell)
    led = s.led_suit()
    if led >= 0 and suit(card) != led and of_suit(s.held(seat), led):
        s.revokes.append((seat, s.done))
    _lay_card(s, seat, card, tell)
    s.plays[-1].append(card)
    if s.turned and seat == s.dealer:
        _take_up_turned(s, tell)
    if len(s.plays[-1]) > SEATS:
        _turn_trick(s, tell)
    else:
        _turn_to(s, s.after(seat), tell)


def _open_trick(s: WhistState, seat: Seat, tell: Tell) -> None:
    """The lead shuts what was looked at again (R7)."""
    _turn_review(s, tell)
    s.looked = []
    s.plays.append([seat])


def _lay_card(s: WhistState, seat: Seat, card: Card, tell: Tell) -> None:
    source, cards = (TURNED, s.turned) if card in s.turned else (HAND[seat], s.hands[seat])
    place = cards.index(card)
    cards.pop(place)
    s.played[seat].append(card)
    if tell:
        tell(Moved(source, (place,), PLAYED[seat], (card,), ALL, how="play"))


def _take_up_turned(s: WhistState, tell: Tell) -> None:
    """After the dealer's first play the trump card joins his hand, if it was not what he played (R5)."""
    card = s.turned.pop()
    s.hands[s.dealer].append(card)
    if tell:
        tell(Moved(TURNED, (0,), HAND[s.dealer], (card,), _eyes_of(s, card, s.dealer), how="take_up"))


def _eyes_of(s: WhistState, card: Card, seat: Seat) -> Eyes:
    return ALL if card in s.laid_open else _owners(s, seat)


def _turn_trick(s: WhistState, tell: Tell) -> None:
    """The four cards are turned down in a packet before him who won them (R6), and he leads."""
    leader, *cards = s.plays[-1]
    order = s.round_from(leader)
    winner = order[winning(cards, s.trump)]
    for seat, card in zip(order, cards, strict=True):
        s.played[seat].clear()
        s.taken[winner].append(card)
        if tell:
            tell(Moved(PLAYED[seat], (0,), TAKEN[winner], (card,), NOBODY, how="take"))
    s.packets[winner].append(s.done - 1)
    _take_tricks(s, winner, 1, tell)
    if any(s.hands):
        _turn_to(s, winner, tell)
    else:
        _end_play(s, tell)


def _take_tricks(s: WhistState, seat: Seat, number: int, tell: Tell) -> None:
    s.tricks[seat] += number
    if tell:
        tell(Now("tricks", tuple(s.tricks)))


def _end_play(s: WhistState, tell: Tell) -> None:
    _turn_to(s, -1, tell)
    if s.options.exhibit:
        _end_exhibit(s, tell)
    elif s.options.may_revoke:
        s.phase = COUNT
    else:
        _count(s, tell)


# --- Looking back ----------------------------------------------------------------------------------------------------


def _refuse_review(s: WhistState, trick: int) -> Reason | None:
    """Only the last trick, and only until the next lead, unless the house shows them all (R7)."""
    if s.options.review == "none":
        return because("refuse-review-none", law="looking-back")
    if not s.between:
        return because("refuse-review-begun", law="looking-back")
    if not 1 <= trick <= s.done:
        return because("refuse-review-number", number=s.done, law="looking-back")
    if s.options.review != "all" and trick != s.done:
        return because("refuse-review-earlier", law="looking-back")
    return None


def _look_back(s: WhistState, seat: Seat, trick: int, tell: Tell) -> None:
    """The packet is laid open before everybody, until the next lead."""
    s.looked = [*s.looked, seat]
    _turn_review(s, tell)
    holder = next(each for each in range(SEATS) if trick in s.packets[each])
    at = SEATS * s.packets[holder].index(trick)
    places = tuple(range(at, at + SEATS))
    cards = s.taken[holder][at : at + SEATS]
    del s.taken[holder][at : at + SEATS]
    s.packets[holder].remove(trick)
    s.packets[holder].append(trick)
    s.laid += cards
    if tell:
        tell(Said(seat, because("say-may-i-see")))
        tell(Moved(TAKEN[holder], places, REVIEW, tuple(cards), ALL, how="review"))


def _turn_review(s: WhistState, tell: Tell) -> None:
    """What was looked at is turned down again, upon the packets of him who has it."""
    if not s.laid:
        return
    holder = next(each for each in range(SEATS) if SEATS * len(s.packets[each]) > len(s.taken[each]))
    if tell:
        tell(Moved(REVIEW, tuple(range(SEATS)), TAKEN[holder], tuple(s.laid), NOBODY, how="turn_down"))
    s.taken[holder] += s.laid
    s.laid.clear()


# --- Claims ----------------------------------------------------------------------------------------------------------


def may_claim(s: WhistState, seat: Seat) -> bool:
    """Whether the leader is certain of all that is left, wherever the cards he has not seen may be (R18)."""
    if not s.options.claim or seat != s.turn or not s.between or len(s.hands[seat]) < 2:
        return False
    held = s.held(seat)
    unseen = [card for other in range(SEATS) if other != seat for card in s.held(other)]
    return certain(held, unseen, s.trump)


def _claim(s: WhistState, seat: Seat, tell: Tell) -> None:
    """All hands are laid open, and the tricks that are left are his."""
    _turn_review(s, tell)
    if tell:
        tell(Said(seat, because("say-claim")))
    for other in s.round_from(seat):
        _lay_open(s, other, s.hands[other], tell)
    _take_tricks(s, seat, len(s.hands[seat]), tell)
    _end_play(s, tell)


# --- Revokes ---------------------------------------------------------------------------------------------------------


def _claim_revoke_ways(s: WhistState, seat: Seat) -> tuple[Way, ...]:
    """Adversaries may claim a revoke until the deal is counted (R17)."""
    if not s.options.may_revoke or not _not_yet_asked(s, seat):
        return ()
    then: tuple[PickAmount | PickWord, ...] = (PickAmount(1, s.done, money=False, field="trick"),)
    if s.options.revoke == "choice":
        then = (*then, PickWord(PENALTIES, field="penalty"))
    return (Way("claim_revoke", PickSeat(_adversaries(s, seat)), then),)


def _adversaries(s: WhistState, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in s.round_from(seat) if s.side(other) != s.side(seat))


def _not_yet_asked(s: WhistState, seat: Seat) -> list[tuple[Seat, int]]:
    """The adversaries' plays that have not been looked into."""
    plays = [(other, trick) for other in _adversaries(s, seat) for trick in range(s.done)]
    return [play for play in plays if play not in s.asked]


def _refuse_claim_revoke(s: WhistState, action: ClaimRevoke) -> Reason | None:
    if action.other not in _adversaries(s, action.seat):
        return because("refuse-revoke-seat", law="revokes")
    if not 1 <= action.trick <= s.done:
        return because("refuse-revoke-trick", number=s.done, law="revokes")
    if (action.other, action.trick - 1) in s.asked:
        return because("refuse-revoke-asked", law="revokes")
    if action.penalty not in (PENALTIES if s.options.revoke == "choice" else ("",)):
        return because("refuse-revoke-penalty", law="revokes")
    return None


def _claim_revoke(s: WhistState, action: ClaimRevoke, tell: Tell) -> None:
    """A false claim costs nothing; a true one is paid for when the deal is counted."""
    play = (action.other, action.trick - 1)
    s.asked.append(play)
    proved = play in s.revokes
    if tell:
        tell(Said(action.seat, because("say-revoke", seat=action.other, number=action.trick)))
        tell(Told(because("revoke-proved" if proved else "revoke-not-proved", seat=action.other, number=action.trick)))
    if proved:
        s.penalties.append((s.side(action.other), action.penalty or s.options.revoke))


# --- The count -------------------------------------------------------------------------------------------------------


def _ask_count(s: WhistState) -> Ask:
    """Before the deal is counted revokes may still be claimed."""
    calls = []
    for seat in s.ring:
        claims = _claim_revoke_ways(s, seat)
        if seat not in s.ready:
            calls.append(Call(seat, (Way("ready", JustSay()), *claims)))
        elif claims:
            calls.append(Call(seat, claims, must=False))
    return Ask("count", tuple(calls))


def _count(s: WhistState, tell: Tell) -> None:
    """Revokes first, then the odd tricks, then honours, if nobody is out by then (R10)."""
    s.phase = COUNTED
    penalties = [Penalty(side, what) for side, what in s.penalties]
    if {penalty.side for penalty in penalties} == {0, 1}:
        s.again = True
        if tell:
            tell(Told(because("deal-void", seat=s.dealer)))
        return
    tricks = s.by_side(s.tricks)
    counted = reckon(s.options, s.scores, tricks, s.by_side([s.honours(seat) for seat in range(SEATS)]), penalties)
    if tell and paid_in_tricks(tricks, penalties) != tuple(tricks):
        tell(Told(because("revoke-tricks", seats=s.of_side(1 - penalties[0].side))))
    for tally in counted.tallies:
        _score(s, tally, tell)
    if tell and counted.barred:
        tell(Told(because("honours-barred", law="honours")))
    for side in (0, 1):
        if s.scores[side] >= s.options.game_points:
            _game_won(s, side, tell)


def _score(s: WhistState, tally: Tally, tell: Tell) -> None:
    """A side's score changes; what is taken off is told without being recited."""
    s.scores[tally.side] = tally.after
    if not tell:
        return
    seat = s.of_side(tally.side)[0]
    if tally.points <= 0:
        tell(Now("scores", tuple(s.scores)))
        tell(Told(because("points-kept-back", seats=s.of_side(tally.side), score=tally.after, law="revokes")))
        return
    line = Line(tally.points, because(f"count-{tally.what}", number=tally.points), (), tally.points)
    what = because(f"score-{tally.what}", points=tally.points)
    tell(Scored(seat, tally.side, tally.points, tally.before, tally.after, what, (line,), ALL))


# --- The next deal ---------------------------------------------------------------------------------------------------


def _ask_next(s: WhistState) -> Ask:
    waiting = [seat for seat in s.ring if seat not in s.ready]
    return Ask("next-deal", tuple(Call(seat, (Way("ready", JustSay()),)) for seat in waiting))


def _ready(s: WhistState, seat: Seat, tell: Tell) -> None:
    s.ready = [*s.ready, seat]
    if len(s.ready) < SEATS:
        return
    s.ready = []
    if s.phase == COUNT:
        _count(s, tell)
        return
    heaps = {
        key: cards
        for keys, piles in ((TAKEN, s.taken), (HAND, s.hands))
        for key, cards in zip(keys, piles, strict=True)
    }
    gather_all(s, {**heaps, TURNED: s.turned}, tell)
    _deal(s, s.dealer if s.again else s.eldest, tell)


# --- The game, the rubber and the stakes -----------------------------------------------------------------------------


def _game_won(s: WhistState, side: int, tell: Tell) -> None:
    """A game is won at the end of a deal, or by a call (R8). In a rubber the first side to two has won."""
    loser = s.scores[1 - side]
    score = s.scores[side]
    if s.options.rubber == "none":
        _pay(s, side, owed_for_game(s.options, score, loser), because("pay-game"), tell)
        _end(s, side, because("win-game", seats=s.of_side(side), score=score, loser=loser), tell)
        return
    s.games[side] += 1
    s.worths[side] += game_worth(s.options, loser)
    if tell:
        tell(Now("won", s.won()))
        tell(Told(because("game-won", seats=s.of_side(side), score=score, loser=loser)))
    _pay(s, side, owed_for_game(s.options, score, loser), because("pay-game"), tell)
    if s.games[side] == 2:
        _pay(s, side, owed_for_rubber(s.options, s.worths[side], s.worths[1 - side]), because("pay-rubber"), tell)
        _end(s, side, because("win-rubber", seats=s.of_side(side), games=s.games[1 - side]), tell)
        return
    s.fresh = True
    s.phase = COUNTED


def payable(due: Farthings, in_purse: Farthings) -> tuple[Farthings, Farthings]:
    """What is paid of a sum, and what is wanting: nobody can pay more than he has (R11)."""
    paid = min(due, in_purse)
    return paid, due - paid


def _pay(s: WhistState, winner: int, due: Farthings, why: Reason, tell: Tell) -> None:
    """Each loser pays the adversary at his left; what was written down is paid first out of winnings (R11)."""
    for seat in s.ring:
        if due and s.side(seat) != winner:
            _pay_one(s, seat, s.after(seat), due, why, tell)
    for debtor, creditor, owed in s.debts[:]:
        if s.side(debtor) == winner:
            s.debts.remove((debtor, creditor, owed))
            _pay_one(s, debtor, creditor, owed, because("pay-debt"), tell)


def _pay_one(s: WhistState, loser: Seat, winner: Seat, due: Farthings, why: Reason, tell: Tell) -> None:
    paid, wanting = payable(due, s.ledger.balance(purse(loser)))
    pay_seat(s, loser, winner, paid, why, Whist.slug, tell)
    if not wanting:
        return
    written = s.options.debts == "written_down"
    if written:
        s.debts.append((loser, winner, wanting))
    if tell:
        tell(Told(because("debt-written" if written else "debt-struck-off", seat=loser, farthings=wanting)))


def _end(s: WhistState, winner: int, why: Reason, tell: Tell) -> None:
    s.phase = OVER
    s.winner = winner
    if s.turn >= 0:
        _turn_to(s, -1, tell)
    if tell:
        tell(Ended(tuple(seat for seat in range(SEATS) if s.side(seat) == winner), why))


# --- Famous hands ----------------------------------------------------------------------------------------------------


def _lay_exhibit(s: WhistState, tell: Tell) -> None:
    """The hands as they are told of, and such cards as were played already (R19)."""
    famous = exhibit(s.options.exhibit)
    s.deal, s.dealer = 1, famous.dealer
    s.rng = s.chance.stream("deal", 1)
    s.pack = list(famous.cards)
    if tell:
        tell(Now("deal", 1))
        tell(Now("dealer", s.dealer))
    for seat in s.round_from(s.eldest):
        cards = [card for card in famous.held(seat) if card != famous.turned_card]
        places = tuple(s.pack.index(card) for card in cards)
        s.pack = [card for card in s.pack if card not in cards]
        s.hands[seat] = cards
        if tell:
            tell(Moved("pack", places, HAND[seat], tuple(cards), ALL if famous.open else _owners(s, seat), how="deal"))
    if famous.turned_card is not None:
        _turn_up(s, s.pack.pop(), tell)
    s.trump = famous.suit
    if famous.open:
        s.laid_open = list(famous.cards)
    if tell:
        tell(Now("trumps", s.trumps()))
        tell(Told(because(f"exhibit-{famous.name}-task")))
    _lead(s, famous.leader, tell)
    for card in famous.played:
        _play(s, s.turn, card, tell)


def _end_exhibit(s: WhistState, tell: Tell) -> None:
    """There is no count: the table says whether the task was done."""
    famous = exhibit(s.options.exhibit)
    side = s.side(famous.visitor)
    taken = s.by_side(s.tricks)[side]
    done = taken >= famous.tricks
    if tell:
        tell(Told(because("exhibit-done" if done else "exhibit-not-done", number=taken, wanted=famous.tricks)))
    _end(s, side if done else 1 - side, because("exhibit-over", number=taken), tell)


# --- Imagined worlds -------------------------------------------------------------------------------------------------


def _lay_known(s: WhistState, view: View) -> None:
    """Every card that lies open, or was seen to fall, where it lies."""
    s.pack = list(view.zone("pack").cards)
    s.turned = list(view.zone(TURNED).cards)
    s.laid = list(view.zone(REVIEW).cards)
    for seat in range(SEATS):
        s.hands[seat] = list(view.zone(HAND[seat]).cards)
        s.played[seat] = list(view.zone(PLAYED[seat]).cards)
        s.taken[seat] = list(view.zone(TAKEN[seat]).cards)
        s.cut_cards[seat] = list(view.zone(CUT[seat]).cards)


def _lay_unseen(s: WhistState, view: View, rng: Rng) -> None:
    """Every back becomes a card unseen: in the pack any, in hands such as fit what has been seen."""
    unseen = unseen_cards(view)
    if HIDDEN in s.pack:
        rng.shuffle(unseen)
        s.pack = [unseen.pop() if card == HIDDEN else card for card in s.pack]
        return
    lacks = [hand.count(HIDDEN) for hand in s.hands]
    if not any(lacks):
        return
    for hand, drawn in zip(s.hands, deals_of(s, view, unseen, lacks).draw(rng), strict=True):
        rng.shuffle(drawn)
        hand[:] = [drawn.pop() if card == HIDDEN else card for card in hand]


def unseen_cards(view: View) -> list[Card]:
    """The cards in the game whose place this viewer does not know."""
    famous = exhibit(_own(view.options).exhibit) if _own(view.options).exhibit else None
    known = {card for zone in view.zones for card in zone.cards}
    return [card for card in (famous.cards if famous else FULL_PACK) if card not in known]


def deals_of(s: WhistState, view: View, unseen: Sequence[Card], lacks: Sequence[int]) -> Deals:
    """The deals that fit: he who did not follow has none of the suit, and the dealer has what he turned up."""
    tricks = [(trick[0], trick[1:]) for trick in s.plays]
    shown = voids(tricks, s.ring)
    by_seat = [shown[seat] for seat in range(SEATS)]
    return Deals(unseen, lacks, by_seat, {card: s.dealer for card in turned_up(view) if card in unseen})


def turned_up(view: View) -> tuple[Card, ...]:
    """The card that this viewer saw turned up in this deal."""
    turns = [event for event in view.past if isinstance(event, Moved) and event.how == "turn"]
    return turns[-1].cards if turns else ()


# --- Which question belongs to which phase ---------------------------------------------------------------------------


def _answers(s: WhistState, seat: Seat, way: Way) -> Sequence[Action]:
    """Every lawful answer by one of the ways of a question."""
    match way.act:
        case "play":
            return _follow(s, seat) if way.form == PickCards(HAND[seat]) else []
        case "cut":
            least, most = _cut_limits(s)
            return [Cut(seat, place) for place in range(least, most + 1)]
        case "look_back":
            return [LookBack(seat, trick) for trick in range(1, s.done + 1)]
        case "claim_revoke":
            words = PENALTIES if s.options.revoke == "choice" else ("",)
            plays = _not_yet_asked(s, seat)
            return [ClaimRevoke(seat, other, trick + 1, word) for other, trick in plays for word in words]
    return [_PRESSES[way.act](seat)]


def _nothing(s: WhistState) -> None:
    del s


_PRESSES: dict[str, Callable[[Seat], Action]] = {
    "shuffle": Shuffle,
    "leave": Leave,
    "call": CallHonours,
    "answer": Answer,
    "pass": Pass,
    "review": Review,
    "claim": Claim,
    "ready": Ready,
}
_QUESTIONS: dict[str, Callable[[WhistState], Ask | None]] = {
    CUT_FOR_DEAL: _ask_cut,
    SHUFFLE: _ask_shuffle,
    SHUFFLE_LAST: _ask_shuffle_last,
    CUT_PACK: _ask_cut_pack,
    CALL: _ask_call,
    ANSWER: _ask_answer,
    PLAY: _ask_play,
    COUNT: _ask_count,
    COUNTED: _ask_next,
    OVER: _nothing,
}
_CUTS = {CUT_FOR_DEAL: _cut_for_deal, CUT_PACK: _cut_pack}
_CALLS = {CallHonours: _call, Answer: _answer, Pass: _pass}
