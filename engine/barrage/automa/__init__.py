"""The Automa: its tiles, its criteria, its choices and its turn."""
