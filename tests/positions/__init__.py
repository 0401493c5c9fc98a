"""Test positions: for each game a file of choices whose right answer is known, and why."""
