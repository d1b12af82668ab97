//! Numbers that look random and are the same on every machine.

/// The generator `SplitMix64` (Steele, Lea and Flood 2014): a counter and a mixing function. Enough for drawing puzzles,
/// never for secrets.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream of this number under this seed; different numbers give streams with nothing in common.
    pub const fn stream(seed: u64, number: u64) -> Self {
        let mut start = Self(seed);
        let place = start.draw();
        Self(place ^ Self(number.wrapping_add(0x5d58_8b65_6c07_8965)).draw())
    }

    /// The next 64 bits.
    pub const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, which is below 2³².
    pub const fn below(&mut self, bound: usize) -> usize {
        (((self.draw() >> 32) * bound as u64) >> 32) as usize
    }

    /// Puts items in an order drawn evenly from all orders (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}
