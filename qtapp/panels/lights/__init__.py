"""What is laid over the table to show something on it: lights, arrows at the edges, pictures of other boards."""
