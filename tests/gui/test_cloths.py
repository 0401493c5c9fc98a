"""Coins on a betting cloth.

The first press bets, the second coppers the stake, and the third takes it up. Coins can also be dragged.
"""

from itertools import combinations
from math import dist

import pygame
import pytest

from crowe_table.engine.cards import RANKS, SUITS
from crowe_table.engine.core import NO_SEAT, Announced, Paid, act_of, because
from crowe_table.engine.money import BANK, MINT, Account, Farthings, purse
from crowe_table.settings import Settings
from crowe_table.words.narration import narrate
from tests.any_game import AnyView
from tests.gui.measuring import FINGER
from tests.gui.table_fixture import Chair

INSTANT = Settings(speed="instant")


def asked_to_bet(view: AnyView) -> bool:
    return any(act_of(action) == "bet" for action in view.legal)


def at_cloth() -> Chair:
    return Chair(2, "cloth", settings=INSTANT, slug="bassett", preset="pearson", until=asked_to_bet)


def lying(chair: Chair) -> dict[str, int]:
    """Return the visitor's stakes on the cloth by account and spot."""
    accounts = chair.sitting.table.watch().public.accounts
    own = [(account, sum_) for account, sum_ in accounts if account.seat == chair.sitting.viewer]
    return {f"{account.name} {account.place}": sum_ for account, sum_ in own}


def middle(chair: Chair, spot: str) -> tuple[int, int]:
    return chair.screen.tabletop.props.cloths[0].area(spot).center


def coins(chair: Chair) -> list[pygame.Rect]:
    """Return the areas of the coins in the rack."""
    return [each.area for each in chair.screen.targets.controls() if each.key.startswith("coin-")]


def press(chair: Chair, spot: str) -> None:
    chair.click(middle(chair, spot))
    chair.tick(1000)
    chair.settle()


def test_coins_are_bet_coppered_taken_up_and_dragged() -> None:
    chair = at_cloth()
    assert len(chair.screen.answer.spots) == 66
    rack = coins(chair)
    press(chair, "4")
    assert coins(chair) == rack, "coins keep their places when more acts are possible"
    assert lying(chair) == {"bet 4": 48}
    press(chair, "4")
    assert lying(chair) == {"coppered 4": 48}
    press(chair, "4")
    assert lying(chair) == {}
    press(chair, "23JQ")
    stakes = chair.screen.tabletop.props.cloths[0]._stakes
    left_alone = stakes[Account("bet", 0, "23JQ")][1]
    press(chair, "56")
    assert stakes[Account("bet", 0, "23JQ")][1] is left_alone
    assert lying(chair) == {"bet 23JQ": 48, "bet 56": 48}
    chair.drag(middle(chair, "56"), middle(chair, "5"))
    chair.settle()
    assert lying(chair) == {"bet 23JQ": 48, "bet 5": 48}
    coin = next(each for each in chair.screen.targets.controls() if each.key == "coin-coin-sixpence")
    chair.drag(coin.area.center, middle(chair, "5"))
    chair.settle()
    assert lying(chair) == {"bet 23JQ": 48, "bet 5": 72}
    press(chair, "T")
    assert lying(chair)["bet T"] == 24, "the dialled sum is the last bet"
    chair.drag(middle(chair, "T"), (60, 660))
    chair.settle()
    assert "bet T" not in lying(chair)
    assert Account("bet", 0, "5") in stakes
    by_keys(chair)
    banker_speaks(chair)
    tells_what_is_done_with_ones_own(chair)
    press(chair, "456")
    press(chair, "59")
    upper, lower = (stakes[Account("bet", 0, spot)][1] for spot in ("456", "59"))
    assert lower.y < upper.y + upper.surface.get_height()
    assert upper.y < lower.y
    assert upper.z > lower.z, "otherwise its sum would be covered"


def by_keys(chair: Chair) -> None:
    """Bet, copper the stake and take it up, using only the keyboard."""
    focus = chair.screen.focus
    for _ in range(8):
        chair.key(pygame.K_TAB)
        if focus.target and focus.target.region == "cloth":
            break
    for _ in range(70):
        if focus.control and focus.control.key == "spot-8":
            break
        chair.key(pygame.K_RIGHT)
    found = []
    for _ in range(3):
        chair.key(pygame.K_SPACE)
        chair.tick(1000)
        chair.settle()
        found.append([account for account in lying(chair) if account.endswith(" 8")])
    assert found == [["bet 8"], ["coppered 8"], []]


def tells_what_is_done_with_ones_own(chair: Chair) -> None:
    """Assert that the caption of a turned stake names no source or target, and that other captions name both.

    A payment that concerns no player has no caption.
    """
    heard: list[str] = []
    chair.screen.speech._hear = heard.append  # type: ignore[method-assign,assignment]
    chair.screen.speech.pay(Paid(Account("bystander"), MINT, Farthings(48), because("bystander-leaves")))
    plain, coppered = Account("bet", 0, "4"), Account("coppered", 0, "4")
    paid = ((plain, coppered, "paid-turned"), (purse(0), plain, "paid-bet"), (plain, BANK, "paid-lost"))
    for source, target, why in paid:
        chair.screen.speech.pay(Paid(source, target, Farthings(48), because(why, spot="4", ranks=(3,))))
    assert len(heard) == 3
    assert heard[0] == "A Visitor: turned over"
    assert heard[1].startswith("A Visitor to the bet: ")
    assert heard[2].startswith("The bet (A Visitor) to the bank: "), "several losses name their owners"
    del chair.screen.speech._hear


def banker_speaks(chair: Chair) -> None:
    """Assert that the banker has a ticket over the bank and announces the cards."""
    tabletop, words = chair.screen.tabletop, chair.services.words
    banker = tabletop.tickets.content(NO_SEAT, tabletop.displayed)
    assert (banker.name, banker.face) == ("Mr. Delorme", "delorme")
    assert chair.services.assets.picture("face-delorme", 40, 50) is not None
    banked = tabletop.stage.banked
    assert banked is not None
    assert tabletop.stage.spot_area(banked).contains(tabletop.tickets.area(NO_SEAT))
    turned = because("say-turn", rank_loses=3, rank_wins=8)
    chair.screen.speech.announce(turned)
    assert NO_SEAT in tabletop.papers._spoken
    assert narrate([Announced(turned)], words) == ["Mr. Delorme: “Four loses, nine wins”"]


def test_a_coin_dropped_on_no_legal_spot_says_why() -> None:
    """A coin is dropped on a rank with no cards left, and beside all spots.

    A press on such a rank gives the reason too.
    """
    chair = Chair(2, "cloth", settings=INSTANT, slug="bassett", preset="pearson", until=with_a_dead_card)
    (cloth,) = chair.screen.tabletop.props.cloths
    dead = RANKS[chair.view.public.cases.index(len(SUITS))]
    coin = next(each.area.center for each in chair.screen.targets.controls() if each.key.startswith("coin-"))
    lay, laid = chair.screen.answer.lays, lying(chair)
    bare = next(
        point for point in ((x, y) for y in range(60, 700, 10) for x in range(60, 900, 10)) if not cloth.spot_at(point)
    )
    found = []
    for point in (middle(chair, dead), bare):
        chair.drag(coin, point)
        chair.settle()
        found.append(chair.screen.answer.refusal)
    chair.tick(1000)
    chair.click(middle(chair, dead))
    found.append(chair.screen.answer.refusal)
    assert [(each.key, each.law) for each in found if each] == [
        ("refuse-dead", "the-bets"),
        ("refuse-spot", "the-cloth"),
        ("refuse-dead", "the-bets"),
    ]
    assert (chair.screen.answer.lays, lying(chair)) == (lay, laid), "there is no other effect"
    chair.drag(coin, (1100, 200))
    assert chair.screen.answer.refusal == found[-1], "a coin returned to the rack is no bet"


def with_a_dead_card(view: AnyView) -> bool:
    return asked_to_bet(view) and len(SUITS) in view.public.cases


@pytest.mark.parametrize("preset", ["pearson", "saloon", "court"])
@pytest.mark.parametrize(
    ("settings", "seats", "size"),
    [
        (INSTANT, 2, (1280, 800)),
        (Settings(speed="instant", left_handed=True), 2, (1280, 800)),
        (Settings(speed="instant", text_size="largest"), 8, (1280, 800)),
        (Settings(speed="instant", text_size="largest"), 1, (1024, 768)),
        (Settings(speed="instant", text_size="largest"), 8, (1024, 768)),
        (Settings(speed="instant", text_size="largest"), 5, (800, 1280)),
    ],
    ids=str,
)
def test_spots_are_a_finger_apart(preset: str, settings: Settings, seats: int, size: tuple[int, int]) -> None:
    """Each spot is at least as large as a finger, and the centres of spots are at least a finger apart."""
    chair = Chair(seats, "cloth", size, settings, slug="bassett", preset=preset, until=asked_to_bet)
    cloth = chair.screen.tabletop.props.cloths[0]
    areas = {spot: cloth.area(spot) for name, spot in chair.screen.answer.spots if name == cloth.name}
    assert len(areas) == (13 if preset == "court" else 66)
    for spot, area in areas.items():
        assert min(area.size) >= FINGER, spot
        assert cloth.spot_at(area.center) == spot, "a press in its middle chooses no other"
    for (one, here), (other, there) in combinations(areas.items(), 2):
        assert dist(here.center, there.center) >= FINGER, (one, other)


@pytest.mark.parametrize("seats", [1, 4, 8])
def test_cards_of_the_cloth_are_large_enough_to_read(seats: int) -> None:
    chair = Chair(seats, "cloth", (1280, 800), INSTANT, slug="bassett", preset="pearson", until=asked_to_bet)
    cloth = chair.screen.tabletop.props.cloths[0]
    card = cloth.area("K")
    assert card.w >= 78
    assert card.h >= 113
