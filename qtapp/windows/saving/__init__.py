"""The game on the table and the disk: kept by itself, opened and saved by hand, its small picture."""
