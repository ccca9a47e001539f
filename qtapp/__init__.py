"""The window of Társas: draws views, turns drags into answers. Holds no rule."""
