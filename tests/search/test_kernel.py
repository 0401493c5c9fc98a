"""The kernel for tricks compared with a plain solver, and the compiled kernel compared with its Python source."""

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from crowe_table.cli.version import version
from crowe_table.engine.cards import FULL_PACK, RANKS, Card, parse, parse_all
from crowe_table.kit.ranking import fixed, matadors, ranked
from crowe_table.kit.tricks import Duty
from crowe_table.search import kernel as built
from crowe_table.search.open_hands import Aim, OpenHands, TrickPoints, bits_of, is_compiled, new_kernel
from tests.search.plain_solver import PlainSolver

SHAPES = ((2, 6), (3, 5), (4, 4), (5, 3))
SIDES: dict[int, tuple[tuple[int, ...], ...]] = {
    2: ((0, 1),),
    3: ((0, 1, 1), (0, 1, 0), (0, 0, 1)),
    4: ((0, 1, 0, 1), (0, 1, 1, 0), (0, 1, 1, 1), (1, 0, 1, 1)),
    5: ((0, 1, 0, 1, 1), (0, 1, 1, 1, 1), (0, 0, 1, 1, 1), (1, 0, 1, 0, 1)),
}
DUTIES = tuple(
    Duty(win=win, trump=trump, may_trump=may)
    for win in (False, True)
    for trump, may in ((False, False), (True, False), (False, True))
)
POINTS = (
    TrickPoints(),
    TrickPoints(trick=2),
    TrickPoints(trick=0, cards={card: 1 + card % 5 for card in FULL_PACK}),
    TrickPoints(trick=1, last=3),
    TrickPoints(trick=0, last=0, cards={card: int(card // 13 == 2) for card in FULL_PACK}),
    TrickPoints(trick=2, last=5, cards={card: 11 * (card % 4 == 0) + card % 3 for card in FULL_PACK}),
    TrickPoints(trick=0, last=1),
)


def from_source() -> ModuleType:
    """Return the kernel loaded from its source, whether or not it is compiled."""
    source = Path(built.__file__ or "").with_name("kernel.py")
    spec = importlib.util.spec_from_file_location("kernel_as_written", source)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def random_hands(chance: Random, players: int, size: int, uneven: bool) -> list[list[Card]]:
    """Return random hands from few ranks, so that long suits and ruffs are frequent.

    The last hand may be one card short.
    """
    pack = [card for card in FULL_PACK if card % 13 < 7]
    chance.shuffle(pack)
    hands = [[pack.pop() for _ in range(size)] for _ in range(players)]
    if uneven:
        hands[-1].pop()
    return hands


@pytest.mark.parametrize("points", range(len(POINTS)))
@pytest.mark.parametrize("duty", range(len(DUTIES)))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_agrees_with_the_plain_solver(players: int, duty: int, points: int) -> None:
    """Both agree for all values of cards, duties and sides. One cache serves all deals."""
    chance, law, value = Random(f"{players} {duty} {points}"), DUTIES[duty], POINTS[points]
    most, memory = dict(SHAPES)[players], new_kernel(players, law, value)
    for number in range(8 if is_compiled() else 2):
        size = chance.randint(1, most)
        hands = random_hands(chance, players, size, uneven=number % 4 == 3 and size > 1)
        order = ranked(trump=chance.choice((-1, 0, 1, 2, 3)))
        sides, leader = chance.choice(SIDES[players]), chance.randrange(players - 1)
        solver = OpenHands(hands, order, sides, duty=law, points=value, memory=memory)
        plain = PlainSolver(hands, order, sides, sides[leader], law, value)
        assert solver.tricks(leader) == plain.tricks(leader)
        for card in hands[leader]:
            assert solver.after(leader, (), card) == plain.after(leader, card)


BLACK_PLAIN, RED_PLAIN, RED_TRUMPS = "KQJ765432", "KQJA234567", "AKQJ234567"


@pytest.mark.parametrize(
    ("best", "trump", "ranks", "sides"),
    [
        ("QC QS 7H", 1, ("AKQJT987",) * 4, (0, 1, 0, 1)),
        ("QC 7S QS", 0, ("AKQJT987",) * 4, (0, 1, 1, 0)),
        ("JH JD", 1, ("AKQJT987",) * 4, (0, 1, 0, 1)),
        ("AS 7D AC", 2, (BLACK_PLAIN, RED_PLAIN, RED_TRUMPS, BLACK_PLAIN), (0, 1, 1)),
        ("AS 2C AC", 3, (BLACK_PLAIN, RED_PLAIN, RED_PLAIN, BLACK_PLAIN), (0, 1, 1)),
    ],
)
def test_matadors_and_red_suits_reversed(
    best: str, trump: int, ranks: tuple[str, str, str, str], sides: tuple[int, ...]
) -> None:
    chance, order = Random(best), matadors(tuple(parse_all(best)), trump, ranks)
    pack = [card for card in FULL_PACK if RANKS[card % 13] in ranks[card // 13] or card in parse_all(best)]
    for _ in range(8):
        cards = chance.sample(pack, 3 * len(sides))
        hands = [cards[3 * place : 3 * place + 3] for place in range(len(sides))]
        leader = chance.randrange(len(sides))
        solved = OpenHands(hands, order, sides).tricks(leader)
        assert solved == PlainSolver(hands, order, sides, sides[leader]).tricks(leader)


@pytest.mark.parametrize(
    ("best", "trump", "ranks"),
    [
        ("AS 7H AC", 1, (BLACK_PLAIN, RED_TRUMPS, RED_PLAIN, BLACK_PLAIN)),
        ("AS 7D AC", 2, (BLACK_PLAIN, RED_PLAIN, RED_TRUMPS, BLACK_PLAIN)),
        ("AS 2S AC", 0, (BLACK_PLAIN, RED_PLAIN, RED_PLAIN, BLACK_PLAIN)),
        ("AS 2C AC", 3, (BLACK_PLAIN, RED_PLAIN, RED_PLAIN, BLACK_PLAIN)),
    ],
)
def test_privileged_matadors(best: str, trump: int, ranks: tuple[str, str, str, str]) -> None:
    """Each suit is the trump suit once. One cache serves all four."""
    chance, order, three = Random(best), matadors(tuple(parse_all(best)), trump, ranks), tuple(parse_all(best))
    pack = [card for card in FULL_PACK if RANKS[card % 13] in ranks[card // 13] or card in three]
    lower = [card for card in pack if card not in three and card // 13 == trump]
    others = [card for card in pack if card not in (*three, *lower)]
    duty, memory = Duty(privileged=three), new_kernel(3, Duty(privileged=three))
    for _ in range(12):
        cards = [*three, *chance.sample(lower, 3), *chance.sample(others, 3)]
        chance.shuffle(cards)
        hands, leader = [cards[:3], cards[3:6], cards[6:]], chance.randrange(3)
        solved = OpenHands(hands, order, (0, 1, 1), duty=duty, memory=memory).tricks(leader)
        side = (0, 1, 1)[leader]
        assert solved == PlainSolver(hands, order, (0, 1, 1), side, duty).tricks(leader)


def test_the_privilege_can_gain_a_trick() -> None:
    """The king of trumps is led, and spadille takes the trick. The holder of basto need not play basto."""
    three, hands = tuple(parse_all("AS 2S AC")), [parse_all("KS KD"), parse_all("AC 2H"), parse_all("AS 3D")]
    order = matadors(three, 0, (BLACK_PLAIN, RED_PLAIN, RED_PLAIN, BLACK_PLAIN))
    assert OpenHands(hands, order, (0, 1, 1)).after(0, (), parse("KS")) == 1
    assert OpenHands(hands, order, (0, 1, 1), duty=Duty(privileged=three)).after(0, (), parse("KS")) == 0


def test_plain_play_keeps_a_privileged_matador() -> None:
    """A partner is winning the trick with the king of trumps.

    The last player's only trump is basto, which need not be played.
    """
    order = matadors(tuple(parse_all("AS 2S AC")), 0, (BLACK_PLAIN, RED_PLAIN, RED_PLAIN, BLACK_PLAIN))
    hands = [parse_all("KS QS 3S"), parse_all("7S 6S 5S"), parse_all("AC 5H 6H")]
    fell = []
    for duty in (Duty(), Duty(privileged=tuple(parse_all("AS 2S AC")))):
        kernel = new_kernel(3, duty)
        bits = bits_of([card for hand in hands for card in hand], order, TrickPoints(), kernel, duty)
        for place, hand in enumerate(hands):
            kernel.deal(place, sum(bits[card] for card in hand))
        kernel.fall(0, bits[parse("KS")])
        kernel.fall(1, bits[parse("7S")])
        kernel.play_outs(0b101, 2, 1, True)
        fell.append(next(card for card, bit in bits.items() if bit == kernel.fallen(2)))
    assert fell[0] == parse("AC")
    assert fell[1] in parse_all("5H 6H")


FOURTEEN = tuple(parse_all("QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D"))
THE_REST = tuple(parse_all("AC TC KC 9C 8C 7C AS TS KS 9S 8S 7S AH TH KH 9H 8H 7H"))
FULL = 11
COUNTED = TrickPoints(trick=1, cards={card: FULL * (card % 4) for card in (*FOURTEEN, *THE_REST)})


def test_fixed_trumps_form_one_suit_and_reachable_points_are_exact() -> None:
    """One player plays against two, with the card values and the fixed trumps of Schafskopf."""
    chance, order = Random("sheep"), fixed(FOURTEEN, "ATK987")
    for _ in range(12):
        cards = chance.sample((*FOURTEEN, *THE_REST), 12)
        hands = [cards[:4], cards[4:8], cards[8:]]
        sides, leader = (0, 1, 1), chance.randrange(3)
        solver = OpenHands(hands, order, sides, points=COUNTED)
        card = chance.choice(hands[leader])
        taken = PlainSolver(hands, order, sides, 0, points=COUNTED).after(leader, card)
        assert [solver.reaches(leader, (card,), 0, need) for need in (taken, taken + 1)] == [True, False]
        assert solver.reaches(leader, (card,), 0, taken, most=1) in (True, None)


@pytest.mark.parametrize("aim", [Aim.CARDS, Aim.LEAST])
def test_compiled_plain_play_for_points_equals_the_source(aim: Aim) -> None:
    chance, order = Random("plain"), fixed(FOURTEEN, "ATK987")
    for _ in range(10):
        cards = chance.sample((*FOURTEEN, *THE_REST), 30)
        hands = [cards[:10], cards[10:20], cards[20:]]
        made = []
        for kernel in (built.Kernel(8), from_source().Kernel(8)):
            kernel.rule(3, False, False, False)
            bits = bits_of(cards, order, COUNTED, kernel)
            kernel.play_for(aim, FULL)
            for place, hand in enumerate(hands):
                kernel.deal(place, sum(bits[card] for card in hand))
            ours = kernel.play_outs(1, 0, 1, True)
            shares = [(kernel.taken_by(at), kernel.tricks_of(at), kernel.last_trick_of(at)) for at in range(3)]
            made.append((ours, shares, [kernel.fallen(number) for number in range(30)], kernel.surprises(1, 12, 2)))
        assert made[0] == made[1]
        ours, shares, *_ = made[0]
        assert ours == shares[0][0]
        assert sum(taken for taken, _, _ in shares) == 10 + sum(COUNTED.cards[card] for card in cards)
        assert (sum(tricks for _, tricks, _ in shares), max(latest for _, _, latest in shares)) == (10, 9)


HONOURS = {card: 3 * (4 - "AKQJ".index(RANKS[card % 13])) for card in FULL_PACK if RANKS[card % 13] in "AKQJ"}
SHUNNED = TrickPoints(trick=1, cards=HONOURS, gifts={parse("JH"): 32, parse("AD"): 2}, alarm=30)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_compiled_play_for_the_least_equals_the_source(players: int) -> None:
    """Each of up to six players plays alone. One card pays when it is discarded, and one player must be stopped."""
    chance = Random(f"shunned {players}")
    for _ in range(6):
        cards = chance.sample(FULL_PACK, 52 // players * players)
        made = []
        for kernel in (built.Kernel(4), from_source().Kernel(4)):
            kernel.rule(players, False, False, False)
            kernel.value(1, 0)
            kernel.beware(SHUNNED.alarm)
            bits = bits_of(cards, ranked(), SHUNNED, kernel)
            kernel.play_for(Aim.LEAST, 12)
            for place in range(players):
                kernel.deal(place, sum(bits[card] for card in cards[place::players]))
            kernel.play_outs(1, 0, 1, True)
            made.append([kernel.fallen(number) for number in range(len(cards))])
            assert sum(kernel.taken_by(place) for place in range(players)) == 52 // players + sum(
                HONOURS.get(card, 0) for card in cards
            )
        assert made[0] == made[1]


@pytest.mark.parametrize(
    ("held", "thrown"), [("JH 6H 3H AD KS", "JH"), ("AD KS 6H 3H 2H", "AD"), ("KS 6H 3H 2H 4S", "KS")]
)
def test_cards_that_pay_are_discarded_first(held: str, thrown: str) -> None:
    """A club is led, and the second player has no clubs."""
    hands = [parse_all("2C 3C 4C 5C 6C"), parse_all(held), parse_all("7C 8C 9C TC JC")]
    kernel = new_kernel(3, points=SHUNNED)
    bits = bits_of([card for hand in hands for card in hand], ranked(), SHUNNED, kernel)
    kernel.play_for(Aim.LEAST, 12)
    for place, hand in enumerate(hands):
        kernel.deal(place, sum(bits[card] for card in hand))
    kernel.fall(0, bits[parse("2C")])
    kernel.play_outs(1, 1, 1, True)
    assert kernel.fallen(1) == bits[parse(thrown)]


def test_too_many_hands_are_refused() -> None:
    with pytest.raises(ValueError, match="at the most"):
        OpenHands([[card] for card in FULL_PACK[:6]], ranked(), range(6))


def test_the_compiled_kernel_equals_its_source() -> None:
    if not is_compiled():
        pytest.skip("the kernel was not compiled here: there is no other to compare with")
    chance, plain = Random("alike"), from_source()
    for _ in range(40):
        players = chance.randint(2, 5)
        hands = random_hands(chance, players, dict(SHAPES)[players], uneven=False)
        laws = (chance.random() < 0.3, chance.random() < 0.3, chance.random() < 0.2)
        trump, side = chance.randrange(-1, 4), chance.randrange(1, 1 << players)
        made = []
        for each in (built.Kernel(8), plain.Kernel(8)):
            each.rule(players, *laws)
            each.value(1, 0)
            each.set_trump(trump)
            for place, word in enumerate(words(hands)):
                each.deal(place, word)
            found = [each.solve(side, 0, 0), each.positions, each.play_outs(side, 0, 20, False), each.random]
            found += [each.play_outs(side, 0, 1, True), [each.fallen(number) for number in range(4)]]
            found += [each.surprises(side, 4, place) for place in range(players)]
            made.append(found)
        assert made[0] == made[1]


def words(hands: Sequence[Sequence[Card]]) -> list[int]:
    """Return each hand as a machine word. Its bits have no gaps, and aces are low."""
    bit = {}
    for suit in range(4):
        for place, card in enumerate(sorted(card for hand in hands for card in hand if card // 13 == suit)):
            bit[card] = 1 << 16 * suit + place
    return [sum(bit[card] for card in hand) for hand in hands]


def test_play_outs_share_all_tricks() -> None:
    chance = Random("shared")
    for _ in range(30):
        hands = random_hands(chance, 4, 5, uneven=False)
        kernel = built.Kernel(8)
        kernel.rule(4, False, False, False)
        kernel.set_trump(chance.randrange(-1, 4))
        for place, word in enumerate(words(hands)):
            kernel.deal(place, word)
        kernel.random = 99
        ours = kernel.play_outs(0b0101, 0, 200, False)
        kernel.random = 99
        assert ours + kernel.play_outs(0b1010, 0, 200, False) == 200 * 5
        assert kernel.play_outs(0b0101, 0, 1, True) + kernel.play_outs(0b1010, 0, 1, True) == 5


def test_a_fifth_suit_raises_a_clear_error() -> None:
    jacks_above_all = ranked(trump=0)
    order = type(jacks_above_all)(
        tuple(4 if card % 13 == 10 else card // 13 for card in range(52)), jacks_above_all.power
    )
    hands = [[Card(suit * 13 + 3), Card(suit * 13 + 10)] for suit in range(4)]
    with pytest.raises(ValueError, match="four lanes"):
        OpenHands(hands, order, (0, 1, 0, 1))


def test_the_version_says_whether_the_kernel_is_compiled() -> None:
    assert version().endswith("compiled)" if is_compiled() else "interpreted)")


def test_one_cache_serves_deals_with_card_values() -> None:
    """In the next deal another card has the same position. The value of the former card must no longer count."""
    chance, points, memory = Random("memory"), POINTS[3], new_kernel(2, points=POINTS[3])
    for _ in range(20):
        cards = chance.sample(FULL_PACK, 10)
        hands = (cards[:5], cards[5:])
        alone = OpenHands(hands, ranked(), (0, 1), points=points).tricks(0)
        assert OpenHands(hands, ranked(), (0, 1), points=points, memory=memory).tricks(0) == alone
