"""Every object of a game has a place in its layout, and the layout shows only objects that exist."""

from collections.abc import Collection

from msgspec.structs import asdict

from crowe_table.engine.core import SPECTATOR, Action, AnyEvent, PickHole, PickSpot, act_of
from crowe_table.engine.layout import OF_CHARTS, PILES, Kind, Layout, Place, Spot
from crowe_table.engine.money import Account
from tests.any_game import AnyTable
from tests.contract.observing import Moment, Observer
from tests.contract.tables import Seating


def spot_of(layout: Layout, name: str, chair: int, kinds: Collection[Kind]) -> Spot | None:
    """Return the layout's spot for a zone: the one at the owner's chair, or one that all players share.

    None if there is no such spot. A zone whose cards join a hand has a spot for each possible owner.
    """
    spots = [spot for spot in layout.spots if spot.shows == name and spot.kind in kinds]
    return next((spot for spot in spots if spot.of in (chair, -1) or (chair < 0 and spot.joins)), None)


def on_cloth(layout: Layout, account: Account) -> bool:
    """Return whether the coins of an account lie on a spot of a betting cloth."""
    return any(
        account.name in (spot.shows, *(name for name, _ in spot.lying))
        and account.place in {each.name for each in spot.cloth}
        for spot in layout.spots
        if spot.kind is Kind.CLOTH
    )


def facts_shown(layout: Layout) -> set[str]:
    """Return the facts of the public record that the screen uses.

    If the front pegs of a board show the score, the fact of the rear pegs counts too, because they follow the front
    pegs.
    """
    named = {layout.standing, layout.crowned, layout.reordered}
    for spot in layout.spots:
        named |= {spot.joins, spot.fore, spot.spent, spot.hinder if spot.fore else ""}
        if spot.kind not in (*PILES, *OF_CHARTS, Kind.COINS, Kind.CLOTH):
            named.add(spot.shows)
    return named - {""}


class EverythingHasItsPlace(Observer):
    """Every zone, and every account with money on the table, has a spot at every chair where it may be."""

    often = 0.5

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        self.layout = table.game.layout(table.setup.options, seating.seats)
        self.seats = seating.seats

    def before(self, moment: Moment) -> None:
        view = moment.view(SPECTATOR)
        for zone in view.zones:
            name, _, seat = zone.key.partition(":")
            for chair in range(self.seats) if seat else (-1,):
                assert spot_of(self.layout, name, chair, PILES), f"{zone.key} has no place for chair {chair}"
        at_table = [account for account, _ in view.public.accounts if account.name not in self.layout.unseen]
        for account in at_table:
            for chair in range(self.seats) if account.seat >= 0 else (-1,):
                found = on_cloth(self.layout, account) or spot_of(self.layout, account.name, chair, (Kind.COINS,))
                assert found, f"the money of {account.text} has no place for chair {chair}"


class TheLayoutShowsOnlyWhatExists(Observer):
    """Every spot belongs to an existing chair. It shows an existing zone, live fact, account or chart."""

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        layout = table.game.layout(table.setup.options, seating.seats)
        assert layout.seats == seating.seats, f"a layout for {layout.seats} is given to {seating.seats} players"
        view = table.watch()
        zones = {zone.key.partition(":")[0] for zone in view.zones}
        live = table.game.record.live
        unknown = set(live) - set(asdict(view.public))
        assert not unknown, f"live facts that the record has not: {unknown}"
        acts = {act_of(kind) for kind in table.game.actions}
        for spot in layout.spots:
            assert -1 <= spot.of < seating.seats, f"{spot.shows} belongs to chair {spot.of}, which is not there"
            assert spot.of >= 0 or spot.place is not Place.CHAIR, f"{spot.shows} is before no chair"
            within = {other.shows for other in layout.spots}
            assert not spot.within or spot.within in within, f"{spot.shows} lies within {spot.within}, which is nowhere"
            strange = set(spot.takes) - acts
            assert not strange, f"{spot.shows} takes the cards of acts that the game has not: {strange}"
            if spot.kind in OF_CHARTS:
                table.game.chart(view, spot.shows)
                continue
            if spot.kind in PILES:
                assert spot.shows in zones, f"{spot.shows} is shown as cards, and no zone has that name"
            told = spot.kind in (Kind.NOTE, Kind.TAG)
            assert bool(spot.columns) == told, f"{spot.kind} {spot.shows}: notes and tags have columns, others none"
            spoken = bool(spot.columns or spot.joins)
            speaks = bool(spot.message) == spoken or spot.kind is Kind.COINS
            assert speaks, f"{spot.kind} {spot.shows}: a message is for coins and for what has columns or joins"
        for fact in facts_shown(layout):
            assert fact in (*live, "scores"), f"{fact} is shown, and no change of it is told"
        assert layout.turn in live or not hasattr(view.public, layout.turn), f"no change of {layout.turn} is told"


class QuestionsNameExistingPlaces(Observer):
    """Every part of an answer names existing zones, spots and seats."""

    def sits_down(self, table: AnyTable, seating: Seating) -> None:
        spots = table.game.layout(table.setup.options, seating.seats).spots
        self.cloths = {spot.shows: {each.name for each in spot.cloth} for spot in spots if spot.kind is Kind.CLOTH}
        self.boards = [spot for spot in spots if spot.kind is Kind.BOARD]

    def before(self, moment: Moment) -> None:
        keys = {zone.key for zone in moment.view(SPECTATOR).zones}
        for asked in moment.asked.asked:
            call = moment.view(asked.seat).call
            assert call is not None
            for form in call.forms:
                for part in form.parts:
                    named = {*getattr(part, "zones", ()), *((part.zone,) if hasattr(part, "zone") else ())}
                    assert named <= keys, f"{part} names {named - keys}"
                    assert set(getattr(part, "seats", ())) <= set(range(moment.seating.seats)), part
                    if isinstance(part, PickSpot):
                        assert set(part.spots) <= self.cloths.get(part.cloth, set()), (
                            f"no such spots on a cloth: {part}"
                        )
                    assert self.boards or not isinstance(part, PickHole), f"there is no board for {part}"

    def after(self, was: Moment, action: Action, events: tuple[AnyEvent, ...], now: Moment) -> None:
        keys = {zone.key for zone in now.view(SPECTATOR).zones}
        for event in events:
            named = {getattr(event, name) for name in ("source", "target", "zone") if hasattr(event, name)}
            places = {each for each in named if isinstance(each, str)}
            assert places <= keys, f"{event} names {places - keys}"
