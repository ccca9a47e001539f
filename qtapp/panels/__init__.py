"""What lies round and over the table: cards, lists and lights, a room for each purpose."""
