"""``show``: print a saved session as text, as a player or a spectator saw it."""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from crowe_table.cli.checked_arguments import Given, UsageError
from crowe_table.cli.output import print_json
from crowe_table.cli.session_file import loaded, path_of
from crowe_table.engine.cards import text as card_text
from crowe_table.engine.core import NO_SEAT, SPECTATOR, AnyEvent, Paid, Seat, because, seats
from crowe_table.engine.journal import Header, Soundness
from crowe_table.engine.money import STAKES, Farthings
from crowe_table.engine.series import Participant, Series
from crowe_table.engine.table import AnyTable
from crowe_table.hosting.account import summarize
from crowe_table.hosting.catch_up import whole_game
from crowe_table.hosting.referee import looks_of, mark, notice_of
from crowe_table.hosting.replay import Replayed
from crowe_table.words import Words
from crowe_table.words.characters import company_of
from crowe_table.words.narration import narrate


class MemberAccount(Struct, frozen=True):
    """The account of one member of the company: money from the mint, each game's result, and the current purse.

    Sums are in farthings.
    """

    name: str
    given: Farthings
    games: tuple[tuple[str, Farthings], ...]
    purse: Farthings
    result: Farthings


class SessionReport(Struct, frozen=True, kw_only=True):
    """A session as one viewer saw it. The seed would reveal every card, so it is included only after the game."""

    game: str
    preset: str
    laws: int
    begun: str
    players: tuple[Participant, ...]
    seat: Seat | None
    """The viewer; None for a spectator."""
    soundness: Soundness
    lines: int
    """Number of complete lines in the file."""
    over: bool
    scores: tuple[int, ...]
    """The score of each side; empty if there are no scores."""
    sides: tuple[int, ...]
    purses: tuple[Farthings, ...]
    seed: str | None
    account: tuple[MemberAccount, ...]
    """The account of each member of the series. Together with ``house`` and ``table`` the accounts sum to zero."""
    house: Farthings
    table: Farthings
    tale: tuple[str, ...]
    events: tuple[dict[str, object], ...]


def run(given: Given, words: Words) -> int:
    """Print the session and return the exit code."""
    path = path_of(given)
    found, head, table = loaded(path, words)
    seat = Seat(given.number("seat", 0, len(head.players) - 1, SPECTATOR))
    if seat != SPECTATOR and not table.over:
        refused = mark(path, seat) if given.flag("referee") else because("refuse-look")
        if refused:
            raise UsageError(refused)
    report = report_on(found, head, table, seat, words)
    if given.flag("json"):
        print_json(report)
    else:
        _print(report, found, words)
    return 0


def report_on(found: Replayed, head: Header, table: AnyTable, seat: Seat, words: Words) -> SessionReport:
    """Return the session as this seat saw it, from the start. Actions that were taken back are left out."""
    options = table.setup.options
    viewer = NO_SEAT if seat == SPECTATOR else seat
    company = company_of(head.players, viewer, head.coinage, options.unit)
    own = words.game(head.game).to(company)
    public = table.watch().public
    summary = summarize(head, table)
    batches = [update.events for update in whole_game(table, seat)]
    return SessionReport(
        game=head.game,
        preset=head.preset,
        laws=head.laws,
        begun=head.begun,
        players=head.players,
        seat=None if seat == SPECTATOR else seat,
        soundness=found.soundness,
        lines=found.contents.kept,
        over=table.over,
        scores=public.scores,
        sides=public.sides,
        purses=public.purses,
        seed=head.seed if table.over else None,
        account=tuple(_member(summary.series, member) for member in range(len(summary.series.company))),
        house=summary.house,
        table=summary.table,
        tale=tuple(line for batch in batches for line in narrate(batch, own)),
        events=tuple(_plain(event) for batch in batches for event in batch),
    )


def _member(series: Series, member: int) -> MemberAccount:
    games = tuple((row.game, row.moved[member]) for row in series.rows if row.game)
    name = series.company[member].name
    return MemberAccount(name, series.given(member), games, series.purse(member), series.result(member))


def _plain(event: AnyEvent) -> dict[str, object]:
    """Return an event as plain data. Cards and accounts are given by name. The event's visibility is omitted."""
    plain: dict[str, object] = msgspec.to_builtins(event)
    for inner in ("viewers", "discloses"):
        plain.pop(inner, None)
    if isinstance(event, Paid):
        plain |= {"source": event.source.text, "target": event.target.text}
    return {key: _named(key, value) for key, value in plain.items()}


def _named(key: str, value: object) -> object:
    if key in ("cards", "card") and isinstance(value, list | tuple):
        return [card_text(card) for card in value]
    if key == "lines" and isinstance(value, list | tuple):
        return [{inner: _named(inner, each) for inner, each in line.items()} for line in value]
    return value


def _print(report: SessionReport, found: Replayed, words: Words) -> None:
    head = found.head
    company = company_of(report.players)
    if head:
        company = replace(company, coinage=head.coinage, unit=STAKES[head.stakes].unit)
    own = words.game(report.game).to(company)
    seen_by = own.seat(report.seat) if report.seat is not None else own.text("cli-show-everybody")
    print(own.text("cli-show-head", game=own.text(f"game-{report.game}"), preset=own.text(f"preset-{report.preset}")))
    print(own.text("cli-show-company", names=own.listed([own.seat(seat) for seat in seats(len(report.players))])))
    print(own.text("cli-show-seen", seat_name=seen_by, date=report.begun))
    print()
    for line in report.tale:
        print(line)
    print()
    print(own.score(report.scores, report.sides, report.purses))
    _print_account(report, own)
    if report.seed:
        print(own.text("cli-show-seed", seed=report.seed))
    for why in (*map(notice_of, looks_of(found)), *([found.why] if found.why else [])):
        print(own.reason(why))


def _print_account(report: SessionReport, own: Words) -> None:
    print()
    for each in report.account:
        purse, result = own.sum(each.purse), own.sum(each.result)
        print(own.text("cli-show-purse", name=each.name, purse=purse, result=result))
    for key, farthings in (("ledger-house", report.house), ("ledger-table", report.table)):
        if farthings:
            print(f"{own.text(key)}: {own.sum(farthings)}")
    total = Farthings(sum(each.result for each in report.account) + report.house + report.table)
    print(own.text("ledger-sum", sum=own.sum(total)))
