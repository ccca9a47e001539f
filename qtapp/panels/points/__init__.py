"""What the points came from and how they grew; the review of a game."""
