"""Instructive hands of Piquet."""

from crowe_table.engine.cards import parse_all
from crowe_table.engine.core import Seat
from crowe_table.games.piquet.actions import Packet
from crowe_table.games.piquet.options import CROWE
from crowe_table.games.piquet.state import PiquetPhase
from crowe_table.kit.exchange import Change
from crowe_table.kit.exhibits import ExhibitHand

YOUNGER, ELDER = Seat(0), Seat(1)

EXHIBITS = (
    ExhibitHand(
        name="repique",
        preset=CROWE.name,
        dealer=YOUNGER,
        visitor=YOUNGER,
        cards={
            "hand:0": "AS KS QS JS TS 9S 8S 7S TH TD 9D 6C",
            "hand:1": "AH KH QH JH AD KD QD AC KC QC 8H 7H",
            "pack": "JD JC 6S TC 7C 6D 9H 6H 8D 7D 9C 8C",
        },
        scores=(10, 60),
        before=(Packet(YOUNGER, "2"), Change(ELDER, tuple(parse_all("8H 7H")))),
        until=PiquetPhase.COUNTED,
        made=lambda s, seat: s.public.score(seat),
        wanted=100,
    ),
)
"""The elder is sure of every trick and of 52 for sets, but the younger scores first."""
