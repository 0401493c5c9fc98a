"""The rules of a game: one question for each phase, and one function for each action.

    RULES = Rules[EcarteState]()

    @RULES.asks(Phase.ANSWER)
    def ask_answer(s): return ask_one("answer", s.public.dealer, Accept, Refuse)

    @RULES.does(Accept)
    def accept(s, action): ...

The questions, legal actions, refusals and effects all follow from these. Games implement none of them by hand.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import repeat
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.chart import Chart
from crowe_table.engine.core import (
    ALL,
    MAX_SEATS,
    NOBODY,
    SPECTATOR,
    Action,
    AnswerForm,
    Arg,
    Ask,
    Asked,
    Call,
    Emit,
    Options,
    OptionsT,
    Phase,
    Question,
    Reason,
    Record,
    RecordT,
    Seat,
    Setup,
    View,
    Viewers,
    Zone,
    act_of,
    because,
    seats,
    viewers,
)
from crowe_table.engine.game import Game
from crowe_table.engine.ladder import LadderRow
from crowe_table.engine.money import MINT, NOTHING, STORE, Farthings, purse
from crowe_table.engine.piles import Pile, Piles
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.state import AnyState, State
from crowe_table.kit import exhibits
from crowe_table.kit.announcing import live_facts, report_changes, set_scores
from crowe_table.kit.answer_parts import (
    PRESS,
    Cards,
    FormPart,
    Parts,
    allowed,
    answers,
    card_answers,
    misfit,
    names_cards,
    part_of,
)
from crowe_table.kit.counters import by_side
from crowe_table.kit.exhibits import ExhibitCount, ExhibitHand
from crowe_table.kit.purses import in_purses, on_table, open_purses

ActionT = TypeVar("ActionT", bound=Action)
StateT = TypeVar("StateT", bound=AnyState)

WhyNot: TypeAlias = Callable[[StateT, Any], Reason | None]
"""Function of the state and an action. It returns why the action is refused, or None."""

NOT_THE_QUESTION = because("refuse-not-the-question")

Form = FormPart | Parts | list[Parts]
"""Contents of an action: one part, a sequence of parts, or a list of alternative sequences."""


class OneOfHand(Struct, frozen=True):
    """Form of an action that takes one legal card from the player's hand."""

    hand: Sequence[Pile]
    legal: Callable[[AnyState, Seat], Sequence[Card]]

    def part(self, s: AnyState, seat: Seat) -> Cards:
        """Return the choice of a card as a general part."""
        pile = self.hand[seat]
        return Cards((pile,), s.at(pile), among=self.legal(s, seat))


def sequences(form: Form) -> list[Parts]:
    """Return the alternative sequences of parts that a form allows."""
    if isinstance(form, list):
        return form
    return [form] if isinstance(form, tuple) else [(form,)]


def ask_one(key: str, seat: Seat, /, *acts: type[Action], **args: Arg) -> Question:
    """Return a question to one seat."""
    return Question(key, (Asked(seat, acts),), tuple(args.items()))


def ask_each(key: str, asked: Sequence[Seat], /, *acts: type[Action], **args: Arg) -> Question:
    """Return the same question to several seats, each answering separately."""
    return Question(key, tuple([Asked(seat, acts) for seat in asked]), tuple(args.items()))


def asks_nothing(s: object) -> None:
    """Return no question. The last phase, in which the game is over, uses this function."""
    del s


def relative_leads(r: Record, points: float, besides: Sequence[float] = ()) -> tuple[float, ...]:
    """Return, for each seat, the lead of its side over the best other side, as a fraction of ``points``.

    ``besides`` holds a fraction to add to the score of each side.
    """
    have = [score / points + more for score, more in zip(r.scores, besides or (0.0,) * len(r.scores), strict=True)]
    leads = [each - max(have[:side] + have[side + 1 :]) for side, each in enumerate(have)]
    return tuple([max(-0.99, min(0.99, leads[side])) for side in r.sides])


class Rule(Struct, Generic[StateT], frozen=True):
    """Everything that the rules define for one action."""

    do: Callable[[StateT, Any], None]
    form: Callable[[StateT, Seat], Form] | Form | OneOfHand
    why_not: WhyNot[StateT] | None
    law: str
    price: Callable[[StateT, Seat], Farthings] | None = None


class Acts(dict[type[Action], Rule[StateT]]):
    """The rules of each action that is possible in one phase. Raises LookupError for any other action."""

    def __init__(self, phase: Phase, rules: Mapping[type[Action], Rule[StateT]]) -> None:
        super().__init__(rules)
        self.phase = phase

    def __missing__(self, act: type[Action]) -> Rule[StateT]:
        raise LookupError(f"The act {act_of(act)} is asked for in the phase {self.phase.name}, and no rule does it.")


class Rules(Generic[StateT]):
    """Questions and actions of one game, collected while its module is imported."""

    def __init__(self) -> None:
        self.questions: dict[Phase, Callable[[StateT], Question]] = {}
        self.acts: dict[type[Action], dict[Phase | None, Rule[StateT]]] = {}
        """Rules by phase. The rule under None applies in every phase that has no rule of its own."""
        self.unasked: dict[type[Action], WhyNot[StateT]] = {}
        """Refusals of actions that the current question does not allow."""
        self.uninvited: dict[type[Action], WhyNot[StateT]] = {}
        """Refusals of actions by a seat that is not asked."""

    def asks(self, *phases: Phase) -> Callable[[Callable[[StateT], Question]], Callable[[StateT], Question]]:
        """Register the decorated function as the question of one or several phases."""

        def note(question: Callable[[StateT], Question]) -> Callable[[StateT], Question]:
            for phase in phases:
                if phase in self.questions:
                    raise ValueError(f"Two questions are declared for the phase {phase.name}.")
                self.questions[phase] = question
            return question

        return note

    def does(
        self,
        act: type[ActionT] | tuple[type[ActionT], ...],
        form: Callable[[StateT, Seat], Form] | Form | OneOfHand = PRESS,
        why_not: Callable[[StateT, ActionT], Reason | None] | None = None,
        law: str = "",
        phase: Phase | None = None,
        price: Callable[[StateT, Seat], Farthings] | None = None,
    ) -> Callable[[Callable[[StateT, ActionT], None]], Callable[[StateT, ActionT], None]]:
        """Register the decorated function as the effect of one or several actions.

        ``form`` defines the contents of the action, and ``why_not`` adds refusals. ``law`` is the rule book heading
        that common refusals cite. ``phase`` limits the rule to one phase. ``price`` is the fixed sum that the action
        costs or pays out.
        """

        def note(do: Callable[[StateT, ActionT], None]) -> Callable[[StateT, ActionT], None]:
            for kind in act if isinstance(act, tuple) else (act,):
                rules = self.acts.setdefault(kind, {})
                if phase in rules:
                    raise ValueError(f"The act {act_of(kind)} is done by two functions.")
                rules[phase] = Rule(do, form, why_not, law, price)
            return do

        return note

    def untimely(
        self, act: type[ActionT]
    ) -> Callable[[Callable[[StateT, ActionT], Reason | None]], Callable[[StateT, ActionT], Reason | None]]:
        """Register the decorated function, which says why the current question does not allow an action.

        It may return None for the common refusal.
        """

        def note(why: Callable[[StateT, ActionT], Reason | None]) -> Callable[[StateT, ActionT], Reason | None]:
            self.unasked[act] = why
            return why

        return note

    def uncalled(
        self, act: type[ActionT]
    ) -> Callable[[Callable[[StateT, ActionT], Reason | None]], Callable[[StateT, ActionT], Reason | None]]:
        """Register the decorated function, which says why a seat that is not asked may not take an action.

        It may return None for the common refusal.
        """

        def note(why: Callable[[StateT, ActionT], Reason | None]) -> Callable[[StateT, ActionT], Reason | None]:
            self.uninvited[act] = why
            return why

        return note

    def in_phase(self, phase: Phase) -> Acts[StateT]:
        """Return the actions possible in a phase."""
        found = {act: rules.get(phase) or rules.get(None) for act, rules in self.acts.items()}
        return Acts(phase, {act: rule for act, rule in found.items() if rule})


class RuledGame(Game[RecordT, OptionsT], Generic[RecordT, OptionsT]):
    """A game defined by Rules. A subclass opens a table, samples hidden cards, and evaluates a state."""

    rules: ClassVar[Rules[AnyState]]
    phases: ClassVar[type[Phase]]
    asks_in: ClassVar[Mapping[Phase, Callable[[AnyState], Question | None]]]
    """The function that asks each phase's question, derived from the rules."""
    acts_in: ClassVar[Mapping[Phase, Acts[AnyState]]]
    """The actions possible in each phase, derived from the rules."""
    piles: ClassVar[Piles] = Piles()
    pack: ClassVar[Sequence[Card]] = ()
    stock: ClassVar[Pile | None] = None
    """The pile that holds the pack at first; None if the game has no cards."""
    chart_makers: ClassVar[Mapping[str, Callable[..., Chart | None]]] = {}
    """Functions that make a chart from a View. The keys are the names that the layout gives the charts."""
    ladder_maker: ClassVar[Callable[..., tuple[LadderRow, ...]] | None] = None
    """Function that makes the ladder of a bidding from a View; None if the game has no bidding."""
    deals_option: ClassVar[str] = ""
    """Name of the option that holds the agreed number of deals; empty if the game ends in another way."""
    books: ClassVar[Mapping[str, Options]] = {}
    """The options of each preset, by the preset's name.

    Unused if a game overrides ``preset`` because its options depend on the number of players.
    """
    scored: ClassVar[bool] = True
    """Whether points are scored in addition to money."""
    in_counters: ClassVar[bool] = False
    """Whether the scores are the contents of the players' boxes of counters; see ``kit.counters``."""
    exhibit_counts: ClassVar[Mapping[str, ExhibitCount]] = {}
    """Counts for the famous hands of this game, besides ``kit.exhibits.COUNTS``; see ``exhibits.txt``."""
    deals_exhibits: ClassVar[bool] = False
    """Whether the game deals its famous hands itself, according to an option."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "rules" in cls.__dict__:
            cls.actions = tuple(cls.rules.acts)
            cls.asks_in = {phase: cls.rules.questions.get(phase, asks_nothing) for phase in cls.phases}
            cls.acts_in = {phase: cls.rules.in_phase(phase) for phase in cls.phases}
            _check(cls)

    @cached_property
    def exhibits(self) -> tuple[ExhibitHand, ...]:
        """The famous hands, read from ``exhibits.txt`` beside the module of the class."""
        file = Path(str(sys.modules[type(self).__module__].__file__)).with_name("exhibits.txt")
        if not file.is_file():
            return ()
        return exhibits.read_exhibits(file.read_text("utf-8"), self.actions, self.phases, self.exhibit_counts)

    # --- defined by each game

    def open(self, s: State[RecordT, OptionsT]) -> None:
        """Start the game, up to the first question. Before the call, purses are filled and the pack is in place."""
        raise NotImplementedError

    def chart(self, view: View[RecordT, OptionsT], name: str) -> Chart | None:
        maker = self.chart_makers.get(name)
        return maker(view) if maker else None

    def ladder(self, view: View[RecordT, OptionsT]) -> tuple[LadderRow, ...]:
        maker = type(self).ladder_maker
        return maker(view) if maker and view.call else ()

    def deals(self, options: OptionsT) -> int:
        return int(getattr(options, self.deals_option)) if self.deals_option else 0

    def sides(self, setup: Setup[OptionsT]) -> tuple[int, ...]:
        """Return each seat's side. By default everyone plays alone."""
        return tuple(range(setup.seats))

    def max_at_stake(self, options: OptionsT) -> Farthings:
        """Return the most that one player may lose in a game. A player with less money may not join."""
        raise NotImplementedError

    def shown_to(self, s: State[RecordT, OptionsT], pile: Pile) -> Viewers:
        """Return who sees the cards of a face-down pile because a player holds them up to those seats."""
        del s, pile
        return NOBODY

    def fill(self, s: State[RecordT, OptionsT], view: View[RecordT, OptionsT], rng: Rng) -> None:
        """Replace every HIDDEN card of a sampled deal with an unseen card, consistent with all past events.

        The default draws cards until ``fits`` is true. Games in which few deals fit override this method.
        """
        unseen = self.unseen(view)
        hidden = [(pile, tuple(s.at(pile))) for pile in self.piles.of_table(s.seats) if HIDDEN in s.at(pile)]
        while True:
            rng.shuffle(unseen)
            left = iter(unseen)
            for pile, cards in hidden:
                s.at(pile)[:] = [next(left) if card == HIDDEN else card for card in cards]
            if self.fits(s, view):
                return

    def fits(self, s: State[RecordT, OptionsT], view: View[RecordT, OptionsT]) -> bool:
        """Whether a sampled deal is consistent with what the viewer has seen."""
        del s, view
        return True

    def imagine_own(
        self, s: State[RecordT, OptionsT], view: View[RecordT, OptionsT], rng: Rng
    ) -> tuple[Struct | None, ...]:
        """Return the private knowledge of each seat in a sampled deal.

        The viewer's real knowledge later replaces the viewer's entry.
        """
        del view, rng
        return s.own

    def cards(self, options: OptionsT) -> Sequence[Card]:
        """Return the pack in use."""
        del options
        return self.pack

    # --- before the game

    def preset(self, name: str, seats: int) -> OptionsT:
        if not any(each.name == name and seats in each.seats for each in self.presets):
            raise KeyError(name)
        return cast(OptionsT, self.books[name])

    def unfit(self, setup: Setup[OptionsT]) -> Reason | None:
        if len(setup.purses) != setup.seats or not any(setup.seats in preset.seats for preset in self.presets):
            return because("unfit-seats", seats=setup.seats, law="seats")
        return self.unfit_rules(setup)

    def unfit_rules(self, setup: Setup[OptionsT]) -> Reason | None:
        """Return a further reason why a game with this setup cannot begin.

        The default compares the purses with ``max_at_stake``. A game may also refuse contradictory rules.
        """
        most = self.max_at_stake(setup.options)
        return because("unfit-stake", farthings=most, law="the-stakes") if most > min(setup.purses) else None

    def new(self, setup: Setup[OptionsT], emit: Emit = None) -> State[RecordT, OptionsT]:
        sides = self.sides(setup)
        famous = None if self.deals_exhibits or not setup.exhibit else exhibits.find(self.exhibits, setup.exhibit)
        public = self.record(
            ring=seats(setup.seats),
            sides=sides,
            scores=(0,) * len(set(sides)) if self.scored else (),
            opened=setup.purses,
            phase=next(iter(self.phases)),
            exhibit=famous.name if famous else "",
        )
        s = State(self.piles, setup.options, cast(RecordT, public), setup.chance)
        open_purses(s, setup.purses)
        if self.stock:
            s.at(self.stock).extend(self.cards(setup.options))
        if famous:
            exhibits.arrange_pack(self, s, famous, self.cards(setup.options), self.open)
        self._do(s, self.open, emit)
        if famous:
            self._play_to(s, famous, emit)
        return s

    def _play_to(self, s: State[RecordT, OptionsT], famous: ExhibitHand, emit: Emit) -> None:
        for answer in exhibits.cuts_for(self, s, famous.dealer):
            self.apply(s, answer, emit)
        if famous.scores:
            self._do(s, lambda s: set_scores(s, famous.scores), emit)
        for answer in famous.before:
            if reason := self.refuse(s, answer):
                raise ValueError(f"{famous.name}: {answer} is refused: {reason.key}.")
            self.apply(s, answer, emit)

    # --- the question and its answers

    def question(self, s: State[RecordT, OptionsT]) -> Question | None:
        return self.asks_in[s.public.phase](s)

    def ask_for(self, s: State[RecordT, OptionsT], question: Question, viewer: Seat) -> Ask:
        calls = [
            Call(each.seat, self._answer_forms(s, each), each.must, each.key)
            if each.seat == viewer
            else Call(each.seat, must=each.must)
            for each in question.asked
        ]
        return Ask(question.key, tuple(calls), question.args, question.secret, question.time_limit)

    def _answer_forms(self, s: State[RecordT, OptionsT], asked: Asked) -> tuple[AnswerForm, ...]:
        found: list[AnswerForm] = []
        for kind in asked.acts:
            rule = self.acts_in[s.public.phase][kind]
            price = rule.price(s, asked.seat) if rule.price else NOTHING
            for parts in self._forms(s, asked.seat, rule):
                found.append(AnswerForm(act_of(kind), tuple([part_of(choice) for choice in parts]), price))
        return tuple(found)

    def _forms(self, s: State[RecordT, OptionsT], seat: Seat, rule: Rule[AnyState]) -> list[Parts]:
        form = rule.form
        if isinstance(form, OneOfHand):
            form = form.part(s, seat)
        return sequences(form(s, seat) if callable(form) else form)

    def answers(self, s: State[RecordT, OptionsT], question: Question, seat: Seat) -> Sequence[Action]:
        asked = question.asked_of(seat)
        if asked is None:
            return ()
        found: list[Action] = []
        rules = self.acts_in[s.public.phase]
        for kind in asked.acts:
            rule = rules[kind]
            form = rule.form
            if form is PRESS:
                if rule.why_not is None or not rule.why_not(s, kind(seat)):
                    found.append(kind(seat))
                continue
            if isinstance(form, OneOfHand):
                found += map(kind, repeat(seat), form.legal(s, seat))
                continue
            if callable(form):
                form = form(s, seat)
            if type(form) is Cards and (form.among is not None or rule.why_not is None):
                found += card_answers(kind, seat, form)
                continue
            for parts in sequences(form):
                listed = answers(kind, seat, parts)
                if rule.why_not is None or names_cards(parts):
                    found += listed
                else:
                    found += [answer for answer in listed if not rule.why_not(s, answer)]
        return found

    def refuse(self, s: State[RecordT, OptionsT], action: Action) -> Reason | None:
        rule = self.acts_in[s.public.phase][type(action)]
        furthest, reason = -1, NOT_THE_QUESTION
        for parts in self._forms(s, action.seat, rule) if rule.form is not PRESS else (PRESS,):
            unfit = misfit(action, parts, rule.law)
            if unfit is None:
                return self._why_not(s, action, parts, rule)
            if unfit[0] > furthest:
                furthest, reason = unfit
        return reason

    def _why_not(
        self, s: State[RecordT, OptionsT], action: Action, parts: Parts, rule: Rule[AnyState]
    ) -> Reason | None:
        if allowed(action, parts):
            return None
        reason = rule.why_not(s, action) if rule.why_not else None
        if reason is None and names_cards(parts):
            return because("refuse-card", law=rule.law)
        return reason

    def untimely(self, s: State[RecordT, OptionsT], action: Action) -> Reason:
        why = self.rules.unasked.get(type(action))
        return (why and why(s, action)) or NOT_THE_QUESTION

    def uncalled(self, s: State[RecordT, OptionsT], action: Action) -> Reason | None:
        why = self.rules.uninvited.get(type(action))
        return why(s, action) if why else None

    def apply(self, s: State[RecordT, OptionsT], action: Action, emit: Emit = None) -> None:
        do = self.acts_in[s.public.phase][type(action)].do
        if emit is None and not s.public.exhibit:
            do(s, action)
        else:
            self._do(s, lambda s: do(s, action), emit)

    def _do(self, s: State[RecordT, OptionsT], do: Callable[[State[RecordT, OptionsT]], None], emit: Emit) -> None:
        """Run a function while ``emit`` receives the events, then report the changes of the record."""
        s.emit, s.reported = emit, live_facts(s.public)
        try:
            do(s)
            if famous := exhibits.find(self.exhibits, s.public.exhibit) if s.public.exhibit else None:
                exhibits.judge_exhibit(s, famous, list(self.phases)[-1])
            report_changes(s)
        finally:
            s.emit, s.reported = None, ()

    # --- what is visible

    def zones(self, s: State[RecordT, OptionsT]) -> list[Zone]:
        known = s.known
        found = []
        for pile, cards in zip(self.piles.of_table(s.seats), s.piles.values(), strict=True):
            if not cards:
                found.append(pile.empty)
                continue
            mask: Viewers | list[Viewers] = pile.viewers
            if known and not known.keys().isdisjoint(cards):
                mask = [pile.viewers | known.get(card, NOBODY) for card in cards]
                if mask.count(mask[0]) == len(mask):
                    mask = mask[0]
            if pile.face_down:
                held = self.shown_to(s, pile)
                found.append(Zone(pile.key, cards, mask, True, pile.unordered, held))
            elif mask == ALL:
                found.append(Zone(pile.key, tuple(cards), ALL, unordered=pile.unordered))
            else:
                found.append(Zone(pile.key, cards, mask, unordered=pile.unordered))
        return found

    def public(self, s: State[RecordT, OptionsT]) -> RecordT:
        seen = replace(s.public)
        seen.purses = in_purses(s)
        seen.accounts = on_table(s)
        if self.in_counters:
            seen.scores = by_side(s)
        return seen

    def own(self, s: State[RecordT, OptionsT], seat: Seat) -> Struct | None:
        return None if seat == SPECTATOR else s.own[seat]

    # --- imagined worlds

    def imagine(self, view: View[RecordT, OptionsT], rng: Rng) -> State[RecordT, OptionsT]:
        chance = Chance(f"imagined {rng.word()} {rng.word()}")
        s = State(self.piles, view.options, replace(view.public), chance)
        s.rng = chance.stream("deal", view.public.deal)
        self._restore_money(s)
        for pile, zone in zip(self.piles.of_table(s.seats), view.zones, strict=True):
            s.at(pile)[:] = zone.cards
        self.fill(s, view, rng)
        self._restore_memories(s, view)
        own = self.imagine_own(s, view, rng)
        s.own = tuple([view.own if seat == view.seat else each for seat, each in enumerate(own)])
        return s

    def unseen(self, view: View[RecordT, OptionsT]) -> list[Card]:
        """Return the cards whose place the viewer does not know."""
        seen = {card for zone in view.zones for card in zone.cards}
        return [card for card in self.cards(view.options) if card not in seen]

    def _restore_money(self, s: State[RecordT, OptionsT]) -> None:
        """Enter the money of the public record in the ledger, from the mint.

        A State made from a View has an empty ledger.
        """
        r, balances = s.public, s.ledger.balances
        balances[MINT] = Farthings(-sum(r.purses) - sum(sum_ for account, sum_ in r.accounts if not account.counters))
        balances.update({purse(seat): sum_ for seat, sum_ in enumerate(r.purses)})
        balances.update(r.accounts)
        r.purses, r.accounts = (), ()
        if self.in_counters:
            balances[STORE] = Farthings(-sum(sum_ for account, sum_ in balances.items() if account.counters))
            r.scores = ()

    def _restore_memories(self, s: State[RecordT, OptionsT], view: View[RecordT, OptionsT]) -> None:
        """Set which seats know which cards.

        For most piles the View's zones say this. In an unordered pile, the viewer knows each visible card.
        """
        for pile, zone in zip(self.piles.of_table(s.seats), view.zones, strict=True):
            if pile.unordered:
                s.known.update({card: viewers(view.seat) for card in zone.cards if card != HIDDEN})
                continue
            if zone.viewers == pile.viewers:
                continue
            masks = [zone.viewers] * len(zone.cards) if isinstance(zone.viewers, int) else zone.viewers
            s.known.update({card: mask for card, mask in zip(s.at(pile), masks, strict=True) if mask != pile.viewers})

    # --- evaluation

    def evaluate(self, s: State[RecordT, OptionsT]) -> tuple[float, ...]:
        if s.public.phase not in self.rules.questions:
            return tuple([1.0 if seat in s.public.winners else -1.0 for seat in range(s.seats)])
        return self.standing(s)

    def standing(self, s: State[RecordT, OptionsT]) -> tuple[float, ...]:
        """Return, for each seat, an estimate of the value of an unfinished game.

        The default is the seat's share of all money won.
        """
        money = sum(s.public.opened)
        return tuple([max(-0.99, min(0.99, won / money)) for won in self.result(s)])

    def result(self, s: State[RecordT, OptionsT]) -> tuple[Farthings, ...]:
        return tuple([Farthings(now - then) for now, then in zip(in_purses(s), s.public.opened, strict=True)])

    def next_options(self, s: State[RecordT, OptionsT]) -> OptionsT:
        """Return the options of the next game. The default is the same options."""
        return s.options


_DECLARED = ("slug", "laws_version", "kind", "presets", "options", "record", "phases")


def _check(game: type[RuledGame[RecordT, OptionsT]]) -> None:
    """Raise TypeError for a game whose declarations are incomplete or contradictory."""
    for name in _DECLARED:
        if not any(name in kind.__dict__ for kind in game.__mro__):
            raise TypeError(f"{game.__name__} does not declare its {name}.")
    *_, last = game.phases
    for phase in game.phases:
        if (phase in game.rules.questions) == (phase is last):
            says = "puts a question in its last phase" if phase is last else "puts no question in the phase"
            raise TypeError(
                f"{game.__name__} {says} {phase.name}: the last phase alone, which ends the game, has none."
            )
    by_books = game.preset is RuledGame.preset
    for preset in game.presets:
        if by_books and preset.name not in game.books:
            raise TypeError(f"{game.__name__} has no options for its preset “{preset.name}”.")
        if not preset.seats or not 1 <= min(preset.seats) <= max(preset.seats) <= MAX_SEATS:
            raise TypeError(f"{game.__name__} has the preset “{preset.name}” for other than 1 to {MAX_SEATS} players.")
    for fact in game.record.live:
        if fact not in game.record.__struct_fields__:
            raise TypeError(f"{game.__name__} has the live fact “{fact}”, which is no field of its record.")
    if game.pack and game.stock is None:
        raise TypeError(f"{game.__name__} has a pack and no stock where it lies at first.")
