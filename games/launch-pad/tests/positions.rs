//! Positions come from outside: one that no game could reach is refused with its line, whatever it
//! says.

use gantry_launch_pad::{Card, LaunchPad};
use gantry_testkit::assert_no_position;

#[test]
fn more_specialties_than_a_byte_counts() {
    assert_no_position::<LaunchPad>(
        "[seat.A]\nspecialties = [\"140 overtime\",\n \"140 overtime\"]\n",
        "line 3: the box holds 140 cards",
    );
}

#[test]
fn more_knowledge_than_cards() {
    let facts: Vec<String> = Card::hand_kinds()
        .flat_map(|card| ["C", "D", "CD", "*", "CD*"].map(|who| format!("\"A {card} {who}\"")))
        .collect();
    assert_no_position::<LaunchPad>(
        &format!("known = [\n{}\n]\n", facts.join(",\n")),
        "line 138: LP-9.4: more is known than the hands can hold",
    );
}

#[test]
fn more_knowledge_than_cards_of_a_kind() {
    assert_no_position::<LaunchPad>(
        "known = [\n\"A thief B\",\n\"B thief A\"]\n[seat.A]\nhand = [\"thief\"]\n",
        "line 3: LP-9.4: more is known than the hands can hold",
    );
}

#[test]
fn more_cards_than_the_box_holds_are_named_where_they_stand() {
    assert_no_position::<LaunchPad>(
        "seats = 2\n\n[seat.A]\nhand = [\"29 metal\"]\n",
        "line 4: the box holds 28 metal, the position names 29",
    );
    assert_no_position::<LaunchPad>(
        "turn = \"A\"\ncorners = [\"top-left A construction\", \"top-left B launch\"]\n",
        "line 2: the box holds 1 top-left, the position names 2",
    );
    assert_no_position::<LaunchPad>(
        "turn = \"A\"\ndraw = [\"metal\"]\n",
        "line 2: the box holds 12 observer, the position names 0",
    );
}

#[test]
fn a_value_that_does_not_fit_its_stage_is_named_there() {
    assert_no_position::<LaunchPad>(
        "turn = \"A\"\nstage = \"lay\"\n",
        "line 2: LP-5.14: cards wait to be laid in the stage lay only, and of two kinds at least",
    );
    assert_no_position::<LaunchPad>(
        "stage = \"lay\"\nlaying = [\"fuel\", \"thief\"]\nshown = [\"A metal\", \"B metal\"]\n",
        "line 3: LP-5.11: what is shown waits to be laid or lies on the discard pile",
    );
    assert_no_position::<LaunchPad>(
        "seats = 2\n[seat.A]\nlaunch = [\"observer\"]\n",
        "line 3: LP-4: A cannot have launch observer",
    );
    assert_no_position::<LaunchPad>(
        "plays = 999\n",
        "line 1: invalid value: integer `999`, expected a whole number up to 255",
    );
}
