"""Learning by playing: lessons on the ordinary table, their courses, and what a pupil has done."""
