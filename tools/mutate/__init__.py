"""Changes the program in small ways and looks whether the tests notice: `python -m tools.mutate [--most 40]`.

* `changes.py`: the changes, and the sample that is drawn of them
* `switches.py`: a program that holds all of them at once, each behind a switch
* `server.py`: tests in forks of a process that has everything in memory
* `kept.py`: what a run that was stopped has found out
* `report.py`: rates and survivors
"""
