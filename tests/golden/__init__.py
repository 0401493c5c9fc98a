"""Finished games, each with something in it worth keeping. They must replay to the same end for ever, and tell
everybody the same on the way.

What is wanted of a game is in ``wanted/<slug>.py``; what was found lies in the folder of its name, each game beside
what it told (``telling.py``). A change of the laws that breaks them is a new edition of the laws: raise
``laws_version``, and make them anew with ``python -m tests.golden.make SLUG``. A change of what is said or shown alone
needs ``python -m tests.golden.make --told SLUG``: read what differs before you keep it.
"""
