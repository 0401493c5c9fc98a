"""Formations: where everything lies on a table, drawn by hand and composed once for a sitting.

``square``, ``facing``, ``oval``, ``cloth`` and ``ring`` are the drawings, in fractions of the cloth. ``things`` knows
the size of each kind of object, ``regions`` lays several in one anchor, and ``composing`` follows a drawing.
"""
