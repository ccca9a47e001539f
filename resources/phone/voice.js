// The page of a class.
