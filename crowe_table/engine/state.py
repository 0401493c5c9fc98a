"""State: everything true at one table. Mutable, cheap to clone, owned by one Table and by nobody else.

A game adds no slots. Cards lie in its declared piles; what everybody knows is a field of its Record; what one seat
alone knows is that seat's ``own``. The phase is a field of the record, so that a State can be copied, compared and
given other hands.
"""

from typing import Generic, Self, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import Card
from crowe_table.engine.core import FactValue, Options, OptionsT, Record, RecordT, Tell, Viewers
from crowe_table.engine.money import Ledger
from crowe_table.engine.piles import Pile, Piles
from crowe_table.engine.rng import Chance
from crowe_table.engine.sha import sha256


class State(Generic[RecordT, OptionsT]):
    """Everything true at one table. ``tell`` is who listens while an action runs; in a search nobody does."""

    __slots__ = (
        "chance",
        "declared",
        "known",
        "laid",
        "ledger",
        "options",
        "own",
        "piles",
        "public",
        "rng",
        "seats",
        "tell",
        "told",
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
        """For each seat what it alone knows besides cards. Values are set anew, as in the public record."""
        self.known: dict[Card, Viewers] = {}
        """Cards known to more seats than their pile says: shown to one, exposed, looked at, remembered."""
        self.laid: tuple[Card, ...] = ()
        """The pack from the bottom, where it is laid for a famous hand and not left to chance."""
        self.tell: Tell = None
        self.told: tuple[FactValue, ...] = ()
        """The live facts of the record as they were last told."""

    def clone(self) -> Self:
        """A copy that shares nothing that can change; nobody listens to it."""
        twin = self.__class__.__new__(self.__class__)
        twin.seats, twin.chance, twin.options, twin.declared = self.seats, self.chance, self.options, self.declared
        twin.rng, twin.ledger = self.rng.clone(), self.ledger.clone()
        twin.piles = {key: cards[:] for key, cards in self.piles.items()}
        twin.public = replace(self.public)
        twin.own, twin.known, twin.laid = self.own, self.known.copy(), self.laid
        twin.tell, twin.told = None, ()
        return twin

    def at(self, pile: Pile) -> list[Card]:
        """The cards of a pile, the topmost last. To move them, use the kit."""
        return self.piles[pile.key]

    def digest(self) -> str:
        """A short seal, equal for equal truths on every machine.

        It is taken over what is true and not over how it is stored: fields of the records by name (those that still
        have their default left out), piles by their keys, and the balances of the ledger.
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


AnyState: TypeAlias = State[Record, Options]
