"""Privacy. A change that a seat cannot see does not change anything that the seat receives."""

from collections import Counter
from random import Random

from msgspec.structs import asdict, replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import (
    ALL,
    SPECTATOR,
    Action,
    AnyEvent,
    Changed,
    Moved,
    Question,
    Seat,
    Shown,
    Shuffled,
)
from crowe_table.engine.privacy import project, redact_all
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.state import AnyState
from crowe_table.engine.table import DEAL
from tests.any_game import AnyTable, AnyView
from tests.contract.mutants import mutants
from tests.contract.observing import Moment, Observer
from tests.contract.swapping import Swap, faces, faces_in, shuffled, swapped, with_cards
from tests.contract.tables import Seating, answer_to


def bare(view: AnyView) -> AnyView:
    """Return the View without past events."""
    return replace(view, past=())


def same_eyes(before: AnyView, after: AnyView, disclosed: bool) -> bool:
    """Return whether two Views are equal. Their questions may differ if the rules let them disclose hidden cards."""
    if disclosed:
        before, after = replace(before, ask=None, legal=()), replace(after, ask=None, legal=())
    return before == after


def disclosed(question: Question | None) -> bool:
    """Return whether a question discloses hidden cards, as the rules of the game allow."""
    return question is not None and any(asked.discloses for asked in question.asked)


def undisclosed_events(events: tuple[AnyEvent, ...], seat: Seat) -> tuple[AnyEvent, ...]:
    """Return a seat's events, without those in which the rules disclose hidden cards."""
    return redact_all([event for event in events if not event.discloses], seat)


class ViewsIgnoreHiddenCards(Observer):
    """If all hidden cards are exchanged, the state changes but the View does not."""

    often = 0.4

    def before(self, moment: Moment) -> None:
        for seat in moment.watching[:2]:
            view = bare(moment.view(seat))
            swap = shuffled(moment.hidden(seat), moment.rng)
            twin = swapped(moment.state, swap)
            assert same_eyes(moment.seen(twin, seat), view, disclosed(moment.question)), _swap(seat, swap)
            if any(old != new for old, new in swap.items()):
                assert twin.digest() != moment.seal


class RefusalsIgnoreHiddenCards(Observer):
    """A refusal depends only on what the seat knows. With other hidden cards the message is the same."""

    often = 0.15

    def before(self, moment: Moment) -> None:
        if not moment.asked.asked:
            return
        seat = moment.rng.choice(moment.asked.asked).seat
        swap = shuffled(moment.hidden(seat), moment.rng)
        twin = swapped(moment.state, swap)
        sound = moment.rng.choice(moment.view(seat).legal)
        for mutant in mutants(sound, moment.game.actions, moment.rng, 8):
            if mutant.seat == seat and isinstance(mutant, type(sound)):
                here, there = moment.game.refuse(moment.state, mutant), moment.game.refuse(twin, mutant)
                assert here == there, f"{mutant}: {here} and {there}; {_swap(seat, swap)}"


def _shown_in_passing(events: tuple[AnyEvent, ...], seen: set[Card]) -> Counter[Card]:
    """Count the faces that these events show and that the viewer did not see before.

    A card that was cut may be dealt afterwards. After a shuffle no card counts as seen. An event that only names a
    card, such as a count, shows no face.
    """
    shown: Counter[Card] = Counter()
    for event in events:
        if isinstance(event, Shuffled):
            seen = set()
        elif isinstance(event, Moved | Shown):
            shown.update(faces_in(event) - seen)
    return shown


class EventsIgnoreHiddenCards(Observer):
    """Events do not depend on hidden cards.

    Before an action, hidden cards are exchanged in another world. If the viewer sees the same cards before and after
    the action in both worlds, the events must be equal. If the viewer also receives the same events, the record must be
    equal.

    Some worlds are skipped because they show other faces in between. An example is a card that is cut and gathered in
    one action. Events in which the rules disclose hidden cards are skipped too.
    """

    often = 0.6

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        self.state: AnyState | None = None

    def before(self, moment: Moment) -> None:
        self.state = moment.state.clone()
        self.hidden = {seat: moment.hidden(seat) for seat in moment.watching[-2:]}

    def after(self, was: Moment, action: Action, events: tuple[AnyEvent, ...], now: Moment) -> None:
        for seat, hidden in self.hidden.items():
            self._compare(seat, shuffled(hidden, now.rng), was, action, events, now)

    def _compare(
        self, seat: Seat, swap: Swap, was: Moment, action: Action, events: tuple[AnyEvent, ...], now: Moment
    ) -> None:
        assert self.state is not None
        twin = swapped(self.state, swap)
        question = now.game.question(twin)
        if question is None or bare(was.view(seat)) != project(now.game, twin, seat, question):
            return
        other = with_cards(action, swap)
        if now.game.refuse(twin, other) is not None:
            return
        heard: list[AnyEvent] = []
        now.game.apply(twin, other, heard.append)
        after, other_after = bare(now.view(seat)), now.seen(twin, seat)
        if after.zones != other_after.zones:
            return
        here, there = now.heard(seat), redact_all(heard, seat)
        seen = faces(was.view(seat))
        if _shown_in_passing(here, seen) != _shown_in_passing(there, seen):
            return
        here, there = undisclosed_events(events, seat), undisclosed_events(tuple(heard), seat)
        if after == other_after:
            differing = [(one, another) for one, another in zip(here, there, strict=False) if one != another]
            assert here == there, f"{action}: told {differing or (len(here), len(there))}; {_swap(seat, swap)}"
        elif _spoken(here) == _spoken(there) and not any(event.discloses for event in (*events, *heard)):
            asked = disclosed(now.question) or disclosed(now.game.question(twin))
            changed = _differences(after, other_after)
            assert same_eyes(after, other_after, asked), f"{action}: {changed}, and nothing told; {_swap(seat, swap)}"


class TheRecordIgnoresTheDeal(Observer):
    """The record does not depend on cards whose faces nobody saw during the deal.

    The deal is repeated with other random numbers. If a spectator sees the same cards and receives the same events, the
    record must be equal.
    """

    def before(self, moment: Moment) -> None:
        self.state = moment.state.clone()

    def after(self, was: Moment, action: Action, emitted: tuple[AnyEvent, ...], now: Moment) -> None:
        if now.state.public.deal == self.state.public.deal:
            return
        twin, heard = self.state, list[AnyEvent]()
        twin.chance = Chance(f"another deal {now.rng.random()}")
        now.game.apply(twin, action, heard.append)
        here, there = bare(now.view(SPECTATOR)), now.seen(twin, SPECTATOR)
        events = undisclosed_events(emitted, SPECTATOR), undisclosed_events(tuple(heard), SPECTATOR)
        if here.zones == there.zones and _spoken(events[0]) == _spoken(events[1]):
            asked = disclosed(now.question) or disclosed(now.game.question(twin))
            assert same_eyes(here, there, asked), f"{action}: {_differences(here, there)}, by the chance of the deal"


def _spoken(events: tuple[AnyEvent, ...]) -> tuple[AnyEvent, ...]:
    """Return the events without changes of facts, which only repeat the record."""
    return tuple([event for event in events if not isinstance(event, Changed)])


def _differences(one: AnyView, other: AnyView) -> dict[str, tuple[object, object]]:
    here, there = asdict(one.public), asdict(other.public)
    found = {name: (here[name], there[name]) for name in here if here[name] != there[name]}
    return found if one.ask == other.ask else found | {"ask": (one.ask, other.ask)}


class EventsShowOnlyVisibleFaces(Observer):
    """A private event shows only cards that its viewer sees before or after the event.

    A count shows only open cards.
    """

    def before(self, moment: Moment) -> None:
        self.before_ = {seat: faces(moment.view(seat)) for seat in moment.watching}

    def after(self, was: Moment, action: Action, events: tuple[AnyEvent, ...], now: Moment) -> None:
        shown = [event for event in events if isinstance(event, Moved | Shown) and event.viewers == ALL]
        public = {card for event in shown for card in event.cards}
        for seat, before in self.before_.items():
            known = before | faces(now.view(seat)) | public
            for event in now.heard(seat):
                seen = faces_in(event)
                assert seen <= known, f"{event} shows {seen - known} to {seat}"


class ThePastIsTheRedactedEvents(Observer):
    """The past events begin with the deal. They are equal to the events that the viewer received."""

    often = 0.2

    def before(self, moment: Moment) -> None:
        table = moment.table
        events = [event for count in range(len(table.actions) + 1) for event in table.events(count)]
        deals = [at for at, event in enumerate(events) if isinstance(event, Changed) and event.fact == DEAL]
        for seat in moment.watching:
            assert moment.view(seat).past == redact_all(events[deals[-1] if deals else 0 :], seat), seat


class ImaginedWorldsMatchTheView(Observer):
    """An imagined world gives the same View as the true one.

    Several imagined worlds differ, and each can be played to its end.
    """

    often = 0.25

    def __init__(self) -> None:
        self.worlds: set[str] = set()
        self.tried = 0

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        self.chance: Rng = table.setup.chance.stream("imagined")

    def before(self, moment: Moment) -> None:
        hidden = 0
        for seat in moment.watching[:2]:
            view = moment.view(seat)
            world = moment.game.imagine(view, self.chance)
            assert same_eyes(moment.seen(world, seat), bare(view), disclosed(moment.question)), seat
            if len(moment.hidden(seat)) > 1:
                self.worlds.add(world.digest())
                hidden += 1
        self.tried += hidden
        if moment.rng.random() < 0.02:
            self._play_on(moment)

    def _play_on(self, moment: Moment) -> None:
        game, rng = moment.game, Random(moment.rng.random())
        s = game.imagine(moment.view(rng.choice(moment.seating.viewers)), self.chance)
        for _ in range(game.length(moment.table.setup)):
            question = game.question(s)
            if question is None:
                break
            action = answer_to(game, s, question, rng)
            assert game.refuse(s, action) is None, action
            game.apply(s, action)
        assert game.question(s) is None
        assert s.ledger.sum() == 0

    def leaves(self, seating: Seating) -> None:
        assert len(self.worlds) >= self.tried // 2, f"{len(self.worlds)} worlds in {self.tried} tries"


class SpectatorsSeeWhatEverybodySees(Observer):
    """All players see the cards of an open zone, and everything that a spectator sees."""

    often = 0.3

    def before(self, moment: Moment) -> None:
        watching = moment.view(SPECTATOR)
        for zone, seen in zip(moment.zones, watching.zones, strict=True):
            if zone.viewers == ALL and not zone.unordered:
                assert tuple(zone.cards) == seen.cards, zone.key
        for seat in moment.watching:
            assert faces(watching) <= faces(moment.view(seat)), f"{seat} does not see what a spectator sees"
        assert watching.own is None


def _swap(seat: Seat, swap: Swap) -> str:
    moved = {old: new for old, new in swap.items() if old != new}
    return f"viewer {seat}, swap {moved}"
