"""What every game owes the house. A game is put to these tests by being there."""
