"""How things look: the theme and its style sheet, paper, icons, letters, pictures from files."""
