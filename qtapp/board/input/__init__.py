"""Mouse, keyboard and menus: from a gesture to an answer or an action."""
