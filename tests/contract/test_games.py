"""Random games end, and at every moment each card and each farthing is somewhere and nowhere twice."""

from collections import Counter

from crowe_table.engine.core import ALL, Ended, Zone
from crowe_table.engine.money import MINT, POT
from crowe_table.engine.parts.settle import accounts_of
from crowe_table.engine.state import State
from tests.contract.play import Seating, every_seating, step, truth


def cards_of(zones: tuple[Zone, ...]) -> Counter[int]:
    return Counter(card for zone in zones for card in zone.cards)


def zones_of(seating: Seating, s: State) -> tuple[Zone, ...]:
    return tuple(seating.game.zones(s))


@every_seating
def test_every_game_ends_within_its_bound(seating: Seating) -> None:
    for table, rng in seating.tables():
        bound = seating.game.length(table.setup)
        told = ()
        while not table.over:
            assert len(table.actions) < bound
            told = step(table, rng)
            assert any(isinstance(event, Ended) for event in told) == table.over
        assert isinstance(told[-1], Ended)
        assert truth(table).phase == table.view(0).phase
        assert table.view(0).ask is None
        assert all(not table.view(seat).legal for seat in seating.viewers)


@every_seating
def test_every_card_is_in_one_place(seating: Seating) -> None:
    for table, rng in seating.tables():
        s = truth(table)
        pack = cards_of(zones_of(seating, s))
        assert set(pack.values()) <= {1}
        while seating.comes(table, rng):
            step(table, rng)
            zones = zones_of(seating, truth(table))
            assert cards_of(zones) == pack
            assert len({zone.key for zone in zones}) == len(zones)
            for zone in zones:
                assert isinstance(zone.eyes, int) or len(zone.eyes) == len(zone.cards)


@every_seating
def test_no_farthing_is_made_or_lost(seating: Seating) -> None:
    for table, rng in seating.tables():
        ledger = truth(table).ledger
        assert table.view(0).facts.purses == table.setup.purses or ledger.balance(POT)
        minted = ledger.balance(MINT)
        assert minted <= -sum(table.setup.purses)
        while not table.over:
            step(table, rng)
            ledger = truth(table).ledger
            assert table.ledger_sum() == 0
            assert all(sum_ >= 0 for account, sum_ in ledger.balances.items() if account != MINT)
            assert sum(entry.farthings for entry in ledger.entries() if entry.source == MINT) == -minted
            assert table.over or ledger.balance(MINT) == minted, "what the mint has given is still at the table"
        assert table.view(0).facts.accounts == accounts_of(truth(table))
        purses = table.view(0).facts.purses
        won = tuple(now - then for now, then in zip(purses, table.setup.purses, strict=True))
        assert table.result() == won


@every_seating
def test_the_worth_of_a_table_is_what_its_winners_have(seating: Seating) -> None:
    for table, rng in seating.tables(share=4):
        told = ()
        while not table.over:
            worth = seating.game.worth(truth(table))
            assert len(worth) == seating.seats
            assert all(-1 <= each <= 1 for each in worth)
            told = step(table, rng)
        ended = told[-1]
        assert isinstance(ended, Ended)
        worth = seating.game.worth(truth(table))
        assert {seat for seat, each in enumerate(worth) if each == 1} == set(ended.winners)
        assert table.sequel() is not None


@every_seating
def test_the_same_setup_and_answers_make_the_same_table(seating: Seating) -> None:
    table, rng = next(seating.tables())
    twin, twin_rng = next(seating.tables())
    while not table.over:
        assert step(table, rng) == step(twin, twin_rng)
        assert table.digest() == twin.digest()
    assert twin.over


@every_seating
def test_a_game_is_played_alike_whether_anybody_listens(seating: Seating) -> None:
    """A search tells no events: the state must come out the same."""
    for table, rng in seating.tables(share=4):
        s = seating.game.new(table.setup)
        while not table.over:
            assert s.digest() == table.digest()
            step(table, rng)
            seating.game.apply(s, table.actions[-1], None)
        assert seating.game.ask(s) is None


@every_seating
def test_an_open_zone_is_open_to_all(seating: Seating) -> None:
    """What is open to all is open to the bystander too, and what is not is closed to him."""
    table, rng = next(seating.tables())
    while not table.over:
        seen = table.watch()
        for zone, shown in zip(zones_of(seating, truth(table)), seen.zones, strict=True):
            if zone.eyes == ALL:
                assert tuple(zone.cards) == shown.cards
        step(table, rng)
