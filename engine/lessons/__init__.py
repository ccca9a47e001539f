"""Learning by playing: lessons with goals, drills, and the guide of a first game. Knows no screen."""
