"""Small games that are tested like any game but not offered to users.

``high_card`` is the template of docs/adding-a-game.md; ``every_form`` asks for every form of answer.
"""
