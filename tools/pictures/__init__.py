"""Pictures of the window, made off-screen: to be looked at, and for the readme."""

from qtapp.i18n import complete

LANGUAGES = complete()
"""Of the readme."""
