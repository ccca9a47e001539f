"""Effects of cards, slots, metropolises and contracts: what they are, what they say, what they do."""
