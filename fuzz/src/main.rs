//! The fuzzer: one program for all claims, so that they are instrumented and linked once.
//! `GANTRY_FUZZ_TARGET` selects the claim; `cargo xtask fuzz` sets it.
#![no_main]

use std::sync::LazyLock;

use gantry_claims::{TARGETS, Target};

static TARGET: LazyLock<&Target> = LazyLock::new(|| {
    let name = std::env::var("GANTRY_FUZZ_TARGET").expect("GANTRY_FUZZ_TARGET names a target");
    let target = TARGETS.iter().find(|target| target.name == name);
    target.unwrap_or_else(|| panic!("no fuzz target {name}"))
});

libfuzzer_sys::fuzz_target!(|input: &[u8]| TARGET.check(input));
