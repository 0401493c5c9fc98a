"""Small games that the contract holds as it holds any game, and that no visitor is offered.

``high_card`` is the template of docs/adding-a-game.md; ``every_form`` asks for every form of answer there is.
"""
