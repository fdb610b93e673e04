//! Keys that scenarios compare in a special way.

use gantry_kernel::FactKeys;

/// The keys of [`gantry_kernel::Text::FACT_KEYS`]. The order of `draw`, `discard` and `corners`
/// matters.
pub const KEYS: FactKeys = FactKeys {
    unordered: &[
        "must",
        "may",
        "winners",
        "arrived",
        "pad",
        "stock",
        "laying",
        "shown",
        "known",
        "chosen",
        "offer.*",
        "seat.*.hand",
        "seat.*.construction",
        "seat.*.quality",
        "seat.*.launch",
        "seat.*.specialties",
        "seat.*.legal",
        "seat.*.known",
        "seat.*.knows",
        "seat.*.open",
    ],
    words: &[],
    optional: &[
        "countdown",
        "stock",
        "winners",
        "seat.*.experts.*",
        "seat.*.sealed",
        "seat.*.known",
        "seat.*.knows",
    ],
};
