"""What something is, why something is not allowed, the rules, and the guide of a first game."""
