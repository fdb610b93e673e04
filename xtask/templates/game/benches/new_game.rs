//! Random play with legal-action generation, state clone, view, `imagine`. `cargo xtask bench`.

use gantry_bots::measure::after_entries;
use gantry_new_game::{NewGame, Setup};

gantry_testkit::measurements!(NewGame, Setup, after_entries::<NewGame>(&Setup::new(4), 4, 7));
