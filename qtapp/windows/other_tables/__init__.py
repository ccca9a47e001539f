"""Phones and second tables: the door of this table, and a seat at another one."""
