"""Écarté is told in games won of a hundred, and beside the old rules followed to the letter: a learner's way."""

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options, Seat, View
from crowe_table.engine.rng import Rng
from crowe_table.engine.table import AnyTable
from crowe_table.games.ecarte.actions import Give, PlayHand, Propose, Refuse
from crowe_table.games.ecarte.judgement import jeu_de_regle
from crowe_table.games.ecarte.options import EcarteOptions
from crowe_table.games.ecarte.state import HAND
from crowe_table.hosting.choosing import choose
from crowe_table.search.levels import SOUND
from tests.matches.measure import Measure


def for_love(options: Options, number: int) -> Options:
    """No stake, and the cards dealt by three and two."""
    del number
    assert isinstance(options, EcarteOptions)
    return replace(options, stake=0, deal_pattern="3_2")


def won(table: AnyTable, seat: Seat) -> float:
    """Games of a hundred beyond half."""
    return 50.0 if seat in table.watch().public.winners else -50.0


def by_the_list(view: View, rng: Rng) -> Action | None:
    """Stands and refuses by the jeux de règle to the letter, and throws out and plays as a sound player."""
    asked = {type(action): action for action in view.legal}
    if not asked.keys() & {PlayHand, Refuse}:
        return choose(view, SOUND, rng)
    jeu = jeu_de_regle(view.zone(HAND[view.seat].key).cards, view.public.trump)
    wanted = (PlayHand, Refuse) if jeu else (Propose, Give, PlayHand)
    return next(asked[kind] for kind in wanted if kind in asked)


LETTER = {"goes by the jeux de règle to the letter": by_the_list}
MEASURES = (
    Measure(
        unit="games of a hundred, beyond fifty", arrange=for_love, gain=won, deals=0, seats=(2,), exploiters=LETTER
    ),
    Measure(unit="points a hand", arrange=for_love, seats=(2,)),
)
