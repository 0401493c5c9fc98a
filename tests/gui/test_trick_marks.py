"""Marks in a trick: the card that was led, the place of the viewer's card, tags of cards, and numbers of tricks."""

from random import Random
from re import findall

import pygame
import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card, face
from crowe_table.engine.core import Seat, zone_of
from crowe_table.engine.layout import Kind, Place
from crowe_table.games import game
from crowe_table.games.schafskopf.state import VALUES
from crowe_table.gui.table.stage import Stage
from crowe_table.settings import TEXT_SIZES, Settings, TextSize
from crowe_table.words import locales
from tests.gui.measuring import placed, tables
from tests.gui.table_fixture import Chair
from tests.gui.test_fit import SIZES, TEXTS, nothing_overlaps
from tests.present import present
from tests.sampling import TESTED, some_tables

SETTINGS = Settings(speed="instant")
OF_TRICKS = [slug for slug in ("whist", "ruff", "ombre", "schafskopf", "piquet", "all-fours") if slug in TESTED]
TABLES_OF_TRICKS = [
    table for table in tables() if any(spot.shows == "played" and "play" in spot.takes for spot in table.layout.spots)
]
QUESTIONS = 12
"""Number of the visitor's questions in the play."""


def table(slug: str) -> Chair:
    presets = game(slug).presets
    return Chair(presets[0].usual or presets[0].seats[0], "marks", slug=slug, preset=presets[0].name, settings=SETTINGS)


@pytest.mark.parametrize("slug", OF_TRICKS)
def test_the_led_card_has_a_tag_and_the_empty_place_an_outline(slug: str) -> None:
    chair, chance, led, empty = table(slug), Random(slug), 0, 0
    for _ in range(QUESTIONS):
        chair.play_until(lambda each: "play" in each.screen.answer.card_acts, chance)
        if chair.over:
            break
        tabletop, zone = chair.screen.tabletop, game(slug).led_zone(chair.view)
        stage = tabletop.stage
        assert tabletop._led.visible == bool(zone)
        if zone:
            led += 1
            card, tag = stage.resting(stage.zones[zone][-1]), tabletop._led.rect
            assert not card.colliderect(tag)
            assert card.inflate(2, 2).colliderect(tag)
        own = next(spot for spot in stage.layout.spots if spot.place is Place.TRICK and spot.of == 0)
        assert not stage.zones.get(zone_of(own.shows, stage.viewer))
        assert tabletop._yours.visible
        assert tabletop._yours.rect == stage.spot_area(own)
        empty += 1
        chair.answer(chance)
        chair.settle()
        assert not tabletop._yours.visible or "play" in chair.screen.answer.card_acts
    assert led
    assert empty > led


@pytest.mark.parametrize("language", locales())
@pytest.mark.parametrize("text_size", [TEXTS[0], TEXTS[-1]])
@pytest.mark.parametrize("size", SIZES[:2])
def test_the_tag_of_the_led_card_covers_nothing(language: str, text_size: TextSize, size: tuple[int, int]) -> None:
    chair = Chair(size=size, settings=replace(SETTINGS, language=language, text_size=text_size))
    tabletop, covered = chair.screen.tabletop, []
    for table in TABLES_OF_TRICKS:
        _, placement = placed(table, size, TEXT_SIZES[text_size])
        seats = tuple(Seat(seat) for seat in range(table.layout.seats))
        stage = Stage(chair.screen.scene, chair.services.assets, table.layout, placement, seats[0], seats)
        tabletop.stage = stage
        for spot in table.layout.spots:
            if spot.shows == "played" and spot.kind is Kind.STACK:
                card = pygame.Rect((0, 0), stage.assets.card_size(placement.cards[spot]))
                card.center = stage.spot_area(spot).center
                _, tag = tabletop._led_tag(spot, card)
                covers = tag.collidelist([card, *stage.areas_beside(spot)]) >= 0
                covered += [(table.name, spot.of)] if covers else []
    assert covered == []


@pytest.mark.parametrize("slug", OF_TRICKS)
def test_no_open_hand_covers_the_trick_of_a_replay(slug: str) -> None:
    preset = game(slug).presets[0]
    chair = Chair(preset.seats[-1], "open", (1024, 768), SETTINGS, slug=slug, preset=preset.name)

    def follows(each: Chair) -> bool:
        return bool(each.view.public.trick) and "play" in each.screen.answer.card_acts

    chair.play_until(follows, Random(slug))
    tabletop, table = chair.screen.tabletop, chair.sitting.table
    table._looks_back = True
    tabletop.set(table.laid_open(chair.view.seat))
    stage = tabletop.stage
    hands = [piece for zone, pieces in stage.zones.items() if zone.startswith("hand:") for piece in pieces]
    trick = [piece for zone, pieces in stage.zones.items() if zone.startswith("played:") for piece in pieces]
    assert trick
    assert sum(piece.card != HIDDEN for piece in hands) > len(stage.zones[stage.own_zone])
    covering = [(hand, card) for hand in hands for card in trick if hand.z > card.z]
    assert [(hand.zone, card.zone) for hand, card in covering if stage.body(hand).colliderect(stage.body(card))] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [TEXT_SIZES[TEXTS[0]], TEXT_SIZES[TEXTS[-1]]])
@pytest.mark.skipif("whist" not in TESTED, reason="another game is tested")
def test_the_open_hand_of_a_partner_lies_above_the_trick(size: tuple[int, int], text: float) -> None:
    table = next(table for table in TABLES_OF_TRICKS if table.name.startswith("whist"))
    _, placement = placed(table, size, text)
    (hand,) = (box for spot, (box, _) in placement.opened.items() if spot.of == 2)
    tricks = [box for spot, box in placement.boxes.items() if spot.place is Place.TRICK]
    assert tricks
    assert hand.y + hand.h <= min(box.y for box in tricks)
    assert placement.tickets[2].x + placement.tickets[2].w < hand.x


@pytest.mark.parametrize("text", TEXT_SIZES.values())
@pytest.mark.parametrize("size", SIZES)
def test_no_open_hand_covers_a_ticket(size: tuple[int, int], text: float) -> None:
    covered: list[tuple[str, int]] = []
    for table in TABLES_OF_TRICKS:
        frame, placement = placed(table, size, text)
        tickets = [frame.area(box) for box in placement.tickets]
        for spot, (box, _) in placement.opened.items():
            hand = frame.area(box).inflate(-2, -2)  # Boxes are rounded to whole pixels.
            covered += [(table.name, spot.of)] if hand.collidelist(tickets) >= 0 else []
    assert covered == []


@pytest.mark.parametrize("slug", OF_TRICKS)
def test_an_arrow_lies_at_the_place_of_the_player_on_turn(slug: str) -> None:
    chair, chance, shown = table(slug), Random(slug), 0
    for _ in range(QUESTIONS):
        chair.play_until(lambda each: "play" in each.screen.answer.card_acts, chance)
        if chair.over:
            break
        tabletop, stage = chair.screen.tabletop, chair.screen.tabletop.stage
        own = next(spot for spot in stage.layout.spots if spot.place is Place.TRICK and spot.of == 0)
        laid = any(stage.zones.get(zone_of(own.shows, seat)) for seat in stage.ring)
        assert tabletop._turn.visible == laid
        if laid:
            shown += 1
            assert stage.spot_area(own).contains(tabletop._turn.rect)
        chair.answer(chance)
        chair.settle()
    assert shown


@pytest.mark.parametrize("language", locales())
@pytest.mark.parametrize("text_size", ["ordinary", "largest"])
@pytest.mark.skipif("piquet" not in TESTED, reason="another game is tested")
def test_the_arrow_covers_no_word_of_the_empty_place(language: str, text_size: TextSize) -> None:
    settings = replace(SETTINGS, language=language, text_size=text_size)
    chair, chance = Chair(2, "marks", slug="piquet", settings=settings), Random("words")
    tabletop = chair.screen.tabletop
    chair.play_until(lambda each: "play" in each.screen.answer.card_acts and bool(each.view.public.trick), chance)
    chair.settle()
    assert tabletop._turn.visible
    arrow = tabletop._turn.rect.move(-tabletop._yours.rect.x, -tabletop._yours.rect.y)
    shown = pygame.mask.from_surface(tabletop._yours.surface)
    assert shown.overlap_area(pygame.mask.from_surface(tabletop._turn.surface), arrow.topleft) == 0


@pytest.mark.parametrize("slug", OF_TRICKS)
def test_taken_tricks_have_their_number(slug: str) -> None:
    chair, chance = table(slug), Random(slug)
    chair.play_until(lambda each: sum(getattr(each.view.public, "tricks", (0,))) > 1, chance)
    stage, counts = chair.screen.tabletop.stage, chair.screen.tabletop._card_counts
    piles = {zone: spot for zone in stage.zones if (spot := stage.spot(zone)) and spot.kind is Kind.PACKETS}
    in_trick = len(chair.view.public.playing)
    taken = {zone: len(stage.zones[zone]) // in_trick for zone in piles}
    assert sum(taken.values()) == sum(getattr(chair.view.public, "tricks", (0,))) > 1
    assert {zone: counts._count(zone) for zone, number in taken.items() if number} == {
        zone: number for zone, number in taken.items() if number
    }
    hidden = {zone for zone in taken if stage.zones[zone] and all(piece.card == HIDDEN for piece in stage.zones[zone])}
    assert hidden <= counts._sprites.keys()


COUNTED = {"whist", "piquet", "all-fours", "ruff", "ombre", "reversis", "schafskopf", "ecarte"}
"""Games with the number of tricks of the viewer's side and of the others."""


@pytest.mark.parametrize(("slug", "preset", "seats"), [table for table in some_tables() if table[0] in COUNTED])
def test_the_tricks_of_both_sides_are_told_and_cover_nothing(slug: str, preset: str, seats: int) -> None:
    chance = Random(f"both sides {slug} {preset} {seats}")
    size, text = chance.choice(SIZES), chance.choice((TEXTS[0], TEXTS[-1]))
    settings = replace(SETTINGS, text_size=text)
    chair, told, boxes = Chair(seats, "marks", size, settings, slug=slug, preset=preset), 0, set()
    tabletop = chair.screen.tabletop
    (spot,) = (spot for spot in tabletop.stage.layout.spots if spot.kind is Kind.TRICKS)
    for _ in range(6 * QUESTIONS):
        chair.settle()
        if chair.over or told > QUESTIONS // 2:
            break
        r, viewer = chair.view.public, chair.view.seat
        winners = [trick.winner for trick in tabletop.log.tricks if trick.winner >= 0]
        sprite = tabletop.props._sprites[spot]
        rests = all(r.sides[seat] != r.sides[viewer] for seat in r.playing)
        assert sprite.visible == (any(r.tricks) and not rests)
        if sprite.visible:
            told += 1
            boxes.add(tuple(tabletop.stage.spot_area(spot)))
            ours = sum(r.camp(winner) == r.camp(viewer) for winner in winners)
            words = next(text for each, _, text in tabletop.props.texts() if each == spot)
            assert [int(figure) for figure in findall(r"\d+", words)] == [ours, len(winners) - ours]
            nothing_overlaps(chair)
        chair.answer(chance)
    assert told
    assert len(boxes) == 1


@pytest.mark.parametrize(("preset", "seats"), [("pearson", 3), ("sheepshead", 4), ("pearson", 5)])
@pytest.mark.skipif("schafskopf" not in TESTED, reason="another game is tested")
def test_card_points_are_those_of_the_tricks_that_the_side_has_taken(preset: str, seats: int) -> None:
    chair, chance, told = Chair(seats, "points", slug="schafskopf", preset=preset, settings=SETTINGS), Random("p"), 0
    for _ in range(4 * QUESTIONS):
        chair.settle()
        view, r = chair.view, chair.view.public
        chart = game("schafskopf").chart(view, "points")
        if chart is not None:
            told += 1
            won = [trick for trick in chair.screen.tabletop.log.tricks if trick.winner >= 0]
            cards = [card for trick in won if r.camp(trick.winner) == r.camp(view.seat) for _, card in trick.plays]
            cards += view.zone(zone_of("buried", view.seat)).cards if r.lone == view.seat else []
            assert dict(chart.title.args)["number"] == sum(VALUES[card] for card in cards)
        if chair.over or told > QUESTIONS:
            break
        chair.answer(chance)
    assert told


@pytest.mark.parametrize("slug", TESTED)
def test_every_tag_can_be_told_and_is_of_one_face(slug: str) -> None:
    chair, chance = table(slug), Random(slug)
    for _ in range(QUESTIONS):
        chair.settle()
        if chair.over:
            break
        for card, words in game(slug).card_tags(chair.view).items():
            assert card == face(card)
            assert chair.screen.services.words.reason(words)
        chair.answer(chance)


@pytest.mark.skipif("ruff" not in TESTED, reason="another game is tested")
def test_a_bower_in_the_hand_has_its_tag() -> None:
    chair, chance = table("ruff"), Random("bower")

    def held(each: Chair) -> list[Card]:
        stage, tags = each.screen.tabletop.stage, game("ruff").card_tags(each.view)
        return [piece.card for piece in stage.zones.get(stage.own_zone, []) if piece.card in tags]

    chair.play_until(lambda each: bool(held(each)), chance)
    stage = chair.screen.tabletop.stage
    pieces = {piece.card: piece for piece in stage.zones[stage.own_zone]}
    tagged = present(held(chair))
    assert all((piece.surface is not piece.bare) == (card in tagged) for card, piece in pieces.items())
