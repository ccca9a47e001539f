"""The table on the screen: scene, pieces, drags, highlights. Knows no particular game."""
