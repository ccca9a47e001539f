"""Looking after the lessons that come with the program."""
