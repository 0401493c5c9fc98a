"""Golden games: finished games with interesting events. They must always replay to the same end with the same events.

The search criteria for a game are in ``wanted/<slug>.py``. The games found are in the folder of its name, each with a
record of its events (``telling.py``). A change of the rules that breaks them needs a new ``laws_version``; then
regenerate them with ``python -m tests.golden.make SLUG``. A change of messages or displayed facts alone needs ``python
-m tests.golden.make --told SLUG``: review the differences before you keep them.
"""
