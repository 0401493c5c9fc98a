"""Privacy by construction: whatever a seat cannot see may be otherwise, and nothing it is shown changes."""

from collections.abc import Callable, Mapping
from random import Random

import pytest
from msgspec.structs import asdict, replace

from crowe_table.engine.cards import HIDDEN, Card, rank
from crowe_table.engine.core import ALL, Action, AnyEvent, Moved, Now, Reason, Scored, Seat, Shown, View
from crowe_table.engine.privacy import project, redact, redact_all
from crowe_table.engine.state import State
from crowe_table.engine.table import Table
from tests.contract.mutants import mutants
from tests.contract.play import Seating, answer, done, every_seating, step, truth

Permutation = Mapping[Card, Card]


def bare(view: View) -> View:
    return replace(view, past=())


def faces(view: View) -> set[Card]:
    """The cards whose faces this view shows."""
    return {card for zone in view.zones for card in zone.cards} - {HIDDEN}


def hidden_cards(seating: Seating, s: State, view: View) -> list[Card]:
    """The cards that lie where this viewer sees backs."""
    zones = zip(seating.game.zones(s), view.zones, strict=True)
    return [card for zone, seen in zones for card in zone.cards if card not in seen.cards]


def has_cards(seating: Seating) -> bool:
    """Whether the game is played with cards, and so has something to hide."""
    return bool(hidden_cards(seating, truth(seating.table(0)), seating.table(0).watch()))


def shuffled(cards: list[Card], rng: Random, alike: Callable[[Card], int] = lambda card: 0) -> Permutation:
    """A permutation of these cards that gives each one of its own kind."""
    groups: dict[int, list[Card]] = {}
    for card in cards:
        groups.setdefault(alike(card), []).append(card)
    return {
        old: new for group in groups.values() for old, new in zip(group, rng.sample(group, len(group)), strict=True)
    }


def permuted(seating: Seating, s: State, cards: Permutation) -> State:
    """The same state with cards changed for one another where they lie."""
    twin = s.clone()
    for zone in seating.game.zones(twin):
        assert isinstance(zone.cards, list), "a zone hands out the state's own cards"
        zone.cards[:] = [cards.get(card, card) for card in zone.cards]
    return twin


def with_cards(action: Action, cards: Permutation) -> Action:
    """The same answer, its cards changed for one another."""
    values = asdict(action)
    if "card" in values:
        values["card"] = cards.get(values["card"], values["card"])
    if "cards" in values:
        values["cards"] = tuple(cards.get(card, card) for card in values["cards"])
    return type(action)(**values)


def view_of(seating: Seating, s: State, table: Table[State], seat: Seat) -> View:
    return project(seating.game, s, table.setup.options, seat)


@every_seating
def test_a_view_does_not_know_what_it_hides(seating: Seating) -> None:
    tried = 0
    for table, rng in seating.tables(share=5):
        while seating.comes(table, rng):
            s = truth(table)
            for seat in seating.viewers:
                view = bare(table.view(seat))
                cards = shuffled(hidden_cards(seating, s, view), rng)
                twin = permuted(seating, s, cards)
                assert view_of(seating, twin, table, seat) == view
                if any(old != new for old, new in cards.items()):
                    tried += 1
                    assert twin.digest() != s.digest()
            step(table, rng)
    assert tried or not has_cards(seating)


@every_seating
def test_a_refusal_tells_nothing_of_what_is_hidden(seating: Seating) -> None:
    for table, rng in seating.tables(share=20):
        while seating.comes(table, rng):
            s, ask = truth(table), table.ask
            assert ask is not None
            seat = rng.choice(ask.calls).seat
            twin = permuted(seating, s, shuffled(hidden_cards(seating, s, table.view(seat)), rng))
            sound = rng.choice(table.view(seat).legal)
            for mutant in mutants(sound, seating.game.actions, rng, 10):
                if mutant.seat == seat and isinstance(mutant, type(sound)):
                    assert seating.game.refuse(s, mutant) == seating.game.refuse(twin, mutant)
            step(table, rng)


@every_seating
def test_what_is_told_does_not_know_what_it_hides(seating: Seating) -> None:
    """Cards hidden from a viewer before and after an answer could be others, and he would be told the same.

    Where all answer in secret they may be any others; in open play, where one may say aloud that he has nothing to
    play, others of the same rank.
    """
    tried = 0
    for table, rng in seating.tables(share=5):
        while seating.comes(table, rng):
            s, ask = truth(table).clone(), table.ask
            assert ask is not None
            action = answer(table, rng)
            told = done(table, action)
            for seat in seating.viewers:
                before, after = view_of(seating, s, table, seat), bare(table.view(seat))
                shown = {card for event in redact_all(told, seat) for card in faces_in(event)}
                kept_back = set(hidden_cards(seating, truth(table), after)) - shown
                hidden = [card for card in hidden_cards(seating, s, before) if card in kept_back]
                cards = shuffled(hidden, rng, (lambda card: 0) if ask.secret else rank)
                twin, heard = permuted(seating, s, cards), []
                seating.game.apply(twin, with_cards(action, cards), heard.append)
                assert redact_all(heard, seat) == redact_all(told, seat)
                assert view_of(seating, twin, table, seat) == after
                tried += any(old != new for old, new in cards.items())
    assert tried or not has_cards(seating)


def faces_in(event: AnyEvent) -> set[Card]:
    """The cards whose faces an event shows."""
    match event:
        case Moved() | Shown():
            return set(event.cards) - {HIDDEN}
        case Scored():
            return {card for line in event.lines for card in line.cards} - {HIDDEN}
    return set()


@every_seating
def test_no_event_shows_a_face_that_is_not_to_be_seen(seating: Seating) -> None:
    """A private event shows only what its viewer saw before or sees after; a count, only what lies open."""
    for table, rng in seating.tables(share=3):
        while seating.comes(table, rng):
            before = {seat: faces(table.view(seat)) for seat in seating.viewers}
            told = step(table, rng)
            public = {
                card for event in told if isinstance(event, Moved | Shown) and event.eyes == ALL for card in event.cards
            }
            for seat in seating.viewers:
                known = before[seat] | faces(table.view(seat)) | public
                for event in told:
                    assert faces_in(redact(event, seat)) <= known


@every_seating
def test_the_past_of_a_view_is_what_was_told(seating: Seating) -> None:
    """It goes back to the beginning of the deal, and was redacted for that viewer."""
    for table, rng in seating.tables(share=10):
        told: list[AnyEvent] = []
        seating.game.new(table.setup, told.append)
        while not table.over:
            deals = [at for at, event in enumerate(told) if isinstance(event, Now) and event.fact == "deal"]
            for seat in seating.viewers:
                assert table.view(seat).past == redact_all(told[deals[-1] if deals else 0 :], seat)
            told += step(table, rng)


@every_seating
def test_an_imagined_world_looks_the_same(seating: Seating) -> None:
    worlds: set[str] = set()
    tried = 0
    for table, rng in seating.tables(share=6):
        chance = table.setup.chance.stream("imagined")
        while seating.comes(table, rng):
            for seat in seating.viewers:
                view = table.view(seat)
                s = seating.game.imagine(view, chance)
                assert view_of(seating, s, table, seat) == bare(view)
                worlds.add(s.digest())
                tried += 1
            step(table, rng)
    assert len(worlds) > min(100, tried // 2) or not has_cards(seating)


@every_seating
def test_an_imagined_world_can_be_played_to_its_end(seating: Seating) -> None:
    for table, rng in seating.tables(share=10):
        chance = table.setup.chance.stream("imagined")
        bound = seating.game.length(table.setup)
        while seating.comes(table, rng):
            if rng.random() < 0.1:
                s = seating.game.imagine(table.view(rng.choice(seating.viewers)), chance)
                actions = 0
                while ask := seating.game.ask(s):
                    action = rng.choice(seating.game.legal(s, rng.choice(ask.awaited())))
                    assert seating.game.refuse(s, action) is None
                    seating.game.apply(s, action, None)
                    actions += 1
                    assert actions < bound
                assert s.ledger.sum() == 0
            step(table, rng)


@every_seating
@pytest.mark.parametrize("wrong", [-1, 8, 30])
def test_a_seat_that_is_not_there_is_refused(seating: Seating, wrong: Seat) -> None:
    table, rng = next(seating.tables())
    action = replace(answer(table, rng), seat=wrong)
    assert isinstance(table.submit(action), Reason)
