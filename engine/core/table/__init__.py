"""The table: places, pieces, counts, the operations that change it, and what a seat may see of it."""
