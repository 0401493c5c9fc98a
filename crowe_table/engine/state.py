"""The complete state of one table: mutable, cheap to clone, owned by exactly one Table.

A game adds no slots. Cards lie in the piles that the game declares. Public information is in its Record, and private
knowledge of a seat in ``own``. The phase is part of the record, so a State can be copied, compared and given other
hands.
"""

from typing import Any, Generic, Self, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Emit, FactValue, OptionsT, RecordT, Viewers
from crowe_table.engine.money import Ledger
from crowe_table.engine.piles import Pile, Piles
from crowe_table.engine.rng import Chance
from crowe_table.engine.sha import sha256


class State(Generic[RecordT, OptionsT]):
    """The complete state of one table.

    While an action runs, ``emit`` is the event callback. In a search, ``emit`` is None.
    """

    __slots__ = (
        "chance",
        "declared",
        "emit",
        "known",
        "laid",
        "ledger",
        "options",
        "own",
        "piles",
        "public",
        "reported",
        "rng",
        "seats",
    )

    def __init__(self, declared: Piles, options: OptionsT, public: RecordT, chance: Chance) -> None:
        self.seats = len(public.ring)
        self.chance = chance
        self.rng = chance.stream("table")
        self.ledger = Ledger()
        self.options = options
        self.declared = declared
        self.piles = declared.empty(self.seats)
        self.public = public
        self.own: tuple[Struct | None, ...] = (None,) * self.seats
        """The private knowledge of each seat, except for cards. Values are reassigned, never mutated."""
        self.known: dict[Card, Viewers] = {}
        """Cards known to more seats than their pile says, because they were exposed, inspected or remembered."""
        self.laid: tuple[Card, ...] = ()
        """The pack from the bottom up, for a famous hand; empty for a random deal."""
        self.emit: Emit = None
        self.reported: tuple[FactValue, ...] = ()
        """The live facts of the record at the time of the last Changed events."""

    def clone(self) -> Self:
        """Return a copy that shares nothing mutable and has no event callback."""
        twin = self.__class__.__new__(self.__class__)
        twin.seats, twin.chance, twin.options, twin.declared = self.seats, self.chance, self.options, self.declared
        twin.rng, twin.ledger = self.rng.clone(), self.ledger.clone()
        twin.piles = {key: cards[:] for key, cards in self.piles.items()}
        twin.public = replace(self.public)
        twin.own, twin.known, twin.laid = self.own, self.known.copy(), self.laid
        twin.emit, twin.reported = None, ()
        return twin

    def at(self, pile: Pile) -> list[Card]:
        """Return the cards of a pile, the topmost last. Use the kit to move them."""
        return self.piles[pile.key]

    def digest(self) -> str:
        """Return a short hash. Equal states give equal hashes on every machine.

        The hash depends on the state itself and not on its representation: the non-default fields of the records by
        name, piles by key, and the balances of the ledger.
        """
        public = {**msgspec.to_builtins(self.public), "phase": self.public.phase.name}
        for name in self.public.unsealed:
            public.pop(name, None)
        truth = (
            sorted(public.items()),
            [(pile.key, self.at(pile)) for pile in self.declared.of_table(self.seats) if self.at(pile)],
            sorted(self.known.items()),
            [msgspec.to_builtins(own) for own in self.own],
            self.ledger.record(),
            self.rng.position(),
            self.chance.seed,
        )
        return sha256(msgspec.json.encode(truth, order="sorted")).hexdigest()[:16]


AnyState: TypeAlias = State[Any, Any]
"""State of any game. Code that has one may read fields that only some games have."""
