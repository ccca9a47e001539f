"""Where things stand: outlines of places in the drawings, and how the boards are laid out."""
