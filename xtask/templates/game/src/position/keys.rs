//! Keys that scenarios compare in a special way.

use gantry_kernel::FactKeys;

/// The keys of [`gantry_kernel::Text::FACT_KEYS`].
pub const KEYS: FactKeys = FactKeys {
    unordered: &["must", "winners", "seat.*.legal"],
    words: &[],
    optional: &["options", "options.*", "winners", "seat.*.card", "seat.*.score"],
};
