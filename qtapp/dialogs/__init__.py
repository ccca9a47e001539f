"""Dialogs: all opened with open(), none blocks the loop."""
