//! How settings serialize the version of the rules. Version 1 is left out: its digests were made
//! before there was another.

/// The version of settings that name none.
pub const fn first() -> u32 {
    1
}

/// Whether the version is left out.
pub const fn is_first(rules: &u32) -> bool {
    *rules == first()
}
