"""What windows are made of: commands, labels, layouts, choosers, the ring of the keyboard, regions of the table."""
