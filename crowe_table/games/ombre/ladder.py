"""Ladders of Ombre: the bids of the game of four and of the game of three."""

from crowe_table.engine.core import Reason, because
from crowe_table.engine.ladder import LadderRow, LadderStep
from crowe_table.games.ombre.actions import AskLeave, KeepGame, SansPrendre, YieldGame
from crowe_table.games.ombre.counting import POINTS, tricks_needed
from crowe_table.games.ombre.solo import ladder as bids
from crowe_table.games.ombre.state import GameBid, OmbreView
from crowe_table.kit.auction import Bid, Pass
from crowe_table.kit.ladders import act_row
from crowe_table.kit.ranking import NO_TRUMP

KINDS = {
    "frog": (GameBid.FROG_SUIT, GameBid.FROG_COLOUR),
    "solo": (GameBid.SOLO_SUIT, GameBid.SOLO_COLOUR),
    "tout": (GameBid.TOUT_SUIT, GameBid.TOUT_COLOUR),
}
"""Contracts of the game of four, by the tricks that they promise."""


def ladder(view: OmbreView) -> tuple[LadderRow, ...]:
    """Return the ladder of bids, words or answers for the question that this viewer is asked."""
    acts = {form.act for form in view.call.forms} if view.call else set()
    if "bid" in acts:
        return bid_rows(view)
    if "sans_prendre" in acts:
        return word_rows(view)
    return answer_rows(view) if "keep_game" in acts else ()


def bid_rows(view: OmbreView) -> tuple[LadderRow, ...]:
    """Return a pass and every bid, with the points that it scores."""
    rows = [act_row(Pass(view.seat), because("ladder-pass"))]
    for kind, contracts in KINDS.items():
        steps = [
            LadderStep(
                action=Bid(view.seat, bid.name),
                name=bid.words,
                price=because("ladder-points", points=POINTS[GameBid(bid.height)]),
                suit=bid.suit,
                brief=because("ladder-other-suit") if bid.suit == NO_TRUMP else None,
            )
            for bid in bids(view)
            if bid.height in contracts
        ]
        meaning = because(f"ladder-{kind}-means", number=tricks_needed(contracts[0]))
        rows.append(LadderRow(name=because(f"ladder-{kind}"), meaning=meaning, steps=tuple(steps)))
    return tuple(rows)


def word_rows(view: OmbreView) -> tuple[LadderRow, ...]:
    """Return the bids of the game of three, with their costs."""
    seat, o = view.seat, view.options
    return (
        act_row(Pass(seat), because("ladder-pass"), price_of(o.a_lesser)),
        act_row(AskLeave(seat), because("ladder-ask"), because("ladder-each", farthings=o.a_lesser)),
        act_row(SansPrendre(seat), because("ladder-sans-prendre"), because("ladder-from-each", farthings=o.a_great)),
    )


def answer_rows(view: OmbreView) -> tuple[LadderRow, ...]:
    """Return the two answers to a player who would play without an exchange."""
    seat, o = view.seat, view.options
    return (
        act_row(YieldGame(seat), because("ladder-yield"), price_of(o.a_lesser)),
        act_row(KeepGame(seat), because("ladder-keep"), because("ladder-from-each", farthings=o.a_great)),
    )


def price_of(amount: int) -> Reason:
    """Return a sum that is paid to the pot."""
    return because("ladder-costs", farthings=amount)
