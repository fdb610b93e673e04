//! The examples of `docs/notation-planet-rush.md` are true.
//!
//! When the rules or digests change, remake the record there. The input is piped and takes no time,
//! so the record is always the same; empty lines hand the screen over:
//!
//! ```text
//! printf '\nready @1.0\n\nready @1.0\n\ncycle @1.0\n\ncycle @1.0\n\ndiscard @1.1\n' |
//!     gantry play planet-rush --hot-seat --name Ada --name Bob --seed 12 \
//!         --option pace=turns --save FILE
//! ```

use gantry_planet_rush::PlanetRush;
use gantry_testkit::assert_examples;

#[test]
fn examples_hold() {
    assert_examples::<PlanetRush>(include_str!("../../../docs/notation-planet-rush.md"));
}
