//! Every scenario holds, and every numbered rule has one.

use gantry_new_game::NewGame;

gantry_testkit::scenario_tests! {
    NewGame, "NG", at least 6 rules,
    apart &[]
}
