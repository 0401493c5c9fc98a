"""What a good player of Whist knows: the book's comments, every card counted, and worlds imagined and solved.

It sees Views alone. A learner goes by the rules and forgets; a sound player counts every card; a sharp one imagines the
hands the others may hold, weighs them by what has been played, and solves the rest of the play in each with all hands
open, as soon as few enough cards are left; before that each world is played on by plain rules until they are.
"""

from collections.abc import Sequence

from crowe_table.engine.cards import ACE, KING, KNAVE, QUEEN, Card, rank, suit
from crowe_table.engine.core import Reason, because
from crowe_table.engine.rng import Chance, Rng
from crowe_table.games.whist.actions import AnswerCall, CallHonours
from crowe_table.games.whist.conventions import EARLY, RuledCard, by_the_book
from crowe_table.games.whist.position import HEIGHT, Place, Position
from crowe_table.games.whist.state import SEATS, WhistPhase, WhistView
from crowe_table.kit.claims import Claim
from crowe_table.kit.ranking import ranked
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.shuffling import LeavePack, Shuffle
from crowe_table.kit.tricks import Play, revoked
from crowe_table.search.advice import Advice, Enough, Level, Measure, never
from crowe_table.search.kernel import Kernel
from crowe_table.search.open_hands import OpenHands, new_kernel
from crowe_table.search.worlds import Worlds

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=192, score=True, budget=2000)
"""Who gives hints."""

SIDES = (0, 1, 0, 1)
"""The side of each place."""
SOLVED = 7
"""With so many cards in hand, or fewer, the rest is solved in every world imagined."""
OPEN_NODES = 40_000
"""Where all hands are known the rest is solved however many are left, if it takes no more positions than this."""
PLAYED_TO = 5
"""Before that, worlds are played on until so many cards are left, and solved from there."""
WORLDS = {1: 192, 2: 192, 3: 192, 4: 160, 5: 80, 6: 40, 7: 20}
"""Worlds imagined by how many cards are in hand; and with more than seven:"""
MANY = 32
CANDIDATES = 4
"""Cards thought about in worlds that are played on."""
TRUST = 0.25
"""Tricks by which a card the rules prefer is preferred: with all hands open one undervalues what partners tell."""
DOUBT = 1.0
"""The same before the rest can be solved: worlds that are only played on must speak loudly against the rules. Measured
against sound players over the same 40 pairs of deals: heeding them at a quarter of a trick made 0.11 ± 0.09 tricks a
deal, the rules alone till seven cards are left 0.29 ± 0.09.
"""
GAME = 2.0
"""What winning the game in this deal, or losing it, is worth, in tricks."""
FOR, AGAINST = 3.0, 1 / 3
"""How worlds are weighed in which a player's cards explain what they played, and in which they do not."""


def weigh(view: WhistView, level: Level, rng: Rng, enough: Enough = never) -> tuple[Advice, ...]:
    """The lawful answers worth thinking about, best first, each with its worth and its reason."""
    if not view.legal:
        return ()
    if view.public.phase == WhistPhase.PLAY and any(isinstance(action, Play) for action in view.legal):
        return _weigh_play(view, level, rng, enough)
    return _no_play(view, rng)


def advise(view: WhistView) -> tuple[Advice, ...]:
    """What a good player would do here, best first; always the same for the same view."""
    return weigh(view, ADVISER, Chance(f"advice {view.public.deal} {view.seat}").stream(view.public.phase.name.lower()))


# --- What is not play ------------------------------------------------------------------------------------------------


def _no_play(view: WhistView, rng: Rng) -> tuple[Advice, ...]:
    """Honours are called when they can be, revokes claimed when they are certain, and all else is ceremony.

    Nobody of the house shuffles or looks back who need not.
    """
    legal = view.legal
    if view.public.phase == WhistPhase.COUNT:
        claims = [action for action in legal if isinstance(action, ClaimRevoke) and _revoked(view, action)]
        if claims:
            return (Advice(claims[0], 1.0, because("hint-revoke", seat=claims[0].other, number=claims[0].trick)),)
        ready = [action for action in legal if not isinstance(action, ClaimRevoke)]
        return tuple(Advice(action, 0.0, because("hint-ready")) for action in ready)
    if view.call is None or not view.call.must:
        return ()
    for kind, key in (
        (CallHonours, "hint-call"),
        (AnswerCall, "hint-answer"),
        (LeavePack, "hint-leave"),
        (Shuffle, "hint-shuffle"),
    ):
        for action in legal:
            if isinstance(action, kind):
                return (Advice(action, 0.0, because(key)),)
    action = legal[rng.below(len(legal))]
    return (Advice(action, 0.0, because("hint-any")),)


def _revoked(view: WhistView, claim: ClaimRevoke) -> bool:
    """Whether all have seen that a player did not follow a suit they had: they have played it since."""
    return revoked(view.public, claim.other, claim.trick - 1, (), ranked())


# --- Play ------------------------------------------------------------------------------------------------------------


def _weigh_play(view: WhistView, level: Level, rng: Rng, enough: Enough) -> tuple[Advice, ...]:
    claim = next((action for action in view.legal if isinstance(action, Claim)), None)
    if claim is not None and level.whole:
        return (Advice(claim, float(len(Position(view).hand)), because("hint-claim", law="claims")),)
    position = Position(view)
    if len(position.legal) == 1:
        only = position.legal[0]
        return (Advice(Play(position.seat, only), 0.0, because("hint-only", law="the-play")),)
    if not level.whole:
        position.forget()
    ruled = by_the_book(position)
    if level.worlds:
        return _by_worlds(position, ruled, level, rng, enough)
    return tuple(_by_rule(position, each) for each in ruled)


def _by_rule(position: Position, ruled: RuledCard) -> Advice:
    """A card where only the rules were asked: they rank the cards, and say nothing of tricks."""
    return Advice(Play(position.seat, ruled.card), ruled.score, _why(ruled), Measure.NOTHING)


def _why(ruled: RuledCard, otherwise: str = "least") -> Reason:
    """The rule that speaks for a card, or what else does."""
    return because(f"hint-{ruled.rule or otherwise}", law="good-play")


# --- Worlds ----------------------------------------------------------------------------------------------------------


def _by_worlds(
    position: Position, ruled: list[RuledCard], level: Level, rng: Rng, enough: Enough
) -> tuple[Advice, ...]:
    """Each card by the tricks it makes, in the mean of the worlds, and by the game it wins or loses."""
    left = len(position.hand)
    solved = left <= SOLVED
    groups = _alike(position, ruled)
    if not solved:
        groups = groups[:CANDIDATES]
    if len(groups) == 1:
        return tuple(_by_rule(position, each) for each in ruled)
    deals = _ImaginedHands(position)
    worlds = min(level.worlds, WORLDS.get(left, MANY)) if deals.hidden else 1
    memory, cards = new_kernel(SEATS), [group[0].card for group in groups]
    worth, weights = [0.0] * len(groups), 0.0
    alone = None if deals.hidden else enough
    for done in range(worlds):
        if done and enough():
            break
        hands = deals.hands(rng)
        weight = likelihood(position, hands) if deals.hidden and position.options.signals == "book" else 1.0
        weights += weight
        for at, made in enumerate(_made(position, hands, cards, solved, memory, alone)):
            worth[at] += weight * (made + (_game(position, made) if level.score else 0.0))
    best = max(group[0].score for group in groups)
    advice = []
    for at, group in enumerate(groups):
        trust = _trust(best - group[0].score, solved) if deals.hidden else 0.0
        value = worth[at] / weights - trust
        advice += [Advice(Play(position.seat, each.card), value, _why(each, "made-most")) for each in group]
    named = {each.action for each in advice}
    rest = [_by_rule(position, each) for each in ruled]
    order = sorted(advice, key=lambda each: -each.value)
    return (*order, *(each for each in rest if each.action not in named))


def _trust(behind: float, solved: bool) -> float:
    """By how much a card is held back that the rules put so far behind their best."""
    if not solved:
        return DOUBT if behind > 0 else 0.0
    return TRUST * min(1.0, behind)


def _alike(position: Position, ruled: list[RuledCard]) -> list[list[RuledCard]]:
    """Cards that make the same tricks together, the one the rules prefer first: none that is out lies between them."""
    groups: list[list[RuledCard]] = []
    apart = [*position.out, *position.cards]
    for each in ruled:
        for group in groups:
            if _equal(each.card, group[0].card, apart):
                group.append(each)
                break
        else:
            groups.append([each])
    return groups


def _equal(one: Card, other: Card, apart: Sequence[Card]) -> bool:
    if suit(one) != suit(other):
        return False
    low, high = sorted((HEIGHT[one], HEIGHT[other]))
    return not any(suit(card) == suit(one) and low < HEIGHT[card] < high for card in apart)


class _ImaginedHands:
    """The hands of all places in one world after another."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._lacks = [0] * SEATS
        played = len(position.cards)
        for place in range(SEATS):
            if place != position.place:
                has_played = (place - position.trick[0]) % SEATS < played
                self._lacks[place] = len(position.hand) - (1 if has_played else 0)
        self.hidden = len(position.holds) < len(position.out)
        room = dict(enumerate(self._lacks))
        self._worlds = Worlds(position.out, room, known=position.holds, void=dict(enumerate(position.void)))
        if not self._worlds.count:
            self._worlds = Worlds(position.out, room, known=position.holds)

    def hands(self, rng: Rng) -> list[list[Card]]:
        world = self._worlds.draw(rng)
        world[self._position.place] = list(self._position.hand)
        return [world[place] for place in range(SEATS)]


def _made(
    position: Position,
    hands: list[list[Card]],
    cards: Sequence[Card],
    solved: bool,
    memory: Kernel,
    enough: Enough | None,
) -> list[float]:
    """Tricks that one's side makes after each of these cards in one world. ``enough`` is given if there is no other."""
    leader, trick = position.trick
    whole = [list(hand) for hand in hands]
    for at, card in enumerate(trick):
        whole[(leader + at) % SEATS].append(card)
    order = ranked(trump=position.trump)
    if solved or enough is not None:
        most = 0 if solved else OPEN_NODES
        solver = OpenHands(whole, order, SIDES, memory=memory, enough=enough or never, most=most)
        made = [solver.after(leader, trick, card) for card in cards]
        if not solver.spent:
            return [float(each) for each in made]
    solver = OpenHands(whole, order, SIDES, memory=memory)
    return [float(solver.played_on(leader, trick, card, PLAYED_TO)) for card in cards]


def _game(position: Position, made: float) -> float:
    """What it is worth if so many tricks more win or lose the game."""
    if position.options.exhibit:
        return 0.0
    ours, theirs = position.taken
    left = len(position.hand)
    worth = GAME if ours + made >= position.wanted(position.side) else 0.0
    return worth - (GAME if theirs + left - made >= position.wanted(1 - position.side) else 0.0)


def likelihood(position: Position, hands: Sequence[Sequence[Card]]) -> float:
    """How well a world explains the leads that were made with a meaning: they tell of honours and length."""
    weight = 1.0
    fell: list[list[Card]] = [[] for _ in range(SEATS)]
    for leader, cards in (*position.tricks, position.trick):
        for at, card in enumerate(cards):
            fell[(leader + at) % SEATS].append(card)
    seen_suits: set[tuple[Place, int]] = set()
    for number, (leader, cards) in enumerate((*position.tricks, position.trick)):
        if number >= EARLY or not cards or leader == position.place:
            continue
        led = cards[0]
        if suit(led) == position.trump or (leader, suit(led)) in seen_suits:
            continue
        seen_suits.add((leader, suit(led)))
        held = [card for card in (*hands[leader], *fell[leader]) if suit(card) == suit(led)]
        weight *= FOR if _explains(led, {rank(card) for card in held}, len(held)) else AGAINST
    return weight


def _explains(led: Card, ranks: set[int], length: int) -> bool:
    """Whether a lead is what the book leads from such a suit."""
    match rank(led):
        case value if value == KING:
            return ACE in ranks or QUEEN in ranks
        case value if value == ACE:
            return KING not in ranks
        case value if value == QUEEN:
            return KNAVE in ranks and KING not in ranks
        case value if value == KNAVE:
            return QUEEN not in ranks
    sequence = {ACE, KING} <= ranks or {KING, QUEEN} <= ranks or {QUEEN, KNAVE} <= ranks
    return not sequence and (length >= 3 or length == 1)
