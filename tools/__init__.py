"""Set-up and measuring: what is run beside the program, never by it."""
