"""What windows, panels and dialogs are made of: what paints, what stores, what speaks, what waits, and controls."""
