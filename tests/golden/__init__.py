"""Golden games: finished games with interesting events. They must always replay to the same end with the same events.

The search criteria for a game are in ``wanted/<slug>.py``. The folder ``<slug>`` holds the games found, each with a
record of its events (``telling.py``). A change of the rules that breaks these games needs a new ``laws_version``. Then
make them again with ``python -m tests.golden.make SLUG``. A change that only affects messages or displayed facts needs
``python -m tests.golden.make --told SLUG``. Review the differences before you commit them.
"""
