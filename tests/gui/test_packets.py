"""Packets are lifted by dragging the pile upwards. The longer the drag, the more cards."""

from itertools import permutations

import pygame
import pytest
from pygame import Vector2

from crowe_table.engine.core import act_of
from crowe_table.engine.money import Account, Farthings
from crowe_table.gui.table.hit_targets import CARD_PULL
from crowe_table.gui.table.stage import Emphasis
from crowe_table.kit.lessons import ACCOUNT
from crowe_table.settings import Settings
from tests.any_game import AnyView
from tests.gui.table_fixture import Chair
from tests.present import present

MIN_DISC_DISTANCE = 0.9
"""Minimum distance of two discs, as a fraction of the diameter."""


def asked(*acts: str):
    """Return a condition that holds when the visitor is asked for one of these acts."""

    def now(view: AnyView) -> bool:
        return any(act_of(action) in acts for action in view.legal)

    return now


def at_pack(act: str, preset: str) -> Chair:
    return Chair(4, "packets", settings=Settings(speed="instant"), slug="blind-hookey", preset=preset, until=asked(act))


def pack(chair: Chair) -> pygame.Rect:
    return next(control.area for control in chair.screen.targets.controls() if control.key == "packet")


def drawn_up(chair: Chair, cards: float) -> None:
    """Press the pile, drag it up far enough to lift this number of cards, and release it."""
    x, y = pack(chair).center
    chair.drag((x, y), (x, y - round(cards * chair.services.assets.canvas.px(CARD_PULL))))


def lifted(chair: Chair) -> int:
    return present(chair.screen.answer.draft).number


def test_dragging_a_pile_upwards_lifts_a_packet() -> None:
    chair = at_pack("lift", "packets")
    dial = present(chair.screen.answer.draft).dial
    stage, natural = chair.screen.tabletop.stage, lifted(chair)
    before = list(chair.sitting.table.actions)
    assert stage.lifted == ("pack", (natural,))
    x, y = pack(chair).center
    pull = chair.services.assets.canvas.px(CARD_PULL)
    chair.press((x, y))
    seen = []
    for cards in (1, 3, 5, 60, 4, 2):
        chair.move((x, y - cards * pull))
        chair.tick()
        seen.append(lifted(chair))
        tops = [piece.target[1] for piece in stage.zones["pack"]]
        raised = sum(height < tops[0] - chair.services.assets.canvas.px(9) for height in tops)
        assert raised == lifted(chair), "the displayed packet has this number of cards"
    assert seen == [min(present(dial).most, present(dial).least + cards - 1) for cards in (1, 3, 5, 60, 4, 2)]
    chair.move((x, y))
    chair.tick()
    chair.release((x, y))
    chair.tick()
    assert chair.sitting.table.actions == before, "returning the packet lifts no card"
    chair.tick(1000)
    drawn_up(chair, 3)
    assert chair.sitting.table.actions[len(before)].number == present(dial).least + 2
    assert stage.lifted == ("", ())


def test_three_heaps_are_lifted_one_after_another() -> None:
    chair = at_pack("divide", "heaps")
    least = present(present(chair.screen.answer.draft).dial).least
    before = len(chair.sitting.table.actions)
    drawn_up(chair, 7)
    assert present(chair.screen.answer.draft).numbers == (least + 6,)
    chair.tick(1000)
    drawn_up(chair, 9)
    numbers = chair.sitting.table.actions[before].numbers
    assert numbers == (least + 6, least + 8, 52 - 2 * least - 14)


@pytest.mark.parametrize("seats", [5, 8])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1920, 1080)], ids=str)
def test_all_stakes_on_one_heap_are_readable(seats: int, size: tuple[int, int]) -> None:
    chair = Chair(seats, "stakes", size, Settings(speed="instant"), slug="blind-hookey", preset="heaps")
    chair.settle()
    screen, (cloth,) = chair.screen, chair.screen.tabletop.props.cloths
    for staking in range(1, seats):
        screen.displayed.accounts[Account("bet", staking, "left")] = Farthings(24)
        cloth.show(screen.displayed)
        margin = chair.services.assets.margin
        discs = [(sprite.z, sprite.rect.inflate(-2 * margin, -2 * margin)) for _, sprite in cloth._stakes.values()]
        side = min(disc.w for _, disc in discs)
        for (below, one), (above, other) in permutations(discs, 2):
            apart = Vector2(one.center).distance_to(other.center)
            assert apart >= MIN_DISC_DISTANCE * side, (staking, one, other)
            foot = one.inflate(-side // 6, 0)
            foot.top, foot.h = one.bottom - one.h // 3, one.h // 3
            assert below > above or not foot.colliderect(other), (staking, one, other)
        assert all(cloth.area("left").contains(disc) for _, disc in discs), (staking, cloth.area("left"), discs)


def test_empty_places_in_the_margins_are_not_outlined() -> None:
    chair = Chair(2, "t", slug="bezique", preset="portland_1887", until=lambda view: present(view.ask).key == "lead")
    stage, titles = chair.screen.tabletop.stage, chair.screen.tabletop._titles
    marked = {spot.shows: sprite.visible for spot, sprite in titles._passing.items()}
    assert marked == {zone: bool(stage.zones.get(zone)) for zone in ("pack", "heap")}
    assert set(marked.values()) == {True, False}


def test_a_rare_pile_has_a_title_while_it_is_present() -> None:
    chair = Chair(4, "t", slug="reversis", preset="hoyle", until=lambda view: present(view.ask).key == "next-deal")
    stage, titles = chair.screen.tabletop.stage, chair.screen.tabletop._titles
    named = {spot.shows: sprite.visible for spot, sprite in titles._passing.items()}
    assert named == {"party": bool(stage.zones.get("party"))}


@pytest.mark.parametrize("seats", [3, 5])
def test_no_title_is_partly_visible_beside_a_spread_pack(seats: int) -> None:
    chair = Chair(seats, "t", slug="baccara", preset="pearson", until=asked("cut"))
    stage, names = chair.screen.tabletop.stage, chair.screen.tabletop._titles._lasting.values()
    covered = stage.spread_area()
    assert covered is not None
    assert [name.visible for name in names] == [not name.rect.colliderect(covered) for name in names]
    chair.screen.tabletop.spread_pack("")
    assert all(name.visible for name in names)


def test_the_objects_of_a_lesson_are_highlighted() -> None:
    """A brass edge surrounds the board, a visible heap and the log. A heap that is not visible has no edge."""
    chair = Chair(2, "t", until=lambda view: present(view.ask).key == "lay-out")
    table, stage = chair.screen.tabletop, chair.screen.tabletop.stage
    board = next(stage.spot_area(spot) for spot in stage.layout.spots if spot.shows == "scores")
    table.highlights.show(("scores", "count", ACCOUNT))
    edges = [sprite.rect for sprite in table.highlights._sprites]
    assert len(edges) == 2
    assert any(edge.contains(board) for edge in edges)
    table.highlights.show(())
    assert table.highlights._sprites == []


def test_a_counted_card_does_not_cover_the_title_of_its_pile() -> None:
    chair = Chair(2, "t", until=lambda view: present(view.ask).key == "next-deal")
    stage, titles = chair.screen.tabletop.stage, chair.screen.tabletop._titles
    (spot,) = [each for each in titles._lasting if each.shows == "crib"]
    crib = stage.held("crib")
    stage.set_emphasis("crib", Emphasis(counted=frozenset(piece.card for piece in crib)))
    stage.arrange("crib")
    assert crib
    assert all(piece.target[1] + stage.assets.margin >= titles._lasting[spot].rect.bottom for piece in crib)
