"""Calls of holdings in Piquet, showing called cards, and penalties for false calls.

Players call in three categories: ruff, sequences and sets. The code calls a category a part (of the deal). The rule
book explains the rulings R1, R2 and so on.
"""

from crowe_table.engine.cards import Card, make, rank, suit
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
    because,
)
from crowe_table.games.piquet import counting
from crowe_table.games.piquet.actions import AskMissing, AskToSee, CallFalsely, CallHolding, Good, Nothing
from crowe_table.games.piquet.counting import may_declare
from crowe_table.games.piquet.options import SEATS
from crowe_table.games.piquet.scoring import award, claims
from crowe_table.games.piquet.state import (
    HAND,
    MESSAGE_SUFFIXES,
    ORDER,
    PART_WORDS,
    PARTS,
    RULES,
    TRICKS,
    DealPart,
    Declared,
    PiquetPhase,
    PiquetState,
    Spoken,
    rank_of,
)
from crowe_table.kit.announcing import announce, say, set_scores
from crowe_table.kit.answer_parts import Parts, SampledPart
from crowe_table.kit.card_moves import show
from crowe_table.kit.group_declarations import (
    NOTHING_DECLARED,
    CardGroup,
    Declaration,
    contest,
    declaration_name,
    offers_of,
)
from crowe_table.kit.tricks import played_by

RANK_WORDS = {"ace": 0, "king": 12, "queen": 11, "knave": 10, "ten": 9, "nine": 8, "eight": 7}

# --- Calls -----------------------------------------------------------------------------------------------------------


def begin_calling(s: PiquetState) -> None:
    r = s.public
    r.phase, r.changing, r.part, r.call, r.best = PiquetPhase.CALL, NO_SEAT, 0, 0, ()
    s.own = (Declared(),) * SEATS


def ask_seat(s: PiquetState, key: str, seat: Seat, acts: tuple[type[Action], ...], /, **args: Arg) -> Question:
    """Return a question to one seat, which may answer with ``acts`` or ask to see cards.

    Both seats may also claim an open pique or repique, the other seat out of turn.
    """
    see = (AskToSee,) if parts_to_see(s, seat) else ()
    missing = (AskMissing,) if unnamed_missing_ranks(s, seat) else ()
    first = Asked(seat, (*acts, *claims(s, seat), *see, *missing))
    other = s.public.after(seat)
    others = [Asked(other, claims(s, other), must=False)] if claims(s, other) else []
    return Question(key, (first, *others), tuple(args.items()))


@RULES.asks(PiquetPhase.CALL)
def ask_call(s: PiquetState) -> Question:
    """Ask the elder to call a ruff, sequences or sets. An elder who calls nothing in a category cannot score it
    (R22).
    """
    r = s.public
    return ask_seat(s, f"call-{PART_WORDS[r.part]}", r.eldest, calling_actions(s, r.eldest, Nothing))


@RULES.asks(PiquetPhase.ANSWER)
def ask_answer(s: PiquetState) -> Question:
    """Ask the younger to answer the elder's call, or to call if the elder has called nothing."""
    r = s.public
    key = f"answer-{PART_WORDS[r.part]}" if r.call else f"after-{PART_WORDS[r.part]}"
    return ask_seat(s, key, r.dealer, calling_actions(s, r.dealer, Good if r.call else Nothing), number=r.call)


def calling_actions(s: PiquetState, seat: Seat, silent: type[Action]) -> tuple[type[Action], ...]:
    """Return the actions for calling. If sinking is not allowed, a player with a holding must call it."""
    found = bool(declarable(s, seat))
    false = (CallFalsely,) if s.options.false_call == "penalty" else ()
    silence = () if found and not s.options.sinking else (silent,)
    return (*((CallHolding,) if found else ()), *false, *silence)


def declarable(s: PiquetState, seat: Seat) -> list[Declaration]:
    """Return the seat's legal declarations in the category being called. The younger must equal or exceed the elder."""
    r = s.public
    return may_declare(s.at(HAND[seat]), r.part, s.options.sinking, r.call if seat == r.dealer else 0)


def legal_calls(s: PiquetState, seat: Seat) -> SampledPart:
    """Return the legal calls. Each has its points and the words that the other player will hear."""
    r, o, hand = s.public, s.options, s.at(HAND[seat])
    offers = offers_of(
        declarable(s, seat),
        lambda declared: describe_declaration(s, seat, declared),
        lambda declared: counting.declared_points(o, r.part, declared, hand),
    )
    names = tuple([offer.name for offer in offers])
    return SampledPart(PickOffer(offers, ready=True), names, unfit=because("refuse-unheld", law="calling"))


def describe_declaration(s: PiquetState, seat: Seat, declared: Declaration) -> Reason:
    """Describe an offered declaration: its best holding, the number of further holdings, and the words of the call."""
    r, best = s.public, declared[0]
    heard = "calls" if seat == r.eldest or not r.call else "equal" if best.size == r.call else "better"
    key = f"offer-{PART_WORDS[r.part]}"
    more = len(declared) - 1
    if r.part == DealPart.RUFF:
        return because(key, suit=suit(best.cards[0]), number=best.size, heard=heard)
    named = [held.size for held in may_declare(s.at(HAND[seat]), r.part, sinking=False)[0]]
    sunk = "sunk" if sum(named) > sum([held.size for held in declared]) else "all"
    return because(
        key, number=best.size, number_called=r.call, rank=rank_of(best.high), more=more, heard=heard, sunk=sunk
    )


def false_call_form(s: PiquetState, seat: Seat) -> Parts:
    """Return the form for a false call: a number and, for sequences and sets, a rank."""
    r = s.public
    least = max(r.call if seat == r.dealer else 0, 1 if r.part == DealPart.RUFF else counting.MIN_HOLDING)
    most = {DealPart.RUFF: 89, DealPart.SEQUENCES: 9, DealPart.SETS: 4}[PARTS[r.part]]
    number = PickAmount(min(least, most), most, money=False, field="number")
    if r.part == DealPart.RUFF:
        return (number,)
    return number, PickWord(tuple(RANK_WORDS)[: 5 if r.part == DealPart.SETS else 7])


@RULES.does(CallHolding, legal_calls, law="calling")
def declare(s: PiquetState, action: CallHolding) -> None:
    declared = next(each for each in declarable(s, action.seat) if declaration_name(each) == action.offer)
    make_call(s, action.seat, declared)


@RULES.untimely(CallHolding)
def refuse_call(s: PiquetState, action: CallHolding) -> Reason | None:
    """Return why a call is refused: the hand contains no such holding. Outside the calling, return None."""
    del action
    calling = s.public.phase in (PiquetPhase.CALL, PiquetPhase.ANSWER)
    return because("refuse-unheld", law="calling") if calling else None


@RULES.does(CallFalsely, false_call_form, law="false-calls")
def declare_falsely(s: PiquetState, action: CallFalsely) -> None:
    """Record a false call. It counts as true unless the opponent asks to see the cards."""
    high = 0 if s.public.part == DealPart.RUFF else ORDER.power[RANK_WORDS[action.word]]
    make_call(s, action.seat, (CardGroup(action.number, high),))


@RULES.does(Nothing, law="calling")
def call_nothing(s: PiquetState, action: Nothing) -> None:
    make_call(s, action.seat, NOTHING_DECLARED)


@RULES.does(Good, law="calling")
def good(s: PiquetState, action: Good) -> None:
    make_call(s, action.seat, NOTHING_DECLARED)


def make_call(s: PiquetState, seat: Seat, declared: Declaration) -> None:
    """Record a call. After the younger's answer, decide who wins the category of calls."""
    r = s.public
    spoken = Declared((*[declared_by(s, seat, part) for part in range(r.part)], declared))
    s.own = tuple([spoken if each == seat else own for each, own in enumerate(s.own)])
    size = declared[0].size if declared else 0
    if seat == r.eldest:
        r.call, r.phase = size, PiquetPhase.ANSWER
        record_statement(s, seat, Spoken.CALLS if size else Spoken.NOTHING, number=size)
        return
    decide_part(s, size)


def record_statement(
    s: PiquetState, seat: Seat, what: Spoken, *, number: int = 0, rank: int = 0, suit: int = 0
) -> None:
    """Record a seat's statement about the category being called, for the charts, and announce it."""
    r, part = s.public, PART_WORDS[s.public.part]
    row = (seat, what, number, rank, suit)
    setattr(r, part, (*getattr(r, part), row))
    if what != Spoken.COUNTS or r.waiting:
        say(s, seat, f"say-{part}-{MESSAGE_SUFFIXES[what]}", number=number, rank=rank, suit=suit)


def decide_part(s: PiquetState, size: int) -> None:
    """Decide who scores for the category being called: the larger holding wins, then the one of higher rank (R10, R11).

    If both are equal, nobody scores.
    """
    r = s.public
    elder, younger = r.eldest, r.dealer
    mine, theirs = declared_by(s, elder, r.part), declared_by(s, younger, r.part)
    better = contest(mine, theirs)
    if not r.call:
        later = s.options.younger_calls == "after_first_lead"
        if not later:
            record_statement(s, younger, Spoken.CALLS if size else Spoken.NOTHING, number=size)
        settle_part(s, younger if size or later else NO_SEAT)
        return
    if size == r.call:
        record_statement(s, younger, Spoken.EQUAL)
        if r.part != DealPart.RUFF:
            compare_ranks(s, better, mine[0].high, theirs[0].high)
    elif size > r.call:
        at_once = s.options.younger_calls == "at_once"
        record_statement(s, younger, Spoken.BETTER if at_once else Spoken.NOT_GOOD, number=size if at_once else 0)
    else:
        record_statement(s, younger, Spoken.GOOD)
    settle_part(s, elder if better > 0 else younger if better < 0 else NO_SEAT)


def compare_ranks(s: PiquetState, better: int, elder_high: int, younger_high: int) -> None:
    """Announce the top ranks after equal calls: the elder names one, and the younger names another only if it is
    higher.
    """
    r = s.public
    record_statement(s, r.eldest, Spoken.RANK, rank=rank_of(elder_high))
    if better < 0:
        record_statement(s, r.dealer, Spoken.HIGHER, rank=rank_of(younger_high))
    else:
        record_statement(s, r.dealer, Spoken.GOOD if better else Spoken.EQUAL)


def settle_part(s: PiquetState, winner: Seat) -> None:
    """Score a category of calls for its winner, and go on to the next category or to the play.

    If the options say so, a younger who has won scores only after the elder's first lead.
    """
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


def original_hand(s: PiquetState, seat: Seat) -> list[Card]:
    """Return the twelve cards that a seat held before the first trick."""
    return [*s.at(HAND[seat]), *played_by(s.public, seat)]


def count_part(s: PiquetState, seat: Seat, part: int) -> bool:
    """Score all holdings that a seat declared in a category of calls.

    If earlier scores are waiting for the elder's first lead, these scores wait, too. Return True if the points win the
    game.
    """
    r, declared = s.public, declared_by(s, seat, part)
    points = counting.declared_points(s.options, part, declared, original_hand(s, seat))
    now, r.part = r.part, part
    if part != DealPart.RUFF:
        for held in declared:
            record_statement(s, seat, Spoken.HAS, number=held.size, rank=rank_of(held.high))
    if points:
        record_statement(s, seat, Spoken.COUNTS, number=points)
        r.to_see = (*r.to_see, (r.after(seat), part))
    r.part = now
    if r.waiting:
        r.waiting = (*r.waiting, (seat, part, points))
        return False
    return award(s, seat, points, PART_WORDS[part])


def count_waiting(s: PiquetState) -> bool:
    """Score all categories of calls that waited for the elder's first lead, in their order.

    Return True if the points win the game.
    """
    r = s.public
    waited, r.waiting = r.waiting, ()
    for seat, part, points in waited:
        who = Seat(seat)
        won = award(s, who, points, PART_WORDS[part]) if who == r.eldest else count_part(s, who, part)
        if won:
            return True
    return False


# --- Showing and false calls -----------------------------------------------------------------------------------------


def parts_to_see(s: PiquetState, seat: Seat) -> tuple[int, ...]:
    """Return the categories in which a seat may ask to see the scored cards.

    The seat loses this right when it plays a card (R12).
    """
    return tuple([part for who, part in s.public.to_see if who == seat])


def unnamed_missing_ranks(s: PiquetState, seat: Seat) -> tuple[str, ...]:
    """Return the ranks of the opponent's sets of three for which the missing card has not been named."""
    r = s.public
    if not s.options.ask_missing or (seat, DealPart.SETS) not in r.to_see:
        return ()
    said = {row[3] for row in r.sets if row[1] == Spoken.WANTING}
    threes = [row[3] for row in r.sets if row[1] == Spoken.HAS and row[2] == counting.MIN_HOLDING]
    return tuple([word for word, rank in RANK_WORDS.items() if rank in threes and rank not in said])


@RULES.does(AskToSee, law="seeing")
def show_holding(s: PiquetState, action: AskToSee) -> None:
    """Show the cards that the opponent has scored for, and no others. Penalize the opponent if a call was false."""
    r, parts = s.public, parts_to_see(s, action.seat)
    holder = r.after(action.seat)
    say(s, action.seat, "say-see")
    r.to_see = tuple([row for row in r.to_see if row[0] != action.seat])
    shown: list[Card] = []
    for part in parts:
        declared = declared_by(s, holder, part)
        if any(not held.cards and not can_show(s, holder, part, held) for held in declared):
            punish(s, holder, part)
            return
        shown += [card for held in declared for card in held.cards]
    show(s, [card for card in s.at(HAND[holder]) if card in shown], HAND[holder])


def can_show(s: PiquetState, seat: Seat, part: int, claimed: CardGroup) -> bool:
    """Whether a seat's hand contains a claimed holding."""
    declared = may_declare(original_hand(s, seat), part, sinking=True)
    return any(held.rank == claimed.rank for each in declared for held in each)


@RULES.does(AskMissing, lambda s, seat: PickWord(unnamed_missing_ranks(s, seat)), law="seeing")
def ask_missing(s: PiquetState, action: AskMissing) -> None:
    """Name the card that is missing from the opponent's set of three. The opponent lacks it or has not declared it."""
    r, at = s.public, RANK_WORDS[action.word]
    holder = r.after(action.seat)
    say(s, action.seat, "say-ask-missing", rank=at)
    counted = [card for held in declared_by(s, holder, DealPart.SETS) for card in held.cards if rank(card) == at]
    missing = next(each for each in range(4) if make(at, each) not in counted)
    now, r.part = r.part, DealPart.SETS
    record_statement(s, holder, Spoken.WANTING, rank=at, suit=missing)
    r.part = now


def punish(s: PiquetState, seat: Seat, part: int) -> None:
    """Penalize a false call (R23): the seat loses all points for calls, and the opponent scores every category of
    calls.
    """
    r, other = s.public, s.public.after(seat)
    announce(s, "false-call", law="false-calls", seat=seat)
    now, r.part = r.part, part
    record_statement(s, seat, Spoken.FALSE)
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
        whole = may_declare(original_hand(s, other), each, sinking=False)
        points = counting.declared_points(s.options, each, whole[0], original_hand(s, other)) if whole else 0
        if each not in owned and points and award(s, other, points, PART_WORDS[each]):
            return
