//! Views and actions as numbers.

use gantry_new_game::{NewGame, Setup};

gantry_testkit::encoding_tests! {
    NewGame, seed 1, (2..=4).flat_map(Setup::variants).collect::<Vec<_>>()
}
