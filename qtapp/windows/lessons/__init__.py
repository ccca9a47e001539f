"""Courses, the table of a lesson, and lessons of one's own."""
