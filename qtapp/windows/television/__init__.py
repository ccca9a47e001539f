"""The table on a television: people, boards and the last move, large, as an onlooker sees them."""
