"""Main window and start page."""
