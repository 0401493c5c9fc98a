"""Periods in which a press was probably meant for an earlier state of the screen. This module does not need pygame."""

CHANGE_TIME = 400.0
"""Milliseconds for which presses of a control are ignored after its effect has changed."""
REPEATED_PRESS_TIME = 350.0
"""Milliseconds after a press in which a further press counts as an accidental repetition.

The first press hurried the table or gave an answer.
"""
