"""Golden games of Cribbage."""

from crowe_table.engine.core import Changed, Said
from tests.any_game import AnyTable
from tests.golden.wanting import Past, Wanted, last_score, said, scores


def lurch(table: AnyTable, past: Past) -> bool:
    return min(table.watch().public.scores) < 45


def out_in_play(table: AnyTable, past: Past) -> bool:
    return last_score(past).what.key == "score-in-play"


def heels_and_nob(table: AnyTable, past: Past) -> bool:
    """Return whether a game has four features.

    A knave is turned up, another knave is counted, a hand scores at least twelve, and the margin is below ten.
    """
    lines = [line.why.key for event in scores(past) for line in event.lines]
    great = max(event.points for event in scores(past) if event.what.key == "score-hand")
    return "nob-turned" in lines and "count-nob" in lines and great >= 12 and closest(table) < 10


def closest(table: AnyTable) -> int:
    most, least = max(table.watch().public.scores), min(table.watch().public.scores)
    return most - least


def lurched_at_half(table: AnyTable, past: Past) -> bool:
    return min(table.watch().public.scores) <= table.watch().options.lurch_below - 1


def last_of_all(table: AnyTable, past: Past) -> bool:
    return last_score(past).what.key == "score-last"


def won_by_the_crib(table: AnyTable, past: Past) -> bool:
    return last_score(past).what.key == "score-crib"


def by_a_great_hand(table: AnyTable, past: Past) -> bool:
    return last_score(past).what.key == "score-hand" and last_score(past).points >= 12


def mugged(table: AnyTable, past: Past) -> bool:
    return sum(event.what.key == "score-muggins" for event in scores(past)) >= 2


def fresh_deal(table: AnyTable, past: Past) -> bool:
    return said(past, "say-fresh-deal") > 0


def noddy_wins(table: AnyTable, past: Past) -> bool:
    return last_score(past).what.key == "score-noddy-turned"


def equals_cut_again(table: AnyTable, past: Past) -> bool:
    return said(past, "say-cut-again") >= 2 and min(table.watch().public.scores) >= 45


def by_a_hand(table: AnyTable, past: Past) -> bool:
    score = last_score(past)
    return score.what.key == "score-hand" and score.seat != table.watch().public.dealer and score.points >= 8


def many_goes(table: AnyTable, past: Past) -> bool:
    return max(sum(isinstance(e, Said) and e.words.key == "say-go" for e in events) for events in past) >= 3


def reseated(table: AnyTable, past: Past) -> bool:
    rings = [e.value for events in past for e in events if isinstance(e, Changed) and e.fact == "ring"]
    return said(past, "say-cut-again") >= 2 and rings[-1] != (0, 1, 2, 3)


WANTED = (
    Wanted("two-lurched", 2, lurch),
    Wanted("two-noddy-wins", 2, noddy_wins),
    Wanted("two-out-in-play-after-taking-back", 2, out_in_play, take_back=5),
    Wanted("two-equals-cut-again", 2, equals_cut_again),
    Wanted("four-eldest-counts-out", 4, by_a_hand),
    Wanted("four-many-goes", 4, many_goes),
    Wanted("four-reseated-by-the-cut", 4, reseated),
    Wanted("four-out-in-play-after-taking-back", 4, out_in_play, take_back=9),
    *[
        Wanted(f"{preset}-{seats}-{name}", seats, fits, preset=preset, take_back=back)
        for preset, seats, name, fits, back in (
            ("modern", 2, "by-a-hand", by_a_hand, 7),
            ("modern", 2, "in-play", out_in_play, 0),
            ("modern", 3, "three-by-a-hand", by_a_hand, 7),
            ("modern", 4, "by-the-crib", won_by_the_crib, 0),
            ("encyclopaedia", 2, "knaves", heels_and_nob, 0),
            ("encyclopaedia", 2, "by-a-hand", by_a_hand, 5),
            ("encyclopaedia", 4, "for-last", last_of_all, 0),
            ("hoyle5", 2, "lurched", lurched_at_half, 0),
            ("hoyle5", 2, "knaves", heels_and_nob, 5),
            ("hoyle5", 2, "by-the-crib", won_by_the_crib, 0),
            ("hoyle6", 2, "knaves", heels_and_nob, 0),
            ("hoyle6", 2, "for-last", last_of_all, 9),
            ("hoyle6", 3, "three-lurched", lurched_at_half, 0),
            ("hoyle6", 4, "in-play", out_in_play, 0),
            ("hoyle7", 2, "by-the-crib", won_by_the_crib, 0),
            ("hoyle7", 2, "by-a-great-hand", by_a_great_hand, 7),
            ("hoyle7", 2, "in-play", out_in_play, 0),
        )
    ],
    Wanted("muggins", 2, mugged, preset="modern", rules={"count_mode": "claim"}),
    Wanted("muggins-of-three", 3, mugged, preset="modern", rules={"count_mode": "claim"}),
    Wanted(
        "encyclopaedia-by-hand",
        2,
        fresh_deal,
        preset="encyclopaedia",
        rules={"pegging": "by_hand", "count_mode": "claim", "target": 181},
        take_back=5,
    ),
)
