"""``review``: print how good a player's choices were in the finished deals of a session."""

from msgspec import Struct

from crowe_table.cli.checked_arguments import Given, UsageError
from crowe_table.cli.output import print_json
from crowe_table.cli.session_file import loaded, path_of
from crowe_table.engine.core import Seat, because
from crowe_table.hosting.review import DearChoice, ExpertDeal, Grade, RatedChoice, review
from crowe_table.words import Words


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
    if not table.over:
        raise UsageError(because("walk-not-over"))
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
        _print(report, words)
    return 0


def _print(report: ReviewReport, words: Words) -> None:
    print(words.text("cli-review-head", name=report.player, number=len(report.choices)))
    for grade, number in report.grades.items():
        if number:
            print(f"{words.text(f'review-mark-{grade}')}: {number}")
    if report.choices:
        print()
        print(words.text("review-dear-heading" if report.dear else "review-dear-none"))
    for dear in report.dear:
        parts = [
            words.text("review-chose", own=dear.own, cost=dear.cost),
            words.text("review-better", better=dear.better),
        ]
        print(f"{words.text('review-deal', number=dear.deal)}. {' '.join([*parts, dear.as_it_lay])}".rstrip())
    if report.experts:
        print()
        print(words.text("review-expert-heading"))
    for each in report.experts:
        both = words.text("review-expert-both", own=each.own, expert=each.expert)
        print(f"{words.text('review-deal', number=each.deal)}: {both}")
