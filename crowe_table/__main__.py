"""Starts the program: ``python -m crowe_table``, ``crowe-table``, or the standalone program."""

import sys

from crowe_table.launch import PRINT, THINK


def main() -> int:
    """Runs the command line; or, if the program was started so by itself, thinks or prints."""
    if sys.argv[1:] == [THINK]:
        from crowe_table.hosting.thinking import serve  # Not before: the command line has no need of it.

        return serve()
    if sys.argv[1:] == [PRINT]:
        from crowe_table.printing.job import print_paper  # As above.

        return print_paper()
    from crowe_table.cli import run  # Not before: a process that thinks has no need of it.

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
