"""Looking ahead: what an answer would bring, and players that choose by it."""
