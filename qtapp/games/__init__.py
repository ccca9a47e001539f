"""What the shared board cannot draw: one folder a game."""
