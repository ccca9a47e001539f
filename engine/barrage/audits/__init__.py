"""What on a table does not agree with the rules of Barrage, and how to repair it."""
