"""Pictures of the window, made off-screen: to be looked at, and for the readme."""

LANGUAGES = ("en", "hu", "de")
"""Of the readme."""
