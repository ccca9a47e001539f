"""What windows, panels and dialogs are made of: spoken texts, icons, the style sheet, a few controls of our own."""
