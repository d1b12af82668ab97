//! Eight 16-bit lanes side by side.
//!
//! On `x86_64` they are one SSE2 register: SSE2 is part of every such machine, so nothing has to be detected. Elsewhere
//! they are an array, and the compiler makes of it what the machine has. A test holds the two to the same results.

#[cfg(any(test, not(target_arch = "x86_64")))]
mod array;
#[cfg(target_arch = "x86_64")]
mod sse2;

#[cfg(not(target_arch = "x86_64"))]
pub use array::Lanes;
#[cfg(target_arch = "x86_64")]
pub use sse2::Lanes;
