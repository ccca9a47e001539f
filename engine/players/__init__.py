"""Computer players: they are given what one seat sees, and nothing else."""

from engine.core.messages.stored import add_wordings

add_wordings(__name__)
