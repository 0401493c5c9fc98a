"""Solver for Brag with two players. ``python -m tests.players.brag_solving`` writes the computer players' table.

It uses counterfactual regret minimisation (CFR+; Tammelin, "Solving large imperfect information games using CFR+",
2014) over the public tree of one deal. It treats all classes of hands at once, with several purses and carried pots.
Positions that the table does not distinguish share one strategy. The value of a pot left to a blind hand is its value
in the next deal, from the same solution. Hands are treated as independent, and the pack as newly shuffled.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy import sparse

from crowe_table.games.brag.chances import all_hands
from crowe_table.games.brag.hands import ranking_of
from crowe_table.games.brag.mixtures import MAX_WEIGHT, Mixture, Mixtures, Move, pack, unpack
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.state import Status
from crowe_table.games.brag.two_seats import CLASSES, FILE, UNIT, Side, TwoLeft, class_of

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

RANKING = ranking_of(BragOptions())
CREDIT = BragOptions().bystander_credit * UNIT
PURSES = (8, 20, 84)
"""Purse of each player before the ante, in antes."""
CARRIED = (2, 8, 32)
"""Carried pots, in antes."""
KEPT_OF_TWO = 0.5
"""A player with two unseen hands looks at one, and keeps it if at most this share of all hands is better."""
FIRST_HOLD = 0.65
"""Initial estimate of the value of a carried pot to the player whose blind hand it was left to."""
DELAY = 20
"""Number of rounds at the start that the average omits."""
TINY = 1e-30


# --- Classes of hands ------------------------------------------------------------------------------------------------


def _classes() -> tuple[Floats, Floats, Floats]:
    """Return three arrays for classes of hands.

    They are each class's probability, its chance against every other class, and its chance of being kept as one of two
    hands.
    """
    strengths = np.array(all_hands(RANKING).strengths)
    values, first, counts = np.unique(strengths, return_index=True, return_counts=True)
    above = len(strengths) - first - counts
    place = (above + counts / 2) / len(strengths)
    kinds = np.array([class_of(share) for share in place])
    prior = np.bincount(kinds, counts, CLASSES) / len(strengths)
    better = np.zeros((CLASSES, CLASSES))
    for one in range(len(values)):
        better[kinds[one]] += counts[one] * np.bincount(kinds[:one], counts[:one], CLASSES)
    better /= np.outer(prior, prior) * len(strengths) ** 2
    keeps = np.bincount(kinds, counts * (place <= KEPT_OF_TWO), CLASSES) / (prior * len(strengths))
    return prior.astype(np.float32), better.astype(np.float32), keeps.astype(np.float32)


PRIOR, BETTER, KEEPS = _classes()


# --- The public tree -------------------------------------------------------------------------------------------------

DECIDES, TURNS_UP, WON, CARRIED_ON, SEEN = range(5)
"""Kinds of nodes: a choice; the look at one of two hands; a pot won without a comparison; a carried pot; a
comparison of hands.
"""


class Deal:
    """A position while the tree is built. Seat 0 is the elder hand and seat 1 the dealer."""

    __slots__ = ("level", "pot", "sides", "turn")

    def __init__(self, sides: Sequence[Side], pot: int) -> None:
        self.turn, self.sides, self.pot, self.level = 0, list(sides), pot, 0

    def copy(self) -> "Deal":
        twin = Deal(self.sides, self.pot)
        twin.turn, twin.level = self.turn, self.level
        return twin

    def spot(self) -> TwoLeft:
        return TwoLeft(self.turn, self.sides[self.turn], self.sides[1 - self.turn], self.pot, self.level)

    def pay(self, sum_: int) -> None:
        own = self.sides[self.turn]
        self.sides[self.turn] = own._replace(purse=own.purse - sum_)
        self.pot += sum_

    def after(self, move: Move, spot: TwoLeft) -> "Deal":
        """Return the position after a wager."""
        value = dict(zip((Move.LEAST, Move.MIDDLE, Move.MOST), spot.wagers, strict=True))[move]
        twin, one = self.copy(), self.turn
        twin.pay(spot.own.due(value))
        own = twin.sides[one]
        raised = own.open and move is not Move.LEAST
        twin.sides[one] = own._replace(
            laid=own.laid + 1, laid_openly=own.laid_openly + own.open, raised=own.raised + raised
        )
        twin.level, twin.turn = value, 1 - one
        return twin


class Tree:
    """The tree of all deals with one purse. Nodes are grouped by depth, and the children of a node are adjacent."""

    def __init__(self, purse: int, carried: Sequence[int]) -> None:
        self.purse = purse * UNIT
        self.kind: list[int] = []
        self.parent: list[int] = []
        self.actor: list[int] = []
        self.move: list[int] = []
        self.keys: list[int] = []
        self.seen: list[bool] = []
        self.net: list[tuple[float, float]] = []
        self.pots: list[float] = []
        self.roots = [(0, -1), *((pot * UNIT, holder) for pot in carried for holder in (0, 1))]
        self.levels = [0]
        ahead: list[tuple[Deal | None, int, list[int]]] = []
        for pot, holder in self.roots:
            sides = [
                Side(Status.TWO if seat == holder else Status.BLIND, False, 0, 0, 0, self.purse - UNIT, CREDIT)
                for seat in (0, 1)
            ]
            deal = Deal(sides, pot + 2 * UNIT)
            self._add(-1, 0)
            ahead.append((deal, 0, []))
        self.levels.append(len(self.kind))
        while ahead:
            ahead = self._deeper(ahead)
            self.levels.append(len(self.kind))
        self.levels.pop()
        self._close(carried)

    def _add(self, parent: int, move: int, kind: int = DECIDES) -> int:
        self.kind.append(kind)
        self.parent.append(parent)
        self.move.append(move)
        self.actor.append(-1)
        self.keys.append(0)
        self.seen.append(False)
        self.net.append((0.0, 0.0))
        self.pots.append(0.0)
        return len(self.kind) - 1

    def _deeper(self, ahead: list[tuple[Deal | None, int, list[int]]]) -> list[tuple[Deal | None, int, list[int]]]:
        """Return the children of one level of the tree.

        ``looking`` are the seats that look when the cards are dealt.
        """
        found: list[tuple[Deal | None, int, list[int]]] = []
        for node, (deal, stage, looking) in enumerate(ahead, self.levels[-2]):
            if deal is None:
                continue
            if stage < 2:
                spot = TwoLeft(stage, deal.sides[stage], deal.sides[1 - stage], deal.pot, 0)
                self._decide(node, stage, spot.look_key(), False)
                for move in (Move.LEAST, Move.LOOK):
                    self._add(node, move)
                    chosen, twin = looking, deal.copy()
                    if move is Move.LOOK:
                        chosen = [*looking, stage]
                        twin.sides[stage] = deal.sides[stage]._replace(looked=True)
                    found.append((twin, stage + 1, chosen))
                continue
            if looking:
                self._look(node, deal, looking, found)
                continue
            self._wager(node, deal, found)
        return found

    def _decide(self, node: int, actor: int, key: int, seen: bool) -> None:
        self.actor[node], self.keys[node], self.seen[node] = actor, key, seen

    def _look(self, node: int, deal: Deal, looking: list[int], found: list[tuple[Deal | None, int, list[int]]]) -> None:
        """Add the nodes after the first look at the cards.

        A player with two hands keeps one. A single hand is always kept.
        """
        seat = looking[0]
        self.kind[node], self.actor[node] = TURNS_UP, seat
        two = deal.sides[seat].status == Status.TWO
        for status in (Status.OPEN, Status.BLIND) if two else (Status.OPEN,):
            twin = deal.copy()
            twin.sides[seat] = deal.sides[seat]._replace(status=status)
            self._add(node, int(status == Status.BLIND) if two else 2)
            found.append((twin, 2, looking[1:]))

    def _wager(self, node: int, deal: Deal, found: list[tuple[Deal | None, int, list[int]]]) -> None:
        spot, one = deal.spot(), deal.turn
        self._decide(node, one, spot.key(), spot.own.open)
        for move in spot.moves():
            if move is Move.LOOK:
                self._add(node, move)
                found.append((deal, 2, [one]))
            elif move in (Move.FOLD, Move.SEE):
                self._end(node, move, deal, spot)
                found.append((None, 2, []))
            else:
                self._add(node, move)
                found.append((deal.after(move, spot), 2, []))

    def _end(self, node: int, move: Move, deal: Deal, spot: TwoLeft) -> None:
        """Add an end of the deal.

        ``net`` is each seat's gain without the pot. ``actor`` is the seat that wins the pot or, in a comparison, the
        seat that called for it.
        """
        one, twin = deal.turn, deal.copy()
        if move is Move.SEE:
            twin.pay(spot.own.due(2 * deal.level))
            kind = SEEN
        else:
            kind = WON if deal.sides[1 - one].open else CARRIED_ON
        end = self._add(node, move, kind)
        self.actor[end] = one if kind == SEEN else 1 - one
        self.net[end] = (float(twin.sides[0].purse - self.purse), float(twin.sides[1].purse - self.purse))
        self.pots[end] = float(twin.pot)

    def _close(self, carried: Sequence[int]) -> None:
        """Convert all lists to arrays."""
        self.a_kind = np.array(self.kind)
        self.a_parent = np.array(self.parent)
        self.a_actor = np.array(self.actor)
        self.a_move = np.array(self.move)
        self.a_keys = np.array(self.keys)
        self.a_seen = np.array(self.seen)
        self.a_net = np.array(self.net, dtype=np.float32)
        self.a_pots = np.array(self.pots, dtype=np.float32)
        knots = np.log2(np.array(carried, dtype=np.float64) * UNIT)
        self.knots = knots
        at = np.interp(np.log2(np.maximum(self.a_pots, 1)), knots, np.arange(len(knots)))
        self.knot = np.minimum(at.astype(np.int64), len(knots) - 2)
        self.between = (at - self.knot).astype(np.float32)


# --- Solving ---------------------------------------------------------------------------------------------------------


class Level:
    """The edges that lead to one depth of a tree. ``sums`` adds up the children of each node above."""

    def __init__(self, tree: Tree, rows: Ints, start: int, end: int) -> None:
        self.span = slice(start, end)
        self.above = tree.a_parent[start:end]
        self.parents, self.first, self.child_of = np.unique(self.above, return_index=True, return_inverse=True)
        self.sums = sums_of(self.child_of, len(self.parents))
        moves = tree.a_move[start:end]
        kind, actor = tree.a_kind[self.above], tree.a_actor[self.above]
        chosen = kind == DECIDES
        self.chosen = [np.flatnonzero(chosen & (actor == seat)) for seat in (0, 1)]
        places = rows[self.above] * len(Move) + moves
        self.places = [places[chosen] for chosen in self.chosen]
        looks = (kind == TURNS_UP) & (moves < 2)
        self.kept = [np.flatnonzero(looks & (moves == 0) & (actor == seat)) for seat in (0, 1)]
        self.dropped = [np.flatnonzero(looks & (moves == 1) & (actor == seat)) for seat in (0, 1)]


class Choices:
    """The edges of a tree that are choices of one seat, with their positions.

    ``blind`` lists the edges at which the hand is unseen.
    """

    def __init__(self, tree: Tree, rows: Ints, seat: int) -> None:
        edges = np.flatnonzero(tree.a_parent >= 0)
        edges = edges[(tree.a_kind[tree.a_parent[edges]] == DECIDES) & (tree.a_actor[tree.a_parent[edges]] == seat)]
        self.edges, self.above = edges, tree.a_parent[edges]
        self.blind = np.flatnonzero(~tree.a_seen[self.above])
        whole = rows[self.above] * len(Move) + tree.a_move[edges]
        self.places, group = np.unique(whole, return_inverse=True)
        self.whole = whole
        self.sums = sums_of(group, len(self.places))


def sums_of(group: Ints, groups: int) -> sparse.csr_matrix:
    """Return the matrix that adds up the rows of each group. ``groups`` is the number of groups."""
    size = len(group)
    return sparse.csr_matrix((np.ones(size, dtype=np.float32), (group, np.arange(size))), shape=(groups, size))


class Solver:
    """Regrets and average strategies, by key, move and class of hand."""

    def __init__(self, purses: Sequence[int] = PURSES, carried: Sequence[int] = CARRIED) -> None:
        self.carried = carried
        self.trees = [Tree(purse, carried) for purse in purses]
        self.keys = np.unique(np.concatenate([tree.a_keys[tree.a_kind == DECIDES] for tree in self.trees]))
        rows = [np.searchsorted(self.keys, tree.a_keys) % len(self.keys) for tree in self.trees]
        self.may = np.zeros((len(self.keys), len(Move)), dtype=bool)
        self.seen = np.zeros(len(self.keys), dtype=bool)
        for tree, its in zip(self.trees, rows, strict=True):
            edges = np.flatnonzero(tree.a_parent >= 0)
            edges = edges[tree.a_kind[tree.a_parent[edges]] == DECIDES]
            self.may[its[tree.a_parent[edges]], tree.a_move[edges]] = True
            deciding = tree.a_kind == DECIDES
            self.seen[its[deciding]] = tree.a_seen[deciding]
        self.alike = (self.may / self.may.sum(1, keepdims=True)).astype(np.float32)[:, :, None]
        self.regrets = np.zeros((len(self.keys), len(Move), CLASSES), dtype=np.float32)
        self.sums = np.zeros_like(self.regrets)
        self.weights = 0.0
        """Total weight of all rounds in the average."""
        self.depths = [
            [Level(tree, its, start, end) for start, end in zip(tree.levels[1:-1], tree.levels[2:], strict=True)]
            for tree, its in zip(self.trees, rows, strict=True)
        ]
        self.choices = [
            [Choices(tree, its, seat) for seat in (0, 1)] for tree, its in zip(self.trees, rows, strict=True)
        ]
        self.ends = [
            [np.flatnonzero(tree.a_kind == kind) for kind in (WON, CARRIED_ON)]
            + [np.flatnonzero((tree.a_kind == SEEN) & (tree.a_actor == seat)) for seat in (0, 1)]
            for tree in self.trees
        ]
        self.hold = np.full((len(purses), 2, len(carried)), FIRST_HOLD, dtype=np.float32)

    def strategy(self, weights: Floats) -> Floats:
        """Return the probability of each move: in proportion to the weights, or uniform if all weights are zero."""
        total = weights.sum(1, keepdims=True)
        return np.where(total > 0, weights / np.maximum(total, TINY), self.alike)

    def reach(self, number: int, seat: int, often: Floats) -> Floats:
        """Return, for each class of hands, the probability that a seat's choices lead to each node."""
        tree, flat = self.trees[number], often.reshape(-1, CLASSES)
        reach = np.empty((len(tree.kind), CLASSES), dtype=np.float32)
        reach[: tree.levels[1]] = PRIOR
        for level in self.depths[number]:
            part = reach[level.above]
            part[level.chosen[seat]] *= flat[level.places[seat]]
            kept, dropped = level.kept[seat], level.dropped[seat]
            if len(kept):
                part[kept] *= KEEPS
                part[dropped] = (part[dropped] @ (1 - KEEPS))[:, None] * PRIOR
            reach[level.span] = part
        return reach

    def end_values(self, number: int, me: int, reach: Floats) -> Floats:
        """Return the value of each end for each class of a seat's hand, weighted by the other seat's reach.

        All other nodes have the value zero.
        """
        tree = self.trees[number]
        value = np.zeros((len(tree.kind), CLASSES), dtype=np.float32)
        won, carried, *seen = self.ends[number]
        net, pots, holder = tree.a_net[:, me], tree.a_pots, tree.a_actor
        value[won] = ((net[won] + pots[won] * (holder[won] == me)) * reach[won].sum(1))[:, None]
        place = 1 - holder[carried]
        knot, between = tree.knot[carried], tree.between[carried]
        hold = self.hold[number]
        share = hold[place, knot] * (1 - between) + hold[place, knot + 1] * between
        share = np.where(holder[carried] == me, share, 1 - share)
        value[carried] = ((net[carried] + pots[carried] * share) * reach[carried].sum(1))[:, None]
        for caller in (0, 1):
            ends = seen[caller]
            theirs = reach[ends]
            total = theirs.sum(1)[:, None]
            wins = theirs @ BETTER.T if caller == me else total - theirs @ BETTER
            value[ends] = net[ends][:, None] * total + pots[ends][:, None] * wins
        return value

    def values(self, number: int, me: int, reach: Floats, often: Floats, best: bool = False) -> Floats:
        """Return the value of each node to a seat that follows its strategy.

        With ``best``, the seat plays its best reply.
        """
        tree = self.trees[number]
        value = self.end_values(number, me, reach)
        flat = often.reshape(-1, CLASSES)
        for depth in range(len(self.depths[number]) - 1, -1, -1):
            level = self.depths[number][depth]
            part = value[level.span]
            if best:
                part = self._keep_best(tree, level, part, me, together=depth == 1)
            else:
                part = part.copy()
                part[level.chosen[me]] *= flat[level.places[me]]
            if len(level.kept[me]):
                part[level.kept[me]] *= KEEPS
                part[level.dropped[me]] = (part[level.dropped[me]] @ PRIOR)[:, None] * (1 - KEEPS)
            value[level.parents] = level.sums @ part
        return value

    def _keep_best(self, tree: Tree, level: Level, part: Floats, me: int, together: bool) -> Floats:
        """Return the values of the children. Every choice of the seat except the best one is set to zero."""
        part = part.copy()
        mine = level.chosen[me]
        if not len(mine):
            return part
        judged = part[mine]
        blind = ~tree.a_seen[level.above[mine]]
        judged[blind] = (judged[blind] @ PRIOR)[:, None]
        if together:  # the opponent's secret choice is unknown, so two nodes share one choice
            pairs = judged.reshape(-1, 2, 2, CLASSES)
            judged = np.broadcast_to(pairs.sum(1, keepdims=True), pairs.shape).reshape(judged.shape)
        _, first, group = np.unique(level.child_of[mine], return_index=True, return_inverse=True)
        top = np.maximum.reduceat(judged, first, axis=0)
        chosen = judged >= top[group]
        before: np.ndarray = np.cumsum(chosen, axis=0) - chosen
        chosen &= before - before[first][group] == 0
        part[mine] *= chosen
        return part

    def round(self, weight: float) -> None:
        """Play one round for both seats on all trees. ``weight`` is its weight in the average."""
        self.weights += weight
        for me in (0, 1):
            often = self.strategy(self.regrets)
            for number in range(len(self.trees)):
                self._learn(number, me, often, weight)
            np.maximum(self.regrets, 0, out=self.regrets)

    def _learn(self, number: int, me: int, often: Floats, weight: float) -> None:
        """Update a seat's regrets and average strategy in a tree."""
        choices = self.choices[number][me]
        value = self.values(number, me, self.reach(number, 1 - me, often), often)
        gained = value[choices.edges] - value[choices.above]
        gained[choices.blind] = (gained[choices.blind] @ PRIOR)[:, None]
        self.regrets.reshape(-1, CLASSES)[choices.places] += choices.sums @ gained
        if me == 0:
            self._hold(number, value)
        if weight:
            mine = self.reach(number, me, often)[choices.above]
            mine[choices.blind] = mine[choices.blind].sum(1)[:, None] * PRIOR
            mine *= often.reshape(-1, CLASSES)[choices.whole]
            self.sums.reshape(-1, CLASSES)[choices.places] += weight * (choices.sums @ mine)

    def _hold(self, number: int, value: Floats, step: float = 0.05) -> None:
        tree = self.trees[number]
        for root, (pot, holder) in enumerate(tree.roots):
            if holder < 0:
                continue
            elder = float(value[root] @ PRIOR)
            share = elder / pot if holder == 0 else 1 - elder / pot
            at = self.carried.index(pot // UNIT)
            self.hold[number, holder, at] += step * (share - self.hold[number, holder, at])

    def solve(self, rounds: int, say: bool = True) -> None:
        began = time.process_time()
        for number in range(1, rounds + 1):
            self.round(float(max(0, number - DELAY)) ** 2)
            if say and number % 30 == 0:
                lost = [self.exploited(tree) for tree in range(len(self.trees))]
                print(number, round(time.process_time() - began), "s", np.round(lost, 3), flush=True)
                print(self.hold.round(2).tolist(), flush=True)

    def exploited(self, number: int, often: Floats | None = None) -> float:
        """Return the gain of the best reply in a fresh deal with this purse, in antes a deal.

        The figure is the mean over both seats.
        """
        average = self.strategy(self.sums) if often is None else often
        reach = [self.reach(number, seat, average) for seat in (0, 1)]
        gains = [float(self.values(number, me, reach[1 - me], average, best=True)[0] @ PRIOR) for me in (0, 1)]
        return sum(gains) / 2 / UNIT


# --- The table -------------------------------------------------------------------------------------------------------

ROUNDS = 390
RARE = 1e-4
"""Minimum probability that a player who follows the table reaches a position, against any opponent.

Rarer positions are left out.
"""


def rows_of(solver: Solver) -> dict[int, Mixture]:
    """Return the average strategy as whole weights. A move chosen less than once in thirty times gets weight zero."""
    average = solver.strategy(solver.sums)
    weights = np.rint(average * MAX_WEIGHT).astype(np.uint8)
    met = solver.sums.sum((1, 2)) / solver.weights
    rows = {}
    for at, key in enumerate(solver.keys):
        if met[at] < RARE:
            continue
        moves = tuple(Move(int(move)) for move in np.flatnonzero(solver.may[at]))
        by_class = weights[at][list(moves)].T
        rows[int(key)] = Mixture(moves, (by_class if solver.seen[at] else by_class[:1]).tobytes())
    return rows


def of_rows(solver: Solver, rows: Mixtures) -> Floats:
    """Return the strategy of a table in the solver's form. Positions missing in the table are played at random."""
    weights = np.zeros_like(solver.sums)
    for at, key in enumerate(solver.keys):
        if row := rows.get(int(key)):
            kinds = np.frombuffer(row.weights, dtype=np.uint8).reshape(-1, len(row.moves))
            weights[at][list(row.moves)] = kinds.T
    return solver.strategy(weights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--out", type=Path, default=FILE)
    found = parser.parse_args()
    solver = Solver()
    solver.solve(found.rounds)
    rows = rows_of(solver)
    found.out.write_bytes(pack(rows))
    often = of_rows(solver, unpack(found.out.read_bytes(), CLASSES))
    for number, purse in enumerate(PURSES):
        print(f"purses of {purse} antes: a best reply wins {solver.exploited(number, often):.3f} antes a deal")
    print(f"{len(rows)} positions, {found.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
