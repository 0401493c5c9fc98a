"""Formations: hand-drawn plans of the positions of a game's objects on the table.

``square``, ``facing``, ``oval``, ``cloth`` and ``ring`` contain the plans, in fractions of the cloth. ``blocks``
defines the size of each kind of object. ``regions`` fits several objects into one region. ``composing`` places all
objects by a plan, once for each sitting.
"""
