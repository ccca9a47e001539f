"""Phones at the table: what is said over the home network, who holds which seat, and the server that carries it.

Nothing of this is imported before somebody opens the door (`qtapp.windows.other_tables.devices`). What judges and
decides (`wire`, `packets`, `chairs`, `host`) knows no socket, no thread and no screen.
"""
