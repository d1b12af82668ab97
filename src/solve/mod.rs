//! Answers made to be fast: first solution, count, uniqueness, all solutions.
