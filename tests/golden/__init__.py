"""Finished games, each with something in it worth keeping. They must replay to the same end for ever.

What is wanted of a game is in ``wanted/<slug>.py``; what was found lies in the folder of its name. A change of the laws
that breaks them is a new edition of the laws: raise ``laws_version``, and make them anew with
``python -m tests.golden.make <slug>``.
"""
