"""Reasons for hints at Cribbage, with their claims. The computer player offers the reasons that contain figures."""

from collections.abc import Callable, Sequence
from functools import cached_property

from crowe_table.engine.cards import Card, rank, suit
from crowe_table.games.cribbage.counting import Combination, in_play, value
from crowe_table.games.cribbage.deal_view import DealView
from crowe_table.search.reasons import HintCase, ReasonClaim, Reasons, claim, measured, offered

LAID_OUT_LAW, PLAY_LAW, CLAIMS_LAW = "the-crib", "the-play", "the-claims"
NEAR_END = 20
"""The end is near, for a hint, once a side is within this many holes of the target."""
FEW = 0.25
"""A hint says that few cards can follow if less than this share of the unseen cards fits within thirty-one."""


class CribbageCase(HintCase):
    """A hint case of Cribbage: the situation and the action that a hint explains."""

    @cached_property
    def seen(self) -> DealView:
        return DealView(self.view)

    @property
    def plays(self) -> bool:
        return self.act in ("play", "play_for")

    @property
    def leads(self) -> bool:
        """Whether the card is the first of a count."""
        return self.plays and not self.r.pile

    @property
    def pile(self) -> Sequence[Card]:
        """Cards of this count, including the card played."""
        return [*self.r.pile, self.card]

    @property
    def after(self) -> int:
        """Count after the card is played."""
        return int(self.r.count + value(self.card))

    @property
    def made(self) -> Sequence[Combination]:
        """Combinations that the card scores at once."""
        if not self.plays or self.seen.start is None:
            return ()
        return in_play(self.pile, self.after, self.seen.start, self.options)

    def last_alike(self, number: int) -> bool:
        """Whether the last cards of the pile are of one rank, and exactly ``number`` of them."""
        ranks = [rank(card) for card in self.pile]
        longer = len(ranks) > number and ranks[-number - 1] == ranks[-1]
        return len(ranks) >= number and len(set(ranks[-number:])) == 1 and not longer

    @property
    def near_end(self) -> bool:
        return bool(max(self.r.scores) >= self.options.target - NEAR_END)

    @property
    def paired_in_hand(self) -> bool:
        return any(card != self.card and rank(card) == rank(self.card) for card in self.seen.hand)

    @property
    def few_follow(self) -> bool:
        """Whether few of the unseen cards still fit within thirty-one."""
        fit = sum(self.after + value(card) <= 31 for card in self.seen.unseen)
        return fit < FEW * len(self.seen.unseen)


def _scores(key: str, holds: Callable[[CribbageCase], bool]) -> ReasonClaim[CribbageCase]:
    """Return the reason for a card that makes exactly one combination.

    The points in the reason must be those scored.
    """

    def one(c: CribbageCase) -> bool:
        points = c.args.get("points")
        return c.plays and len(c.made) == 1 and points == c.made[0][0] and holds(c)

    return offered(key, one, law=PLAY_LAW)


def _sequence(c: CribbageCase) -> bool:
    ranks = sorted(rank(card) for card in c.pile[-int(str(c.args["length"])) :])
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def _flush(c: CribbageCase) -> bool:
    return len({suit(card) for card in c.pile[-int(str(c.args["length"])) :]}) == 1


def _knave_of_start(c: CribbageCase) -> bool:
    return c.seen.start is not None and rank(c.card) == 10 and suit(c.card) == suit(c.seen.start)


REASONS = Reasons(
    CribbageCase,
    (
        claim("hint-cut", lambda c: c.act == "cut"),
        claim("hint-ready", lambda c: c.act == "ready"),
        # Laying out.
        measured("hint-hand-alone"),
        measured("hint-own-crib"),
        measured("hint-their-crib"),
        measured("hint-crib-race"),
        offered("hint-crib-lurch", lambda c: c.act == "lay_out" and c.near_end, law=LAID_OUT_LAW),
        # Playing.
        claim("hint-only", lambda c: c.plays and len({act.card for act in c.view.legal}) == 1, law=PLAY_LAW),
        _scores("hint-fifteen", lambda c: c.after == 15 or c.options.play_fifteen != "whole_count"),
        _scores("hint-thirty-one", lambda c: c.after == 31),
        _scores("hint-pair", lambda c: c.last_alike(2)),
        _scores("hint-pair-royal", lambda c: c.last_alike(3)),
        _scores("hint-double-pair-royal", lambda c: c.last_alike(4)),
        _scores("hint-run", _sequence),
        _scores("hint-flush", _flush),
        _scores("hint-noddy", _knave_of_start),
        _scores("hint-nob", _knave_of_start),
        offered(
            "hint-several",
            lambda c: len(c.made) > 1 and c.args.get("points") == sum(points for points, *_ in c.made),
            law=PLAY_LAW,
        ),
        measured("hint-play-race"),
        offered("hint-play-lurch", lambda c: c.plays and c.near_end, law=PLAY_LAW),
        offered(
            "hint-trap",
            lambda c: c.plays and c.paired_in_hand and c.after + 2 * value(c.card) <= 31,
            law=PLAY_LAW,
        ),
        offered("hint-lead-low", lambda c: c.leads and value(c.card) + 10 < 15, law=PLAY_LAW),
        offered("hint-shut", lambda c: c.plays and c.few_follow, law=PLAY_LAW),
        measured("hint-dangers"),
        measured("hint-least"),
        # Claims and pegs.
        offered(
            "hint-muggins",
            lambda c: c.act == "muggins" and c.args.get("points") == c.r.verdict.missed > 0,
            law=CLAIMS_LAW,
        ),
        offered("hint-peg", lambda c: c.act == "peg" and c.action.holes == c.r.due, law="the-board"),
        measured("hint-claim"),
        offered("hint-let-stand", lambda c: c.act == "let_stand" and not c.r.verdict.missed, law=CLAIMS_LAW),
        offered("hint-deal-stands", lambda c: c.act == "deal_stands", law="the-laws"),
    ),
)
"""Reasons for hints, best first."""
