"""Looking at the drawings."""
