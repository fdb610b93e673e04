//! Keys that scenarios compare in a way of their own.

use gantry_kernel::FactKeys;

/// The keys of [`gantry_kernel::Text::FACT_KEYS`]. Decks, what is known of them, and rows have an
/// order.
pub const KEYS: FactKeys = FactKeys {
    unordered: &[
        "must",
        "may",
        "winners",
        "ready",
        "planet.*.seats",
        "contest.cargo.*",
        "seat.*.discards",
        "seat.*.touches",
        "seat.*.legal",
    ],
    words: &["contest.cargo.*", "seat.*.deck", "seat.*.known", "seat.*.discards", "seat.*.rows.*"],
    optional: &[
        "options",
        "options.*",
        "layout",
        "until",
        "turn",
        "ready",
        "last",
        "winners",
        "ranks",
        "contest",
        "contest.*",
        "seat.*.unseen",
        "seat.*.rests",
        "seat.*.touches",
        "seat.*.rows.*",
    ],
};
