"""Computer player for Brag. It sees Views only.

The *sharp* player uses the precomputed tables, which mix looks and bluffs at random. The *sound* player uses them with
two players. With more players, it uses them in half of the deals and plays by rule in the others. All sound players
choose the same deals. Otherwise table players and rule players would lose to each other, and to anybody who raises once
on any hand.

The *learner* plays by rule but recklessly: it stays blind for three wagers, bluffs and stays too often, and likes to
see. With sights, and with options for which no table was solved, all levels play by rule.
"""

from collections.abc import Callable, Mapping, Sequence

from crowe_table.engine.core import because, zone_of
from crowe_table.engine.rng import Chance, Rng
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag import loans, rule_play, sights, table_play
from crowe_table.games.brag.chances import keeps_best_of_two, share_better
from crowe_table.games.brag.choices import Choice, seeing_is_overdue
from crowe_table.games.brag.hands import PAIR, kind_of, strength
from crowe_table.games.brag.reading import BragReading
from crowe_table.games.brag.rule_play import RECKLESS, SOBER, Temper
from crowe_table.games.brag.state import NEW, OLD, BragPhase, BragView
from crowe_table.kit.between_deals import AgreeToRise, PlayOn, Ready, asks_to_rise
from crowe_table.kit.buying import BuyIn
from crowe_table.search.advice import NO_REASON, Advice, Level, Measure, StopCheck, never_stop
from crowe_table.search.levels import LEARNER, LEVELS, SHARP, SOUND

TABLE_SHARE = 0.5
"""Share of deals with several opponents in which a sound player uses the precomputed table."""
CROWE, MODERN, THREE = "crowe", "modern", 3
"""Presets in which matches have shown a difference between levels, and the number of players for the sharp level."""


def evaluate(view: BragView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions. The first is drawn at random, with the frequencies as weights."""
    del should_stop
    choices = _choices(view, level)
    if not choices:
        return ()
    at = rng.real() * sum(choice.often for choice in choices)
    drawn = choices[0]
    for choice in choices:
        at -= choice.often
        if at < 0:
            drawn = choice
            break
    return _advice(view, [drawn, *(choice for choice in choices if choice is not drawn)])


def advise(view: BragView) -> tuple[Advice, ...]:
    """Return the sharp player's advice, most frequent action first. Equal views get equal advice.

    Seeing comes first once it is overdue. Otherwise a player who always took the most frequent action would never see.
    """
    choices = _choices(view, SHARP)
    if choices and isinstance(choices[0].action, acts.Wager) and seeing_is_overdue(BragReading(view)):
        return _advice(view, [Choice(acts.See(view.seat), 1, None), *(each._replace(value=None) for each in choices)])
    return _advice(view, choices)


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return the levels that differ in strength, as matches have shown.

    The sound level beats the learner in the crowe and modern presets. The sharp level beats the sound one only in the
    crowe preset with three players.
    """
    if preset not in (CROWE, MODERN):
        return (SOUND,)
    return LEVELS if (preset, seats) == (CROWE, THREE) else (LEARNER, SOUND)


def _advice(view: BragView, choices: Sequence[Choice]) -> tuple[Advice, ...]:
    return tuple([_advised(view, choice) for choice in choices])


def _advised(view: BragView, choice: Choice) -> Advice:
    why = because("hint-buy-in") if isinstance(choice.action, BuyIn) else NO_REASON
    if choice.value is None:
        return Advice(choice.action, 0.0, why, Measure.NOTHING)
    return Advice(choice.action, choice.value * view.options.unit, why, Measure.MONEY)


def _choices(view: BragView, level: Level) -> list[Choice]:
    """Return all possible actions, most frequent first."""
    if not view.legal:
        return []
    phase, reading = BragPhase(view.public.phase), BragReading(view)
    found: list[Choice] = []
    if level.worlds or (level.whole and _by_table(reading)):
        found = table_play.answers(reading, phase)
    if not found and phase in _BY_TEMPER:
        found = _BY_TEMPER[phase](reading, SOBER if level.whole else RECKLESS)
    found = found or _ALIKE[phase](reading)
    return sorted(found, key=lambda choice: (-choice.often, -(choice.value or 0.0)))


def _by_table(r: BragReading) -> bool:
    """Whether a sound player uses the table in this deal. With two players, the answer is always yes."""
    return r.playing == 2 or Chance(f"by table {r.record.deal}").stream("deal").real() < TABLE_SHARE


# --- Decisions shared by all levels ----------------------------------------------------------------------------------


def _keep(r: BragReading) -> list[Choice]:
    """Choose whether to keep the hand just seen. It is kept if it is good enough, or at least a pair."""
    name = "hand" if r.record.looked_at == NEW else "old"
    hand = tuple(r.view.zone(zone_of(name, r.seat)).cards)
    better = share_better(hand, r.ranking)
    keeps = better <= keeps_best_of_two(max(2, r.playing)) or kind_of(strength(hand, r.ranking)) >= PAIR
    return [
        Choice(acts.Keep(r.seat), float(keeps), None),
        Choice(acts.Drop(r.seat), float(not keeps), None),
    ]


def _stand(r: BragReading) -> list[Choice]:
    return [Choice(acts.Stand(r.seat, word), 1, None) for word in (NEW, OLD)]


def _prove(r: BragReading) -> list[Choice]:
    """Choose to concede if that is allowed, and otherwise to show the hand."""
    if acts.Yield(r.seat) in r.view.legal:
        return [Choice(acts.Yield(r.seat), 1, None)]
    return [Choice(acts.Show(r.seat), 1, None)]


def _next(r: BragReading) -> list[Choice]:
    """Choose between deals: agree to a proposal to rise, buy in if that is possible, or say that the player is
    ready.
    """
    if asks_to_rise(r.record):
        agrees, stays = AgreeToRise(r.seat), PlayOn(r.seat)
        return [
            Choice(agrees, 1, None),
            Choice(stays, 0, None),
        ]
    if BuyIn(r.seat) in r.view.legal:
        return [Choice(BuyIn(r.seat), 1, None)]
    return [Choice(Ready(r.seat), 1, None)]


_BY_TEMPER: Mapping[BragPhase, Callable[[BragReading, Temper], list[Choice]]] = {
    BragPhase.LOOK: rule_play.look,
    BragPhase.WAGER: rule_play.wager,
    BragPhase.BRAG: sights.brag,
    BragPhase.GO: sights.answer,
    BragPhase.SIGHT: sights.call,
}
_ALIKE: Mapping[BragPhase, Callable[[BragReading], list[Choice]]] = {
    BragPhase.KEEP: _keep,
    BragPhase.KEEP_AT_DEAL: _keep,
    BragPhase.STAND: _stand,
    BragPhase.PROVE: _prove,
    BragPhase.LEND: loans.lend,
    BragPhase.ANTE: loans.ante,
    BragPhase.NEXT: _next,
}
