"""Exact solver of the last nine tricks, in which both hands are known.

A hand is a number with four bits for each face. The bits count the copies of the face, so that identical cards merge.
The solver maximises the value of the game, which depends on the last trick and sometimes on the brisques.
"""

from collections.abc import Iterator, Sequence

from crowe_table.games.bezique.heuristics import FACES, LOW_TO_HIGH, face_of
from crowe_table.games.bezique.options import BeziqueOptions
from crowe_table.games.bezique.settlement import settlement_of
from crowe_table.games.bezique.state import ALL_BRISQUES, LAST_TRICK
from crowe_table.kit.ranking import NO_TRUMP
from crowe_table.search.advice import StopCheck, never_stop

ONE = [1 << 4 * face for face in range(FACES)]
OF_SUIT = [sum(15 << 4 * face for face in range(8 * of, 8 * of + 8)) for of in range(4)]
CHECK_INTERVAL = 2000
"""Number of positions between two checks of the time."""


def hand_number(bits: Sequence[int]) -> int:
    """Return the number that stands for these cards."""
    return sum([ONE[face_of(bit)] for bit in bits])


def faces_in(hand: int) -> list[int]:
    """Return the faces in a hand, highest first."""
    found = []
    while hand:
        face = (hand.bit_length() - 1) >> 2
        found.append(face)
        hand &= ONE[face] - 1
    return found


class LastNine:
    """Solver of one ending for player 0, who is to be advised."""

    def __init__(
        self,
        trump: int,
        scores: Sequence[int],
        brisques: Sequence[int],
        o: BeziqueOptions,
        should_stop: StopCheck = never_stop,
    ) -> None:
        self.trumps = OF_SUIT[trump] if trump != NO_TRUMP else 0
        self.values = [[_signed_value(scores, last, taken, o) for taken in range(ALL_BRISQUES + 1)] for last in (0, 1)]
        reach = slice(brisques[0], ALL_BRISQUES - brisques[1] + 1)
        self.counts = any(len(set(row[reach])) > 1 for row in self.values)
        """Whether brisques affect the value of the game."""
        self.ends = tuple(pick([each for row in self.values for each in row[reach]]) for pick in (min, max))
        """Worst and best values that can be reached. The search stops at either."""
        self.known: dict[tuple[int, int, int, int], float] = {}
        self.should_stop = should_stop
        self.timed_out = False
        """Whether time ran out. The result is then invalid."""

    def legal_faces(self, hand: int, led: int) -> list[int]:
        """Return the faces that may answer a lead.

        They are higher cards of the suit, else any cards of the suit, else trumps, else any cards.
        """
        of = OF_SUIT[led >> 3]
        own = hand & of
        if own:
            return faces_in(own & ~(ONE[led] * 16 - 1)) or faces_in(own)
        return faces_in(hand & self.trumps) or faces_in(hand)

    def after(self, hands: Sequence[int], leader: int, led: int, reply: int, taken: int) -> float:
        """Return the value after a trick is complete."""
        same = led >> 3 == reply >> 3
        wins = reply > led if same else bool(ONE[reply] & self.trumps)
        winner = 1 - leader if wins else leader
        left = [hands[0], hands[1]]
        left[leader] -= ONE[led]
        left[1 - leader] -= ONE[reply]
        if self.counts and winner == 0:
            taken += _brisque(led) + _brisque(reply)
        if not left[0]:
            return self.values[winner][taken]
        return self.best(left[0], left[1], winner, taken)

    def reply(self, hands: Sequence[int], leader: int, led: int, taken: int) -> float:
        """Return the value of a lead if the opponent answers optimally."""
        answers = self.legal_faces(hands[1 - leader], led)
        return self._taken(1 - leader, (self.after(hands, leader, led, each, taken) for each in answers))

    def best(self, mine: int, theirs: int, leader: int, taken: int) -> float:
        """Return the value of a position."""
        key = (mine, theirs, leader, taken)
        known = self.known.get(key)
        if known is not None:
            return known
        if len(self.known) % CHECK_INTERVAL == CHECK_INTERVAL - 1 and self.should_stop():
            self.timed_out = True
        if self.timed_out:
            return 0.0
        hands = (mine, theirs)
        value = self._taken(leader, (self.reply(hands, leader, led, taken) for led in faces_in(hands[leader])))
        self.known[key] = value
        return value

    def _taken(self, player: int, values: Iterator[float]) -> float:
        """Return the value that a player prefers. The search stops early at the best value for that player."""
        pick, end = (max, self.ends[1]) if player == 0 else (min, self.ends[0])
        best = next(values)
        while best != end:
            other = next(values, None)
            if other is None:
                break
            best = pick(best, other)
        return best


def _brisque(face: int) -> int:
    return LOW_TO_HIGH[face & 7] in "TA"


def _signed_value(scores: Sequence[int], last: int, taken: int, o: BeziqueOptions) -> float:
    """Return the value of the game for player 0. A loss is negative."""
    final = [scores[player] + LAST_TRICK * (player == last) for player in (0, 1)]
    found = settlement_of(final, (taken, ALL_BRISQUES - taken), o)
    return float(found.value if found.winner == 0 else -found.value)
