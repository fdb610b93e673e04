//! Which steps can be taken back: those that have shown nothing hidden and affected nobody else.

use gantry_kernel::{Digest, Game as _, Match, Millis, Seat, Text as _, UndoError};
use gantry_lift_off::{Action, LiftOff};

/// Seat A does all of these steps; returns the result of taking the last one back.
#[track_caller]
fn after(position: &str, steps: &[&str]) -> Result<(), UndoError> {
    let state = LiftOff::read_position(LiftOff::RULES, position).expect("a possible position");
    let mut table = Match::<LiftOff>::new(state, Digest::of(b"table"));
    let seat = Seat::new(0);
    let mut before = table.clone();
    for step in steps {
        before = table.clone();
        let action: Action = step.parse().expect("an action");
        table.act(Millis(0), seat, action).expect("a legal step");
    }
    let answer = table.undo(seat);
    if answer.is_ok() {
        assert_eq!(table.state(), before.state(), "{steps:?}");
        assert_eq!(table.digest(), before.digest(), "{steps:?}");
    }
    answer
}

fn at_work(card: &str, more: &str) -> String {
    format!(
        "stage = \"specialists\"\n[seat.A]\nmoney = 30\nplayed = [\"{card}\"]\ntask = \"work\"\n{more}"
    )
}

const ROCKET: &str = "stage = \"launches\"\n[seat.A]\nmoney = 20\nred = 1\nweights = [1]\n\
                      earth = [\"hydroscope\", \"planetary-mapping\"]\n";

#[test]
fn steps_that_show_nothing() {
    let free: &[(&str, &[&str])] = &[
        (&at_work("chief-chemist", ""), &["do buy-three red"]),
        (&at_work("chief-chemist", ""), &["do buy-three red", "more blue"]),
        (&at_work("chief-chemist", ""), &["do buy-three red", "done"]),
        (&at_work("stage-designer", ""), &["do capacity"]),
        (&at_work("stage-designer", ""), &["do capacity", "do propulsion"]),
        (&at_work("lab-director", ""), &["do lab"]),
        (&at_work("satellite-analyst", "space = [\"hydroscope\"]\n"), &["do survey-1"]),
        (ROCKET, &["launch lab"]),
        (ROCKET, &["launch lab", "boost 1"]),
        (ROCKET, &["launch lab", "load hydroscope"]),
        (ROCKET, &["launch lab", "load hydroscope", "lift-off"]),
        (ROCKET, &["launch lab", "load planetary-mapping", "lift-off", "map red"]),
        (ROCKET, &["launch lab", "load planetary-mapping", "lift-off", "decline"]),
        ("stage = \"sale\"\n[seat.A]\ngoals = [\"yellow\", \"...\"]\n", &["sell yellow"]),
        ("stage = \"draft two\"\n[seat.A]\nhand = [\"broker\", \"...\"]\n", &["keep broker"]),
    ];
    for (position, steps) in free {
        assert_eq!(after(position, steps), Ok(()), "{steps:?}");
    }
}

#[test]
fn steps_that_show_something_or_touch_others() {
    let kept: &[(&str, &[&str])] = &[
        // A card from the hand is shown.
        ("stage = \"specialists\"\n[seat.A]\nhand = [\"broker\", \"...\"]\n", &["play broker"]),
        // The others are paid.
        (&at_work("financier", ""), &["do grant"]),
        (&at_work("satellite-analyst", "[seat.B]\nspace = [\"hydroscope\"]\n"), &["do survey-1"]),
        // Another player is next.
        (&at_work("lab-director", ""), &["done"]),
        (ROCKET, &["done"]),
        ("stage = \"sale\"\n", &["done"]),
        // Cards are seen.
        ("stage = \"missions\"\n", &["deck 1"]),
        (
            "stage = \"missions\"\n[decks]\n1 = [\"hydroscope\", \"...\"]\n",
            &["deck 1", "keep hydroscope"],
        ),
        // The draft begins.
        ("seats = 3\nround = 2\nstage = \"direction\"\n", &["left"]),
        // The last choice of a draft reveals all of them.
        (
            "stage = \"draft two\"\n[seat.A]\nhand = [\"broker\", \"...\"]\n\
             [seat.B]\nhand = [\"financier\", \"...\"]\nsealed = \"financier\"\n",
            &["keep broker"],
        ),
    ];
    for (position, steps) in kept {
        assert_eq!(after(position, steps), Err(UndoError::Revealed), "{steps:?}");
    }
}
