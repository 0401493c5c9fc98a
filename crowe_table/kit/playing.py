"""The usual play of tricks: one player leads and the others follow. A leader may claim the rest.

If revokes are allowed, any player may claim one between two tricks, out of turn.
"""

from collections.abc import Callable, Sequence

from crowe_table.engine.core import NO_SEAT, Action, Asked, OptionsT, Phase, Question, Seat
from crowe_table.engine.piles import Pile
from crowe_table.engine.state import State
from crowe_table.kit import revokes
from crowe_table.kit.claims import Claim, may_claim, when_claiming
from crowe_table.kit.rules import Rules, StateT, ask_one
from crowe_table.kit.tricks import Play, TrickPlay, TrickRecordT, suit_called


def no_further_actions(s: object, seat: Seat) -> tuple[type[Action], ...]:
    """Return no further actions. A leader may then only lead or claim the rest."""
    del s, seat
    return ()


def ask_card(s: State[TrickRecordT, OptionsT], play: TrickPlay) -> Question:
    """Ask the seat whose turn it is to lead or to follow suit."""
    r = s.public
    if r.led is None:
        return ask_one("lead", r.turn, Play)
    return ask_one("follow", r.turn, Play, suit=suit_called(r.led, play.order(s), r.trump))


def ask_lead(s: State[TrickRecordT, OptionsT], acts: tuple[type[Action], ...], may_claim_revokes: bool) -> Question:
    """Ask the seat whose turn it is for a lead. If revokes may be claimed, every seat may claim them meanwhile."""
    r = s.public
    faults = {seat: revokes.possible_claims(s, seat) if may_claim_revokes else () for seat in r.round_from(r.turn)}
    leader = Asked(r.turn, (*acts, *faults.pop(r.turn)))
    return Question("lead", (leader, *[Asked(seat, acts, must=False) for seat, acts in faults.items() if acts]))


def when_playing(
    rules: Rules[StateT],
    phase: Phase,
    before_count: Phase,
    play: TrickPlay,
    then: Callable[[StateT], None],
    *,
    undealt: Callable[[StateT], Sequence[Pile]],
    penalty: str,
    besides: Callable[[StateT, Seat], tuple[type[Action], ...]] = no_further_actions,
) -> Callable[[StateT], None]:
    """Register the play of the tricks in this phase. It ends after the last trick, or when a player claims the rest.

    Return a function that ends the play early. After a claim, ``turn`` is the claimer. Refusals cite the rules “The
    play”, “Claims” and “Revokes”.

    - ``before_count`` is the phase in which revokes may be claimed once more, as between two tricks.
    - ``penalty`` is the house penalty for a revoke.
    - ``then`` counts the deal.
    - ``undealt`` returns the piles of cards in nobody's hand.
    - ``besides`` returns further actions of a leader.
    """
    end_play = revokes.when_about_to_count(rules, before_count, play, then)
    revokes.when_claiming_revokes(rules, play, (penalty,), lambda _: penalty, law="revokes")

    @rules.asks(phase)
    def ask_play(s: StateT) -> Question:
        r = s.public
        if not r.between:
            return ask_card(s, play)
        claim = (Claim,) if may_claim(s, r.turn, play, undealt(s)) else ()
        return ask_lead(s, (Play, *claim, *besides(s, r.turn)), play.may_revoke(s))

    @rules.does(Play, play.form, play.why_not, law="the-play")
    def play_card(s: StateT, action: Play) -> None:
        winner = play.play_card(s, action.seat, action.card)
        if winner is None:
            return
        play.take_trick(s, winner)
        if not s.at(play.hand[winner]):
            s.public.turn = NO_SEAT
            end_play(s)

    when_claiming(rules, play, then=end_play, law="claims")
    return end_play


def when_playing_every_trick(
    rules: Rules[StateT],
    phase: Phase,
    play: TrickPlay,
    then: Callable[[StateT], None],
    *,
    taken: Callable[[StateT], None],
    law: str,
) -> None:
    """Register the play of every trick in this phase, without claims or revokes.

    ``taken`` runs after each trick, and ``then`` after the last.
    """

    @rules.asks(phase)
    def ask_play(s: StateT) -> Question:
        return ask_card(s, play)

    @rules.does(Play, play.form, play.why_not, law=law)
    def play_card(s: StateT, action: Play) -> None:
        winner = play.play_card(s, action.seat, action.card)
        if winner is None:
            return
        play.take_trick(s, winner)
        taken(s)
        if not s.at(play.hand[winner]):
            then(s)
