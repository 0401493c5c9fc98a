"""Every place of a game is somewhere on its table."""

from dataclasses import dataclass

from msgspec.structs import asdict

from crowe_table.engine.layout import Box, Kind, Layout, Spot
from tests.contract.play import Seating, every_seating, step

WIDTH, HEIGHT = 1280, 800
HOLDS_CARDS = (Kind.FAN, Kind.STACK, Kind.ROW, Kind.PACKETS)


@dataclass
class Drawn:
    """A layout, and how its things are found."""

    layout: Layout

    def spot(self, name: str, chair: int) -> Spot | None:
        """Where a zone's cards lie: at its owner's chair, or at a place shared by all."""
        spots = [spot for spot in self.layout.spots if spot.shows == name and spot.kind in HOLDS_CARDS]
        return next((spot for spot in spots if spot.of in (chair, -1)), None)


@every_seating
def test_every_zone_has_its_place(seating: Seating) -> None:
    for table, rng in seating.tables(share=6):
        drawn = Drawn(seating.game.layout(table.setup.options, seating.seats))
        while seating.comes(table, rng):
            for zone in table.watch().zones:
                name, _, seat = zone.key.partition(":")
                for chair in range(seating.seats) if seat else (-1,):
                    assert drawn.spot(name, chair), f"{zone.key} has no place for chair {chair}"
            step(table, rng)


@every_seating
def test_nothing_is_drawn_that_is_not_there(seating: Seating) -> None:
    for table, _ in seating.tables(share=6):
        layout = seating.game.layout(table.setup.options, seating.seats)
        view = table.watch()
        zones = {zone.key.partition(":")[0] for zone in view.zones}
        facts = {*asdict(view.facts), "deal"}
        for spot in layout.spots:
            if spot.kind is not Kind.COINS:
                assert spot.shows in (zones if spot.kind in HOLDS_CARDS else facts), spot.shows
            assert -1 <= spot.of < seating.seats
            assert bool(spot.message) == bool(spot.columns) == (spot.kind in (Kind.NOTE, Kind.TAG)), spot.shows
        acts = {kind.__struct_config__.tag for kind in seating.game.actions}
        assert {act for spot in layout.spots for act in spot.takes} <= acts
        assert set(layout.live) <= facts


@every_seating
def test_all_money_on_the_table_is_seen(seating: Seating) -> None:
    """Every account that holds money, and is not in debt, has a heap of coin, from whichever chair it is seen."""
    for table, rng in seating.tables(share=6):
        layout = seating.game.layout(table.setup.options, seating.seats)
        heaps = {(spot.shows, spot.of) for spot in layout.spots if spot.kind is Kind.COINS}
        while seating.comes(table, rng):
            for account in (account for account, sum_ in table.watch().facts.accounts if sum_ > 0):
                name, _, seat = account.partition(":")
                if name in layout.unseen:
                    continue
                for chair in range(seating.seats) if seat else (-1,):
                    assert (name, chair) in heaps, f"the money of {account} has no place for chair {chair}"
            step(table, rng)


@every_seating
def test_every_player_has_a_ticket(seating: Seating) -> None:
    for table, _ in seating.tables(share=6):
        layout = seating.game.layout(table.setup.options, seating.seats)
        assert sorted(plaque.of for plaque in layout.plaques) == list(range(seating.seats))


@every_seating
def test_everything_is_on_the_table(seating: Seating) -> None:
    for table, _ in seating.tables(share=6):
        layout = seating.game.layout(table.setup.options, seating.seats)
        boxes = [spot.box for spot in layout.spots]
        boxes += [box for plaque in layout.plaques for box in (plaque.box, plaque.speech)]
        assert [box for box in boxes if not on_table(box)] == []


def on_table(box: Box) -> bool:
    return box.x >= 0 and box.y >= 0 and box.w > 0 and box.h > 0 and box.x + box.w <= WIDTH and box.y + box.h <= HEIGHT
