"""What a game gives the kernel, free hands, and the audit of tables they leave behind."""
