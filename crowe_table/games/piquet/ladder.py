"""Ladder of the calls at Piquet: what may be called, what the other player hears, and what it scores."""

from crowe_table.engine.core import AnswerForm, PickOffer, act_of, because
from crowe_table.engine.ladder import LadderRow, LadderStep
from crowe_table.games.piquet.actions import CallHolding, Good, Nothing
from crowe_table.games.piquet.state import PiquetView
from crowe_table.kit.ladders import act_row


def ladder(view: PiquetView) -> tuple[LadderRow, ...]:
    """Return a row for each holding that may be called, and a last row for calling none."""
    forms = view.call.forms if view.call else ()
    rows = [row for form in forms for row in _calls(view, form)]
    silent = {act_of(kind): kind for kind in (Nothing, Good)}
    acts = [form.act for form in forms if form.act in silent]
    rows += [act_row(silent[act](view.seat), because(f"ladder-{act}")) for act in acts]
    return tuple(rows)


def _calls(view: PiquetView, form: AnswerForm) -> list[LadderRow]:
    rows = []
    for offer in [offer for part in form.parts if isinstance(part, PickOffer) for offer in part.offers]:
        price = because("ladder-points", points=offer.points) if offer.points else None
        step = LadderStep(action=CallHolding(view.seat, offer.name), name=offer.words, price=price)
        rows.append(LadderRow(name=offer.words, meaning=because("ladder-cards", briefs=offer.cards), steps=(step,)))
    return rows
