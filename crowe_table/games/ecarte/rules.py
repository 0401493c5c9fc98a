"""Rules of Écarté: cut, deal, proposals, exchange, king, tricks, score and stakes.

The laws are numbered as in the code of the London clubs. Rulings R1, R2 … are explained in booke.md.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from crowe_table.engine.cards import KING, Card, rank, suit
from crowe_table.engine.core import (
    NO_SEAT,
    Action,
    Arg,
    Asked,
    Facts,
    PickAmount,
    PickWord,
    Question,
    Reason,
    Seat,
    Setup,
    View,
    because,
    viewers,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.money import POT, purse
from crowe_table.engine.rng import Rng
from crowe_table.games.ecarte.actions import (
    Abandon,
    FreshCards,
    Give,
    GiveIfEnough,
    Pattern,
    PlayHand,
    Propose,
    Refuse,
    ThrowIn,
)
from crowe_table.games.ecarte.company import come_in, entry_purse, seat_two, win_game
from crowe_table.games.ecarte.layout import layout_for
from crowe_table.games.ecarte.options import BOOKS, MAX_SEATS, PLAYERS, POOL_SEATS, PRESETS, EcarteOptions
from crowe_table.games.ecarte.state import (
    CARDS,
    CUT,
    HAND,
    MARKING,
    PILES,
    PIQUET_PACK,
    PLAYED,
    RANK_ORDER,
    RULES,
    STOCK,
    TAKEN,
    TRICKS,
    TURNED,
    WASTE,
    EcartePhase,
    EcarteRecord,
    EcarteState,
    EcarteView,
    Wanted,
    order,
)
from crowe_table.games.ecarte.worlds import fill_hands
from crowe_table.kit import dealing, exchange, revokes, spectator_bets
from crowe_table.kit.announcing import announce, announce_result, report_changes, say, score, set_scores
from crowe_table.kit.between_deals import when_all_ready
from crowe_table.kit.card_moves import forget, gather, show
from crowe_table.kit.claims import Claim, may_claim, sure_lead, when_claiming
from crowe_table.kit.dealing import Seating
from crowe_table.kit.exchange import Change
from crowe_table.kit.marking import DoubtMark, when_doubting_marks, when_marking
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.revokes import REPLAY, Amend
from crowe_table.kit.rules import RuledGame, ask_one, relative_leads
from crowe_table.kit.tricks import Marks, Play, Revokes

REDUCED = "reduced"
VOLE = 2
"""Points for taking all tricks."""
PENALTIES = (REPLAY, REDUCED)
"""Penalties for a revoke, and for a king that is falsely marked (Laws 25, 43)."""


# --- The players and their bets --------------------------------------------------------------------------------------


def sit_down(s: EcarteState) -> None:
    """Seat two players and queue the others. In a pool, all players pay a stake."""
    r = s.public
    r.won = r.tricks = (0,) * s.seats
    if s.options.table == "pool":
        for seat in r.ring:
            pay(s, purse(seat), POT, s.options.flat_stake, because("pay-pool"))
    elif s.seats > PLAYERS:
        seat_two(s, r.ring[0], r.ring[1])
    open_game(s)


def open_game(s: EcarteState) -> None:
    """Start a game. If at least two waiting players can bet, they first place their bets."""
    r = s.public
    r.patterns = ("",) * s.seats
    if any(r.scores):
        set_scores(s, (0,) * s.seats)
    able = tuple([seat for seat in r.queue if in_purse(s, seat) >= s.options.unit])
    if s.options.side_bets and len(able) > 1:
        r.phase, r.backing = EcartePhase.BACK, able
    else:
        spread(s)


# --- The cut ---------------------------------------------------------------------------------------------------------


def spread(s: EcarteState) -> None:
    dealing.spread_pack(s, STOCK)
    s.public.phase = EcartePhase.CUT_FOR_DEAL


spectator_bets.when_backing(RULES, EcartePhase.BACK, step=lambda s: s.options.unit, then=spread, law="onlookers")


def cut_rank_of(s: EcarteState, card: Card) -> int:
    """Return the rank of a card in the cut. The highest card deals; the ace ranks below the knave (R4)."""
    del s
    return -order().power[card]


def cuts_decided(s: EcarteState, decided: Seating) -> None:
    """Start the deal. If three or more players cut, those with the two highest cards begin."""
    if len(s.public.playing) > PLAYERS:
        seat_two(s, decided.order[0], decided.order[1])
    deal(s, decided.dealer)


dealing.when_cutting_for_deal(
    RULES,
    EcartePhase.CUT_FOR_DEAL,
    STOCK,
    CUT,
    then=cuts_decided,
    counts=cut_rank_of,
    two=lambda s: len(s.public.playing) > PLAYERS,
    says="",
)


# --- The deal --------------------------------------------------------------------------------------------------------


def deal(s: EcarteState, dealer: Seat) -> None:
    """Open the next hand once all cards have been gathered."""
    dealing.begin_deal(s, dealer, STOCK, PIQUET_PACK)
    s.public.phase = EcartePhase.CUT_PACK


def choose_pattern(s: EcarteState) -> None:
    """Let dealers choose the packets at their first deal of a game. The choice holds for the whole game (Law 8)."""
    r, fixed = s.public, s.options.deal_pattern
    if fixed != "dealer_chooses":
        r.patterns = (fixed,) * s.seats
    if r.patterns[r.dealer]:
        deal_hands(s)
    else:
        r.phase = EcartePhase.PATTERN


dealing.when_cutting_pack(RULES, EcartePhase.CUT_PACK, STOCK, PIQUET_PACK, then=choose_pattern, fewest=2)


@RULES.asks(EcartePhase.PATTERN)
def ask_pattern(s: EcarteState) -> Question:
    return ask_one("pattern", s.public.dealer, Pattern)


@RULES.does(Pattern, PickWord(("3_2", "2_3")), law="the-deal")
def pattern(s: EcarteState, action: Pattern) -> None:
    r = s.public
    r.patterns = tuple([action.word if seat == r.dealer else each for seat, each in enumerate(r.patterns)])
    deal_hands(s)


def deal_hands(s: EcarteState) -> None:
    """Deal five cards to each player in two packets and turn up the eleventh. A king scores for the dealer (Law 22)."""
    r = s.public
    packets = (3, 2) if r.patterns[r.dealer] == "3_2" else (2, 3)
    dealing.deal(s, packets, r.round_from(r.eldest), STOCK, HAND)
    for seat in r.playing:
        show_backers(s, seat)
    turned = dealing.turn_up(s, STOCK, TURNED)
    r.trumps = (suit(turned),)
    report_changes(s)
    say(s, r.dealer, "say-trumps", suit=r.trump)
    if rank(turned) == KING and mark(s, r.dealer, 1, "king-turned"):
        return
    r.phase = EcartePhase.PROPOSE


def show_backers(s: EcarteState, seat: Seat) -> None:
    """Show a player's hand to those who back the player, if the options allow (R10)."""
    seeing = spectator_bets.backers(s.public.backed, seat) if s.options.bettors_see == "backed_hand" else ()
    if seeing:
        show(s, s.at(HAND[seat]), HAND[seat], to=viewers(seat, *seeing))


# --- The proposals ---------------------------------------------------------------------------------------------------


@RULES.asks(EcartePhase.PROPOSE)
def ask_propose(s: EcarteState) -> Question:
    """Ask the non-dealer for a proposal. Without a stock, the hand must be played."""
    r = s.public
    more = s.at(STOCK) and (s.options.proposals == "unlimited" or not r.proposals)
    acts = (PlayHand, Propose) if more else (PlayHand,)
    return ask_one("propose", r.eldest, *acts, number=price_of_playing(s, first=0))


def price_of_playing(s: EcarteState, first: int) -> int:
    """Return the extra price of losing the hand if it is played now: the points that the opponent then scores; 0 if
    none. Playing now costs extra only after exactly ``first`` proposals.
    """
    extra = s.options.stood_penalty > 1 and s.public.proposals == first
    return s.options.stood_penalty if extra else 0


@RULES.does(PlayHand, law="proposals")
def stand(s: EcarteState, action: PlayHand) -> None:
    """Play the hand. A player who has made no proposal stands (Law 49)."""
    say(s, action.seat, "say-stand")
    s.public.stood = not s.public.proposals
    lead(s)


@RULES.does(Propose, law="proposals")
def propose(s: EcarteState, action: Propose) -> None:
    say(s, action.seat, "say-propose")
    s.public.proposals += 1
    s.public.phase = EcartePhase.ANSWER


@RULES.asks(EcartePhase.ANSWER)
def ask_answer(s: EcarteState) -> Question:
    """Ask the dealer to answer a proposal. A condition is offered only if the stock may run short."""
    short = (GiveIfEnough,) if len(s.at(STOCK)) < 2 * CARDS else ()
    return ask_one("answer", s.public.dealer, Give, *short, Refuse, number=price_of_playing(s, first=1))


@RULES.does(Give, law="proposals")
def accept(s: EcarteState, action: Give) -> None:
    """Accept the proposal. A condition set by the dealer is not revealed."""
    say(s, action.seat, "say-accept")
    s.public.phase, s.public.exchanging = EcartePhase.EXCHANGE, s.public.eldest


@RULES.does(GiveIfEnough, PickAmount(1, CARDS, money=False, field="number"), law="short-stock")
def accept_if_enough(s: EcarteState, action: GiveIfEnough) -> None:
    s.own = tuple([Wanted(action.number) if seat == action.seat else None for seat in range(s.seats)])
    accept(s, Give(action.seat))


@RULES.does(Refuse, law="proposals")
def refuse(s: EcarteState, action: Refuse) -> None:
    """Refuse the proposal. Only the refusal of the first proposal can cost an extra point (R11)."""
    say(s, action.seat, "say-refuse")
    s.public.refused = s.public.proposals == 1
    lead(s)


# --- The exchange ----------------------------------------------------------------------------------------------------


@RULES.asks(EcartePhase.EXCHANGE)
def ask_change(s: EcarteState) -> Question:
    return ask_one("change", s.public.exchanging, Change, number=min(CARDS, len(s.at(STOCK))))


@RULES.does(
    Change,
    lambda s, seat: exchange.may_change(s, HAND[seat], STOCK, s.options.min_change if seat == s.public.eldest else 0),
    law="the-exchange",
)
def change(s: EcarteState, action: Change) -> None:
    """Exchange cards. The non-dealer is first (R7) and exchanges at least one (R5), and may then propose again."""
    r, seat, cards = s.public, action.seat, action.cards
    wanted, s.own = s.own[r.dealer], (None,) * s.seats
    if isinstance(wanted, Wanted) and len(cards) + wanted.cards > len(s.at(STOCK)):
        say(s, r.dealer, "say-not-enough", number=len(cards))
        lead(s)
        return
    say(s, seat, "say-change", number=len(cards))
    exchange.change(s, cards, HAND[seat], WASTE[seat], STOCK)
    show_backers(s, seat)
    if seat == r.eldest and s.at(STOCK):
        r.exchanging = r.dealer
    else:
        r.phase, r.exchanging = EcartePhase.PROPOSE, NO_SEAT


# --- The king --------------------------------------------------------------------------------------------------------


def mark_automatically(s: EcarteState, seat: Seat) -> bool:
    """Mark the king automatically before its holder's first card, if the options say so.

    Return True if the point wins the game.
    """
    r = s.public
    if s.options.mark_king == "by_hand" or MARKING.card(s) not in s.at(HAND[seat]):
        return False
    say(s, seat, "say-mark", card=MARKING.card(s))
    r.marks = Marks((seat,))
    return mark(s, seat, 1, "king-held")


when_marking(RULES, MARKING, mark=lambda s, seat: mark(s, seat, 1, "king-held"))


# --- The play --------------------------------------------------------------------------------------------------------


def lead(s: EcarteState) -> None:
    r = s.public
    TRICKS.lead(s, r.eldest)
    r.phase, r.exchanging = EcartePhase.PLAY, NO_SEAT
    mark_automatically(s, r.eldest)


@RULES.asks(EcartePhase.PLAY)
def ask_play(s: EcarteState) -> Question:
    """Ask for a card. Between tricks, either player may claim faults under strict regulations."""
    r = s.public
    by_hand = s.options.mark_king == "by_hand"
    idle = (ThrowIn,) if max(r.tricks) >= 3 and sum(r.tricks) > max(r.tricks) else ()
    claim = (Claim,) if may_claim(s, r.turn, TRICKS, (STOCK, WASTE[r.after(r.turn)])) and not idle else ()
    asked = []
    for seat in r.round_from(r.turn):
        own = (Play,) if seat == r.turn else ()
        marks = MARKING.acts(s, seat) if by_hand else ()
        rest = (*idle, *claim, Abandon) if seat == r.turn else ()
        if acts := (*own, *marks, *rest, *faults(s, seat, asked=bool(own))):
            asked.append(Asked(seat, acts, must=seat == r.turn))
    args = (("suit", suit(r.led)),) if r.led is not None else ()
    return Question("lead" if r.led is None else "follow", tuple(asked), args)


@RULES.does(Play, TRICKS.form, TRICKS.why_not, law="the-play")
def play(s: EcarteState, action: Play) -> None:
    r = s.public
    winner = TRICKS.play_card(s, action.seat, action.card)
    if winner is None:
        if len(r.plays) == 1:
            mark_automatically(s, r.turn)
        return
    TRICKS.take_trick(s, winner)
    if not s.at(HAND[winner]):
        end_play(s)


@RULES.does(Abandon, law="abandoning")
def abandon(s: EcarteState, action: Abandon) -> None:
    say(s, action.seat, "say-abandon")
    s.public.abandoned = action.seat
    end_play(s)


@RULES.does(ThrowIn, law="abandoning")
def throw_in(s: EcarteState, action: ThrowIn) -> None:
    """End a hand in which neither player can score any more: one has the point, and the other has a trick."""
    say(s, action.seat, "say-throw-in")
    end_play(s)


def end_play(s: EcarteState) -> None:
    """End the play. Under strict regulations, players may still claim faults until the count."""
    s.public.turn = NO_SEAT
    if s.options.strict:
        s.public.phase = EcartePhase.COUNT
    else:
        count(s)


when_claiming(RULES, TRICKS, then=end_play, law="abandoning")


# --- Faults under strict regulations ---------------------------------------------------------------------------------


def faults(s: EcarteState, seat: Seat, asked: bool = False) -> tuple[type[Action], ...]:
    """Return the faults that a seat may claim between tricks and before the count.

    A revoke may be claimed whether or not there was one, so the list reveals nothing. ``asked`` tells whether the seat
    is asked for something else anyway.
    """
    r = s.public
    between = r.between or r.phase == EcartePhase.COUNT
    if not s.options.strict or not between or seat not in r.playing:
        return ()
    doubts = (DoubtMark,) if MARKING.doubted(r, seat) >= 0 else ()
    claims = (*revokes.possible_claims(s, seat), *doubts)
    amends = r.phase == EcartePhase.PLAY and revokes.may_amend(s, seat, TRICKS)
    return (*claims, Amend) if amends and (claims or asked) else claims


def amend(s: EcarteState, seat: Seat, trick: int) -> None:
    """Take back a trick. It must then be played legally (Law 39)."""
    s.public.watched = trick + 1
    TRICKS.back_to(s, seat, trick)


def replay(s: EcarteState, seat: Seat, trick: int) -> None:
    """Take back the rest of the hand from this trick on. It must then be played legally (Law 43)."""
    r = s.public
    r.phase, r.ready, r.abandoned, r.watched = EcartePhase.PLAY, (), NO_SEAT, CARDS
    TRICKS.back_to(s, seat, trick)


def unmark_king(s: EcarteState, seat: Seat) -> None:
    """Take back the point for the king (Law 25)."""
    set_scores(s, tuple([points - (each == seat) for each, points in enumerate(s.public.scores)]))


def punish_false_king(s: EcarteState, seat: Seat, penalty: str) -> None:
    if penalty == REDUCED:
        s.public.reduced = (*s.public.reduced, seat)
    else:
        replay(s, s.public.eldest, 0)


revokes.when_claiming_revokes(RULES, TRICKS, PENALTIES, law="strict", replay=replay)
revokes.when_amending(RULES, then=amend, law="strict")
when_doubting_marks(RULES, MARKING, PENALTIES, unmark_king, punish_false_king, law="strict")


# --- The score -------------------------------------------------------------------------------------------------------


def count(s: EcarteState) -> None:
    """Score the hand: two points for the vole, and otherwise one.

    If the loser stood or refused the first proposal, a hand without the vole scores two (Laws 47–49).
    """
    r = s.public
    first, second = r.playing
    winner = r.after(r.abandoned) if r.abandoned >= 0 else first if r.tricks[first] > r.tricks[second] else second
    loser = r.after(winner)
    r.phase = EcartePhase.COUNTED
    points, what = points_won(s, winner, vole=r.tricks[loser] == 0)
    if winner in (*r.reduced, *[seat for seat in r.playing if (r.sides[seat], REDUCED) in r.revokes.proved]):
        points, what = points - 1, "reduced"
    announce_result(s, what, seat=winner, number=r.tricks[winner], points=points)
    if points:
        mark(s, winner, points, what)


def points_won(s: EcarteState, winner: Seat, vole: bool) -> tuple[int, str]:
    """Return the winner's points for a hand, and the key of the message about them."""
    r = s.public
    if vole:
        return VOLE, "vole"
    bold = r.stood if winner == r.dealer else r.refused
    return (2, "double") if bold and s.options.stood_penalty == 2 else (1, "point")


def mark(s: EcarteState, seat: Seat, points: int, what: str) -> bool:
    """Score points at once. Return True if a score has reached the target, which ends the game (R8)."""
    if not score(s, seat, points, what, most=s.options.target):
        return False
    win_game(s, seat)
    return True


def next_hand(s: EcarteState) -> None:
    """Pass the deal to the other player."""
    clear(s)
    deal(s, s.public.eldest)


def clear(s: EcarteState) -> None:
    """Gather the cards and reset the hand."""
    r = s.public
    r.trumps, r.tricks, r.plays, r.trick = (), (0,) * s.seats, (), ()
    r.proposals, r.stood, r.refused, r.abandoned = 0, False, False, NO_SEAT
    r.marks, r.revokes, r.watched, r.reduced, r.fresh = Marks(), Revokes(), 0, (), False
    forget(s, PIQUET_PACK)
    gather(s, [*TAKEN[: s.seats], *PLAYED[: s.seats], *HAND[: s.seats], *WASTE[: s.seats], TURNED], STOCK)


# --- The next game ---------------------------------------------------------------------------------------------------


def next_game(s: EcarteState) -> None:
    """Start the next game. The winner plays against the next player in the queue."""
    clear(s)
    if come_in(s):
        open_game(s)


def may_change_packs(s: EcarteState, seat: Seat) -> tuple[type[Action], ...]:
    """Return the request for fresh packs, which both players may make once before a deal (Law 44)."""
    return (FreshCards,) if seat in s.public.playing and not s.public.fresh else ()


@RULES.does(FreshCards, law="fresh-cards")
def fresh_cards(s: EcarteState, action: FreshCards) -> None:
    """Announce fresh packs. They are free and change nothing."""
    say(s, action.seat, "say-fresh-cards")
    s.public.fresh = True
    announce(s, "fresh-cards", number=s.options.packs, law="fresh-cards")


revokes.when_about_to_count(RULES, EcartePhase.COUNT, TRICKS, then=count, faults=faults)
when_all_ready(RULES, EcartePhase.COUNTED, then=next_hand, key="next-hand", besides=may_change_packs)
when_all_ready(RULES, EcartePhase.GAME_WON, then=next_game, key="next-game", besides=may_change_packs)


def marked(s: EcarteState, seat: Seat) -> int:
    """Return a seat's lead in points over the opponent."""
    return s.public.scores[seat] - s.public.scores[s.public.after(seat)]


class Ecarte(RuledGame[EcarteRecord, EcarteOptions]):
    """Rules of Écarté for two players, with up to four in the queue."""

    slug = "ecarte"
    laws_version = 1
    kind = GameKind.CRIBBAGE
    winning_zone = staticmethod(TRICKS.winning_zone)
    led_zone = staticmethod(TRICKS.led_zone)
    choice_kind = staticmethod(TRICKS.choice_kind)
    presets, books, options = PRESETS, BOOKS, EcarteOptions
    record, phases = EcarteRecord, EcartePhase
    rules, piles, pack, stock = RULES, PILES, PIQUET_PACK, STOCK
    exhibit_counts = {"marked": marked}
    layout = staticmethod(layout_for)
    open = staticmethod(sit_down)

    def sure_lead(self, view: View[EcarteRecord, EcarteOptions]) -> Play | None:
        return sure_lead(self, view, TRICKS)

    def preset(self, name: str, seats: int) -> EcarteOptions:
        """Return the options of a preset. Three players form a pool. With more, players take turns and may bet (R9)."""
        o = BOOKS[name]
        if seats not in range(PLAYERS, MAX_SEATS + 1):
            raise KeyError(name)
        if seats == PLAYERS:
            return o
        return replace(o, table="pool") if seats == POOL_SEATS else replace(o, table="rentrants", side_bets=True)

    def unfit_rules(self, setup: Setup[EcarteOptions]) -> Reason | None:
        """Return why the options do not fit. The poorest purse must cover a treble stake."""
        o = setup.options
        fit = {"pair": (2,), "pool": (3,), "rentrants": (3, 4, 5, 6)}[o.table]
        if setup.seats not in fit:
            return because(f"unfit-{o.table}", seats=setup.seats, law="rentrants")
        poorest, need = min(setup.purses), entry_purse(o)
        if need <= poorest:
            return None
        return because("unfit-stake", farthings=poorest * o.flat_stake // need, law="the-stakes")

    def length(self, setup: Setup[EcarteOptions]) -> int:
        """Return an upper bound on the number of actions. Most hands score. Ties and endless pools are ignored."""
        o = setup.options
        games = {"pair": 1, "pool": 40, "rentrants": o.games}[o.table]
        hands = 2 * o.target * (4 if o.strict else 1)
        of_a_hand = 2 + 22 * 4 + 2 * CARDS + 4 + (200 if o.strict else 0) + setup.seats
        return 200 + games * (20 + setup.seats * 3 + hands * of_a_hand)

    def fill(self, s: EcarteState, view: EcarteView, rng: Rng) -> None:
        fill_hands(s, self.unseen(view), rng)

    def rule_facts(self, options: EcarteOptions, seats: int) -> Mapping[str, Arg]:
        del options, seats
        return {"hand": CARDS, "stock": len(PIQUET_PACK) - PLAYERS * CARDS - 1, "vole": VOLE}

    def lesson_facts(self, view: EcarteView) -> Facts:
        """Return the ranks in order, the tricks in a hand and for the point, and the points for the vole."""
        del view
        return {
            "plain_ranks": RANK_ORDER,
            "number_cards": CARDS,
            "number_needed": CARDS // 2 + 1,
            "number_vole": VOLE,
        }

    def imagine_own(self, s: EcarteState, view: EcarteView, rng: Rng) -> tuple[Wanted | None, ...]:
        """Sample the secret condition of a dealer who accepted a proposal with a short stock."""
        del view
        r = s.public
        short = r.exchanging == r.eldest and len(s.at(STOCK)) < 2 * CARDS if r.exchanging >= 0 else False
        wants = rng.below(CARDS + 1) if short else 0
        return tuple([Wanted(wants) if wants and seat == r.dealer else None for seat in range(s.seats)])

    def standing(self, s: EcarteState) -> tuple[float, ...]:
        return relative_leads(s.public, s.options.target)
