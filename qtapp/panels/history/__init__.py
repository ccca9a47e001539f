"""What has happened: the log, the timeline and remarks on its moments."""
