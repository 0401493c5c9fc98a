"""Computer player of Whist: the book's rules, card counting, and sampled hands. It sees only its View.

A learner looks only at the current trick. A sound player follows the book's rules and counts every card; it samples
hands for the last four tricks. A sharp player samples hands for every card, and weights them by how well they explain
the play. With nine cards or fewer it solves them. With more it plays out each of its cards to the last six, and solves
those.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from crowe_table.engine.cards import Card, suit
from crowe_table.engine.core import Reason, because
from crowe_table.engine.rng import Rng
from crowe_table.games.whist.beginner import rank_as_beginner
from crowe_table.games.whist.conventions import RuledCard, rank_by_rules
from crowe_table.games.whist.position import HEIGHT, Position
from crowe_table.games.whist.state import WhistPhase, WhistView
from crowe_table.games.whist.worlds import SOLVED_OUTRIGHT, HandSampler, played_deal
from crowe_table.kit.between_deals import AgreeToRise, default_answer
from crowe_table.kit.claims import Claim
from crowe_table.kit.honours import AnswerCall, CallHonours
from crowe_table.kit.ranking import ranked
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.shuffling import LeavePack, Shuffle
from crowe_table.kit.tricks import Play, revoked
from crowe_table.search.advice import (
    NO_REASON,
    Advice,
    Level,
    Measure,
    StopCheck,
    advice_rng,
    never_stop,
    rules_decide_ties,
)
from crowe_table.search.expected_play import add_expected_line
from crowe_table.search.trick_worlds import SOLVED, EvaluatedCard, sample_cards

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=192, score=True, budget=2000)
"""Skill level of the player that gives hints."""

MAX_OPEN_POSITIONS = 40_000
"""Limit on the number of positions when a deal with all hands known is solved. Beyond it, the deal is played out."""
WORLDS_FACTOR = 2.0
"""Factor on a level's number of sampled deals. Many are needed, because most explain the play too poorly to count."""
HARD_WORLDS_FACTORS: Mapping[int, float] = {9: 0.7, 8: 1.4}
"""The factor for the hands that take longest to solve, by the number of cards."""
SOUND_ENDING_WORLDS = 16
"""Number of sampled deals of a sound player, before WORLDS_FACTOR is applied.

A sound player samples only the last tricks, which are solved.
"""
DOUBT = 2
"""If cards were played out, the book's card is chosen unless another is better by more than this many standard errors.

If they were solved, the book decides only between cards of equal value. Any doubt in its favour lost tricks.
"""
SOLVED_ERROR, PLAYED_OUT_ERROR = 0.025, 0.06
"""Least standard errors of a card's value in tricks if it was solved, and if it was played out plainly."""
GAME = 2.0
"""Value in tricks of winning the game in this deal, and cost of losing it."""


def evaluate(view: WhistView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions worth considering, best first, each with its value and its reason."""
    if not view.legal:
        return ()
    if view.public.phase == WhistPhase.PLAY and any(isinstance(action, Play) for action in view.legal):
        return _evaluate_play(view, level, rng, should_stop)
    return _other_action(view, rng)


def advise(view: WhistView) -> tuple[Advice, ...]:
    """Return a good player's actions, best first. Equal views give equal advice."""
    rng = advice_rng(view)
    advice = evaluate(view, ADVISER, rng)
    if not advice or not isinstance(advice[0].action, Play):
        return advice
    position = Position(view)
    worlds = HandSampler(position)
    if not worlds.hidden:
        return advice
    if (longest := _longer_suit(position, advice[0].action.card)) is not None and advice[0].measure is Measure.POINTS:
        why = because("hint-not-longest", law="good-play", suit=longest)
        return (replace(advice[0], why=why, also=(advice[0].why,)), *advice[1:])
    deal = played_deal(position)
    return add_expected_line(advice, view.public, view.seat, position.order, deal, lambda: worlds.hands(rng))


def _longer_suit(position: Position, card: Card) -> int | None:
    """Return the longest plain suit, if the hand's first lead comes from a shorter plain suit.

    Otherwise return None.
    """
    if position.cards or suit(card) == position.trump or any(leader == position.place for leader, _ in position.tricks):
        return None
    plain = [each for each in range(4) if each != position.trump]
    longest = max(plain, key=lambda each: len(position.own(each)))
    return longest if len(position.own(longest)) > len(position.own(suit(card))) else None


# --- Outside the play ------------------------------------------------------------------------------------------------


def _other_action(view: WhistView, rng: Rng) -> tuple[Advice, ...]:
    """Choose an action other than a card: call honours, claim a proved revoke, shuffle or confirm.

    Computer players do not shuffle or look at tricks again unless they must.
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
    if (said := default_answer(legal)) is not None:
        return (Advice(said, 0.0, because("hint-rise-together" if isinstance(said, AgreeToRise) else "hint-ready")),)
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
    """Whether a claimed revoke is proved, because the player later played a card of the suit."""
    return revoked(view.public, claim.other, claim.trick - 1, (), ranked())


# --- Play ------------------------------------------------------------------------------------------------------------


def _evaluate_play(view: WhistView, level: Level, rng: Rng, should_stop: StopCheck) -> tuple[Advice, ...]:
    claim = next((action for action in view.legal if isinstance(action, Claim)), None)
    if claim is not None and level.whole:
        return (Advice(claim, float(len(Position(view).hand)), because("hint-claim", law="claims")),)
    position = Position(view)
    if len(position.legal) == 1:
        only = position.legal[0]
        return (Advice(Play(position.seat, only), 0.0, because("hint-only", law="the-play")),)
    ruled = rank_by_rules(position) if level.whole else rank_as_beginner(position)
    if level.whole and not level.worlds and len(position.hand) <= SOLVED:
        level = replace(level, worlds=SOUND_ENDING_WORLDS)
    if level.worlds:
        return _by_worlds(position, ruled, level, rng, should_stop)
    return tuple(_by_rule(position, each) for each in ruled)


def _by_rule(position: Position, ruled: RuledCard) -> Advice:
    """Return advice for a card that was ranked by the book's rules alone.

    Its value is a score, not a number of tricks.
    """
    return Advice(Play(position.seat, ruled.card), ruled.score, _why(ruled), Measure.NOTHING)


def _why(ruled: RuledCard) -> Reason:
    return because(f"hint-{ruled.rule}", law="good-play") if ruled.rule else NO_REASON


# --- Worlds ----------------------------------------------------------------------------------------------------------


def _by_worlds(
    position: Position, ruled: list[RuledCard], level: Level, rng: Rng, should_stop: StopCheck
) -> tuple[Advice, ...]:
    """Evaluate cards by their average number of tricks over sampled hands, and by their effect on winning the game.

    If sampled deals cannot tell cards apart, the book's card comes first.
    """
    groups = _equal_groups(position, ruled)
    if len(groups) == 1:
        return tuple(_by_rule(position, each) for each in ruled)
    tried = _evaluate_cards(position, [group[0].card for group in groups], level, rng, should_stop)
    found = {each.card: each for each in tried}
    solved = len(position.hand) <= SOLVED_OUTRIGHT
    least = SOLVED_ERROR if solved else PLAYED_OUT_ERROR
    advice = []
    for group in groups:
        value, error = found[group[0].card].value, max(least, found[group[0].card].error)
        advice += [Advice(Play(position.seat, each.card), value, _why(each), error=error) for each in group]
    advice.sort(key=lambda each: -each.value)
    return rules_decide_ties(advice, [Play(position.seat, each.card) for each in ruled], 0 if solved else DOUBT)


def _evaluate_cards(
    position: Position, cards: list[Card], level: Level, rng: Rng, should_stop: StopCheck
) -> list[EvaluatedCard]:
    """Evaluate these cards over sampled hands, or exactly if all hands are known."""
    deal = played_deal(position)

    def gain(taken: int) -> float:
        made = taken - deal.taken
        return made + (_game_value(position, made) if level.score else 0.0)

    worlds = HandSampler(position)
    if worlds.hidden:
        count = int(level.worlds * HARD_WORLDS_FACTORS.get(len(position.hand), WORLDS_FACTOR))
        return sample_cards(deal, cards, lambda: worlds.hands(rng), gain, count, should_stop)
    deal.imagine(worlds.hands(rng))
    made = deal.solved(cards, should_stop, MAX_OPEN_POSITIONS) or [deal.played_plainly(card) for card in cards]
    return [EvaluatedCard(card, gain(taken), 0.0) for card, taken in zip(cards, made, strict=True)]


def _equal_groups(position: Position, ruled: list[RuledCard]) -> list[list[RuledCard]]:
    """Group equivalent cards: cards of a suit with no card between them that others may hold.

    Each group begins with the card that the book's rules rank first.
    """
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


def _game_value(position: Position, made: float) -> float:
    """Return the value in tricks of winning or losing the game, if this side takes ``made`` more tricks."""
    if position.options.exhibit:
        return 0.0
    ours, theirs = position.taken
    left = len(position.hand)
    value = GAME if ours + made >= position.wanted(position.side) else 0.0
    return value - (GAME if theirs + left - made >= position.wanted(1 - position.side) else 0.0)
