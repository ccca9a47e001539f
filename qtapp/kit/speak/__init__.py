"""What is said: words that follow the language, tool tips, the screen reader, sounds."""
