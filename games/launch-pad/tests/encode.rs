//! Views and actions as numbers.

use gantry_launch_pad::{LaunchPad, Setup};

gantry_testkit::encoding_tests! {
    LaunchPad, seed 1, (2..=4).flat_map(Setup::variants).collect::<Vec<_>>(),
    digest "9fe666e65c680e3d"
}
