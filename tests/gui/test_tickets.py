"""The tickets of the players: their content, their faces, the fit of their print, and changes of chairs."""

import shutil
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest
from msgspec import structs

from crowe_table import paths
from crowe_table.engine.cards import Card
from crowe_table.engine.core import Changed, Seat
from crowe_table.engine.money import COUNTERS, Farthings
from crowe_table.engine.series import Participant
from crowe_table.gui.draw.assets import Appearance, Assets
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.draw.faces import Medallion, medallion
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.tabletop import RING
from crowe_table.gui.table.widgets.tickets import TicketContent
from crowe_table.palette import SIDE_INKS
from crowe_table.settings import Settings, TextSize
from crowe_table.words import Words, locales
from crowe_table.words.characters import (
    CHARACTERS,
    character_of,
    company_of,
    computer_player_names,
    computer_players,
    person,
)
from crowe_table.words.deal_log import Trick
from tests.gui.table_fixture import Chair

TABLES = (("cribbage", 2, "ordinary"), ("whist", 4, "largest"), ("brag", 8, "larger"), ("hazard", 5, "largest"))
UNIT = Farthings(48)
"""Value of a counter."""
NARROW = 2
"""Pixels by which a ticket may be taller than its area because of rounding."""


def content(chair: Chair) -> list[TicketContent]:
    tickets = chair.screen.tabletop.tickets
    return [tickets.content(seat, chair.screen.displayed) for seat in chair.screen.tabletop.stage.ring]


@pytest.mark.parametrize(("slug", "seats", "text"), TABLES)
def test_print_fits_and_nobody_sits_twice(slug: str, seats: int, text: TextSize) -> None:
    chair = Chair(seats, "5", settings=Settings(text_size=text), slug=slug)
    tickets, margin = chair.screen.tabletop.tickets, chair.services.assets.margin
    for seat, sprite in tickets._sprites.items():
        assert sprite.surface.get_height() - 2 * margin <= tickets.area(seat).h + NARROW, seat
    faces = [each.face for each in content(chair)]
    assert faces[0] == ""
    assert all(faces[1:])
    assert len(set(faces)) == seats


@pytest.mark.parametrize("language", locales())
def test_a_purse_with_quarter_pieces_stays_within_its_ticket(language: str) -> None:
    settings = Settings(text_size="largest", language=language)
    chair = Chair(4, "5", (800, 1280), settings, slug="ombre", preset="german_solo")
    tickets, displayed = chair.screen.tabletop.tickets, chair.screen.displayed
    tickets._words = tickets._words.to(structs.replace(tickets._words.company, coinage=COUNTERS, unit=UNIT))
    for seat in map(Seat, range(4)):
        purse = tickets._purse(Farthings(99 * UNIT + UNIT // 2))
        shown = replace(tickets.content(seat, displayed), purse=purse, score="120", dealer="")
        area, margin = tickets.area(seat), chair.services.assets.margin
        assert tickets._written(shown, area).get_height() - 2 * margin <= area.h + NARROW
    assert tickets._purse(Farthings(99 * UNIT)) == tickets._words.sum(Farthings(99 * UNIT))


def test_tickets_show_score_target_sides_and_partner() -> None:
    own, left, opposite, right = content(Chair(4, "5", slug="whist"))
    assert own.score == "0 of 10"
    assert (own.side, left.side, opposite.side, right.side) == (0, 1, 0, 1)
    assert opposite.partner == "your partner"
    assert [each.partner for each in (own, left, right)] == ["", "", ""]


def test_every_face_looks_to_the_middle() -> None:
    chair = Chair(5, "5", slug="brag")
    tickets, frame = chair.screen.tabletop.tickets, frame_of(chair.services.assets)
    middle = frame.area(frame.cloth).centerx
    assert tickets._middle == middle
    assert {tickets.area(seat).centerx > middle for seat in tickets._sprites} == {True, False}


def test_players_change_chairs() -> None:
    chair = Chair(4, "5", slug="whist")
    table = chair.screen.tabletop
    before, ring = table.tickets.places(), table.stage.ring
    turned = (ring[0], ring[2], ring[1], ring[3])
    walk = table.walk(Changed(RING, turned), chair.screen.displayed.sides)
    sprite = table.tickets._sprites[ring[1]]
    assert (sprite.x, sprite.y) == table.tickets._corner(sprite, before[ring[1]])
    walk(1.0)
    assert (sprite.x, sprite.y) == table.tickets._corner(sprite, before[ring[2]])
    assert table.stage.opposite == ring[1]


def test_a_missing_face_is_a_plain_oval_and_is_reported(tmp_path: Path) -> None:
    Chair(2)
    art = tmp_path / "art"
    shutil.copytree(paths.shipped("art"), art, ignore=shutil.ignore_patterns("*.py", "face-sharp.png"))
    assets = Assets(art, Canvas(1280, 800), Appearance())
    missing, plain = (medallion(assets, Medallion(face), 96) for face in ("sharp", ""))
    assert missing.get_buffer().raw == plain.get_buffer().raw
    assert [Words().reason(each).startswith("“face-sharp” cannot be read") for each in assets.complaints] == [True]
    known = medallion(assets, Medallion("fenn"), 96)
    assert known.get_buffer().raw != plain.get_buffer().raw


def test_missing_backs_and_courts_are_plain_and_are_reported(tmp_path: Path) -> None:
    Chair(2)
    art = tmp_path / "art"
    shutil.copytree(paths.shipped("art"), art, ignore=shutil.ignore_patterns("*.py", "back-marbled.jpg", "KS.png"))
    assets = Assets(art, Canvas(1280, 800), Appearance(back="marbled"))
    assert assets.card(Card(-1), 100).get_size() == assets.card(Card(0), 100).get_size()
    assert [Words().reason(each).split("”")[0] for each in assets.complaints] == ["“back-marbled"]
    plain = Assets(art, Canvas(1280, 800), Appearance(contrast=True))
    assert [Words().reason(each).startswith("The courts of the plain pack") for each in plain.complaints] == [True]


# --- Names and faces


def test_a_person_has_a_plain_oval_and_neutral_pronouns_by_default() -> None:
    assert character_of(person("Mr. Sharp")).pronoun == "they"
    assert character_of(person("Mr. Sharp")).face == ""
    assert character_of(person("A Visitor", "fenn", "she")).pronoun == "she"
    assert character_of(Participant("Mr. Sharp", "sound")).pronoun == "he"
    assert character_of(Participant("Somebody of another house", "sound")).face == ""


def test_a_character_whose_face_is_taken_does_not_play() -> None:
    own = person("A Visitor", "pimlott")
    names = [player.name for player in computer_players(Words(), "sound", [own])]
    assert "Mrs. Pimlott" not in names
    assert len(names) == len(CHARACTERS) - 1 >= 12
    assert "Mr. Sharp" not in [player.name for player in computer_players(Words(), "sound", [person("Mr. Sharp")])]


@pytest.mark.parametrize(("name", "their"), [("Mrs. Pimlott", "her"), ("Mr. Sharp", "his"), ("The Domino", "their")])
def test_pronouns_follow_the_person(name: str, their: str) -> None:
    players = (person("A Visitor"), Participant(name, "sound"))
    words = Words().game("brag").to(company_of(players, viewer=Seat(0)))
    assert f"lets you see {their} cards" in words.text("ask-lend-shown", seat=1, farthings=24)


def test_every_computer_player_has_a_name() -> None:
    names = computer_player_names(Words())
    assert len(set(names)) == len(CHARACTERS)
    assert not any(name.startswith("name-") for name in names)


def test_every_card_has_a_line_of_history() -> None:
    words = Words()
    lines = [words.history(Card(card)) for card in range(52)]
    assert not any(line.startswith("history-") for line in lines)
    assert len(set(lines)) == 16 + 9


def test_a_row_in_the_middle_shows_its_owner() -> None:
    chair, chance = Chair(2, "owners", settings=Settings(speed="instant")), Random("owners")
    chair.settle()
    names = chair.screen.tabletop._owner_names._sprites
    assert not any(sprite.visible for sprite in names.values())
    while not any(len(zone.cards) > 1 for zone in chair.view.zones if zone.key.startswith("played")):
        chair.answer(chance)
        chair.settle()
    names_stand_over_their_rows(chair)


def test_a_resumed_table_shows_the_owner_of_each_row() -> None:
    played, chance = Chair(2, "owners", settings=Settings(speed="instant")), Random("owners")
    while not any(len(zone.cards) > 1 for zone in played.view.zones if zone.key.startswith("played")):
        played.settle()
        played.answer(chance)
    later = Chair(2, "another", settings=Settings(speed="instant"))
    later.screen.tabletop.set(played.view)
    names_stand_over_their_rows(later)


def names_stand_over_their_rows(chair: Chair) -> None:
    tabletop = chair.screen.tabletop
    rows = {key for key, pieces in tabletop.stage.zones.items() if key.startswith("played") and pieces}
    seen = {spot: sprite.rect for spot, sprite in tabletop._owner_names._sprites.items() if sprite.visible}
    assert len(seen) == len(rows) > 0
    for spot, name in seen.items():
        area = tabletop.stage.spot_area(spot)
        assert name.bottom == area.top
        assert area.left <= name.left < name.right <= area.right


def test_the_cards_of_a_reviewed_trick_show_their_players() -> None:
    chair = Chair(4, "5", settings=Settings(speed="instant"), slug="whist")
    log, stage = chair.screen.tabletop.log, chair.screen.tabletop.stage
    cards = [Card(each) for each in (3, 17, 30, 44)]
    log.tricks = [Trick(tuple((Seat(at), card) for at, card in enumerate(cards)), Seat(2))]
    assert set(stage.slips(cards)) == set(cards)
    assert stage.slips(cards[:3]) == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pegs_tickets_and_account_share_their_sides(seats: int) -> None:
    """The visitor's ticket says “You”. Each side has one colour, one mark, and pegs in that colour."""
    chair = Chair(seats, preset="modern")
    chair.settle()
    table = chair.screen.tabletop
    (board,) = table.boards
    for seat in table.stage.ring:
        content = table.tickets.content(seat, chair.screen.displayed)
        assert content.side == board._track_of(chair.view.public.sides[seat])
        assert table.log_paper._sides.of_seat[seat] == content.side
        assert (content.name == "You") == (seat == chair.sitting.viewer)
    for side in set(chair.view.public.sides):
        red, _, blue, _ = pygame.transform.average_color(board._peg(side), consider_alpha=True)
        ink = pygame.Color(SIDE_INKS[board._track_of(side)])
        assert [red - blue > 15, blue - red > 15] == [ink.r - ink.b > 30, ink.b - ink.r > 30]
