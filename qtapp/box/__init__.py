"""The workshop for the cards of one's own box: a list, a form that is a sentence with gaps, and the card."""
