"""Pictures: drawings, cards, texts and piles as values, and the cache of their pixels."""
