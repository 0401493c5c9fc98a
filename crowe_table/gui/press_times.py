"""Periods in which a press was probably meant for an earlier state of the screen. This module does not need pygame."""

CHANGE_TIME = 400.0
"""Milliseconds after a change of a control's effect in which presses of the control are ignored."""
REPEATED_PRESS_TIME = 350.0
"""Milliseconds after a press that hurried the table or gave an answer in which a further press counts as an accidental
repetition.
"""
