//! Views and actions as numbers.

use gantry_lift_off::{LiftOff, Setup};

gantry_testkit::encoding_tests! {
    LiftOff, seed 1, (2..=4).flat_map(Setup::variants).collect::<Vec<_>>(),
    digest "60ef4eee0590e38a"
}
