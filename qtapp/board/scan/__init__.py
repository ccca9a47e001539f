"""A person's own scans of the boards: corners, perspective, files."""
