"""The laws of Brag, in the order of the book: the stake and deal, who looks, the wagers, seeing, and the next deal.

Each part has a chapter of its own beside this one: the ranking of hands (ranking), the pack that is not shuffled
(pack), the deal (staking), the wagers (betting, and sight for the older manner), one player seeing another (seeing),
loans (borrowing), and how a deal ends (closing). Rulings R1, R2 … are explained in booke.md.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from crowe_table.engine.core import (
    NOBODY,
    Action,
    Ask,
    Call,
    Eyes,
    Game,
    JustSay,
    Options,
    Reason,
    Setup,
    Tell,
    View,
    Way,
    Zone,
    because,
)
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import MINT, Farthings
from crowe_table.engine.parts.settle import accounts_of, open_purses, pay, purses_of
from crowe_table.engine.rng import Rng
from crowe_table.games.brag import acts, betting, borrowing, closing, pack, seeing, sight, staking
from crowe_table.games.brag import options as books
from crowe_table.games.brag.imagining import imagined
from crowe_table.games.brag.layout import layout_for
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.standing import (
    ANTE,
    BYSTANDER,
    HAND,
    KEEP,
    KEEP_AT_DEAL,
    KEPT,
    LEND,
    LOOK,
    LOT,
    LOTS,
    MOST_DEALS,
    NEXT,
    PROVE,
    SLUG,
    STAND,
    WAGER,
    BragFacts,
    BragState,
)


class Brag(Game[BragState]):
    """The laws of Brag for two to eight, each for himself."""

    slug = SLUG
    laws_version = 1
    kind = "wagers"
    presets = books.PRESETS
    options = BragOptions
    actions = acts.ACTS
    facts_type = BragFacts

    def preset(self, name: str, seats: int) -> BragOptions:
        return books.preset(name, seats)

    def layout(self, options: Options, seats: int) -> Layout:
        del options
        return layout_for(seats)

    # --- Sitting down ------------------------------------------------------------------------------------------------

    def unfit(self, setup: Setup) -> Reason | None:
        o = own(setup.options)
        if not 2 <= setup.seats <= 8 or len(setup.purses) != setup.seats:
            return because("unfit-seats", seats=setup.seats, law="seats")
        if o.betting == "sight" and o.blind_play:
            return because("unfit-sight-blind", law="sights")
        if o.betting == "sight" and o.short_purse == "cover_the_pot":
            return because("unfit-sight-cover", law="sights")
        least = o.first_stake + o.least_wager
        if min(setup.purses) < least:
            return because("unfit-purse", farthings=least, law="the-stake")
        return None

    def new(self, setup: Setup, tell: Tell = None) -> BragState:
        s = BragState(own(setup.options), setup.seats, setup.purses, setup.chance)
        open_purses(s, setup.purses, SLUG)
        if s.options.credit:
            pay(s, MINT, BYSTANDER, s.options.credit * s.seats, because("bystander-comes"), SLUG, tell)
        if s.options.dealer == "passing":
            dealer = pack.draw_for_deal(s, tell)
        else:
            dealer = s.chance.stream("draw").below(s.seats)
        staking.lay(s, dealer, list(s.ring), tell)
        return s

    # --- Questions and the judge -------------------------------------------------------------------------------------

    def ask(self, s: BragState) -> Ask | None:
        question = _QUESTIONS.get(s.phase)
        return question(s) if question else None

    def refuse(self, s: BragState, action: Action) -> Reason | None:
        match action:
            case acts.Wager():
                return betting.refuse_wager(s, action)
            case acts.Brag() | acts.ReturnBrag():
                return sight.refuse_brag(s, action)
            case acts.Borrow() | acts.BorrowBystander():
                return borrowing.refuse(s, action)
            case acts.LookAt() | acts.Stand():
                return seeing.refuse_hand(action.word)
        return None

    def legal(self, s: BragState, seat: int) -> Sequence[Action]:
        ask = self.ask(s)
        call = ask.call_of(seat) if ask else None
        if call is None:
            return []
        if s.phase == WAGER:
            return betting.legal_wager(s, seat) if s.rolling else sight.legal_sight(s, seat)
        if s.phase == LOOK:
            return staking.legal_look(s, seat)
        if s.phase == ANTE:
            return borrowing.legal_ante(s, seat)
        if s.phase == STAND:
            return [acts.Stand(seat, word) for word in ("new", "old")]
        return [_PLAIN[way.act](seat) for way in call.ways]

    def apply(self, s: BragState, action: Action, tell: Tell) -> None:
        seat = action.seat
        match action:
            case acts.Look() | acts.LookAt() | acts.Leave() if s.phase == LOOK:
                staking.choose_look(s, action, tell)
            case acts.Look():
                betting.look(s, seat, tell)
            case acts.LookAt():
                betting.look_at(s, seat, action.word, KEEP, tell)
            case acts.Keep() | acts.Drop():
                _kept(s, action, tell)
            case acts.Wager():
                betting.wager(s, action, tell)
            case acts.Fold():
                betting.fold(s, seat, tell)
                betting.next_turn(s, seat, tell)
            case acts.See():
                seeing.see(s, seat, tell)
            case acts.Cover():
                betting.cover(s, seat, tell)
            case acts.Stand():
                _stands(s, action, tell)
            case acts.Show():
                seeing.show(s, seat, tell)
            case acts.Yield():
                seeing.give_in(s, seat, tell)
            case acts.Brag() | acts.ReturnBrag():
                sight.brag(s, action, tell)
            case acts.GoIt():
                sight.go_it(s, seat, tell)
            case acts.Bolt():
                sight.bolt(s, seat, tell)
            case acts.CallSight():
                sight.call_sight(s, seat, tell)
            case acts.Borrow():
                borrowing.ask_player(s, action, tell)
            case acts.BorrowBystander() | acts.Lend() | acts.Decline():
                _lent(s, action, tell)
            case acts.SitOut():
                s.begging.pop(0)
                staking.next_beggar(s, tell)
            case acts.Ready() | acts.Rise():
                _between(s, action, tell)

    # --- What is to be seen ------------------------------------------------------------------------------------------

    def zones(self, s: BragState) -> Iterator[Zone]:
        yield Zone("pack", s.pack, _eyes(s.pack_eyes), down=True)
        for slot in range(LOTS):
            yield Zone(LOT[slot], s.lots[slot], s.lot_eyes[slot], down=True, loose=True)
        for seat in range(s.seats):
            yield Zone(HAND[seat], s.hands[seat], _eyes(s.hand_eyes[seat]), down=True, held=s.sight(seat))
            yield Zone(KEPT[seat], s.old[seat], _eyes(s.old_eyes[seat]), down=True, held=s.old_sight(seat))

    def facts(self, s: BragState) -> BragFacts:
        return BragFacts(
            ring=s.ring,
            sides=s.ring,
            dealer=s.dealer,
            scores=(),
            purses=purses_of(s),
            accounts=accounts_of(s),
            standing=s.standing,
            looked=tuple(s.looked),
            level=s.level,
            turn=s.turn,
            terms=s.terms,
            debts=s.debt_rows,
            request=s.request,
            refused=tuple(s.refused),
            borrowed=s.borrowed,
            looked_at=s.looked_at,
            covers=tuple(s.covers),
            staked=tuple(s.staked),
            caller=s.caller,
            called=s.called,
            shown=tuple(s.shown),
            yielded=s.yielded,
            winner=s.winner,
            retainer=s.retainer,
            shuffling=s.shuffling,
            bragger=s.bragger,
            answering=tuple(s.answering),
            lots=tuple(s.lot_order),
            gathering=s.gathering,
            begging=tuple(s.begging),
            ready=tuple(s.ready),
            rising=tuple(s.rising),
            opened=s.opened,
            winners=s.winners,
        )

    def imagine(self, view: View, rng: Rng) -> BragState:
        return imagined(view, rng)

    # --- The end -----------------------------------------------------------------------------------------------------

    def worth(self, s: BragState) -> tuple[float, ...]:
        if s.winners:
            return tuple(1.0 if seat in s.winners else -1.0 for seat in range(s.seats))
        money = sum(s.opened)
        return tuple(max(-0.99, min(0.99, won / money)) for won in self.result(s))

    def result(self, s: BragState) -> tuple[Farthings, ...]:
        return tuple(now - then for now, then in zip(purses_of(s), s.opened, strict=True))

    def sequel(self, s: BragState) -> BragOptions:
        return s.options

    def length(self, setup: Setup) -> int:
        """Every wager is of half a unit at least; each turn may have a look and a request or two of every lender."""
        o = own(setup.options)
        money = sum(setup.purses) + o.credit * setup.seats
        turns = money // (o.unit // 2) + setup.seats
        return MOST_DEALS * (turns * (6 + 3 * setup.seats) + 6 * setup.seats)


def own(options: Options) -> BragOptions:
    """The options of this game. Raises TypeError for another's."""
    if not isinstance(options, BragOptions):
        raise TypeError(f"{type(options).__name__} are not the options of Brag.")
    return options


def _eyes(masks: list[Eyes]) -> Eyes | list[Eyes]:
    """Who may see the cards of a zone: one mask where it is the same for all."""
    return masks if len(set(masks)) > 1 else masks[0] if masks else NOBODY


def _ask_turn(s: BragState) -> Ask:
    return betting.ask_wager(s) if s.rolling else sight.ask_sight(s)


_PLAIN: dict[str, type[Action]] = {
    "keep": acts.Keep,
    "drop": acts.Drop,
    "show": acts.Show,
    "yield": acts.Yield,
    "lend": acts.Lend,
    "decline": acts.Decline,
    "ready": acts.Ready,
    "rise": acts.Rise,
}
"""The answers that are a single press, by their tags."""


# --- What follows an answer ------------------------------------------------------------------------------------------


def _kept(s: BragState, action: acts.Keep | acts.Drop, tell: Tell) -> None:
    """After the look at the deal the elder hand begins; on his turn he goes on."""
    at_deal = s.phase == KEEP_AT_DEAL
    betting.keep_or_drop(s, action, tell)
    if at_deal:
        betting.first_turn(s, tell)
    else:
        s.phase = WAGER


def _stands(s: BragState, action: acts.Stand, tell: Tell) -> None:
    """One hand being named, what it was named for is done."""
    seat = action.seat
    seeing.stand_on(s, seat, action.word, tell)
    if s.caller >= 0:
        seeing.show_down(s, tell)
    elif len(s.live) > 1:
        betting.cover(s, seat, tell)
    else:
        closing.alone(s, seat, tell)


def _lent(s: BragState, action: acts.BorrowBystander | acts.Lend | acts.Decline, tell: Tell) -> None:
    """After a loan, or a refusal, his turn goes on."""
    if isinstance(action, acts.BorrowBystander):
        borrowing.of_bystander(s, action, tell)
    else:
        borrowing.answer(s, action, tell)
    if s.phase == ANTE:
        staking.go_on_begging(s, tell)


# --- Between deals ---------------------------------------------------------------------------------------------------


def _ask_next(s: BragState) -> Ask:
    """All say that they are ready; where the sitting has no set end, or a pot stands over it, one may rise."""
    ways = [Way("ready", JustSay())]
    shares = closing.in_overtime(s)
    if shares or s.options.length != "deals":
        ways.append(Way("rise", JustSay()))
    waiting = [seat for seat in s.ring if seat not in s.ready and seat not in s.rising]
    return Ask("next-overtime" if shares else "next-deal", tuple(Call(seat, tuple(ways)) for seat in waiting))


def _between(s: BragState, action: acts.Ready | acts.Rise, tell: Tell) -> None:
    """Where the sitting is open, one who rises ends it; a pot that stands over the last deal is shared if all would."""
    rises = isinstance(action, acts.Rise)
    if rises and not closing.in_overtime(s):
        closing.rise(s, because("ended-risen", seat=action.seat), tell)
        return
    (s.rising if rises else s.ready).append(action.seat)
    if len(s.ready) + len(s.rising) < s.seats:
        return
    if len(s.rising) == s.seats:
        closing.rise(s, because("ended-shared"), tell)
        return
    staking.begin(s, tell)


_QUESTIONS: Mapping[str, Callable[[BragState], Ask]] = {
    ANTE: borrowing.ask_ante,
    LOOK: staking.ask_look,
    KEEP_AT_DEAL: betting.ask_keep,
    WAGER: _ask_turn,
    KEEP: betting.ask_keep,
    LEND: borrowing.ask_lend,
    STAND: seeing.ask_stand,
    PROVE: seeing.ask_prove,
    NEXT: _ask_next,
}
"""The question of each phase."""
