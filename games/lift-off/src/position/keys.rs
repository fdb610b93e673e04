//! Keys that scenarios compare in a special way.

use gantry_kernel::FactKeys;

/// The keys of [`gantry_kernel::Text::FACT_KEYS`]. The order of decks and played specialists
/// matters.
pub const KEYS: FactKeys = FactKeys {
    unordered: &[
        "must",
        "may",
        "winners",
        "station",
        "dismissed",
        "discards",
        "drawn",
        "chosen",
        "seat.*.hand",
        "seat.*.known",
        "seat.*.goals",
        "seat.*.earth",
        "seat.*.space",
        "seat.*.cargo",
        "seat.*.done",
        "seat.*.weights",
        "seat.*.legal",
        "seat.*.draft.passed",
        "seat.*.draft.received",
        "seat.*.goals_draft.passed",
        "seat.*.goals_draft.received",
    ],
    words: &[],
    optional: &[
        "options",
        "options.*",
        "drawing",
        "drawing.*",
        "winners",
        "places",
        "goal_points.*.*",
        "seat.*.known",
        "seat.*.sealed",
        "seat.*.draft",
        "seat.*.draft.*",
        "seat.*.goals_draft",
        "seat.*.goals_draft.*",
        "seat.*.carried",
        "seat.*.carried.*",
    ],
};
