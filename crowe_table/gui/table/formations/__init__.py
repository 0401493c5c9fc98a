"""Formations: hand-drawn plans of where the objects of a game lie on the table.

``square``, ``facing``, ``oval``, ``cloth`` and ``ring`` contain the plans, in fractions of the cloth. ``things`` knows
the size of each kind of object, ``regions`` fits several objects into one region, and ``composing`` places all objects
by a plan, once for each sitting.
"""
