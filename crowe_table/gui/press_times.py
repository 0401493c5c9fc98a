"""Periods in which a press was probably meant for an earlier state of the screen. This module does not need pygame."""

CHANGE_TIME = 400.0
"""Milliseconds for which presses of a control are ignored after its effect has changed."""
REPEATED_PRESS_TIME = 350.0
"""Time after a press, in milliseconds, in which another press counts as an accidental repetition.

This concerns presses that hurry the table or give an answer.
"""
