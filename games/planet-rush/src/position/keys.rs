//! Keys that scenarios compare in a special way.

use gantry_kernel::FactKeys;

/// The keys of [`gantry_kernel::Text::FACT_KEYS`]. The order of decks, of what is known of them,
/// and of rows matters.
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
