"""Rules of Rubicon Bézique: packs, cut, deal, carte blanche, tricks, declarations, last nine tricks and settlement.

The laws are numbered as in the Portland Club's code. Rulings R1, R2 … are in rulings.toml.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from crowe_table.engine.cards import Card, rank, suit, text
from crowe_table.engine.core import (
    ALL,
    NO_SEAT,
    Action,
    Arg,
    CountLine,
    Facts,
    PickOffer,
    PickWord,
    Question,
    Reason,
    Seat,
    Setup,
    View,
    because,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import BOX, Farthings, purse
from crowe_table.games.bezique.actions import (
    CallFresh,
    ChooseDeal,
    DeclareBlanche,
    DeclareMeld,
    Draw,
    HearOnlooker,
    KeepPacks,
    ReportTorn,
    Resign,
    ShowDrawn,
    Waive,
)
from crowe_table.games.bezique.charts import CHARTS
from crowe_table.games.bezique.layout import layout_for
from crowe_table.games.bezique.melds import (
    BEZIQUES,
    DIAMOND_KNAVE,
    KINDS,
    LAWFUL,
    MARRIAGES,
    QUARTET_NAMES,
    QUARTET_SIZE,
    QUARTETS,
    SEQUENCES,
    SPADE_QUEEN,
    MeldRight,
    declarable,
    fixes_trumps,
    meld_right,
    objection_to,
    points,
    scored_with,
)
from crowe_table.games.bezique.options import BOOKS, PRESETS, BeziqueOptions
from crowe_table.games.bezique.settlement import EACH_BRISQUE, HUNDRED, settlement_of
from crowe_table.games.bezique.state import (
    ALL_BRISQUES,
    CARDS,
    COURT,
    CUT,
    DECLARED,
    HAND,
    HEAP,
    LAST_TRICK,
    PACKS,
    PILES,
    PLAYED,
    RANK_ORDER,
    STOCK,
    TAKEN,
    BeziquePhase,
    BeziqueRecord,
    BeziqueState,
    BeziqueView,
    brisques,
    held,
    order,
)
from crowe_table.kit import dealing
from crowe_table.kit.announcing import announce, announce_result, finish_game, report_changes, say, score
from crowe_table.kit.answer_parts import SampledPart
from crowe_table.kit.card_declarations import DeclaredCards, parse_declared
from crowe_table.kit.card_moves import draw, gather, move, move_all, show
from crowe_table.kit.claims import sure_lead
from crowe_table.kit.dealing import Cut
from crowe_table.kit.purses import pay, pay_available
from crowe_table.kit.ranking import NO_TRUMP
from crowe_table.kit.rules import RuledGame, Rules, ask_each, ask_one, relative_leads
from crowe_table.kit.tricks import Duty, Play, TrickPlay

RULES = Rules[BeziqueState]()
ANY_CARD = Duty(follow=False)
"""Duty while there is a stock: any card may be played."""
STRICT_PLAY = Duty(win=True, trump=True)
"""Duty in the last nine tricks: players must follow suit, win if they can, and trump when void (R7)."""
TRICKS = TrickPlay(
    hand=HAND,
    played=PLAYED,
    taken=TAKEN,
    order=lambda s: order(s.public.trump),
    duty=lambda s: ANY_CARD if s.public.phase == BeziquePhase.TRICK else STRICT_PLAY,
    besides=lambda _, seat: (DECLARED[seat],),
)
FEWEST_CUT = 5
"""Minimum number of cards on either side of a cut."""
BLANCHE = 50


# --- The packs -------------------------------------------------------------------------------------------------------


def sit_down(s: BeziqueState) -> None:
    r = s.public
    r.melds, r.blanches = ((), ()), (0, 0)
    if s.options.price:
        r.phase = BeziquePhase.FRESH_PACKS
    else:
        spread(s)


@RULES.asks(BeziquePhase.FRESH_PACKS)
def ask_fresh_packs(s: BeziqueState) -> Question:
    left = [seat for seat in s.public.ring if seat not in s.public.ready]
    return ask_each("fresh-packs", left, KeepPacks, CallFresh, ReportTorn)


@RULES.does(CallFresh, law="the-packs")
def call_fresh(s: BeziqueState, action: CallFresh) -> None:
    """Make the caller pay for all four packs (Law 64)."""
    pay(s, purse(action.seat), BOX, s.options.price, because("pay-packs"))
    announce(s, "fresh-packs")
    spread(s)


@RULES.does((KeepPacks, ReportTorn), law="the-packs")
def answer_for_packs(s: BeziqueState, action: Action) -> None:
    """Record whether a player keeps the packs or reports a torn or marked card.

    If both players report one, both pay for fresh packs (Law 65).
    """
    r = s.public
    r.ready = (*r.ready, action.seat)
    if isinstance(action, ReportTorn):
        r.torn = (*r.torn, action.seat)
    if len(r.ready) < len(r.ring):
        return
    if len(r.torn) == len(r.ring):
        for seat in r.ring:
            pay(s, purse(seat), BOX, Farthings(s.options.price // 2), because("pay-packs"))
        announce(s, "fresh-packs")
    spread(s)


# --- The cut ---------------------------------------------------------------------------------------------------------


def spread(s: BeziqueState) -> None:
    s.public.ready = ()
    if s.options.first_deal == "chosen":
        begin_deal(s, Seat(s.options.chosen_dealer))
        return
    dealing.spread_pack(s, STOCK)
    s.public.phase = BeziquePhase.CUT_FOR_DEAL


RULES.asks(BeziquePhase.CUT_FOR_DEAL)(dealing.ask_cut_for_deal)


@RULES.does(Cut, lambda s, _: dealing.any_place(s, STOCK, left=FEWEST_CUT), phase=BeziquePhase.CUT_FOR_DEAL)
def cut_for_deal(s: BeziqueState, action: Cut) -> None:
    """Let the player with the higher cut deal or choose the dealer (Law 6)."""
    power = order().power
    decided = dealing.cut_for_deal(s, action, STOCK, CUT, counts=lambda card: -power[card % 52])
    if decided is None:
        return
    if s.options.first_deal == "cut_choice":
        s.public.phase = BeziquePhase.CHOOSE_DEAL
        return
    gather(s, CUT[: s.seats], STOCK)
    begin_deal(s, decided.dealer)


@RULES.asks(BeziquePhase.CHOOSE_DEAL)
def ask_choose_deal(s: BeziqueState) -> Question:
    return ask_one("choose-deal", s.public.dealer, ChooseDeal)


@RULES.does(ChooseDeal, PickWord(("deal", "receive")), law="the-cut")
def choose_deal(s: BeziqueState, action: ChooseDeal) -> None:
    say(s, action.seat, f"say-{action.word}")
    gather(s, CUT[: s.seats], STOCK)
    begin_deal(s, action.seat if action.word == "deal" else s.public.after(action.seat))


# --- The deal --------------------------------------------------------------------------------------------------------


def begin_deal(s: BeziqueState, dealer: Seat) -> None:
    dealing.begin_deal(s, dealer, STOCK, PACKS)
    s.public.phase = BeziquePhase.CUT_PACK


def deal(s: BeziqueState) -> None:
    """Deal nine cards to each player, to the non-dealer first.

    The rest is the stock, and there are no trumps yet (R2).
    """
    r = s.public
    packets = (s.options.deal_by,) * (CARDS // s.options.deal_by)
    dealing.deal(s, packets, r.round_from(r.eldest), STOCK, HAND)
    TRICKS.lead(s, r.eldest)
    r.phase, r.drawn = BeziquePhase.TRICK, r.ring


dealing.when_cutting_pack(RULES, BeziquePhase.CUT_PACK, STOCK, PACKS, then=deal, fewest=FEWEST_CUT)


# --- Carte blanche ---------------------------------------------------------------------------------------------------


def may_show(s: BeziqueState, seat: Seat) -> tuple[type[Action], ...]:
    """Return the carte blanche action open to a seat.

    Before their first play, players may show nine cards without a court card. They may then also show each card they
    draw, until they draw a court card (Law 16).
    """
    r = s.public
    if seat not in r.drawn or any(rank(card) in COURT for card in held(s, seat)):
        return ()
    if not r.finished:
        return () if r.blanches[seat] else (DeclareBlanche,)
    began = r.blanches[seat] and s.options.carte_blanche_repeats
    return (ShowDrawn,) if began and not played_court(r, seat) else ()


def played_court(r: BeziqueRecord, seat: Seat) -> bool:
    """Whether a seat has played a king, queen or knave."""
    places = [(cards, 0 if leader == seat else 1) for leader, *cards in r.plays]
    return any(rank(Card(cards[place])) in COURT for cards, place in places if place < len(cards))


@RULES.does(DeclareBlanche, law="carte-blanche")
def declare_blanche(s: BeziqueState, action: DeclareBlanche) -> None:
    show_blanche(s, action.seat, s.at(HAND[action.seat])[:])


@RULES.does(ShowDrawn, law="carte-blanche")
def show_drawn(s: BeziqueState, action: ShowDrawn) -> None:
    show_blanche(s, action.seat, s.at(HAND[action.seat])[-1:])


def show_blanche(s: BeziqueState, seat: Seat, cards: list[Card]) -> None:
    """Show the cards and score for them. The player need not win a trick first."""
    r = s.public
    show(s, cards, HAND[seat], to=ALL)
    say(s, seat, "say-blanche")
    lines = (CountLine(BLANCHE, because("count-blanche"), tuple(cards), BLANCHE),)
    score(s, seat, BLANCHE, "blanche", lines)
    r.blanches = tuple([made + (each == seat) for each, made in enumerate(r.blanches)])
    r.drawn = tuple([each for each in r.drawn if each != seat])


# --- The tricks, while the stock lasts -------------------------------------------------------------------------------


@RULES.asks(BeziquePhase.TRICK)
def ask_trick(s: BeziqueState) -> Question:
    r = s.public
    acts: tuple[type[Action], ...] = (Play, *may_show(s, r.turn), *besides(s, r.turn))
    return ask_lead(s, *acts) if r.led is None else ask_one("reply", r.turn, *acts)


def ask_lead(s: BeziqueState, *acts: type[Action]) -> Question:
    """Ask for a lead. The question tells how many declared cards may be led from the table."""
    turn = s.public.turn
    return ask_one("lead", turn, *acts, number=len(s.at(DECLARED[turn])))


def besides(s: BeziqueState, seat: Seat) -> tuple[type[Action], ...]:
    """Return the additional actions open to a player in each of their turns."""
    asks = s.options.advice_pays and seat not in s.public.advised
    return (HearOnlooker, Resign) if asks else (Resign,)


@RULES.does(Play, TRICKS.form, TRICKS.why_not, law="the-tricks", phase=BeziquePhase.TRICK)
def play(s: BeziqueState, action: Play) -> None:
    """Play a card. The winner of the trick may declare before the draw."""
    r = s.public
    r.drawn = tuple([seat for seat in r.drawn if seat != action.seat])
    winner = TRICKS.play_card(s, action.seat, action.card)
    if winner is None:
        return
    gather_heap(s, winner)
    r.phase = BeziquePhase.DECLARE


def gather_heap(s: BeziqueState, winner: Seat) -> None:
    """Leave a trick without brisques in the open heap. The winner of a trick with brisques takes the whole heap."""
    r = s.public
    won = brisques([Card(card) for card in r.plays[-1][1:]])
    for seat in r.round_from(Seat(r.plays[-1][0])):
        move_all(s, PLAYED[seat], TAKEN[winner] if won else HEAP, "take")
    if won:
        move_all(s, HEAP, TAKEN[winner], "gather")
    r.tricks = tuple([made + (each == winner) for each, made in enumerate(r.tricks)])
    report_changes(s)


# --- The declarations ------------------------------------------------------------------------------------------------


@RULES.asks(BeziquePhase.DECLARE)
def ask_declare(s: BeziqueState) -> Question:
    """Ask the winner of the trick to declare.

    The winner is always asked, so that the question does not reveal whether anything can be declared.
    """
    r = s.public
    acts: tuple[type[Action], ...] = (DeclareMeld, Waive) if may_declare(s, r.turn) else (Draw,)
    return ask_one("declare", r.turn, *acts, *besides(s, r.turn))


def may_declare(s: BeziqueState, seat: Seat) -> list[DeclaredCards]:
    """Return the combinations that a seat may declare now, one of each kind, highest score first."""
    r = s.public
    laid = s.at(DECLARED[seat])
    found = declarable(held(s, seat), r.melds[seat], s.options.crossed_marriages, laid)
    return sorted(found, key=lambda meld: -points(meld, r.trump))


def offers(s: BeziqueState, seat: Seat) -> SampledPart:
    """Return the offers: one declaration of each kind. The player may also name any other legal set of cards."""
    trump = s.public.trump
    found = tuple([meld.offer(words_for("offer", meld, trump), points(meld, trump)) for meld in may_declare(s, seat)])
    return SampledPart(PickOffer(found), [offer.name for offer in found], judged=True)


def words_for(how: str, meld: DeclaredCards, trump: int) -> Reason:
    """Return the message that offers, announces or counts a combination. ``how`` selects the use."""
    match meld.kind:
        case "bezique":
            return because(f"{how}-bezique", number=meld.key)
        case "quartet":
            return because(f"{how}-{QUARTET_NAMES[meld.key]}")
    return because(f"{how}-royal-{meld.kind}" if meld.key == trump else f"{how}-{meld.kind}", suit=meld.key)


def why_not_declare(s: BeziqueState, action: DeclareMeld) -> Reason | None:
    """Return why Laws 34 to 38 forbid a combination."""
    meld = parse_declared(action.offer, KINDS)
    right = right_of(s, action.seat, meld) if meld else with_card(s, action.seat, action.offer)
    return None if right in LAWFUL else because(f"refuse-meld-{right}", law="declaring-again")


def with_card(s: BeziqueState, seat: Seat, name: str) -> MeldRight:
    """Return the objection to an answer that names only a card and no combination."""
    mine = held(s, seat)
    card = next((card for card in mine if text(card) == name), None)
    if card is None:
        return MeldRight.NO_SUCH
    return objection_to(card, mine, s.public.melds[seat], s.options.crossed_marriages)


def right_of(s: BeziqueState, seat: Seat, meld: DeclaredCards) -> MeldRight:
    return meld_right(meld, held(s, seat), s.public.melds[seat], s.options.crossed_marriages)


@RULES.does(DeclareMeld, offers, why_not_declare, law="declaring")
def declare(s: BeziqueState, action: DeclareMeld) -> None:
    """Score a declaration.

    Before there are trumps, a marriage or sequence makes its suit trumps and scores as royal (R2, R3).
    """
    r, seat = s.public, action.seat
    meld = parse_declared(action.offer, KINDS)
    assert meld is not None
    scored = points(meld, r.trump)
    if r.trump == NO_TRUMP and fixes_trumps(meld):
        r.trumps = (meld.key,)
    message = words_for("say", meld, r.trump)
    say(s, seat, message.key, **dict(message.args))
    mine = scored_with(meld, held(s, seat), r.melds[seat], right_of(s, seat, meld))
    hand = s.at(HAND[seat])
    move(s, [card for card in meld.cards if card in hand], HAND[seat], DECLARED[seat], "lay_out")
    r.melds = tuple([mine if each == seat else theirs for each, theirs in enumerate(r.melds)])
    line = CountLine(scored, words_for("count", meld, r.trump), meld.cards, scored)
    score(s, seat, scored, message.key.removeprefix("say-"), (line,))
    report_changes(s)
    announce_waiting(s, seat)
    draw_two(s)


def announce_waiting(s: BeziqueState, seat: Seat) -> None:
    """Announce a further combination on the table. It may be scored after another trick (R15)."""
    r, laid = s.public, s.at(DECLARED[seat])
    waiting = declarable(held(s, seat), r.melds[seat], s.options.crossed_marriages, laid, among=laid)
    if waiting:
        say(s, seat, "say-to-score", points=max(points(meld, r.trump) for meld in waiting))


def draw_two(s: BeziqueState) -> None:
    """Draw a card for each player, the winner first. After the last card, the declared cards return to the hands."""
    r = s.public
    for seat in r.round_from(r.turn):
        draw(s, 1, STOCK, HAND[seat])
    r.phase, r.drawn = BeziquePhase.TRICK, r.ring
    if s.at(STOCK):
        return
    for seat in r.ring:
        move(s, s.at(DECLARED[seat])[:], DECLARED[seat], HAND[seat], "take_back")
    r.phase, r.drawn = BeziquePhase.LAST_NINE, ()
    announce(s, "last-nine")


@RULES.does((Draw, Waive), law="declaring")
def draw_undeclared(s: BeziqueState, action: Action) -> None:
    del action
    draw_two(s)


@RULES.untimely(DeclareMeld)
def too_late(s: BeziqueState, action: DeclareMeld) -> Reason | None:
    """Return why a declaration comes too late.

    Only the winner of a trick may declare, only once, and only while there is a stock.
    """
    r = s.public
    if r.phase == BeziquePhase.DECLARE:
        return why_not_declare(s, action)
    if r.phase == BeziquePhase.LAST_NINE:
        return because("refuse-stock-gone", law="the-last-nine")
    if r.phase == BeziquePhase.TRICK:
        return because("refuse-one-a-trick" if r.between else "refuse-declare-first", law="declaring")
    return None


# --- The last nine tricks --------------------------------------------------------------------------------------------


@RULES.asks(BeziquePhase.LAST_NINE)
def ask_last_nine(s: BeziqueState) -> Question:
    r = s.public
    acts: tuple[type[Action], ...] = (Play, *besides(s, r.turn))
    return ask_lead(s, *acts) if r.led is None else ask_one("follow", r.turn, *acts, suit=suit(r.led))


@RULES.does(Play, TRICKS.form, TRICKS.why_not, law="the-last-nine", phase=BeziquePhase.LAST_NINE)
def play_strictly(s: BeziqueState, action: Play) -> None:
    winner = TRICKS.play_card(s, action.seat, action.card)
    if winner is None:
        return
    gather_heap(s, winner)
    if not s.at(HAND[winner]):
        score(s, winner, LAST_TRICK, "last-trick")
        settle_game(s, (brisques(s.at(TAKEN[Seat(0)])), brisques(s.at(TAKEN[Seat(1)]))))


# --- The end ---------------------------------------------------------------------------------------------------------


@RULES.does(HearOnlooker, law="onlookers")
def hear_onlooker(s: BeziqueState, action: HearOnlooker) -> None:
    s.public.advised = (*s.public.advised, action.seat)
    announce(s, "hears-onlooker", seat=action.seat)


@RULES.does(Resign, law="resigning")
def resign(s: BeziqueState, action: Resign) -> None:
    """End the game by resignation.

    The opponent wins all remaining tricks, including the last, and nothing more is declared (R16).
    """
    say(s, action.seat, "say-resign")
    other = s.public.after(action.seat)
    score(s, other, LAST_TRICK, "last-trick")
    own = brisques(s.at(TAKEN[action.seat]))
    settle_game(s, (own, ALL_BRISQUES - own) if action.seat == Seat(0) else (ALL_BRISQUES - own, own))


def settle_game(s: BeziqueState, taken: tuple[int, int]) -> None:
    """Settle the game by Laws 57 to 60."""
    r, o = s.public, s.options
    found = settlement_of(r.scores, taken, o)
    for seat in r.ring:
        announce(s, "brisques-taken", seat=seat, number=taken[seat])
    r.phase, r.turn, r.value = BeziquePhase.OVER, NO_SEAT, found.value
    if found.winner < 0:
        announce_result(s, "void", law="the-end")
        finish_game(s, (), because("win-void"))
        return
    winner = Seat(found.winner)
    loser = r.after(winner)
    if found.tied:
        announce(s, "tie-by-brisques", seat=winner)
    if found.saved:
        announce(s, "rubicon-saved", seat=loser)
    how = "rubicon" if found.rubiconed else "won"
    announce_result(s, how, law="the-end", seat=winner, seat_loser=loser, points=found.value)
    settle(s, winner, loser, found.value)
    finish_game(s, (winner,), because(f"win-{how}", score=r.scores[winner], loser=r.scores[loser]))


def settle(s: BeziqueState, winner: Seat, loser: Seat, value: int) -> None:
    """Pay for each whole hundred. A loser with too little money pays the whole purse (R12).

    If the winner accepted advice, the loser pays nothing: the winner bears the stake (Law 66, R11).
    """
    r, due = s.public, Farthings(value // 100 * s.options.per_hundred)
    if not due:
        return
    if winner in r.advised and loser not in r.advised:
        announce(s, "onlooker-pays", law="onlookers", seat=winner, farthings=due)
        return
    short = pay_available(s, loser, winner, due, because("pay-game", points=value))
    if short:
        announce(s, "purse-short", law="the-stakes", seat=loser, farthings=short)


def safe(s: BeziqueState, seat: Seat) -> int:
    """Return a seat's score plus ten points for each brisque. This total decides the rubicon."""
    return s.public.scores[seat] + EACH_BRISQUE * brisques(s.at(TAKEN[seat]))


class Bezique(RuledGame[BeziqueRecord, BeziqueOptions]):
    """Rules of Rubicon Bézique for two players."""

    slug = "bezique"
    chart_makers = CHARTS
    laws_version = 1
    kind = GameKind.CRIBBAGE
    winning_zone = staticmethod(TRICKS.winning_zone)
    led_zone = staticmethod(TRICKS.led_zone)
    choice_kind = staticmethod(TRICKS.choice_kind)
    presets, books, options = PRESETS, BOOKS, BeziqueOptions
    record, phases = BeziqueRecord, BeziquePhase
    rules, piles, pack, stock = RULES, PILES, PACKS, STOCK
    exhibit_counts = {"safe": safe}
    open = staticmethod(sit_down)

    def sure_lead(self, view: View[BeziqueRecord, BeziqueOptions]) -> Play | None:
        return sure_lead(self, view, TRICKS)

    def layout(self, options: BeziqueOptions, seats: int) -> Layout:
        del seats
        return layout_for(options)

    def may_advise(self, view: BeziqueView) -> bool:
        """Whether the viewer may get advice: the rule against it is off, or the viewer has accepted advice (Law 66)."""
        return view.options.bystander_rule == "off" or view.seat in view.public.advised

    def rule_facts(self, options: BeziqueOptions, seats: int) -> Mapping[str, Arg]:
        del options
        rest = len(PACKS) - seats * CARDS
        return {
            "pack": len(PACKS),
            "fewest": FEWEST_CUT,
            "hand": CARDS,
            "stock": rest,
            "tricks": CARDS + rest // seats,
            "blanche": BLANCHE,
            "last": LAST_TRICK,
            "brisque": EACH_BRISQUE,
            "all_brisques": ALL_BRISQUES,
            "least": HUNDRED,
            "marriage": MARRIAGES[0],
            "royal_marriage": MARRIAGES[1],
            "sequence": SEQUENCES[0],
            "royal_sequence": SEQUENCES[1],
            **dict(zip(("bezique", "double", "triple", "quadruple"), BEZIQUES[1:], strict=True)),
            **{name: QUARTETS[rank] for rank, name in QUARTET_NAMES.items()},
        }

    def lesson_facts(self, view: BeziqueView) -> Facts:
        """Return the ranks in order, the cards of a bézique, and the points of the last trick.

        Also return the number of equal ranks that score together.
        """
        del view
        return {
            "plain_ranks": RANK_ORDER,
            "card_bezique_queen": SPADE_QUEEN,
            "card_bezique_knave": DIAMOND_KNAVE,
            "number_quartet": QUARTET_SIZE,
            "number_last": LAST_TRICK,
        }

    def max_at_stake(self, options: BeziqueOptions) -> Farthings:
        """Return the minimum purse: the price of the smallest game and of the packs.

        A loser with too little money for a game pays the whole purse (R12).
        """
        return Farthings(options.price + (options.game_bonus + 100) // 100 * options.per_hundred)

    def length(self, setup: Setup[BeziqueOptions]) -> int:
        """Return an upper bound on the number of actions. Repeated ties in the cut are ignored."""
        del setup
        return 200 + 2 * len(PACKS) + 4 * len(PACKS) // 2

    def standing(self, s: BeziqueState) -> tuple[float, ...]:
        return relative_leads(s.public, 5000)

    def next_options(self, s: BeziqueState) -> BeziqueOptions:
        if s.options.next_deal == "cut":
            return s.options
        return replace(s.options, first_deal="chosen", chosen_dealer=s.public.eldest)
