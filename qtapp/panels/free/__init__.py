"""Free hands: what they may set, and the list that leads back to strict play."""
