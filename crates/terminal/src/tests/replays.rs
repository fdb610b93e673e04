//! Playing back recorded games.

use gantry_catalog::Perspective;
use gantry_kernel::{Seat, Viewer};

use crate::console::Key;
use crate::playback::{PlaybackOptions, watch};
use crate::testing::{RaceFixture, Script, voice};

const TRUE_SPEED: PlaybackOptions = PlaybackOptions { speed: 1.0, paused: false, at: 0 };

fn race() -> RaceFixture {
    RaceFixture::played(&[(3100, "A", "run 1"), (4600, "B", "run 1"), (9600, "A", "run 1")])
}

fn run(watching: PlaybackOptions, keys: &[(u64, Key)]) -> Script {
    let mut script = Script::new(80, 24, keys);
    let perspective = Perspective::Of(Viewer::Seat(Seat::new(1)));
    watch(&race(), &voice(), "Dash", perspective, watching, &mut script).expect("nothing fails");
    script
}

#[test]
fn true_speed_is_that_of_the_record() {
    let script = run(TRUE_SPEED, &[(12_000, Key::Other)]);
    script.expect(0, "entry 0 of 4 · 0:00 · 1×");
    script.expect(3050, "entry 1 of 4 · 0:03");
    script.expect(3150, "Ada runs 1.");
    script.expect_no(4500, "Bob runs 1.");
    script.expect(4700, "Bob runs 1.");
    script.expect(7050, "0:07");
    script.expect(9700, "entry 4 of 4 · 0:09 · 1× · paused");
}

#[test]
fn ten_times_faster_takes_a_tenth() {
    let script = run(PlaybackOptions { speed: 10.0, ..TRUE_SPEED }, &[(2000, Key::Other)]);
    script.expect(100, "██████");
    script.expect_no(430, "Bob runs 1.");
    script.expect(520, "Bob runs 1.");
    script.expect(1000, "entry 4 of 4");
}

#[test]
fn steps_go_both_ways_and_wait() {
    let keys = [
        (1000, Key::Right),
        (2000, Key::Right),
        (3000, Key::Left),
        (4000, Key::End),
        (5000, Key::Right),
        (6000, Key::Home),
        (7000, Key::Left),
        (8000, Key::Other),
    ];
    let script = run(PlaybackOptions { paused: true, ..TRUE_SPEED }, &keys);
    let seen =
        [(500, 0), (1500, 1), (2500, 2), (3500, 1), (4500, 4), (5500, 4), (6500, 0), (7500, 0)];
    for (at, entry) in seen {
        script.expect(at, &format!("entry {entry} of 4"));
        script.expect(at, "paused");
    }
    script.expect(2500, "Ada runs 1.");
    script.expect_no(3500, "Ada runs 1.");
}

#[test]
fn space_pauses_and_goes_on() {
    let keys = [(3500, Key::Char(' ')), (60_000, Key::Char(' ')), (62_000, Key::Other)];
    let script = run(TRUE_SPEED, &keys);
    script.expect(59_000, "entry 2 of 4 · 0:03 · 1× · paused");
    script.expect_no(61_000, "Bob runs 1.");
    script.expect(61_200, "Bob runs 1.");
}

#[test]
fn the_speed_changes_on_the_way() {
    let keys = [
        (1000, Key::Char('+')),
        (2500, Key::Char('-')),
        (2600, Key::Char('-')),
        (3000, Key::Other),
    ];
    let script = run(TRUE_SPEED, &keys);
    script.expect(1100, "0:01 · 2×");
    script.expect(2100, "entry 2 of 4 · 0:03 · 2×");
    script.expect(2700, "0.5×");
}

#[test]
fn it_begins_where_it_is_told_to() {
    let script = run(PlaybackOptions { at: 3, ..TRUE_SPEED }, &[(6000, Key::Other)]);
    script.expect(0, "entry 3 of 4 · 0:04");
    script.expect(0, "Bob runs 1.");
    script.expect(5100, "entry 4 of 4");
}
