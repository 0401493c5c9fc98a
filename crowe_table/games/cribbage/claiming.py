"""Claims and pegging of computer players. Only public information is used."""

from crowe_table.engine.core import Seat, because
from crowe_table.engine.rng import Rng
from crowe_table.games.cribbage.actions import DealStands, Peg
from crowe_table.games.cribbage.scale import scale
from crowe_table.games.cribbage.state import CRIB, PLAYED, START, CribbagePhase, CribbageView
from crowe_table.kit.score_claims import ClaimScore, LetStand, Muggins
from crowe_table.search.advice import Advice, Level

LAW, BOARD_LAW = "the-claims", "the-board"
SLIPS = 10
"""A learner makes one mistake in this many claims, on average."""


def is_for_claiming(view: CribbageView) -> bool:
    """Whether the question is about a claim, a peg to move, or missed points, which this module answers."""
    spoken = (ClaimScore, LetStand, Peg, DealStands)
    return missed(view) or any(isinstance(action, spoken) for action in view.legal)


def missed(view: CribbageView) -> bool:
    """Whether the viewer may take points that another player has missed."""
    return view.public.verdict.missed > 0 and Muggins(view.seat) in view.legal


def evaluate(view: CribbageView, level: Level, rng: Rng) -> tuple[Advice, ...]:
    """Return the claim or peg that is due. Missed points are always taken, and a deal stands after a harmless fault."""
    r = view.public
    if missed(view):
        points = r.verdict.missed
        return (Advice(Muggins(view.seat), points, because("hint-muggins", points=points, law=LAW)),)
    match r.phase:
        case CribbagePhase.PEG:
            return (Advice(Peg(view.seat, r.due), 0.0, because("hint-peg", points=r.due, law=BOARD_LAW)),)
        case CribbagePhase.SHOW:
            claim = claimed_points(shown(view), level, rng)
            return (Advice(ClaimScore(view.seat, claim), 0.0, because("hint-claim", points=claim, law=LAW)),)
        case CribbagePhase.AGREE:
            return (Advice(LetStand(view.seat), 0.0, because("hint-let-stand", law=LAW)),)
    return (Advice(DealStands(view.seat), 0.0, because("hint-deal-stands", law="the-laws")),)


def claimed_points(points: int, level: Level, rng: Rng) -> int:
    """Return the number of points that a player claims if the true score is ``points``."""
    slips = not level.whole and rng.below(SLIPS) == 0
    return max(0, points - 2) if slips else points


def shown(view: CribbageView) -> int:
    """Return the score of the cards that are to be counted now."""
    r = view.public
    crib = len(r.counted) == view.seats
    seat = Seat(0) if crib else r.round_from(r.eldest)[len(r.counted)]
    cards = view.zone(CRIB.key if crib else PLAYED[seat].key).cards
    (start,) = view.zone(START.key).cards
    return scale(len(cards), view.options, crib).total(cards, start)
