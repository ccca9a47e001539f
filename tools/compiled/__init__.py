"""The engine, compiled: a copy is translated for mypyc and built beside the source, which stays as it is."""
