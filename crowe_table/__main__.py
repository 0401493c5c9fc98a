"""Entry point: ``python -m crowe_table``, ``crowe-table``, or the standalone program."""

import sys

from crowe_table.launch import MATCH, PRINT, REVIEW, THINK


def main() -> int:
    """Run the command line. In a child process, run its service instead."""
    if sys.argv[1:] == [THINK]:
        from crowe_table.hosting.thinking import serve  # Deferred: the command line does not need it.

        return serve()
    if sys.argv[1:] == [PRINT]:
        from crowe_table.printing.job import print_paper  # Deferred, as above.

        return print_paper()
    if sys.argv[1:] == [REVIEW]:
        from crowe_table.hosting.review_job import serve as serve_review  # Deferred, as above.

        return serve_review()
    if sys.argv[1:] == [MATCH]:
        from crowe_table.hosting.match_job import serve as serve_match  # Deferred, as above.

        return serve_match()
    from crowe_table.cli import run  # Deferred: a thinking process does not need it.

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
