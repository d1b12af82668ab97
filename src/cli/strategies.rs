//! Strategies as arguments: their names and one-line helps come from the one table in `search`.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::search::Strategy;

/// Reads the name of a strategy.
pub fn strategy_parser() -> impl TypedValueParser<Value = Strategy> {
    let values = Strategy::ALL.map(|strategy| PossibleValue::new(strategy.name()).help(strategy.help()));
    PossibleValuesParser::new(values)
        .map(|name| Strategy::from_name(&name).expect("only names of strategies are possible values"))
}

/// `--seed S`, for the strategy that shuffles.
#[derive(Args, Clone, Copy, Debug)]
pub struct Shuffle {
    /// The order of the strategy `shuffled`
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
}

impl Shuffle {
    /// The strategy, with this seed if it takes one.
    pub const fn seeded(self, strategy: Strategy) -> Strategy {
        match strategy {
            Strategy::Shuffled { .. } => Strategy::Shuffled { seed: self.seed },
            other => other,
        }
    }
}
