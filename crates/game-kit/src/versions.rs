//! How settings write the version of the rules: digests of version 1 were made before there was
//! another, so it is not written there.

/// The version of settings that name none.
pub const fn first() -> u32 {
    1
}

/// Whether the version is not written.
pub const fn is_first(rules: &u32) -> bool {
    *rules == first()
}
