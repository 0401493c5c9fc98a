"""Starts the program: ``python -m crowe_table``, ``crowe-table``, or the standalone program."""

import sys


def main() -> int:
    """Runs the command line. A standalone program may be started as its own worker process first."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    from crowe_table.cli import run  # Not before: a worker process has no need of it.

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
