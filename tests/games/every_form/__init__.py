"""Every Form: a game that asks for every form of answer in turn."""

from crowe_table.games.every_form.rules import EveryForm

GAME = EveryForm()
