"""What is printed: a game's rules on one page, and the slip of a game that is over, as PDF in the booke's type.

It is loaded when something is printed, and not before: its library takes a quarter of a second.
"""
