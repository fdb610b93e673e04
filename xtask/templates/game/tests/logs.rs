//! Records of earlier releases stay provable, and the answers of the game on the way stay the same.

use gantry_new_game::NewGame;
use gantry_testkit::archive::{assert_forms, assert_playthroughs, assert_proved};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");

#[test]
fn every_archived_record_is_proved() {
    assert_proved::<NewGame>(FOLDER);
}

#[test]
fn every_answer_on_the_way_is_the_same() {
    assert_playthroughs::<NewGame>(FOLDER);
}

#[test]
fn the_form_of_digests_is_as_written_down() {
    assert_forms::<NewGame>(FOLDER);
}
