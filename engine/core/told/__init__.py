"""What happened, told to one pair of eyes: beats that can be played, and one line for each person."""
