"""What a game of Rubicon Bézique comes to: who has won, the rubicon, and the value (Laws 57 to 60)."""

from collections.abc import Sequence

from msgspec import Struct

from crowe_table.games.bezique.options import BeziqueOptions

EACH_BRISQUE = 10
HUNDRED = 100


class Settlement(Struct, frozen=True):
    """What a game came to; ``winner`` is −1 where it is void."""

    winner: int = -1
    value: int = 0
    rubiconed: bool = False
    saved: bool = False
    """Whether brisques saved the loser's rubicon."""
    tied: bool = False
    """Whether the scores were equal, and the brisques decided."""
    totals: tuple[int, int] = (0, 0)
    """The scores by which the value was found."""


def settlement_of(scores: Sequence[int], brisques: Sequence[int], o: BeziqueOptions) -> Settlement:
    """From the scores, with the last trick and without brisques, and from the brisques of each."""
    a, b = scores
    plain, swelled = (a, b), (a + EACH_BRISQUE * brisques[0], b + EACH_BRISQUE * brisques[1])
    tied = a == b
    deciding = swelled if tied else plain
    if deciding[0] == deciding[1]:
        return Settlement(tied=True, totals=swelled)
    winner = 0 if deciding[0] > deciding[1] else 1
    loser = 1 - winner
    if swelled[loser] < o.rubicon:
        return Settlement(
            winner, _rubicon_value(plain[winner], plain[loser], o), rubiconed=True, tied=tied, totals=plain
        )
    saved = plain[loser] < o.rubicon
    totals = swelled if saved or tied else plain
    if o.saved_can_win and totals[loser] > totals[winner]:
        winner, loser = loser, winner
    value = o.game_bonus + max(HUNDRED, hundreds(totals[winner]) - hundreds(totals[loser]))
    return Settlement(winner, value, saved=saved, tied=tied, totals=totals)


def hundreds(score: int) -> int:
    """Fractions of a hundred are not counted (R8)."""
    return score // HUNDRED * HUNDRED


def _rubicon_value(won: int, lost: int, o: BeziqueOptions) -> int:
    """The loser's score goes to the winner; one below a hundred counts as a hundred."""
    return hundreds(won) + max(HUNDRED, hundreds(lost)) + o.rubicon_bonus
