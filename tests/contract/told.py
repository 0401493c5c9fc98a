"""Events are complete and have messages, so the screen needs no other source."""

from collections.abc import Iterator
from typing import Literal, get_args, get_origin, get_type_hints

from crowe_table.engine.core import (
    Action,
    Announced,
    AnyEvent,
    Ask,
    Changed,
    Ended,
    Moved,
    Options,
    Paid,
    PickBid,
    PickOffer,
    PickWord,
    Reason,
    Said,
    Scored,
    Seat,
    act_of,
)
from crowe_table.engine.fold import PileFold, PlacedCard, RecordFold, piles_of
from crowe_table.engine.layout import Movement
from crowe_table.gui.table.displayed import Displayed
from crowe_table.words import Company, Words
from tests.any_game import AnyTable
from tests.contract.observing import Moment, Observer
from tests.contract.tables import Seating


class EventsGiveTheNextView(Observer):
    """A viewer's last view and the following events together give the next view: cards, facts, scores and money."""

    def before(self, moment: Moment) -> None:
        for seat in moment.watching[:2]:
            moment.view(seat)

    def after(self, was: Moment, action: Action, events: tuple[AnyEvent, ...], now: Moment) -> None:
        for seat in was.watching[:2]:
            before, after = was.view(seat), now.view(seat)
            piles: PileFold[PlacedCard] = PileFold(PlacedCard)
            piles.set(piles_of(before))
            record = RecordFold(before)
            for event in now.heard(seat):
                fault = piles.contradiction(event)
                assert not fault, f"{seat}: {fault}"
                piles.fold(event)
                record.fold(event)
            seen = piles_of(after)
            wrong = {key: (cards, seen[key]) for key, cards in piles.cards().items() if cards != seen[key]}
            assert not wrong, f"{seat} was told other cards than lie there: {wrong}"
            assert not (faults := record.differences(after)), f"{seat} was told otherwise: {faults}"


class OnlyChangesAreReported(Observer):
    """Every reported fact has a new value and is shown on the screen."""

    def after(self, was: Moment, action: Action, events: tuple[AnyEvent, ...], now: Moment) -> None:
        live = now.game.record.live
        for event in events:
            if isinstance(event, Changed):
                assert event.fact in (*live, "scores"), event


def reasons_of(event: AnyEvent) -> Iterator[Reason]:
    """Yield every message in an event, except the lines of a count, which are spoken as numbers."""
    match event:
        case Said() | Announced():
            yield event.words
        case Scored():
            yield event.what
        case Paid() | Ended():
            yield event.why


def options_words(options: type[Options]) -> set[str]:
    """Return the keys of the messages that a game's options need.

    Each option needs one, and so does each value that is a word.
    """
    wanted: set[str] = set()
    for name, kind in get_type_hints(options).items():
        wanted |= {f"option-{name}", f"option-{name}-help"}
        if get_origin(kind) is Literal:
            wanted |= {f"option-{name}-{value}" for value in get_args(kind)}
    return wanted


class EverythingHasAMessage(Observer):
    """Every question, event, account and part of an answer has a message that can be formatted."""

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        names = tuple("ABCDEFGHI"[: seating.seats])
        self.words = Words().game(seating.slug).to(Company(names=names, viewer=Seat(0)))
        game = table.game
        wanted = {f"game-{game.slug}", f"game-{game.slug}-line", f"game-{game.slug}-minutes"}
        wanted |= {f"game-{game.slug}-difficulty", f"preset-{seating.preset}", f"preset-{seating.preset}-help"}
        wanted |= {f"preset-{seating.preset}-source", f"seat-kind-{game.kind}"}
        wanted |= {f"act-{act_of(kind)}" for kind in game.actions}
        wanted |= options_words(game.options)
        self.spots = game.layout(table.setup.options, seating.seats).spots
        wanted |= {message for spot in self.spots for message in (spot.title, spot.message) if message}
        self._need(wanted)

    def before(self, moment: Moment) -> None:
        for seat in {*moment.watching, *[asked.seat for asked in moment.asked.asked]}:
            ask = moment.view(seat).ask
            assert ask is not None
            self._question(ask, seat)
        view = moment.view(moment.seating.viewers[0])
        for account, _ in view.public.accounts:
            self._need({f"account-{account.name}"})
        before = self._faults()
        displayed = Displayed(view, "")
        for spot in [spot for spot in self.spots if spot.columns]:
            for row in displayed.rows(spot.shows):
                self.words.text(spot.message, **dict(zip(spot.columns, row, strict=True)))
        assert self._faults() == before, self._faults() - before

    def after(self, was: Moment, action: Action, events: tuple[AnyEvent, ...], now: Moment) -> None:
        before = self._faults()
        for event in events:
            if isinstance(event, Moved):
                self._movement(event)
            for reason in reasons_of(event):
                assert self.words.has(reason.key), f"{reason} has no sentence; {event}"
                assert "{" not in self.words.reason(reason), reason
            if isinstance(event, Scored):
                assert all(self.words.has(line.why.key) for line in event.lines), event
                assert all(self.words.count_lines(event.lines)), event
        assert self._faults() == before, self._faults() - before

    def _movement(self, event: Moved) -> None:
        if event.how in set(Movement):
            return
        keys = [f"moved-{event.how}", f"moved-{event.how}-aside", f"log-moved-{event.how}"]
        assert any(self.words.has(key) for key in keys), f"no message for the movement {event.how}: {keys}"

    def _faults(self) -> set[str]:
        """Return the errors found so far in formatting messages, for example missing arguments."""
        return set().union(*(catalogue.faults for catalogue in self.words._catalogues))

    def _question(self, ask: Ask, seat: Seat) -> None:
        call = ask.call_of(seat)
        if call is None or not call.must:
            self._need({f"wait-{ask.key}"} if ask.awaited() else set())
        else:
            self._need({f"ask-{call.key or ask.key}"})
        for form in call.forms if call else ():
            for part in form.parts:
                match part:
                    case PickWord():
                        self._need({f"word-{form.act}-{word}" for word in part.words})
                    case PickOffer():
                        self._need({offer.words.key for offer in part.offers})
                    case PickBid():
                        self._need({rung.words.key for rung in part.ladder})

    def _need(self, keys: set[str]) -> None:
        silent = {key for key in keys if not self.words.has(key)}
        assert not silent, f"no message: {sorted(silent)}"
