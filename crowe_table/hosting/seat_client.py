"""Between a session and the screen: what the person who has the table may see of it, and what he answers."""

from typing import TYPE_CHECKING

from crowe_table.engine.core import SPECTATOR, Action, Reason, Seat, View, because
from crowe_table.engine.layout import Layout
from crowe_table.hosting.update import Update

if TYPE_CHECKING:
    from crowe_table.hosting.hot_seat import Round


class Parley:
    """One chair of a session, for as long as one person has the table."""

    def __init__(self, round_: "Round", viewer: Seat, view: View, laying: bool, veil: bool = False) -> None:
        """``laying``: the table is still to be seen being laid. ``veil``: he has not yet taken up his cards."""
        self._round = round_
        self.viewer = viewer
        self._view = view
        self._laying = laying
        self._veil = veil
        self._told: list[Update] = []
        self.settled = False
        """Whether all that has happened was shown when last looked at."""
        self.acted = False
        """Whether he has done anything since he took the table."""
        head = round_.session.head
        self.names = tuple(player.name for player in head.players)
        self.coinage = head.coinage

    # --- what is

    @property
    def alone(self) -> bool:
        return self._round.alone

    @property
    def opening(self) -> bool:
        """Whether the table is still to be seen being laid."""
        return self._laying

    def view(self) -> View:
        """How the table stands, as far as it is written down."""
        return self._view

    def layout(self) -> Layout:
        return self._round.session.game.layout(self._view.options, self._view.seats)

    def refuse(self, action: Action) -> Reason | None:
        return self._round.session.refuse(action)

    @property
    def ends_for_all(self) -> bool:
        """Whether the game has ended and several persons are to see the end together."""
        return self._round.session.over and not self.alone and self.viewer != SPECTATOR

    # --- what is done

    def unveil(self) -> None:
        """He takes up his cards."""
        self._veil = False
        self._told = [Update(seen.events, seen.view) for seen in self._round.unveil()]

    def submit(self, action: Action) -> Reason | None:
        reason = self._round.session.submit(action)
        if reason is None:
            self.acted = True
            self._round.thinkers.forget()
        return reason

    def can_take_back(self) -> bool:
        house = self._round.settings().take_backs
        return self._round.session.refuse_take_back(self.viewer, house) is None

    def take_back(self) -> Reason | None:
        if self.viewer == SPECTATOR:
            return because("refuse-take-back-none")
        return self._round.take_back(self.viewer)

    # --- a hint

    def ask_hint(self) -> Reason | None:
        """Begins to consider, or says why nobody may advise."""
        if self._round.session.advice_spoils:
            return because("refuse-hint-stakes", law="the-stakes")
        self._round.thinkers.consider(self._round.session.view(self.viewer))
        return None

    def hint(self) -> tuple[Reason, Action | None] | None:
        """The advice asked for, once it is ready: why, and what to do."""
        found = self._round.thinkers.take_advice()
        if found is None:
            return None
        return (found[0].why, found[0].action) if found else (because("hint-none"), None)

    # --- what happens

    def poll(self, resting: bool) -> tuple[list[Update], list[Reason]]:
        """What may be shown now. While the table rests, the players of the house answer."""
        if self._veil:
            return [], []
        told, self._told = self._told, []
        releases = self._round.poll(resting and not told)
        if not self.ends_for_all:
            told += [Update(release.seen[self.viewer].events, release.seen[self.viewer].view) for release in releases]
        if told:
            self._view, self._laying = told[-1].view, False
        self.settled = resting and not told and not self._round.session.waiting
        if self.settled and not self.ends_for_all:
            self._round.saw(self.viewer)
        return told, self._round.notices()

    def close(self) -> None:
        """The chair is left."""
        self._round.thinkers.forget_advice()
