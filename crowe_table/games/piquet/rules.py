"""The laws of Piquet: the cut, the deal, blanks, the exchange, the three parts that are called, the tricks, the count.

The elder is the player opposite the dealer, who is the younger. Rulings R1, R2 … are explained in booke.md.
"""

from crowe_table.engine.cards import Card, make, rank, suit
from crowe_table.engine.chart import Chart
from crowe_table.engine.core import (
    NO_SEAT,
    Action,
    Arg,
    Asked,
    PickAmount,
    PickOffer,
    PickWord,
    Question,
    Reason,
    Seat,
    Setup,
    because,
    viewers,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Rng
from crowe_table.games.piquet import charts, counting
from crowe_table.games.piquet.actions import (
    AskMissing,
    AskToSee,
    CallFalsely,
    CallHolding,
    DeclareBlank,
    Good,
    LeaveUnseen,
    LookLeft,
    NoBlank,
    Nothing,
    Packet,
    Pique,
    Repique,
)
from crowe_table.games.piquet.counting import PIQUE, REPIQUE, THIRTY, is_blank, may_declare
from crowe_table.games.piquet.exhibits import EXHIBITS
from crowe_table.games.piquet.imagining import fill_hands, supposed
from crowe_table.games.piquet.layout import layout_for
from crowe_table.games.piquet.options import (
    ALL_LEFT,
    BOOKS,
    PRESETS,
    RUBICON_DEALS,
    SEATS,
    PiquetOptions,
)
from crowe_table.games.piquet.state import (
    CARDS,
    CUT,
    HAND,
    ORDER,
    PACK_32,
    PACK_36,
    PARTS,
    PILES,
    PLAYED,
    SAID,
    STOCK,
    TAKEN,
    WASTE,
    DealPart,
    Declared,
    PiquetPhase,
    PiquetRecord,
    PiquetState,
    PiquetView,
    Spoken,
    rank_of,
)
from crowe_table.kit import exchange, rites
from crowe_table.kit.calling import NOTHING_DECLARED, CardGroup, Declaration, contest, name_of, offers_of
from crowe_table.kit.company import when_all_ready
from crowe_table.kit.exchange import Change
from crowe_table.kit.moving import forget, gather, lift, move, show, shuffle
from crowe_table.kit.purses import pay_what_there_is
from crowe_table.kit.rites import Cut
from crowe_table.kit.rules import RuledGame, Rules, one
from crowe_table.kit.telling import announce, end, say, score, set_scores, tell_changes, tell_result
from crowe_table.kit.tricks import Play, TrickPlay, played_by
from crowe_table.kit.ways import Cards, Parts, Tried

RULES = Rules[PiquetState]()
TRICKS = TrickPlay(hand=HAND, played=PLAYED, taken=TAKEN, order=lambda _: ORDER)
PART_WORDS = ("ruff", "sequences", "sets")
RANK_WORDS = {"ace": 0, "king": 12, "queen": 11, "knave": 10, "ten": 9, "nine": 8, "eight": 7}
IN_PLAY = ("lead", "trick", "last-trick")


def pack_of(o: PiquetOptions) -> tuple[Card, ...]:
    return PACK_36 if o.lowest == 6 else PACK_32


# --- The cut ---------------------------------------------------------------------------------------------------------


def spread(s: PiquetState) -> None:
    rites.spread_pack(s, STOCK)
    s.public.phase = PiquetPhase.CUT_FOR_DEAL


def ask_cut_for_deal(s: PiquetState) -> Question:
    key = "cut-for-deal" if s.options.cut == "low_deals" else "cut-for-choice"
    return one(key, s.public.cutting[0], Cut)


def height_of_cut(s: PiquetState, card: Card) -> int:
    """The lower card deals, which is the worse part; equals cut again (R2). Where the higher has the choice, the table
    takes the deal for them.
    """
    return ORDER.power[card] if s.options.cut == "low_deals" else -ORDER.power[card]


rites.when_cutting_for_deal(
    RULES,
    PiquetPhase.CUT_FOR_DEAL,
    STOCK,
    CUT,
    then=lambda s, decided: begin_deal(s, decided.dealer),
    counts=height_of_cut,
    asks=ask_cut_for_deal,
    says="",
    law="the-cut",
)


# --- The deal --------------------------------------------------------------------------------------------------------


def begin_deal(s: PiquetState, dealer: Seat) -> None:
    """Opens the next deal; the cards have been gathered."""
    rites.begin_deal(s, dealer, STOCK, pack_of(s.options))
    s.public.phase = PiquetPhase.CUT_PACK


@RULES.asks(PiquetPhase.CUT_PACK)
def ask_cut_pack(s: PiquetState) -> Question:
    return one("cut-pack", s.public.eldest, Cut)


@RULES.does(Cut, lambda s, _: rites.anywhere(s, STOCK, rites.FEWEST_CUT), law="the-deal", phase=PiquetPhase.CUT_PACK)
def cut_pack(s: PiquetState, action: Cut) -> None:
    """The dealer then says by how many the deal goes, unless the house or an earlier deal has settled it (R3)."""
    r, packet = s.public, s.options.packet
    lift(s, STOCK, action.place)
    if packet in ("2", "3", "4"):
        r.packet = int(packet)
    elif packet == "dealer":
        r.packet = 0
    if r.packet:
        deal_hands(s)
    else:
        r.phase = PiquetPhase.PACKET


@RULES.asks(PiquetPhase.PACKET)
def ask_packet(s: PiquetState) -> Question:
    return one("packet", s.public.dealer, Packet)


@RULES.does(
    Packet, lambda s, _: PickWord(("2", "3") if s.options.packet == "partie" else ("2", "3", "4")), law="the-deal"
)
def choose_packet(s: PiquetState, action: Packet) -> None:
    s.public.packet = int(action.word)
    deal_hands(s)


def deal_hands(s: PiquetState) -> None:
    """Twelve to each, the elder first; the rest is the stock."""
    r = s.public
    rites.deal(s, (r.packet,) * (CARDS // r.packet), r.round_from(r.eldest), STOCK, HAND)
    r.made, r.by_calling, r.changed = (0,) * SEATS, (0,) * SEATS, (-1,) * SEATS
    r.phase = PiquetPhase.BLANK if s.options.blank_mode == "either" else PiquetPhase.EXCHANGE
    r.changing = r.eldest


# --- Blanks ----------------------------------------------------------------------------------------------------------


@RULES.asks(PiquetPhase.BLANK)
def ask_blank(s: PiquetState) -> Question:
    """Where either may declare one, the younger does so before the elder discards (R6)."""
    seat = s.public.dealer
    blank = (DeclareBlank,) if is_blank(s.at(HAND[seat])) else ()
    return one("blank", seat, *blank, NoBlank)


@RULES.does(NoBlank, law="blanks")
def no_blank(s: PiquetState, action: NoBlank) -> None:
    del action
    s.public.phase = PiquetPhase.EXCHANGE


def may_declare_blank(s: PiquetState, seat: Seat) -> Parts | PickAmount:
    """The elder names how many cards are to be changed."""
    if seat == s.public.dealer:
        return ()
    return PickAmount(1, most_for_elder(s), money=False, field="number")


@RULES.does(DeclareBlank, may_declare_blank, law="blanks")
def declare_blank(s: PiquetState, action: DeclareBlank) -> None:
    """By the book the elder shows it, and the younger changes first; the younger's own then makes both nothing (R7).

    In the other mode hands are shown once both have discarded.
    """
    r, seat = s.public, action.seat
    r.blanks = (*r.blanks, seat)
    say(s, seat, "say-blank" if seat == r.dealer else "say-blank-number", number=action.number)
    if s.options.blank_mode == "elder_shows_first":
        show(s, s.at(HAND[seat]), HAND[seat])
        both = len(r.blanks) == SEATS
        r.bound = 0 if both else action.number
        r.changing = r.eldest if both else r.dealer
    elif seat == r.eldest:
        r.bound, r.changing = action.number, r.dealer
    elif r.phase == PiquetPhase.BLANK:
        r.phase = PiquetPhase.EXCHANGE


def count_blank(s: PiquetState) -> bool:
    """A blank that stands alone is counted, first of all. True if that wins."""
    r = s.public
    return len(r.blanks) == 1 and award(s, r.blanks[0], s.options.blank_points, "blank")


def may_speak_of_blank(s: PiquetState, seat: Seat) -> bool:
    """The elder before changing; the younger, by the book, only when the elder has declared one (R6)."""
    r = s.public
    early = seat == r.eldest or bool(r.blanks)
    return early and seat not in r.blanks and len(r.blanks) < SEATS and max(r.changed) < 0


@RULES.untimely(DeclareBlank)
def refuse_blank(s: PiquetState, action: DeclareBlank) -> Reason | None:
    """Why a blank may not be declared, where it is not asked for."""
    if s.public.phase not in (PiquetPhase.BLANK, PiquetPhase.EXCHANGE):
        return None
    if not is_blank(s.at(HAND[action.seat])):
        return because("refuse-blank-face", law="blanks")
    if action.seat == s.public.dealer and s.options.blank_mode == "elder_shows_first":
        return because("refuse-blank-younger", law="blanks")
    return because("refuse-blank-late", law="blanks")


# --- The exchange ----------------------------------------------------------------------------------------------------


def most_for_elder(s: PiquetState) -> int:
    """As the house has it, and a card for the younger who must change one (R4)."""
    return min(s.options.elder_max, len(s.at(STOCK)) - s.options.younger_min)


def limits(s: PiquetState, seat: Seat) -> tuple[int, int]:
    """The fewest and the most cards that a seat may change now."""
    r, o, left = s.public, s.options, len(s.at(STOCK))
    if seat == r.eldest:
        return (r.bound, r.bound) if r.bound else (1, most_for_elder(s))
    left -= r.bound
    most = left if o.younger_max == ALL_LEFT else min(o.younger_max, left)
    return min(o.younger_min, most), min(most, CARDS)


@RULES.asks(PiquetPhase.EXCHANGE)
def ask_change(s: PiquetState) -> Question:
    r = s.public
    seat = r.changing
    blank = (DeclareBlank,) if may_speak_of_blank(s, seat) and is_blank(s.at(HAND[seat])) else ()
    least, most = limits(s, seat)
    return one("change", seat, *blank, Change, least=least, most=most)


def may_change(s: PiquetState, seat: Seat) -> Cards:
    least, most = limits(s, seat)
    reason = because("refuse-more-than-left", law="the-exchange", number=most)
    return Cards((HAND[seat],), s.at(HAND[seat]), least, most, several=True, field="cards", too_many=reason)


@RULES.does(Change, may_change, law="the-exchange")
def change(s: PiquetState, action: Change) -> None:
    """Once a card of the stock is touched the discard stands. The number is said aloud."""
    r, seat, cards = s.public, action.seat, action.cards
    say(s, seat, "say-change", number=len(cards))
    r.changed = tuple([len(cards) if each == seat else number for each, number in enumerate(r.changed)])
    if r.bound and s.options.blank_mode == "either":
        change_for_blank(s, seat, cards)
        return
    exchange.change(s, cards, HAND[seat], WASTE[seat], STOCK)
    if seat == r.eldest:
        elder_looks(s, len(cards))
    if min(r.changed) < 0:
        r.changing = r.after(seat)
        if seat == r.eldest and s.options.blank_mode == "either" and shown_blank(s):
            return
    elif not (r.bound and count_blank(s)):
        begin_calling(s)


def shown_blank(s: PiquetState) -> bool:
    """The younger's own blank is shown and counted once the elder has discarded. True if that wins."""
    r = s.public
    for seat in r.blanks:
        show(s, s.at(HAND[seat]), HAND[seat])
    return count_blank(s)


def change_for_blank(s: PiquetState, seat: Seat, cards: tuple[Card, ...]) -> None:
    """The younger discards, unseeing; the blank is shown and counted; both draw, the elder first (R6)."""
    r = s.public
    if seat == r.dealer:
        for blank in r.blanks:
            held = [card for card in s.at(HAND[blank]) if blank != seat or card not in cards]
            show(s, held, HAND[blank])
        move(s, cards, HAND[seat], WASTE[seat], "lay_out")
        r.changing = r.eldest
        count_blank(s)
        return
    exchange.change(s, cards, HAND[seat], WASTE[seat], STOCK)
    exchange.draw_known(s, CARDS - len(s.at(HAND[r.dealer])), STOCK, HAND[r.dealer])
    begin_calling(s)


def elder_looks(s: PiquetState, changed: int) -> None:
    """Who takes fewer than the full number may look at the rest of it; it costs nothing, and the table does it (R5)."""
    left = min(most_for_elder(s), s.options.elder_max - changed) if s.options.look_at_left == "period" else 0
    if left > 0:
        say(s, s.public.eldest, "say-looks", number=left)
        show(s, s.at(STOCK)[-left:], STOCK, to=viewers(s.public.eldest))


# --- What is called --------------------------------------------------------------------------------------------------


def begin_calling(s: PiquetState) -> None:
    r = s.public
    r.phase, r.changing, r.part, r.call, r.best = PiquetPhase.CALL, NO_SEAT, 0, 0, ()
    s.own = (Declared(),) * SEATS


def asked(s: PiquetState, key: str, seat: Seat, acts: tuple[type[Action], ...], /, **args: Arg) -> Question:
    """One is asked, and may ask to be shown what was counted; either may claim a pique, out of turn."""
    see = (AskToSee,) if parts_to_see(s, seat) else ()
    missing = (AskMissing,) if wanting(s, seat) else ()
    first = Asked(seat, (*acts, *claims(s, seat), *see, *missing))
    other = s.public.after(seat)
    others = [Asked(other, claims(s, other), must=False)] if claims(s, other) else []
    return Question(key, (first, *others), tuple(args.items()))


def claims(s: PiquetState, seat: Seat) -> tuple[type[Action], ...]:
    """A pique or repique may be claimed until the next cut (R19)."""
    if s.public.open_claim != seat:
        return ()
    return (Repique,) if s.public.repique else (Pique,)


@RULES.asks(PiquetPhase.CALL)
def ask_call(s: PiquetState) -> Question:
    """The elder calls each part in its turn; what is passed over is lost (R22)."""
    r = s.public
    return asked(s, f"call-{PART_WORDS[r.part]}", r.eldest, ways_to_call(s, r.eldest, Nothing))


@RULES.asks(PiquetPhase.ANSWER)
def ask_answer(s: PiquetState) -> Question:
    """The younger answers; or calls, if the elder has called nothing."""
    r = s.public
    key = f"answer-{PART_WORDS[r.part]}" if r.call else f"after-{PART_WORDS[r.part]}"
    return asked(s, key, r.dealer, ways_to_call(s, r.dealer, Good if r.call else Nothing), number=r.call)


def ways_to_call(s: PiquetState, seat: Seat, silent: type[Action]) -> tuple[type[Action], ...]:
    """Where nothing may be sunk, what is held must be called."""
    found = bool(declarable(s, seat))
    false = (CallFalsely,) if s.options.false_call == "penalty" else ()
    silence = () if found and not s.options.sinking else (silent,)
    return (*((CallHolding,) if found else ()), *false, *silence)


def declarable(s: PiquetState, seat: Seat) -> list[Declaration]:
    """What a seat may declare of the part that is called: the younger nothing less than the elder has called."""
    r = s.public
    return may_declare(s.at(HAND[seat]), r.part, s.options.sinking, r.call if seat == r.dealer else 0)


def may_call(s: PiquetState, seat: Seat) -> Tried:
    """Ready made, each with what it counts if it is good and what the other will hear."""
    r, o, hand = s.public, s.options, s.at(HAND[seat])
    offers = offers_of(
        declarable(s, seat),
        lambda declared: words_of(s, seat, declared),
        lambda declared: counting.worth(o, r.part, declared, hand),
    )
    names = tuple([offer.name for offer in offers])
    return Tried(PickOffer(offers, ready=True), names, unfit=because("refuse-unheld", law="calling"))


def words_of(s: PiquetState, seat: Seat, declared: Declaration) -> Reason:
    """A declaration as it is offered: its best holding, how many more there are, and what will be said of it."""
    r, best = s.public, declared[0]
    heard = "calls" if seat == r.eldest or not r.call else "equal" if best.size == r.call else "better"
    key = f"offer-{PART_WORDS[r.part]}"
    more = len(declared) - 1
    if r.part == DealPart.RUFF:
        return because(key, suit=suit(best.cards[0]), number=best.size, heard=heard)
    named = [held.size for held in may_declare(s.at(HAND[seat]), r.part, sinking=False)[0]]
    sunk = "sunk" if sum(named) > sum([held.size for held in declared]) else "all"
    return because(key, number=best.size, rank=rank_of(best.high), more=more, heard=heard, sunk=sunk)


def false_form(s: PiquetState, seat: Seat) -> Parts:
    """Any number, as the house lets false calls be made."""
    r = s.public
    least = max(r.call if seat == r.dealer else 0, 1 if r.part == DealPart.RUFF else counting.LEAST)
    most = {DealPart.RUFF: 89, DealPart.SEQUENCES: 9, DealPart.SETS: 4}[PARTS[r.part]]
    number = PickAmount(min(least, most), most, money=False, field="number")
    if r.part == DealPart.RUFF:
        return (number,)
    return number, PickWord(tuple(RANK_WORDS)[: 5 if r.part == DealPart.SETS else 7])


@RULES.does(CallHolding, may_call, law="calling")
def declare(s: PiquetState, action: CallHolding) -> None:
    declared = next(each for each in declarable(s, action.seat) if name_of(each) == action.offer)
    speak(s, action.seat, declared)


@RULES.untimely(CallHolding)
def refuse_call(s: PiquetState, action: CallHolding) -> Reason | None:
    """Who holds nothing that may be called is refused for that."""
    del action
    calling = s.public.phase in (PiquetPhase.CALL, PiquetPhase.ANSWER)
    return because("refuse-unheld", law="calling") if calling else None


@RULES.does(CallFalsely, false_form, law="false-calls")
def declare_falsely(s: PiquetState, action: CallFalsely) -> None:
    """What the hand need not hold; it counts unless it is asked to be seen."""
    high = 0 if s.public.part == DealPart.RUFF else ORDER.power[RANK_WORDS[action.word]]
    speak(s, action.seat, (CardGroup(action.number, high),))


@RULES.does(Nothing, law="calling")
def call_nothing(s: PiquetState, action: Nothing) -> None:
    speak(s, action.seat, NOTHING_DECLARED)


@RULES.does(Good, law="calling")
def good(s: PiquetState, action: Good) -> None:
    speak(s, action.seat, NOTHING_DECLARED)


def speak(s: PiquetState, seat: Seat, declared: Declaration) -> None:
    """The elder has called, or the younger answered: then the part is decided."""
    r = s.public
    spoken = Declared((*[declared_by(s, seat, part) for part in range(r.part)], declared))
    s.own = tuple([spoken if each == seat else own for each, own in enumerate(s.own)])
    size = declared[0].size if declared else 0
    if seat == r.eldest:
        r.call, r.phase = size, PiquetPhase.ANSWER
        write(s, seat, Spoken.CALLS if size else Spoken.NOTHING, number=size)
        return
    decide(s, size)


def write(s: PiquetState, seat: Seat, what: Spoken, *, number: int = 0, rank: int = 0, suit: int = 0) -> None:
    """It is said aloud, and stays to be read."""
    r, part = s.public, PART_WORDS[s.public.part]
    row = (seat, what, number, rank, suit)
    setattr(r, part, (*getattr(r, part), row))
    if what != Spoken.COUNTS or r.waiting:
        say(s, seat, f"say-{part}-{SAID[what]}", number=number, rank=rank, suit=suit)


def decide(s: PiquetState, size: int) -> None:
    """The larger is good; between equals the higher, whose names are told; wholly equal ones cancel (R10, R11)."""
    r = s.public
    elder, younger = r.eldest, r.dealer
    mine, theirs = declared_by(s, elder, r.part), declared_by(s, younger, r.part)
    better = contest(mine, theirs)
    if not r.call:
        later = s.options.younger_calls == "after_first_lead"
        if not later:
            write(s, younger, Spoken.CALLS if size else Spoken.NOTHING, number=size)
        settle_part(s, younger if size or later else NO_SEAT)
        return
    if size == r.call:
        write(s, younger, Spoken.EQUAL)
        if r.part != DealPart.RUFF:
            compare_ranks(s, better, mine[0].high, theirs[0].high)
    elif size > r.call:
        at_once = s.options.younger_calls == "at_once"
        write(s, younger, Spoken.BETTER if at_once else Spoken.NOT_GOOD, number=size if at_once else 0)
    else:
        write(s, younger, Spoken.GOOD)
    settle_part(s, elder if better > 0 else younger if better < 0 else NO_SEAT)


def compare_ranks(s: PiquetState, better: int, elder_high: int, younger_high: int) -> None:
    """Both name the top card, the elder first; who has the lower does not say how low."""
    r = s.public
    write(s, r.eldest, Spoken.RANK, rank=rank_of(elder_high))
    if better < 0:
        write(s, r.dealer, Spoken.HIGHER, rank=rank_of(younger_high))
    else:
        write(s, r.dealer, Spoken.GOOD if better else Spoken.EQUAL)


def settle_part(s: PiquetState, winner: Seat) -> None:
    """Whose is good counts it now; the younger, where it is not named at once, after the first lead."""
    r, part = s.public, s.public.part
    r.best = (*r.best, winner)
    if winner >= 0:
        if winner == r.dealer and s.options.younger_calls == "after_first_lead":
            r.waiting = (*r.waiting, (winner, part, 0))
        elif count_part(s, winner, part):
            return
    if part < DealPart.SETS:
        r.part, r.call, r.phase = part + 1, 0, PiquetPhase.CALL
    else:
        r.part, r.call, r.phase = len(PARTS), 0, PiquetPhase.PLAY
        TRICKS.lead(s, r.eldest)


def declared_by(s: PiquetState, seat: Seat, part: int) -> Declaration:
    own = s.own[seat]
    return own.of(part) if isinstance(own, Declared) else NOTHING_DECLARED


def twelve(s: PiquetState, seat: Seat) -> list[Card]:
    """The hand as it was before the play."""
    return [*s.at(HAND[seat]), *played_by(s.public, seat)]


def count_part(s: PiquetState, seat: Seat, part: int) -> bool:
    """Each holding is named, and all are counted; but what is counted after the younger's waits for it. True if it
    wins.
    """
    r, declared = s.public, declared_by(s, seat, part)
    points = counting.worth(s.options, part, declared, twelve(s, seat))
    now, r.part = r.part, part
    if part != DealPart.RUFF:
        for held in declared:
            write(s, seat, Spoken.HAS, number=held.size, rank=rank_of(held.high))
    if points:
        write(s, seat, Spoken.COUNTS, number=points)
        r.to_see = (*r.to_see, (r.after(seat), part))
    r.part = now
    if r.waiting:
        r.waiting = (*r.waiting, (seat, part, points))
        return False
    return award(s, seat, points, PART_WORDS[part])


def count_waiting(s: PiquetState) -> bool:
    """The younger names what is good, and all that waited is counted in the order of the parts. True if that wins."""
    r = s.public
    waited, r.waiting = r.waiting, ()
    for seat, part, points in waited:
        who = Seat(seat)
        won = award(s, who, points, PART_WORDS[part]) if who == r.eldest else count_part(s, who, part)
        if won:
            return True
    return False


# --- What is shown, and what was false -------------------------------------------------------------------------------


def parts_to_see(s: PiquetState, seat: Seat) -> tuple[int, ...]:
    """The parts a seat may ask to see: until it plays its next card (R12)."""
    return tuple([part for who, part in s.public.to_see if who == seat])


def wanting(s: PiquetState, seat: Seat) -> tuple[str, ...]:
    """The ranks of which the other has counted three, and not said which is wanting."""
    r = s.public
    if not s.options.ask_missing or (seat, DealPart.SETS) not in r.to_see:
        return ()
    said = {row[3] for row in r.sets if row[1] == Spoken.WANTING}
    threes = [row[3] for row in r.sets if row[1] == Spoken.HAS and row[2] == counting.LEAST]
    return tuple([word for word, rank in RANK_WORDS.items() if rank in threes and rank not in said])


@RULES.does(AskToSee, law="seeing")
def see(s: PiquetState, action: AskToSee) -> None:
    """The cards that were counted are shown, and no others. What cannot be shown was called falsely."""
    r, parts = s.public, parts_to_see(s, action.seat)
    holder = r.after(action.seat)
    say(s, action.seat, "say-see")
    r.to_see = tuple([row for row in r.to_see if row[0] != action.seat])
    shown: list[Card] = []
    for part in parts:
        declared = declared_by(s, holder, part)
        if any(not held.cards and not truly_held(s, holder, part, held) for held in declared):
            punish(s, holder, part)
            return
        shown += [card for held in declared for card in held.cards]
    show(s, [card for card in s.at(HAND[holder]) if card in shown], HAND[holder])


def truly_held(s: PiquetState, seat: Seat, part: int, claimed: CardGroup) -> bool:
    """Whether a hand can show what was claimed without a card being named."""
    declared = may_declare(twelve(s, seat), part, sinking=True)
    return any(held.rank == claimed.rank for each in declared for held in each)


@RULES.does(AskMissing, lambda s, seat: PickWord(wanting(s, seat)), law="seeing")
def ask_missing(s: PiquetState, action: AskMissing) -> None:
    """Which of the four is not counted, whether it is wanting or sunk."""
    r, at = s.public, RANK_WORDS[action.word]
    holder = r.after(action.seat)
    say(s, action.seat, "say-ask-missing", rank=at)
    counted = [card for held in declared_by(s, holder, DealPart.SETS) for card in held.cards if rank(card) == at]
    missing = next(each for each in range(4) if make(at, each) not in counted)
    now, r.part = r.part, DealPart.SETS
    write(s, holder, Spoken.WANTING, rank=at, suit=missing)
    r.part = now


def punish(s: PiquetState, seat: Seat, part: int) -> None:
    """A false call: all that was counted for what was called is lost, and the other counts what they hold (R23)."""
    r, other = s.public, s.public.after(seat)
    announce(s, "false-call", law="false-calls", seat=seat)
    now, r.part = r.part, part
    write(s, seat, Spoken.FALSE)
    r.part = now
    lost = r.by_calling[seat]
    r.made = tuple([made - lost * (each == seat) for each, made in enumerate(r.made)])
    r.by_calling = tuple([0 if each == seat else made for each, made in enumerate(r.by_calling)])
    set_scores(s, tuple([points - lost * (each == seat) for each, points in enumerate(r.scores)]))
    if r.open_claim == seat:
        r.open_claim = NO_SEAT
    r.to_see = tuple([row for row in r.to_see if row[0] != other])
    r.waiting = tuple([row for row in r.waiting if row[0] != seat])
    owned = [each for each, winner in enumerate(r.best) if winner == other]
    r.best = (other,) * len(PARTS)
    if r.phase in (PiquetPhase.CALL, PiquetPhase.ANSWER):
        r.part, r.call, r.phase = len(PARTS), 0, PiquetPhase.PLAY
        TRICKS.lead(s, r.eldest)
    for each in PARTS:
        whole = may_declare(twelve(s, other), each, sinking=False)
        points = counting.worth(s.options, each, whole[0], twelve(s, other)) if whole else 0
        if each not in owned and points and award(s, other, points, PART_WORDS[each]):
            return


# --- Counting, pique and repique -------------------------------------------------------------------------------------


def award(s: PiquetState, seat: Seat, points: int, what: str) -> bool:
    """Points are counted, and two questions asked: are they thirty to nothing, and is the game won? True if it is."""
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
    tell_changes(s)


def may_pique(s: PiquetState, seat: Seat, in_play: bool) -> bool:
    """Once in a deal. A blank of the other's prevents it, where blanks are older than the book's (R6, R17, R18)."""
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
    """It is added when it is claimed, and may win the game (R19)."""
    say(s, action.seat, "say-repique" if s.public.repique else "say-pique")
    count_bonus(s)
    if s.public.champion < 0:
        won_by(s, action.seat)


def won_by(s: PiquetState, seat: Seat) -> bool:
    """The first to reach the target wins at that instant, wherever the hand stands (R21). A claim that the same count
    has opened may still be made.
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


# --- The tricks ------------------------------------------------------------------------------------------------------


@RULES.asks(PiquetPhase.PLAY)
def ask_play(s: PiquetState) -> Question:
    r = s.public
    if r.led is None:
        return asked(s, "lead", r.turn, (Play,))
    return asked(s, "follow", r.turn, (Play,), suit=suit(r.led))


@RULES.does(Play, TRICKS.form, TRICKS.why_not, law="the-play")
def play(s: PiquetState, action: Play) -> None:
    """The younger names what was reserved once the first card is led; then comes the point for leading it."""
    r, seat = s.public, action.seat
    leading, first = r.led is None, not r.plays
    r.to_see = tuple([row for row in r.to_see if row[0] != seat])
    winner = TRICKS.lay(s, seat, action.card)
    if first and count_waiting(s):
        return
    if leading:
        if award(s, seat, counting.lead_point(s.options, action.card), "lead"):
            return
        if first and s.options.look_at_left == "period" and s.at(STOCK):
            r.phase = PiquetPhase.LEFT
    if winner is not None:
        take(s, winner)


def take(s: PiquetState, winner: Seat) -> None:
    r = s.public
    _, *cards = r.plays[-1]
    led, winning = Card(cards[0]), Card(cards[ORDER.winning(tuple([Card(card) for card in cards]))])
    TRICKS.take(s, winner)
    last = not s.at(HAND[winner])
    points = counting.trick_points(s.options, led, winning, last)
    if not award(s, winner, points, "last-trick" if last else "trick") and last:
        count(s)


@RULES.asks(PiquetPhase.LEFT)
def ask_left(s: PiquetState) -> Question:
    """The younger says, before playing to the first lead, whether both shall see what is left (R5)."""
    return asked(s, "left", s.public.dealer, (LookLeft, LeaveUnseen), number=len(s.at(STOCK)))


@RULES.does(LookLeft, law="the-exchange")
def look_left(s: PiquetState, action: LookLeft) -> None:
    say(s, action.seat, "say-look-left")
    show(s, s.at(STOCK), STOCK)
    s.public.phase = PiquetPhase.PLAY


@RULES.does(LeaveUnseen, law="the-exchange")
def leave_unseen(s: PiquetState, action: LeaveUnseen) -> None:
    say(s, action.seat, "say-leave-unseen")
    s.public.phase = PiquetPhase.PLAY


# --- The count -------------------------------------------------------------------------------------------------------


def count(s: PiquetState) -> None:
    """Ten for most tricks, capet for all; it comes too late for a pique (R17, R20)."""
    r = s.public
    r.turn = NO_SEAT
    for seat in r.ring:
        tricks = r.tricks[seat]
        if award(s, seat, counting.cards_points(s.options, tricks), "capet" if tricks == CARDS else "cards"):
            return
    first, second = r.round_from(r.eldest)
    if r.tricks[first] == r.tricks[second]:
        announce(s, "divided")
    tell_result(s, "deal", seat=first, points=r.made[first], seat_other=second, points_other=r.made[second])
    r.phase = PiquetPhase.COUNTED


def go_on(s: PiquetState) -> None:
    """The next deal; or what the game came to, where it is over."""
    if s.public.champion >= 0 or deals_are_done(s):
        settle(s)
    else:
        next_deal(s)


when_all_ready(
    RULES,
    PiquetPhase.COUNTED,
    then=go_on,
    key=lambda s: "result" if s.public.champion >= 0 else "next-deal",
    besides=claims,
)


def next_deal(s: PiquetState) -> None:
    """By the book they cut for each deal; elsewhere it passes to the other (R2)."""
    r = s.public
    r.plays, r.trick, r.tricks = (), (), (0,) * SEATS
    r.blanks, r.bound, r.changed, r.best = (), 0, (), ()
    r.ruff = r.sequences = r.sets = r.waiting = r.to_see = ()
    r.made, r.by_calling, r.crossed, r.open_claim = (0,) * SEATS, (0,) * SEATS, (), NO_SEAT
    s.own = (None,) * SEATS
    forget(s, pack_of(s.options))
    gather(s, [*TAKEN[:SEATS], *PLAYED[:SEATS], *HAND[:SEATS], *WASTE[:SEATS]], STOCK)
    if s.options.deal_rotation == "cut_each_hand":
        shuffle(s, STOCK)
        spread(s)
    else:
        begin_deal(s, r.eldest)


def deals_are_done(s: PiquetState) -> bool:
    """Six deals, and two more where the scores are equal."""
    r = s.public
    equal = r.scores[0] == r.scores[1]
    return s.options.by_deals and r.deal >= RUBICON_DEALS + 2 * (equal and r.deal <= RUBICON_DEALS)


# --- The game --------------------------------------------------------------------------------------------------------


def settle(s: PiquetState) -> None:
    """The loser pays by the scores as they stand. A short purse pays what it has, and the rest is forgiven."""
    r, o = s.public, s.options
    r.phase, r.turn = PiquetPhase.OVER, NO_SEAT
    best = max(r.scores)
    if o.by_deals and r.scores == (best, best):
        end(s, (), because("win-equal", score=best))
        return
    winner = r.champion if r.champion >= 0 else next(seat for seat in r.ring if r.scores[r.sides[seat]] == best)
    loser = r.after(winner)
    won, lost = r.scores[r.sides[winner]], r.scores[r.sides[loser]]
    if o.by_deals:
        announce(s, "rubicon", seat=winner, points=counting.rubicon_points(won, lost), crossed=int(lost >= 100))
    wanting = pay_what_there_is(s, loser, winner, counting.owed(o, won, lost), because("pay-game", score=lost))
    if wanting:
        announce(s, "owed-forgiven", seat=loser, farthings=wanting)
    end(s, (winner,), because("win", score=won, loser=lost))


class Piquet(RuledGame[PiquetRecord, PiquetOptions]):
    """The laws of Piquet, for two."""

    slug = "piquet"
    laws_version = 1
    kind = GameKind.CRIBBAGE
    presets, books, options = PRESETS, BOOKS, PiquetOptions
    record, phases = PiquetRecord, PiquetPhase
    rules, piles, pack, stock = RULES, PILES, PACK_36, STOCK
    exhibits = EXHIBITS

    def layout(self, options: PiquetOptions, seats: int) -> Layout:
        return layout_for(options, seats)

    def open(self, s: PiquetState) -> None:
        spread(s)

    def cards(self, options: PiquetOptions) -> tuple[Card, ...]:
        return pack_of(options)

    def deals(self, options: PiquetOptions) -> int:
        return RUBICON_DEALS if options.by_deals else 0

    def chart(self, view: PiquetView, name: str) -> Chart | None:
        return charts.calls(view, name)

    def most_at_stake(self, options: PiquetOptions) -> Farthings:
        """A flat stake, twice over where it may be; of a difference a hundred points, for the rest may be owed."""
        o = options
        at_stake = o.flat_stake if o.stake_mode == "flat" else Farthings(100 * o.a_point)
        return Farthings(at_stake * (2 if o.double_under else 1))

    def length(self, setup: Setup[PiquetOptions]) -> int:
        """The most tricks, or the leads and tricks of divided cards, count something in every deal."""
        o = setup.options
        deals = RUBICON_DEALS + 2 if o.by_deals else 2 * o.target
        return 200 + deals * (2 + 20 + 4 + 6 + 2 * CARDS + 12 + 4)

    def fill(self, s: PiquetState, view: PiquetView, rng: Rng) -> None:
        fill_hands(s, self.unseen(view), rng)

    def imagine_own(self, s: PiquetState, view: PiquetView, rng: Rng) -> tuple[Declared | None, ...]:
        """Whoever has spoken of a part has declared something that agrees with it."""
        del view, rng
        if not s.public.best and s.public.phase < PiquetPhase.CALL:
            return (None,) * s.seats
        return tuple([supposed(s, Seat(seat)) for seat in range(s.seats)])

    def standing(self, s: PiquetState) -> tuple[float, ...]:
        r, goal = s.public, s.options.target or 200
        lead = r.scores[0] - r.scores[1]
        return tuple([max(-0.99, min(0.99, (lead if side == 0 else -lead) / goal)) for side in r.sides])
