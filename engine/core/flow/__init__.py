"""Steps of a game as data, the questions they ask, and the kernel that runs them."""
