"""The benchmark behind `make bench`: our engine, and Catanatron's random game beside it."""
