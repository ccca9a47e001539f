"""The docks and panels round the table."""
