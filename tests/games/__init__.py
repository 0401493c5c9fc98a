"""Small games that are tested like any game but not offered to users.

``high_card`` and ``every_form`` are the templates of ``python -m tests.new_game``. High Card is the shortest whole
game. Every Form asks for every form of answer.
"""
