"""What one viewer sees, is asked and is told, between the engine and the window."""
