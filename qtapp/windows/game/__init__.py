"""The window of a game: one bar, the table, and whatever lies over it while it is played."""
