"""``review``: print how good a player's choices were in the finished deals of a session."""

from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from crowe_table.cli.checked_arguments import Given, UsageError
from crowe_table.cli.output import print_json
from crowe_table.cli.session_file import loaded, path_of
from crowe_table.engine.core import Seat, because
from crowe_table.hosting.review import DearChoice, ExpertDeal, Grade, RatedChoice, finished_deals, review
from crowe_table.words import Words

SIGNS = {Grade.BEST: "●", Grade.EQUAL: "○", Grade.DEARER: "△", Grade.DEAR: "✕", Grade.OTHER: "–"}
"""The sign of each grade. The window draws the same shapes."""


class ReviewReport(Struct, frozen=True):
    """The review of one player."""

    game: str
    preset: str
    seat: Seat
    player: str
    grades: dict[Grade, int]
    """Number of choices of each grade."""
    choices: list[RatedChoice]
    dear: list[DearChoice]
    experts: list[ExpertDeal]


def run(given: Given, words: Words) -> int:
    """Print the review, and return the exit code. Without ``--seat``, review the first human player."""
    _, head, table = loaded(path_of(given), words)
    if not finished_deals(table):
        raise UsageError(because("cli-review-no-deal"))
    first = next((at for at, player in enumerate(head.players) if not player.level), 0)
    seat = Seat(given.number("seat", 0, len(head.players) - 1, first))
    findings = list(review(table, head, seat, words))
    choices = [each for each in findings if isinstance(each, RatedChoice)]
    report = ReviewReport(
        head.game,
        head.preset,
        seat,
        head.players[seat].name,
        {grade: sum(each.grade == grade for each in choices) for grade in Grade},
        choices,
        [each for each in findings if isinstance(each, DearChoice)],
        [each for each in findings if isinstance(each, ExpertDeal)],
    )
    if given.flag("json"):
        print_json(report)
    else:
        print("\n".join(_lines(report, words)))
    return 0


def _lines(report: ReviewReport, words: Words) -> Iterator[str]:
    """Yield the lines, with the sentences of the window's page."""
    yield words.text("cli-review-head", name=report.player, number=len(report.choices))
    if not report.choices:
        yield words.text("review-none")
        return
    yield words.text("review-told")
    yield ""
    for grade, number in report.grades.items():
        if number:
            yield f"{SIGNS[grade]} {words.text(f'review-mark-{grade}')}: {number}"
    yield ""
    for deal, rated in groupby(report.choices, key=lambda each: each.deal):
        yield f"{words.text('review-deal', number=deal)}: {' '.join(SIGNS[each.grade] for each in rated)}"
    yield ""
    yield words.text("review-dear-heading" if report.dear else "review-dear-none")
    for dear in report.dear:
        parts = [
            words.text("review-chose", own=dear.own, cost=dear.cost),
            words.text("review-better", better=dear.better),
        ]
        yield f"{words.text('review-deal', number=dear.deal)}. {' '.join([*parts, dear.as_it_lay])}".rstrip()
    if report.experts:
        yield ""
        yield words.text("review-expert-heading")
        yield words.text("review-expert-points" if report.experts[0].in_points else "review-expert-money")
    for each in report.experts:
        both = words.text("review-expert-both", own=each.own, expert=each.expert)
        yield f"{words.text('review-deal', number=each.deal)}: {both}"
