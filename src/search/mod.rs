//! Searches made to be watched: resumable, countable, explained, and reachable at any step.
