"""What is said: messages with ids, rules and refusals, errors. Knows nothing of tables."""
