//! Positions come from outside: one that no game could reach is refused with its line, whatever it says.

use gantry_kernel::Text as _;
use gantry_launch_pad::{Card, LaunchPad};

#[track_caller]
fn check(position: &str, refusal: &str) {
    let fault = LaunchPad::read_position(position).expect_err("not a possible position");
    assert_eq!(fault.to_string(), refusal);
}

#[test]
fn more_specialties_than_a_byte_counts() {
    check(
        "[seat.A]\nspecialties = [\"140 overtime\",\n \"140 overtime\"]\n",
        "line 3: the box holds 140 cards",
    );
}

#[test]
fn more_knowledge_than_cards() {
    let facts: Vec<String> = Card::hand_kinds()
        .flat_map(|card| ["C", "D", "CD", "*", "CD*"].map(|who| format!("\"A {card} {who}\"")))
        .collect();
    check(
        &format!("known = [\n{}\n]\n", facts.join(",\n")),
        "line 138: LP-9.4: more is known than the hands can hold",
    );
}
