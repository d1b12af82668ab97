//! The whole grid at once in vector registers: AVX-512 and AVX2, each detected when the program runs.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(target_arch = "x86_64")]
mod pile;
mod splits;
mod wide;
mod width;
mod work;

pub use wide::{Cells, Wide};
pub use width::{Missing, Width};
pub use work::Found;
