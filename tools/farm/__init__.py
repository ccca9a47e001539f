"""Work on many machines or on one: jobs in, results out, kept so that a run can be stopped and resumed anywhere."""
