"""Who sits at this screen: the curtain between people, and computers at their seats."""
