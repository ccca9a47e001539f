"""The window of the program, a room for each thing that it can show."""
