"""The figures of the screen: how much is seen, how far it is to a move, what is asked.

Each module here measures some of them and has a function `figures()` that gives its rows; `make screen-figures` prints
the rows of all modules.
"""
