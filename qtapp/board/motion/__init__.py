"""Slow motion, replay of what happened, and the camera."""
