"""Every Form: a game that asks for every form of answer there is, one after the other."""

from crowe_table.games.every_form.rules import EveryForm

GAME = EveryForm()
