"""The decision: what is asked, in steps; all options in a list; questions over items."""
