"""The workshop for cards of one's own: what a form offers, sentences with gaps, drafts. No screen, no file."""
