"""What a good player of Brag knows: when to look, what to lay, and whose hand to see. It sees Views alone.

The frequencies are those of the game solved with all hands open, and of blind play measured against it (booke.md, Good
play). The levels are three characters. The *learner* is reckless: stays blind until three wagers are
paid, bluffs three times as often as is good, and takes every wager for the same. The *sharp* player is sober: looks at
the deal, reads in every wager what hands it speaks for, leaves out remembered cards, and sees when the chance is worth
it; where only two are dealt in it plays by the table solved for two, which leaves looks and bluffs to lot. The *sound*
player is as sober in company, and between two knows the same table, but misjudges the own hand.
"""

from collections.abc import Sequence
from typing import NamedTuple

from crowe_table.engine.core import Action, PickAmount, Reason, Seat, because, zone_of
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance, Rng
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag import hints, two_seats
from crowe_table.games.brag.chances import (
    beaten_by,
    keeps_best_of_two,
    share_against_two_hands,
    share_better,
    unseen_wins,
    wins_against,
)
from crowe_table.games.brag.hands import PAIR, kind_of, strength
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.reading import BragReading, has_two
from crowe_table.games.brag.state import NEW, BragPhase, BragView
from crowe_table.games.brag.two_seats import CLASSES, Move, TwoLeft, class_of
from crowe_table.kit import debts
from crowe_table.kit.buying import BuyIn
from crowe_table.kit.company import AgreeToRise, PlayOn, Ready, asks_to_rise
from crowe_table.search.advice import Advice, Enough, Level, Measure, never
from crowe_table.search.levels import LEARNER, LEVELS, SOUND


class Temper(NamedTuple):
    """How one plays."""

    bluffs: float
    """Of the solved game's bluffs, how many."""
    leaves: float
    """How often the cards are left at the deal."""
    blind_for: int
    """How many wagers are laid blind before a look."""
    prices: bool
    """Whether the chance is weighed against what lies in the pot."""
    reads: bool
    """Whether the others' wagers are read and cards remembered."""
    misjudges: int | None = None
    """By how many classes the own hand is placed too high or too low, where two play by the table solved for them; None
    for one who does not know that table."""


SOBER = Temper(bluffs=0.6, leaves=0.0, blind_for=0, prices=True, reads=True, misjudges=0)
SPORTING = Temper(bluffs=1.0, leaves=1 / 3, blind_for=1, prices=True, reads=False, misjudges=6)
RECKLESS = Temper(bluffs=1.75, leaves=0.9, blind_for=3, prices=False, reads=False)

OPENS = {1: (0.43, 0.55), 2: (0.43, 0.20), 3: (0.33, 0.0), 4: (0.30, 0.0)}
"""By the players behind: the best share of hands that open, and how many of the rest do."""
OPENS_SMALL_POT = (0.39, 0.05)
"""The same with two behind, where three play and the pot is small."""
STAYS = {2: 0.235, 3: 0.17, 4: 0.13, 5: 0.11, 6: 0.095, 7: 0.085}
"""By the opponents left: the best share of hands that stays when a wager has been laid."""
AGAINST_BLIND_WAGERS = 0.08
"""So many more hands stay than would open where nobody has wagered but blind players, whose hands may be anything."""
BLUFFS_IN_COMPANY = 0.015
DOUBTS = 0.1
"""By how much farther down one who does not read the others places the own hand after each further wager."""
HEEDS = 0.35
"""How far a narrowed range moves the shares of the tables, which count with much of it already: 1 for all the way."""
COMMITTED = 3.0
"""Who has laid in company lays again while the chance is so many times what the price asks for."""
SMALL_PRICE = 0.36
"""A wager up to this part of the pot is small."""
TINY_PRICE = 0.12
"""Below this part of the pot the tables say nothing any more, and the price alone decides."""
BEST, GOOD, FAIR = 0.14, 0.26, 0.43
"""Of the last two, the shares of hands that raise or lay again; mostly lay again; see or lay again."""
BLUFFS_SMALL, BLUFFS_LARGE = 0.4, 0.15
WEARIES, WEARY = 3, 0.05
"""After so many wagers of one's own one would have it ended; each further one speaks for seeing."""
GAINS_AGAINST_BLIND = 2 / 3
"""Laying twice what a blind player lays gains with a greater chance than this."""
CHEAP_FOR_TWO = 8
"""With two hands one waits while a wager costs no more than this part of the pot."""
BEYOND_DOUBT = 3
"""The last of the classes of hands that nobody misjudges."""
FOLLOWS = 3
"""Who lays a wager may have to pay as much again twice over, to see the hand that goes on with it."""
EDGE = 0.03
"""How far about the edge of a share one plays both ways."""
LENDS_OF_PURSE, LENDS_UNSEEN, OWES_AT_MOST = 4, 2, 6
"""Unseen, a loan is at most a fourth of the purse, and two antes; an ante is borrowed up to six units of debt."""


class Choice(NamedTuple):
    """One answer: how often it is given, its worth, and why."""

    action: Action
    often: float
    value: float | None
    """What it brings in table units; None where the answers are not to be compared so."""
    why: Reason


def weigh(view: BragView, level: Level, rng: Rng, enough: Enough = never) -> tuple[Advice, ...]:
    """The lawful answers, the one to be given first: drawn by how often each is right."""
    del enough
    choices = _choices(view, _temper(level, view.seats))
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
    """What a sober player would most often do here, best first; always the same for the same view."""
    return _advice(view, _choices(view, SOBER))


def _advice(view: BragView, choices: Sequence[Choice]) -> tuple[Advice, ...]:
    return tuple([_advised(view, choice) for choice in choices])


def _advised(view: BragView, choice: Choice) -> Advice:
    if choice.value is None:
        return Advice(choice.action, 0.0, choice.why, Measure.NOTHING)
    return Advice(choice.action, choice.value * view.options.unit, choice.why, Measure.MONEY)


def _temper(level: Level, seats: int) -> Temper:
    """In company a sporting player has not been shown to play better or worse than a sober one: they are one there."""
    if not level.whole:
        return RECKLESS
    return SOBER if level.worlds or seats > 2 else SPORTING


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """The levels that differ in strength, as far as matches have shown."""
    return LEVELS if seats == 2 and preset == "crowe" else (LEARNER, SOUND)


def _choices(view: BragView, temper: Temper) -> list[Choice]:
    """Everything that may be answered, the most frequent first."""
    if not view.legal:
        return []
    phase, reading = BragPhase(view.public.phase), BragReading(view)
    found = _solved(reading, phase, temper)
    found = found or _PHASES[phase](reading, temper)
    return sorted(found, key=lambda choice: (-choice.often, -(choice.value or 0.0)))


# --- Two alone: by the table solved for two --------------------------------------------------------------------------


def _solved(r: BragReading, phase: BragPhase, ch: Temper) -> list[Choice]:
    """What the table for two has; nothing where it has none, or where more than two have been dealt in."""
    if ch.misjudges is None or r.playing != 2 or phase not in (BragPhase.LOOK, BragPhase.WAGER) or not fits(r.options):
        return []
    if phase is BragPhase.WAGER and r.record.borrowed:
        return _as_borrowed_for(r)
    if acts.Cover(r.seat) in r.view.legal:
        return []
    spot, rows = r.spot(), two_seats.table()
    if phase is BragPhase.LOOK:
        row = rows.get(spot.look_key())
        often = row.often(0) if row else {}
        return [_looks_or_leaves(r, move, share) for move, share in often.items()]
    row = two_seats.row_of(spot, rows)
    if row is None:
        return _sees_by_price(r, spot) if rows and Move.SEE in spot.moves() else []
    kind = _judged(r, ch) if r.looked else 0
    return [_as_solved(r, spot, move, share) for move, share in row.often(kind).items()]


def _sees_by_price(r: BragReading, spot: TwoLeft) -> list[Choice]:
    """Where more has been laid than was solved: see if the chance is worth the price. Whoever raises for ever
    may hold anything: their wagers are taken for those of the better half of hands."""
    price, wins = r.due(2 * r.level), _wins(r, SPORTING)
    if wins >= price / (r.pot + price):
        return [_pay_for(r, acts.See(r.seat), price, 1, hints.priced("see", wins))]
    return [_fold(r, 1, hints.priced("see-not", wins) if r.looked else _why_fold(r, spot))]


def _judged(r: BragReading, ch: Temper) -> int:
    """The class in which a player places the own hand: the best are known to anybody."""
    kind = class_of(_better(r, ch, r.others[0]))
    if not ch.misjudges or kind <= BEYOND_DOUBT:
        return kind
    return min(CLASSES - 1, max(BEYOND_DOUBT, kind + round(ch.misjudges * (2 * _whim(r) - 1))))


def _as_borrowed_for(r: BragReading) -> list[Choice]:
    """What was borrowed is for seeing, or for the least wager."""
    sums, see = _sums(r, "wager"), acts.See(r.seat)
    wins = _wins(r, SOBER)
    if see in r.view.legal:
        return [Choice(see, 1, None, hints.priced("see", wins))]
    return [_lay(r, sums, sums.least, 1, None, hints.priced("borrow", wins, hints.PURSES))] if sums else []


def _looks_or_leaves(r: BragReading, move: Move, often: float) -> Choice:
    if move is not Move.LOOK:
        why = hints.plain("two-wait", hints.TWO_HANDS) if has_two(r) else hints.plain("leave", hints.BLIND)
        return Choice(acts.Leave(r.seat), often, None, why)
    if has_two(r):
        return Choice(acts.LookAt(r.seat, NEW), often, None, hints.plain("two-look", hints.TWO_HANDS))
    return Choice(acts.Look(r.seat), often, None, hints.plain("look-first", hints.BLIND))


def _as_solved(r: BragReading, spot: TwoLeft, move: Move, often: float) -> Choice:
    """A move of the table as an answer, with its reason; a loan first, where the purse is too small."""
    if move is Move.LOOK:
        return _looks(r)[0]._replace(often=often)
    if move is Move.FOLD:
        return Choice(acts.Fold(r.seat), often, None, _why_fold(r, spot))
    if move is Move.SEE:
        return _pay_for(r, acts.See(r.seat), r.due(2 * r.level), often, _why_see(r, spot))
    worth = dict(zip((Move.LEAST, Move.MIDDLE, Move.MOST), spot.worths, strict=True))[move]
    sums, price = _sums(r, "wager"), r.due(worth * r.half_unit)
    wager = acts.Wager(r.seat, _fit(sums, price) if sums else price)
    return _pay_for(r, wager, price, often, _why_lay(r, spot, move))


def _pay_for(r: BragReading, action: Action, price: int, often: float, why: Reason) -> Choice:
    """The answer itself, or the loan that makes it lawful; one who may not borrow covers the pot, or folds."""
    if price <= r.purse:
        return Choice(action, often, None, why)
    loan = debts.BorrowBystander(r.seat, Farthings(price - r.purse))
    if loan in r.view.legal:
        return Choice(loan, often, None, hints.priced("borrow", _wins(r, SOBER), hints.PURSES))
    return _short(r, SOBER)[0]._replace(often=often)


def _why_fold(r: BragReading, spot: TwoLeft) -> Reason:
    if r.looked and not spot.other.open:
        return hints.priced("blind-fold", 1 - _better(r, SOBER, r.others[0]), hints.BLIND)
    if r.looked:
        return hints.placed("fold" if r.level else "fold-first", _better(r, SOBER, r.others[0]))
    return hints.plain("fold-open" if spot.other.open else "fold-unseen", hints.BLIND)


def _why_see(r: BragReading, spot: TwoLeft) -> Reason:
    if not r.looked and not spot.other.open:
        return hints.plain("blind-sees", hints.BLIND)
    price = r.due(2 * r.level)
    wins = _wins(r, SOBER)
    return hints.priced("see" if wins >= price / (r.pot + price) else "see-level", wins)


def _why_lay(r: BragReading, spot: TwoLeft, move: Move) -> Reason:
    if not r.looked:
        return hints.plain("two-wait", hints.TWO_HANDS) if has_two(r) else hints.plain("blind-first", hints.BLIND)
    better = _better(r, SOBER, r.others[0])
    if not spot.other.open:
        return hints.priced("blind-go" if move is Move.LEAST else "blind-press", 1 - better, hints.BLIND)
    if better >= FAIR:
        return hints.placed("bluff" if r.level else "open-bluff", better)
    if not r.level:
        return hints.placed("open", better)
    return hints.placed("go-on" if move is Move.LEAST else "raise", better)


def fits(o: BragOptions) -> bool:
    """Whether the table for two was made for such wagers."""
    return o.rolling and o.blind_play and o.retain_blind and o.raise_limit == "pot" and o.ante > 0


# --- Looking ---------------------------------------------------------------------------------------------------------


def _look(r: BragReading, ch: Temper) -> list[Choice]:
    """Look at the deal, or for sport do not."""
    seat = r.seat
    leave = acts.Leave(seat)
    if has_two(r):
        return [Choice(leave, 1, None, hints.plain("two-wait", hints.TWO_HANDS))]
    often = ch.leaves
    return [
        Choice(acts.Look(seat), 1 - often, None, hints.plain("look", hints.BLIND)),
        Choice(leave, often, None, hints.plain("leave", hints.BLIND)),
    ]


def _keep(r: BragReading, ch: Temper) -> list[Choice]:
    """Of two hands the first is kept if it is good enough; a pair always."""
    del ch
    name = "hand" if r.record.looked_at == NEW else "old"
    hand = tuple(r.view.zone(zone_of(name, r.seat)).cards)
    better = share_better(hand, r.ranking)
    needed = keeps_best_of_two(max(2, r.playing))
    keeps = better <= needed or kind_of(strength(hand, r.ranking)) >= PAIR
    return [
        Choice(acts.Keep(r.seat), float(keeps), None, hints.placed("keep", better, hints.TWO_HANDS)),
        Choice(acts.Drop(r.seat), float(not keeps), None, hints.placed("drop", better, hints.TWO_HANDS)),
    ]


def _stand(r: BragReading, ch: Temper) -> list[Choice]:
    del ch
    return [Choice(acts.Stand(r.seat, word), 1, None, hints.plain("stand", hints.TWO_HANDS)) for word in ("new", "old")]


def _prove(r: BragReading, ch: Temper) -> list[Choice]:
    """Nobody shows more than is needed."""
    del ch
    loses = acts.Yield(r.seat) in r.view.legal
    if loses:
        return [Choice(acts.Yield(r.seat), 1, None, hints.plain("yield", "seeing"))]
    return [Choice(acts.Show(r.seat), 1, None, hints.plain("show", "seeing"))]


def _next(r: BragReading, ch: Temper) -> list[Choice]:
    """Whoever would rise is never held back."""
    del ch
    if asks_to_rise(r.record):
        agrees, stays = AgreeToRise(r.seat), PlayOn(r.seat)
        return [Choice(agrees, 1, None, hints.plain("agree")), Choice(stays, 0, None, hints.plain("play-on"))]
    if BuyIn(r.seat) in r.view.legal:
        return [Choice(BuyIn(r.seat), 1, None, because("hint-buy-in"))]
    return [Choice(Ready(r.seat), 1, None, hints.ready())]


# --- Chances ---------------------------------------------------------------------------------------------------------


def _better(r: BragReading, ch: Temper, other: Seat | None = None) -> float:
    """The share of unseen hands that are better than one's own."""
    if not ch.reads:
        return share_better(r.hand, r.ranking)
    return beaten_by(r.hand, r.ranking, r.gone, r.holds(other) if other is not None else 0)


def _bluffing(r: BragReading) -> float:
    """What share of the others' wagers to take for bluffs."""
    if len(r.live) > 2:
        return 0.05
    return 0.45 if r.level <= SMALL_PRICE * r.pot else 0.25


def _wins(r: BragReading, ch: Temper) -> float:
    """The chance that one's hand, seen or not, is the best of those left."""
    chance = 1.0
    for other in r.others:
        reach = _reach(r, ch, other)
        if r.looked:
            chance *= wins_against(_better(r, ch, other), reach, _bluffing(r) if reach < 1 else 0)
        else:
            chance *= unseen_wins(reach)
    return chance


def _reach(r: BragReading, ch: Temper, other: Seat) -> float:
    """What share of hands to give another: by that player's wagers where nobody else is left, else by the tables."""
    if not r.is_open(other) or not r.level:
        return 1.0
    return r.reach(other) if ch.reads and len(r.others) == 1 else 0.5


def _units(r: BragReading, sum_: float) -> float:
    return sum_ / r.options.unit


def _edge(r: BragReading, better: float, share: float) -> float:
    """Whether a hand at this place is played as one of the best share: both ways about its edge, one way in a deal."""
    return float(better < share + EDGE * (2 * _whim(r) - 1))


def _whim(r: BragReading) -> float:
    """A number from 0 to 1, the same for the whole of a deal, that nobody can guess who does not see the hand."""
    return Chance(f"whim {r.record.deal} {r.seat} {r.hand}").stream("whim").real()


# --- Wagers ----------------------------------------------------------------------------------------------------------


def _wager(r: BragReading, ch: Temper) -> list[Choice]:
    if not r.is_open(r.seat):
        return _blind(r, ch)
    sums = _sums(r, "wager")
    if sums is None:
        return _short(r, ch)
    if not r.level:
        return _first(r, ch, sums)
    if len(r.others) > 1:
        return _in_company(r, ch, sums)
    if r.is_open(r.others[0]):
        return _last_two(r, ch, sums)
    return _against_blind(r, ch, sums)


def _sums(r: BragReading, act: str) -> PickAmount | None:
    """The sums that may be laid."""
    ways = r.view.call.ways if r.view.call else ()
    return next((part for way in ways if way.act == act for part in way.parts if isinstance(part, PickAmount)), None)


def _fit(sums: PickAmount, wanted: float) -> Farthings:
    """The lawful sum that comes nearest, and is not more."""
    steps = max(0, int(wanted) - sums.least) // sums.step
    return Farthings(min(sums.most, sums.least + steps * sums.step))


def _lay(r: BragReading, sums: PickAmount, wanted: float, often: float, value: float | None, why: Reason) -> Choice:
    """A wager; a raise no greater than can be followed, if all who are left go on with it."""
    followed = max(sums.least, min(wanted, _followed(r)))
    return Choice(acts.Wager(r.seat, _fit(sums, followed)), often, value, why)


def _followed(r: BragReading) -> int:
    """The most one may lay and still pay, out of purse and credit, to see the hand that goes on with it."""
    return (r.purse + r.credit) // FOLLOWS


def _fold(r: BragReading, often: float, why: Reason, value: float = 0.0) -> Choice:
    return Choice(acts.Bolt(r.seat) if r.options.betting == "sight" else acts.Fold(r.seat), often, value, why)


def _opening(r: BragReading, ch: Temper) -> tuple[float, float]:
    """The share of hands with which one opens here, and how many of the rest."""
    if r.behind == 1 and r.playing > 2:
        return 1.0, 1.0
    share, bluffs = OPENS_SMALL_POT if r.behind == 2 and r.playing == 3 else OPENS.get(r.behind, OPENS[4])
    return share, min(1.0, bluffs * ch.bluffs)


def _first(r: BragReading, ch: Temper, sums: PickAmount) -> list[Choice]:
    """Open the least almost always; how wide depends on how many are behind."""
    better = _better(r, ch)
    share, bluffs = _opening(r, ch)
    honest = _edge(r, better, share)
    often = honest + (1 - honest) * bluffs
    doubles = 0.2 if better < 0.08 else 0.05
    value = _units(r, _wins(r, ch) * (r.pot + sums.least) - sums.least)
    why = hints.placed("open" if honest > 0.5 and better < 0.5 else "open-bluff", better)
    return [
        _lay(r, sums, sums.least, often * (1 - doubles), value, why),
        _lay(r, sums, 2 * sums.least, often * doubles, value, why),
        _fold(r, 1 - often, hints.placed("fold-first", better)),
    ]


def _in_company(r: BragReading, ch: Temper, sums: PickAmount) -> list[Choice]:
    """A wager has been laid, and more than one opponent is left: only the best hands stay, and half of them raise."""
    better, number = _better(r, ch), len(r.others)
    share = _staying(r, number)
    wins = _wins(r, ch)
    stays = max(_edge(r, better, share), float(ch.prices and _committed(r, wins, sums.least)))
    bluffs = (1 - stays) * BLUFFS_IN_COMPANY * ch.bluffs
    raises = 0.5 if better < share * 0.7 else 0.0
    if r.laid_openly[r.seat] >= WEARIES:
        return _end_it(r, sums, better, wins)
    goes = _units(r, wins * (r.pot + 2 * sums.least) - sums.least)
    return [
        _lay(r, sums, sums.least, stays * (1 - raises), goes, hints.placed("go-on", better)),
        _lay(r, sums, 2 * sums.least, stays * raises * 0.6 + bluffs, goes, hints.placed("raise", better)),
        _lay(r, sums, r.pot, stays * raises * 0.4, goes, hints.placed("raise", better)),
        _fold(r, 1 - stays - bluffs, hints.placed("fold", better)),
    ]


def _staying(r: BragReading, number: int) -> float:
    """The share of hands that stays: if only blind players have wagered, what opens does, and somewhat more."""
    if not any(r.laid_openly[other] for other in r.others):
        return OPENS.get(number, OPENS[4])[0] + AGAINST_BLIND_WAGERS
    return STAYS[number] * (1 + 0.8 * sum(not r.is_open(other) for other in r.others) / number)


def _end_it(r: BragReading, sums: PickAmount, better: float, wins: float) -> list[Choice]:
    """Where many would lay for ever: with more than one's share of chances ask the whole pot of them, or give up."""
    value = _units(r, wins * (r.pot + 2 * sums.least) - sums.least)
    if wins * len(r.live) > 1:
        return [_lay(r, sums, r.pot, 1, value, hints.placed("raise", better))]
    if _committed(r, wins, sums.least):
        return [_lay(r, sums, sums.least, 1, value, hints.plain("committed", hints.WAGERS))]
    return [_fold(r, 1, hints.placed("fold", better))]


def _committed(r: BragReading, wins: float, price: int) -> bool:
    """Whether so much of one's money lies in the pot that the price is small for the chance."""
    return r.laid_openly[r.seat] > 0 and wins > COMMITTED * price / (r.pot + price * len(r.live))


def _last_two(r: BragReading, ch: Temper, sums: PickAmount) -> list[Choice]:
    """Open against open: the best raise or lay again, the fair see, and the rest bluff, oftener at a small price."""
    other = r.others[0]
    better = _better(r, ch, other)
    place = max(better * _pressed(r, ch, other), WEARY * (r.laid_openly[r.seat] - WEARIES))
    lays, raises, sees, folds = _mixed(place, r.level <= SMALL_PRICE * r.pot, ch)
    price = 2 * r.level
    wins, needed = _wins(r, ch), price / (r.pot + price)
    see = acts.See(r.seat)
    if see not in r.view.legal:
        lays, sees = lays + sees * (place < FAIR), 0.0
        folds = 1 - lays - raises
    elif ch.prices and place >= BEST and r.level < TINY_PRICE * r.pot:
        sees, folds = _by_the_price(sees, folds, wins - needed)
    value = _units(r, wins * (r.pot + price) - price)
    goes = _units(r, wins * (r.pot + 2 * sums.least) - sums.least)
    bluff = place >= FAIR
    worth_it = wins >= needed
    seeing = (
        [Choice(see, sees, value, hints.priced("see" if worth_it else "see-level", wins))]
        if see in r.view.legal
        else []
    )
    return [
        *seeing,
        _lay(r, sums, sums.least, lays, goes, hints.placed("bluff" if bluff else "go-on", better)),
        _lay(r, sums, 2 * sums.least, raises / 2, goes, hints.placed("bluff" if bluff else "raise", better)),
        _lay(r, sums, r.pot, raises / 2, goes, hints.placed("bluff" if bluff else "raise", better)),
        _fold(r, folds, hints.placed("fold", better) if bluff or worth_it else hints.priced("see-not", wins)),
    ]


def _pressed(r: BragReading, ch: Temper, other: Seat) -> float:
    """How much farther down a hand must be thought to lie, after what the other has laid."""
    if not ch.reads:
        return 1 + DOUBTS * max(0, r.laid_openly[r.seat] - 1)
    usual = 0.6 if r.playing == 2 else 0.45
    return max(0.8, float((usual / r.reach(other)) ** HEEDS))


def _mixed(place: float, small: bool, ch: Temper) -> tuple[float, float, float, float]:
    """How often to lay again, to raise, to see and to fold, at a small price or a large."""
    if place < BEST:
        return (0.5, 0.5, 0.0, 0.0)
    if small and place < GOOD:
        return (0.6, 0.2, 0.2, 0.0)
    if small and place < FAIR:
        return (0.5, 0.0, 0.5, 0.0)
    if place < FAIR:
        return (0.05, 0.0, 0.45, 0.5)
    bluffs = min(0.9, (BLUFFS_SMALL if small else BLUFFS_LARGE) * ch.bluffs)
    return (bluffs / 2, bluffs / 2, 0.0, 1 - bluffs)


def _by_the_price(sees: float, folds: float, margin: float) -> tuple[float, float]:
    """Those who would see or fold see when their chance is worth more than the price."""
    either = sees + folds
    share = min(1.0, max(0.0, 0.5 + margin / 0.1))
    return either * share, either * (1 - share)


# --- Blind hands -----------------------------------------------------------------------------------------------------


def _against_blind(r: BragReading, ch: Temper, sums: PickAmount) -> list[Choice]:
    """A blind player cannot be seen, nor driven out; to fold is cheap, for the pot only lies over."""
    wins = 1 - _better(r, ch, r.others[0])
    waits = share_against_two_hands(max(2, r.playing)) * r.pot
    goes = wins * (r.pot + 2 * sums.least) - sums.least
    presses = 0.6 if wins > GAINS_AGAINST_BLIND + 0.05 else 0.0
    stays = float(goes > waits)
    why = hints.priced("blind-go", wins, hints.BLIND)
    press = hints.priced("blind-press", wins, hints.BLIND)
    return [
        _lay(r, sums, sums.least, stays * (1 - presses), _units(r, goes), press if presses else why),
        _lay(r, sums, 2 * sums.least, stays * presses / 2, _units(r, goes), press),
        _lay(r, sums, r.pot, stays * presses / 2, _units(r, goes), press),
        _fold(r, 1 - stays, hints.priced("blind-fold", wins, hints.BLIND), _units(r, waits)),
    ]


def _blind(r: BragReading, ch: Temper) -> list[Choice]:
    """Not having looked: see where it is even, lay for half where that is cheap, or look."""
    sums = _sums(r, "wager")
    see = acts.See(r.seat)
    if see in r.view.legal:
        return _blind_of_two(r, ch, sums)
    if sums is not None and _lays_blind(r, ch, sums):
        why = hints.plain("two-wait", hints.TWO_HANDS) if has_two(r) else hints.plain("blind-first", hints.BLIND)
        return [_lay(r, sums, sums.least, 1, None, why)]
    return _looks(r)


def _looks(r: BragReading) -> list[Choice]:
    if has_two(r):
        why = hints.plain("two-look", hints.TWO_HANDS)
        return [Choice(acts.LookAt(r.seat, word), 1, None, why) for word in ("new", "old")]
    return [Choice(acts.Look(r.seat), 1, None, hints.plain("look-now", hints.BLIND))]


def _lays_blind(r: BragReading, ch: Temper, sums: PickAmount) -> bool:
    """Whether a wager is laid unseen."""
    if has_two(r):
        return sums.least * CHEAP_FOR_TWO <= r.pot and r.paid_blind[r.seat] < WEARIES
    if ch.prices and len(r.others) == 1 and not r.is_open(r.others[0]):
        return True
    return r.paid_blind[r.seat] < ch.blind_for and sums.least * 4 <= r.purse


def _blind_of_two(r: BragReading, ch: Temper, sums: PickAmount | None) -> list[Choice]:
    """Only one other is left, and may be seen for half of twice the wager."""
    other = r.others[0]
    if not ch.prices and sums is not None:
        return (
            [_lay(r, sums, sums.least, 1, None, hints.plain("blind-lays", hints.BLIND))]
            if _lays_blind(r, ch, sums)
            else _looks(r)
        )
    price = r.level
    needed = price / (r.pot + price)
    wins = unseen_wins(_reach(r, ch, other))
    value = _units(r, wins * (r.pot + price) - price)
    if wins > needed or (not r.is_open(other) and r.pot > price):
        key = "see" if r.is_open(other) else "blind-sees"
        why = hints.priced(key, wins, hints.BLIND) if key == "see" else hints.plain(key, hints.BLIND)
        return [Choice(acts.See(r.seat), 1, value, why)]
    if not r.is_open(other) and sums is not None:
        return [_lay(r, sums, sums.least, 1, value, hints.plain("blind-lays", hints.BLIND))]
    return _looks(r)


# --- Short purses ----------------------------------------------------------------------------------------------------


def _short(r: BragReading, ch: Temper) -> list[Choice]:
    """Too little coin to go on: see, cover, borrow, or fold, by what the chance is worth."""
    wins = _wins(r, ch)
    see = acts.See(r.seat)
    price = r.due(2 * r.level)
    if see in r.view.legal and wins > price / (r.pot + price):
        return [Choice(see, 1, _units(r, wins * (r.pot + price) - price), hints.priced("see", wins))]
    cover = acts.Cover(r.seat)
    if cover in r.view.legal:
        needed = r.purse / (r.pot + r.purse) if r.pot + r.purse else 0.0
        value = _units(r, wins * (r.pot + r.purse) - r.purse)
        covers = Choice(cover, float(wins > needed), value, hints.priced("cover", wins, hints.PURSES))
        return [covers, _fold(r, float(wins <= needed), hints.priced("short-fold", wins, hints.PURSES))]
    return _loans(r, wins)


def _loans(r: BragReading, wins: float) -> list[Choice]:
    """A loan to see, or to go on, if the chance is well above the price; of the bystander rather than of a player."""
    loans = [action for action in r.view.legal if isinstance(action, debts.Borrow | debts.BorrowBystander)]
    if not loans:
        return [_fold(r, 1, hints.priced("short-fold", wins, hints.PURSES))]
    loans.sort(key=lambda loan: (not isinstance(loan, debts.BorrowBystander), -loan.amount))
    loan = loans[0]
    stake = r.purse + loan.amount
    needed = stake / (r.pot + stake)
    worth = wins > needed + 0.08
    value = _units(r, wins * (r.pot + stake) - stake)
    return [
        Choice(loan, float(worth), value, hints.priced("borrow", wins, hints.PURSES)),
        _fold(r, float(not worth), hints.priced("short-fold", wins, hints.PURSES)),
    ]


def _lend(r: BragReading, ch: Temper) -> list[Choice]:
    """Whatever is asked on a hand shown that is even money; unseen two antes, and at most a fourth of one's purse."""
    asked = r.record.request
    antes = max(r.options.first_stake, r.options.unit)
    little = asked.farthings <= min(LENDS_UNSEEN * antes, r.purse // LENDS_OF_PURSE)
    lends = _even(r, ch, asked.borrower) if asked.shown else little
    return [
        Choice(debts.Lend(r.seat), float(lends), None, hints.plain("lend", hints.PURSES)),
        Choice(debts.Decline(r.seat), float(not lends), None, hints.plain("decline", hints.PURSES)),
    ]


def _even(r: BragReading, ch: Temper, borrower: Seat) -> bool:
    """Whether the hand shown has at least an even chance against those left."""
    hand = tuple(r.view.zone(zone_of("hand", borrower)).cards)
    better = share_better(hand, r.ranking)
    chance = 1.0
    for other in r.others:
        if other != borrower:
            chance *= wins_against(better, r.reach(other) if ch.reads else 0.5, 0.1)
    return chance >= 0.5


def _ante(r: BragReading, ch: Temper) -> list[Choice]:
    """An ante is borrowed, of the bystander rather than of a player, until one owes enough."""
    del ch
    owed = sum(debt.farthings for debt in r.record.debts if debt.borrower == r.seat)
    loans = [action for action in r.view.legal if isinstance(action, debts.Borrow | debts.BorrowBystander)]
    loans.sort(key=lambda loan: not isinstance(loan, debts.BorrowBystander))
    borrows = bool(loans) and owed < OWES_AT_MOST * r.options.unit
    out = Choice(debts.SitOut(r.seat), float(not borrows), None, hints.plain("sit-out", hints.PURSES))
    if not loans:
        return [out]
    return [Choice(loans[0], float(borrows), None, hints.plain("ante", hints.PURSES)), out]


# --- Sights ----------------------------------------------------------------------------------------------------------


def _sight(r: BragReading, ch: Temper) -> list[Choice]:
    sums = _sums(r, "brag")
    if sums is None:
        return _loans(r, _wins(r, ch))
    better = _better(r, ch)
    share, bluffs = _opening(r, ch)
    honest = _edge(r, better, share)
    often = honest + (1 - honest) * bluffs
    why = hints.placed("open" if honest > 0.5 and better < 0.5 else "open-bluff", better)
    value = _units(r, _wins(r, ch) * (r.pot + sums.least) - sums.least)
    return [
        Choice(acts.Brag(r.seat, Farthings(sums.least)), often * 0.8, value, why),
        Choice(acts.Brag(r.seat, _fit(sums, r.pot / 2)), often * 0.2, value, why),
        _fold(r, 1 - often, hints.placed("fold-first", better)),
    ]


def _answer_brag(r: BragReading, ch: Temper) -> list[Choice]:
    """Go it or bolt: the last to answer goes it for the sight, and by the price."""
    better, number = _better(r, ch), len(r.others)
    goes = acts.GoIt(r.seat)
    wins = _wins(r, ch)
    if goes not in r.view.legal:
        return _loans(r, wins)
    share = STAYS[number] if number > 1 else FAIR
    stays = _edge(r, better, share)
    if number == 1 and ch.prices:
        stays = float(wins > r.level / (r.pot + r.level))
    value = _units(r, wins * (r.pot + r.level) - r.level)
    return [
        Choice(goes, stays, value, hints.placed("go", better, hints.SIGHTS)),
        _fold(r, 1 - stays, hints.placed("bolt", better, hints.SIGHTS)),
    ]


def _call_or_return(r: BragReading, ch: Temper) -> list[Choice]:
    """A sight is free; with the best of hands, or now and then without, the brag is returned."""
    better = _better(r, ch)
    sums = _sums(r, "return_brag")
    wins = _wins(r, ch)
    call = Choice(acts.CallSight(r.seat), 1, _units(r, wins * r.pot), hints.plain("sight", hints.SIGHTS))
    if sums is None:
        return [call]
    returns = 0.6 * _edge(r, 1 - wins, 0.2) + 0.04 * ch.bluffs
    why = hints.placed("return", better, hints.SIGHTS)
    again = Choice(acts.ReturnBrag(r.seat, _fit(sums, max(sums.least, r.pot / 3))), returns, call.value, why)
    return [call._replace(often=1 - returns), again]


_PHASES = {
    BragPhase.LOOK: _look,
    BragPhase.KEEP: _keep,
    BragPhase.KEEP_AT_DEAL: _keep,
    BragPhase.STAND: _stand,
    BragPhase.PROVE: _prove,
    BragPhase.WAGER: _wager,
    BragPhase.BRAG: _sight,
    BragPhase.GO: _answer_brag,
    BragPhase.SIGHT: _call_or_return,
    BragPhase.LEND: _lend,
    BragPhase.ANTE: _ante,
    BragPhase.NEXT: _next,
}
