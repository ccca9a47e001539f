"""What is kept on this computer: settings, memory of games, packs, locks; and what program this is."""
