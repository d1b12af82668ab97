//! Text to grids and grids to text: every notation is read by one tolerant rule, with errors that name line and column.
