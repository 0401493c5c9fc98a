"""A pack that is not shuffled between deals, and the cards in it that players remember."""

from crowe_table.engine.cards import parse_all
from crowe_table.engine.core import ALL, Options, Record, seats, viewers
from crowe_table.engine.piles import Piles, SeenBy
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.kit.card_moves import remember
from crowe_table.kit.unshuffled import Packets, UnshuffledPack
from tests.kit.small import SmallPhase

PILES = Piles()
STOCK = PILES.one("pack")
HAND = PILES.each("hand", SeenBy.OWNER)
USED = PILES.one("used", face_down=True)
PACKETS = tuple(PILES.one(f"packet-{number}", unordered=True) for number in range(2))
PACK = UnshuffledPack(STOCK, PACKETS)
A, B = seats(2)
AS, KH, QD, JC, TS, NINE = parse_all("AS KH QD JC TS 9H")


def table(stock: str, used: str = ""):
    s = State(PILES, Options(), Record(ring=(A, B), sides=(0, 1), phase=SmallPhase.FIRST), Chance("unshuffled"))
    s.at(STOCK)[:], s.at(USED)[:] = parse_all(stock), parse_all(used)
    return s


def test_cards_are_dealt_singly_and_remembered_by_their_viewers() -> None:
    s = table("AS KH QD JC")
    assert PACK.deal(s, Packets(), 2, (B, A), HAND, seen=True) == Packets()
    assert (s.at(HAND[B]), s.at(HAND[A])) == ([JC, KH], [QD, AS])
    assert s.known == {JC: viewers(B), KH: viewers(B), QD: viewers(A), AS: viewers(A)}


def test_cards_dealt_blind_are_remembered_by_nobody() -> None:
    s = table("AS KH")
    PACK.deal(s, Packets(), 1, (B, A), HAND, seen=False)
    assert s.known == {}


def test_used_cards_keep_their_order_under_the_pack() -> None:
    s = table("QD JC", used="AS KH")
    assert PACK.lay_under(s, Packets(), USED, haphazard=False) == Packets()
    assert s.at(STOCK) == [KH, AS, QD, JC]


def test_haphazard_cards_of_one_deal_form_one_packet() -> None:
    s = table("QD JC", used="AS KH")
    lie = PACK.lay_under(s, Packets(), USED, haphazard=True)
    assert lie == Packets((0,), 0)
    s.at(USED)[:] = [TS]
    assert PACK.lay_under(s, lie, USED, haphazard=True) == lie, "the same deal, the same packet"
    assert s.at(PACKETS[0]) == [AS, KH, TS]
    s.at(USED)[:] = [NINE]
    later = PACK.lay_under(s, lie.closed, USED, haphazard=True)
    assert (later, s.at(PACKETS[1])) == (Packets((0, 1), 1), [NINE])


def test_the_last_packet_is_reused_if_none_is_free() -> None:
    s = table("QD", used="AS")
    lie = PACK.lay_under(s, Packets((1, 0)), USED, haphazard=True)
    assert (lie, s.at(PACKETS[0])) == (Packets((1, 0), 0), [AS])


def test_nothing_is_laid_under_without_used_cards() -> None:
    assert PACK.lay_under(table("QD"), Packets(), USED, haphazard=True) == Packets()


def test_the_oldest_packet_is_mixed_when_the_deal_reaches_it() -> None:
    """Players know that a card is in the packet, but not its position there."""
    s = table("QD")
    s.at(PACKETS[1])[:], s.at(PACKETS[0])[:] = [AS, KH], [JC]
    remember(s, (AS, JC), ALL)
    left = PACK.deal(s, Packets((1, 0)), 1, (A, B), HAND, seen=False)
    assert left == Packets((0,))
    assert s.at(HAND[A]) == [QD]
    assert sorted(s.at(HAND[B]) + s.at(STOCK)) == sorted([AS, KH])
    assert s.known == {JC: ALL}


def test_a_shuffle_includes_every_packet_and_forgets_all() -> None:
    s = table("QD")
    s.at(PACKETS[1])[:], s.at(PACKETS[0])[:] = [AS, KH], [JC]
    remember(s, (AS, QD), ALL)
    assert PACK.shuffle(s, Packets((1, 0), 0)) == Packets(filling=0)
    assert sorted(s.at(STOCK)) == sorted([AS, KH, QD, JC])
    assert s.known == {}
