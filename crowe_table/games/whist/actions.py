"""What a player of Whist may answer is all asked by the kit: cutting, shuffling, calling, playing, looking back."""
