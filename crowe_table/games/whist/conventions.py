"""The book's comments on the play as exact rules: what each card is worth to one who goes by them, and which rule says
so (R13 to R15). Figures of the first lead are tricks lost against the best lead, from sixteen hundred deals solved.
"""

from collections.abc import Callable
from itertools import pairwise

from msgspec import Struct

from crowe_table.engine.cards import ACE, KING, KNAVE, QUEEN, Card, rank, suit
from crowe_table.kit.ranking import NO_TRUMP, of_suit
from crowe_table.games.whist.seeing import Seen, bottom_of_run, lowest
from crowe_table.games.whist.state import SEATS

TEN = 9
EARLY = 4
"""Tricks for which leads and discards are made with a meaning."""
EVEN = 0.5
"""A partner who may beat the card led so often is left to do it."""
COSTS = {
    "king-ace": 0.13,
    "singleton": 0.16,
    "king-queen": 0.20,
    "small": 0.24,
    "queen-knave": 0.27,
    "doubleton": 0.29,
    "from-queen": 0.36,
    "ace": 0.38,
    "trump": 0.42,
    "from-king": 0.44,
    "from-ace": 0.49,
}
"""What first leads cost on the average, in tricks."""


class Ruled(Struct, frozen=True):
    """A card, how good the rules make it, and the rule: its message is ``hint-<rule>``."""

    card: Card
    score: float
    rule: str
    figure: str = ""
    """A number that goes with the rule, as it is to be said."""


def by_the_book(seen: Seen) -> list[Ruled]:
    """Every lawful card as the rules have it, the best first."""
    found = [_WHERE[len(seen.cards)](seen, card) for card in seen.legal]
    return sorted(found, key=lambda each: (-each.score, ACE_HIGH[each.card], each.card))


# --- Leading ---------------------------------------------------------------------------------------------------------


def _lead(seen: Seen, card: Card) -> Ruled:
    if suit(card) == seen.trump:
        return _lead_trump(seen, card)
    own = seen.own(suit(card))
    ruff = any(seen.may_ruff(place, suit(card)) for place in seen.others())
    if seen.master(card) and not ruff and (not seen.trumps_out or seen.rounds(suit(card)) < 2):
        return _cash(seen, card)
    named = _named_card(seen, own)
    rule, cost = _kind(own, named)
    score = -cost - (0.0 if card == named else 0.5 + 0.01 * abs(ACE_HIGH[card] - ACE_HIGH[named]))
    if _returns(seen, card):
        back = own[0] if len(own) == 2 else own[-1]
        return Ruled(card, (1.0 if card == back else 0.3), "return")
    if suit(card) == _longest(seen):
        score += 0.4 if len(seen.tricks) < EARLY else 0.1
        if rule == "small":
            rule = "longest"
    elif rule == "singleton":
        score += 0.4 if _hopes_to_ruff(seen, own) else -0.35
    if ruff:
        score -= 0.8
    partner = seen.partner
    if seen.may_ruff(partner, suit(card)):
        strong = len(seen.trumps) >= 4
        score += 0.3 if strong else -0.1
        rule = "partner-trumps" if strong else rule
    return Ruled(card, score, rule, f"{cost:.2f}")


def _cash(seen: Seen, card: Card) -> Ruled:
    """A card that nothing can beat, led when it is safe or soon will not be."""
    own = seen.own(suit(card))
    if rank(card) == ACE and len(seen.tricks) < EARLY and seen.options.signals == "book":
        king = any(rank(other) == KING for other in own)
        if king:
            return Ruled(card, 0.2, "ace-denies")
        return Ruled(card, -0.1 if len(own) > 2 else 0.0, "ace", "0.38")
    if rank(card) == KING and any(rank(other) == ACE for other in own):
        return Ruled(card, 0.7, "king-ace", "0.13")
    safe = not seen.trumps_out
    return Ruled(card, (1.2 if safe else 0.35) + 0.001 * ACE_HIGH[card], "cash")


def _lead_trump(seen: Seen, card: Card) -> Ruled:
    """Trumps are led from five or more, or from four with two honours; while any are out."""
    own = seen.trumps
    if not seen.trumps_out:
        return Ruled(card, -0.6 - 0.01 * ACE_HIGH[card], "trump-kept")
    honours = sum(rank(each) in (ACE, KING, QUEEN, KNAVE) for each in own)
    strong = len(own) >= 5 or (len(own) == 4 and honours >= 2)
    named = _top_of_sequence(own) or own[-1]
    if seen.master(own[0]) and (len(own) >= 3 or len(seen.tricks) > EARLY):
        named = own[0]
    wrong = 0.0 if card == named else 0.4 + 0.01 * ACE_HIGH[card]
    if strong:
        return Ruled(card, 0.75 - wrong, "trump-strong")
    return Ruled(card, -COSTS["trump"] - wrong, "trump", "0.42")


def _named_card(seen: Seen, own: list[Card]) -> Card:
    """The card of a suit that the rules lead: of ace and king the king, the top of touching honours, or a small one."""
    if seen.options.signals == "book" and len(own) > 1 and rank(own[0]) == ACE and rank(own[1]) == KING:
        return own[1]
    top = _top_of_sequence(own)
    if top is not None:
        return top
    if len(own) == 2 and rank(own[0]) not in (ACE, KING, QUEEN):
        return own[0]
    if seen.options.lead_low == "fourth_best" and len(own) >= 4:
        return own[3]
    return own[-1]


def _top_of_sequence(own: list[Card]) -> Card | None:
    """The top of touching honours, the ten among them, if the suit begins with them."""
    if len(own) < 2 or ACE_HIGH[own[0]] - ACE_HIGH[own[1]] != 1:
        return None
    return own[0] if ACE_HIGH[own[0]] >= ACE_HIGH[TEN] + 1 else None


def _kind(own: list[Card], named: Card) -> tuple[str, float]:
    """What lead this is, and what it costs."""
    has = {rank(card) for card in own}
    if len(own) == 1:
        return ("ace", COSTS["ace"]) if ACE in has else ("singleton", COSTS["singleton"])
    if rank(named) == KING:
        which = "king-ace" if ACE in has else "king-queen"
        return which, COSTS[which]
    if rank(named) == QUEEN and KNAVE in has:
        return "queen-knave", COSTS["queen-knave"]
    if rank(named) == ACE:
        return "ace", COSTS["ace"]
    if len(own) == 2 and named == own[0]:
        return "doubleton", COSTS["doubleton"]
    for honour, which in ((ACE, "from-ace"), (KING, "from-king"), (QUEEN, "from-queen")):
        if honour in has:
            return which, COSTS[which]
    return "small", COSTS["small"]


def _longest(seen: Seen) -> int:
    """The longest plain suit, between equals the stronger."""
    plain = [each for each in range(4) if each != seen.trump]
    worth = {ACE: 4, KING: 3, QUEEN: 2, KNAVE: 1}
    return max(
        plain, key=lambda each: (len(seen.own(each)), sum(worth.get(rank(card), 0) for card in seen.own(each)), -each)
    )


def _hopes_to_ruff(seen: Seen, own: list[Card]) -> bool:
    """Whether a singleton is led in the hope of trumping its return: with a few small trumps and no better suit."""
    trumps = seen.trumps
    if len(own) != 1 or not 2 <= len(trumps) <= 4 or ACE_HIGH[trumps[0]] > ACE_HIGH[TEN]:
        return False
    plain = [seen.own(each) for each in range(4) if each != seen.trump]
    return all(len(cards) < 5 and {ACE, KING} - {rank(card) for card in cards} for cards in plain)


def _returns(seen: Seen, card: Card) -> bool:
    """Whether this returns the suit of the partner's first lead, for the first time."""
    if seen.options.signals != "book":
        return False
    first = next((cards for leader, cards in seen.tricks if leader == seen.partner), None)
    if first is None or suit(first[0]) != suit(card) or suit(card) == seen.trump:
        return False
    if suit(card) in seen.void[seen.partner] and not seen.may_ruff(seen.partner, suit(card)):
        return False
    again = [leader for leader, cards in seen.tricks if suit(cards[0]) == suit(card)]
    return again.count(seen.place) == 0


# --- Second hand -----------------------------------------------------------------------------------------------------


def _second(seen: Seen, card: Card) -> Ruled:
    led = seen.cards[0]
    own = seen.own(suit(led))
    if not own:
        return _not_following(seen, card)
    named, rule = _second_card(seen, led, own)
    if card == named:
        return Ruled(card, 1.0, rule, _partner_has_better(seen, led))
    return Ruled(card, -0.1 - 0.03 * ACE_HIGH[card], "second-low")


def _second_card(seen: Seen, led: Card, own: list[Card]) -> tuple[Card, str]:
    """Low, unless an honour is to be covered, two that touch are to be split, or the best card may be lost."""
    has = {rank(card): card for card in own}
    if rank(led) in (KNAVE, TEN) and QUEEN in has and len(own) <= 3:
        return has[QUEEN], "cover"
    if rank(led) == QUEEN and ACE in has:
        return has[ACE], "cover"
    if rank(led) == QUEEN and KING in has and (len(own) <= 2 or TEN in has):
        return has[KING], "cover"
    if seen.master(own[0]) and seen.wins(own[0]) and (seen.rounds(suit(led)) or _enough_if(seen, 1)):
        return own[0], "second-best-card"
    touching = [
        low for high, low in pairwise(own) if ACE_HIGH[high] - ACE_HIGH[low] == 1 and ACE_HIGH[low] >= ACE_HIGH[TEN]
    ]
    if touching and seen.wins(touching[0]) and rank(led) not in (ACE, KING):
        return touching[0], "split"
    return own[-1], "second-low"


def _partner_has_better(seen: Seen, led: Card) -> str:
    """The same in a hundred deals."""
    return f"{100 * _partner_beats(seen, led):.0f}"


def _partner_beats(seen: Seen, led: Card) -> float:
    """The chance that the partner has a card of the suit led that beats it."""
    better = sum(ACE_HIGH[card] > ACE_HIGH[led] for card in of_suit(seen.out, suit(led)))
    unseen, held = len(seen.out), len(seen.hand)
    if suit(led) in seen.void[seen.partner]:
        return 0.0
    none = 1.0
    for missing in range(better):
        none *= max(0, unseen - held - missing) / max(1, unseen - missing)
    return 1 - none


def _enough_if(seen: Seen, more: int) -> bool:
    """Whether so many tricks more win the odd trick or the game."""
    ours = seen.taken[0]
    return ours < 7 <= ours + more or ours < seen.wanted(seen.side) <= ours + more


# --- Third and fourth hand -------------------------------------------------------------------------------------------


def _third(seen: Seen, card: Card) -> Ruled:
    led = seen.cards[0]
    own = seen.own(suit(led))
    if not own:
        return _not_following(seen, card)
    if seen.partner_wins and _as_good_as_best(seen, led):
        return _low(card, own, "third-partner-best")
    winners = [each for each in own if seen.wins(each)]
    if not winners:
        return _low(card, own, "cannot-win")
    last = seen.after_me()[0]
    if suit(led) in seen.void[last] and not seen.may_ruff(last, suit(led)):
        return _cheapest(card, winners)
    named = bottom_of_run(own[0], own, [*seen.out, *seen.cards])
    if not seen.wins(named):
        named = own[0]
    if seen.partner_wins and not any(
        ACE_HIGH[led] < ACE_HIGH[each] < ACE_HIGH[named] for each in of_suit(seen.out, suit(led))
    ):
        return _low(card, own, "third-partner-best")
    if card == named:
        return Ruled(card, 1.0, "third-high")
    return Ruled(card, (0.2 if card in winners else -0.1) - 0.02 * ACE_HIGH[card], "third-high")


def _as_good_as_best(seen: Seen, led: Card) -> bool:
    """Whether nothing that is out can beat the partner's card; a king led from ace and king is as good as the ace."""
    better = [card for card in of_suit(seen.out, suit(led)) if ACE_HIGH[card] > ACE_HIGH[led]]
    if seen.may_ruff(seen.after_me()[0], suit(led)):
        return False
    if rank(led) == KING and seen.options.signals == "book" and len(better) == 1:
        return any(rank(card) == QUEEN for card in seen.hand if suit(card) == suit(led))
    return not better


def _fourth(seen: Seen, card: Card) -> Ruled:
    own = seen.own(seen.led)
    if not own:
        return _not_following(seen, card)
    if seen.partner_wins:
        return _low(card, own, "partner-has-it")
    winners = [each for each in own if seen.wins(each)]
    if not winners:
        return _low(card, own, "cannot-win")
    return _cheapest(card, winners)


def _low(card: Card, own: list[Card], rule: str) -> Ruled:
    return Ruled(card, 1.0 if card == own[-1] else -0.1 - 0.03 * ACE_HIGH[card], rule)


def _cheapest(card: Card, winners: list[Card]) -> Ruled:
    if card == winners[-1]:
        return Ruled(card, 1.0, "cheapest")
    return Ruled(card, (0.3 if card in winners else -0.2) - 0.02 * ACE_HIGH[card], "cheapest")


# --- Not following ---------------------------------------------------------------------------------------------------


def _not_following(seen: Seen, card: Card) -> Ruled:
    """To trump, or to throw a card away."""
    trumps = [each for each in seen.trumps if seen.wins(each)] if seen.trump != NO_TRUMP else []
    wants = _wants_to_ruff(seen) if trumps and seen.led != seen.trump else 0.0
    if suit(card) == seen.trump:
        if card not in trumps:
            return Ruled(card, -1.2, "under-trump")
        lowest_trump = trumps[-1]
        return Ruled(card, wants - (0.0 if card == lowest_trump else 0.3 + 0.01 * ACE_HIGH[card]), "ruff")
    named, rule = _discard(seen)
    return Ruled(card, (0.0 if card == named else -0.2 - 0.02 * ACE_HIGH[card] - _loss(seen, card)), rule)


def _wants_to_ruff(seen: Seen) -> float:
    """How much the trick is worth a trump: a sure loser always; a doubtful one to him who has few trumps."""
    few = len(seen.trumps) <= 3
    if not seen.after_me():
        return -0.5 if seen.partner_wins else 1.0
    if seen.partner_wins:
        return -0.5 if _partner_safe(seen) else (0.4 if few else -0.2)
    if len(seen.cards) == 1:
        if seen.master(seen.cards[0]) or seen.led in seen.void[seen.partner]:
            return 0.8
        hopeful = _partner_beats(seen, seen.cards[0]) >= EVEN
        return -0.1 if hopeful or len(seen.trumps) >= 5 else 0.3
    return 0.9


def _partner_safe(seen: Seen) -> bool:
    """Whether the partner's winning card will stand against the last hand."""
    last = seen.after_me()[0]
    return seen.master(seen.best) and not seen.may_ruff(last, seen.led)


def _discard(seen: Seen) -> tuple[Card, str]:
    """The lowest of the suit least wanted; but while adversaries lead trumps, first a low card of the best suit."""
    plain = [card for card in seen.hand if suit(card) != seen.trump]
    if not plain:
        return lowest(seen.hand), "discard"
    suits = sorted({suit(card) for card in plain})
    if _asks_for_best(seen):
        best = max(suits, key=lambda each: _strength(seen, each))
        if len(seen.own(best)) > 2:
            return seen.own(best)[-1], "discard-best"
    least = min(suits, key=lambda each: (_loss(seen, seen.own(each)[-1]), _strength(seen, each)))
    return seen.own(least)[-1], "discard"


def _asks_for_best(seen: Seen) -> bool:
    """Whether adversaries lead trumps and nothing has been thrown away yet."""
    if seen.options.signals != "book" or seen.led != seen.trump or seen.trick[0] not in seen.others():
        return False
    return not any(
        suit(cards[(seen.place - leader) % SEATS]) not in (suit(cards[0]), seen.trump)
        for leader, cards in seen.tricks
        if len(cards) == SEATS
    )


def _strength(seen: Seen, each: int) -> int:
    worth = {ACE: 4, KING: 3, QUEEN: 2, KNAVE: 1}
    own = seen.own(each)
    return 2 * len(own) + sum(worth.get(rank(card), 0) for card in own)


def _loss(seen: Seen, card: Card) -> float:
    """What is lost by throwing the lowest of a suit away: a best card, or the guard of an honour."""
    own = seen.own(suit(card))
    if seen.master(card):
        return 1.5
    guards = sum(ACE_HIGH[other] > ACE_HIGH[own[0]] for other in seen.outside(suit(card)))
    if guards and len(own) == guards + 1 and guards <= 2:
        return 0.6
    if len(own) == 2 and seen.master(own[0]):
        return 0.2
    return 0.02 * ACE_HIGH[card]


_WHERE: tuple[Callable[[Seen, Card], Ruled], ...] = (_lead, _second, _third, _fourth)
