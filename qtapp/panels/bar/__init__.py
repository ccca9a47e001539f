"""The bar of the game and the rail: commands, where the game stands, and the people at the table."""
