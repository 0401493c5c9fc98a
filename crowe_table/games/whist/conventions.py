"""The rule book's advice on card play as exact rules. Each card gets a score and the name of its rule (R13 to R15).

The costs of first leads are numbers of tricks lost against the best lead, measured on 1,600 solved deals.
"""

from collections.abc import Callable
from itertools import pairwise

from msgspec import Struct

from crowe_table.engine.cards import ACE, KING, KNAVE, QUEEN, Card, rank, suit
from crowe_table.games.whist.position import HEIGHT, Position, bottom_of_run, lowest
from crowe_table.games.whist.state import SEATS
from crowe_table.kit.ranking import NO_TRUMP, of_suit

TEN_RANK = 9
EARLY_TRICKS = 4
"""Number of tricks at the start of a deal in which the book's rules about first leads apply."""
PARTNER_BEATS_LIMIT = 0.5
"""The second player does not trump a card that the partner can beat with at least this probability."""
LEAD_COSTS = {
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
"""Average number of tricks lost by each kind of first lead, against the best lead."""


class RuledCard(Struct, frozen=True):
    """Card with its score by the book's rules, and the rule that recommends it."""

    card: Card
    score: float
    rule: str = ""
    """Name of the rule that recommends the card, used in the message key ``hint-<rule>``; empty if none does."""


def rank_by_rules(position: Position) -> list[RuledCard]:
    """Return the legal cards in order of their scores by the book's rules, best first."""
    found = [_RULES_BY_PLACE[len(position.cards)](position, card) for card in position.legal]
    return sorted(found, key=lambda each: (-each.score, HEIGHT[each.card], each.card))


# --- Leading ---------------------------------------------------------------------------------------------------------


def _lead(position: Position, card: Card) -> RuledCard:
    if suit(card) == position.trump:
        return _lead_trump(position, card)
    own = position.own(suit(card))
    ruff = any(position.may_ruff(place, suit(card)) for place in position.opponents())
    if position.master(card) and not ruff and (not position.trumps_out or position.times_led(suit(card)) < 2):
        return _lead_winner(position, card)
    named = _named_card(position, own)
    rule, cost = _lead_kind(own, named)
    led_so = rule if card == named and _lead_serves_purpose(position, rule, card) else ""
    score = -cost - (0.0 if card == named else 0.5 + 0.01 * abs(HEIGHT[card] - HEIGHT[named]))
    if _returns_partners_suit(position, card) and not ruff:
        back = own[0] if len(own) == 2 else own[-1]
        return RuledCard(card, 1.0 if card == back else 0.3, "return")
    if suit(card) == _longest(position):
        score += 0.4 if len(position.tricks) < EARLY_TRICKS else 0.1
        if led_so == "small":
            led_so = "longest"
    elif rule == "singleton":
        score += 0.4 if _hopes_to_ruff(position, own) else -0.35
    if ruff:
        score -= 0.8
    partner = position.partner
    if position.may_ruff(partner, suit(card)):
        strong = len(position.trumps) >= 4
        score += 0.3 if strong else -0.1
        led_so = "partner-trumps" if strong else led_so
    return RuledCard(card, score, led_so)


def _lead_serves_purpose(position: Position, rule: str, card: Card) -> bool:
    """Whether a lead can still achieve its purpose by this rule.

    A single or double card is led in order to trump later, which needs trumps in hand. A king from king and queen is
    led to drive out the ace, which must not have been played.
    """
    if rule in ("singleton", "doubleton"):
        return bool(position.trumps)
    return rule != "king-queen" or not position.master(card)


def _lead_winner(position: Position, card: Card) -> RuledCard:
    own = position.own(suit(card))
    if rank(card) == ACE and len(position.tricks) < EARLY_TRICKS and position.options.signals == "book":
        king = any(rank(other) == KING for other in own)
        if king:
            return RuledCard(card, 0.2)
        return RuledCard(card, -0.1 if len(own) > 2 else 0.0, "ace")
    if rank(card) == KING and any(rank(other) == ACE for other in own):
        return RuledCard(card, 0.7, "king-ace")
    safe = not position.trumps_out
    return RuledCard(card, (1.2 if safe else 0.35) + 0.001 * HEIGHT[card], "cash")


def _lead_trump(position: Position, card: Card) -> RuledCard:
    """Score the lead of a trump.

    The lead is good with five trumps, or with four and two honours, while opponents may hold trumps.
    """
    own = position.trumps
    if not position.trumps_out:
        return RuledCard(card, -0.6 - 0.01 * HEIGHT[card], "trump-kept")
    honours = sum(rank(each) in (ACE, KING, QUEEN, KNAVE) for each in own)
    strong = len(own) >= 5 or (len(own) == 4 and honours >= 2)
    named = _top_of_sequence(own) or own[-1]
    if position.master(own[0]) and (len(own) >= 3 or len(position.tricks) > EARLY_TRICKS):
        named = own[0]
    wrong = 0.0 if card == named else 0.4 + 0.01 * HEIGHT[card]
    if strong:
        return RuledCard(card, 0.75 - wrong, "trump-strong")
    return RuledCard(card, -LEAD_COSTS["trump"] - wrong, "trump")


def _named_card(position: Position, own: list[Card]) -> Card:
    """Return the card that the rules lead from a suit.

    It is the king from ace and king, the top of a sequence, or else a small card.
    """
    if position.options.signals == "book" and len(own) > 1 and rank(own[0]) == ACE and rank(own[1]) == KING:
        return own[1]
    top = _top_of_sequence(own)
    if top is not None:
        return top
    if len(own) == 2 and rank(own[0]) not in (ACE, KING, QUEEN):
        return own[0]
    if position.options.lead_low == "fourth_best" and len(own) >= 4:
        return own[3]
    return own[-1]


def _top_of_sequence(own: list[Card]) -> Card | None:
    """Return the top of a sequence in the suit; None if there is none.

    The top is a knave or higher, and the next lower card is in hand, too.
    """
    if len(own) < 2 or HEIGHT[own[0]] - HEIGHT[own[1]] != 1:
        return None
    return own[0] if HEIGHT[own[0]] >= HEIGHT[TEN_RANK] + 1 else None


def _lead_kind(own: list[Card], named: Card) -> tuple[str, float]:
    """Return the kind of a first lead from this suit, and its cost in tricks."""
    has = {rank(card) for card in own}
    if len(own) == 1:
        return ("ace", LEAD_COSTS["ace"]) if ACE in has else ("singleton", LEAD_COSTS["singleton"])
    if rank(named) == KING:
        which = "king-ace" if ACE in has else "king-queen"
        return which, LEAD_COSTS[which]
    if rank(named) == QUEEN and KNAVE in has:
        return "queen-knave", LEAD_COSTS["queen-knave"]
    if rank(named) == ACE:
        return "ace", LEAD_COSTS["ace"]
    if len(own) == 2 and named == own[0]:
        return "doubleton", LEAD_COSTS["doubleton"]
    for honour, which in ((ACE, "from-ace"), (KING, "from-king"), (QUEEN, "from-queen")):
        if honour in has:
            return "from-honour", LEAD_COSTS[which]
    return "small", LEAD_COSTS["small"]


def _longest(position: Position) -> int:
    """Return the plain suit with most cards in hand; of equally long suits, the one with higher honours."""
    plain = [each for each in range(4) if each != position.trump]
    value = {ACE: 4, KING: 3, QUEEN: 2, KNAVE: 1}
    return max(
        plain,
        key=lambda each: (len(position.own(each)), sum(value.get(rank(card), 0) for card in position.own(each)), -each),
    )


def _hopes_to_ruff(position: Position, own: list[Card]) -> bool:
    """Whether to lead the only card of a suit in order to trump that suit later.

    The hand must have two to four low trumps and no better suit to lead.
    """
    trumps = position.trumps
    if len(own) != 1 or not 2 <= len(trumps) <= 4 or HEIGHT[trumps[0]] > HEIGHT[TEN_RANK]:
        return False
    plain = [position.own(each) for each in range(4) if each != position.trump]
    return all(len(cards) < 5 and {ACE, KING} - {rank(card) for card in cards} for cards in plain)


def _returns_partners_suit(position: Position, card: Card) -> bool:
    """Whether this lead would be the player's first lead of the suit that the partner led first."""
    if position.options.signals != "book":
        return False
    first = next((cards for leader, cards in position.tricks if leader == position.partner), None)
    if first is None or suit(first[0]) != suit(card) or suit(card) == position.trump:
        return False
    if suit(card) in position.void[position.partner] and not position.may_ruff(position.partner, suit(card)):
        return False
    again = [leader for leader, cards in position.tricks if suit(cards[0]) == suit(card)]
    return again.count(position.place) == 0


# --- Second hand -----------------------------------------------------------------------------------------------------


def _second(position: Position, card: Card) -> RuledCard:
    led = position.cards[0]
    own = position.own(suit(led))
    if not own:
        return _not_following(position, card)
    named, rule = _second_card(position, led, own)
    if card == named:
        return RuledCard(card, 1.0, rule)
    return RuledCard(card, -0.1 - 0.03 * HEIGHT[card])


def _second_card(position: Position, led: Card, own: list[Card]) -> tuple[Card, str]:
    """Return the card of a second player who follows suit, and the rule behind it.

    By rule, a low card is played. There are three exceptions: covering an honour, winning with the best card of the
    suit, and playing the lower of two honours in sequence.
    """
    has = {rank(card): card for card in own}
    if rank(led) in (KNAVE, TEN_RANK) and QUEEN in has and len(own) <= 3:
        return has[QUEEN], "cover"
    if rank(led) == QUEEN and ACE in has:
        return has[ACE], "cover"
    if rank(led) == QUEEN and KING in has and (len(own) <= 2 or TEN_RANK in has):
        return has[KING], "cover"
    if (
        position.master(own[0])
        and position.wins(own[0])
        and (position.times_led(suit(led)) or _tricks_decide(position, 1))
    ):
        return own[0], "second-best-card"
    touching = [
        low for high, low in pairwise(own) if HEIGHT[high] - HEIGHT[low] == 1 and HEIGHT[low] >= HEIGHT[TEN_RANK]
    ]
    if touching and position.wins(touching[0]) and rank(led) not in (ACE, KING):
        return touching[0], "split"
    return own[-1], "second-low"


def _partner_beats(position: Position, led: Card) -> float:
    better = sum(HEIGHT[card] > HEIGHT[led] for card in of_suit(position.out, suit(led)))
    unseen, held = len(position.out), len(position.hand)
    if suit(led) in position.void[position.partner]:
        return 0.0
    none = 1.0
    for missing in range(better):
        none *= max(0, unseen - held - missing) / max(1, unseen - missing)
    return 1 - none


def _tricks_decide(position: Position, more: int) -> bool:
    """Whether ``more`` further tricks give this side its seventh trick, or the trick that wins the game."""
    ours = position.taken[0]
    return ours < 7 <= ours + more or ours < position.wanted(position.side) <= ours + more


# --- Third and fourth hand -------------------------------------------------------------------------------------------


def _third(position: Position, card: Card) -> RuledCard:
    led = position.cards[0]
    own = position.own(suit(led))
    if not own:
        return _not_following(position, card)
    if position.partner_wins and _as_good_as_best(position, led):
        return _low(card, own, "third-partner-best")
    winners = [each for each in own if position.wins(each)]
    if not winners:
        return _low(card, own, "cannot-win")
    last = position.places_after()[0]
    if suit(led) in position.void[last] and not position.may_ruff(last, suit(led)):
        return _cheapest(card, winners)
    named = bottom_of_run(own[0], own, [*position.out, *position.cards])
    if not position.wins(named):
        named = own[0]
    if position.partner_wins and not any(
        HEIGHT[led] < HEIGHT[each] < HEIGHT[named] for each in of_suit(position.out, suit(led))
    ):
        return _low(card, own, "third-partner-best")
    if card == named:
        return RuledCard(card, 1.0, "third-high")
    return RuledCard(card, (0.2 if card in winners else -0.1) - 0.02 * HEIGHT[card])


def _as_good_as_best(position: Position, led: Card) -> bool:
    """Whether no unseen card can beat the card that the partner led.

    If this hand has the queen, a king counts as safe. By the book, the partner then led it from ace and king.
    """
    better = [card for card in of_suit(position.out, suit(led)) if HEIGHT[card] > HEIGHT[led]]
    if position.may_ruff(position.places_after()[0], suit(led)):
        return False
    if rank(led) == KING and position.options.signals == "book" and len(better) == 1:
        return any(rank(card) == QUEEN for card in position.hand if suit(card) == suit(led))
    return not better


def _fourth(position: Position, card: Card) -> RuledCard:
    own = position.own(position.led)
    if not own:
        return _not_following(position, card)
    if position.partner_wins:
        return _low(card, own, "partner-has-it")
    winners = [each for each in own if position.wins(each)]
    if not winners:
        return _low(card, own, "cannot-win")
    return _cheapest(card, winners)


def _low(card: Card, own: list[Card], rule: str) -> RuledCard:
    return RuledCard(card, 1.0, rule) if card == own[-1] else RuledCard(card, -0.1 - 0.03 * HEIGHT[card])


def _cheapest(card: Card, winners: list[Card]) -> RuledCard:
    if card == winners[-1]:
        return RuledCard(card, 1.0, "cheapest")
    return RuledCard(card, (0.3 if card in winners else -0.2) - 0.02 * HEIGHT[card])


# --- Not following ---------------------------------------------------------------------------------------------------


def _not_following(position: Position, card: Card) -> RuledCard:
    """Score a card that is not of the led suit: a trump or a discard."""
    trumps = [each for each in position.trumps if position.wins(each)] if position.trump != NO_TRUMP else []
    wants = _ruff_value(position) if trumps and position.led != position.trump else 0.0
    if suit(card) == position.trump:
        if card not in trumps:
            return RuledCard(card, -1.2)
        lowest_trump = trumps[-1]
        return RuledCard(card, wants - (0.0 if card == lowest_trump else 0.3 + 0.01 * HEIGHT[card]), "ruff")
    named, rule = _discard(position)
    if card == named:
        return RuledCard(card, 0.0, rule)
    return RuledCard(card, -0.2 - 0.02 * HEIGHT[card] - _discard_cost(position, card))


def _ruff_value(position: Position) -> float:
    """Return the score of winning a trick with a trump when the hand has no card of the suit led.

    The score is high if the trick would otherwise be lost. If the partner may win the trick, the score is good only
    with few trumps.
    """
    few = len(position.trumps) <= 3
    if not position.places_after():
        return -0.5 if position.partner_wins else 1.0
    if position.partner_wins:
        return -0.5 if _partner_safe(position) else (0.4 if few else -0.2)
    if len(position.cards) == 1:
        if position.master(position.cards[0]) or position.led in position.void[position.partner]:
            return 0.8
        hopeful = _partner_beats(position, position.cards[0]) >= PARTNER_BEATS_LIMIT
        return -0.1 if hopeful or len(position.trumps) >= 5 else 0.3
    return 0.9


def _partner_safe(position: Position) -> bool:
    """Whether the last player to the trick cannot beat the partner's winning card."""
    last = position.places_after()[0]
    return position.master(position.best) and not position.may_ruff(last, position.led)


def _discard(position: Position) -> tuple[Card, str]:
    """Return a card to discard and the rule behind it. Usually it is the lowest card of the weakest suit.

    The first discard on an opponent's trumps is a low card of the best suit, as a signal to the partner.
    """
    plain = [card for card in position.hand if suit(card) != position.trump]
    if not plain:
        return lowest(position.hand), "discard"
    suits = sorted({suit(card) for card in plain})
    if _signals_best_suit(position):
        best = max(suits, key=lambda each: _strength(position, each))
        if len(position.own(best)) > 2:
            return position.own(best)[-1], "discard-best"
    least = min(suits, key=lambda each: (_discard_cost(position, position.own(each)[-1]), _strength(position, each)))
    return position.own(least)[-1], "discard"


def _signals_best_suit(position: Position) -> bool:
    """Whether the next discard should signal the best suit: opponents lead trumps, and this player has not discarded
    before.
    """
    if (
        position.options.signals != "book"
        or position.led != position.trump
        or position.trick[0] not in position.opponents()
    ):
        return False
    return not any(
        suit(cards[(position.place - leader) % SEATS]) not in (suit(cards[0]), position.trump)
        for leader, cards in position.tricks
        if len(cards) == SEATS
    )


def _strength(position: Position, each: int) -> int:
    value = {ACE: 4, KING: 3, QUEEN: 2, KNAVE: 1}
    own = position.own(each)
    return 2 * len(own) + sum(value.get(rank(card), 0) for card in own)


def _discard_cost(position: Position, card: Card) -> float:
    """Return the cost of discarding the lowest card of a suit. It is high for a winner, or for a card that guards an
    honour.
    """
    own = position.own(suit(card))
    if position.master(card):
        return 1.5
    guards = sum(HEIGHT[other] > HEIGHT[own[0]] for other in position.outside(suit(card)))
    if guards and len(own) == guards + 1 and guards <= 2:
        return 0.6
    if len(own) == 2 and position.master(own[0]):
        return 0.2
    return 0.02 * HEIGHT[card]


_RULES_BY_PLACE: tuple[Callable[[Position, Card], RuledCard], ...] = (_lead, _second, _third, _fourth)
