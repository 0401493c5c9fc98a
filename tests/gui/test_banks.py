"""A bank kept by the visitor. The bank's money is visible, and the question is readable."""

import pygame
from msgspec.structs import replace

from crowe_table.engine.core import Seat
from crowe_table.engine.layout import Kind
from crowe_table.engine.money import COUNTERS, Farthings
from crowe_table.gui.press_times import CHANGE_TIME
from crowe_table.kit.bank import TakeBank
from crowe_table.settings import Settings
from tests.any_game import AnyView
from tests.gui.table_fixture import Chair
from tests.present import present

INSTANT = Settings(speed="instant")
OWN = Seat(0)


def bidding(hands: int) -> Chair:
    """Return a visitor who is asked to bid for the bank."""
    return Chair(
        5,
        "g",
        settings=INSTANT,
        slug="bassett",
        preset="pearson",
        until=lambda view: present(view.ask).key == "bid-sealed",
        bank_by="auction",
        hands=hands,
    )


def put_up_most(chair: Chair) -> None:
    """Bid the maximum for the bank."""
    chair.click(chair.button("dial-most"))
    chair.tick(CHANGE_TIME)
    chair.click(chair.button("act-bid_sum"))


def test_a_bankers_speech_covers_no_coin_of_the_bank() -> None:
    chair = bidding(1)
    put_up_most(chair)
    stage, papers = chair.screen.tabletop.stage, chair.screen.tabletop.papers
    bank = next(spot for spot in stage.layout.spots if (spot.shows, spot.of) == ("bank", 0))
    for _ in range(400):
        chair.tick()
        if bank not in stage.placement.absent:
            break
    assert bank not in stage.placement.absent
    papers.say(OWN, "Seven loses, ace wins. Nobody has a bet on them; I turn again", chair.now)
    assert OWN in papers._spoken
    paper = papers._spoken[OWN].sprite.rect.inflate(-2 * stage.assets.margin, -2 * stage.assets.margin)
    assert not paper.colliderect(stage.spot_area(bank))


def test_a_new_question_comes_before_the_last_result() -> None:
    """The next bank is sold before the next deal begins.

    Its question therefore appears while the last result is still shown.
    """
    chair = bidding(2)
    put_up_most(chair)
    chair.settle()
    question = chair.screen.tabletop.question
    assert present(chair.view.ask).key == "next-deal"
    assert question.result.startswith("The pack is out")
    words, ask = chair.services.words, chair.view.ask
    assert words.act("ready", ask) == "Go on" != words.text("act-ready"), "betting is over"
    chair.click(chair.button("act-ready"))
    chair.settle()
    assert present(chair.view.ask).key == "bid-sealed"
    assert question.says.startswith("The bank goes to the highest bid")
    assert question.result == ""


def test_a_sum_of_counters_leaves_space_for_the_heap() -> None:
    """The area is too narrow for “14 counters” on one line.

    Two lines would leave no space, so only the number is printed.
    """
    chair = Chair(8, "heaps", slug="baccara", preset="chemin", until=lambda view: present(view.ask).key == "next-deal")
    props, words = chair.screen.tabletop.props, chair.services.words
    props._words = words.to(replace(words.company, coinage=COUNTERS))
    place = pygame.Rect(0, 0, 80, 50)
    pot = next(spot for spot in chair.screen.tabletop.stage.layout.spots if spot.kind is Kind.COINS)
    picture = props._coins(pot, Farthings(14 * words.company.unit), place)
    assert picture.get_height() - 2 * chair.services.assets.margin <= place.h


def test_the_bank_is_taken_by_one_press_when_it_is_offered() -> None:
    chair = Chair(4, "bank0", slug="bassett", preset="pearson", bank_by="rotate", hands=4, until=offers_bank)
    chair.tick(CHANGE_TIME)
    chair.click(chair.button("act-take_bank"))
    assert any(isinstance(action, TakeBank) and action.seat == OWN for action in chair.sitting.table.actions)


def offers_bank(view: AnyView) -> bool:
    return view.call is not None and present(view.ask).key == "take-bank"
