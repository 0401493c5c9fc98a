"""Small games that the contract holds as it holds any game, and that no visitor is offered.

``high_card`` is the template of ADDING_A_GAME.md; ``every_form`` asks for every form of answer there is.
"""
