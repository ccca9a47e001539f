"""The start page: the games, the one to go on with, and the library of all kept games."""
