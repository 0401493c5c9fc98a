"""Result of a game of Rubicon Bézique: winner, rubicon and value (Laws 57 to 60)."""

from collections.abc import Sequence

from msgspec import Struct

from crowe_table.games.bezique.options import BeziqueOptions

EACH_BRISQUE = 10
HUNDRED = 100


class Settlement(Struct, frozen=True):
    """Result of a game. ``winner`` is −1 if the game is void."""

    winner: int = -1
    value: int = 0
    rubiconed: bool = False
    saved: bool = False
    """Whether brisques saved the loser from the rubicon."""
    tied: bool = False
    """Whether the scores were equal, so that brisques decided."""
    totals: tuple[int, int] = (0, 0)
    """Scores from which the value was computed."""


def settlement_of(scores: Sequence[int], brisques: Sequence[int], o: BeziqueOptions) -> Settlement:
    """Compute the result of a game.

    ``scores`` include the last trick but no brisques. ``brisques`` are the numbers of brisques that each player has
    won.
    """
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
    """Round down to a whole hundred (R8)."""
    return score // HUNDRED * HUNDRED


def _rubicon_value(won: int, lost: int, o: BeziqueOptions) -> int:
    """Return the value of a rubiconed game. The loser's score, counted as at least 100, is added to the winner's."""
    return hundreds(won) + max(HUNDRED, hundreds(lost)) + o.rubicon_bonus
