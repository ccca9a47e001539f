"""The end of a game: who won and why, and the review of its decisions."""
